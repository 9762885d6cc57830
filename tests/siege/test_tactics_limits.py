"""Drawing, counting and passing with tactic cards (rules B8.1 to B8.3, B8.5, B8.7, B8.8)."""

from __future__ import annotations

import pytest

import tottenbury as tb
from tests.siege.lines import FULL, NORTH, SOUTH, TACTICAL, TILES, Table, moves, position, tactical, targets

ALL_BUT_SWAP = {"discards": "jojoshsp", "played": "DeexJojoRcreShspSutr"}
"""Ten of the eleven have been played."""


# Drawing


@pytest.mark.parametrize("seat", ["S", "N"])
def test_the_pile_is_chosen_when_the_hand_is_refilled(seat: str) -> None:
    """B8.1."""
    table = tactical({}, seat)
    before = Table.of(table)
    drawing = table.play(f"{before.hands[seat][0]}@1")
    assert (drawing.to_move, drawing.phase, moves(drawing)) == (tb.Seat.of(seat), "draw", {"+c", "+t"})
    siege, tactic = Table.of(drawing.play("+c")), Table.of(drawing.play("+t"))
    assert before.pile[0] in siege.hands[seat]
    assert (siege.pile, siege.tactic_pile) == (before.pile[1:], before.tactic_pile)
    assert before.tactic_pile[0] in tactic.hands[seat]
    assert (tactic.pile, tactic.tactic_pile) == (before.pile, before.tactic_pile[1:])
    assert len(siege.hands[seat]) == len(tactic.hands[seat]) == 7


def test_an_empty_tactic_pile_leaves_no_choice() -> None:
    """B8.1: the card from the siege pile is drawn at once; the game goes on."""
    table = tactical({}, "S", south="*Sw", tactics="-", **ALL_BUT_SWAP)
    before = Table.of(table)
    after = table.play(f"{before.hands['S'][0]}@1")
    assert after.to_move is NORTH
    assert before.pile[0] in Table.of(after).hands["S"]
    drawing = tactical({}, "S", "draw", tactics="-", discards="jojoshsp", played="DeexJojoRcreShspSutrSw")
    assert moves(drawing) == {"+c"}
    with pytest.raises(tb.IllegalMove):
        drawing.play("+t")


def test_any_mix_of_cards_may_be_held() -> None:
    """B8.3: seven tactic cards, or none; seven in all."""
    for hand in ("DeExJoJoRcReSh", "b1b2b3b4b5b6Sw", "b1b2b3b4b5b6b7"):
        assert len(Table.of(tactical({}, "S", south=hand)).hands["S"]) == 7
    with pytest.raises(tb.NotationError) as caught:
        tactical({}, "S", south="b1b2b3b4b5b6b7Sw")
    assert caught.value.field == "hand-S"


def test_after_a_tactic_card_the_turn_goes_on_as_after_any_other() -> None:
    """B8.5, B3.1: window, draw, window."""
    table = tactical({4: "R10R11", 1: "b5"}, "S", south="*De").play("De b5:1")
    assert (table.phase, moves(table)) == ("declare", {"!4", "."})
    table = table.play(".")
    assert (table.phase, moves(table)) == ("draw", {"+c", "+t"})
    table = table.play("+t")
    assert (table.phase, moves(table)) == ("close", {"!4", "."})
    assert len(Table.of(table).hands["S"]) == 7
    assert table.play(".").to_move is NORTH


# The limit


@pytest.mark.parametrize("seat", ["S", "N"])
@pytest.mark.parametrize(
    ("mine", "theirs", "allowed"),
    [(0, 0, True), (1, 0, False), (1, 1, True), (0, 1, True), (2, 1, False), (2, 2, True), (1, 2, True)],
)
def test_at_most_one_tactic_card_more_than_the_opponent(seat: str, mine: int, theirs: int, allowed: bool) -> None:
    """B8.2: elite cards and actions alike."""
    south, north = (mine, theirs) if seat == "S" else (theirs, mine)
    by_turns = zip(["Re", "Sp"][:south] + [""] * 2, ["rc", "sh"][:north] + [""] * 2, strict=False)
    played = "".join(first + second if south >= north else second + first for first, second in by_turns)
    discards = "".join(card for card in ("sh", "sp") if card in played.lower())
    hand = {"south" if seat == "S" else "north": "*JoEx"}
    table = tactical({2: "R1b5"}, seat, discards=discards, played=played or "-", **hand)
    tactic_moves = {move for move in moves(table) if move[0].isupper()}
    assert bool(tactic_moves) == allowed
    assert tactic_moves == ({"Ex@2", *(f"Jo@{tile}" for tile in TILES)} if allowed else set())
    if not allowed:
        for move in ("Jo@3", "Ex@2"):
            with pytest.raises(tb.IllegalMove, match="tactic"):
                table.play(move)


def test_the_count_is_of_cards_played_not_of_cards_lying() -> None:
    """B8.2, B8.5: actions stay counted, and so do elite cards that left the wall."""
    table = tactical({1: "Jo"}, "N", "prepare", north="*Ex", played="Jo").play("oil@1")
    assert Table.of(table).played == ("Jo",)
    assert Table.of(table).discards == ("jo",)
    back = tactical({}, "S", discards="jo", south="*Ex", played="Jo")
    assert not any(move[0].isupper() for move in back.legal_moves())


def test_actions_stand_among_the_played_cards_only() -> None:
    """B8.5."""
    after = Table.of(tactical({1: "R1b5"}, "S", south="*De").play("De b5:1"))
    assert after.played == ("De",)
    assert after.discards == ("b5",)
    north = Table.of(tactical({1: "R1b5"}, "N", north="*De").play("De r1:1"))
    assert north.played == ("de",)
    assert north.discards == ("r1",)


@pytest.mark.parametrize(
    ("move", "card"),
    [("Tr Jo:1>2", "Tr"), ("Rc Sp@3", "Rc")],
)
def test_stolen_and_recruited_elite_cards_do_not_count_for_their_new_owner(move: str, card: str) -> None:
    """B8.7, D-56: South has played one card, the action itself."""
    table = tactical({1: "jo"}, "S", south=f"*{card}", discards="sp", played="joSp")
    after = Table.of(table.play(move))
    assert after.played == ("jo", "Sp", card)


def test_a_card_from_the_hand_counts_for_the_one_who_plays_it() -> None:
    """B8.2, B8.4."""
    after = Table.of(tactical({}, "S", south="*Jo").play("Jo@3"))
    assert after.played == ("Jo",)
    assert after.cells[2] == "Jo"
    north = Table.of(tactical({}, "N", north="*Sp").play("Sp@3"))
    assert north.played == ("sp",)
    assert north.cells[2] == "sp"


# Passing


def test_a_player_who_holds_only_unplayable_tactic_cards_passes_and_draws() -> None:
    """B8.8: nothing is discarded that could be supported; the hand is short, so a card is drawn."""
    table = tactical({}, "S", south="Su")
    assert moves(table) == {"pass"}
    after = table.play("pass")
    assert (after.to_move, after.phase, moves(after)) == (SOUTH, "draw~", {"+c", "+t"})
    assert after.play("+c").phase == "play~"


def test_a_full_hand_of_tactic_cards_over_the_limit_passes_without_drawing() -> None:
    """B8.8, B8.2."""
    table = tactical({}, "S", south="DeExJoReShSpSw", discards="jo", played="Jo")
    assert moves(table) == {"pass"}
    after = table.play("pass")
    assert (after.to_move, after.phase) == (NORTH, "play~")


def test_without_a_free_slot_an_action_may_still_be_played() -> None:
    """B8.8, B3.10."""
    table = tactical(FULL, "S", south="*De")
    assert {move[:2] for move in moves(table)} == {"De"}
    assert "pass" not in moves(table)
    with pytest.raises(tb.IllegalMove):
        table.play("pass")


def test_no_tactic_cards_in_the_base_game() -> None:
    """B1.1."""
    with pytest.raises(tb.TottenburyError):
        position({}, "S", south="*b1").play("Jo@3")
    assert targets(position({}, "S"), "Jo") == set()
    with pytest.raises(tb.TottenburyError):
        tb.position(str(tb.rulebook(TACTICAL).deal(seed=1)).replace(TACTICAL, "siege-2020"))
