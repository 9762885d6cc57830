"""Set-up, the limit of tactic cards, drawing from two piles, passing (rules S2.2 to S2.4, S3.6, S3.8, S7.2, S7.5 to S7.9, S9.1 to S9.6)."""

from __future__ import annotations

import pytest

import tottenbury as tb
from tests.stones.lines import DECK, TACTIC_EDITIONS, Table, claims, full_border, without
from tests.stones.tactic_lines import AFTER_PLAY, DUTCH, TACTICS, hand_size, tactic_line, tactic_position, targets

SOUTH, NORTH = tb.Seat.SOUTH, tb.Seat.NORTH

all_editions = pytest.mark.parametrize("edition", TACTIC_EDITIONS)
ALL_PLAYED = "JojoSpshFomuScreDetr"
"""Every tactic card, turn and turn about."""


def discards_of(edition: str) -> str:
    """Where the cards of `ALL_PLAYED` that lie nowhere at the border are."""
    return "JoSpFojoshmu" if edition in DUTCH else "jojospshfomu"


def with_no_tactics_left(cells: dict[int, str], *args: str, edition: str, **fields: str) -> tb.Position:
    """A position in which all ten tactic cards were played and are off the table."""
    everything = {"discards": discards_of(edition), "played": ALL_PLAYED, "tactics": "-"}
    return tactic_position(cells, *args, edition=edition, **everything, **fields)


# Setting up


@all_editions
def test_a_deal_has_seven_or_six_clan_cards_each_and_two_piles(edition):
    """S2.2, S2.3, S2.4: nobody starts with a tactic card."""
    size = hand_size(edition)
    for seed in range(20):
        table = tb.rulebook(edition).deal(seed=seed)
        dealt = Table.of(table)
        assert [len(dealt.hands[seat]) for seat in "SN"] == [size, size]
        assert sorted([*dealt.hands["S"], *dealt.hands["N"], *dealt.pile]) == sorted(DECK), f"seed {seed}"
        assert len(dealt.pile) == 54 - 2 * size
        assert sorted(dealt.tactic_pile) == sorted(TACTICS), f"seed {seed}"
        assert (dealt.discards, dealt.played, table.phase) == ((), (), "play")


@all_editions
def test_the_tactic_pile_is_shuffled(edition):
    """S2.2, S2.3: every card is on top now and then."""
    tops = [Table.of(tb.rulebook(edition).deal(seed=seed)).tactic_pile[0] for seed in range(300)]
    assert set(tops) == set(TACTICS)
    assert tops.count("Jo") > max(tops.count(card) for card in set(TACTICS) - {"Jo"})


# Drawing


@all_editions
@pytest.mark.parametrize("played", ["b1", "Fo"])
@pytest.mark.parametrize("pile", ["c", "t"])
def test_after_any_card_either_pile_may_be_drawn_from(edition, played, pile):
    """S3.6, S9.1: whatever kind was played; the top card comes, and the turn is over."""
    table = tactic_position({}, "S", south="*b1Fo", edition=edition).play(f"{played}@1")
    before = Table.of(table)
    assert (table.phase, table.legal_moves()) == ("draw", ("+c", "+t"))
    after = table.play(f"+{pile}")
    drawn = before.pile[0] if pile == "c" else before.tactic_pile[0]
    assert sorted(Table.of(after).hands["S"]) == sorted([*before.hands["S"], drawn])
    assert (after.to_move, after.phase) == (NORTH, "play")
    for move, reason in ((".", r"South now draws a card, '\+c' or '\+t'"), ("b2@1", "South now draws a card")):
        with pytest.raises(tb.IllegalMove, match=reason):
            table.play(move)


@all_editions
def test_a_hand_may_hold_any_number_of_tactic_cards(edition):
    """S9.2: drawn one after the other up to a whole hand."""
    hand = "DeFoJoMuReScSp"[: 2 * hand_size(edition) - 2]
    table = tactic_position({}, "S", south="b1" + hand, edition=edition).play("b1@1").play("+t")
    assert not [card for card in Table.of(table).hands["S"] if card in DECK]
    assert len(Table.of(table).hands["S"]) == hand_size(edition)


@all_editions
def test_with_an_empty_tactic_pile_the_clan_card_is_drawn_at_once(edition):
    """S7.2."""
    table = with_no_tactics_left({}, "S", edition=edition)
    card = Table.of(table).hands["S"][0]
    after = table.play(f"{card}@1")
    assert (after.to_move, after.phase, len(Table.of(after).hands["S"])) == (NORTH, "play", hand_size(edition))
    drawing = with_no_tactics_left({}, "S", "draw", edition=edition)
    assert drawing.legal_moves() == ("+c",)
    with pytest.raises(tb.IllegalMove, match="South now draws a card"):
        drawing.play("+t")


@all_editions
def test_with_an_empty_clan_pile_the_tactic_card_must_be_drawn(edition):
    """S7.2, D-21: there is no choice, so it comes at once."""
    cells = without(full_border("SNSNSNSNS"), "b6b3")
    table = tactic_position(cells, "S", south="b6", north="b3", pile="-", edition=edition)
    after = table.play("b6@9")
    after = after.play(".") if after.phase == "claim" else after
    assert Table.of(after).hands["S"] == (TACTICS[0],)
    assert after.turn is NORTH


@all_editions
def test_with_both_piles_empty_the_game_goes_on_without_drawing(edition):
    """S7.2."""
    cells = without(full_border("SNSNSNSNS"), "b6b3")
    after = with_no_tactics_left(cells, "S", south="b6", north="b3", pile="-", edition=edition).play("b6@9")
    after = after.play(".") if after.phase == "claim" else after
    assert (Table.of(after).hands["S"], after.turn) == ((), NORTH)


# The limit


@all_editions
@pytest.mark.parametrize(
    ("played", "allowed"),
    [("", True), ("Sc", False), ("sc", True), ("Scre", True), ("ScreDe", False), ("Screde", True), ("Scretr", True), ("RedeSc", False)],
)
def test_nobody_plays_more_than_one_tactic_card_more_than_the_opponent(edition, played, allowed):
    """S9.3: own count at most the opponent's before playing."""
    table = tactic_position({}, "S", south="*SpMu", edition=edition, played=played)
    assert bool(targets(table, "Sp")) == bool(targets(table, "Mu")) == allowed
    if not allowed:
        own, other = sum(map(str.isupper, played)), sum(card.islower() for card in played[::2])
        for move in ("Sp@1", "Mu@1"):
            with pytest.raises(tb.IllegalMove, match=f"South has already played {own} tactic cards?, North only {other}"):
                table.play(move)


@all_editions
def test_the_example_of_the_rulebook(edition):
    """S9.3, D-22: Irina has played one, Thomas two; he may play none until she has played two."""
    thomas = tactic_position({}, "N", north="*SpMu", edition=edition, played="scRede")
    assert not [move for move in thomas.legal_moves() if move[0].isupper()]
    irina = tactic_position({}, "S", south="*Sp", north="*Mu", edition=edition, played="scRede").play("Sp@1").play("+c")
    assert targets(irina, "Mu") == set("123456789")


@all_editions
def test_moving_or_discarding_a_tactic_card_changes_no_count(edition):
    """S9.4: South's joker is gone, South's count is not."""
    table = tactic_position({1: "Jo"}, "N", north="*De", south="*SpSh", edition=edition).play("De Jo:1").play("+c")
    assert Table.of(table).played == ("Jo", "de")
    assert targets(table, "Sp") == set("123456789")
    north = table.play("Sp@1").play("+c")
    assert north.to_move is NORTH
    back = north.play(f"{Table.of(north).hands['N'][0]}@2").play("+c")
    assert targets(back, "Sh") == set()


@all_editions
def test_a_tactic_card_is_played_instead_of_a_clan_card(edition):
    """S9.1: one card a turn; CLAIM and DRAW follow."""
    table = tactic_position({4: "R7R8R9"}, "S", south="*Sp", edition=edition).play("Sp@1")
    if edition in AFTER_PLAY:
        assert (table.phase, claims(table)) == ("claim", {4})
        with pytest.raises(tb.IllegalMove, match="South now claims stones"):
            table.play(f"{Table.of(table).hands['S'][0]}@1")
        table = table.play("!4")
    assert (table.to_move, table.phase) == (SOUTH, "draw")


# Claim windows


@pytest.mark.parametrize("edition", [edition for edition in TACTIC_EDITIONS if edition not in AFTER_PLAY])
def test_claims_come_at_the_start_of_the_turn_and_never_after(edition):
    """S3.8: the stone completed in this turn can be attacked before it is claimed."""
    table = tactic_position({1: "R7R8R9", 8: "B8B9"}, "S", "claim-first", south="*b7", north="*De", edition=edition)
    assert table.legal_moves() == ("!1", ".")
    played = table.play("!1").play("b7@8")
    assert (played.to_move, played.phase) == (SOUTH, "draw")
    with pytest.raises(tb.IllegalMove, match="stones are claimed at the start of the turn"):
        played.play("!8")
    attacked = played.play("+c").play("De b7:8").play("+c")
    assert (attacked.to_move, attacked.phase) == (SOUTH, "play"), "nothing is left to claim"
    with pytest.raises(tb.NotationError, match="has no phase 'claim'"):
        tb.position(tactic_line({}, "S", "claim", edition=edition))


@pytest.mark.parametrize("edition", AFTER_PLAY)
def test_claims_come_after_play_in_the_plain_games_with_tactics(edition):
    """S3.1."""
    table = tactic_position({1: "R7R8R9"}, "S", edition=edition)
    with pytest.raises(tb.IllegalMove, match="stones are claimed after playing a card"):
        table.play("!1")
    with pytest.raises(tb.NotationError, match="has no phase 'claim-first'"):
        tb.position(tactic_line({}, "S", "claim-first", edition=edition))


# Passing


@all_editions
def test_with_only_tactic_cards_in_hand_one_may_pass_or_play_one(edition):
    """S7.5."""
    hand = "DeFoJoMuReScSp"[: 2 * hand_size(edition)]
    table = tactic_position({1: "R1"}, "S", south=hand, edition=edition)
    moves = set(table.legal_moves())
    assert "pass" in moves
    assert {"Fo@1", "Jo@1", "Mu@9", "Re r1:1>x", "Sc"} <= moves
    assert not targets(table, "De"), "North has no card on the border"
    passed = table.play("pass")
    assert (passed.to_move, passed.phase) == (NORTH, "play~"), "the hand is full, nothing is drawn"
    assert Table.of(passed).hands["S"] == Table.of(table).hands["S"]
    assert Table.of(table.play("Fo@1").play("+c")).phase == "play"


@all_editions
def test_who_can_play_a_clan_card_may_not_pass(edition):
    """S7.6."""
    hand = "b1" + "DeFoJoMuReScSp"[: 2 * hand_size(edition) - 2]
    table = tactic_position({}, "S", south=hand, edition=edition)
    assert "pass" not in table.legal_moves()
    with pytest.raises(tb.IllegalMove, match="South can play a card, and then must"):
        table.play("pass")


@all_editions
def test_only_tactic_cards_in_hand_and_none_that_may_be_played(edition):
    """S7.8, S9.3: the limit is reached."""
    hand = "DeFoJoMuReSpTr"[: 2 * hand_size(edition)]
    table = tactic_position({1: "R1b1"}, "S", south=hand, edition=edition, played="Sc")
    assert table.legal_moves() == ("pass",)


@all_editions
def test_only_tactic_cards_in_hand_and_none_has_a_target(edition):
    """S7.8, S9.5: a blocked joker, and nothing on the border but a claimed stone."""
    table = tactic_position({1: "R7R8Jo+"}, "S", south="JoDeTrRe", edition=edition, played="Josc")
    assert table.legal_moves() == ("pass",)
    assert table.play("pass").phase == "draw~", "the hand is below its size (S3.6)"


@all_editions
def test_with_all_own_formations_complete_one_may_pass_or_play_a_tactic_card(edition):
    """S7.5, D-24: clan cards in hand, no slot for them."""
    cells = without(full_border("NSNSNSNSN"), "y4y5y6b1b2b3y1y2y3")
    cells |= {1: cells[1] + "-", 9: cells[9] + "-"}
    fields = {"south": "y4y5y6b1b2Fo", "north": "y1y2b3", "pile": "y3", "edition": edition}
    table = tactic_position(cells, "S", **fields)
    assert set(table.legal_moves()) == {"pass", *(f"Fo@{stone}" for stone in range(2, 9))}
    assert "pass" in table.legal_moves()


@all_editions
def test_mud_at_a_full_stone_makes_a_slot_and_ends_the_passing(edition):
    """S7.7, D-23, D-24: four cards there, so a clan card can be played again."""
    cells = without(full_border("NSNSNSNSN"), "y4y5y6b1b2b3y1y2y3")
    cells |= {1: cells[1] + "-", 9: cells[9] + "-", 5: "mu" + cells[5]}
    table = tactic_position(cells, "S", south="y4y5y6b1b2Fo", north="y1y2b3", pile="y3", edition=edition)
    assert "pass" not in table.legal_moves()
    assert {move for move in table.legal_moves() if "@" in move and move[0].islower()} == {
        f"{card}@5" for card in ("y4", "y5", "y6", "b1", "b2")
    }


@all_editions
def test_an_empty_hand_passes(edition):
    """S7.5."""
    cells = without(full_border("SNSNSNSNS"), "b6b3")
    table = with_no_tactics_left(cells, "S", south="-", north="b6b3", pile="-", edition=edition)
    assert table.legal_moves() == ("pass",)


@all_editions
def test_two_passes_in_a_row_end_the_game_whatever_is_left(edition):
    """S7.9: both pass with tactic cards in hand that they could have played; who is next takes what can be proven."""
    border = {2: "R7R8R9", 5: "b7b8b9", 7: "y1"}
    table = tactic_position(border, "S", south="FoSp", north="Mu", edition=edition)
    first = table.play("pass")
    while first.turn is SOUTH:
        first = first.play("." if "." in first.legal_moves() else "+t")
    assert (first.to_move, first.phase) in ((NORTH, "play~"), (NORTH, "claim-first~"))
    second = first.play(".") if first.phase == "claim-first~" else first
    assert "pass" in second.legal_moves()
    over = second.play("pass")
    while over.outcome is None:
        over = over.play("." if "." in over.legal_moves() else "+t")
    assert over.outcome == tb.Outcome(None, "adjudicated")
    assert (Table.of(over).owned("S"), Table.of(over).owned("N")) == ({2}, {5})
    assert tb.position(str(over)).outcome == over.outcome


@all_editions
def test_a_tactic_card_between_two_passes_is_a_play(edition):
    """S7.9: the count begins anew."""
    table = tactic_position({}, "S", south="FoSpJoMuDeTr", north="ReSc", edition=edition, played="").play("pass")
    while table.turn is SOUTH:
        table = table.play("+c")
    table = table.play("Sc")
    assert "~" not in table.phase
