"""Tournaments and the ladder: their files, their tables, their pictures and pages."""

from __future__ import annotations

import re
from itertools import combinations
from pathlib import Path
from xml.etree import ElementTree

import pytest

import tottenbury as tb
from tests.arena.players import pair
from tottenbury.arena.ladder import RUNGS, Ladder
from tottenbury.arena.ladder_page import write_page
from tottenbury.arena.pairs import MatchSetup
from tottenbury.arena.picture import draw_html, draw_svg
from tottenbury.arena.results import ResultFile
from tottenbury.arena.tournament import Standing, match_path, read_tournament, standings

SOUTH, NORTH = tb.Seat.SOUTH, tb.Seat.NORTH
PLAYERS = '[players]\nrob = "random"\ngreta = "greedy-1"\n'


def test_a_tournament_file_says_who_plays_what() -> None:
    found = read_tournament('rulebooks = ["stones-1999", "tug"]\npairs = 7\nseed = 3\nbudget = "50ms"\n' + PLAYERS)
    assert (found.rulebooks, found.pairs, found.seed, found.budget) == (("stones-1999", "tug"), 7, 3, "50ms")
    assert found.players == {"rob": "random", "greta": "greedy-1"}
    matches = [(one, other, run.setup) for one, other, run in found.matches()]
    assert [(one, other, setup.rulebook) for one, other, setup in matches] == [("rob", "greta", "stones-1999"), ("rob", "greta", "tug")]
    assert matches[0][2] == MatchSetup(("random", "greedy-1"), "stones-1999", 3, "50ms")
    assert read_tournament('rulebook = "tug"\n' + PLAYERS).pairs == 100


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("rulebook", "no TOML"),
        (PLAYERS, "rulebook:"),
        ('rulebook = "tug"\nrulebooks = ["tug"]\n' + PLAYERS, "rulebook:"),
        ("rulebook = 7\n" + PLAYERS, "rulebook: a rulebook's id is expected, not 7"),
        ("rulebooks = []\n" + PLAYERS, "rulebooks: a list of texts"),
        ("rulebooks = [1]\n" + PLAYERS, "rulebooks: a list of texts"),
        ('rulebooks = ["tug", "tug"]\n' + PLAYERS, "named twice"),
        ('rulebook = "tug"\npairs = 0\n' + PLAYERS, "pairs: a whole number above zero"),
        ('rulebook = "tug"\npairs = true\n' + PLAYERS, "pairs: a whole number is expected, not True"),
        ('rulebook = "tug"\npairs = 1.5\n' + PLAYERS, "pairs: a whole number"),
        ('rulebook = "tug"\nseed = "x"\n' + PLAYERS, "seed: a whole number"),
        ('rulebook = "tug"\nbudget = 100\n' + PLAYERS, "budget: a text"),
        ('rulebook = "tug"\nplayers = ["random"]\n', "players: a table"),
        ('rulebook = "tug"\nspeed = 1\n' + PLAYERS, "speed: no such key"),
        ('rulebook = "tug"\n', "at least two players"),
        ('rulebook = "tug"\n[players]\nrob = "random"\n', "at least two players"),
        ('rulebook = "tug"\n[players]\nrob = "random"\nbob = 3\n', "players.bob: an opponent"),
        ('rulebook = "tug"\n[players]\nrob = "random"\nbob = "random"\n', "rob and bob are the same player"),
        ('rulebook = "tug"\n[players]\nrob = "random"\nrob = "greedy"\n', "no TOML"),
        ('rulebook = "tug"\n[players]\n"" = "random"\nrob = "greedy"\n', "no name"),
        ('rulebook = "tug"\n[players]\n"a\\nb" = "random"\nrob = "greedy"\n', "no name"),
    ],
)
def test_a_file_that_is_not_well_made_is_refused_by_its_key(text: str, words: str) -> None:
    with pytest.raises(tb.TottenburyError, match=re.escape(words)):
        read_tournament(text)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ('rulebook = "chess"\n' + PLAYERS, "no rulebook"),
        ('rulebook = "tug"\nseed = -1\n' + PLAYERS, "a seed is"),
        ('rulebook = "tug"\nbudget = "long"\n' + PLAYERS, "a budget looks like"),
        ('rulebook = "tug"\n[players]\nrob = "random"\nbob = "nobody"\n', "no opponent"),
        ('rulebook = "stones-1999"\n[players]\nrob = "random"\nbob = "perfect"\n', "perfect"),
    ],
)
def test_who_or_what_does_not_exist_is_refused_before_anything_is_played(text: str, words: str) -> None:
    with pytest.raises(tb.TottenburyError, match=words):
        list(read_tournament(text).matches())


def table(names: list[str], pairs: int = 30) -> Standing:
    """A tournament in which the earlier name always wins three games of four."""
    return Standing.of("stones-1999", names, {meeting: [1.0, 0.5] * (pairs // 2) for meeting in combinations(names, 2)})


def test_the_table_has_the_strongest_first_and_both_halves() -> None:
    found = Standing.of("tug", ["a", "b", "c"], {("a", "b"): [0.25] * 20, ("a", "c"): [0.0] * 20, ("b", "c"): []})
    assert found.players == ("c", "b", "a")
    assert found.cross["a", "b"].mean == 0.25
    assert found.cross["b", "a"].mean == 0.75
    assert found.cross["b", "a"].low == pytest.approx(1 - found.cross["a", "b"].high)
    assert ("b", "c") not in found.cross
    assert found.pairs == 40
    json = found.to_json()
    assert [player["name"] for player in json["players"]] == ["c", "b", "a"]
    assert json["players"][0]["scores"]["b"] is None
    assert json["players"][0]["scores"]["a"]["mean"] == 1


def test_standings_have_one_table_a_rulebook() -> None:
    tournament = read_tournament('rulebooks = ["stones-1999", "tug"]\n' + PLAYERS)
    runs = list(tournament.matches())
    runs[1][2]._enter(pair(0, NORTH, SOUTH), pair(1, NORTH, SOUTH))
    first, second = standings(tournament, runs)
    assert (first.rulebook, first.pairs, second.rulebook, second.pairs) == ("stones-1999", 0, "tug", 2)
    assert second.players == ("greta", "rob")


def test_files_of_matches_have_plain_and_different_names(tmp_path: Path) -> None:
    names = ["random", "search:100ms", "search_100ms", "cmd:./my bot", "cmd:../my/bot", "x" * 300]
    paths = [match_path(tmp_path, MatchSetup((name, "greedy"), "stones-1999;claim_window=own_turn")) for name in names]
    assert len(set(paths)) == len(names)
    for path in paths:
        assert path.parent == tmp_path
        assert re.fullmatch(r"[A-Za-z0-9._=-]+\.jsonl", path.name)
        assert len(path.name) < 200


@pytest.mark.parametrize(
    "names", [["one", "two"], ["a", "b", "c", "d", "e"], ["<script>&", '"quoted"', "a name that is longer than its column"]]
)
def test_the_picture_is_a_whole_drawing_with_every_name_and_score(names: list[str]) -> None:
    drawn = table(names)
    root = ElementTree.fromstring(draw_svg([drawn, drawn]))
    texts = [element.text for element in root.iter() if element.tag.endswith("text")]
    for name in names:
        assert (name if len(name) <= 20 else name[:19] + "…") in texts
    assert texts.count("75.0") == texts.count("25.0") == 2 * len(names) * (len(names) - 1) // 2
    width, height = float(root.attrib["width"]), float(root.attrib["height"])
    for element in root.iter():
        for key, limit in (("x", width), ("x1", width), ("x2", width), ("cx", width), ("y", height), ("y2", height)):
            assert 0 <= float(element.attrib.get(key, 0)) <= limit, element.attrib
    assert "prefers-color-scheme: dark" in draw_svg([drawn])
    assert "http" not in draw_svg([drawn]).replace("http://www.w3.org/2000/svg", "")


def test_the_page_has_the_picture_the_figures_and_nothing_from_elsewhere() -> None:
    page = draw_html([table(["<b>", "two"])], "A & B")
    assert "<svg" in page
    assert "<b>" not in page
    assert "&lt;b&gt;" in page
    assert "A &amp; B" in page
    assert "75.0 % (" in page
    assert "src=" not in page
    assert "href=" not in page


# The ladder


def test_rungs_that_do_not_play_a_rulebook_are_left_out_and_missing_ones_are_named() -> None:
    ladder = Ladder.plan(["stones-1999", "tug"], 10, budget="20ms")
    assert "perfect" not in ladder.rungs["stones-1999"]
    assert "perfect" in ladder.rungs["tug"]
    assert {"random", "greedy-1", "greedy"} <= set(ladder.rungs["stones-1999"])
    known = set(RUNGS) & set(ladder.rungs["tug"]) | set(ladder.rungs["stones-1999"])
    assert len(ladder.notes) == len(set(RUNGS) - known)
    rungs = len(ladder.rungs["stones-1999"])
    setups = [setup for setup in ladder.setups if setup.rulebook == "stones-1999"]
    assert len(setups) == rungs * (rungs - 1) // 2 + rungs
    assert sum(setup.mirrored for setup in setups) == rungs
    assert {setup.budget for setup in setups} == {"20ms"}


def test_players_of_a_ladder_can_be_named() -> None:
    ladder = Ladder.plan(["stones-1999"], 10, players=["random", "novice", "search:20n", "perfect"])
    assert ladder.rungs["stones-1999"] == ("random", "novice", "search:20n")


def test_the_ladder_refuses_what_does_not_exist() -> None:
    for arguments in ((["chess"], 10), (["tug"], 10, 0, "soon"), (["tug"], 10, 0, None, ["nobody"])):
        with pytest.raises(tb.TottenburyError):
            Ladder.plan(*arguments)


def test_the_page_of_the_ladder_is_written_from_what_is_there(tmp_path: Path) -> None:
    ladder = Ladder.plan(["siege-2020", "tug"], 10, seed=4)
    assert "##" not in write_page(ladder, tmp_path)
    for setup in ladder.setups:
        if setup.rulebook == "siege-2020" and set(setup.players) <= {"random", "greedy-1"}:
            with ResultFile(match_path(tmp_path, setup), setup) as file:
                for number in range(10):
                    file.add(pair(number, SOUTH, seed=4) if setup.mirrored else pair(number, SOUTH, NORTH, seed=4))
    page = write_page(ladder, tmp_path)
    assert "## siege-2020" in page
    assert "## tug" not in page
    rows = [line for line in page.splitlines() if line.startswith("| `")]
    assert [re.findall("`(.+?)`", row) for row in rows] == [
        ["greedy-1"],
        ["random"],
        ["siege-2020", "random"],
        ["siege-2020", "greedy-1"],
    ]
    assert "| 100.0 % (67.4 to 100.0) |" in rows[0]
    assert "100.0 % (the attacker)" in rows[2]
    assert page.count("10 deals in every match, seeds 4 to 13; commit `") == 2
    heads = [line.count("|") for line in page.splitlines() if line.startswith("| player")]
    assert heads == [rows[0].count("|")]
