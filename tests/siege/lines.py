"""Position lines of the siege for tests: say what matters, the rest of the cards is filled in. And the same lines taken apart again."""

from __future__ import annotations

import re
from dataclasses import dataclass

import tottenbury as tb
from tests.judge import ALL, COLOUR, RUN, SAME_STRENGTH, SUM

BASE, TACTICAL = "siege-2020", "siege-2020-tactics"
EDITIONS = (BASE, TACTICAL)
SOUTH, NORTH = tb.Seat.SOUTH, tb.Seat.NORTH

DECK = tuple(f"{colour}{strength}" for colour in "bgpry" for strength in range(12))
"""Every siege card in the order of the notation (B1.1)."""

TACTICS = ("De", "Ex", "Jo", "Jo", "Rc", "Re", "Sh", "Sp", "Su", "Sw", "Tr")
"""The eleven tactic cards, in the order of the notation (B8)."""

ELITE = ("Jo", "Sh", "Sp")
TILES = tuple(range(1, 8))

Cells = dict[int, str]
"""Wall cells by tile; a tile that is not named is intact and empty."""


@dataclass(frozen=True)
class Face:
    """One side of a wall tile."""

    need: int
    counting: frozenset[int]
    lower_wins: bool = False


_ALL, _SUM, _RUN, _COLOUR, _SAME = ALL, *(frozenset((SUM, other)) for other in (SUM, RUN, COLOUR, SAME_STRENGTH))

FACES = {
    (1, False): Face(3, _SUM),
    (2, False): Face(4, _ALL),
    (3, False): Face(3, _ALL),
    (4, False): Face(2, _ALL),
    (5, False): Face(3, _ALL),
    (6, False): Face(4, _ALL),
    (7, False): Face(3, _SUM, lower_wins=True),
    (1, True): Face(3, _RUN),
    (2, True): Face(2, _SAME),
    (3, True): Face(3, _COLOUR),
    (4, True): Face(4, _SUM, lower_wins=True),
    (5, True): Face(3, _COLOUR),
    (6, True): Face(2, _SAME),
    (7, True): Face(3, _RUN),
}
"""Tile and whether it is damaged: how many cards it asks for and what counts (B2)."""

FULL: Cells = {
    1: "B1G2P4y11p11r11",
    2: "G1P2R3Y5b8b9b10b11",
    3: "B2G3R5g9g10g11",
    4: "B4G6r9r10",
    5: "P1R2Y4y8y9y10",
    6: "B5G5P3R6p7p8p9p10",
    7: "R8Y7G8b0g0p0",
}
"""No slot is free on either side, and the defender leads everywhere."""

_SIEGE = r"(?!t)[A-Za-z]\d+"
CARD = rf"(?:{_SIEGE}|(?i:jo|sp|sh|re|rc|de|tr|ex|su|sw))"
"""One siege or tactic card in a line."""


def tokens_in(text: str) -> list[str]:
    """All cards in a text, siege and tactic, as they are written there."""
    return re.findall(CARD, text)


def cards_in(text: str) -> list[str]:
    """All siege cards in a text, without the owner's letter case."""
    return [card.lower() for card in tokens_in(text) if card[1:].isdecimal()]


def tactics_in(text: str) -> list[str]:
    """All tactic cards in a text, as they are written there."""
    return [card for card in tokens_in(text) if not card[1:].isdecimal()]


def hand_size(edition: str) -> int:
    """Six, with tactic cards seven (B1.3)."""
    return 7 if edition.split(";")[0] == TACTICAL else 6


def ordered(cards: list[str] | str) -> str:
    """Cards in the order of a hand or of the discards; `-` for none."""
    listed = tokens_in(cards) if isinstance(cards, str) else list(cards)
    listed.sort(
        key=lambda card: (
            not card[1:].isdecimal(),
            card[0] if card[1:].isdecimal() else card,
            int("0" + card[1:]) if card[1:].isdecimal() else 0,
        )
    )
    return "".join(listed) or "-"


def damaged(cells: Cells, *tiles: int) -> Cells:
    """The same wall with these tiles damaged."""
    return {**cells, **{tile: "!" + cells.get(tile, ".") for tile in tiles}}


def without(cells: Cells, cards: str) -> Cells:
    """The same wall without these siege cards."""
    gone = cards_in(cards)
    left = {tile: "".join(token for token in re.findall(f"!|{CARD}", cell) if token.lower() not in gone) for tile, cell in cells.items()}
    return {tile: cell if cell.strip("!") else cell + "." for tile, cell in left.items()}


def line(
    cells: Cells,
    to_move: str = "S",
    phase: str = "play",
    south: str | None = None,
    north: str | None = None,
    pile: str | None = None,
    *,
    edition: str = BASE,
    cauldrons: int = 3,
    discards: str | None = None,
    tactics: str | None = None,
    played: str | None = None,
    also: str = "",
) -> str:
    """A whole position. Hands that are not given get siege cards not used yet, a hand that begins with `*` is filled up with them.

    The other cards lie in the pile, unless that is given: then they are discarded. `played` are the elite cards at the wall or discarded,
    by turns and beginning with the seat that is not to move, and then the cards in `also`, unless it is given. `-` is an empty field.
    """
    wall = "/".join(cells.get(tile, ".") for tile in TILES)
    given = cards_in(wall + (south or "") + (north or "") + (pile or "") + (discards or ""))
    assert len(given) == len(set(given)), f"a card twice: {sorted(given)}"
    left = [card for card in DECK if card not in given]
    hands = []
    for seat, hand in zip("SN", (south, north), strict=True):
        has_played = seat == to_move[0] and re.match("declare|draw|support|swap", phase) is not None
        missing = hand_size(edition) - has_played - len(tokens_in(hand or "")) if hand is None or hand.startswith("*") else 0
        hands.append("".join(left[:missing]) + (hand or "").removeprefix("*"))
        left = left[missing:]
    if pile is None:
        pile = "".join(left)
    elif discards is None:
        discards = "".join(left)
    else:
        assert not left, f"no place for {left}"
    fields = [edition, wall, to_move, phase, hands[0] or "-", hands[1] or "-", pile or "-", str(cauldrons), ordered(discards or "")]
    if hand_size(edition) == 7:
        fields += _tactic_fields(wall + (discards or ""), "".join(hands), to_move, tactics, played, also)
    return " ".join(fields)


def _tactic_fields(table: str, hands: str, to_move: str, tactics: str | None, played: str | None, also: str) -> list[str]:
    if played is None:
        lying = [card.capitalize() for card in tactics_in(table)]
        turns = [seat != to_move[0] for seat in "SN"]  # the one who is not to move has played first
        played = "".join(card if turns[n % 2] else card.lower() for n, card in enumerate(lying)) + also
    left = list(TACTICS)
    for card in tactics_in(played + hands + (tactics or "")):
        left.remove(card.capitalize())
    if tactics is None:
        tactics, left = "".join(left), []
    assert not left, f"no place for {left}"
    return [tactics or "-", played or "-"]


def position(cells: Cells, *args: str, **fields: object) -> tb.Position:
    """The same as an object."""
    read = tb.position(line(cells, *args, **fields))
    assert isinstance(read, tb.Position)
    return read


def tactical(cells: Cells, *args: str, **fields: object) -> tb.Position:
    """A position of the game with tactic cards."""
    return position(cells, *args, **{"edition": TACTICAL, **fields})


@dataclass(frozen=True)
class Table:
    """A line taken apart, independently of the package."""

    edition: str
    cells: tuple[str, ...]
    to_move: str
    phase: str
    hands: dict[str, tuple[str, ...]]
    pile: tuple[str, ...]
    cauldrons: int
    discards: tuple[str, ...]
    tactic_pile: tuple[str, ...]
    played: tuple[str, ...]
    text: str

    @classmethod
    def of(cls, situation: object) -> Table:
        """From a position, or anything whose text is a line."""
        text = str(situation)
        edition, wall, to_move, phase, south, north, pile, cauldrons, discards, *tactics = text.split(" ")
        hands = {"S": tuple(tokens_in(south)), "N": tuple(tokens_in(north))}
        tactic_pile, played = (tuple(tokens_in(field)) for field in (tactics or ("", "")))
        known = (tuple(cards_in(pile)), int(cauldrons), tuple(tokens_in(discards)))
        return cls(edition, tuple(wall.split("/")), to_move, phase, hands, *known, tactic_pile, played, text)

    @property
    def name(self) -> str:
        """The phase without what stands behind it."""
        return self.phase.rstrip("~*").partition(":")[0]

    @property
    def passes(self) -> int:
        """How many PLAYs in a row were passed."""
        return self.phase.count("~")

    @property
    def end(self) -> str:
        """The stars behind the phase."""
        return "*" * self.phase.count("*")

    def damaged(self, tile: int) -> bool:
        """Whether a tile shows its damaged side."""
        return self.cells[tile - 1].startswith("!")

    @property
    def breaches(self) -> set[int]:
        """The damaged tiles."""
        return {tile for tile in TILES if self.damaged(tile)}

    def face(self, tile: int) -> Face:
        """What a tile shows now."""
        return FACES[tile, self.damaged(tile)]

    def side(self, tile: int, seat: str) -> list[str]:
        """A seat's cards at a tile, in order of arrival, as a hand writes them: `r7`, `Jo`."""
        cards = tokens_in(self.cells[tile - 1])
        return [card.lower() if card[1].isdecimal() else card.capitalize() for card in cards if card[0].isupper() == (seat == "S")]

    def free(self, seat: str) -> set[int]:
        """The tiles where a seat has a free slot."""
        return {tile for tile in TILES if len(self.side(tile, seat)) < self.face(tile).need}

    def last_seat(self, tile: int) -> str:
        """Whose card arrived last at a tile."""
        return "S" if tokens_in(self.cells[tile - 1])[-1][0].isupper() else "N"

    @property
    def face_up(self) -> list[str]:
        """Every siege card at the wall or among the discards."""
        return cards_in("".join([*self.cells, *self.discards]))


def moves(situation: tb.Position | tb.View) -> set[str]:
    """The legal moves as a set of texts."""
    return {str(move) for move in situation.legal_moves()}


def declarations(situation: tb.Position | tb.View) -> set[int]:
    """The tiles that may be declared now."""
    return {int(move[1:]) for move in moves(situation) if move.startswith("!")}


def targets(situation: tb.Position | tb.View, card: str) -> set[str]:
    """What a tactic card can be played for now: of `Ex@3` the `3`, of `De r9:2` the `r9:2`; of a card without a target the empty text."""
    found = (re.fullmatch(rf"{card}(?:[@ ](.+))?", move) for move in moves(situation))
    return {match[1] or "" for match in found if match}
