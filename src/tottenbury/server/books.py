"""Rulebooks as the web interface shows them: what can be chosen, and what has to be known to draw a table. Read from the editions."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from tottenbury.cards.edition import CardEdition
from tottenbury.cards.formations import FORMATIONS
from tottenbury.library import rulebook
from tottenbury.opponents.levels import LEVELS
from tottenbury.server.guides import GUIDES
from tottenbury.server.messages import FormationKey
from tottenbury.session.moves import MoveKindShown, kinds_shown
from tottenbury.siege.edition import TILE_NAMES, Face, SiegeEdition
from tottenbury.stones.edition import Edition
from tottenbury.stones.state import AFTER_PLAY, OWN_TURN, TURN_START
from tottenbury.table.errors import UnknownName
from tottenbury.table.match import DRAWN, EXTRA_GAME, NEW_PAIR, ONE_GAME, SECOND_DECIDES, SHARED, THIRD_DECIDES
from tottenbury.table.rulebook import LIBRARY, Rulebook
from tottenbury.words import say

SHIPPED = ("battle-line",)
"""Editions that come with the house beside the published rulebooks. Files of somebody's own are never opened for a client."""

GameName = Literal["stones", "siege", "tug"]
ClaimTime = Literal["start", "end", "turn"]
FaceSign = Literal["all", "+", "-", "run", "colour", "="]

_CLAIMS: dict[int, ClaimTime] = {TURN_START: "start", AFTER_PLAY: "end", OWN_TURN: "turn"}


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


class DeckShown(msgspec.Struct, frozen=True):
    """The cards that the first pile is made of, and what wild cards may be among them."""

    colours: str
    """One letter a colour, in the order of a hand."""
    weakest: int
    strongest: int
    spy: int
    """The strength of the spy."""
    shield: tuple[int, int]
    """The weakest and the strongest that a shield bearer can be."""


class TacticShown(msgspec.Struct, frozen=True):
    """A kind of tactic card."""

    card: str
    """In notation, such as `Jo`."""
    count: int
    name: str
    """What this edition calls it, in its own language."""


class FormationName(msgspec.Struct, frozen=True):
    """A formation, and what this edition calls it in its own language."""

    key: FormationKey
    name: str


class FaceShown(msgspec.Struct, frozen=True):
    """What one face of a tile asks for."""

    cards: int
    """Cards of a complete side."""
    formations: tuple[FormationKey, ...]
    """Those that count here, strongest first."""
    lower_wins: bool
    """Whether the lower sum leads."""
    sign: FaceSign


class TileShown(msgspec.Struct, frozen=True):
    """A tile of the wall."""

    tile: str
    intact: FaceShown
    damaged: FaceShown


class RulebookShown(msgspec.Struct, frozen=True):
    """A rulebook to choose from, and to draw."""

    rulebook: str
    title: str
    formats: tuple[str, ...]
    levels: tuple[str, ...]
    options: list[OptionShown]
    game: GameName
    edition: str
    """The year of the edition; empty where there is none."""
    language: str
    """The language it was printed in, which its own names are in; empty where there is none."""
    own_match: str
    """How this rulebook plays several games."""
    even_match: EvenMatch
    places: int
    """Stones or tiles in the row."""
    places_to_win: int
    """Stones or damaged tiles that win, wherever they stand."""
    adjacent_to_win: int
    """Adjacent stones that win; 0: however many stand in a row, it does not matter."""
    hand: int
    deck: DeckShown | None
    tactics: list[TacticShown]
    """The second pile; empty where there is none."""
    claims: ClaimTime | None
    """When stones are claimed or tiles declared: at the start of a turn, at its end, or at any time in it."""
    cards_at: int | None
    """How many cards a side needs at a stone that nothing has changed; at the wall the tiles say it."""
    wall: list[TileShown]
    formations: list[FormationName]
    """Strongest first."""
    cauldrons: int
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
    edition: Any = getattr(book.game, "edition", None)
    options = [OptionShown(name, choice, choices) for name, (choice, choices) in book.game.options().items()]
    even = next(_EVEN[name] for name in book.game.formats if name in _EVEN)
    common: dict[str, Any] = {
        "even_match": even,
        "rulebook": book.id,
        "title": book.title,
        "formats": book.game.formats,
        "levels": levels,
        "options": options,
        "guide": book.id in GUIDES,
        "moves": kinds_shown(book),
    }
    return RulebookShown(**common, edition=_year(book.id), **_drawn(edition))


def _year(name: str) -> str:
    """`1999` of `stones-1999;hand=7`: an edition is named by its year."""
    return next((part for part in name.partition(";")[0].split("-") if len(part) == 4 and part.isdecimal()), "")


def _drawn(edition: Any) -> dict[str, Any]:
    """What has to be known to draw a table."""
    if isinstance(edition, Edition):
        return _of_cards(edition) | {
            "game": "stones",
            "places": edition.stones,
            "places_to_win": edition.stones_to_win,
            "adjacent_to_win": edition.adjacent_to_win,
            "claims": _CLAIMS[edition.claim_window],
            "cards_at": edition.need,
        }
    if isinstance(edition, SiegeEdition):
        return _of_cards(edition) | {
            "game": "siege",
            "places": len(edition.wall),
            "places_to_win": edition.breaches_to_win,
            "claims": "turn",
            "wall": [TileShown(name, *map(_face_shown, faces)) for name, faces in zip(TILE_NAMES, edition.wall, strict=True)],
            "cauldrons": edition.cauldrons,
        }
    return _NOTHING | {"game": "tug", "own_match": edition.own_match}


_NOTHING: dict[str, Any] = {
    "language": "",
    "places": 0,
    "places_to_win": 0,
    "adjacent_to_win": 0,
    "hand": 0,
    "deck": None,
    "tactics": [],
    "claims": None,
    "cards_at": None,
    "wall": [],
    "formations": [],
    "cauldrons": 0,
}
"""What a game without cards has of all this."""


def _of_cards(edition: CardEdition) -> dict[str, Any]:
    deck, names = edition.deck, edition.tactic_names(edition.language)
    kinds = zip(edition.codes, edition.tactics, names, strict=True)
    formations = zip(FORMATIONS, edition.formation_names(edition.language), strict=True)
    return _NOTHING | {
        "language": edition.language,
        "own_match": edition.own_match,
        "hand": edition.hand,
        "deck": DeckShown(deck.letters, deck.weakest, deck.strongest, deck.spy, deck.shield),
        "tactics": [TacticShown(card, count, name) for card, count, name in kinds if count],
        "formations": [FormationName(line.key, name) for line, name in formations],
    }


def _face_shown(face: Face) -> FaceShown:
    sign: Any = face.sign
    return FaceShown(face.need, face.formations, face.lower_wins, sign)
