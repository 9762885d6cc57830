"""`tottenbury analyse` for the card games: chances by a net, what each decision lost, what each drawn card brought."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from tottenbury.analysis.cards import Account, Choice, GameAccounts, Kind, Piece, Verdict, judge_position, judge_record
from tottenbury.analysis.curve import draw_curve
from tottenbury.core.errors import TottenburyError
from tottenbury.core.position import Position, View
from tottenbury.core.rulebook import Rulebook
from tottenbury.core.seats import Seat
from tottenbury.notation.record import UNFINISHED, Record
from tottenbury.opponents.naming import opponent
from tottenbury.opponents.nets.files import UnfitNet
from tottenbury.opponents.nets.players import LearnedOpponent
from tottenbury.terminal.common import print_json, seat_of
from tottenbury.terminal.games import presenter_of

SHOWN, SHOWN_MOVES = 3, 20
"""How many better moves of a decision, and how many moves of a position, are printed unless all are asked for."""

MARKS = {"blunder": "??", "mistake": "?", "inaccuracy": "?!"}

TELLING = 0.0005
"""What is smaller is printed as nothing."""


def _judge(arguments: argparse.Namespace, book: Rulebook) -> LearnedOpponent:
    """The net that judges."""
    name = "learned" if arguments.net is None else f"learned:{arguments.net}"
    judge = opponent(name)
    assert isinstance(judge, LearnedOpponent)
    try:
        judge.check_plays(book)
    except UnfitNet:
        raise
    except TottenburyError as error:
        raise TottenburyError(f"{error}, and --net FILE judges by it") from None
    return judge


# Positions


def analyse_position(arguments: argparse.Namespace, situation: Position | View) -> int:
    """Judge a position by what the seat to move, or the one whose view it is, knows."""
    if arguments.svg is not None:
        raise TottenburyError("--svg draws a game; a single position has no curve")
    if situation.outcome is not None:
        raise TottenburyError(f"that game is over: {situation.outcome}")
    verdict = judge_position(situation, _judge(arguments, situation.book))
    if arguments.json:
        choices = _choices_json(verdict.choices, "loss")
        print_json({"position": str(situation), "seat": verdict.seat.letter, "win": verdict.chance, "moves": choices})
    else:
        _print_verdict(situation, verdict, None if arguments.all else SHOWN_MOVES)
    return 0


def _print_verdict(situation: Position | View, verdict: Verdict, shown: int | None) -> None:
    waiting = "" if situation.to_move is verdict.seat else f", while {situation.to_move} decides"
    print(f"{verdict.seat} wins with probability {verdict.chance:.1%}{waiting}.")
    if not verdict.choices:
        return
    print(f"{'win':>7}{'loss':>8}  move")
    for choice in verdict.choices[:shown]:
        print(f"{choice.chance:7.1%}{choice.difference:8.1%}  {choice.move}")
    if shown is not None and len(verdict.choices) > shown:
        print(f"{len(verdict.choices) - shown} more moves; --all prints them")


# Games


def analyse_record(arguments: argparse.Namespace, record: Record) -> int:
    """Judge a game, decision by decision and card by card."""
    game = judge_record(record, _judge(arguments, record.book))
    if arguments.svg is not None:
        names = {seat: _name(record, seat) for seat in Seat}
        Path(arguments.svg).write_text(draw_curve(game, f"{record.book.id}: {_ending(record, game)}", names), encoding="utf-8")
    if arguments.json:
        print_json(_game_json(record, game))
    else:
        _print_game(record, game, None if arguments.all else SHOWN)
    return 0


def _name(record: Record, seat: Seat) -> str:
    """A seat, and who sat there."""
    player = record.tags.get(str(seat), "?")
    return str(seat) if player == "?" else f"{seat} ({player})"


def _ending(record: Record, game: GameAccounts) -> str:
    """How the game ended, in a few words."""
    if record.result == UNFINISHED:
        return "unfinished"
    winner, _, reason = record.result.partition(" ")
    words = presenter_of(record.book).describe_outcome(seat_of(winner), reason)
    return words if game.finished else f"{words}, before the end"


def _print_game(record: Record, game: GameAccounts, shown: int | None) -> None:
    print(f"{record.book.id}, {game.turns} turns: {_ending(record, game)}.")
    print("Every chance is that of the player who moves, by what he could know.\n")
    print(" turn    before     after    change")
    entries = [(piece, account.seat) for account in game.accounts for piece in account.pieces if piece.kind in (Kind.DECISION, Kind.LUCK)]
    for piece, seat in sorted(entries, key=lambda entry: entry[0].step):
        print(_line(piece, seat, shown))
    for account in game.accounts:
        print()
        for line in _summary(record, game, account):
            print(line)


def _line(piece: Piece, seat: Seat, shown: int | None) -> str:
    """A decision or a drawn card."""
    change = f"{piece.change:+8.1%}" if abs(piece.change) >= TELLING else f"{'=':>8}"
    line = f"{piece.turn:4}. {seat.letter} {piece.before:7.1%} -> {piece.after:6.1%}{change} {MARKS.get(piece.name, ''):<2} "
    if piece.kind is Kind.LUCK:
        return f"{line}{piece.text}  (luck)"
    better = [choice for choice in piece.better if choice.difference >= TELLING]
    told = ", ".join(f"{choice.move} {choice.difference:+.1%}" for choice in better[:shown])
    more = f" and {len(better) - shown} more" if shown is not None and len(better) > shown else ""
    return f"{line}{piece.text}" + (f"  better: {told}{more}" if told else "")


def _summary(record: Record, game: GameAccounts, account: Account) -> list[str]:
    """What a game came to for one player."""
    counts = ", ".join(_counted(account.count(name), name) for name in MARKS)
    skill = f"{len(account.decisions)} decisions, {account.mean_loss:.2%} lost a decision; {counts}; luck {_signed(account.luck)}"
    result = {1.0: "won", 0.0: "lost", 0.5: "drawn"}[account.end] if game.finished else "not played to its end"
    pieces = [
        f"{_signed(account.luck)} luck",
        f"{_signed(-account.loss)} by own decisions",
        f"{_signed(account.theirs)} by {account.seat.other}",
    ]
    if abs(account.revised) >= TELLING:
        pieces.append(f"{_signed(account.revised)} second thoughts of the judge")
    last = "at the end" if game.finished else "in the last position"
    return [
        f"{_name(record, account.seat)}: {skill}; {result}",
        f"  {account.start:.1%} at the start {' '.join(pieces)} = {account.end:.1%} {last}",
    ]


def _signed(change: float) -> str:
    """A change of a chance; one that is too small to tell has no sign."""
    return f"{change:+.1%}" if abs(change) >= TELLING else "0.0%"


def _counted(number: int, name: str) -> str:
    plural = f"{name[:-1]}ies" if name.endswith("y") else f"{name}s"
    return f"{number} {name if number == 1 else plural}"


def _game_json(record: Record, game: GameAccounts) -> dict[str, Any]:
    players = {account.seat.letter: _account_json(account, game.turns) for account in game.accounts}
    return {"rulebook": record.book.id, "result": record.result, "finished": game.finished, "turns": game.turns, "players": players}


def _account_json(account: Account, turns: int) -> dict[str, Any]:
    keys = ("start", "luck", "loss", "theirs", "revised", "end", "mean_loss")
    return {
        **{key: getattr(account, key) for key in keys},
        "decisions": len(account.decisions),
        **{name: account.count(name) for name in MARKS},
        "curve": list(account.curve(turns)),
        "pieces": [_piece_json(piece) for piece in account.pieces],
    }


def _piece_json(piece: Piece) -> dict[str, Any]:
    told: dict[str, Any] = {"turn": piece.turn, "step": piece.step, "kind": piece.kind.value, "text": piece.text}
    told |= {"before": piece.before, "after": piece.after, "change": piece.change}
    if piece.kind is Kind.DECISION:
        told |= {"loss": piece.loss, "name": piece.name or None, "better": _choices_json(piece.better, "gain")}
    return told


def _choices_json(choices: tuple[Choice, ...], difference: str) -> list[dict[str, Any]]:
    return [{"move": choice.move, "win": choice.chance, difference: choice.difference} for choice in choices]
