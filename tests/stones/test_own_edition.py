"""Editions of a user's own: small TOML files, used by path or by name, carried along in records, refused with the key that is wrong."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

import tottenbury as tb
from tests.stones.lines import Table
from tests.stones.random_games import play
from tests.stones.tactic_lines import tactic_position
from tests.terminal.running import tottenbury
from tottenbury.core.reading import read_edition, table_of_file, table_of_tag, write_tag
from tottenbury.core.rulebook import LIBRARY
from tottenbury.stones.edition import Edition
from tottenbury.stones.state import RULES

SMALL = """
id = "small"
title = "A small game of four colours"
colours = "rgby"
strengths = [0, 6]
hand = 4
stones = 5
need = 2
adjacent_to_win = 2
stones_to_win = 3
claim_window = "own_turn"
stalemate = "draw"
formations = ["Run of one", "Alike", "One colour", "Run", "Total"]

[tactics]
joker = 1
mud = 2
scout = 2
lead = 2
spy_strength = 5
shield_strengths = [0, 2]
joker_limit = "none"
scout_returns = "under"
terrain_a_stone = "one"
terrain_targetable = true
discards = "shared"
mud_claim = "both_full"
mud_excess = "auto_worst"
"""


@pytest.fixture(autouse=True)
def library(monkeypatch):
    """What a test enters into the library is gone after it."""
    for shelf in ("_makers", "_titles", "_made", "_own"):
        monkeypatch.setattr(LIBRARY, shelf, getattr(LIBRARY, shelf).copy())


@pytest.fixture
def small(tmp_path: Path) -> str:
    """The path of a small edition."""
    path = tmp_path / "small.toml"
    path.write_text(SMALL)
    return str(path)


def written(tmp_path: Path, text: str) -> str:
    path = tmp_path / "own.toml"
    path.write_text(text)
    return str(path)


def in_a_new_process(code: str, stdin: str) -> str:
    """What a Python program prints that has only just imported the package."""
    result = subprocess.run([sys.executable, "-c", code], input=stdin, capture_output=True, text=True, check=False)
    assert result.returncode == 0, result.stderr
    return result.stdout


def recorded(book: tb.Rulebook, seed: int) -> tb.Record:
    """A whole game, always the move in the middle."""
    recorder = tb.Recorder(book.deal(seed))
    while recorder.position.outcome is None:
        moves = recorder.position.legal_moves()
        recorder.play(moves[len(moves) // 2])
    return recorder.record()


# The example that comes with the package


def test_battle_line_is_found_by_its_name_and_is_no_published_rulebook():
    """D-31."""
    book = tb.rulebook("battle-line")
    assert book.id == "battle-line"
    assert "battle-line" not in tb.rulebooks()


def test_battle_line_is_dealt_with_ten_strengths_and_seven_cards():
    """D-31: six colours, 1 to 10, hand 7, ten tactic cards; the first turn begins with PLAY."""
    position = tb.rulebook("battle-line").deal(3)
    table = Table.of(position)
    assert [len(table.hands[seat]) for seat in "SN"] == [7, 7]
    assert len(table.pile) == 46
    assert {card[1:] for card in (*table.hands["S"], *table.hands["N"], *table.pile)} == {str(n) for n in range(1, 11)}
    assert (len(table.tactic_pile), position.phase) == (10, "play")


@pytest.mark.parametrize(
    ("side", "key", "total"),
    [
        ("R8R9R10", "colour run", 27),
        ("R9R10Sp", "colour run", 27),
        ("R9R10Jo", "colour run", 27),
        ("R1B1Sh", "same strength", 3),
        ("FoR1B2Jo", "sum", 13),
    ],
)
def test_battle_line_has_a_spy_of_eight_and_a_joker_up_to_ten(side, key, total):
    """D-31."""
    formation = tactic_position({1: side}, "S", "claim-first", edition="battle-line").prove(1).formation
    assert (formation.key, formation.total) == (key, total)


def test_battle_line_claims_at_the_start_of_the_turn_and_returns_on_top():
    """D-31."""
    edition = tb.rulebook("battle-line").game.edition
    assert tb.rulebook("battle-line;claim_window=turn_start").id == "battle-line"
    assert (edition.scout_under, edition.stone_cards_targetable) == (0, 1)
    phases = {table.phase.rstrip("~") for table in play("battle-line", 5).tables}
    assert "claim" not in phases


def test_a_record_of_battle_line_carries_its_edition():
    record = recorded(tb.rulebook("battle-line"), 11)
    assert record.tags["Rulebook"] == "battle-line"
    table = json.loads(record.tags["Edition"])
    assert (table["id"], table["strengths"], table["tactics"]["spy_strength"]) == ("battle-line", [1, 10], 8)
    assert str(tb.Record.parse(str(record))) == str(record)
    for seat in (*tb.Seat, None):
        assert record.view(seat).tags["Edition"] == record.tags["Edition"]


# A file of one's own


def test_every_key_is_read(small):
    edition = tb.rulebook(small).game.edition
    assert (edition.id, edition.title, edition.deck.letters) == ("small", "A small game of four colours", "bgry")
    assert (edition.deck.weakest, edition.deck.strongest, edition.deck.spy, edition.deck.shield) == (0, 6, 5, (0, 2))
    assert (edition.hand, edition.stones, edition.need, edition.adjacent_to_win, edition.stones_to_win) == (4, 5, 2, 2, 3)
    assert edition.formation_names("en")[0] == "Run of one"
    assert (edition.tactics, edition.tactic_lead) == ((1, 0, 0, 0, 2, 2, 0, 0, 0), 2)
    assert read_edition(Edition, table_of_tag(write_tag(edition))) == edition == read_edition(Edition, table_of_file(small))


def test_what_is_left_out_is_as_in_the_base_game(tmp_path):
    """S1.1, S2.1, S3.2, S6.1."""
    book = tb.rulebook(written(tmp_path, 'id = "plain"\ncolours = "roygbp"\nstrengths = [1, 9]\n'))
    base = tb.rulebook("stones-1999")
    fields = ("colours", "strengths", "weakest", "hand", "stones", "need", "adjacent_to_win", "stones_to_win", "claim_window", "stalemate")
    assert [RULES.plain(book.game.rules, name) for name in fields] == [RULES.plain(base.game.rules, name) for name in fields]
    assert str(book.deal(9)).split()[1:] == str(base.deal(9)).split()[1:]
    assert not book.game.edition.has_tactics


def test_an_edition_is_used_by_its_path_everywhere(small):
    """In the library, in a line's first field, with options behind; lines that we write name it by its id."""
    position = tb.rulebook(small).deal(2)
    line = str(position)
    assert line.split()[0] == "small"
    by_path = tb.position(line.replace("small", small, 1))
    assert str(by_path) == line
    assert by_path.legal_moves() == position.legal_moves()
    assert tb.rulebook(f"{small};hand=3").id == "small;hand=3"
    assert str(tb.position(line)) == line, "and by its id, once it is known"


def test_the_command_line_takes_a_path(small, tmp_path):
    record = tmp_path / "game.duel"
    tottenbury("play", "--rulebook", small, "--south", "greedy", "--north", "random", "--seed", "4", "--record", str(record))
    game = tb.Record.parse(record.read_text())
    assert (game.tags["Rulebook"], game.book.id) == ("small", "small")
    assert "small" in tottenbury("replay", str(record)).stdout
    summary = json.loads(tottenbury("simulate", "--rulebook", small, "--games", "50", "--seed", "1", "--json").stdout)
    assert sum(summary["reasons"].values()) == 50
    line = str(tb.rulebook(small).deal(2)).replace("small", small, 1)
    moves = tottenbury("moves", line).stdout.split("\n")[:-1]
    assert moves == list(tb.position(line).legal_moves())
    assert "0 of 2 cards" in tottenbury("prove", line, "1").stdout
    assert tottenbury("perft", line, "1").stdout.strip() == str(len(moves))


def test_the_command_line_refuses_a_bad_file_without_a_traceback(tmp_path):
    path = written(tmp_path, 'id = "own"\ncolours = "rr"\nstrengths = [1, 9]\n')
    for command in (["play", "--rulebook", path], ["simulate", "--rulebook", path], ["moves", f"{path} . S play - - -"]):
        assert "colours" in tottenbury(*command, code=2).stderr


@pytest.mark.parametrize("source", ["battle-line", "small", "small;hand=3"])
def test_a_record_is_read_where_its_edition_is_unknown(source, small):
    """In a process that knows nothing of the file: the same positions, views and legal moves, and writable again."""
    record = recorded(tb.rulebook(source.replace("small", small)), 6)
    code = (
        "import sys, tottenbury as tb\n"
        "text = sys.stdin.read()\n"
        "record = tb.Record.parse(text)\n"
        "assert str(record) == text\n"
        "for position in record.positions():\n"
        "    print(position, *position.legal_moves() if position.outcome is None else ())\n"
        "print(tb.rulebook(record.tags['Rulebook']).title)\n"
    )
    printed = in_a_new_process(code, str(record)).splitlines()
    expected = [" ".join([str(p), *(p.legal_moves() if p.outcome is None else ())]) for p in record.positions()]
    assert printed == [*expected, record.book.title]
    seen = record.view(tb.Seat.SOUTH)
    in_a_new_process("import sys, tottenbury as tb\ntext = sys.stdin.read()\nassert str(tb.Record.parse(text)) == text\n", str(seen))


def test_an_edition_tag_has_to_fit_its_rulebook():
    text = str(recorded(tb.rulebook("battle-line"), 1))
    with pytest.raises(tb.NotationError, match="another one than the Rulebook names"):
        tb.Record.parse(text.replace('[Rulebook "battle-line"]', '[Rulebook "stones-1999"]'))
    edition = next(line for line in text.splitlines() if line.startswith("[Edition"))
    for tag, words in (("{", "no JSON"), ("[1]", "no table"), ('{\\"id\\":\\"x\\"}', "colours")):
        with pytest.raises(tb.TottenburyError, match=words):
            tb.Record.parse(text.replace(edition, f'[Edition "{tag}"]'))


def test_a_file_that_changes_is_read_anew(small, tmp_path):
    assert len(Table.of(tb.rulebook(small).deal(1)).hands["S"]) == 4
    Path(small).write_text(SMALL.replace("hand = 4", "hand = 5"))
    assert len(Table.of(tb.rulebook(small).deal(1)).hands["S"]) == 5


@pytest.mark.parametrize("seed", range(10))
def test_random_games_of_an_own_edition_end_and_read_back(small, seed):
    book = tb.rulebook(small)
    position = book.deal(seed)
    for n in range(400):
        if position.outcome is not None:
            break
        moves = position.legal_moves()
        again = book.position(str(position))
        assert (again, again.legal_moves()) == (position, moves), f"seed {seed}"
        position = position.play(moves[(seed + n) % len(moves)])
    assert position.outcome is not None, f"seed {seed}"


# Mistakes name their key

PLAIN = {"id": '"own"', "colours": '"roygbp"', "strengths": "[1, 9]"}


@pytest.mark.parametrize(
    ("key", "value", "words"),
    [
        ("id", None, "this key is needed"),
        ("id", '"Own Game"', "small letters, digits and hyphens is expected, not 'Own Game'"),
        ("id", "7", "expected, not 7"),
        ("id", '"own;hand=3"', "small letters"),
        ("id", '"stones-1999"', "'stones-1999' is the name of a published rulebook"),
        ("id", '"stones-2024-tactics"', "is the name of a published rulebook"),
        ("title", '""', "one line of text is expected"),
        ("title", '"a\\nb"', "one line of text is expected"),
        ("title", "true", "one line of text is expected, not True"),
        ("colours", None, "this key is needed"),
        ("colours", '"rr"', "every letter once"),
        ("colours", '"rt"', "none of: t"),
        ("colours", '"RG"', "small letters, one a colour is expected"),
        ("colours", '""', "small letters, one a colour is expected"),
        ("colours", '["r"]', "small letters, one a colour is expected"),
        ("strengths", None, "this key is needed"),
        ("strengths", "[9, 1]", "two rising numbers"),
        ("strengths", "[1]", "two rising numbers"),
        ("strengths", "9", "two rising numbers"),
        ("strengths", "[1, true]", "two rising numbers"),
        ("strengths", "[1.0, 9.0]", "two rising numbers"),
        ("strengths", "[-1, 5]", "two rising numbers from 0"),
        ("strengths", "[1, 51]", "two rising numbers from 0 to 50"),
        ("strengths", "[1, 11]", "66 cards are too many"),
        ("hand", "0", "a whole number from 1 to 12"),
        ("hand", "13", "a whole number from 1 to 12"),
        ("hand", "true", "a whole number from 1 to 12 is expected, not True"),
        ("hand", '"6"', "a whole number from 1 to 12 is expected, not '6'"),
        ("hand", "6.0", "a whole number"),
        ("stones", "10", "a whole number from 1 to 9"),
        ("stones", "0", "a whole number from 1 to 9"),
        ("need", "5", "a whole number from 1 to 4"),
        ("need", "0", "a whole number from 1 to 4"),
        ("adjacent_to_win", "10", "a whole number from 1 to 9"),
        ("stones_to_win", "0", "a whole number from 1 to 9"),
        ("claim_window", '"never"', "one of after_play, own_turn, turn_start is expected, not 'never'"),
        ("claim_window", "1", "one of after_play"),
        ("stalemate", '"war"', "one of adjudicate, draw"),
        ("formations", '["a", "b"]', "five names"),
        ("formations", '["a", "b", "c", "d", 5]', "five names"),
        ("formations", '"a"', "five names"),
        ("tactics", "3", "a table is expected"),
        ("tactics", "true", "a table is expected"),
        ("color", '"r"', "there is no such key; there are: id, title, colours"),
        ("tactics.joker", "-1", "a whole number from 0 to 20"),
        ("tactics.joker", "true", "a whole number from 0 to 20 is expected, not True"),
        ("tactics.joker", "21", "a whole number from 0 to 20"),
        ("tactics.jokers", "2", "there is no such key"),
        ("tactics.spy_strength", "10", "a whole number from 1 to 9"),
        ("tactics.shield_strengths", "[0, 3]", "two rising numbers from 1 to 9"),
        ("tactics.shield_strengths", "[3, 1]", "two rising numbers"),
        ("tactics.lead", "0", "a whole number from 1"),
        ("tactics.joker_limit", '"two"', "one of per_game, on_table, none"),
        ("tactics.scout_returns", '"nowhere"', "one of top, under"),
        ("tactics.terrain_a_stone", '"two"', "one of one, any"),
        ("tactics.terrain_targetable", "1", "true or false is expected, not 1"),
        ("tactics.terrain_targetable", '"yes"', "true or false is expected"),
        ("tactics.discards", '"none"', "one of own, shared"),
        ("tactics.mud_excess", '"keep"', "one of owner_discards, auto_worst, forbid"),
    ],
)
def test_a_mistake_names_its_key(tmp_path, key, value, words):
    table = {**PLAIN, **({"tactics.fog": "1"} if key.startswith("tactics.") else {}), key: value}
    path = written(tmp_path, "\n".join(f"{name} = {text}" for name, text in table.items() if text is not None))
    with pytest.raises(tb.EditionError) as refused:
        tb.rulebook(path)
    assert f"{key}: " in str(refused.value)
    assert words in str(refused.value)


@pytest.mark.parametrize(
    ("lines", "key", "words"),
    [
        ("strengths = [1, 2]", "need", "longer than the strengths"),
        ("strengths = [1, 3]\nneed = 4", "need", "longer than the strengths"),
        ('strengths = [1, 9]\ncolours = "roygbpw"', "strengths", "63 cards are too many: at most 62"),
        ("strengths = [1, 9]\nstones = 4\nstones_to_win = 5", "stones_to_win", "from 1 to 4"),
        ('strengths = [1, 5]\ncolours = "rb"\nhand = 6', "hand", "from 1 to 5"),
        ("strengths = [1, 9]\n[tactics]\njoker = 15\nspy = 6", "tactics.joker", "21 tactic cards are too many: at most 20"),
        ('strengths = [1, 9]\n[tactics]\ndiscards = "own"', "tactics.discards", "without a tactic card this means nothing"),
    ],
)
def test_keys_that_do_not_go_together_are_named(tmp_path, lines, key, words):
    colours = "" if "colours" in lines else 'colours = "roygbp"\n'
    with pytest.raises(tb.EditionError) as refused:
        tb.rulebook(written(tmp_path, f'id = "own"\n{colours}{lines}\n'))
    assert f"{key}: " in str(refused.value)
    assert words in str(refused.value)


def test_a_deck_too_small_for_the_usual_hand_is_refused(tmp_path):
    """Ten cards cannot be dealt as two hands of six; the key to set is `hand`."""
    with pytest.raises(tb.EditionError, match="hand: "):
        tb.rulebook(written(tmp_path, 'id = "own"\ncolours = "rb"\nstrengths = [1, 5]\nstones = 2\n'))


def test_a_hand_option_too_large_for_the_deck_is_refused(tmp_path):
    """D-30: no card may be dealt twice."""
    path = written(tmp_path, 'id = "own"\ncolours = "rb"\nstrengths = [1, 5]\nstones = 2\nhand = 4\n')
    with pytest.raises(tb.TottenburyError, match="hand"):
        tb.rulebook(f"{path};hand=12")


def test_a_line_with_too_many_cards_at_a_stone_is_refused_in_every_edition(tmp_path):
    """With a need of four the mud makes five, and a side that is too long has six at most."""
    tb.rulebook(
        written(tmp_path, 'id = "own"\ncolours = "abcdef"\nstrengths = [1, 9]\nneed = 4\nhand = 5\n[tactics]\nmud = 1\nscout = 1\n')
    )
    left = "".join(f"{colour}{n}" for colour in "bcdef" for n in range(1, 10))
    line = f"own MuA1A2A3A4A5A6/./././././././. S mud-discard {left[:8]} {left[8:18]} a7a8a9{left[18:]} - - MuSc"
    with pytest.raises(tb.NotationError, match="cards"):
        tb.position(line)


def test_what_is_no_toml_or_no_file_is_said(tmp_path):
    with pytest.raises(tb.EditionError, match=r"own\.toml is no TOML file"):
        tb.rulebook(written(tmp_path, "id = own"))
    with pytest.raises(tb.EditionError, match=r"missing\.toml cannot be read: No such file"):
        tb.rulebook(str(tmp_path / "missing.toml"))
    (tmp_path / "folder.toml").mkdir()
    with pytest.raises(tb.EditionError, match="cannot be read"):
        tb.rulebook(str(tmp_path / "folder.toml"))
    (tmp_path / "latin.toml").write_bytes(b'id = "\xff"')
    with pytest.raises(tb.EditionError, match="is no TOML file"):
        tb.rulebook(str(tmp_path / "latin.toml"))
    with pytest.raises(tb.UnknownName, match="no rulebook is called"):
        tb.rulebook(str(tmp_path / "own.txt"))
