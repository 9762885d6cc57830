"""How a tug of war is judged: by athletes and by how easily each column hits, in numbers fitted to the solved game.

Nothing is hidden here; the dice are chance nodes of the search.
"""

from __future__ import annotations

from math import sqrt
from typing import Any

from tottenbury.kernel import bind_module, compiled
from tottenbury.kernel.chance import EVENTS, seed_stream, word
from tottenbury.kernel.mathematics import log, logistic
from tottenbury.opponents.judgement import tug_uses
from tottenbury.opponents.judgement.parameters import TUG
from tottenbury.tug.moves import code_of
from tottenbury.tug.state import ACT, DICE, FACES, NOBODY, REROLL, ROLL

WEAKENED_WORTH = 0.75
"""What a weakened athlete counts beside a standing one."""


@compiled
def odds(params: Any, s: Any, me: int) -> float:
    """The log odds of a seat that is about to throw; the terms are those of `benchmarks/fit_tug.py`."""
    other = 1 - me
    mine = s.standing[me] + WEAKENED_WORTH * s.weakened[me]
    theirs = s.standing[other] + WEAKENED_WORTH * s.weakened[other]
    hits, squares = 0.0, 0.0
    for n in range(DICE):
        my_hit, their_hit = (FACES + 1 - s.column[me, n]) / FACES, (FACES + 1 - s.column[other, n]) / FACES
        hits += my_hit - their_hit
        squares += my_hit * my_hit - their_hit * their_hit
    total = params[TUG] + params[TUG + 1] * log((mine + 1.0) / (theirs + 1.0)) + params[TUG + 2] * (sqrt(mine) - sqrt(theirs))
    total += hits * (params[TUG + 3] + params[TUG + 6] * 0.1 * (mine + theirs) + params[TUG + 8] / sqrt(mine + theirs + 1e-9))
    total += params[TUG + 4] * squares + params[TUG + 5] * (s.column[me, 0] - s.column[other, 0])
    return total + params[TUG + 7] * 0.1 * (mine - theirs)


@compiled
def judge(s: Any, me: int, params: Any) -> float:
    """The chance of the seat whose turn has just ended."""
    if s.winner != NOBODY:
        return 1.0 if s.winner == me else 0.0
    return 1.0 - logistic(odds(params, s, 1 - me))


_uses = bind_module(tug_uses, "judged", {"judge": judge})
rate_uses, best_of_throw = _uses["rate_uses"], _uses["best_of_throw"]


@compiled
def rate(rules: Any, params: Any, s: Any, moves: Any, number: int, values: Any) -> None:
    """Rate moves by what the rest of this turn can lead to. The throw itself is no choice, and a view does not know what it brings."""
    if s.phase == ROLL:
        chance = logistic(odds(params, s, s.to_move))
        for n in range(number):
            values[n] = chance
    else:
        rate_uses(rules, s, moves, number, values, params)


@compiled
def value(rules: Any, params: Any, s: Any, viewer: int) -> float:
    """South's chance to win."""
    if s.winner != NOBODY:
        return 1.0 - s.winner
    me = s.to_move
    chance = logistic(odds(params, s, me)) if s.phase == ROLL else best_of_throw(rules, s, params)
    return chance if me == 0 else 1.0 - chance


@compiled
def worthwhile(rules: Any, s: Any, moves: Any, number: int) -> int:
    """Every use of a die may be worth something."""
    return number


@compiled
def chance_key(s: Any) -> int:
    """The throw, where one lies on the table: everybody sees it."""
    if s.phase not in (REROLL, ACT) or s.dice[0] == 0 or s.dice[DICE - 1] == 0:
        return 0
    marks = s.again[0] + 2 * s.again[1] + 4 * s.again[2]
    return code_of(s.dice[0], s.dice[1], s.dice[2]) * 8 + marks


@compiled
def imagine(rules: Any, s: Any, rng: Any) -> None:
    """Nothing is hidden but the throws to come."""
    seed_stream(s.events, word(rng), EVENTS)
    s.told = 0


@compiled
def nothing_to_come(rules: Any, s: Any) -> bool:
    """There are always throws to come."""
    return False
