"""What the card games share in the terminal: how people name moves, and what is said of claims, draws and tactic cards."""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from typing import Any, ClassVar, cast

from tottenbury.cards.corpus import midgame_corpus
from tottenbury.cards.edition import PLAIN_NAMES, CardEdition
from tottenbury.cards.game import CardGame
from tottenbury.cards.layout import Hand
from tottenbury.core.errors import TottenburyError
from tottenbury.core.position import Move, Position, View
from tottenbury.core.rulebook import Rulebook
from tottenbury.core.seats import Seat
from tottenbury.notation.sentences import deed_words
from tottenbury.terminal.games.presenter import Analysis, Presenter, phase_name

_EXPLANATIONS = ("one colour, consecutive", "all equal", "one colour", "consecutive, any colours", "anything else")
_PIECES = re.compile(r"[A-Za-z]+[0-9]*|[0-9]+|[!.<+*>]")


class CardPresenter(Presenter, ABC):
    """A game of formations at places, with hands, piles and perhaps tactic cards."""

    game: ClassVar[str]
    """The game, as messages choose their forms by it."""
    what: ClassVar[str]
    """What a card of the deck is called."""
    claim_verb: ClassVar[str]
    """What one does to a place whose proof holds."""
    synonyms: ClassVar[Mapping[str, str]] = {}
    """Words that people may type for signs, beside the common ones."""
    edition_class: ClassVar[type[CardEdition]]
    how: ClassVar[tuple[str, ...]]
    """What to type for each tactic card."""
    alone: ClassVar[tuple[str, ...]]
    """The tactic cards that are played at no place and on no card."""

    @abstractmethod
    def hand(self, view: View) -> Hand:
        """The hand of the player who decides."""

    @abstractmethod
    def tactic_texts(self, edition: Any) -> tuple[str, ...]:
        """What each tactic card does in this edition, by kind, in our own words."""

    def phrase(self, situation: Position | View, step: str) -> str:
        """A step of a record in words."""
        body = step.partition("=")[0]
        told = deed_words(situation.book, step, letters=True)
        if body.startswith("!"):
            return told + _grounds(situation, int(body[1:]))
        return f"{told} without effect" if body in self.edition_class.codes and body not in self.alone else told

    def is_news(self, step: str) -> bool:
        """Whether a step is worth telling: not that the other player has drawn a card, as in every turn."""
        return step != "+c=?"

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
            cards, tactics = _game(view.book).read(view.state).pile_size
            lines.append(f"  +c for a {self.what} card ({cards} left), +t for a tactic card ({tactics} left)")
        if phase_name(view) == "play" and (texts := self.tactic_help(_game(view.book).edition, language, self.hand(view).cards)):
            lines.append(texts)
        return lines

    def why_no_claim(self, position: Position, seat: Seat, step: str) -> str:
        """If the card just played completes a side that cannot be claimed yet: what could still beat it."""
        _, at, place = step.partition("@")
        if not at or position.outcome is not None:
            return ""
        proof = position.prove(int(place), seat)
        if proof.formation is None or proof.counter is None:
            return ""
        return f"{self.place.capitalize()} {place} cannot be {self.claimed} yet: you have {proof.formation}, but {proof.reason}."

    def analysis(self, book: Rulebook) -> Analysis:
        """By a net."""
        from tottenbury.terminal import analyse_cards  # loads the nets

        return analyse_cards

    def proofs(self, book: Rulebook, positions: int) -> Callable[[int], int]:
        """Proves all claims in positions from the middle of random games."""
        game = _game(book)
        corpus = midgame_corpus(game, positions, seed=1)
        return lambda rounds: game.count_proofs(corpus, rounds)

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


def _game(book: Rulebook) -> CardGame:
    return cast("CardGame", book.game)


def _grounds(situation: Position | View, place: int) -> str:
    """With what a claim is made, where that can still be seen."""
    proof = situation.prove(place) if situation.outcome is None else None
    return f" with {proof.formation}" if proof is not None and proof.formation else ""


def _fits(pieces: list[str], of_move: list[str]) -> bool:
    """Whether a person's pieces occur in a move in order, its first piece first."""
    if not of_move or pieces[0] != of_move[0]:
        return False
    rest = iter(of_move)
    return all(piece in rest for piece in pieces) and (len(pieces) > 1 or len(of_move) == 1)
