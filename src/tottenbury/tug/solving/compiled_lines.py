"""The arithmetic of `lines` as plain loops, for the build alone."""

from __future__ import annotations

from typing import Any

from tottenbury.kernel import compiled
from tottenbury.tug.state import FACES


@compiled
def gather(source: Any, rows: Any, targets: Any, first: int, last: int, line: Any) -> None:
    """See lines.gather."""
    places = len(targets)
    begin = 0
    for table in range(source.shape[0]):
        for row in range(first, last):
            worths = source[table, rows[row]]
            for n in range(places):
                line[begin + n] = worths[targets[n]]
            begin += places


@compiled
def largest(lines: Any, numbers: Any, begin: int, end: int, width: int, out: Any) -> None:
    """See lines.largest; three lines at a time, so that `out` is fetched less often."""
    one = lines[numbers[begin]]
    for i in range(width):
        out[i] = one[i]
    k = begin + 1
    while k + 3 <= end:
        a, b, c = lines[numbers[k]], lines[numbers[k + 1]], lines[numbers[k + 2]]
        for i in range(width):
            x = a[i] if a[i] > b[i] else b[i]
            x = x if x > c[i] else c[i]
            out[i] = out[i] if out[i] > x else x
        k += 3
    while k < end:
        raise_to(lines[numbers[k]], width, out)
        k += 1


@compiled
def raise_to(line: Any, width: int, out: Any) -> None:
    """See lines.raise_to."""
    for i in range(width):
        out[i] = out[i] if out[i] > line[i] else line[i]


@compiled
def mean_of_six(lines: Any, numbers: Any, width: int, out: Any) -> None:
    """See lines.mean_of_six."""
    a, b, c = lines[numbers[0]], lines[numbers[1]], lines[numbers[2]]
    d, e, f = lines[numbers[3]], lines[numbers[4]], lines[numbers[5]]
    for i in range(width):
        out[i] = (a[i] + b[i] + c[i] + d[i] + e[i] + f[i]) / FACES


@compiled
def add_sixth(one: Any, other: Any, third: Any, width: int, out: Any) -> None:
    """See lines.add_sixth."""
    for i in range(width):
        x = one[i] if one[i] > other[i] else other[i]
        out[i] += (x if x > third[i] else third[i]) / FACES


@compiled
def add_times(factor: float, line: Any, width: int, out: Any) -> None:
    """See lines.add_times."""
    for i in range(width):
        out[i] += factor * line[i]


@compiled
def lay(line: Any, out: Any, columns: Any, first: int, last: int) -> None:
    """See lines.lay."""
    rows = out.shape[1]
    begin = 0
    for n in range(len(columns)):
        for row in range(first, last):
            for i in range(rows):
                out[columns[n], row, i] = line[begin + i]
            begin += rows
