"""What a net is told about the wall: each tile by the face it shows, and how far attacker and defender have come."""

from __future__ import annotations

from typing import Any

from tottenbury.cards.contest import latest_seat
from tottenbury.cards.hands import MAIN_PILE
from tottenbury.kernel import compiled, some_floats
from tottenbury.kernel.bits import popcount
from tottenbury.opponents.judgement.breaching import ALL_TURNS, Moment, breach_chance, face_at, side_at, turns_left
from tottenbury.opponents.judgement.combining import fewer
from tottenbury.opponents.judgement.parameters import AGAIN, parameters
from tottenbury.opponents.judgement.sides import Force
from tottenbury.opponents.nets.hands import CARD_ROWS, CARD_SLOTS, card_rows, tactic_rows
from tottenbury.opponents.nets.offsets import following
from tottenbury.opponents.nets.places import NONE, STATUSES, status_of
from tottenbury.opponents.nets.resources import Resources
from tottenbury.opponents.nets.slots import Shape
from tottenbury.siege.state import ATTACKER, TILES
from tottenbury.siege.wall import face_of

TACTICS = True
"""False in the copy that the base game uses, as in siege.turn."""

BLOCKS = 2 * TILES
"""A block for each face of each tile."""

_TIME_SLOT, _OIL_SLOT, _ENDING_SLOT, _PRIOR_SLOT, _SECOND_SLOT, _PASS_SLOT, _WALL_SLOT, WHOLE_SLOTS = following(
    CARD_SLOTS, 1, 1, 1, 1, 1, 1, 1
)
"""Slots of the whole behind those that all card games have, and how many there are."""

_BREACHES, _TIMES, _CARDS_A_TIME = 8, 32, 2
"""Numbers of damaged tiles, and steps of time, each so many cards of the pile."""

_CAULDRONS, _ENDINGS, _COUNTS, _PASSES = 8, 3, TILES + 1, 3
"""Numbers of cauldrons, ways in which the end is near, numbers of tiles that stand well or badly, and of passes."""

_TIME_ROW, _OIL_ROW, _ENDING_ROW, _PRIOR_ROW, _SECOND_ROW, _PASS_ROW, _WALL_ROW, WHOLE_ROWS = following(
    CARD_ROWS, _BREACHES * _TIMES, _CAULDRONS, 2 * _ENDINGS, _COUNTS**2, STATUSES, _PASSES, 1 << TILES
)
"""Rows of the whole: breaches and pile, cauldrons, how the game ends, how many tiles stand well and badly, the best damaged tile, passes,
and which tiles are damaged."""

SHAPE = Shape(TILES, 2, BLOCKS, WHOLE_SLOTS, WHOLE_ROWS)
"""Attacker and defender each have a part of the net."""

PARAMS = parameters(
    hand=(0.99, 0.943, 0.697),
    reach=(1.032, 0.983, 0.595),
    filler=0.807,
    sum_soft=0.335,
    soft=1.066,
    proof=1.591,
    unproven=0.03,
    afresh=0.701,
    again=0.07,
    pace=0.385,
)
"""The parameters by which chances at tiles are reckoned. They are frozen: nets have learnt to read what they give."""


@compiled
def place_count(rules: Any) -> int:
    """How many tiles there are."""
    return TILES


@compiled
def role_of(me: int) -> int:
    """Which part of the net belongs to a seat."""
    return me


@compiled
def block_of(rules: Any, s: Any, tile: int) -> int:
    """Which block of rows tells of a tile."""
    return 2 * tile + face_of(s, tile)


@compiled
def ground_row(rules: Any, s: Any, tile: int) -> int:
    """The ground of a tile is its face, which has a block of its own."""
    return NONE


@compiled
def owned_by(s: Any, tile: int, seat: int) -> bool:
    """Nobody owns a tile."""
    return False


@compiled
def same_at(one: Any, other: Any, tile: int) -> bool:
    """Whether a tile looks the same in two records of one game."""
    if one.order[tile] != other.order[tile] or (one.damaged ^ other.damaged) >> tile & 1:
        return False
    for seat in range(2):
        if one.count[tile, seat] != other.count[tile, seat]:
            return False
        for n in range(one.count[tile, seat]):
            if one.cards[tile, seat, n] != other.cards[tile, seat, n]:
                return False
    return True


@compiled
def same_face(one: Any, other: Any, tile: int) -> bool:
    """Whether a tile shows the same face."""
    return face_of(one, tile) == face_of(other, tile)


@compiled
def hand_aside(s: Any, tile: int, me: int) -> bool:
    """Whether my hand matters to a tile only by what it may add to my side there: an attacker may also retreat and begin afresh."""
    return me != ATTACKER or s.count[tile, ATTACKER] == 0


@compiled
def horizon(s: Any) -> float:
    """How many turns the attacker has left."""
    return turns_left(s)


@compiled
def chance_at(rules: Any, params: Any, s: Any, tile: int, mine: Force, theirs: Force, resources: Resources, work: Any) -> float:
    """My chance at a tile: of a breach, or that there is none."""
    face = face_at(rules, s, tile)
    first = mine.side.missing <= 0 and theirs.side.missing <= 0 and latest_seat(s, tile) != ATTACKER
    moment = Moment(first, resources.unseen, resources.turns)
    if resources.me == ATTACKER:
        return breach_chance(rules, params, face, mine, theirs, moment, work)
    return 1.0 - breach_chance(rules, params, face, theirs, mine, moment, work)


@compiled
def game_chance(rules: Any, params: Any, s: Any, me: int, turns: float, chances: Any) -> float:
    """My chance to win the siege if the tiles were independent."""
    breaches = some_floats(TILES)
    for tile in range(TILES):
        breaches[tile] = chances[tile] if me == ATTACKER else 1.0 - chances[tile]
    wanted = rules.breaches_to_win - popcount(s.damaged)
    held = fewer(params[AGAIN] * turns / ALL_TURNS, TILES, breaches, s.damaged, wanted, -1, False)
    return 1.0 - held if me == ATTACKER else held


@compiled
def whole_rows(rules: Any, s: Any, me: int, chances: Any, prior_logit: float, first: int, slots: Any, at: int) -> None:
    """The slots behind those of places and hand; `first` is the first row of the whole."""
    card_rows(s, me, prior_logit, first, slots, at)
    if TACTICS:
        tactic_rows(rules, s, me, first, slots, at)
    time = min(_TIMES - 1, (s.pile_size[MAIN_PILE] + _CARDS_A_TIME - 1) // _CARDS_A_TIME)
    slots[at + _TIME_SLOT] = first + _TIME_ROW + min(_BREACHES - 1, popcount(s.damaged)) * _TIMES + time
    slots[at + _OIL_SLOT] = first + _OIL_ROW + min(_CAULDRONS - 1, s.cauldrons)
    slots[at + _ENDING_SLOT] = first + _ENDING_ROW + s.ending * 2 + (s.to_move == ATTACKER)
    good = bad = 0
    second = 0  # how the damaged tile stands that is best for the attacker
    for tile in range(TILES):
        status = status_of(chances[tile])
        good += status >= 4
        bad += status <= 2
        if face_of(s, tile):
            second = max(second, status if me == ATTACKER else STATUSES - 1 - status)
    slots[at + _PRIOR_SLOT] = first + _PRIOR_ROW + good * _COUNTS + bad
    slots[at + _SECOND_SLOT] = first + _SECOND_ROW + second
    slots[at + _PASS_SLOT] = first + _PASS_ROW + min(_PASSES - 1, s.passes)
    slots[at + _WALL_SLOT] = first + _WALL_ROW + s.damaged


__all__ = ["face_at", "side_at"]
