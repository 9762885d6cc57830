"""Views: everything lies open but the throws to come."""

from __future__ import annotations

import pytest

import tottenbury as tb
from tests.tug.lines import BOOK, NORTH, SOUTH, moves, played, turn

VIEWERS = (SOUTH, NORTH, None)


@pytest.mark.parametrize("viewer", VIEWERS)
def test_everybody_sees_the_whole_table(viewer: tb.Seat | None) -> None:
    """A seat, the other one, a spectator; also the moves of whoever is to move."""
    for text in ("tug 432 9 511 6w1 S act 441", "tug 611 8 511 7 N roll -", "tug 661 13 511 7 S reroll 55'3", "tug 432 9 511 0 S over -"):
        table = tb.position(text)
        view = table.view(viewer)
        assert isinstance(view, tb.View)
        assert view.seat is viewer
        assert str(view) == text
        assert view.legal_moves() == table.legal_moves()
        assert (view.outcome, view.phase, view.to_move) == (table.outcome, table.phase, table.to_move)
        assert view.view(SOUTH) == view


@pytest.mark.parametrize("viewer", VIEWERS)
def test_a_view_cannot_foresee_a_throw(viewer: tb.Seat | None) -> None:
    """Not of a dealt game, whose throws a seed decides, and not of a position that has been given one."""
    for seed in range(10):
        for table in (tb.rulebook(BOOK).deal(seed), turn("432").with_chance(seed)):
            with pytest.raises(tb.NeedsChance):
                table.view(viewer).play("roll")
            with pytest.raises(tb.NeedsChance):
                table.view(viewer).view(table.to_move).play("roll")
            assert len(table.view(viewer).chance()) == 56


@pytest.mark.parametrize("viewer", VIEWERS)
def test_a_view_cannot_foresee_a_reroll(viewer: tb.Seat | None) -> None:
    table = turn("666").with_chance(3).play("roll")
    assert table.phase == "reroll"
    view = table.view(viewer)
    for move in moves(table) - {"keep"}:
        with pytest.raises(tb.NeedsChance):
            view.play(move)
        assert len(view.results(move)) == 6
    assert view.play("keep") == table.play("keep").view(viewer)


def test_a_view_can_be_told_or_given_a_seed() -> None:
    view = tb.rulebook(BOOK).deal(3).view(NORTH)
    told = view.play("roll 531")
    assert isinstance(told, tb.View)
    assert "531" in str(told)
    assert view.play("roll", seed=4) == view.play("roll", seed=4)
    assert len({str(view.play("roll", seed=seed)) for seed in range(40)}) > 15


def test_two_games_that_look_alike_give_the_same_view() -> None:
    """Two dealt positions with the same text throw differently later on; their views do not differ in a single bit."""
    found: dict[str, tb.Position] = {}
    pairs = differing = 0
    for seed in range(4_000):
        dealt = tb.rulebook(BOOK).deal(seed)
        twin = found.setdefault(str(dealt), dealt)
        if twin is dealt:
            continue
        pairs += 1
        differing += twin.play("roll") != dealt.play("roll")
        for viewer in VIEWERS:
            one, other = twin.view(viewer), dealt.view(viewer)
            assert one == other
            assert one.state == other.state, f"seed {seed}: {dealt}"
        if pairs == 40:
            break
    assert pairs == 40
    assert differing > 30, "the twins are no copies"


@pytest.mark.parametrize("options", ["", "weak_next_turn=yes"])
def test_later_in_a_game_a_view_tells_nothing_more(options: str) -> None:
    """After throws by chance, in all phases, the view is that of the line alone."""
    for seed in range(12):
        table = turn("661", other_column="666", options=options).with_chance(seed)
        player = tb.opponent("random", seed)
        for _ in range(25):
            if table.outcome is not None:
                break
            for viewer in VIEWERS:
                plain = tb.position(str(table)).view(viewer)
                assert table.view(viewer).state == plain.state, f"seed {seed}: {table}"
            table = table.play(player.choose(table.view(table.to_move)))


def test_a_told_throw_is_used_up() -> None:
    """It does not come a second time."""
    table = played(tb.rulebook(BOOK).deal(5, first=SOUTH), "roll 531")
    assert table.view(NORTH).state == tb.position(str(table)).view(NORTH).state
    rerolled = turn("661").play("roll 531").play("reroll 1=4")
    with pytest.raises(tb.NeedsChance):
        rerolled.play("reroll 5")


def test_a_viewer_sees_what_was_thrown() -> None:
    dealt = tb.rulebook(BOOK).deal(6)
    thrown, steps = dealt.steps("roll")
    for viewer in VIEWERS:
        assert dealt.steps_seen_by(viewer, "roll") == steps
        assert dealt.view(viewer).play(steps[0][1]) == thrown.view(viewer)


def test_an_opponent_chooses_by_the_view_alone() -> None:
    for name in ("random", "greedy"):
        for seed in range(8):
            table = turn("661", "531").with_chance(seed)
            choices = {str(tb.opponent(name, 5).choose(table.with_chance(n).view(SOUTH))) for n in range(4)}
            assert len(choices) == 1
