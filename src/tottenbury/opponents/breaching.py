"""How likely the attacker of a siege breaches a tile where two sides stand, in the turns that are left."""

from __future__ import annotations

from typing import Any

import numpy as np

from tottenbury.cards.contest import deck_cards, find, wild_cards
from tottenbury.cards.hands import MAIN_PILE
from tottenbury.cards.prover import strongest
from tottenbury.kernel import jit
from tottenbury.kernel.bits import NO_CARDS
from tottenbury.opponents.lore import AFRESH, OIL, OIL_LATE, PACE, PROOF, UNPROVEN
from tottenbury.opponents.outlook import duel, overtaking, spread
from tottenbury.opponents.sides import Side
from tottenbury.siege.state import ATTACKER, CLOSE, LAST_TURN, NOT_ENDING, PLAY
from tottenbury.siege.wall import face_of, facing_card, need_at, unseen_cards

HOPELESS = 0.35
"""Below this chance it is looked at whether a retreat and a new attack would be better."""

ALL_TURNS = 25.0
"""How many turns the attacker has in all, if nobody passes and no tactic card is drawn."""


@jit
def side_at(rules: Any, s: Any, tile: int, seat: int) -> Side:
    """A side in the form that `outlook` reads."""
    missing = need_at(rules, s, tile) - s.count[tile, seat]
    return deck_cards(s, tile, seat), wild_cards(s, tile, seat), missing, s.weight[tile, seat] if missing <= 0 else 0


@jit
def turns_left(s: Any) -> float:
    """How many cards the attacker will still play, the one of a running turn included; half a turn for a single card of the pile."""
    attacking = s.to_move == ATTACKER
    if s.ending != NOT_ENDING:
        return 0.0 if attacking and s.ending == LAST_TURN and s.phase > PLAY else 1.0
    turns = 0.5 * s.pile_size[MAIN_PILE] + 0.5
    if attacking and s.phase != CLOSE:
        turns += 0.5 if s.phase <= PLAY else -0.5
    return max(1.0, turns)


@jit
def in_time(lore: Any, missing: int, turns: float) -> float:
    """How likely the attacker finds the time for so many cards at one tile, beside all others."""
    if missing <= 0:
        return 1.0
    if missing > turns + 0.5:
        return 0.0
    return 1.0 - np.exp(-lore[PACE] * (turns - missing + 1) / missing)


@jit
def cauldron(lore: Any, turns: float) -> float:
    """What a cauldron is worth to the defender, in log odds."""
    return lore[OIL] * (lore[OIL_LATE] + (1.0 - lore[OIL_LATE]) * turns / ALL_TURNS)


@jit
def shifted(chance: float, odds: float) -> float:
    """A chance with its odds multiplied."""
    return chance * odds / (1.0 + chance * (odds - 1.0))


@jit
def cancelled(rules: Any, s: Any, tile: int, seat: int, card: int) -> int:
    """The card on a side that this one, arriving opposite to it, would cancel (B3.6), or -1."""
    facing = facing_card(rules, card) if card < 64 else -1
    return facing if facing >= 0 and find(s, tile, seat, facing) >= 0 else -1


@jit
def attack_chance(
    rules: Any,
    lore: Any,
    s: Any,
    tile: int,
    attack: Side,
    defence: Side,
    first: bool,
    hands: tuple[int, int],
    pool: int,
    unseen: int,
    miss: Any,
    turns: float,
    rows: tuple[Any, Any],
) -> float:
    """The chance of a breach if the attacker does not retreat. The rows are the spreads, filled where both sides are incomplete."""
    face = face_of(s, tile)
    counting, low = rules.counting[tile, face], rules.lower_wins[tile, face] != 0
    if attack[2] <= 0:
        if defence[2] <= 0:
            return 1.0 if attack[3] > defence[3] or (attack[3] == defence[3] and first) else 0.0
        best, _ = strongest(rules, defence[0], defence[1], defence[2], unseen, counting, low, attack[3])
        if best <= attack[3]:
            return 1.0
        if turns <= 0:
            return 0.0
        lost = overtaking(rules, lore, defence[0], defence[1], defence[2], counting, low, hands[1], pool, miss[1], attack[3])
        return shifted(1.0 - lost, lore[UNPROVEN])
    late = in_time(lore, attack[2], turns)
    if late <= 0.0:
        return 0.0
    if defence[2] <= 0:
        won = overtaking(rules, lore, attack[0], attack[1], attack[2], counting, low, hands[0], pool, miss[0], defence[3])
        return won * late
    return shifted(duel(lore, rows[0], attack[2], rows[1], defence[2], low), lore[PROOF]) * late


@jit
def fill_spread(rules: Any, lore: Any, s: Any, tile: int, side: Side, hand: int, pool: int, miss: Any, row: Any) -> None:
    """What an incomplete side may become by the face that the tile shows."""
    face = face_of(s, tile)
    counting, low = rules.counting[tile, face], rules.lower_wins[tile, face] != 0
    spread(rules, lore, side[0], side[1], side[2], counting, low, hand, pool, miss, row)


@jit
def breach_chance(
    rules: Any,
    lore: Any,
    s: Any,
    tile: int,
    attack: Side,
    defence: Side,
    first: bool,
    hands: tuple[int, int],
    pool: int,
    unseen: int,
    miss: Any,
    turns: float,
    rows: tuple[Any, Any],
    work: Any,
) -> float:
    """The chance of a breach if the attacker retreats where that is better; `work` is a row for the spread of a new attack."""
    chance = attack_chance(rules, lore, s, tile, attack, defence, first, hands, pool, unseen, miss, turns, rows)
    need = need_at(rules, s, tile)
    if chance >= HOPELESS or attack[2] == need or need > turns + 0.5:
        return chance
    empty = (NO_CARDS, NO_CARDS, need, 0)
    if defence[2] > 0:
        fill_spread(rules, lore, s, tile, empty, hands[0], pool, miss[0], work)
        if attack[2] <= 0:  # the defender's spread is not there yet
            other = np.empty_like(work)
            fill_spread(rules, lore, s, tile, defence, hands[1], pool, miss[1], other)
            afresh = attack_chance(rules, lore, s, tile, empty, defence, False, hands, pool, unseen, miss, turns, (work, other))
            return max(chance, lore[AFRESH] * afresh)
    afresh = attack_chance(rules, lore, s, tile, empty, defence, False, hands, pool, unseen, miss, turns, (work, rows[1]))
    return max(chance, lore[AFRESH] * afresh)


@jit
def unseen_after(rules: Any, s: Any, card: int) -> int:
    """The cards that a proof has to reckon with once this one has been played; any number from 64 on changes nothing."""
    cards = unseen_cards(rules, s)
    return cards & ~(1 << card) if 0 <= card < 64 else cards
