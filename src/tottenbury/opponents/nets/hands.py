"""What a net is told about hands, piles and tactic cards, the same for every card game; slots and rows as in `places`."""

from __future__ import annotations

from typing import Any

from tottenbury.cards.formations import ALL_FORMATIONS, NO_FLOOR, NO_FORMATION, rank_of, total_of
from tottenbury.cards.hands import MAIN_PILE, TACTIC, TACTIC_PILE, tactics_held
from tottenbury.cards.prover import strongest
from tottenbury.kernel import compiled, some_ints
from tottenbury.kernel.bits import NO_CARDS, popcount
from tottenbury.opponents.judgement.formation_odds import RANKS
from tottenbury.opponents.nets.offsets import following
from tottenbury.opponents.nets.places import NONE, relative

_STRENGTHS, _MOST_EQUAL, _TRIO = 12, 3, 3
_THIRDS = 3
"""A sum is in the lower, middle or upper third of what is possible."""

_OWN_SIZES, _NEW_CARDS = 8, 4
"""Sizes of the own hand that are told apart, and numbers of cards in it that have not been seen yet; more counts as the last."""

_TRIO_SLOT, _SIZE_SLOT, HAND_SLOTS = following(_STRENGTHS, 1, 1)
"""Slots of a hand: how many cards of each strength, the best three, and how many there are."""

_TRIO_ROW, _SIZE_ROW, HAND_ROWS = following(_STRENGTHS * _MOST_EQUAL, RANKS * _THIRDS, _OWN_SIZES * _NEW_CARDS)
"""Rows of a hand."""

KINDS = 10
"""Kinds of tactic card that a net is told about."""

_PILE_SLOT, _HAND_SLOT, _STEP_SLOT, _LEAD_SLOT, _TACTICS_SLOT, _TACTIC_PILE_SLOT, _COMING_SLOT, _MY_KINDS_SLOT, *_more = following(
    0, 1, 1, 1, 1, 1, 1, 1, KINDS, KINDS, 1
)
_OTHER_KINDS_SLOT, _PRIOR_SLOT, CARD_SLOTS = _more
"""Slots of piles, hands, tactic cards and the prior logit; the games' own slots come behind them."""

_PILE_SIZES, _HAND_SIZES, _TACTIC_SIZES = 64, 12, 12
_PHASES, _CARDS_LEFT = 10, 4
"""Phases of a turn, and how many cards are still to be laid or drawn in it."""

_FURTHEST = 3
"""The lead in played tactic cards, one way or the other, beyond which it does not matter."""

_UNSEEN_TACTICS, _MOST_ALIKE = 4, 2
_LATENESSES, _LATER, _PRIORS = 4, 10, 24
"""Steps of how late the game is, each so many cards of the pile; and steps of the prior logit."""
_PILE, _THEIR_HAND, _STEP, _LEAD, _THEIR_TACTICS, _TACTIC_PILE, _COMING, _MY_KINDS, _OTHER_KINDS, _PRIOR, CARD_ROWS = following(
    0,
    _PILE_SIZES,
    _HAND_SIZES,
    2 * _PHASES * _CARDS_LEFT,
    2 * _FURTHEST + 1,
    _TACTIC_SIZES,
    _TACTIC_SIZES,
    _UNSEEN_TACTICS,
    KINDS * _MOST_ALIKE,
    KINDS * _MOST_ALIKE,
    _LATENESSES * _PRIORS,
)
"""Rows of all that; the games' own rows come behind them."""


@compiled
def hand_rows(rules: Any, hand: int, hidden: int, first: int, slots: Any, at: int) -> None:
    """The cards in my hand, by strength, and what the best three of them would be; `hidden` have been drawn and not been seen yet."""
    for strength in range(_STRENGTHS):
        held = popcount(hand & (rules.one_strength << strength)) if strength < rules.strengths else 0
        slots[at + strength] = first + strength * _MOST_EQUAL + min(_MOST_EQUAL, held) - 1 if held > 0 else NONE
    best, _ = strongest(rules, NO_CARDS, NO_CARDS, _TRIO, hand, ALL_FORMATIONS, False, NO_FLOOR)
    slots[at + _TRIO_SLOT] = NONE
    if best != NO_FORMATION:
        third = min(_THIRDS - 1, int(_THIRDS * relative(rules, total_of(best, False), _TRIO)))
        slots[at + _TRIO_SLOT] = first + _TRIO_ROW + rank_of(best) * _THIRDS + third
    slots[at + _SIZE_SLOT] = first + _SIZE_ROW + min(_OWN_SIZES - 1, popcount(hand)) * _NEW_CARDS + min(_NEW_CARDS - 1, hidden)


@compiled
def card_rows(s: Any, me: int, prior_logit: float, first: int, slots: Any, at: int) -> None:
    """The pile, the other hand, and at which point of whose turn the game is; no tactic cards."""
    slots[at + _PILE_SLOT] = first + _PILE + min(_PILE_SIZES - 1, s.pile_size[MAIN_PILE])
    slots[at + _HAND_SLOT] = first + _THEIR_HAND + min(_HAND_SIZES - 1, popcount(s.hand[1 - me]) + s.hidden[1 - me])
    slots[at + _STEP_SLOT] = first + _STEP + ((s.decider == me) * _PHASES + s.phase) * _CARDS_LEFT + min(_CARDS_LEFT - 1, s.left)
    for n in range(_LEAD_SLOT, CARD_SLOTS):
        slots[at + n] = NONE
    late = _LATENESSES - 1 - min(_LATENESSES - 1, (s.pile_size[MAIN_PILE] + _LATER - 1) // _LATER)
    slots[at + _PRIOR_SLOT] = first + _PRIOR + late * _PRIORS + max(0, min(_PRIORS - 1, int(2.0 * prior_logit + _PRIORS // 2)))


@compiled
def tactic_rows(rules: Any, s: Any, me: int, first: int, slots: Any, at: int) -> None:
    """The tactic cards: mine, those that nobody has seen, and who may play the next one."""
    kinds = s.tactics.shape[1]
    left = some_ints(KINDS)
    for kind in range(kinds):
        left[kind] = rules.tactic_count[kind] + s.returned[kind] - s.tactics[0, kind] - s.tactics[1, kind]
    lead = 0
    for n in range(s.plays):
        left[(s.played[n] & 255) - TACTIC] -= 1
        lead += 1 if s.played[n] >> 8 == me else -1
    slots[at + _LEAD_SLOT] = first + _LEAD + max(-_FURTHEST, min(_FURTHEST, lead)) + _FURTHEST
    slots[at + _TACTICS_SLOT] = first + _THEIR_TACTICS + min(_TACTIC_SIZES - 1, tactics_held(s, 1 - me))
    slots[at + _TACTIC_PILE_SLOT] = first + _TACTIC_PILE + min(_TACTIC_SIZES - 1, s.pile_size[TACTIC_PILE])
    slots[at + _COMING_SLOT] = first + _COMING + min(_UNSEEN_TACTICS - 1, s.hidden_tactics[me])
    for kind in range(kinds):
        mine = min(_MOST_ALIKE, s.tactics[me, kind])
        others = min(_MOST_ALIKE, left[kind])
        slots[at + _MY_KINDS_SLOT + kind] = first + _MY_KINDS + kind * _MOST_ALIKE + mine - 1 if mine > 0 else NONE
        slots[at + _OTHER_KINDS_SLOT + kind] = first + _OTHER_KINDS + kind * _MOST_ALIKE + others - 1 if others > 0 else NONE
