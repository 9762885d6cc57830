"""Who sits at a table, what is said there, and who may say it."""

from __future__ import annotations

from copy import deepcopy

import pytest

from tests.session.tables import N, S, TryTable
from tottenbury.session import (
    Chat,
    Create,
    Forfeit,
    Hint,
    Join,
    Leave,
    Move,
    Next,
    Offer,
    Refused,
    Resign,
    Resume,
    Session,
    Settings,
    Stale,
    Timeout,
)
from tottenbury.session.commands import MOST_CHAT, MOST_NAME
from tottenbury.session.projection import MOST_SAID


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("  Ada \n Lovelace\t", "Ada Lovelace"),
        ("A\x00d\x1ba\x7f", "A d a"),
        ("\u202eadA\u2066", "adA"),
        ("A\u200b\u200dB\ufeff", "A B"),
        ("A\u2028B\u00a0C", "A B C"),
        ("e\u0301", "\u00e9"),
        ("x" * 500, "x" * MOST_NAME),
        ("x" * (MOST_NAME - 1) + " y", "x" * (MOST_NAME - 1)),
        ("\U0001f3f4 Łódź", "\U0001f3f4 Łódź"),
        ("\u202e \n", "South"),
        ("", "South"),
    ],
)
def test_names_are_cleaned(typed: str, shown: str) -> None:
    table = TryTable()
    table.say(S, Join("secret", typed))
    assert table.table(None).south.name == shown


def test_what_is_said_is_cleaned_and_only_for_those_who_sit_there() -> None:
    table = TryTable.joined()
    table.say(S, Chat("hello\r\n\u202eworld" + "!" * 600))
    mine, other, spectator = (seen.chat for seen in table.seen())
    assert mine == other
    assert spectator == []
    assert mine[0].text.startswith("hello world!!!")
    assert len(mine[0].text) == MOST_CHAT
    table.refuse(S, Chat(" \u200b\n"), "nothing to be said")


def test_only_the_last_things_said_are_shown() -> None:
    table = TryTable.joined()
    for n in range(MOST_SAID + 5):
        table.say(S, Chat(f"word {n}"))
    assert [said.text for said in table.seen()[1].chat] == [f"word {n}" for n in range(5, MOST_SAID + 5)]


def test_a_seat_is_taken_once() -> None:
    table = TryTable(north="greedy")
    table.refuse(N, Join("secret"), "played by the computer")
    table.say(S, Join("secret", "Ada"))
    table.refuse(S, Join("other"), "South is taken")
    assert table.table().status == "running"


def test_who_has_not_sat_down_says_nothing() -> None:
    table = TryTable()
    table.say(S, Join("secret"))
    for command in (Chat("hello"), Leave(), Move("r1@1"), Offer("draw"), Resign(), Next()):
        table.refuse(N, command, "nobody sits at North")


def test_before_the_first_game_who_leaves_makes_room() -> None:
    table = TryTable()
    table.say(S, Join("secret", "Ada"))
    table.say(S, Chat("anybody?"))
    table.say(S, Leave())
    assert table.table().status == "closed"
    table.refuse(S, Join("secret", "Ada"), "no longer open")
    table.refuse(S, Chat("hello?"), "nobody sits")
    table.refuse(None, Timeout(), "no game is being played")


def test_later_a_seat_only_looks_empty_until_its_player_does_something() -> None:
    table = TryTable.joined()
    table.say(S, Leave())
    assert (table.table().south.left, table.table().south.joined, table.table().status) == (True, True, "running")
    table.refuse(S, Join("secret"), "taken")
    table.say(S, Chat("here I am"))
    assert not table.table().south.left


def test_host_and_players_have_their_own_commands() -> None:
    table = TryTable.joined(first="S")
    for command in (Timeout(), Forfeit(), Resume(), Create(table.session.settings, 1)):
        table.refuse(S, command, "for the host to say")
    for command in (Move("r1@1"), Resign(), Chat("hello"), Join("x"), Leave()):
        table.refuse(None, command, "for a player to say")
    table.refuse(None, Create(table.session.settings, 1), "opened already")
    table.refuse(None, Forfeit(), "no computer has to decide")
    table.refuse(N, Move("r1@1"), "it is South who decides")


def test_nothing_is_done_at_a_table_that_is_not_laid() -> None:
    for player, command in ((S, Join("x")), (S, Chat("hello")), (None, Resume()), (None, Timeout())):
        with pytest.raises(Refused, match="no table has been opened"):
            Session("g").accept(player, command, 0, "c")


def test_a_repeated_command_is_told_from_a_new_one() -> None:
    table = TryTable.joined()
    entry = table.say(S, Chat("once"))
    with pytest.raises(Refused, match="accepted already"):
        table.session.accept(S, Chat("once"), table.now, entry.id)
    assert table.session.accepted(entry.id) == entry.sequence
    assert table.session.accepted("another") is None


def test_who_has_not_seen_the_last_change_has_to_look_again() -> None:
    table = TryTable.joined(first="S")
    seen = table.session.sequence
    table.say(N, Chat("your turn"))  # changes nothing at the table
    table.say(S, Move(table.table().legal[0]), seen=seen)
    with pytest.raises(Stale, match="look again"):
        table.say(N, Offer("draw"), seen=seen)
    table.say(N, Chat("well"), seen=seen)
    table.say(N, Offer("draw"), seen=table.session.sequence)


def test_hints_are_for_games_against_the_computer_and_are_counted() -> None:
    table = TryTable.joined(first="S")
    table.refuse(S, Hint(), "against the computer")
    assert "hint" not in table.table(S).may
    table = TryTable.joined(first="S", north="greedy")
    table.say(S, Hint())
    table.say(S, Hint())
    assert table.table().hints == 2
    table.turn()
    table.refuse(S, Hint(), "who has to decide")
    table.say(S, Resign())
    assert table.session.records[0].tags["Hints"] == "2"


def test_two_people_at_one_screen_may_ask_for_hints() -> None:
    table = TryTable(first="S")
    for player in (S, N):
        table.say(player, Join("terminal", "human"))
    assert "hint" in table.table(S).may
    assert "hint" not in table.table(N).may
    table.say(S, Hint())
    table.refuse(N, Hint(), "who has to decide")


@pytest.mark.parametrize(
    "settings",
    [
        {"rulebook": "chess"},
        {"rulebook": ""},
        {"format": "feud"},
        {"format": "revenge"},
        {"rulebook": "siege-2020", "format": "feud:3"},
        {"rulebook": "siege-2020", "first": "N"},
        {"first": "X"},
        {"south": ""},
        {"north": " "},
        {"clock": "soon"},
        {"tie": "never"},
        {"decider": "dice"},
        {"split": "both"},
        {"position": "nonsense"},
        {"position": "stones-1999 R5b6R6b8/b7/././././././. S play g1g2o4p5r7y3 ?6 ?37"},
        {"position": "tug 432 9 511 6w1 S act 441"},
    ],
)
def test_wrong_settings_are_refused_and_leave_nothing_behind(settings: dict[str, str]) -> None:
    session = Session("g")
    before = deepcopy(vars(session))
    with pytest.raises(Exception) as refusal:  # noqa: PT011 - several kinds, all of the house
        session.accept(None, Create(Settings(**{"rulebook": "stones-1999", **settings}), 3), 0, "c")
    assert "tottenbury" in type(refusal.value).__module__
    assert vars(session) == before


@pytest.mark.parametrize(("seed", "record"), [(-1, ""), (1 << 63, ""), (3, "nonsense"), (3, '[Rulebook "tug"]')])
def test_a_wrong_seed_or_record_is_refused_and_leaves_nothing_behind(seed: int, record: str) -> None:
    session = Session("g")
    before = deepcopy(vars(session))
    with pytest.raises(Exception) as refusal:  # noqa: PT011
        session.accept(None, Create(Settings(rulebook="stones-1999"), seed, record), 0, "c")
    assert "tottenbury" in type(refusal.value).__module__
    assert vars(session) == before


def test_a_record_makes_an_archive() -> None:
    played = TryTable.joined(format="feud:2")
    played.move()
    played.say(S, Resign())
    for player in (S, N):
        played.say(player, Next())
    text = "\n".join(map(str, played.session.games()))
    archive = TryTable(record=text)
    assert list(map(str, archive.session.records)) == list(map(str, played.session.games()))
    shown = archive.table(None)
    assert (shown.status, shown.south.name, shown.north.name) == ("finished", "Ada", "Bob")
    assert (shown.position, shown.match_result) == (None, None)
    for command in (Join("x"), Move("r1@1"), Resign(), Offer("rematch"), Next()):
        archive.refuse(S, command)
    with pytest.raises(Refused, match="not one of tug"):
        TryTable("tug", record=text)
