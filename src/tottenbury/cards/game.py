"""A card game for the table: draws, hidden hands and proofs, over the kernels of one game."""

from __future__ import annotations

from abc import abstractmethod
from array import array
from collections.abc import Mapping
from types import ModuleType
from typing import Any

from tottenbury.cards.deck import Deck
from tottenbury.cards.edition import CardEdition
from tottenbury.cards.hands import CARD, MAIN_PILE, TACTIC, TACTIC_PILE, UNKNOWN
from tottenbury.cards.moves import DRAW_CARD, DRAW_MOVE, DRAW_TACTIC, KIND
from tottenbury.cards.worlds import unlocated
from tottenbury.core.family import Family
from tottenbury.core.game import Formation, Result, State
from tottenbury.core.kernel_game import KernelGame
from tottenbury.core.seats import Seat
from tottenbury.kernel import variant
from tottenbury.kernel.doors import Door, One
from tottenbury.kernel.kernels import INTS, Kernels
from tottenbury.kernel.layout import INT64, Layout
from tottenbury.words import Said, say

RULE_FUNCTIONS = ("legal_moves", "apply", "forced")


def card_kernels(family: Family, modules: tuple[ModuleType, ...], others: Mapping[str, Any], rules: Layout, state: Layout) -> Kernels:
    """The loops bound to a game with tactic cards, or to a leaner copy of its functions without them.

    `modules` have a constant TACTICS; each may call functions of those before it, and the last one has the turn.
    """
    functions = vars(modules[-1])
    if not family.tactics:
        lean: dict[str, Any] = {"TACTICS": False}
        for module in modules:
            lean |= variant(module, "base", lean)
        functions = lean
    chosen = {function: functions[function] for function in RULE_FUNCTIONS}
    kernels = Kernels(family.name, chosen | dict(others), rules, state)
    kernels.enter(Door("unlocated", unlocated, (One(rules), One(state), INTS)))
    return kernels


class CardGame(KernelGame):
    """What the border stones and the siege have in common above their rules."""

    edition: CardEdition
    deck: Deck
    draw_phases: tuple[int, ...]
    """The phases in which cards are drawn."""
    hand_phases: tuple[int, ...]
    """The phases in which a player decides about the cards of his hand."""
    covered_moves: tuple[int, ...] = ()
    """Kinds of move that show a card only to the one who makes them."""

    def options(self) -> dict[str, tuple[str, tuple[str, ...]]]:
        """The rulings that may be decided otherwise."""
        return self.edition.listed()

    @abstractmethod
    def count_proofs(self, states: Any, rounds: int) -> int:
        """Prove, from nothing remembered, every claim that a complete side makes possible in these positions; how many that were."""

    def unlocated(self, state: State) -> tuple[int, list[int]]:
        """The cards of the deck that a record does not locate, as a set, and how many tactic cards of each kind."""
        counts = array(INT64, [0] * len(self.edition.tactics))
        cards = self.kernels.doors["unlocated"](self.rules, state, counts)
        return cards, counts.tolist()

    # What is drawn

    def reveals(self, move: int) -> bool:
        """Whether a move brings a card."""
        return move >> KIND in (DRAW_CARD, DRAW_TACTIC)

    def result(self, state: State, move: int) -> Result | None:
        """The card that comes; None where it is not known."""
        s, pile = self.read(state), _pile(move)
        entry = s.pile[pile, s.pile_top[pile]]
        return None if entry == UNKNOWN else entry & CARD

    def sees(self, state: State, move: int, viewer: Seat | None, now: State) -> bool:
        """Whether a viewer sees the card that is drawn or moved face down."""
        return viewer is self.decider(state) or not (self.reveals(move) or move >> KIND in self.covered_moves)

    def results(self, state: State, move: int) -> list[tuple[Result, float]]:
        """The cards that may come, with their probabilities; empty if it is known."""
        if not self.reveals(move) or self.result(state, move) is not None:
            return []
        cards, counts = self.unlocated(state)
        if _pile(move) == MAIN_PILE:
            return [(card, 1 / cards.bit_count()) for card in range(self.deck.size) if (cards >> card) & 1]
        return [(TACTIC + kind, count / sum(counts)) for kind, count in enumerate(counts) if count]

    def chance(self, state: State) -> int | None:
        """The one move that can only be made here and whose result is not known, if there is such a move."""
        if self.read(state).phase not in self.draw_phases:
            return None
        moves = self.moves(state)
        return moves[0] if len(moves) == 1 and self.result(state, moves[0]) is None else None

    def script(self, state: State, move: int, result: Result) -> State | None:
        """The same position where this card comes next; None if it cannot."""
        known = self.result(state, move)
        if known is not None:
            return state if known == result else None
        if result not in [card for card, _ in self.results(state, move)]:
            return None
        assert isinstance(result, int)
        scripted = bytearray(state)
        s, pile = self.read(scripted), _pile(move)
        s.pile[pile, s.pile_top[pile]] = result
        return bytes(scripted)

    # What is known

    def hides_hand(self, state: State) -> bool:
        """Whether the player who decides here holds cards that this record does not know."""
        s = self.read(state)
        return s.phase in self.hand_phases and bool(s.hidden[s.decider] or s.hidden_tactics[s.decider])

    def hides_anything(self, state: State) -> bool:
        """Whether any card is unknown here."""
        s = self.read(state)
        tops, sizes = s.pile_top, s.pile_size
        piles = [s.pile[pile][tops[pile] : tops[pile] + sizes[pile]] for pile in (MAIN_PILE, TACTIC_PILE)]
        return any(s.hidden) or any(s.hidden_tactics) or any(UNKNOWN in pile.tolist() for pile in piles)

    def knowing_seat(self, state: State) -> Seat | None:
        """The one seat whose view this is."""
        viewer = self.read(state).viewer
        return Seat(viewer) if viewer in (0, 1) else None


def _pile(move: int) -> int:
    """The pile that a draw is from."""
    return MAIN_PILE if move == DRAW_MOVE else TACTIC_PILE


def why(opponent: Seat, holds: bool, tied: bool, complete: bool, best: Formation | None) -> Said:
    """The sentence of a proof."""
    if best is None:
        return say("reason-other-cannot", seat=opponent.letter)
    seat, tie, formation = opponent.letter, "yes" if tied else "no", best.said
    if complete and holds:
        return say("reason-other-has-only", seat=seat, formation=formation, tied=tie)
    if complete:
        return say("reason-other-has", seat=seat, formation=formation, tied=tie)
    if holds:
        return say("reason-other-best", seat=seat, formation=formation, tied=tie)
    return say("reason-other-can-make", seat=seat, formation=formation, tied=tie)
