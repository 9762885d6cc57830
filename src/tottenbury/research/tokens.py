"""Following the tactic cards that the other seat holds: which of them a seat has never seen, and which events brought and moved them."""

from __future__ import annotations

from random import Random

from tottenbury.cards.game import CardGame
from tottenbury.cards.hands import TACTIC
from tottenbury.cards.moves import DRAW_TACTIC, KIND, card_in
from tottenbury.research.course import CHANCE, Course
from tottenbury.siege.game import SiegeGame
from tottenbury.siege.state import SWAP
from tottenbury.table.game import State
from tottenbury.table.seats import Seat


class Tokens:
    """Each tactic card that the other seat has drawn, followed through the game. Of equal ones a seen one counts as moved first."""

    def __init__(self, stages: list[Course], seat: Seat, game: CardGame) -> None:
        self.game = game
        self.other = seat.other
        self.kinds: list[int] = []
        """The kind of each card, in the order in which they came."""
        self.seen: set[int] = set()
        """Those whose kind the seat knows."""
        self.events: dict[int, int] = {}
        """The card that each stage brought to the hand, or moved face down."""
        self._hand: list[int] = []
        self._returned: list[int] = []
        self._picked: list[int] = []
        self._given: list[int] = []
        for n in range(1, len(stages)):
            if stages[n].state is not None and stages[n - 1].state is not None:
                self._follow(n, stages[n - 1], stages[n])
        counts = game.unlocated(stages[-1].dealt)[1]
        self._pile = [kind for kind, count in enumerate(counts) for _ in range(count)]

    def draw_anew(self, rng: Random) -> dict[int, int]:
        """Other kinds for the unseen cards, out of these and those in the pile: the kind at each stage that tells of one."""
        unseen = [token for token in range(len(self.kinds)) if token not in self.seen]
        kinds = [self.kinds[token] for token in unseen] + self._pile
        if isinstance(self.game, SiegeGame):
            kinds = self._without_picks(kinds)
        now = dict(zip(unseen, rng.sample(kinds, len(unseen)), strict=True))
        return {n: now[token] for n, token in self.events.items() if token in now}

    def _without_picks(self, kinds: list[int]) -> list[int]:
        """While a swap is on, the picked cards lie in no hand: they would be counted twice, as picked and as unplaced."""
        for kind in [self.kinds[token] for token in self._picked] + self._given:
            kinds.remove(kind)
        return kinds

    # Through the game

    def _follow(self, n: int, before: Course, after: Course) -> None:
        size = self.game.deck.size
        if before.player == CHANCE and after.action >= size and before.record.decider == self.other:
            self.events[n] = self._new(after.action - size)
            self._hand.append(self.events[n])
        now = after.record
        for entry in now.played[before.record.plays : now.plays].tolist():
            if entry >> 8 == self.other:
                self.seen.add(self._take(self._hand, (entry & 255) - TACTIC))
        for state, move in after.made:
            if move >> KIND in self.game.covered_moves and card_in(move) >= TACTIC:
                self._cover(n, state, card_in(move) - TACTIC)
            elif move >> KIND == DRAW_TACTIC and before.player != CHANCE:
                self._draw_known(state, move)
        if isinstance(self.game, SiegeGame) and now.phase != SWAP:
            self._exchange()

    def _new(self, kind: int) -> int:
        self.kinds.append(kind)
        return len(self.kinds) - 1

    def _take(self, place: list[int], kind: int) -> int:
        """Remove a card of a kind; one that has been seen, if there is one, else the oldest."""
        token = min((token for token in place if self.kinds[token] == kind), key=lambda token: (token not in self.seen, token))
        place.remove(token)
        return token

    def _cover(self, n: int, state: State, kind: int) -> None:
        """A tactic card leaves a hand face down: to its pile, or to be swapped."""
        swaps = isinstance(self.game, SiegeGame)
        if self.game.decider(state) is self.other:
            self.events[n] = self._take(self._hand, kind)
            (self._picked if swaps else self._returned).append(self.events[n])
        elif swaps:
            self._given.append(kind)
        else:
            self._returned.append(self._new(kind))
            self.seen.add(self._returned[-1])

    def _draw_known(self, state: State, move: int) -> None:
        """A card comes back that somebody has returned."""
        result = self.game.result(state, move)
        assert isinstance(result, int)
        token = self._take(self._returned, result - TACTIC)
        if self.game.decider(state) is self.other:
            self._hand.append(token)
        else:
            self.seen.add(token)

    def _exchange(self) -> None:
        """A swap is complete: both have seen the cards."""
        self.seen.update(self._picked)
        for kind in self._given:
            token = self._new(kind)
            self.seen.add(token)
            self._hand.append(token)
        self._picked, self._given = [], []
