"""How deals were foretold when a seed of 63 bits decided them, rebuilt: what must find nothing at a table that is dealt fairly.

The fast generator (kernel.chance) has 61 bits of state that fall apart into pieces one can search. Whoever saw ten throws of a tug of war
tried all 32-bit seeds of its dice; whoever held sixteen cards tried all states of the generator that had shuffled them. Here both are
written with NumPy, over any part of the space: tests search around a planted seed, and `python -m tests.fairness.attacks` searches all
2**32 seeds of the dice.
"""

from __future__ import annotations

import argparse
import random
import sys
import time
from collections.abc import Sequence
from typing import Any

import numpy as np

from tests.fairness.games import FairTable
from tottenbury.kernel.chance import DEAL, EVENTS, WORD, mix

Words = Any
"""An array of 64-bit numbers, each a candidate's."""

CHUNK = 1 << 18


def _mix(words: Words) -> Words:
    """kernel.chance.mix for many at once."""
    words = words & WORD
    words = ((words ^ (words >> 16)) * 0x21F0AAAD) & WORD
    words = ((words ^ (words >> 15)) * 0x735A2D97) & WORD
    return words ^ (words >> 15)


class Streams:
    """Many candidates for the state of the fast generator."""

    def __init__(self, carry: Words, low: Words, shift: Words) -> None:
        self.state = (carry << 32) | low | 1
        self.shift = shift | 1

    @classmethod
    def of_seeds(cls, seeds: Words, stream: int) -> Streams:
        """As kernel.chance.seed_stream begins with seeds of 32 bits."""
        high = np.uint64(mix(0x5851F42D))
        low = _mix(seeds ^ high)
        return cls.of_parts(low, _mix(_key(low, stream) ^ high) & 0x1FFFFFFF, stream)

    @classmethod
    def of_parts(cls, low: Words, carry: Words, stream: int) -> Streams:
        """As it begins when the two halves that a long seed is scattered into are these."""
        key = _key(low, stream)
        made = cls(carry, _mix(key + 0x14057B7E), _mix(low ^ (key << 1)))
        for _ in range(4):
            made.word()
        return made

    def word(self) -> Words:
        """The next 32 bits of each."""
        self.state = 698769069 * (self.state & WORD) + (self.state >> 32)
        shift = self.shift
        shift ^= (shift << 13) & WORD
        shift ^= shift >> 17
        shift ^= (shift << 5) & WORD
        self.shift = shift
        return (self.state + shift) & WORD

    def below(self, limit: int) -> Words:
        """The next choice of each; that one word in a hundred million is passed over does not matter to a search."""
        return (self.word() * limit) >> 32

    def keep(self, fits: Any) -> None:
        """Only those candidates that fit."""
        self.state, self.shift = self.state[fits], self.shift[fits]


def _key(low: Words, stream: int) -> Words:
    return _mix(low + np.uint64((0x3C6EF372 * (stream + 1)) & WORD))


def dice_seeds(throws: Sequence[tuple[int, int, int]], first: int, last: int) -> list[int]:
    """The seeds from `first` to `last` whose dice fall as these throws, each high die first."""
    found: list[int] = []
    for begin in range(first, last, CHUNK):
        seeds = np.arange(begin, min(begin + CHUNK, last), dtype=np.uint64)
        streams = Streams.of_seeds(seeds, EVENTS)
        for throw in throws:
            dice = np.sort(np.stack([streams.below(6) + 1 for _ in range(3)]), axis=0)[::-1]
            fits = (dice == np.array(throw, np.uint64)[:, None]).all(axis=0)
            seeds = seeds[fits]
            streams.keep(fits)
            if not len(seeds):
                break
        found += seeds.tolist()
    return found


def throws_of(seed: int, number: int) -> list[tuple[int, int, int]]:
    """The throws that a seed gives."""
    streams = Streams.of_seeds(np.array([seed], np.uint64), EVENTS)
    return [_high_first([int(streams.below(6)[0]) + 1 for _ in range(3)]) for _ in range(number)]


def _high_first(dice: Sequence[int]) -> tuple[int, int, int]:
    high, middle, low = sorted(dice, reverse=True)
    return high, middle, low


def deals(lows: Sequence[int], carries: Sequence[int], places: Sequence[int], cards: Sequence[int], size: int = 54) -> list[list[int]]:
    """The whole orders of a deck, of those that these parts of a state give, in which these cards lie at these places."""
    found: list[list[int]] = []
    for low in lows:
        for begin in range(0, len(carries), CHUNK):
            carry = np.array(carries[begin : begin + CHUNK], np.uint64)
            streams = Streams.of_parts(np.full(len(carry), low, np.uint64), carry, DEAL)
            order = np.tile(np.arange(size, dtype=np.uint8), (len(carry), 1))
            every = np.arange(len(carry))
            for last in range(size - 1, 0, -1):
                other = streams.below(last + 1).astype(np.intp)
                kept = order[:, last].copy()
                order[:, last] = order[every, other]
                order[every, other] = kept
            fits = (order[:, list(places)] == np.array(cards, np.uint8)).all(axis=1)
            found += order[fits].tolist()
    return found


def fair_throws(seed: int, number: int) -> list[tuple[int, int, int]]:
    """The first throws of a tug of war that is dealt fairly, as everybody sees them in its log."""
    table = FairTable("tug", seed)
    table.mix()
    seen: list[tuple[int, int, int]] = []

    def look() -> None:
        seen[:] = [
            _high_first([int(die) for die in line.text.split()[1]]) for line in table.session.log[None] if line.text.startswith("roll ")
        ]

    table.play(2000, look)
    look()
    return seen[:number]


def main() -> int:
    """Try every 32-bit seed on the throws of a fair game."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seed", type=int, default=random.randrange(10**9), help="of the game that is attacked")
    parser.add_argument("--throws", type=int, default=10)
    parser.add_argument("--part", type=int, default=1, metavar="K", help="search only one K-th of the seeds")
    arguments = parser.parse_args()
    throws = fair_throws(arguments.seed, arguments.throws)
    print(f"seed {arguments.seed}, throws {throws}", flush=True)
    last, began, found = (1 << 32) // arguments.part, time.process_time(), []
    for begin in range(0, last, 1 << 26):
        found += dice_seeds(throws, begin, min(begin + (1 << 26), last))
        print(
            f"\r{min(begin + (1 << 26), last):,} of {last:,} seeds, {len(found)} fit, {time.process_time() - began:.0f} s",
            end="",
            flush=True,
        )
    print(f"\n{'BROKEN: ' + str(found) if found else 'Nothing found: no seed gives these throws.'}")
    return int(bool(found))


if __name__ == "__main__":
    sys.exit(main())
