"""The tug of war, as this room knows it: judged by fitted numbers, and solved."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, ClassVar

from tottenbury.core.family import Family
from tottenbury.core.game import Game
from tottenbury.opponents.games.game import Functions, GamePlayers, Oracle, functions_of

if TYPE_CHECKING:
    from tottenbury.kernel.kernels import Kernels


class TugPlayers(GamePlayers):
    """No nets: there is a solution."""

    temperatures: ClassVar[Mapping[str, float]] = {"novice": 0.1, "easy": 0.04, "normal": 0.015, "hard": 0.0}

    def judgement(self, family: Family) -> Functions:
        """Nothing is hidden; the throws to come are imagined."""
        from tottenbury.opponents.judgement import judge_tug
        from tottenbury.opponents.judgement.judge_api import JUDGING, WORLDS

        return functions_of(judge_tug, (*JUDGING, *WORLDS), True)

    def params(self, family: Family) -> tuple[float, ...]:
        """Fitted to the solution."""
        from tottenbury.opponents.judgement import fitted

        return fitted.TUG

    def yardstick(self, family: Family) -> Callable[..., Any]:
        """The first greedy player at the rope."""
        from tottenbury.opponents.yardsticks import greedy_tug

        rate: Callable[..., Any] = functions_of(greedy_tug, ("rate",), True)["rate"]
        return rate

    def oracle(self, game: Game) -> Oracle:
        """The solved table for these rules."""
        from tottenbury.opponents.judgement.tug_oracle import TugOracle
        from tottenbury.tug.game import TugGame

        assert isinstance(game, TugGame)
        return TugOracle(game)

    def open_doors(self, kernels: Kernels) -> None:
        """What a table says about the uses of a throw, and what the solver that makes tables needs."""
        from tottenbury.opponents.judgement.tug_oracle import perfect_rate
        from tottenbury.tug.solving import doors as solving

        perfect_rate(kernels)
        solving.open_doors()


GAME = TugPlayers()
