"""Drawing anew what a seat has not seen of a card game: another game that looks the same to it, with a whole history of its own.

Cards that the seat cannot locate change their names among themselves, in the deal, in the draws and in what the other seat moved face down,
and the game is played again with them. A card that the seat has seen and lost sight of, in a shuffle or in the other hand, does so only
from there on. What would break the rules, or look different, is drawn once more.
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from tottenbury.cards.game import CardGame
from tottenbury.cards.hands import TACTIC
from tottenbury.cards.moves import CARD_AT, KIND, card_in
from tottenbury.core.errors import TottenburyError
from tottenbury.core.game import State
from tottenbury.core.seats import Seat
from tottenbury.research.games.tactic_tracking import TacticTracker
from tottenbury.research.open_game import CHANCE, OpenGame

Names = list[tuple[int, dict[int, int]]]
"""From which stage on a card has which other name; the latest stage first."""


class CardResampler:
    """A game to be told again with other names for the cards that one seat cannot locate."""

    def __init__(self, open_game: OpenGame, seat: Seat) -> None:
        self.setting = open_game.setting
        assert isinstance(self.setting.game, CardGame)
        self.game = self.setting.game
        self.seat = seat
        self.stages = open_game.path()
        self.history = open_game.history()
        self.pools = self._pools(open_game.dealt)
        self.tactics = self.follow_tactics() if self.game.edition.has_tactics else None

    # What games differ in

    def follow_tactics(self) -> TacticTracker:
        """Where the other seat's tactic cards have gone."""
        return TacticTracker(self.stages, self.seat, self.game)

    def laid_aside(self, view: State) -> int:
        """Cards that the seat knows of although its view locates them nowhere, as a set."""
        return 0

    # Which cards may change names, and from when on

    def _pools(self, now: State) -> list[tuple[int, list[int]]]:
        """Sets of cards that may change names among themselves from a stage on, the latest first."""
        unseen = self._unlocated(now)
        if not self.game.edition.has_tactics:
            return [(0, _cards(unseen))]  # nothing is ever lost sight of
        lost = self._losses()
        last = {card: max((n for n, cards in lost if cards >> card & 1), default=0) for card in _cards(unseen)}
        pools = [(0, [card for card in last if last[card] == 0])]
        for n, _ in lost:
            pools.append((n, [card for card in _cards(self._zone(n)) if last.get(card, n + 1) <= n]))
        return pools[::-1]

    def _losses(self) -> list[tuple[int, int]]:
        """The stages at which the seat loses sight of cards, and of which."""
        losses, before = [], -1
        for n, stage in enumerate(self.stages):
            if stage.state is None or stage.state is self.stages[n - 1].state:
                continue
            unseen = self._unlocated(stage.state)
            if unseen & ~before:
                losses.append((n, unseen & ~before))
            before = unseen
        return losses

    def _zone(self, n: int) -> int:
        """The cards among which the lost ones are: the pile after a shuffle, else the other hand, from which something left face down."""
        stage = self.stages[n]
        if any(self.setting.research.stays_hidden(move) for _, move in stage.made):
            return self._pile(stage.dealt)
        return int(self.stages[n - 1].record.hand[self.seat.other])

    def _unlocated(self, state: State) -> int:
        """The cards of the deck that the seat cannot locate, as a set."""
        view = self.game.blind(state, self.seat)
        return self._pile(view) & ~self.laid_aside(view)

    def _pile(self, state: State) -> int:
        """The cards of the deck that a record does not locate."""
        return self.game.unlocated(state)[0]

    # Telling it again

    def play_again(self, rng: Random) -> OpenGame | None:
        """The same game with other names; None if they do not fit."""
        names = [(n, dict(zip(pool, rng.sample(pool, len(pool)), strict=True))) for n, pool in self.pools]
        kinds = self.tactics.draw_anew(rng) if self.tactics else {}
        open_game = self.stages[0]
        dealt = self._dealt(names)
        try:
            for n, action in enumerate(self.history, 1):
                open_game = open_game.after(dealt[n] if n in dealt else self._renamed(n, action, names, kinds))
        except TottenburyError:
            return None
        return open_game

    def _dealt(self, names: Names) -> dict[int, int]:
        """The other hand as it is dealt now, by stages, again in rising order."""
        last = next(n for n, stage in enumerate(self.stages) if stage.state is not None)
        hand = self.game.edition.hand
        first = last - hand + 1 - (hand if self.seat is Seat.NORTH else 0)
        cards = sorted(_name(names, 0, card) for card in self.history[first - 1 : first - 1 + hand])
        return dict(enumerate(cards, first))

    def _renamed(self, n: int, action: int, names: Names, kinds: Mapping[int, int]) -> int:
        """The action that stands for the one at stage `n` now."""
        before = self.stages[n - 1]
        if before.state is None or before.record.decider == self.seat:
            return action
        if before.player == CHANCE:
            if action < self.game.deck.size:
                return _name(names, n, action)
            return self.game.deck.size + kinds.get(n, action - self.game.deck.size)
        number = before.moves()[action]
        if number >> KIND not in self.game.covered_moves:
            return action
        card = card_in(number)
        renamed = _name(names, n, card) if card < TACTIC else TACTIC + kinds.get(n, card - TACTIC)
        return self.setting.spaces.number_to_action(number + ((renamed - card) << CARD_AT))


def _name(names: Names, n: int, card: int) -> int:
    """What a card of a stage is called now."""
    for since, new in names:
        if since <= n:
            card = new.get(card, card)
    return card


def _cards(bits: int) -> list[int]:
    return [card for card in range(bits.bit_length()) if bits >> card & 1]
