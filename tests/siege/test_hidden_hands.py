"""What others may conclude from a hidden hand: forced passes, cards that are gone, and swapped cards in proofs."""

from __future__ import annotations

import re

import pytest

import tottenbury as tb

SOUTH, NORTH = tb.Seat.SOUTH, tb.Seat.NORTH
DECK = [f"{colour}{strength}" for colour in "bgpry" for strength in range(12)]

FULL = "b0b1b2/b3b4b5b6/b7b8b9/b10b11/g0g1g2/g3g4g5g6/g7g8g9R1"
"""Every side of the defender is full."""


def rest(*named: str) -> str:
    """The siege cards that no field names."""
    used = {card.lower() for text in named for card in re.findall(r"[A-Za-z]\d+", text)}
    return "".join(card for card in DECK if card not in used)


def full_defender() -> tb.Position:
    """The defender holds a joker and siege cards, and has no slot for any of them (B3.10, B8.8)."""
    south, north = "r2r3r4r5r6r7r8", "p0p1p2p3p4p5Jo"
    line = f"siege-2020-tactics {FULL} N prepare {south} {north} {rest(FULL, south, north)} 3 - JoSpShReRcDeTrExSuSw -"
    position = tb.position(line)
    assert isinstance(position, tb.Position)
    return position


@pytest.mark.parametrize("viewer", [SOUTH, NORTH, None])
def test_a_forced_pass_is_believed_by_everybody(viewer: tb.Seat | None) -> None:
    """B8.8: who does not see the hand cannot know that its tactic card has no target."""
    position = full_defender().play(".")
    assert position.legal_moves() == ("pass",)
    assert position.view(viewer).play("pass") == position.play("pass").view(viewer)


def test_a_seats_record_keeps_a_forced_pass() -> None:
    recorder = tb.Recorder(full_defender())
    for move in (".", "pass"):
        recorder.play(move)
    for viewer in (SOUTH, NORTH, None):
        assert "pass" in recorder.record().view(viewer).turns[0].tokens


def test_a_pass_is_not_believed_where_a_siege_card_must_fit() -> None:
    """B3.10"""
    view = tb.position("siege-2020-tactics R1/./././././. N play b1b2b3b4b5b6b7 ?6t1 ?46 3 - ?10 -")
    with pytest.raises(tb.IllegalMove, match="can play a card"):
        view.play("pass")


@pytest.mark.parametrize(("played", "move"), [("DesuJo", "De r1:1"), ("SwsuJo", "Sw"), ("ExsuJo", "Ex@1"), ("ResuJo", "Re b0:1>x")])
def test_a_card_that_has_been_played_cannot_be_in_a_hidden_hand(played: str, move: str) -> None:
    view = tb.position(f"siege-2020-tactics JoR1/./././././. N play b1b2b3b4b5b6b7 ?6t1 ?46 3 - ?7 {played}")
    with pytest.raises(tb.IllegalMove, match=f"{move[:2]} cannot be in North's hand"):
        view.play(move)


def swapped_proof() -> tb.Position:
    """Only r10 could beat the attacker at the gate, and both know from a swap that he holds it himself (D-55)."""
    south, north, wall = "b1b2b3b5b6r10_", "g1g2g3g4g5g6g7", "./././B9r11B10/././."
    line = f"siege-2020-tactics;swap_in_proof=yes {wall} S declare {south} {north} {rest(south, north, wall)} 3 - {{}} Sw"
    position = tb.position(line.format("JoJoSpShReRcDeTrExSu"))
    assert isinstance(position, tb.Position)
    return position


@pytest.mark.parametrize("viewer", [SOUTH, NORTH, None])
def test_a_proof_from_swapped_cards_can_be_followed_by_everybody(viewer: tb.Seat | None) -> None:
    """D-55, option swap_in_proof: what a proof uses lies open to spectators too."""
    position = swapped_proof()
    view = position.view(viewer)
    assert "!4" in position.legal_moves()
    assert "!4" in view.legal_moves()
    assert view.prove(4).holds is True
    assert tb.position(str(view)).prove(4).holds is True
    assert str(tb.position(str(view))) == str(view)
    assert view.play("!4").phase == position.play("!4").view(viewer).phase


def test_without_the_option_swapped_cards_stay_with_the_players() -> None:
    line = str(swapped_proof()).replace(";swap_in_proof=yes", "")
    position = tb.position(line)
    assert position.prove(4).holds is False
    assert "r10" not in str(position.view(None))


def test_a_sub_phase_needs_its_card_among_the_played_ones() -> None:
    held = "b1b2b3b4b5b6", "g1g2g3g4g5g6g7"
    pile = rest("R1", *held, "y5y7")
    with pytest.raises(tb.NotationError, match="Su must have been played"):
        tb.position(f"siege-2020-tactics R1/./././././. S support:2 {held[0]} {held[1]} {pile} 3 y5y7 - -")


def test_divided_perft_adds_up_over_a_shuffle() -> None:
    held = "b1b2b3b4b5b6", "g1g2g3g4g5g6g7"
    pile = rest("R1", *held, "y5y7r3")
    line = f"siege-2020-tactics R1/./././././. S support:1 {held[0]} {held[1]} {pile}r3 3 y5y7 JoJoSpShReRcDeTrExSw Su"
    position = tb.position(line)
    assert isinstance(position, tb.Position)
    parts = [position.with_chance(0).play(move).perft(1) for move in position.legal_moves()]
    assert sum(parts) == position.perft(2)
