"""The options of the rulebooks with tactic cards: each ruling of part D with its default and the other way."""

from __future__ import annotations

import pytest

import tottenbury as tb
from tests.stones.lines import EDITIONS, TACTIC_EDITIONS, Table, claims, full_border, without
from tests.stones.tactic_lines import GERMAN, hand_size, short_piles, tactic_position, targets

TACTIC_OPTIONS = {
    name: choices
    for name, choices in tb.rulebook("stones-2024-tactics").game.edition.options.items()
    if name not in tb.rulebook("stones-2024").game.options()
}

SOUTH, NORTH = tb.Seat.SOUTH, tb.Seat.NORTH
DEFAULTS = {
    "allow_void_tactics": "no",
    "joker_limit": "per_game",
    "joker_return": "no",
    "mud_claim": "proof",
    "mud_excess": "owner_discards",
    "one_tactic_a_stone": "terrain",
    "optional_tactics_draw": "no",
    "scout_short": "to_size",
}
DUTCH = "stones-2004-tactics"

all_editions = pytest.mark.parametrize("edition", TACTIC_EDITIONS)


def defaults_of(edition: str) -> dict[str, str]:
    """Every option of an edition with its ruling."""
    own = {"stone_cards_targetable": "no" if edition in GERMAN else "yes"}
    return {name: word for name, word in (DEFAULTS | own).items() if edition in GERMAN or name != "one_tactic_a_stone"}


# Names


@all_editions
def test_the_id_carries_an_option_only_if_it_differs_from_the_ruling(edition):
    for option, ruling in defaults_of(edition).items():
        for word in TACTIC_OPTIONS[option]:
            book = tb.rulebook(f"{edition};{option}={word}")
            assert book.id == (edition if word == ruling else f"{edition};{option}={word}")
            assert str(book.deal(seed=1)).split()[0] == book.id


@all_editions
def test_every_option_is_known_and_tested_here(edition):
    assert set(TACTIC_OPTIONS) == {*DEFAULTS, "stone_cards_targetable"}
    with pytest.raises(tb.UnknownName, match="has no option 'luck'"):
        tb.rulebook(f"{edition};luck=yes")
    for option in defaults_of(edition):
        with pytest.raises(tb.UnknownName, match=f"the option {option} is one of"):
            tb.rulebook(f"{edition};{option}=maybe")


@all_editions
def test_several_options_stand_in_alphabetical_order(edition):
    book = tb.rulebook(f"{edition};scout_short=always_two;hand=5;joker_return=yes;joker_limit=per_game")
    assert book.id == f"{edition};hand=5;joker_return=yes;scout_short=always_two"
    assert tb.rulebook(book.id).id == book.id
    with pytest.raises(tb.UnknownName, match="names an option twice"):
        tb.rulebook(f"{edition};hand=5;hand=5")


@pytest.mark.parametrize("option", TACTIC_OPTIONS)
@pytest.mark.parametrize("edition", EDITIONS)
def test_base_games_have_none_of_them(edition, option):
    with pytest.raises(tb.UnknownName, match="has no option"):
        tb.rulebook(f"{edition};{option}=yes")


def test_2004_has_no_limit_of_terrain_cards_to_read_strictly():
    """S9.22."""
    with pytest.raises(tb.UnknownName, match="has no option 'one_tactic_a_stone'"):
        tb.rulebook("stones-2004-tactics;one_tactic_a_stone=any")


@all_editions
def test_a_record_says_by_which_rules_it_was_played(edition):
    start = tb.rulebook(f"{edition};scout_short=always_two").deal(seed=3)
    record = tb.Recorder(start).record()
    assert record.tags["Rulebook"] == f"{edition};scout_short=always_two"
    assert tb.Record.parse(str(record)).book.id == start.book.id


# What they do


@all_editions
@pytest.mark.parametrize("card", ["Re", "De", "Tr"])
def test_a_guile_card_without_a_target_may_be_burnt(edition, card):
    """D-16: not by default; nor with the option where there is a target."""
    other = f"{edition};allow_void_tactics=yes"
    assert targets(tactic_position({}, "S", south=f"*{card}", edition=edition), card) == set()
    table = tactic_position({}, "S", south=f"*{card}", edition=other)
    assert targets(table, card) == {""}
    after = Table.of(table.play(card))
    assert (after.played, after.discards, set(after.cells), after.phase) == ((card,), (), {"."}, "draw")
    full = tactic_position({1: "R1b1"}, "S", south=f"*{card}", edition=other)
    assert "" not in targets(full, card)
    with pytest.raises(tb.IllegalMove, match="it needs a target"):
        full.play(card)


@all_editions
def test_a_second_joker_while_none_lies_on_the_table(edition):
    """D-11."""
    gone = {"discards": "jo" if edition in GERMAN else "Jo", "played": "Jode"}
    assert targets(tactic_position({}, "S", south="*Jo", edition=edition, **gone), "Jo") == set()
    other = f"{edition};joker_limit=on_table"
    table = tactic_position({}, "S", south="*Jo", edition=other, **gone)
    assert targets(table, "Jo") == set("123456789")
    lying = tactic_position({1: "Jo", 2: "sp"}, "S", south="*Jo", edition=other)
    assert targets(lying, "Jo") == set()
    closed = tactic_position({1: "R5R6Jo+", 2: "sp"}, "S", south="*Jo", edition=other)
    assert targets(closed, "Jo") == set(), "at a claimed stone it lies on the table, too"


def test_a_second_joker_that_may_be_played_is_refused_for_what_really_is_in_the_way():
    """D-11, S3.2: the first joker is gone, so it is the full side that stops the second."""
    fields = {"south": "*Jo", "discards": "Jo", "played": "Jode", "edition": f"{DUTCH};joker_limit=on_table"}
    with pytest.raises(tb.IllegalMove, match="South's side of stone 1 is full"):
        tactic_position({1: "R1R2R3"}, "S", **fields).play("Jo@1")


@all_editions
def test_a_blocked_joker_may_be_returned_by_the_scout(edition):
    """D-12."""
    fields = {"south": "*Jo", "also": "deSctr"}
    blocked = tactic_position({1: "Jo"}, "S", "scout-return:1", edition=edition, **fields)
    assert "<Jo" not in blocked.legal_moves()
    free = tactic_position({1: "Jo"}, "S", "scout-return:1", edition=f"{edition};joker_return=yes", **fields)
    assert "<Jo" in free.legal_moves()
    after = Table.of(free.play("<Jo"))
    assert "Jo" not in after.hands["S"]
    assert after.tactic_pile[-1 if edition in GERMAN else 0] == "Jo"


@pytest.mark.parametrize(
    ("side", "gone"),
    [
        ("B9R1R2R3", "b9"),  # a colour run is left
        ("R1R2R3R4", "r1"),
        ("R3B3G3Y9", "y9"),
        ("R1B5G7Y9", "r1"),
        ("R1R2R3Jo", "r1"),  # r2 r3 and a joker: 2 3 4
        ("R7B7G7Jo", "r7"),  # what is left is the same whichever seven goes
    ],
)
def test_the_worst_of_four_cards_may_go_by_itself(side, gone):
    """D-14: the strongest three stay; of equals the first goes. By default the owner decides."""
    cells = {3: f"mu{side}"}
    fields = {"south": "*De", "also": "sc" if "Jo" in side else ""}
    assert tactic_position(cells, "S", edition=DUTCH, **fields).play("De Mu:3").phase == "mud-discard"
    table = tactic_position(cells, "S", edition=f"{DUTCH};mud_excess=auto_worst", **fields).play("De Mu:3")
    assert table.phase in ("claim", "draw")
    assert Table.of(table).discards == (gone.capitalize(), "mu")
    assert gone not in Table.of(table).side(3, "S")
    assert len(Table.of(table).side(3, "S")) == 3


def test_the_worst_cards_of_both_sides_go_by_themselves():
    """D-14."""
    table = tactic_position({3: "mub1R9b2R1b3R2b9R3"}, "S", south="*De", edition=f"{DUTCH};mud_excess=auto_worst").play("De Mu:3")
    assert Table.of(table).cells[2] == "b1b2R1b3R2R3"
    assert Table.of(table).discards == ("R9", "b9", "mu")


def test_mud_that_holds_a_fourth_card_may_be_held_to_stay():
    """D-14: on either side; it goes while neither side has four."""
    other = f"{DUTCH};mud_excess=forbid"
    for cell, allowed in (("muR1R2R3R4", False), ("mub1b2b3b4R1", False), ("mub1b2b3R1R2R3", True)):
        table = tactic_position({3: cell}, "S", south="*De", edition=other)
        assert ("Mu:3" in targets(table, "De")) == allowed
        assert "Mu:3" in targets(tactic_position({3: cell}, "S", south="*De", edition=DUTCH), "De")
        if not allowed:
            with pytest.raises(tb.IllegalMove, match="the mud at stone 3 holds a fourth card"):
                table.play("De Mu:3")
    own = tactic_position({3: "MuR1R2R3R4", 4: "sp"}, "S", south="*Re", edition=other)
    assert not [target for target in targets(own, "Re") if target.startswith("Mu")]


@pytest.mark.parametrize("edition", GERMAN)
def test_one_tactic_card_of_any_kind_at_a_stone(edition):
    """D-15: wild cards count, too, on either side."""
    cells = {1: "Joo1", 2: "spO2", 3: "foB1", 4: "R1"}
    fields = {"south": "*MuShRe", "played": "JospScfo"}
    usual = tactic_position(cells, "S", edition=edition, **fields)
    assert targets(usual, "Mu") == set("12456789")
    assert targets(usual, "Sh") == set("123456789")
    assert {f"Jo:1>{stone}" for stone in range(2, 10)} < targets(usual, "Re")
    strict = tactic_position(cells, "S", edition=f"{edition};one_tactic_a_stone=any", **fields)
    assert targets(strict, "Mu") == set("456789")
    assert targets(strict, "Sh") == set("456789")
    assert {target for target in targets(strict, "Re") if target.startswith("Jo")} == {f"Jo:1>{stone}" for stone in "456789x"}
    assert "r1:4>1" in targets(strict, "Re"), "clan cards go everywhere"
    with pytest.raises(tb.IllegalMove, match="only one tactic card may lie at a stone"):
        strict.play("Sh@1")


@pytest.mark.parametrize("edition", GERMAN)
def test_terrain_at_a_stone_with_a_wild_card_is_refused_for_the_wild_card(edition):
    """D-15: no terrain card lies there."""
    table = tactic_position({1: "Joo1"}, "S", south="*Mu", played="Josc", edition=f"{edition};one_tactic_a_stone=any")
    with pytest.raises(tb.IllegalMove, match="only one tactic card may lie at a stone"):
        table.play("Mu@1")


@all_editions
def test_a_player_may_decline_to_draw_when_only_tactic_cards_are_left(edition):
    """D-21."""
    cells = without(full_border("SNSNSNSNS"), "b6b3")
    fields = {"south": "b6", "north": "b3", "pile": "-"}
    usual = tactic_position(cells, "S", edition=edition, **fields).play("b6@9")
    usual = usual.play(".") if usual.phase == "claim" else usual
    assert len(Table.of(usual).hands["S"]) == 1
    table = tactic_position(cells, "S", edition=f"{edition};optional_tactics_draw=yes", **fields).play("b6@9")
    table = table.play(".") if table.phase == "claim" else table
    assert (table.phase, table.legal_moves()) == ("draw", ("+t", "."))
    declined = table.play(".")
    assert (declined.turn, Table.of(declined).hands["S"]) == (NORTH, ())
    assert Table.of(table.play("+t")).hands["S"] == ("Jo",)


@all_editions
def test_while_clan_cards_are_left_drawing_is_mandatory_with_the_option_too(edition):
    """D-21."""
    table = tactic_position({}, "S", "draw", edition=f"{edition};optional_tactics_draw=yes")
    assert table.legal_moves() == ("+c", "+t")


@all_editions
def test_a_scout_may_have_to_return_two_cards_always(edition):
    """D-20: also when the piles were short; then a card is drawn as usual."""
    usual = short_piles(edition, "y9", "-").play("Sc")
    assert not usual.phase.startswith("scout")
    table = short_piles(f"{edition};scout_short=always_two", "y9", "-").play("Sc")
    assert table.phase == "scout-return:2"
    assert len(Table.of(table).hands["S"]) == hand_size(edition)
    after = table.play("<b1").play("<b2")
    after = after.play(".") if after.phase == "claim" else after
    assert after.turn is NORTH
    after = Table.of(after)
    assert (len(after.hands["S"]), len(after.pile)) == (hand_size(edition) - 1, 1)


@all_editions
def test_terrain_cards_may_be_targets_or_not(edition):
    """D-13."""
    cells = {1: "FoR1", 2: "mub1"}
    yes, no = (tactic_position(cells, "S", south="*ReDe", edition=f"{edition};stone_cards_targetable={word}") for word in ("yes", "no"))
    assert not [move for move in no.legal_moves() if ":" in move and ("Fo" in move or "Mu" in move)]
    fog = "3456789x" if edition in GERMAN else "23456789x"
    assert {target for target in targets(yes, "Re") if target.startswith("Fo")} == {f"Fo:1>{target}" for target in fog}
    assert targets(yes, "De") == {"Mu:2", "b1:2"}
    discarded = Table.of(yes.play("De Mu:2"))
    assert discarded.discards == ("mu",)


@all_editions
def test_a_hand_may_have_another_size(edition):
    """D-30."""
    table = Table.of(tb.rulebook(f"{edition};hand=8").deal(seed=1))
    assert (len(table.hands["S"]), len(table.pile)) == (8, 38)


@pytest.mark.parametrize("edition", ["stones-2024-tactics", "stones-2004-tactics"])
def test_claims_may_be_made_in_the_whole_own_turn(edition):
    """D-01."""
    table = tactic_position({1: "R7R8R9", 3: "B8B9"}, "S", "claim-first", south="*Jo", edition=f"{edition};claim_window=own_turn")
    after = table.play("!1").play("Jo@3")
    assert (after.phase, claims(after)) == ("claim", {3})
    assert table.play(".").phase == "play"


@pytest.mark.parametrize("window", ["own_turn", "turn_start", "after_play"])
@pytest.mark.parametrize("mud", ["owner_discards", "auto_worst", "forbid"])
@pytest.mark.parametrize("void", ["yes", "no"])
@pytest.mark.parametrize("edition", ["stones-2024-tactics", "stones-2004-tactics"])
def test_random_games_with_other_rulings_end(edition, window, mud, void):
    options = {
        "allow_void_tactics": void,
        "claim_window": window,
        "joker_limit": "on_table" if void == "yes" else "per_game",
        "joker_return": void,
        "mud_claim": "both_full" if void == "yes" else "proof",
        "mud_excess": mud,
        "optional_tactics_draw": void,
        "scout_short": "always_two" if void == "yes" else "to_size",
        "stone_cards_targetable": "yes",
    }
    if edition in GERMAN and void == "yes":
        options["one_tactic_a_stone"] = "any"
    book = tb.rulebook(edition + "".join(f";{name}={word}" for name, word in options.items()))
    games = book.game.random_games(5, 100)
    assert len(games) == 100
    assert {outcome.reason for outcome, *_ in games} <= {"three-adjacent", "five", "adjudicated"}


# mud_claim


def muddy(edition: str, mine: str, theirs: str, phase: str = "claim") -> tb.Position:
    """South has four cards in the mud of stone 1, North these."""
    return tactic_position({1: f"mu{mine}{theirs}"}, "S", phase, edition=edition)


@pytest.mark.parametrize("edition", ["stones-2004-tactics", "stones-2024-tactics"])
@pytest.mark.parametrize("theirs", ["", "b1", "b1g3", "b1g3o5"])
def test_both_sides_may_have_to_be_full_before_a_claim_in_the_mud(edition, theirs):
    """S9.25, D-34: a proof suffices by default, and not with the option."""
    mine = "R9R8R7R6"
    assert claims(muddy(edition, mine, theirs)) == {1}
    table = muddy(f"{edition};mud_claim=both_full", mine, theirs)
    assert claims(table) == set()
    proof = table.prove(1)
    assert not proof.holds
    assert proof.counter is None
    assert str(proof.reason) == f"in the mud both sides need 4 cards for a claim, and North's side of stone 1 has {len(theirs) // 2}"
    with pytest.raises(tb.IllegalMove, match="in the mud both sides need 4 cards"):
        table.play("!1")


@pytest.mark.parametrize("edition", ["stones-2004-tactics", "stones-2024-tactics"])
def test_with_both_sides_full_the_mud_is_claimed_as_ever(edition):
    """D-34: with the option, too, the formations decide, and elsewhere a proof does."""
    book = f"{edition};mud_claim=both_full"
    assert claims(muddy(book, "R9R8R7R6", "b1g3o5p7")) == {1}
    assert claims(muddy(book, "R9R8R7B1", "b2b3b4b5")) == set()
    assert claims(tactic_position({2: "R9R8R7"}, "S", "claim", edition=book)) == {2}


def test_a_counter_formation_is_shown_beside_the_missing_cards():
    """D-34: what would beat the claim stays worth knowing."""
    proof = muddy("stones-2004-tactics;mud_claim=both_full", "R9R8R7B1", "b2b3b4").prove(1)
    assert proof.counter is not None
    assert proof.counter.key == "colour run"


def test_an_adjudication_takes_no_stone_in_the_mud_that_is_half_empty():
    """S7.9, D-34."""
    for option, owned in (("", {1}), (";mud_claim=both_full", set())):
        table = tactic_position({1: "muR9R8R7R6b1"}, "S", "claim~~", "JoSh", "SpFo", edition=f"stones-2004-tactics{option}")
        over = table.play(".").play("+c")
        assert Table.of(over).owned("S") == owned
        assert over.outcome == tb.Outcome(SOUTH if owned else None, "adjudicated")
        assert tb.position(str(over)).outcome == over.outcome
