"""What the siege contributes to research."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from tottenbury.cards.deck import SHIELD
from tottenbury.cards.game import CardGame
from tottenbury.cards.hands import TACTIC
from tottenbury.cards.moves import CLAIM_PLACE, DESERT, DONE, DRAW_CARD, DRAW_TACTIC, KIND, NOWHERE, PASS, PLAY_CARD, REDEPLOY, TURN_TRAITOR
from tottenbury.core.game import State
from tottenbury.core.seats import Seat
from tottenbury.notation.siege import PHASES
from tottenbury.research.actions import Block, anywhere
from tottenbury.research.deals import Deal
from tottenbury.research.games import Lengths, UnseenStep
from tottenbury.research.games.card_resampler import CardResampler
from tottenbury.research.games.cards import CardDeal, CardResearch, deal_events, deck_axes, lying, wild_names
from tottenbury.research.games.tactic_tracking import TacticTracker
from tottenbury.research.observing import COUNT
from tottenbury.research.observing import siege as observing
from tottenbury.research.observing.planes import Plane, plane
from tottenbury.siege.game import SiegeGame
from tottenbury.siege.moves import (
    CALL_SUPPORT,
    CALL_SWAP,
    EXPLODE,
    PICK_SUPPORT,
    PICK_SWAP,
    RECRUIT,
    RETREAT,
    SHUFFLE,
    SHUFFLE_MOVE,
    THROW_OIL,
)
from tottenbury.siege.state import KINDS, SUPPORT_CARDS, SWAP, SWAP_CARDS, TILES

if TYPE_CHECKING:
    from tottenbury.research.open_game import OpenGame

ENDING_FACTS = ("the last card has been drawn", "this is the last turn")


class SiegeResearch(CardResearch[SiegeGame]):
    """The siege, with and without tactic cards."""

    place = "tile"
    fields = ("South's hand", "North's hand", "siege pile", "cauldrons", "discards", "tactic pile", "played")
    phases = PHASES
    own_labels = {"ending": ENDING_FACTS, "what": ("cards of the deck", "tactic cards")}  # noqa: RUF012 - never changed
    observing = observing

    def places(self, game: SiegeGame) -> int:
        return TILES

    def action_blocks(self, game: SiegeGame) -> list[Block]:
        return _blocks(game)

    def own_planes(self, game: SiegeGame) -> list[Plane]:
        deck, tactics = deck_axes(game), sum(game.edition.tactics)
        planes = [
            plane("damaged", 1, "tiles that show their damaged face", tile=TILES),
            plane("cauldrons", game.edition.cauldrons, "how many cauldrons are left", number=1),
            plane("ending", 1, "1 where it is so: the last card has been drawn; this is the last turn", ending=2),
            plane("discards", 1, "cards that left the wall", **deck),
        ]
        if not game.edition.has_tactics:
            return planes
        return [
            *planes,
            plane("discarded tactics", tactics, "tactic cards that left the wall", kind=KINDS),
            plane("cards he knows", 1, "own cards that the other seat knows of, by a swap", **deck),
            plane("tactics he knows", tactics, "own tactic cards that the other seat knows of", kind=KINDS),
            plane("own picks", 1, "cards that this seat has picked for a swap", **deck),
            plane("own picked tactics", tactics, "tactic cards that this seat has picked for a swap", kind=KINDS),
            plane("other picks", COUNT, "how many cards and tactic cards the other seat has picked", what=2),
        ]

    def lengths(self, game: SiegeGame, turn_limit: int | None) -> Lengths:
        """Who plays a card draws one while there are any, so that there are no more PLAYs than cards in the piles, and two at the end.

        Of two turns in a row one brings a PLAY, a cauldron, a retreat, for which a card was played, or a declaration. A turn has a PLAY, a
        draw and three points; beside these there are the picks of a swap and of a support, and its shuffle.
        """
        edition = game.edition
        support, picks, declared = SUPPORT_CARDS, SUPPORT_CARDS + 1 + 2 * SWAP_CARDS, 6
        plays = 2 + edition.deck.size - 2 * edition.hand + sum(edition.tactics) + (support if edition.has_tactics else 0)
        turns = 2 * (2 * plays + edition.cauldrons + declared) + 2
        decisions = 5 * turns + plays + edition.cauldrons + declared + picks
        return Lengths(decisions, deal_events(game) + support, decisions)

    def begin_deal(self, game: SiegeGame, first: Seat | None) -> Deal:
        return SiegeDeal(game, game.first_seat(first))

    def stays_hidden(self, move: int) -> bool:
        return move == SHUFFLE_MOVE

    def tells_later(self, game: SiegeGame) -> bool:
        return game.edition.has_tactics  # what a swap covers is seen when both have picked

    def unseen_step(self, move: int, seen: bool) -> UnseenStep | None:
        return "shuffle" if move >> KIND == SHUFFLE else super().unseen_step(move, seen)

    def resampler(self, open_game: OpenGame, seat: Seat) -> SiegeResampler:
        return SiegeResampler(open_game, seat)


def _blocks(game: SiegeGame) -> list[Block]:
    """All actions in order."""
    deck, places = game.deck.size, tuple(range(TILES))
    blocks = [
        Block("play", PLAY_CARD, "lay a siege card of the hand at a tile", anywhere(range(deck)), places),
        Block("declare", CLAIM_PLACE, "declare control of a tile", targets=places),
        Block("done", DONE, "nothing more to prepare, or to declare"),
        Block("pass", PASS, "play nothing, where no card can be played"),
        Block("retreat", RETREAT, "take the attacker's cards from a tile", targets=places),
        Block("oil", THROW_OIL, "empty a cauldron at a tile", targets=places),
    ]
    if not game.edition.has_tactics:
        return blocks
    on_wall = lying(deck, wild_names(game.edition), TILES)
    wild = tuple(range(TACTIC, TACTIC + SHIELD + 1))
    tactics = tuple(range(TACTIC, TACTIC + KINDS))
    supporting = (*range(deck), *(wild if game.edition.support_elite else ()))
    return [
        *blocks,
        Block("draw", DRAW_CARD, "draw a siege card"),
        Block("draw tactic", DRAW_TACTIC, "draw a tactic card"),
        Block("play tactic", PLAY_CARD, "lay an elite card at a tile", anywhere(wild), places),
        Block("redeploy", REDEPLOY, "move an own card to a tile, or off the wall", on_wall, (*places, NOWHERE), lying=True),
        Block("recruit", RECRUIT, "bring a discarded card to an own side", anywhere((*range(deck), *wild)), places),
        Block("desert", DESERT, "take a card from the other side", on_wall, (NOWHERE,), lying=True),
        Block("traitor", TURN_TRAITOR, "bring a card of the other side to an own one", on_wall, places, lying=True),
        Block("explode", EXPLODE, "clear both sides of a tile", targets=places),
        Block("support", CALL_SUPPORT, "call support"),
        Block("pick for support", PICK_SUPPORT, "a discarded card goes back into the pile", anywhere(supporting)),
        Block("swap", CALL_SWAP, "swap cards of the hands"),
        Block("pick for swap", PICK_SWAP, "give a card of the hand away", anywhere((*range(deck), *tactics))),
    ]


@dataclass(frozen=True)
class SiegeDeal(CardDeal):
    """A deal without a stream for what is shuffled later on."""

    def state(self) -> State:
        state = bytearray(super().state())
        s = self.game.read(state)
        s.assign("events", [0] * len(s.events))
        return bytes(state)


class SwapTracker(TacticTracker):
    """What leaves a hand face down is swapped."""

    def __init__(self, stages: list[OpenGame], seat: Seat, game: CardGame) -> None:
        self._picked: list[int] = []
        """Cards that the other seat gives away, while a swap is on."""
        self._given: list[int] = []
        """The kinds of those that it gets."""
        super().__init__(stages, seat, game)

    def unplaced(self, unseen: list[int]) -> list[int]:
        kinds = super().unplaced(unseen)
        for kind in [self.kinds[card] for card in self._picked] + self._given:
            kinds.remove(kind)  # picked cards lie in no hand: they would be counted twice
        return kinds

    def cover(self, n: int, state: State, kind: int) -> None:
        if self.game.decider(state) is self.other:
            self.events[n] = self.take(self.hand, kind)
            self._picked.append(self.events[n])
        else:
            self._given.append(kind)

    def finish_step(self, now: Any) -> None:
        """When a swap is complete, both have seen the cards."""
        if now.phase == SWAP:
            return
        self.seen.update(self._picked)
        for kind in self._given:
            card = self.new(kind)
            self.seen.add(card)
            self.hand.append(card)
        self._picked, self._given = [], []


class SiegeResampler(CardResampler):
    """A siege: cards can get out of sight in a shuffle, and a swap covers them for a while."""

    def follow_tactics(self) -> TacticTracker:
        return SwapTracker(self.stages, self.seat, self.game)

    def laid_aside(self, view: State) -> int:
        picked: int = self.game.read(view).picked[self.seat]
        return picked


GAME = SiegeResearch()
