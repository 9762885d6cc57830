"""Dealing card by card: the cards of a fresh game as a sequence of chance events, each with its exact probability.

A hand is a set, so its cards come in rising order: equal hands are one and the same event, however they were dealt.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import comb, prod

from tottenbury.cards.game import CardGame
from tottenbury.cards.hands import UNKNOWN
from tottenbury.siege.game import SiegeGame
from tottenbury.table.game import State
from tottenbury.table.kernel_game import KernelGame
from tottenbury.table.seats import Seat
from tottenbury.tug.game import THROWS, TugGame

Chances = list[tuple[int, float]]
"""What may come, as small numbers, each with its probability."""

EITHER: Chances = [(int(Seat.SOUTH), 0.5), (int(Seat.NORTH), 0.5)]


class Deal(ABC):
    """A deal as far as it has come. It does not change; `after` answers with another one."""

    @property
    @abstractmethod
    def finished(self) -> bool:
        """Whether everything is dealt."""

    @abstractmethod
    def chances(self) -> Chances:
        """What may come next."""

    @abstractmethod
    def after(self, code: int) -> Deal:
        """The deal after one of those."""

    @abstractmethod
    def state(self) -> State:
        """The record of the finished deal: hands are known, piles are not, and nothing later is decided."""

    @abstractmethod
    def seen_by(self, seat: Seat | None) -> str:
        """What a seat (None: a spectator) has seen of it, in notation."""

    @abstractmethod
    def name(self, code: int) -> str:
        """What may come next, in notation."""


def lowest_of_set(cards: Sequence[int], size: int) -> Chances:
    """The lowest card of a set of this size that is drawn from `cards` (in rising order), with the probability of each."""
    every = comb(len(cards), size)
    return [(card, comb(above, size - 1) / every) for card, above in zip(cards, range(len(cards) - 1, size - 2, -1), strict=False)]


@dataclass(frozen=True)
class CardDeal(Deal):
    """Who begins, South's hand, North's hand."""

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
        cards = [card for card in range(lowest, self.game.deck.size) if card not in taken]
        return lowest_of_set(cards, self.game.edition.hand - len(hand))

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
        if isinstance(self.game, SiegeGame):
            s.assign("events", [0] * len(s.events))
        return bytes(state)

    def seen_by(self, seat: Seat | None) -> str:
        hands = [self._names(own) if viewer is seat else f"?{len(own)}" for viewer, own in zip(Seat, self.hands, strict=True)]
        return f"{'?' if self.first is None else self.first.letter} {hands[0]}|{hands[1]}"

    def _names(self, cards: tuple[int, ...]) -> str:
        return "".join(self.game.deck.name(card) for card in cards) or "-"

    def name(self, code: int) -> str:
        return f"first {Seat(code).letter}" if self.first is None else f"{self._seat.letter} {self.game.deck.name(code)}"


@dataclass(frozen=True)
class TugDeal(Deal):
    """South's column, North's column, and who begins, where a lot decides that."""

    game: TugGame
    first: Seat | None
    columns: tuple[int, ...] = ()
    """The throws so far, by their places in THROWS."""

    @property
    def finished(self) -> bool:
        return len(self.columns) == 2 and self._begins() is not None

    def _begins(self) -> Seat | None:
        named = self.game.edition.begins(*(sum(THROWS[column][0]) for column in self.columns))
        return self.first if named is None else named

    def chances(self) -> Chances:
        return [(code, share) for code, (_, share) in enumerate(THROWS)] if len(self.columns) < 2 else EITHER

    def after(self, code: int) -> TugDeal:
        return replace(self, columns=(*self.columns, code)) if len(self.columns) < 2 else replace(self, first=Seat(code))

    def state(self) -> State:
        begins = self._begins()
        assert begins is not None
        state = bytearray(self.game.deal(0, begins))
        s = self.game.read(state)
        s.assign("column", (THROWS[column][0] for column in self.columns))
        s.assign("standing", (sum(THROWS[column][0]) for column in self.columns))
        s.to_move = s.decider = int(begins)
        s.assign("events", [0] * len(s.events))
        return bytes(state)

    def seen_by(self, seat: Seat | None) -> str:
        columns = "|".join(_dice(column) for column in self.columns)
        begins = self._begins() if len(self.columns) == 2 else self.first
        return f"{'?' if begins is None else begins.letter} {columns or '-'}"

    def name(self, code: int) -> str:
        return f"{'SN'[len(self.columns)]} {_dice(code)}" if len(self.columns) < 2 else f"first {Seat(code).letter}"


def _dice(code: int) -> str:
    return "".join(str(die) for die in THROWS[code][0])


def begin_deal(game: KernelGame, first: Seat | None) -> Deal:
    """A deal of which nothing has happened yet; with `first` there is no lot for who begins."""
    if isinstance(game, TugGame):
        return TugDeal(game, first)
    assert isinstance(game, CardGame)
    return CardDeal(game, game.first_seat(first) if isinstance(game, SiegeGame) else first)
