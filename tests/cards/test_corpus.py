"""The corpus that the prover is measured on."""

from __future__ import annotations

import pytest

import tottenbury as tb
from tottenbury.cards.corpus import midgame_corpus
from tottenbury.cards.game import CardGame

BOOKS = [book for book in tb.rulebooks() if isinstance(tb.rulebook(book).game, CardGame)]
POSITIONS = 4


@pytest.mark.parametrize("book", BOOKS)
def test_every_position_of_the_corpus_has_something_to_prove(book: str) -> None:
    rulebook = tb.rulebook(book)
    game = rulebook.game
    assert isinstance(game, CardGame)
    corpus, size = midgame_corpus(game, POSITIONS, seed=1), game.kernels.state.size
    assert corpus == midgame_corpus(game, POSITIONS, seed=1)
    states = [corpus[at : at + size] for at in range(0, len(corpus), size)]
    assert 0 < len(states) <= POSITIONS, "there may not be as many in the games that are looked at"
    proofs = [game.count_proofs(state, 1) for state in states]
    assert min(proofs) > 0, proofs
    assert game.count_proofs(corpus, 3) == 3 * sum(proofs)
    for state in states:
        position = tb.Position(rulebook, bytes(state))
        assert position.outcome is None
        assert str(tb.position(str(position))) == str(position)
