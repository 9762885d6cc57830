"""Connections that break, tabs that disagree: the page says so, comes back by itself, and does nothing twice."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import Browser, Page, WebSocketRoute, expect

from tests.server.running import Running
from tests.web.conftest import Visitors, lay
from tests.web.player import LOG, Player, step, to_choose, until

BOOK = "stones-1999"


def _seen(page: Page) -> tuple[list[str], str, str]:
    """What a player sees: the log, his hand, and the stones."""
    return page.locator(LOG).all_inner_texts(), page.locator(".hand.own").inner_text(), page.locator(".border").inner_text()


def _turns(page: Page, game: str) -> list[str]:
    """The turns of the record that the server has."""
    return re.findall(r"^\d+\. .*$", page.request.get(f"/api/games/{game}/record").text(), re.MULTILINE)


def _first_card(page: Page) -> str:
    to_choose(page)
    return page.locator('.hand.own [data-step^="card:"]').first.get_attribute("data-step") or ""


def test_a_page_comes_back_after_the_server_did_and_its_move_arrives_once(chromium: Browser, tmp_path: Path) -> None:
    server = Running(tmp_path / "games.db")
    visitors = Visitors(chromium, server)
    visitors.forgiven += ["WebSocket connection to", "ERR_CONNECTION_REFUSED"]
    page = visitors("/")
    game = lay(page, rulebook=BOOK, against="novice", seat="S", first="S", name="Anna")
    page.goto(f"/table/{game}")
    Player(page).turn()
    card = _first_card(page)
    before = _seen(page)
    server.stop()
    expect(page.locator("[data-connection=lost]")).to_contain_text("Connection lost")
    expect(page.get_by_test_id("announced")).to_contain_text("Connection lost")
    assert _seen(page) == before
    step(page, card).click()
    step(page, "place:9").click(position={"x": 20, "y": 20})
    expect(page.locator(".field[data-moving=true]")).to_be_visible()
    step(page, card).click()  # and once more, as people do when nothing happens
    step(page, "place:9").click(position={"x": 20, "y": 20})
    assert _seen(page)[0] == before[0]
    again = Running(tmp_path / "games.db", port=server.port)
    try:
        expect(page.locator("[data-connection=open]")).to_contain_text("Connected again")
        expect(page.locator(LOG)).to_have_count(len(before[0]) + 2)
        to_choose(page)
        turns = _turns(page, game)
        assert len(turns) == len(before[0]) + 2
        assert [turn.count(f"{card[5:]}@9") for turn in turns].count(1) == 1
        expect(page.locator(".notice.bad")).to_have_count(0)
        now = _seen(page)
        page.reload()
        to_choose(page)
        assert _seen(page) == now
        expect(page.locator("[data-connection]")).to_have_count(0)
    finally:
        visitors.close()
        again.stop()
    assert not visitors.errors


def test_two_tabs_of_one_seat_agree(visitors: Visitors) -> None:
    one = visitors("/")
    game = lay(one, rulebook=BOOK, against="novice", seat="S", first="S", name="Anna")
    one.goto(f"/table/{game}")
    two = visitors.tab(one.context, f"/table/{game}")
    for mover, watcher in ((one, two), (two, one), (one, two)):
        to_choose(watcher)
        before = watcher.locator(LOG).count()
        Player(mover).turn()
        expect(watcher.locator(LOG)).to_have_count(before + 2)
        for page in (mover, watcher):
            to_choose(page)
        assert _seen(mover) == _seen(watcher)


def test_a_stale_move_is_refused_in_words_and_the_table_is_right_afterwards(visitors: Visitors) -> None:
    one = visitors("/")
    game = lay(one, rulebook=BOOK, against="novice", seat="S", first="S", name="Anna")
    one.goto(f"/table/{game}")
    to_choose(one)  # its socket is open
    held: list[str | bytes] = []
    slow = [False]
    routes: list[WebSocketRoute] = []

    def pass_on(route: WebSocketRoute) -> None:
        routes.append(route)
        server = route.connect_to_server()
        server.on_message(lambda message: held.append(message) if slow[0] else route.send(message))

    one.context.route_web_socket("**/ws", pass_on)
    two = visitors.tab(one.context, f"/table/{game}")
    card = _first_card(two)
    slow[0] = True  # from now on the second tab hears nothing
    step(one, card).click()
    step(one, "place:1").click(position={"x": 20, "y": 20})
    to_choose(one)
    step(two, card).click()
    step(two, "place:2").click(position={"x": 20, "y": 20})
    expect(two.locator(".field[data-moving=true]")).to_be_visible()
    while not any("refused" in str(message) for message in held):
        two.wait_for_timeout(50)
    slow[0] = False
    for message in held:
        routes[-1].send(message)
    expect(two.locator(".notice.bad")).to_contain_text("Meanwhile something has happened at the table")
    until(two, "(count) => document.querySelectorAll('[data-testid=log] li').length === count", one.locator(LOG).count())
    assert _seen(two) == _seen(one)
    assert not any(f"{card[5:]}@2" in turn for turn in _turns(one, game))
    to_choose(two)
    Player(two).turn()
    to_choose(two)
    to_choose(one)
    assert _seen(two) == _seen(one)
