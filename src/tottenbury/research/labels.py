"""What the numbers along an axis of a plane stand for: colours, kinds of tactic card, phases, in words and codes."""

from __future__ import annotations

from collections.abc import Mapping

from tottenbury.cards.contest import WILD_KINDS
from tottenbury.notation import siege as siege_notation
from tottenbury.notation import stones as stones_notation
from tottenbury.notation import tug as tug_notation
from tottenbury.research.observing_cards import wild_rows
from tottenbury.siege.game import SiegeGame
from tottenbury.siege.state import TILES
from tottenbury.stones.game import StonesGame
from tottenbury.stones.state import STANDSTILL
from tottenbury.table.game import Game
from tottenbury.tug.state import DICE

WILD_CARDS = ("joker", "spy", "shield bearer")
ORDER = ("", "second ", "third ", "fourth ", "fifth ")
FACTS = ("the seat is South", "it is this seat's turn", "this seat decides")
ENDING_FACTS = ("the last card has been drawn", "this is the last turn")


def labels_of(game: Game) -> Mapping[str, tuple[str, ...]]:
    """The labels of every axis of a game's planes that needs some, by the axis's name."""
    if isinstance(game, StonesGame):
        words = stones_notation.PHASES | {STANDSTILL: "standstill"}
        return {**_cards(game, "stone", game.edition.stones), "terrain": ("fog", "mud"), "phase": _in_order(words)}
    if isinstance(game, SiegeGame):
        picked = ("cards of the deck", "tactic cards")
        return {**_cards(game, "tile", TILES), "ending": ENDING_FACTS, "what": picked, "phase": _in_order(siege_notation.PHASES)}
    dice = tuple(str(number) for number in range(1, DICE + 1))
    return {"die": dice, "how": ("standing", "weakened"), "fact": FACTS, "phase": _in_order(tug_notation.PHASES)}


def _cards(game: StonesGame | SiegeGame, place: str, places: int) -> dict[str, tuple[str, ...]]:
    deck, edition = game.deck, game.edition
    return {
        "colour": tuple(deck.letters),
        "strength": tuple(str(deck.weakest + number) for number in range(deck.strengths)),
        place: tuple(str(number) for number in range(1, places + 1)),
        "wild card": tuple(f"{ORDER[row // WILD_KINDS]}{WILD_CARDS[row % WILD_KINDS]}" for row in range(wild_rows(edition.tactics))),
        "kind": tuple(f"{code} {word}" for code, word in zip(edition.codes, edition.plain_tactics, strict=True)),
        "fact": FACTS,
    }


def _in_order(phases: Mapping[int, str]) -> tuple[str, ...]:
    return tuple(phases[number] for number in range(len(phases)))
