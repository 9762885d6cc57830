"""The throw, its chances, and the order of a turn (rules C2.1, C2.3, C2.4, C2.12, C2.13)."""

from __future__ import annotations

from collections import Counter
from itertools import permutations, product

import pytest

import tottenbury as tb
from tests.tug.lines import BOOK, NORTH, SOUTH, Table, moves, played, position, turn

# The throw


def test_a_throw_is_a_move_with_56_results() -> None:
    """C2.1: their probabilities are those of three dice."""
    ways = Counter("".join(sorted(map(str, dice), reverse=True)) for dice in product(range(1, 7), repeat=3))
    assert len(ways) == 56
    for table in (turn("432"), tb.rulebook(BOOK).deal(3), turn("666").view(NORTH)):
        listed = dict(table.chance())
        assert len(table.chance()) == 56
        assert listed == pytest.approx({f"roll {throw}": number / 216 for throw, number in ways.items()})
        assert dict(table.results("roll")) == listed


def test_nothing_is_left_to_chance_when_the_dice_are_used() -> None:
    table = turn("432", "441")
    assert table.chance() == ()
    assert table.results("A4/4") == ()
    assert turn("632", "441", phase="reroll").chance() == (), "there the player decides first"


@pytest.mark.parametrize("seat", "SN")
def test_a_throw_can_be_told(seat: str) -> None:
    """C2.1: of a dealt game, too."""
    thrown = turn("432", seat=seat).play("roll 441")
    assert (thrown.phase, Table.of(thrown).throw) == ("act", "441")
    assert thrown.to_move is tb.Seat.of(seat)
    for seed in range(20):
        dealt = tb.rulebook(BOOK).deal(seed)
        assert Table.of(dealt.play("roll 531")).throw == "531"
        assert Table.of(dealt.with_chance(seed).play("roll 111")).throw == "111"


def test_dice_have_no_order() -> None:
    for text in map("".join, permutations("531")):
        assert turn("432").play(f"roll {text}") == turn("432").play("roll 531")


def test_a_dealt_game_throws_by_its_seed() -> None:
    """The same seed gives the same throws; playing does not change the position it is played at."""
    book = tb.rulebook(BOOK)
    for seed in range(30):
        dealt = book.deal(seed)
        thrown = dealt.play("roll")
        assert dealt.play("roll") == thrown == book.deal(seed).play("roll"), f"seed {seed}"
        assert dealt.phase == "roll", f"seed {seed}"
        assert len(Table.of(thrown).throw) == 3, f"seed {seed}"
        assert dealt.steps("roll") == (thrown, ((dealt.to_move, f"roll {Table.of(thrown).throw}"),)), f"seed {seed}"


def test_throws_differ_from_turn_to_turn() -> None:
    table = tb.rulebook(BOOK).deal(8)
    throws = []
    while len(throws) < 12:
        table = table.play("roll")
        table = table.play("keep") if table.phase == "reroll" else table
        throws.append(Table.of(table).throw)
        for _ in range(3):
            table = table.play(next(move for move in table.legal_moves() if move[0] == "C"))
    assert len(set(throws)) > 6, throws


def test_a_position_that_was_read_has_to_be_told_or_given_a_seed() -> None:
    table = turn("432")
    with pytest.raises(tb.NeedsChance, match="roll"):
        table.play("roll")
    with pytest.raises(tb.NeedsChance):
        table.steps("roll")
    assert table.play("roll", seed=5) == table.play("roll", seed=5)
    assert len({str(table.play("roll", seed=seed)) for seed in range(60)}) > 25
    assert turn("632", "441", phase="reroll").play("keep").phase == "act", "no chance in that"


def test_a_seed_can_be_given_for_the_rest_of_the_game() -> None:
    """A position, or one in the middle of a turn."""
    table = turn("666").with_chance(4)
    assert table == turn("666")
    again = turn("666").with_chance(4)
    for move in ("roll", "keep", "C", "C", "C", "roll"):
        one, other = (next(own for own in side.legal_moves() if own.startswith(move)) for side in (table, again))
        assert one == other
        table, again = table.play(one), again.play(other)
        assert table == again
    assert table.to_move is NORTH
    assert len({str(turn("432").with_chance(seed).play("roll")) for seed in range(60)}) > 25


def test_told_throws_leave_the_rest_to_the_seed() -> None:
    table = played(tb.rulebook(BOOK).deal(1, first=SOUTH), "roll 111")
    table = table.play("keep") if table.phase == "reroll" else table
    for _ in range(3):
        table = table.play(next(move for move in table.legal_moves() if move[0] == "C"))
    assert len(Table.of(table.play("roll")).throw.replace("'", "")) == 3


@pytest.mark.parametrize("how", ["seed", "stream", "deal"])
def test_thrown_dice_are_fair(how: str) -> None:
    """C2.1: 3,600 dice, each face 600 times on average and within five sigma; triples in 1 of 36 throws."""
    table = turn("432")
    throws = []
    for seed in range(1_200):
        if how == "seed":
            thrown = table.play("roll", seed=seed)
        elif how == "stream":
            thrown = table.with_chance(seed).play("roll")
        else:
            thrown = tb.rulebook(BOOK).deal(seed).play("roll")
        throws.append(Table.of(thrown).throw)
    faces = Counter("".join(throws))
    assert all(abs(faces[face] - 600) < 5 * 22.4 for face in "123456"), faces
    triples = sum(len(set(throw)) == 1 for throw in throws)
    assert abs(triples - 1_200 / 36) < 5 * 5.7, triples


# The order of a turn


def test_each_die_is_put_on_one_column_die() -> None:
    """C2.3, D-63: one to one; nine ways for three different dice on three different column dice."""
    table = turn("432", "651")
    assert {move[1:4] for move in moves(table)} == {f"{die}/{column}" for die in "651" for column in "432"}
    then = table.play("C6/3")
    assert str(then) == "tug 43'2 9 511 6w1 S act 51"
    assert {move[1:4] for move in moves(then)} == {f"{die}/{column}" for die in "51" for column in "42"}
    last = then.play("C1/4")
    assert {move[1:4] for move in moves(last)} == {"5/2"}
    assert Table.of(last.play("C5/2")).columns["S"] == "432"


def test_equal_dice_are_offered_once() -> None:
    """Equal dice are interchangeable; the one not used yet is meant."""
    table = turn("442", "551")
    assert len(table.legal_moves()) == len(moves(table))
    assert {move for move in moves(table) if move[0] == "C"} == {"C5/4", "C5/2", "C1/4", "C1/2"}
    then = table.play("C5/4")
    assert Table.of(then).columns["S"] == "44'2"
    assert {move for move in moves(then) if move[0] == "C"} == {"C5/4", "C5/2", "C1/4", "C1/2"}
    then = then.play("C5/4")
    assert Table.of(then).columns["S"] == "4'4'2"
    assert moves(then) == {"B1/2", "C1/2", "A1/2w"}


@pytest.mark.parametrize("order", list(permutations(("A6/4", "C5/3", "B1/2"))), ids=" ".join)
def test_the_order_of_actions_is_free(order: tuple[str, ...]) -> None:
    """C2.4, D-64: where none of them depends on another, the result is the same."""
    end = played(turn("432", "651"), ",".join(order))
    assert str(end) == "tug 431 9 511 5w1 N roll -"


def test_all_dice_must_be_used() -> None:
    """C2.4: there is no way to pass, and the turn ends by itself with the third die."""
    table = turn("666", "111", own="3")
    assert moves(table) == {"B1/6", "C1/6"}
    for text in ("keep", "roll", "pass", "."):
        with pytest.raises(tb.TottenburyError):
            table.play(text)
    then = played(table, "C1/6, C1/6")
    assert then.to_move is SOUTH
    assert then.play("C1/6").to_move is NORTH


@pytest.mark.parametrize("seat", "SN")
def test_the_dice_are_handed_on(seat: str) -> None:
    """C2.12, C2.13: the other one throws all three anew; swapped-out dice are among them, and nothing tells their faces."""
    end = played(turn("432", "651", seat=seat), "B6/4, B5/3, B1/2")
    table = Table.of(end)
    other = "SN"["NS".index(seat)]
    assert (table.to_move, table.phase, table.throw) == (other, "roll", "-")
    assert table.columns == {seat: "651", other: "511"}
    assert len(end.chance()) == 56


def test_marks_are_only_the_movers_and_gone_with_his_turn() -> None:
    text = "tug 64'3' 9 511 7 S act 2"
    assert str(position(text)) == text
    assert str(position(text).play("C2/6")) == "tug 643 9 511 6w1 N roll -"


# What is refused


@pytest.mark.parametrize("move", ["A4/4", "B4/4", "C4/4", "D", "keep", "reroll 4", "A4/4w"])
def test_before_the_throw_nothing_can_be_done(move: str) -> None:
    with pytest.raises(tb.IllegalMove, match="throw"):
        turn("432").play(move)


@pytest.mark.parametrize("move", ["roll", "roll 441"])
@pytest.mark.parametrize(("phase", "column"), [("act", "432"), ("reroll", "632")])
def test_nobody_throws_twice(phase: str, column: str, move: str) -> None:
    """C2.1."""
    with pytest.raises(tb.IllegalMove, match="thrown already"):
        turn(column, "441", phase=phase).play(move, seed=1)


@pytest.mark.parametrize(
    ("column", "throw", "move", "words"),
    [
        ("432", "441", "C5/4", "no 5 is left"),
        ("432", "441", "C4/5", "no 5 is free"),
        ("4'32", "41", "C4/4", "no 4 is free"),
        ("4'32", "41", "B1/4", "no 4 is free"),
        ("43'2'", "1", "C4/4", "no 4 is left"),
        ("44'2", "41", "C2/4", "no 2 is left"),
    ],
)
def test_a_die_that_is_not_there_cannot_be_used(column: str, throw: str, move: str, words: str) -> None:
    """C2.3."""
    with pytest.raises(tb.IllegalMove, match=words):
        turn(column, throw).play(move)
