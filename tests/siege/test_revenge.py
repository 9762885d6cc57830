"""Two games with roles exchanged (rules B7, D-59): what a finished game counts in a match."""

from __future__ import annotations

import pytest

import tottenbury as tb
from tests.siege.lines import BASE, NORTH, SOUTH, TACTICAL, Table, damaged, position


def margin(end: tb.Position) -> int:
    """How impressive a win was."""
    assert end.outcome is not None
    return end.book.game.margin(end.state, end.outcome)


def won(pile: str, edition: str = BASE) -> tb.Position:
    """The attacker has won with these cards left in the siege pile."""
    return position({2: "!R11B11"}, pile=pile, edition=edition).play("!2")


def held(cauldrons: int, *breaches: int) -> tb.Position:
    """The defender has held the wall."""
    table = position(damaged({}, *breaches), "S", "play**", south="b1b2", north="g1g2", pile="-", cauldrons=cauldrons)
    return table.play("b1@5")


@pytest.mark.parametrize(("pile", "cards"), [("b0", 1), ("b0b1b2", 3)])
@pytest.mark.parametrize("edition", [BASE, TACTICAL])
def test_an_attackers_win_counts_the_cards_left_in_the_siege_pile(edition: str, pile: str, cards: int) -> None:
    """B7.2, D-59: tactic cards do not count."""
    assert margin(won(pile, edition)) == cards


@pytest.mark.parametrize(("cauldrons", "breaches", "count"), [(3, (), 10), (0, (), 7), (2, (1, 4), 7), (0, (1, 2, 3), 4)])
def test_a_defenders_win_counts_intact_tiles_and_unused_cauldrons(cauldrons: int, breaches: tuple[int, ...], count: int) -> None:
    """B7.2."""
    end = held(cauldrons, *breaches)
    assert Table.of(end).to_move == "N"
    assert margin(end) == count


def ended(text: str) -> tb.Position:
    """A game that ended as the words say."""
    how, first, *rest = text.split()
    return won(first) if how == "won" else held(int(first), *map(int, rest))


def played(*ends: tb.Position) -> tb.Match:
    """A revenge in which these games were played."""
    match = tb.Match("revenge", SOUTH)
    for end in ends:
        match.add(end.outcome, end.book.game.points(end.state, end.outcome), margin(end))
    return match


def test_the_players_change_seats_and_who_wins_both_wins_the_match() -> None:
    """B7.1: the first game's attacker wins it, and then holds the wall."""
    match = played(won("b0"))
    assert not match.over
    assert match.seat(SOUTH) is NORTH
    match = played(won("b0"), held(0))
    assert (match.over, match.winner) == (True, SOUTH)
    assert played(held(0), won("b0")).winner is NORTH


@pytest.mark.parametrize(
    ("first", "second", "winner"),
    [
        ("won b0b1", "won b0", SOUTH),  # both won as attacker: more cards in the pile
        ("won b0", "won b0b1", NORTH),
        ("held 3", "held 2", NORTH),  # both won as defender: the first game was North's
        ("held 1 3", "held 1", SOUTH),
        ("won b0", "won b1", None),  # equal: one more game
        ("held 3 1", "held 2", None),
    ],
)
def test_one_win_each_is_decided_by_the_more_impressive_one(first: str, second: str, winner: tb.Seat | None) -> None:
    """B7.2: `won` with a pile, `held` with cauldrons and damaged tiles."""
    match = played(ended(first), ended(second))
    assert match.over == (winner is not None)
    if winner is not None:
        assert match.winner is winner
