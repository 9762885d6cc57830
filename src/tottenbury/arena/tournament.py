"""A tournament: everybody meets everybody, under one rulebook or several. Its file says who and how, its table who is how strong."""

from __future__ import annotations

import hashlib
import re
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from pathlib import Path
from typing import Any

from tottenbury.arena.match import MatchRun
from tottenbury.arena.pairs import MatchSetup
from tottenbury.arena.ratings import Rating, rate
from tottenbury.arena.statistics import Estimate, estimate
from tottenbury.core.errors import TottenburyError

DEFAULT_PAIRS = 100


@dataclass(frozen=True)
class Tournament:
    """Who plays, under which rules, how often."""

    players: Mapping[str, str]
    """The players' names in the table, each with the opponent it is: `quick = "search:100ms"`."""
    rulebooks: tuple[str, ...]
    pairs: int = DEFAULT_PAIRS
    seed: int = 0
    budget: str | None = None

    def matches(self) -> Iterator[tuple[str, str, MatchRun]]:
        """Every match, by the names of both players; whatever does not exist or fit is refused."""
        for rules in self.rulebooks:
            for one, other in combinations(self.players, 2):
                setup = MatchSetup.checked(self.players[one], self.players[other], rules, self.pairs, self.seed, self.budget)
                yield one, other, MatchRun(setup, self.pairs)


_KEYS: dict[str, tuple[type, str]] = {
    "rulebook": (str, "a rulebook's id"),
    "rulebooks": (list, "a list of rulebooks"),
    "pairs": (int, "a whole number"),
    "seed": (int, "a whole number"),
    "budget": (str, 'a text such as "100ms"'),
    "players": (dict, "a table of names"),
}


def read_tournament(text: str) -> Tournament:
    """The tournament of a TOML file; errors name the key."""
    try:
        file = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise TottenburyError(f"that is no TOML: {error}") from None
    for key, value in file.items():
        if key not in _KEYS:
            raise TottenburyError(f"{key}: no such key; there are: {', '.join(_KEYS)}")
        if type(value) is not _KEYS[key][0]:
            raise TottenburyError(f"{key}: {_KEYS[key][1]} is expected, not {value!r}")
    if ("rulebook" in file) == ("rulebooks" in file):
        raise TottenburyError("rulebook: one rulebook or, under rulebooks, a list of them is expected")
    rules = _texts("rulebooks", file.get("rulebooks", [file.get("rulebook")]))
    if file.get("pairs", 1) < 1:
        raise TottenburyError(f"pairs: a whole number above zero is expected, not {file['pairs']}")
    return Tournament(_players(file.get("players", {})), rules, file.get("pairs", DEFAULT_PAIRS), file.get("seed", 0), file.get("budget"))


def _texts(key: str, values: Sequence[Any]) -> tuple[str, ...]:
    if not values or not all(isinstance(value, str) and value for value in values):
        raise TottenburyError(f"{key}: a list of texts is expected, not {values!r}")
    if len(set(values)) < len(values):
        raise TottenburyError(f"{key}: one of them is named twice")
    return tuple(values)


def _players(table: Mapping[str, Any]) -> dict[str, str]:
    if len(table) < 2:
        raise TottenburyError("players: a tournament has at least two players")
    names: dict[str, str] = {}
    for name, spec in table.items():
        if not name.strip() or not name.isprintable():
            raise TottenburyError(f"players: {name!r} is no name for a table")
        if not isinstance(spec, str):
            raise TottenburyError(f'players.{name}: an opponent such as "greedy" is expected, not {spec!r}')
        if spec in names:
            raise TottenburyError(f"players: {names[spec]} and {name} are the same player, {spec}")
        names[spec] = name
    return dict(table)


def match_path(folder: Path, setup: MatchSetup) -> Path:
    """Where the results of a match are kept: a name that can be read, and is a name on every system."""
    name = f"{setup.rulebook}--{setup.players[0]}--{setup.players[1]}"
    plain = re.sub(r"[^A-Za-z0-9._=-]+", "_", name)
    digest = "" if plain == name else "-" + hashlib.blake2b(name.encode(), digest_size=3).hexdigest()
    return folder / f"{plain[:150]}{digest}.jsonl"


@dataclass(frozen=True)
class Standing:
    """The table of one rulebook: players with the strongest first, their ratings, and what each scored against each."""

    rulebook: str
    players: tuple[str, ...]
    ratings: Mapping[str, Rating]
    cross: Mapping[tuple[str, str], Estimate]
    """The row's score against the column; missing if they have not met."""

    @classmethod
    def of(cls, rulebook: str, players: Sequence[str], met: Mapping[tuple[str, str], Sequence[float]]) -> Standing:
        """The table from the pair scores of every match, each entered once: (A, B) with A's scores."""
        ratings = rate(players, met)
        cross = {}
        for (one, other), scores in met.items():
            if scores:
                cross[one, other] = estimate(scores)
                cross[other, one] = estimate([1 - score for score in scores])
        return cls(rulebook, tuple(sorted(players, key=lambda name: -ratings[name].elo)), ratings, cross)

    @property
    def pairs(self) -> int:
        """How many pairs stand behind the table."""
        return sum(found.count for found in self.cross.values()) // 2

    def to_json(self) -> dict[str, Any]:
        """The table for programs."""

        def cell(row: str, column: str) -> dict[str, Any] | None:
            found = self.cross.get((row, column))
            return None if found is None else {"mean": found.mean, "low": found.low, "high": found.high, "pairs": found.count}

        return {
            "rulebook": self.rulebook,
            "players": [
                {
                    "name": name,
                    "elo": self.ratings[name].elo,
                    "low": self.ratings[name].low,
                    "high": self.ratings[name].high,
                    "scores": {other: cell(name, other) for other in self.players if other != name},
                }
                for name in self.players
            ],
        }


def standings(tournament: Tournament, runs: Sequence[tuple[str, str, MatchRun]]) -> list[Standing]:
    """One table for each rulebook, of what has been played so far."""
    tables: dict[str, dict[tuple[str, str], list[float]]] = {}
    for one, other, run in runs:
        tables.setdefault(run.setup.rulebook, {})[one, other] = [pair.score for pair in run.results]
    return [Standing.of(rules, list(tournament.players), met) for rules, met in tables.items()]
