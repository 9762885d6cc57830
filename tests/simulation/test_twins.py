"""Non-interference: a few twins of every rulebook; 10^5 moments a rulebook are `make twins`."""

from __future__ import annotations

import random

import pytest

from tests.simulation.gathering import BOOKS
from tests.simulation.timing import ranks_apart
from tests.simulation.twins import Count, compare_twins, make_pair, twin_line
from tottenbury.core.rulebook import LIBRARY
from tottenbury.core.seats import Seat
from tottenbury.library import rulebook

TWINS = 4


@pytest.mark.parametrize("book", BOOKS)
def test_universes_that_differ_in_unseen_cards_tell_the_same(book: str) -> None:
    first, total = random.SystemRandom().randrange(10**9), Count()
    for seed in range(first, first + TWINS):
        total.add(compare_twins(book, seed))
    assert total.moments >= TWINS, (first, total)


def test_every_rulebook_has_twins() -> None:
    assert set(BOOKS) == set(LIBRARY.ids())


def test_twins_differ_in_what_is_hidden_and_in_nothing_else() -> None:
    chance = random.Random(5)
    for book in BOOKS[:-1]:
        line = str(rulebook(book).deal(chance.getrandbits(60)))
        for viewer in (*Seat, None):
            twin = twin_line(line, viewer, chance)
            one, other = rulebook(book).position(line), rulebook(book).position(twin)
            assert str(one.view(viewer)) == str(other.view(viewer))
            if viewer is not None and str(one).split()[5 - viewer] != str(other).split()[5 - viewer]:
                assert str(one.view(viewer.other)) != str(other.view(viewer.other))


def test_twins_are_compared_for_long() -> None:
    """Twins that part at once would compare nothing."""
    counts = [compare_twins("stones-1999", seed) for seed in range(20)]
    assert sum(count.moments for count in counts) > 400
    assert any(
        str(pair.universes[0].position) != str(pair.universes[1].position) for pair in (make_pair("siege-2020", seed) for seed in range(5))
    )


def test_the_rank_test_tells_apart_what_differs() -> None:
    chance = random.Random(3)
    one, other = ([chance.gauss(mean, 1.0) for _ in range(30)] for mean in (10.0, 13.0))
    assert ranks_apart(one, other)
    wrong = sum(ranks_apart([chance.random() for _ in range(12)], [chance.random() for _ in range(12)]) for _ in range(400))
    assert wrong < 50
