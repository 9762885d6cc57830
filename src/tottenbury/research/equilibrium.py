"""Exact small games: an equilibrium of a small edition by OpenSpiel's CFR+, and how far a player is from one.

The tree goes to OpenSpiel as extensive-form text, on which its compiled solver is a hundred times as fast as on the game in Python; the
numbers are the same by both ways.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import ceil
from typing import Any

from tottenbury.core.errors import TottenburyError
from tottenbury.core.seats import Seat
from tottenbury.opponents.naming import opponent
from tottenbury.research.adapters import need
from tottenbury.research.efg import MAX_NODES, Form, InformationSet, extensive_form
from tottenbury.research.open_game import Setting

pyspiel: Any = need("pyspiel", "openspiel")

ITERATIONS, TARGET = 1000, 1e-3
"""How many iterations the solver makes at most, and how exploitable the strategies may still be if it stops earlier."""

PACE = 1.5
"""The strategies are measured whenever the number of iterations has grown by this factor."""

Policy = dict[str, list[tuple[int, float]]]
"""For every information set, as OpenSpiel names it, the actions with their probabilities."""


@dataclass(frozen=True)
class Measure:
    """What best replies win against a strategy for both seats."""

    south: float
    """What South wins with the best reply to North's strategy."""
    north: float
    """What North wins with the best reply to South's strategy."""
    value: float
    """What South wins when both play the strategy."""

    @property
    def exploitability(self) -> float:
        """NashConv / 2: what a best reply gains, on average over the seats. 0 in an equilibrium."""
        return (self.south + self.north) / 2


@dataclass(frozen=True)
class Progress:
    """Where the solver stands."""

    iterations: int
    measure: Measure


@dataclass(frozen=True)
class Solution:
    """An equilibrium, as good as it was asked for."""

    small: SmallGame
    progress: tuple[Progress, ...]
    policy: Any
    """The strategies, as OpenSpiel has them."""

    @property
    def measure(self) -> Measure:
        """How good they are."""
        return self.progress[-1].measure

    @property
    def bounds(self) -> tuple[float, float]:
        """Between these the value of the game lies, proven by the best replies."""
        return -self.measure.north, self.measure.south


class SmallGame:
    """A game whose whole tree has been written down."""

    def __init__(self, setting: Setting, limit: int = MAX_NODES) -> None:
        self.setting = setting
        self.form: Form = extensive_form(setting, limit)
        self.game = pyspiel.load_efg_game(self.form.text)

    def measure(self, policy: Any) -> Measure:
        """What best replies win against a policy."""
        root = self.game.new_initial_state()
        south, north = (pyspiel.TabularBestResponse(self.game, int(seat), policy).value_from_state(root) for seat in Seat)
        value = pyspiel.expected_returns(root, policy, -1, True)[0]
        return Measure(south, north, value)

    def solve(self, iterations: int = ITERATIONS, target: float = TARGET, told: Callable[[Progress], None] | None = None) -> Solution:
        """Run CFR+ until the strategies are less exploitable than `target`, or for `iterations`; `told` hears of the progress."""
        if iterations < 1:
            raise TottenburyError(f"at least one iteration is needed, not {iterations}")
        solver = pyspiel.CFRPlusSolver(self.game)
        progress: list[Progress] = []
        look, policy = 1, None
        for n in range(1, iterations + 1):
            solver.evaluate_and_update_policy()
            if n not in (look, iterations):
                continue
            look = max(n + 1, ceil(n * PACE))
            policy = solver.tabular_average_policy()
            progress.append(Progress(n, self.measure(policy)))
            if told is not None:
                told(progress[-1])
            if progress[-1].measure.exploitability < target:
                break
        return Solution(self, tuple(progress), policy)

    # The house's own players

    def policy_of(self, name: str, seeds: int = 1, told: Callable[[int], None] | None = None) -> Any:
        """What an opponent does in every information set, asked with `seeds` different seeds; `random` is known without asking.

        It sees its view, as at a table, and is made anew for every question, so that its move depends on the view and the seed alone.
        """
        if seeds < 1:
            raise TottenburyError(f"at least one seed is needed, not {seeds}")
        opponent(name).check_plays(self.setting.book)
        policy: Policy = {}
        asked: dict[str, dict[str, float]] = {}
        for n, one in enumerate(self.form.sets):
            if name == "random" or len(one.moves) == 1:
                shares = dict.fromkeys(one.moves, 1 / len(one.moves))
            else:
                if one.view not in asked:
                    asked[one.view] = self._ask(name, one, seeds)
                shares = asked[one.view]
            policy[key_of(one)] = [(self.form.actions[move], shares.get(move, 0.0)) for move in one.moves]
            if told is not None:
                told(n + 1)
        return pyspiel.TabularPolicy(policy)

    def _ask(self, name: str, one: InformationSet, seeds: int) -> dict[str, float]:
        view = self.setting.book.position(one.view).view(one.seat)
        shares: dict[str, float] = {}
        for seed in range(seeds):
            player = opponent(name, seed)
            try:
                move = str(player.choose(view))
            finally:
                player.close()
            shares[move] = shares.get(move, 0.0) + 1 / seeds
        return shares


def key_of(one: InformationSet) -> str:
    """The name that OpenSpiel has for an information set of such a text: owner, observer, number, and no name."""
    return f"{int(one.seat)}-{int(one.seat)}-{one.number}-"
