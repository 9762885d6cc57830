"""How likely the attacker of a siege breaches a tile where two sides stand, in the turns that are left."""

from __future__ import annotations

from typing import Any, NamedTuple

from tottenbury.cards.contest import deck_cards, find, wild_cards
from tottenbury.cards.hands import MAIN_PILE
from tottenbury.cards.prover import strongest
from tottenbury.kernel import compiled, some_floats
from tottenbury.kernel.mathematics import exp
from tottenbury.opponents.judgement.formation_odds import DISTRIBUTION, duel, overtaking, rank_distribution
from tottenbury.opponents.judgement.parameters import AFRESH, OIL, OIL_LATE, PACE, PROOF, UNPROVEN
from tottenbury.opponents.judgement.sides import Face, Force, Side, emptied, widened
from tottenbury.siege.state import ATTACKER, CLOSE, LAST_TURN, NOT_ENDING, PLAY
from tottenbury.siege.wall import face_of, facing_card, need_at, unseen_cards

HOPELESS = 0.35
"""Below this chance it is looked at whether a retreat and a new attack would be better."""

ALL_TURNS = 25.0
"""How many turns the attacker has in all, if nobody passes and no tactic card is drawn."""


class Moment(NamedTuple):
    """What an attack depends on beside the two sides."""

    first: bool
    """Whether the attacker was complete before the defender."""
    unseen: int
    """The cards that a proof has to reckon with, as a set."""
    turns: float
    """How many turns the attacker has left."""


@compiled
def face_at(rules: Any, s: Any, tile: int) -> Face:
    """How a tile is decided by the face that it shows."""
    face = face_of(s, tile)
    return Face(widened(rules.counting[tile, face]), rules.lower_wins[tile, face] != 0, widened(rules.need[tile, face]))


@compiled
def side_at(rules: Any, s: Any, tile: int, seat: int) -> Side:
    """A side at a tile."""
    missing = need_at(rules, s, tile) - s.count[tile, seat]
    return Side(deck_cards(s, tile, seat), wild_cards(s, tile, seat), missing, s.weight[tile, seat] if missing <= 0 else 0)


@compiled
def turns_left(s: Any) -> float:
    """How many cards the attacker will still play, the one of a running turn included; half a turn for a single card of the pile."""
    attacking = s.to_move == ATTACKER
    if s.ending != NOT_ENDING:
        return 0.0 if attacking and s.ending == LAST_TURN and s.phase > PLAY else 1.0
    turns = 0.5 * s.pile_size[MAIN_PILE] + 0.5
    if attacking and s.phase != CLOSE:
        turns += 0.5 if s.phase <= PLAY else -0.5
    return max(1.0, turns)


@compiled
def in_time(params: Any, missing: int, turns: float) -> float:
    """How likely the attacker finds the time for a number of cards at one tile, beside all others."""
    if missing <= 0:
        return 1.0
    if missing > turns + 0.5:
        return 0.0
    return 1.0 - exp(-params[PACE] * (turns - missing + 1) / missing)


@compiled
def cauldron(params: Any, turns: float) -> float:
    """What a cauldron is worth to the defender, in log odds."""
    return params[OIL] * (params[OIL_LATE] + (1.0 - params[OIL_LATE]) * turns / ALL_TURNS)


@compiled
def shifted(chance: float, odds: float) -> float:
    """A chance with its odds multiplied."""
    return chance * odds / (1.0 + chance * (odds - 1.0))


@compiled
def cancelled(rules: Any, s: Any, tile: int, seat: int, card: int) -> int:
    """The card on a side that this one, arriving opposite to it, would cancel (B3.6), or -1."""
    facing = facing_card(rules, card) if card < 64 else -1
    return facing if facing >= 0 and find(s, tile, seat, facing) >= 0 else -1


@compiled
def attack_chance(rules: Any, params: Any, face: Face, attack: Force, defence: Force, moment: Moment) -> float:
    """The chance of a breach if the attacker does not retreat. The distributions must be there where both sides are incomplete."""
    mine, theirs = attack.side, defence.side
    if mine.missing <= 0:
        if theirs.missing <= 0:
            return 1.0 if mine.weight > theirs.weight or (mine.weight == theirs.weight and moment.first) else 0.0
        best, _ = strongest(rules, theirs.cards, theirs.wilds, theirs.missing, moment.unseen, face.counting, face.low, mine.weight)
        if best <= mine.weight:
            return 1.0
        if moment.turns <= 0:
            return 0.0
        lost = overtaking(rules, params, theirs, defence.supply, face, mine.weight)
        return shifted(1.0 - lost, params[UNPROVEN])
    late = in_time(params, mine.missing, moment.turns)
    if late <= 0.0:
        return 0.0
    if theirs.missing <= 0:
        return overtaking(rules, params, mine, attack.supply, face, theirs.weight) * late
    won = duel(params, attack.distribution, defence.distribution, mine.missing + theirs.missing, face.low)
    return shifted(won, params[PROOF]) * late


@compiled
def breach_chance(rules: Any, params: Any, face: Face, attack: Force, defence: Force, moment: Moment, work: Any) -> float:
    """The chance of a breach if the attacker retreats where that is better; `work` is a row for the distribution of a new attack."""
    chance = attack_chance(rules, params, face, attack, defence, moment)
    missing = attack.side.missing
    if chance >= HOPELESS or missing == face.need or face.need > moment.turns + 0.5:
        return chance
    fresh, later = Force(emptied(face.need), attack.supply, work), Moment(False, moment.unseen, moment.turns)
    if defence.side.missing > 0:
        rank_distribution(rules, params, fresh, face)
        if missing <= 0:  # the defender's distribution is not there yet
            known = Force(defence.side, defence.supply, some_floats(DISTRIBUTION))
            rank_distribution(rules, params, known, face)
            return max(chance, params[AFRESH] * attack_chance(rules, params, face, fresh, known, later))
    return max(chance, params[AFRESH] * attack_chance(rules, params, face, fresh, defence, later))


@compiled
def unseen_after(rules: Any, s: Any, card: int) -> int:
    """The cards that a proof has to reckon with once this one has been played; any number from 64 on changes nothing."""
    cards = unseen_cards(rules, s)
    return cards & ~(1 << card) if 0 <= card < 64 else cards
