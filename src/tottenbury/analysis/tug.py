"""The tug of war judged exactly: win probabilities, what each way to use a throw loses, and luck and skill of a whole game."""

from __future__ import annotations

from dataclasses import dataclass

from tottenbury.core.errors import TottenburyError
from tottenbury.core.game import State
from tottenbury.core.position import Position, View
from tottenbury.core.rulebook import Rulebook
from tottenbury.core.seats import Seat
from tottenbury.notation.record import Record
from tottenbury.opponents.judgement.tug_oracle import TugOracle
from tottenbury.tug.game import TugGame
from tottenbury.tug.state import ACT, OVER


@dataclass(frozen=True)
class Way:
    """One distinct thing to do: its moves, what it is worth to the mover, and what it loses against the best."""

    moves: tuple[str, ...]
    worth: float
    loss: float
    leaves: str
    """The position after it, up to the next throw or choice; empty for a die thrown again."""


@dataclass(frozen=True)
class Judgement:
    """A position judged."""

    mover: Seat
    win: float
    """The mover's win probability."""
    ways: tuple[Way, ...]
    """What the mover can do, the best first."""


@dataclass(frozen=True)
class TurnAccount:
    """What chance and choice did to the mover's win probability in one turn."""

    number: int
    seat: Seat
    text: str
    before: float
    """His win probability before the throw."""
    luck: float
    """What the dice brought."""
    error: float
    """What the mover's choices lost."""


@dataclass(frozen=True)
class GameAccount:
    """A whole game: where it began, every turn, and where it ended, all for South."""

    start: float
    turns: tuple[TurnAccount, ...]
    end: float
    """1 if South has won, 0 if North has, else South's win probability."""

    def luck(self, seat: Seat) -> float:
        """What the dice of a seat's own throws brought it in all."""
        return sum(turn.luck for turn in self.turns if turn.seat is seat)

    def error(self, seat: Seat) -> float:
        """What a seat's own choices lost it in all."""
        return sum(turn.error for turn in self.turns if turn.seat is seat)


def oracle_for(book: Rulebook) -> TugOracle:
    """The solved table for a rulebook."""
    if not isinstance(book.game, TugGame):
        raise TottenburyError(f"only the tug of war is solved; {book.id} cannot be judged exactly")
    return TugOracle(book.game)


def judge_position(situation: Position | View, oracle: TugOracle | None = None) -> Judgement:
    """The mover's win probability and everything the mover can do."""
    book = situation.book
    oracle = oracle or oracle_for(book)
    state = situation.state
    phase = oracle.game.read(state).phase
    if phase == OVER:
        return Judgement(situation.turn, 1.0, ())
    if phase == ACT:
        ways = _uses(book, oracle, state)
    else:
        moves = situation.legal_moves()
        ratings = oracle.ratings(state, [move.number for move in moves])
        ways = [((str(move),), float(worth), "") for move, worth in zip(moves, ratings, strict=True)]
    best = max(worth for _, worth, _ in ways)
    ordered = sorted(ways, key=lambda way: (-way[1], len(way[0]), way[0]))
    return Judgement(situation.turn, best, tuple(Way(moves, worth, best - worth, leaves) for moves, worth, leaves in ordered))


def _uses(book: Rulebook, oracle: TugOracle, state: State) -> list[tuple[tuple[str, ...], float, str]]:
    """Every distinct result of the dice that are left, each with one way to get there."""
    game, notation = book.game, book.notation
    mover = game.turn(state)
    found: dict[str, tuple[tuple[str, ...], float]] = {}
    seen: set[str] = set()
    left: list[tuple[State, tuple[str, ...]]] = [(state, ())]
    while left:
        at, moves = left.pop()
        for number in game.moves(at):
            after = game.step(at, number)
            text = notation.write_position(after)
            done = (*moves, notation.write_move(number))
            if game.outcome(after) is None and game.turn(after) is mover:
                if text not in seen:
                    seen.add(text)
                    left.append((after, done))
            elif text not in found:
                found[text] = (done, worth_to(oracle, after, mover))
    return [(moves, worth, text) for text, (moves, worth) in found.items()]


def worth_to(oracle: TugOracle, state: State, seat: Seat) -> float:
    """A seat's win probability in any position."""
    win = oracle.win(state)
    return win if oracle.game.turn(state) is seat else 1.0 - win


def judge_record(record: Record, oracle: TugOracle | None = None) -> GameAccount:
    """Luck and skill, turn by turn. The sum rule: end = start + (South's luck - South's errors) - (North's luck - North's errors)."""
    book = record.book
    oracle = oracle or oracle_for(book)
    game = book.game
    accounts: list[TurnAccount] = []
    start = end = worth_to(oracle, record.start.state, Seat.SOUTH)
    for turn, steps in record.steps():
        seat = turn.seat
        luck = error = 0.0
        before = None
        for state, move in steps:
            worth = worth_to(oracle, state, seat)
            before = worth if before is None else before
            numbers = game.moves(state)
            chosen = float(oracle.ratings(state, numbers)[numbers.index(move)])
            after = game.step(state, move)
            reached = worth_to(oracle, after, seat)
            error += worth - chosen
            luck += reached - chosen
            end = reached if seat is Seat.SOUTH else 1.0 - reached
        accounts.append(TurnAccount(turn.number, seat, str(turn), before if before is not None else 0.0, luck, error))
    return GameAccount(start, tuple(accounts), end)
