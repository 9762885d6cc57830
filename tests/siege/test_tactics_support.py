"""Support: two discards are shuffled into the siege pile (rules B8, D-53, D-47)."""

from __future__ import annotations

from collections import Counter

import pytest

import tottenbury as tb
from tests.siege.lines import NORTH, SOUTH, TACTICAL, Table, moves, tactical, targets

DISCARDS = "b2g5r1y11"


def supporting(seat: str = "S", discards: str = DISCARDS, **fields: str) -> tb.Position:
    """The seat to move has support in hand."""
    hand = {"south" if seat == "S" else "north": "*Su"}
    return tactical(fields.pop("cells", {}), seat, fields.pop("phase", "play"), discards=discards, **hand, **fields)


@pytest.mark.parametrize("discards", ["-", "b2", "b2jo", "jospsh", "b2jojoshsp"])
def test_support_needs_two_discarded_siege_cards(discards: str) -> None:
    """B8, D-53: elite cards are no siege cards."""
    table = supporting(discards=discards)
    assert targets(table, "Su") == set()
    with pytest.raises(tb.IllegalMove, match=r"two|2"):
        table.play("Su")


@pytest.mark.parametrize("seat", ["S", "N"])
def test_two_siege_cards_are_picked_in_the_order_of_a_hand(seat: str) -> None:
    """D-53: the last one cannot be the first, elite cards are not offered."""
    table = supporting(seat, DISCARDS + "jo")
    assert targets(table, "Su") == {""}
    picking = table.play("Su")
    assert (picking.to_move, picking.phase) == (tb.Seat.of(seat), "support:2")
    assert moves(picking) == {"*b2", "*g5", "*r1"}
    second = picking.play("*g5")
    assert (second.to_move, second.phase) == (tb.Seat.of(seat), "support:1")
    assert moves(second) == {"*r1", "*y11"}
    for move in ("*b2", "*g5", "*Jo", "*b3", "."):
        with pytest.raises(tb.TottenburyError):
            second.play(move)


def test_the_first_card_goes_to_the_end_of_the_pile_openly() -> None:
    """B8: it has left the discards, and everybody sees where it is."""
    table = supporting().play("Su")
    assert Table.of(table).played == ("Su",)
    picked = table.play("*g5")
    assert Table.of(picked).discards == ("b2", "r1", "y11")
    assert Table.of(picked).pile == (*Table.of(table).pile, "g5")
    for viewer in (SOUTH, NORTH, None):
        assert Table.of(picked.view(viewer)).pile == ("g5",)
        again = tb.position(str(picked.view(viewer)))
        assert str(again) == str(picked.view(viewer))


def test_a_position_from_a_line_stops_where_the_pile_is_shuffled() -> None:
    """The shuffle is a chance step."""
    table = supporting().play("Su").play("*g5").play("*r1")
    assert (table.to_move, table.phase, moves(table)) == (SOUTH, "support:0", {"shuffle"})
    with pytest.raises(tb.NeedsChance):
        table.play("shuffle")
    assert tb.position(str(table)) == table


def test_a_scripted_shuffle_lays_the_pile_down_as_it_says() -> None:
    """The whole pile, from top to bottom."""
    table = supporting().play("Su").play("*g5").play("*r1")
    pile = Table.of(table).pile
    assert pile[-2:] == ("g5", "r1")
    order = pile[::-1]
    after = table.play("shuffle=" + "".join(order))
    assert after.phase == "draw"
    assert Table.of(after).pile == order
    assert Table.of(after).discards == ("b2", "y11")
    assert "^" not in str(after)
    assert "_" not in str(after)
    assert Table.of(after.play("+c")).hands["S"] == tuple(sorted_hand([*Table.of(after).hands["S"], "r1"]))


def sorted_hand(cards: list[str]) -> list[str]:
    """Siege cards in the order of a hand."""
    return sorted(cards, key=lambda card: (card[0], int(card[1:])))


@pytest.mark.parametrize("wrong", ["short", "other", "twice"])
def test_a_scripted_shuffle_must_be_the_same_pile(wrong: str) -> None:
    table = supporting().play("Su").play("*g5").play("*r1")
    pile = list(Table.of(table).pile)
    told = {"short": pile[1:], "other": [*pile[1:], "b2"], "twice": [*pile[1:], pile[1]]}[wrong]
    with pytest.raises(tb.TottenburyError):
        table.play("shuffle=" + "".join(told))


def test_a_seed_shuffles() -> None:
    """The same seed, the same pile; another seed, another one; the same cards always."""
    table = supporting().play("Su").play("*g5")
    piles = {seed: Table.of(table.play("*r1", seed=seed)).pile for seed in range(20)}
    assert len(set(piles.values())) == 20
    assert {tuple(sorted(pile)) for pile in piles.values()} == {tuple(sorted([*Table.of(table).pile, "r1"]))}
    assert Table.of(table.play("*r1", seed=3)).pile == piles[3]
    waiting = table.play("*r1")
    assert Table.of(waiting.play("shuffle", seed=3)).pile == piles[3]


def test_every_place_is_as_likely() -> None:
    """Where g5 comes to lie in a short pile: all places about equally often."""
    table = supporting(pile="b0g0p0", discards=None).play("Su").play("*g5")
    assert Table.of(table).pile == ("b0", "g0", "p0", "g5")
    places = Counter(Table.of(table.play("*r1", seed=seed)).pile.index("g5") for seed in range(1000))
    assert set(places) == set(range(5))
    assert all(140 <= count <= 260 for count in places.values()), places


def test_a_dealt_game_shuffles_by_itself_and_repeats_itself() -> None:
    """A game from a seed needs no script: the record says what came."""
    for seed in range(200):
        table = tb.rulebook(TACTICAL).deal(seed=seed)
        steps = ()
        for _ in range(90):
            legal = [str(move) for move in table.legal_moves()]
            retreat = [move for move in legal if move[0] == "<"]
            support = [move for move in legal if move == "Su" or move[0] == "*"]
            table, steps = table.steps((support or retreat or [move for move in legal if move == "+t"] or legal)[0])
            if any(text.startswith("shuffle") for _, text in steps) or table.outcome is not None:
                break
        shuffles = [text for _, text in steps if text.startswith("shuffle=")]
        if shuffles:
            assert table.phase != "support:0", f"seed {seed}"
            said = tuple(Table.of(f"x . S play - - {shuffles[0][8:]} 0 -").pile)
            assert said == Table.of(table).pile or said[1:] == Table.of(table).pile, f"seed {seed}"
            return
    pytest.fail("no game in which support was played")


def test_the_supported_cards_are_available_again_in_proofs() -> None:
    """B8, B5.3: b7 was known to be gone; back in the pile it completes b6 b8."""
    cells = {3: "R4R5R6b6b8"}
    table = supporting(cells=cells, discards="b7y1")
    assert table.prove(3).holds
    after = table.play("Su").play("*b7").play("*y1", seed=1)
    assert not after.prove(3, SOUTH).holds
    assert after.prove(3, SOUTH).added == ("b7",)
    assert after.phase == "draw", "nothing to declare"


def test_after_support_the_turn_goes_on() -> None:
    """B3.1: window, draw."""
    table = supporting(cells={4: "R10R11"}).play("Su").play("*g5").play("*r1", seed=5)
    assert (table.phase, moves(table)) == ("declare", {"!4", "."})
    assert table.play(".").phase == "draw"
    north = supporting("N").play("Su").play("*g5").play("*r1", seed=5)
    assert (north.to_move, north.phase) == (NORTH, "draw")


def test_nothing_may_be_declared_while_support_is_under_way() -> None:
    """B8: the card is played as a whole."""
    table = supporting(cells={4: "R10R11"}).play("Su")
    for move in ("!4", ".", "+c"):
        with pytest.raises(tb.IllegalMove):
            table.play(move)


def test_support_does_not_lift_the_end() -> None:
    """B6.4, D-47: the cards may be drawn, the end stays."""
    table = supporting("N", phase="play*", pile="-", discards=None)
    first, second = Table.of(table).discards[:2]
    table = table.play("Su").play(f"*{first}").play(f"*{second}", seed=2)
    assert table.phase == "draw*"
    after = table.play("+c")
    assert (after.to_move, after.phase) == (SOUTH, "play**")
    assert len(Table.of(after).pile) == 1
    assert tb.position(str(after)) == after
    card = Table.of(after).hands["S"][0]
    drawing = after.play(f"{card}@1")
    assert (drawing.phase, moves(drawing)) == ("draw**", {"+c", "+t"})
    end = drawing.play("+c")
    assert (end.outcome.winner, end.outcome.reason) == (NORTH, "held")
    assert tb.position(str(end)).outcome == end.outcome


def test_support_with_an_empty_pile_in_the_last_turn() -> None:
    """B6.4."""
    table = supporting("S", phase="play**", pile="-", discards=None)
    first, second = Table.of(table).discards[:2]
    after = table.play("Su").play(f"*{first}").play(f"*{second}", seed=2)
    assert after.phase == "draw**"
    assert after.play("+c").outcome.reason == "held"


# What is seen


def test_a_view_knows_nothing_of_the_order_after_the_shuffle() -> None:
    table = supporting().play("Su").play("*g5")
    after = table.play("*r1", seed=4)
    size = len(Table.of(after).pile)
    for viewer in (SOUTH, NORTH, None):
        assert str(after.view(viewer)).split(" ")[6] == f"?{size}"


def test_a_view_is_told_that_the_pile_was_shuffled() -> None:
    told = supporting().view(NORTH).play("Su").play("*g5").play("*r1")
    assert told.phase == "support:0"
    after = told.play("shuffle=?")
    real = supporting().play("Su").play("*g5").play("*r1", seed=4)
    assert str(after) == str(real.view(NORTH))


def test_the_step_of_the_shuffle_is_hidden_from_everybody() -> None:
    waiting = supporting().play("Su").play("*g5").play("*r1")
    scripted = "shuffle=" + "".join(Table.of(waiting).pile[::-1])
    _, steps = waiting.steps(scripted)
    assert steps[0][1] == scripted
    recorder = tb.Recorder(waiting)
    recorder.play(scripted)
    for viewer in (SOUTH, NORTH, None):
        assert "shuffle=?" in str(recorder.record().view(viewer))
        assert scripted not in str(recorder.record().view(viewer))
