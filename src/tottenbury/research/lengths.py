"""How long a game can become at most: bounds that follow from the rules, for interfaces that must reserve room beforehand."""

from __future__ import annotations

from dataclasses import dataclass

from tottenbury.cards.game import CardGame
from tottenbury.research.course import Setting
from tottenbury.siege.game import SiegeGame
from tottenbury.siege.state import SUPPORT_CARDS, SWAP_CARDS
from tottenbury.stones.game import StonesGame
from tottenbury.stones.state import MUD, OWN_TURN, SCOUT
from tottenbury.table.errors import TottenburyError

SCOUTED, RETURNED = 3, 2
"""Cards that a scout draws and returns (S9.31)."""

THROWS_A_TURN, USES_A_TURN = 4, 3
"""In a turn of the tug: one throw and at most three dice thrown again; three dice to use."""


@dataclass(frozen=True)
class Lengths:
    """No game has more than this."""

    decisions: int
    events: int
    """What chance brings, the deal included."""
    steps: int
    """Steps that a record writes down: decisions, and draws that nobody decides on."""


def lengths_of(setting: Setting) -> Lengths:
    """The bounds for a rulebook."""
    game = setting.game
    if isinstance(game, StonesGame):
        return _stones(game)
    if isinstance(game, SiegeGame):
        return _siege(game)
    if setting.turn_limit is None:
        raise TottenburyError(f"{setting.book.id} has no end without a turn limit")
    decisions = setting.turn_limit * (THROWS_A_TURN + USES_A_TURN)
    return Lengths(decisions, 3 + setting.turn_limit * THROWS_A_TURN, decisions)


def _dealt(game: CardGame) -> int:
    """The lot and every card of the deck and the tactic cards, once."""
    return 1 + game.deck.size + sum(game.edition.tactics)


def _stones(game: StonesGame) -> Lengths:
    """Without tactic cards, who cannot play now never can again, so that the turns are those of two full sides and two passes.

    With them, of two turns in a row one has a PLAY, and every clan card and every tactic card is played at most once. In a turn there is
    a PLAY, a point at the end of each claim window, and a draw; in all every stone is claimed once, and a scout draws and returns.
    """
    edition = game.edition
    tactics, windows = sum(edition.tactics), 2 if edition.claim_window == OWN_TURN else 1
    side = edition.stones * (edition.need + (edition.tactics[MUD] > 0))
    if not tactics:
        turns = 2 * min(side, edition.deck.size) + 2
        decisions = turns * (1 + windows) + edition.stones
        return Lengths(decisions, _dealt(game), decisions + turns)
    plays = min(edition.deck.size, 2 * (side + tactics)) + tactics
    turns = 2 * plays + 3
    small = edition.tactics[SCOUT] * (SCOUTED + RETURNED) + 2 * tactics  # a card that leaves with the mud, on each side
    decisions = turns * (2 + windows) + edition.stones + small
    return Lengths(decisions, _dealt(game) + RETURNED * edition.tactics[SCOUT], decisions)


def _siege(game: SiegeGame) -> Lengths:
    """Who plays a card draws one while there are any, so that there are no more PLAYs than cards in the piles, and two at the end.

    Of two turns in a row one brings a PLAY, a cauldron, a retreat, for which a card was played, or a declaration. A turn has a PLAY, a
    draw and three points; beside these there are the picks of a swap and of a support, and its shuffle.
    """
    edition = game.edition
    support, picks, declared = SUPPORT_CARDS, SUPPORT_CARDS + 1 + 2 * SWAP_CARDS, 6
    plays = 2 + edition.deck.size - 2 * edition.hand + sum(edition.tactics) + (support if edition.has_tactics else 0)
    turns = 2 * (2 * plays + edition.cauldrons + declared) + 2
    decisions = 5 * turns + plays + edition.cauldrons + declared + picks
    return Lengths(decisions, _dealt(game) + support, decisions)
