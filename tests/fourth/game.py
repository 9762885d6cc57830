"""Sticks as a game for the table."""

from __future__ import annotations

from functools import cache

from tests.fourth import turn
from tests.fourth.edition import SticksEdition
from tests.fourth.state import OVER, RULES, STATE
from tottenbury.core.errors import TottenburyError
from tottenbury.core.family import Family
from tottenbury.core.game import Outcome, Proof, Result, State
from tottenbury.core.kernel_game import KernelGame
from tottenbury.core.seats import Seat
from tottenbury.kernel.kernels import Kernels
from tottenbury.words import Said, say

FAMILY = Family("sticks", hidden=False)
FUNCTIONS = ("deal", "legal_moves", "apply", "forced", "blind")


@cache
def kernels() -> Kernels:
    return Kernels(FAMILY.name, {name: getattr(turn, name) for name in FUNCTIONS}, RULES, STATE)


class SticksGame(KernelGame):
    """Sticks under an edition's rules."""

    family = FAMILY
    reasons = ("", "last-stick")
    formats = ("single", "series")

    def __init__(self, edition: SticksEdition) -> None:
        self.edition = edition
        self.id = edition.id
        self.title = edition.title
        self.rules = edition.record()
        self.kernels = kernels()

    def options(self) -> dict[str, tuple[str, tuple[str, ...]]]:
        return self.edition.listed()

    def is_over(self, state: State) -> bool:
        return bool(self.read(state).phase == OVER)

    def points(self, state: State, outcome: Outcome) -> tuple[int, int]:
        return int(outcome.winner is Seat.SOUTH), int(outcome.winner is Seat.NORTH)

    def refusal(self, state: State, move: int) -> Said:
        return say("reason-nothing-to-use-on")

    # Neither chance nor anything hidden nor claims

    def reveals(self, move: int) -> bool:
        return False

    def result(self, state: State, move: int) -> Result | None:
        return None

    def results(self, state: State, move: int) -> list[tuple[Result, float]]:
        return []

    def chance(self, state: State) -> int | None:
        return None

    def script(self, state: State, move: int, result: Result) -> State | None:
        return None

    def sees(self, state: State, move: int, viewer: Seat | None, now: State) -> bool:
        return True

    def hides_hand(self, state: State) -> bool:
        return False

    def hides_anything(self, state: State) -> bool:
        return False

    def knowing_seat(self, state: State) -> Seat | None:
        return None

    def prove(self, state: State, place: int, claimant: Seat) -> Proof:
        raise TottenburyError("nothing can be proven about sticks")
