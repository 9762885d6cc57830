"""Worlds imagined from views of random games: they agree with the view, hold every card once, and leave nothing out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random

import numpy as np
import pytest
from scipy.stats import chisquare

import tottenbury as tb
from tests.kernels import fields_of
from tests.siege.lines import DECK, EDITIONS, TACTICAL, TACTICS, tokens_in
from tests.siege.random_games import RandomGame, play
from tottenbury.kernel.chance import new_stream
from tottenbury.siege.state import RULES, STATE
from tottenbury.siege.worlds import imagine

GAMES = 16
DRAWS = 600


def world_of(view: tb.Position, rng: object) -> tb.Position:
    """One imagined world."""
    state = bytearray(view.state)
    imagine(RULES.record(view.book.game.rules), STATE.record(state), rng)
    return tb.Position(view.book, bytes(state))


@pytest.fixture(scope="module", params=EDITIONS)
def games(request: pytest.FixtureRequest) -> list[RandomGame]:
    """Players of all styles in turn; other seeds for each rulebook."""
    first = 70_000 + 1_000 * EDITIONS.index(request.param)
    return [play(request.param, first + n) for n in range(GAMES)]


def views(game: RandomGame, count: int) -> Iterator[tuple[tb.Seat | None, tb.Position]]:
    """Both seats' and a spectator's views of some positions, and of all in which a swap or a support goes on or a card is known."""
    rng = Random(game.seed)
    rare = [now for now, table in zip(game.positions, game.tables, strict=True) if table.name in ("swap", "support") or "^" in table.text]
    for position in rng.sample(game.positions, min(count, len(game.positions))) + rng.sample(rare, min(8, len(rare))):
        for viewer in (tb.Seat.SOUTH, tb.Seat.NORTH, None):
            yield viewer, position.view(viewer)


def test_a_world_looks_like_the_view_it_was_imagined_from(games: list[RandomGame]) -> None:
    for game in games:
        rng = new_stream(game.seed, 0)
        for viewer, view in views(game, 12):
            world = world_of(view, rng)
            where = f"{game}, view of {viewer}: {view} became {world}"
            assert "?" not in str(world), where
            assert world.view(viewer).state == view.state, where
            again = tb.position(str(world))
            assert str(again) == str(world), where
            if view.outcome is None and viewer is view.to_move:
                assert world.legal_moves() == view.legal_moves(), where


def test_a_world_has_every_card_once(games: list[RandomGame]) -> None:
    """Action cards lie face up when they were played; elite ones are written both there and where they are now, so they are left out."""
    cards = Counter(DECK)
    actions = Counter(card for card in TACTICS if card not in ("Jo", "Sh", "Sp")) if games[0].edition == TACTICAL else Counter()
    for game in games:
        rng = new_stream(game.seed, 1)
        for viewer, view in views(game, 6):
            world = world_of(view, rng)
            fields = str(world).split(" ")
            found = Counter(card for field in (fields[1], *fields[4:]) for card in tokens_in(field))
            siege = Counter({card.lower(): 0 for card in found})
            tactic: Counter[str] = Counter()
            for card, number in found.items():
                (siege if card[1:].isdecimal() else tactic)[card.lower() if card[1:].isdecimal() else card.capitalize()] += number
            where = f"{game}, view of {viewer}: {world}"
            assert +siege == cards, where
            assert Counter({card: n for card, n in tactic.items() if card in actions}) == actions, where


def test_every_card_comes_to_every_unknown_place_alike(games: list[RandomGame]) -> None:
    """The hidden hand and the next card of the pile, over many worlds of one view: a chi-square test each."""
    for game in games[:4]:
        position = game.positions[len(game.positions) // 3]
        view = position.view(tb.Seat.SOUTH)
        seen = fields_of(view)
        hidden, size = seen.hidden[1], seen.pile_size[0]
        if hidden == 0 or size == 0:
            continue
        rng = new_stream(game.seed, 2)
        in_hand, on_top, in_tactics = np.zeros(64, int), np.zeros(64, int), Counter()
        for _ in range(DRAWS):
            world = fields_of(world_of(view, rng))
            hand = world.hand[1] & ~seen.hand[1]
            in_hand[[card for card in range(60) if (hand >> card) & 1]] += 1
            on_top[world.pile[0, world.pile_top[0]]] += 1
            in_tactics[bytes(world.tactics[1])] += 1
        unseen = in_hand > 0
        assert unseen.sum() == hidden + size, f"{game}: {view}"
        assert not on_top[~unseen].any(), f"{game}: {view}"
        for counts in (in_hand, on_top):
            assert chisquare(counts[unseen]).pvalue > 1e-4, f"{game}: {view}"
        if seen.hidden_tactics[1]:
            assert len(in_tactics) > 1, f"{game}: {view}"


def test_a_shuffle_to_come_differs_from_world_to_world() -> None:
    game = next(
        game for seed in range(71_000, 71_060) for game in [play(TACTICAL, seed)] if any(table.name == "support" for table in game.tables)
    )
    place = next(n for n, table in enumerate(game.tables) if table.name == "support")
    rng = new_stream(game.seed, 3)
    view = game.positions[place].view(tb.Seat.NORTH)
    orders = set()
    for _ in range(20):
        world = world_of(view, rng)
        while world.phase.startswith("support"):
            world = world.play(world.legal_moves()[0])
        orders.add(STATE.part(world.state, "pile"))
        assert "?" not in str(world), f"{game}: {world}"
    assert len(orders) == 20, f"{game}: {view}"
