"""Levels for people: which opponent stands behind each of them. docs/opponents.md tells how far apart they are.

How readily the gentler ones take a move that looks worse is set by matches, so that each level is some 150 to 200 Elo above the one below
it; each game in `games` says it as the temperature of the choice.
"""

from __future__ import annotations

from collections.abc import Callable

from tottenbury.core.position import Move, View
from tottenbury.core.rulebook import Rulebook
from tottenbury.opponents.budget import Budget
from tottenbury.opponents.games import players_of
from tottenbury.opponents.games.game import kernel_game
from tottenbury.opponents.nets.shipped import has_net, net_for
from tottenbury.opponents.opponent import Opponent, Thought

LEVELS = ("novice", "easy", "normal", "hard", "expert")
"""From the gentlest to the strongest."""

_HARD, _EXPERT = Budget(seconds=0.15), Budget(seconds=1.0)
_DEEP_EXPERT = Budget(seconds=0.5)
_UNCOMPILED = Budget(seconds=1.5)


def _behind(level: str, book: Rulebook) -> Callable[[int], Opponent]:
    """Who plays a level: a function that makes the player from a seed. Editions that no net knows are played by judgement and search."""
    from tottenbury.opponents.greedy import GreedyOpponent
    from tottenbury.opponents.nets.players import DeepOpponent, LearnedOpponent
    from tottenbury.opponents.perfect import PerfectOpponent
    from tottenbury.opponents.search.search import SearchOpponent

    net = net_for(book.game.id)
    if net is not None and has_net(book):
        if level in net.temperatures:
            return lambda seed: LearnedOpponent(seed, net.temperatures[level])
        return lambda seed: DeepOpponent(seed, _DEEP_EXPERT)
    temperatures = players_of(book.game).temperatures
    if level in temperatures:
        return lambda seed: GreedyOpponent(seed, temperatures[level])
    if book.game.family.exact:
        return PerfectOpponent
    return lambda seed: SearchOpponent(seed, _HARD if level == "hard" else _EXPERT)


class LevelOpponent(Opponent):
    """Plays any rulebook at one level."""

    def __init__(self, level: str, seed: int = 0) -> None:
        super().__init__(seed)
        self.name = level
        self.searches = level in ("hard", "expert")
        self._players: dict[str, Opponent] = {}

    def player(self, book: Rulebook) -> Opponent:
        """Who plays this rulebook at this level."""
        game = book.game.id.partition(";")[0]
        if game not in self._players:
            self._players[game] = _behind(self.name, book)(self.seed)
        return self._players[game]

    def check_plays(self, book: Rulebook) -> None:
        """Refuse what the player behind the level cannot play."""
        self.player(book).check_plays(book)

    def stop(self) -> None:
        """Return what has been found so far."""
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
    game = kernel_game(book.game)
    compiled = game is None or game.kernels.library is not None
    return budget if budget is None or budget.simulations is None or compiled else _UNCOMPILED
