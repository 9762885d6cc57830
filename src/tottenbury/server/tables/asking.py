"""On whose account something is done: set where a request or a socket comes in, and handed on to everything that follows from it."""

from __future__ import annotations

from contextvars import ContextVar
from typing import NamedTuple


class Asker(NamedTuple):
    """An address, and a person there as far as he is known. Nobody: the server itself."""

    address: str = ""
    person: str = ""


HOUSE = Asker()

ASKING: ContextVar[Asker] = ContextVar("ASKING", default=HOUSE)
"""Tasks and timers that somebody's command starts inherit it: a computer's answer is thought of on the account of who moved."""


def asking(person: str = "") -> Asker:
    """Who asks; `person` names him where a table knows better than the door did."""
    asker = ASKING.get()
    return Asker(asker.address, person) if person else asker
