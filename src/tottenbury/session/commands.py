"""What can be said at a table. An accepted command is an entry of its history, and the history is all there is to know of it."""

from __future__ import annotations

from typing import Literal

import msgspec

from tottenbury.session.names import clean as clean
from tottenbury.session.settings import Settings

MOST_NAME, MOST_CHAT = 30, 500
"""How long names and what is said may be."""

Subject = Literal["draw", "undo", "rematch"]
"""What the other player has to agree to."""


class Create(msgspec.Struct, frozen=True, tag="create", tag_field="do"):
    """Lay the table. `fair` or the seed decides every deal, throw and lot. A record makes it an archive."""

    settings: Settings
    seed: int = 0
    record: str = ""
    secret: bool = False
    """Whether the seeds of the games do not simply count up from this one. Tables have been dealt so before there was `fair`."""
    fair: str = ""
    """256 bits as 64 digits from 0 to f, from which each game gets a secret of its own; never leaves the house. See table.fair."""
    keeper: str = ""
    """Who brings the record: the fingerprint of his secret."""


class Join(msgspec.Struct, frozen=True, tag="join", tag_field="do"):
    """A person sits down; `holder` is the fingerprint of his secret for this seat, `owner` of the one he has everywhere."""

    holder: str
    name: str = ""
    owner: str = ""
    mixes: bool = False
    """Whether he will add a text to each deal, which then waits for it."""


class Mix(msgspec.Struct, frozen=True, tag="mix", tag_field="do"):
    """Add a text of one's own to the next deal, having seen the commitment to its secret."""

    commitment: str
    text: str


class Deal(msgspec.Struct, frozen=True, tag="deal", tag_field="do"):
    """The host waits no longer for texts that were promised."""


class Move(msgspec.Struct, frozen=True, tag="move", tag_field="do"):
    """A move in notation."""

    move: str


class Confirm(msgspec.Struct, frozen=True, tag="confirm", tag_field="do"):
    """The move that was waiting is meant."""


class Undo(msgspec.Struct, frozen=True, tag="undo", tag_field="do"):
    """Take back one's last decision where nobody need be asked."""


class Offer(msgspec.Struct, frozen=True, tag="offer", tag_field="do"):
    """Offer the other player something that takes two."""

    what: Subject


class Accept(msgspec.Struct, frozen=True, tag="accept", tag_field="do"):
    """Agree to what was offered."""

    what: Subject


class Decline(msgspec.Struct, frozen=True, tag="decline", tag_field="do"):
    """Refuse what was offered, or withdraw one's own offer."""

    what: Subject


class Resign(msgspec.Struct, frozen=True, tag="resign", tag_field="do"):
    """Give the game up."""


class Abandoned(msgspec.Struct, frozen=True, tag="abandoned", tag_field="do"):
    """The other player owes a move and does not come back: end the game. Whether he has been away for long enough the host knows."""

    take: Literal["win", "draw"]


class Hint(msgspec.Struct, frozen=True, tag="hint", tag_field="do"):
    """Ask what a strong player would do; only the asking is kept."""


class Chat(msgspec.Struct, frozen=True, tag="chat", tag_field="do"):
    """Say something to the other player."""

    text: str


class Leave(msgspec.Struct, frozen=True, tag="leave", tag_field="do"):
    """Go away: the seat is free again before the first game, and only looks empty afterwards."""


class Next(msgspec.Struct, frozen=True, tag="next", tag_field="do"):
    """Be ready for the next game of the match."""


class Stop(msgspec.Struct, frozen=True, tag="stop", tag_field="do"):
    """End an open series after this game."""


class Timeout(msgspec.Struct, frozen=True, tag="timeout", tag_field="do"):
    """The host saw that somebody's time is used up."""


class Forfeit(msgspec.Struct, frozen=True, tag="forfeit", tag_field="do"):
    """A computer player cannot go on, by its own fault."""

    reason: str = ""


class Resume(msgspec.Struct, frozen=True, tag="resume", tag_field="do"):
    """The host is back after a break that no clock shall count."""


Command = (
    Create
    | Join
    | Mix
    | Deal
    | Move
    | Confirm
    | Undo
    | Offer
    | Accept
    | Decline
    | Resign
    | Abandoned
    | Hint
    | Chat
    | Leave
    | Next
    | Stop
    | Timeout
    | Forfeit
    | Resume
)

OF_THE_HOST = (Create, Deal, Timeout, Forfeit, Resume)
"""What only the host may say."""

ALSO_OF_THE_HOST = (Next, Stop)
"""What the host may say in the players' place: computers need not be asked whether to go on."""

QUIET = (Chat, Hint, Leave, Mix, Resume)
"""What leaves the table as it is: nobody has to look again before he decides. (Unless a game is dealt with it.)"""

ABOUT_DEALS = (Create, Join, Mix, Deal, Leave)
"""What may change who adds a text to the next deal, or whose is there."""


class Entry(msgspec.Struct, frozen=True):
    """An accepted command: when, by whom (None: the host), and which one. `id` makes a repeat harmless."""

    sequence: int
    id: str
    at: int
    player: Literal["S", "N"] | None
    command: Command

    def encode(self) -> bytes:
        """The entry as it is stored."""
        return _encoder.encode(self)

    @staticmethod
    def decode(body: bytes) -> Entry:
        """The entry of a stored body."""
        return _decoder.decode(body)


_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(Entry)
