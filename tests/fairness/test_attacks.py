"""The attacks that foretold dice and cards: they still find a planted seed, and nothing at a fair table."""

from __future__ import annotations

import random

import pytest

import tottenbury as tb
from tests.fairness.attacks import deals, dice_seeds, fair_throws, throws_of
from tests.fairness.games import BOOKS, FairTable
from tottenbury.kernel.chance import DEAL, EVENTS, WORD, below, mix, new_stream, shuffle

WINDOW = 1 << 19


def test_the_dice_of_a_seeded_stream_are_foretold() -> None:
    seed = random.randrange(WINDOW, (1 << 32) - WINDOW)
    print(f"seed {seed}")
    rng = new_stream(seed, EVENTS)
    throws = []
    for _ in range(20):
        high, middle, low = sorted((below(rng, 6) + 1 for _ in range(3)), reverse=True)
        throws.append((high, middle, low))
    found = dice_seeds(throws[:10], seed - WINDOW // 2, seed + WINDOW // 2)
    assert found == [seed]
    assert throws_of(seed, 20) == throws


def test_no_seed_foretells_the_dice_of_a_fair_table() -> None:
    seed = random.randrange(10**9)
    print(f"seed {seed}")
    throws = fair_throws(seed, 10)
    assert len(throws) == 10
    start = random.Random(seed).randrange((1 << 32) - WINDOW)
    assert dice_seeds(throws, start, start + WINDOW) == []


def _seeded_deal(seed: int) -> tuple[int, int, list[int]]:
    """The two parts of the generator's state behind a seed, and the order of the deck."""
    high = mix((seed >> 32) + 0x5851F42D)
    low = mix((seed & WORD) ^ high)
    key = mix(low + 0x3C6EF372 * (DEAL + 1))
    cards = list(range(54))
    shuffle(new_stream(seed, DEAL), cards, 54)
    return low, mix(key ^ high) & 0x1FFFFFFF, cards


def test_the_pile_of_a_seeded_deal_is_computed_from_one_hand_and_its_draws() -> None:
    seed = random.getrandbits(62)
    print(f"seed {seed}")
    low, carry, cards = _seeded_deal(seed)
    places = [*range(6), *range(12, 32, 2)]  # a hand, and every second card of the pile
    around = range(max(0, carry - 5000), min(1 << 29, carry + 5000))
    found = deals([low, (low + 1) & WORD], around, places, [cards[place] for place in places])
    assert found == [cards]


def test_the_same_search_finds_nothing_in_a_fair_deal() -> None:
    seed = random.randrange(10**9)
    print(f"seed {seed}")
    table = FairTable("stones-1999", seed)
    table.mix()
    position = table.session.position
    assert position is not None
    game = tb.rulebook("stones-1999").game
    record = game.read(position.state)  # type: ignore[attr-defined]
    pile = record.pile[0].tolist()[record.pile_top[0] : record.pile_top[0] + record.pile_size[0]]
    own = pile[::2][:10]  # what South would draw, if the players took turns
    dice = random.Random(seed)
    low, carry = dice.getrandbits(32), dice.getrandbits(29)
    around = range(max(0, carry - 5000), min(1 << 29, carry + 5000))
    assert deals([low, low ^ 1], around, range(12, 32, 2), own) == []


@pytest.mark.parametrize("rulebook", BOOKS)
def test_no_position_of_a_fair_table_carries_a_stream(rulebook: str) -> None:
    """What the attacks searched for is not there: no generator's state lies in any position."""
    table = FairTable(rulebook, 7)
    table.mix()
    table.play(60)
    recorder = table.session.recorder
    assert recorder is not None
    game = recorder.position.book.game
    for position in recorder.positions:
        fields = game.read(position.state)  # type: ignore[attr-defined]
        assert not any(getattr(fields, "events", ()))


def test_neither_other_tables_nor_the_next_game_repeat_a_deal() -> None:
    seen = set()
    for seed in range(30):
        table = FairTable("stones-1999", seed, format="feud:2")
        table.play_match(0)
        seen |= {record.tags["Deal"] for record in table.session.records}
    assert len(seen) == 60
