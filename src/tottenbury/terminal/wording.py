"""Moves and rules in words, for people at the terminal."""

from __future__ import annotations

from tottenbury.stones.edition import PLAIN_NAMES
from tottenbury.stones.game import StonesGame
from tottenbury.table.position import Position, View
from tottenbury.table.rulebook import Rulebook

_EXPLANATIONS = ("one colour, consecutive", "all equal", "one colour", "consecutive, any colours", "anything else")


def words(situation: Position | View, text: str) -> str:
    """A step of a record as a phrase."""
    body, _, result = text.partition("=")
    if "@" in body:
        card, _, stone = body.partition("@")
        return f"plays {card} at stone {stone}"
    if body.startswith("!"):
        proof = situation.prove(int(body[1:])) if situation.outcome is None else None
        why = f" with {proof.formation}" if proof is not None and proof.formation else ""
        return f"claims stone {body[1:]}{why}"
    if body.startswith("+"):
        return f"draws {result}" if result not in ("", "?") else "draws a card"
    return {".": "claims nothing more", "pass": "passes"}.get(body, body)


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
    return f"""\
Play one card to your side of a stone, then claim what you can prove; a card is drawn for you.
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
