"""The registry of games: what a game that is new to this room needs, and what it may leave out."""

from __future__ import annotations

import pytest

import tottenbury as tb
from tottenbury.core.family import Family
from tottenbury.core.rulebook import Rulebook
from tottenbury.opponents.games import GAMES, players_of
from tottenbury.opponents.games.game import GamePlayers
from tottenbury.opponents.games.tug import TugPlayers
from tottenbury.opponents.nets.shipped import has_net
from tottenbury.tug.edition import TugEdition
from tottenbury.tug.game import TugGame


class SticksPlayers(GamePlayers):
    """A game with a judgement and nothing else."""

    judgement = TugPlayers.judgement
    params = TugPlayers.params


GAME = SticksPlayers()


@pytest.fixture
def sticks(request: pytest.FixtureRequest) -> Rulebook:
    """A game that no room has heard of: it has the rules of the tug of war under a name of its own."""
    game = TugGame(TugEdition())
    game.family = Family(f"sticks of {request.node.name}", hidden=False)
    return Rulebook(game, tb.rulebook("tug").notation)


def view_of(book: Rulebook) -> tb.View:
    position = book.deal(3)
    while len(position.legal_moves()) < 2:
        position = position.play(position.legal_moves()[0])
    return position.view(position.to_move)


def test_every_published_game_is_entered() -> None:
    assert {tb.rulebook(name).game.family.game for name in tb.rulebooks()} <= set(GAMES.games)


def test_a_game_that_is_not_entered_is_played_at_random(sticks: Rulebook) -> None:
    view = view_of(sticks)
    assert tb.opponent("random", 1).choose(view) in view.legal_moves()
    for name in ("greedy", "greedy-1", "search:8n", "learned", "deep:8n", "perfect"):
        player = tb.opponent(name, 1)
        with pytest.raises(tb.TottenburyError, match=r"random plays it|no net can be trained|nobody plays"):
            player.check_plays(sticks)
        with pytest.raises(tb.TottenburyError):
            player.choose(view)


def test_a_judgement_is_enough_for_a_game_to_be_played(sticks: Rulebook) -> None:
    GAMES.add(sticks.game.family.game, __name__)
    assert players_of(sticks.game) is GAME
    view = view_of(sticks)
    for name in ("greedy", "search:8n"):
        player = tb.opponent(name, 1)
        player.check_plays(sticks)
        assert player.choose(view, tb.Budget(simulations=8)) in view.legal_moves()
    for name in ("greedy-1", "learned", "deep:8n", "perfect"):
        with pytest.raises(tb.TottenburyError):
            tb.opponent(name, 1).check_plays(sticks)


def test_some_rulebooks_come_with_a_net() -> None:
    assert has_net(tb.rulebook("stones-1999"))
    assert not has_net(tb.rulebook("tug"))
