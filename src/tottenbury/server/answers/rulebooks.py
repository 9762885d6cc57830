"""Rulebooks as the web interface shows them: what can be chosen, and what has to be known to draw a table. Read from the editions."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from tottenbury.core.errors import UnknownName
from tottenbury.core.family import Sides
from tottenbury.core.match import DRAWN, EXTRA_GAME, NEW_PAIR, ONE_GAME, SECOND_DECIDES, SHARED, THIRD_DECIDES
from tottenbury.core.rulebook import LIBRARY, Rulebook
from tottenbury.core.seats import Seat
from tottenbury.library import rulebook
from tottenbury.opponents.levels import LEVELS
from tottenbury.server.games import GAMES
from tottenbury.server.games.drawing import DeckShown, FormationName, TacticShown, TileShown
from tottenbury.server.messages import SeatLetter
from tottenbury.server.tables.guides import GUIDES
from tottenbury.session.moves import MoveKindShown, kinds_shown
from tottenbury.words import say

SHIPPED = ("battle-line",)
"""Editions that come with the package beside the published rulebooks. Files of somebody's own are never opened for a client."""

GameName = Annotated[str, msgspec.Meta(extra_json_schema={"enum": "games"})]  # schema.py fills them in
ClaimTime = Literal["start", "end", "turn"]


class OptionShown(msgspec.Struct, frozen=True):
    """A ruling that may be decided otherwise, by `;name=choice` behind the rulebook's id."""

    name: str
    choice: str
    """What holds unless told."""
    choices: tuple[str, ...]


class EvenMatch(msgspec.Struct, frozen=True):
    """What becomes of a match that is even, as the settings of a new table say it."""

    setting: Literal["tie", "decider", "split"]
    """Which of the settings it is."""
    choice: str
    """What holds unless told."""
    choices: tuple[str, ...]


class RulebookShown(msgspec.Struct, frozen=True, kw_only=True):
    """A rulebook to choose from, and to draw."""

    rulebook: str
    title: str
    formats: tuple[str, ...]
    levels: tuple[str, ...]
    options: list[OptionShown]
    game: GameName
    hidden: bool
    """Whether a player can hold what the other one does not see."""
    claimants: tuple[SeatLetter, ...]
    """Which seats can claim stones or declare tiles; none where there is nothing to prove."""
    sides: Sides
    """Whether the seats differ in nothing but who begins, have names of their own, or have different tasks, one of which begins."""
    edition: str
    """The year of the edition; empty where there is none."""
    language: str = ""
    """The language it was printed in, which its own names are in; empty where there is none."""
    own_match: str
    """How this rulebook plays several games."""
    even_match: EvenMatch
    places: int = 0
    """Stones or tiles in the row."""
    places_to_win: int = 0
    """Stones or damaged tiles that win, wherever they stand."""
    adjacent_to_win: int = 0
    """Adjacent stones that win; 0: however many stand in a row, it does not matter."""
    hand: int = 0
    deck: DeckShown | None = None
    tactics: list[TacticShown] = []
    """The second pile; empty where there is none."""
    claims: ClaimTime | None = None
    """When stones are claimed or tiles declared: at the start of a turn, at its end, or at any time in it."""
    cards_at: int | None = None
    """How many cards a side needs at a stone that nothing has changed; at the wall the tiles say it."""
    wall: list[TileShown] = []
    formations: list[FormationName] = []
    """Strongest first."""
    cauldrons: int = 0
    guide: bool
    """Whether there is a guided first game of it."""
    moves: list[MoveKindShown]
    """The kinds of move that there are, and how each is written."""


_EVEN = {
    "series": EvenMatch("tie", SHARED, (SHARED, EXTRA_GAME)),  # D-28
    "revenge": EvenMatch("decider", ONE_GAME, (ONE_GAME, NEW_PAIR)),  # D-60
    "rematch": EvenMatch("split", SECOND_DECIDES, (SECOND_DECIDES, DRAWN, THIRD_DECIDES)),  # D-69
}
"""By match format: how it can be agreed to settle it. A feud is settled like a series."""

_LETTERS: dict[Seat, SeatLetter] = {Seat.SOUTH: "S", Seat.NORTH: "N"}


def check_offered(name: str, *players: str) -> None:
    """Refuse rulebooks and players that a client may not ask for."""
    plain = name.partition(";")[0]
    if plain not in LIBRARY.ids() and plain not in SHIPPED:
        raise UnknownName(say("reason-no-rulebook", name=repr(plain[:60]), known=", ".join([*LIBRARY.ids(), *SHIPPED])))
    for player in players:
        if player not in LEVELS:
            raise UnknownName(say("reason-no-level", name=repr(player[:60]), known=", ".join(LEVELS)))
    rulebook(name)


def rulebook_shown(book: Rulebook, levels: tuple[str, ...]) -> RulebookShown:
    """A rulebook as an answer."""
    game, family = book.game, book.game.family
    edition: Any = getattr(game, "edition", None)
    return RulebookShown(
        rulebook=book.id,
        title=book.title,
        formats=game.formats,
        levels=levels,
        options=[OptionShown(name, choice, choices) for name, (choice, choices) in game.options().items()],
        game=family.game,
        hidden=family.hidden,
        claimants=tuple(_LETTERS[seat] for seat in family.claimants),
        sides=family.sides,
        edition=_year(book.id),
        own_match=getattr(edition, "own_match", "single"),
        even_match=next((_EVEN[name] for name in game.formats if name in _EVEN), _EVEN["series"]),  # never asked for of single games
        guide=book.id in GUIDES,
        moves=kinds_shown(book),
        **GAMES[family.game].drawn(edition),
    )


def _year(name: str) -> str:
    """`1999` of `stones-1999;hand=7`: an edition is named by its year."""
    return next((part for part in name.partition(";")[0].split("-") if len(part) == 4 and part.isdecimal()), "")
