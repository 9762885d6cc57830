"""What a game lends to the table: its rules over flat records, its words, and its notation."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass

from tottenbury.core.chance import Chance
from tottenbury.core.errors import TottenburyError
from tottenbury.core.fair import Fair
from tottenbury.core.family import Family
from tottenbury.core.move_kinds import MoveKind, MoveParts
from tottenbury.core.seats import Seat
from tottenbury.words import Said, say

State = bytes
"""One position of one game: a record of its family's layout."""


Result = int | tuple[int, ...]
"""What chance brings: a card, the order of a shuffled pile, a throw."""


@dataclass(frozen=True)
class Outcome:
    """How a game ended."""

    winner: Seat | None
    """None: a draw."""
    reason: str
    """One of the reasons of the notation, such as `three-adjacent`."""

    def __str__(self) -> str:
        return f"{self.winner.letter if self.winner is not None else '-'} {self.reason}"


@dataclass(frozen=True)
class Formation:
    """Cards that stand together at one stone or tile, and what they count as."""

    key: str
    """`colour run`, `same strength`, `colour`, `run` or `sum`."""
    cards: tuple[str, ...]
    """The cards in notation; a wild card with the card it stands for, `Jo=r7`."""
    total: int

    @property
    def said(self) -> Said:
        """The formation for people."""
        return say("reason-formation", type=self.key.replace(" ", "-"), total=self.total, cards=" ".join(self.cards))

    def __str__(self) -> str:
        return str(self.said)


@dataclass(frozen=True)
class Proof:
    """Whether a claim holds, and why."""

    place: int
    """The stone or tile, from 1."""
    claimant: Seat
    holds: bool
    reason: Said
    """Why, in a sentence."""
    formation: Formation | None = None
    """What the claimant has; None while his side is incomplete."""
    best: Formation | None = None
    """The strongest that the opponent has or could still make there; None if he can complete nothing."""
    added: tuple[str, ...] = ()
    """The cards of `best` that do not lie there yet."""
    counter: Formation | None = None
    """`best` if it beats the claim, else None."""

    def __bool__(self) -> bool:
        return self.holds


class Game(ABC):
    """One game under the rules of one edition. It holds no position; every method takes one."""

    id: str
    """The rulebook's id, options included."""
    title: str
    family: Family
    """What kind of game it is."""
    edition_tag: str | None = None
    """The rules themselves in one line, if they are a user's own edition; records carry them."""
    rules: bytes
    """The edition in the form that the kernels read: a record of its family's layout."""
    reasons: tuple[str, ...] = ()
    """How its rules can end it, as results say it."""
    formats: tuple[str, ...] = ("single",)
    """The match formats that fit this game."""
    begins_by_lot: bool = True
    """Whether a lot can decide who begins; otherwise one seat always does."""
    turn_limit: int | None = None
    """After how many turns programs stop a game that nothing forces to end (D-71); people may go on."""

    def options(self) -> dict[str, tuple[str, tuple[str, ...]]]:
        """The rulings that may be decided otherwise behind the id, by name: what holds here, and what may be chosen."""
        return {}

    @abstractmethod
    def deal(self, seed: int, first: Seat | None, bonus: Seat | None = None) -> State:
        """A fresh game; `bonus` names the seat that a match gives an advantage (C3.2)."""

    def finish_deal(self, state: State, agreed: Seat, bonus: Seat | None) -> State:
        """A fresh game in which everybody has got his cards or dice, with what the rules then say of advantages and of who begins."""
        if bonus is not None:
            raise TottenburyError(f"{self.id} gives nobody an advantage")
        return state

    def first_seat(self, wanted: Seat | None, lot: Chance) -> Seat:
        """Who begins a game: the one agreed, or by lot."""
        return Seat(lot.below(2)) if wanted is None else wanted

    @abstractmethod
    def moves(self, state: State) -> list[int]:
        """All legal moves, as numbers."""

    @abstractmethod
    def try_move(self, state: State, move: int) -> State | None:
        """The position after a move and all that follows without a decision; None if the move is not legal."""

    @abstractmethod
    def step(self, state: State, move: int) -> State:
        """The position after one legal move alone."""

    @abstractmethod
    def forced(self, state: State) -> int | None:
        """The move that needs no decision here, if there is one."""

    @abstractmethod
    def reveals(self, move: int) -> bool:
        """Whether a move brings something that its text does not say: a card, a throw."""

    def left_to_chance(self, move: int) -> bool:
        """Whether what such a move brings is decided when it is made: a throw, a shuffle, but no card of a pile that lies there."""
        return False

    @abstractmethod
    def result(self, state: State, move: int) -> Result | None:
        """What such a move brings here; None where chance decides or the card is hidden."""

    @abstractmethod
    def sees(self, state: State, move: int, viewer: Seat | None, now: State) -> bool:
        """Whether a viewer (None: a spectator) sees what is hidden in a move that was made at `state`, looking at it when it is `now`."""

    def struck(self, state: State, move: int) -> str | None:
        """The card on the table that a move made here discards without naming it, if there is one."""
        return None

    @abstractmethod
    def results(self, state: State, move: int) -> list[tuple[Result, float]]:
        """What a move may bring whose result is not known here, each with its probability; empty if it is known."""

    def draw(self, state: State, move: int, chance: Chance) -> Result:
        """One of those results, by lot."""
        return chance.pick(self.results(state, move))

    @abstractmethod
    def chance(self, state: State) -> int | None:
        """The one move that can only be made here and whose result is not known, if there is such a move."""

    def follows(self, state: State) -> int | None:
        """The move of chance that is made without asking anybody, when a seed is given."""
        return self.chance(state)

    def resolve(self, state: State, move: int) -> State | None:
        """The same position where what `move` brings is laid down by the position's own stream; None if it has none."""
        return None

    @abstractmethod
    def script(self, state: State, move: int, result: Result) -> State | None:
        """The same position where the coming move will bring this result; None if it cannot."""

    def with_chance(self, state: State, seed: int) -> State:
        """The same position with a stream of its own for what chance decides later on."""
        return state

    @abstractmethod
    def blind(self, state: State, seat: Seat | None) -> State:
        """A copy without anything that the seat (None: a spectator) may not see."""

    @abstractmethod
    def hides_hand(self, state: State) -> bool:
        """Whether the player who decides here holds cards that this record does not know."""

    @abstractmethod
    def hides_anything(self, state: State) -> bool:
        """Whether any card is unknown here."""

    @abstractmethod
    def knowing_seat(self, state: State) -> Seat | None:
        """The one seat whose view this is; None if it is a spectator's or nobody's in particular."""

    @abstractmethod
    def turn(self, state: State) -> Seat:
        """Whose turn it is; in a game that is over, whose it was or who won."""

    @abstractmethod
    def decider(self, state: State) -> Seat:
        """Who decides next: nearly always the one whose turn it is."""

    @abstractmethod
    def outcome(self, state: State) -> Outcome | None:
        """How the game ended, if it has."""

    @abstractmethod
    def points(self, state: State, outcome: Outcome) -> tuple[int, int]:
        """What South and North score in a match for a game that ended so (S8.1)."""

    def margin(self, state: State, outcome: Outcome) -> int:
        """How impressive a win was, where a match compares wins (B7.2)."""
        return 0

    def claimant(self, state: State) -> Seat:
        """Who would claim, unless somebody is named."""
        return self.turn(state)

    @abstractmethod
    def prove(self, state: State, place: int, claimant: Seat) -> Proof:
        """Whether this seat's claim at a place holds, with the counter-formation if not."""

    @abstractmethod
    def perft(self, state: State, depth: int) -> int:
        """How many sequences of `depth` decisions follow."""

    @abstractmethod
    def random_games(self, seed: int, games: int) -> list[tuple[Outcome, Seat, int, int]]:
        """Games of two random players, with the seeds seed, seed + 1, ...: outcome, who began, turns, decisions."""

    @abstractmethod
    def refusal(self, state: State, move: int) -> Said:
        """Why a move is not legal, in the rulebook's words."""


class Notation(ABC):
    """How one game's moves and positions are written."""

    @abstractmethod
    def write_move(self, move: int) -> str:
        """The canonical text of a move."""

    @abstractmethod
    def read_move(self, text: str) -> tuple[int, str | None]:
        """The move and, behind `=`, what chance is said to have brought."""

    def parts(self, text: str) -> MoveParts | None:
        """The parts of a move or of a step of a record; None if the game does not tell parts apart."""
        return None

    @property
    def kinds(self) -> tuple[MoveKind, ...]:
        """The kinds of move that there are; none if the game does not tell parts apart."""
        return ()

    @abstractmethod
    def write_result(self, move: int, result: Result | None) -> str:
        """What a move brought, as written behind `=`; `?` if unknown."""

    def write_step(self, move: int, result: Result | None) -> str:
        """A move together with what it brought."""
        return f"{self.write_move(move)}={self.write_result(move, result)}"

    @abstractmethod
    def read_result(self, move: int, text: str) -> Result | None:
        """The number of that result; None for `?`."""

    @abstractmethod
    def write_hidden(self, move: int) -> str:
        """The text of a move for somebody who does not see what is hidden in it."""

    @abstractmethod
    def write_position(self, state: State) -> str:
        """The canonical line of a position."""

    @abstractmethod
    def read_position(self, line: str) -> State:
        """The position of a line; the rulebook's field has been read already."""

    @abstractmethod
    def phase(self, state: State) -> str:
        """The phase as the line writes it."""

    @abstractmethod
    def draw_deal(self, fair: Fair) -> str:
        """The deal that follows from a secret and the players' texts. The cards are shuffled from the order of their names as text."""

    @abstractmethod
    def write_deal(self, state: State) -> str:
        """The deal of a fresh game."""

    @abstractmethod
    def read_deal(self, text: str, first: Seat) -> State:
        """The fresh game of a deal."""
