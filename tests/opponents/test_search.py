"""The searching opponent: always legal, blind to what is hidden, the same for the same seed, exact in endings, and stopped in time."""

from __future__ import annotations

import threading

import tottenbury as tb
from tottenbury.opponents.search.search import SearchOpponent


def test_the_same_seed_and_number_of_simulations_give_the_same_thought() -> None:
    position = tb.rulebook("stones-2004-tactics").deal(4)
    view = position.view(position.to_move)
    first, second, other = (tb.opponent("search", seed, simulations=120).think(view) for seed in (7, 7, 8))
    assert (first.move, first.candidates, first.line) == (second.move, second.candidates, second.line)
    assert first.candidates != other.candidates
    assert first.simulations == sum(candidate.simulations for candidate in first.candidates) == 120


def test_several_threads_share_the_simulations_and_agree_with_themselves() -> None:
    position = tb.rulebook("stones-1999").deal(4)
    view = position.view(position.to_move)
    budget = tb.Budget(simulations=101)
    thoughts = [SearchOpponent(3, budget, threads=2).think(view) for _ in range(2)]
    assert thoughts[0].candidates == thoughts[1].candidates
    assert thoughts[0].simulations == 101


def test_the_line_begins_with_the_move_and_can_be_played_as_far_as_it_is_ours() -> None:
    position = tb.rulebook("stones-1999").deal(4)
    thought = tb.opponent("search", 1, simulations=200).think(position.view(position.to_move))
    assert thought.line[0] == thought.move
    assert len(thought.line) > 1


class FakeClock:
    """Goes on by a fixed step whenever somebody looks."""

    def __init__(self, step: float) -> None:
        self.now, self.step, self.looks = 0.0, step, 0

    def __call__(self) -> float:
        self.looks += 1
        self.now += self.step
        return self.now


def test_thinking_ends_with_its_deadline() -> None:
    position = tb.rulebook("stones-1999").deal(4)
    clock = FakeClock(0.01)
    search = SearchOpponent(1, tb.Budget(seconds=0.2), clock=clock)
    thought = search.think(position.view(position.to_move))
    assert 0.2 <= clock.now <= 0.25
    assert thought.simulations > 0
    assert thought.move in position.legal_moves()


def test_a_deadline_that_has_passed_still_leaves_a_move() -> None:
    position = tb.rulebook("stones-1999").deal(4)
    search = SearchOpponent(1, tb.Budget(seconds=0.001), clock=FakeClock(1.0))
    assert search.think(position.view(position.to_move)).move in position.legal_moves()


def test_thinking_can_be_stopped_and_begun_again() -> None:
    position = tb.rulebook("stones-1999").deal(4)
    view = position.view(position.to_move)
    search = SearchOpponent(1, tb.Budget(seconds=600.0))
    search.stop()  # nobody thinks: this is forgotten
    found: list[tb.Thought] = []
    thinker = threading.Thread(target=lambda: found.append(search.think(view)))
    thinker.start()
    while thinker.is_alive():
        search.stop()
        thinker.join(0.01)
    assert found[0].move in view.legal_moves()
    again = search.think(view, tb.Budget(simulations=10))
    assert again.simulations == 10


def test_a_budget_given_with_the_question_goes_first() -> None:
    position = tb.rulebook("stones-1999").deal(4)
    thought = tb.opponent("search", simulations=500).think(position.view(position.to_move), tb.Budget(simulations=20))
    assert thought.simulations == 20
