from __future__ import annotations

import numpy as np

from tottenbury.kernel.bits import highest, lowest, popcount
from tottenbury.kernel.chance import below, new_stream, shuffle, word
from tottenbury.kernel.compiling import jit


@jit
def bits_of(number, answer):
    answer[0], answer[1], answer[2] = popcount(number), lowest(number), highest(number)


def test_bit_tricks_agree_with_plain_python() -> None:
    rng = new_stream(3, 0)
    answer = np.zeros(3, np.int64)
    for _ in range(500):
        number = (int(word(rng)) << 30 ^ int(word(rng))) >> int(below(rng, 60)) | 1 << int(below(rng, 62))
        bits_of(number, answer)
        assert answer.tolist() == [number.bit_count(), (number & -number).bit_length() - 1, number.bit_length() - 1], number


def test_a_seed_repeats_its_streams_and_streams_differ() -> None:
    def words(seed: int, stream: int) -> list[int]:
        rng = new_stream(seed, stream)
        return [int(word(rng)) for _ in range(8)]

    assert words(7, 0) == words(7, 0)
    heads = {tuple(words(seed, stream)) for seed in (0, 1, 2, 2**32, 2**62) for stream in range(5)}
    assert len(heads) == 25


def test_every_number_below_a_limit_is_equally_likely() -> None:
    """Chi-square over 60 cells: 130 is beyond one run in a million."""
    rng = new_stream(12, 2)
    counts = np.zeros(60)
    for _ in range(60_000):
        counts[below(rng, 60)] += 1
    assert ((counts - 1000) ** 2 / 1000).sum() < 130


def test_a_shuffle_puts_every_card_everywhere() -> None:
    """First and last place of 5 cards over many shuffles: each card about a fifth of the time."""
    rng = new_stream(13, 0)
    first, last = np.zeros(5), np.zeros(5)
    for _ in range(10_000):
        cards = np.arange(5)
        shuffle(rng, cards, 5)
        assert sorted(cards) == [0, 1, 2, 3, 4]
        first[cards[0]] += 1
        last[cards[4]] += 1
    assert abs(first - 2000).max() < 250
    assert abs(last - 2000).max() < 250


def test_neighbouring_seeds_deal_unrelated_cards() -> None:
    tops = []
    for seed in range(2000):
        cards = np.arange(54)
        shuffle(new_stream(seed, 0), cards, 54)
        tops.append(int(cards[0]))
    counts = np.bincount(tops, minlength=54)
    assert counts.min() > 10
    assert counts.max() < 75
