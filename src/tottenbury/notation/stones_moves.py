"""The moves of the border stones in notation."""

from __future__ import annotations

import re

from tottenbury.cards.contest import SECOND_JOKER
from tottenbury.cards.deck import SHIELD
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
from tottenbury.stones.edition import Edition
from tottenbury.stones.layout import TACTIC_NAMES, card_name
from tottenbury.stones.moves import GIVE_UP, RETURN_CARD, SCOUT_OUT, return_move
from tottenbury.table.errors import NotationError

_STONE = "([1-9][0-9]?)"
_CARD = r"([a-z][0-9]+|[A-Z][a-z]2?)"
_PLAY = re.compile(f"{_CARD}@{_STONE}")
_CLAIM = re.compile(f"!{_STONE}")
_MOVE_CARD = re.compile(f"(Re|Tr) {_CARD}:{_STONE}>(x|[1-9][0-9]?)")
_TAKE_CARD = re.compile(f"(De|x) {_CARD}:{_STONE}")
_RETURN = re.compile(rf"<(?:{_CARD}|\?([ct]))")

_WORDS = {".": DONE_MOVE, "+c": DRAW_MOVE, "+t": DRAW_TACTIC_MOVE, "pass": PASS_MOVE}
_GUILE = {"Sc": SCOUT_OUT, "Re": REDEPLOY, "De": DESERT, "Tr": TURN_TRAITOR, "x": GIVE_UP}
_WORDS |= {name: int(make_move(_GUILE[name], 0, NOWHERE, NOWHERE)) for name in ("Sc", "Re", "De", "Tr")}
_WORD_OF = {number: word for word, number in _WORDS.items()}
_GUILE_OF = {kind: name for name, kind in _GUILE.items()}


def write_move(edition: Edition, number: int) -> str:
    """The canonical text of a move."""
    if number in _WORD_OF:
        return _WORD_OF[number]
    kind, card = number >> KIND, card_in(number)
    source, target = source_in(number) + 1, place_in(number) + 1
    if kind == CLAIM_PLACE:
        return f"!{target}"
    if kind == RETURN_CARD and card in (SOME_CARD, SOME_TACTIC):
        return "<?c" if card == SOME_CARD else "<?t"
    name = card_name(edition.deck, card)
    if kind == PLAY_CARD:
        return f"{name}@{target}"
    if kind == RETURN_CARD:
        return f"<{name}"
    goes = ">x" if place_in(number) == NOWHERE else f">{target}"
    return f"{_GUILE_OF[kind]} {name}:{source}{'' if kind in (DESERT, GIVE_UP) else goes}"


def write_hidden(edition: Edition, number: int) -> str:
    """A move as one writes it who does not see the card that is drawn or returned."""
    if number in (DRAW_MOVE, DRAW_TACTIC_MOVE):
        return f"{_WORD_OF[number]}=?"
    return write_move(edition, int(return_move(SOME_CARD if card_in(number) < TACTIC or card_in(number) == SOME_CARD else SOME_TACTIC)))


def read_move(edition: Edition, text: str) -> tuple[int, str | None]:
    """A move, and what stands behind `=`."""
    plain = text.strip()
    body, equals, result = plain.partition("=")
    number = _read(edition, body)
    if number is None:
        tactics = "Jo@3, Sc, Re b4:3>6, De r9:2, Tr g3:4>7, +t, " if edition.has_tactics else ""
        examples = f"r7@3, {tactics}!3, '.', +c or pass"
        raise NotationError(f"{plain!r} is no move; a move is like {examples}", "move", 1)
    return number, result if equals else None


def _read(edition: Edition, body: str) -> int | None:
    if body in _WORDS and (edition.has_tactics or body in (".", "+c", "pass")):
        return _WORDS[body]
    if match := _PLAY.fullmatch(body):
        card = read_card(edition, match[1], match.start(1))
        if card > TACTIC + SHIELD + 2:  # only clan, elite and terrain cards are laid at stones
            return None
        return int(play_move(card, int(match[2]) - 1))
    if match := _CLAIM.fullmatch(body):
        return int(claim_move(int(match[1]) - 1))
    if not edition.has_tactics:
        return None
    if match := _MOVE_CARD.fullmatch(body):
        target = NOWHERE if match[4] == "x" else int(match[4]) - 1
        if target == NOWHERE and match[1] == "Tr":
            return None
        return int(make_move(_GUILE[match[1]], read_card(edition, match[2], match.start(2)), int(match[3]) - 1, target))
    if match := _TAKE_CARD.fullmatch(body):
        return int(make_move(_GUILE[match[1]], read_card(edition, match[2], match.start(2)), int(match[3]) - 1, NOWHERE))
    if match := _RETURN.fullmatch(body):
        if match[2]:
            return int(return_move(SOME_CARD if match[2] == "c" else SOME_TACTIC))
        return int(return_move(read_card(edition, match[1], match.start(1))))
    return None


def read_card(edition: Edition, name: str, offset: int) -> int:
    """A card of this edition, by its name in a move."""
    if edition.has_tactics and name == "Jo2":
        return SECOND_JOKER
    if name in TACTIC_NAMES and edition.tactics[TACTIC_NAMES.index(name)]:
        return TACTIC + TACTIC_NAMES.index(name)
    card = edition.deck.number(name)
    if card is None:
        raise NotationError(f"{edition.id} has no card {name}", "move", offset + 1)
    return card
