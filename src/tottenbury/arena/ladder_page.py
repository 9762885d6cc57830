"""The page about the ladder, written from the results that are there."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from tottenbury.arena.ladder import Ladder
from tottenbury.arena.pairs import MatchSetup, PairResult
from tottenbury.arena.results import Results, read_results
from tottenbury.arena.statistics import Estimate, estimate
from tottenbury.arena.summary import seat_of
from tottenbury.arena.tournament import Standing, match_path

ROLES = {"siege": ("the attacker", "the defender")}
"""What South and North are, in games where seats are roles; by the first word of the rulebook's id."""

_HEAD = """# Strength

How strong the opponents are, and how fair the games. This page is written by `tottenbury ladder`; [the arena](arena.md) says how it
measures and what the figures mean. Every deal is played twice with the seats exchanged; Elo is against the average of the players in the
table, and all intervals are 95 %. The time a move depends on the machine.
"""

_NONE = "\N{EN DASH}"

_BALANCE = """## Balance

Both seats are taken by the same player, and every deal is played once: what is left is the advantage of a seat. "First" is who begins.
"""


@dataclass(frozen=True)
class _Played:
    """A match of the ladder as its file holds it."""

    setup: MatchSetup
    results: Results

    @property
    def pairs(self) -> list[PairResult]:
        return [self.results.pairs[number] for number in sorted(self.results.pairs)]


def write_page(ladder: Ladder, folder: Path) -> str:
    """The page in Markdown; matches that have not been begun are missing in it."""
    played = []
    for setup in ladder.setups:
        results = read_results(match_path(folder, setup))
        if results is not None and results.pairs:
            played.append(_Played(setup, results))
    parts = [_HEAD]
    for rules, rungs in ladder.rungs.items():
        met = [match for match in played if match.setup.rulebook == rules and not match.setup.mirrored]
        if met:
            parts.append("\n".join(_ladder(rules, rungs, met)) + "\n")
    mirrored = [match for match in played if match.setup.mirrored]
    if mirrored:
        parts.append(_BALANCE)
        parts.append("\n".join(_balance(mirrored)) + "\n")
    return "\n".join(parts)


def _ladder(rules: str, rungs: Sequence[str], met: Sequence[_Played]) -> list[str]:
    scores = {match.setup.players: [pair.score for pair in match.pairs] for match in met}
    present = [rung for rung in rungs if any(rung in names for names in scores)]
    table = Standing.of(rules, present, scores)
    lines = [f"## {rules}", "", "| player | Elo | 95 % | ms a move | " + " | ".join(f"v {name}" for name in table.players) + " |"]
    lines.append("|---|---:|:---:|---:|" + "---:|" * len(table.players))
    for name in table.players:
        rating = table.ratings[name]
        cells = " | ".join(_share(table.cross.get((name, other))) for other in table.players)
        lines.append(f"| `{name}` | {rating.elo:+.0f} | {rating.low:+.0f} to {rating.high:+.0f} | {_thinking(name, met)} | {cells} |")
    return [*lines, "", _origin(met)]


def _balance(mirrored: Sequence[_Played]) -> list[str]:
    lines = ["| rulebook | both are | games | first | 95 % | South | 95 % |", "|---|---|---:|---:|:---:|---:|:---:|"]
    for match in mirrored:
        first = estimate([pair.first_score for pair in match.pairs])
        south = estimate([pair.south_score for pair in match.pairs])
        role = ROLES.get(match.setup.rulebook.split("-")[0])
        told = f"{_percent(south.mean)} ({role[0]})" if role else _percent(south.mean)
        name = f"| `{match.setup.rulebook}` | `{match.setup.players[0]}` | {first.count} "
        lines.append(f"{name}| {_percent(first.mean)} | {_interval(first)} | {told} | {_interval(south)} |")
    return [*lines, "", _origin(mirrored)]


def _share(found: Estimate | None) -> str:
    return _NONE if found is None else f"{_percent(found.mean)} ({_interval(found)})"


def _percent(value: float | None) -> str:
    return _NONE if value is None else f"{100 * value:.1f} %"


def _interval(found: Estimate) -> str:
    return f"{100 * found.low:.1f} to {100 * found.high:.1f}"


def _thinking(name: str, met: Sequence[_Played]) -> str:
    """The mean time of a player's moves in all its matches."""
    sides = [
        game.thinking[seat_of(match.setup.players.index(name), number)]
        for match in met
        if name in match.setup.players
        for pair in match.pairs
        for number, game in enumerate(pair.games)
    ]
    moves = sum(side.moves for side in sides)
    if not moves:
        return _NONE
    milliseconds = 1000 * sum(side.seconds for side in sides) / moves
    return f"{milliseconds:.2g}" if milliseconds < 10 else f"{milliseconds:.0f}"


def _origin(matches: Sequence[_Played]) -> str:
    """Where the figures come from: pairs, seeds, budget, code."""
    counts = sorted({len(match.results.pairs) for match in matches})
    pairs = f"{counts[0]}" if len(counts) == 1 else f"{counts[0]} to {counts[-1]}"
    seed = matches[0].setup.seed
    last = max(max(match.results.pairs) for match in matches) + seed
    budgets = sorted({match.results.header.get("budget") or "" for match in matches} - {""})
    commits = dict.fromkeys(str(commit or f"version {version}") for match in matches for version, commit in match.results.code)
    budget = f", {' or '.join(budgets)} a move where a player thinks" if budgets else ""
    return f"{pairs} deals in every match, seeds {seed} to {last}{budget}; commit {', '.join(f'`{commit}`' for commit in commits)}."
