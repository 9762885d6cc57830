"""A slow, plain solver of small tug-of-war models: every order of actions, die by die, on tuples. It shares no code with the package.

Values are kept for all 56 opposing columns at once (NumPy vectors), since what a turn can do does not depend on the opponent's column.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations_with_replacement, permutations, product

import numpy as np

TRIPLES = list(combinations_with_replacement((1, 2, 3, 4, 5, 6), 3))
PLACE = {triple: place for place, triple in enumerate(TRIPLES)}
WIN, LOSE = "win", "lose"


def place(dice):
    return PLACE[tuple(sorted(dice))]


class Reference:
    def __init__(self, cap, weakened, free=False, later=False, both=False):
        self.cap, self.weakened, self.free, self.later, self.both = cap, weakened, free, later, both
        self.rows = [(s, w) for s in range(cap + 1) for w in range(weakened + 1) if 1 <= s + w <= cap]
        self.explore = lru_cache(maxsize=None)(self._explore)

    def settle(self, row):
        """What the model remembers of a row at the end of a turn."""
        standing, lying = row
        while standing + lying > self.cap:
            if lying:
                lying -= 1
            else:
                standing -= 1
        while lying > self.weakened:
            standing, lying = standing + 1, lying - 1
        return standing, lying

    def outcomes(self, column, throw, own, opposing):
        found = set(self.explore(column, throw, (), own, (*opposing, 0)))
        if throw[0] == throw[1] == throw[2] and throw[0] >= min(column):
            standing, lying = opposing
            for _ in range(4):
                if standing:
                    standing -= 1
                elif lying:
                    lying -= 1
            found.add(WIN if standing + lying == 0 else (tuple(sorted(column)), own, (standing, lying)))
        settled = set()
        for one in found:
            settled.add(one if one in (WIN, LOSE) else (place(one[0]), self.settle(one[1]), self.settle(one[2])))
        return settled

    def _explore(self, left, dice, done, own, opposing):
        """All outcomes of the dice still to be used; `opposing` counts standing, lying before this turn, laid down in this turn."""
        if not dice:
            return frozenset([(tuple(sorted(left + done)), own, (opposing[0], opposing[1] + opposing[2]))])
        found = set()
        for i, die in enumerate(dice):
            rest = dice[:i] + dice[i + 1 :]
            for j, against in enumerate(left):
                others = left[:j] + left[j + 1 :]
                for new_die, mine, theirs in self.actions(die, against, own, opposing):
                    if sum(theirs) == 0:
                        found.add(WIN)
                    elif sum(mine) == 0:
                        found.add(LOSE)
                    elif self.free:
                        found |= self.explore(tuple(sorted((*others, new_die))), rest, done, mine, theirs)
                    else:
                        found |= self.explore(others, rest, tuple(sorted((*done, new_die))), mine, theirs)
        return frozenset(found)

    def actions(self, die, against, own, opposing):
        standing, old, new = opposing
        if die >= against:
            if standing:
                yield against, own, (standing - 1, old, new)
            if old:
                yield against, own, (standing, old - 1, new)
            if new:
                yield against, own, (standing, old, new - 1)
        elif die >= against - 2:
            if old:
                yield against, own, (standing, old - 1, new)
            if new and not self.later:
                yield against, own, (standing, old, new - 1)
        yield against, own, ((standing - 1, old, new + 1) if standing else opposing)
        mine, lying = own[0] + 1, own[1]
        for _ in range(abs(die - against)):
            if die > against:
                mine += 1
            elif lying:
                lying -= 1
            elif mine:
                mine -= 1
        yield die, (mine, lying), opposing

    def worth(self, outcome, values):
        """For all opposing columns: what an outcome is worth to the mover. `values[row, row][opposing][own]` are the waiting player's."""
        if outcome in (WIN, LOSE):
            return np.full(56, 1.0 if outcome == WIN else 0.0)
        column, own, opposing = outcome
        return 1.0 - values[opposing, own][:, column]

    def state_values(self, column, own, opposing, values):
        """The mover's chances before the throw against each opposing column."""
        lying = {throw: np.max([self.worth(o, values) for o in self.outcomes(column, throw, own, opposing)], axis=0) for throw in TRIPLES}
        memo = {}

        def best(free_dice, marked, left):
            key = (tuple(sorted(free_dice)), tuple(sorted(marked)), left)
            if key not in memo:
                options = [lying[tuple(sorted(free_dice + marked))]]
                for i in range(len(free_dice) if left else 0):
                    rest = free_dice[:i] + free_dice[i + 1 :]
                    options.append(sum(best(rest, (*marked, face), left - 1) for face in range(1, 7)) / 6)
                memo[key] = np.max(options, axis=0)
            return memo[key]

        result = np.zeros(56)
        for throw in TRIPLES:
            chance = len(set(permutations(throw))) / 216
            if self.both:
                counts = [column.count(6) + other.count(6) for other in TRIPLES]
                result += chance * np.array([best(throw, (), min(3, n))[d] for d, n in enumerate(counts)])
            else:
                result += chance * best(throw, (), column.count(6))
        return result

    def solve(self, goal):
        """Plain value iteration over pairs of turns until nothing moves by more than `goal`."""
        pairs = list(product(self.rows, self.rows))
        values = {pair: np.full((56, 56), 0.5) for pair in pairs}
        while True:
            new = {pair: np.array([self.state_values(column, *pair, values) for column in TRIPLES]) for pair in pairs}
            change = max(np.abs(new[pair] - values[pair]).max() for pair in pairs)
            values = new
            if change < goal:
                return values
