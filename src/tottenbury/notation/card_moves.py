"""The moves of card games in notation: those that the games share. Each game adds its own."""

from __future__ import annotations

import re
from collections.abc import Mapping

from tottenbury.cards.contest import MAX_SIDE, WILD_KINDS, later_wild
from tottenbury.cards.edition import CardEdition
from tottenbury.cards.hands import TACTIC
from tottenbury.cards.moves import (
    CLAIM_PLACE,
    DESERT,
    DONE_MOVE,
    DRAW_MOVE,
    DRAW_TACTIC_MOVE,
    KIND,
    NOWHERE,
    PASS_MOVE,
    PLAY_CARD,
    REDEPLOY,
    SOME_CARD,
    SOME_TACTIC,
    TURN_TRAITOR,
    card_in,
    claim_move,
    make_move,
    place_in,
    play_move,
    source_in,
)
from tottenbury.table.errors import NotationError

PLACE = "([1-9][0-9]?)"
CARD = rf"([a-z][0-9]+|[A-Z][a-z][2-{MAX_SIDE}]?)"
_PLAY = re.compile(f"{CARD}@{PLACE}")
_CLAIM = re.compile(f"!{PLACE}")
_MOVE_CARD = re.compile(f"(Re|Tr) {CARD}:{PLACE}>(x|[1-9][0-9]?)")
_TAKE_CARD = re.compile(f"(De|x) {CARD}:{PLACE}")

_ACTIONS = {"Re": REDEPLOY, "De": DESERT, "Tr": TURN_TRAITOR}


class CardMoves:
    """Writes and reads the moves of one edition."""

    lain: int
    """The last kind of tactic card that is laid at a place like a card of the deck."""
    example: str
    """Moves with tactic cards, for the error message."""
    own_example: str = ""
    """Moves that only this game has."""

    def __init__(self, edition: CardEdition) -> None:
        self.edition = edition
        self.actions: dict[str, int] = dict(_ACTIONS)
        """Moves that take a card from a place, by their first word."""
        self.words: dict[str, int] = {".": DONE_MOVE, "+c": DRAW_MOVE, "pass": PASS_MOVE}
        """Moves that are a mere word."""
        if edition.has_tactics:
            self.words["+t"] = DRAW_TACTIC_MOVE

    def _add(self, words: Mapping[str, int]) -> None:
        self.words |= words

    def write(self, number: int) -> str:
        """The canonical text of a move."""
        word = next((word for word, move in self.words.items() if move == number), None)
        if word is not None:
            return word
        kind, card = number >> KIND, card_in(number)
        source, target = source_in(number) + 1, place_in(number) + 1
        if kind == CLAIM_PLACE:
            return f"!{target}"
        if kind == PLAY_CARD:
            return f"{self.edition.card_name(card)}@{target}"
        name = next((name for name, action in self.actions.items() if action == kind), None)
        if name is None:
            return self._write_own(number)
        if source_in(number) == NOWHERE:
            return name  # played without effect
        goes = ">x" if place_in(number) == NOWHERE else f">{target}"
        return f"{name} {self.edition.card_name(card)}:{source}{goes if kind in (REDEPLOY, TURN_TRAITOR) else ''}"

    def _write_own(self, number: int) -> str:
        """A move that only this game has."""
        raise AssertionError(number)

    def _read_own(self, body: str) -> int | None:
        """A move that only this game has; None if it is none."""
        return None

    def write_hidden(self, number: int) -> str:
        """A move as one writes it who does not see the card: drawn, or moved face down."""
        if number in (DRAW_MOVE, DRAW_TACTIC_MOVE):
            return f"{self.write(number)}=?"
        tactic = card_in(number) >= TACTIC and card_in(number) != SOME_CARD
        return self.write(int(make_move(number >> KIND, SOME_TACTIC if tactic else SOME_CARD, 0, 0)))

    def read(self, text: str) -> tuple[int, str | None]:
        """A move, and what stands behind `=`."""
        plain = text.strip()
        body, equals, result = plain.partition("=")
        number = self._read(body)
        if number is None:
            tactics = self.example if self.edition.has_tactics else ""
            examples = f"r7@3, {tactics}{self.own_example}!3, '.', +c or pass"
            raise NotationError(f"{plain!r} is no move; a move is like {examples}", "move", 1)
        return number, result if equals else None

    def _read(self, body: str) -> int | None:
        if body in self.words:
            return self.words[body]
        if (match := _PLAY.fullmatch(body)) and (card := self.read_card(match[1], match.start(1))) <= TACTIC + self.lain:
            return int(play_move(card, int(match[2]) - 1))
        if match := _CLAIM.fullmatch(body):
            return int(claim_move(int(match[1]) - 1))
        if self.edition.has_tactics:
            if match := _MOVE_CARD.fullmatch(body):
                target = NOWHERE if match[4] == "x" else int(match[4]) - 1
                if target == NOWHERE and match[1] == "Tr":
                    return None
                return int(make_move(self.actions[match[1]], self.read_card(match[2], match.start(2)), int(match[3]) - 1, target))
            if (match := _TAKE_CARD.fullmatch(body)) and match[1] in self.actions:
                return int(make_move(self.actions[match[1]], self.read_card(match[2], match.start(2)), int(match[3]) - 1, NOWHERE))
        return self._read_own(body)

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

    def covered_name(self, card: int) -> str:
        """A card that is moved face down, as its owner writes it or as others see it."""
        return {SOME_CARD: "?c", SOME_TACTIC: "?t"}.get(card) or self.edition.card_name(card)

    def read_covered(self, name: str, offset: int) -> int:
        """The reverse of `covered_name`."""
        return {"?c": SOME_CARD, "?t": SOME_TACTIC}.get(name) or self.read_card(name, offset)
