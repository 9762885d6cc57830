"""Swap: each gives three cards of his hand (rules B8, D-55)."""

from __future__ import annotations

import re

import pytest

import tottenbury as tb
from tests.siege.lines import NORTH, SOUTH, Table, moves, ordered, tactical

MINE, THEIRS = "b1b2b3b4b5b6", "g1g2g3g4g5g6"


def swapping(seat: str = "S", mine: str = MINE, theirs: str = THEIRS + "g7", **fields: object) -> tb.Position:
    """The seat to move has Sw and `mine`, the other seat `theirs`."""
    hands = {"south": mine + "Sw", "north": theirs} if seat == "S" else {"south": theirs, "north": mine + "Sw"}
    return tactical(fields.pop("cells", {}), seat, fields.pop("phase", "play"), **hands, **fields)


def picked(table: tb.Position, *cards: str) -> tb.Position:
    """The table after these picks."""
    for card in cards:
        table = table.play(f">{card}")
    return table


@pytest.mark.parametrize("seat", ["S", "N"])
def test_each_picks_three_cards_and_they_change_hands(seat: str) -> None:
    """B8: the player of the swap picks first."""
    other = "SN".replace(seat, "")
    table = swapping(seat).play("Sw")
    for left, card in ((3, "b5"), (2, "b1"), (1, "b3")):
        assert (table.turn.letter, table.to_move.letter, table.phase) == (seat, seat, f"swap:{left}")
        assert f">{card}" in moves(table)
        table = table.play(f">{card}")
    for left, card in ((3, "g7"), (2, "g6"), (1, "g1")):
        assert (table.turn.letter, table.to_move.letter, table.phase) == (seat, other, f"swap:{left}")
        assert Table.of(table).to_move == f"{seat}>{other}"
        table = table.play(f">{card}")
    after = Table.of(table)
    assert (after.to_move, after.phase) == (seat, "draw")
    assert ordered(list(after.hands[seat])) == "b2b4b6g1g6g7"
    assert ordered(list(after.hands[other])) == "b1b3b5g2g3g4g5"
    assert after.played == ("Sw" if seat == "S" else "sw",)


def test_every_card_of_the_hand_may_be_picked_in_any_order() -> None:
    """B8, D-55: any kinds."""
    table = swapping(mine="b1b2b3b4DeJo", theirs="g1g2g3g4g5ReSh").play("Sw")
    assert moves(table) == {">b1", ">b2", ">b3", ">b4", ">De", ">Jo"}
    table = table.play(">De")
    assert moves(table) == {">b1", ">b2", ">b3", ">b4", ">Jo"}
    table = table.play(">b2").play(">b1")
    assert moves(table) == {">g1", ">g2", ">g3", ">g4", ">g5", ">Re", ">Sh"}
    after = Table.of(picked(table, "Sh", "g1", "Re"))
    assert ordered(list(after.hands["S"])) == "b3b4g1JoReSh"
    assert ordered(list(after.hands["N"])) == "b1b2g2g3g4g5De"


def test_two_jokers_in_one_hand_are_two_cards() -> None:
    """B8."""
    table = picked(swapping(mine="b1b2b3b4JoJo").play("Sw"), "Jo", "Jo")
    assert moves(table) == {">b1", ">b2", ">b3", ">b4"}
    after = Table.of(picked(table, "b1", "g1", "g2", "g3"))
    assert after.hands["N"].count("Jo") == 2


@pytest.mark.parametrize("move", [">b1", ">g1", ">y5", ">Sw", ".", "+c", "b2@1", "!4", ">?c"])
def test_what_is_no_pick_is_refused(move: str) -> None:
    """B8: a card once picked, the other's cards, cards elsewhere, and anything else."""
    table = swapping(cells={4: "R10R11"}).play("Sw").play(">b1")
    with pytest.raises(tb.IllegalMove):
        table.play(move)


def test_received_cards_cannot_be_passed_back() -> None:
    """B8: the other picks from what he had; nothing has changed hands yet."""
    table = picked(swapping().play("Sw"), "b1", "b2", "b3")
    assert moves(table) == {f">g{n}" for n in range(1, 8)}
    with pytest.raises(tb.IllegalMove):
        table.play(">b1")


def test_the_picks_stand_behind_the_hand() -> None:
    """The notation: `b1g5>p2p3`."""
    table = picked(swapping().play("Sw"), "b5", "b1")
    assert str(table).split(" ")[4:6] == ["b2b3b4b6>b1b5", "g1g2g3g4g5g6g7"]
    assert tb.position(str(table)) == table
    table = picked(table, "b3", "g7")
    assert str(table).split(" ")[4:6] == ["b2b4b6>b1b3b5", "g1g2g3g4g5g6>g7"]
    again = tb.position(str(table))
    assert (again, again.turn, again.to_move) == (table, SOUTH, NORTH)
    assert again.legal_moves() == table.legal_moves()
    assert again.play(">g1") == table.play(">g1")


@pytest.mark.parametrize(("mine", "theirs", "gives", "gets"), [("b1b2", THEIRS, 2, 3), (MINE, "g1", 3, 1), ("b1", "g1g2", 1, 2)])
def test_a_short_hand_gives_all_it_has(mine: str, theirs: str, gives: int, gets: int) -> None:
    """D-55."""
    table = swapping(mine=mine, theirs=theirs).play("Sw")
    counts = {SOUTH: 0, NORTH: 0}
    while table.phase.startswith("swap"):
        counts[table.to_move] += 1
        table = table.play(table.legal_moves()[0])
    assert counts == {SOUTH: gives, NORTH: gets}
    after = Table.of(table)
    assert len([card for card in after.hands["S"] if card[0] == "g"]) == gets
    assert len([card for card in after.hands["N"] if card[0] == "b"]) == gives


def test_an_empty_hand_gives_nothing() -> None:
    """D-55: the swap was the last card."""
    table = swapping(mine="", theirs="g1g2g3g4").play("Sw")
    assert (table.turn, table.to_move) == (SOUTH, NORTH)
    after = Table.of(picked(table, "g4", "g2", "g1"))
    assert (set(after.hands["S"]), set(after.hands["N"])) == ({"g1", "g2", "g4"}, {"g3"})


def test_after_a_swap_the_turn_goes_on() -> None:
    """B3.1: the attacker may declare, then draws."""
    table = picked(swapping(cells={4: "R10R11"}).play("Sw"), "b1", "b2", "b3", "g1", "g2", "g3")
    assert (table.to_move, table.phase, moves(table)) == (SOUTH, "declare", {"!4", "."})
    assert table.play(".").phase == "draw"
    assert len(Table.of(table.play(".").play("+c")).hands["S"]) == 7


# Who knows what


def swapped() -> tb.Position:
    """South gave b1 b2 b3 for g1 g2 Re."""
    return picked(swapping(theirs="g1g2g3g4g5ReSh").play("Sw"), "b1", "b2", "b3", "g1", "g2", "Re")


def hands_seen(table: tb.Position, viewer: tb.Seat | None) -> list[str]:
    """The hand fields of a view, without marks."""
    return re.sub(r"[\^_]", "", str(table.view(viewer))).split(" ")[4:6]


def test_the_giver_knows_what_he_gave() -> None:
    """D-55: marks in the open position, plain cards in the giver's view."""
    table = swapped()
    south, north = str(table).split(" ")[4:6]
    assert (south, north) == ("b4b5b6g1_g2_Re_", "b1^b2^b3^g3g4g5Sh")
    assert hands_seen(table, SOUTH) == ["b4b5b6g1g2Re", "b1b2b3?3t1"]
    assert hands_seen(table, NORTH) == ["g1g2Re?3", "b1b2b3g3g4g5Sh"]
    assert tb.position(str(table)) == table


def test_a_spectator_learns_nothing() -> None:
    table = swapped()
    assert str(table.view(None)).split(" ")[4:6] == ["?5t1", "?6t1"]


def test_while_the_swap_runs_the_picks_are_hidden() -> None:
    """B8: chosen at the same time and hidden."""
    table = picked(swapping(mine="b1b2b3b4DeJo", theirs="g1g2g3g4g5ReSh").play("Sw"), "b1", "De")
    assert str(table.view(SOUTH)).split(" ")[4:6] == ["b2b3b4Jo>b1De", "?5t2"]
    assert str(table.view(NORTH)).split(" ")[4:6] == ["?3t1>?1t1", "g1g2g3g4g5ReSh"]
    assert str(table.view(None)).split(" ")[4:6] == ["?3t1>?1t1", "?5t2"]
    later = picked(table, "b2", "g1", "g2")
    assert str(later.view(SOUTH)).split(" ")[4:6] == ["b3b4Jo>b1b2De", "?3t2>?2"]
    assert str(later.view(NORTH)).split(" ")[4:6] == ["?2t1>?2t1", "g3g4g5ReSh>g1g2"]
    for viewer in (SOUTH, NORTH, None):
        for now in (table, later):
            assert str(tb.position(str(now.view(viewer)))) == str(now.view(viewer))


def test_the_steps_of_the_picks_are_hidden_from_the_other_seat() -> None:
    """B8: `>?c` and `>?t` while the swap runs."""
    table = swapping(mine="b1b2b3b4DeJo").play("Sw")
    assert [text for _, text in table.steps_seen_by(NORTH, ">b1")] == [">?c"]
    assert [text for _, text in table.steps_seen_by(None, ">De")] == [">?t"]
    assert [text for _, text in table.steps_seen_by(SOUTH, ">De")] == [">De"]


def test_a_known_card_is_forgotten_when_it_lies_at_the_wall() -> None:
    """D-55: North plays b1, which South knew of."""
    table = swapped().play("+c").play("b1@1")
    assert str(table).split(" ")[5].startswith("b2^b3^")
    assert hands_seen(table, SOUTH)[1].startswith("b2b3?")


def test_swapped_cards_do_not_enter_the_proof() -> None:
    """D-55: North gave r7 away, and still it could come."""
    cells = {3: "Y4Y5Y6r6r8"}
    table = swapping(cells=cells, theirs="r7g2g3g4g5g6g7").play("Sw")
    after = picked(table, "b1", "b2", "b3", "r7", "g2", "g3")
    assert not after.prove(3, SOUTH).holds
    assert after.prove(3, SOUTH).added == ("r7",)


def test_a_view_takes_the_others_picks_open_or_hidden_if_they_are_possible() -> None:
    """South has picked De, b1 and a joker itself; North may pick what South does not see."""
    table = picked(swapping(mine="b1b2b3b4DeJo", theirs="g1g2g3g4g5ReSh").play("Sw"), "De", "b1", "Jo")
    view = table.view(SOUTH)
    for move in (">De", ">b1", ">b2", ">Sw"):
        with pytest.raises(tb.IllegalMove):
            view.play(move)
    assert str(view.play(">g9")).split(" ")[5] == "?4t2>g9"
    assert str(view.play(">Jo")).split(" ")[5] == "?5t1>Jo", "there are two"
    assert str(view.play(">?c")).split(" ")[5] == "?4t2>?1"
    with pytest.raises(tb.NotYourTurn):
        view.legal_moves()


def test_a_swap_is_read_back_in_every_phase_and_view() -> None:
    table = swapping("N", mine="b1b2b3b4DeJo", theirs="g1g2g3g4g5ReSh").play("Sw")
    for card in ("b1", "De", "b2", "g1", "Sh", "g2"):
        for viewer in (SOUTH, NORTH, None):
            view = table.view(viewer)
            assert str(tb.position(str(view))) == str(view)
            assert Table.of(view).to_move == Table.of(table).to_move
        assert tb.position(str(table)) == table
        table = table.play(f">{card}")
