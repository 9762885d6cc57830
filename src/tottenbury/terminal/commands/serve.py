"""`tottenbury serve`, and `tottenbury` alone: the game for browsers and bots."""

from __future__ import annotations

import argparse
import sys
import webbrowser
from pathlib import Path
from typing import TYPE_CHECKING

from tottenbury.core.errors import TottenburyError
from tottenbury.terminal.arguments import whole

if TYPE_CHECKING:
    from tottenbury.server.config import Limits

HOST, PORT = "127.0.0.1", 8190
"""Where the game is served unless another place is named."""

UNLIMITED = 1e9


def add(parser: argparse.ArgumentParser) -> None:
    """The arguments of the command."""
    parser.description = "Serve the game: people play each other and the computer, and every move is kept before it is answered."
    parser.add_argument("--host", default=HOST, metavar="ADDRESS", help="listen on this address")
    parser.add_argument("--port", type=whole, default=PORT, metavar="N", help="and this port; 0: a free one")
    data = "where games are kept: an SQLite file, or postgresql://... (default: a file in your data folder)"
    parser.add_argument("--data", metavar="FILE|URL", help=data)
    parser.add_argument("--open", action="store_true", default=False, help="open the browser when ready")
    parser.add_argument("--origin", action="append", default=[], metavar="URL", help="pages of this origin may use the server, too")
    names = "answer to this name, such as example.org; may be repeated"
    parser.add_argument("--host-name", action="append", default=[], metavar="NAME", help=names)
    parser.add_argument("--proxy", default="", metavar="ADDRESSES", help="believe these proxies about clients' addresses")
    parser.add_argument("--no-build", action="store_true", help="build no missing libraries in the background")
    parser.add_argument("--limits", choices=["on", "off"], default="on", help="off: no limits for addresses, for measurements")


def run(arguments: argparse.Namespace) -> int:
    """Serve until stopped."""
    try:
        from tottenbury.server.config import Config, Limits, default_data, may_build
        from tottenbury.server.serving import listen, serve
    except ModuleNotFoundError as error:
        raise TottenburyError(f"the server needs {error.name}; install it with: pip install tottenbury") from None
    host, data = arguments.host, arguments.data or default_data()
    if "://" not in data:
        _make_folder(Path(data.removeprefix("sqlite:")).parent)
    origins = tuple(_origin(text) for text in arguments.origin)
    limits = Limits() if arguments.limits == "on" else _no_limits()
    building = may_build() and not arguments.no_build
    names = tuple(_host_name(text) for text in arguments.host_name)
    config = Config(data=data, origins=origins, host=host, host_names=names, proxies=arguments.proxy, limits=limits, build=building)
    with listen(host, arguments.port) as listener:
        shown = f"[{host}]" if ":" in host else host
        address = f"http://{'localhost' if host in ('127.0.0.1', '::1') else shown}:{listener.getsockname()[1]}/"

        def ready() -> None:
            print(f"Tottenbury is served at {address} (Ctrl-C stops it). Games are kept in {_without_password(data)}.", flush=True)
            if arguments.open and not webbrowser.open(address):
                print("No browser could be opened here; open that address yourself.", file=sys.stderr, flush=True)

        serve(config, listener, ready)
    return 0


def _no_limits() -> Limits:
    """Limits that nobody reaches."""
    from tottenbury.server.config import Limits

    return Limits(
        messages_per_second=UNLIMITED,
        message_burst=int(UNLIMITED),
        frames_per_second=UNLIMITED,
        frame_burst=int(UNLIMITED),
        bytes_per_second=UNLIMITED,
        byte_burst=int(UNLIMITED),
        address_messages=UNLIMITED,
        address_message_burst=int(UNLIMITED),
        connections=int(UNLIMITED),
        connections_per_address=int(UNLIMITED),
        connects_per_second=UNLIMITED,
        connect_burst=int(UNLIMITED),
        sockets_per_address=int(UNLIMITED),
        requests_per_second=UNLIMITED,
        request_burst=int(UNLIMITED),
        games_per_hour=UNLIMITED,
        game_burst=int(UNLIMITED),
        commands_at_table=UNLIMITED,
        commands_at_table_burst=int(UNLIMITED),
        company_per_second=UNLIMITED,
        company_burst=int(UNLIMITED),
        work_waiting=int(UNLIMITED),
    )


def _make_folder(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise TottenburyError(f"games cannot be kept in {folder}: {error.strerror}") from None


def _origin(text: str) -> str:
    """An origin as browsers write it."""
    origin = text.rstrip("/").lower()
    scheme, _, host = origin.partition("://")
    if scheme not in ("http", "https") or not host or set(host) & set("/?#@ "):
        raise TottenburyError(f"an origin is written https://example.org, not {text!r}")
    return origin


def _host_name(text: str) -> str:
    """A name as browsers say it."""
    from tottenbury.server.edge.addresses import name_in

    name = name_in(text)
    if not name or ":" in text:
        raise TottenburyError(f"a host name is written example.org, not {text!r}")
    return name


def _without_password(data: str) -> str:
    """A place for people to read: the address of a database without what it takes to get in."""
    scheme, colon, rest = data.partition("://")
    return f"{scheme}://{rest.rpartition('@')[2]}" if colon else data
