"""Search as a teacher: at some decisions of a net's own games the best moves are tried out in imagined worlds, and what came of each, the
moves that were not played included, is what the net should have said.

Game-neutral, bound to a game's functions like the loops of the kernel.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from tottenbury.kernel import copy_record, fill_numbers, some_floats, some_int32s, some_ints
from tottenbury.kernel.chance import EVENTS, PLAYER_NORTH, STREAM_SIZE, seed_stream, word
from tottenbury.opponents.choosing import choose, uniform
from tottenbury.opponents.nets.rollouts import LINE_ROOM
from tottenbury.opponents.nets.slots import SLOTS

if TYPE_CHECKING:
    from tottenbury.kernel.game_api import legal_moves, new_game, settle
    from tottenbury.opponents.judgement.judge_api import imagine, worthwhile
    from tottenbury.opponents.nets.rollouts import play_out
    from tottenbury.opponents.nets.valuing import encode_sample, follow, look, value_moves
    from tottenbury.opponents.nets.workspace import GameRoom, NetContext
    from tottenbury.training.self_play import Samples, keep

MOST_TAUGHT = 16
"""A teacher looks at no more moves of one decision."""


class Teaching(NamedTuple):
    """Which games a teacher looks at, and how closely."""

    seed: int
    games: int
    temperature: float
    share: float
    """The share of the decisions."""
    most: int
    """How many moves of each."""
    worlds: int
    """How many worlds each of them is tried in."""


def rank(values: Any, number: int, most: int, order: Any) -> int:
    """Write the places of the greatest values into `order`, the best first; returns how many."""
    count = 0
    for n in range(number):
        at = min(count, most - 1)
        if count == most and values[n] <= values[order[at]]:
            continue
        while at > 0 and values[order[at - 1]] < values[n]:
            order[at] = order[at - 1]
            at -= 1
        order[at] = n
        count = min(most, count + 1)
    return count


def try_out(know: NetContext, view: Any, inner: GameRoom, move: int, luck: Any, line: Any) -> float:
    """What comes of a move of a view in the world that a stream imagines, if the net plays on."""
    world = inner.opened
    never = some_ints(1)
    never[0] = 0
    copy_record(world, view)
    imagine(know.rules, world, luck)
    settle(know.rules, world, move, True)
    return play_out(know, inner, view.decider, 1, line, never)


def teach(know: NetContext, bench: GameRoom, inner: GameRoom, samples: Samples, plan: Teaching) -> int:
    """Play games of a net against itself and label the best moves at a share of the decisions; returns the number of samples.

    `inner` is a bench for the games that are tried out.
    """
    rules = know.rules
    s, view, after, desk = bench
    moves, rated = desk.moves, desk.rated
    order, totals = some_ints(MOST_TAUGHT), some_floats(MOST_TAUGHT)
    rng, luck = some_ints(STREAM_SIZE), some_ints(STREAM_SIZE)
    slots, line = some_int32s(SLOTS), some_ints(LINE_ROOM)
    count = 0
    for seed in range(plan.seed, plan.seed + plan.games):
        new_game(rules, s, luck, seed, -1)
        seed_stream(rng, seed, PLAYER_NORTH)
        while True:
            number = legal_moves(rules, s, moves)
            if number == 0:
                break
            number = worthwhile(rules, s, moves, number)
            if number == 1:
                settle(rules, s, int(moves[0]), True)
                continue
            me = s.decider
            look(s, view, me)
            value_moves(know, view, after, moves, number, desk, rated)
            if uniform(rng) < plan.share and count + plan.most < len(samples.rows):
                tried = rank(rated, number, min(plan.most, MOST_TAUGHT), order)
                fill_numbers(totals, 0.0)
                for _ in range(plan.worlds):
                    deal = word(rng)
                    for n in range(tried):
                        seed_stream(luck, deal, EVENTS)
                        totals[n] += try_out(know, view, inner, int(moves[order[n]]), luck, line)
                for n in range(tried):
                    copy_record(after, view)
                    if not follow(rules, after, int(moves[order[n]]), me, desk.spare):
                        samples.roles[count], samples.leans[count] = encode_sample(know, view, after, desk, slots)
                        keep(slots, samples.rows[count])
                        samples.targets[count] = totals[n] / plan.worlds
                        count += 1
            settle(rules, s, int(moves[choose(rated, number, plan.temperature, rng)]), True)
    return count
