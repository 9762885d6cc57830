"""The turn of a tug of war, in the order of the rulebook: throw, throw again, use each die (rules C2, C3)."""

from __future__ import annotations

from typing import Any

from tottenbury.kernel import compiled, inlined
from tottenbury.kernel.chance import EVENTS, below, seed_stream, word
from tottenbury.tug.moves import (
    BERSERK,
    BERSERK_MOVE,
    ELIMINATE,
    KEEP,
    KEEP_MOVE,
    KIND,
    SWAP_IN,
    THROW,
    THROW_AGAIN,
    THROW_MOVE,
    WEAKEN,
    WEAKENED,
    code_of,
    column_in,
    die_in,
    die_of,
    make_move,
    more_in,
)
from tottenbury.tug.state import ACT, BERSERK_HITS, DICE, FACES, LAST_ATHLETE, NO_REASON, NOBODY, OVER, REROLL, ROLL, WEAK

NO_MOVE = -1


# Setting up


@compiled
def deal(rules: Any, s: Any, rng: Any, first: int) -> None:
    """Both throw a column, and as many athletes stand up as it has eyes (C1.3, C1.4)."""
    for seat in range(2):
        for n in range(DICE):
            s.column[seat, n] = below(rng, FACES) + 1
        sort_column(s, seat)
        s.standing[seat] = s.column[seat, 0] + s.column[seat, 1] + s.column[seat, 2]
        s.weakened[seat] = 0
    s.winner = NOBODY
    s.reason = NO_REASON
    seed_stream(s.events, word(rng), EVENTS)
    if rules.starter and s.standing[0] != s.standing[1]:
        first = 0 if s.standing[0] < s.standing[1] else 1
    begin_turn(s, first)


@inlined
def begin_turn(s: Any, seat: int) -> None:
    """A seat takes the dice (C2.1, C2.12)."""
    s.to_move = s.decider = seat
    s.phase = ROLL
    s.fresh = s.told = 0
    for n in range(DICE):
        s.used[n] = s.dice[n] = s.again[n] = 0


# What is allowed


@inlined
def legal_moves(rules: Any, s: Any, moves: Any) -> int:
    """Write the legal moves of this position into `moves`; the answer is their number, which is 0 only when the game is over."""
    if s.phase == ACT:
        return uses(rules, s, moves)
    if s.phase == OVER:
        return 0
    if s.phase == ROLL:
        moves[0] = THROW_MOVE
        return 1
    number = 0
    for n in range(DICE):
        if not s.again[n] and (n == 0 or s.again[n - 1] or s.dice[n] != s.dice[n - 1]):
            moves[number] = make_move(THROW_AGAIN, s.dice[n], 0, 0)
            number += 1
    moves[number] = KEEP_MOVE
    return number + 1


@inlined
def uses(rules: Any, s: Any, moves: Any) -> int:
    """Each die on each column die that is still free (C2.3): eliminate, swap, weaken; or berserk with all three (C2.4)."""
    seat, other = s.to_move, 1 - s.to_move
    number = 0
    for n in range(DICE):
        die = s.dice[n]
        if die == 0 or (n > 0 and die == s.dice[n - 1]):
            continue
        for place in range(DICE):
            column = s.column[seat, place]
            if s.used[place] or (place > 0 and column == s.column[seat, place - 1] and not s.used[place - 1]):
                continue
            if die >= column and s.standing[other] > 0:
                moves[number] = make_move(ELIMINATE, die, column, 0)
                number += 1
            cheap = s.weakened[other] - s.fresh  # D-65
            if (die >= column and s.weakened[other] > 0) or (die >= column - WEAK and cheap > 0):
                moves[number] = make_move(ELIMINATE, die, column, WEAKENED)
                number += 1
            moves[number] = make_move(SWAP_IN, die, column, 0)
            number += 1
            if s.standing[other] > 0 or rules.idle_weaken:
                moves[number] = make_move(WEAKEN, die, column, 0)
                number += 1
    if s.dice[DICE - 1] > 0 and s.dice[0] == s.dice[DICE - 1] and s.dice[0] >= s.column[seat, DICE - 1]:
        moves[number] = BERSERK_MOVE
        number += 1
    return number


@compiled
def moves_and_throws(rules: Any, s: Any, moves: Any) -> int:
    """The same, with each thing that chance may bring as a move of its own: for counting sequences."""
    if s.phase == ROLL:
        number = 0
        for first in range(1, FACES + 1):
            for second in range(1, first + 1):
                for third in range(1, second + 1):
                    moves[number] = make_move(THROW, 0, 0, code_of(first, second, third))
                    number += 1
        return number
    number = legal_moves(rules, s, moves)
    if s.phase != REROLL:
        return number
    throws = number - 1
    for n in range(throws):
        for face in range(1, FACES + 1):
            moves[number] = moves[n] + face
            number += 1
    for n in range(throws, number):
        moves[n - throws] = moves[n]
    return number - throws


# What it does


@inlined
def apply(rules: Any, s: Any, made: int) -> None:
    """Make one legal move."""
    kind, die, column = made >> KIND, die_in(made), column_in(made)
    if kind == THROW:
        throw(rules, s, more_in(made))
    elif kind == THROW_AGAIN:
        throw_again(rules, s, die, more_in(made))
    elif kind == KEEP:
        begin_acting(s)
    elif kind == BERSERK:
        berserk(s)
        end_turn(s)
    else:
        place = take_dice(rules, s, die, column)
        if kind == ELIMINATE:
            eliminate(s, more_in(made) == WEAKENED, die >= column)
        elif kind == SWAP_IN:
            swap_in(rules, s, die, place)
        else:
            weaken(rules, s)
        if s.phase != OVER and s.dice[0] + s.dice[1] + s.dice[2] == 0:
            end_turn(s)


@compiled
def throw(rules: Any, s: Any, code: int) -> None:
    """Throw three dice (C2.1): as the move says, as has been laid down, or by chance."""
    code = code if code > 0 else s.told
    for n in range(DICE):
        s.dice[n] = die_of(code, n) if code > 0 else below(s.events, FACES) + 1
    s.told = 0
    sort_dice(s)
    if rerolls_left(rules, s) > 0:
        s.phase = REROLL
    else:
        begin_acting(s)


@compiled
def throw_again(rules: Any, s: Any, die: int, face: int) -> None:
    """Throw one die once more; that result stands (C2.2)."""
    face = face if face > 0 else s.told
    if face == 0:
        face = below(s.events, FACES) + 1
    s.told = 0
    place = 0
    while s.dice[place] != die or s.again[place]:
        place += 1
    s.dice[place] = face
    s.again[place] = 1
    sort_dice(s)
    if rerolls_left(rules, s) == 0:
        begin_acting(s)


@inlined
def rerolls_left(rules: Any, s: Any) -> int:
    """For each six in the column one die may be thrown again, each die once (C2.2, D-61, D-62)."""
    left = 0
    for n in range(DICE):
        left += (s.column[s.to_move, n] == FACES) - s.again[n]
        if rules.reroll_source:
            left += s.column[1 - s.to_move, n] == FACES
    unthrown = DICE - s.again[0] - s.again[1] - s.again[2]
    return min(left, unthrown)


@inlined
def begin_acting(s: Any) -> None:
    """The throw stands."""
    s.phase = ACT
    for n in range(DICE):
        s.again[n] = 0


@inlined
def take_dice(rules: Any, s: Any, die: int, column: int) -> int:
    """Put a thrown die on a column die; the answer is the column die's place. One to one, unless the option frees it (D-63)."""
    n = 0
    while s.dice[n] != die:
        n += 1
    s.dice[n] = 0
    sort_dice(s)
    place = 0
    while s.column[s.to_move, place] != column or s.used[place]:
        place += 1
    if not rules.free_assignment:
        s.used[place] = 1
        sort_column(s, s.to_move)
        place = 0
        while s.column[s.to_move, place] != column or not s.used[place]:
            place += 1
    return place


@inlined
def eliminate(s: Any, weakened: bool, full_price: bool) -> None:
    """A: an opposing athlete goes (C2.5); with the last one the game is over (C3.1).

    At the full price one goes who was weakened in this turn, if there is one: the others stay cheap (D-65).
    """
    other = 1 - s.to_move
    if weakened:
        s.weakened[other] -= 1
        if full_price and s.fresh > 0:
            s.fresh -= 1
    else:
        s.standing[other] -= 1
    if s.standing[other] + s.weakened[other] == 0:
        end_game(s, s.to_move)


@inlined
def swap_in(rules: Any, s: Any, die: int, place: int) -> None:
    """B: the die changes places with its column die; one athlete comes, and as many come or go as the eyes differ (C2.6, C2.7)."""
    seat = s.to_move
    gain, loss = max(die - s.column[seat, place], 0), max(s.column[seat, place] - die, 0)
    s.column[seat, place] = die
    sort_column(s, seat)
    s.standing[seat] += 1 + gain
    if loss == 0 and rules.cap > 0:
        surplus = s.standing[seat] + s.weakened[seat] - rules.cap
        s.standing[seat] -= min(1 + gain, max(surplus, 0))  # D-68
    lying = min(s.weakened[seat], loss)  # the new one has arrived and stands; the loss is paid with lying ones first (D-67)
    s.weakened[seat] -= lying
    s.standing[seat] -= min(s.standing[seat], loss - lying)
    if s.standing[seat] + s.weakened[seat] == 0:
        end_game(s, 1 - seat)  # D-72


@inlined
def weaken(rules: Any, s: Any) -> None:
    """C: a standing opposing athlete is laid down for good; if none stands nothing happens (C2.8, D-66)."""
    other = 1 - s.to_move
    if s.standing[other] > 0:
        s.standing[other] -= 1
        s.weakened[other] += 1
        s.fresh += rules.weak_next_turn


@inlined
def berserk(s: Any) -> None:
    """D: four opposing athletes go, standing ones first (C2.10, C2.11)."""
    other = 1 - s.to_move
    standing = min(s.standing[other], BERSERK_HITS)
    s.standing[other] -= standing
    s.weakened[other] -= min(s.weakened[other], BERSERK_HITS - standing)
    if s.standing[other] + s.weakened[other] == 0:
        end_game(s, s.to_move)


@inlined
def end_turn(s: Any) -> None:
    """The dice are handed on (C2.12)."""
    if s.phase != OVER:
        begin_turn(s, 1 - s.to_move)


@inlined
def end_game(s: Any, winner: int) -> None:
    """Somebody has no athlete left (C3.1)."""
    s.phase = OVER
    s.to_move = s.decider = s.winner = winner
    s.reason = LAST_ATHLETE
    s.fresh = 0
    for n in range(DICE):
        s.used[n] = s.dice[n] = s.again[n] = 0


@inlined
def sort_column(s: Any, seat: int) -> None:
    """High to low; of equal dice the ones not yet used first. The other seat's marks are not touched."""
    for n in range(DICE - 1):
        for later in range(n + 1, DICE):
            more = s.column[seat, later] > s.column[seat, n]
            if more or (s.column[seat, later] == s.column[seat, n] and s.used[later] < s.used[n]):
                s.column[seat, n], s.column[seat, later] = s.column[seat, later], s.column[seat, n]
                s.used[n], s.used[later] = s.used[later], s.used[n]


@inlined
def sort_dice(s: Any) -> None:
    """High to low, used ones (0) last; of equal dice the ones not thrown anew first."""
    for n in range(DICE - 1):
        for later in range(n + 1, DICE):
            more = s.dice[later] > s.dice[n]
            if more or (s.dice[later] == s.dice[n] and s.again[later] < s.again[n]):
                s.dice[n], s.dice[later] = s.dice[later], s.dice[n]
                s.again[n], s.again[later] = s.again[later], s.again[n]


@inlined
def forced(rules: Any, s: Any) -> int:  # noqa: ARG001 - as the loops call it
    """Nothing happens without somebody's move: even a throw is made by a player."""
    return NO_MOVE


@compiled
def blind(s: Any, viewer: int) -> None:  # noqa: ARG001 - as the loops call it
    """Everything lies open but the throws to come."""
    for n in range(len(s.events)):
        s.events[n] = 0
    s.told = 0
