"""The tug of war as a game for the table: the kernels behind plain methods."""

from __future__ import annotations

from collections import Counter
from functools import cache

from tottenbury.core.chance import Chance
from tottenbury.core.errors import TottenburyError
from tottenbury.core.family import Family
from tottenbury.core.game import Outcome, Proof, Result, State
from tottenbury.core.kernel_game import KernelGame
from tottenbury.core.seats import Seat
from tottenbury.kernel.chance import EVENTS, seed_stream
from tottenbury.kernel.kernels import Kernels
from tottenbury.tug import turn
from tottenbury.tug.edition import TugEdition
from tottenbury.tug.layout import Field, lay_out
from tottenbury.tug.moves import KIND, THROW, THROW_AGAIN, THROW_MOVE, code_of
from tottenbury.tug.refusals import refusal
from tottenbury.tug.solving.throws import COLUMNS, SHARES
from tottenbury.tug.state import DICE, FACES, OVER, ROLL, RULES, STATE
from tottenbury.words import Said, say

FUNCTIONS = ("deal", "legal_moves", "apply", "forced", "blind", "moves_and_throws")

THROWS = tuple(sorted((dice[::-1], share) for dice, share in zip(COLUMNS, SHARES, strict=True)))
"""The 56 different throws, high die first, with their probabilities."""


FAMILY = Family("tug", hidden=False, sides="named", exact=True)


@cache
def kernels() -> Kernels:
    """The loops bound to this game."""
    return Kernels(FAMILY.name, {name: getattr(turn, name) for name in FUNCTIONS}, RULES, STATE)


class TugGame(KernelGame):
    """A tug of war under its options."""

    family = FAMILY
    reasons = ("", "last-athlete")
    formats = ("single", "rematch")
    turn_limit = 10_000

    def __init__(self, edition: TugEdition) -> None:
        self.edition = edition
        self.id = edition.id
        self.title = edition.title
        self.rules = edition.record()
        self.kernels = kernels()

    def finish_deal(self, state: State, agreed: Seat, bonus: Seat | None) -> State:
        finished = bytearray(state)
        s = self.read(finished)
        standing = s.standing.tolist()
        if bonus is not None and standing[bonus] != self.edition.cap:
            standing[bonus] += 1  # C3.2
            s.assign("standing", standing)
        if self.edition.starter:
            named = self.edition.begins(*standing)
            s.to_move = s.decider = agreed if named is None else named
        return bytes(finished)

    def options(self) -> dict[str, tuple[str, tuple[str, ...]]]:
        return self.edition.listed()

    # Dice

    def reveals(self, move: int) -> bool:
        return move >> KIND in (THROW, THROW_AGAIN)

    def result(self, state: State, move: int) -> Result | None:
        return self.read(state).told or None

    def sees(self, state: State, move: int, viewer: Seat | None, now: State) -> bool:
        return True

    def results(self, state: State, move: int) -> list[tuple[Result, float]]:
        if move >> KIND == THROW:
            return [(int(code_of(*throw)), share) for throw, share in THROWS]
        return [(face, 1 / FACES) for face in range(1, FACES + 1)]

    def left_to_chance(self, move: int) -> bool:
        return self.reveals(move)

    def draw(self, state: State, move: int, chance: Chance) -> Result:
        if not chance.fair:
            return super().draw(state, move, chance)  # one of the 56 throws, as seeds have always picked it
        dice = [chance.below(FACES) + 1 for _ in range(DICE if move >> KIND == THROW else 1)]
        return dice[0] if len(dice) == 1 else int(code_of(*sorted(dice, reverse=True)))

    def chance(self, state: State) -> int | None:
        return THROW_MOVE if self.read(state).phase == ROLL else None

    def follows(self, state: State) -> int | None:
        return None  # a throw is a move that a player makes

    def resolve(self, state: State, move: int) -> State | None:
        if not any(self.read(state).events):
            return None
        thrown = self.step(state, move)
        resolved = bytearray(state)
        s = self.read(resolved)
        s.assign("events", self.read(thrown).events)
        s.told = self._brought(state, thrown, move)
        return bytes(resolved)

    def _brought(self, before: State, after: State, move: int) -> int:
        """What a throw has brought, read off the dice."""
        dice = sorted(self.read(after).dice, reverse=True)
        if move >> KIND == THROW:
            return int(code_of(*dice))
        left = Counter(dice)
        left.subtract(self.read(before).dice.tolist())
        came = [face for face, count in left.items() if count > 0]
        return came[0] if came else (move >> 16) & 255  # the same face again

    def script(self, state: State, move: int, result: Result) -> State | None:
        if result not in [one for one, _ in self.results(state, move)]:
            return None
        scripted = bytearray(state)
        self.read(scripted).told = result
        return bytes(scripted)

    def with_chance(self, state: State, seed: int) -> State:
        seeded = bytearray(state)
        seed_stream(self.read(seeded).events, seed, EVENTS)
        return bytes(seeded)

    # Everything lies open

    def hides_hand(self, state: State) -> bool:
        return False

    def hides_anything(self, state: State) -> bool:
        return False

    def knowing_seat(self, state: State) -> Seat | None:
        return None

    # How it ended

    def is_over(self, state: State) -> bool:
        return bool(self.read(state).phase == OVER)

    def points(self, state: State, outcome: Outcome) -> tuple[int, int]:
        return int(outcome.winner is Seat.SOUTH), int(outcome.winner is Seat.NORTH)

    def prove(self, state: State, place: int, claimant: Seat) -> Proof:
        raise TottenburyError(say("reason-no-proof-tug"))

    def refusal(self, state: State, move: int) -> Said:
        return refusal(self.edition, self.read(state), move)

    def layout(self, state: State) -> Field:
        """What lies on the table, as plain data."""
        return lay_out(self.read(state))
