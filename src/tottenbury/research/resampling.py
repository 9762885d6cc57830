"""Drawing anew what a seat has not seen: another game that looks the same to it, with a whole history of its own.

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
from tottenbury.research.course import CHANCE, Course
from tottenbury.research.recall import information_text
from tottenbury.research.tokens import Tokens
from tottenbury.siege.game import SiegeGame
from tottenbury.siege.moves import SHUFFLE_MOVE
from tottenbury.table.errors import TottenburyError
from tottenbury.table.game import State
from tottenbury.table.seats import Seat

Names = list[tuple[int, dict[int, int]]]
"""From which stage on a card has which other name; the latest stage first."""

ATTEMPTS = 100
"""After so many names that do not fit, the game stays as it is."""


def resample(course: Course, seat: Seat, rng: Random) -> Course:
    """Another game that is the same to this seat; each that the unseen cards allow is equally likely."""
    game = course.setting.game
    if course.state is None or not isinstance(game, CardGame):
        return course
    rewriting = Rewriting(course, seat, game)
    seen = information_text(course, seat)
    for _ in range(ATTEMPTS):
        other = rewriting.play_again(rng)
        if other is not None and information_text(other, seat) == seen:
            return other
    return course


class Rewriting:
    """A game to be told again with other names for the cards that one seat cannot locate."""

    def __init__(self, course: Course, seat: Seat, game: CardGame) -> None:
        self.game = game
        self.setting = course.setting
        self.seat = seat
        self.stages = course.path()
        self.history = course.history()
        self.pools = self._pools(course.dealt)
        self.tokens = Tokens(self.stages, seat, game) if game.edition.has_tactics else None

    # Which cards may change names, and from when on

    def _pools(self, now: State) -> list[tuple[int, list[int]]]:
        """Sets of cards that may change names among themselves from a stage on, the latest first."""
        unseen = _unlocated(self.game, now, self.seat)
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
            unseen = _unlocated(self.game, stage.state, self.seat)
            if unseen & ~before:
                losses.append((n, unseen & ~before))
            before = unseen
        return losses

    def _zone(self, n: int) -> int:
        """The cards among which the lost ones are: the pile after a shuffle, else the other hand, from which something left face down."""
        stage = self.stages[n]
        if any(move == SHUFFLE_MOVE for _, move in stage.made):
            return _pile(self.game, stage.dealt)
        return int(self.stages[n - 1].record.hand[self.seat.other])

    # Telling it again

    def play_again(self, rng: Random) -> Course | None:
        """The same game with other names; None if they do not fit."""
        names = [(n, dict(zip(pool, rng.sample(pool, len(pool)), strict=True))) for n, pool in self.pools]
        kinds = self.tokens.draw_anew(rng) if self.tokens else {}
        course = self.stages[0]
        dealt = self._dealt(names)
        try:
            for n, action in enumerate(self.history, 1):
                course = course.after(dealt[n] if n in dealt else self._renamed(n, action, names, kinds))
        except TottenburyError:
            return None
        return course

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


def _unlocated(game: CardGame, state: State, seat: Seat) -> int:
    """The cards of the deck that a seat cannot locate, as a set."""
    view = game.blind(state, seat)
    own = game.read(view).picked[seat] if isinstance(game, SiegeGame) else 0
    return _pile(game, view) & ~own


def _pile(game: CardGame, state: State) -> int:
    """The cards of the deck that a record does not locate."""
    return game.unlocated(state)[0]
