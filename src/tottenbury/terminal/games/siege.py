"""The siege in the terminal: the wall with what each tile asks for and its damage, the discards by colour, both roles."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import ClassVar, cast

from rich.console import Console
from rich.text import Text

from tottenbury import words
from tottenbury.cards.layout import Hand
from tottenbury.core.position import Position, View
from tottenbury.core.rulebook import Rulebook
from tottenbury.core.seats import Seat
from tottenbury.siege.edition import SiegeEdition
from tottenbury.siege.game import SiegeGame
from tottenbury.siege.layout import Castle, Tile
from tottenbury.terminal.games.card_drawing import cards_text, hand_text, row, side_rows
from tottenbury.terminal.games.cards import CardPresenter
from tottenbury.terminal.games.presenter import SEAT_STYLES, phase_name

WIDTH = 11
ROLES = {Seat.SOUTH: "the attacker", Seat.NORTH: "the defender"}


class SiegePresenter(CardPresenter):
    """Seven tiles between the castle and those outside."""

    game = "siege"
    place = "tile"
    what = "siege"
    claim_verb = "declare"
    claimed = "declared"
    edition_class = SiegeEdition
    synonyms: ClassVar[Mapping[str, str]] = {"declare": "!", "retreat": "<", "pick": "*", "give": ">"}
    wishes: ClassVar[Mapping[str, str]] = {
        "prepare": "retreat, such as <2, declare control, or '.' to go on",
        "play": "play a card",
        "declare": "declare control, or '.' to go on",
        "draw": "draw a card",
        "close": "declare control, or '.' to end your turn",
        "support": "pick a discarded card, such as *r1",
        "swap": "pick a card to give, such as >r1",
    }
    doing: ClassVar[Mapping[str, str]] = {
        "prepare": "prepares the turn",
        "play": "plays a card",
        "declare": "may declare control",
        "draw": "draws a card",
        "close": "may declare control",
        "support": "picks discards to shuffle into the pile",
        "swap": "picks cards to give away",
    }
    how = (
        "Jo 3",
        "Sp 3",
        "Sh 3",
        "re b4 6, or re b4 x",
        "rc b0 4",
        "de r9",
        "tr g3 7",
        "ex 4",
        "Su, then *r1 *g2",
        "Sw, then >r1 three times",
    )
    alone = ("Su", "Sw")

    def hand(self, view: View) -> Hand:
        """The hand of the player who decides."""
        return _game(view.book).layout(view.state).hands[view.to_move]

    def unseen(self, view: View) -> str:
        """The siege cards that lie neither at the wall nor among the discards."""
        return "Neither at the wall nor discarded (your hand among them): " + " ".join(_game(view.book).layout(view.state).unseen)

    def role(self, seat: Seat) -> str:
        """Attacker or defender."""
        return ROLES[seat]

    def wish(self, view: View) -> str:
        """What the player is asked for: the defender prepares otherwise than the attacker."""
        if phase_name(view) == "prepare" and view.to_move is Seat.NORTH:
            return "pour oil, such as oil@4, or '.' to go on"
        return super().wish(view)

    def draw(self, console: Console, situation: Position | View) -> None:
        """The castle above, the wall in the middle, the attacker below."""
        game = _game(situation.book)
        castle: Castle = game.layout(situation.state)
        tiles = castle.tiles
        needs = [tile.face.need for tile in tiles]
        sides = [[tile.sides[seat] for tile in tiles] for seat in Seat]
        oil = f"{castle.cauldrons} cauldron{'' if castle.cauldrons == 1 else 's'} of oil"
        lines = [_hand_line(castle, Seat.NORTH) + Text(f"  {oil}", style="dim")]
        lines += [row("", cells, WIDTH) for cells in side_rows(sides[Seat.NORTH], needs, below=False)]
        lines += [row(f"pile {castle.pile}", [_number(tile) for tile in tiles], WIDTH)]
        lines += [row("", [Text(_asks(tile), style="dim") for tile in tiles], WIDTH)]
        lines += [row("", cells, WIDTH) for cells in side_rows(sides[Seat.SOUTH], needs, below=True)]
        lines += [_hand_line(castle, Seat.SOUTH)]
        lines += _discard_lines(castle, game.edition)
        if game.edition.has_tactics:
            played = " ".join(f"{seat.letter}:{name}" for seat, name in castle.played) or "none"
            lines += [Text(f"tactic pile {castle.tactic_pile}; tactic cards played: {played}", style="dim")]
        if castle.ending:
            left = "this is the attacker's last turn" if castle.ending == 2 else "one turn is left to the attacker"
            lines += [Text(f"The last siege card is drawn: {left}.", style="bold")]
        for line in lines:
            line.rstrip()
            console.print(line, soft_wrap=True, highlight=False)

    def phrase(self, situation: Position | View, step: str) -> str:
        """A step of a record in words; a 0 or 11 that cancels is told as such (B3.6)."""
        phrase = super().phrase(situation, step)
        card, at, tile = step.rpartition(" ")[2].partition("@")
        if at and tile.isdecimal() and card[1:] in ("0", "11") and situation.outcome is None:
            facing = card[0] + ("11" if card[1:] == "0" else "0")
            sides = _game(situation.book).layout(situation.state).tiles[int(tile) - 1].sides
            if facing in sides[situation.turn.other]:
                return words.format("moves-cancelled", deed=phrase, struck=facing)
        return phrase

    def news(self, before: Position, after: Position, seat: Seat) -> str:
        """The cards that a seat got in a swap."""
        if phase_name(before) != "swap" or phase_name(after) == "swap":
            return ""
        held, holds = (Counter(_game(at.book).layout(at.state).hands[seat].cards) for at in (before, after))
        return f"You get {' '.join((holds - held).elements())}."

    def tactic_texts(self, edition: SiegeEdition) -> tuple[str, ...]:
        """What each tactic card does, by kind, in our own words."""
        deck = edition.deck
        low, high = deck.shield
        return (
            f"stands for any card, {deck.weakest} to {deck.strongest} in any colour, chosen when control is declared",
            f"a {deck.spy} of any colour, chosen when control is declared",
            f"a {low} to {high} of any colour, chosen when control is declared",
            "move one of your own cards to another tile, or discard it",
            "play a discarded siege or elite card to your side of a tile",
            "discard one card of the other side",
            "take a card of the other side over to a free place of yours",
            "discard every card on both sides of a tile",
            "shuffle two discarded siege cards back into the pile",
            "both of you give three cards of the hand to the other, chosen in secret",
        )

    def help_text(self, book: Rulebook, language: str) -> str:
        """What can be typed, who wins how, and what counts where."""
        edition = _game(book).edition
        text = f"""\
The attacker (South) storms the wall, the defender (North) holds it. Each turn: prepare, play one card, draw one.
The attacker wins with {edition.breaches_to_win} damaged tiles, or by breaking through a damaged one; the defender when the cards run out.
To prepare, the attacker may retreat from tiles; the defender may pour oil on the attacker's card nearest to a tile.
At any time of his turn the attacker may declare control of a tile where he can prove that nothing leads over his side.
The wall tells how many cards a side takes and what counts: all formations, only the sum (+, or - where the lower one leads), or one type
beside the sum (= is same strength). A 0 and an 11 of one colour that face each other are both discarded.
Formations, strongest first:
{self.formations_help(edition, language)}
Equal formations: the higher sum (at - the lower); equal sums: the side that was complete first.
Type
  r7@3 or r7 3     play the red 7 at tile 3         !3 or declare 3 declare control of tile 3
  <2 or retreat 2  retreat from tile 2              oil@4 or oil 4  pour oil at tile 4
  . or done        go on                            pass            only when no card can be played
  prove 3          would it hold, and why           moves           all legal moves
  unseen           the cards still to come          show            draw the table again
  position         this view as a line of notation  undo            take back
  hint             what a strong player would do    hint 5s         the same after 5 seconds of thought
  save FILE        keep the record of the game      resign, quit    give up; leave"""
        if not edition.has_tactics:
            return text
        return f"""{text}
  +c or +t         draw a siege card, a tactic card
Tactic cards are played instead of a siege card, at most {edition.tactic_lead} more than the other player has played:
{self.tactic_help(edition, language)}"""


def _game(book: Rulebook) -> SiegeGame:
    return cast("SiegeGame", book.game)


def _hand_line(castle: Castle, seat: Seat) -> Text:
    """A hand, and what is laid aside for a swap."""
    line = Text(f"{seat}  ", style=SEAT_STYLES[seat]) + hand_text(castle.hands[seat])
    picks = castle.picks[seat]
    if picks.cards or picks.hidden or picks.hidden_tactics:
        line += Text(" gives ", style="dim") + hand_text(picks)
    return line


def _number(tile: Tile) -> Text:
    """A tile: whole, or broken."""
    if tile.damaged:
        return Text(f"[/ {tile.number} \\]", style="bold red")
    return Text(f"[= {tile.number} =]", style="bold")


def _asks(tile: Tile) -> str:
    """How many cards, and what counts."""
    return f"{tile.face.need} {tile.face.sign}"


def _discard_lines(castle: Castle, edition: SiegeEdition) -> list[Text]:
    """The discards, one colour behind the other."""
    line = Text("out    ", style="dim")
    groups = [tuple(card for card in castle.discards if card[0] == letter) for letter in edition.deck.letters]
    groups.append(tuple(card for card in castle.discards if card[0].isupper()))
    shown = [group for group in groups if group]
    for group in shown:
        line += cards_text(group) + Text(" ")
    return [line if shown else line + Text("nothing discarded yet", style="dim")]


GAME = SiegePresenter()
