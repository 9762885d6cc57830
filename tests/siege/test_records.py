"""Records of sieges, to the letter."""

from __future__ import annotations

import pytest

import tottenbury as tb
from tests.siege.lines import DECK, FULL, NORTH, SOUTH, Table, position, tactical, tokens_in

HANDS = ("b0g1p2r3y4y5", "b1g2p3r4y6y7")
PILE = "".join(card for card in DECK if card not in tokens_in("".join(HANDS)))


def body(record: tb.Record) -> list[str]:
    """The turns of a record."""
    return str(record).split("\n\n")[1].splitlines()


def test_a_deal_is_written_to_the_letter() -> None:
    deal = f"{HANDS[0]}|{HANDS[1]}|{PILE}"
    start = tb.Record.parse(f'[Rulebook "siege-2020"]\n[First "S"]\n[Deal "{deal}"]\n').start
    assert isinstance(start, tb.Position)
    assert (start.to_move, start.phase) == (SOUTH, "play")
    recorder = tb.Recorder(start, South="Ann", Date="2026.11.15")
    for move in ("b0@3", "oil@3", "b1@3", "g1@2"):
        recorder.play(move)
    drawn = Table.of(start).pile
    assert str(recorder.record()) == (
        '[Rulebook "siege-2020"]\n[South "Ann"]\n[North "?"]\n[Date "2026.11.15"]\n[First "S"]\n'
        f'[Deal "{deal}"]\n[Result "*"]\n\n'
        f"1. S b0@3 +c={drawn[0]}\n2. N oil@3 b1@3 +c={drawn[1]}\n3. S g1@2 +c={drawn[2]}\n"
    )
    assert str(tb.Record.parse(str(recorder.record()))) == str(recorder.record())


def test_decisions_that_were_made_are_written_and_others_not() -> None:
    """A point stands where the player had a choice."""
    recorder = tb.Recorder(position({4: "R10R11"}, "S", "prepare", south="b0b1b2b3b4b5"))
    for move in (".", "b0@1", ".", "!4"):
        recorder.play(move)
    top = Table.of(recorder.positions[0]).pile[0]
    assert body(recorder.record()) == [f"1. S . b0@1 . +c={top} !4"]


def test_a_pass_is_written_and_the_result_too() -> None:
    recorder = tb.Recorder(position(FULL, "N", "play", cauldrons=0))
    for move in ("pass", ".", "pass"):
        recorder.play(move)
    text = str(recorder.record())
    assert '[Result "N held"]' in text
    assert body(recorder.record()) == ["1. N pass", "2. S . pass"]
    again = tb.Record.parse(text)
    assert again.positions()[-1].outcome == recorder.position.outcome
    with pytest.raises(tb.NotationError):
        tb.Record.parse(text.replace("N held", "S fourth-breach"))


@pytest.mark.parametrize(
    ("cells", "result"), [({2: "!R11B11"}, "S second-breach"), ({1: "!.", 2: "!.", 3: "!.", 4: "R10R11"}, "S fourth-breach")]
)
def test_a_win_is_written(cells: dict[int, str], result: str) -> None:
    recorder = tb.Recorder(position(cells))
    recorder.play("!2" if result.endswith("second-breach") else "!4")
    assert f'[Result "{result}"]' in str(recorder.record())
    assert tb.Record.parse(str(recorder.record())).result == result


def swapped() -> tb.Recorder:
    """South swaps b1 b2 De for g1 g2 Sh."""
    recorder = tb.Recorder(tactical({}, south="b1b2b3b4b5DeSw", north="g1g2g3g4g5g6Sh"))
    for move in ("Sw", ">b1", ">De", ">b2", ">g1", ">Sh", ">g2", "+t", "g3@1", "+c"):
        recorder.play(move)
    return recorder


def test_the_others_picks_carry_his_letter() -> None:
    record = swapped().record()
    start = Table.of(record.start)
    assert body(record) == [
        f"1. S Sw >b1 >De >b2 N:>g1 N:>Sh N:>g2 +t={start.tactic_pile[0]}",
        f"2. N g3@1 +c={start.pile[0]}",
    ]
    again = tb.Record.parse(str(record))
    assert str(again) == str(record)
    assert again.positions()[-1] == swapped().position


def test_a_seats_record_shows_the_cards_that_were_swapped() -> None:
    """Both seats have seen all six of them in the end; a spectator has seen none."""
    record = swapped().record()
    for seat in (SOUTH, NORTH):
        assert "Sw >b1 >De >b2 N:>g1 N:>Sh N:>g2" in str(record.view(seat))
    assert "+t=?" in str(record.view(NORTH))
    assert "+c=?" in str(record.view(SOUTH))
    spectator = body(record.view(None))
    assert spectator == ["1. S Sw >?c >?t >?c N:>?c N:>?t N:>?c +t=?", "2. N g3@1 +c=?"]
    for viewer in (SOUTH, NORTH, None):
        seen = record.view(viewer)
        assert str(seen.positions()[-1]) == str(swapped().position.view(viewer))
        assert str(tb.Record.parse(str(seen))) == str(seen)


def test_while_the_swap_runs_a_seats_record_hides_the_others_picks() -> None:
    recorder = tb.Recorder(tactical({}, south="b1b2b3b4b5DeSw", north="g1g2g3g4g5g6Sh"))
    for move in ("Sw", ">b1", ">De", ">b2", ">g1"):
        recorder.play(move)
    assert body(recorder.record().view(SOUTH)) == ["1. S Sw >b1 >De >b2 N:>?c"]
    assert body(recorder.record().view(NORTH)) == ["1. S Sw >?c >?t >?c N:>g1"]
    for viewer in (SOUTH, NORTH, None):
        seen = recorder.record().view(viewer)
        assert [str(now) for now in seen.positions()] == [str(now.view(viewer)) for now in recorder.positions]
        assert str(tb.Record.parse(str(seen))) == str(seen)


def test_a_support_is_written_with_its_shuffle() -> None:
    start = tactical({}, south="*Su", discards="b2g5r1")
    recorder = tb.Recorder(start)
    for move in ("Su", "*b2", "*r1"):
        recorder.play(move)
    order = Table.of(recorder.position).pile[::-1]
    shuffle = "shuffle=" + "".join(order)
    recorder.play(shuffle)
    recorder.play("+c")
    record = recorder.record()
    assert body(record) == [f"1. S Su *b2 *r1 {shuffle} +c={order[0]}"]
    again = tb.Record.parse(str(record))
    assert str(again) == str(record)
    assert again.positions()[-1] == recorder.position
    assert body(record.view(SOUTH)) == [f"1. S Su *b2 *r1 shuffle=? +c={order[0]}"]
    assert body(record.view(NORTH)) == ["1. S Su *b2 *r1 shuffle=? +c=?"]
    for viewer in (SOUTH, NORTH, None):
        seen = record.view(viewer)
        assert str(seen.positions()[-1]) == str(recorder.position.view(viewer))
        assert str(tb.Record.parse(str(seen))) == str(seen)


@pytest.mark.parametrize("wrong", ["shuffle", "shuffle=b1b2", "+c=b0"])
def test_a_record_must_say_how_the_pile_was_shuffled(wrong: str) -> None:
    start = tactical({}, south="*Su", discards="b2g5r1")
    recorder = tb.Recorder(start)
    for move in ("Su", "*b2", "*r1"):
        recorder.play(move)
    text = str(recorder.record())
    with pytest.raises(tb.TottenburyError):
        tb.Record.parse(text.replace("*r1", f"*r1 {wrong}"))
