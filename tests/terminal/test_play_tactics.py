from __future__ import annotations

from pathlib import Path

import pytest

import tottenbury as tb
from tests.terminal.running import tottenbury

TACTICS = ("stones-2004-tactics", "stones-2004-advanced", "stones-2024-tactics", "stones-2024-early-bird")
KINDS = ["Jo", "Jo", "Sp", "Sh", "Fo", "Mu", "Sc", "Re", "De", "Tr"]


def position(south: str, cells: str = "R5/b6b8/./././././././././", rulebook: str = "stones-2004-tactics") -> str:
    """South to play with this hand; North has clan cards only."""
    border = "/".join((cells.split("/") + ["."] * 9)[:9])
    border = "/".join(cell or "." for cell in border.split("/"))
    used = {border[n].lower() + border[n + 1] for n in range(len(border) - 1) if border[n].isalpha() and border[n + 1].isdigit()}
    clan = [south[n : n + 2] for n in range(0, len(south), 2) if south[n + 1].isdigit()]
    held = [south[n : n + 2] for n in range(0, len(south), 2) if not south[n + 1].isdigit()]
    rest = [f"{c}{n}" for c in "bgopry" for n in range(1, 10) if f"{c}{n}" not in used and f"{c}{n}" not in clan]
    left = list(KINDS)
    for name in held:
        left.remove(name)
    size = 6 if "2004" in rulebook else 7
    hand = "".join(sorted(clan) + sorted(held))
    return f"{rulebook} {border} S play {hand} {''.join(rest[:size])} {''.join(rest[size:])} {''.join(left)} - -"


@pytest.mark.parametrize("rulebook", [*TACTICS, "battle-line"])
def test_computers_play_a_whole_tactics_game_that_is_kept(rulebook: str, tmp_path: Path) -> None:
    path = tmp_path / "game.duel"
    shown = tottenbury("play", "--rulebook", rulebook, "--south", "greedy", "--north", "random", "--seed", "3", "--record", str(path))
    record = tb.Record.parse(path.read_text())
    assert record.result != "*"
    assert "tactic cards played" in shown.stdout


def test_the_texts_of_the_tactic_cards_in_hand_are_shown() -> None:
    shown = tottenbury("play", "--position", position("g1g2o4p5JoDe"), stdin="quit\n").stdout
    assert "Jo joker: stands for any card" in shown
    assert "De deserter: discard one card, fog or mud of the other side" in shown
    assert "Mu mud" not in shown
    dutch = tottenbury("play", "--position", position("g1g2o4p5JoDe"), "--language", "nl", stdin="quit\n").stdout
    assert "De Deserteur" in dutch


def test_a_tactic_is_played_as_easily_as_a_card(tmp_path: Path) -> None:
    """Pieces with blanks, what is obvious left out: de b8 finds its stone."""
    for typed, move in (("jo 3", "Jo@3"), ("Jo@3", "Jo@3"), ("de b8", "De b8:2"), ("de b8 2", "De b8:2"), ("r9 3", "r9@3")):
        path = tmp_path / f"{typed}.duel"
        tottenbury("play", "--position", position("g1g2o4r9JoDe"), "--record", str(path), stdin=f"{typed}\nquit\n")
        assert tb.Record.parse(path.read_text()).turns[0].tokens[0] == move


def test_a_target_that_is_not_clear_is_asked_for() -> None:
    shown = tottenbury("play", "--position", position("g1g2o4r9JoRe"), stdin="re r5\nre r5 x\nquit\n").stdout
    assert "that could be Re r5:1>2, Re r5:1>3" in shown
    assert "discards r5 from stone 1 with Redeploy" in shown


def test_a_scout_is_led_through_its_steps(tmp_path: Path) -> None:
    path = tmp_path / "scout.duel"
    stdin = "sc\n+c\ntactic\n+c\n<g1\n<g2\nquit\n"
    shown = tottenbury("play", "--position", position("g1g2o4p5r9Sc"), "--record", str(path), stdin=stdin).stdout
    assert "+c for a clan card" in shown
    assert "return a card, such as <r1" in shown
    tokens = tb.Record.parse(path.read_text()).turns[0].tokens
    assert [token.partition("=")[0] for token in tokens[:6]] == ["Sc", "+c", "+t", "+c", "<g1", "<g2"]


def test_what_the_computer_draws_and_returns_stays_hidden() -> None:
    """North's scout: the screen tells that cards were returned, not which."""
    line = position("g1g2o4p5r9y9").replace("S play", "N play")
    fields = line.split()
    fields[4], fields[5] = "g1g2o4p5r9y9", "".join(sorted(fields[5][n : n + 2] for n in range(0, 10, 2))) + "Sc"
    fields[6] = line.split()[5][10:] + fields[6]
    fields[7] = fields[7].replace("Sc", "")
    shown = tottenbury("play", "--position", " ".join(fields), "--north", "random", "--seed", "1", stdin="quit\n").stdout
    for seed in range(2, 40):
        if "plays Scout" in shown:
            break
        shown = tottenbury("play", "--position", " ".join(fields), "--north", "random", "--seed", str(seed), stdin="quit\n").stdout
    assert "plays Scout" in shown
    norths = shown.split("plays Scout")[1].split("South   ")[0]
    assert norths.count("puts a card back on the pile") == 2
    assert "puts b" not in norths
    assert "draws b" not in norths


def test_wrong_tactics_are_explained() -> None:
    lines = ["tr b8 3", "de r5", "fo 3", "re b8 3", "jo", "quit"]
    shown = tottenbury("play", "--position", position("g1g2o4r9ReTr"), stdin="\n".join(lines) + "\n").stdout
    assert "wins b8 at stone 2 over to stone 3 with Traitor" in shown  # the first one is legal
    shown = tottenbury("play", "--position", position("g1g2o4r9JoRe"), stdin="De r5:1\nFo 3\nRe b8:2>3\nquit\n").stdout
    assert "De is not in South's hand" in shown
    assert "Fo is not in South's hand" in shown
    assert "b8 does not lie on South's side of stone 2" in shown
