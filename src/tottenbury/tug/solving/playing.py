"""Games of a model played by its own table, throw by throw: a check of the values that does not use Bellman's operator."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from tottenbury.kernel import compiled, some_floats, some_ints
from tottenbury.kernel.chance import EVENTS, STREAM_SIZE, below, seed_stream
from tottenbury.tug.solving.columns import COLUMN_NUMBER, COUNT, SIXES
from tottenbury.tug.solving.doors import door
from tottenbury.tug.solving.judging import NOTHING, judge_all, new_room, place_of, solved_by, throw_scores, worth_with_rerolls
from tottenbury.tug.solving.turns import NEW_COLUMN
from tottenbury.tug.state import FACES

if TYPE_CHECKING:
    from tottenbury.tug.solving.results import Model

TURN_LIMIT = 100_000


class Played(NamedTuple):
    """Games from random states: what the table promised the mover there, whether the mover won (-1: not over), and the turns it took."""

    promised: Any
    won: Any
    turns: Any

    @property
    def deviation(self) -> float:
        """By how many standard deviations more games were won than promised."""
        over = self.won >= 0
        promised = self.promised[over]
        return float((self.won[over] - promised).sum() / np.sqrt(max((promised * (1 - promised)).sum(), 1e-300)))


@compiled
def roll(rng: Any, dice: Any) -> None:
    """Throw three dice."""
    for place in range(3):
        dice[place] = 1 + below(rng, FACES)


@compiled
def reroll_well(rng: Any, dice: Any, scores: Any, left: int) -> None:
    """Roll dice again, one after the other, as long as that is worth more than keeping them."""
    marks = 0
    while left > 0:
        best, choice = worth_with_rerolls(scores, dice, 7, 0), -1
        for place in range(3):
            if marks >> place & 1:
                continue
            kept, total = dice[place], 0.0
            for face in range(1, FACES + 1):
                dice[place] = face
                total += worth_with_rerolls(scores, dice, marks | 1 << place, left - 1)
            dice[place] = kept
            if total / FACES > best:
                best, choice = total / FACES, place
        if choice < 0:
            return
        dice[choice] = 1 + below(rng, FACES)
        marks |= 1 << choice
        left -= 1


@compiled
def best_use(solved: Any, room: Any, state: Any, column: int, throw: int) -> int:
    """The place in the room of the best way to use a throw, the first of equals."""
    best, place = NOTHING, 0
    for i in range(judge_all(solved, room, state, column, throw)):
        if room.worths[i] > best:
            best, place = room.worths[i], i
    return place


@compiled
def play_games(solved: Any, members: Any, room: Any, played: Any, both: int, limit: int, seed: int) -> None:
    """Write down one game each, from states drawn at random; game g has the seed `seed` + g."""
    rng, dice, state, scores = some_ints(STREAM_SIZE), some_ints(3), some_ints(5), some_floats(COUNT)
    for game in range(len(played.promised)):
        seed_stream(rng, seed + game, EVENTS)
        column = below(rng, COUNT)
        state[0] = below(rng, COUNT)
        own, opposing = below(rng, len(members)), below(rng, len(members))
        played.promised[game] = solved.table[column, state[0], own, opposing]
        played.won[game], played.turns[game] = -1, 0
        mover = 1
        while played.won[game] < 0 and played.turns[game] < limit:
            played.turns[game] += 1
            for n in range(2):
                state[1 + n], state[3 + n] = members[own, n], members[opposing, n]
            roll(rng, dice)
            rerolls = min(3, SIXES[column] + (SIXES[state[0]] if both else 0))
            if rerolls > 0:
                throw_scores(solved, room, state, scores, column)
                reroll_well(rng, dice, scores, rerolls)
            use = best_use(solved, room, state, column, COLUMN_NUMBER[dice[0], dice[1], dice[2]])
            left = place_of(room.left[use, 0], room.left[use, 1], solved.cap, solved.weakened, solved.number)
            there = place_of(room.left[use, 2], room.left[use, 3], solved.cap, solved.weakened, solved.number)
            if left < 0 or there < 0:
                played.won[game] = mover if there < 0 else 1 - mover
            own, opposing = there, left
            column, state[0] = state[0], room.found[use, NEW_COLUMN]
            mover = 1 - mover


def play_from_random_states(model: Model, values: Any, games: int, seed: int, limit: int = TURN_LIMIT) -> Played:
    """Play games from random states, both sides by the table; a game with the same seed is the same everywhere."""
    played = Played(np.zeros(games), np.zeros(games, np.int64), np.zeros(games, np.int64))
    solved = solved_by(model, np.ascontiguousarray(values, np.float64))
    door("play_games")(solved, model.rows.members, new_room(), played, int(model.both), limit, seed)
    return played
