"""What takes two: draws, undoing and rematches."""

from __future__ import annotations

import pytest

from tests.session.tables import N, S, TryTable
from tottenbury.session import Accept, Decline, Leave, Offer, Resign


def test_a_draw_is_agreed_by_both() -> None:
    table = TryTable.joined(first="S")
    table.say(N, Offer("draw"))
    assert table.table(None).offers == {"draw": "N"}
    assert {"accept draw", "decline draw"} <= set(table.table(S).may)
    assert "accept draw" not in table.table(N).may
    table.refuse(N, Accept("draw"), "no draw has been offered to you")
    table.refuse(N, Offer("draw"), "offered already")
    table.refuse(S, Offer("draw"), "offered already")
    table.say(S, Accept("draw"))
    shown = table.table()
    assert (shown.status, shown.result, shown.match_result, shown.offers) == ("finished", "- agreed", "-", {})


def test_an_offer_is_declined_or_withdrawn() -> None:
    table = TryTable.joined(first="S")
    table.refuse(S, Decline("draw"), "no draw has been offered")
    for who in (N, S):
        table.say(S, Offer("draw"))
        table.say(who, Decline("draw"))
        assert table.table().offers == {}
        table.refuse(N, Accept("draw"), "no draw has been offered to you")


def test_a_move_clears_what_was_offered() -> None:
    table = TryTable.joined(first="S")
    table.turn()
    table.say(S, Offer("undo"))
    table.say(S, Offer("draw"))
    table.move()
    assert table.table().offers == {}
    table.refuse(N, Accept("undo"), "no undo has been offered to you")


def test_nothing_is_offered_where_no_game_is_played() -> None:
    table = TryTable()
    for what in ("draw", "undo", "rematch"):
        table.refuse(S, Offer(what), "nobody sits at South")
    table = TryTable.joined(first="S")
    table.refuse(S, Offer("undo"), "nothing to take back")
    table.refuse(S, Offer("rematch"), "a rematch comes after the match")
    table.say(S, Resign())
    table.refuse(S, Offer("draw"), "no game is being played")
    table.refuse(S, Offer("undo"), "no game is being played")
    table.refuse(S, Resign(), "no game is being played")


def test_the_computer_agrees_to_a_rematch_and_to_nothing_else() -> None:
    table = TryTable.joined(first="S", north="greedy")
    table.refuse(S, Offer("draw"), "the computer agrees to no draw")
    table.say(S, Resign())
    table.say(S, Offer("rematch"))
    assert (table.table().status, table.table().first) == ("running", "N")


def test_a_rematch_of_the_stones_lets_the_other_begin() -> None:
    table = TryTable.joined(first="S")
    for first in ("N", "S"):
        table.say(S, Resign())
        table.say(N, Offer("rematch"))
        table.say(S, Accept("rematch"))
        shown = table.table()
        assert (shown.status, shown.first, shown.round, shown.result) == ("running", first, 1, None)
        assert (shown.south.name, shown.north.name, shown.north.points) == ("Ada", "Bob", 0)
    assert len(table.session.records) == 2


@pytest.mark.parametrize("position", ["", "siege-2020 ./././R10b1/././. N play g7g8p3r11y2y5 b2b3g1p1y7y8 {pile} 3 -"])
def test_a_rematch_of_a_siege_exchanges_the_roles(position: str) -> None:
    named = {"r10", "b1", "g7", "g8", "p3", "r11", "y2", "y5", "b2", "b3", "g1", "p1", "y7", "y8"}
    pile = "".join(card for card in (f"{colour}{n}" for colour in "bgpry" for n in range(12)) if card not in named)
    table = TryTable.joined("siege-2020", position=position.format(pile=pile))
    table.say(S, Resign())  # Ada attacked
    assert table.table().match_result == "N"
    table.say(N, Offer("rematch"))
    assert table.table().offers == {"rematch": "N"}
    table.say(S, Accept("rematch"))
    shown = table.table(S)
    assert (shown.viewer, shown.south.name, shown.north.name, shown.first) == ("N", "Bob", "Ada", "S")
    assert table.session.decider is N
    assert table.table(N).legal
    assert not shown.legal
    table.say(S, Resign())
    shown = table.table(S)
    assert (shown.result, shown.match_result, shown.south.points, shown.north.points) == ("S resigned", "S", 1, 0)
    assert table.session.records[-1].tags["South"] == "Bob"
    table.say(N, Offer("rematch"))
    assert table.table().offers == {"rematch": "S"}
    table.say(S, Accept("rematch"))
    assert table.table(S).south.name == "Ada"


def test_who_leaves_takes_the_offer_of_a_rematch_with_him() -> None:
    table = TryTable.joined(first="S")
    table.say(S, Resign())
    table.say(S, Offer("rematch"))
    table.say(N, Leave())
    assert table.table().offers == {}
    assert (table.table().north.left, table.table().north.name) == (True, "Bob")
    table.say(N, Offer("rematch"))
    assert not table.table().north.left
