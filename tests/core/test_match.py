from __future__ import annotations

import pytest

import tottenbury as tb
from tottenbury.core.match import EXTRA_GAME, Match, MatchFormat, TieBreak

SOUTH, NORTH = tb.Seat.SOUTH, tb.Seat.NORTH
SOUTH_WINS = tb.Outcome(SOUTH, "five")
NORTH_WINS = tb.Outcome(NORTH, "three-adjacent")
DRAWN = tb.Outcome(None, "adjudicated")


def test_a_single_game_ends_the_match() -> None:
    match = Match("single", SOUTH)
    assert not match.over
    match.add(NORTH_WINS, (2, 5))
    assert match.over
    assert match.winner is NORTH
    with pytest.raises(tb.TottenburyError, match="over"):
        match.add(SOUTH_WINS, (5, 0))


def test_in_a_series_the_winner_of_a_game_begins_the_next() -> None:
    """S8.1"""
    match = Match("series:3", SOUTH)
    match.add(NORTH_WINS, (3, 5))
    assert match.first is NORTH
    match.add(NORTH_WINS, (4, 5))
    assert match.first is NORTH
    match.add(SOUTH_WINS, (5, 1))
    assert match.points == (12, 11)
    assert match.over
    assert match.winner is SOUTH  # most points, not most games (S8.1)


def test_after_a_draw_in_a_series_the_same_seat_begins_again() -> None:
    """S7.9"""
    match = Match("series", NORTH)
    match.add(DRAWN, (4, 4))
    assert match.first is NORTH
    assert match.points == (4, 4)


def test_an_open_series_goes_on_until_a_player_stops() -> None:
    match = Match("series", SOUTH)
    for _ in range(30):
        match.add(SOUTH_WINS, (5, 4))
        assert not match.over
    match.stop()
    assert match.over
    assert match.winner is SOUTH


def test_in_a_feud_the_right_to_begin_alternates() -> None:
    """S8.2"""
    match = Match("feud:4", NORTH)
    begun = []
    for outcome in (SOUTH_WINS, SOUTH_WINS, DRAWN, NORTH_WINS):
        begun.append(match.first)
        match.add(outcome, (4, 4))
    assert begun == [NORTH, SOUTH, NORTH, SOUTH]
    assert match.over


def test_equal_totals_are_a_shared_win_or_lead_to_one_more_game() -> None:
    """S8.4, D-28"""
    shared = Match("feud:2", SOUTH)
    extra = Match("feud:2", SOUTH, tie=EXTRA_GAME)
    for match in (shared, extra):
        match.add(SOUTH_WINS, (5, 3))
        match.add(NORTH_WINS, (3, 5))
    assert shared.over
    assert shared.winner is None
    assert not extra.over
    extra.add(NORTH_WINS, (0, 5))
    assert extra.winner is NORTH


def test_a_feud_cannot_be_stopped_early() -> None:
    with pytest.raises(tb.TottenburyError, match="open series"):
        Match("feud:3", SOUTH).stop()


@pytest.mark.parametrize("text", ["", "feud", "feud:0", "feud:x", "single:2", "best-of:3", "series:", "series:-1"])
def test_a_wrong_format_is_refused_with_a_reason(text: str) -> None:
    with pytest.raises(tb.UnknownName):
        MatchFormat.parse(text)


def test_the_loser_scores_a_point_a_stone_and_the_winner_five() -> None:
    """S8.1, S8.3: a win by three adjacent stones scores five as well."""
    book = tb.rulebook("stones-1999")
    line = (
        "stones-1999 R7R8R9b1b2g1+/G7G8G9b3b5g2+/Y7Y8Y9b4b6g3+/p1p2p3O1O2R1-/././././. S over "
        "b7b8b9g4g5g6 o3o4o5o6o7o8 o9p4p5p6p7p8p9r2r3r4r5r6y1y2y3y4y5y6"
    )
    position = tb.position(line)
    assert isinstance(position, tb.Position)
    assert position.outcome == tb.Outcome(SOUTH, "three-adjacent")
    assert book.game.points(position.state, position.outcome) == (5, 1)


ATTACKER_WINS = tb.Outcome(SOUTH, "fourth-breach")
DEFENDER_WINS = tb.Outcome(NORTH, "held")


def revenge(*games: tuple[tb.Outcome, int], decider: str = "one_game", seed: int = 0) -> Match:
    """A revenge in which these games were played: how each ended, and its margin."""
    match = Match("revenge", SOUTH, decider=decider, seed=seed)
    for outcome, margin in games:
        match.add(outcome, (int(outcome.winner is SOUTH), int(outcome.winner is NORTH)), margin)
    return match


def test_in_a_revenge_the_players_change_seats() -> None:
    """B7.1"""
    match = revenge()
    assert match.seat(SOUTH) is SOUTH
    match.add(ATTACKER_WINS, (1, 0), 12)
    assert match.seat(SOUTH) is NORTH
    assert match.seat(NORTH) is SOUTH
    assert match.points == (1, 0)
    assert not match.over


def test_who_wins_both_games_of_a_revenge_wins_it() -> None:
    """B7.1: first as attacker, then, on the other seat, as defender."""
    match = revenge((ATTACKER_WINS, 1), (DEFENDER_WINS, 2))
    assert match.over
    assert match.winner is SOUTH
    assert match.points == (2, 0)
    assert revenge((DEFENDER_WINS, 1), (ATTACKER_WINS, 9)).winner is NORTH


@pytest.mark.parametrize("outcome", [ATTACKER_WINS, DEFENDER_WINS])
def test_with_one_win_each_the_more_impressive_one_decides(outcome: tb.Outcome) -> None:
    """B7.2: more siege cards left, or more intact tiles and cauldrons."""
    first, second = (SOUTH, NORTH) if outcome is ATTACKER_WINS else (NORTH, SOUTH)
    assert revenge((outcome, 7), (outcome, 6)).winner is first
    assert revenge((outcome, 6), (outcome, 7)).winner is second


def test_a_revenge_that_is_still_equal_gets_one_more_game_with_roles_by_lot() -> None:
    """B7.2, D-60"""
    seats = {revenge((ATTACKER_WINS, 5), (ATTACKER_WINS, 5), seed=seed).seat(SOUTH) for seed in range(20)}
    assert seats == {SOUTH, NORTH}
    match = revenge((ATTACKER_WINS, 5), (ATTACKER_WINS, 5))
    assert not match.over
    attacker = SOUTH if match.seat(SOUTH) is SOUTH else NORTH
    match.add(ATTACKER_WINS, (1, 0), 0)
    assert match.over
    assert match.winner is attacker


def test_the_option_new_pair_plays_two_more_games() -> None:
    """D-60"""
    match = revenge((DEFENDER_WINS, 5), (DEFENDER_WINS, 5), decider="new_pair")
    assert not match.over
    assert match.seat(SOUTH) is SOUTH
    match.add(DEFENDER_WINS, (0, 1), 8)
    assert not match.over
    match.add(DEFENDER_WINS, (0, 1), 6)
    assert match.over
    assert match.winner is NORTH


def test_draws_by_agreement_in_a_revenge() -> None:
    agreed = tb.Outcome(None, "agreed")
    assert revenge((agreed, 0), (ATTACKER_WINS, 3)).winner is NORTH  # the one who attacked second
    assert not revenge((agreed, 0), (agreed, 0)).over
    assert revenge((agreed, 0), (agreed, 0), (agreed, 0)).winner is None


def test_a_match_format_must_fit_its_game() -> None:
    siege, stones = tb.rulebook("siege-2020").game, tb.rulebook("stones-1999").game
    MatchFormat.parse("revenge").check_fits(siege)
    MatchFormat.parse("feud:3").check_fits(stones)
    with pytest.raises(tb.UnknownName, match="siege-2020 is played as single or revenge, not as feud"):
        MatchFormat.parse("feud:3").check_fits(siege)
    with pytest.raises(tb.UnknownName, match="not as revenge"):
        MatchFormat.parse("revenge").check_fits(stones)


def test_an_unknown_decider_is_refused() -> None:
    with pytest.raises(tb.UnknownName, match="one_game"):
        Match("revenge", SOUTH, decider="coin")


# What decided a match that was even

HELD = tb.Outcome(NORTH, "held")
BREACHED = tb.Outcome(SOUTH, "fourth-breach")


@pytest.mark.parametrize(
    ("games", "winner", "tie"),
    [
        ([(BREACHED, 11), (BREACHED, 14)], NORTH, TieBreak("cards-left", 14, 11)),
        ([(HELD, 6), (HELD, 5)], NORTH, TieBreak("wall-left", 6, 5)),
        ([(HELD, 6), (BREACHED, 5)], NORTH, None),
        ([(HELD, 5), (HELD, 5), (HELD, 9)], None, TieBreak("extra-game")),
    ],
)
def test_a_revenge_says_which_tie_break_decided(games: list[tuple[tb.Outcome, int]], winner: tb.Seat | None, tie: TieBreak | None) -> None:
    """B7.2: players are named by their first seats."""
    match = Match("revenge", SOUTH, seed=3)
    for outcome, margin in games:
        assert not match.over
        match.add(outcome, (0, 0), margin)
    assert match.over
    assert winner is None or match.winner is winner
    assert match.decided_by == tie


def test_a_rematch_and_an_extra_game_say_so_too() -> None:
    """C3.3, S8.4: nothing is said where games or points decided."""
    for first, second, tie in ((SOUTH_WINS, NORTH_WINS, TieBreak("second-game")), (SOUTH_WINS, SOUTH_WINS, None)):
        match = Match("rematch", SOUTH)
        match.add(first, (1, 0))
        match.add(second, (0, 1))
        assert match.decided_by == tie
    third = Match("rematch", SOUTH, split="decider")
    for outcome in (SOUTH_WINS, NORTH_WINS, NORTH_WINS):
        third.add(outcome, (0, 0))
    assert third.decided_by == TieBreak("extra-game")
    feud = Match("feud:2", SOUTH, EXTRA_GAME)
    for outcome, points in ((SOUTH_WINS, (5, 2)), (NORTH_WINS, (2, 5)), (SOUTH_WINS, (5, 0))):
        feud.add(outcome, points)
    assert feud.decided_by == TieBreak("extra-game")
    shared = Match("feud:2", SOUTH)
    shared.add(SOUTH_WINS, (5, 2))
    shared.add(NORTH_WINS, (2, 5))
    assert shared.decided_by is None
