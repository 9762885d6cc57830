"""Views as a seat lives with them: it is told what happens, and never more."""

from __future__ import annotations

import pytest

import tottenbury as tb
from tests.kernels import fields_of
from tests.siege.lines import BASE, EDITIONS, NORTH, SOUTH, TACTICAL, Table, position, tactical

both_books = pytest.mark.parametrize("edition", EDITIONS)


@both_books
def test_a_seat_sees_its_own_hand_and_nobody_the_piles(edition: str) -> None:
    dealt = tb.rulebook(edition).deal(seed=2)
    full = Table.of(dealt)
    size, pile = len(full.hands["S"]), len(full.pile)
    fields = {viewer: str(dealt.view(viewer)).split(" ") for viewer in (SOUTH, NORTH, None)}
    assert fields[SOUTH][4:6] == ["".join(full.hands["S"]), f"?{size}"]
    assert fields[NORTH][4:6] == [f"?{size}", "".join(full.hands["N"])]
    assert fields[None][4:6] == [f"?{size}", f"?{size}"]
    for shown in fields.values():
        assert shown[6] == f"?{pile}"
        if edition == TACTICAL:
            assert shown[9] == "?11"


def test_the_number_of_tactic_cards_in_a_hand_is_public() -> None:
    table = tactical({}, south="*DeJo", north="*Sw")
    assert str(table.view(NORTH)).split(" ")[4] == "?5t2"
    assert str(table.view(None)).split(" ")[4:6] == ["?5t2", "?6t1"]


@both_books
def test_wall_discards_cauldrons_and_played_cards_are_public(edition: str) -> None:
    """B3.8."""
    table = position({1: "R5b6", 4: "!Y1"}, "N", "prepare", edition=edition, cauldrons=2, discards="b0y11")
    for viewer in (SOUTH, NORTH, None):
        seen = Table.of(table.view(viewer))
        full = Table.of(table)
        assert (seen.cells, seen.cauldrons, seen.discards, seen.played) == (full.cells, full.cauldrons, full.discards, full.played)
        assert (seen.to_move, seen.phase) == (full.to_move, full.phase)


def test_a_view_of_the_own_turn_stops_where_the_unknown_card_comes() -> None:
    """B3.9."""
    seen = position({}, "S", south="b0b1b2b3b4b5").view(SOUTH).play("b0@1")
    assert (seen.to_move, seen.phase) == (SOUTH, "draw")
    chances = dict(seen.chance())
    assert len(chances) == 54, "whatever South does not see may come"
    assert sum(chances.values()) == pytest.approx(1)
    with pytest.raises(tb.NeedsChance):
        seen.play("+c")
    with pytest.raises(tb.IllegalMove, match="impossible"):
        seen.play("+c=b0")
    drawn = seen.play("+c=y9")
    assert "y9" in Table.of(drawn).hands["S"]
    assert (drawn.to_move, drawn.phase) == (NORTH, "prepare")


def test_a_view_can_be_told_a_tactic_card() -> None:
    """B8.1: eleven cards, two of them jokers."""
    seen = tactical({}, "S", "draw").view(SOUTH)
    drawn = seen.play("+t=Jo")
    assert "Jo" in Table.of(drawn).hands["S"]
    assert str(drawn).split(" ")[9] == "?10"
    with pytest.raises(tb.NeedsChance):
        seen.play("+t")
    assert str(seen.play("+t=?")).split(" ")[4].endswith("?0t1")


def test_the_other_seats_card_may_be_any_that_is_not_seen() -> None:
    seen = position({3: "y9R1"}, "N", "play", south="b0b1b2b3b4b5").view(SOUTH)
    assert Table.of(seen.play("g9@3")).cells[2] == "y9R1g9"
    for card in ("b0", "y9"):
        with pytest.raises(tb.IllegalMove):
            seen.play(f"{card}@3")
    with pytest.raises(tb.NotYourTurn):
        seen.legal_moves()


def test_what_the_other_seat_may_throw_and_declare_is_known() -> None:
    """B3.3, B5.1: preparation and declarations need no hand."""
    oil = position({3: "R1B2", 5: "Y1"}, "N", "prepare").view(SOUTH)
    assert {str(move) for move in oil.legal_moves()} == {"oil@3", "oil@5", "."}
    assert Table.of(oil.play("oil@3")).cells[2] == "B2"
    window = position({4: "R10R11"}, "S", "declare").view(NORTH)
    assert {str(move) for move in window.legal_moves()} == {"!4", "."}


def test_a_view_can_only_become_less() -> None:
    table = tactical({1: "R1b2"}, "S", south="*DeJo")
    assert str(table.view(SOUTH).view(NORTH)) == str(table.view(None)) == str(table.view(SOUTH).view(None))


@both_books
def test_a_view_follows_a_whole_game_when_it_is_told_every_step(edition: str) -> None:
    """After each decision the told view is the view of the real position, but for a swap, whose cards it is shown at its end."""
    for seed in range(12):
        real = tb.rulebook(edition).deal(seed=seed)
        told = {viewer: real.view(viewer) for viewer in (SOUTH, NORTH, None)}
        count = 0
        while real.outcome is None:
            moves = [move for move in real.legal_moves() if move[0] != "<" or count % 5 == 0]
            move = moves[(seed * 7 + count) % len(moves)]
            count += 1
            for viewer, view in told.items():
                for step in (text for _, text in real.steps_seen_by(viewer, move)):
                    view = view.play(step)
                told[viewer] = view
            was_swap = real.phase.startswith("swap")
            real = real.play(move)
            for viewer in told:
                if was_swap and not real.phase.startswith("swap"):
                    told[viewer] = real.view(viewer)
                assert str(told[viewer]) == str(real.view(viewer)), f"{edition}, seed {seed}, view of {viewer}: {move} to {real}"


def test_no_hidden_card_is_in_the_record_under_a_view() -> None:
    """The flat record is handed to kernels and opponents, so it must hold as little as the text."""
    for edition in (BASE, TACTICAL):
        table = tb.rulebook(edition).deal(seed=8)
        for seat in tb.Seat:
            seen = fields_of(table.view(seat))
            assert seen.hand[seat.other] == 0
            assert set(seen.pile.flat) == {-1}
            assert not any(seen.events), "nor the shuffles to come"
