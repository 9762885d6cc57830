"""Stepping many games at once: game-neutral loops, bound to a game's functions like those of the kernel.

Beside `legal_moves`, `settle` and `new_game` they know `observe(rules, at, s, seat, out, row)`. All arrays belong to the caller and are
written in place; a loop works on the games from `first` to `last`, so that threads share them without a lock. The moves of a position are
listed anew when they are needed: that takes less time than fetching a stored list from memory, where many games do not fit the near caches.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from tottenbury.kernel import compiled, inlined, record_at, some_ints
from tottenbury.kernel.chance import PLAYER_NORTH, PLAYER_SOUTH, STREAM_SIZE, below, seed_stream
from tottenbury.kernel.layout import INT64, Layout
from tottenbury.kernel.loops import MAX_MOVES
from tottenbury.research.actions import index_of

if TYPE_CHECKING:
    from tottenbury.research.game_api import legal_moves, new_game, observe, settle

PROGRESS = Layout(
    "progress",
    [
        ("seed", INT64),
        ("turns", INT64),  # so far
        ("mover", INT64),  # whose turn it was last
        ("over", INT64),
        ("asked", INT64),  # the seat that is asked; the other one then plays at random
        ("streams", INT64, (2, STREAM_SIZE)),  # the two players' own
    ],
)
"""How far a game of a batch has come: what is kept beside its record."""


class Index(NamedTuple):
    """The tables of a rulebook that turn moves into actions (`actions.ActionIndex`), and where its planes begin (`planes.Planes`)."""

    first: Any
    others: Any
    at: Any


class Games(NamedTuple):
    """The games of a batch: a row of each array for each of them."""

    states: Any
    progress: Any
    mask: Any
    players: Any
    observation: Any
    """Without any columns if nobody wants observations."""
    rewards: Any
    ended: Any
    """Whether the last step ended the game, and whether the turn limit did."""
    places: Any
    """The move to be made, as its place in the list of legal moves; negative: by lot."""


ALL_SEATS = -1

RUNNING, ENDED, CUT = range(3)
"""Values of `over`: it goes on, it has ended, the turn limit has cut it short."""


@inlined
def offer(rules: Any, s: Any, progress: Any, moves: Any, limit: int) -> int:
    """List the moves of a game that goes on, or note that it is over; returns how many there are."""
    if s.to_move != progress.mover:
        if progress.turns == limit:
            progress.over = CUT
            return 0
        progress.turns += 1
        progress.mover = s.to_move
    number = legal_moves(rules, s, moves)
    if number == 0:
        progress.over = ENDED
    return number


@inlined
def draw_lots(s: Any, progress: Any, number: int) -> int:
    """One of `number` moves, by the stream of the seat that decides: as the `random` opponent chooses anywhere else."""
    return below(progress.streams[s.decider], number)


@inlined
def make(rules: Any, s: Any, progress: Any, moves: Any, chosen: int, limit: int) -> int:
    """Make one of the listed moves and list the next ones; returns how many there are.

    Where only one seat is asked, the other one then plays at random until it is asked again.
    """
    while True:
        settle(rules, s, moves[chosen], True)
        number = offer(rules, s, progress, moves, limit)
        if progress.asked == ALL_SEATS or number == 0 or s.decider == progress.asked:
            return number
        chosen = draw_lots(s, progress, number)


@compiled
def start(rules: Any, s: Any, progress: Any, moves: Any, seed: int, limit: int, stride: int) -> int:
    """Deal the game of a seed, the same that this seed deals everywhere, and list its first moves; returns how many there are.

    If it is not the asked seat's turn, the other one moves first. In the tug of war that may be the end already (one game in a thousand):
    such a game is passed over for the seed `stride` further on.
    """
    stream = some_ints(STREAM_SIZE)
    while True:
        seed_stream(progress.streams[0], seed, PLAYER_SOUTH)
        seed_stream(progress.streams[1], seed, PLAYER_NORTH)
        new_game(rules, s, stream, seed, -1)
        progress.seed = seed
        progress.over = RUNNING
        progress.mover = s.to_move
        progress.turns = 1
        number = offer(rules, s, progress, moves, limit)
        if progress.asked not in (ALL_SEATS, s.decider):
            number = make(rules, s, progress, moves, draw_lots(s, progress, number), limit)
        if progress.over == RUNNING or progress.asked == ALL_SEATS:
            return number
        seed += stride


@inlined
def write_mask(index: Any, games: Any, game: int, moves: Any, number: int, value: int) -> None:
    """Write 1 or 0 for the listed moves into the mask."""
    for n in range(number):
        games.mask[game, index_of(index.first, index.others, moves[n])] = value


@inlined
def show(rules: Any, index: Any, games: Any, game: int, moves: Any, number: int) -> None:
    """Write what is asked of whom: the mask, the seat, and the observation if somebody wants it."""
    s, progress = record_at(games.states, game), record_at(games.progress, game)
    write_mask(index, games, game, moves, number, 1)
    seat = s.decider if progress.asked == ALL_SEATS else progress.asked
    games.players[game] = seat
    size = games.observation.shape[1]
    if size > 0:
        for n in range(size):
            games.observation[game, n] = 0
        observe(rules, index.at, s, seat, games.observation, game)


@inlined
def write_rewards(games: Any, game: int, s: Any, over: int) -> None:
    """Rewards and flags of a game after a step: 1 for the winner, -1 for the loser, 0 for a draw."""
    games.ended[game, 0] = over == ENDED
    games.ended[game, 1] = over == CUT
    games.rewards[game, 0] = games.rewards[game, 1] = 0
    if over == ENDED and s.winner in (0, 1):
        games.rewards[game, s.winner] = 1
        games.rewards[game, 1 - s.winner] = -1


def start_games(rules: Any, index: Any, games: Any, first: int, last: int, limit: int, stride: int) -> None:
    """Deal the games whose seeds their progress holds, and show them."""
    moves = some_ints(MAX_MOVES)
    for game in range(first, last):
        s, progress = record_at(games.states, game), record_at(games.progress, game)
        number = start(rules, s, progress, moves, progress.seed, limit, stride)
        for n in range(games.mask.shape[1]):
            games.mask[game, n] = 0
        show(rules, index, games, game, moves, number)


def step_games(rules: Any, index: Any, games: Any, first: int, last: int, limit: int, stride: int, times: int) -> None:
    """Make `times` decisions in each game: the move at its place as `locate` found it, by lot if that is negative.

    A game that ends begins anew with the seed `stride` further on; with a stride of 0 it stays as it ended.
    """
    moves = some_ints(MAX_MOVES)
    for game in range(first, last):
        s, progress = record_at(games.states, game), record_at(games.progress, game)
        if progress.over != RUNNING:
            games.rewards[game, 0] = games.rewards[game, 1] = 0
            continue
        number = legal_moves(rules, s, moves)
        write_mask(index, games, game, moves, number, 0)
        for _ in range(times):
            if progress.over != RUNNING:
                games.rewards[game, 0] = games.rewards[game, 1] = 0
                break
            chosen = games.places[game]
            if chosen < 0:
                chosen = draw_lots(s, progress, number)
            number = make(rules, s, progress, moves, chosen, limit)
            write_rewards(games, game, s, progress.over)
            if progress.over != RUNNING and stride > 0:
                number = start(rules, s, progress, moves, progress.seed + stride, limit, stride)
        show(rules, index, games, game, moves, number)


def locate(rules: Any, index: Any, games: Any, actions: Any, first: int, last: int) -> int:
    """Find each action among the legal moves, -1 if it is none of them; a game that is over takes any.

    Returns the first game whose action is not allowed, or -1.
    """
    moves = some_ints(MAX_MOVES)
    wrong = -1
    for game in range(last - 1, first - 1, -1):
        place = 0
        if record_at(games.progress, game).over == RUNNING:
            place = legal_moves(rules, record_at(games.states, game), moves) - 1
            while place >= 0 and index_of(index.first, index.others, moves[place]) != actions[game]:
                place -= 1
        games.places[game] = place
        if place < 0:
            wrong = game
    return wrong


def choose_at_random(rules: Any, index: Any, games: Any, actions: Any) -> None:
    """A random action for each game; 0 where a game is over."""
    moves = some_ints(MAX_MOVES)
    for game in range(len(actions)):
        s, progress = record_at(games.states, game), record_at(games.progress, game)
        actions[game] = 0
        if progress.over == RUNNING:
            chosen = draw_lots(s, progress, legal_moves(rules, s, moves))
            actions[game] = index_of(index.first, index.others, moves[chosen])


def observe_at(rules: Any, s: Any, at: Any, observation: Any, seat: int) -> None:
    """What a seat may know of one position."""
    for n in range(observation.shape[1]):
        observation[0, n] = 0
    observe(rules, at, s, seat, observation, 0)
