"""Games of nets inside the kernel: self-play that leaves samples to learn from, and matches of two players on the same deals.

Game-neutral, bound to a game's functions like the loops of the kernel.
"""

# ruff: noqa: F821
# mypy: disable-error-code="name-defined"
from __future__ import annotations

from typing import Any

import numpy as np

from tottenbury.kernel import borrow, jit
from tottenbury.kernel.chance import EVENTS, PLAYER_SOUTH, seed_stream, word
from tottenbury.kernel.compiling import record_at
from tottenbury.opponents.learned.net import borrow_net
from tottenbury.opponents.learned.valuing import SLOTS

MOST_SAMPLES = 512
"""Samples of a seat in one game; later ones are not kept."""

SAMPLE_ROWS = 160
"""Room for the rows of a sample."""

WAITING_SHARE = 4
"""One in so many times the seat that has moved tells what it sees while it waits, its new card in hand."""

FAR = 3.0
"""A move that looks worse by more temperatures than this is never chosen: slips, but nothing absurd."""

NET, GREEDY, RANDOM, ITSELF = range(4)
"""Players of a match, and whom a net may meet while it learns."""


def uniform(rng: Any) -> float:
    """A number between 0 and 1."""
    return word(rng) / 4294967296.0


@jit
def weight_of(value: float, best: float, temperature: float) -> float:
    """How readily a move of this value is chosen beside the best one.

    Values are compared by their odds, on a scale that around a half is that of values: in a game that looks lost, or won, small differences
    matter as well.
    """
    steps = (stretched(value) - stretched(best)) / temperature
    return np.exp(steps) if steps > -FAR else 0.0


@jit
def stretched(value: float) -> float:
    """A value by its odds."""
    inside = min(1.0 - 1e-4, max(1e-4, value))
    return 0.25 * np.log(inside / (1.0 - inside))


def choose(values: Any, number: int, temperature: float, rng: Any) -> int:
    """The best move, or with a temperature one by lot: the worse the rarer, and none that looks worse by more than FAR temperatures."""
    best = 0
    for n in range(1, number):
        if values[n] > values[best]:
            best = n
    if temperature <= 0.0:
        return best
    total = 0.0
    for n in range(number):
        total += weight_of(values[n], values[best], temperature)
    left = uniform(rng) * total
    for n in range(number):
        left -= weight_of(values[n], values[best], temperature)
        if left < 0.0:
            return n
    return best


def keep(slots: Any, rows: Any) -> None:
    """A sample: the active rows, ended by -1."""
    length = 0
    for n in range(SLOTS):
        if slots[n] >= 0 and length < SAMPLE_ROWS - 1:
            rows[length] = slots[n]
            length += 1
    rows[length] = -1


def look(opened: Any, view: Any, seat: int) -> None:
    """Write into `view` what a seat can see of an open position."""
    view[0] = opened[0]
    blind(record_at(view, 0), seat)


def self_play(
    all_rules: Any,
    lore: Any,
    judge_lore: Any,
    net: Any,
    rival: Any,
    meets: int,
    sizes: Any,
    records: Any,
    seed: int,
    games: int,
    temperature: float,
    trace: float,
    samples: Any,
    roles: Any,
    leans: Any,
    values: Any,
    targets: Any,
    waiting: Any,
    results: Any,
) -> int:
    """Play games of a net against itself, with the seeds seed, seed + 1, ...; the answer is the number of samples.

    If it `meets` somebody else, the net `rival` or the judgement of `greedy`, it does so in either seat by turns, and only what it does
    itself is kept. `results` gets South's score and who began.

    A sample is what a decision left to the seat that made it, or (`waiting`) what that seat saw while it waited for the other one. Its
    target mixes the seat's later values with the result: TD(lambda) with `trace` as lambda, from turn to turn; decisions of one turn share
    what comes after it, because between them nothing happens. `records` are three arrays of one record, and a desk.
    """
    rules, lore, judge_lore, net, rival = record_at(all_rules, 0), borrow(lore), borrow(judge_lore), borrow_net(net), borrow_net(rival)
    opened, view, after = borrow(records[0]), borrow(records[1]), borrow(records[2])
    s, v, a, desk = record_at(opened, 0), record_at(view, 0), record_at(after, 0), record_at(records[3], 0)
    moves, spare, rated = desk.moves, desk.spare, desk.rated
    rng, luck = np.empty(2, np.int64), np.empty(2, np.int64)
    slots = np.empty(SLOTS, np.int32)
    chain, turn_of = np.empty((2, MOST_SAMPLES), np.int64), np.empty((2, MOST_SAMPLES), np.int64)
    length = np.empty(2, np.int64)
    count = 0
    for game in range(games):
        new_game(all_rules, opened, luck, seed + game, -1)
        seed_stream(rng, seed + game, PLAYER_SOUTH)
        length[0] = length[1] = 0
        results[game, 1] = s.to_move
        turn, mover = 0, s.to_move
        while True:
            number = legal_moves(rules, s, moves)
            if number == 0:
                break
            number = worthwhile(rules, s, moves, number)
            me = s.decider
            if s.to_move != mover:
                turn, mover = turn + 1, s.to_move
            if number == 1:
                settle(rules, s, moves[0], True)
                continue
            look(opened, view, me)
            if meets != ITSELF and (me + seed + game) % 2 == 0:
                if meets == GREEDY:
                    rate(rules, judge_lore, v, moves, number, rated)
                else:
                    value_moves(rules, lore, rival, sizes, view, after, moves, number, desk, rated)
                settle(rules, s, moves[choose(rated, number, 0.0, rng)], True)
                continue
            value_moves(rules, lore, net, sizes, view, after, moves, number, desk, rated)
            pick = choose(rated, number, temperature, rng)
            after[0] = view[0]
            over = follow(rules, a, moves[pick], me, spare)
            room = count + 2 < len(samples) and length[me] + 2 < MOST_SAMPLES
            if room and not over:
                roles[count], leans[count] = tell_chosen(rules, lore, v, a, me, sizes, desk, slots)
                keep(slots, samples[count])
                values[count] = rated[pick]
                waiting[count] = 0
                chain[me, length[me]], turn_of[me, length[me]] = count, turn
                length[me] += 1
                count += 1
            settle(rules, s, moves[pick], True)
            if room and not over and s.decider != me and s.winner < 0 and word(rng) % WAITING_SHARE == 0:
                look(opened, after, me)
                roles[count], leans[count] = tell(rules, lore, a, me, sizes, desk, slots)
                values[count] = value_told(net, roles[count], leans[count], slots, desk)
                keep(slots, samples[count])
                waiting[count] = 1
                chain[me, length[me]], turn_of[me, length[me]] = count, turn
                length[me] += 1
                count += 1
        for seat in range(2):
            target = next_value = end_for(s, seat)
            later = -1
            for n in range(length[seat] - 1, -1, -1):
                at = chain[seat, n]
                targets[at] = target if turn_of[seat, n] == later else (1.0 - trace) * next_value + trace * target
                if not waiting[at]:  # what one sees while one waits stands beside the chain, not in it
                    target, next_value, later = targets[at], values[at], turn_of[seat, n]
        results[game, 0] = end_for(s, 0)
    return count


def net_games(
    all_rules: Any,
    lore: Any,
    judge_lore: Any,
    nets: Any,
    sizes: Any,
    kinds: Any,
    temperatures: Any,
    records: Any,
    seed: int,
    games: int,
    results: Any,
) -> None:
    """Play deals between two players, each deal twice with the seats exchanged; `results` gets the first one's two scores, and who began.

    `kinds` says who each player is: a net, the judgement of `greedy`, or anybody at random.
    """
    rules, lore, judge_lore = record_at(all_rules, 0), borrow(lore), borrow(judge_lore)
    one, other = borrow_net(nets[0]), borrow_net(nets[1])
    opened, view, after = borrow(records[0]), borrow(records[1]), borrow(records[2])
    s, v, desk = record_at(opened, 0), record_at(view, 0), record_at(records[3], 0)
    moves, rated = desk.moves, desk.rated
    rng, luck = np.empty(2, np.int64), np.empty(2, np.int64)
    for game in range(games):
        for turned in range(2):
            new_game(all_rules, opened, luck, seed + game, -1)
            seed_stream(rng, seed + game, EVENTS + 8 + turned)
            results[game, 2] = s.to_move
            while True:
                number = legal_moves(rules, s, moves)
                if number == 0:
                    break
                number = worthwhile(rules, s, moves, number)
                player = s.decider ^ turned
                pick = 0
                if number > 1:
                    if kinds[player] == RANDOM:
                        pick = word(rng) % number
                    else:
                        look(opened, view, s.decider)
                        if kinds[player] == GREEDY:
                            rate(rules, judge_lore, v, moves, number, rated)
                        elif player == 0:
                            value_moves(rules, lore, one, sizes, view, after, moves, number, desk, rated)
                        else:
                            value_moves(rules, lore, other, sizes, view, after, moves, number, desk, rated)
                        pick = choose(rated, number, temperatures[player], rng)
                settle(rules, s, moves[pick], True)
            results[game, turned] = end_for(s, turned)


def value_view(all_rules: Any, lore: Any, net: Any, sizes: Any, view: Any, after: Any, all_desks: Any, moves: Any, values: Any) -> int:
    """Value the worthwhile moves of a view for its decider; `moves` and `values` get them, the answer is their number."""
    rules, s, desk = record_at(all_rules, 0), record_at(view, 0), record_at(all_desks, 0)
    number = worthwhile(rules, s, moves, legal_moves(rules, s, moves))
    value_moves(rules, borrow(lore), borrow_net(net), sizes, view, after, moves, number, desk, values)
    return number


def value_seen(all_rules: Any, lore: Any, net: Any, sizes: Any, view: Any, me: int, all_desks: Any) -> float:
    """What a view is worth to its seat while the other one decides."""
    return value_of(record_at(all_rules, 0), borrow(lore), borrow_net(net), sizes, record_at(view, 0), me, record_at(all_desks, 0))
