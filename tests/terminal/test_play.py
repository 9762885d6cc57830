from __future__ import annotations

from pathlib import Path

import pytest

import tottenbury as tb
from tests.terminal.running import tottenbury

CLAIM = "stones-1999 R5b6R6b8/b7/././././././. S play g1g2o4p5r7y3 {north} {pile}"


def claim_position() -> str:
    """South can lay r7 at stone 1 and then prove it."""
    hands = ["b1", "b2", "b3", "b4", "b5", "b9"]
    lying = {"r5", "b6", "r6", "b8", "b7", "g1", "g2", "o4", "p5", "r7", "y3", *hands}
    pile = [f"{colour}{n}" for colour in "bgopry" for n in range(1, 10) if f"{colour}{n}" not in lying]
    return CLAIM.format(north="".join(hands), pile="".join(pile))


@pytest.mark.parametrize("rulebook", tb.rulebooks())
def test_computers_play_a_whole_game_that_is_kept(rulebook: str, tmp_path: Path) -> None:
    path = tmp_path / "game.duel"
    shown = tottenbury("play", "--rulebook", rulebook, "--south", "greedy", "--north", "random", "--seed", "3", "--record", str(path))
    record = tb.Record.parse(path.read_text())
    assert record.result.partition(" ")[2] in (
        "three-adjacent",
        "five",
        "adjudicated",
        "fourth-breach",
        "second-breach",
        "held",
        "last-athlete",
    )
    assert "wins" in shown.stdout
    assert (record.tags["South"], record.tags["North"]) == ("greedy", "random")


def test_a_person_plays_claims_and_asks(tmp_path: Path) -> None:
    path = tmp_path / "kept.duel"
    lines = ["help", "moves", "unseen", "position", "show", "prove 1", "R7 1", "prove 1", "claim 1", f"save {path}", "quit"]
    shown = tottenbury("play", "--position", claim_position(), "--south", "human", stdin="\n".join(lines) + "\n").stdout
    assert "has 2 of 3 cards" in shown
    assert "!1 - stone 1, proven: you have colour run 18 (r5 r6 r7)" in shown
    assert "South: claims stone 1 with colour run 18" in shown
    assert "stone 3" in shown  # from help
    record = tb.Record.parse(path.read_text())
    assert record.turns[0].tokens[:2] == ("r7@1", "!1")
    assert record.result == "*"


def test_a_claim_that_cannot_be_proven_shows_the_counter_formation() -> None:
    """With b7 still unseen North could make a colour run: said when South completes the side, and when South claims too early."""
    position = claim_position().replace("/b7/", "/b1/").replace(" b1b2", " b2b7")
    shown = tottenbury("play", "--position", position, stdin="!1\nr7@1\nquit\n").stdout
    assert "!1 is illegal: stones are claimed after playing a card, and South's side of stone 1 has 2 of 3 cards" in shown
    counter = "Stone 1 cannot be claimed yet: you have colour run 18 (r5 r6 r7), but North can still make colour run 21 (b6 b8 b7)."
    assert counter in shown


def test_wrong_input_is_explained_and_nothing_is_lost() -> None:
    lines = ["", "r7@99", "zz", "r7@1 !1", "prove", "save", "undo", "pass", ".", "y9@1", "quit"]
    shown = tottenbury("play", "--position", claim_position(), stdin="\n".join(lines) + "\n").stdout
    for words in (
        "no stone 99",
        "is no move",
        "prove which stone",
        "save where",
        "nothing to take back",
        "can play a card",
        "not in South's hand",
    ):
        assert words in shown


def test_the_end_of_input_ends_the_game_and_keeps_it(tmp_path: Path) -> None:
    path = tmp_path / "game.duel"
    shown = tottenbury("play", "--seed", "5", "--first", "S", "--record", str(path)).stdout
    assert "Goodbye" in shown
    assert tb.Record.parse(path.read_text()).result == "*"


def test_an_existing_record_is_not_overwritten(tmp_path: Path) -> None:
    path = tmp_path / "game.duel"
    path.write_text("precious")
    assert "exists already" in tottenbury("play", "--record", str(path), code=2).stderr
    shown = tottenbury("play", "--position", claim_position(), stdin=f"save {path}\nquit\n").stdout
    assert "exists already" in shown
    assert path.read_text() == "precious"


def test_undo_against_the_computer_is_free_and_marks_practice(tmp_path: Path) -> None:
    path = tmp_path / "game.duel"
    stdin = "g1@9\nundo\ng2@9\nquit\n"
    tottenbury("play", "--position", claim_position(), "--record", str(path), stdin=stdin)
    record = tb.Record.parse(path.read_text())
    assert record.tags["Practice"] == "yes"
    assert record.turns[0].tokens[0] == "g2@9"


def test_between_two_people_undo_goes_back_only_as_long_as_nothing_new_was_seen(tmp_path: Path) -> None:
    path = tmp_path / "game.duel"
    # South plays r7 (a claim is possible, no card drawn yet), takes it back, plays it again, goes on; North cannot take that back.
    stdin = "\nr7@1\nundo\nr7@1\n!1\n\nundo\nquit\n"
    shown = tottenbury("play", "--position", claim_position(), "--north", "human", "--record", str(path), stdin=stdin).stdout
    assert shown.count("Taken back.") == 1
    assert "undo goes back only as long as no new card has been seen" in shown
    record = tb.Record.parse(path.read_text())
    assert record.turns[0].tokens[:2] == ("r7@1", "!1")
    assert "Practice" not in record.tags


def test_two_people_never_see_each_others_hand() -> None:
    """What is on the screen while North sits there never names a card of South's hand."""
    stdin = "\ng1@9\n\nb2@8\nquit\n"
    shown = tottenbury("play", "--position", claim_position(), "--north", "human", stdin=stdin).stdout
    norths = shown.split("North to the screen")[1].split("South to the screen")[0]
    after_enter = norths.split("Press Enter")[1]
    for card in ("g2", "o4", "p5", "y3"):
        assert card not in after_enter
    assert "South: plays g1 at stone 9" in after_enter
    assert "draws" not in after_enter.split("North, play a card")[0]


def test_resigning_ends_the_game_with_its_reason(tmp_path: Path) -> None:
    path = tmp_path / "game.duel"
    shown = tottenbury("play", "--seed", "5", "--first", "S", "--record", str(path), stdin="resign\n").stdout
    assert "North wins: South has resigned" in shown
    assert tb.Record.parse(path.read_text()).result == "N resigned"


def test_a_feud_is_played_to_its_end_and_scored(tmp_path: Path) -> None:
    path = tmp_path / "feud.duel"
    arguments = ["--south", "greedy", "--north", "greedy", "--match", "feud:3", "--seed", "4", "--first", "N", "--record", str(path)]
    shown = tottenbury("play", *arguments).stdout
    records = tb.Record.parse_all(path.read_text())
    assert [record.tags["First"] for record in records] == ["N", "S", "N"]
    assert [record.tags["Round"] for record in records] == ["1", "2", "3"]
    assert "The match is" in shown
    totals = [line for line in shown.splitlines() if line.startswith("Match feud:3")]
    assert len(totals) == 3


def test_an_open_series_asks_whether_to_go_on() -> None:
    shown = tottenbury("play", "--seed", "5", "--first", "S", "--match", "series", stdin="resign\nyes\nresign\nno\n").stdout
    assert shown.count("North wins: South has resigned") == 2
    assert "The match is won by North" in shown


def test_the_same_seed_gives_the_same_game(tmp_path: Path) -> None:
    texts = []
    for n in range(2):
        path = tmp_path / f"{n}.duel"
        tottenbury("play", "--south", "random", "--north", "random", "--seed", "77", "--record", str(path))
        texts.append(path.read_text())
    assert texts[0] == texts[1]
    position = tb.Record.parse(texts[0]).start
    assert position == tb.rulebook("stones-1999").deal(77)
