"""What a net is told about the border: each stone, the rows of adjacent ones, and how far both sides have come."""

from __future__ import annotations

from typing import Any

from tottenbury.cards.contest import latest_seat
from tottenbury.kernel import compiled, some_ints
from tottenbury.kernel.bits import popcount
from tottenbury.opponents.judgement.combining import likely_share
from tottenbury.opponents.judgement.formation_odds import win_chance
from tottenbury.opponents.judgement.judge_stones import face_at, side_at
from tottenbury.opponents.judgement.parameters import parameters
from tottenbury.opponents.judgement.sides import Force
from tottenbury.opponents.nets.hands import CARD_ROWS, CARD_SLOTS, card_rows, tactic_rows
from tottenbury.opponents.nets.offsets import following
from tottenbury.opponents.nets.places import NONE, STATUSES, status_of
from tottenbury.opponents.nets.resources import Resources
from tottenbury.opponents.nets.slots import Shape
from tottenbury.stones.state import MAX_STONES

TACTICS = True
"""False in the copy that the base games use, as in stones.turn."""

_MIRRORED = 5
"""Stones that mirror each other share their rows: the first and the last, and so on to the middle."""

_GROUNDS = 4
BLOCKS = _MIRRORED + _GROUNDS - 1
"""A block for each pair of mirrored stones, and one for each ground: in fog or mud it matters less where a stone lies."""

_WINDOWS = MAX_STONES - 2
"""Rows of three stones."""

_OWNED_SLOT, _PRIOR_SLOT, _PASS_SLOT, _WINDOW_SLOT, _RULES_SLOT, WHOLE_SLOTS = following(CARD_SLOTS, 1, 1, 1, _WINDOWS, 1)
"""Slots of the whole behind those that all card games have, and how many there are."""

_WINDOW_ROWS = STATUSES**3
_WINDOW_PLACES = 4
"""Places of a window, counted from the nearer end."""

_COUNTS = MAX_STONES + 1
_MOST_OWNED = 6
"""Numbers of stones that stand well or badly; and of stones of one side that are told apart."""

_PASSES, _EARLIEST, _SCOUTS = 3, 3, 3
_OWNED_ROW, _PRIOR_ROW, _PASS_ROW, _WINDOW_ROW, _GROUND_ROW, _RULES_ROW, WHOLE_ROWS = following(
    CARD_ROWS, _MOST_OWNED**2, _COUNTS**2, _PASSES, _WINDOW_PLACES * _WINDOW_ROWS, _MIRRORED * _GROUNDS, _EARLIEST * _SCOUTS
)
"""Rows of the whole: how many stones are owned, how many stand well and badly, passes, how three neighbours stand, which ground lies where,
and which of the editions that share a net is played."""

SHAPE = Shape(MAX_STONES, 1, BLOCKS, WHOLE_SLOTS, WHOLE_ROWS)
"""Both seats play the same game: the net has one part for both."""

PARAMS = parameters(hand=(0.804, 0.802, 0.58), reach=(0.79, 0.738, 0.54), filler=0.741, sum_soft=1.564, soft=0.976, row_first=0.584)
"""The parameters by which chances at stones are reckoned. They are frozen: nets have learnt to read what they give."""


@compiled
def place_count(rules: Any) -> int:
    """How many stones there are."""
    return rules.stones


@compiled
def role_of(me: int) -> int:
    """Which part of the net belongs to a seat."""
    return 0


@compiled
def mirrored(rules: Any, stone: int) -> int:
    """A stone counted from the nearer end."""
    return min(min(stone, rules.stones - 1 - stone), _MIRRORED - 1)


@compiled
def ground_of(s: Any, stone: int) -> int:
    """Fog counts 1, mud 2."""
    return (s.terrain[stone, 0] != 0) + 2 * (s.terrain[stone, 1] != 0) if TACTICS else 0


@compiled
def block_of(rules: Any, s: Any, stone: int) -> int:
    """Which block of rows tells of a stone."""
    ground = ground_of(s, stone)
    return mirrored(rules, stone) if ground == 0 else _MIRRORED - 1 + ground


@compiled
def ground_row(rules: Any, s: Any, stone: int) -> int:
    """The row, among those of the whole, that says which ground lies where."""
    ground = ground_of(s, stone)
    return _GROUND_ROW + mirrored(rules, stone) * _GROUNDS + ground if ground > 0 else NONE


@compiled
def owned_by(s: Any, stone: int, seat: int) -> bool:
    """Whether a seat has claimed a stone."""
    return (s.owned[seat] >> stone) & 1 != 0


@compiled
def same_at(one: Any, other: Any, stone: int) -> bool:
    """Whether a stone looks the same in two records of one game."""
    if one.order[stone] != other.order[stone] or ((one.owned[0] ^ other.owned[0]) | (one.owned[1] ^ other.owned[1])) >> stone & 1:
        return False
    if TACTICS and (one.terrain[stone, 0] != other.terrain[stone, 0] or one.terrain[stone, 1] != other.terrain[stone, 1]):
        return False
    for seat in range(2):
        if one.count[stone, seat] != other.count[stone, seat]:
            return False
        for n in range(one.count[stone, seat]):
            if one.cards[stone, seat, n] != other.cards[stone, seat, n]:
                return False
    return True


@compiled
def same_face(one: Any, other: Any, stone: int) -> bool:
    """Whether the ground at a stone is the same, and it is still open."""
    return ground_of(one, stone) == ground_of(other, stone) and not ((one.owned[0] | one.owned[1]) >> stone & 1)


@compiled
def hand_aside(s: Any, stone: int, me: int) -> bool:
    """Whether my hand matters to a stone only by what it may add to my side there."""
    return True


@compiled
def horizon(s: Any) -> float:
    """How many turns are left, where that is known: at the border it is not."""
    return 0.0


@compiled
def chance_at(rules: Any, params: Any, s: Any, stone: int, mine: Force, theirs: Force, resources: Resources, work: Any) -> float:
    """My chance to win a stone."""
    first = mine.side.missing <= 0 and theirs.side.missing <= 0 and latest_seat(s, stone) != resources.me
    return win_chance(rules, params, face_at(rules, s, stone), mine, theirs, first)


@compiled
def game_chance(rules: Any, params: Any, s: Any, me: int, turns: float, chances: Any) -> float:
    """My chance to win the game if the stones were independent."""
    return likely_share(params, rules.stones, chances)


@compiled
def whole_rows(rules: Any, s: Any, me: int, chances: Any, prior_logit: float, first: int, slots: Any, at: int) -> None:
    """The slots behind those of places and hand; `first` is the first row of the whole."""
    card_rows(s, me, prior_logit, first, slots, at)
    if TACTICS:
        tactic_rows(rules, s, me, first, slots, at)
    mine, theirs = min(_MOST_OWNED - 1, popcount(s.owned[me])), min(_MOST_OWNED - 1, popcount(s.owned[1 - me]))
    slots[at + _OWNED_SLOT] = first + _OWNED_ROW + mine * _MOST_OWNED + theirs
    good = bad = 0
    status = some_ints(MAX_STONES)
    for stone in range(rules.stones):
        status[stone] = status_of(chances[stone])
        good += status[stone] >= 4
        bad += status[stone] <= 2
    slots[at + _PRIOR_SLOT] = first + _PRIOR_ROW + good * _COUNTS + bad
    slots[at + _PASS_SLOT] = first + _PASS_ROW + min(_PASSES - 1, s.passes)
    slots[at + _RULES_SLOT] = first + _RULES_ROW + rules.claim_window * _SCOUTS + rules.scout_under if TACTICS else NONE
    windows = rules.stones - 2
    for window in range(_WINDOWS):
        slots[at + _WINDOW_SLOT + window] = NONE
        if window < windows:
            left, middle, right = status[window], status[window + 1], status[window + 2]
            other_end = windows - 1 - window
            if window > other_end or (window == other_end and left > right):  # seen in the mirror
                left, right = right, left
            pattern = (left * STATUSES + middle) * STATUSES + right
            place = min(min(window, other_end), _WINDOW_PLACES - 1)
            slots[at + _WINDOW_SLOT + window] = first + _WINDOW_ROW + place * _WINDOW_ROWS + pattern


__all__ = ["face_at", "side_at"]
