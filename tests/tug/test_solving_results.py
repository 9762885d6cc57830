"""The results worth having: nothing legal is better than them, and the others are outdone (rules C2.3 to C2.11)."""

from __future__ import annotations

import numpy as np
import pytest

from tests.tug.reference import LOSE, TRIPLES, WIN, Reference
from tottenbury.tug.solving.athletes import Rows, gathered, struck
from tottenbury.tug.solving.columns import DICE, column_number
from tottenbury.tug.solving.results import Model, build_results
from tottenbury.tug.solving.turns import CHEAP, FULL, SWAP, WEAKEN, steps

FULL_GAME = Model(12, 12)


def reached(model, results, column, throw, own, opposing):
    """What the kept results leave of two rows, as the reference writes it."""
    found = set()
    pick = 56 * column + throw
    for i in results.picks[results.pick_start[pick] : results.pick_start[pick + 1]]:
        new, mine, theirs = results.entries[results.entry_start[column] + i]
        left = gathered(*own, *results.own[mine].tolist())
        there = struck(*opposing, *results.opposing[theirs].tolist(), int(model.later))
        found.add(LOSE if sum(left) == 0 else WIN if sum(there) == 0 else (int(new), left, there))
    return found


def at_least_as_good(one, other):
    """More own athletes standing and in all, fewer opposing ones, and the same column; winning is best."""
    if one == WIN or other == LOSE:
        return True
    if one == LOSE or other == WIN or one[0] != other[0]:
        return False
    (a, b), (c, d) = one[1:], other[1:]
    return a[0] >= c[0] and sum(a) >= sum(c) and b[0] <= d[0] and sum(b) <= sum(d)


@pytest.mark.parametrize("options", [{}, {"later": True}, {"free": True}], ids=str)
def test_every_legal_outcome_is_outdone_by_a_kept_one_and_every_kept_one_is_legal(options):
    model = Model(12, 12, **options)
    results = build_results(model)
    plain = Reference(60, 60, **options)  # far from any cap
    rng = np.random.default_rng(11)
    for _ in range(400):
        column, throw = rng.integers(56, size=2)
        own, opposing = (tuple(model.rows.members[i].tolist()) for i in rng.integers(model.rows.count, size=2))
        legal = plain.outcomes(TRIPLES[column], TRIPLES[throw], own, opposing)
        kept = reached(model, results, column, throw, own, opposing)
        assert kept - {LOSE} <= legal, (TRIPLES[column], TRIPLES[throw], own, opposing)
        for outcome in legal:
            assert any(at_least_as_good(one, outcome) for one in kept), (outcome, kept)


def test_no_kept_result_outdoes_another_everywhere():
    results = build_results(FULL_GAME)
    rows = [tuple(row) for row in FULL_GAME.rows.members[::7].tolist()]
    column, throw = column_number((2, 4, 6)), column_number((1, 3, 5))
    pick = 56 * column + throw
    picks = results.picks[results.pick_start[pick] : results.pick_start[pick + 1]]
    entries = [results.entries[results.entry_start[column] + i] for i in picks]
    for a in entries:
        for b in entries:
            if a is b or a[0] != b[0]:
                continue
            own_a, own_b, hits_a, hits_b = results.own[a[1]], results.own[b[1]], results.opposing[a[2]], results.opposing[b[2]]
            mine = all((_sizes(gathered(*row, *own_a)) >= _sizes(gathered(*row, *own_b))).all() for row in rows)
            theirs = all((_sizes(struck(*row, *hits_a, 0)) <= _sizes(struck(*row, *hits_b, 0))).all() for row in rows)
            assert not (mine and theirs)


def _sizes(row):
    return np.array([row[0], row[0] + row[1]])


def test_the_swap_of_the_rulebook_brings_the_new_athlete_first_and_takes_lying_ones_first():
    assert gathered(3, 2, 1, 3, -2) == (3, 0)  # 4 standing and 2 lying, of whom three leave
    assert gathered(1, 0, 1, 2, -1) == (0, 0)  # the last one leaves: lost (D-72)


def test_a_berserker_takes_four_standing_ones_first():
    assert struck(3, 5, 0, 0, 0, 1, 0) == (0, 4)
    assert struck(1, 2, 0, 0, 0, 1, 0) == (0, 0)


def test_weakening_comes_before_the_cheap_hit_unless_that_has_to_wait():
    assert struck(5, 0, 0, 1, 1, 0, 0) == (4, 0)
    assert struck(5, 0, 0, 1, 1, 0, 1) == (3, 2)  # weak_next_turn: the cheap die can only weaken, too


def test_steps_put_weakening_first_and_losing_swaps_last():
    script = 0
    for place, (column, die, action) in enumerate([(0, 0, SWAP), (1, 1, CHEAP), (2, 2, WEAKEN)]):
        script |= (column | die << 2 | action << 4) << 6 * place
    assert [step[2] for step in steps(script, [1, 4, 6], [1, 3, 3])] == [WEAKEN, CHEAP, SWAP]
    assert steps(-1, [1, 1, 1], [2, 2, 2]) == []
    assert FULL == 0


def test_rows_lose_lying_ones_first_and_surplus_weakened_ones_stand_up():
    rows = Rows(6, 1)
    assert rows.members[rows.project(5, 3)].tolist() == [5, 1]
    assert rows.members[rows.project(2, 3)].tolist() == [4, 1]
    assert rows.members[rows.project(9, 0)].tolist() == [6, 0]
    assert rows.project(0, 0) == -1
    assert DICE.shape == (56, 3)


def test_rows_keep_their_order_when_projected():
    rows = Rows(5, 2)
    every = [(s, w) for s in range(9) for w in range(9) if s + w]
    for a in every:
        for b in every:
            if a[0] >= b[0] and sum(a) >= sum(b):
                one, other = (rows.members[rows.project(*row)] for row in (a, b))
                assert one[0] >= other[0]
                assert one.sum() >= other.sum()
