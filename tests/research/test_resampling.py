"""Drawing anew what a seat has not seen."""

from __future__ import annotations

import random
from collections import Counter
from math import comb

import pytest

import tottenbury as tb
from tests.research.open_games import random_open_game, setting
from tottenbury.core.seats import Seat
from tottenbury.research.games.card_resampler import CardResampler
from tottenbury.research.open_game import CHANCE, OpenGame
from tottenbury.research.recall import information_rows, information_text
from tottenbury.research.resampling import resample
from tottenbury.siege.moves import SHUFFLE_MOVE

SCOUTS = """id = "scouts"
colours = "bgr"
strengths = [1, 4]
hand = 3
stones = 4
need = 2

[tactics]
scout = 6
joker = 2
fog = 1
lead = 6
"""
"""An edition in which cards go back to the piles again and again."""


@pytest.mark.parametrize("name", [name for name in tb.rulebooks() if name != "tug"])
def test_the_seat_cannot_tell_the_difference(name: str) -> None:
    check_games(name, range(2), 0.1)


@pytest.mark.parametrize("returns", ["top", "under"])
def test_neither_can_it_where_cards_are_lost_sight_of_in_the_other_hand(name: str, returns: str) -> None:
    check_games(name, range(3), 0.4)


@pytest.fixture
def name(tmp_path: object, returns: str) -> str:
    path = tmp_path / f"scouts-{returns}.toml"  # type: ignore[operator]
    path.write_text(SCOUTS + f'scout_returns = "{returns}"\n')
    return str(path)


def check_games(name: str, seeds: range, share: float) -> None:
    changed = asked = 0
    for seed in seeds:
        chance = random.Random(seed)
        for stage in random_open_game(name, seed):
            if stage.player < 0 or chance.random() > share:
                continue
            for seat in Seat:
                other = resample(stage, seat, chance)
                asked += 1
                changed += str(other) != str(stage)
                check_same(stage, other, seat)
    assert changed > asked / 4


def check_same(stage: OpenGame, other: OpenGame, seat: Seat) -> None:
    length, spaces = stage.setting.lengths.steps, stage.setting.spaces
    assert other.player == stage.player
    assert information_text(other, seat) == information_text(stage, seat)
    assert (information_rows(other, seat, length) == information_rows(stage, seat, length)).all()
    assert (spaces.observe(other.state, seat) == spaces.observe(stage.state, seat)).all()
    assert str(other.view(seat)) == str(stage.view(seat))
    if stage.player == seat:
        assert other.actions() == stage.actions()


def resampler(stage: OpenGame, seat: Seat) -> CardResampler:
    found = stage.setting.research.resampler(stage, seat)
    assert isinstance(found, CardResampler)
    return found


@pytest.mark.parametrize("name", ["stones-2024-tactics", "siege-2020-tactics"])
def test_new_names_hardly_ever_have_to_be_drawn_twice(name: str) -> None:
    tries = fits = 0
    for seed in range(3):
        chance = random.Random(seed)
        for stage in random_open_game(name, seed)[20::9]:
            if stage.state is not None:
                other = resampler(stage, Seat.SOUTH).play_again(chance)
                tries += 1
                fits += other is not None and information_text(other, Seat.SOUTH) == information_text(stage, Seat.SOUTH)
    assert fits > 0.95 * tries


def test_every_hand_is_equally_likely() -> None:
    open_game = setting("mini-one", Seat.SOUTH).begin()
    while open_game.player == CHANCE:
        open_game = open_game.after(open_game.chances()[0][0])
    chance = random.Random(1)
    hands = Counter(resample(open_game, Seat.SOUTH, chance).record.hand[Seat.NORTH] for _ in range(1200))
    assert len(hands) == comb(4, 2)
    assert sum((count - 200) ** 2 / 200 for count in hands.values()) < 20.5  # chi-square with 5 degrees of freedom, 1 in 1,000


def test_a_card_of_support_is_where_the_shuffle_may_have_left_it() -> None:
    stage, cards = supported()
    shuffled = next(n for n, one in enumerate(stage.path()) if any(move == SHUFFLE_MOVE for _, move in one.made))
    other = Seat(stage.path()[shuffled - 1].record.to_move).other
    seat = other.other
    pool = next(cards for n, cards in resampler(stage, seat).pools if n == shuffled)
    drawn = [one for one in stage.path()[shuffled + 1 :] if one.parent is not None and one.parent.player == CHANCE and one.action in pool]
    held = sum(one.parent.record.decider == other for one in drawn if one.parent is not None)
    assert 0 < held < len(pool)
    chance, rounds = random.Random(2), 200
    found = sum((resample(stage, seat, chance).record.hand[other] & cards).bit_count() for _ in range(rounds))
    expected = rounds * 2 * held / len(pool)
    assert abs(found - expected) < 4 * expected**0.5


def supported() -> tuple[OpenGame, int]:
    """A game some turns after a support, and the two cards that went back, which nobody has seen since."""
    for seed in range(200):
        stages = random_open_game("siege-2020-tactics", seed)
        for n, stage in enumerate(stages):
            if any(move == SHUFFLE_MOVE for _, move in stage.made):
                picked = [(move >> 16) & 255 for one in stages[n - 1 : n + 1] for _, move in one.made if move != SHUFFLE_MOVE]
                cards = sum(1 << card for card in picked)
                later = [one for one in stages[n + 16 : n + 40] if one.player >= 0 and not one.record.seen & cards]
                own = [one for one in later if not one.record.hand[stages[n - 1].record.to_move] & cards]
                if own and stage.record.pile_size[0] < 25:
                    return own[0], cards
    raise AssertionError("no support")
