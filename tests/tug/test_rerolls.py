"""Throwing dice again for sixes in the column (rule C2.2; D-61, D-62)."""

from __future__ import annotations

from collections import Counter

import pytest

import tottenbury as tb
from tests.tug.lines import FACES, SOUTH, Table, moves, played, position, turn


@pytest.mark.parametrize(("column", "phase"), [("555", "act"), ("432", "act"), ("611", "reroll"), ("665", "reroll"), ("666", "reroll")])
@pytest.mark.parametrize("seat", "SN")
def test_a_six_in_the_own_column_lets_one_throw_again(column: str, phase: str, seat: str) -> None:
    """C2.2, D-61: the opponent's sixes do not count."""
    for other_column in ("511", "666"):
        thrown = turn(column, other_column=other_column, seat=seat).play("roll 531")
        assert thrown.phase == phase
        assert Table.of(thrown).throw == "531"
        assert thrown.to_move is tb.Seat.of(seat)


def test_any_die_may_be_chosen_or_none() -> None:
    table = turn("611").play("roll 531")
    assert [str(move) for move in table.legal_moves()] == ["reroll 5", "reroll 3", "reroll 1", "keep"]
    kept = table.play("keep")
    assert (kept.phase, Table.of(kept).throw) == ("act", "531")


@pytest.mark.parametrize("face", FACES)
def test_the_second_result_stands(face: int) -> None:
    """C2.2: higher or lower; with one six nothing more is thrown, and the dice are used at once."""
    then = turn("611").play("roll 531").play(f"reroll 3={face}")
    assert then.phase == "act"
    assert Table.of(then).throw == "".join(sorted(f"51{face}", reverse=True))
    assert then.to_move is SOUTH


@pytest.mark.parametrize(("column", "rerolls"), [("611", 1), ("661", 2), ("666", 3)])
def test_each_six_counts_once(column: str, rerolls: int) -> None:
    """C2.2: with n sixes n different dice."""
    table = turn(column).play("roll 531")
    for n, move in enumerate(["reroll 5=2", "reroll 3=2", "reroll 1=2"][:rerolls], 1):
        assert table.phase == "reroll"
        table = table.play(move)
        assert (table.phase == "act") == (n == rerolls)
    assert "'" not in Table.of(table).throw


def test_dice_thrown_again_are_marked_and_not_thrown_a_third_time() -> None:
    """D-62: decided one after the other, each die once."""
    table = turn("666").play("roll 531").play("reroll 1=5")
    assert str(table) == "tug 666 9 511 7 S reroll 55'3"
    assert moves(table) == {"reroll 5", "reroll 3", "keep"}
    then = table.play("reroll 5=3")
    assert str(then) == "tug 666 9 511 7 S reroll 5'33'"
    assert moves(then) == {"reroll 3", "keep"}
    with pytest.raises(tb.IllegalMove, match="once"):
        then.play("reroll 5")
    assert str(then.play("reroll 3=3")) == "tug 666 9 511 7 S act 533"
    assert str(then.play("keep")) == "tug 666 9 511 7 S act 533"


def test_equal_dice_are_thrown_again_one_by_one() -> None:
    """D-62: which of two equal dice was thrown anew is remembered."""
    table = turn("666").play("roll 111")
    assert [str(move) for move in table.legal_moves()] == ["reroll 1", "keep"], "each only once"
    table = table.play("reroll 1=1")
    assert Table.of(table).throw == "111'"
    table = table.play("reroll 1=1")
    assert Table.of(table).throw == "11'1'"
    assert moves(table) == {"reroll 1", "keep"}
    assert str(table.play("reroll 1=1")) == "tug 666 9 511 7 S act 111"
    two = turn("661").play("roll 111").play("reroll 1=6")
    assert Table.of(two).throw == "6'11"
    assert moves(two) == {"reroll 1", "keep"}
    assert Table.of(two.play("reroll 1=2")).throw == "621"


def test_one_may_stop_at_any_time() -> None:
    for moves_made, throw in (("keep", "531"), ("reroll 1=4, keep", "543"), ("reroll 1=4, reroll 3=6, keep", "654")):
        then = played(turn("666").play("roll 531"), moves_made)
        assert (then.phase, Table.of(then).throw) == ("act", throw)


def test_a_triple_by_rerolls_is_a_triple() -> None:
    """C2.10: after rerolls, too."""
    table = played(turn("664").play("roll 541"), "reroll 5=4, reroll 1=4")
    assert "D" in moves(table)
    assert Table.of(table.play("D")).athletes["N"] == "3"
    broken = turn("611").play("roll 222")
    assert "D" not in moves(broken), "first comes the decision to keep"
    assert "D" in moves(broken.play("keep"))
    assert "D" not in moves(broken.play("reroll 2=3"))


@pytest.mark.parametrize(("move", "words"), [("A5/6", "keep"), ("C5/6", "keep"), ("D", "keep"), ("reroll 2", "no 2")])
def test_what_is_refused_while_throwing_again(move: str, words: str) -> None:
    with pytest.raises(tb.IllegalMove, match=words):
        turn("666").play("roll 531").play(move)


@pytest.mark.parametrize("move", ["reroll 4", "reroll 4=5", "keep"])
def test_without_a_six_nothing_is_thrown_again(move: str) -> None:
    with pytest.raises(tb.IllegalMove, match="six"):
        turn("432", "441", other_column="666").play(move)


@pytest.mark.parametrize("move", ["reroll 4", "keep"])
def test_once_the_dice_are_used_nothing_is_thrown_again(move: str) -> None:
    with pytest.raises(tb.IllegalMove, match="used"):
        turn("632", "441").play(move)


def test_a_six_that_comes_by_a_swap_gives_nothing_in_the_same_turn() -> None:
    """C2.2: dice are thrown again right after the throw; in the next turn it counts."""
    then = turn("432", "641").play("B6/4")
    assert then.phase == "act"
    then = played(then, "C4/3, C1/2, roll 521, C5/5, C2/1, C1/1, roll 521")
    assert (then.to_move, then.phase) == (SOUTH, "reroll")


def test_the_six_faces_are_equally_likely() -> None:
    table = turn("661").play("roll 511")
    assert table.results("reroll 1") == tuple((f"reroll 1={face}", pytest.approx(1 / 6)) for face in FACES)
    assert table.results("keep") == ()
    with pytest.raises(tb.IllegalMove):
        table.results("reroll 4")


def test_chance_or_a_seed_decides_if_nobody_tells() -> None:
    table = turn("611", "531", phase="reroll")
    with pytest.raises(tb.NeedsChance, match="reroll"):
        table.play("reroll 1")
    counts = Counter(Table.of(table.play("reroll 1", seed=seed)).throw.replace("5", "", 1).replace("3", "", 1) for seed in range(600))
    assert len(counts) == 6, counts
    assert all(abs(count - 100) < 5 * 9.2 for count in counts.values()), counts
    streams = Counter(str(table.with_chance(seed).play("reroll 1")) for seed in range(600))
    assert len(streams) == 6, streams
    assert all(abs(count - 100) < 5 * 9.2 for count in streams.values()), streams


def test_steps_tell_what_a_reroll_brought() -> None:
    """Also when the same face, or one that another die shows, comes again."""
    for text, move in (("531", "reroll 3"), ("511", "reroll 1"), ("444", "reroll 4"), ("55'1", "reroll 5"), ("66'6'", "reroll 6")):
        table = position(f"tug 666 9 511 7 S reroll {text}")
        brought = set()
        for seed in range(40):
            then, ((who, step),) = table.steps(move, seed=seed)
            assert (who, step[:-1]) == (SOUTH, f"{move}=")
            assert table.play(step) == then == table.play(move, seed=seed), f"seed {seed}"
            streamed, ((_, told),) = table.with_chance(seed).steps(move)
            assert table.play(told) == streamed == table.with_chance(seed).play(move), f"seed {seed}"
            brought.add(told)
        assert len(brought) == 6
