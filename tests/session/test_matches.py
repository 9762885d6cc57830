"""Several games at one table: who sits where, who begins, who has how many points."""

from __future__ import annotations

import tottenbury as tb
from tests.session.tables import DAY, N, S, TryTable
from tottenbury.notation.record import Record, Recorder
from tottenbury.session import Accept, Chat, Create, Join, Next, Offer, Resign, Session, Settings, Stop


def test_a_feud_has_its_number_of_games_and_the_right_to_begin_alternates() -> None:
    table = TryTable.joined(format="feud:3", first="N")
    for game, first in enumerate(("N", "S", "N"), 1):
        shown = table.table()
        assert (shown.round, shown.first, shown.status) == (game, first, "running")
        table.refuse(S, Next(), "no next game")
        table.say(S if game == 2 else N, Resign())
        if game < 3:
            assert table.table().status == "between"
            assert table.table().match_result is None
            table.refuse(S, Stop(), "only an open series can be stopped")
            table.say(S, Next())
            table.refuse(S, Next(), "ready already")
            assert table.table().ready == ("S",)
            table.say(N, Next())
    shown = table.table()
    assert (shown.status, shown.match_result, shown.south.points, shown.north.points) == ("finished", "S", 10, 5)
    table.refuse(S, Next(), "no next game")


def test_the_winner_of_a_series_begins_and_a_player_may_stop_it() -> None:
    table = TryTable.joined(format="series", first="S")
    table.refuse(S, Stop(), "between two games")
    table.say(S, Resign())
    assert {"next", "stop"} <= set(table.table().may)
    for player in (S, N):
        table.say(player, Next())
    assert table.table().first == "N"
    table.say(N, Resign())
    table.say(N, Stop())
    assert (table.table().status, table.table().match_result) == ("finished", "-")
    table.say(N, Offer("rematch"))
    table.say(S, Accept("rematch"))
    assert (table.table().round, table.table().first, table.table().south.points) == (1, "S", 0)


def test_the_host_goes_on_or_stops_for_computers() -> None:
    table = TryTable(format="series", south="greedy", north="random")
    for _ in range(2):
        while table.session.status == "running":
            table.move()
        table.refuse(S, Next(), "a computer only moves")
        table.say(None, Next())
    while table.session.status == "running":
        table.move()
    table.say(None, Stop())
    assert table.table().status == "finished"
    assert [record.tags["Round"] for record in table.session.records] == ["1", "2", "3"]


def test_against_the_computer_one_is_enough_to_go_on() -> None:
    table = TryTable.joined(format="feud:2", north="greedy")
    table.say(S, Resign())
    table.say(S, Next())
    assert table.table().round == 2


def test_in_a_revenge_names_points_and_what_is_seen_follow_the_players() -> None:
    table = TryTable.joined("siege-2020", format="revenge")
    table.say(S, Chat("good luck"))
    table.say(N, Resign())  # Ada has won as the attacker
    shown = table.table(S)
    assert (shown.viewer, shown.south.name, shown.south.points, shown.north.points) == ("S", "Ada", 1, 0)  # still as they sat
    table.say(S, Next())
    assert table.table(S).ready == ("S",)
    table.say(N, Next())
    shown = table.table(S)
    assert (shown.viewer, shown.north.name, shown.north.points, shown.south.name, shown.south.points) == ("N", "Ada", 1, "Bob", 0)
    assert shown.to_move == "S"
    assert table.table(N).legal
    south, north = shown.position.split(" ")[4:6]
    assert (south, "?" in north) == ("?6", False)  # Ada has North's cards now
    table.refuse(S, Offer("undo"), "nothing to take back")
    said = table.seen()[1].chat[0]
    assert (said.seat, said.name) == ("S", "Ada")
    table.say(S, Chat("and again"))
    assert (table.seen()[1].chat[1].seat, table.seen()[1].chat[1].name) == ("N", "Ada")
    table.say(N, Resign())  # Bob attacks and gives up: both games are Ada's
    shown = table.table(None)
    assert (shown.status, shown.match_result, shown.result) == ("finished", "N", "N resigned")
    assert [(record.tags["South"], record.tags["North"]) for record in table.session.records] == [("Ada", "Bob"), ("Bob", "Ada")]


def test_a_rematch_of_the_tug_gives_the_winner_an_athlete() -> None:
    table = TryTable.joined("tug", format="rematch", first="S")
    table.say(N, Resign())
    table.say(S, Next())
    table.say(N, Next())
    assert table.table().first == "N"
    assert table.session.recorder is not None
    assert table.session.recorder.tags["Deal"].split("|")[0].endswith("+1")
    table.say(N, Resign())
    assert (table.table().match_result, table.table().south.points) == ("S", 2)


def test_how_a_tie_is_settled_can_be_agreed() -> None:
    table = TryTable.joined(format="feud:2", first="S", tie="extra_game")
    for player in (S, N):
        table.say(player, Resign())
        table.say(S, Next())
        table.say(N, Next())
    assert table.table().round == 3


def test_each_game_of_a_table_has_the_next_seed() -> None:
    table = TryTable.joined(format="feud:2", first="S", seed=40)
    assert table.session.seed == 40
    table.say(S, Resign())
    for player in (S, N):
        table.say(player, Next())
    assert table.session.seed == 41
    assert table.session.recorder is not None
    book = table.session.book
    assert table.session.recorder.positions[0] == book.deal(41, N)


def test_the_records_parse_again_and_carry_their_tags() -> None:
    for rulebook, match in (
        ("stones-2024-tactics", "feud:2"),
        ("siege-2020-tactics", "revenge"),
        ("tug", "rematch"),
        ("stones-1999", "single"),
    ):
        table = TryTable.joined(rulebook, format=match)
        while table.session.status != "finished":
            while table.session.status == "running" and len(table.seen()[2].log) < 300:
                table.move()
            if table.session.status == "running":
                table.say(S, Resign(), after=DAY / 1000)
            for player in (S, N) if table.session.status == "between" else ():
                table.say(player, Next())
        records = Record.parse_all("\n".join(map(str, table.session.games())))
        assert list(records) == table.session.records
        for number, record in enumerate(records, 1):
            assert {record.tags["South"], record.tags["North"]} == {"Ada", "Bob"}
            assert record.tags["Date"].startswith("2024.10.")
            assert record.tags.get("Round") == (None if match == "single" else str(number))
            assert record.tags.get("Match") == (None if match == "single" else match)
            assert record.result != "*"


def test_behind_a_secret_seed_the_next_deal_does_not_follow_from_the_last() -> None:
    """Where anybody may know the seed, the games of a table count up from it; elsewhere nobody could reckon on from a finished game."""
    settings = Settings(rulebook="stones-1999", format="feud:2", first="S")
    deals: dict[bool, list[str]] = {}
    for secret in (False, True):
        session = Session("table")
        session.accept(None, Create(settings, 41, secret=secret), 1, "create")
        for player in tb.Seat:
            session.accept(player, Join(holder=player.letter), 1, f"join{player.letter}")
        session.accept(S, Resign(), 1, "resign")
        for player in tb.Seat:
            session.accept(player, Next(), 1, f"next{player.letter}")
        deals[secret] = [record.tags["Deal"] for record in session.games()]
    dealt = [str(Recorder(tb.rulebook("stones-1999").deal(seed, first)).record().tags["Deal"]) for seed, first in ((41, S), (42, N))]
    assert deals[False] == dealt
    assert len({*deals[False], *deals[True]}) == 4


def test_with_fewer_athletes_beginning_the_other_one_begins_a_second_game_that_is_even() -> None:
    """C1.5, D-70: "the one who did not begin the first" is who really did not, not who was agreed on."""
    even = otherwise = 0
    for seed in range(120):
        table = TryTable.joined("tug;starter=fewer_athletes", seed, format="rematch", first="S")
        first = table.table().first
        table.say(S, Resign())
        for player in (S, N):
            table.say(player, Next())
        line = str(table.session.position).split(" ")
        south, north = int(line[2]), int(line[4])
        second = table.table().first
        if south == north:
            even += 1
            otherwise += first == "N"
            assert second != first, f"seed {seed}: {line}"
        else:
            assert second == ("S" if south < north else "N"), f"seed {seed}: {line}"
    assert even > otherwise > 0
