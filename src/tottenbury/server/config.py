"""How a server is set up. Everything has a default that suits one's own machine."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from pathlib import Path

from tottenbury.kernel.library import forced_interpreted
from tottenbury.kit.folders import data_folder


def default_data() -> str:
    """Where games are kept unless somebody says otherwise: a file in the user's own folder."""
    return str(data_folder() / "games.db")


def may_build() -> bool:
    """Whether libraries are built here unless somebody says otherwise: not with `TOTTENBURY_NO_BUILD`, nor where none is to be used."""
    return not os.environ.get("TOTTENBURY_NO_BUILD") and not forced_interpreted()


@dataclass(frozen=True)
class Limits:
    """What one client or address may do. The defaults leave people alone and stop floods."""

    message_bytes: int = 8 * 1024
    messages_per_second: float = 20.0
    message_burst: int = 60
    frames_per_second: float = 40.0
    """Frames of a socket, whatever is in them: pings, fragments and messages."""
    frame_burst: int = 200
    bytes_per_second: float = 256 * 1024
    byte_burst: int = 1024 * 1024
    address_messages: float = 150.0
    """So many messages a second of all sockets of an address; who sends more is heard later. What is dear to answer counts fourfold."""
    address_message_burst: int = 300
    queue: int = 256
    """So many messages may wait for a slow reader before he is dropped."""
    queue_bytes: int = 2 * 1024 * 1024
    """And so many bytes."""
    connections: int = 10_000
    """In all; fewer if the system allows fewer open files."""
    connections_per_address: int = 200
    connects_per_second: float = 20.0
    """New connections of an address."""
    connect_burst: int = 200
    head_seconds: float = 10.0
    """So long one may take to say what one wants, and to shake hands."""
    body_seconds: float = 30.0
    """And so long to send what belongs to it."""
    keep_alive_seconds: float = 15.0
    """So long a connection is kept on which nothing more is asked."""
    stall_seconds: float = 30.0
    """So long one may let an answer lie without reading any of it."""
    sockets_per_address: int = 40
    requests_per_second: float = 20.0
    request_burst: int = 100
    games_per_hour: float = 120.0
    game_burst: int = 30
    followed: int = 32
    """How many tables one socket may follow."""
    secrets: int = 32
    """How many secrets one socket may show."""
    entries: int = 20_000
    """How much may happen at one table: every game of it is replayed when the table is read again."""
    table_bytes: int = 4 * 1024 * 1024
    """And how much that may be; half of both is for what is said, offered, asked and taken back."""
    commands_at_table: float = 20.0
    """So many commands of people a second, at one table."""
    commands_at_table_burst: int = 400
    company_per_second: float = 5.0
    """So much is said, offered, asked and taken back from one address, at all tables together: each is stored before the next."""
    company_burst: int = 100
    work_waiting: int = 64
    """So much that one address wants worked out may wait before more is refused."""
    record_bytes: int = 256 * 1024
    record_moves: int = 5000
    """How many moves a record may have: each is replayed when somebody looks at it."""


@dataclass(frozen=True)
class Config:
    """One server."""

    data: str = field(default_factory=default_data)
    origins: tuple[str, ...] = ()
    """Further origins (`https://example.org`) whose pages may use this server; its own always may."""
    host: str = "127.0.0.1"
    """The address that is listened on; a server answers to it as to a name."""
    host_names: tuple[str, ...] = ()
    """Further names (`example.org`) under which it answers; `localhost` always is one."""
    proxies: str = ""
    """Addresses of proxies whose word about a client's address is taken."""
    limits: Limits = field(default_factory=Limits)
    idle_seconds: float = 120.0
    """After so long without anybody looking, a table leaves memory."""
    away_seconds: float = 5.0
    """Somebody whose page is gone for so long is away; who merely loads it again is not."""
    abandoned_seconds: float = 600.0
    """In a game that is played in one go: who has waited at the table for so long, while the other was away and owed a move, may end it."""
    correspondence_seconds: float = 3 * 86_400.0
    """In any game without a clock: after so long, and after three times the longest pause so far, he may, wherever he was meanwhile."""
    build: bool = field(default_factory=may_build)
    """Whether to build missing libraries in the background."""
    site: Path = Path(__file__).parent / "site"
    """Where the built front end lies."""
    memory: int = 512 * 1024 * 1024
    """About so many bytes all tables in memory may take before those that nobody looks at leave at once."""
    threads: int = field(default_factory=lambda: os.cpu_count() or 1)
    """How many computer players think at the same time."""
