"""Guided first games: prepared deals that nobody can use for anything else."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.running import Running
from tools.guided_deals import instructive, lowest
from tottenbury.core.rulebook import LIBRARY
from tottenbury.core.seats import Seat
from tottenbury.server.tables.guides import GUIDES
from tottenbury.session import commands as c
from tottenbury.session.errors import Refused
from tottenbury.session.session import Session
from tottenbury.session.settings import Settings


def test_every_published_rulebook_has_a_deal_that_a_lesson_can_begin_with() -> None:
    assert set(GUIDES) == set(LIBRARY.ids())
    assert all(instructive(name, seed) for name, seed in GUIDES.items())


@pytest.mark.parametrize("name", ["siege-2020", "tug"])
def test_the_tool_finds_the_seeds_again(name: str) -> None:
    assert lowest(name) == GUIDES[name]


def _lay(server: Running, **wanted: Any) -> Any:
    return server.web().post("/api/games", json={"guide": True, **wanted})


@pytest.mark.parametrize("name", ["stones-1999", "siege-2020-tactics", "tug"])
def test_a_guided_table_is_dealt_as_prepared_against_the_computer_and_says_so(server: Running, name: str) -> None:
    web = server.web()
    made = web.post("/api/games", json={"rulebook": name, "guide": True, "name": "Anna"})
    assert made.status_code == 201, made.text
    assert made.json()["seats"] == ["S"]
    game = made.json()["game"]
    shown = web.get(f"/api/games/{game}").json()
    assert shown["table"]["guide"] is True
    assert shown["table"]["public"] is False
    assert shown["table"]["south"]["name"] == "Anna"
    assert shown["table"]["north"]["computer"] == "novice"
    assert shown["fair"]["commitment"] is None  # nobody is told that this deal was fair
    assert '[Prepared "yes"]' in web.get(f"/api/games/{game}/record").text
    assert server.web().get(f"/api/games/{game}").status_code == 404  # nor does anybody else look on


@pytest.mark.parametrize(
    "more",
    [
        {"against": "friend"},
        {"against": "self"},
        {"against": "expert"},
        {"public": True},
        {"clock": "move:60"},
        {"seat": "N"},
        {"first": "N"},
        {"format": "series"},
        {"confirm": True},
        {"other_name": "Bob"},
    ],
)
def test_nothing_else_is_played_with_a_prepared_deal(server: Running, more: dict[str, Any]) -> None:
    answer = _lay(server, rulebook="stones-1999", **more)
    assert answer.status_code in (400, 409), answer.text
    assert answer.json()["words"]["key"] == "reason-guide-alone"


def test_there_is_no_guide_where_rulings_were_changed_and_nobody_names_a_seed(server: Running) -> None:
    assert _lay(server, rulebook="stones-1999;hand=5").json()["words"]["key"] == "reason-no-guide"
    assert _lay(server, rulebook="battle-line").json()["words"]["key"] == "reason-no-guide"
    assert server.web().post("/api/games", json={"rulebook": "stones-1999", "seed": 7}).status_code == 400


def test_other_tables_are_fair_as_ever(server: Running) -> None:
    web = server.web()
    game = web.post("/api/games", json={"rulebook": "stones-1999", "against": "novice"}).json()["game"]
    shown = web.get(f"/api/games/{game}").json()
    assert shown["table"]["guide"] is False
    assert shown["fair"]["commitment"]
    assert "Prepared" not in web.get(f"/api/games/{game}/record").text


def _guided(**more: Any) -> Session:
    session = Session("g")
    settings = Settings(rulebook="stones-1999", north="novice", first="S", guide=True, **more)
    session.accept(None, c.Create(settings, 517, fair="ab" * 32), 1, "create")
    session.accept(Seat.SOUTH, c.Join("holder", "Anna", mixes=True), 1, "join")
    return session


def test_a_rematch_of_a_guided_game_is_an_ordinary_fair_one() -> None:
    session = _guided()
    assert session.fair is None
    assert session.recorder is not None
    assert session.recorder.tags["Prepared"] == "yes"
    session.accept(Seat.SOUTH, c.Resign(), 2, "resign")
    session.accept(Seat.SOUTH, c.Offer("rematch"), 3, "rematch")
    assert session.awaited == (Seat.SOUTH,)  # the text for a fair deal
    session.accept(None, c.Deal(), 4, "deal")
    assert session.fair is not None
    assert "Prepared" not in session.recorder.tags
    assert "Commitment" in session.recorder.tags


@pytest.mark.parametrize("more", [{"public": True}, {"clock": "move:60"}])
def test_no_table_is_guided_in_public_or_by_a_clock(more: dict[str, Any]) -> None:
    with pytest.raises(Refused):
        _guided(**more)


def test_two_people_cannot_have_a_guided_table() -> None:
    with pytest.raises(Refused):
        Settings(rulebook="stones-1999", guide=True).check()
