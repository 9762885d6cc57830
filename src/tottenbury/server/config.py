"""How a server is set up. Everything has a default that suits one's own machine."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from pathlib import Path

from tottenbury.kernel.library import forced_interpreted


def default_data() -> str:
    """Where games are kept unless somebody says otherwise: a file in the user's own folder."""
    base = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return str(Path(base) / "tottenbury" / "games.db")


def may_build() -> bool:
    """Whether libraries are built here unless somebody says otherwise: not with `TOTTENBURY_NO_BUILD`, nor where none is to be used."""
    return not os.environ.get("TOTTENBURY_NO_BUILD") and not forced_interpreted()


@dataclass(frozen=True)
class Limits:
    """What one client or address may do. The defaults leave people alone and stop floods."""

    message_bytes: int = 8 * 1024
    messages_per_second: float = 20.0
    message_burst: int = 60
    queue: int = 256
    """So many messages may wait for a slow reader before he is dropped."""
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
    record_bytes: int = 256 * 1024


@dataclass(frozen=True)
class Config:
    """One server."""

    data: str = field(default_factory=default_data)
    origins: tuple[str, ...] = ()
    """Further origins (`https://example.org`) whose pages may use this server; its own always may."""
    proxies: str = ""
    """Addresses of proxies whose word about a client's address is taken."""
    limits: Limits = field(default_factory=Limits)
    idle_seconds: float = 120.0
    """After so long without anybody looking, a table leaves memory."""
    build: bool = field(default_factory=may_build)
    """Whether to build missing libraries in the background."""
    site: Path = Path(__file__).parent / "site"
    """Where the built front end lies."""
    threads: int = field(default_factory=lambda: os.cpu_count() or 1)
    """How many computer players think at the same time."""
