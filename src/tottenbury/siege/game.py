"""The siege as a game for the table: the kernels behind plain methods."""

from __future__ import annotations

from functools import cache
from itertools import permutations
from math import factorial
from typing import Any

import numpy as np

from tottenbury.cards.contest import WILD
from tottenbury.cards.describe import describe
from tottenbury.cards.formations import NO_FLOOR
from tottenbury.cards.game import CardGame, card_kernels, why
from tottenbury.cards.hands import EVERYBODY, MAIN_PILE, UNKNOWN
from tottenbury.cards.moves import KIND
from tottenbury.kernel import jit, record_at
from tottenbury.kernel.chance import EVENTS, seed_stream
from tottenbury.kernel.kernels import Kernels
from tottenbury.siege import assault, turn, wall
from tottenbury.siege.dealing import deal
from tottenbury.siege.edition import SiegeEdition
from tottenbury.siege.layout import Castle, lay_out
from tottenbury.siege.moves import PICK_SWAP, SHUFFLE, SHUFFLE_MOVE
from tottenbury.siege.refusals import refusal
from tottenbury.siege.state import ATTACKER, DEFENDER, DRAW, OVER, PLAY, RULES, STATE, SUPPORT, SWAP, TILES
from tottenbury.siege.views import blind
from tottenbury.siege.wall import best_side, provable
from tottenbury.table.chance import Chance
from tottenbury.table.errors import TottenburyError
from tottenbury.table.game import Outcome, Proof, Result, State
from tottenbury.table.seats import Seat
from tottenbury.words import Said, say

MAX_ORDERS = 1000
"""So many orders of a shuffled pile are listed one by one."""


@cache
def kernels(tactics: bool) -> Kernels:
    """The loops bound to this game, with tactic cards or, leaner, without."""
    return card_kernels("siege", (wall, assault, turn), tactics, {"deal": deal, "blind": blind}, RULES, STATE)


@jit
def proof_at(all_rules: Any, states: Any, tile: int, answer: Any) -> None:
    """Fill `answer` with: does the declaration hold, the attacker's weight, the best reply's weight, its cards and its wild cards."""
    rules, s = record_at(all_rules, 0), record_at(states, 0)
    answer[0] = provable(rules, s, tile)
    answer[1] = s.weight[tile, ATTACKER]
    answer[2], answer[3], answer[4] = best_side(rules, s, tile, DEFENDER, NO_FLOOR)


@jit
def prove_all(all_rules: Any, states: Any, rounds: int) -> int:
    """Prove every declaration that a complete side makes possible; the answer is their number."""
    rules = record_at(all_rules, 0)
    proofs = 0
    for _ in range(rounds):
        for n in range(len(states)):
            s = record_at(states, n)
            for tile in range(TILES):
                if (s.complete[ATTACKER] >> tile) & 1:
                    s.doubt[tile] = 0
                    provable(rules, s, tile)
                    proofs += 1
    return proofs


class SiegeGame(CardGame):
    """One rulebook of the siege."""

    edition: SiegeEdition
    reasons = ("", "fourth-breach", "second-breach", "held")
    formats = ("single", "revenge")
    draw_phases = (DRAW,)
    hand_phases = (PLAY, SWAP)
    covered_moves = (PICK_SWAP,)

    def __init__(self, edition: SiegeEdition) -> None:
        self.edition = edition
        self.id = edition.id
        self.title = edition.title
        self.deck = edition.deck
        self.rules = edition.record()
        self.kernels = kernels(edition.has_tactics)

    def first_seat(self, wanted: Seat | None, lot: Chance | None = None) -> Seat:
        if wanted is Seat.NORTH:
            raise TottenburyError(say("reason-attacker-begins"))
        return Seat.SOUTH

    def deal(self, seed: int, first: Seat | None, bonus: Seat | None = None) -> State:
        return super().deal(seed, self.first_seat(first), bonus)

    # The shuffle of Support, beside the draws

    def reveals(self, move: int) -> bool:
        return move == SHUFFLE_MOVE or super().reveals(move)

    def result(self, state: State, move: int) -> Result | None:
        if move != SHUFFLE_MOVE:
            return super().result(state, move)
        if not state["events"][0].any() and not state["shuffled"][0]:
            return None
        return tuple(int(card) for card in _pile(self.step(state, move)))

    def results(self, state: State, move: int) -> list[tuple[Result, float]]:
        if move != SHUFFLE_MOVE:
            return super().results(state, move)
        cards = [int(card) for card in _pile(state)]
        if UNKNOWN in cards or self.result(state, move) is not None:
            return []
        if factorial(len(cards)) > MAX_ORDERS:
            raise TottenburyError(f"{len(cards)} cards can lie in {len(cards)}! orders, all equally likely: too many to list")
        return [(order, 1 / factorial(len(cards))) for order in permutations(cards)]

    def draw(self, state: State, move: int, chance: Chance) -> Result:
        if move != SHUFFLE_MOVE:
            return super().draw(state, move, chance)
        cards = [int(card) for card in _pile(state)]
        return tuple(cards.pop(chance.below(len(cards))) for _ in range(len(cards)))

    def chance(self, state: State) -> int | None:
        if state["phase"][0] == SUPPORT and not state["left"][0] and not state["events"][0].any():
            return SHUFFLE_MOVE
        return super().chance(state)

    def script(self, state: State, move: int, result: Result) -> State | None:
        if move != SHUFFLE_MOVE:
            return super().script(state, move, result)
        known = self.result(state, move)
        if known is not None:
            return state if known == result else None
        if not isinstance(result, tuple) or sorted(result) != sorted(_pile(state)) or state["viewer"][0] != EVERYBODY:
            return None
        scripted = state.copy()
        top = int(state["pile_top"][0, MAIN_PILE])
        scripted["pile"][0, MAIN_PILE, top : top + len(result)] = result
        scripted["shuffled"] = 1
        return scripted

    def with_chance(self, state: State, seed: int) -> State:
        seeded = state.copy()
        if self.edition.has_tactics:
            seed_stream(seeded["events"][0], seed, EVENTS)
        return seeded

    def perft(self, state: State, depth: int) -> int:
        """Shuffles are no decisions: one stream makes them, the same for a dealt position and for one that was read."""
        return super().perft(self.with_chance(state, 0), depth)

    # What is known

    def sees(self, state: State, move: int, viewer: Seat | None, now: State) -> bool:
        if move >> KIND == SHUFFLE:
            return False
        if move >> KIND == PICK_SWAP and now["phase"][0] != SWAP and (viewer is not None or self.edition.swap_in_proof):
            return True  # both players saw all the cards when they changed hands
        return super().sees(state, move, viewer, now)

    def hides_anything(self, state: State) -> bool:
        picks = state["picked_hidden"].any() or state["picked_hidden_tactics"].any()
        return bool(picks) or super().hides_anything(state)

    # How it ended

    def is_over(self, state: State) -> bool:
        return bool(state["phase"][0] == OVER)

    def claimant(self, state: State) -> Seat:
        return Seat.SOUTH  # only the attacker declares (B5.1)

    def points(self, state: State, outcome: Outcome) -> tuple[int, int]:
        return int(outcome.winner is Seat.SOUTH), int(outcome.winner is Seat.NORTH)

    def margin(self, state: State, outcome: Outcome) -> int:
        """The siege cards left after the attacker's win; the intact tiles and cauldrons after the defender's (B7.2, D-59)."""
        if outcome.winner is Seat.SOUTH:
            return int(state["pile_size"][0, MAIN_PILE])
        return TILES - int(state["damaged"][0]).bit_count() + int(state["cauldrons"][0])

    # Proofs and words

    def prove(self, state: State, place: int, claimant: Seat) -> Proof:
        if not 1 <= place <= TILES:
            raise TottenburyError(say("reason-no-tile-of", tile=str(place), last=TILES))
        s, tile = state[0], place - 1
        face = self.edition.face(s, tile)
        if claimant is not Seat.SOUTH:
            return Proof(place, claimant, False, say("reason-attacker-south"))
        counts = s["count"][tile]
        if counts[ATTACKER] < face.need:
            number = int(counts[ATTACKER])
            reason = say("reason-tile-incomplete", seat=claimant.letter, tile=place, number=number, need=face.need)
            return Proof(place, claimant, False, reason)
        answer = np.zeros(5, np.int64)
        proof_at(self.rules, state.copy(), tile, answer)
        holds, mine, theirs, added, wilds = (int(number) for number in answer)
        sides = [[int(card) for card in s["cards"][tile, seat, : counts[seat]]] for seat in Seat]
        more = [WILD + kind for kind in range(3) for _ in range((wilds >> 4 * kind) & 15)]
        formation = describe(self.deck, sides[ATTACKER], 0, mine, face.lower_wins)
        best = describe(self.deck, sides[DEFENDER] + more, added, theirs, face.lower_wins) if theirs else None
        cards = self.deck.names(added) + tuple(self.edition.card_name(card) for card in more)
        reason = why(Seat.NORTH, bool(holds), theirs == mine, bool(counts[DEFENDER] >= face.need), best)
        return Proof(place, claimant, bool(holds), reason, formation, best, cards, None if holds else best)

    def count_proofs(self, states: Any, rounds: int) -> int:
        return int(prove_all(self.rules, states, rounds))

    def refusal(self, state: State, move: int) -> Said:
        return refusal(self.edition, state, move, self.prove)

    def layout(self, state: State) -> Castle:
        """What lies on the table, as plain data."""
        return lay_out(self.edition, state)


def _pile(state: State) -> Any:
    """The siege pile from top to bottom."""
    top, size = int(state["pile_top"][0, MAIN_PILE]), int(state["pile_size"][0, MAIN_PILE])
    return state["pile"][0, MAIN_PILE, top : top + size]
