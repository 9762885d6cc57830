"""Exponentials and logarithms: near enough to the truth, and the same to the last bit everywhere."""

from __future__ import annotations

import hashlib
import math
from array import array
from random import Random

import pytest

from tottenbury.kernel.mathematics import bits_of_float, exp, float_of_bits, log, log_odds, logistic

NEAR = 6e-16
"""How far results may be from the machine's own, which may be wrong in the last bit themselves: less than three such bits."""

EXP = {
    "0x0.0p+0": "0x1.0000000000000p+0",
    "0x1.0000000000000p+0": "0x1.5bf0a8b14576ap+1",
    "-0x1.0000000000000p+0": "0x1.78b56362cef38p-2",
    "0x1.0000000000000p-1": "0x1.a61298e1e069cp+0",
    "0x1.999999999999ap-4": "0x1.1aec7b35a00d4p+0",
    "-0x1.3333333333333p-2": "0x1.7b4c869c37c05p-1",
    "0x1.62e42fefa39efp-2": "0x1.6a09e667f3bcep+0",
    "-0x1.0a2b23f3bab73p+0": "0x1.6a09e667f3bcep-2",
    "0x1.d99999999999ap+1": "0x1.4394144eeec81p+5",
    "-0x1.8800000000000p+3": "0x1.411fb0da07713p-18",
    "0x1.9000000000000p+6": "0x1.3494a9b171bf5p+144",
    "-0x1.f400000000000p+7": "0x1.40f531e1e6723p-361",
    "0x1.5df3333333333p+9": "0x1.ac3c2d2582f8fp+1009",
    "-0x1.5e00000000000p+9": "0x1.14f2b0fb9307fp-1010",
    "0x1.12e0be826d695p-30": "0x1.000000044b830p+0",
    "0x1.3000000000000p+4": "0x1.546d8f9ed26e2p+27",
}
LOG = {
    "0x1.0000000000000p+0": "0x0.0p+0",
    "0x1.0000000000000p+1": "0x1.62e42fefa39efp-1",
    "0x1.0000000000000p-1": "-0x1.62e42fefa39efp-1",
    "0x1.4000000000000p+3": "0x1.26bb1bbb55516p+1",
    "0x1.999999999999ap-4": "-0x1.26bb1bbb55515p+1",
    "0x1.6a09e667f3bcdp+0": "0x1.62e42fefa39f1p-2",
    "0x1.6a09e667f3bcep+0": "0x1.62e42fefa39f3p-2",
    "0x1.fffffca501acbp-1": "-0x1.ad7f2b1049ba0p-24",
    "0x1.000001ad7f29bp+0": "0x1.ad7f2847b6492p-24",
    "0x1.645a1cac08312p-1": "-0x1.731a755fea149p-2",
    "0x1.921fb54442d18p+1": "0x1.250d048e7a1bdp+0",
    "0x1.56e1fc2f8f359p-997": "-0x1.5963447f87fb5p+9",
    "0x1.7e43c8800759cp+996": "0x1.5963447f87fb5p+9",
    "0x1.d6f3454000000p+26": "0x1.2a1a38bd0540ap+4",
    "0x1.5555555555555p-2": "-0x1.193ea7aad030bp+0",
}
"""What was computed once; whoever computes anything else plays other games."""


def test_exp_is_near_enough_to_that_of_the_machine() -> None:
    rng = Random(5)
    print("seed 5")
    numbers = [rng.choice((rng.uniform(-700, 700), rng.uniform(-40, 40), rng.uniform(-1, 1), rng.gauss(0, 1e-5))) for _ in range(20_000)]
    numbers += [(n + 0.5 + side * 1e-13) * math.log(2) for n in range(-1000, 1000) for side in (-1, 0, 1)]
    for x in numbers:
        assert exp(x) == pytest.approx(math.exp(x), rel=NEAR, abs=0), x


def test_log_is_near_enough_to_that_of_the_machine() -> None:
    rng = Random(6)
    print("seed 6")
    numbers = [rng.choice((math.exp(rng.uniform(-700, 700)), rng.uniform(0.5, 2), 1 + rng.gauss(0, 1e-5))) for _ in range(20_000)]
    numbers += [math.sqrt(2) * 2.0**n * (1 + side * 1e-13) for n in range(-1000, 1000) for side in (-1, 0, 1)]
    for x in numbers:
        assert log(x) == pytest.approx(math.log(x), rel=NEAR, abs=0), x


@pytest.mark.parametrize(("x", "result"), EXP.items())
def test_exp_is_the_same_to_the_last_bit(x: str, result: str) -> None:
    assert exp(float.fromhex(x)).hex() == result


@pytest.mark.parametrize(("x", "result"), LOG.items())
def test_log_is_the_same_to_the_last_bit(x: str, result: str) -> None:
    assert log(float.fromhex(x)).hex() == result


def test_many_results_are_the_same_to_the_last_bit() -> None:
    rng = Random(8)
    numbers = [rng.uniform(-30, 30) for _ in range(5_000)]
    bits = [bits_of_float(result) for x in numbers for result in (exp(x), log(abs(x)), logistic(x))]
    assert hashlib.blake2b(array("q", bits).tobytes(), digest_size=8).hexdigest() == "b3e954100643cce1"


def test_what_is_exact_is_exact() -> None:
    assert (exp(0.0), log(1.0), logistic(0.0), log_odds(0.5)) == (1.0, 0.0, 0.5, 0.0)
    assert exp(-0.0) == 1.0


def test_a_greater_number_never_has_a_smaller_result() -> None:
    """Steps of one part in 10^12, most of them where one piece of the reckoning meets the next."""
    rng = Random(7)
    print("seed 7")
    places = [(n + 0.5) * math.log(2) for n in range(-60, 60)] + [rng.uniform(-40, 40) for _ in range(500)]
    for place in places:
        step = max(abs(place), 1.0) * 1e-12
        results = [exp(place + n * step) for n in range(-5, 6)]
        assert results == sorted(set(results)), place
    for place in [math.sqrt(2) * 2.0**n for n in range(-60, 60)] + [rng.uniform(1e-6, 100) for _ in range(500)] + [1.0]:
        results = [log(place * (1 + n * 1e-12)) for n in range(-5, 6)]
        assert results == sorted(results), place


def test_what_leaves_the_range_of_floats_is_cut_off() -> None:
    assert exp(1e9) == exp(math.inf) == exp(700.0) < math.inf
    assert exp(-1e9) == exp(-math.inf) == exp(-700.0) > 0
    assert (logistic(1e9), logistic(-1e9)) == (1.0, exp(-700.0))


def test_log_odds_undo_the_logistic() -> None:
    for n in range(-200, 201):
        assert log_odds(logistic(n / 10)) == pytest.approx(n / 10, rel=1e-6, abs=1e-12)
        assert logistic(n / 10) + logistic(-n / 10) == pytest.approx(1, rel=1e-15)


def test_floats_and_their_bits() -> None:
    assert bits_of_float(1.0) == 0x3FF << 52
    assert float_of_bits(0x400 << 52) == 2.0
    assert bits_of_float(-0.0) == -(1 << 63)
    for x in (0.1, -3.5, 1e300, 5e-324, math.inf):
        assert float_of_bits(bits_of_float(x)) == x
