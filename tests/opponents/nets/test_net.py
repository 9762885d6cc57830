"""The arithmetic of nets."""

from __future__ import annotations

import numpy as np

from tests.opponents.nets.nets import exact_forward, small_net
from tottenbury.opponents.nets.net import HIDDEN, WIDTH, as_in_files, copy_net, exchange_row, forward, head, new_net, start_sums

ROWS, ROLES = 30, 2


def test_a_net_is_evaluated_as_it_is_defined() -> None:
    seed = 4
    net = small_net(ROWS, ROLES, seed)
    rng = np.random.Generator(np.random.PCG64(seed))
    sums, work = np.empty(WIDTH, np.float32), np.empty(HIDDEN, np.float32)
    for n in range(40):
        rows, prior_logit, role = rng.integers(0, ROWS, 12), float(rng.normal(0.0, 2.0)), n % ROLES
        said = forward(net, role, rows, len(rows), prior_logit, sums, work)
        assert abs(said - exact_forward(net, role, rows, prior_logit)) < 1e-6, f"seed {seed}, net {n}"


def test_exchanging_rows_leads_where_adding_them_does() -> None:
    net = small_net(ROWS, ROLES, 5)
    sums, work = np.empty(WIDTH, np.float32), np.empty(HIDDEN, np.float32)
    start_sums(net, 0, sums)
    for old, new in ((-1, 3), (-1, 8), (3, 11), (8, -1), (-1, 20)):
        exchange_row(net, old, new, sums)
    assert abs(head(net, 0, sums, 0.5, work) - exact_forward(net, 0, np.array([11, 20]), 0.5)) < 1e-6


def test_a_fresh_net_says_about_what_the_lean_says() -> None:
    net = new_net(ROWS, ROLES, 1)
    sums, work = np.empty(WIDTH, np.float32), np.empty(HIDDEN, np.float32)
    for prior_logit in (-3.0, -0.5, 0.0, 2.0):
        said = forward(net, 0, np.array([3, 7], np.int32), 2, prior_logit, sums, work)
        assert abs(said - 1.0 / (1.0 + np.exp(-prior_logit))) < 0.05


def test_in_files_the_second_layer_comes_first() -> None:
    net = small_net(ROWS, ROLES, 2)
    kept = as_in_files(net)
    assert kept.hidden_weights.shape == (ROLES, HIDDEN, WIDTH)
    assert kept.hidden_weights[1, 3, 40] == net.hidden_weights[1, 40, 3]
    assert all((one == other).all() for one, other in zip(as_in_files(kept), net, strict=True))


def test_a_copy_of_a_net_is_its_own() -> None:
    net = small_net(ROWS, ROLES, 2)
    copy = copy_net(net)
    copy.rows[0, 0] += 1
    assert net.rows[0, 0] != copy.rows[0, 0]
