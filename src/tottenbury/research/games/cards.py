"""What the card games contribute alike: names of cards, planes of hands and piles, the deal, and what stays unseen."""

from __future__ import annotations

import re
from abc import abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from math import comb, prod
from typing import TYPE_CHECKING, TypeVar

from tottenbury.cards.contest import MAX_SIDE, WILD_KINDS, later_wild
from tottenbury.cards.deck import JOKER
from tottenbury.cards.edition import CardEdition
from tottenbury.cards.game import CardGame
from tottenbury.cards.hands import MAIN_PILE, TACTIC, UNKNOWN
from tottenbury.cards.moves import DRAW_CARD, DRAW_TACTIC, KIND, NOWHERE, SOME_CARD, card_in
from tottenbury.core.game import Result, State
from tottenbury.core.seats import Seat
from tottenbury.research.actions import Entry, anywhere
from tottenbury.research.deals import EITHER, Chances, Deal
from tottenbury.research.games import GameResearch, UnseenStep
from tottenbury.research.games.card_resampler import CardResampler
from tottenbury.research.observing import COUNT
from tottenbury.research.observing.cards import WILD_ROWS, wild_rows
from tottenbury.research.observing.planes import FACTS, TURN_PLANE, Plane, plane

if TYPE_CHECKING:
    from tottenbury.research.open_game import OpenGame

WITHOUT_EFFECT: Entry = (0, NOWHERE)

WILD_CARDS = ("joker", "spy", "shield bearer")
ORDER = ("", "second ", "third ", "fourth ", "fifth ")

C = TypeVar("C", bound=CardGame)


class CardResearch(GameResearch[C]):
    """What the border stones and the siege have in common."""

    place: str
    """What cards are laid at: a stone or a tile."""
    fields: tuple[str, ...]
    """What the fields of the notation are behind the table, the seat and the phase."""
    phases: Mapping[int, str]
    """All phases by their numbers, as the notation writes them."""
    own_labels: Mapping[str, tuple[str, ...]] = {}
    """What stands along axes that only this game has."""

    @abstractmethod
    def places(self, game: C) -> int:
        """How many places there are."""

    @abstractmethod
    def own_planes(self, game: C) -> list[Plane]:
        """The planes that only this game has."""

    def planes(self, game: C) -> list[Plane]:
        return [*_shared_planes(game, self.place, self.places(game), len(self.phases)), *self.own_planes(game)]

    def labels(self, game: C) -> Mapping[str, tuple[str, ...]]:
        deck, edition = game.deck, game.edition
        return {
            "colour": tuple(deck.letters),
            "strength": tuple(str(deck.weakest + number) for number in range(deck.strengths)),
            self.place: tuple(str(number) for number in range(1, self.places(game) + 1)),
            "wild card": tuple(f"{ORDER[row // WILD_KINDS]}{WILD_CARDS[row % WILD_KINDS]}" for row in range(wild_rows(edition.tactics))),
            "kind": tuple(f"{code} {word}" for code, word in zip(edition.codes, edition.plain_tactics, strict=True)),
            "fact": FACTS,
            **self.own_labels,
            "phase": tuple(self.phases[number] for number in range(len(self.phases))),
        }

    def draw(self, fields: Sequence[str]) -> list[str]:
        return [*_places(self.place, fields[0]), *(f"{name}: {said}" for name, said in zip(self.fields, fields[3:], strict=False))]

    def begin_deal(self, game: C, first: Seat | None) -> Deal:
        return CardDeal(game, first)

    def outcomes(self, game: C) -> int:
        return max(2, game.deck.size + (len(game.edition.codes) if game.edition.has_tactics else 0))

    def code(self, game: C, move: int, result: Result) -> int:
        assert isinstance(result, int)
        return result if result < TACTIC else result - TACTIC + game.deck.size

    def forget(self, game: C, state: State) -> State:
        """After a shuffle nobody knows the pile any more: its cards come as they come."""
        forgotten = bytearray(state)
        pile = game.read(forgotten).pile[MAIN_PILE]
        for place in range(len(pile)):
            pile[place] = UNKNOWN
        return bytes(forgotten)

    def unseen_step(self, move: int, seen: bool) -> UnseenStep | None:
        kind = move >> KIND
        if kind in (DRAW_CARD, DRAW_TACTIC):
            return "draw" if kind == DRAW_CARD else "tactic draw"
        if seen:
            return None
        return "card face down" if card_in(move) < TACTIC or card_in(move) == SOME_CARD else "tactic card face down"

    def resampler(self, open_game: OpenGame, seat: Seat) -> CardResampler:
        return CardResampler(open_game, seat)


# Cards in actions


def lying(deck: int, names: tuple[int, ...], places: int) -> tuple[Entry, ...]:
    """Cards on the table: one of the deck lies in one place only, of the others the place belongs to the move."""
    return (*anywhere(range(deck)), *((name, place) for name in names for place in range(places)))


def wild_names(edition: CardEdition) -> tuple[int, ...]:
    """The wild cards on a side as moves name them: joker, spy, shield bearer, the later one of two jokers; then whatever else can meet its
    like in an edition of somebody's own.
    """
    later = [
        int(later_wild(kind, earlier))
        for earlier in range(1, MAX_SIDE)
        for kind in range(WILD_KINDS)
        if edition.tactics[kind] > earlier or (kind == JOKER and earlier == 1)
    ]
    return (*range(TACTIC, TACTIC + WILD_KINDS), *later)


# Planes


def deck_axes(game: CardGame) -> dict[str, int]:
    """The axes of a plane that has a number for each card of the deck."""
    return {"colour": len(game.deck.letters), "strength": game.deck.strengths}


def _shared_planes(game: CardGame, place: str, places: int, phases: int) -> list[Plane]:
    """The planes that all card games have."""
    deck = deck_axes(game)
    arrival = f"0 if the card does not lie there; else the order of arrival among the cards of both sides at this {place}, 1 for the first"
    planes = [
        plane("hand", 1, "the cards of the own hand", **deck),
        plane("own side", 2 * MAX_SIDE, arrival, **{place: places}, **deck),
        plane("other side", 2 * MAX_SIDE, arrival, **{place: places}, **deck),
        plane("cards in other hand", COUNT, "how many cards of the deck the other hand holds", number=1),
        plane("pile", COUNT, "how many cards the main pile has", number=1),
        TURN_PLANE,
        plane("phase", 1, "1 at the phase that it is", phase=phases),
        plane("passes", 2, "how many of the last turns in a row were passed", number=1),
    ]
    return [*planes, *_tactics_planes(game, arrival, {place: places})] if game.edition.has_tactics else planes


def _tactics_planes(game: CardGame, arrival: str, places: Mapping[str, int]) -> list[Plane]:
    deck, kinds, most = deck_axes(game), len(game.edition.codes), sum(game.edition.tactics)
    wild = {**places, "wild_card": wild_rows(game.edition.tactics)}
    wild_arrival = arrival + "; joker, spy, shield bearer, second joker" + (", and so on" if wild["wild_card"] > WILD_ROWS else "")
    known = "what is known of the tactic pile, from the top: 0 nothing, else 1 + the kind"
    return [
        plane("tactics", most, "how many of each kind the own hand holds", kind=kinds),
        plane("own wild cards", 2 * MAX_SIDE, wild_arrival, **wild),
        plane("other wild cards", 2 * MAX_SIDE, wild_arrival, **wild),
        plane("known hand", 1, "cards that the other hand is known to hold: this seat put them back on a pile, or gave them away", **deck),
        plane("known tactics", most, "tactic cards that the other hand is known to hold", kind=kinds),
        plane("tactics in other hand", COUNT, "how many tactic cards the other hand holds", number=1),
        plane("known pile", COUNT, "0, or how deep the card is known to lie in the main pile: 1 is on top", **deck),
        plane("tactic pile", COUNT, "how many cards the tactic pile has", number=1),
        plane("known tactic pile", kinds, known, depth=max(most, 1)),
        plane("own played", most, "tactic cards that this seat has played, by kind", kind=kinds),
        plane("other played", most, "tactic cards that the other seat has played, by kind", kind=kinds),
        plane("left", COUNT, "cards still to be drawn, returned or picked inside a tactic card", number=1),
    ]


# The table in plain text

_CARD = re.compile(r"[A-Za-z](?:\d+|[a-z])")
_OWNERS = {"+": "South's", "-": "North's"}


def _places(place: str, border: str) -> list[str]:
    """A row for each stone or tile: both sides in order of arrival."""
    rows = []
    for number, cell in enumerate(border.split("/"), 1):
        found = _CARD.findall(cell)
        south, north = ([card for card in found if card[0].isupper() == is_south] for is_south in (True, False))
        note = " damaged" if cell.startswith("!") else ""
        note += f" {_OWNERS[cell[-1]]}" if cell[-1] in _OWNERS else ""
        rows.append(f"{place} {number}:  {_side(south):>15} | {_side(north):<15}{note}".rstrip())
    return rows


def _side(side: list[str]) -> str:
    return " ".join(card.lower() if card[1].isdigit() else card.capitalize() for card in side) or "."


# The deal


def deal_events(game: CardGame) -> int:
    """The lot and every card of the deck and the tactic cards, once."""
    return 1 + game.deck.size + sum(game.edition.tactics)


def lowest_of_set(named: Sequence[int], size: int) -> Chances:
    """The lowest card of a set of this size that is drawn from cards in rising order, with the probability of each."""
    every = comb(len(named), size)
    return [(card, comb(above, size - 1) / every) for card, above in zip(named, range(len(named) - 1, size - 2, -1), strict=False)]


@dataclass(frozen=True)
class CardDeal(Deal):
    """Who begins, South's hand, North's hand.

    A hand is a set, so its cards come in rising order: equal hands are one and the same event, however they were dealt.
    """

    game: CardGame
    first: Seat | None
    """None: the lot is still to be drawn."""
    hands: tuple[tuple[int, ...], tuple[int, ...]] = ((), ())

    @property
    def finished(self) -> bool:
        return len(self.hands[Seat.NORTH]) == self.game.edition.hand

    @property
    def _seat(self) -> Seat:
        """Who gets the next card."""
        return Seat(len(self.hands[Seat.SOUTH]) == self.game.edition.hand)

    def chances(self) -> Chances:
        if self.first is None:
            return EITHER
        hand = self.hands[self._seat]
        taken = set(self.hands[Seat.SOUTH])
        lowest = hand[-1] + 1 if hand else 0
        left = [card for card in range(lowest, self.game.deck.size) if card not in taken]
        return lowest_of_set(left, self.game.edition.hand - len(hand))

    def after(self, code: int) -> CardDeal:
        if self.first is None:
            return replace(self, first=Seat(code))
        south, north = self.hands
        return replace(self, hands=(south, (*north, code)) if self._seat is Seat.NORTH else ((*south, code), north))

    def state(self) -> State:
        state = bytearray(self.game.deal(0, self.first))
        s = self.game.read(state)
        s.assign("hand", (sum(1 << card for card in self.hands[seat]) for seat in Seat))
        s.assign("pile", [UNKNOWN] * prod(s.pile.shape))
        return bytes(state)

    def seen_by(self, seat: Seat | None) -> str:
        hands = [self._names(own) if viewer is seat else f"?{len(own)}" for viewer, own in zip(Seat, self.hands, strict=True)]
        return f"{'?' if self.first is None else self.first.letter} {hands[0]}|{hands[1]}"

    def _names(self, hand: tuple[int, ...]) -> str:
        return "".join(self.game.deck.name(card) for card in hand) or "-"

    def name(self, code: int) -> str:
        return f"first {Seat(code).letter}" if self.first is None else f"{self._seat.letter} {self.game.deck.name(code)}"
