"""Moves and rules in words, for people at the terminal."""

from __future__ import annotations

import re

from tottenbury.cards.hands import MAIN_PILE
from tottenbury.stones.edition import PLAIN_NAMES, PLAIN_TACTICS, Edition
from tottenbury.stones.game import StonesGame
from tottenbury.stones.layout import TACTIC_NAMES
from tottenbury.stones.state import TURN_START
from tottenbury.table.errors import TottenburyError
from tottenbury.table.position import Move, Position, View
from tottenbury.table.rulebook import Rulebook

_EXPLANATIONS = ("one colour, consecutive", "all equal", "one colour", "consecutive, any colours", "anything else")

_SYNONYMS = {"claim": "!", "done": ".", "clan": "+c", "tactic": "+t", "draw": "+c"}
_PIECES = re.compile(r"[A-Za-z]+[0-9]*|[0-9]+|[!.<+]")


def words(situation: Position | View, text: str) -> str:
    """A step of a record as a phrase."""
    body, _, result = text.partition("=")
    name, _, rest = body.partition(" ")
    if "@" in body:
        card, _, stone = body.partition("@")
        return f"plays {_spoken(card)} at stone {stone}"
    if body.startswith("!"):
        proof = situation.prove(int(body[1:])) if situation.outcome is None else None
        why = f" with {proof.formation}" if proof is not None and proof.formation else ""
        return f"claims stone {body[1:]}{why}"
    if body.startswith("+"):
        unseen = "draws a tactic card" if body == "+t" else "draws a card"
        return f"draws {_spoken(result)}" if result not in ("", "?") else unseen
    if body.startswith("<"):
        return "returns a card" if "?" in body else f"returns {_spoken(body[1:])}"
    card, _, way = rest.partition(":")
    source, _, target = way.partition(">")
    goes = {"": "", "x": " off the table"}.get(target, f" to stone {target}")
    if name in ("Re", "De", "Tr") and rest:
        return f"{ {'Re': 'redeploys', 'De': 'makes a deserter of', 'Tr': 'turns'}[name] } {_spoken(card)} from stone {source}{goes}"
    if name == "x":
        return f"gives up {_spoken(card)} at stone {source}"
    return {".": "claims nothing more", "pass": "passes", "Sc": "sends the scout"}.get(body, f"plays {_spoken(body)} without effect")


def _spoken(card: str) -> str:
    """A card as one says it: the letters of a clan card, the name of a tactic card."""
    return f"the {PLAIN_TACTICS[TACTIC_NAMES.index(card[:2])]}" if card[:2] in TACTIC_NAMES else card


def understand(line: str, moves: tuple[Move, ...]) -> str:
    """The move that a person means: its text, or its pieces with blanks between them and what is obvious left out.

    `r7 3`, `claim 3`, `re b4 6`, `de r9`: the pieces must occur in one legal move, in this order.
    """
    if line in moves:
        return line
    pieces = [piece for word in line.lower().split() for piece in _PIECES.findall(_SYNONYMS.get(word, word))]
    if not pieces:
        return line
    meant = [move for move in moves if _fits(pieces, [piece.lower() for piece in _PIECES.findall(move)])]
    if len(meant) > 1:
        shown = ", ".join(meant[:6]) + (" ..." if len(meant) > 6 else "")
        raise TottenburyError(f"that could be {shown}")
    if meant:
        return str(meant[0])
    clan_play = len(pieces) == 2 and pieces[1].isdecimal()
    return (f"!{pieces[1]}" if pieces[0] == "!" else f"{_cased(pieces[0])}@{pieces[1]}") if clan_play else line


def _cased(piece: str) -> str:
    return piece.capitalize() if piece.capitalize() in TACTIC_NAMES else piece


def _fits(pieces: list[str], of_move: list[str]) -> bool:
    """Whether a person's pieces occur in a move in order, its first piece first."""
    if not of_move or pieces[0] != of_move[0]:
        return False
    rest = iter(of_move)
    return all(piece in rest for piece in pieces) and (len(pieces) > 1 or len(of_move) == 1)


def tactic_texts(edition: Edition) -> tuple[str, ...]:
    """What each tactic card does in this edition, by kind, in our own words."""
    deck, need = edition.deck, edition.need
    low, high = deck.shield
    where = "on the stone" if not edition.stone_cards_targetable else "at the stone"
    back = "under" if edition.scout_under else "on top of"
    terrain = ", fog or mud" if edition.stone_cards_targetable else ""
    return (
        f"stands for any card, {deck.weakest} to {deck.strongest} in any colour, chosen when the stone is decided",
        f"a {deck.spy} of any colour, chosen when the stone is decided",
        f"a {low} to {high} of any colour, chosen when the stone is decided",
        f"lies {where}: only the sum of the cards counts there",
        f"lies {where}: {need + 1} cards a side are needed there",
        f"draw three cards from the piles, one by one, then put two cards of your hand back {back} their piles",
        f"move one of your own cards{terrain} at an open stone to another open stone, or discard it",
        f"discard one card{terrain} of the other side at an open stone",
        "take a clan card of the other side at an open stone over to a free place of yours",
    )


_HOW = ("Jo 3", "Sp 3", "Sh 3", "Fo 3", "Mu 3", "Sc", "re b4 6, or re b4 x", "de r9", "tr g3 7")


def tactic_help(edition: Edition, language: str, only: tuple[str, ...] = TACTIC_NAMES) -> str:
    """The tactic cards of an edition: name, what it does, what to type."""
    lines = []
    names = edition.tactic_names(language)
    for kind, (short, text) in enumerate(zip(TACTIC_NAMES, tactic_texts(edition), strict=True)):
        if short in only and edition.tactics[kind]:
            lines.append(f"  {short} {names[kind]}: {text}. Type: {_HOW[kind]}")
    return "\n".join(lines)


def help_text(book: Rulebook, language: str) -> str:
    """What can be typed, and what beats what in this edition."""
    game = book.game
    assert isinstance(game, StonesGame)
    edition = game.edition
    names = edition.formation_names(language)
    plain = PLAIN_NAMES["en"]
    width = max(len(name) for name in names)
    formations = "\n".join(
        f"  {rank}. {name:<{width}}  {explanation}{'' if name == key else f' ({key})'}"
        for rank, (name, key, explanation) in enumerate(zip(names, plain, _EXPLANATIONS, strict=True), 1)
    )
    order = "Claim what you can prove, then play one card to your side of a stone"
    if edition.claim_window != TURN_START:
        order = "Play one card to your side of a stone, then claim what you can prove"
    text = f"""\
{order}; a card is drawn for you.
Whoever owns {edition.adjacent_to_win} adjacent stones or {edition.stones_to_win} in all wins.
A formation has {edition.need} cards. Strongest first:
{formations}
Equal formations: the higher sum; equal sums: the side that was complete first.
Type
  r7@3 or r7 3     play the red 7 at stone 3        !3 or claim 3   claim stone 3
  . or done        claim nothing more               pass            only when no card can be played
  prove 3          would a claim at 3 hold, and why moves           all legal moves
  unseen           the cards that are not face up   show            draw the table again
  position         this view as a line of notation  undo            take back
  save FILE        keep the record of the game      resign, quit    give up; leave"""
    if not edition.has_tactics:
        return text
    return f"""{text}
  +c or +t         draw a clan card, a tactic card  <r1             return the red 1 as a scout
Tactic cards are played instead of a clan card, at most {edition.tactic_lead} more than the other player has played:
{tactic_help(edition, language)}"""


def tactics_in_hand(view: View, language: str) -> str:
    """The texts of the tactic cards that the mover holds; empty if there is none."""
    game = view.book.game
    assert isinstance(game, StonesGame)
    hand = game.layout(view.state).hands[view.to_move].cards
    return tactic_help(game.edition, language, tuple(name for name in hand if name in TACTIC_NAMES))


def choice_of_pile(view: View) -> str:
    """What to type when a card is to be drawn from either pile."""
    sizes = view.state["pile_size"][0]
    return f"+c for a clan card ({sizes[MAIN_PILE]} left), +t for a tactic card ({sizes[1 - MAIN_PILE]} left)"
