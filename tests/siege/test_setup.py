"""Components, roles and the wall (rules B1 and B2)."""

from __future__ import annotations

import pytest

import tottenbury as tb
from tests.siege.lines import BASE, DECK, EDITIONS, FACES, FULL, NORTH, SOUTH, TACTICAL, TACTICS, TILES, Table, hand_size, line, position

FREE = [card for card in DECK if card[0] in "bg"]
"""Cards to fill sides with."""


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_rulebooks_are_on_the_shelf(edition: str) -> None:
    assert edition in tb.rulebooks()
    book = tb.rulebook(edition)
    assert book.id == edition
    assert book.title


@pytest.mark.parametrize("edition", EDITIONS)
def test_sixty_unique_cards_are_dealt(edition: str) -> None:
    """B1.1: five colours, 0 to 11."""
    assert len(set(DECK)) == 60
    for seed in range(10):
        table = Table.of(tb.rulebook(edition).deal(seed=seed))
        assert sorted([*table.hands["S"], *table.hands["N"], *table.pile]) == sorted(DECK), f"seed {seed}"


@pytest.mark.parametrize(("edition", "hand", "pile"), [(BASE, 6, 48), (TACTICAL, 7, 46)])
def test_a_fresh_wall_is_intact_and_the_hands_are_siege_cards(edition: str, hand: int, pile: int) -> None:
    """B1.2, B1.3."""
    table = Table.of(tb.rulebook(edition).deal(seed=1))
    assert table.cells == (".",) * 7
    assert (len(table.hands["S"]), len(table.hands["N"]), len(table.pile)) == (hand, hand, pile)
    assert all(card in DECK for card in (*table.hands["S"], *table.hands["N"]))
    assert (table.cauldrons, table.discards, table.played) == (3, (), ())


def test_the_eleven_tactic_cards_make_a_pile_of_their_own() -> None:
    """B1.1, B1.3."""
    piles = {Table.of(tb.rulebook(TACTICAL).deal(seed=seed)).tactic_pile for seed in range(5)}
    assert all(sorted(pile) == sorted(TACTICS) for pile in piles)
    assert len(piles) > 1, "they are shuffled"
    assert Table.of(tb.rulebook(BASE).deal(seed=1)).tactic_pile == ()


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_attacker_takes_the_first_turn_and_has_nothing_to_prepare(edition: str) -> None:
    """B1.4."""
    for seed in range(20):
        table = tb.rulebook(edition).deal(seed=seed)
        assert (table.turn, table.to_move, table.phase) == (SOUTH, SOUTH, "play"), f"seed {seed}"


def test_the_defender_never_begins() -> None:
    """B1.4."""
    assert tb.rulebook(BASE).deal(seed=1, first=SOUTH) == tb.rulebook(BASE).deal(seed=1)
    with pytest.raises(tb.TottenburyError):
        tb.rulebook(BASE).deal(seed=1, first=NORTH)


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_seed_decides_the_deal(edition: str) -> None:
    assert tb.rulebook(edition).deal(seed=5) == tb.rulebook(edition).deal(seed=5)
    assert tb.rulebook(edition).deal(seed=5) != tb.rulebook(edition).deal(seed=6)


@pytest.mark.parametrize(("tile", "damaged"), sorted(FACES))
@pytest.mark.parametrize("seat", ["S", "N"])
def test_a_side_takes_as_many_cards_as_its_face_says(tile: int, damaged: bool, seat: str) -> None:
    """B2, B3.4."""
    need = FACES[tile, damaged].need
    mark = "!" if damaged else ""
    for lying in range(need + 1):
        cell = "".join(card.capitalize() if seat == "S" else card for card in FREE[:lying])
        table = position({tile: mark + (cell or ".")}, seat, "play")
        assert any(move.endswith(f"@{tile}") for move in table.legal_moves()) == (lying < need), f"{lying} of {need}"
    card = Table.of(table).hands[seat][0]
    with pytest.raises(tb.IllegalMove, match="full"):
        table.play(f"{card}@{tile}")


@pytest.mark.parametrize(("tile", "damaged"), sorted(FACES))
@pytest.mark.parametrize("seat", ["S", "N"])
def test_a_line_with_a_side_too_long_is_refused(tile: int, damaged: bool, seat: str) -> None:
    """B2."""
    need = FACES[tile, damaged].need
    cell = "".join(card.capitalize() if seat == "S" else card for card in FREE[: need + 1])
    text = line({tile: ("!" if damaged else "") + cell})
    with pytest.raises(tb.NotationError) as caught:
        tb.position(text)
    assert caught.value.field.startswith("wall")


def test_the_intact_wall_has_twenty_two_slots_a_side() -> None:
    """B2.1; all damaged it would be twenty."""
    assert sum(FACES[tile, False].need for tile in TILES) == 22
    assert sum(FACES[tile, True].need for tile in TILES) == 20
    table = Table.of(position(FULL, "S", "play"))
    for seat in "SN":
        assert sum(len(table.side(tile, seat)) for tile in TILES) == 22
        assert table.free(seat) == set()


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_card_may_go_to_every_tile_at_first(edition: str) -> None:
    """B3.4."""
    table = tb.rulebook(edition).deal(seed=3)
    hand = Table.of(table).hands["S"]
    assert {str(move) for move in table.legal_moves()} == {f"{card}@{tile}" for card in hand for tile in TILES}
    assert len(table.legal_moves()) == 7 * hand_size(edition)
