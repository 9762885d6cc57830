"""Position lines for tests: say what matters, the rest of the 54 cards is filled in. And the same lines taken apart again."""

from __future__ import annotations

import re
from dataclasses import dataclass

import tottenbury as tb

EDITIONS = ("stones-1999", "stones-2004", "stones-2024")
TACTIC_EDITIONS = ("stones-2004-tactics", "stones-2004-advanced", "stones-2024-tactics", "stones-2024-early-bird")
DECK = tuple(f"{colour}{strength}" for colour in "bgopry" for strength in range(1, 10))
"""Every card in the order of the notation (S1.1)."""

COUSIN_DECK = tuple(f"{colour}{strength}" for colour in "bgopry" for strength in range(1, 11))


def deck_of(edition: str) -> tuple[str, ...]:
    """The cards of an edition: those of its example of an own one have a strength more (D-31)."""
    return COUSIN_DECK if edition.startswith("battle-line") else DECK


Cells = dict[int, str]
"""Border cells by stone; a stone that is not named is empty."""


TERRAIN = ("Fo", "Mu")
_CLAN = r"(?!t)[A-Za-z]\d+"
CARD = rf"(?:{_CLAN}|(?i:jo|sp|sh|fo|mu|sc|re|de|tr))"
"""One clan or tactic card in a line."""


def cards_in(text: str) -> list[str]:
    """All clan cards in a text, without the owner's letter case."""
    return [card.lower() for card in re.findall(_CLAN, text)]


def tactics_in(text: str) -> list[str]:
    """All tactic cards in a text, as they are written there."""
    return [card for card in tokens_in(text) if not card[1].isdecimal()]


def tokens_in(text: str) -> list[str]:
    """All cards in a text, clan and tactic, as they are written there."""
    return re.findall(CARD, text)


def line(
    cells: Cells,
    to_move: str = "S",
    phase: str = "play",
    south: str | None = None,
    north: str | None = None,
    pile: str | None = None,
    edition: str = "stones-1999",
    *,
    sizes: tuple[int, int] | None = None,
    elsewhere: str = "",
) -> str:
    """A whole position. What is not given is filled with cards not used yet: South's hand, North's hand, then the pile gets the rest.

    Hands get six cards, five for the player who has played and not drawn yet, unless `sizes` says otherwise. `-` is an empty hand or pile.
    A hand that begins with `*` is filled up with clan cards. Cards in `elsewhere` are not used.
    """
    border = "/".join(cells.get(stone, ".") for stone in range(1, 10))
    given = cards_in(border + (south or "") + (north or "") + (pile or "") + elsewhere)
    assert len(given) == len(set(given)), f"a card twice: {sorted(given)}"
    left = [card for card in deck_of(edition) if card not in given]
    hands = []
    for n, hand in enumerate((south, north)):
        full = sizes[n] if sizes else 6 if "SN"[n] != to_move or phase.startswith("play") else 5
        size = full - len(tokens_in(hand or "")) if hand is None or hand.startswith("*") else 0
        clan = "".join(left[:size])
        hands.append(clan + (hand or "").removeprefix("*"))
        left = left[size:]
    if pile is not None:
        assert not left, f"no place for {left}"
    rest = pile if pile is not None else "".join(left)
    return f"{edition} {border} {to_move} {phase} {hands[0] or '-'} {hands[1] or '-'} {rest or '-'}"


def position(cells: Cells, *args: str, **fields: str) -> tb.Position:
    """The same as an object."""
    read = tb.position(line(cells, *args, **fields))
    assert isinstance(read, tb.Position)
    return read


def full_border(winners: str) -> Cells:
    """All 54 cards on the border, South's always complete before North's: stone n would go to `winners[n]`.

    Each colour makes the runs 123, 456 and 789, sums 6, 15 and 24; six stones see a 24 win, three a 15 against a 6. Winner's cards, then
    loser's: y789 y456, r789 y123, r456 r123, p789 p456, o789 p123, o456 o123, g789 g456, b789 g123, b456 b123.
    """
    runs = {start: [[f"{colour}{start + n}" for n in range(3)] for colour in "bgopry"] for start in (1, 4, 7)}
    pairs = [(7, 4), (7, 1), (4, 1)] * 3
    cells = {}
    for stone, (winner, (high, low)) in enumerate(zip(winners, pairs, strict=True), 1):
        strong, weak = runs[high].pop(), runs[low].pop()
        south, north = (strong, weak) if winner == "S" else (weak, strong)
        cells[stone] = "".join(card.capitalize() for card in south) + "".join(north)
    return cells


def without(cells: Cells, cards: str) -> Cells:
    """The same border without these cards."""
    gone = cards_in(cards)
    left = {
        stone: "".join(card for card in re.findall(rf"{_CLAN}|[+-]", cell) if card.lower() not in gone) for stone, cell in cells.items()
    }
    return {stone: cell or "." for stone, cell in left.items()}


def claimed(cells: Cells, **owners: tuple[int, ...]) -> Cells:
    """The same border with stones claimed: `claimed(cells, S=(1, 2), N=(5,))`."""
    marks = {stone: mark for seat, mark in (("S", "+"), ("N", "-")) for stone in owners.get(seat, ())}
    return {stone: cell + marks.get(stone, "") for stone, cell in cells.items()}


@dataclass(frozen=True)
class Table:
    """A line taken apart, independently of the package."""

    edition: str
    cells: tuple[str, ...]
    to_move: str
    phase: str
    hands: dict[str, tuple[str, ...]]
    pile: tuple[str, ...]
    text: str
    tactic_pile: tuple[str, ...] = ()
    discards: tuple[str, ...] = ()
    played: tuple[str, ...] = ()

    @classmethod
    def of(cls, situation: object) -> Table:
        """From a position, or anything whose text is a line."""
        text = str(situation)
        edition, border, to_move, phase, south, north, pile, *tactics = text.split(" ")
        hands = {"S": tuple(tokens_in(south)), "N": tuple(tokens_in(north))}
        rest = (tuple(tokens_in(field)) for field in tactics)
        return cls(edition, tuple(border.split("/")), to_move, phase, hands, tuple(cards_in(pile)), text, *rest)

    def side(self, stone: int, seat: str) -> list[str]:
        """A seat's cards at a stone, in order of arrival, as a hand writes them: `r7`, `Jo`."""
        cards = [card for card in tokens_in(self.cells[stone - 1]) if card.capitalize() not in TERRAIN]
        named = [(card, card.lower() if card[1].isdecimal() else card.capitalize()) for card in cards]
        return [name for card, name in named if card[0].isupper() == (seat == "S")]

    def terrain(self, stone: int) -> set[str]:
        """Fog and mud at a stone."""
        return {card.capitalize() for card in tactics_in(self.cells[stone - 1])} & set(TERRAIN)

    def need(self, stone: int) -> int:
        """How many cards a complete formation has there (S3.2)."""
        return 3 + ("Mu" in self.terrain(stone))

    def last_seat(self, stone: int) -> str:
        """Whose card arrived last at a stone."""
        return "S" if tokens_in(self.cells[stone - 1])[-1][0].isupper() else "N"

    def owned(self, seat: str) -> set[int]:
        """The stones that a seat has claimed."""
        mark = "+" if seat == "S" else "-"
        return {stone for stone, cell in enumerate(self.cells, 1) if cell.endswith(mark)}

    @property
    def open_stones(self) -> set[int]:
        """The stones that nobody has claimed."""
        return set(range(1, 10)) - self.owned("S") - self.owned("N")

    @property
    def face_up(self) -> list[str]:
        """Every clan card on the border or among the discards."""
        return cards_in("".join([*self.cells, *self.discards]))


def claims(situation: tb.Position | tb.View) -> set[int]:
    """The stones that may be claimed now."""
    return {int(move[1:]) for move in situation.legal_moves() if move.startswith("!")}
