"""Addresses and names: whom limits go by, and under which names a server answers.

A page of a stranger can have its own name point to this machine (DNS rebinding); to the browser we are then a part of that page. Only the
`Host` it sends tells, so a server answers under its own names alone.
"""

from __future__ import annotations

import re
import socket
from collections.abc import Iterable
from contextlib import suppress
from ipaddress import IPv6Address, IPv6Network, ip_address

from tottenbury.server.config import Config

_HOST = re.compile(r"([A-Za-z0-9._-]{1,253}|\[[0-9A-Fa-f:.]{2,45}\])(?::[0-9]{0,5})?")


def neighbourhood(address: str) -> str:
    """What limits go by: an address, or the /64 of an IPv6 address, within which its owner has as many as he likes."""
    if ":" not in address:
        return address
    try:
        plain = IPv6Address(address.partition("%")[0])
    except ValueError:
        return address
    return str(plain.ipv4_mapped or IPv6Network((plain, 64), strict=False))


def name_in(host: str) -> str | None:
    """The name in a `Host` header: in small letters, without port and brackets; None if it is none."""
    found = _HOST.fullmatch(host)
    return found[1].strip("[]").lower().rstrip(".") if found else None


EVERYWHERE = ("", "0.0.0.0", "::")  # noqa: S104 (they are compared)
"""What is listened on where everybody may come who reaches this machine."""


def reachable(config: Config, client: tuple[str, int] | None, server: tuple[str, int | None] | None) -> list[str]:
    """The origins under which other devices in the network find us, for somebody who sits at this very machine; else none.

    A stranger, or a proxy that speaks for one, does not learn the addresses of a machine. Where a server has names of its own, its
    addresses in digits are refused (`Names`), so they are not told either.
    """
    if client is None or server is None or config.host_names or config.proxies or not _is_loopback(client[0]):
        return []
    hosts = own_addresses() if config.host in EVERYWHERE else [] if _is_loopback(config.host) else [config.host]
    port = "" if server[1] in (None, 80) else f":{server[1]}"
    return [f"http://{f'[{host}]' if ':' in host else host}{port}" for host in hosts]


def own_addresses() -> list[str]:
    """The addresses of this machine in its networks, the one that leads out first."""
    found: list[str] = []
    with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as way_out:
        way_out.connect(("192.0.2.1", 9))  # nothing is sent; the system only says from where it would be
        found.append(way_out.getsockname()[0])
    with suppress(OSError):
        found += [str(each[4][0]) for each in socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET, socket.SOCK_STREAM)]
    return [one for one in dict.fromkeys(found) if not _is_loopback(one) and one != "0.0.0.0"]  # noqa: S104 (it is compared)


def _is_loopback(host: str) -> bool:
    try:
        return ip_address(host.strip("[]")).is_loopback
    except ValueError:
        return host == "localhost"


class Names:
    """The names under which a server answers."""

    def __init__(self, listening: str, given: Iterable[str] = (), origins: Iterable[str] = ()) -> None:
        named = [name for text in given if (name := name_in(text))]
        of_origins = [name for text in origins if (name := name_in(text.partition("://")[2]))]
        self._known = {"localhost", listening.lower(), *named, *of_origins}
        self._addresses = not named and listening in EVERYWHERE
        if self._addresses:  # nobody else can have this machine's own name point here
            own = socket.gethostname().lower().rstrip(".")
            self._known |= {own, f"{own.partition('.')[0]}.local"}

    def knows(self, host: str) -> bool:
        """Whether somebody who asks for this host means us."""
        name = name_in(host)
        if name is None:
            return False
        if name in self._known:
            return True
        try:
            address = ip_address(name)
        except ValueError:
            return False
        return address.is_loopback or self._addresses
