"""Planted leaks: mistakes that tell somebody what he must not know, for the twins to find. They stand behind those of `planted`."""

from __future__ import annotations

import zlib
from collections.abc import Iterator
from dataclasses import replace
from typing import Any
from unittest.mock import patch

import msgspec

from tests.simulation import twins
from tests.simulation.planted import FAULTS as FAULTS
from tests.simulation.planted import TWINS, fault, replaced
from tottenbury.core.position import Telling
from tottenbury.core.seats import Seat
from tottenbury.server.answers import proofs, replays
from tottenbury.server.tables import computers
from tottenbury.session import commands as c
from tottenbury.session import playing, projection, session
from tottenbury.session.errors import Refused
from tottenbury.session.pieces import Line


def _mark(at: Any) -> int:
    """A number that every card of a position changes, also those that nobody sees."""
    return zlib.crc32(str(at.position).encode())


@fault("write drawn cards into everybody's log", TWINS)
def _open_log() -> Iterator[None]:
    with replaced(Telling, "seen_by", lambda self, viewer: self.steps):
        yield


@fault("refuse a move with a reason that tells the whole position", TWINS)
def _open_refusal() -> Iterator[None]:
    real = playing.Playing._make

    def make(self: Any, position: Any, move: Any) -> Any:
        try:
            return real(self, position, move)
        except Exception as error:
            raise Refused(f"{error} ({_mark(self) % 7})") from None

    with replaced(playing.Playing, "_make", make):
        yield


@fault("tell in the refusal of an undo what was drawn", TWINS)
def _open_undo() -> Iterator[None]:
    real = session.Session._undo

    def undo(self: Any, player: Any, command: Any, at: int) -> None:
        try:
            real(self, player, command, at)
        except Refused as error:
            raise Refused(f"{error}: {str(self.position)[40:]}") from None

    with patch.dict(session._HANDLERS, {c.Undo: undo}):
        yield


@fault("leave a trace of what was taken back", TWINS)
def _trace_of_undo() -> Iterator[None]:
    real = playing.Playing._take_back

    def take_back(self: Any, decisions: int, at: int) -> None:
        gone = str(self.position)
        real(self, decisions, at)
        for log in self.log.values():
            if log:
                log[-1] = Line(log[-1].turn, log[-1].seat, f"{log[-1].text} {gone[-8:]}")

    with replaced(playing.Playing, "_take_back", take_back):
        yield


@fault("show spectators South's hand", TWINS)
def _open_view() -> Iterator[None]:
    real = projection.table_of

    def table_of(session: Any, viewer: Any) -> Any:
        shown = real(session, viewer)
        if viewer is None and session.position is not None:
            return msgspec.structs.replace(shown, position=str(session.position.view(Seat.SOUTH)))
        return shown

    with replaced(projection, "table_of", table_of):
        yield


@fault("make messages as long as the hidden cards make them", TWINS)
def _length() -> Iterator[None]:
    real = projection.table_of

    def table_of(session: Any, viewer: Any) -> Any:
        shown = real(session, viewer)
        if session.position is None:
            return shown
        return msgspec.structs.replace(shown, rulebook=shown.rulebook + " " * (_mark(session) % 2))

    with replaced(projection, "table_of", table_of):
        yield


@fault("give out the record of a running game with all cards", TWINS)
def _open_record() -> Iterator[None]:
    with replaced(twins, "record_for", lambda session, number, seats: session.recorder.record):
        yield


@fault("let a running game be replayed with all cards", TWINS)
def _open_replay() -> Iterator[None]:
    with replaced(replays.Played, "viewpoint", lambda self, wanted: "all"):
        yield


@fault("think about a hint with the whole position", TWINS)
def _open_hint() -> Iterator[None]:
    real = computers.Computers.advise

    async def advise(self: Any, session: Any, player: Any) -> Any:
        thought = await real(self, session, player)
        moves = session.position.legal_moves()
        return replace(thought, move=moves[_mark(session) % len(moves)])

    with replaced(computers.Computers, "advise", advise):
        yield


@fault("prove claims with cards that are not open", TWINS)
def _open_proof() -> Iterator[None]:
    real = proofs.proof_shown

    def proof(session: Any, place: int, seat: Seat) -> Any:
        shown = real(session, place, seat)
        return msgspec.structs.replace(shown, reason=f"{shown.reason} {str(session.position).split()[5][:2]}")

    with replaced(twins, "proof_shown", proof):
        yield


@fault("order legal moves by what the other one holds", TWINS)
def _order() -> Iterator[None]:
    real = projection.table_of

    def table_of(session: Any, viewer: Any) -> Any:
        shown = real(session, viewer)
        if not shown.legal:
            return shown
        return msgspec.structs.replace(shown, legal=shown.legal[::-1] if _mark(session) % 2 else shown.legal)

    with replaced(projection, "table_of", table_of):
        yield
