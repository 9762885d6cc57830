"""Formations on all fourteen faces of the wall (rules B2 and B4)."""

from __future__ import annotations

from itertools import permutations

import pytest

from tests.judge import COLOUR, COLOUR_RUN, RUN, SAME_STRENGTH, SUM
from tests.siege.lines import FACES, SOUTH, Face, Table, declarations, position, tokens_in

KEYS = {SUM: "sum", RUN: "run", COLOUR: "colour", SAME_STRENGTH: "same strength", COLOUR_RUN: "colour run"}

SIDES = {
    2: {COLOUR_RUN: "r3r4", SAME_STRENGTH: "r3b3", COLOUR: "r3r7", RUN: "r3b4", SUM: "r3b7"},
    3: {COLOUR_RUN: "r4r3r5", SAME_STRENGTH: "r3b3g3", COLOUR: "r3r4r7", RUN: "r3b4r5", SUM: "r3b3r7"},
    4: {COLOUR_RUN: "r3r5r4r6", SAME_STRENGTH: "r3b3g3p3", COLOUR: "r3r4r5r8", RUN: "b3r4r5r6", SUM: "r3b3r4r5"},
}
"""A side of each size for each type, and of no higher one."""

HIGHER = {
    2: {COLOUR_RUN: "y5y6", SAME_STRENGTH: "y5p5", COLOUR: "y4y8", RUN: "y5p6", SUM: "y4p8"},
    3: {COLOUR_RUN: "y5y6y7", SAME_STRENGTH: "y5p5g5", COLOUR: "y4y5y8", RUN: "y5p6y7", SUM: "y5p5y8"},
    4: {COLOUR_RUN: "y5y6y7y8", SAME_STRENGTH: "y4p4g4b4", COLOUR: "y4y5y6y9", RUN: "y4p5y6y7", SUM: "y4p4y5y6"},
}
"""The same with higher sums."""

ALSO = {COLOUR_RUN: {COLOUR, RUN, SUM}, SAME_STRENGTH: {SUM}, COLOUR: {SUM}, RUN: {SUM}, SUM: {SUM}}
"""What else a side of a type satisfies."""

every_face = pytest.mark.parametrize(("tile", "damaged"), sorted(FACES))


def cell(damaged: bool, attacker: str, defender: str = "") -> str:
    """A cell in which the attacker was complete first."""
    return ("!" if damaged else "") + "".join(card.capitalize() for card in tokens_in(attacker)) + defender


def counts_as(face: Face, kind: int) -> int:
    """The type by which a side of this type counts on a face (B4.2, B4.3)."""
    return max(({kind} | ALSO[kind]) & face.counting)


def total(side: str) -> int:
    """The sum of a side."""
    return sum(int(card[1:]) for card in tokens_in(side))


@every_face
@pytest.mark.parametrize("kind", KEYS, ids=KEYS.values())
def test_a_side_counts_as_the_strongest_type_that_its_face_shows(tile: int, damaged: bool, kind: int) -> None:
    """B2, B4.1 to B4.3."""
    face = FACES[tile, damaged]
    side = SIDES[face.need][kind]
    formation = position({tile: cell(damaged, side)}).prove(tile, SOUTH).formation
    assert (formation.key, formation.total) == (KEYS[counts_as(face, kind)], total(side))
    assert sorted(formation.cards) == sorted(tokens_in(side))


@every_face
@pytest.mark.parametrize("mine", KEYS, ids=KEYS.values())
@pytest.mark.parametrize("theirs", KEYS, ids=KEYS.values())
@pytest.mark.parametrize("higher", ["mine", "theirs"])
def test_two_complete_sides_are_compared_by_type_then_sum(tile: int, damaged: bool, mine: int, theirs: int, higher: str) -> None:
    """B4.1 to B4.4, B5.2: higher sum, on a face with a minus the lower one."""
    face = FACES[tile, damaged]
    lists = (HIGHER, SIDES) if higher == "mine" else (SIDES, HIGHER)
    attacker, defender = lists[0][face.need][mine], lists[1][face.need][theirs]
    ranks = counts_as(face, mine), counts_as(face, theirs)
    sums = (-total(attacker), -total(defender)) if face.lower_wins else (total(attacker), total(defender))
    leads = (ranks[0], sums[0]) >= (ranks[1], sums[1])
    for first in (True, False):
        text = cell(damaged, attacker, defender) if first else ("!" if damaged else "") + defender + cell(False, attacker)
        table = position({tile: text})
        assert table.prove(tile).holds == leads, f"{text}: {table.prove(tile).reason}"
        assert declarations(table) == ({tile} if leads else set())


@every_face
def test_equal_formations_go_to_the_side_that_was_complete_first(tile: int, damaged: bool) -> None:
    """B4.4, D-44."""
    need = FACES[tile, damaged].need
    attacker, defender = {2: ("R3B7", "g3p7"), 3: ("R3B3R7", "g3p3g7"), 4: ("R3B3R4R5", "g3p3g4g5")}[need]
    mark = "!" if damaged else ""
    assert position({tile: mark + attacker + defender}).prove(tile).holds
    behind = position({tile: mark + defender + attacker}).prove(tile)
    assert not behind.holds
    assert "first" in behind.reason
    last = tokens_in(defender)[-1]
    assert position({tile: mark + defender.removesuffix(last) + attacker + last}).prove(tile).holds


def test_a_refilled_side_is_completed_anew() -> None:
    """B4.5, B3.5: complete first with 5 + 9, oiled, filled up again: now the defender was first."""
    table = position({4: "R5B9g5p9"}, "N", "prepare", south="*y5", north="*p1")
    assert table.prove(4, SOUTH).holds
    table = table.play("oil@4").play("p1@1").play(".").play("y5@4")
    assert Table.of(table).cells[3] == "B9g5p9Y5"
    assert not table.prove(4, SOUTH).holds


@pytest.mark.parametrize(
    ("side", "key"),
    [
        ("R0R1R2", "colour run"),
        ("R9R10R11", "colour run"),
        ("R10R11R0", "colour"),
        ("R11R0R1", "colour"),
        ("B9R10R11", "run"),
        ("B0R1R2", "run"),
        ("B11R0R1", "sum"),
        ("B10R11R0", "sum"),
        ("B0R0G0", "same strength"),
        ("B11R11G11", "same strength"),
    ],
)
def test_consecutive_means_without_wrap_around(side: str, key: str) -> None:
    """B4.1."""
    assert position({3: side}).prove(3).formation.key == key


@pytest.mark.parametrize("order", list(permutations(("R3", "R4", "R5"))), ids="".join)
def test_the_order_within_a_side_is_irrelevant(order: tuple[str, ...]) -> None:
    """B4.1."""
    assert position({5: "".join(order)}).prove(5).formation.key == "colour run"


@pytest.mark.parametrize(
    ("tile", "attacker", "defender", "leads"),
    [
        (3, "R1R2R4", "b5g5p5", True),  # the rulebook's own hint: same strength is not shown, and does not beat colour
        (3, "R1R2R3", "b1b2b4", False),  # a colour run is a colour, 6 against 7
        (3, "R1R2R5", "b1b2b3", True),
        (5, "R1R2R4", "b9g10p11", True),
        (1, "R1R2R3", "b2g3p4", False),  # a colour run is a run, 6 against 9
        (1, "R3R4R5", "b2g3p4", True),
        (1, "R1B2G3", "b11g11p11", True),  # a run beats three 11
        (7, "R1B2G3", "b11b10b8", True),  # and a colour
        (2, "R0G0", "b10b11", True),  # equal values beat a colour run, which is a sum here
        (6, "R10R11", "b9b11", True),
        (6, "R8R9", "b9b10", False),
        (4, "R0R1R2R3", "b1g1p1y2", False),  # a colour run of 6 is more than 5, and the lower sum leads
    ],
)
def test_a_type_that_the_face_does_not_show_never_beats_one_that_it_shows(tile: int, attacker: str, defender: str, leads: bool) -> None:
    """B4.2, B4.3, D-42: damaged faces."""
    assert position({tile: f"!{attacker}{defender}"}).prove(tile).holds == leads


@pytest.mark.parametrize(
    ("tile", "mark", "attacker", "defender", "leads"),
    [
        (7, "", "R1B2G4", "b0g1p7", True),
        (7, "", "R1B2G6", "b0g1p7", False),
        (7, "", "R9R10R11", "b0g0p0", False),
        (4, "!", "R1B2G4P3", "b0g1p7r3", True),
        (4, "!", "R1B2G6P3", "b0g1p7r3", False),
        (1, "", "R9R10R11", "b11g11p9", False),  # a colour run is just 30
        (1, "", "R9R10R11", "b11g11p8", True),  # a tie, and first
    ],
)
def test_on_a_sum_face_only_the_sum_counts(tile: int, mark: str, attacker: str, defender: str, leads: bool) -> None:
    """B2, B4.4: tile 7 intact and tile 4 damaged want the lower one."""
    assert position({tile: mark + attacker + defender}).prove(tile).holds == leads
