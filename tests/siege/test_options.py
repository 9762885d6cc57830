"""Options of the two rulebooks (D-46, D-47, D-49, D-50, D-55)."""

from __future__ import annotations

import pytest

import tottenbury as tb
from tests.siege.lines import BASE, EDITIONS, FULL, NORTH, SOUTH, TACTICAL, Table, declarations, moves, position, without

DEFENDER_WINS = "siege_full=defender_wins"


# Names


@pytest.mark.parametrize("edition", EDITIONS)
def test_options_stand_behind_the_id_only_if_they_differ(edition: str) -> None:
    assert tb.rulebook(f"{edition};siege_full=pass").id == edition
    assert tb.rulebook(f"{edition};{DEFENDER_WINS}").id == f"{edition};{DEFENDER_WINS}"


def test_several_options_stand_in_alphabetical_order() -> None:
    given = f"{TACTICAL};swap_in_proof=yes;support_revives=yes;siege_proof_tactics=count_wilds;redeploy_cancels=no;{DEFENDER_WINS}"
    book = tb.rulebook(given)
    assert (
        book.id == f"{TACTICAL};redeploy_cancels=no;{DEFENDER_WINS};siege_proof_tactics=count_wilds;support_revives=yes;swap_in_proof=yes"
    )
    dealt = book.deal(seed=1)
    assert tb.position(str(dealt)) == dealt
    assert str(dealt).startswith(book.id + " ")


@pytest.mark.parametrize("option", ["support_revives=yes", "siege_proof_tactics=count_wilds", "redeploy_cancels=no", "swap_in_proof=yes"])
def test_options_of_tactic_cards_are_not_those_of_the_base_game(option: str) -> None:
    with pytest.raises(tb.UnknownName):
        tb.rulebook(f"{BASE};{option}")


@pytest.mark.parametrize("option", ["siege_full=maybe", "luck=yes", "support_revives=perhaps", "stalemate=draw", "siege_full"])
def test_unknown_options_and_values_are_refused(option: str) -> None:
    with pytest.raises(tb.UnknownName):
        tb.rulebook(f"{TACTICAL};{option}")


# siege_full


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_defender_may_win_when_his_side_is_full(edition: str) -> None:
    """D-46: when his turn begins."""
    cells = without(FULL, "b1")
    table = position(cells, "S", "play", edition=f"{edition};{DEFENDER_WINS}")
    after = table.play(f"{Table.of(table).hands['S'][0]}@1")
    after = after.play("+c") if after.phase == "draw" else after
    assert (after.outcome.winner, after.outcome.reason) == (NORTH, "held")
    assert tb.position(str(after)).outcome == after.outcome
    plain = position(cells, "S", "play", edition=edition)
    after = plain.play(f"{Table.of(plain).hands['S'][0]}@1")
    after = after.play("+c") if after.phase == "draw" else after
    assert after.outcome is None


def test_a_full_defender_has_to_wait_for_his_own_turn() -> None:
    """D-46: his last card makes his side full; the attacker breaches the gate, and it is not full any more."""
    cells = {**without(FULL, "y11"), 4: "R9R10b4g6"}
    table = position(cells, "N", "play", edition=f"{BASE};{DEFENDER_WINS}", north="*y11", cauldrons=0).play("y11@1")
    assert (table.outcome, table.to_move) == (None, SOUTH)
    breached = table.play("!4")
    while breached.to_move is SOUTH and breached.outcome is None:
        breached = breached.play(next(move for move in breached.legal_moves() if move[0] not in "<!"))
    assert breached.outcome is None
    waited = table.play(".").play("pass").play(".")
    assert (waited.outcome.winner, waited.outcome.reason) == (NORTH, "held")


def test_an_attacker_without_slots_does_not_lose_by_that_option() -> None:
    """D-46: the defender's side is what counts."""
    table = position(without(FULL, "y11"), "S", "play", edition=f"{BASE};{DEFENDER_WINS}", cauldrons=0)
    assert moves(table) == {"pass"}
    assert table.play("pass").outcome is None


# support_revives


def supported(option: str, seat: str, phase: str) -> tb.Position:
    """The siege pile is empty; this seat plays support."""
    hand = {"south" if seat == "S" else "north": "*Su"}
    table = position({}, seat, phase, pile="-", edition=f"{TACTICAL};{option}", **hand)
    first, second = Table.of(table).discards[:2]
    return table.play("Su").play(f"*{first}").play(f"*{second}", seed=2)


def test_support_may_lift_the_end() -> None:
    """D-47: the defender's support after the last card; the attacker's next turn is not the last one."""
    table = supported("support_revives=yes", "N", "play*")
    assert table.phase == "draw"
    after = table.play("+t")
    assert (after.to_move, after.phase) == (SOUTH, "play")
    after = after.play(f"{Table.of(after).hands['S'][0]}@1")
    assert after.phase == "draw"
    last = after.play("+c")
    assert last.outcome is None
    assert len(Table.of(last).pile) == 1
    assert supported("support_revives=no", "N", "play*").phase == "draw*"


def test_support_may_lift_the_end_in_the_last_turn() -> None:
    """D-47: two cards are in the pile again, and the game goes on until they are drawn."""
    table = supported("support_revives=yes", "S", "play**")
    assert table.phase == "draw"
    after = table.play("+c")
    assert (after.outcome, after.to_move, after.phase) == (None, NORTH, "play")
    assert supported("support_revives=no", "S", "play**").play("+c").outcome.reason == "held"


def test_a_revived_game_ends_with_the_new_last_card() -> None:
    """D-47, B6.2."""
    table = supported("support_revives=yes", "N", "play*").play("+c")
    assert (table.to_move, table.phase, len(Table.of(table).pile)) == (SOUTH, "play", 1)
    table = table.play(f"{Table.of(table).hands['S'][0]}@1").play("+c")
    assert (table.to_move, table.phase) == (NORTH, "prepare*")


# siege_proof_tactics

ELEVENS = "b11g11p11r11y11"


@pytest.mark.parametrize("where", ["south", "north", "tactics"])
def test_unplayed_wild_cards_may_count_in_the_proof(where: str) -> None:
    """D-49: r9 r10 is beaten by a joker that stands for an 11, wherever the joker still is."""
    hand = {where: "*Jo"} if where != "tactics" else {}
    for option, holds in (("ignore", True), ("count_wilds", False)):
        table = position({4: "R9R10"}, discards=ELEVENS, edition=f"{TACTICAL};siege_proof_tactics={option}", **hand)
        assert table.prove(4).holds == holds
        assert declarations(table) == ({4} if holds else set())


def test_played_wild_cards_cannot_come_any_more() -> None:
    """D-49: both jokers are gone; a spy makes 10 9, which ties, and a shield nothing."""
    fields = {"discards": ELEVENS + "jojo", "played": "Jojo", "edition": f"{TACTICAL};siege_proof_tactics=count_wilds"}
    assert position({4: "R9R10"}, **fields).prove(4).holds
    spy = position({4: "R8R9"}, discards="b11g11p11r11y11b10g10p10r10y10jojo", played="Jojo", edition=fields["edition"])
    assert not spy.prove(4).holds
    gone = position({4: "R8R9"}, discards="b11g11p11r11y11b10g10p10r10y10jojosp", played="JojoSp", edition=fields["edition"])
    assert gone.prove(4).holds


def test_unplayed_wild_cards_are_used_each_once() -> None:
    """D-49: 8 + 9 + 10 = 27 at the pit; with all but 0s gone the defender has 11 + 11 + 10, or with one joker 11 + 10 + 3."""
    edition = f"{TACTICAL};siege_proof_tactics=count_wilds"
    zeros = ("b0", "g0", "p0", "y0")
    for played, total in (("-", 32), ("Jo", 24), ("Jojo", 13)):
        elite = "jo" * (played.count("o"))
        hands = {"south": "b0g0", "north": "p0y0"}
        table = position(
            {1: "R8R9R10"},
            "S",
            "play**",
            pile="-",
            edition=edition,
            played=played,
            **hands,
            discards=rest(("r8", "r9", "r10", *zeros)) + elite,
        )
        assert table.prove(1).best.total == total, played
        assert table.prove(1).holds == (total <= 27)


def rest(used: tuple[str, ...]) -> str:
    """All siege cards but these."""
    return "".join(f"{colour}{n}" for colour in "bgpry" for n in range(12) if f"{colour}{n}" not in used)


# redeploy_cancels


def test_a_redeployed_card_may_lie_down_beside_its_counterpart() -> None:
    """D-50: it does not cancel, and nothing later does."""
    table = position({3: "R0", 6: "r11"}, south="*Re", edition=f"{TACTICAL};redeploy_cancels=no").play("Re r0:3>6")
    assert Table.of(table).cells[5] == "r11R0"
    assert Table.of(table).discards == ()
    assert tb.position(str(table)) == table


@pytest.mark.parametrize(
    ("cells", "card", "move"),
    [({6: "r11"}, "r0", "r0@6"), ({2: "r0", 6: "r11"}, "Tr", "Tr r0:2>6"), ({6: "r11"}, "Rc", "Rc r0@6")],
)
def test_played_stolen_and_recruited_cards_cancel_all_the_same(cells: dict[int, str], card: str, move: str) -> None:
    """D-50."""
    discards = {"discards": "r0"} if card == "Rc" else {}
    table = position(cells, south=f"*{card}", edition=f"{TACTICAL};redeploy_cancels=no", **discards).play(move)
    assert Table.of(table).cells == (".",) * 7
    assert Table.of(table).discards == ("r0", "r11")


# swap_in_proof


def test_a_swapped_card_in_the_attackers_hand_may_count_as_known() -> None:
    """D-55: North gave b7 away and knows where it is, so both know that it does not come."""
    cells = {3: "R4R5R6b6b8"}
    for option, holds in (("no", False), ("yes", True)):
        edition = f"{TACTICAL};swap_in_proof={option}"
        known = position(cells, south="*b7_", edition=edition, played="Sw")
        assert known.prove(3).holds == holds, option
        unknown = position(cells, south="*b7", edition=edition)
        assert not unknown.prove(3).holds
        given = position(cells, north="*b7^", edition=edition, played="Sw")
        assert not given.prove(3).holds, "the defender holds it and may play it"


def test_a_whole_swap_makes_the_card_known_to_both() -> None:
    """D-55."""
    table = position({3: "R4R5R6b6b8"}, south="*Sw", north="*b7", edition=f"{TACTICAL};swap_in_proof=yes").play("Sw")
    for _ in range(3):
        table = table.play(table.legal_moves()[0])
    table = table.play(">b7")
    for _ in range(2):
        table = table.play(table.legal_moves()[0])
    assert "b7_" in str(table).split(" ")[4]
    assert (table.phase, declarations(table)) == ("declare", {3})
    for viewer in (SOUTH, NORTH):
        assert table.view(viewer).prove(3, SOUTH).holds
