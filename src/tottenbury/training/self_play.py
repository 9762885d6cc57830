"""Games of nets inside the kernel: self-play that leaves samples to learn from, and matches of two players on the same deals.

Game-neutral, bound to a game's functions like the loops of the kernel.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from tottenbury.kernel import copy_record, record_at, some_int32s, some_ints, some_records
from tottenbury.kernel.chance import EVENTS, PLAYER_SOUTH, STREAM_SIZE, seed_stream, word
from tottenbury.kernel.layout import INT64, Layout
from tottenbury.opponents.choosing import choose
from tottenbury.opponents.nets.slots import SLOTS
from tottenbury.opponents.nets.workspace import GameRoom, NetContext

if TYPE_CHECKING:
    from tottenbury.kernel.game_api import legal_moves, new_game, settle
    from tottenbury.opponents.judgement.judge_api import rate, worthwhile
    from tottenbury.opponents.nets.net import Net
    from tottenbury.opponents.nets.valuing import encode, encode_sample, end_for, evaluate, follow, look, value_moves

MOST_SAMPLES = 512
"""Samples of a seat in one game; later ones are not kept."""

SAMPLE_ROWS = 160
"""Room for the rows of a sample."""

WAITING_SHARE = 4
"""One time in this many, the seat that has moved leaves a sample of what it sees while it waits, its new card in hand."""

NET, GREEDY, RANDOM, ITSELF = range(4)
"""Players of a match, and what a net may play against while it learns."""

CHAIN = Layout(
    "chain",
    [
        ("length", INT64, (2,)),
        ("sample", INT64, (2, MOST_SAMPLES)),
        ("turn", INT64, (2, MOST_SAMPLES)),
    ],
    sliced=True,
)
"""The samples of each seat in one game, in their order, and in which turn each was made."""


class Rival(NamedTuple):
    """What a net plays against: another net, or the judgement of `greedy` with its lore, or random moves."""

    kind: int
    net: Net
    lore: Any


class Samples(NamedTuple):
    """What there is to learn from, one line for each sample."""

    rows: Any
    """The active rows, ended by -1."""
    roles: Any
    leans: Any
    values: Any
    """What the net said."""
    targets: Any
    waiting: Any
    """Whether the seat was not to decide."""


class Schedule(NamedTuple):
    """Which games are played, and how."""

    seed: int
    games: int
    temperature: float
    trace: float


def keep(slots: Any, rows: Any) -> None:
    """A sample: the active rows, ended by -1."""
    length = 0
    for n in range(SLOTS):
        if slots[n] >= 0 and length < SAMPLE_ROWS - 1:
            rows[length] = slots[n]
            length += 1
    rows[length] = -1


def join(chain: Any, seat: int, sample: int, turn: int) -> None:
    """A seat has one sample more."""
    at = chain.length[seat]
    chain.sample[seat, at], chain.turn[seat, at] = sample, turn
    chain.length[seat] = at + 1


def set_targets(chain: Any, seat: int, samples: Samples, trace: float, end: float) -> None:
    """What each sample of a seat should have said, now that the game has ended so for that seat.

    A target mixes the seat's later values with the result: TD(lambda) with `trace` as lambda, from turn to turn; decisions of one turn
    share what comes after it, because between them nothing happens.
    """
    target = next_value = end
    later = -1
    for n in range(chain.length[seat] - 1, -1, -1):
        at = chain.sample[seat, n]
        samples.targets[at] = target if chain.turn[seat, n] == later else (1.0 - trace) * next_value + trace * target
        if not samples.waiting[at]:  # what one sees while one waits stands beside the chain, not in it
            target, next_value, later = samples.targets[at], samples.values[at], chain.turn[seat, n]


def self_play(know: NetContext, rival: Rival, bench: GameRoom, samples: Samples, results: Any, schedule: Schedule) -> int:
    """Play games of a net against itself, with the seeds seed, seed + 1, ...; returns the number of samples.

    If the rival is another player, the net sits in either seat by turns, and only its own decisions are kept. `results` gets South's
    score and the seat that began. A sample is what a decision left to the seat that made it, or (`waiting`) what that seat saw while it
    waited for the other one.
    """
    rules, net = know.rules, know.net
    s, view, after, desk = bench
    moves, rated = desk.moves, desk.rated
    rng, luck = some_ints(STREAM_SIZE), some_ints(STREAM_SIZE)
    slots, chain = some_int32s(SLOTS), record_at(some_records(CHAIN, 1), 0)
    count = 0
    for seed in range(schedule.seed, schedule.seed + schedule.games):
        new_game(rules, s, luck, seed, -1)
        seed_stream(rng, seed, PLAYER_SOUTH)
        chain.length[0] = chain.length[1] = 0
        results[seed - schedule.seed, 1] = s.to_move
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
                settle(rules, s, int(moves[0]), True)
                continue
            look(s, view, me)
            if rival.kind != ITSELF and (me + seed) % 2 == 0:
                answer(know, rival, view, after, number, desk)
                settle(rules, s, int(moves[choose(rated, number, 0.0, rng)]), True)
                continue
            value_moves(know, view, after, moves, number, desk, rated)
            pick = choose(rated, number, schedule.temperature, rng)
            copy_record(after, view)
            over = follow(rules, after, int(moves[pick]), me, desk.spare)
            room = count + 2 < len(samples.rows) and chain.length[me] + 2 < MOST_SAMPLES
            if room and not over:
                samples.roles[count], samples.leans[count] = encode_sample(know, view, after, desk, slots)
                keep(slots, samples.rows[count])
                samples.values[count], samples.waiting[count] = rated[pick], 0
                join(chain, me, count, turn)
                count += 1
            settle(rules, s, int(moves[pick]), True)
            if room and not over and s.decider != me and s.winner < 0 and word(rng) % WAITING_SHARE == 0:
                look(s, after, me)
                role, lean = encode(know, after, me, desk, slots)
                samples.roles[count], samples.leans[count] = role, lean
                samples.values[count], samples.waiting[count] = evaluate(net, role, lean, slots, desk), 1
                keep(slots, samples.rows[count])
                join(chain, me, count, turn)
                count += 1
        for seat in range(2):
            set_targets(chain, seat, samples, schedule.trace, end_for(s, seat))
        results[seed - schedule.seed, 0] = end_for(s, 0)
    return count


def answer(know: NetContext, rival: Rival, view: Any, after: Any, number: int, desk: Any) -> None:
    """Rate the first `number` moves on the desk as a rival does."""
    if rival.kind == GREEDY:
        rate(know.rules, rival.lore, view, desk.moves, number, desk.rated)
    else:
        theirs = NetContext(know.rules, know.params, rival.net, know.sizes)
        value_moves(theirs, view, after, desk.moves, number, desk, desk.rated)


def net_games(know: NetContext, rival: Rival, bench: GameRoom, temperatures: Any, results: Any, seed: int) -> None:
    """Play deals between a net and a rival, each deal twice with the seats exchanged; `results` gets its two scores, and the first seat."""
    rules = know.rules
    s, view, after, desk = bench
    moves, rated = desk.moves, desk.rated
    rng, luck = some_ints(STREAM_SIZE), some_ints(STREAM_SIZE)
    for game in range(len(results)):
        for turned in range(2):
            new_game(rules, s, luck, seed + game, -1)
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
                    if player == 1 and rival.kind == RANDOM:
                        pick = word(rng) % number
                    else:
                        look(s, view, s.decider)
                        if player == 0:
                            value_moves(know, view, after, moves, number, desk, rated)
                        else:
                            answer(know, rival, view, after, number, desk)
                        pick = choose(rated, number, temperatures[player], rng)
                settle(rules, s, int(moves[pick]), True)
            results[game, turned] = end_for(s, turned)
