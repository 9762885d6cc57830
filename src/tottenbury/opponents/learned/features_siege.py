"""What a net is told about the wall: each tile by the face it shows, and how far attacker and defender have come."""

from __future__ import annotations

from typing import Any

import numpy as np

from tottenbury.cards.contest import latest_seat
from tottenbury.cards.hands import MAIN_PILE
from tottenbury.kernel import jit
from tottenbury.kernel.bits import popcount
from tottenbury.opponents.breaching import ALL_TURNS, breach_chance, side_at, turns_left
from tottenbury.opponents.combining import fewer
from tottenbury.opponents.learned.hands import CARD_ROWS, CARD_SLOTS, card_rows, tactic_rows
from tottenbury.opponents.learned.places import NONE, status_of
from tottenbury.opponents.lore import AGAIN
from tottenbury.opponents.sides import Side
from tottenbury.siege.state import ATTACKER, TILES
from tottenbury.siege.wall import face_of

TACTICS = True
"""False in the copy that the base game uses, as in siege.turn."""

ROLES = 2
"""Attacker and defender each have a part of the net."""

BLOCKS = 2 * TILES
"""A block for each face of each tile."""

_OWN_SLOTS = 7
WHOLE_SLOTS = CARD_SLOTS + _OWN_SLOTS
_TIME_ROW = CARD_ROWS
_OIL_ROW = _TIME_ROW + 8 * 32
_ENDING_ROW = _OIL_ROW + 8
_LEAN_ROW = _ENDING_ROW + 6
_SECOND_ROW = _LEAN_ROW + 64
_PASS_ROW = _SECOND_ROW + 7
_WALL_ROW = _PASS_ROW + 3
WHOLE_ROWS = _WALL_ROW + (1 << TILES)


@jit
def place_count(rules: Any) -> int:
    """How many tiles there are."""
    return TILES


@jit
def role_of(me: int) -> int:
    """Which part of the net belongs to a seat."""
    return me


@jit
def block_of(rules: Any, s: Any, tile: int) -> int:
    """Which block of rows tells of a tile."""
    return 2 * tile + face_of(s, tile)


@jit
def ground_row(rules: Any, s: Any, tile: int) -> int:
    """The ground of a tile is its face, which has a block of its own."""
    return NONE


@jit
def owned_by(s: Any, tile: int, seat: int) -> bool:
    """Nobody owns a tile."""
    return False


@jit
def face_at(rules: Any, s: Any, tile: int) -> tuple[int, bool, int]:
    """The formations that count at a tile, whether lower ones win, and how many cards a side takes."""
    face = face_of(s, tile)
    return rules.counting[tile, face], rules.lower_wins[tile, face] != 0, rules.need[tile, face]


@jit
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


@jit
def same_face(one: Any, other: Any, tile: int) -> bool:
    """Whether a tile shows the same face."""
    return face_of(one, tile) == face_of(other, tile)


@jit
def hand_aside(s: Any, tile: int, me: int) -> bool:
    """Whether my hand matters to a tile only by what it may add to my side there: an attacker may also retreat and begin afresh."""
    return me != ATTACKER or s.count[tile, ATTACKER] == 0


@jit
def horizon(s: Any) -> float:
    """How many turns the attacker has left."""
    return turns_left(s)


@jit
def chance_at(
    rules: Any,
    lore: Any,
    s: Any,
    tile: int,
    me: int,
    mine: Side,
    theirs: Side,
    hand: int,
    known: int,
    pool: int,
    unseen: int,
    turns: float,
    miss: Any,
    my_spread: Any,
    their_spread: Any,
    work: Any,
) -> float:
    """My chance at a tile: of a breach, or that there is none."""
    first = latest_seat(s, tile) != ATTACKER if mine[2] <= 0 and theirs[2] <= 0 else False
    if me == ATTACKER:
        rows = my_spread, their_spread
        return breach_chance(rules, lore, s, tile, mine, theirs, first, (hand, known), pool, unseen, miss, turns, rows, work)
    rows = their_spread, my_spread
    return 1.0 - breach_chance(rules, lore, s, tile, theirs, mine, first, (known, hand), pool, unseen, miss, turns, rows, work)


@jit
def game_chance(rules: Any, lore: Any, s: Any, me: int, turns: float, chances: Any) -> float:
    """My chance to win the siege if the tiles were independent."""
    breaches = np.empty(TILES, np.float64)
    for tile in range(TILES):
        breaches[tile] = chances[tile] if me == ATTACKER else 1.0 - chances[tile]
    wanted = rules.breaches_to_win - popcount(s.damaged)
    held = fewer(lore[AGAIN] * turns / ALL_TURNS, TILES, breaches, s.damaged, wanted, -1, False)
    return 1.0 - held if me == ATTACKER else held


@jit
def whole_rows(rules: Any, s: Any, me: int, chances: Any, lean: float, first: int, slots: Any, at: int) -> None:
    """The slots behind those of places and hand; `first` is the first row of the whole."""
    card_rows(s, me, lean, first, slots, at)
    if TACTICS:
        tactic_rows(rules, s, me, first, slots, at)
    at += CARD_SLOTS
    slots[at] = first + _TIME_ROW + min(7, popcount(s.damaged)) * 32 + min(31, (s.pile_size[MAIN_PILE] + 1) // 2)
    slots[at + 1] = first + _OIL_ROW + min(7, s.cauldrons)
    slots[at + 2] = first + _ENDING_ROW + s.ending * 2 + (s.to_move == ATTACKER)
    good = bad = 0
    second = 0  # how the damaged tile stands that is best for the attacker
    for tile in range(TILES):
        status = status_of(chances[tile])
        good += status >= 4
        bad += status <= 2
        if face_of(s, tile):
            second = max(second, status if me == ATTACKER else 6 - status)
    slots[at + 3] = first + _LEAN_ROW + good * 8 + bad
    slots[at + 4] = first + _SECOND_ROW + second
    slots[at + 5] = first + _PASS_ROW + min(2, s.passes)
    slots[at + 6] = first + _WALL_ROW + s.damaged


__all__ = ["side_at"]
