"""What the card games share in the terminal: cards, hands, and how people name moves."""

from __future__ import annotations

import re
from abc import abstractmethod
from collections.abc import Mapping
from typing import Any, ClassVar

from rich.text import Text

from tottenbury.cards.edition import PLAIN_NAMES, CardEdition
from tottenbury.cards.game import CardGame
from tottenbury.cards.layout import Hand
from tottenbury.table.errors import TottenburyError
from tottenbury.table.position import Move, Position, View
from tottenbury.terminal.face import Face, phase_name

CARD_STYLES = {
    "r": "bold white on red3",
    "o": "bold black on dark_orange",
    "y": "bold black on yellow3",
    "g": "bold white on green4",
    "b": "bold white on blue3",
    "p": "bold white on dark_magenta",
}
TACTIC_STYLE = "bold black on grey82"
LABEL = 7

_EXPLANATIONS = ("one colour, consecutive", "all equal", "one colour", "consecutive, any colours", "anything else")
_PIECES = re.compile(r"[A-Za-z]+[0-9]*|[0-9]+|[!.<+*>]")


def card_text(name: str) -> Text:
    """A card as a small coloured tile."""
    return Text(f" {name} ", style=TACTIC_STYLE if name[0].isupper() else CARD_STYLES.get(name[0], "reverse"))


def row(label: str, cells: list[Text], width: int) -> Text:
    """Cells of one width behind a label."""
    line = Text(f"{label:<{LABEL}}", style="dim")
    for cell in cells:
        room = max(0, width - cell.cell_len)
        line += Text(" " * (room // 2)) + cell + Text(" " * (room - room // 2))
    return line


def cards_text(names: tuple[str, ...]) -> Text:
    """Cards side by side."""
    text = Text()
    for name in names:
        text += card_text(name) + Text(" ")
    return text if names else Text("none", style="dim")


def hand_text(hand: Hand) -> Text:
    """A hand: the known cards, and how many more there are."""
    text = cards_text(hand.cards) if hand.cards else Text()
    for number, what in ((hand.hidden, "hidden card"), (hand.hidden_tactics, "hidden tactic card")):
        if number:
            text += Text(f"{number} {what}{'s' if number > 1 else ''} ", style="dim")
    return text if text.cell_len else Text("no cards", style="dim")


def side_rows(sides: list[tuple[str, ...]], needs: list[int], below: bool) -> list[list[Text]]:
    """One seat's cards, the first arrivals in the middle; a dot where one is still missing."""
    depth = max(needs + [len(side) for side in sides])
    rows = [[_slot(side, need, n) for side, need in zip(sides, needs, strict=True)] for n in range(depth)]
    return rows if below else rows[::-1]


def _slot(side: tuple[str, ...], need: int, n: int) -> Text:
    if n < len(side):
        return card_text(side[n])
    return Text("·" if n < need else "", style="dim")


class CardFace(Face):
    """A game of formations at places, with hands, piles and perhaps tactic cards."""

    claim_verb: ClassVar[str]
    """What one does to a place whose proof holds."""
    synonyms: ClassVar[Mapping[str, str]] = {}
    """Words that people may type for signs, beside the common ones."""
    edition_class: ClassVar[type[CardEdition]]

    @abstractmethod
    def edition(self, situation: Position | View) -> CardEdition:
        """The edition that is played."""

    @abstractmethod
    def hand(self, view: View) -> Hand:
        """The hand of the player who decides."""

    @abstractmethod
    def tactic_texts(self, edition: Any) -> tuple[str, ...]:
        """What each tactic card does in this edition, by kind, in our own words."""

    how: ClassVar[tuple[str, ...]]
    """What to type for each tactic card."""

    def spoken(self, card: str) -> str:
        """A card as one says it: the letters of a card of the deck, the name of a tactic card."""
        codes = self.edition_class.codes
        return f"the {self.edition_class.plain_tactics[codes.index(card[:2])]}" if card[:2] in codes else card

    def words(self, situation: Position | View, text: str) -> str:
        """A step of a record as a phrase."""
        body, _, result = text.partition("=")
        name, _, rest = body.partition(" ")
        own = self._own_words(body, name, rest)
        if own is not None:
            return own
        if "@" in body:
            card, _, place = body.partition("@")
            return f"plays {self.spoken(card)} at {self.place} {place}"
        if body.startswith("!"):
            proof = situation.prove(int(body[1:])) if situation.outcome is None else None
            why = f" with {proof.formation}" if proof is not None and proof.formation else ""
            return f"{self.claim_verb}s {self.place} {body[1:]}{why}"
        if body.startswith("+"):
            unseen = "draws a tactic card" if body == "+t" else "draws a card"
            return f"draws {self.spoken(result)}" if result not in ("", "?") else unseen
        card, _, way = rest.partition(":")
        source, _, target = way.partition(">")
        goes = {"": "", "x": " off the table"}.get(target, f" to {self.place} {target}")
        verbs = {"Re": "redeploys", "De": "makes a deserter of", "Tr": "turns"}
        if name in verbs and rest:
            return f"{verbs[name]} {self.spoken(card)} from {self.place} {source}{goes}"
        return {".": f"{self.claim_verb}s nothing more", "pass": "passes"}.get(body, f"plays {self.spoken(body)} without effect")

    def _own_words(self, body: str, name: str, rest: str) -> str | None:
        """A step that only this game has."""
        return None

    def understand(self, line: str, moves: tuple[Move, ...]) -> str:
        """The move that a person means: its text, or its pieces with blanks between them and what is obvious left out.

        `r7 3`, `claim 3`, `re b4 6`, `de r9`: the pieces must occur in one legal move, in this order.
        """
        if line in moves:
            return line
        synonyms = {"claim": "!", "done": ".", "clan": "+c", "tactic": "+t", "draw": "+c", **self.synonyms}
        pieces = [piece for word in line.lower().split() for piece in _PIECES.findall(synonyms.get(word, word))]
        if not pieces:
            return line
        meant = [move for move in moves if _fits(pieces, [piece.lower() for piece in _PIECES.findall(move)])]
        if len(meant) > 1:
            shown = ", ".join(meant[:6]) + (" ..." if len(meant) > 6 else "")
            raise TottenburyError(f"that could be {shown}")
        if meant:
            return str(meant[0])
        if len(pieces) != 2 or not pieces[1].isdecimal():
            return line
        return f"{pieces[0]}{pieces[1]}" if pieces[0] in ("!", "<") else f"{self._cased(pieces[0])}@{pieces[1]}"

    def _cased(self, piece: str) -> str:
        return piece.capitalize() if piece.capitalize() in self.edition_class.codes else piece

    def notes(self, view: View, language: str) -> list[str]:
        """Claims that hold, with their proofs; what to type for a draw; what the tactic cards in hand do."""
        lines = []
        if claims := [str(move) for move in view.legal_moves() if move.startswith("!")]:
            lines += [f"  {claim} - {self.proof_words(view.prove(int(claim[1:])))}" for claim in claims]
            if "." in view.legal_moves():
                lines.append(f"  . - go on without {self.claim_verb.rstrip('e')}ing")
        elif phase_name(view) in ("draw", "scout-draw"):
            game = view.book.game
            assert isinstance(game, CardGame)
            cards, tactics = game.read(view.state).pile_size
            lines.append(f"  +c for a {self.what} card ({cards} left), +t for a tactic card ({tactics} left)")
        if phase_name(view) == "play" and (texts := self.tactic_help(self.edition(view), language, self.hand(view).cards)):
            lines.append(texts)
        return lines

    what: ClassVar[str]
    """What a card of the deck is called."""

    def tactic_help(self, edition: CardEdition, language: str, only: tuple[str, ...] | None = None) -> str:
        """The tactic cards of an edition: name, what it does, what to type."""
        names = edition.tactic_names(language)
        lines = []
        for kind, (short, text) in enumerate(zip(edition.codes, self.tactic_texts(edition), strict=True)):
            if (only is None or short in only) and edition.tactics[kind]:
                lines.append(f"  {short} {names[kind]}: {text}. Type: {self.how[kind]}")
        return "\n".join(lines)

    def formations_help(self, edition: CardEdition, language: str) -> str:
        """The five formations, strongest first, one a line."""
        names, plain = edition.formation_names(language), PLAIN_NAMES["en"]
        width = max(len(name) for name in names)
        return "\n".join(
            f"  {rank}. {name:<{width}}  {explanation}{'' if name == key else f' ({key})'}"
            for rank, (name, key, explanation) in enumerate(zip(names, plain, _EXPLANATIONS, strict=True), 1)
        )


def _fits(pieces: list[str], of_move: list[str]) -> bool:
    """Whether a person's pieces occur in a move in order, its first piece first."""
    if not of_move or pieces[0] != of_move[0]:
        return False
    rest = iter(of_move)
    return all(piece in rest for piece in pieces) and (len(pieces) > 1 or len(of_move) == 1)
