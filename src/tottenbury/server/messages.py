"""What goes over a socket, and what the web interface takes and gives. The front end's types are made from these."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from tottenbury.cards.formations import FORMATIONS
from tottenbury.session import commands as c
from tottenbury.session.projection import Projection, Update
from tottenbury.session.wording import WordsShown

Name = Annotated[str, msgspec.Meta(max_length=200)]
Identifier = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
SeatLetter = Literal["S", "N"]
FormationKey = Annotated[str, msgspec.Meta(extra_json_schema={"enum": [line.key for line in FORMATIONS]})]
ListStatus = Annotated[str, msgspec.Meta(extra_json_schema={"enum": ["open", "running", "finished"]})]
Family = Annotated[str, msgspec.Meta(extra_json_schema={"enum": "families"})]  # schema.py fills them in
Step = Annotated[str, msgspec.Meta(extra_json_schema={"enum": ["waiting", "reading", "compiling", "optimising", "linking", "done"]})]
Code = Literal["malformed", "unknown", "forbidden", "stale", "turn", "illegal", "refused", "limit", "unavailable", "internal"]
"""Why something was not done, for programs."""

PlayerCommand = (
    c.Mix
    | c.Move
    | c.Confirm
    | c.Undo
    | c.Offer
    | c.Accept
    | c.Decline
    | c.Resign
    | c.Abandoned
    | c.Hint
    | c.Chat
    | c.Leave
    | c.Next
    | c.Stop
)
"""What a player may say at a table through a socket; sitting down is a request."""


# From the client


class Hello(msgspec.Struct, frozen=True, tag="hello", tag_field="type", forbid_unknown_fields=True):
    """Who I am, where no cookie says so."""

    token: Annotated[str, msgspec.Meta(max_length=100)]


class Follow(msgspec.Struct, frozen=True, tag="follow", tag_field="type", forbid_unknown_fields=True):
    """Show me a table from now on: as the player I am there, or as a spectator. `token` is a seat's secret from a link."""

    game: Identifier
    token: Annotated[str, msgspec.Meta(max_length=100)] = ""


class Unfollow(msgspec.Struct, frozen=True, tag="unfollow", tag_field="type", forbid_unknown_fields=True):
    """Show me this table no longer."""

    game: Identifier


class Act(msgspec.Struct, frozen=True, tag="act", tag_field="type", forbid_unknown_fields=True):
    """Say something at a table. `id` makes a repeat harmless; `seen` is the sequence number of the table that I saw."""

    game: Identifier
    id: Identifier
    seen: int
    command: PlayerCommand
    seat: SeatLetter | None = None
    """Which of my seats, where I have both."""


class Prove(msgspec.Struct, frozen=True, tag="prove", tag_field="type", forbid_unknown_fields=True):
    """Would a claim here hold? By what everybody sees."""

    game: Identifier
    place: int
    seat: SeatLetter


class NoHint(msgspec.Struct, frozen=True, tag="nohint", tag_field="type", forbid_unknown_fields=True):
    """The hint that is being thought of for me is not wanted any more."""

    game: Identifier


class Lobby(msgspec.Struct, frozen=True, tag="lobby", tag_field="type", forbid_unknown_fields=True):
    """Show me the public tables from now on (or no longer)."""

    follow: bool = True


class Ping(msgspec.Struct, frozen=True, tag="ping", tag_field="type", forbid_unknown_fields=True):
    """Are you there, and what time is it?"""


ClientMessage = Hello | Follow | Unfollow | Act | Prove | NoHint | Lobby | Ping


# From the server


class Welcome(msgspec.Struct, frozen=True, tag="welcome", tag_field="type"):
    """The first message, and the answer to `hello`."""

    version: str
    at: int


class Accepted(msgspec.Struct, frozen=True, tag="accepted", tag_field="type"):
    """A command was accepted, and is stored."""

    game: str
    id: str
    sequence: int


class Refusal(msgspec.Struct, frozen=True, tag="refused", tag_field="type"):
    """Something was not done. `code` is for programs, `reason` for people; nothing has changed."""

    code: Code
    reason: str
    game: str | None = None
    id: str | None = None
    words: WordsShown | None = None
    """The reason again; None where only a program can have made the mistake."""


class FormationShown(msgspec.Struct, frozen=True):
    """Cards that stand together, and what they count as."""

    type: FormationKey
    total: int
    cards: tuple[str, ...]


class ProofShown(msgspec.Struct, frozen=True, tag="proof", tag_field="type"):
    """Whether a claim holds, and why."""

    game: str
    place: int
    seat: SeatLetter
    holds: bool
    reason: str
    formation: FormationShown | None
    best: FormationShown | None
    added: tuple[str, ...]
    counter: FormationShown | None
    words: WordsShown | None
    """The reason again."""


class CandidateShown(msgspec.Struct, frozen=True):
    """A move that was considered, with the mover's chance to win."""

    move: str
    chance: float | None


class HintShown(msgspec.Struct, frozen=True, tag="hint", tag_field="type"):
    """What a strong player would do."""

    game: str
    sequence: int
    move: str
    candidates: list[CandidateShown]
    exact: bool


class GameShown(msgspec.Struct, frozen=True):
    """A table as lists show it, or a game that was played to its end there."""

    game: str
    round: int
    """Which game of the table, from 1; 0: the table as it stands, or the whole match."""
    created: int
    changed: int
    rulebook: str
    format: str
    status: ListStatus
    public: bool
    south: str
    north: str
    result: str
    """Such as `S five`; of a match `S match`; empty while it is played."""
    computer: str
    """Which computer opponent plays there; empty: people alone."""
    seats: tuple[SeatLetter, ...]
    """Where those who ask for their own games sit or sat."""
    turn: str
    """Whose turn it is, `S` or `N`; empty: nobody's."""


class LobbyShown(msgspec.Struct, frozen=True, tag="games", tag_field="type"):
    """The public tables: those with a free seat, and those where a game is played."""

    open: list[GameShown]
    running: list[GameShown]


class AddressesShown(msgspec.Struct, frozen=True):
    """Where other devices find this server."""

    addresses: list[str]
    """As origins, `http://192.168.0.7:8190`, the likeliest first; empty where nobody else can reach it, or nobody else may know."""


class Gone(msgspec.Struct, frozen=True, tag="gone", tag_field="type"):
    """This table is shown no longer."""

    game: str
    reason: str
    words: WordsShown | None


class BuildingShown(msgspec.Struct, frozen=True):
    """How far faster rules are that are being built for a family of rulebooks."""

    family: Family
    step: Step
    """`waiting`: another family comes first."""
    done: int
    total: int
    """0: nobody knows yet."""
    seconds_left: float


class SpeedShown(msgspec.Struct, frozen=True, tag="speed", tag_field="type"):
    """How fast the computer can think at a table: sent after `table` while its rules are interpreted, and on every change."""

    game: str
    interpreted: bool
    """Whether faster rules are missing."""
    shallow: bool
    """Whether a computer player here thinks less deeply for that reason."""
    building: BuildingShown | None
    """How far the faster rules are; null: they are there, or cannot be built."""


class PresenceShown(msgspec.Struct, frozen=True, tag="presence", tag_field="type"):
    """Whether the other player of a table is there: sent to players after `table` where there is something to say, and on every change."""

    game: str
    away: int | None
    """Since when the other one is away, in milliseconds; null: there, or the computer, or somebody at the same screen."""
    claim_from: int | None
    """When one may say `abandoned`, should the other one stay away; null: not as things are."""
    missed: int | None
    """For how many milliseconds one was away oneself while the game waited for one's move, if that was long."""

    @property
    def plain(self) -> bool:
        """Whether there is nothing to say."""
        return self.away is None and self.claim_from is None and self.missed is None


class Pong(msgspec.Struct, frozen=True, tag="pong", tag_field="type"):
    """Yes; and it is this time, in milliseconds."""

    at: int


ServerMessage = (
    Welcome | Accepted | Refusal | ProofShown | HintShown | LobbyShown | Gone | SpeedShown | PresenceShown | Pong | Projection | Update
)

decoder = msgspec.json.Decoder(ClientMessage)
encoder = msgspec.json.Encoder()


# Requests


class NewGame(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table to be laid."""

    rulebook: Name
    against: Name = "normal"
    """A computer level, `friend` (by link) or `self` (both seats at one screen)."""
    seat: Literal["S", "N", "lot"] = "lot"
    name: Name = ""
    other_name: Name = ""
    """The other person at the same screen."""
    format: Name = "single"
    first: Literal["S", "N", "lot"] = "lot"
    clock: Name = "none"
    public: bool = False
    confirm: bool = False
    tie: Name = "shared"
    decider: Name = "one_game"
    split: Name = "second_decides"
    mixes: bool = False
    """Whether I shall add a text to each deal (the command `mix`), which then waits for it."""
    guide: bool = False
    """A guided first game, with a deal that the server has prepared for this rulebook; only `name` and `mixes` may be said beside it."""


class JoinGame(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Sit down at a table."""

    name: Name = ""
    mixes: bool = False
    """Whether I shall add a text to each deal."""


class Seated(msgspec.Struct, frozen=True):
    """A seat at a table: the link of it is for its player alone, the link of the table for anybody."""

    game: str
    seats: tuple[SeatLetter, ...]
    tokens: tuple[str, ...]
    """The secret of each seat."""


class ImportRecord(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A game that was played elsewhere."""

    record: str
    public: bool = False


class HideGame(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Which line of one's own list is to go."""

    round: Annotated[int, msgspec.Meta(ge=0, le=1_000_000)] = 0
    """As in the list."""


class TallyShown(msgspec.Struct, frozen=True):
    """How somebody's games against one level of the computer ended."""

    computer: str
    won: int
    lost: int
    drawn: int


class RequestRefused(msgspec.Struct, frozen=True):
    """What a request is answered with that was not done. `code` is for programs, `reason` for people; nothing has changed."""

    code: Code
    reason: str
    words: WordsShown | None = None
