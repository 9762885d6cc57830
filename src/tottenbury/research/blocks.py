"""The action blocks of every game: which moves there are, in which order they are numbered."""

from __future__ import annotations

from tottenbury.cards.contest import MAX_SIDE, WILD_KINDS, later_wild
from tottenbury.cards.deck import JOKER, SHIELD
from tottenbury.cards.edition import CardEdition
from tottenbury.cards.hands import TACTIC
from tottenbury.cards.moves import CLAIM_PLACE, DESERT, DONE, DRAW_CARD, DRAW_TACTIC, NOWHERE, PASS, PLAY_CARD, REDEPLOY, TURN_TRAITOR
from tottenbury.research.actions import ANYWHERE, Block, Entry
from tottenbury.siege import moves as siege_moves
from tottenbury.siege.game import SiegeGame
from tottenbury.siege.state import KINDS as SIEGE_KINDS
from tottenbury.siege.state import TILES
from tottenbury.stones import moves as stones_moves
from tottenbury.stones.game import StonesGame
from tottenbury.stones.state import KINDS as STONES_KINDS
from tottenbury.stones.state import MUD
from tottenbury.table.game import Game
from tottenbury.tug import moves as tug_moves
from tottenbury.tug.game import TugGame
from tottenbury.tug.state import FACES

WITHOUT_EFFECT: Entry = (0, NOWHERE)


def blocks_of(game: Game) -> list[Block]:
    """All blocks of a game in order."""
    if isinstance(game, StonesGame):
        return _stones(game)
    if isinstance(game, SiegeGame):
        return _siege(game)
    if isinstance(game, TugGame):
        return _tug()
    raise TypeError(f"no actions are defined for {game.id}")


def _cards(cards: range | tuple[int, ...]) -> tuple[Entry, ...]:
    return tuple((card, ANYWHERE) for card in cards)


def _lying(deck: int, names: tuple[int, ...], places: int) -> tuple[Entry, ...]:
    """Cards on the table: one of the deck lies in one place only, of the others the place belongs to the move."""
    return (*_cards(range(deck)), *((name, place) for name in names for place in range(places)))


def wild_names(edition: CardEdition) -> tuple[int, ...]:
    """The wild cards on a side as moves name them: joker, spy, shield bearer, the later one of two jokers; then whatever else can meet its
    like in an edition of somebody's own.
    """
    later = [
        int(later_wild(kind, earlier))
        for earlier in range(1, MAX_SIDE)
        for kind in range(WILD_KINDS)
        if edition.tactics[kind] > earlier or (kind == JOKER and earlier == 1)
    ]
    return (*range(TACTIC, TACTIC + WILD_KINDS), *later)


def _stones(game: StonesGame) -> list[Block]:
    deck, places = game.deck.size, tuple(range(game.edition.stones))
    blocks = [
        Block("play", PLAY_CARD, "lay a clan card of the hand at a stone", _cards(range(deck)), places),
        Block("claim", CLAIM_PLACE, "claim a stone", targets=places),
        Block("done", DONE, "claim nothing more; draw nothing, where that is allowed"),
        Block("pass", PASS, "play nothing, where no clan card can be played"),
    ]
    if not game.edition.has_tactics:
        return blocks
    wild = wild_names(game.edition)
    names = (*range(TACTIC, TACTIC + MUD + 1), *wild[WILD_KINDS:])
    lying, anywhere = _lying(deck, names, len(places)), (*places, NOWHERE)
    return [
        *blocks,
        Block("draw", DRAW_CARD, "draw a clan card"),
        Block("draw tactic", DRAW_TACTIC, "draw a tactic card"),
        Block("play tactic", PLAY_CARD, "lay an elite or terrain card at a stone", _cards(range(TACTIC, TACTIC + MUD + 1)), places),
        Block("scout", stones_moves.SCOUT_OUT, "send the scout", (WITHOUT_EFFECT,), (NOWHERE,)),
        Block("redeploy", REDEPLOY, "move an own card to a stone, or off the table", lying, anywhere, lying=True),
        Block("redeploy nothing", REDEPLOY, "play the card without effect, where that is allowed", (WITHOUT_EFFECT,), (NOWHERE,)),
        Block("desert", DESERT, "take a card from the other side", lying, (NOWHERE,), lying=True),
        Block("desert nothing", DESERT, "play the card without effect, where that is allowed", (WITHOUT_EFFECT,), (NOWHERE,)),
        Block("traitor", TURN_TRAITOR, "bring a clan card of the other side to an own one", _cards(range(deck)), places, lying=True),
        Block("traitor nothing", TURN_TRAITOR, "play the card without effect, where that is allowed", (WITHOUT_EFFECT,), (NOWHERE,)),
        Block("return", stones_moves.RETURN_CARD, "put a scouted card back", _cards((*range(deck), *range(TACTIC, TACTIC + STONES_KINDS)))),
        Block(
            "give up",
            stones_moves.GIVE_UP,
            "discard from an own side that has become too long",
            _lying(deck, wild, len(places)),
            (NOWHERE,),
            lying=True,
        ),
    ]


def _siege(game: SiegeGame) -> list[Block]:
    deck, places = game.deck.size, tuple(range(TILES))
    blocks = [
        Block("play", PLAY_CARD, "lay a siege card of the hand at a tile", _cards(range(deck)), places),
        Block("declare", CLAIM_PLACE, "declare control of a tile", targets=places),
        Block("done", DONE, "nothing more to prepare, or to declare"),
        Block("pass", PASS, "play nothing, where no card can be played"),
        Block("retreat", siege_moves.RETREAT, "take the attacker's cards from a tile", targets=places),
        Block("oil", siege_moves.THROW_OIL, "empty a cauldron at a tile", targets=places),
    ]
    if not game.edition.has_tactics:
        return blocks
    lying = _lying(deck, wild_names(game.edition), TILES)
    wild = tuple(range(TACTIC, TACTIC + SHIELD + 1))
    tactics = tuple(range(TACTIC, TACTIC + SIEGE_KINDS))
    supporting = (*range(deck), *(wild if game.edition.support_elite else ()))
    return [
        *blocks,
        Block("draw", DRAW_CARD, "draw a siege card"),
        Block("draw tactic", DRAW_TACTIC, "draw a tactic card"),
        Block("play tactic", PLAY_CARD, "lay an elite card at a tile", _cards(wild), places),
        Block("redeploy", REDEPLOY, "move an own card to a tile, or off the wall", lying, (*places, NOWHERE), lying=True),
        Block("recruit", siege_moves.RECRUIT, "bring a discarded card to an own side", _cards((*range(deck), *wild)), places),
        Block("desert", DESERT, "take a card from the other side", lying, (NOWHERE,), lying=True),
        Block("traitor", TURN_TRAITOR, "bring a card of the other side to an own one", lying, places, lying=True),
        Block("explode", siege_moves.EXPLODE, "clear both sides of a tile", targets=places),
        Block("support", siege_moves.CALL_SUPPORT, "call support"),
        Block("pick for support", siege_moves.PICK_SUPPORT, "a discarded card goes back into the pile", _cards(supporting)),
        Block("swap", siege_moves.CALL_SWAP, "swap cards of the hands"),
        Block("pick for swap", siege_moves.PICK_SWAP, "give a card of the hand away", _cards((*range(deck), *tactics))),
    ]


def _tug() -> list[Block]:
    dice = range(1, FACES + 1)
    pairs = tuple((die, column) for die in dice for column in dice)
    return [
        Block("roll", tug_moves.THROW, "throw the three dice"),
        Block("reroll", tug_moves.THROW_AGAIN, "throw a die of this face again", _cards(dice)),
        Block("keep", tug_moves.KEEP, "throw nothing more again"),
        Block("eliminate", tug_moves.ELIMINATE, "a die on a column die takes a standing or weakened one", pairs, (0, tug_moves.WEAKENED)),
        Block("bundle", tug_moves.SWAP_IN, "a die takes the place of a column die", pairs),
        Block("weaken", tug_moves.WEAKEN, "a die on a column die weakens an athlete", pairs),
        Block("berserk", tug_moves.BERSERK, "berserk with all three dice"),
    ]
