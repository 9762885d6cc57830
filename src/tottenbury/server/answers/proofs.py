"""Proofs as messages."""

from __future__ import annotations

from tottenbury.core.game import Formation
from tottenbury.core.position import Position, View
from tottenbury.core.seats import Seat
from tottenbury.server.messages import FormationShown, ProofShown
from tottenbury.server.wording import words_of
from tottenbury.session.errors import Refused
from tottenbury.session.session import Session
from tottenbury.words import say


def proof_shown(session: Session, place: int, seat: Seat) -> ProofShown:
    """Whether a seat's claim at a place would hold, by what lies open."""
    if session.position is None:
        raise Refused(say("reason-not-dealt"))
    return proof_at(session.position, place, seat, session.game)


def proof_at(situation: Position | View, place: int, seat: Seat, game: str = "") -> ProofShown:
    """The same for a position of no table."""
    proof = situation.view(None).prove(place, seat)
    return ProofShown(
        game,
        proof.place,
        "S" if seat is Seat.SOUTH else "N",
        proof.holds,
        str(proof.reason),
        formation_shown(proof.formation),
        formation_shown(proof.best),
        proof.added,
        formation_shown(proof.counter),
        words_of(proof.reason),
    )


def formation_shown(formation: Formation | None) -> FormationShown | None:
    """A formation as a message."""
    return None if formation is None else FormationShown(formation.key, formation.total, formation.cards)
