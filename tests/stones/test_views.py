"""Views as a seat lives with them: it is told what happens, and never more (rules A10)."""

from __future__ import annotations

import pytest

import tottenbury as tb
from tests.kernels import fields_of
from tests.stones.lines import EDITIONS, Table, position

SOUTH, NORTH = tb.Seat.SOUTH, tb.Seat.NORTH

pytestmark = pytest.mark.parametrize("edition", EDITIONS)

HAND = "b1g2o3p4r5y6"


def test_a_view_follows_a_whole_game_when_it_is_told_every_step(edition):
    """S10.1: after each step the told view is the view of the real position; South's draws are told, North's are not."""
    for seed in range(5):
        real = tb.rulebook(edition).deal(seed=seed)
        told = real.view(SOUTH)
        while real.outcome is None:
            moves = real.legal_moves()
            real, steps = real.steps(moves[(seed * 7 + len(str(real))) % len(moves)])
            for seat, step in steps:
                if step.startswith("+c") and seat is NORTH:
                    step = "+c=?"
                told = told.play(step)
            assert str(told) == str(real.view(SOUTH)), f"seed {seed}"


def test_a_view_of_the_own_turn_stops_where_the_unknown_card_comes(edition):
    """S3.6, S10.1."""
    seen = position({}, "S", south=HAND, edition=edition).view(SOUTH).play("b1@1")
    assert (seen.to_move, seen.phase) == (SOUTH, "draw")
    assert seen.legal_moves() == ("+c",)
    chances = dict(seen.chance())
    assert len(chances) == 54 - 6, "whatever South does not see may come"
    assert all(share == pytest.approx(1 / 48) for share in chances.values())
    with pytest.raises(tb.NeedsChance):
        seen.play("+c")
    drawn = seen.play("+c=y9")
    assert "y9" in Table.of(drawn).hands["S"]
    assert (drawn.to_move, drawn.phase) == (NORTH, "play")


def test_a_view_refuses_a_draw_that_it_knows_to_be_impossible(edition):
    """S1.1: every card is unique."""
    seen = position({3: "y9"}, "S", south=HAND, edition=edition).view(SOUTH).play("b1@1")
    for card in ("y9", "b1", "g2"):
        with pytest.raises(tb.IllegalMove, match="impossible"):
            seen.play(f"+c={card}")


def test_the_other_seats_card_may_be_any_that_is_not_seen(edition):
    """S10.1: North plays; South's view takes every card that South does not see, and no other."""
    seen = position({3: "y9"}, "N", south=HAND, edition=edition).view(SOUTH)
    assert str(seen.play("b9@3")).split()[1].split("/")[2] == "y9b9"
    for card in ("g2", "y9"):
        with pytest.raises(tb.IllegalMove, match=f"{card} cannot be in North's hand"):
            seen.play(f"{card}@3")


def test_a_view_can_only_become_less(edition):
    """S10.1: South's view, looked at as North would, shows North nothing of South's, and invents nothing of North's."""
    table = position({1: "R1b2"}, "S", south="b1g2o3p4r5y6", edition=edition)
    assert str(table.view(SOUTH).view(NORTH)) == str(table.view(None)) == str(table.view(SOUTH).view(None))


def test_no_card_of_the_opponents_hand_or_the_pile_is_in_the_record_under_a_view(edition):
    """S10.1: the flat record is handed to kernels and opponents, so it must hold as little as the text."""
    table = tb.rulebook(edition).deal(seed=8)
    for seat in tb.Seat:
        seen = fields_of(table.view(seat))
        assert seen.hand[seat.other] == 0
        assert set(seen.pile.flat) == {-1}
