"""Lines and moves that were damaged at random: they are read for what they then say, or refused; nothing else happens."""

from __future__ import annotations

import re
from functools import cache
from random import Random

import pytest

import tottenbury as tb
from tests.siege.lines import CARD, EDITIONS, TACTICAL, Table
from tests.siege.random_games import play

LETTERS = "bgpryBGJoSpShtwxdeRc0123456789?>^_*~!/.:-+@< =|٣"
MOVES = [
    "r7@3",
    "Jo@1",
    "Re b4:3>6",
    "Re b4:3>x",
    "De r9:2",
    "Tr g3:4>7",
    "Rc b0@4",
    "Ex@4",
    "Su",
    "*r1",
    "Sw",
    ">r1",
    ">?c",
    "!3",
    ".",
    "+c",
    "+t=Jo",
]
MOVES += ["<2", "oil@4", "pass", "shuffle", "shuffle=b1b2", "+c=r5", "shuffle=?", ">?t"]


def spoilt(text: str, rng: Random) -> str:
    """A text with one to three characters changed, added, left out or exchanged, or with a field repeated."""
    for _ in range(rng.randint(1, 3)):
        place = rng.randrange(len(text) + 1)
        kind = rng.choice(("change", "add", "drop", "twice"))
        letter = rng.choice(LETTERS)
        if kind == "change":
            text = text[:place] + letter + text[place + 1 :]
        elif kind == "add":
            text = text[:place] + letter + text[place:]
        elif kind == "drop":
            text = text[:place] + text[place + 1 :]
        else:
            text = text[:place] + text[place : place + 2] + text[place:]
    return text


PHASES = ["prepare", "play", "declare", "draw", "close", "over", *(f"support:{n}" for n in range(3)), *(f"swap:{n}" for n in range(1, 4))]


def rearranged(text: str, rng: Random) -> str:
    """A line with another phase or seat, a tile turned over, or two cards exchanged: more of these are positions."""
    fields = text.split(" ")
    for _ in range(rng.randint(1, 2)):
        kind = rng.choice(("phase", "seat", "tile", "cards", "move"))
        if kind == "phase":
            fields[3] = rng.choice(PHASES) + "~" * rng.choice((0, 0, 1, 2)) + "*" * rng.choice((0, 0, 1, 2))
        elif kind == "seat":
            fields[2] = rng.choice(("S", "N", "S>N", "N>S"))
        elif kind == "tile":
            cells = fields[1].split("/")
            tile = rng.randrange(7)
            cells[tile] = cells[tile][1:] if cells[tile][0] == "!" else "!" + cells[tile]
            fields[1] = "/".join(cells)
        else:
            places = [(n, card.span()) for n in (1, 4, 5, 6, 8) for card in re.finditer(CARD, fields[n])]
            one, other = (rng.choice(places) for _ in range(2)) if places else ((1, (0, 0)), (1, (0, 0)))
            if one[0] != other[0]:
                cards = [fields[n][slice(*span)] for n, span in (one, other)]
                if kind == "move":  # the first card goes where the second one is
                    cards = [cards[1] + cards[0].lower(), ""]
                for (n, (start, end)), card in zip((one, other), reversed(cards), strict=True):
                    fields[n] = fields[n][:start] + card + fields[n][end:] or "-"
    return " ".join(fields)


@cache
def good_lines(edition: str) -> list[str]:
    """Positions and views of all phases."""
    found: dict[tuple[str, str], str] = {}
    for seed in range(70_000, 70_008):
        game = play(edition, seed)
        for position, table in zip(game.positions, game.tables, strict=True):
            for viewer in (None, *tb.Seat):
                found[table.phase, str(viewer)] = str(position.view(viewer))
            found[table.phase, "open"] = table.text
    return sorted(found.values())


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_spoilt_line_is_read_or_refused(edition: str) -> None:
    """What is read can be written and read again, and has legal moves or a winner."""
    rng = Random(11)
    lines = good_lines(edition)
    read, columns = 0, []
    for n in range(3_000):
        text = (spoilt if n % 2 else rearranged)(rng.choice(lines), rng)
        try:
            situation = tb.position(text)
        except tb.NotationError as error:
            columns.append((error.column, text))
            continue
        read += 1
        written = str(situation)
        assert str(tb.position(written)) == written, f"seed 11, number {n}: {text!r}"
        if situation.outcome is None:
            try:
                assert situation.legal_moves(), f"seed 11, number {n}: {text!r}"
            except tb.NotYourTurn:
                assert "?" in text
        else:
            assert situation.legal_moves() == ()
    assert read > 100, "some changes keep a line good"
    for column, text in columns:
        assert 1 <= column <= len(text) + 2, f"seed 11: {text!r}"


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_spoilt_move_is_made_or_refused(edition: str) -> None:
    """On positions and views of every phase."""
    rng = Random(12)
    situations = [tb.position(text) for text in good_lines(edition)]
    for n in range(3_000):
        text = spoilt(rng.choice(MOVES), rng) if rng.random() < 0.7 else rng.choice(MOVES)
        situation = rng.choice(situations)
        try:
            after = situation.play(text)
        except tb.TottenburyError:
            continue
        assert str(tb.position(str(after))) == str(after), f"seed 12, number {n}: {text!r} at {situation}"


def test_every_legal_move_of_every_phase_can_be_typed() -> None:
    """Its text alone is enough, on a rulebook that has never named it before."""
    for text in good_lines(TACTICAL):
        if "?" in text:
            continue
        table = tb.position(text)
        for move in table.legal_moves()[::3]:
            number, said = table.book.notation.read_move(str(move))
            assert (number, said) == (move.number, None), f"{move} at {text}"


def test_the_lines_cover_every_phase() -> None:
    """Otherwise the tests above would say less than they seem to."""
    assert {"prepare", "play", "declare", "draw", "close", "support", "swap", "over"} <= {
        Table.of(text).name for text in good_lines(TACTICAL)
    }
