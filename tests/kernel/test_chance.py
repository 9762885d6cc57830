from __future__ import annotations

import numpy as np

from tottenbury.kernel.bits import highest, lowest, popcount
from tottenbury.kernel.chance import below, new_stream, shuffle, word

WORDS = [3386655995, 1600532877, 1762804694, 2134248548]
BELOW_SEVEN = [1, 2, 3, 3, 0, 0, 0, 5, 0, 6, 3, 6]


def test_bit_tricks_agree_with_a_plain_count_of_the_bits() -> None:
    rng = new_stream(3, 0)
    for _ in range(500):
        number = (word(rng) << 30 ^ word(rng)) >> below(rng, 60) | 1 << below(rng, 62)
        bits = [n for n in range(63) if (number >> n) & 1]
        assert (popcount(number), lowest(number), highest(number)) == (len(bits), bits[0], bits[-1]), number


def test_the_streams_are_what_they_have_always_been() -> None:
    """Whoever has a seed has a game: these numbers must never change."""
    rng = new_stream(2**40 + 7, 1)
    assert [word(rng) for _ in range(4)] == WORDS
    assert [below(rng, 7) for _ in range(12)] == BELOW_SEVEN


def test_a_seed_repeats_its_streams_and_streams_differ() -> None:
    def words(seed: int, stream: int) -> list[int]:
        rng = new_stream(seed, stream)
        return [word(rng) for _ in range(8)]

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


def test_no_number_is_likelier_where_words_cannot_be_shared_out_evenly() -> None:
    """Of 2^32 words every third of 3 * 2^30 numbers would get two, if words that are left over were not thrown away."""
    rng = new_stream(14, 2)
    counts = [0, 0, 0]
    for _ in range(9_000):
        counts[below(rng, 3 << 30) % 3] += 1
    assert max(abs(count - 3000) for count in counts) < 250, counts


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
