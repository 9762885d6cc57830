"""The doors of a family over plain bytes, on a toy game whose numbers can be counted by hand; and a library that takes over."""

from __future__ import annotations

import ctypes
from array import array
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import tottenbury as tb
from tottenbury.kernel import kernels as kernels_module
from tottenbury.kernel import library
from tottenbury.kernel.chance import PLAYER_NORTH, PLAYER_SOUTH, STREAM_SIZE, below, new_stream
from tottenbury.kernel.doors import INT, Door, One
from tottenbury.kernel.kernels import INTS, Kernels, families
from tottenbury.kernel.layout import INT8, INT64, Layout

RULES = Layout("toy_rules", [("heap", INT64), ("most", INT64)])
STATE = Layout(
    "toy_state",
    [
        ("to_move", INT64),
        ("decider", INT64),
        ("winner", INT64),
        ("reason", INT64),
        ("left", INT64),
        ("secret", INT8, (2,)),
        ("taken", INT64),
    ],
)


def deal(rules: Any, s: Any, rng: Any, first: int) -> None:
    """A heap of matches; whoever takes the last one wins. Each has a number that nobody else may see."""
    s.to_move = s.decider = first
    s.winner = -1
    s.reason = 0
    s.left = rules.heap
    for seat in range(2):
        s.secret[seat] = 1 + below(rng, 100)


def legal_moves(rules: Any, s: Any, moves: Any) -> int:
    """How many matches to take."""
    number = min(rules.most, s.left)
    for n in range(number):
        moves[n] = n + 1
    return number


def apply(rules: Any, s: Any, move: int) -> None:
    """Take them."""
    s.left -= move
    s.taken += move  # the deal leaves it at 0
    if s.left == 0:
        s.winner, s.reason = s.to_move, 1
    s.to_move = s.decider = 1 - s.to_move


def forced(rules: Any, s: Any) -> int:
    """The last match is taken without asking."""
    return 1 if s.left == 1 else -1


def blind(s: Any, viewer: int) -> None:
    """Cover the numbers of the others."""
    for seat in range(2):
        if seat != viewer:
            s.secret[seat] = 0


FUNCTIONS = {"deal": deal, "legal_moves": legal_moves, "apply": apply, "forced": forced, "blind": blind}


@pytest.fixture
def toy(monkeypatch: pytest.MonkeyPatch) -> Kernels:
    """The game, kept apart from the real families."""
    monkeypatch.setattr(kernels_module, "_FAMILIES", {})
    return Kernels("toy", FUNCTIONS, RULES, STATE)


def rules_of(heap: int, most: int) -> bytes:
    """An edition."""
    record = RULES.new()
    rules = RULES.record(record)
    rules.heap, rules.most = heap, most
    return bytes(record)


NIM = rules_of(10, 3)


def after(toy: Kernels, *moves: int) -> bytes:
    """The position after some moves, South beginning."""
    state = toy.new_game(NIM, 1, 0)
    for move in moves:
        state = toy.step(NIM, state, move)
    return state


def test_a_family_is_entered_under_its_name(toy: Kernels) -> None:
    assert families() == (toy,)
    assert toy.library is None
    assert not toy.load()
    assert all(door.native is None for door in toy.doors.values())


def test_a_deal_is_the_seeds_and_the_lot_falls_evenly(toy: Kernels) -> None:
    first = toy.new_game(NIM, 5, 1)
    assert type(first) is bytes
    assert first == toy.new_game(NIM, 5, 1)
    s = STATE.record(first)
    assert (s.to_move, s.left, s.winner) == (1, 10, -1)
    deals = [STATE.record(toy.new_game(NIM, seed, -1)) for seed in range(400)]
    assert 150 < sum(s.to_move for s in deals) < 250
    assert len({tuple(s.secret) for s in deals}) > 300
    lot = next(seed for seed in range(9) if deals[seed].to_move == 1)
    assert toy.new_game(NIM, lot, -1) == toy.new_game(NIM, lot, 1), "the lot is drawn from a stream of its own"


def test_moves_and_what_they_lead_to(toy: Kernels) -> None:
    state = after(toy)
    assert toy.moves(NIM, state) == [1, 2, 3]
    assert all(type(move) is int for move in toy.moves(NIM, state))
    kept = bytes(bytearray(state))
    taken = toy.step(NIM, state, 3)
    assert (STATE.record(taken).left, STATE.record(taken).to_move) == (7, 1)
    assert state == kept, "a position never changes"
    assert toy.try_move(NIM, state, 3) == taken
    assert toy.try_move(NIM, state, 4) is None
    assert toy.moves(NIM, after(toy, 3, 3, 2)) == [1, 2]
    assert toy.moves(NIM, after(toy, 3, 3, 3, 1)) == []


def test_what_needs_no_decision_follows_a_tried_move_and_not_a_step(toy: Kernels) -> None:
    state = after(toy, 3, 3)
    assert toy.forced(NIM, state) == -1
    stepped = toy.step(NIM, state, 3)
    assert (STATE.record(stepped).left, toy.forced(NIM, stepped)) == (1, 1)
    tried = toy.try_move(NIM, state, 3)
    assert tried == toy.step(NIM, stepped, 1)
    assert (STATE.record(tried).left, STATE.record(tried).winner, STATE.record(tried).reason) == (0, 1, 1)


def test_a_view_hides_and_leaves_the_position_alone(toy: Kernels) -> None:
    state = after(toy)
    kept, secrets = bytes(bytearray(state)), STATE.plain(state, "secret")
    views = [STATE.plain(toy.blind(state, viewer), "secret") for viewer in range(3)]
    assert views == [[secrets[0], 0], [0, secrets[1]], [0, 0]]
    assert state == kept


def count(left: int, depth: int) -> int:
    """How many sequences of decisions there are, by hand."""
    if depth == 0:
        return 1
    left = 0 if left == 1 else left  # taken without asking
    return sum(count(left - move, depth - 1) for move in range(1, min(3, left) + 1))


def test_sequences_are_counted(toy: Kernels) -> None:
    assert [toy.count_sequences(NIM, after(toy), depth) for depth in range(11)] == [count(10, depth) for depth in range(11)]
    assert toy.count_sequences(NIM, after(toy), 2) == 9


def test_random_games_are_those_of_two_players_with_streams_of_their_own(toy: Kernels) -> None:
    rows = toy.play_random_games(NIM, 20, 30)
    assert rows.shape == (30, 5)
    for seed, row in enumerate(rows.tolist(), 20):
        streams = [new_stream(seed, PLAYER_SOUTH), new_stream(seed, PLAYER_NORTH)]
        state = toy.new_game(NIM, seed, -1)
        first, turns = STATE.record(state).to_move, 0
        while moves := toy.moves(NIM, state):
            state = toy.try_move(NIM, state, moves[below(streams[STATE.record(state).decider], len(moves))])
            turns += 1
        s = STATE.record(state)
        assert row == [s.winner, s.reason, first, turns, turns], f"seed {seed}"
    cut = toy.play_random_games(NIM, 20, 30, first=1, limit=2)
    assert (cut[:, 2] == 1).all()
    assert (cut[:, 3] <= 2).all()
    assert (cut[:, 0] == -1).any()


def test_a_batch_steps_on_and_begins_anew(toy: Kernels) -> None:
    states = np.zeros((5, STATE.size), np.uint8)
    streams, moves = np.zeros((5, STREAM_SIZE), np.int64), np.zeros(1024, np.int64)
    for n in range(5):
        states[n] = np.frombuffer(toy.new_game(NIM, n, 0), np.uint8)
        streams[n] = new_stream(n, 0)
    finished = toy.random_steps(NIM, states, streams, moves, 40)
    assert 5 * 40 // 9 <= finished <= 5 * 40 // 3
    left = states.view(STATE.dtype)["left"]
    assert ((left >= 0) & (left <= 9) & (left != 1)).all()


def test_a_door_of_ones_own_is_bound_to_the_game(toy: Kernels) -> None:
    def best(rules: Any, s: Any, moves: Any, wish: int) -> int:
        return max(wish, legal_moves(rules, s, moves))

    door = toy.open("best", best, One(RULES), One(STATE), INTS, INT)
    assert toy.doors["best"] is door
    assert door(NIM, after(toy), array(INT64, bytes(8 * 1024)), 1) == 3
    assert toy.enter(Door("left", lambda s: s.left, (One(STATE),)))(after(toy, 2)) == 8


@pytest.mark.parametrize("size", [0, 8, STATE.size - 8, STATE.size + 8])
def test_bytes_that_are_no_position_are_refused(toy: Kernels, size: int) -> None:
    wrong = bytes(size)
    calls = [lambda: toy.moves(NIM, wrong), lambda: toy.step(NIM, wrong, 1), lambda: toy.try_move(NIM, wrong, 1)]
    calls += [lambda: toy.forced(NIM, wrong), lambda: toy.blind(wrong, 0)]
    for call in calls:
        with pytest.raises(ValueError, match="toy_state"):
            call()
    with pytest.raises(ValueError, match="toy_rules"):
        toy.moves(wrong[:8], after(toy))
    with pytest.raises(ValueError, match="structures"):
        toy.count_sequences(NIM, wrong, 2)


# A library takes over


class Loaded:
    """A library that answers every door with the interpreted functions, and counts how often."""

    def __init__(self, doors: dict[str, Door]) -> None:
        self.doors = doors
        self.asked: list[str] = []

    @cache  # noqa: B019 - it is short-lived
    def __getitem__(self, symbol: str) -> Any:
        name = symbol.removeprefix("tottenbury_toy_")
        door = self.doors[name]

        def answer(*given: Any) -> Any:
            self.asked.append(name)
            lifted: list[Any] = []
            at = 0
            for kind in door.kinds:
                if isinstance(kind, One):
                    lifted.append(kind.layout.record((ctypes.c_char * kind.layout.size).from_address(given[at])))
                elif kind == INTS:
                    lifted.append(memoryview((ctypes.c_int64 * given[at + 1]).from_address(given[at])).cast("B").cast("q"))
                else:
                    lifted.append(given[at])
                at += len(kind.native)
            return int(door.function(*lifted) or 0)

        return ctypes.CFUNCTYPE(ctypes.c_int64, *[part for kind in door.kinds for part in kind.native])(answer)


def test_a_library_answers_as_soon_as_it_is_there_and_says_the_same(toy: Kernels, monkeypatch: pytest.MonkeyPatch) -> None:
    def everything() -> list[Any]:
        state = toy.new_game(NIM, 3, -1)
        answers: list[Any] = [state, toy.new_game(NIM, 4, 1), toy.moves(NIM, state), toy.forced(NIM, state), toy.blind(state, 1)]
        answers += [
            toy.try_move(NIM, state, 2),
            toy.try_move(NIM, state, 9),
            toy.step(NIM, state, 3),
            toy.moves(NIM, toy.step(NIM, state, 1)),
        ]
        return [*answers, toy.new_game(NIM, 5, 0)]

    loaded = Loaded(dict(toy.doors))
    monkeypatch.setattr(library.ctypes, "CDLL", lambda path: loaded)
    doors = {name: door.signature for name, door in toy.doors.items() if not {"random", "perft"} & set(name.split("_"))}
    manifest = library.Manifest("toy", "here", {}, doors, "")
    monkeypatch.setattr(library, "find", lambda family: library.Library(Path("toy.so"), manifest) if family == "toy" else None)
    interpreted = everything()
    assert toy.load()
    assert toy.load(), "and only once"
    assert everything() == interpreted
    assert set(loaded.asked) == set(doors)
    late = toy.open("late", lambda n: n, INT)
    assert late.native is None, "the library does not have it"
    assert toy.count_sequences(NIM, toy.new_game(NIM, 3, 0), 3) == count(10, 3), "what it does not have is interpreted"


def test_every_rulebook_has_kernels_of_its_family() -> None:
    games = {book: tb.rulebook(book).game for book in tb.rulebooks()}
    names = {book: game.kernels.name for book, game in games.items()}
    assert set(names.values()) == {"stones", "stones_tactics", "siege", "siege_tactics", "tug"}
    assert (names["stones-1999"], names["stones-2024-early-bird"]) == ("stones", "stones_tactics")
    assert {kernels.name for kernels in families()} >= set(names.values())
    for book, game in games.items():
        assert (type(game.rules), len(game.rules)) == (bytes, game.kernels.rules.size), book
        assert (type(game.deal(1, None)), len(game.deal(1, None))) == (bytes, game.kernels.state.size), book
