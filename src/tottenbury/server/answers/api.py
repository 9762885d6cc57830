"""The web interface beside the socket: laying tables and sitting down, lists, records and positions."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Annotated, Any, Literal

from litestar import Request, Response, get, post
from litestar.datastructures import Cookie, State
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

from tottenbury import library
from tottenbury.core.errors import TottenburyError
from tottenbury.core.position import Position, View
from tottenbury.core.rulebook import LIBRARY
from tottenbury.core.seats import Seat
from tottenbury.library import rulebook
from tottenbury.opponents.levels import LEVELS
from tottenbury.server.answers.positions import PositionShown, position_shown
from tottenbury.server.answers.proofs import proof_at
from tottenbury.server.answers.replays import Replays, ReplayShown, Viewpoint, played
from tottenbury.server.answers.rulebooks import RulebookShown, check_offered, rulebook_shown
from tottenbury.server.edge import tokens
from tottenbury.server.edge.access import may_watch, record_for, seats_of
from tottenbury.server.edge.addresses import reachable
from tottenbury.server.edge.guard import COOKIE, Identity
from tottenbury.server.edge.packing import Openness, declare
from tottenbury.server.errors import TooMany, UnknownGame
from tottenbury.server.messages import (
    AddressesShown,
    GameShown,
    HideGame,
    ImportRecord,
    JoinGame,
    LobbyShown,
    NewGame,
    ProofShown,
    Seated,
    SeatLetter,
    TallyShown,
)
from tottenbury.server.schema import schema
from tottenbury.server.tables.listings import name_of, shown
from tottenbury.server.tables.queues import breathe
from tottenbury.server.tables.registry import Tables
from tottenbury.server.tables.table import Table
from tottenbury.session.commands import MOST_NAME
from tottenbury.session.names import told_apart
from tottenbury.session.projection import Projection, project
from tottenbury.session.session import Session
from tottenbury.storage import Hidden, Query
from tottenbury.words import say

COOKIE_DAYS = 400

_MOMENT = re.compile(r"[0-9]{1,16}")

Web = Request[Any, Any, State]
Status = Literal["open", "running", "finished"]


def tables_of(request: Web) -> Tables:
    """All tables of the server that answers a request."""
    tables: Tables = request.app.state.tables
    return tables


def identity_of(request: Web) -> Identity:
    """Who asks, as far as he says."""
    identity: Identity = request.scope["state"]["identity"]
    return identity


def _seated(request: Web, owner: str, table: Table, players: tuple[Seat, ...]) -> Response[Seated]:
    """The answer to somebody who sits down; a new client gets his secret as a cookie."""
    game = table.session.game
    letters: tuple[SeatLetter, ...] = tuple("S" if table.session.seat_of(player) is Seat.SOUTH else "N" for player in players)
    secrets = tuple(_secret(owner, table, player) for player in players)
    response = Response(Seated(game, letters, secrets), status_code=201)
    _make_known(request, response, owner)
    return response


def _make_known(request: Web, response: Response[Any], owner: str) -> None:
    """Give a new client his secret as a cookie."""
    if identity_of(request).owner is None:
        secure = request.scope["scheme"] == "https"
        response.set_cookie(Cookie(key=COOKIE, value=owner, max_age=COOKIE_DAYS * 86_400, httponly=True, samesite="strict", secure=secure))


def _secret(owner: str, table: Table, player: Seat) -> str:
    """What one sits there with: made of one's own secret, unless that is already the one of this seat."""
    if tokens.matches(owner, table.session.players[player].holder):
        return owner
    return tokens.seat_token(owner, table.session.game, player)


@post("/api/games", tags=["tables"])
async def create_game(request: Web, data: JSONBody[NewGame]) -> Response[Seated]:
    """Lay a table, and sit down at it."""
    tables, identity = tables_of(request), identity_of(request)
    if not request.app.state.game_buckets.take(identity.address):
        raise TooMany(say("reason-too-many-tables"))
    owner = identity.owner or tokens.new_token()
    table, players = await tables.create(data, owner)
    return _seated(request, owner, table, players)


@post("/api/games/{game:str}/join", tags=["tables"])
async def join_game(request: Web, game: FromPath[str], data: JSONBody[JoinGame]) -> Response[Seated]:
    """Sit down on the free seat of a table."""
    tables, identity = tables_of(request), identity_of(request)
    table = await tables.table(game)
    owner = identity.owner or tokens.new_token()
    others = [place.name for place in table.session.players.values() if place.joined]
    name = told_apart(data.name, others[0], MOST_NAME) if len(others) == 1 else data.name
    player = await tables.join(table, name, owner, data.mixes)
    return _seated(request, owner, table, (player,))


@post("/api/records", tags=["records"])
async def import_record(request: Web, data: JSONBody[ImportRecord]) -> Response[GameShown]:
    """Keep a game that was played elsewhere, to be replayed and shared here; it is among one's own games from then on."""
    tables, identity = tables_of(request), identity_of(request)
    if len(data.record) > tables.config.limits.record_bytes:
        raise TottenburyError(say("reason-record-long"))
    if not request.app.state.game_buckets.take(identity.address):
        raise TooMany(say("reason-too-many-tables"))
    owner = identity.owner or tokens.new_token()
    table = await tables.archive(data.record, data.public, owner)
    listing = await tables.store.listing(table.session.game)
    assert listing is not None
    response = Response(shown(listing, tokens.fingerprint(owner)), status_code=201)
    _make_known(request, response, owner)
    return response


@get("/api/games", tags=["tables"])
async def list_games(
    request: Web,
    status: FromQuery[list[Status] | None] = None,
    rulebook: Annotated[str | None, QueryParameter(max_length=200)] = None,
    player: Annotated[str | None, QueryParameter(max_length=60)] = None,
    mine: FromQuery[bool] = False,
    turn: Annotated[bool, QueryParameter(description="with `mine`: only where it is one's own turn")] = False,
    computer: Annotated[bool | None, QueryParameter(description="only against the computer, or only among people")] = None,
    before: Annotated[
        str | None, QueryParameter(max_length=100, description="`changed:game` or `changed:game/round` of the last one seen")
    ] = None,
    limit: Annotated[int, QueryParameter(ge=1, le=200)] = 50,
) -> list[GameShown]:
    """Tables, and games that were played to their end there, the latest first: public ones, or one's own."""
    tables, identity = tables_of(request), identity_of(request)
    if mine and identity.owner is None:
        return []
    changed, _, last = (before or "").partition(":")
    if "\0" in (player or "") + (rulebook or "") + last:  # nobody is called so, and PostgreSQL cannot be asked for it
        return []
    if before and not (_MOMENT.fullmatch(changed) and last):
        raise TottenburyError(say("reason-page-before"))
    holder = tokens.fingerprint(identity.owner) if mine and identity.owner is not None else None
    found = await tables.store.find(
        Query(
            status=tuple(status or ()),
            public=None if mine else True,
            holder=holder,
            turn=turn,
            computer=computer,
            rulebook=rulebook,
            player=player,
            before=(int(changed), last) if before else None,
            limit=limit,
        )
    )
    return [shown(listing, holder or "") for listing in found]


@get("/api/tally", tags=["tables"])
async def show_tally(request: Web) -> list[TallyShown]:
    """How one's own games against each level of the computer ended."""
    owner = identity_of(request).owner
    if owner is None:
        return []
    tally = await tables_of(request).store.tally(tokens.fingerprint(owner))
    return [TallyShown(one.computer, one.won, one.lost, one.drawn) for one in tally]


@post("/api/games/{game:str}/hide", tags=["tables"], status_code=204)
async def hide_game(request: Web, game: FromPath[str], data: JSONBody[HideGame]) -> None:
    """Take a game out of one's own list, until something happens there. Nobody else notices, and nothing is deleted."""
    tables, owner = tables_of(request), identity_of(request).owner
    listing = None if "\0" in game or "/" in game else await tables.store.listing(name_of(game, data.round))
    holder = "" if owner is None else tokens.fingerprint(owner)
    if listing is None or holder not in listing.holders:
        raise UnknownGame(say("reason-no-table"))
    lines = [Hidden(holder, listing.game, listing.changed)]
    if listing.status == "finished" and not data.round:  # should there be a rematch, this game gets a line of its own
        table = await tables.table(game)
        lines.append(Hidden(holder, name_of(game, len(table.session.records)), listing.changed))
    await tables.store.append((), *lines)


@asynccontextmanager
async def _visible(request: Web, game: str) -> AsyncIterator[tuple[Session, set[Seat]]]:
    """A table that one may look at, while nothing changes there, and who one is there."""
    table = await tables_of(request).table(game)
    async with table.settled() as session:
        seats = seats_of(session, identity_of(request).known)
        if not may_watch(session, seats):
            raise UnknownGame(say("reason-no-table"))
        yield session, seats


@get("/api/games/{game:str}", tags=["tables"])
async def show_game(request: Web, game: FromPath[str]) -> Projection:
    """A table as the player one is there, or as a spectator sees it."""
    async with _visible(request, game) as (session, seats):
        return project(session, next(iter(seats)) if len(seats) == 1 else None)


@get("/api/games/{game:str}/record", tags=["records"], media_type="text/plain")
async def show_record(
    request: Web, game: FromPath[str], number: Annotated[int | None, QueryParameter(name="game_number", ge=1)] = None
) -> str:
    """A game of the table as a record: whole when it is over; before, as far as one may know it."""
    async with _visible(request, game) as (session, seats):
        record = record_for(session, number, seats)
    if record is None:
        raise UnknownGame(say("reason-no-record"))
    return await tables_of(request).queue.run(lambda: str(record()), "record")


@get("/api/games/{game:str}/positions/{number:int}", tags=["records"])
async def show_position(
    request: Web, game: FromPath[str], number: FromPath[int], game_number: Annotated[int | None, QueryParameter(ge=1)] = None
) -> PositionShown:
    """The position of a game after so many decisions: open when the game is over; before, as far as one may know it."""
    async with _visible(request, game) as (session, seats):
        record = record_for(session, game_number, seats)

    def find() -> PositionShown:
        positions = () if record is None else record().positions()
        if not 0 <= number < len(positions):
            raise UnknownGame(say("reason-positions", last=str(len(positions) - 1)))
        return position_shown(positions[number])

    return await tables_of(request).queue.run(find, "position of a table")


@get("/api/games/{game:str}/replay", tags=["records"], media_type="application/json")
async def show_replay(
    request: Web,
    game: FromPath[str],
    game_number: Annotated[int | None, QueryParameter(ge=1)] = None,
    view: FromQuery[Viewpoint | None] = None,
) -> Response[ReplayShown]:
    """A game step by step, from a seat (`S`, `N`), as a spectator (`none`) or with every card (`all`), as far as one may look there."""
    replays: Replays = request.app.state.replays
    async with _visible(request, game) as (session, seats):
        found = played(session, game_number, seats)
    if found is None:
        raise UnknownGame(say("reason-no-record"))
    body = await replays.body(found, found.viewpoint(view), tables_of(request).queue)
    if found.over:
        declare(request.scope, Openness.OPEN)
    return Response(body, media_type="application/json")  # type: ignore[arg-type]


def _position(line: str) -> Position | View:
    """The position of a line that somebody sends."""
    check_offered(line.split(maxsplit=1)[0] if line.strip() else "")
    return library.position(line)


Line = Annotated[str, QueryParameter(max_length=2000, description="a position in our notation")]


@get("/api/position", tags=["positions"])
async def read_position(
    request: Web,
    line: Line,
    moves: Annotated[str, QueryParameter(max_length=2000, description="moves to make from there, with commas between")] = "",
) -> PositionShown:
    """What a line of our notation says, perhaps after some moves: whose turn, which moves are legal, what can be claimed."""

    def read() -> PositionShown:
        position = _position(line)
        for move in filter(None, map(str.strip, moves.split(","))):
            position = position.play(move)
            breathe()
        return position_shown(position)

    return await tables_of(request).queue.run(read, "position")


@get("/api/proof", tags=["positions"])
async def prove(request: Web, line: Line, place: FromQuery[int], seat: FromQuery[SeatLetter]) -> ProofShown:
    """Whether a claim of this seat at this stone or tile would hold, by what lies open in a position."""
    return await tables_of(request).queue.run(lambda: proof_at(_position(line), place, Seat.of(seat)), "proof")


@get("/api/rulebooks", tags=["positions"])
async def list_rulebooks(request: Web) -> list[RulebookShown]:
    """Every rulebook: what has to be known to draw it, its match formats, computer levels, and rulings that may be decided otherwise."""
    declare(request.scope, Openness.SAME)
    return [rulebook_shown(rulebook(name), LEVELS) for name in LIBRARY.ids()]


@get("/api/rulebooks/{name:str}", tags=["positions"])
async def show_rulebook(request: Web, name: FromPath[str]) -> RulebookShown:
    """One rulebook, perhaps with options behind its id, or an edition that comes with the package."""
    check_offered(name)
    declare(request.scope, Openness.SAME)
    return rulebook_shown(rulebook(name), LEVELS)


@get("/api/lobby", tags=["tables"])
async def show_lobby(request: Web) -> LobbyShown:
    """The public tables: those with a free seat, and those where a game is played."""
    return await tables_of(request).lobby()


@get("/api/addresses", tags=["tables"])
async def show_addresses(request: Web) -> AddressesShown:
    """Under which addresses other devices reach this server; told on its own machine alone."""
    return AddressesShown(reachable(tables_of(request).config, request.scope.get("client"), request.scope.get("server")))


@get("/api/messages.json", tags=["socket"])
async def show_messages(request: Web) -> dict[str, Any]:
    """The JSON schema of the socket's messages at `/ws` and of what requests take and give; the front end's types are made from it."""
    declare(request.scope, Openness.SAME)
    return schema()


HANDLERS = [
    create_game,
    join_game,
    import_record,
    list_games,
    show_tally,
    hide_game,
    show_game,
    show_record,
    show_position,
    show_replay,
    read_position,
    prove,
    list_rulebooks,
    show_rulebook,
    show_lobby,
    show_addresses,
    show_messages,
]
