"""Stepping many games at once: game-neutral loops, bound to a game's functions like those of the kernel.

Beside `deal`, `legal_moves`, `settle` and `new_game` they know `observe(rules, at, s, seat, out, row)`. All arrays belong to the caller and
are written in place; a loop works on the games from `first` to `last`, so that threads share them without a lock. What is done at every
step gets records, never an array or a part of one: the compiler counts who holds an array, and threads that count at one place wait for
each other.
"""

# ruff: noqa: F821
# mypy: disable-error-code="name-defined"
from __future__ import annotations

from typing import Any

import numpy as np

from tottenbury.kernel.chance import PLAYER_NORTH, PLAYER_SOUTH, STREAM_SIZE, below, seed_stream
from tottenbury.kernel.compiling import record_at
from tottenbury.kernel.loops import MAX_MOVES
from tottenbury.research.actions import index_of

BOOK = np.dtype(
    [
        ("seed", np.int64),
        ("number", np.int64),  # of moves that are offered
        ("turns", np.int64),  # so far
        ("mover", np.int64),  # whose turn it was last
        ("over", np.int64),
        ("asked", np.int64),  # the seat that is asked; the other one then plays at random
        ("streams", np.int64, (2, STREAM_SIZE)),  # the two players' own
        ("offers", np.int32, MAX_MOVES),  # the moves that are offered
        ("shown", np.int32, MAX_MOVES),  # and their actions
    ]
)
"""What is kept of each game beside its record."""

DESK = np.dtype([("moves", np.int64, MAX_MOVES), ("stream", np.int64, STREAM_SIZE)])
"""What a thread writes on while it works."""

ALL_SEATS = -1

RUNNING, ENDED, CUT = range(3)
"""Values of `over`: it goes on, it has ended, the turn limit has cut it short."""


def offer(rules: Any, s: Any, book: Any, desk: Any, limit: int) -> None:
    """List the moves of a game that goes on, or note that it is over."""
    book.number = 0
    if s.to_move != book.mover:
        if book.turns == limit:
            book.over = CUT
            return
        book.turns += 1
        book.mover = s.to_move
    moves = desk.moves
    number = legal_moves(rules, s, moves)
    for n in range(number):
        book.offers[n] = moves[n]
    book.number = number
    if number == 0:
        book.over = ENDED


def draw_lots(s: Any, book: Any) -> int:
    """One of the offered moves, by the stream of the seat that decides: as the `random` opponent chooses anywhere else."""
    return below(book.streams[s.decider], book.number)


def make(rules: Any, s: Any, book: Any, desk: Any, chosen: int, limit: int) -> None:
    """Make one of the offered moves; where only one seat is asked, the other one then plays at random until it is asked again."""
    while True:
        settle(rules, s, int(book.offers[chosen]), True)  # 64 bits, compiled or not
        offer(rules, s, book, desk, limit)
        if book.asked == ALL_SEATS or book.number == 0 or s.decider == book.asked:
            break
        chosen = draw_lots(s, book)


def start(all_rules: Any, states: Any, book: Any, desk: Any, game: int, seed: int, limit: int, stride: int) -> None:
    """Deal the game of a seed, the same that this seed deals everywhere, and list its first moves.

    If it is not the asked seat's turn, the other one moves first. In the tug of war that may be the end already (one game in a thousand):
    such a game is passed over for the seed `stride` further on.
    """
    rules, s = record_at(all_rules, 0), record_at(states, game)
    while True:
        seed_stream(book.streams[0], seed, PLAYER_SOUTH)
        seed_stream(book.streams[1], seed, PLAYER_NORTH)
        new_game(all_rules, states[game : game + 1], desk.stream, seed, -1)
        book.seed = seed
        book.over = RUNNING
        book.mover = s.to_move
        book.turns = 1
        offer(rules, s, book, desk, limit)
        if book.asked not in (ALL_SEATS, s.decider):
            make(rules, s, book, desk, draw_lots(s, book), limit)
        if book.over == RUNNING or book.asked == ALL_SEATS:
            return
        seed += stride


def show(
    rules: Any, first_action: Any, others: Any, at: Any, s: Any, book: Any, mask: Any, players: Any, observation: Any, game: int
) -> None:
    """Write what is asked of whom: the mask, the seat, and the observation unless its array is empty."""
    for n in range(book.number):
        action = index_of(first_action, others, book.offers[n])
        book.shown[n] = action
        mask[game, action] = True
    seat = s.decider if book.asked == ALL_SEATS else book.asked
    players[game] = seat
    if observation.shape[1] > 0:
        for n in range(observation.shape[1]):
            observation[game, n] = 0
        observe(rules, at, s, seat, observation, game)


def settle_accounts(s: Any, book: Any, rewards: Any, ended: Any, game: int) -> None:
    """Rewards and flags of a game after a step: 1 for the winner, -1 for the loser, 0 for a draw."""
    ended[game, 0] = book.over == ENDED
    ended[game, 1] = book.over == CUT
    rewards[game, 0] = rewards[game, 1] = 0
    if book.over == ENDED and s.winner in (0, 1):
        rewards[game, s.winner] = 1
        rewards[game, 1 - s.winner] = -1


def find(book: Any, action: int) -> int:
    """Which of the offered moves an action is; -1 if it is none of them."""
    for n in range(book.number):
        if book.shown[n] == action:
            return n
    return -1


def locate(books: Any, actions: Any, places: Any, first: int, last: int) -> int:
    """Which of the offered moves each action is, -1 if none of them; a game that is over takes any.

    The answer is the first game whose action is not allowed, or -1.
    """
    wrong = -1
    for game in range(last - 1, first - 1, -1):
        book = record_at(books, game)
        places[game] = find(book, actions[game]) if book.over == RUNNING else 0
        if places[game] < 0:
            wrong = game
    return wrong


def start_games(
    all_rules: Any, first_action: Any, others: Any, at: Any, states: Any, books: Any, desks: Any,
    mask: Any, players: Any, observation: Any, first: int, last: int, limit: int, stride: int,
) -> None:  # fmt: skip
    """Deal the games whose seeds stand in their books, and show them."""
    rules, desk = record_at(all_rules, 0), record_at(desks, 0)
    for game in range(first, last):
        s, book = record_at(states, game), record_at(books, game)
        start(all_rules, states, book, desk, game, book.seed, limit, stride)
        mask[game, :] = False
        show(rules, first_action, others, at, s, book, mask, players, observation, game)


def step_games(
    all_rules: Any, first_action: Any, others: Any, at: Any, states: Any, books: Any, desks: Any,
    mask: Any, players: Any, observation: Any, rewards: Any, ended: Any, places: Any,
    first: int, last: int, limit: int, stride: int, times: int,
) -> None:  # fmt: skip
    """Make one decision in each game, so many times over: the offered move at its place as `locate` found it, by lot if that is negative.

    A game that ends begins anew with the seed `stride` further on; with a stride of 0 it stays as it ended.
    """
    rules, desk = record_at(all_rules, 0), record_at(desks, 0)
    for _ in range(times):
        for game in range(first, last):
            s, book = record_at(states, game), record_at(books, game)
            if book.over != RUNNING:
                rewards[game, 0] = rewards[game, 1] = 0
                continue
            chosen = places[game]
            if chosen < 0:
                chosen = draw_lots(s, book)
            for n in range(book.number):
                mask[game, book.shown[n]] = False
            make(rules, s, book, desk, chosen, limit)
            settle_accounts(s, book, rewards, ended, game)
            if book.over != RUNNING and stride > 0:
                start(all_rules, states, book, desk, game, book.seed + stride, limit, stride)
            show(rules, first_action, others, at, s, book, mask, players, observation, game)


def choose_at_random(states: Any, books: Any, actions: Any) -> None:
    """A random action for each game; 0 where a game is over."""
    for game in range(len(actions)):
        book = record_at(books, game)
        actions[game] = 0
        if book.over == RUNNING:
            actions[game] = book.shown[draw_lots(record_at(states, game), book)]


def observe_at(all_rules: Any, at: Any, states: Any, seat: int, observation: Any) -> None:
    """What a seat may know of one position."""
    observation[:] = 0
    observe(record_at(all_rules, 0), at, record_at(states, 0), seat, observation, 0)
