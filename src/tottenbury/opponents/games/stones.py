"""The border stones, as this room knows them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tottenbury.core.family import Family
from tottenbury.core.kernel_game import KernelGame
from tottenbury.opponents.games.game import Functions, GamePlayers, NetFeatures, ShippedNet, functions_of


class StonesPlayers(GamePlayers):
    """Judged stone by stone, with a net for all published rulebooks."""

    nets = (
        ShippedNet(
            "stones",
            ("stones-1999", "stones-2004", "stones-2024"),
            {"novice": 0.11, "easy": 0.073, "normal": 0.042, "hard": 0.0},
            trained_on=("stones-1999",),  # the base games are played alike
        ),
        ShippedNet(
            "stones-tactics",
            ("stones-2004-tactics", "stones-2004-advanced", "stones-2024-tactics", "stones-2024-early-bird"),
            {"novice": 0.072, "easy": 0.051, "normal": 0.028, "hard": 0.0},
        ),
    )

    def judgement(self, family: Family) -> Functions:
        """Worlds are imagined as in any card game."""
        from tottenbury.cards import worlds
        from tottenbury.opponents.judgement import judge_stones
        from tottenbury.opponents.judgement.judge_api import JUDGING, WORLDS

        return {**functions_of(judge_stones, JUDGING, family.tactics), **functions_of(worlds, WORLDS, True)}

    def params(self, family: Family) -> tuple[float, ...]:
        """Fitted with tactic cards and without."""
        from tottenbury.opponents.judgement import fitted

        return fitted.STONES_TACTICS if family.tactics else fitted.STONES

    def outcome_table(self, game: KernelGame, params: tuple[float, ...]) -> tuple[float, ...]:
        """How likely South has won with each way to share out the stones."""
        from tottenbury.opponents.judgement.parameters import ROW_FIRST
        from tottenbury.opponents.judgement.stone_shares import stone_shares

        rules = game.kernels.rules.record(game.rules)
        return stone_shares(rules.stones, rules.adjacent_to_win, rules.stones_to_win, float(params[ROW_FIRST]))

    def features(self, family: Family) -> NetFeatures:
        """What a net is told about the border."""
        from tottenbury.opponents.nets import features_stones
        from tottenbury.opponents.nets.features_api import FEATURES

        return NetFeatures(functions_of(features_stones, FEATURES, family.tactics), features_stones.SHAPE, features_stones.PARAMS)

    def yardstick(self, family: Family) -> Callable[..., Any]:
        """The first greedy player at the border."""
        from tottenbury.opponents.yardsticks import greedy_stones

        rate: Callable[..., Any] = functions_of(greedy_stones, ("rate",), family.tactics)["rate"]
        return rate


GAME = StonesPlayers()
