"""Random numbers that are the same compiled, interpreted, and on every machine.

A stream is an array of two integers: a multiply-with-carry generator (64 bits of state) and a 32-bit xorshift, whose outputs are added. All
arithmetic fits 63 bits, so that plain Python integers and compiled ones agree without any wrapping.
"""

from __future__ import annotations

from array import array
from typing import Any

from tottenbury.kernel.compiling import compiled, inlined

WORD = 0xFFFFFFFF
STREAM_SIZE = 2

DEAL, LOT, EVENTS, PLAYER_SOUTH, PLAYER_NORTH = range(5)
"""Streams of one seed: the deal, who begins, what chance decides later (dice, shuffles), and each opponent's own choices."""


@compiled
def mix(word: int) -> int:
    """Scatter 32 bits so that neighbouring seeds give unrelated streams."""
    word = word & WORD
    word = ((word ^ (word >> 16)) * 0x21F0AAAD) & WORD
    word = ((word ^ (word >> 15)) * 0x735A2D97) & WORD
    return word ^ (word >> 15)


@compiled
def seed_stream(rng: Any, seed: int, stream: int) -> None:
    """Start stream number `stream` of a seed of 63 bits in `rng`."""
    high = mix((seed >> 32) + 0x5851F42D)
    low = mix((seed & WORD) ^ high)
    key = mix(low + 0x3C6EF372 * (stream + 1))
    carry = mix(key ^ high) & 0x1FFFFFFF
    rng[0] = (carry << 32) | mix(key + 0x14057B7E) | 1
    rng[1] = mix(low ^ (key << 1)) | 1
    for _ in range(4):
        word(rng)


@inlined
def word(rng: Any) -> int:
    """The next 32 random bits."""
    state = rng[0]
    state = 698769069 * (state & WORD) + (state >> 32)
    rng[0] = state
    shift = rng[1]
    shift ^= (shift << 13) & WORD
    shift ^= shift >> 17
    shift ^= (shift << 5) & WORD
    rng[1] = shift
    return (state + shift) & WORD


@inlined
def below(rng: Any, limit: int) -> int:
    """A number from 0 to limit - 1, each exactly as likely as the others."""
    product = word(rng) * limit
    if (product & WORD) < limit:
        threshold = (WORD + 1 - limit) % limit
        while (product & WORD) < threshold:
            product = word(rng) * limit
    return product >> 32


@compiled
def shuffle(rng: Any, cards: Any, size: int) -> None:
    """Put the first `size` entries of `cards` into random order."""
    for last in range(size - 1, 0, -1):
        other = below(rng, last + 1)
        kept = cards[last]
        cards[last] = cards[other]
        cards[other] = kept


def new_stream(seed: int, stream: int) -> Any:
    """A fresh stream of a seed."""
    rng = array("q", [0] * STREAM_SIZE)
    seed_stream(rng, seed, stream)
    return rng
