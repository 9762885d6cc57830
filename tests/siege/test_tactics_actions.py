"""Redeploy, recruit, desertion, treason and explosion (rules B8, D-50 to D-54)."""

from __future__ import annotations

import pytest

import tottenbury as tb
from tests.siege.lines import TILES, Table, declarations, moves, tactical, targets

CELLS = {1: "R1B3G5r2", 2: "R9b4g6y6p6", 4: "!Y1y7", 5: "JoP2sp"}
"""Tile 1 is full on South's side, 2 on North's; 4 is damaged; at 5 lie South's joker and North's spy."""

MINE = {
    "S": {"r1": 1, "b3": 1, "g5": 1, "r9": 2, "y1": 4, "Jo": 5, "p2": 5},
    "N": {"r2": 1, "b4": 2, "g6": 2, "y6": 2, "p6": 2, "y7": 4, "Sp": 5},
}
OPEN = {"S": {2, 3, 4, 5, 6, 7}, "N": {1, 3, 4, 5, 6, 7}}
"""Whose cards lie where, and where there is a free slot."""

both_seats = pytest.mark.parametrize("seat", ["S", "N"])


def holding(seat: str, card: str, cells: dict[int, str] | None = None, **fields: str) -> tb.Position:
    """The seat to move has this action card and six siege cards."""
    hand = {"south" if seat == "S" else "north": f"*{card}"}
    return tactical(CELLS if cells is None else cells, seat, **hand, **fields)


def other(seat: str) -> str:
    return "SN".replace(seat, "")


# Redeploy


@both_seats
def test_redeploy_takes_any_own_card_to_any_other_free_slot_or_off_the_wall(seat: str) -> None:
    """B8, D-51: siege or elite, never to the same tile or a full side."""
    table = holding(seat, "Re")
    expected = {f"{card}:{source}>{tile}" for card, source in MINE[seat].items() for tile in OPEN[seat] if tile != source}
    assert targets(table, "Re") == expected | {f"{card}:{source}>x" for card, source in MINE[seat].items()}


def test_a_redeployed_card_is_the_outermost_at_its_new_tile() -> None:
    """B3.5, B8."""
    after = Table.of(holding("S", "Re").play("Re b3:1>2"))
    assert after.cells[:2] == ("R1G5r2", "R9b4g6y6p6B3")
    assert (after.discards, after.played[-1]) == ((), "Re")


def test_a_redeployed_card_may_be_discarded() -> None:
    """B8."""
    after = Table.of(holding("S", "Re").play("Re Jo:5>x"))
    assert after.cells[4] == "P2sp"
    assert after.discards == ("jo",)
    north = Table.of(holding("N", "Re").play("Re b4:2>x"))
    assert north.cells[1] == "R9g6y6p6"
    assert north.discards == ("b4",)


@pytest.mark.parametrize(
    ("move", "word"),
    [
        ("Re r9:2>1", "full"),
        ("Re r9:2>2", "another"),
        ("Re r2:1>6", "r2"),
        ("Re r9:6>7", "r9"),
        ("Re r9:2>8", "tile"),
        ("Re Sp:5>6", "Sp"),
        ("Re", ""),
        ("De r2:1", "hand"),
    ],
)
def test_a_redeployment_is_refused_with_the_reason(move: str, word: str) -> None:
    with pytest.raises(tb.TottenburyError, match=word or None):
        holding("S", "Re").play(move)


@pytest.mark.parametrize(("moving", "lying"), [("R0", "r11"), ("R11", "r0")])
def test_a_redeployed_card_cancels_at_its_new_tile(moving: str, lying: str) -> None:
    """D-50."""
    after = Table.of(holding("S", "Re", {3: f"B5{moving}", 6: f"y2{lying}G1"}).play(f"Re {moving.lower()}:3>6"))
    assert after.cells[2] == "B5"
    assert after.cells[5] == "y2G1"
    assert after.discards == ("r0", "r11")


def test_a_redeployed_card_may_complete_a_formation() -> None:
    """B8, B3.1."""
    table = holding("S", "Re", {4: "R10", 2: "R11"}).play("Re r11:2>4")
    assert (table.phase, declarations(table)) == ("declare", {4})


# Recruit


@both_seats
def test_recruit_plays_any_discarded_siege_or_elite_card_to_a_free_own_slot(seat: str) -> None:
    """B8, D-52."""
    table = holding(seat, "Rc", discards="b0r8y11jo", played="JojoSpde")
    assert targets(table, "Rc") == {f"{card}@{tile}" for card in ("b0", "r8", "y11", "Jo") for tile in OPEN[seat]}
    after = Table.of(table.play("Rc r8@4"))
    assert after.cells[3] == "!Y1y7" + ("R8" if seat == "S" else "r8")
    assert after.discards == ("b0", "y11", "jo")
    elite = Table.of(table.play("Rc Jo@4"))
    assert elite.cells[3] == "!Y1y7" + ("Jo" if seat == "S" else "jo")
    assert elite.discards == ("b0", "r8", "y11")


@pytest.mark.parametrize(
    ("move", "word"),
    [("Rc r8@1", "full"), ("Rc b1@3", "discard"), ("Rc Sh@3", "discard"), ("Rc De@3", ""), ("Rc r8@9", "tile"), ("Rc", "")],
)
def test_a_recruitment_is_refused_with_the_reason(move: str, word: str) -> None:
    """D-52: action cards stay where they are."""
    with pytest.raises(tb.TottenburyError, match=word or None):
        holding("S", "Rc", discards="b0r8y11jo", played="JojoSpde").play(move)


def test_nobody_is_recruited_without_discards() -> None:
    assert targets(holding("S", "Rc", {}), "Rc") == set()
    with pytest.raises(tb.IllegalMove):
        holding("S", "Rc", {}).play("Rc b0@1")


@pytest.mark.parametrize(("card", "lying"), [("r0", "r11"), ("r11", "r0")])
def test_a_recruited_card_cancels(card: str, lying: str) -> None:
    """B8, D-50: it goes straight back, and takes the other along."""
    after = Table.of(holding("S", "Rc", {6: f"y2{lying}"}, discards=card).play(f"Rc {card}@6"))
    assert after.cells[5] == "y2"
    assert after.discards == ("r0", "r11")


# Desertion


@both_seats
def test_desertion_discards_any_card_of_the_opponents_side(seat: str) -> None:
    """B8: siege or elite, any position."""
    table = holding(seat, "De")
    assert targets(table, "De") == {f"{card}:{tile}" for card, tile in MINE[other(seat)].items()}
    card, tile = ("g6", 2) if seat == "S" else ("b3", 1)
    after = Table.of(table.play(f"De {card}:{tile}"))
    assert after.cells[tile - 1] == ("R9b4y6p6" if seat == "S" else "R1G5r2")
    assert after.discards == (card,)
    elite = "Sp" if seat == "S" else "Jo"
    assert Table.of(table.play(f"De {elite}:5")).discards == (elite.lower(),)


@pytest.mark.parametrize("move", ["De r9:2", "De g6:3", "De y0:2", "De Jo:5", "De"])
def test_a_desertion_is_refused(move: str) -> None:
    """B8: own cards, cards that lie elsewhere or nowhere."""
    with pytest.raises(tb.TottenburyError):
        holding("S", "De").play(move)


def test_no_desertion_from_an_empty_side() -> None:
    assert targets(holding("S", "De", {1: "R1"}), "De") == set()


def test_a_desertion_may_open_a_declaration() -> None:
    """B8, B5.3: the defender's colour run loses its last card, which is then known to be gone."""
    cells = {4: "R9R10b10b11", 1: "g11p11y11", 2: "r11"}
    table = holding("S", "De", cells)
    assert not table.prove(4).holds
    after = table.play("De b11:4")
    assert (after.phase, declarations(after)) == ("declare", {4})


# Treason


@both_seats
def test_treason_takes_any_card_of_the_opponents_to_any_free_own_slot(seat: str) -> None:
    """B8: siege or elite; the same tile is allowed."""
    table = holding(seat, "Tr")
    assert targets(table, "Tr") == {f"{card}:{source}>{tile}" for card, source in MINE[other(seat)].items() for tile in OPEN[seat]}


def test_a_stolen_card_changes_sides_and_is_the_outermost() -> None:
    """B8, B3.5."""
    table = holding("S", "Tr")
    assert Table.of(table.play("Tr b4:2>2")).cells[1] == "R9g6y6p6B4"
    elsewhere = Table.of(table.play("Tr b4:2>4"))
    assert elsewhere.cells[1] == "R9g6y6p6"
    assert elsewhere.cells[3] == "!Y1y7B4"
    elite = Table.of(table.play("Tr Sp:5>5"))
    assert elite.cells[4] == "JoP2Sp"
    assert elite.discards == ()
    north = Table.of(holding("N", "Tr").play("Tr Jo:5>6"))
    assert (north.cells[4], north.cells[5]) == ("P2sp", "jo")


@pytest.mark.parametrize("move", ["Tr r9:2>3", "Tr r2:1>1", "Tr g6:3>4", "Tr b4:2>x", "Tr b4:2>8", "Tr"])
def test_a_treason_is_refused(move: str) -> None:
    """B8: own cards, full own sides, cards that lie elsewhere."""
    with pytest.raises(tb.TottenburyError):
        holding("S", "Tr").play(move)


@pytest.mark.parametrize(
    ("cells", "move", "left"),
    [
        ({2: "r0b1", 6: "y2r11"}, "Tr r0:2>6", {2: "b1", 6: "y2"}),
        ({2: "r11b1", 6: "y2r0"}, "Tr r11:2>6", {2: "b1", 6: "y2"}),
        ({2: "r0b1r11"}, "Tr r0:2>2", {2: "b1"}),
        ({2: "r0b1", 6: "R11"}, "Tr r0:2>6", {2: "b1", 6: "R11R0"}),
    ],
)
def test_a_stolen_card_cancels(cells: dict[int, str], move: str, left: dict[int, str]) -> None:
    """B8, D-50: also against another of the side it came from; never against one of its new side."""
    after = Table.of(holding("S", "Tr", cells).play(move))
    assert after.cells == tuple(left.get(tile, ".") for tile in TILES)


def test_on_a_full_side_a_stolen_card_cannot_even_be_discarded() -> None:
    """B3.6, B8."""
    assert "Tr r0:2>4" not in moves(holding("S", "Tr", {2: "r0", 4: "B1B5r11"}))


# Explosion


@both_seats
def test_an_explosion_clears_both_sides_of_a_tile(seat: str) -> None:
    """B8, D-54."""
    table = holding(seat, "Ex")
    assert targets(table, "Ex") == {"1", "2", "4", "5"}
    after = Table.of(table.play("Ex@2"))
    assert after.cells[1] == "."
    assert after.discards == ("b4", "g6", "p6", "r9", "y6")
    gate = Table.of(table.play("Ex@4"))
    assert gate.cells[3] == "!.", "the tile stays as it is"
    assert gate.discards == ("y1", "y7")
    elite = Table.of(table.play("Ex@5"))
    assert elite.discards == ("p2", "jo", "sp")


@pytest.mark.parametrize("move", ["Ex@3", "Ex@8"])
def test_an_explosion_on_an_empty_tile_is_refused(move: str) -> None:
    """D-54."""
    with pytest.raises(tb.IllegalMove):
        holding("S", "Ex").play(move)


def test_an_explosion_needs_only_one_side() -> None:
    """D-54."""
    assert targets(holding("S", "Ex", {1: "R1", 2: "r2"}), "Ex") == {"1", "2"}


# Two jokers


def test_of_two_jokers_on_a_side_the_later_one_has_its_own_name() -> None:
    """The notation: `Jo2`."""
    cells = {3: "JoR5Jo", 6: "b1"}
    table = holding("S", "Re", cells, played="JodeJorc")
    assert {"Jo:3>6", "Jo2:3>6", "Jo:3>x", "Jo2:3>x"} <= targets(table, "Re")
    assert Table.of(table.play("Re Jo:3>6")).cells[2] == "R5Jo"
    assert Table.of(table.play("Re Jo2:3>6")).cells[2] == "JoR5"
    assert Table.of(table.play("Re Jo2:3>6")).cells[5] == "b1Jo"
    thief = holding("N", "De", cells, played="JorcJo")
    assert {"Jo:3", "Jo2:3"} <= targets(thief, "De")
    assert Table.of(thief.play("De Jo2:3")).cells[2] == "JoR5"
    traitor = holding("N", "Tr", cells, played="JorcJo").play("Tr Jo2:3>6")
    assert Table.of(traitor).cells[2] == "JoR5"
    assert Table.of(traitor).cells[5] == "b1jo"
    with pytest.raises(tb.IllegalMove):
        holding("S", "Re", {3: "JoR5"}, played="Jode").play("Re Jo2:3>6")


@both_seats
def test_a_hand_without_the_card_cannot_play_it(seat: str) -> None:
    table = tactical(CELLS, seat)
    for move in ("Re r1:1>6", "De r2:1", "Tr r2:1>6", "Ex@1", "Su", "Sw", "Jo@3"):
        with pytest.raises(tb.IllegalMove, match="hand"):
            table.play(move)
