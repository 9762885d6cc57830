"""Jokers, the spy and the shield at the wall (rules B8.4, B8.6, B5.5; D-49, D-50)."""

from __future__ import annotations

import pytest

import tottenbury as tb
from tests.siege.lines import SOUTH, TILES, Table, declarations, moves, tactical, tokens_in


def formation(tile: int, cell: str) -> tuple[str, int]:
    """What the attacker's side counts as."""
    found = tactical({tile: cell}, "S", "declare").prove(tile, SOUTH).formation
    return found.key, found.total


@pytest.mark.parametrize("card", ["Jo", "Sp", "Sh"])
@pytest.mark.parametrize("seat", ["S", "N"])
def test_elite_cards_are_played_like_siege_cards(card: str, seat: str) -> None:
    """B8.4: into any free slot of the own side."""
    hand = {"south" if seat == "S" else "north": f"*{card}"}
    table = tactical({1: "R1R2R3b1b2b3", 4: "!r5R6"}, seat, **hand)
    assert {move for move in moves(table) if move.startswith(card)} == {f"{card}@{tile}" for tile in TILES if tile != 1}
    with pytest.raises(tb.IllegalMove, match="full"):
        table.play(f"{card}@1")
    after = Table.of(table.play(f"{card}@4"))
    assert after.cells[3] == "!r5R6" + (card if seat == "S" else card.lower())
    assert card not in after.hands[seat]


@pytest.mark.parametrize(
    ("tile", "cell", "key", "total"),
    [
        # the joker: any colour, 0 to 11
        (4, "R11Jo", "colour run", 21),
        (4, "JoJo", "colour run", 21),
        (3, "R9JoR11", "colour run", 30),
        (3, "R0R1Jo", "colour run", 3),
        (3, "R5B5Jo", "same strength", 15),
        (3, "R5R8Jo", "colour", 24),
        (3, "R5B6Jo", "run", 18),
        (3, "R5B8Jo", "sum", 24),
        (1, "R5B8Jo", "sum", 24),
        (7, "R5B8Jo", "sum", 13),  # the lower sum leads: 0
        (4, "!R5B8G1Jo", "sum", 14),
        (2, "!R5Jo", "same strength", 10),
        (3, "!R5B8Jo", "sum", 24),
        (3, "!R5R6Jo", "colour", 22),
        (1, "!R5R6Jo", "run", 18),
        (1, "!R5R8Jo", "sum", 24),
        (2, "JoJoR5R6", "colour run", 26),
        # the spy: 10 of any colour
        (4, "R9Sp", "colour run", 19),
        (4, "R11Sp", "colour run", 21),
        (4, "R8Sp", "colour", 18),
        (3, "B10G10Sp", "same strength", 30),
        (3, "R1R4Sp", "colour", 15),
        (3, "R9B11Sp", "run", 30),
        (3, "R1B4Sp", "sum", 15),
        (7, "R1B4Sp", "sum", 15),
        (2, "!R9Sp", "sum", 19),
        (2, "!R10Sp", "same strength", 20),
        # the shield: 1, 2 or 3 of any colour
        (4, "R4Sh", "colour run", 7),
        (4, "R2Sh", "colour run", 5),
        (4, "R0Sh", "colour run", 1),
        (4, "R11Sh", "colour", 14),
        (3, "R1R3Sh", "colour run", 6),
        (3, "R3B3Sh", "same strength", 9),
        (3, "R0B0Sh", "sum", 3),
        (3, "R8R9Sh", "colour", 20),
        (3, "R1B2Sh", "run", 6),
        (1, "R8B9Sh", "sum", 20),
        (7, "R8B9Sh", "sum", 18),  # the lowest is 1
        (4, "!R8B9G1Sh", "sum", 19),
        (2, "!R2Sh", "same strength", 4),
        # several
        (3, "JoSpSh", "colour", 24),
        (7, "JoSpSh", "sum", 11),
        (4, "!JoJoSpSh", "sum", 11),
        (4, "SpSh", "colour", 13),
        (4, "JoSp", "colour run", 21),
        (3, "JoJoSh", "colour run", 12),
        (2, "!JoSp", "same strength", 20),
    ],
)
def test_a_wild_card_takes_the_best_value_on_the_face(tile: int, cell: str, key: str, total: int) -> None:
    """B8.4, B4.4: S9.12 applies to the siege; on a minus face the lowest value is the best."""
    assert formation(tile, cell) == (key, total)


@pytest.mark.parametrize(
    ("tile", "attacker", "defender", "leads"),
    [
        (4, "R9R10", "b11jo", False),  # b10 b11, 21 against 19
        (4, "R10R11", "b11jo", True),  # a tie, and later
        (4, "R8R9", "b9sp", False),
        (4, "R9R10", "b9sp", True),
        (7, "R1B2G3", "b4g1jo", False),  # 5 against 6
        (7, "R1B2G3", "b4g1sh", True),  # 6, and later
        (7, "R1B2G4", "b4g1sh", False),
        (2, "!R5B5", "b6jo", False),
        (2, "!R5B5", "b9sp", True),
        (2, "!R5B5", "b10sp", False),
    ],
)
def test_wild_cards_on_the_defenders_side_take_their_best_value_too(tile: int, attacker: str, defender: str, leads: bool) -> None:
    """B5.5."""
    mark, attacker = ("!", attacker[1:]) if attacker[0] == "!" else ("", attacker)
    assert tactical({tile: mark + attacker + defender}, "S", "declare").prove(tile).holds == leads


def test_a_wild_card_on_an_incomplete_side_counts_in_the_proof() -> None:
    """B5.5: with the joker there r9 r10 r11 is beaten by nothing; 8 9 10 is, if two cards of one colour are left."""
    assert tactical({3: "R9R10R11jo"}, "S", "declare").prove(3).holds
    proof = tactical({3: "R8R9R10jo"}, "S", "declare").prove(3)
    assert (proof.holds, proof.counter.total, len(proof.added)) == (False, 30, 2)
    assert tactical({4: "R10R11sh"}, "S", "declare").prove(4).holds
    spy = tactical({4: "R8R9sp"}, "S", "declare").prove(4)
    assert (spy.holds, spy.counter.key, spy.counter.total) == (False, "colour run", 21)


@pytest.mark.parametrize("where", ["south", "north", "tactics"])
def test_unplayed_tactic_cards_are_ignored_in_the_proof(where: str) -> None:
    """B5.5, D-49: without 11s r9 r10 cannot be beaten, though a joker would."""
    fields = {"south": "*JoJoSpSh"} if where == "south" else {"north": "*JoJoSpSh"} if where == "north" else {}
    table = tactical({4: "R9R10"}, "S", "play", discards="b11g11p11r11y11", **fields)
    assert table.prove(4).holds
    assert declarations(table) == {4}


@pytest.mark.parametrize(("lying", "arriving"), [("jo", "r0"), ("jo", "r11"), ("r0", "Jo"), ("r11", "Jo"), ("jo", "Jo")])
def test_wild_cards_never_cancel(lying: str, arriving: str) -> None:
    """D-50."""
    table = tactical({3: lying}, "S", south=f"*{arriving}")
    after = Table.of(table.play(f"{arriving}@3"))
    assert after.cells[2] == lying + arriving.capitalize()
    assert after.discards == ()


def test_a_player_may_play_both_jokers() -> None:
    """B8.4: no limit on jokers, only on tactic cards."""
    table = tactical({1: "Jo", 2: "sh"}, "S", south="*Jo", played="Josh")
    assert "Jo@1" in moves(table)
    after = Table.of(table.play("Jo@1"))
    assert after.cells[0] == "JoJo"
    assert after.played == ("Jo", "sh", "Jo")


def test_oil_hits_an_elite_card_that_is_nearest() -> None:
    """B8.6."""
    after = Table.of(tactical({1: "JoR5", 2: "R1Sp"}, "N", "prepare", played="JodeSp").play("oil@1"))
    assert after.cells[:2] == ("R5", "R1Sp")
    assert (after.discards, after.cauldrons) == (("jo",), 2)
    other = Table.of(tactical({1: "JoR5", 2: "R1Sp"}, "N", "prepare", played="JodeSp").play("oil@2"))
    assert other.cells[1] == "Sp"
    assert other.discards == ("r1",)


def test_a_retreat_discards_elite_cards_too() -> None:
    """B8.6."""
    table = tactical({3: "JoR5jo", 1: "B1"}, "S", "prepare", played="Jojo", discards="y1")
    after = Table.of(table.play("<3"))
    assert after.cells[2] == "jo"
    assert after.discards == ("r5", "y1", "jo")
    assert after.played == ("Jo", "jo")


def test_a_breach_discards_the_elite_cards_of_both_sides() -> None:
    """B5.6."""
    table = tactical({4: "R11Josh"}, "S", "play", played="Josh")
    after = Table.of(table.play("!4"))
    assert after.cells[3] == "!."
    assert after.discards == ("r11", "jo", "sh")
    assert after.played == ("Jo", "sh")


def test_the_proof_names_what_a_wild_card_stands_for() -> None:
    """B8.4."""
    proof = tactical({4: "R10Jo"}, "S", "declare").prove(4)
    assert proof.formation.cards in (("r10", "Jo=r11"), ("Jo=r11", "r10"))
    assert [tokens_in(card)[0] for card in proof.formation.cards].count("Jo") == 1
