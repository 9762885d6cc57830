"""Observations as named planes: what each part of the array means, and where it stands.

The functions that write them stand in `observing_cards`, `observing_stones`, `observing_siege` and `observing_tug`. They know a plane by
its number in the game's list; a plane that an edition has no use for stands nowhere, and they leave it out.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from math import prod
from typing import Any

import numpy as np

from tottenbury.cards.contest import MAX_SIDE
from tottenbury.research.observing_cards import WILD_ROWS, wild_rows
from tottenbury.research.plane_numbers import COUNT, NOT_HERE, SIEGE_PLANES, STONES_PLANES, TUG_PLANES
from tottenbury.siege.game import SiegeGame
from tottenbury.siege.state import KINDS as SIEGE_KINDS
from tottenbury.siege.state import OVER as SIEGE_OVER
from tottenbury.siege.state import TILES
from tottenbury.stones.game import StonesGame
from tottenbury.stones.state import KINDS as STONES_KINDS
from tottenbury.stones.state import OVER as STONES_OVER
from tottenbury.table.game import Game
from tottenbury.tug.game import TugGame
from tottenbury.tug.state import DICE, FACES


@dataclass(frozen=True)
class Plane:
    """One named part of an observation."""

    name: str
    axes: tuple[str, ...]
    shape: tuple[int, ...]
    high: int
    """The largest number in it; the smallest is 0."""
    meaning: str
    offset: int = NOT_HERE

    @property
    def size(self) -> int:
        """How many numbers it has."""
        return prod(self.shape)


class Planes:
    """All planes of a rulebook, one behind the other."""

    def __init__(self, game: Game) -> None:
        names, described = describe(game)
        self.at: Any = np.full(len(names), NOT_HERE, np.int64)
        """Where each plane begins, by its number."""
        placed: list[Plane] = []
        offset = 0
        for number, name in enumerate(names):
            if name in described:
                plane = described[name]
                placed.append(Plane(name, plane.axes, plane.shape, plane.high, plane.meaning, offset))
                self.at[number] = offset
                offset += plane.size
        self.planes = tuple(placed)
        self.size = offset

    def highest(self) -> Any:
        """The largest number that can stand at each place."""
        return np.concatenate([np.full(plane.size, plane.high, np.int8) for plane in self.planes])


def describe(game: Game) -> tuple[tuple[str, ...], Mapping[str, Plane]]:
    """The names of a game's planes in order, and those of them that its edition has."""
    planes: dict[str, Plane] = {}

    def add(name: str, high: int, meaning: str, **axes: int) -> None:
        planes[name] = Plane(name, tuple(axis.replace("_", " ") for axis in axes), tuple(axes.values()), high, meaning)

    if isinstance(game, StonesGame):
        _describe_cards(add, game, "stone", game.edition.stones, STONES_KINDS, STONES_OVER + 1)
        _describe_stones(add, game)
        return STONES_PLANES, planes
    if isinstance(game, SiegeGame):
        _describe_cards(add, game, "tile", TILES, SIEGE_KINDS, SIEGE_OVER + 1)
        _describe_siege(add, game)
        return SIEGE_PLANES, planes
    if isinstance(game, TugGame):
        _describe_tug(add)
        return TUG_PLANES, planes
    raise TypeError(f"no observation is defined for {game.id}")


Add = Callable[..., None]


def _describe_cards(add: Add, game: StonesGame | SiegeGame, place: str, places: int, kinds: int, phases: int) -> None:
    deck, count = {"colour": len(game.deck.letters), "strength": game.deck.strengths}, {"number": 1}
    arrival = f"0 if the card does not lie there; else the order of arrival among the cards of both sides at this {place}, 1 for the first"
    add("hand", 1, "the cards of the own hand", **deck)
    add("own side", 2 * MAX_SIDE, arrival, **{place: places}, **deck)
    add("other side", 2 * MAX_SIDE, arrival, **{place: places}, **deck)
    add("cards in other hand", COUNT, "how many cards of the deck the other hand holds", **count)
    add("pile", COUNT, "how many cards the main pile has", **count)
    add("turn", 1, "1 where it is so: South's seat; the own turn; the own decision", fact=3)
    add("phase", 1, "1 at the phase that it is", phase=phases)
    add("passes", 2, "how many of the last turns in a row were passed", **count)
    if not game.edition.has_tactics:
        return
    all_tactics = sum(game.edition.tactics)
    wild = {place: places, "wild_card": wild_rows(game.edition.tactics)}
    more = ", and so on" if wild["wild_card"] > WILD_ROWS else ""
    add("tactics", all_tactics, "how many of each kind the own hand holds", kind=kinds)
    add("own wild cards", 2 * MAX_SIDE, arrival + "; joker, spy, shield bearer, second joker" + more, **wild)
    add("other wild cards", 2 * MAX_SIDE, arrival + "; joker, spy, shield bearer, second joker" + more, **wild)
    add("known hand", 1, "cards that the other hand is known to hold: this seat put them back on a pile, or gave them away", **deck)
    add("known tactics", all_tactics, "tactic cards that the other hand is known to hold", kind=kinds)
    add("tactics in other hand", COUNT, "how many tactic cards the other hand holds", **count)
    add("known pile", COUNT, "0, or how deep the card is known to lie in the main pile: 1 is on top", **deck)
    add("tactic pile", COUNT, "how many cards the tactic pile has", **count)
    add(
        "known tactic pile",
        kinds,
        "what is known of the tactic pile, from the top: 0 nothing, else 1 + the kind",
        depth=max(all_tactics, 1),
    )
    add("own played", all_tactics, "tactic cards that this seat has played, by kind", kind=kinds)
    add("other played", all_tactics, "tactic cards that the other seat has played, by kind", kind=kinds)
    add("left", COUNT, "cards still to be drawn, returned or picked inside a tactic card", **count)


def _describe_stones(add: Add, game: StonesGame) -> None:
    stones, deck = {"stone": game.edition.stones}, {"colour": len(game.deck.letters), "strength": game.deck.strengths}
    add("own stones", 1, "stones that this seat has claimed", **stones)
    add("other stones", 1, "stones that the other seat has claimed", **stones)
    if game.edition.has_tactics:
        tactics = sum(game.edition.tactics)
        add("own terrain", 1, "fog and mud that this seat laid", **stones, terrain=2)
        add("other terrain", 1, "fog and mud that the other seat laid", **stones, terrain=2)
        add("own discards", 1, "cards that lie on the own side of the table; common ones lie on North's", **deck)
        add("other discards", 1, "cards that lie on the other side of the table", **deck)
        add("own discarded tactics", tactics, "the same for tactic cards", kind=STONES_KINDS)
        add("other discarded tactics", tactics, "the same for tactic cards", kind=STONES_KINDS)


def _describe_siege(add: Add, game: SiegeGame) -> None:
    deck = {"colour": len(game.deck.letters), "strength": game.deck.strengths}
    add("damaged", 1, "tiles that show their damaged face", tile=TILES)
    add("cauldrons", game.edition.cauldrons, "how many cauldrons are left", number=1)
    add("ending", 1, "1 where it is so: the last card has been drawn; this is the last turn", ending=2)
    add("discards", 1, "cards that left the wall", **deck)
    if game.edition.has_tactics:
        tactics = sum(game.edition.tactics)
        add("discarded tactics", tactics, "tactic cards that left the wall", kind=SIEGE_KINDS)
        add("cards he knows", 1, "own cards that the other seat knows of, by a swap", **deck)
        add("tactics he knows", tactics, "own tactic cards that the other seat knows of", kind=SIEGE_KINDS)
        add("own picks", 1, "cards that this seat has picked for a swap", **deck)
        add("own picked tactics", tactics, "tactic cards that this seat has picked for a swap", kind=SIEGE_KINDS)
        add("other picks", COUNT, "how many cards and tactic cards the other seat has picked", what=2)


def _describe_tug(add: Add) -> None:
    add("own column", FACES, "the own column, from high to low", die=DICE)
    add("other column", FACES, "the other column, from high to low", die=DICE)
    add("used", 1, "dice of the column of the seat whose turn it is that have been used in this turn", die=DICE)
    add("own athletes", COUNT, "the own athletes: standing, weakened", how=2)
    add("other athletes", COUNT, "the other athletes: standing, weakened", how=2)
    add("fresh", COUNT, "how many of the weakened ones were laid down in this turn", number=1)
    add("dice", FACES, "the throw, from high to low; 0: used, or not thrown yet", die=DICE)
    add("thrown again", 1, "dice that were thrown again", die=DICE)
    add("turn", 1, "1 where it is so: South's seat; the own turn; the own decision", fact=3)
    add("phase", 1, "1 at the phase: roll, reroll, act, over", phase=4)
