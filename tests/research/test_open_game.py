"""Games with chance laid open: the same games, and what each seat has seen of them."""

from __future__ import annotations

import pickle
import random
from itertools import pairwise
from math import comb

import numpy as np
import pytest

import tottenbury as tb
from tests.kernels import fields_of
from tests.research.open_games import random_open_game, setting
from tottenbury.core.seats import Seat
from tottenbury.research.games.cards import lowest_of_set
from tottenbury.research.open_game import CHANCE, OVER, OpenGame, setting_of
from tottenbury.research.recall import information_rows, information_text
from tottenbury.tug.game import TugGame

BOOKS = (*tb.rulebooks(), "battle-line", "mini-fog", "stones-2024;claim_window=own_turn", "tug;starter=fewer_athletes")
HIDING = tuple(name for name in BOOKS if not name.startswith("tug"))


@pytest.mark.parametrize("name", BOOKS)
def test_the_probabilities_of_chance_are_exact_and_the_bounds_hold(name: str) -> None:
    lengths = setting(name).lengths
    for seed in range(3):
        stages = random_open_game(name, seed)
        players = [stage.player for stage in stages]
        assert sum(player >= 0 for player in players) <= lengths.decisions
        assert players.count(CHANCE) <= lengths.events
        assert sum(len(stage.made) for stage in stages) <= lengths.steps
        assert players.index(OVER) == len(players) - 1
        for stage in stages:
            if stage.player == CHANCE:
                codes, shares = zip(*stage.chances(), strict=True)
                assert sum(shares) == pytest.approx(1, abs=1e-12)
                assert min(shares) > 0
                assert list(codes) == sorted(set(codes))
                assert 0 <= codes[0] <= codes[-1] < stage.setting.outcomes


@pytest.mark.parametrize("name", BOOKS)
def test_legal_actions_are_those_of_the_mask_and_of_the_view(name: str) -> None:
    for stage in random_open_game(name, 4):
        if stage.player >= 0:
            assert stage.actions() == np.flatnonzero(stage.setting.spaces.mask(stage.state)).tolist()
            named = {stage.name(action) for action in stage.actions()}
            assert named == {str(move) for move in stage.view(Seat(stage.player)).legal_moves()}


def test_a_hand_is_dealt_as_a_set_in_rising_order() -> None:
    shares = lowest_of_set([2, 3, 5, 7], 2)
    assert [card for card, _ in shares] == [2, 3, 5]  # 7 is never the lower one of two
    assert [share * comb(4, 2) for _, share in shares] == pytest.approx([3, 2, 1])
    total, hands = 0.0, set()
    stack: list[tuple[OpenGame, float]] = [(setting("mini-one", Seat.SOUTH).begin(), 1.0)]
    while stack:
        open_game, share = stack.pop()
        if open_game.state is None:
            stack += [(open_game.after(code), share * part) for code, part in open_game.chances()]
            continue
        total += share
        hands.add(tuple(open_game.record.hand))
        assert share == pytest.approx(1 / 90)  # 15 hands for South, then 6 for North
    assert total == pytest.approx(1)
    assert len(hands) == 90


def follow(open_game: OpenGame, texts: list[str]) -> OpenGame:
    """Let chance bring what a record says."""
    while open_game.player == CHANCE:
        names = {open_game.name(code): code for code, _ in open_game.chances()}
        while texts[0] not in names:
            texts.pop(0)
        open_game = open_game.after(names[texts.pop(0)])
    return open_game


def dealt_like(position: tb.Position) -> OpenGame:
    """The open game that has dealt what a position was dealt."""
    open_game = setting(position.book.id, position.to_move).begin()
    game, s = position.book.game, fields_of(position)
    if isinstance(game, TugGame):
        texts = [f"{seat.letter} {''.join(map(str, s.column[seat]))}" for seat in Seat]
    else:
        texts = [f"{seat.letter} {name}" for seat in Seat for name in game.deck.names(s.hand[seat])]  # type: ignore[attr-defined]
    return follow(open_game, texts)


@pytest.mark.parametrize("name", tb.rulebooks())
def test_steered_through_chance_it_is_the_game_that_the_library_deals(name: str) -> None:
    for seed in range(2):
        print(f"seed {seed}")
        chance = random.Random(seed)
        position = tb.rulebook(name).deal(seed)
        open_game = dealt_like(position)
        told: dict[Seat, list[str]] = {seat: [] for seat in Seat}
        for _ in range(150):
            for seat in Seat:
                assert str(open_game.view(seat)) == str(position.view(seat))
            if position.outcome is not None:
                break
            assert open_game.player == position.to_move
            move = chance.choice(position.legal_moves())
            tale = position.tell(move)
            for seat in Seat:
                told[seat] += [text for _, text in tale.seen_by(seat)]
            open_game = follow(open_game.after(open_game.setting.spaces.action_of(move)), [text for _, text in tale.steps])
            position = tale.after
        assert open_game.outcome == position.outcome
        for seat in Seat:
            if name != "siege-2020-tactics":  # there a swap is told again when both have seen it
                assert words_of(information_text(open_game, seat)) == " ".join(told[seat]).split()


def words_of(text: str) -> list[str]:
    """The steps of an information state, without turn numbers and seats."""
    steps = text.split()[3:]
    return [
        word.removeprefix("N:").removeprefix("S:") for word in steps if not (word[:-1].isdecimal() and word[-1] == ".") and word not in "SN"
    ]


@pytest.mark.parametrize("name", HIDING)
def test_a_drawn_card_changes_the_information_of_who_drew_it_alone(name: str) -> None:
    compared = 0
    for stage in random_open_game(name, 6):
        if stage.player != CHANCE or stage.state is None or len(stage.chances()) < 2:
            continue
        drawer = Seat(stage.record.decider)
        (one, _), *_, (other, _) = stage.chances()
        first, second = stage.after(one), stage.after(other)
        assert information_text(first, drawer) != information_text(second, drawer)
        assert information_text(first, drawer.other) == information_text(second, drawer.other)
        rows = [information_rows(after, drawer.other, 2000) for after in (first, second)]
        assert (rows[0] == rows[1]).all()
        assert (information_rows(first, drawer, 2000) != information_rows(second, drawer, 2000)).any()
        compared += 1
    assert compared > 0


@pytest.mark.parametrize("name", BOOKS)
def test_nothing_that_a_seat_has_seen_is_forgotten(name: str) -> None:
    stages = [stage for stage in random_open_game(name, 7) if stage.player >= 0]
    for seat in Seat:
        texts = [information_text(stage, seat) for stage in stages]
        if name != "siege-2020-tactics":
            assert all(later.startswith(earlier) for earlier, later in pairwise(texts))
        own = [text for stage, text in zip(stages, texts, strict=True) if stage.player == seat]
        assert len(set(own)) == len(own)


def test_a_swap_is_covered_until_both_have_picked() -> None:
    picked = 0
    for seed in range(8):
        stages = random_open_game("siege-2020-tactics", seed)
        for before, after in pairwise(stages):
            if not after.made or not after.setting.book.step_text(*after.made[0]).startswith(">"):
                continue
            picked += 1
            open_to = [not has_covered(information_text(after, seat)) for seat in Seat]
            picker = Seat(before.player)
            if not after.record.left and before.record.to_move != before.record.decider:
                assert open_to == [True, True]
            else:
                assert not open_to[picker.other]
                assert open_to[picker] is (picker is Seat(before.record.to_move))
    assert picked > 12


def has_covered(text: str) -> bool:
    return any(word.endswith((">?c", ">?t")) for word in text.split())


def test_a_course_goes_through_a_pickle_and_stays_the_same() -> None:
    for name in ("stones-2004-tactics", "siege-2020-tactics", "tug", "mini-fog"):
        stages = random_open_game(name, 8)
        for stage in stages[:: max(1, len(stages) // 7)]:
            again = pickle.loads(pickle.dumps(stage))
            assert str(again) == str(stage)
            assert again.history() == stage.history()
            assert all(information_text(again, seat) == information_text(stage, seat) for seat in Seat)


def test_the_turn_limit_of_the_tug_is_a_draw() -> None:
    open_game = random_open_game("tug", 1)[-1]
    short = setting_of("tug", None, 2).begin()
    for action in open_game.history():
        if short.player == OVER:
            break
        short = short.after(action)
    assert str(short.outcome) == "- turn-limit"
    assert short.returns() == [0.0, 0.0]


def test_what_cannot_come_is_refused() -> None:
    open_game = setting("mini-one", Seat.SOUTH).begin()
    with pytest.raises(tb.TottenburyError, match="5 cannot come here"):
        open_game.after(5)  # the highest of six cards is never the lower one of two
    while open_game.player == CHANCE:
        open_game = open_game.after(open_game.chances()[0][0])
    with pytest.raises(tb.TottenburyError, match="is not legal here"):
        open_game.after(next(action for action in range(open_game.setting.spaces.actions) if action not in open_game.actions()))
    with pytest.raises(tb.TottenburyError, match="attacker"):
        setting("siege-2020", Seat.NORTH)
    with pytest.raises(tb.TottenburyError, match="turn limit"):
        setting_of("tug", None, 0)
