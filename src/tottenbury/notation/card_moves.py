"""The moves of card games in notation, written and read by the game's table of kinds."""

from __future__ import annotations

import re

from tottenbury.cards.contest import WILD_KINDS, later_wild
from tottenbury.cards.edition import CardEdition
from tottenbury.cards.hands import TACTIC
from tottenbury.cards.moves import PLAY_CARD, SOME_CARD, SOME_TACTIC, card_in, make_move
from tottenbury.core.errors import NotationError
from tottenbury.core.move_kinds import PLACES, MoveKind, MoveKinds, MoveParts, value_in
from tottenbury.kernel.moves import KIND_AT

COVERED = {SOME_CARD: "?c", SOME_TACTIC: "?t"}
"""Cards that the reader does not see."""

_COVERED_NUMBERS = {text: card for card, text in COVERED.items()}


class CardMoves:
    """Writes and reads the moves of one edition."""

    def __init__(self, edition: CardEdition, kinds: MoveKinds, last_laid: int, example: str, own_example: str = "") -> None:
        """`last_laid`: the last kind of tactic card that is laid at a place as cards of the deck are. `example`, `own_example`: moves with
        tactic cards and moves that only this game has, for the error message.
        """
        self.edition = edition
        self.kinds = kinds
        self._last_laid = TACTIC + last_laid
        self._examples = f"r7@3, {example if edition.has_tactics else ''}{own_example}!3, '.', +c or pass"

    def write(self, number: int) -> str:
        """The canonical text of a move."""
        kind = self.kinds.of(number)
        return kind.write({part: self._word(part, value_in(number, part)) for part in kind.parts})

    def _word(self, part: str, value: int) -> str:
        if part in PLACES:
            return str(value + 1)
        return COVERED.get(value) or self.edition.card_name(value)

    def write_hidden(self, number: int) -> str:
        """The text of a move for somebody who does not see the card that was drawn or moved face down, or the order of a pile."""
        kind = self.kinds.of(number)
        if kind.brings:
            return f"{self.write(number)}{kind.brings}?"
        if not kind.covered:
            return self.write(number)
        tactic = card_in(number) >= TACTIC and card_in(number) != SOME_CARD
        return self.write(int(make_move(number >> KIND_AT, SOME_TACTIC if tactic else SOME_CARD, 0, 0)))

    def read(self, text: str) -> tuple[int, str | None]:
        """A move, and the text after `=`."""
        plain = text.strip()
        body, equals, result = plain.partition("=")
        found = self._find(body)
        if found is None:
            raise NotationError(f"{plain!r} is no move; a move is like {self._examples}", "move", 1)
        return found[1], result if equals else None

    def parts(self, text: str) -> MoveParts | None:
        """The parts of a move or of a step; None if this edition has no such move."""
        body, equals, result = text.partition("=")
        try:
            found = self._find(body)
        except NotationError:
            return None
        if found is None:
            return None
        return MoveParts(found[0], found[2].groupdict(), result if equals else None)

    def _find(self, body: str) -> tuple[MoveKind, int, re.Match[str]] | None:
        """The kind and the number of a move."""
        for kind, match in self.kinds.matches(body):
            values = {part: self._value(part, match) for part in kind.parts}
            if kind.number != PLAY_CARD or values["card"] <= self._last_laid:
                return kind, kind.make(values), match
        return None

    def _value(self, part: str, match: re.Match[str]) -> int:
        word = match[part]
        if part in PLACES:
            return int(word) - 1
        return _COVERED_NUMBERS.get(word) or self.read_card(word, match.start(part))

    def read_card(self, name: str, offset: int) -> int:
        """A card of this edition, by its name in a move."""
        edition = self.edition
        code, later = name[:2], name[2:]
        if code in edition.codes and edition.tactics[edition.codes.index(code)]:
            kind = edition.codes.index(code)
            if not later:
                return TACTIC + kind
            if kind < WILD_KINDS and (code == "Jo" or int(later) <= edition.tactics[kind]):
                return int(later_wild(kind, int(later) - 1))
        card = edition.deck.number(name)
        if card is None:
            raise NotationError(f"{edition.id} has no card {name}", "move", offset + 1)
        return card
