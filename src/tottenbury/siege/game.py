"""The siege as a game for the table: the kernels behind plain methods."""

from __future__ import annotations

from array import array
from collections import Counter
from functools import cache
from itertools import chain, permutations, product
from math import factorial, prod
from typing import Any

from tottenbury.cards.contest import WILD
from tottenbury.cards.describe import describe
from tottenbury.cards.game import CardGame, card_kernels, why
from tottenbury.cards.hands import EVERYBODY, MAIN_PILE, TACTIC_PILE, UNKNOWN
from tottenbury.cards.moves import KIND, NOWHERE, PLAY_CARD, REDEPLOY, TURN_TRAITOR, card_in, place_in, source_in
from tottenbury.core.chance import Chance
from tottenbury.core.errors import TottenburyError
from tottenbury.core.family import Family
from tottenbury.core.game import Outcome, Proof, Result, State
from tottenbury.core.seats import Seat
from tottenbury.kernel.chance import EVENTS, seed_stream
from tottenbury.kernel.doors import INT, Door, One, Row
from tottenbury.kernel.kernels import INTS, Kernels
from tottenbury.kernel.layout import INT64
from tottenbury.siege import assault, proofs, turn, wall
from tottenbury.siege.dealing import deal
from tottenbury.siege.edition import SiegeEdition
from tottenbury.siege.layout import Castle, lay_out
from tottenbury.siege.move_kinds import WITH_TACTICS
from tottenbury.siege.moves import PICK_SWAP, RECRUIT, SHUFFLE, SHUFFLE_MOVE, THROW_OIL
from tottenbury.siege.refusals import refusal
from tottenbury.siege.setup import finish_reading
from tottenbury.siege.state import ATTACKER, DEFENDER, DRAW, OVER, PLAY, RULES, STATE, SUPPORT, SUPPORT_CARDS, SWAP, TILES
from tottenbury.siege.views import blind, elites_picked
from tottenbury.words import Said, say

MAX_ORDERS = 1000
"""So many orders of a shuffled pile are listed one by one."""

STRIKING = (PLAY_CARD, REDEPLOY, TURN_TRAITOR, RECRUIT, THROW_OIL)
"""The kinds of move that may discard one card of the other side."""


@cache
def family(tactics: bool) -> Family:
    """The siege with tactic cards, or without. Only the attacker, South, declares (B5.1)."""
    return Family("siege", tactics, claimants=(Seat.SOUTH,), sides="different")


@cache
def kernels(tactics: bool) -> Kernels:
    """The rules as doors, with tactic cards or, leaner, without."""
    made = card_kernels(family(tactics), (wall, assault, turn), {"deal": deal, "blind": blind}, RULES, STATE)
    made.enter(Door("prove", proofs.prove, (One(RULES), One(STATE), INT, INTS)))
    made.enter(Door("prove_all", proofs.prove_all, (One(RULES), Row(STATE), INT)))
    made.enter(Door("finish_reading", finish_reading, (One(RULES), One(STATE))))
    return made


class SiegeGame(CardGame):
    """One rulebook of the siege."""

    edition: SiegeEdition
    reasons = ("", "fourth-breach", "second-breach", "held")
    formats = ("single", "revenge")
    begins_by_lot = False
    draw_phases = (DRAW,)
    hand_phases = (PLAY, SWAP)
    covered_moves = WITH_TACTICS.covered

    def __init__(self, edition: SiegeEdition) -> None:
        self.edition = edition
        self.id = edition.id
        self.title = edition.title
        self.deck = edition.deck
        self.rules = edition.record()
        self.family = family(edition.has_tactics)
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

    def left_to_chance(self, move: int) -> bool:
        return move == SHUFFLE_MOVE

    def result(self, state: State, move: int) -> Result | None:
        if move != SHUFFLE_MOVE:
            return super().result(state, move)
        s = self.read(state)
        if not any(s.events) and not s.shuffled:
            return None
        piles, after = self._shuffled(state), self.step(state, move)
        return tuple(card for pile in piles for card in self._pile(after, pile))

    def results(self, state: State, move: int) -> list[tuple[Result, float]]:
        if move != SHUFFLE_MOVE:
            return super().results(state, move)
        piles = [self._pile(state, pile) for pile in self._shuffled(state)]
        if any(UNKNOWN in cards for cards in piles) or self.result(state, move) is not None:
            return []
        ways = prod(factorial(len(cards)) for cards in piles)
        if ways > MAX_ORDERS:
            sizes = " and ".join(f"{len(cards)} cards can lie in {len(cards)}! orders" for cards in piles)
            raise TottenburyError(f"{sizes}, all equally likely: too many to list")
        orders = Counter(tuple(chain.from_iterable(order)) for order in product(*map(permutations, piles)))  # two jokers are alike
        return [(order, number / ways) for order, number in orders.items()]

    def draw(self, state: State, move: int, chance: Chance) -> Result:
        if move != SHUFFLE_MOVE:
            return super().draw(state, move, chance)
        piles = [self._pile(state, pile) for pile in self._shuffled(state)]
        if chance.fair:  # from an order that whoever checks it finds without knowing how the piles lay before
            return tuple(card for cards in piles for card in chance.shuffled(sorted(cards, key=self.edition.card_name)))
        return tuple(cards.pop(chance.below(len(cards))) for cards in piles for _ in range(len(cards)))

    def chance(self, state: State) -> int | None:
        s = self.read(state)
        if s.phase == SUPPORT and not s.left and not any(s.events):
            return SHUFFLE_MOVE
        return super().chance(state)

    def script(self, state: State, move: int, result: Result) -> State | None:
        if move != SHUFFLE_MOVE:
            return super().script(state, move, result)
        known = self.result(state, move)
        if known is not None:
            return state if known == result else None
        if not isinstance(result, tuple) or self.read(state).viewer != EVERYBODY:
            return None
        scripted = bytearray(state)
        s = self.read(scripted)
        for pile in self._shuffled(state):
            cards, result = result[: s.pile_size[pile]], result[s.pile_size[pile] :]
            if sorted(cards) != sorted(self._pile(state, pile)):
                return None
            for n, card in enumerate(cards, s.pile_top[pile]):
                s.pile[pile, n] = card
        if result:
            return None
        s.shuffled = 1
        return bytes(scripted)

    def with_chance(self, state: State, seed: int) -> State:
        seeded = bytearray(state)
        if self.edition.has_tactics:
            seed_stream(self.read(seeded).events, seed, EVENTS)
        return bytes(seeded)

    def perft(self, state: State, depth: int) -> int:
        """Shuffles are no decisions: one stream makes them, the same for a dealt position and for one that was read."""
        return super().perft(self.with_chance(state, 0), depth)

    # What is known

    def sees(self, state: State, move: int, viewer: Seat | None, now: State) -> bool:
        if move >> KIND == SHUFFLE:
            return False
        if move >> KIND == PICK_SWAP and self.read(now).phase != SWAP and (viewer is not None or self.edition.swap_in_proof):
            return True  # both players saw all the cards when they changed hands
        return super().sees(state, move, viewer, now)

    def struck(self, state: State, move: int) -> str | None:
        """The card that oil hits, or that an arriving 0 or 11 cancels."""
        kind, tile = move >> KIND, place_in(move)
        if kind not in STRIKING or tile == NOWHERE or card_in(move) >= WILD:  # elite cards cancel nothing
            return None
        other = self.decider(state).other
        gone = self._side(state, tile, other) - self._side(self.step(state, move), tile, other)
        if kind == TURN_TRAITOR and source_in(move) == tile:
            gone[card_in(move)] -= 1  # the traitor himself, whom the move names
        return next((self.edition.card_name(card) for card in gone.elements()), None)

    def hides_anything(self, state: State) -> bool:
        s = self.read(state)
        return any(s.picked_hidden) or any(s.picked_hidden_tactics) or super().hides_anything(state)

    # How it ended

    def is_over(self, state: State) -> bool:
        return bool(self.read(state).phase == OVER)

    def claimant(self, state: State) -> Seat:
        return Seat.SOUTH  # only the attacker declares (B5.1)

    def points(self, state: State, outcome: Outcome) -> tuple[int, int]:
        return int(outcome.winner is Seat.SOUTH), int(outcome.winner is Seat.NORTH)

    def margin(self, state: State, outcome: Outcome) -> int:
        """The siege cards left after the attacker's win; the intact tiles and cauldrons after the defender's (B7.2, D-59)."""
        s = self.read(state)
        return int(s.pile_size[MAIN_PILE] if outcome.winner is Seat.SOUTH else TILES - s.damaged.bit_count() + s.cauldrons)

    # Proofs and words

    def prove(self, state: State, place: int, claimant: Seat) -> Proof:
        if not 1 <= place <= TILES:
            raise TottenburyError(say("reason-no-tile-of", tile=str(place), last=TILES))
        s, tile = self.read(state), place - 1
        face = self.edition.face(s, tile)
        if claimant is not Seat.SOUTH:
            return Proof(place, claimant, False, say("reason-attacker-south"))
        counts = s.count[tile]
        if counts[ATTACKER] < face.need:
            number = counts[ATTACKER]
            reason = say("reason-tile-incomplete", seat=claimant.letter, tile=place, number=number, need=face.need)
            return Proof(place, claimant, False, reason)
        answer = array(INT64, [0] * proofs.ANSWERS)
        self.kernels.doors["prove"](self.rules, bytearray(state), tile, answer)
        holds, mine, theirs, added, wilds = answer
        sides = [s.cards[tile, seat].tolist()[: counts[seat]] for seat in Seat]
        more = [WILD + kind for kind in range(3) for _ in range((wilds >> 4 * kind) & 15)]
        formation = describe(self.deck, sides[ATTACKER], 0, mine, face.lower_wins)
        best = describe(self.deck, sides[DEFENDER] + more, added, theirs, face.lower_wins) if theirs else None
        cards = self.deck.names(added) + tuple(self.edition.card_name(card) for card in more)
        reason = why(Seat.NORTH, bool(holds), theirs == mine, bool(counts[DEFENDER] >= face.need), best)
        return Proof(place, claimant, bool(holds), reason, formation, best, cards, None if holds else best)

    def count_proofs(self, states: Any, rounds: int) -> int:
        return int(self.kernels.doors["prove_all"](self.rules, states, rounds))

    def refusal(self, state: State, move: int) -> Said:
        return refusal(self.edition, state, self.read(state), move, self.prove)

    def layout(self, state: State) -> Castle:
        """What lies on the table, as plain data."""
        return lay_out(self.edition, self.read(state))

    def _shuffled(self, state: State) -> list[int]:
        """The piles that a support shuffles: those that it put cards into."""
        elites = elites_picked(self.read(state))
        return [pile for pile, cards in ((MAIN_PILE, SUPPORT_CARDS - elites), (TACTIC_PILE, elites)) if cards > 0]

    def _side(self, state: State, tile: int, seat: Seat) -> Counter[int]:
        """How often each card lies on a seat's side of a tile."""
        s = self.read(state)
        return Counter(s.cards[tile, seat].tolist()[: s.count[tile][seat]])

    def _pile(self, state: State, pile: int) -> list[int]:
        """A pile from top to bottom."""
        s = self.read(state)
        top = s.pile_top[pile]
        cards: list[int] = s.pile[pile].tolist()
        return cards[top : top + s.pile_size[pile]]
