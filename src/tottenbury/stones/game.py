"""The border stones as a game for the table: the kernels behind plain methods."""

from __future__ import annotations

from array import array
from functools import cache
from typing import Any

from tottenbury.cards.describe import describe
from tottenbury.cards.game import CardGame, card_kernels, why
from tottenbury.core.errors import TottenburyError
from tottenbury.core.family import Family
from tottenbury.core.game import Outcome, Proof, State
from tottenbury.core.seats import Seat
from tottenbury.kernel.doors import INT, Door, One, Row
from tottenbury.kernel.kernels import INTS, Kernels
from tottenbury.kernel.layout import INT64
from tottenbury.stones import claims, ending, proofs, turn
from tottenbury.stones.dealing import deal
from tottenbury.stones.edition import Edition
from tottenbury.stones.layout import Border, lay_out, owner_of
from tottenbury.stones.move_kinds import WITH_TACTICS
from tottenbury.stones.refusals import refusal
from tottenbury.stones.setup import finish_reading
from tottenbury.stones.state import BOTH_FULL, DRAW, OVER, PLAY, RULES, SCOUT_DRAW, SCOUT_RETURN, STATE
from tottenbury.stones.views import blind
from tottenbury.words import Said, say


@cache
def family(tactics: bool) -> Family:
    """The border stones with tactic cards, or without."""
    return Family("stones", tactics, claimants=tuple(Seat))


@cache
def kernels(tactics: bool) -> Kernels:
    """The rules as doors: one set for all editions with tactic cards, a leaner one for those without."""
    made = card_kernels(family(tactics), (claims, ending, turn), {"deal": deal, "blind": blind}, RULES, STATE)
    made.enter(Door("prove", proofs.prove, (One(RULES), One(STATE), INT, INT, INTS)))
    made.enter(Door("prove_all", proofs.prove_all, (One(RULES), Row(STATE), INT)))
    made.enter(Door("finish_reading", finish_reading, (One(RULES), One(STATE))))
    return made


class StonesGame(CardGame):
    """One edition of the border stones."""

    edition: Edition
    reasons = ("", "three-adjacent", "five", "adjudicated", "standstill")
    formats = ("single", "series", "feud")
    draw_phases = (DRAW, SCOUT_DRAW)
    hand_phases = (PLAY, SCOUT_RETURN)
    covered_moves = WITH_TACTICS.covered

    def __init__(self, edition: Edition, edition_tag: str | None = None) -> None:
        self.edition = edition
        self.id = edition.id
        self.title = edition.title
        self.deck = edition.deck
        self.rules = edition.record()
        self.family = family(edition.has_tactics)
        self.kernels = kernels(edition.has_tactics)
        self.edition_tag = edition_tag

    # Whose turn, and how it ended

    def is_over(self, state: State) -> bool:
        return bool(self.read(state).phase == OVER)

    def points(self, state: State, outcome: Outcome) -> tuple[int, int]:
        owned = self.read(state).owned
        south, north = (5 if seat is outcome.winner else owned[seat].bit_count() for seat in Seat)
        return south, north

    # Proofs and words

    def prove(self, state: State, place: int, claimant: Seat) -> Proof:
        if not 1 <= place <= self.edition.stones:
            raise TottenburyError(say("reason-no-stone-of", stone=str(place), last=self.edition.stones))
        stone, opponent = place - 1, claimant.other
        s = self.read(state)
        need, counts = claims.need_at(self.edition, s, stone), s.count[stone]
        if counts[claimant] < need:
            number = counts[claimant]
            return Proof(
                place, claimant, False, say("reason-stone-incomplete", seat=claimant.letter, stone=place, number=number, need=need)
            )
        answer = array(INT64, [0] * proofs.ANSWERS)
        self.kernels.doors["prove"](self.rules, bytearray(state), stone, int(claimant), answer)
        holds, mine, theirs, added = answer
        sides = [s.cards[stone, seat].tolist()[: counts[seat]] for seat in Seat]
        formation = describe(self.deck, sides[claimant], 0, mine)
        best = describe(self.deck, sides[opponent], added, theirs) if theirs else None
        cards = self.deck.names(added)
        owner = owner_of(s, stone)
        if owner is not None:
            taken = say("reason-stone-claimed", stone=place, seat=owner.letter)
            return Proof(place, claimant, False, taken, formation, best, cards)
        if counts[opponent] < need and self.edition.mud_claim == BOTH_FULL and s.terrain[stone, 1]:
            fewer = say("reason-mud-both", stone=place, need=need, seat=opponent.letter, number=counts[opponent])
            return Proof(place, claimant, False, fewer, formation, best, cards, best if theirs > mine else None)
        reason = why(opponent, bool(holds), theirs == mine, bool(counts[opponent] >= need), best)
        return Proof(place, claimant, bool(holds), reason, formation, best, cards, None if holds else best)

    def count_proofs(self, states: Any, rounds: int) -> int:
        return int(self.kernels.doors["prove_all"](self.rules, states, rounds))

    def refusal(self, state: State, move: int) -> Said:
        return refusal(self.edition, state, self.read(state), move, self.prove)

    def layout(self, state: State) -> Border:
        """What lies on the table, as plain data."""
        return lay_out(self.edition, self.read(state))
