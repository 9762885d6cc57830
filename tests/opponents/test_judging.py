"""What the judges say about plain cases that a person sees at once."""

from __future__ import annotations

import numpy as np
import pytest

import tottenbury as tb
from tottenbury.core.kernel_game import KernelGame
from tottenbury.opponents.greedy import glances
from tottenbury.opponents.judgement.judging import judgement_of, params_of


def chances(line: str) -> dict[str, float]:
    situation = tb.position(line)
    view = situation if isinstance(situation, tb.View) else situation.view(situation.to_move)
    thought = tb.opponent("greedy", 1).think(view)
    return {str(c.move): c.chance for c in thought.candidates if c.chance is not None}


def test_a_card_is_worth_most_where_it_completes_a_colour_run() -> None:
    judged = chances("stones-1999 R5b6R6b8/b7/././././././. S play g1g2o4p5r7y3 ?6 ?37")
    assert judged["r7@1"] == max(chance for move, chance in judged.items() if move.startswith("r7@"))
    assert judged["r7@1"] > judged["g1@1"]


def test_a_winning_claim_is_taken() -> None:
    line = "stones-1999 R7R8R9+/B7B8B9+/G5r4G6o5G7/./././././. S claim b1g1o1p1y1 ?6 ?32"
    thought = tb.opponent("greedy", 1).think(tb.position(line).view(tb.Seat.SOUTH))
    assert thought.move == "!3"


@pytest.mark.parametrize("rulebook", tb.rulebooks())
def test_the_first_decision_of_a_game_can_be_rated(rulebook: str) -> None:
    """In the tug of war that is the throw, whose dice no view knows."""
    position = tb.rulebook(rulebook).deal(0)
    numbers, values = glances(position.view(position.to_move))
    assert {position.book.named([int(number)])[0] for number in numbers} <= set(position.legal_moves())
    assert len(values) > 0
    assert ((values >= 0) & (values <= 1)).all()


@pytest.mark.parametrize("rulebook", tb.rulebooks())
def test_chances_are_probabilities_and_mirror_the_seats(rulebook: str) -> None:
    """South's chance plus North's is one, whoever looks; in a fresh deal nobody is far ahead but where the seats are roles or dice fell."""
    book = tb.rulebook(rulebook)
    game = book.game
    assert isinstance(game, KernelGame)
    value_at, rules, params = judgement_of(game).value_at, game.rules, params_of(game)
    values = []
    for seed in range(40):
        position = book.deal(seed)
        view = position.view(position.to_move)
        values.append(value_at(rules, params, view.state, int(position.to_move)))
        assert 0 <= values[-1] <= 1
    if rulebook.startswith("stones"):
        assert 0.35 < np.mean(values) < 0.65


def test_the_lore_of_an_own_edition_counts_its_own_stones() -> None:
    game = tb.rulebook("battle-line").game
    assert isinstance(game, KernelGame)
    from tottenbury.opponents.judgement.parameters import PARAMETERS

    stones = game.kernels.rules.record(game.rules).stones
    table = params_of(game)[PARAMETERS:]
    assert len(table) == 1 << stones
    assert table[0] == 0.0
    assert table[-1] == 1.0
    assert np.allclose(table + table[::-1], 1.0)  # what is South's chance with some stones is North's with the same
