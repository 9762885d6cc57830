"""Games of a model played by its own table, throw by throw: a check of the values that does not use Bellman's operator."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from tottenbury.kernel import jit
from tottenbury.kernel.chance import EVENTS, STREAM_SIZE, below, seed_stream
from tottenbury.tug.solving.advice import judge, place_of, throw_scores, worth_with_rerolls
from tottenbury.tug.solving.columns import COLUMN_NUMBER, COUNT, DICE, SIXES
from tottenbury.tug.solving.results import Model
from tottenbury.tug.solving.turns import FIELDS, MOST, NEW_COLUMN, ways
from tottenbury.tug.state import FACES

TURN_LIMIT = 100_000


@dataclass(frozen=True)
class Played:
    """What the table promised the mover at the random states where games began, whether he won (-1: not over), and the turns it took."""

    promised: Any
    won: Any
    turns: Any

    @property
    def deviation(self) -> float:
        """By how many standard deviations more games were won than promised."""
        over = self.won >= 0
        promised = self.promised[over]
        return float((self.won[over] - promised).sum() / np.sqrt(max((promised * (1 - promised)).sum(), 1e-300)))


@jit
def roll(rng: Any, dice: Any) -> None:
    """Throw three dice."""
    for place in range(3):
        dice[place] = 1 + below(rng, FACES)


@jit
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


@jit
def play_games(
    seed: int, limit: int, both: int, rules: Any, number: Any, members: Any, table: Any, promised: Any, won: Any, turns: Any
) -> None:
    """Fill the three arrays with one game each, from states drawn at random; game g has the seed `seed` + g."""
    rng, dice = np.zeros(STREAM_SIZE, np.int64), np.zeros(3, np.int64)
    found, after, best_after = np.empty((MOST, FIELDS), np.int64), np.empty(4, np.int64), np.empty(4, np.int64)
    scores, state = np.empty(COUNT), np.empty(5, np.int64)
    for game in range(len(promised)):
        seed_stream(rng, seed + game, EVENTS)
        column, state[0] = below(rng, COUNT), below(rng, COUNT)
        own, opposing = below(rng, len(members)), below(rng, len(members))
        promised[game] = table[column, state[0], own, opposing]
        won[game], turns[game] = -1, 0
        mover = 1
        while won[game] < 0 and turns[game] < limit:
            turns[game] += 1
            state[1:3], state[3:5] = members[own], members[opposing]
            roll(rng, dice)
            rerolls = min(3, SIXES[column] + (SIXES[state[0]] if both else 0))
            if rerolls > 0:
                throw_scores(column, state, rules, number, table, found, after, scores)
                reroll_well(rng, dice, scores, rerolls)
            best, reached = -1.0, 0
            for i in range(ways(DICE[column], DICE[COLUMN_NUMBER[dice[0], dice[1], dice[2]]], rules[0], found)):
                worth = judge(found[i], state, rules, number, table, after)
                if worth > best:
                    best, reached = worth, found[i, NEW_COLUMN]
                    best_after[:] = after
            left = place_of(best_after[0], best_after[1], rules[2], rules[3], number)
            there = place_of(best_after[2], best_after[3], rules[2], rules[3], number)
            if left < 0 or there < 0:
                won[game] = mover if there < 0 else 1 - mover
            own, opposing = there, left
            column, state[0] = state[0], reached
            mover = 1 - mover


def play_from_random_states(model: Model, values: Any, games: int, seed: int, limit: int = TURN_LIMIT) -> Played:
    """Play games from random states, both sides by the table; a game with the same seed is the same everywhere."""
    played = Played(np.zeros(games), np.zeros(games, np.int64), np.zeros(games, np.int64))
    rules = np.array([model.free, model.later, model.cap, model.weakened], np.int64)
    rows = model.rows
    play_games(seed, limit, int(model.both), rules, rows.number, rows.members, values, played.promised, played.won, played.turns)
    return played
