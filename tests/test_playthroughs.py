from __future__ import annotations

from itertools import takewhile
from pathlib import Path

import pytest

import tottenbury as tb
from tests.kernels import is_interpreted
from tests.playthrough import FOLDER, playthrough

PERFT = Path(__file__).parent / "perft"
MOST_INTERPRETED = 60_000
"""Counts beyond it are left to the libraries: eight million sequences take minutes."""


@pytest.mark.parametrize("rulebook", tb.rulebooks())
def test_the_golden_playthrough_is_repeated_line_by_line(rulebook: str) -> None:
    golden = (FOLDER / f"{rulebook}.txt").read_text().splitlines()
    for number, (expected, line) in enumerate(zip(golden, playthrough(rulebook).splitlines(), strict=True), 1):
        assert line == expected, f"line {number}"


def perft_lines() -> list[tuple[str, list[int]]]:
    """`position ; count at depth 1, depth 2, ...`"""
    texts = [path.read_text() for path in sorted(PERFT.glob("*.txt"))]
    lines = [line.partition(" ; ") for text in texts for line in text.splitlines() if line and not line.startswith("#")]
    return [(position, [int(count) for count in counts.split()]) for position, _, counts in lines]


@pytest.mark.parametrize(("line", "counts"), perft_lines(), ids=lambda value: value.split()[0] if isinstance(value, str) else "")
def test_perft_counts(line: str, counts: list[int]) -> None:
    position = tb.position(line)
    assert isinstance(position, tb.Position)
    assert position.perft(0) == 1
    if is_interpreted(position.book):
        counts = list(takewhile(lambda count: count <= MOST_INTERPRETED, counts))
    assert [position.perft(depth) for depth in range(1, len(counts) + 1)] == counts


def count_slowly(position: tb.Position, depth: int) -> int:
    if depth == 0:
        return 1
    total = 0
    for move in position.legal_moves():
        brought = [step for step, _ in position.results(move)] or [str(move)]  # throws count one by one
        total += sum(count_slowly(position.play(step), depth - 1) for step in brought)
    return total


@pytest.mark.parametrize(("line", "counts"), perft_lines(), ids=lambda value: value.split()[0] if isinstance(value, str) else "")
def test_perft_agrees_with_playing_every_sequence_out(line: str, counts: list[int]) -> None:
    position = tb.position(line)
    assert isinstance(position, tb.Position)
    position = position.with_chance(0)  # as perft does
    depth = max(depth for depth, count in enumerate(counts, 1) if count < 20_000)
    assert count_slowly(position, depth) == counts[depth - 1]
