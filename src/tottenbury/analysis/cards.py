"""A card game judged by a net: what each decision lost, what each drawn card brought, all by what the player could know.

Every player has an account of their own, made from their views alone, so no hidden card can get in. It begins with the chance at the start;
each piece leads from one chance to the next, and the last one is the result. A piece is a decision, which can only lose; a card
seen for the first time, which is luck; what the other one's moves have changed; or second thoughts: the judge looks again at the next
decision of the same turn, nothing new being known, and finds another number.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from tottenbury.core.errors import TottenburyError
from tottenbury.core.game import State
from tottenbury.core.position import Position, View
from tottenbury.core.rulebook import Rulebook
from tottenbury.core.seats import Seat
from tottenbury.notation.record import Record
from tottenbury.opponents.nets.players import LearnedOpponent

INACCURACY, MISTAKE, BLUNDER = 0.02, 0.05, 0.10
"""From so much loss on a decision has that name."""


class Kind(StrEnum):
    """What a piece of an account comes from."""

    DECISION = "decision"
    LUCK = "luck"
    THEIRS = "theirs"
    REVISED = "revised"


@dataclass(frozen=True)
class Choice:
    """A move that was to be had, and the mover's chance after it."""

    move: str
    chance: float
    difference: float
    """How far it is from what it is compared with: the move that was played, or the best one."""


@dataclass(frozen=True)
class Piece:
    """What one thing did to a player's chance."""

    step: int
    """Which step of the record it belongs to, from 0."""
    turn: int
    kind: Kind
    text: str
    """What happened, as the player's own record writes it."""
    before: float
    after: float
    better: tuple[Choice, ...] = ()
    """The moves that were better than the one played, the best first."""

    @property
    def change(self) -> float:
        """What it brought; a decision brings 0 at best."""
        return self.after - self.before

    @property
    def loss(self) -> float:
        """What a decision lost against the best move."""
        return self.before - self.after if self.kind is Kind.DECISION else 0.0

    @property
    def name(self) -> str:
        """How a bad decision is called; empty for any other one."""
        names = ((BLUNDER, "blunder"), (MISTAKE, "mistake"), (INACCURACY, "inaccuracy"))
        return next((name for least, name in names if self.loss >= least), "")


@dataclass(frozen=True)
class Account:
    """A whole game for one player: `start`, and all pieces, give `end`."""

    seat: Seat
    start: float
    pieces: tuple[Piece, ...]
    end: float
    """1, 0 or, for a draw, a half; in a game that was not played to its end the last chance."""

    def total(self, kind: Kind) -> float:
        """What all pieces of a kind brought."""
        return sum(piece.change for piece in self.pieces if piece.kind is kind)

    @property
    def luck(self) -> float:
        """What the cards drawn brought."""
        return self.total(Kind.LUCK)

    @property
    def loss(self) -> float:
        """What the player's decisions lost."""
        return sum(piece.loss for piece in self.pieces)

    @property
    def theirs(self) -> float:
        """What the other one's moves changed."""
        return self.total(Kind.THEIRS)

    @property
    def revised(self) -> float:
        """What the judge's second thoughts come to."""
        return self.total(Kind.REVISED)

    @property
    def decisions(self) -> tuple[Piece, ...]:
        """Every decision that was one."""
        return tuple(piece for piece in self.pieces if piece.kind is Kind.DECISION)

    @property
    def mean_loss(self) -> float:
        """What a decision lost on average."""
        return self.loss / max(1, len(self.decisions))

    def count(self, name: str) -> int:
        """How many blunders, mistakes or inaccuracies there were."""
        return sum(piece.name == name for piece in self.pieces)

    def curve(self, turns: int) -> tuple[float, ...]:
        """His chance at the start and after each turn."""
        after = {piece.turn: piece.after for piece in self.pieces}
        values = [self.start]
        for turn in range(1, turns + 1):
            values.append(after.get(turn, values[-1]))
        return tuple(values)


@dataclass(frozen=True)
class GameAccounts:
    """A game judged: the account of each player whose cards are known."""

    turns: int
    finished: bool
    """Whether it was played to its end; else the accounts end with the last chance."""
    accounts: tuple[Account, ...]


@dataclass(frozen=True)
class Verdict:
    """A position judged for one seat."""

    seat: Seat
    chance: float
    choices: tuple[Choice, ...]
    """What that seat can do, the best first; empty if it does not decide, or has no choice."""


def judge_position(situation: Position | View, judge: LearnedOpponent) -> Verdict:
    """The chance of the seat to move, or of the one whose view it is, and its moves."""
    seat = situation.to_move if isinstance(situation, Position) else situation.seat
    if seat is None:
        raise TottenburyError("a chance is judged by what a player knows, and this position shows neither hand")
    view = situation.view(seat)
    if view.outcome is not None or view.to_move is not seat:
        return Verdict(seat, judge.value(view), ())
    choices = _weigh(view, judge)
    best = choices[0][1] if choices else judge.value(view)
    return Verdict(seat, best, tuple(Choice(move, chance, best - chance) for move, chance in choices))


def judge_record(record: Record, judge: LearnedOpponent) -> GameAccounts:
    """The accounts of a game: of both players, or, if the record shows what one of them saw, of that one."""
    book = record.book
    judge.check_plays(book)
    opening, steps = record.told()
    last = steps[-1][3] if steps else opening
    accounts = []
    for seat in _knowing(book, opening):
        ledger = _Ledger(book, seat, judge, opening)
        for step in steps:
            ledger.enter(*step)
        accounts.append(ledger.close(last))
    return GameAccounts(len(record.turns), book.game.outcome(last) is not None, tuple(accounts))


def _knowing(book: Rulebook, opening: State) -> tuple[Seat, ...]:
    """The seats whose views a record has."""
    if not book.game.hides_anything(opening):
        return tuple(Seat)
    seat = book.game.knowing_seat(opening)
    if seat is None:
        raise TottenburyError("nothing can be judged here: this record shows neither hand; take the whole one, or a player's own")
    return (seat,)


def _weigh(view: View, judge: LearnedOpponent) -> list[tuple[str, float]]:
    """The moves that are worth a thought, with the chance after each, the best first; none if nothing else is legal."""
    candidates = [(candidate.move, candidate.chance) for candidate in judge.think(view).candidates if candidate.chance is not None]
    return sorted(candidates, key=lambda candidate: -candidate[1])


class _Ledger:
    """One player's account while the game is gone through."""

    def __init__(self, book: Rulebook, seat: Seat, judge: LearnedOpponent, opening: State) -> None:
        self._book = book
        self._seat = seat
        self._judge = judge
        self._start = self._value = judge.value(View(book, opening, seat))
        self._pieces: list[Piece] = []
        self._at = -1, 0
        """The step that is entered: its number, and its turn."""
        self._theirs: list[str] = []
        """What the other one has done since the judge looked last."""
        self._theirs_at = self._at

    def enter(self, turn: int, state: State, move: int, after: State) -> None:
        """One step of the record: in which state it was made, and where it led."""
        self._at = self._at[0] + 1, turn
        text = self._book.seen_text(self._seat, state, move, after)
        if self._book.game.decider(state) is not self._seat:
            self._theirs.append(text)
            self._theirs_at = self._at
            return
        view, seen = View(self._book, state, self._seat), View(self._book, after, self._seat)
        self._decide(view, move)
        expected = self._make(view, move)
        if str(expected) != str(seen):  # a card that the player did not know: from a pile, or given in a swap
            self._go_to(Kind.LUCK if self._book.game.reveals(move) else Kind.THEIRS, self._judge.value(seen), text)

    def close(self, last: State) -> Account:
        """The finished account."""
        view = View(self._book, last, self._seat)
        if self._theirs or view.outcome is not None:
            self._look_again(self._judge.value(view))
        return Account(self._seat, self._start, tuple(self._pieces), self._value)

    def _decide(self, view: View, move: int) -> None:
        text = self._book.notation.write_move(move)
        choices = _weigh(view, self._judge)
        chances = {str(choice): chance for choice, chance in choices}
        # One move is worth a thought and was made, such as a proven claim: what led here has been judged by what follows from it.
        free = len(chances) > 1 or (len(chances) == 1 and text not in chances)
        if not free and not self._theirs:
            return
        self._look_again(choices[0][1] if choices else self._judge.value(view))
        if not free:
            return
        chance = chances[text] if text in chances else self._judge.value(self._make(view, move))
        if chance > self._value:
            self._go_to(Kind.REVISED, chance)
        better = tuple(Choice(str(other), worth, worth - chance) for other, worth in choices if worth > chance)
        self._pieces.append(Piece(*self._at, Kind.DECISION, text, self._value, chance, better))
        self._value = chance

    def _make(self, view: View, move: int) -> View:
        """The view after a move as the player can foresee it: a card that comes stays unknown, and at the next one it stops."""
        game = self._book.game
        state = game.step(view.state, move)
        forced = game.forced(state)
        while forced is not None and not game.reveals(forced):
            state = game.step(state, forced)
            forced = game.forced(state)
        return View(self._book, state, self._seat)

    def _look_again(self, value: float) -> None:
        """What the judge says now is due to the other one's moves, or to second thoughts."""
        if not self._theirs:
            self._go_to(Kind.REVISED, value)
            return
        now, self._at = self._at, self._theirs_at
        self._go_to(Kind.THEIRS, value, " ".join(self._theirs))
        self._at = now
        self._theirs = []

    def _go_to(self, kind: Kind, value: float, text: str = "") -> None:
        if value != self._value:
            self._pieces.append(Piece(*self._at, kind, text, self._value, value))
            self._value = value
