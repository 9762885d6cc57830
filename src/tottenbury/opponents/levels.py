"""Levels for people: which opponent stands behind each of them in which game. docs/opponents.md tells how far apart they are."""

from __future__ import annotations

from collections.abc import Callable

from tottenbury.opponents.budget import Budget
from tottenbury.opponents.nets.shipped import family_of, has_net
from tottenbury.opponents.opponent import Opponent, Thought
from tottenbury.table.kernel_game import KernelGame
from tottenbury.table.position import Move, View
from tottenbury.table.rulebook import Rulebook

LEVELS = ("novice", "easy", "normal", "hard", "expert")
"""From the gentlest to the strongest."""

TUG = "tug"
_TUG_SLIPS = {"novice": 0.1, "easy": 0.04, "normal": 0.015}
_PLAIN_SLIPS = {"novice": 0.1, "easy": 0.045, "normal": 0.015}
LEARNED_SLIPS = {
    "stones": {"novice": 0.11, "easy": 0.073, "normal": 0.042, "hard": 0.0},
    "stones-tactics": {"novice": 0.072, "easy": 0.051, "normal": 0.028, "hard": 0.0},
    "siege": {"novice": 0.063, "easy": 0.044, "normal": 0.027, "hard": 0.0},
    "siege-tactics": {"novice": 0.05, "easy": 0.036, "normal": 0.022, "hard": 0.0},
}
"""How readily the gentle levels take a move that looks worse, as the temperature of their choice: in the tug of war, in card games without
a net, and with one, by the name of the net. Set by matches (`tools/level_steps.py`), so that each level is some 150 to 200 Elo above the
one below.
"""

_HARD, _EXPERT = Budget(seconds=0.15), Budget(seconds=1.0)
_DEEP_EXPERT = Budget(seconds=0.5)
_UNCOMPILED = Budget(seconds=1.5)


def _behind(level: str, book: Rulebook) -> Callable[[int], Opponent]:
    """Who plays a level: a function that makes him from a seed. Editions that no net knows are played by judgement and search."""
    from tottenbury.opponents.greedy import GreedyOpponent
    from tottenbury.opponents.nets.players import DeepOpponent, LearnedOpponent
    from tottenbury.opponents.perfect import PerfectOpponent
    from tottenbury.opponents.search.search import SearchOpponent

    if _plain(book) == TUG:
        if level in _TUG_SLIPS:
            return lambda seed: GreedyOpponent(seed, _TUG_SLIPS[level])
        return GreedyOpponent if level == "hard" else PerfectOpponent
    if has_net(book):
        slips = LEARNED_SLIPS[family_of(book.game.id) or ""]
        if level in slips:
            return lambda seed: LearnedOpponent(seed, slips[level])
        return lambda seed: DeepOpponent(seed, _DEEP_EXPERT)
    if level in _PLAIN_SLIPS:
        return lambda seed: GreedyOpponent(seed, _PLAIN_SLIPS[level])
    return lambda seed: SearchOpponent(seed, _HARD if level == "hard" else _EXPERT)


def _plain(book: Rulebook) -> str:
    return book.game.id.partition(";")[0]


class LevelOpponent(Opponent):
    """Plays any rulebook at one level."""

    def __init__(self, level: str, seed: int = 0) -> None:
        super().__init__(seed)
        self.name = level
        self.searches = level in ("hard", "expert")
        self._players: dict[str, Opponent] = {}

    def player(self, book: Rulebook) -> Opponent:
        """Who plays this rulebook at this level."""
        game = _plain(book)
        if game not in self._players:
            self._players[game] = _behind(self.name, book)(self.seed)
        return self._players[game]

    def check_plays(self, book: Rulebook) -> None:
        """Refuse what the player behind the level cannot play."""
        self.player(book).check_plays(book)

    def stop(self) -> None:
        """Answer with what has been found so far."""
        for player in self._players.values():
            player.stop()

    def rest(self) -> None:
        """Let go of room."""
        for player in self._players.values():
            player.rest()

    def close(self) -> None:
        """Let go of everything."""
        for player in self._players.values():
            player.close()

    def _think(self, view: View, moves: tuple[Move, ...], budget: Budget | None) -> Thought:
        return self.player(view.book).think(view, _affordable(view.book, budget))


def _affordable(book: Rulebook, budget: Budget | None) -> Budget | None:
    """A number of simulations becomes a time where there is no library: nobody waits for a level as long as they would take."""
    game = book.game
    if budget is None or budget.simulations is None or not isinstance(game, KernelGame) or game.kernels.library is not None:
        return budget
    return _UNCOMPILED
