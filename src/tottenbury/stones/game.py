"""The border stones as a game for the table: the kernels behind plain methods."""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np

from tottenbury.cards.describe import describe
from tottenbury.cards.formations import NO_FLOOR
from tottenbury.cards.game import CardGame, card_kernels, why
from tottenbury.kernel import jit, record_at
from tottenbury.kernel.kernels import Kernels
from tottenbury.stones import claims, ending, turn
from tottenbury.stones.claims import best_side, open_stones, provable
from tottenbury.stones.dealing import deal
from tottenbury.stones.edition import Edition
from tottenbury.stones.layout import Border, lay_out, owner_of
from tottenbury.stones.moves import RETURN_CARD
from tottenbury.stones.refusals import refusal
from tottenbury.stones.state import DRAW, OVER, PLAY, RULES, SCOUT_DRAW, SCOUT_RETURN, STATE
from tottenbury.stones.views import blind
from tottenbury.table.errors import TottenburyError
from tottenbury.table.game import Outcome, Proof, State
from tottenbury.table.seats import Seat
from tottenbury.words import Said, say


@cache
def kernels(tactics: bool) -> Kernels:
    """The loops bound to this game: one set for all editions with tactic cards, a leaner one for those without."""
    return card_kernels("stones", (claims, ending, turn), tactics, {"deal": deal, "blind": blind}, RULES, STATE)


@jit
def proof_at(all_rules: Any, states: Any, stone: int, seat: int, answer: Any) -> None:
    """Fill `answer` with: does the claim hold, the claimant's weight, the best reply's weight, and the cards of that reply."""
    rules, s = record_at(all_rules, 0), record_at(states, 0)
    answer[0] = provable(rules, s, stone, seat)
    answer[1] = s.weight[stone, seat]
    answer[2], answer[3] = best_side(rules, s, stone, 1 - seat, NO_FLOOR)


@jit
def prove_all(all_rules: Any, states: Any, rounds: int) -> int:
    """Prove every claim of either seat that a complete side makes possible; the answer is their number."""
    rules = record_at(all_rules, 0)
    proofs = 0
    for _ in range(rounds):
        for n in range(len(states)):
            s = record_at(states, n)
            for seat in range(2):
                for stone in range(rules.stones):
                    if (s.complete[seat] & open_stones(rules, s)) >> stone & 1:
                        s.doubt[stone, seat] = 0
                        provable(rules, s, stone, seat)
                        proofs += 1
    return proofs


class StonesGame(CardGame):
    """One edition of the border stones."""

    edition: Edition
    reasons = ("", "three-adjacent", "five", "adjudicated", "standstill")
    formats = ("single", "series", "feud")
    draw_phases = (DRAW, SCOUT_DRAW)
    hand_phases = (PLAY, SCOUT_RETURN)
    covered_moves = (RETURN_CARD,)

    def __init__(self, edition: Edition, edition_tag: str | None = None) -> None:
        self.edition = edition
        self.id = edition.id
        self.title = edition.title
        self.deck = edition.deck
        self.rules = edition.record()
        self.kernels = kernels(edition.has_tactics)
        self.edition_tag = edition_tag

    # Whose turn, and how it ended

    def is_over(self, state: State) -> bool:
        return bool(state["phase"][0] == OVER)

    def points(self, state: State, outcome: Outcome) -> tuple[int, int]:
        south, north = (5 if seat is outcome.winner else int(state["owned"][0, seat]).bit_count() for seat in Seat)
        return south, north

    # Proofs and words

    def prove(self, state: State, place: int, claimant: Seat) -> Proof:
        if not 1 <= place <= self.edition.stones:
            raise TottenburyError(say("reason-no-stone-of", stone=str(place), last=self.edition.stones))
        stone, opponent = place - 1, claimant.other
        s, need = state[0], self.edition.need_at(state[0], place - 1)
        counts = s["count"][stone]
        if counts[claimant] < need:
            number = int(counts[claimant])
            return Proof(
                place, claimant, False, say("reason-stone-incomplete", seat=claimant.letter, stone=place, number=number, need=need)
            )
        answer = np.zeros(4, np.int64)
        proof_at(self.rules, state.copy(), stone, int(claimant), answer)
        holds, mine, theirs, added = (int(number) for number in answer)
        sides = [[int(card) for card in s["cards"][stone, seat, : counts[seat]]] for seat in Seat]
        formation = describe(self.deck, sides[claimant], 0, mine)
        best = describe(self.deck, sides[opponent], added, theirs) if theirs else None
        cards = self.deck.names(added)
        owner = owner_of(state, stone)
        if owner is not None:
            taken = say("reason-stone-claimed", stone=place, seat=owner.letter)
            return Proof(place, claimant, False, taken, formation, best, cards)
        reason = why(opponent, bool(holds), theirs == mine, bool(counts[opponent] >= need), best)
        return Proof(place, claimant, bool(holds), reason, formation, best, cards, None if holds else best)

    def count_proofs(self, states: Any, rounds: int) -> int:
        return int(prove_all(self.rules, states, rounds))

    def refusal(self, state: State, move: int) -> Said:
        return refusal(self.edition, state, move, self.prove)

    def layout(self, state: State) -> Border:
        """What lies on the table, as plain data."""
        return lay_out(self.edition, state)
