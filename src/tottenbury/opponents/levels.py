"""Levels for people: which opponent stands behind each of them in which game. docs/opponents.md tells how far apart they are."""

from __future__ import annotations

from collections.abc import Callable

from tottenbury.opponents.budget import Budget
from tottenbury.opponents.opponent import Opponent, Thought
from tottenbury.table.position import Move, View
from tottenbury.table.rulebook import Rulebook

LEVELS = ("novice", "easy", "normal", "hard", "expert")
"""From the gentlest to the strongest."""

TUG = "tug"
_SLIPS = {"novice": 0.1, "easy": 0.045, "normal": 0.015}
_TUG_SLIPS = {"novice": 0.1, "easy": 0.04, "normal": 0.015}
"""How readily the gentle levels take a move that looks worse, as the temperature of their choice (see GreedyOpponent)."""

_HARD, _EXPERT = Budget(seconds=0.15), Budget(seconds=1.0)


def _behind(level: str, game: str) -> Callable[[int], Opponent]:
    """Who plays a level: a function that makes him from a seed."""
    from tottenbury.opponents.greedy import GreedyOpponent
    from tottenbury.opponents.perfect import PerfectOpponent
    from tottenbury.opponents.search import SearchOpponent

    slips = _TUG_SLIPS if game == TUG else _SLIPS
    if level in slips:
        return lambda seed: GreedyOpponent(seed, slips[level])
    if game == TUG:
        return GreedyOpponent if level == "hard" else PerfectOpponent
    return lambda seed: SearchOpponent(seed, _HARD if level == "hard" else _EXPERT)


class LevelOpponent(Opponent):
    """Plays any rulebook at one level."""

    def __init__(self, level: str, seed: int = 0) -> None:
        super().__init__(seed)
        self.name = self.judgement = level
        self.searches = level not in _SLIPS
        self._players: dict[str, Opponent] = {}

    def player(self, book: Rulebook) -> Opponent:
        """Who plays this rulebook at this level."""
        game = book.game.id.partition(";")[0]
        if game not in self._players:
            self._players[game] = _behind(self.name, game)(self.seed)
        return self._players[game]

    def check_plays(self, book: Rulebook) -> None:
        """Refuse what the player behind the level cannot play."""
        self.player(book).check_plays(book)

    def warm(self, book: Rulebook) -> None:
        """Compile what the player behind the level needs."""
        self.player(book).warm(book)

    def stop(self) -> None:
        """Answer with what has been found so far."""
        for player in self._players.values():
            player.stop()

    def close(self) -> None:
        """Let go of everything."""
        for player in self._players.values():
            player.close()

    def _think(self, view: View, moves: tuple[Move, ...], budget: Budget | None) -> Thought:
        return self.player(view.book).think(view, budget)
