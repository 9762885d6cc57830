"""What the terminal needs to know of a game to show it: one face for each game."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import ClassVar

from rich.console import Console

from tottenbury.table.errors import TottenburyError
from tottenbury.table.game import Proof
from tottenbury.table.kernel_game import KernelGame
from tottenbury.table.position import Move, Position, View
from tottenbury.table.rulebook import Rulebook
from tottenbury.table.seats import Seat

SEAT_STYLES = {Seat.SOUTH: "bold cyan", Seat.NORTH: "bold magenta"}

_BY_AGREEMENT = {
    "resigned": "by resignation",
    "agreed": "by agreement",
    "forfeit": "by forfeit",
    "abandoned": "since the game was abandoned",
}


class Face(ABC):
    """How one game is drawn and spoken of. It holds no position."""

    claimed: ClassVar[str] = "claimed"
    """What a place is whose proof holds."""
    place: ClassVar[str]
    """What the places of this game are called: stone, tile."""
    wishes: ClassVar[Mapping[str, str]]
    """What a player is asked for, by phase."""
    doing: ClassVar[Mapping[str, str]]
    """What a player does, by phase."""
    reasons: ClassVar[Mapping[str, str]]
    """How a game was won, by reason."""

    @abstractmethod
    def draw(self, console: Console, situation: Position | View) -> None:
        """The whole table."""

    @abstractmethod
    def words(self, situation: Position | View, text: str) -> str:
        """A step of a record as a phrase."""

    @abstractmethod
    def help_text(self, book: Rulebook, language: str) -> str:
        """What can be typed, and what beats what."""

    @abstractmethod
    def notes(self, view: View, language: str) -> list[str]:
        """What the player who decides should know now, a line each."""

    @abstractmethod
    def understand(self, line: str, moves: tuple[Move, ...]) -> str:
        """The move that a person means."""

    def unseen(self, view: View) -> str:
        """The cards that are not face up."""
        raise TottenburyError("nothing is hidden in this game")

    def news(self, before: Position, after: Position, seat: Seat) -> str:
        """What a seat has learnt from a step beside the step itself; empty if nothing."""
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
        return f"{situation.to_move} {self.doing.get(phase_name(situation), situation.phase)}"

    def describe_outcome(self, winner: Seat | None, reason: str) -> str:
        """The end of a game in a sentence."""
        words = self.reasons.get(reason) or _BY_AGREEMENT.get(reason, reason)
        return f"The game is drawn ({words})" if winner is None else f"{winner} wins {words}"


def phase_name(situation: Position | View) -> str:
    """The phase without its numbers and marks."""
    return situation.phase.rstrip("*~").partition(":")[0]


def game_of(book: Rulebook) -> str:
    """Which game a rulebook is of: `stones`, `siege` or `tug`. The others need not be loaded for that."""
    assert isinstance(book.game, KernelGame)
    return book.game.kernels.name.partition("_")[0]


def face_of(book: Rulebook) -> Face:
    """The face of a rulebook's game."""
    game = game_of(book)
    if game == "tug":
        from tottenbury.terminal.tug_face import TugFace

        return TugFace()
    if game == "siege":
        from tottenbury.terminal.siege_face import SiegeFace

        return SiegeFace()
    from tottenbury.terminal.stones_face import StonesFace

    return StonesFace()
