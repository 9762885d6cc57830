"""Whole tugs of war as records: throws stand in them, so that they replay without a seed."""

from __future__ import annotations

import pytest

import tottenbury as tb
from tests.tug.lines import ALL_OPTIONS, BOOK, NORTH, SOUTH, Table, position, turn

DEAL = '[Rulebook "tug"]\n[First "S"]\n[Deal "{}"]\n'


def written(book: str, seed: int, decisions: int = 120) -> tb.Recorder:
    """A random game, or the beginning of one."""
    recorder = tb.Recorder(tb.rulebook(book).deal(seed), South="Ann", North="Bob", Date="2026.11.15")
    player = tb.opponent("random", seed)
    for _ in range(decisions):
        if recorder.position.outcome is not None:
            break
        recorder.play(player.choose(recorder.position.view(recorder.position.to_move)))
    return recorder


def scripted(deal: str = "632|511") -> tb.Recorder:
    """A short game whose throws are told."""
    recorder = tb.Recorder(tb.Record.parse(DEAL.format(deal)).start, South="Ann", Date="2026.11.15")
    told = [
        "roll 441",
        "reroll 1=6",
        "A6/6",
        "A4/3",
        "B4/2",
        "roll 511",
        "B5/5",
        "C1/1",
        "A1/1",
        "roll 654",
        "keep",
        "A6/6",
        "A5/4",
        "A4/3",
    ]
    for move in told:
        recorder.play(move)
    return recorder


def test_a_record_is_written_to_the_letter() -> None:
    """One line a turn; a throw is written `roll 441`, one die `reroll 1=6`."""
    assert str(scripted().record()) == (
        '[Rulebook "tug"]\n[South "Ann"]\n[North "?"]\n[Date "2026.11.15"]\n[First "S"]\n[Deal "632|511"]\n[Result "*"]\n\n'
        "1. S roll 441 reroll 1=6 A6/6 A4/3 B4/2\n"
        "2. N roll 511 B5/5 C1/1 A1/1\n"
        "3. S roll 654 keep A6/6 A5/4 A4/3\n"
    )


def test_what_chance_brought_is_written_like_what_was_told() -> None:
    told = scripted()
    again = tb.Recorder(tb.Record.parse(DEAL.format("632|511")).start.with_chance(3), South="Ann", Date="2026.11.15")
    while again.position.turn is SOUTH:
        again.play(again.position.legal_moves()[0])
    first = str(again.record()).splitlines()[-1]
    assert first.startswith("1. S roll ")
    assert str(tb.Record.parse(str(again.record()))) == str(again.record())
    assert str(told.record()) != str(again.record())


@pytest.mark.parametrize("book", [BOOK, ALL_OPTIONS])
@pytest.mark.parametrize("seed", range(6))
def test_a_record_replays_without_the_seed_and_round_trips(book: str, seed: int) -> None:
    recorder = written(book, seed)
    text = str(recorder.record())
    again = tb.Record.parse(text)
    assert str(again) == text
    assert again.positions() == tuple(recorder.positions)
    assert again.result == str(recorder.position.outcome or "*")
    assert again.start == recorder.positions[0]
    turns = again.after_turns()
    assert len(turns) == len(again.turns) + 1
    assert turns[-1] == recorder.position


@pytest.mark.parametrize("seat", [SOUTH, NORTH, None])
def test_a_seats_record_is_the_open_one(seat: tb.Seat | None) -> None:
    """Nothing is hidden."""
    for recorder in (written(BOOK, 7), scripted()):
        record = recorder.record()
        assert str(record.view(seat)) == str(record)
        assert [str(one) for one in record.view(seat).positions()] == [str(one) for one in recorder.positions]


def test_a_whole_game_ends_with_its_result() -> None:
    recorder = tb.Recorder(tb.Record.parse(DEAL.format("111|111")).start)
    for move in ("roll 222", "A2/1", "A2/1", "A2/1"):
        recorder.play(move)
    record = tb.Record.parse(str(recorder.record()))
    assert record.result == "S last-athlete"
    text = str(record)
    for wrong in ("N last-athlete", "*", "- turn-limit", "S five"):
        with pytest.raises(tb.NotationError):
            tb.Record.parse(text.replace("S last-athlete", wrong))


@pytest.mark.parametrize("result", ["- turn-limit", "S resigned", "- agreed", "N time", "N forfeit"])
def test_a_game_may_end_otherwise(result: str) -> None:
    """D-71: programs stop after some turns, people resign."""
    recorder = scripted()
    recorder.end(result)
    assert tb.Record.parse(str(recorder.record())).result == result


@pytest.mark.parametrize(("deal", "athletes"), [("432|511", "9 7"), ("432+1|511", "10 7"), ("432|511+1", "9 8"), ("666+1|111", "19 3")])
def test_a_deal_has_both_columns_and_the_extra_athlete(deal: str, athletes: str) -> None:
    """C1.4, C3.2."""
    record = tb.Record.parse(DEAL.format(deal))
    table = Table.of(record.start)
    assert f"{table.athletes['S']} {table.athletes['N']}" == athletes
    assert tb.Recorder(record.start).tags["Deal"] == deal
    assert str(tb.Record.parse(str(tb.Recorder(record.start).record())).start) == str(record.start)


def test_a_dealt_game_with_the_extra_athlete_round_trips() -> None:
    for seed in range(25):
        dealt = tb.rulebook(BOOK).deal(seed, first=NORTH, bonus=SOUTH)
        recorder = tb.Recorder(dealt)
        south, north = recorder.tags["Deal"].split("|")
        assert (south.endswith("+1"), north.endswith("+1")) == (True, False), f"seed {seed}"
        assert tb.Record.parse(str(recorder.record())).start == dealt, f"seed {seed}"


@pytest.mark.parametrize("deal", ["432", "432|511|666", "432|51", "432|517", "432+2|511", "+1432|511", "432|", "9|7", "432 511", ""])
def test_a_bad_deal_is_refused(deal: str) -> None:
    with pytest.raises(tb.NotationError) as caught:
        tb.Record.parse(DEAL.format(deal))
    assert caught.value.field == "Deal"


def test_a_game_from_a_position_has_a_setup() -> None:
    for start in (turn("43'2", "41"), turn("661", "55'3", phase="reroll"), turn("432", own="3w2"), turn("432", own="12")):
        recorder = tb.Recorder(start)
        assert recorder.tags["Setup"] == str(start)
        move = next(iter(start.legal_moves()))
        recorder.play(start.results(move)[0][0] if start.results(move) else str(move))
        record = tb.Record.parse(str(recorder.record()))
        assert "Deal" not in record.tags
        assert record.positions() == tuple(recorder.positions)
        assert str(record.view(NORTH)) == str(record)


def test_comments_survive() -> None:
    text = str(scripted().record()).replace("reroll 1=6", "{a good throw} reroll 1=6 {[%win 0.62]}")
    assert str(tb.Record.parse(text)) == text


def test_white_space_is_forgiven() -> None:
    text = str(scripted().record())
    assert str(tb.Record.parse(text.replace("2. N ", "  2.  N   ").replace(" A4/3", "   A4/3"))) == text


@pytest.mark.parametrize(
    ("change", "line", "part", "words"),
    [
        ((" roll 441", " roll"), "line 9", "roll reroll", ""),
        ((" roll 441", " roll 447"), "line 9", "roll 447", "no move"),
        ((" roll 441", " roll ?"), "line 9", "roll ?", ""),
        ((" reroll 1=6", " reroll 1"), "line 9", "reroll 1 A", ""),
        ((" reroll 1=6", " reroll 2=6"), "line 9", "reroll 2=6", "no 2"),
        ((" reroll 1=6", " reroll 1=9"), "line 9", "reroll 1=9", "1 to 6"),
        ((" reroll 1=6", ""), "line 9", "A6/6", "keep"),
        ((" A4/3", " A5/3"), "line 9", "A5/3", "no 5"),
        ((" C1/1", " C1/1w"), "line 10", "C1/1w", "no move"),
        ((" B5/5", " A1/5"), "line 10", "A1/5", "too low"),
        (("2. N", "2. S"), "line 10", "roll 511", "North"),
        (("3. S", "4. S"), "line 11", "4. S", "turn 3"),
        ((" A1/1", ""), "line 11", "roll 654", ""),
    ],
)
def test_a_broken_record_names_line_and_column(change: tuple[str, str], line: str, part: str, words: str) -> None:
    text = str(scripted().record())
    assert change[0] in text
    broken = text.replace(*change, 1)
    with pytest.raises(tb.NotationError, match=words or None) as caught:
        tb.Record.parse(broken)
    assert caught.value.field == line, caught.value
    assert caught.value.column == broken.splitlines()[int(line[5:]) - 1].index(part) + 1, caught.value


def test_taking_back_leaves_no_trace() -> None:
    """A throw taken back and made again is the same throw: nobody can fish for a better one."""
    recorder = written(BOOK, 4, 30)
    text = str(recorder.record())
    last = [str(one) for one in recorder.positions]
    recorder.take_back(30)
    player = tb.opponent("random", 4)
    for _ in range(30):
        recorder.play(player.choose(recorder.position.view(recorder.position.to_move)))
    assert str(recorder.record()) == text
    assert [str(one) for one in recorder.positions] == last


def test_a_match_is_two_records() -> None:
    """C3.2: the second with its extra athlete."""
    first = tb.Recorder(tb.rulebook(BOOK).deal(1, first=SOUTH), Match="rematch", Round="1")
    second = tb.Recorder(tb.rulebook(BOOK).deal(2, first=NORTH, bonus=SOUTH), Match="rematch", Round="2")
    for recorder in (first, second):
        recorder.play("roll 531")
    text = f"{first.record()}\n{second.record()}"
    records = tb.Record.parse_all(text)
    assert [record.tags["Round"] for record in records] == ["1", "2"]
    assert "\n".join(map(str, records)) == text
    assert position(str(records[1].start)) == second.positions[0]
