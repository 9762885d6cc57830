"""Nothing that a table tells depends on cards that the viewer may not know: projections, refusals, what follows a move."""

from __future__ import annotations

from random import Random

import pytest

import tottenbury as tb
from tests.opponents.views import CARD_BOOKS, random_views
from tests.session.tables import VIEWERS, TryTable
from tests.siege.random_games import redealt as redealt_siege
from tests.stones.random_games import redealt as redealt_stones
from tottenbury.core.errors import TottenburyError
from tottenbury.session import Accept, Chat, Confirm, Decline, Leave, Move, Offer, Undo, project
from tottenbury.session.commands import Command

QUIET_COMMANDS: list[Command] = [Chat("hm"), Leave(), Offer("draw"), Decline("draw")]
OTHER_COMMANDS: list[Command] = [Undo(), Confirm(), Offer("undo"), Accept("draw"), Accept("undo"), Offer("rematch")]


def redealt(line: str, viewer: tb.Seat | None, rng: Random) -> str:
    """The same position with everything that the viewer cannot see shuffled."""
    return (redealt_siege if line.startswith("siege") else redealt_stones)(line, viewer, rng)


def wrong_moves(rulebook: str) -> list[str]:
    """Moves of every kind for every card, claims everywhere, scripted results and plain nonsense."""
    siege = rulebook.startswith("siege")
    cards = [f"{c}{n}" for c in ("bgpry" if siege else "bgopry") for n in (range(12) if siege else range(1, 10))]
    tactics = ["Jo", "Sp", "Sh", "Fo", "Mu", "Sc", "Re", "De", "Tr", "Su", "Sw", "Ex", "Rc"]
    places = range(1, 8 if siege else 10)
    moves = [f"{card}@{place}" for card in cards + tactics for place in (1, 4, 7)]
    moves += [f"{sign}{card}" for sign in "<>" for card in cards + tactics]
    moves += [f"{sign}{place}" for sign in ("!", "oil@", "<") for place in places] + tactics
    moves += [
        f"{name} {card}:{place}{to}"
        for name, to in (("De", ""), ("Re", ">2"), ("Re", ">x"), ("Tr", ">3"))
        for card in cards[::5]
        for place in (1, 5)
    ]
    moves += [f"+{pile}{result}" for pile in "ct" for result in ("", "=?", *(f"={card}" for card in cards[::4] + tactics))]
    return [*moves, ".", "pass", "", "nonsense", "r7@99", "!0", "x9@1", "+c=", "=", "@"]


def pairs(rulebook: str, seed: int, confirm: bool = False, step: int = 9) -> list[tuple[str, tb.Seat | None, TryTable, TryTable]]:
    """Tables that differ only in what a viewer cannot see, along a random game: how to find them again, the viewer, and both."""
    rng = Random(seed)
    found = []
    for n, (position, _) in enumerate(random_views(rulebook, seed)):
        if n % step == seed % step:
            for viewer in VIEWERS:
                lines = [str(position), redealt(str(position), viewer, rng)]
                tables = [TryTable.joined(rulebook, seed, position=line, confirm=confirm) for line in lines]
                found.append((f"{rulebook}, seed {seed}, viewer {viewer}: {' and '.join(lines)}", viewer, *tables))
    return found


def answer(table: TryTable, player: tb.Seat, command: Command) -> str:
    """What a player is told: why not, or nothing."""
    try:
        table.say(player, command)
    except TottenburyError as refusal:
        return f"{type(refusal).__name__}: {refusal}"
    return ""


@pytest.mark.parametrize("rulebook", CARD_BOOKS)
def test_what_is_hidden_changes_neither_projections_nor_refusals(rulebook: str) -> None:
    other_worlds = refusals = 0
    for seed in range(3):
        for where, viewer, one, other in pairs(rulebook, seed):
            other_worlds += one.session.position != other.session.position
            assert project(one.session, viewer) == project(other.session, viewer), where
            if viewer is None:
                continue
            legal = one.table(viewer).legal
            for move in wrong_moves(rulebook):
                if move not in legal:
                    told = [answer(table, viewer, Move(move)) for table in (one, other)]
                    assert told[0] == told[1] != "", f"{move!r} in {where}"
                    refusals += 1
            for command in QUIET_COMMANDS + OTHER_COMMANDS:
                told = [answer(table, viewer, command) for table in (one, other)]
                assert told[0] == told[1], f"{command} in {where}"
                assert project(one.session, viewer) == project(other.session, viewer), f"{command} in {where}"
    assert other_worlds > 20
    assert refusals > 1000


@pytest.mark.parametrize("rulebook", CARD_BOOKS)
def test_a_move_that_reveals_nothing_leaves_the_projections_equal(rulebook: str) -> None:
    quiet = 0
    for seed in range(3):
        for where, viewer, one, other in pairs(rulebook, seed):
            position = one.session.position
            if viewer is None or one.session.decider is not viewer or position is None:
                continue
            for move in one.table(viewer).legal:
                if position.tell(move).reveals:
                    continue
                assert answer(one, viewer, Move(move)) == answer(other, viewer, Move(move)) == "", f"{move} in {where}"
                if one.session.outcome is not None:  # the game is over, and every card may be seen
                    assert one.table(viewer).position == str(one.session.position)
                    break
                assert project(one.session, viewer) == project(other.session, viewer), f"{move} in {where}"
                quiet += 1
                undone = [answer(table, viewer, Undo()) for table in (one, other)]
                assert undone[0] == undone[1], f"undo of {move} in {where}"
                if undone[0]:
                    break
    assert quiet > 0


@pytest.mark.parametrize("rulebook", CARD_BOOKS)
def test_a_move_that_waits_tells_nothing_of_what_it_will_bring(rulebook: str) -> None:
    """With tactic cards one chooses a pile, so that there is hardly ever a card that comes unasked."""
    waited = 0
    for seed in range(3):
        for where, viewer, one, other in pairs(rulebook, seed, confirm=True):
            if viewer is None or one.session.decider is not viewer:
                continue
            for move in one.table(viewer).legal:
                if move in ("+c", "+t"):
                    continue  # asked for, and therefore shown at once
                assert answer(one, viewer, Move(move)) == answer(other, viewer, Move(move)) == "", f"{move} in {where}"
                if one.session.outcome is not None:
                    break  # it has ended the game, and every card is open by right
                assert project(one.session, viewer) == project(other.session, viewer), f"{move} in {where}"
                if one.session.waiting is None and one.session.decider is not viewer:
                    break
                waited += one.session.waiting is not None
                undone = [answer(table, viewer, Undo()) for table in (one, other)]
                assert undone[0] == undone[1], f"undo of {move} in {where}"
                assert project(one.session, viewer) == project(other.session, viewer), f"undo of {move} in {where}"
                if undone[0]:
                    break
    assert waited > 0 or "-" in rulebook.partition("-")[2]


@pytest.mark.parametrize("rulebook", CARD_BOOKS)
def test_nobody_says_what_a_move_shall_bring(rulebook: str) -> None:
    """A result behind a move is refused, the true one included."""
    for seed in range(2):
        for position, view in list(random_views(rulebook, seed))[seed::10]:
            assert view.seat is not None
            table = TryTable.joined(rulebook, seed, position=str(position))
            for move in view.legal_moves()[::4]:
                for _, text in [*position.tell(move).steps, (view.seat, f"{move}=?"), (view.seat, "+c=r5")]:
                    if "=" in text:
                        table.refuse(view.seat, Move(text))
