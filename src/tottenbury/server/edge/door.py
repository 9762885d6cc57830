"""The door: who is connected, before anybody knows what he wants.

A connection costs a file and some memory from the moment it is there, and nothing that a request is later counted by has begun then. So
connections are counted by address and in all, every step of one has a deadline, and when there is no more room, those go first that have
asked for nothing for longest. One sweep a second looks at all deadlines.
"""

from __future__ import annotations

import asyncio
import sys
from collections import Counter
from dataclasses import dataclass
from math import inf

from uvicorn.middleware.proxy_headers import _TrustedHosts

from tottenbury.server.config import Limits
from tottenbury.server.edge.addresses import neighbourhood
from tottenbury.server.edge.limits import Buckets
from tottenbury.server.logs import log

SPARE_FILES = 100
"""So many files are kept for everything but connections: the store, libraries, a compiler."""

ENOUGH_FILES = 65_536
"""More than this nobody needs, even where the system sets no limit."""

LINGER_SECONDS = 5.0
"""How long a closed connection may take to send what it still has to; then it is cut off."""

SWEEP_SECONDS = 1.0
LOG_SECONDS = 10.0
"""How often deadlines are looked at, and how often at most the log tells of connections turned away."""


def raise_file_limit() -> None:
    """Allow this process as many open files as it may allow itself."""
    if sys.platform == "win32":
        return
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = ENOUGH_FILES if hard == resource.RLIM_INFINITY else min(hard, ENOUGH_FILES)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def files_for_connections() -> int:
    """How many connections the system's limit of open files leaves room for."""
    if sys.platform == "win32":
        return ENOUGH_FILES
    import resource

    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return ENOUGH_FILES if soft == resource.RLIM_INFINITY else max(8, soft - min(SPARE_FILES, soft // 4))


@dataclass(eq=False, slots=True)
class Visitor:
    """One connection."""

    transport: asyncio.Transport
    address: str | None
    """What limits go by; None: a proxy of ours, behind whom are many."""
    deadline: float = inf
    """When his present step has to be done."""
    stalled: float = inf
    """When he must have read some of what was written to him."""
    closing: float = inf
    """When he is cut off, having been closed."""


class Door:
    """All connections of one server."""

    def __init__(self, limits: Limits, proxies: str = "") -> None:
        self.limits = limits
        self.most = min(limits.connections, files_for_connections())
        self.visitors: dict[asyncio.Transport, Visitor] = {}
        self.waiting: dict[Visitor, None] = {}
        """Those who have not asked for anything yet, or not all of it, or nothing more; who waits longest comes first."""
        self.coming = 0
        """How many are admitted and have not entered yet."""
        self.turned_away: Counter[str] = Counter()
        self._told, self._told_at = 0, -inf
        self._by_address: Counter[str] = Counter()
        self._connects = Buckets(limits.connects_per_second, limits.connect_burst)
        self._proxies = _TrustedHosts(proxies) if proxies else None
        self._sweeping: asyncio.TimerHandle | None = None
        self.asked = False
        """Whether connections are asked about before they enter."""

    def admits(self, client: str | None) -> bool:
        """Whether there is room for somebody who connects; who has asked for nothing for longest may have to go for him."""
        address = self._address(client)
        if address is not None:
            if not self._connects.take(address):
                return self._turn_away("too fast")
            if self._by_address[address] >= self.limits.connections_per_address and not self.make_room("waited longest", address):
                return self._turn_away("too many of an address")
        if len(self.visitors) + self.coming >= self.most and not self.make_room("waited longest"):
            return self._turn_away("full")
        self.coming += 1
        return True

    def enter(self, transport: asyncio.Transport, client: str | None) -> Visitor | None:
        """Somebody is connected, and has to say soon what he wants; None if there is no room for him."""
        if not self.asked and not self.admits(client):
            return None
        self.coming -= 1
        address, loop = self._address(client), asyncio.get_running_loop()
        visitor = self.visitors[transport] = Visitor(transport, address, loop.time() + self.limits.head_seconds)
        self.waiting[visitor] = None
        if address is not None:
            self._by_address[address] += 1
        self._sweep_soon()
        return visitor

    def _address(self, client: str | None) -> str | None:
        trusted = self._proxies is not None and client in self._proxies
        return None if trusted else neighbourhood(client) if client else "local"

    def leave(self, transport: asyncio.Transport) -> None:
        """A connection has ended."""
        visitor = self.visitors.pop(transport, None)
        if visitor is None:
            return
        self.waiting.pop(visitor, None)
        if visitor.address is not None:
            self._by_address[visitor.address] -= 1
            if not self._by_address[visitor.address]:
                del self._by_address[visitor.address]

    def wait_for(self, visitor: Visitor, seconds: float) -> None:
        """It is this visitor's turn to say something, and he has so long for it."""
        self.waiting[visitor] = None
        visitor.deadline = asyncio.get_running_loop().time() + seconds

    def serve(self, visitor: Visitor) -> None:
        """It is our turn: he has said all he wants, or has a socket."""
        self.waiting.pop(visitor, None)
        visitor.deadline = inf

    def cut_off(self, visitor: Visitor, why: str) -> None:
        """End a connection at once, whatever was still to be sent."""
        self.turned_away[why] += 1
        self.leave(visitor.transport)
        visitor.transport.abort()

    def _turn_away(self, why: str) -> bool:
        self.turned_away[why] += 1
        self._sweep_soon()  # it tells the log
        return False

    def make_room(self, why: str, address: str | None = None) -> bool:
        """Let the one go who has waited longest, of an address or of all; whether there is one."""
        oldest = next((one for one in self.waiting if address is None or one.address == address), None)
        if oldest is not None:
            self.cut_off(oldest, why)
        return oldest is not None

    def _sweep_soon(self) -> None:
        if self._sweeping is None:
            self._sweeping = asyncio.get_running_loop().call_later(SWEEP_SECONDS, self._sweep)

    def _sweep(self) -> None:
        now = asyncio.get_running_loop().time()
        for visitor in list(self.visitors.values()):
            if now > visitor.deadline:
                self.cut_off(visitor, "too slow to ask")
            elif now > visitor.stalled:
                self.cut_off(visitor, "too slow to read")
            elif visitor.transport.is_closing():
                visitor.closing = min(visitor.closing, now + LINGER_SECONDS)
                if now > visitor.closing:
                    self.cut_off(visitor, "too slow to close")
        told = sum(self.turned_away.values())
        if told > self._told and now - self._told_at >= LOG_SECONDS:
            self._told, self._told_at = told, now
            log("connections turned away", connected=len(self.visitors), most=self.most, **dict(self.turned_away))
        self._sweeping = None
        if self.visitors or told > self._told:
            self._sweep_soon()
