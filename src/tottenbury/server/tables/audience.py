"""Those who look at a table: what each of them is shown, and who is sent away."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

import msgspec

from tottenbury.core.kernel_game import KernelGame
from tottenbury.core.seats import Seat
from tottenbury.kernel.kernels import Kernels
from tottenbury.server.edge.access import may_watch
from tottenbury.server.messages import Gone, SpeedShown, encoder
from tottenbury.server.tables.attendance import Company
from tottenbury.server.tables.computers import looks_ahead
from tottenbury.server.wording import words_of
from tottenbury.session.projection import project, update
from tottenbury.session.session import Session
from tottenbury.words import say

if TYPE_CHECKING:
    from tottenbury.server.tables.registry import Tables


class Follower(Protocol):
    """Somebody who looks at tables: a socket."""

    def send(self, body: bytes) -> None:
        """Send a message soon, without waiting; a follower who reads too slowly is dropped."""


class Audience:
    """A table as those see it who look at it."""

    tables: Tables
    session: Session
    company: Company
    followers: dict[Follower, set[Seat | None]]

    def _tell(self, said: int) -> None:
        """Send everybody who looks what the last entry changed; each kind of viewer's message is made once."""
        bodies: dict[Seat | None, bytes] = {}
        self._send_strangers_away()
        for follower, viewers in list(self.followers.items()):
            for viewer in viewers:
                if viewer not in bodies:
                    bodies[viewer] = encoder.encode(update(self.session, viewer, said))
                follower.send(bodies[viewer])

    def _send_strangers_away(self) -> None:
        """Who has come to look on sees a private table no longer when the game begins."""
        if may_watch(self.session, set()):
            return
        for follower in [follower for follower, viewers in self.followers.items() if None in viewers]:
            self.unfollow(follower)
            why = say("reason-private")
            follower.send(encoder.encode(Gone(self.session.game, str(why), words_of(why))))

    def show(self, follower: Follower) -> None:
        """Send a follower all that he may know; only where the table is settled."""
        viewers = self.followers.get(follower, ())
        for viewer in viewers:
            follower.send(encoder.encode(project(self.session, viewer)))
        if (speed := self._speed()).interpreted:
            follower.send(encoder.encode(speed))
        for viewer in viewers:
            if viewer is not None and not (presence := self.company.shown(viewer)).plain:
                follower.send(encoder.encode(presence))

    @property
    def kernels(self) -> Kernels:
        """The rules that this table plays by."""
        game = self.session.book.game
        assert isinstance(game, KernelGame)
        return game.kernels

    def _speed(self) -> SpeedShown:
        """How fast computers can think here, and whether that will change."""
        kernels, session = self.kernels, self.session
        interpreted = kernels.library is None
        return SpeedShown(session.game, interpreted, interpreted and looks_ahead(session), self.tables.builder.of(kernels.name))

    def tell_speed(self) -> None:
        """Tell everybody who looks how far the faster rules are."""
        body = encoder.encode(self._speed())
        for follower in list(self.followers):
            follower.send(body)

    def unfollow(self, follower: Follower) -> None:
        """Show it to him no longer."""
        self.followers.pop(follower, None)
        self.company.look()

    def send_to(self, viewer: Seat | None, message: msgspec.Struct) -> None:
        """A message to all who look as this player."""
        for follower, viewers in list(self.followers.items()):
            if viewer in viewers:
                follower.send(encoder.encode(message))
