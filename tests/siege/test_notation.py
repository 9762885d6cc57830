"""Lines and moves of the siege in notation: read, written, refused."""

from __future__ import annotations

import pytest

import tottenbury as tb
from tests.siege.lines import BASE, EDITIONS, FULL, NORTH, SOUTH, TACTICAL, Table, declarations, line, moves, position, tactical

EXAMPLE = "siege-2020 ././R5G5/!R0G1B2Y3r1g4/././. S play b3b4g7p2r9y8 ?6 ?38 2 b0g0"
"""The example of the notation."""

VIEW = "siege-2020-tactics R5Jor7/!./././././. N play~ ?5t2 b1g2p3r4y5ExSu ?45 1 b2g0r11sh ?4 JoshRe"
"""A view of North's."""


def test_the_example_of_the_notation_reads_and_plays() -> None:
    view = tb.position(EXAMPLE)
    assert isinstance(view, tb.View)
    assert (view.seat, view.to_move, view.phase) == (SOUTH, SOUTH, "play")
    assert str(view) == EXAMPLE
    assert declarations(view) == set(), "p0 and y0 are still to come"
    assert "g7@3" in moves(view)
    assert "g7@4" not in moves(view)
    assert not view.prove(4).holds


def test_a_view_with_tactic_cards_reads() -> None:
    view = tb.position(VIEW)
    assert isinstance(view, tb.View)
    assert (view.seat, view.to_move, view.phase) == (NORTH, NORTH, "play~")
    assert str(view) == VIEW
    assert {"Ex@1", "Su", "b1@2"} <= moves(view)


def test_extra_white_space_is_forgiven_and_order_is_mended() -> None:
    assert str(tb.position("  " + EXAMPLE.replace(" ", " \t ") + "\n")) == EXAMPLE
    assert str(tb.position(EXAMPLE.replace("b3b4g7p2r9y8", "y8b4r9b3p2g7").replace("b0g0", "g0b0"))) == EXAMPLE


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_line_with_every_card_is_a_position_and_one_with_unknown_cards_a_view(edition: str) -> None:
    dealt = tb.rulebook(edition).deal(7)
    assert isinstance(tb.position(str(dealt)), tb.Position)
    assert tb.position(str(dealt)) == dealt
    for seat in (SOUTH, NORTH, None):
        view = tb.position(str(dealt.view(seat)))
        assert isinstance(view, tb.View)
        assert view.seat is seat
        assert view == dealt.view(seat)


@pytest.mark.parametrize(
    ("seat", "phases"),
    [
        ("S", "prepare play declare draw close prepare~ play~ declare~ declare~~ close* prepare** play** play~** declare**"),
        ("N", "prepare play draw prepare~ play~ prepare* play* play~*"),
    ],
)
def test_every_phase_is_read_and_written(seat: str, phases: str) -> None:
    for phase in phases.split():
        text = line({4: "R10R11", 3: "B1"}, seat, phase, pile="-" if "*" in phase else None)
        table = tb.position(text)
        assert table.phase == phase
        assert table.to_move is tb.Seat.of(seat)
        assert str(table) == text
        assert table.legal_moves()


def test_a_line_at_the_draw_is_read_and_its_move_is_the_draw() -> None:
    assert moves(position({}, "S", "draw")) == {"+c"}
    assert moves(position({}, "N", "draw")) == {"+c"}
    assert moves(tactical({}, "N", "draw")) == {"+c", "+t"}


def at(text: str, part: str) -> int:
    """The column of a part."""
    return text.index(part) + 1


@pytest.mark.parametrize(
    ("change", "field", "part", "words"),
    [
        ((" S play", " X play"), "to-move", "X play", "S or N"),
        ((" S play", " - play"), "to-move", "- play", "S or N"),
        ((" S play", " S>N play"), "to-move", "S>N", ""),
        ((" play ", " ply "), "phase", "ply", "no phase is called 'ply'"),
        ((" play ", " claim "), "phase", "claim", "no phase is called 'claim'"),
        ((" play ", " swap:3 "), "phase", "swap", ""),
        ((" play ", " support:2 "), "phase", "support", ""),
        ((" play ", " play:2 "), "phase", None, ""),
        ((" play ", " play~~~ "), "phase", None, ""),
        ((" play ", " play*** "), "phase", None, ""),
        ((" play ", " play*~ "), "phase", None, ""),
        (("/R5G5/", "/Z5G5/"), "wall", "Z5", "no card"),
        (("/R5G5/", "/R12G5/"), "wall", "R12", "no card"),
        (("/R5G5/", "/O5G5/"), "wall", "O5", "no card"),
        (("/R5G5/", "/R5R5/"), "wall", "R5/!", "already"),
        (("/R5G5/", "/JoG5/"), "wall", "JoG5", ""),
        (("/R5G5/", "//"), "wall", "/!", "'.'"),
        (("/R5G5/", "/R5?G5/"), "wall", "?G5", "card"),
        (("/R5G5/", "/R5G5+/"), "wall", "+/", ""),
        (("/R5G5/", "/"), "wall", "././!R", "6 tiles"),
        (("/R5G5/", "/R5G5/./"), "wall", "././R5G5/./", "8 tiles"),
        (("r1g4/", "r1g4b5b6b7/"), "wall", "b7/", ""),
        (("b3b4", "b3b3"), "hand-S", "b3g7", "already"),
        (("b3b4", "b3r5"), "hand-S", "r5g7", "already"),
        (("b3b4", "b3B4"), "hand-S", "B4", ""),
        (("b3b4", "b3Jo"), "hand-S", "Jo", ""),
        ((" ?6 ", " ?7 "), "hand-N", "?7", "at most 6"),
        ((" ?6 ", " ?0 "), "hand-N", "?0", ""),
        ((" ?6 ", " ?5t1 "), "hand-N", "?5t1", ""),
        (("y8 ?6", "y8>b5 ?6"), "hand-S", None, ""),
        (("?38", "?37"), "siege-pile", "?37", "59"),
        (("?38", "?39"), "siege-pile", "?39", "61"),
        ((" 2 ", " 4 "), "cauldrons", "4 b0", ""),
        ((" 2 ", " x "), "cauldrons", "x b0", ""),
        (("b0g0", "B0g0"), "discards", "B0", "small"),
        (("b0g0", "b0b0"), "discards", None, "already"),
        (("b0g0", "b0?1"), "discards", "?1", "card"),
        (("b0g0", ""), "discards", None, ""),
    ],
)  # fmt: skip
def test_a_bad_line_gets_an_error_that_names_field_and_column(change: tuple[str, str], field: str, part: str | None, words: str) -> None:
    assert change[0] in EXAMPLE
    text = EXAMPLE.replace(*change, 1)
    with pytest.raises(tb.NotationError, match=words or None) as caught:
        tb.position(text)
    assert caught.value.field.startswith(field), caught.value
    if part is not None:
        assert caught.value.column == at(text, part), caught.value


@pytest.mark.parametrize(
    ("hand", "cells", "tactics", "discards", "played", "field"),
    [
        ("DeJo", "R5b7", "ExJoRcReShSpSuSwTr", "-", "-", None),
        ("DeJo", "R5b7", "ExJoRcReShSpSuSw", "-", "Tr", None),
        ("DeJo", "R5b7", "ExJoRcReShSpSuSw", "-", "-", "tactic-pile"),  # Tr is missing
        ("DeJo", "R5b7", "ExJoRcReShSpSuSwTr", "-", "Tr", "played"),  # twice
        ("DeDe", "R5b7", "ExJoRcReShSpSuSwTr", "-", "Jo", "played"),
        ("DeJo", "R5b7", "ExJoRcReShSuSwTr", "-", "Sp", "played"),  # Sp was played, and does not lie anywhere
        ("DeJo", "R5b7", "ExJoRcReShSuSwTr", "sp", "Sp", None),
        ("DeJo", "R5b7", "ExJoRcReShSuSwTr", "sp", "-", "played"),
        ("DeJo", "R5b7Sp", "ExJoRcReShSuSwTr", "-", "sp", None),
        ("DeJo", "R5b7Sp", "ExJoRcReShSuSwTr", "sp", "Sp", "played"),
        ("DeJo", "R5b7", "ExJoRcReShSpSuSw", "tr", "Tr", "discards"),  # an action never lies there
        ("DeJo", "R5b7Tr", "ExJoRcReShSpSuSw", "-", "Tr", "wall"),
        ("DeFo", "R5b7", "ExJoJoRcReShSpSuSwTr", "-", "-", "hand-S"),
        ("DeJo", "R5b7", "ExJoRcReShSpSuSwb0", "-", "Tr", "tactic-pile"),
        ("DeJo", "R5b7", "ExJoRcReShSpSuSwTr", "-", "Xx", "played"),
    ],
)
def test_tactic_cards_must_be_all_there(hand: str, cells: str, tactics: str, discards: str, played: str, field: str | None) -> None:
    """B1.1, B8: eleven in all; elite cards at the wall or among the discards have been played, and no other."""
    plain = line({1: "R5b7"}, south="b0b1b2b3b4").split(" ")
    plain[0] = "siege-2020-tactics"
    plain[1] = plain[1].replace("R5b7", cells)
    plain[4] += hand
    plain[8] = discards
    text = " ".join([*plain, tactics, played])
    if field is None:
        assert isinstance(tb.position(text), tb.Position)
        return
    with pytest.raises(tb.NotationError) as caught:
        tb.position(text)
    assert caught.value.field.startswith(field), caught.value


@pytest.mark.parametrize(
    ("cells", "seat", "phase", "fields", "field"),
    [
        ({}, "S", "play", {"pile": "-"}, ""),  # an empty pile without a star
        ({}, "N", "play**", {"pile": "-"}, ""),  # the last turn is the attacker's
        ({}, "S", "play*", {"pile": "-"}, ""),  # and before it comes the defender's
        ({}, "N", "declare", {}, ""),  # only the attacker declares
        ({}, "N", "close", {}, ""),
        ({1: "R5"}, "S", "draw", {"south": "b0b1b2b3b4b5"}, "phase"),  # the hand is full
    ],
)
def test_positions_that_cannot_be_are_refused(cells: dict[int, str], seat: str, phase: str, fields: dict[str, str], field: str) -> None:
    with pytest.raises(tb.NotationError) as caught:
        tb.position(line(cells, seat, phase, **fields))
    assert caught.value.field.startswith(field)


@pytest.mark.parametrize(
    ("cells", "seat", "read"),
    [
        ({}, "N", True),
        ({1: "!.", 2: "!.", 3: "!."}, "N", True),
        ({1: "!."}, "S", True),  # a second breach
        ({1: "!.", 2: "!.", 3: "!.", 4: "!."}, "S", True),  # the fourth one
        ({}, "S", False),
        ({}, "-", False),
        ({1: "!R5"}, "S", False),  # a second breach would have cleared a damaged tile
        ({1: "!.", 2: "!.", 3: "!.", 4: "!."}, "N", False),
    ],
)
def test_a_game_that_is_over_must_look_like_it(cells: dict[int, str], seat: str, read: bool) -> None:
    """B6: the winner is named, and the wall tells the reason."""
    text = line(cells, seat, "over")
    if read:
        reason = "held" if seat == "N" else "fourth-breach" if 4 in cells else "second-breach"
        assert str(tb.position(text).outcome) == f"{seat} {reason}"
        assert str(tb.position(text)) == text
        return
    with pytest.raises(tb.NotationError) as caught:
        tb.position(text)
    assert caught.value.field == "to-move"


def test_four_damaged_tiles_are_the_end() -> None:
    """B6.1."""
    with pytest.raises(tb.NotationError) as caught:
        tb.position(line({1: "!.", 2: "!.", 3: "!.", 4: "!."}))
    assert caught.value.field.startswith("wall")


def test_a_line_that_ends_too_early_or_too_late_is_refused() -> None:
    fields = EXAMPLE.split(" ")
    for n in range(1, len(fields)):
        with pytest.raises(tb.NotationError, match="ends before"):
            tb.position(" ".join(fields[:n]))
    with pytest.raises(tb.NotationError, match="nothing may follow"):
        tb.position(EXAMPLE + " -")


NO_MOVES = ["", "r7", "r7@", "@3", "r7@03", "R7@3", "r7 @3", "o7@3", "r12@3", "!", "!x", "+", "<", "<x", "oil", "oil@", "oil 3"]
NO_MOVES += ["shuffle=zz", "*", ">", "Jo3"]


@pytest.mark.parametrize("text", NO_MOVES)
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_text_that_is_no_move_is_refused(edition: str, text: str) -> None:
    with pytest.raises(tb.TottenburyError):
        tb.rulebook(edition).deal(1).play(text)


@pytest.mark.parametrize("text", ["Fo@3", "Mu@3", "Sc", "x b4:3", "Rc b4", "Ex 3", "Re b4:3", "De b4", "Tr b4:3", "Su 3", "Sw 3", "*?c"])
def test_moves_of_other_games_and_half_moves_are_refused(text: str) -> None:
    with pytest.raises(tb.TottenburyError):
        tb.rulebook("siege-2020-tactics").deal(1).play(text)


def test_moves_are_their_texts() -> None:
    dealt = tb.rulebook("siege-2020").deal(3)
    move = dealt.legal_moves()[0]
    assert dealt.play(move) == dealt.play(str(move)) == dealt.play(f" {move} ")
    assert Table.of(dealt.play(move)).cells != Table.of(dealt).cells


@pytest.mark.parametrize("cell", ["R0r11", "R11r0", "b11G5B0", "Y1y0Y11"])
def test_a_zero_never_faces_the_eleven_of_its_colour(cell: str) -> None:
    """B3.6: they would have cancelled each other."""
    with pytest.raises(tb.NotationError, match="would have cancelled each other") as caught:
        position({2: cell})
    assert caught.value.field == "wall tile 2"


@pytest.mark.parametrize("cell", ["R0R11", "r0r11", "R0b11", "R0r10", "R1r11"])
def test_other_cards_may_face_each_other(cell: str) -> None:
    assert position({2: cell}).outcome is None


def test_a_redeployed_one_may_face_it_where_the_option_says_so() -> None:
    """D-50."""
    book = f"{TACTICAL};redeploy_cancels=no"
    table = tactical({2: "R0", 3: "r11"}, "S", south="*Re", edition=book)
    after = table.play("Re r0:2>3")
    assert Table.of(after).cells[2] == "r11R0"
    assert tb.position(str(after)) == after


@pytest.mark.parametrize("phase", ["prepare", "play"])
def test_a_defender_who_has_held_by_a_full_wall_is_not_to_move(phase: str) -> None:
    """D-46: with the option that game is over."""
    for edition in (BASE, TACTICAL):
        assert position(FULL, "N", phase, edition=edition).outcome is None
        with pytest.raises(tb.NotationError, match="the game is over: the defender, whose turn it is, has no free place"):
            position(FULL, "N", phase, edition=f"{edition};siege_full=defender_wins")
