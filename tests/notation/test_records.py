from __future__ import annotations

import re

import pytest

import tottenbury as tb

SEATS = (tb.Seat.SOUTH, tb.Seat.NORTH, None)


def played(rulebook: str, seed: int) -> tb.Recorder:
    """A whole random game."""
    recorder = tb.Recorder(tb.rulebook(rulebook).deal(seed), South="Ann", North="Bob", Date="2026.11.15")
    player = tb.opponent("random", seed)
    while recorder.position.outcome is None:
        recorder.play(player.choose(recorder.position.view(recorder.position.to_move)))
    return recorder


@pytest.mark.parametrize("rulebook", tb.rulebooks())
@pytest.mark.parametrize("seed", range(12))
def test_a_record_replays_without_the_seed_and_round_trips(rulebook: str, seed: int) -> None:
    recorder = played(rulebook, seed)
    text = str(recorder.record())
    again = tb.Record.parse(text)
    assert str(again) == text
    assert again.positions() == tuple(recorder.positions)
    assert again.result == str(recorder.position.outcome)


@pytest.mark.parametrize("rulebook", tb.rulebooks())
@pytest.mark.parametrize("seat", SEATS)
def test_a_seats_record_shows_what_that_seat_saw(rulebook: str, seat: tb.Seat | None) -> None:
    for seed in range(6):
        recorder = played(rulebook, seed)
        cut = recorder.record().view(seat)
        assert [str(view) for view in cut.positions()] == [str(position.view(seat)) for position in recorder.positions], f"seed {seed}"
        assert str(tb.Record.parse(str(cut))) == str(cut)
        assert str(tb.Record.parse(str(cut)).view(seat)) == str(cut)


def test_a_seats_record_is_the_same_whatever_it_could_not_see() -> None:
    """Two games that differ only in a hidden card that is never played give South the same record."""
    recorder = played("stones-1999", 3)
    text = str(recorder.record())
    outcome = recorder.position
    held = str(outcome).split()[5]  # North's last hand: never seen by South
    one, other = held[:2], held[2:4]
    swapped = text.replace(one, "@@").replace(other, one).replace("@@", other)
    assert swapped != text
    assert str(tb.Record.parse(swapped).view(tb.Seat.SOUTH)) == str(tb.Record.parse(text).view(tb.Seat.SOUTH))


def test_a_record_is_written_to_the_letter() -> None:
    deal = "b1g2o3p4r5y6|b2g3o4p5r6y7|p9r1b3b4b5b6b7b8b9g1g4g5g6g7g8g9o1o2o5o6o7o8o9p1p2p3p6p7p8r2r3r4r7r8r9y1y2y3y4y5y8y9"
    recorder = tb.Recorder(
        tb.Record.parse(f'[Rulebook "stones-1999"]\n[First "S"]\n[Deal "{deal}"]\n').start, South="Ann", Date="2026.11.15"
    )
    recorder.play("r5@3")
    recorder.play("y7@3")
    assert str(recorder.record()) == (
        '[Rulebook "stones-1999"]\n[South "Ann"]\n[North "?"]\n[Date "2026.11.15"]\n[First "S"]\n'
        f'[Deal "{deal}"]\n[Result "*"]\n\n1. S r5@3 +c=p9\n2. N y7@3 +c=r1\n'
    )


def test_comments_white_space_and_other_tags_survive() -> None:
    recorder = played("stones-2004", 1)
    text = str(recorder.record())
    lines = text.splitlines()
    first = next(n for n, line in enumerate(lines) if line.startswith("1. "))
    lines[first] += " {a comment} {[%win 0.62]}"
    lines.insert(0, '[Event "Village \\"fair\\""]')
    commented = "\n".join(lines) + "\n"
    record = tb.Record.parse(commented)
    assert str(record) == commented
    assert record.tags["Event"] == 'Village "fair"'
    loose = re.sub(r"^(\d+)\. ([SN]) ", r"  \1.   \2   ", commented, flags=re.MULTILINE).replace("\n\n", "\n \n\n")
    assert loose != commented
    assert str(tb.Record.parse(loose)) == commented


def test_a_game_from_a_position_has_a_setup_instead_of_a_deal() -> None:
    middle = played("stones-2024", 2).positions[20]
    recorder = tb.Recorder(middle)
    recorder.play(middle.legal_moves()[0])
    record = tb.Record.parse(str(recorder.record()))
    assert record.tags["Setup"] == str(middle)
    assert "Deal" not in record.tags
    assert record.positions()[0] == middle
    for seat in SEATS:
        assert record.view(seat).positions()[0] == middle.view(seat)


def test_a_resigned_game_keeps_its_reason() -> None:
    recorder = tb.Recorder(tb.rulebook("stones-1999").deal(1))
    recorder.play(recorder.position.legal_moves()[0])
    recorder.end("N resigned")
    assert tb.Record.parse(str(recorder.record())).result == "N resigned"


def test_several_games_make_a_match() -> None:
    text = "\n".join(str(played("stones-1999", seed).record()) for seed in (1, 2, 3))
    records = tb.Record.parse_all(text)
    assert len(records) == 3
    assert "\n".join(str(record) for record in records) == text
    with pytest.raises(tb.NotationError, match="one game"):
        tb.Record.parse(text)


def test_taking_back_leaves_no_trace() -> None:
    recorder = played("stones-1999", 4)
    text = str(recorder.record())
    moves = len(recorder.positions) - 1
    recorder.take_back(moves)
    player = tb.opponent("random", 4)
    while recorder.position.outcome is None:
        recorder.play(player.choose(recorder.position.view(recorder.position.to_move)))
    assert str(recorder.record()) == text


def broken(change: tuple[str, str]) -> str:
    text = str(played("stones-1999", 3).record())
    assert change[0] in text
    return text.replace(*change, 1)


@pytest.mark.parametrize(
    ("change", "place", "words"),
    [
        (("\n2. ", "\n3. "), "line 10", "turn 2 is expected"),
        (('[Rulebook "', '[Rulebok "'), "line 1", "Rulebook is missing"),
        (("stones-1999", "stones-1888"), "", "no rulebook"),
        (('[First "', '[First "x'), "First", "who begins"),
        (("\n1. ", "\n1. Q "), "line 9", "a turn is written"),
        (('[Date "', "[Date "), "line 4", "a tag is written"),
        (("@", "#"), "line 9", "is no move"),
        (("+c=", "+c=z"), "line 9", "no card"),
        (("|", ""), "Deal", "a deal is"),
        (("[South", '[Date "x"]\n[South'), "line 5", "twice"),
        (("\n2. ", " {unfinished\n2. "), "line 9", "a comment ends"),
    ],
)
def test_a_broken_record_names_the_line(change: tuple[str, str], place: str, words: str) -> None:
    with pytest.raises(tb.TottenburyError, match=words) as caught:
        tb.Record.parse(broken(change))
    assert place in str(caught.value)


def test_an_illegal_move_in_a_record_names_line_and_column() -> None:
    recorder = tb.Recorder(tb.rulebook("stones-1999").deal(1))
    recorder.play(recorder.position.legal_moves()[0])
    recorder.play(recorder.position.legal_moves()[0])
    text = str(recorder.record())
    second = next(line for line in text.splitlines() if line.startswith("2. "))
    with pytest.raises(tb.NotationError, match=r"not in .* hand") as caught:
        tb.Record.parse(text.replace(second, second[:5] + text.split("1. ")[1][2:].split()[0] + second[9:]))
    assert caught.value.field == "line 10"
    assert caught.value.column == 6


def test_a_result_that_the_game_does_not_have_is_refused() -> None:
    text = str(played("stones-1999", 3).record())
    result = next(line for line in text.splitlines() if line.startswith("[Result"))
    for wrong, words in (("N agreed", "ended"), ("*", "ended"), ("S by luck", "no result")):
        with pytest.raises(tb.NotationError, match=words):
            tb.Record.parse(text.replace(result, f'[Result "{wrong}"]'))
    start = "\n".join([*text.splitlines()[:7], ""])
    with pytest.raises(tb.NotationError, match="not ended"):
        tb.Record.parse(start)


@pytest.mark.parametrize("date", ["2026.11.15", "2024.02.29", "????.??.??", "2026.11.??", "2026.??.??", "????.02.29"])
def test_a_date_may_be_known_in_part(date: str) -> None:
    text = broken(("2026.11.15", date))
    assert str(tb.Record.parse(text)) == text


@pytest.mark.parametrize(
    "date",
    ["2026.13.01", "2026.02.30", "2025.02.29", "2026.00.10", "2026.11.00", "0000.01.01", "2026-11-15", "15.11.2026", "", "2026.1.5"],
)
def test_a_date_that_is_none_is_refused(date: str) -> None:
    with pytest.raises(tb.NotationError, match=r"is no date; one is written 2026\.11\.15") as caught:
        tb.Record.parse(broken(("2026.11.15", date)))
    assert caught.value.field == "Date"
    with pytest.raises(tb.NotationError, match="is no date"):
        tb.Recorder(tb.rulebook("stones-1999").deal(1), Date=date)
