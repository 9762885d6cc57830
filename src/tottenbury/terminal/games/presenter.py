"""What the terminal has to know of a game in order to show it."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Mapping
from typing import ClassVar, Protocol

from rich.console import Console

from tottenbury import words
from tottenbury.core.errors import NotYourTurn, TottenburyError
from tottenbury.core.game import Proof
from tottenbury.core.position import Move, Position, View
from tottenbury.core.rulebook import Rulebook
from tottenbury.core.seats import Seat
from tottenbury.notation.record import Record

SEAT_STYLES = {Seat.SOUTH: "bold cyan", Seat.NORTH: "bold magenta"}

HELP = """\
Type
  one of the moves                                  moves           all legal moves
  show             the position again               unseen          what is still hidden
  position         this view as a line of notation  undo            take back
  hint             what a strong player would do    hint 5s         the same after 5 seconds of thought
  save FILE        keep the record of the game      resign, quit    give up; leave"""


class Analysis(Protocol):
    """How positions and games are judged for `tottenbury analyse`."""

    def analyse_position(self, arguments: argparse.Namespace, situation: Position | View) -> int:
        """Judge a position; returns the exit code."""

    def analyse_record(self, arguments: argparse.Namespace, record: Record) -> int:
        """Judge a game; returns the exit code."""


class Presenter:
    """How one game is drawn and spoken of; it holds no position.

    This one shows lines of notation, which does for any game. A game's own presenter says more.
    """

    claimed: ClassVar[str] = "claimed"
    """What a place is whose proof holds."""
    place: ClassVar[str] = "place"
    """What the places of this game are called: stone, tile."""
    wishes: ClassVar[Mapping[str, str]] = {}
    """What a player is asked for, by phase."""
    doing: ClassVar[Mapping[str, str]] = {}
    """What a player does, by phase."""

    def draw(self, console: Console, situation: Position | View) -> None:
        """The whole table."""
        console.print(str(situation), soft_wrap=True, highlight=False, markup=False)
        try:
            moves = situation.legal_moves()
        except NotYourTurn:
            return  # only who holds the hand knows its moves
        if moves:
            console.print(f"moves: {' '.join(moves)}", soft_wrap=True, highlight=False, markup=False)

    def phrase(self, situation: Position | View, step: str) -> str:
        """A step of a record in words."""
        return step

    def is_news(self, step: str) -> bool:
        """Whether a step is worth telling."""
        return True

    def help_text(self, book: Rulebook, language: str) -> str:
        """What can be typed, and what beats what."""
        return HELP

    def notes(self, view: View, language: str) -> list[str]:
        """What the player who decides should know now, a line each."""
        return []

    def understand(self, line: str, moves: tuple[Move, ...]) -> str:
        """The move that a person means; the line itself where that is not clear."""
        meant = [move for move in moves if move.lower() == line.lower()]
        return str(meant[0]) if len(meant) == 1 and line not in moves else line

    def unseen(self, view: View) -> str:
        """The cards that are not face up."""
        if view.book.game.family.hidden:
            raise TottenburyError("what is hidden in this game cannot be listed")
        raise TottenburyError("nothing is hidden in this game")

    def news(self, before: Position, after: Position, seat: Seat) -> str:
        """What a seat has learnt from a step beside the step itself; empty if nothing."""
        return ""

    def why_no_claim(self, position: Position, seat: Seat, step: str) -> str:
        """What still speaks against a claim that a player's last step prepared; empty if nothing."""
        return ""

    def role(self, seat: Seat) -> str:
        """What a seat is in this game, if the seats differ."""
        return ""

    def wish(self, view: View) -> str:
        """What the player is asked for."""
        if view.legal_moves() == ("pass",):
            return "nothing can be played: pass"
        return self.wishes.get(phase_name(view), "your move")

    def proof_words(self, proof: Proof) -> str:
        """A proof as the claimant reads it."""
        has = f"you have {proof.formation}; " if proof.formation else ""
        return f"{self.place} {proof.place}, {'proven' if proof.holds else 'not proven'}: {has}{proof.reason}"

    def whose_turn(self, situation: Position | View) -> str:
        """Who has to do what, or how it ended."""
        outcome = situation.outcome
        if outcome is not None:
            return self.describe_outcome(outcome.winner, outcome.reason)
        return f"{situation.to_move} {self.doing.get(phase_name(situation)) or f'decides ({situation.phase})'}"

    def describe_outcome(self, winner: Seat | None, reason: str) -> str:
        """The end of a game in a sentence."""
        told = _result(winner, reason)
        if reason == "agreed" or told != _result(winner, ""):  # which is how it says draws that it does not know
            return told
        return f"The game is drawn ({reason})" if winner is None else f"{winner} wins ({reason})"

    def analysis(self, book: Rulebook) -> Analysis:
        """How positions and games of this game are judged."""
        raise TottenburyError(f"{book.id} cannot be judged: its game has neither a net nor a solution")

    def proofs(self, book: Rulebook, positions: int) -> Callable[[int], int] | None:
        """Proves all claims in a corpus of positions the given number of times, and counts them; None where nothing is proven."""
        return None


def _result(winner: Seat | None, reason: str) -> str:
    draw, who, other = ("yes", "", "") if winner is None else ("no", str(winner), str(winner.other))
    return words.format("result-words", winner=who, loser=other, you="nobody", reason=reason, draw=draw)


def phase_name(situation: Position | View) -> str:
    """The phase without its numbers and marks."""
    return situation.phase.rstrip("*~").partition(":")[0]
