"""Lines and moves of the tug of war in notation: read, written, refused."""

from __future__ import annotations

from random import Random

import pytest

import tottenbury as tb
from tests.tug import model
from tests.tug.lines import ALL_OPTIONS, BOOK, NORTH, SOUTH, Table, line, moves, position, turn

EXAMPLE = "tug 432 9 511 6w1 S act 441"
"""The example of the notation."""

LINES = [
    EXAMPLE,
    "tug 432 9 511 7 N roll -",
    "tug 666 18 111 3 S roll -",
    "tug 43'2 9 511 6w1 S act 41",
    "tug 4'3'2 9 511 6w1 S act 1",
    "tug 44'4' 9 511 6w1 S act 1",
    "tug 432 0w2 65'1' 6w1 N act 3",
    "tug 611 8 511 7 S reroll 531",
    "tug 661 13 511 7 S reroll 55'3",
    "tug 666 18 511 7 S reroll 11'1'",
    "tug 411 6 632 0w11 N reroll 665",
    "tug 432 9 511 0 S over -",
    "tug 432 0 511 3w7 N over -",
    "tug 43'2' 120 511 77w33 S act 1",
    "tug;free_assignment=yes 432 9 511 6 S act 41",
    "tug;weak_next_turn=yes 43'2 9 511 4w2'1 S act 41",
    "tug;reroll_source=both 432 9 611 7 S reroll 441",
]


@pytest.mark.parametrize("text", LINES)
def test_a_line_reads_and_is_written_to_the_letter(text: str) -> None:
    table = tb.position(text)
    assert isinstance(table, tb.Position), "everything lies open"
    assert str(table) == text
    assert tb.position(text) == table
    assert hash(tb.position(text)) == hash(table)
    assert table.phase == Table.of(text).phase
    assert table.to_move is table.turn is tb.Seat.of(Table.of(text).to_move)
    assert bool(table.legal_moves()) == (table.phase != "over")
    assert moves(table) == model.legal(text)


def test_extra_white_space_is_forgiven() -> None:
    assert str(tb.position("  " + EXAMPLE.replace(" ", " \t ") + "\n")) == EXAMPLE


def test_different_texts_are_different_positions() -> None:
    assert len({tb.position(text) for text in LINES}) == len(LINES)
    assert tb.position(EXAMPLE) != tb.position(EXAMPLE).view(SOUTH)


def at(text: str, part: str) -> int:
    """The column of a part."""
    return text.index(part) + 1


@pytest.mark.parametrize(
    ("change", "field", "part"),
    [
        (("tug ", "tog "), "rulebook", "tog"),
        (("tug ", "stones-1999 "), "", None),
        ((" S act", " X act"), "to-move", "X"),
        ((" S act", " - act"), "to-move", "- act"),
        ((" S act", " S>N act"), "to-move", "S>N"),
        ((" S act", " s act"), "to-move", "s act"),
        ((" act ", " acts "), "phase", "acts"),
        ((" act ", " play "), "phase", "play"),
        ((" act ", " act~ "), "phase", "act~"),
        ((" act ", " roll "), "throw", "441"),
        ((" act ", " over "), "", None),
        ((" act ", " reroll "), "", None),
        (("432", "43"), "column-S", "43 "),
        (("432", "4322"), "column-S", "4322"),
        (("432", "732"), "column-S", None),
        (("432", "430"), "column-S", None),
        (("432", "-"), "column-S", "- 9"),
        (("432", "4''32"), "column-S", None),
        (("432", "'432"), "column-S", None),
        (("511", "51'1"), "column-N", None),
        (("511", "5111"), "column-N", "5111"),
        (("511", "?"), "column-N", "?"),
        ((" 9 ", " x "), "athletes-S", "x"),
        ((" 9 ", " 09 "), "athletes-S", "09"),
        ((" 9 ", " -9 "), "athletes-S", "-9"),
        ((" 9 ", " 9w "), "athletes-S", "9w "),
        ((" 9 ", " 9w0 "), "athletes-S", "9w0"),
        ((" 9 ", " 9w01 "), "athletes-S", "9w01"),
        ((" 9 ", " w9 "), "athletes-S", "w9"),
        ((" 9 ", " 9W1 "), "athletes-S", "9W1"),
        ((" 9 ", " 0 "), "athletes-S", "0 511"),
        ((" 9 ", " 99999999999999999999 "), "athletes-S", "99999999999999999999"),
        ((" 9 ", " ٣ "), "athletes-S", "٣"),
        ((" 6w1 ", " 0 "), "athletes-N", "0 S"),
        ((" 6w1 ", " 6w1'1 "), "athletes-N", None),
        ((" 441", " -"), "throw", "-"),
        ((" 441", " 44"), "throw", None),
        ((" 441", " 4411"), "throw", None),
        ((" 441", " 447"), "throw", None),
        ((" 441", " 44'1"), "throw", None),
        ((" 441", " 4٤1"), "throw", None),
        ((" 441", ""), "throw", None),
        (("432", "43'2"), "", None),
        (("432", "4'3'2'"), "", None),
        ((" 441", " 441 7"), "", "7"),
    ],
)
def test_a_bad_line_gets_an_error_that_names_field_and_column(change: tuple[str, str], field: str, part: str | None) -> None:
    assert change[0] in EXAMPLE
    text = EXAMPLE.replace(*change, 1)
    with pytest.raises(tb.NotationError) as caught:
        tb.position(text)
    assert caught.value.field.startswith(field), caught.value
    assert 1 <= caught.value.column <= len(text) + 1, caught.value
    if part is not None:
        assert caught.value.column == at(text, part), caught.value


@pytest.mark.parametrize(
    "text",
    [
        "tug 611 8 511 7 S reroll 55'1'",  # more thrown again than there are sixes
        "tug 611 8 511 7 S reroll 55'1",  # then the phase would be over
        "tug 666 8 511 7 S reroll 5'5'1'",
        "tug 611 8 511 7 S reroll 51",
        "tug 611 8 511 7 S reroll -",
        "tug 6'11 8 511 7 S reroll 511",
        "tug 6'11 8 511 7 S roll -",
        "tug 555 8 666 7 S reroll 511",
        "tug 432 9 511 7 S over -",
        "tug 432 9 511 0 N over -",
        "tug 432 0 511 0 N over -",
        "tug 432 9 511 0 - over -",
        "tug 43'2 9 511 0 S over -",
        "tug 432 9 511 0 S over 1",
        "tug 432 9 511 0 S roll -",
        "tug 4'32 9 511 7 S act 441",
        "tug 4'3'2' 9 511 7 S act -",
        "tug 432 9 5'11 7 S act 41",
    ],
)
def test_a_line_that_cannot_be_is_refused(text: str) -> None:
    with pytest.raises(tb.NotationError):
        tb.position(text)


def test_a_rulebook_reads_its_own_lines_only() -> None:
    assert str(tb.rulebook(BOOK).position(EXAMPLE)) == EXAMPLE
    for book, text in ((ALL_OPTIONS, EXAMPLE), (BOOK, EXAMPLE.replace("tug", "tug;cap=18"))):
        with pytest.raises(tb.NotationError) as caught:
            tb.rulebook(book).position(text)
        assert caught.value.field == "rulebook"


# Moves


NO_MOVES = """
roll 44|roll 4411|roll 447|roll 440|roll 4 4 1|roll  441|roll441|roll=441|roll ?|Roll|throw|
reroll|reroll 7|reroll 0|reroll 11|reroll 1 5|reroll1|reroll 1=7|reroll 1=|reroll 1=55|reroll 1=?|
keep 1|Keep|A4|A4/|A/4|A7/3|A4/0|a4/3|A4/3W|A4/3ww|B4/3w|C1/2w|D4|D4/4|d|E4/3|A44/3|A4 / 3|A٤/3|
r7@3|pass|.|+c|!3|oil@4|D=4|keep=1|A4/3=1|A4/3 w|
"""


@pytest.mark.parametrize("text", NO_MOVES.replace("\n", "").split("|"))
def test_a_text_that_is_no_move_is_refused(text: str) -> None:
    for table in (turn("432"), turn("611", "441", phase="reroll"), position(EXAMPLE), position(EXAMPLE).view(NORTH)):
        with pytest.raises(tb.TottenburyError):
            table.play(text)


@pytest.mark.parametrize("text", ["roll 447", "A7/3", "B4/3w", "D4", "pass", "r7@3"])
def test_such_an_error_names_the_field_and_shows_moves(text: str) -> None:
    with pytest.raises(tb.NotationError, match="is no move") as caught:
        position(EXAMPLE).play(text)
    assert (caught.value.field, caught.value.column) == ("move", 1)


def test_a_face_that_no_die_has_is_refused_where_it_stands() -> None:
    with pytest.raises(tb.NotationError, match="1 to 6") as caught:
        turn("611", "441", phase="reroll").play("reroll 1=7")
    assert (caught.value.field, caught.value.column) == ("move", 10)


def test_moves_are_their_texts() -> None:
    table = position(EXAMPLE)
    for move in table.legal_moves():
        assert table.play(move) == table.play(str(move)) == table.play(f" {move} ")
    thrown = turn("611").play(" roll 441 ")
    assert thrown == turn("611").play("roll 441")
    assert thrown.play(" reroll 1=5 ") == thrown.play("reroll 1=5")


# Damage


LETTERS = "tug0123456789w' -SNrolactev;=?٣"


def test_a_spoilt_line_is_read_for_what_it_says_or_refused() -> None:
    """What is read is written and read again, and allows what the model allows."""
    rng = Random(12)
    read, columns = 0, []
    for n in range(1_500):
        text = rng.choice(LINES)
        for _ in range(rng.randint(1, 2)):
            place = rng.randrange(len(text) + 1)
            text = text[:place] + rng.choice(("", rng.choice(LETTERS))) + text[place + rng.randint(0, 1) :]
        try:
            table = tb.position(text)
        except tb.NotationError as error:
            columns.append((error.column, text))
            continue
        read += 1
        written = str(table)
        assert str(tb.position(written)) == written, f"seed 12, number {n}: {text!r}"
        assert moves(table) == model.legal(written), f"seed 12, number {n}: {text!r}"
    assert read > 50, "some changes keep a line good"
    assert [one for one in columns if not 1 <= one[0] <= len(one[1]) + 1] == [], "seed 12"


def test_a_spoilt_move_is_played_or_refused() -> None:
    rng = Random(13)
    tables = [turn("432"), turn("611", "441", phase="reroll"), position(EXAMPLE)]
    made = 0
    for n in range(1_500):
        text = rng.choice(("roll 441", "reroll 1=5", "reroll 4", "keep", "A4/3", "A4/3w", "B1/2", "C1/2", "D"))
        place = rng.randrange(len(text) + 1)
        text = text[:place] + rng.choice(("", rng.choice("ABCDw/= 123456krolep٣"))) + text[place + rng.randint(0, 1) :]
        for table in tables:
            try:
                then = table.play(text, seed=n)
            except tb.TottenburyError:
                continue
            made += 1
            assert str(position(str(then))) == str(then), f"seed 13, number {n}: {text!r}"
    assert made > 20


def test_every_line_of_a_random_position_reads_back() -> None:
    for seed in range(150):
        for book in (BOOK, ALL_OPTIONS):
            text = model.random_line(Random(f"{book} read {seed}"), book)
            assert str(tb.position(text)) == text, f"seed {seed}"
    assert str(position(line("432", "441"))) == "tug 432 9 511 7 S act 441"
