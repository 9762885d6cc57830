"""The line of sticks among the opponents: a judgement, and neither nets nor a solution."""

from __future__ import annotations

from tottenbury.core.family import Family
from tottenbury.opponents.games.game import Functions, GamePlayers, functions_of


class SticksPlayers(GamePlayers):
    """Judged at a glance."""

    def judgement(self, family: Family) -> Functions:
        from tests.fourth import judging
        from tottenbury.opponents.judgement.judge_api import JUDGING, WORLDS

        return functions_of(judging, (*JUDGING, *WORLDS), True)


GAME = SticksPlayers()
