"""What a net is told about hands, piles and tactic cards, the same for every card game; slots and rows as in `places`."""

from __future__ import annotations

from typing import Any

import numpy as np

from tottenbury.cards.formations import ALL_FORMATIONS, NO_FLOOR, NO_FORMATION, rank_of, total_of
from tottenbury.cards.hands import MAIN_PILE, TACTIC, TACTIC_PILE, tactics_held
from tottenbury.cards.prover import strongest
from tottenbury.kernel import jit
from tottenbury.kernel.bits import NO_CARDS, popcount
from tottenbury.opponents.learned.places import NONE, relative

_STRENGTHS, _MOST_EQUAL, _TRIO = 12, 3, 3

HAND_SLOTS = _STRENGTHS + 2
"""How many cards of each strength, the best three, and how many there are."""

_TRIO_ROW = _STRENGTHS * _MOST_EQUAL
_SIZE_ROW = _TRIO_ROW + 18
HAND_ROWS = _SIZE_ROW + 32

_KINDS = 10
CARD_SLOTS = 8 + 2 * _KINDS
"""Of piles, the lean and tactic cards; the games' own slots come behind them."""

_PILE, _THEIR_HAND, _STEP = 0, 64, 76
_TACTICS = _STEP + 80
_LEAD, _THEIR_TACTICS, _TACTIC_PILE, _COMING = _TACTICS, _TACTICS + 7, _TACTICS + 19, _TACTICS + 31
_MY_KINDS = _COMING + 4
_OTHER_KINDS = _MY_KINDS + 2 * _KINDS
_LEAN = _OTHER_KINDS + 2 * _KINDS
_LEANS = 24
CARD_ROWS = _LEAN + 4 * _LEANS


@jit
def hand_rows(rules: Any, hand: int, hidden: int, first: int, slots: Any, at: int) -> None:
    """The cards in my hand, by strength, and what the best three of them would be; `hidden` have been drawn and not been seen yet."""
    for strength in range(_STRENGTHS):
        held = popcount(hand & (rules.one_strength << strength)) if strength < rules.strengths else 0
        slots[at + strength] = first + strength * _MOST_EQUAL + min(_MOST_EQUAL, held) - 1 if held > 0 else NONE
    best, _ = strongest(rules, NO_CARDS, NO_CARDS, _TRIO, hand, ALL_FORMATIONS, False, NO_FLOOR)
    slots[at + _STRENGTHS] = NONE
    if best != NO_FORMATION:
        third = min(2, int(3.0 * relative(rules, total_of(best, False), _TRIO)))
        slots[at + _STRENGTHS] = first + _TRIO_ROW + rank_of(best) * 3 + third
    slots[at + _STRENGTHS + 1] = first + _SIZE_ROW + min(7, popcount(hand)) * 4 + min(3, hidden)


@jit
def card_rows(s: Any, me: int, lean: float, first: int, slots: Any, at: int) -> None:
    """The pile, the other hand, and at which point of whose turn the game is; no tactic cards."""
    slots[at] = first + _PILE + min(63, s.pile_size[MAIN_PILE])
    slots[at + 1] = first + _THEIR_HAND + min(11, popcount(s.hand[1 - me]) + s.hidden[1 - me])
    slots[at + 2] = first + _STEP + ((s.decider == me) * 10 + s.phase) * 4 + min(3, s.left)
    for n in range(3, CARD_SLOTS):
        slots[at + n] = NONE
    late = 3 - min(3, (s.pile_size[MAIN_PILE] + 9) // 10)
    slots[at + CARD_SLOTS - 1] = first + _LEAN + late * _LEANS + max(0, min(_LEANS - 1, int(2.0 * lean + _LEANS // 2)))


@jit
def tactic_rows(rules: Any, s: Any, me: int, first: int, slots: Any, at: int) -> None:
    """The tactic cards: mine, those that nobody has seen, and who may play the next one."""
    kinds = s.tactics.shape[1]
    left = np.empty(kinds, np.int64)
    for kind in range(kinds):
        left[kind] = rules.tactic_count[kind] - s.tactics[0, kind] - s.tactics[1, kind]
    lead = 0
    for n in range(s.plays):
        left[(s.played[n] & 255) - TACTIC] -= 1
        lead += 1 if s.played[n] >> 8 == me else -1
    slots[at + 3] = first + _LEAD + max(-3, min(3, lead)) + 3
    slots[at + 4] = first + _THEIR_TACTICS + min(11, tactics_held(s, 1 - me))
    slots[at + 5] = first + _TACTIC_PILE + min(11, s.pile_size[TACTIC_PILE])
    slots[at + 6] = first + _COMING + min(3, s.hidden_tactics[me])
    for kind in range(kinds):
        mine = min(2, s.tactics[me, kind])
        others = min(2, left[kind])
        slots[at + 7 + kind] = first + _MY_KINDS + kind * 2 + mine - 1 if mine > 0 else NONE
        slots[at + 7 + _KINDS + kind] = first + _OTHER_KINDS + kind * 2 + others - 1 if others > 0 else NONE
