"""What the border stones contribute to research."""

from __future__ import annotations

from tottenbury.cards.contest import WILD_KINDS
from tottenbury.cards.hands import TACTIC
from tottenbury.cards.moves import CLAIM_PLACE, DESERT, DONE, DRAW_CARD, DRAW_TACTIC, NOWHERE, PASS, PLAY_CARD, REDEPLOY, TURN_TRAITOR
from tottenbury.notation.stones import PHASES
from tottenbury.research.actions import Block, anywhere
from tottenbury.research.games import Lengths
from tottenbury.research.games.cards import WITHOUT_EFFECT, CardResearch, deal_events, deck_axes, lying, wild_names
from tottenbury.research.observing import stones as observing
from tottenbury.research.observing.planes import Plane, plane
from tottenbury.stones.game import StonesGame
from tottenbury.stones.moves import GIVE_UP, RETURN_CARD, SCOUT_OUT
from tottenbury.stones.state import KINDS, MUD, OWN_TURN, SCOUT, STANDSTILL

SCOUTED, RETURNED = 3, 2
"""Cards that a scout draws and returns (S9.31)."""


class StonesResearch(CardResearch[StonesGame]):
    """The border stones, with and without tactic cards."""

    place = "stone"
    fields = ("South's hand", "North's hand", "clan pile", "tactic pile", "discards", "played")
    phases = PHASES | {STANDSTILL: "standstill"}
    own_labels = {"terrain": ("fog", "mud")}  # noqa: RUF012 - never changed
    observing = observing

    def places(self, game: StonesGame) -> int:
        return game.edition.stones

    def action_blocks(self, game: StonesGame) -> list[Block]:
        return _blocks(game)

    def own_planes(self, game: StonesGame) -> list[Plane]:
        stones, deck = {"stone": game.edition.stones}, deck_axes(game)
        planes = [
            plane("own stones", 1, "stones that this seat has claimed", **stones),
            plane("other stones", 1, "stones that the other seat has claimed", **stones),
        ]
        if not game.edition.has_tactics:
            return planes
        tactics = sum(game.edition.tactics)
        return [
            *planes,
            plane("own terrain", 1, "fog and mud that this seat laid", **stones, terrain=2),
            plane("other terrain", 1, "fog and mud that the other seat laid", **stones, terrain=2),
            plane("own discards", 1, "cards that lie on the own side of the table; common ones lie on North's", **deck),
            plane("other discards", 1, "cards that lie on the other side of the table", **deck),
            plane("own discarded tactics", tactics, "the same for tactic cards", kind=KINDS),
            plane("other discarded tactics", tactics, "the same for tactic cards", kind=KINDS),
        ]

    def lengths(self, game: StonesGame, turn_limit: int | None) -> Lengths:
        """Without tactic cards, who cannot play now never can again, so that the turns are those of two full sides and two passes.

        With them, of two turns in a row one has a PLAY, and every clan card and every tactic card is played at most once. In a turn there
        is a PLAY, a point at the end of each claim window, and a draw; in all every stone is claimed once, and a scout draws and returns.
        """
        edition = game.edition
        tactics, windows = sum(edition.tactics), 2 if edition.claim_window == OWN_TURN else 1
        side = edition.stones * (edition.need + (edition.tactics[MUD] > 0))
        if not tactics:
            turns = 2 * min(side, edition.deck.size) + 2
            decisions = turns * (1 + windows) + edition.stones
            return Lengths(decisions, deal_events(game), decisions + turns)
        plays = min(edition.deck.size, 2 * (side + tactics)) + tactics
        turns = 2 * plays + 3
        small = edition.tactics[SCOUT] * (SCOUTED + RETURNED) + 2 * tactics  # a card that leaves with the mud, on each side
        decisions = turns * (2 + windows) + edition.stones + small
        return Lengths(decisions, deal_events(game) + RETURNED * edition.tactics[SCOUT], decisions)


def _blocks(game: StonesGame) -> list[Block]:
    """All actions in order."""
    deck, places = game.deck.size, tuple(range(game.edition.stones))
    blocks = [
        Block("play", PLAY_CARD, "lay a clan card of the hand at a stone", anywhere(range(deck)), places),
        Block("claim", CLAIM_PLACE, "claim a stone", targets=places),
        Block("done", DONE, "claim nothing more; draw nothing, where that is allowed"),
        Block("pass", PASS, "play nothing, where no clan card can be played"),
    ]
    if not game.edition.has_tactics:
        return blocks
    wild = wild_names(game.edition)
    names = (*range(TACTIC, TACTIC + MUD + 1), *wild[WILD_KINDS:])
    on_table, given_up = lying(deck, names, len(places)), lying(deck, wild, len(places))
    returned = anywhere((*range(deck), *range(TACTIC, TACTIC + KINDS)))
    without_effect = "play the card without effect, where that is allowed"
    return [
        *blocks,
        Block("draw", DRAW_CARD, "draw a clan card"),
        Block("draw tactic", DRAW_TACTIC, "draw a tactic card"),
        Block("play tactic", PLAY_CARD, "lay an elite or terrain card at a stone", anywhere(range(TACTIC, TACTIC + MUD + 1)), places),
        Block("scout", SCOUT_OUT, "send the scout", (WITHOUT_EFFECT,), (NOWHERE,)),
        Block("redeploy", REDEPLOY, "move an own card to a stone, or off the table", on_table, (*places, NOWHERE), lying=True),
        Block("redeploy nothing", REDEPLOY, without_effect, (WITHOUT_EFFECT,), (NOWHERE,)),
        Block("desert", DESERT, "take a card from the other side", on_table, (NOWHERE,), lying=True),
        Block("desert nothing", DESERT, without_effect, (WITHOUT_EFFECT,), (NOWHERE,)),
        Block("traitor", TURN_TRAITOR, "bring a clan card of the other side to an own one", anywhere(range(deck)), places, lying=True),
        Block("traitor nothing", TURN_TRAITOR, without_effect, (WITHOUT_EFFECT,), (NOWHERE,)),
        Block("return", RETURN_CARD, "put a scouted card back", returned),
        Block("give up", GIVE_UP, "discard from an own side that has become too long", given_up, (NOWHERE,), lying=True),
    ]


GAME = StonesResearch()
