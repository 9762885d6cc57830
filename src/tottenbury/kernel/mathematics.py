"""Exponentials and logarithms that are the same to the last bit interpreted, compiled and on every machine.

The libraries of machines and of languages differ in the last bit, and one bit can decide between two moves. These use nothing but sums,
products and quotients of 64-bit floats in a fixed order, which every machine rounds alike. They are right to about one part in 10^15.
"""

from __future__ import annotations

import struct
from typing import TYPE_CHECKING

from tottenbury.kernel.compiling import BUILDING, compiled, inlined

_LOG2_E = 1.4426950408889634
_LN2_HIGH, _LN2_LOW = 0.6931471803691238, 1.9082149292705877e-10
"""The logarithm of 2 in two parts; the first has so few bits that its product with an exponent is exact."""

_FARTHEST = 700.0
"""Exponents are cut off here: beyond it a result has left the range of floats."""

_EXPONENT_ONE = 1023
_FRACTION = (1 << 52) - 1


def float_of_bits(bits: int) -> float:
    """The float with these 64 bits."""
    number: float = struct.unpack("<d", struct.pack("<q", bits))[0]
    return number


def bits_of_float(number: float) -> int:
    """The 64 bits of a float."""
    bits: int = struct.unpack("<q", struct.pack("<d", number))[0]
    return bits


if BUILDING and not TYPE_CHECKING:
    from tottenbury.kernel.intrinsics import bits_of_float, float_of_bits


@inlined
def exp(x: float) -> float:
    """The exponential of x."""
    x = min(_FARTHEST, max(-_FARTHEST, x))
    turns = x * _LOG2_E
    power = int(turns + 0.5) if turns >= 0.0 else -int(0.5 - turns)
    r = (x - power * _LN2_HIGH) - power * _LN2_LOW
    series = 1.0 / 479001600.0
    series = series * r + 1.0 / 39916800.0
    series = series * r + 1.0 / 3628800.0
    series = series * r + 1.0 / 362880.0
    series = series * r + 1.0 / 40320.0
    series = series * r + 1.0 / 5040.0
    series = series * r + 1.0 / 720.0
    series = series * r + 1.0 / 120.0
    series = series * r + 1.0 / 24.0
    series = series * r + 1.0 / 6.0
    series = series * r + 0.5
    series = series * r + 1.0
    series = series * r + 1.0
    return series * float_of_bits((power + _EXPONENT_ONE) << 52)


@compiled
def log(x: float) -> float:
    """The natural logarithm of a positive x that is not denormal."""
    bits = bits_of_float(x)
    power = (bits >> 52) - _EXPONENT_ONE
    m = float_of_bits((bits & _FRACTION) | (_EXPONENT_ONE << 52))
    if m > 1.4142135623730951:
        m *= 0.5
        power += 1
    s = (m - 1.0) / (m + 1.0)
    square = s * s
    series = 1.0 / 23.0
    series = series * square + 1.0 / 21.0
    series = series * square + 1.0 / 19.0
    series = series * square + 1.0 / 17.0
    series = series * square + 1.0 / 15.0
    series = series * square + 1.0 / 13.0
    series = series * square + 1.0 / 11.0
    series = series * square + 1.0 / 9.0
    series = series * square + 1.0 / 7.0
    series = series * square + 1.0 / 5.0
    series = series * square + 1.0 / 3.0
    series = series * square + 1.0
    return power * _LN2_HIGH + (2.0 * s * series + power * _LN2_LOW)


@inlined
def logistic(x: float) -> float:
    """The probability that log odds of x stand for."""
    return 1.0 / (1.0 + exp(-x))


@inlined
def log_odds(p: float) -> float:
    """The log odds of a probability."""
    return log(p / (1.0 - p))
