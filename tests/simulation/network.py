"""Connections between clients and the server: late, slow, cut in the middle, noticed by one side long before the other."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import TYPE_CHECKING, Any

from tests.simulation.loop import LIFE, Life

if TYPE_CHECKING:
    from tests.simulation.people import Person
    from tests.simulation.world import World

_GRAIN = 1e-6
"""So far apart messages of one direction arrive at least: within a connection they keep their order."""


class Link:
    """One WebSocket, with a client at one end and the server's Socket at the other."""

    def __init__(self, world: World, person: Person, life: Life) -> None:
        self.world, self.person, self.life = world, person, life
        self.number = world.next_number()
        self.lost = False
        """The client knows that it is no more."""
        self._cut_at: float | None = None
        """Nothing arrives at the client any more from then on."""
        self._over = False
        """The server knows that it is no more."""
        self._inbox: deque[dict[str, Any]] = deque([{"type": "websocket.connect"}])
        self._waiter: asyncio.Future[None] | None = None
        self._last_up = self._last_down = 0.0
        self._reads_again = 0.0

    # The client's end

    def say(self, text: str) -> None:
        """Send to the server."""
        loop, chance = self.world.loop, self.world.network
        self._last_up = max(self._last_up + _GRAIN, loop.time() + self.world.delay(chance))
        loop.call_at(self._last_up, self._arrive, {"type": "websocket.receive", "text": text}, context=self.world.nobody)

    def cut(self) -> None:
        """The client loses the connection. What he has sent may still arrive, and the server notices later, if at all."""
        if self.lost:
            return
        loop, chance = self.world.loop, self.world.network
        self.lost = True
        self._cut_at = loop.time()
        if chance.random() < 0.5:  # what is under way gets lost, too, at some point
            loop.call_later(chance.random() * 0.2, self._end, context=self.world.nobody)
        else:
            loop.call_later(chance.choice((0.1, 1.0, 8.0)), self._end, context=self.world.nobody)
        self.person.lost(self)

    def pause(self, seconds: float) -> None:
        """The client does not read for a while."""
        self._reads_again = max(self._reads_again, self.world.loop.time() + seconds)

    # The server's end

    def _arrive(self, event: dict[str, Any]) -> None:
        if not self._over:
            self._inbox.append(event)
            self._wake()

    def _end(self) -> None:
        if not self._over:
            self._over = True
            self._wake()

    def _wake(self) -> None:
        if self._waiter is not None and not self._waiter.done():
            self._waiter.set_result(None)

    async def receive(self) -> dict[str, Any]:
        """What the server's Socket reads."""
        while not self._inbox:
            if self._over:
                return {"type": "websocket.disconnect", "code": 1006}
            self._waiter = self.world.loop.create_future()
            await self._waiter
        return self._inbox.popleft()

    async def send(self, event: dict[str, Any]) -> None:
        """What the server's Socket writes; who does not read makes it wait."""
        loop, chance = self.world.loop, self.world.network
        if event["type"] == "websocket.accept":
            return
        while loop.time() < self._reads_again and not self._over:
            await asyncio.sleep(self._reads_again - loop.time())
        self._last_down = max(self._last_down + _GRAIN, loop.time() + self.world.delay(chance))
        loop.call_at(self._last_down, self._deliver, event, context=self.world.nobody)
        if event["type"] == "websocket.close":
            self._over = True

    def _deliver(self, event: dict[str, Any]) -> None:
        if self.lost or (self._cut_at is not None and self.world.loop.time() >= self._cut_at):
            return
        if event["type"] == "websocket.close":
            self.lost = True
            self.world.note(self.person.name, "is hung up on", event["code"])
            self.person.lost(self)
        else:
            self.person.hear(self, event["text"])

    def died(self) -> None:
        """The server is dead: what it had sent arrives up to some moment, then the client learns of it."""
        loop, chance = self.world.loop, self.world.network
        self._over = True
        if self.lost:
            return
        self._cut_at = loop.time() + chance.choice((0.0, 0.02, 0.3))
        loop.call_at(self._cut_at + _GRAIN, self._noticed, context=self.world.nobody)

    def _noticed(self) -> None:
        if not self.lost:
            self.lost = True
            self.person.lost(self)


def living(life: Life) -> Any:
    """A context in which everything belongs to a life."""
    import contextvars

    context = contextvars.Context()
    context.run(LIFE.set, life)
    return context
