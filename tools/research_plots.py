"""Make the pictures of the research notebook: `python -m tools.research_plots`, or `make research-pages`.

The games have fixed seeds, so the pictures come out the same everywhere."""

from __future__ import annotations

import math
from dataclasses import dataclass
from pathlib import Path

import numpy as np

import tottenbury as tb
from tools.research_pages import GAMES, measure
from tottenbury.arena.pairs import MatchSetup, play_pair
from tottenbury.arena.statistics import Z95, estimate, wilson
from tottenbury.kit import svg
from tottenbury.research import Batch, spaces_of

FOLDER = Path(__file__).parents[1] / "docs" / "research" / "pictures"

LEFT, WIDTH, ROW, TOP, RIGHT = 190, 430, 26, 58, 150


@dataclass(frozen=True)
class Row:
    """One row of a picture: a figure between two others."""

    name: str
    low: float
    middle: float
    high: float
    told: str
    """The figure in words, at the right."""


@dataclass(frozen=True)
class Scale:
    """The axis of a picture."""

    low: float
    high: float
    ticks: tuple[float, ...]
    percent: bool = False
    by_powers: bool = False

    def x(self, value: float) -> float:
        """Where a figure stands."""
        low, high, here = (math.log(number) if self.by_powers else number for number in (self.low, self.high, value))
        return LEFT + WIDTH * (here - low) / (high - low)

    def words(self, value: float) -> str:
        """A figure on the axis."""
        return f"{value:.0%}".replace("%", " %") if self.percent else f"{value:,.0f}"


def draw(title: str, note: str, scale: Scale, rows: list[Row]) -> str:
    """A picture of rows on one axis: a dot, and a line from the low figure to the high one."""
    bottom = TOP + ROW * len(rows)
    width, height = LEFT + WIDTH + RIGHT, bottom + 34
    parts = [svg.text(16, 24, title, size=15, bold=True), svg.text(16, 43, note, "soft")]
    for tick in scale.ticks:
        x = scale.x(tick)
        parts.append(svg.line("line", x, TOP - 4, x, bottom))
        parts.append(svg.text(x, bottom + 18, scale.words(tick), "soft", anchor="middle"))
    for number, row in enumerate(rows):
        y = TOP + ROW * (number + 0.5)
        low, middle, high = (scale.x(value) for value in (row.low, row.middle, row.high))
        parts += [
            svg.text(16, y + 4, row.name),
            svg.line("blue", low, y, high, y, stroke_width=3, stroke_linecap="round"),
            svg.element("circle", class_="f-blue", cx=float(middle), cy=y, r=5),
            svg.text(LEFT + WIDTH + 14, y + 4, row.told, "soft"),
        ]
    return svg.picture(width, height, title, parts)


def lengths() -> str:
    """How many decisions random games have, rulebook by rulebook."""
    rows = []
    for name in tb.rulebooks():
        found = measure(spaces_of(name)).decisions
        low, middle, high = (found[len(found) * share // 100] for share in (5, 50, 95))
        rows.append(Row(name, low, middle, high, f"{middle} ({low} to {high})"))
    high = max(row.high for row in rows)
    ticks = tuple(tick for tick in (50, 100, 200, 500, 1000, 2000, 5000) if tick <= high)
    note = f"decisions of {GAMES:,} random games: the median, and from 5 % to 95 %"
    return draw("How long games are", note, Scale(40, high * 1.1, ticks, by_powers=True), rows)


def share(name: str, won: float, games: int) -> Row:
    """A row for a share of games, with its 95 % interval."""
    low, high = wilson(won / games, games, Z95)
    return Row(name, low, won / games, high, f"{100 * won / games:.1f} % of {games:,}")


def claims(games: int = 4000) -> tuple[list[Row], list[Row]]:
    """Of random games of stones-1999: how often who claims a stone wins, and how often who claims it first of all stones."""
    batch = Batch("stones-1999", games, 0, autoreset=False, observations=False)
    block = next(block for block in batch.spaces.action_blocks if block.name == "claim")
    claimant, first = np.full((games, block.size), -1), np.full(games, -1)
    winner = np.full(games, -1)
    while batch.legal_action_mask.any():
        running = batch.legal_action_mask.any(axis=1)
        actions, seats = batch.random_actions(), batch.current_player.copy()
        stones = actions - block.offset
        claiming = np.flatnonzero(running & (stones >= 0) & (stones < block.size))
        first[claiming] = np.where(first[claiming] < 0, stones[claiming], first[claiming])
        claimant[claiming, stones[claiming]] = seats[claiming]
        batch.step(actions)
        won = batch.rewards.max(axis=1) > 0
        winner[won] = batch.rewards[won].argmax(axis=1)
    every, opening = [], []
    for stone in range(block.size):
        claimed = (claimant[:, stone] >= 0) & (winner >= 0)
        every.append(share(f"stone {stone + 1}", float((claimant[claimed, stone] == winner[claimed]).sum()), int(claimed.sum())))
        begun = claimed & (first == stone)
        opening.append(share(f"stone {stone + 1}, first of all", float((claimant[begun, stone] == winner[begun]).sum()), int(begun.sum())))
    return every, opening


def stones() -> str:
    """What a claimed stone is worth."""
    every, opening = claims()
    scale = Scale(0.5, 0.75, (0.5, 0.55, 0.6, 0.65, 0.7, 0.75), percent=True)
    note = "random games of stones-1999: how often whoever claims the stone wins, with 95 % intervals"
    return draw("What a claimed stone is worth", note, scale, [*every, *opening])


PLAYERS = {
    "stones-1999": ("random", "greedy-1", "search:100n"),
    "siege-2020": ("random", "greedy-1", "search:100n"),
    "tug": ("random", "greedy-1", "perfect"),
}
PAIRS = 50


def opponents() -> str:
    """How some players fare against `greedy`."""
    rows = []
    for book, players in PLAYERS.items():
        for player in players:
            setup = MatchSetup((player, "greedy"), book, seed=1)
            found = estimate([play_pair(setup, number).score for number in range(PAIRS)])
            assert found.mean is not None
            rows.append(Row(f"{book}: {player}", found.low, found.mean, found.high, f"{100 * found.mean:.1f} %"))
    note = f"share of {PAIRS} pairs of games (each deal twice, seats exchanged), with 95 % intervals"
    return draw("Against greedy", note, Scale(0, 1, (0, 0.25, 0.5, 0.75, 1), percent=True), rows)


PICTURES = {"lengths": lengths, "stones": stones, "opponents": opponents}


def main() -> None:
    """Make all pictures."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, make in PICTURES.items():
        (FOLDER / f"{name}.svg").write_text(make(), encoding="utf-8")


if __name__ == "__main__":
    main()
