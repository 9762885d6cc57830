"""The scout (rules S9.30 to S9.32, S10.2)."""

from __future__ import annotations

import pytest

import tottenbury as tb
from tests.stones.lines import TACTIC_EDITIONS, Table, claims, full_border, without
from tests.stones.tactic_lines import AFTER_PLAY, DUTCH, GERMAN, hand_size, short_piles, tactic_position, targets

SOUTH, NORTH = tb.Seat.SOUTH, tb.Seat.NORTH

all_editions = pytest.mark.parametrize("edition", TACTIC_EDITIONS)


def scouting(edition: str, **fields: str) -> tb.Position:
    """South has a scout and an otherwise empty border before it."""
    return tactic_position({}, "S", south="*Sc", edition=edition, **fields)


@all_editions
@pytest.mark.parametrize("draws", ["ccc", "ttt", "ctt", "tct", "cct", "tcc"])
def test_a_scout_draws_three_cards_from_either_pile_one_by_one(edition, draws):
    """S9.30, S9.31: each draw is a decision after the card before was seen."""
    table = scouting(edition)
    before = Table.of(table)
    assert targets(table, "Sc") == {""}
    table = table.play("Sc")
    for n, pile in enumerate(draws):
        assert (table.to_move, table.phase) == (SOUTH, f"scout-draw:{3 - n}")
        assert set(table.legal_moves()) == {"+c", "+t"}
        table = table.play(f"+{pile}")
    after = Table.of(table)
    assert (table.to_move, after.phase) == (SOUTH, "scout-return:2")
    clan, tactics = draws.count("c"), draws.count("t")
    drawn = [*before.pile[:clan], *before.tactic_pile[:tactics]]
    assert sorted([*after.hands["S"], "Sc"]) == sorted([*before.hands["S"], *drawn])
    assert len(after.hands["S"]) == hand_size(edition) + 2
    assert after.pile == before.pile[clan:]
    assert after.tactic_pile == before.tactic_pile[tactics:]
    assert after.played == ("Sc",)
    assert after.hands["N"] == before.hands["N"]


@all_editions
def test_any_two_cards_of_the_hand_go_back(edition):
    """S9.30, S9.31: not only those just drawn; each return is a decision."""
    table = scouting(edition).play("Sc").play("+c").play("+t").play("+t")
    held = Table.of(table).hands["S"]
    assert set(table.legal_moves()) == {f"<{card}" for card in held}
    once = table.play(f"<{held[0]}")
    assert once.phase == "scout-return:1"
    assert set(once.legal_moves()) == {f"<{card}" for card in held[1:]}
    with pytest.raises(tb.IllegalMove, match=f"{held[0]} is not in South's hand"):
        once.play(f"<{held[0]}")
    with pytest.raises(tb.IllegalMove, match="De is not in South's hand"):
        once.play("<De")


@all_editions
@pytest.mark.parametrize(("first", "second"), [("b1", "b2"), ("b2", "b1"), ("Fo", "Mu"), ("Mu", "Fo"), ("b1", "Fo"), ("Fo", "b1")])
def test_returned_cards_go_on_top_in_2004_and_under_in_2024_the_second_outermost(edition, first, second):
    """S9.30, S9.31: each on its own kind of pile."""
    table = tactic_position({}, "S", south="*b1b2FoMuSc", edition=edition).play("Sc").play("+c").play("+c").play("+t")
    before = Table.of(table)
    after = Table.of(table.play(f"<{first}").play(f"<{second}"))
    pile, tactics = list(before.pile), list(before.tactic_pile)
    for card in (first, second):
        kind = tactics if card in ("Fo", "Mu") else pile
        kind.insert(0 if edition in DUTCH else len(kind), card)
    assert (list(after.pile), list(after.tactic_pile)) == (pile, tactics)
    assert set(after.hands["S"]) == set(before.hands["S"]) - {first, second}


@all_editions
def test_after_a_scout_the_hand_is_at_its_size_and_nothing_is_drawn(edition):
    """S9.31: 7 - 1 + 3 - 2 = 7; the turn is over."""
    table = scouting(edition).play("Sc").play("+c").play("+c").play("+c")
    for _ in range(2):
        table = table.play(table.legal_moves()[0])
    assert (table.to_move, table.phase) == (NORTH, "play")
    assert len(Table.of(table).hands["S"]) == hand_size(edition)


@pytest.mark.parametrize("edition", AFTER_PLAY)
def test_stones_are_claimed_after_the_scout_has_returned_his_cards(edition):
    """S9.1, S9.38."""
    table = tactic_position({4: "R7R8R9"}, "S", south="*Sc", edition=edition).play("Sc")
    with pytest.raises(tb.IllegalMove, match="stones are claimed after playing a card"):
        table.play("!4")
    for move in ("+c", "+c", "+c", "<b1", "<b2"):
        table = table.play(move)
    assert (table.phase, claims(table)) == ("claim", {4})
    assert table.play("!4").to_move is NORTH


@all_editions
@pytest.mark.parametrize(
    ("phase", "move", "reason"),
    [
        ("scout-draw:3", "b1@1", r"South's scout now draws a card, '\+c' or '\+t'"),
        ("scout-draw:1", "<b1", r"South's scout now draws a card, '\+c' or '\+t'"),
        ("scout-draw:2", ".", r"South's scout now draws a card"),
        ("scout-return:2", "+c", "South's scout now returns a card, such as '<r1'"),
        ("scout-return:1", ".", "South's scout now returns a card"),
        ("scout-return:1", "<y9", "y9 is not in South's hand"),
        ("scout-return:1", "<Jo", "Jo is not in South's hand"),
        ("scout-return:2", "<[?]c", "a player says which card he returns"),
        ("play", "Sc", "Sc is not in South's hand"),
    ],
)
def test_a_step_that_is_not_the_scouts_is_refused_with_the_reason(edition, phase, move, reason):
    """S9.30."""
    table = tactic_position({}, "S", phase, edition=edition, also="" if phase == "play" else "Sc")
    with pytest.raises(tb.IllegalMove, match=reason):
        table.play(move.replace("[?]", "?"))


@all_editions
def test_with_one_pile_empty_the_scout_draws_from_the_other(edition):
    """S7.2, S9.30: no choice is left, so the draws are made at once."""
    table = short_piles(edition, "y9y8y7", "-")
    assert targets(table, "Sc") == {""}
    after = table.play("Sc")
    assert after.phase == "scout-return:2"
    assert {"y9", "y8", "y7"} < set(Table.of(after).hands["S"])


@all_editions
@pytest.mark.parametrize(
    ("pile", "tactics", "returns"),
    [("y9", "-", 0), ("-", "Sp", 0), ("y9y8", "-", 1), ("y9", "Sp", 1), ("-", "SpSh", 1), ("y9y8", "Sp", 2), ("-", "SpShFo", 2)],
)
def test_a_scout_with_short_piles_draws_what_there_is_and_returns_down_to_the_hands_size(edition, pile, tactics, returns):
    """S9.32, D-20: with one card left none goes back, with two one, with three two."""
    table = short_piles(edition, pile, tactics)
    before = Table.of(table)
    table = table.play("Sc")
    while table.phase.startswith("scout-draw"):
        assert set(table.legal_moves()) == {"+c", "+t"}
        table = table.play("+c")
    if returns:
        assert table.phase == f"scout-return:{returns}"
    for n in range(returns, 0, -1):
        assert table.phase == f"scout-return:{n}"
        table = table.play(table.legal_moves()[0])
    after = Table.of(table.play(".") if table.phase == "claim" else table)
    assert not after.phase.startswith("scout")
    assert len(after.hands["S"]) == hand_size(edition)
    assert len(after.pile) + len(after.tactic_pile) == returns
    left = {*before.hands["S"], *before.pile, *before.tactic_pile} - {"Sc"}
    assert {*after.hands["S"], *after.pile, *after.tactic_pile} == left


@all_editions
def test_a_scout_without_a_card_in_either_pile_cannot_be_played(edition):
    """S9.5, S9.32, D-16."""
    table = short_piles(edition, "-", "-")
    assert targets(table, "Sc") == set()
    with pytest.raises(tb.IllegalMove, match="Sc is illegal: both piles are empty"):
        table.play("Sc")


@all_editions
def test_a_joker_that_can_never_be_played_is_not_returned(edition):
    """D-12, S9.14: it stays in the hand to the end of the game."""
    table = tactic_position({1: "Jo"}, "S", "scout-return:2", south="*Jo", edition=edition, also="reScde")
    held = Table.of(table).hands["S"]
    assert "Jo" in held
    assert set(table.legal_moves()) == {f"<{card}" for card in held if card != "Jo"}
    with pytest.raises(tb.IllegalMove, match="already played a joker; another one stays in the hand"):
        table.play("<Jo")


@all_editions
def test_a_joker_that_could_still_be_played_may_be_returned(edition):
    """S9.30, D-12."""
    table = tactic_position({1: "jo"}, "S", "scout-return:2", south="*Jo", edition=edition, also="Sc")
    assert "<Jo" in table.legal_moves()


@all_editions
def test_the_player_knows_where_the_returned_cards_lie_and_nobody_else_does(edition):
    """S9.31, S10.1."""
    table = tactic_position({}, "S", "scout-return:2", south="*b1Fo", edition=edition, also="Sc").play("<b1").play("<Fo")
    south, north, nobody = (str(table.view(seat)).split() for seat in (SOUTH, NORTH, None))
    pile, tactics = len(Table.of(table).pile), len(Table.of(table).tactic_pile)
    on_top = edition in DUTCH
    assert south[6] == (f"b1?{pile - 1}" if on_top else f"?{pile - 1}b1")
    assert south[7] == (f"Fo?{tactics - 1}" if on_top else f"?{tactics - 1}Fo")
    assert north[6:8] == nobody[6:8] == [f"?{pile}", f"?{tactics}"]
    assert ("b1^" in str(table), "Fo^" in str(table)) == (True, True)


@pytest.mark.parametrize("edition", DUTCH)
def test_a_returned_card_that_the_other_draws_is_known_to_be_in_his_hand(edition):
    """S9.31: until it lies face up."""
    table = tactic_position({}, "S", "scout-return:1", south="*b1", edition=edition, also="Sc").play("<b1")
    card = Table.of(table).hands["N"][0]
    after = table.play(f"{card}@9").play("+c")
    assert "b1^" in str(after).split()[5]
    assert str(after.view(SOUTH)).split()[5] == f"b1?{hand_size(edition) - 1}"
    assert str(after.view(None)).split()[5] == f"?{hand_size(edition)}"
    own = Table.of(after).hands["S"][0]
    shown = after.play(f"{own}@1").play("+c").play("b1@9")
    assert "^" not in str(shown).split()[1]
    assert str(shown.view(SOUTH)).split()[5] == f"?{hand_size(edition) - 1}"


@pytest.mark.parametrize("edition", GERMAN)
def test_a_card_under_the_pile_stays_known_to_the_end(edition):
    """S9.30, S9.31: cards drawn from the top change nothing at the bottom."""
    table = tactic_position({}, "S", "scout-return:1", south="*b1", edition=edition, also="Sc").play("<b1")
    for _ in range(4):
        card = Table.of(table).hands[table.to_move.letter][0]
        table = table.play(f"{card}@{5 + table.to_move}").play("+c")
    assert str(table.view(SOUTH)).split()[6].endswith("b1")
    assert str(table.view(NORTH)).split()[6] == f"?{len(Table.of(table).pile)}"


@all_editions
def test_everybody_sees_how_many_tactic_cards_a_hand_holds(edition):
    """S10.2: by counting which pile is drawn from and returned to; which ones they are nobody else sees."""
    size = hand_size(edition)
    table = tactic_position({}, "S", south="*MuSc", edition=edition)
    counts = []
    for move in ("Sc", "+t", "+t", "+c", "<Mu", "<b1"):
        counts.append(str(table.view(NORTH)).split()[4])
        table = table.play(move)
    counts.append(str(table.view(None)).split()[4])
    expected = [(size - 2, 2), (size - 2, 1), (size - 2, 2), (size - 2, 3), (size - 1, 3), (size - 1, 2), (size - 2, 2)]
    assert counts == [f"?{clan}t{tactic}" for clan, tactic in expected]


@all_editions
def test_an_empty_border_is_no_condition_for_a_scout(edition):
    """S9.5: his targets are the piles; at a full border he is as good."""
    cells = without(full_border("SNSNSNSNS"), "b1b2b3b4b5b6b7b8b9g1g2g3g4g5")
    assert targets(tactic_position(cells, "S", south="*Sc", edition=edition), "Sc") == {""}


@pytest.mark.parametrize("edition", DUTCH)
def test_a_joker_played_may_be_the_one_that_was_known(edition):
    """S9.31, S10.1: South returned a joker that North drew; North has another one and plays one. Nobody can tell what is left."""
    table = tactic_position({}, "S", "scout-return:1", south="*Jo", north="*Jo", edition=edition, also="Sc").play("<Jo")
    card = Table.of(table).hands["N"][0]
    table = table.play(f"{card}@9").play("+t")
    assert str(table.view(SOUTH)).split()[5] == f"Jo?{hand_size(edition) - 2}t1"
    table = table.play(f"{Table.of(table).hands['S'][0]}@1").play("+c").play("Jo@9")
    assert str(table.view(SOUTH)).split()[5] == f"?{hand_size(edition) - 2}t1"


@all_editions
@pytest.mark.parametrize("short", ["to_size", "always_two"])
@pytest.mark.parametrize(("pile", "tactics"), [("y9y8y7", "-"), ("y9", "SpSh"), ("y9y8y7y6", "Sp")])
def test_a_scout_returns_two_cards_even_with_a_short_hand(edition, short, pile, tactics):
    """S9.30: three cards were drawn, so two go back, whatever the hand's size; then the hand is filled as usual."""
    book = edition if short == "to_size" else f"{edition};scout_short={short}"
    table = short_piles(book, pile, tactics, south=3).play("Sc")
    for move in ("+t", "+t", "+c"):
        if table.phase.startswith("scout-draw"):
            table = table.play(move if move in table.legal_moves() else "+c")
    assert (table.phase, len(Table.of(table).hands["S"])) == ("scout-return:2", 5)
    once = table.play(table.legal_moves()[0])
    assert once.phase == "scout-return:1"
    twice = once.play(once.legal_moves()[0])
    assert len(Table.of(twice).hands["S"]) in (3, 4)  # with one pile left the draw at the end of the turn is made at once


@all_editions
@pytest.mark.parametrize(("south", "returns"), [(None, 1), (3, 0)])
def test_with_fewer_than_three_drawn_a_short_hand_returns_nothing(edition, south, returns):
    """S9.32: down to the hand's size, and no further."""
    table = short_piles(edition, "y9y8", "-", south=south).play("Sc")
    assert table.phase == f"scout-return:{returns}" if returns else not table.phase.startswith("scout")


@all_editions
def test_two_jokers_that_were_not_played_may_both_go_back(edition):
    """D-12: only a joker that cannot be played stays in the hand."""
    table = tactic_position({}, "S", "scout-return:2", "*JoJo", edition=edition, also="Sc")
    once = table.play("<Jo")
    assert "<Jo" in once.legal_moves()
    assert "Jo" not in Table.of(once.play("<Jo")).hands["S"]
