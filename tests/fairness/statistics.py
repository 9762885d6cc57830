"""`python -m tests.fairness.statistics`: are all cards equally likely at every place, and all faces on every die? Chi-square by position.

Secrets come from the machine's own generator, as at a table. For each family of counts the command prints chi-square, its degrees of
freedom and how many standard deviations that is from what chance gives (Wilson and Hilferty's cube root); beyond 5 it says so and exits
with 1.
"""

from __future__ import annotations

import argparse
import math
import re
import secrets
import sys
import time
from collections import Counter
from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor

import tottenbury as tb
from tottenbury.core.fair import LOT, Fair

CARD = re.compile(r"[A-Z][a-z]|[a-z]\d+")
TOO_FAR = 5.0
Counts = dict[str, Counter[tuple[object, ...]]]


def count(task: tuple[str, int]) -> Counts:
    """Deal so often by one rulebook, and count what lies where."""
    rulebook, deals = task
    notation = tb.rulebook(rulebook).notation
    found: Counts = {}
    for _ in range(deals):
        fair = Fair(secrets.token_hex(32), secrets.token_urlsafe(16), secrets.token_urlsafe(16))
        parts = notation.draw_deal(fair).split("|")
        found.setdefault("who begins by lot", Counter())[("lot", fair.chance(LOT).below(2))] += 1
        if rulebook == "tug":
            found.setdefault("columns of the tug of war", Counter()).update(
                (place, "".join(sorted(part))) for place, part in enumerate(parts)
            )
            _throws(found, fair)
            continue
        cards = [card for part in parts[:3] for card in CARD.findall(part)]
        found.setdefault(f"cards of {rulebook} by place", Counter()).update(enumerate(cards))
        pairs = ((place, cards[place] < cards[place + 1]) for place in range(0, len(cards) - 1, 2))
        found.setdefault(f"order of neighbours in {rulebook}", Counter()).update(pairs)
        if len(parts) > 3:
            found.setdefault(f"tactic cards of {rulebook} by place", Counter()).update(enumerate(CARD.findall(parts[3])))
    return found


def _throws(found: Counts, fair: Fair) -> None:
    """The first dice after the deal: each face on each die, and what follows what."""
    faces = []
    for number in range(4):
        chance = fair.chance_after(number)
        chance.begin_draw()
        faces += [chance.below(6) + 1 for _ in range(3)]
    found.setdefault("faces of each die", Counter()).update(enumerate(faces))
    found.setdefault("a die and the next one", Counter()).update((place, *faces[place : place + 2]) for place in range(len(faces) - 1))


def deviation(name: str, counts: Counter[tuple[object, ...]]) -> tuple[float, int, float]:
    """Chi-square of counts at each place (the first part of a key), degrees of freedom, and standard deviations from what is expected.

    In a shuffled pile every card lies somewhere, so places are not independent of one another: of n places and n cards
    (n - 1) / n * chi-square has (n - 1) ** 2 degrees of freedom.
    """
    weights: Counter[tuple[object, ...]] = Counter()
    for key, number in counts.items():
        weights[key[1:]] += number if name.endswith("by place") else _cases(key)  # a pile may have several equal cards
    places: dict[object, list[tuple[tuple[object, ...], int]]] = {}
    for key, number in counts.items():
        places.setdefault(key[0], []).append((key, number))
    square, freedom = 0.0, 0
    for entries in places.values():
        total, share = sum(number for _, number in entries), sum(weights[key[1:]] for key, _ in entries)
        for key, number in entries:
            expected = total * weights[key[1:]] / share
            square += (number - expected) ** 2 / expected
        freedom += len(entries) - 1
    if name.endswith("by place"):
        square *= (len(places) - 1) / len(places)
        freedom = (len(places) - 1) * (freedom // len(places))
    spread = 2 / (9 * freedom)
    return square, freedom, ((square / freedom) ** (1 / 3) - (1 - spread)) / math.sqrt(spread)


def _cases(key: tuple[object, ...]) -> int:
    """How many equally likely cases look like this one: a sorted column of three dice stands for 1, 3 or 6 throws."""
    text = str(key[-1])
    return {1: 1, 2: 3, 3: 6}[len(set(text))] if text.isdecimal() and len(text) == 3 else 1


def added(parts: Iterable[Counts]) -> Counts:
    """All counts together."""
    total: Counts = {}
    for part in parts:
        for name, counts in part.items():
            total.setdefault(name, Counter()).update(counts)
    return total


def main() -> int:
    """Count and judge."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=1_000_000, help="of each rulebook (default: a million)")
    parser.add_argument("--rulebook", action="append", metavar="ID", help="(default: stones-1999, siege-2020-tactics and tug)")
    parser.add_argument("--processes", type=int, default=2)
    arguments = parser.parse_args()
    books, began = arguments.rulebook or ["stones-1999", "siege-2020-tactics", "tug"], time.time()
    portion = max(1, min(10_000, arguments.deals))
    tasks = [(book, min(portion, arguments.deals - start)) for book in books for start in range(0, arguments.deals, portion)]
    with ProcessPoolExecutor(arguments.processes) as crew:
        total = added(crew.map(count, tasks))
    worst = 0.0
    for name, counts in sorted(total.items()):
        square, freedom, far = deviation(name, counts)
        worst = max(worst, abs(far))
        print(f"{name:<45} chi-square {square:>10.1f}, {freedom:>5} degrees of freedom, {far:+.2f} standard deviations")
    print(
        f"{arguments.deals:,} deals of each of {', '.join(books)}, {time.time() - began:.0f} s: {'NOT EVEN' if worst > TOO_FAR else 'even'}"
    )
    return int(worst > TOO_FAR)


if __name__ == "__main__":
    sys.exit(main())
