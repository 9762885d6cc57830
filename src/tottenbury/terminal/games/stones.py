"""The border stones in the terminal: colours for the eye, letters for everybody."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, cast

from rich.console import Console
from rich.text import Text

from tottenbury.cards.layout import Hand
from tottenbury.core.position import Position, View
from tottenbury.core.rulebook import Rulebook
from tottenbury.core.seats import Seat
from tottenbury.stones.edition import Edition
from tottenbury.stones.game import StonesGame
from tottenbury.stones.layout import Border, Stone
from tottenbury.stones.state import TURN_START
from tottenbury.terminal.games.card_drawing import cards_text, hand_text, row, side_rows
from tottenbury.terminal.games.cards import CardPresenter
from tottenbury.terminal.games.presenter import SEAT_STYLES

WIDTH = 8


class StonesPresenter(CardPresenter):
    """Nine stones between two sides."""

    game = "stones"
    place = "stone"
    what = "clan"
    claim_verb = "claim"
    edition_class = Edition
    wishes: ClassVar[Mapping[str, str]] = {
        "play": "play a card",
        "claim": "claim a stone, or '.' to go on",
        "claim-first": "claim a stone, or '.' to go on",
        "draw": "draw a card",
        "scout-draw": "draw as a scout",
        "scout-return": "return a card, such as <r1",
        "mud-discard": "give up a card, such as x b4:3",
    }
    doing: ClassVar[Mapping[str, str]] = {
        "play": "plays a card",
        "claim": "may claim stones",
        "claim-first": "may claim stones",
        "draw": "draws a card",
        "scout-draw": "draws as a scout",
        "scout-return": "returns a scouted card",
        "mud-discard": "gives up a card where the mud has gone",
    }
    how = ("Jo 3", "Sp 3", "Sh 3", "Fo 3", "Mu 3", "Sc", "re b4 6, or re b4 x", "de r9", "tr g3 7")
    alone = ("Sc",)

    def hand(self, view: View) -> Hand:
        """The hand of the player who decides."""
        return _game(view.book).layout(view.state).hands[view.to_move]

    def unseen(self, view: View) -> str:
        """The clan cards that are not face up."""
        return "Not face up yet (your hand among them): " + " ".join(_game(view.book).layout(view.state).unseen)

    def draw(self, console: Console, situation: Position | View) -> None:
        """The whole table: North above, the border in the middle, South below."""
        game = _game(situation.book)
        border: Border = game.layout(situation.state)
        stones = border.stones
        needs = [stone.need for stone in stones]
        sides = [[stone.sides[seat] for stone in stones] for seat in Seat]
        lines = [Text("North  ", style=SEAT_STYLES[Seat.NORTH]) + hand_text(border.hands[Seat.NORTH])]
        lines += [row("", _stone_cells(stones, Seat.NORTH), WIDTH)]
        lines += [row("", cells, WIDTH) for cells in side_rows(sides[Seat.NORTH], needs, below=False)]
        lines += [row(f"pile {border.pile}", _stone_cells(stones, None), WIDTH)]
        lines += [row("", cells, WIDTH) for cells in side_rows(sides[Seat.SOUTH], needs, below=True)]
        lines += [row("", _stone_cells(stones, Seat.SOUTH), WIDTH)]
        lines += [Text("South  ", style=SEAT_STYLES[Seat.SOUTH]) + hand_text(border.hands[Seat.SOUTH])]
        if game.edition.has_tactics:
            played = " ".join(f"{seat.letter}:{name}" for seat, name in border.played) or "none"
            lines += [Text(f"tactic pile {border.tactic_pile}; tactic cards played: {played}; discards: ", style="dim")]
            lines[-1] += cards_text(border.discards)
        for line in lines:
            line.rstrip()
            console.print(line, soft_wrap=True, highlight=False)

    def tactic_texts(self, edition: Edition) -> tuple[str, ...]:
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

    def help_text(self, book: Rulebook, language: str) -> str:
        """What can be typed, and what beats what in this edition."""
        edition = _game(book).edition
        order = "Claim what you can prove, then play one card to your side of a stone"
        if edition.claim_window != TURN_START:
            order = "Play one card to your side of a stone, then claim what you can prove"
        text = f"""\
{order}; a card is drawn for you.
Whoever owns {edition.adjacent_to_win} adjacent stones or {edition.stones_to_win} in all wins.
A formation has {edition.need} cards. Strongest first:
{self.formations_help(edition, language)}
Equal formations: the higher sum; equal sums: the side that was complete first.
Type
  r7@3 or r7 3     play the red 7 at stone 3        !3 or claim 3   claim stone 3
  . or done        claim nothing more               pass            only when no card can be played
  prove 3          would a claim at 3 hold, and why moves           all legal moves
  unseen           the cards that are not face up   show            draw the table again
  position         this view as a line of notation  undo            take back
  hint             what a strong player would do    hint 5s         the same after 5 seconds of thought
  save FILE        keep the record of the game      resign, quit    give up; leave"""
        if not edition.has_tactics:
            return text
        return f"""{text}
  +c or +t         draw a clan card, a tactic card  <r1             return the red 1 as a scout
Tactic cards are played instead of a clan card, at most {edition.tactic_lead} more than the other player has played:
{self.tactic_help(edition, language)}"""


def _game(book: Rulebook) -> StonesGame:
    return cast("StonesGame", book.game)


def _stone_cells(stones: tuple[Stone, ...], seat: Seat | None) -> list[Text]:
    """The stones that lie in the middle (None) or in front of a seat."""
    cells = []
    for stone in stones:
        if stone.owner is not seat:
            cells.append(Text("" if seat is not None else "──"))
        elif seat is None:
            cells.append(Text(f"[ {stone.number} ]{''.join(stone.terrain)}", style="bold"))
        else:
            cells.append(Text(f"[ {stone.number} ]{seat.letter}{''.join(stone.terrain)}", style=SEAT_STYLES[seat]))
    return cells


GAME = StonesPresenter()
