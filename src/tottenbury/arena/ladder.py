"""The ladder: the house's own players against one another in every rulebook, and each against itself to see how fair the game is."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import combinations_with_replacement

from tottenbury.arena.pairs import MatchSetup
from tottenbury.core.errors import TottenburyError
from tottenbury.library import rulebook
from tottenbury.opponents.naming import OPPONENTS, Budget, opponent

RUNGS = ("random", "greedy-1", "greedy", "search", "learned", "deep", "perfect")
"""The players of the ladder, from the bottom up. Players that do not play a rulebook are left out there."""


@dataclass(frozen=True)
class Ladder:
    """Which rungs meet in which rulebook, how often, and what was left out."""

    rungs: Mapping[str, tuple[str, ...]]
    """The players of each rulebook, by its id."""
    setups: tuple[MatchSetup, ...]
    pairs: int
    notes: tuple[str, ...]

    @classmethod
    def plan(
        cls, rules: Sequence[str], pairs: int, seed: int = 0, budget: str | None = None, players: Sequence[str] | None = None
    ) -> Ladder:
        """The ladder for these rulebooks and players, by default all RUNGS; a rung that is not built yet is left out with a note."""
        if budget is not None:
            Budget.parse(budget)
        for name in players or ():
            opponent(name)  # players asked for by name have to exist
        wanted = RUNGS if players is None else tuple(dict.fromkeys(players))
        known = [name for name in wanted if players is not None or name in OPPONENTS]
        notes = tuple(f"No opponent is called {name} yet; the ladder goes without it." for name in wanted if name not in known)
        rungs: dict[str, tuple[str, ...]] = {}
        setups: list[MatchSetup] = []
        for name in dict.fromkeys(rules):
            book = rulebook(name)
            fitting = {rung: setup for rung in known if (setup := _fitting(rung, name, pairs, seed, budget)) is not None}
            rungs[book.id] = tuple(fitting)
            setups.extend(replace(fitting[one], players=(one, other)) for one, other in _meetings(rungs[book.id]))
        return cls(rungs, tuple(setups), pairs, notes)


def _meetings(rungs: Sequence[str]) -> Iterator[tuple[str, str]]:
    """Everybody meets everybody, the higher rung first; then each player itself."""
    meetings = [(higher, lower) for lower, higher in combinations_with_replacement(rungs, 2)]
    return iter(sorted(meetings, key=lambda names: names[0] == names[1]))


def _fitting(rung: str, rules: str, pairs: int, seed: int, budget: str | None) -> MatchSetup | None:
    """A rung against itself, if it plays this rulebook."""
    try:
        return MatchSetup.checked(rung, rung, rules, pairs, seed, budget)
    except TottenburyError:
        return None
