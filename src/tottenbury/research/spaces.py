"""Actions and observations of a rulebook: the one definition that every adapter shares."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

import numpy as np

from tottenbury.cards.moves import make_move
from tottenbury.core.errors import IllegalMove, TottenburyError
from tottenbury.core.game import State
from tottenbury.core.kernel_game import KernelGame
from tottenbury.core.numbers import whole_number
from tottenbury.core.position import Situation
from tottenbury.core.rulebook import LIBRARY, Rulebook
from tottenbury.core.seats import Seat
from tottenbury.library import rulebook
from tottenbury.research.actions import ActionIndex, Block, index_of
from tottenbury.research.doors import open_doors
from tottenbury.research.games import GAMES, GameResearch
from tottenbury.research.observing.planes import Plane, Planes

VERSION = 1
"""The version of actions, observations and rewards. Any change to them needs a new one; tools/space_digests.py keeps watch."""


class Spaces:
    """What can be done in a rulebook, and what can be seen, as numbers."""

    version = VERSION

    def __init__(self, book: Rulebook) -> None:
        assert isinstance(book.game, KernelGame)
        self.book = book
        self.game: KernelGame = book.game
        self.research: GameResearch[Any] = GAMES[book.game.family.game]
        """What the game contributes to this room."""
        self.doors = open_doors(book.game)
        """The doors of the game's family, those of this room among them."""
        self.index = ActionIndex(self.research.action_blocks(book.game))
        self.layout = Planes(self.research.observing.PLANES, self.research.planes(book.game))

    @property
    def id(self) -> str:
        """The rulebook's id with the version of these spaces."""
        return f"{self.book.id}-v{self.version}"

    def __reduce__(self) -> tuple[Any, ...]:
        """In another process they are found by name; a user's own edition is carried along."""
        return _found, (self.book.id, self.book.game.edition_tag)

    # Actions

    @property
    def actions(self) -> int:
        """How many actions there are."""
        return self.index.size

    @property
    def action_blocks(self) -> tuple[Block, ...]:
        """The actions by kind."""
        return self.index.blocks

    def number_to_action(self, number: int) -> int:
        """The action of a move that is given as the kernels number it."""
        return int(index_of(self.index.first, self.index.others, number))

    def action_to_number(self, state: State, action: int) -> int | None:
        """The legal move of an action here, as the kernels number it; None if there is none."""
        return next((number for number in self.game.moves(state) if self.number_to_action(number) == action), None)

    def action_of(self, move: str) -> int:
        """The action of a move in notation."""
        number = self.book.number_of(move)
        action = -1 if number is None else self.number_to_action(number)
        if action < 0 or action >= self.actions:
            raise IllegalMove(f"{move} is no decision of {self.book.id}")
        return action

    def action_to_text(self, action: int, position: Situation | None = None) -> str:
        """The move of an action in notation.

        A card of the deck that lies on the table can lie in one place only, so its place is not part of the action: without a position it
        is left out, `Re b4>6`; with one it is written as ever, `Re b4:3>6`.
        """
        if not 0 <= whole_number(action) < self.actions:
            raise TottenburyError(f"{self.book.id} has the actions 0 to {self.actions - 1}, not {action}")
        if position is not None:
            number = self.action_to_number(position.state, action)
            if number is not None:
                return self.book.notation.write_move(number)
        block, card, source, target = self.index.parts(action)
        text = self.book.notation.write_move(int(make_move(block.kind, card, source or 0, target)))
        return text.replace(":1", "", 1) if block.lying and source is None else text

    def mask(self, state: State) -> Any:
        """Which actions are legal here."""
        mask = np.zeros(self.actions, np.bool_)
        moves = np.array(self.game.moves(state), np.int64)
        numbers = np.empty(len(moves), np.int64)
        self.doors["indices_of"](self.index.first, self.index.others, moves, numbers)
        mask[numbers] = True
        return mask

    # Observations

    @property
    def planes(self) -> tuple[Plane, ...]:
        """The parts of an observation."""
        return self.layout.planes

    @property
    def observation_size(self) -> int:
        """How many numbers an observation has."""
        return self.layout.size

    @property
    def labels(self) -> Mapping[str, tuple[str, ...]]:
        """What the numbers along the axes of the planes stand for, by the axis's name."""
        return self.research.labels(self.game)

    def observe(self, state: State, seat: Seat) -> Any:
        """What a seat may know of a position, which may be open or that seat's own view."""
        number = int(check_seat(seat))
        size = self.game.kernels.state.size
        if len(state) != size:
            raise TottenburyError(f"a position of {self.book.id} has {size} bytes, not {len(state)}")
        observation = np.empty((1, self.observation_size), np.int8)
        self.doors["observe_at"](self.game.rules, state, self.layout.at, observation, number)
        return observation[0]

    def plane(self, observation: Any, name: str) -> Any:
        """One named part of an observation (or of a batch of them), in its own shape."""
        for plane in self.planes:
            if plane.name == name:
                part = observation[..., plane.offset : plane.offset + plane.size]
                return part.reshape(*observation.shape[:-1], *plane.shape)
        raise TottenburyError(f"{self.book.id} has no plane {name!r}; it has: {', '.join(plane.name for plane in self.planes)}")


@lru_cache(64)
def _spaces(book: Rulebook) -> Spaces:
    return Spaces(book)


def spaces_of(book: Rulebook | str) -> Spaces:
    """The actions and observations of a rulebook."""
    return _spaces(book_of(book))


def book_of(book: Rulebook | str) -> Rulebook:
    """A rulebook, by its id, with options, or an edition file, or itself."""
    if isinstance(book, str):
        return rulebook(book)
    if not isinstance(book, Rulebook):
        raise TottenburyError(f"a rulebook is named by its id or its edition file, or is a Rulebook; {book!r} is neither")
    return book


def check_seat(seat: Seat) -> Seat:
    """One of the two seats; its number will do."""
    try:
        return Seat(seat)
    except ValueError:
        raise TottenburyError(f"a seat is 0, South, or 1, North, not {seat!r}") from None


def _found(name: str, edition: str | None) -> Spaces:
    if edition is not None:
        LIBRARY.tag_reader(edition)
    return spaces_of(name)
