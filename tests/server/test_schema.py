"""What the front end knows of the wire is what the server says."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec

from tests.server.running import Running
from tottenbury.server.schema import kinds_text, schema, text

WEB = Path(__file__).parents[2] / "web"


def test_the_schema_beside_the_front_end_is_the_servers() -> None:
    assert (WEB / "schema.json").read_text(encoding="utf-8") == text(), "run `make types`"


def test_the_kinds_of_move_beside_the_tests_of_the_page_are_the_servers() -> None:
    assert (WEB / "src" / "testing" / "kinds.json").read_text(encoding="utf-8") == kinds_text(), "run `make types`"


def test_a_part_that_a_move_does_not_have_is_left_out() -> None:
    parts: dict[str, Any] = schema()["$defs"]
    assert parts["MoveShown"]["required"] == ["kind"]
    assert parts["MoveShown"]["properties"]["from"]["description"].startswith("The stone or tile where")


def test_what_the_server_sends_has_every_field_and_what_it_is_sent_may_leave_defaults_out() -> None:
    parts: dict[str, Any] = schema()["$defs"]
    for name in ("Refusal", "Table", "ReplayShown", "RulebookShown", "ProofShown", "GameShown", "LobbyShown", "PositionShown", "Seated"):
        assert parts[name]["required"] == list(parts[name]["properties"]), name
    assert parts["NewGame"]["required"] == ["rulebook"]
    assert "token" not in parts["Follow"]["required"]
    assert {"type": "null"} in parts["Refusal"]["properties"]["game"]["anyOf"]
    assert parts["Table"]["properties"]["legal"]["description"].startswith("The viewer's legal moves")


def test_the_server_hands_out_the_same_schema(server: Running) -> None:
    assert server.web().get("/api/messages.json").json() == json.loads(msgspec.json.encode(schema()))
