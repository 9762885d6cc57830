"""A few plies on top of a net: first moves are played on in imagined worlds, by the net for both sides, and valued at one's next turn.

Game-neutral, bound to a game's functions like the loops of the kernel.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from tottenbury.kernel import copy_record, some_ints
from tottenbury.kernel.chance import EVENTS, STREAM_SIZE, seed_stream
from tottenbury.opponents.choosing import best_of

if TYPE_CHECKING:
    from tottenbury.kernel.game_api import legal_moves, settle
    from tottenbury.opponents.judgement.judge_api import imagine, worthwhile
    from tottenbury.opponents.nets.valuing import end_for, look, value_moves
    from tottenbury.opponents.nets.workspace import GameRoom, NetContext

LINE = 8
"""How many moves of a line are kept."""

LINE_ROOM = LINE + 1
"""Room for a line and the -1 that ends it."""

HALTED = -1.0
"""In place of a value: there was no time to find one."""


def play_out(context: NetContext, room: GameRoom, me: int, turns: int, line: Any, halt: Any) -> float:
    """Let the net play for both sides until it is my turn again for the `turns`-th time: what my best move is worth then.

    `line` gets the moves on the way, as far as it has room, ended by -1. HALTED if `halt` says stop.
    """
    rules = context.rules
    s, view, after, workspace = room
    moves, rated = workspace.moves, workspace.rated
    length = 0
    line[0] = -1
    mover, waited = s.to_move, 0
    while halt[0] == 0:
        if s.winner >= 0:
            return end_for(s, me)
        if s.to_move != mover:
            mover = s.to_move
            waited += 1
        number = worthwhile(rules, s, moves, legal_moves(rules, s, moves))
        if number == 1:
            settle(rules, s, int(moves[0]), True)
            continue
        look(s, view, s.decider)
        value_moves(context, view, after, moves, number, workspace, rated)
        best = best_of(rated, number)
        if length < LINE:
            line[length], line[length + 1] = moves[best], -1
            length += 1
        if s.decider == me and s.to_move == me and waited >= 2 * turns:
            return rated[best]
        settle(rules, s, int(moves[best]), True)
    return HALTED


class Tries(NamedTuple):
    """First moves to be tried, and what gets what came of it."""

    firsts: Any
    totals: Any
    line: Any


def try_moves(context: NetContext, root: Any, room: GameRoom, tries: Tries, halt: Any, seed: int, turns: int) -> int:
    """Try some first moves in one imagined world; `totals` gets what came of each. Returns how many were.

    `line` gets how it went on after the last of them.
    """
    rules, s = context.rules, room.opened
    me = root.decider
    rng = some_ints(STREAM_SIZE)
    for n in range(len(tries.firsts)):
        copy_record(s, root)
        seed_stream(rng, seed, EVENTS)
        imagine(rules, s, rng)
        settle(rules, s, int(tries.firsts[n]), True)
        value = play_out(context, room, me, turns, tries.line, halt)
        if value == HALTED:
            return n
        tries.totals[n] += value
    return len(tries.firsts)
