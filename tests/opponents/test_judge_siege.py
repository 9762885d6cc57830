"""How the siege is judged: by what the eye can know, in every phase, for every kind of move."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import numpy as np
import pytest

import tottenbury as tb
from tests.opponents.views import game_of
from tests.siege.lines import EDITIONS, TACTICAL
from tests.siege.random_games import RandomGame, play
from tottenbury.cards.moves import KIND
from tottenbury.kernel.chance import new_stream
from tottenbury.kernel.loops import MAX_MOVES
from tottenbury.opponents.judgement.judging import judgement_of, params_of
from tottenbury.siege.moves import OWN_KINDS, PICK_SWAP, SHUFFLE

GAMES = 12


@pytest.fixture(scope="module", params=EDITIONS)
def games(request: pytest.FixtureRequest) -> list[RandomGame]:
    """Players of all styles in turn; other seeds for each rulebook."""
    first = 80_000 + 1_000 * EDITIONS.index(request.param)
    return [play(request.param, first + n) for n in range(GAMES)]


def decisions(game: RandomGame, count: int) -> Iterator[tb.View]:
    """The decider's view of some positions, and of all in which a swap or a support goes on."""
    rng = Random(game.seed)
    rare = [now for now, table in zip(game.positions, game.tables, strict=True) if table.name in ("swap", "support")]
    for position in rng.sample(game.positions, min(count, len(game.positions))) + rare:
        if position.outcome is None:
            yield position.view(position.to_move)


def rated(view: tb.Position | tb.View, state: bytearray) -> dict[int, float]:
    """The worthwhile moves with their ratings."""
    moves, values = np.empty(MAX_MOVES, np.int64), np.zeros(MAX_MOVES)
    game = game_of(view.book)
    number = judgement_of(game).rate_at(game.rules, params_of(game), state, moves, values)
    return dict(zip(moves[:number].tolist(), values[:number].tolist(), strict=True))


def test_a_judgement_depends_on_nothing_that_the_eye_cannot_see(games: list[RandomGame]) -> None:
    for game in games:
        rng = new_stream(game.seed, 0)
        for view in decisions(game, 15):
            rules, params, judgement = view.book.game.rules, params_of(game_of(view.book)), judgement_of(game_of(view.book))
            world = bytearray(view.state)
            judgement.imagine_at(rules, world, rng)
            where = f"{game}: {view}"
            seen, imagined = rated(view, bytearray(view.state)), rated(view, bytearray(world))
            assert seen.keys() == imagined.keys(), where
            for move, rating in seen.items():
                assert rating == pytest.approx(imagined[move], abs=1e-12), where
            viewer = int(view.to_move)
            values = [judgement.value_at(rules, params, state, viewer) for state in (view.state, world)]
            assert values[0] == pytest.approx(values[1], abs=1e-12), where


def test_every_kind_of_move_has_a_rating_between_0_and_1_and_the_record_stays_as_it_was(games: list[RandomGame]) -> None:
    kinds = set()
    for game in games:
        for view in decisions(game, 60):
            state = bytearray(view.state)
            for move, rating in rated(view, state).items():
                assert 0.0 <= rating <= 1.0, f"{game}: {view}"
                kinds.add(move >> KIND)
            assert state == view.state, f"{game}: {view}"
    if games[0].edition == TACTICAL:
        assert kinds >= set(range(OWN_KINDS, PICK_SWAP + 1)) - {SHUFFLE}  # that one is no decision


@pytest.mark.parametrize(
    ("line", "only"),
    [
        ("siege-2020 ./b2/G4y9G5y10G6/./Y8/./. S declare b1g9p3r2r8 ?6 ?40 3 y0y11", "!3"),
        ("siege-2020 ././././!y11R3g11R6b11R8/./. S declare b4g0p9y1y7 ?6 ?38 3 g5g6g7p2p4", "!5"),
    ],
)
def test_what_is_proven_is_taken(line: str, only: str) -> None:
    view = tb.position(line)
    moves = rated(view, bytearray(view.state))
    assert [view.book.notation.write_move(move) for move in moves] == [only]
