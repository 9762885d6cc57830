"""Addresses and names: whom limits go by, and under which names a server answers.

A page of a stranger can have its own name point to this machine (DNS rebinding); to the browser we are then a part of that page. Only the
`Host` it sends tells, so a server answers under its own names alone.
"""

from __future__ import annotations

import re
import socket
from collections.abc import Iterable
from ipaddress import IPv6Address, IPv6Network, ip_address

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


class Names:
    """The names under which a server answers."""

    def __init__(self, listening: str, given: Iterable[str] = (), origins: Iterable[str] = ()) -> None:
        named = [name for text in given if (name := name_in(text))]
        of_origins = [name for text in origins if (name := name_in(text.partition("://")[2]))]
        self._known = {"localhost", listening.lower(), *named, *of_origins}
        self._addresses = not named and listening in ("", "0.0.0.0", "::")  # noqa: S104 (it is compared)
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
