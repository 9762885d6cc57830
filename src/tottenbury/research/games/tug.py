"""What the tug of war contributes to research."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache

from tottenbury.core.errors import TottenburyError
from tottenbury.core.game import Result, State
from tottenbury.core.seats import Seat
from tottenbury.notation.tug import PHASES
from tottenbury.research.actions import Block, anywhere
from tottenbury.research.deals import EITHER, Chances, Deal
from tottenbury.research.games import GameResearch, Lengths
from tottenbury.research.observing import COUNT
from tottenbury.research.observing import tug as observing
from tottenbury.research.observing.planes import FACTS, TURN_PLANE, Plane, plane
from tottenbury.tug.game import THROWS, TugGame
from tottenbury.tug.moves import BERSERK, ELIMINATE, KEEP, KIND, SWAP_IN, THROW, THROW_AGAIN, WEAKEN, WEAKENED, code_of
from tottenbury.tug.state import DICE, FACES

THROWS_A_TURN, USES_A_TURN = 4, 3
"""In a turn: one throw and at most three dice thrown again; three dice to use."""

_FIELDS = ("South's column", "South's athletes", "North's column", "North's athletes")


class TugResearch(GameResearch[TugGame]):
    """The tug of war: everything lies open, and dice decide."""

    observing = observing

    def action_blocks(self, game: TugGame) -> list[Block]:
        return _blocks()

    def planes(self, game: TugGame) -> list[Plane]:
        return [
            plane("own column", FACES, "the own column, from high to low", die=DICE),
            plane("other column", FACES, "the other column, from high to low", die=DICE),
            plane("used", 1, "dice of the column of the seat whose turn it is that have been used in this turn", die=DICE),
            plane("own athletes", COUNT, "the own athletes: standing, weakened", how=2),
            plane("other athletes", COUNT, "the other athletes: standing, weakened", how=2),
            plane("fresh", COUNT, "how many of the weakened ones were laid down in this turn", number=1),
            plane("dice", FACES, "the throw, from high to low; 0: used, or not thrown yet", die=DICE),
            plane("thrown again", 1, "dice that were thrown again", die=DICE),
            TURN_PLANE,
            plane("phase", 1, "1 at the phase: roll, reroll, act, over", phase=len(PHASES)),
        ]

    def labels(self, game: TugGame) -> Mapping[str, tuple[str, ...]]:
        dice = tuple(str(number) for number in range(1, DICE + 1))
        phases = tuple(PHASES[number] for number in range(len(PHASES)))
        return {"die": dice, "how": ("standing", "weakened"), "fact": FACTS, "phase": phases}

    def draw(self, fields: Sequence[str]) -> list[str]:
        return [f"{name}: {said}" for name, said in (*zip(_FIELDS, fields, strict=False), ("throw", fields[-1]))]

    def lengths(self, game: TugGame, turn_limit: int | None) -> Lengths:
        """As long as the turn limit lets it become: nothing else ends it for certain."""
        if turn_limit is None:
            raise TottenburyError(f"{game.id} has no end without a turn limit")
        decisions = turn_limit * (THROWS_A_TURN + USES_A_TURN)
        return Lengths(decisions, 3 + turn_limit * THROWS_A_TURN, decisions)

    def begin_deal(self, game: TugGame, first: Seat | None) -> Deal:
        return TugDeal(game, first)

    def outcomes(self, game: TugGame) -> int:
        return len(THROWS)

    def code(self, game: TugGame, move: int, result: Result) -> int:
        assert isinstance(result, int)
        return _throw_codes()[result] if move >> KIND == THROW else result - 1


def _blocks() -> list[Block]:
    """All actions in order."""
    dice = range(1, FACES + 1)
    pairs = tuple((die, column) for die in dice for column in dice)
    return [
        Block("roll", THROW, "throw the three dice"),
        Block("reroll", THROW_AGAIN, "throw a die of this face again", anywhere(dice)),
        Block("keep", KEEP, "throw nothing more again"),
        Block("eliminate", ELIMINATE, "a die on a column die takes a standing or weakened one", pairs, (0, WEAKENED)),
        Block("bundle", SWAP_IN, "a die takes the place of a column die", pairs),
        Block("weaken", WEAKEN, "a die on a column die weakens an athlete", pairs),
        Block("berserk", BERSERK, "berserk with all three dice"),
    ]


@cache
def _throw_codes() -> dict[int, int]:
    """The places of throws in THROWS, by the numbers that the record has for them."""
    return {int(code_of(*throw)): place for place, (throw, _) in enumerate(THROWS)}


@dataclass(frozen=True)
class TugDeal(Deal):
    """South's column, North's column, and who begins, where a lot decides that."""

    game: TugGame
    first: Seat | None
    columns: tuple[int, ...] = ()
    """The throws so far, by their places in THROWS."""

    @property
    def finished(self) -> bool:
        return len(self.columns) == 2 and self._begins() is not None

    def _begins(self) -> Seat | None:
        named = self.game.edition.begins(*(sum(THROWS[column][0]) for column in self.columns))
        return self.first if named is None else named

    def chances(self) -> Chances:
        return [(code, share) for code, (_, share) in enumerate(THROWS)] if len(self.columns) < 2 else EITHER

    def after(self, code: int) -> TugDeal:
        return replace(self, columns=(*self.columns, code)) if len(self.columns) < 2 else replace(self, first=Seat(code))

    def state(self) -> State:
        begins = self._begins()
        assert begins is not None
        state = bytearray(self.game.deal(0, begins))
        s = self.game.read(state)
        s.assign("column", (THROWS[column][0] for column in self.columns))
        s.assign("standing", (sum(THROWS[column][0]) for column in self.columns))
        s.to_move = s.decider = int(begins)
        s.assign("events", [0] * len(s.events))
        return bytes(state)

    def seen_by(self, seat: Seat | None) -> str:
        columns = "|".join(_dice(column) for column in self.columns)
        begins = self._begins() if len(self.columns) == 2 else self.first
        return f"{'?' if begins is None else begins.letter} {columns or '-'}"

    def name(self, code: int) -> str:
        return f"{'SN'[len(self.columns)]} {_dice(code)}" if len(self.columns) < 2 else f"first {Seat(code).letter}"


def _dice(code: int) -> str:
    return "".join(str(die) for die in THROWS[code][0])


GAME = TugResearch()
