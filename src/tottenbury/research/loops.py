"""Stepping many games at once: game-neutral loops, bound to a game's functions like those of the kernel.

Beside `deal`, `legal_moves`, `settle` and `new_game` they know `observe(rules, at, s, seat, out)`. All arrays belong to the caller and are
written in place; a loop works on the games from `first` to `last`, so that threads share them without a lock.
"""

# ruff: noqa: F821
# mypy: disable-error-code="name-defined"
from __future__ import annotations

from typing import Any

from tottenbury.kernel.chance import PLAYER_NORTH, PLAYER_SOUTH, STREAM_SIZE, below, seed_stream
from tottenbury.kernel.compiling import record_at
from tottenbury.research.actions import index_of

SEED, NUMBER, TURNS, MOVER, OVER, ASKED, STREAMS = range(7)
BOOK_SIZE = STREAMS + 2 * STREAM_SIZE
"""What is kept of each game beside its record: its seed, how many moves it offers, turns so far, whose turn it was last, whether it is
over, the seat that is asked (the other one then plays at random), and the two players' own random streams."""

ALL_SEATS = -1

RUNNING, ENDED, CUT = range(3)
"""Values of OVER: it goes on, it has ended, the turn limit has cut it short."""


def begin(all_rules: Any, states: Any, books: Any, work: Any, game: int, seed: int) -> None:
    """Deal the game of a seed, the same that this seed deals everywhere."""
    stream = work[:STREAM_SIZE]
    for seat in range(2):
        seed_stream(stream, seed, PLAYER_NORTH if seat else PLAYER_SOUTH)
        for n in range(STREAM_SIZE):
            books[game, STREAMS + seat * STREAM_SIZE + n] = stream[n]
    new_game(all_rules, states[game : game + 1], stream, seed, -1)
    books[game, SEED] = seed
    books[game, OVER] = RUNNING
    books[game, MOVER] = record_at(states, game).to_move
    books[game, TURNS] = 1


def offer(all_rules: Any, states: Any, books: Any, offers: Any, work: Any, game: int, limit: int) -> None:
    """List the moves of a game that goes on, or note that it is over."""
    s = record_at(states, game)
    books[game, NUMBER] = 0
    if s.to_move != books[game, MOVER]:
        if books[game, TURNS] == limit:
            books[game, OVER] = CUT
            return
        books[game, TURNS] += 1
        books[game, MOVER] = s.to_move
    moves = work[STREAM_SIZE:]
    number = legal_moves(record_at(all_rules, 0), s, moves)
    for n in range(number):
        offers[game, n] = moves[n]
    books[game, NUMBER] = number
    if number == 0:
        books[game, OVER] = ENDED


def draw_lots(states: Any, books: Any, work: Any, game: int) -> int:
    """One of the offered moves, by the stream of the seat that decides: as the `random` opponent chooses anywhere else."""
    at = STREAMS + record_at(states, game).decider * STREAM_SIZE
    for n in range(STREAM_SIZE):
        work[n] = books[game, at + n]
    chosen = below(work, books[game, NUMBER])
    for n in range(STREAM_SIZE):
        books[game, at + n] = work[n]
    return chosen


def make(all_rules: Any, states: Any, books: Any, offers: Any, work: Any, game: int, chosen: int, limit: int) -> None:
    """Make one of the offered moves; where only one seat is asked, the other one then plays at random until it is asked again."""
    rules, s = record_at(all_rules, 0), record_at(states, game)
    asked = books[game, ASKED]
    while True:
        settle(rules, s, int(offers[game, chosen]), True)  # 64 bits, compiled or not
        offer(all_rules, states, books, offers, work, game, limit)
        if asked == ALL_SEATS or books[game, NUMBER] == 0 or s.decider == asked:
            break
        chosen = draw_lots(states, books, work, game)


def start(all_rules: Any, states: Any, books: Any, offers: Any, work: Any, game: int, seed: int, limit: int, stride: int) -> None:
    """Begin a game and list its first moves; if it is not the asked seat's turn, the other one moves first.

    In the tug of war that may be the end already (one game in a thousand): such a game is passed over for the seed `stride` further on.
    """
    while True:
        begin(all_rules, states, books, work, game, seed)
        offer(all_rules, states, books, offers, work, game, limit)
        if books[game, ASKED] not in (ALL_SEATS, record_at(states, game).decider):
            make(all_rules, states, books, offers, work, game, draw_lots(states, books, work, game), limit)
        if books[game, OVER] == RUNNING or books[game, ASKED] == ALL_SEATS:
            return
        seed += stride


def show(
    all_rules: Any, first_action: Any, others: Any, at: Any, states: Any, books: Any, offers: Any,
    mask: Any, players: Any, observation: Any, game: int,
) -> None:  # fmt: skip
    """Write what is asked of whom: the mask, the seat, and the observation unless its array is empty."""
    for n in range(books[game, NUMBER]):
        mask[game, index_of(first_action, others, offers[game, n])] = True
    s = record_at(states, game)
    seat = s.decider if books[game, ASKED] == ALL_SEATS else books[game, ASKED]
    players[game] = seat
    if observation.shape[1] > 0:
        observation[game, :] = 0
        observe(record_at(all_rules, 0), at, s, seat, observation[game])


def settle_accounts(states: Any, books: Any, rewards: Any, ended: Any, game: int) -> None:
    """Rewards and flags of a game after a step: 1 for the winner, -1 for the loser, 0 for a draw."""
    over = books[game, OVER]
    ended[game, 0] = over == ENDED
    ended[game, 1] = over == CUT
    rewards[game, 0] = rewards[game, 1] = 0
    if over == ENDED:
        winner = record_at(states, game).winner
        if winner in (0, 1):
            rewards[game, winner] = 1
            rewards[game, 1 - winner] = -1


def first_illegal(mask: Any, books: Any, actions: Any) -> int:
    """The first game whose action is not allowed, or -1; a game that is over takes any."""
    for game in range(len(actions)):
        action = actions[game]
        if books[game, OVER] == RUNNING and not (0 <= action < mask.shape[1] and mask[game, action]):
            return game
    return -1


def start_games(
    all_rules: Any, first_action: Any, others: Any, at: Any, states: Any, books: Any, offers: Any, work: Any,
    mask: Any, players: Any, observation: Any, first: int, last: int, limit: int, stride: int,
) -> None:  # fmt: skip
    """Deal the games whose seeds stand in their books, and show them."""
    for game in range(first, last):
        start(all_rules, states, books, offers, work, game, books[game, SEED], limit, stride)
        mask[game, :] = False
        show(all_rules, first_action, others, at, states, books, offers, mask, players, observation, game)


def step_games(
    all_rules: Any, first_action: Any, others: Any, at: Any, states: Any, books: Any, offers: Any, work: Any,
    mask: Any, players: Any, observation: Any, rewards: Any, ended: Any, actions: Any, first: int, last: int, limit: int, stride: int,
) -> None:  # fmt: skip
    """Make one decision in each game, chosen by `actions`, at random where it is negative.

    A game that ends begins anew with the seed `stride` further on; with a stride of 0 it stays as it ended.
    """
    for game in range(first, last):
        if books[game, OVER] != RUNNING:
            rewards[game, 0] = rewards[game, 1] = 0
            continue
        chosen = 0
        if actions[game] < 0:
            chosen = draw_lots(states, books, work, game)
        else:
            while index_of(first_action, others, offers[game, chosen]) != actions[game]:
                chosen += 1
        mask[game, :] = False
        make(all_rules, states, books, offers, work, game, chosen, limit)
        settle_accounts(states, books, rewards, ended, game)
        if books[game, OVER] != RUNNING and stride > 0:
            start(all_rules, states, books, offers, work, game, books[game, SEED] + stride, limit, stride)
        show(all_rules, first_action, others, at, states, books, offers, mask, players, observation, game)


def choose_at_random(first_action: Any, others: Any, states: Any, books: Any, offers: Any, work: Any, actions: Any) -> None:
    """A random action for each game; 0 where a game is over."""
    for game in range(len(actions)):
        actions[game] = 0
        if books[game, OVER] == RUNNING:
            actions[game] = index_of(first_action, others, offers[game, draw_lots(states, books, work, game)])


def observe_at(all_rules: Any, at: Any, states: Any, seat: int, observation: Any) -> None:
    """What a seat may know of one position."""
    observation[:] = 0
    observe(record_at(all_rules, 0), at, record_at(states, 0), seat, observation)
