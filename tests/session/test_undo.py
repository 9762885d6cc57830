"""Taking back: what is free, what has to be agreed, and what waits to be confirmed."""

from __future__ import annotations

import pytest

from tests.session.tables import N, S, TryTable
from tests.session.test_clock import CLAIM
from tottenbury.session import Accept, Confirm, Join, Move, Offer, Resign, Undo


def test_a_decision_of_ones_own_unfinished_turn_is_taken_back() -> None:
    table = TryTable.joined(position=CLAIM)
    before = table.seen()
    table.say(S, Move("r7@1"))
    assert "undo" in table.table().may
    table.say(S, Undo())
    for earlier, now in zip(before, table.seen(), strict=True):
        assert (now.table.position, now.table.legal, now.log) == (earlier.table.position, earlier.table.legal, earlier.log)
    assert not table.table().practice
    table.refuse(S, Undo(), "only as long as no new card has been seen")


def test_beyond_the_unfinished_turn_the_other_player_has_to_agree() -> None:
    table = TryTable.joined(position=CLAIM)
    table.say(S, Move("g1@9"))  # South draws a card
    for player in (S, N):
        assert "undo" not in table.table(player).may
        table.refuse(player, Undo(), "the other player has to agree")
    table.refuse(N, Offer("undo"), "nothing to take back")
    table.say(S, Offer("undo"))
    table.refuse(S, Accept("undo"), "no undo has been offered to you")
    table.say(N, Accept("undo"))
    assert table.table().position.startswith("stones-1999 R5b6R6b8/b7/././././././. S play g1g2o4p5r7y3")
    assert table.table().offers == {}
    assert not table.table(None).practice


def test_an_agreed_undo_goes_back_to_the_last_decision_of_the_one_who_asked() -> None:
    table = TryTable.joined(position=CLAIM)
    table.say(S, Move("r7@1"))
    table.say(S, Move("!1"))
    table.turn()
    table.say(S, Offer("undo"))
    table.say(N, Accept("undo"))
    assert table.table().legal == ("!1", ".")
    assert [line.text for line in table.seen()[0].log] == ["r7@1"]


def test_of_two_people_at_one_screen_nobody_has_to_agree_with_himself() -> None:
    table = TryTable(position=CLAIM)
    for player in (S, N):
        table.say(player, Join("terminal"))
    table.say(S, Move("g1@9"))
    assert table.refuse(N, Undo()) == "undo goes back only as long as no new card has been seen"


def test_against_the_computer_undo_is_always_free_and_marks_practice() -> None:
    table = TryTable.joined(first="S", north="greedy")
    table.refuse(S, Undo(), "there is nothing to take back")
    start = table.table().position
    table.turn()
    table.say(S, Undo())  # while the computer thinks
    assert (table.table().position, table.table().practice) == (start, True)
    table.turn()
    table.turn()
    table.refuse(S, Offer("undo"), "just undo")
    table.say(S, Undo())
    assert table.session.decider is S
    while table.seen()[0].log:
        table.say(S, Undo())
    assert table.table().position == start
    table.say(S, Resign())
    assert table.session.records[0].tags["Practice"] == "yes"


def test_the_computer_takes_nothing_back() -> None:
    table = TryTable.joined(first="S", north="greedy")
    table.turn()
    table.turn()
    table.refuse(N, Undo(), "a computer only moves")


def test_a_move_that_shows_something_new_waits_until_it_is_confirmed() -> None:
    table = TryTable.joined(position=CLAIM, confirm=True)
    before = table.seen()
    table.say(S, Move(" g1@9 "))
    shown = table.table()
    assert (shown.waiting, shown.legal) == ("g1@9", ())
    assert {"confirm", "undo"} <= set(shown.may)
    assert table.table(N).waiting is None
    assert "confirm" not in table.table(N).may
    for earlier, now in zip(before, table.seen(), strict=True):
        assert (now.table.position, now.log) == (earlier.table.position, earlier.log)
    table.refuse(S, Move("g2@9"), "g1@9 is to be confirmed, or taken back, first")
    for command in (Confirm(), Undo()):
        table.refuse(N, command)
    table.say(S, Confirm())
    assert (table.table().waiting, table.table().to_move) == (None, "N")
    table.refuse(S, Confirm(), "nothing to confirm")


def test_undo_discards_a_move_that_waits_and_is_no_practice() -> None:
    table = TryTable.joined(position=CLAIM, confirm=True, north="greedy")
    before = table.table()
    table.say(S, Move("g1@9"))
    table.say(S, Undo())
    assert (table.table().position, table.table().legal, table.table().practice) == (before.position, before.legal, False)
    table.say(S, Move("r7@1"))  # shows nothing new, so it does not wait
    assert table.table().waiting is None


def test_who_asks_for_dice_or_a_card_gets_them_at_once() -> None:
    table = TryTable.joined("tug", confirm=True)
    table.say(table.session.decider, Move("roll"))
    assert table.session.waiting is None


def test_a_computers_moves_never_wait() -> None:
    table = TryTable.joined(first="N", confirm=True, north="greedy")
    table.turn()
    assert table.session.decider is S


@pytest.mark.parametrize("rulebook", ["stones-2024-tactics", "siege-2020-tactics", "tug"])
def test_turns_are_numbered_on_after_an_undo(rulebook: str) -> None:
    table = TryTable.joined(rulebook, north="greedy")
    for _ in range(12):
        if table.session.status == "running":
            table.move()
    if table.session.decider is N:
        table.turn()
    before = [(line.turn, line.seat) for line in table.seen()[2].log]
    table.say(S, Undo())
    after = [(line.turn, line.seat) for line in table.seen()[2].log]
    assert after == before[: len(after)]
    table.move()
    turns = [line.turn for line in table.seen()[2].log]
    assert turns == sorted(turns)
    record = table.session.games()[-1]
    assert turns[-1] == len(record.turns)
