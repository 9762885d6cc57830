"""A card game for the table: draws, hidden hands and proofs, over the kernels of one game."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping
from types import ModuleType
from typing import Any

import numpy as np

from tottenbury.cards.deck import Deck
from tottenbury.cards.edition import CardEdition
from tottenbury.cards.hands import CARD, MAIN_PILE, TACTIC, TACTIC_PILE, UNKNOWN, unplaced, unplaced_tactics
from tottenbury.cards.moves import DRAW_CARD, DRAW_MOVE, DRAW_TACTIC, KIND
from tottenbury.kernel import jit, record_at, variant
from tottenbury.kernel.kernels import Kernels
from tottenbury.table.game import Formation, Result, State
from tottenbury.table.kernel_game import KernelGame
from tottenbury.table.options import listed
from tottenbury.table.seats import Seat
from tottenbury.words import Said, say


@jit
def unplaced_at(all_rules: Any, states: Any, counts: Any) -> int:
    """The cards of the deck that a record does not locate, and in `counts` the tactic cards by kind."""
    rules, s = record_at(all_rules, 0), record_at(states, 0)
    for kind in range(len(counts)):
        counts[kind] = unplaced_tactics(rules, s, kind)
    return unplaced(rules, s)


RULE_FUNCTIONS = ("legal_moves", "apply", "forced")


def card_kernels(name: str, modules: tuple[ModuleType, ...], tactics: bool, others: Mapping[str, Any], rules: Any, state: Any) -> Kernels:
    """The loops bound to a game with tactic cards, or to a leaner copy of its functions without them.

    `modules` have a constant TACTICS; each may call functions of those before it, and the last one has the turn.
    """
    functions = vars(modules[-1])
    if not tactics:
        lean: dict[str, Any] = {"TACTICS": False}
        for module in modules:
            lean |= variant(module, "base", lean)
        functions = lean
    chosen = {function: functions[function] for function in RULE_FUNCTIONS}
    return Kernels(f"{name}_tactics" if tactics else name, chosen | dict(others), rules, state)


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
        return listed(self.edition, self.edition.options)

    @abstractmethod
    def count_proofs(self, states: Any, rounds: int) -> int:
        """Prove, from nothing remembered, every claim that a complete side makes possible in these positions; how many that were."""

    # What is drawn

    def reveals(self, move: int) -> bool:
        """Whether a move brings a card."""
        return move >> KIND in (DRAW_CARD, DRAW_TACTIC)

    def result(self, state: State, move: int) -> Result | None:
        """The card that comes; None where it is not known."""
        entry = int(state["pile"][0, _pile(move), state["pile_top"][0, _pile(move)]])
        return None if entry == UNKNOWN else entry & CARD

    def sees(self, state: State, move: int, viewer: Seat | None, now: State) -> bool:
        """Whether a viewer sees the card that is drawn or moved face down."""
        return viewer is self.decider(state) or not (self.reveals(move) or move >> KIND in self.covered_moves)

    def results(self, state: State, move: int) -> list[tuple[Result, float]]:
        """The cards that may come, with their probabilities; empty if it is known."""
        if not self.reveals(move) or self.result(state, move) is not None:
            return []
        counts = np.zeros(state["tactics"].shape[2], np.int64)
        cards = int(unplaced_at(self.rules, state, counts))
        if _pile(move) == MAIN_PILE:
            return [(card, 1 / cards.bit_count()) for card in range(self.deck.size) if (cards >> card) & 1]
        return [(TACTIC + kind, float(count / counts.sum())) for kind, count in enumerate(counts) if count]

    def chance(self, state: State) -> int | None:
        """The one move that can only be made here and whose result is not known, if there is such a move."""
        if state["phase"][0] not in self.draw_phases:
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
        scripted = state.copy()
        scripted["pile"][0, _pile(move), state["pile_top"][0, _pile(move)]] = result
        return scripted

    # What is known

    def hides_hand(self, state: State) -> bool:
        """Whether the player who decides here holds cards that this record does not know."""
        if state["phase"][0] not in self.hand_phases:
            return False
        decider = state["decider"][0]
        return bool(state["hidden"][0, decider] or state["hidden_tactics"][0, decider])

    def hides_anything(self, state: State) -> bool:
        """Whether any card is unknown here."""
        s = state[0]
        tops, sizes = s["pile_top"], s["pile_size"]
        piles = [s["pile"][pile, tops[pile] : tops[pile] + sizes[pile]] for pile in (MAIN_PILE, TACTIC_PILE)]
        return bool(s["hidden"].any() or s["hidden_tactics"].any() or any((pile == UNKNOWN).any() for pile in piles))

    def knowing_seat(self, state: State) -> Seat | None:
        """The one seat whose view this is."""
        viewer = int(state["viewer"][0])
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
