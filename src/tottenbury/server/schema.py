"""One JSON schema of all that goes in and out, socket and requests alike. The front end's types are made from it (`make types`)."""

from __future__ import annotations

import ast
import inspect
import json
import sys
from functools import cache
from typing import Any

import msgspec

from tottenbury.library import GAMES, families, rulebook
from tottenbury.server.answers.positions import PositionShown
from tottenbury.server.answers.replays import ReplayShown
from tottenbury.server.answers.rulebooks import RulebookShown
from tottenbury.server.messages import (
    AddressesShown,
    ClientMessage,
    GameShown,
    HideGame,
    ImportRecord,
    JoinGame,
    NewGame,
    PlayerCommand,
    RequestRefused,
    Seated,
    ServerMessage,
    TallyShown,
)
from tottenbury.session.moves import MoveKindShown, kinds_shown

REF = "#/$defs/{name}"
SENT = (NewGame, JoinGame, ImportRecord, HideGame)
ANSWERED = (Seated, GameShown, TallyShown, AddressesShown, RulebookShown, PositionShown, ReplayShown, RequestRefused)
"""What requests take, and what they give beside messages that the socket has too."""


@cache
def schema() -> dict[str, Any]:
    """All of it, made once. What the server sends has every field; what it is sent may leave out what has a default."""
    (client, command, *_), taken = msgspec.json.schema_components([ClientMessage, PlayerCommand, *SENT], ref_template=REF)
    (server, *_), given = msgspec.json.schema_components([ServerMessage, *ANSWERED], ref_template=REF)
    for part in given.values():
        _complete(part)
    unions = {"ClientMessage": client, "PlayerCommand": command, "ServerMessage": server}
    parts = taken | given | unions
    _explain(parts)
    _fill_in(parts, {"games": sorted(GAMES.games), "families": list(families()), "kinds": _kind_keys()})
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Wire",
        "description": "What a browser sends and gets.",
        "type": "object",
        "properties": {"client": {"$ref": "#/$defs/ClientMessage"}, "server": {"$ref": "#/$defs/ServerMessage"}},
        "required": ["client", "server"],
        "$defs": dict(sorted(parts.items())),
    }


def text() -> str:
    """The schema as it lies beside the front end, in `web/schema.json`."""
    return json.dumps(schema(), indent=2, ensure_ascii=False) + "\n"


def kinds_text() -> str:
    """The kinds of move of each game as a table is told them, as they lie beside the page's tests."""
    return json.dumps(msgspec.to_builtins(_kinds()), indent=2) + "\n"


def _kinds() -> dict[str, list[MoveKindShown]]:
    """The kinds of move of each game: all that any of its rulebooks has."""
    fullest = {game: list(GAMES[game].families.values())[-1] for game in GAMES.games}
    return {game: kinds_shown(rulebook(book)) for game, book in fullest.items()}


def _kind_keys() -> list[str]:
    """The keys of all kinds; games share some."""
    return list(dict.fromkeys(kind.kind for kinds in _kinds().values() for kind in kinds))


def _fill_in(part: Any, lists: dict[str, list[str]]) -> None:
    """Put in the place of names what the registries hold."""
    if isinstance(part, dict):
        if isinstance(part.get("enum"), str):
            part["enum"] = lists[part["enum"]]
        for inner in part.values():
            _fill_in(inner, lists)
    elif isinstance(part, list):
        for inner in part:
            _fill_in(inner, lists)


def _complete(part: dict[str, Any]) -> None:
    """The server leaves no field out that has a value, be it the default. What has none, such as a part that a move does not have, is."""
    if "properties" in part:
        required = part.get("required", [])
        part["required"] = [name for name, field in part["properties"].items() if name in required or "default" in field]
        for field in part["properties"].values():
            field.pop("default", None)


def _explain(parts: dict[str, Any]) -> None:
    """Put the words that stand below a field into the schema."""
    modules = {struct.__module__ for struct in _structs(msgspec.Struct)}
    for module in sorted(modules):
        for line in ast.parse(inspect.getsource(sys.modules[module])).body:
            fields = parts.get(line.name, {}).get("properties", {}) if isinstance(line, ast.ClassDef) else {}
            if fields:
                assert isinstance(line, ast.ClassDef)
                for name, words in _words(line):
                    if name in fields:
                        fields[name] = {**fields[name], "description": words}


def _structs(kind: type[Any]) -> list[type[Any]]:
    return [struct for struct in kind.__subclasses__() if struct.__module__.startswith("tottenbury.")]


def _words(struct: ast.ClassDef) -> list[tuple[str, str]]:
    """The fields of a class below which a text stands."""
    found = []
    for field, text in zip(struct.body, struct.body[1:], strict=False):
        if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name) and isinstance(text, ast.Expr):
            name = field.target.id.removesuffix("_")  # a word that Python keeps for itself ends with a stroke here
            found.append((name, str(ast.literal_eval(text.value))))
    return found
