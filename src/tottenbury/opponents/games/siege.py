"""The siege, as this room knows it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tottenbury.core.family import Family
from tottenbury.opponents.games.game import Functions, GamePlayers, NetFeatures, ShippedNet, functions_of


class SiegePlayers(GamePlayers):
    """Judged tile by tile, with a net for each rulebook."""

    nets = (
        ShippedNet("siege", ("siege-2020",), {"novice": 0.063, "easy": 0.044, "normal": 0.027, "hard": 0.0}),
        ShippedNet("siege-tactics", ("siege-2020-tactics",), {"novice": 0.05, "easy": 0.036, "normal": 0.022, "hard": 0.0}),
    )

    def judgement(self, family: Family) -> Functions:
        """The siege imagines picked cards and shuffles as well."""
        from tottenbury.opponents.judgement import judge_siege
        from tottenbury.opponents.judgement.judge_api import JUDGING, WORLDS
        from tottenbury.siege import worlds

        return {**functions_of(judge_siege, JUDGING, family.tactics), **functions_of(worlds, WORLDS, True)}

    def params(self, family: Family) -> tuple[float, ...]:
        """Fitted with tactic cards and without."""
        from tottenbury.opponents.judgement import fitted

        return fitted.SIEGE_TACTICS if family.tactics else fitted.SIEGE

    def features(self, family: Family) -> NetFeatures:
        """What a net is told about the wall."""
        from tottenbury.opponents.nets import features_siege
        from tottenbury.opponents.nets.features_api import FEATURES

        return NetFeatures(functions_of(features_siege, FEATURES, family.tactics), features_siege.SHAPE, features_siege.PARAMS)

    def yardstick(self, family: Family) -> Callable[..., Any]:
        """The first greedy player at the wall."""
        from tottenbury.opponents.yardsticks import greedy_siege

        rate: Callable[..., Any] = functions_of(greedy_siege, ("rate",), family.tactics)["rate"]
        return rate


GAME = SiegePlayers()
