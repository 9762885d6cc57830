"""`learned` and `deep`: always legal, blind to what is hidden, the same for the same seed, stopped in time, exact in endings."""

from __future__ import annotations

import os
import threading
from itertools import islice

import pytest

import tottenbury as tb
from tests.opponents.exhaustion import check
from tests.opponents.nets.nets import BOOKS, plain_source, player, wild_source
from tests.opponents.test_search import FakeClock
from tests.opponents.views import game_of, random_views
from tottenbury.opponents.judgement.judging import judgement_of
from tottenbury.opponents.nets.players import DeepOpponent

VIEWS = int(os.environ.get("TOTTENBURY_VIEWS", "1000"))
"""On how many views a rulebook `learned` is tried, and `deep` on a fifth of them."""

ENDINGS = 60
"""How many endings of a rulebook `deep` is given."""

NAMES = ["learned", "deep"]


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("rulebook", BOOKS)
def test_a_move_is_always_legal_and_a_chance_a_probability(rulebook: str, name: str) -> None:
    views, seed = 0, 0
    while views < (VIEWS if name == "learned" else VIEWS // 5):
        opponent = player(name, seed, 16, wild_source)
        for _, view in random_views(rulebook, seed):
            views += 1
            thought = opponent.think(view)
            legal = view.legal_moves()
            assert thought.move in legal, f"seed {seed}: {view}"
            assert all(candidate.move in legal for candidate in thought.candidates), f"seed {seed}: {view}"
            assert all(c.chance is not None and 0 <= c.chance <= 1 for c in thought.candidates), f"seed {seed}: {view}"
            assert thought.exact or thought.simulations <= 16, f"seed {seed}: {view}"
            assert thought.exact or thought.simulations == sum(c.simulations for c in thought.candidates), f"seed {seed}: {view}"
        seed += 1


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("rulebook", BOOKS)
def test_cards_dealt_anew_where_they_are_hidden_change_no_choice(rulebook: str, name: str) -> None:
    book = tb.rulebook(rulebook)
    game = game_of(book)
    other_worlds = 0
    for seed in range(4):
        for n, (position, view) in enumerate(random_views(rulebook, seed)):
            if n % 7 or len(view.legal_moves()) < 2:
                continue
            redealt = tb.Position(book, judgement_of(game).world_of(game, view.state, seed + 1))
            other_worlds += redealt != position
            first, second = (player(name, 5, 24, wild_source).think(p.view(view.seat)) for p in (position, redealt))
            assert (first.move, first.candidates) == (second.move, second.candidates), f"seed {seed}: {position} and {redealt}"
    assert other_worlds > 10


@pytest.mark.parametrize("rulebook", BOOKS)
def test_learned_plays_what_it_values_most(rulebook: str) -> None:
    for seed in range(2):
        opponent = player("learned", seed, source=wild_source)
        for _, view in random_views(rulebook, seed):
            thought = opponent.think(view)
            if thought.candidates:
                chances = [c.chance for c in thought.candidates if c.chance is not None]
                played = next(c.chance for c in thought.candidates if c.move == thought.move)
                assert played == pytest.approx(chances[0], abs=1e-5), f"seed {seed}: {view}"  # between equals the lot decides
                assert chances == sorted(chances, reverse=True), f"seed {seed}: {view}"
                assert opponent.value(view) == thought.candidates[0].chance, f"seed {seed}: {view}"


@pytest.mark.parametrize("rulebook", BOOKS)
def test_a_value_is_a_probability_and_a_finished_game_is_what_it_came_to(rulebook: str) -> None:
    opponent = player("learned", source=wild_source)
    position = tb.rulebook(rulebook).deal(3)
    helper = tb.opponent("random", 3)
    while position.outcome is None:
        for seat in tb.Seat:
            assert 0 <= opponent.value(position.view(seat)) <= 1, f"seed 3, {seat.name}: {position}"
        position = position.play(helper.choose(position.view(position.to_move)))
    worth = [opponent.value(position.view(seat)) for seat in tb.Seat]
    winner = position.outcome.winner
    assert worth == ([0.5, 0.5] if winner is None else [float(winner is seat) for seat in tb.Seat])


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("rulebook", ["stones-1999", "siege-2020"])
def test_open_positions_and_views_of_spectators_are_refused(rulebook: str, name: str) -> None:
    opponent = player(name)
    position = tb.rulebook(rulebook).deal(1)
    with pytest.raises(TypeError, match="View"):
        opponent.choose(position)  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="View"):
        opponent.value(position)  # type: ignore[arg-type]
    with pytest.raises(tb.NotYourTurn):
        opponent.choose(position.view(None))
    with pytest.raises(TypeError, match="seat"):
        opponent.value(position.view(None))
    with pytest.raises(tb.NotYourTurn):
        opponent.choose(position.view(position.to_move.other))


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("rulebook", BOOKS)
def test_spectators_get_no_value_and_no_more_than_a_legal_move(rulebook: str, name: str) -> None:
    """A move only where the legal ones can be told without seeing a hand, as when there is a stone to claim."""
    opponent = player(name)
    for position, _ in islice(random_views(rulebook, 2), 60):
        view = position.view(None)
        with pytest.raises(TypeError):
            opponent.value(view)
        try:
            legal = view.legal_moves()
        except tb.NotYourTurn:
            with pytest.raises(tb.NotYourTurn):
                opponent.choose(view)
        else:
            assert opponent.choose(view) in legal, f"seed 2: {view}"


def test_the_tug_of_war_is_refused() -> None:
    for name in NAMES:
        with pytest.raises(tb.TottenburyError, match="perfect"):
            player(name).check_plays(tb.rulebook("tug"))


# Deep


@pytest.mark.parametrize("rulebook", ["stones-1999", "stones-2004-tactics", "siege-2020", "siege-2020-tactics"])
def test_the_same_seed_and_number_of_simulations_give_the_same_thought(rulebook: str) -> None:
    differs = False
    for seed in range(5):
        position = tb.rulebook(rulebook).deal(seed)
        view = position.view(position.to_move)
        first, second, other = (player("deep", s, 100).think(view) for s in (7, 7, 8))
        assert (first.move, first.candidates, first.line) == (second.move, second.candidates, second.line)
        assert first.simulations == sum(candidate.simulations for candidate in first.candidates) == 100
        differs |= first.candidates != other.candidates
    assert differs


def test_a_budget_given_with_the_question_goes_first() -> None:
    position = tb.rulebook("stones-1999").deal(4)
    thought = player("deep", simulations=500).think(position.view(position.to_move), tb.Budget(simulations=20))
    assert thought.simulations == 20


def test_thinking_ends_with_its_deadline() -> None:
    position = tb.rulebook("stones-1999").deal(4)
    clock = FakeClock(0.01)
    thought = DeepOpponent(1, tb.Budget(seconds=0.2), plain_source, clock).think(position.view(position.to_move))
    assert 0.2 <= clock.now <= 0.25
    assert thought.simulations > 0
    assert thought.move in position.legal_moves()


def test_a_deadline_that_has_passed_still_leaves_a_move() -> None:
    position = tb.rulebook("stones-1999").deal(4)
    view = position.view(position.to_move)
    thought = DeepOpponent(1, tb.Budget(seconds=0.001), plain_source, FakeClock(1.0)).think(view)
    assert thought.simulations == 0
    best = player("learned").think(view).candidates
    assert next(c.chance for c in best if c.move == thought.move) == pytest.approx(best[0].chance, abs=1e-5)


def test_thinking_can_be_stopped_and_begun_again() -> None:
    position = tb.rulebook("stones-1999").deal(4)
    view = position.view(position.to_move)
    deep = DeepOpponent(1, tb.Budget(seconds=600.0), plain_source)
    deep.stop()  # nobody thinks: this is forgotten
    found: list[tb.Thought] = []
    thinker = threading.Thread(target=lambda: found.append(deep.think(view)))
    thinker.start()
    while thinker.is_alive():
        deep.stop()
        thinker.join(0.01)
    assert found[0].move in view.legal_moves()
    assert deep.think(view, tb.Budget(simulations=10)).simulations == 10


@pytest.mark.parametrize("rulebook", ["stones-1999", "siege-2020", "stones-2004-tactics"])
def test_a_won_ending_is_never_dropped(rulebook: str) -> None:
    """`make endings` tries 10,000 of them."""
    won, worse = check(rulebook, ENDINGS)
    assert won >= ENDINGS // 5
    assert worse > 0  # otherwise nothing could have been dropped


def test_with_cards_to_come_nothing_is_called_exact() -> None:
    position = tb.rulebook("stones-1999").deal(4)
    assert not player("deep", 1, 50).think(position.view(position.to_move)).exact
