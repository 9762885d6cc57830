"""The siege in the terminal: both roles, the wall, matches, and what people may type."""

from __future__ import annotations

from pathlib import Path

import tottenbury as tb
from tests.terminal.running import tottenbury

DECK = [f"{colour}{strength}" for colour in "bgpry" for strength in range(12)]


def line(rulebook: str, wall: str, to_move: str, phase: str, south: str, north: str, discards: str, also: str = "") -> str:
    """A whole position: the cards that are not named lie in the pile."""
    named = (wall + south + north + discards).lower()
    pile = [card for card in DECK if not _occurs(card, named)]
    return f"{rulebook} {wall} {to_move} {phase} {south} {north} {''.join(pile)} 3 {discards}{also}"


def _occurs(card: str, text: str) -> bool:
    """Whether exactly this card stands in a text."""
    return any(text[at:].startswith(card) and not text[at + len(card) : at + len(card) + 1].isdecimal() for at in range(len(text)))


ATTACK = ("siege-2020", "./././R10b1/././.", "S", "play", "g7g8p3r11y2y5", "b2b3g1p1y7y8", "-")


def test_the_attacker_plays_and_declares_control(tmp_path: Path) -> None:
    path = tmp_path / "kept.duel"
    lines = ["help", "unseen", "prove 4", "r11 4", "declare 4", f"save {path}", "quit"]
    shown = tottenbury("play", "--position", line(*ATTACK), stdin="\n".join(lines) + "\n").stdout
    assert "You are the attacker, South." in shown
    assert "has 1 of 2 cards" in shown
    assert "!4 - tile 4, proven: you have colour run 21 (r10 r11)" in shown
    assert "South: declares control of tile 4 with colour run 21" in shown
    assert "[/ 4 \\]" in shown  # the tile is damaged now
    assert "4 -" in shown  # and asks for four cards and the lower sum
    record = tb.Record.parse(path.read_text())
    assert record.turns[0].tokens[:2] == ("r11@4", "!4")


def test_the_wall_is_drawn_with_what_each_tile_asks_for() -> None:
    shown = tottenbury("show", line(*ATTACK)).stdout
    assert "[= 1 =]" in shown
    for asked in ("3 +", "4 all", "3 all", "2 all", "3 -"):
        assert asked in shown
    assert "3 cauldrons of oil" in shown
    assert "nothing discarded yet" in shown


def test_the_defender_pours_oil_and_undoes_it() -> None:
    position = line("siege-2020", "./././R10b1/././.", "N", "prepare", "g7g8p3r11y2y5", "b2b3g1p1y7y8", "-")
    shown = tottenbury("play", "--south", "greedy-1", "--north", "human", "--position", position, stdin="oil 4\nquit\n").stdout
    assert "You are the defender, North." in shown
    assert "pour oil, such as oil@4" in shown
    assert "North: pours oil on tile 4" in shown
    assert "2 cauldrons of oil" in shown


def test_retreating_and_wrong_input_is_explained() -> None:
    position = line("siege-2020", "./././R10b1/././.", "S", "prepare", "g7g8p3r11y2y5", "b2b3g1p1y7y8", "-")
    lines = ["<9", "retreat 2", "oil@4", "!4", "r11@4", "retreat 4", "<4", "r11@9", "pass", "+t", "quit"]
    shown = tottenbury("play", "--position", position, stdin="\n".join(lines) + "\n").stdout
    for words in (
        "there is no tile 9",
        "the attacker has no card at tile 2",
        "only the defender pours oil",
        "South's side of tile 4 has 1 of 2 cards",
        "or says '.' for done",
        "South: retreats from tile 4",
        "comes at the start of the turn",
        "can play a card, and then must",
        "is no move",
    ):
        assert words in shown, words


def test_tactic_cards_explain_themselves_and_lead_through_their_steps() -> None:
    cells = "./././R10b1/././."
    position = line("siege-2020-tactics", cells, "S", "play", "g7g8p3r11SuSw", "b2b3g1p1y7y8", "b5g3r4", " DeExJoJoRcReShSpTr -")
    shown = tottenbury("play", "--position", position, stdin="Su\n*r4\n*b5\n*r4\nquit\n").stdout
    assert "Su support: shuffle two discarded siege cards back into the pile" in shown
    assert "the two cards are named in the order of a hand" in shown
    assert "South: puts b5 back into the pile" in shown
    assert "South: shuffles the pile" in shown
    shown = tottenbury("play", "--position", position, "--north", "random", stdin="Sw\n>g7\n>g8\n>Su\nquit\n").stdout
    assert "South: gives away g8" in shown
    assert "North: gives away a card" in shown


def test_two_people_see_only_their_own_picks_of_a_swap() -> None:
    cells = "./././R10b1/././."
    position = line("siege-2020-tactics", cells, "S", "play", "g7g8p3r11SuSw", "b2b3g1p1y7y8", "b5g3r4", " DeExJoJoRcReShSpTr -")
    stdin = "\nSw\n>g7\n>g8\n>Su\n\nmoves\n>b2\n>b3\n>g1\nquit\n"
    shown = tottenbury("play", "--position", position, "--north", "human", stdin=stdin).stdout
    to_north = shown.split("North to the screen")[1]
    before_the_exchange = to_north.split("North: gives away b2")[0]
    assert "gives away a card" in before_the_exchange
    assert "g8" not in before_the_exchange
    assert "You get b2 b3 g1." in shown  # South, when it is his turn to decide again


def test_after_a_swap_both_are_told_what_happened() -> None:
    cells = "./././R10b1/././."
    position = line("siege-2020-tactics", cells, "N", "play", "b2b3g1p1y7y8", "g7g8p3r11SuSw", "b5g3r4", " DeExJoJoRcReShSpTr -")
    stdin = "\nSw\n>g7\n>g8\n>Su\n\n>b2\n>b3\n>g1\n\n+c\n\nquit\n"
    shown = tottenbury("play", "--position", position, "--north", "human", stdin=stdin).stdout
    assert "You get b2 b3 g1." in shown
    assert "You get g7 g8 Su." in shown
    assert "without effect" not in shown


def test_a_card_that_cancels_is_told_as_such() -> None:
    position = line("siege-2020", "./././R0b1/././.", "N", "play", "g7g8p3y2y5y9", "b2b3g1p1r11y8", "-")
    shown = tottenbury("play", "--south", "greedy-1", "--north", "human", "--position", position, stdin="r11 4\nquit\n").stdout
    assert "North: plays r11 at tile 4 (against r0: both are discarded)" in shown


def test_who_can_only_pass_is_told_so() -> None:
    full = "b0b1b2/b3b4b5b6/b7b8b9/b10b11/g0g1g2/g3g4g5g6/g7g8g9R1"
    position = line("siege-2020", full, "N", "play", "r2r3r4r5r6r7", "p0p1p2p3p4p5", "-")
    shown = tottenbury("play", "--south", "greedy-1", "--north", "human", "--position", position, stdin="pass\nquit\n").stdout
    assert "North, nothing can be played: pass" in shown


def test_a_revenge_between_computers_changes_the_seats(tmp_path: Path) -> None:
    path = tmp_path / "match.duel"
    options = ["--rulebook", "siege-2020", "--match", "revenge", "--south", "greedy", "--north", "random", "--seed", "4"]
    shown = tottenbury("play", *options, "--record", str(path)).stdout
    games = tb.Record.parse_all(path.read_text())
    assert [(game.tags["South"], game.tags["North"]) for game in games[:2]] == [("greedy", "random"), ("random", "greedy")]
    assert [game.tags["Round"] for game in games] == [str(n) for n in range(1, len(games) + 1)]
    assert "Match revenge: greedy (first South)" in shown
    assert "The match is won by" in shown


def test_formats_and_beginners_that_do_not_fit_are_refused() -> None:
    assert "single or revenge" in tottenbury("play", "--rulebook", "siege-2020", "--match", "feud:3", code=2).stderr
    assert "the attacker begins" in tottenbury("play", "--rulebook", "siege-2020", "--first", "N", code=2).stderr
    assert "not as revenge" in tottenbury("play", "--match", "revenge", code=2).stderr


def test_the_commands_speak_of_tiles() -> None:
    position = "siege-2020 ././R5G5/!R0G1B2Y3r1g4/././. S play b3b4g7p2r9y8 ?6 ?38 2 b0g0"
    assert "Tile 4: refuted. South has sum 6" in tottenbury("prove", position, "4").stdout
    assert "there is no tile 8" in tottenbury("prove", position, "8", code=2).stderr
    assert "y8@7" in tottenbury("moves", position).stdout
