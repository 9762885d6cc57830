"""Following the tactic cards that the other seat holds: which of them a seat has never seen, and which events brought and moved them."""

from __future__ import annotations

from random import Random
from typing import Any

from tottenbury.cards.game import CardGame
from tottenbury.cards.hands import TACTIC
from tottenbury.cards.moves import DRAW_TACTIC, KIND, card_in
from tottenbury.core.game import State
from tottenbury.core.seats import Seat
from tottenbury.research.open_game import CHANCE, OpenGame


class TacticTracker:
    """Each tactic card that the other seat has drawn, followed through the game. Of equal ones a seen one counts as moved first."""

    def __init__(self, stages: list[OpenGame], seat: Seat, game: CardGame) -> None:
        self.game = game
        self.other = seat.other
        self.kinds: list[int] = []
        """The kind of each card, in the order in which they came."""
        self.seen: set[int] = set()
        """Those whose kind the seat knows."""
        self.events: dict[int, int] = {}
        """The card that each stage brought to the hand, or moved face down."""
        self.hand: list[int] = []
        """Those that the other seat holds."""
        self._returned: list[int] = []
        for n in range(1, len(stages)):
            if stages[n].state is not None and stages[n - 1].state is not None:
                self._follow(n, stages[n - 1], stages[n])
        counts = game.unlocated(stages[-1].dealt)[1]
        self._pile = [kind for kind, count in enumerate(counts) for _ in range(count)]

    def draw_anew(self, rng: Random) -> dict[int, int]:
        """Other kinds for the unseen cards, out of these and those in the pile: the kind at each stage that tells of one."""
        unseen = [card for card in range(len(self.kinds)) if card not in self.seen]
        kinds = self.unplaced(unseen)
        now = dict(zip(unseen, rng.sample(kinds, len(unseen)), strict=True))
        return {n: now[card] for n, card in self.events.items() if card in now}

    # What games differ in

    def unplaced(self, unseen: list[int]) -> list[int]:
        """The kinds that unseen cards may have: their own, and those in the pile."""
        return [self.kinds[card] for card in unseen] + self._pile

    def cover(self, n: int, state: State, kind: int) -> None:
        """A tactic card leaves a hand face down at stage `n`; unless a game says otherwise, for its pile."""
        if self.game.decider(state) is self.other:
            self.events[n] = self.take(self.hand, kind)
            self._returned.append(self.events[n])
        else:
            self._returned.append(self.new(kind))
            self.seen.add(self._returned[-1])

    def finish_step(self, now: Any) -> None:
        """What comes to light with a step, beside the cards that it plays; `now` are the fields of the position."""

    # Through the game

    def _follow(self, n: int, before: OpenGame, after: OpenGame) -> None:
        size = self.game.deck.size
        if before.player == CHANCE and after.action >= size and before.record.decider == self.other:
            self.events[n] = self.new(after.action - size)
            self.hand.append(self.events[n])
        now = after.record
        for entry in now.played[before.record.plays : now.plays].tolist():
            if entry >> 8 == self.other:
                self.seen.add(self.take(self.hand, (entry & 255) - TACTIC))
        for state, move in after.made:
            if move >> KIND in self.game.covered_moves and card_in(move) >= TACTIC:
                self.cover(n, state, card_in(move) - TACTIC)
            elif move >> KIND == DRAW_TACTIC and before.player != CHANCE:
                self._draw_known(state, move)
        self.finish_step(now)

    def new(self, kind: int) -> int:
        """Another card of the other seat: its number."""
        self.kinds.append(kind)
        return len(self.kinds) - 1

    def take(self, place: list[int], kind: int) -> int:
        """Remove a card of a kind; one that has been seen, if there is one, else the oldest."""
        card = min((card for card in place if self.kinds[card] == kind), key=lambda card: (card not in self.seen, card))
        place.remove(card)
        return card

    def _draw_known(self, state: State, move: int) -> None:
        """A card comes back that somebody has returned."""
        result = self.game.result(state, move)
        assert isinstance(result, int)
        card = self.take(self._returned, result - TACTIC)
        if self.game.decider(state) is self.other:
            self.hand.append(card)
        else:
            self.seen.add(card)
