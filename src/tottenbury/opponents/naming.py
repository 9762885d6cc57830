"""Where to find an opponent by name: `greedy`, `search:100ms`, `deep:2000n`, `learned:my.net`, `cmd:./mybot`."""

from __future__ import annotations

from tottenbury.core.errors import TottenburyError, UnknownName
from tottenbury.core.rulebook import Rulebook
from tottenbury.opponents.bots.protocol import COMMAND
from tottenbury.opponents.budget import Budget as Budget
from tottenbury.opponents.levels import LEVELS as LEVELS
from tottenbury.opponents.levels import LevelOpponent
from tottenbury.opponents.nets.shipped import has_net
from tottenbury.opponents.opponent import Opponent, RandomOpponent

OPPONENTS = ("random", "greedy", "search", "learned", "deep", "perfect", "greedy-1")
"""The names that `opponent` knows beside LEVELS. `perfect` plays the tug of war only, `learned` and `deep` the card games; `greedy-1` stays
as it is, to measure others by.
"""

THINKERS = ("search", "deep")
"""Those that take a budget."""


def opponent(name: str, seed: int = 0, *, budget: float | None = None, simulations: int | None = None) -> Opponent:
    """The opponent of this name; its choices depend on the seed and on what it is shown, on nothing else.

    Behind a colon the name may carry a budget of its own, `search:100ms`, which goes before `budget` (in seconds) and `simulations`;
    `learned` takes the file of a net there instead.
    A level keeps the budget it was measured with, and who does not search needs none: `budget` is for the others.
    Behind `cmd:` stands the command line of a bot instead.
    """
    if name.startswith(COMMAND):
        from tottenbury.opponents.bots.external import ExternalOpponent

        return ExternalOpponent(name, seed, budget=None if budget is None and simulations is None else Budget(budget, simulations))
    plain, colon, said = name.partition(":")
    own: Budget | None = None
    if colon and plain != "learned":
        own = Budget.parse(said)
    elif budget is not None or simulations is not None:
        own = Budget(budget, simulations)
    if plain not in OPPONENTS and plain not in LEVELS:
        known = ", ".join([*LEVELS, *OPPONENTS])
        raise UnknownName(f"no opponent is called {plain!r}; there are: {known}, or {COMMAND} and a command line")
    if colon and plain == "learned":
        from tottenbury.opponents.nets.players import LearnedOpponent, from_file

        return LearnedOpponent(seed, source=from_file(said), name=name)
    if colon and plain not in THINKERS:
        raise TottenburyError(f"{plain} takes no budget; search and deep do: search:{said}")
    return _make(plain, seed, own)


HINT_BUDGET = Budget(seconds=1.0)
"""How long an adviser thinks about a hint unless told."""


def adviser(book: Rulebook) -> str:
    """Whom to ask for a hint: the perfect player where there is one, else one that has learned, else the search."""
    try:
        opponent("perfect").check_plays(book)
    except TottenburyError:
        return "deep" if has_net(book) else "search"
    return "perfect"


def _make(name: str, seed: int, budget: Budget | None) -> Opponent:
    # Each is imported when it is asked for: together they take their time to load.
    if name == "perfect":
        from tottenbury.opponents.perfect import PerfectOpponent

        return PerfectOpponent(seed)
    if name in LEVELS:
        return LevelOpponent(name, seed)
    if name == "random":
        return RandomOpponent(seed)
    if name == "search":
        from tottenbury.opponents.search.search import SearchOpponent

        return SearchOpponent(seed, budget)
    if name == "learned":
        from tottenbury.opponents.nets.players import LearnedOpponent

        return LearnedOpponent(seed)
    if name == "deep":
        from tottenbury.opponents.nets.players import DeepOpponent

        return DeepOpponent(seed, budget)
    if name == "greedy":
        from tottenbury.opponents.greedy import GreedyOpponent

        return GreedyOpponent(seed)
    from tottenbury.opponents.yardsticks.greedy_1 import FirstGreedyOpponent

    return FirstGreedyOpponent(seed)
