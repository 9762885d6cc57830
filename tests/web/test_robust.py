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


class Wire:
    """The sockets of a visitor, which can be cut; new ones are cut at once until it is mended. What the server says can be held back."""

    def __init__(self, page: Page) -> None:
        self._routes: list[WebSocketRoute] = []
        self._cut = False
        self.deaf = False
        page.context.route_web_socket("**/ws", self._opened)

    def _opened(self, route: WebSocketRoute) -> None:
        if self._cut:
            route.close()
            return
        self._routes.append(route)
        server = route.connect_to_server()
        server.on_message(lambda message: None if self.deaf else route.send(message))

    def cut(self) -> None:
        """From now on nothing goes through."""
        self._cut = True
        for route in self._routes:
            route.close()
        self._routes.clear()

    def mend(self) -> None:
        """New sockets get through again."""
        self._cut = self.deaf = False


def _play(page: Page, card: str, place: int) -> None:
    step(page, card).click()
    step(page, f"place:{place}").click(position={"x": 20, "y": 20})


def test_a_move_made_offline_is_kept_over_a_reload_and_arrives_once(visitors: Visitors) -> None:
    page = visitors("/")
    game = lay(page, rulebook=BOOK, against="novice", seat="S", first="S", name="Anna")
    wire = Wire(page)
    page.goto(f"/table/{game}")
    card = _first_card(page)
    wire.cut()
    expect(page.locator("[data-connection=lost]")).to_be_visible()
    _play(page, card, 4)
    waiting = page.get_by_test_id("waiting")
    expect(waiting).to_contain_text("Your move is kept, and sent when the connection is back. You play")
    expect(page.get_by_role("status").filter(has=waiting)).to_be_visible()
    page.reload()
    expect(page.locator("[data-connection=lost]")).to_be_visible()
    assert _turns(page, game) == []
    wire.mend()
    expect(page.locator(".notice")).to_contain_text("Your move from before has arrived.")
    expect(page.locator(".notice.bad")).to_have_count(0)
    to_choose(page)
    assert [turn.count(f"{card[5:]}@4") for turn in _turns(page, game)].count(1) == 1
    expect(waiting).to_have_count(0)
    page.reload()
    to_choose(page)
    expect(page.locator(".notice")).to_have_count(0)


def test_a_move_that_was_stored_is_never_called_a_failure(visitors: Visitors) -> None:
    page = visitors("/")
    game = lay(page, rulebook=BOOK, against="novice", seat="S", first="S", name="Anna")
    wire = Wire(page)
    page.goto(f"/table/{game}")
    card = _first_card(page)
    wire.deaf = True  # the server hears, and nobody hears the server
    _play(page, card, 4)
    while len(_turns(page, game)) < 2:
        page.wait_for_timeout(50)
    expect(page.get_by_test_id("waiting")).to_contain_text("has not stored this yet")
    wire.cut()
    wire.mend()
    to_choose(page)
    expect(page.locator(".notice")).to_have_count(0)
    expect(page.get_by_test_id("waiting")).to_have_count(0)
    assert [turn.count(f"{card[5:]}@4") for turn in _turns(page, game)].count(1) == 1


def test_a_move_that_comes_too_late_is_refused_with_what_has_happened(visitors: Visitors) -> None:
    one = visitors("/")
    game = lay(one, rulebook=BOOK, against="novice", seat="S", first="S", name="Anna")
    one.goto(f"/table/{game}")
    card = _first_card(one)
    two = visitors.tab(one.context, "about:blank")
    wire = Wire(two)
    two.goto(f"/table/{game}")
    assert _first_card(two) == card
    wire.cut()
    expect(two.locator("[data-connection=lost]")).to_be_visible()
    _play(one, card, 1)
    to_choose(one)
    _play(two, card, 2)
    expect(two.get_by_test_id("waiting")).to_be_visible()
    wire.mend()
    notice = two.locator(".notice.bad")
    expect(notice).to_contain_text("Meanwhile something has happened at the table, so that was not done. You play")
    expect(notice).to_contain_text("at stone 1")
    expect(two.get_by_test_id("waiting")).to_have_count(0)
    to_choose(two)
    assert _seen(two) == _seen(one)


def test_who_runs_out_of_time_offline_is_told_so(visitors: Visitors) -> None:
    page = visitors("/")
    game = lay(page, rulebook=BOOK, against="novice", seat="S", first="S", name="Anna", clock="move:5")
    wire = Wire(page)
    page.goto(f"/table/{game}")
    card = _first_card(page)
    wire.cut()
    expect(page.locator("[data-connection=lost]")).to_be_visible()
    _play(page, card, 4)
    while not re.search(r'Result "N', page.request.get(f"/api/games/{game}/record").text()):
        page.wait_for_timeout(100)
    wire.mend()
    expect(page.locator(".notice.bad")).to_contain_text("Meanwhile something has happened at the table, so that was not done.")
    expect(page.locator(".notice.bad")).to_contain_text("time")
    assert not _turns(page, game)
