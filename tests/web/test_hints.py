"""Hints that take long: one is told, need not wait, and hears nothing of a table that is no more."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Page, WebSocketRoute, expect

from tests.web.conftest import Visitors, lay
from tests.web.tour import PATIENCE


class Slow:
    """The connection of a page whose hints are held back until they are let go."""

    def __init__(self, page: Page) -> None:
        self.said: list[dict[str, Any]] = []
        self._held: list[str | bytes] = []
        self._line: WebSocketRoute | None = None
        page.route_web_socket("**/ws", self._opened)

    def _opened(self, line: WebSocketRoute) -> None:
        self._line = line
        server = line.connect_to_server()

        def out(message: str | bytes) -> None:
            self.said.append(json.loads(message))
            server.send(message)

        def back(message: str | bytes) -> None:
            if json.loads(message)["type"] == "hint":
                self._held.append(message)
            else:
                line.send(message)

        line.on_message(out)
        server.on_message(back)

    def let_go(self, page: Page) -> None:
        """The hints come after all."""
        while not self._held:
            page.wait_for_timeout(50)
        assert self._line is not None
        for message in self._held:
            self._line.send(message)
        self._held.clear()


def asked(visitors: Visitors) -> tuple[Page, Slow]:
    """A table where a hint was asked for that does not come."""
    page = visitors("/")
    slow = Slow(page)
    page.goto(f"/table/{lay(page, rulebook='tug', against='novice', seat='S', first='S', name='Anna')}")
    page.locator("[data-action=hint]").click(timeout=PATIENCE)
    expect(page.get_by_test_id("hint-late")).to_contain_text("You can play on meanwhile")
    return page, slow


def test_a_hint_that_takes_long_can_be_done_without(visitors: Visitors) -> None:
    page, slow = asked(visitors)
    page.locator("[data-action=no-hint]").click()
    expect(page.get_by_test_id("hint-late")).to_have_count(0)
    expect(page.locator("[data-action=hint]")).to_have_attribute("aria-busy", "false")
    assert slow.said[-1]["type"] == "nohint"
    page.locator("[data-action=hint]").click()  # and asked for again
    expect(page.get_by_test_id("hint-late")).to_be_visible()
    slow.let_go(page)
    expect(page.get_by_test_id("hint")).to_be_visible()
    expect(page.get_by_test_id("hint-late")).to_have_count(0)


def test_who_plays_on_hears_no_late_hint_about_another_position(visitors: Visitors) -> None:
    page, slow = asked(visitors)
    page.locator("[data-step=roll]").click()
    expect(page.locator("[data-step=roll]")).to_have_count(0)
    slow.let_go(page)
    page.locator("[data-action=menu]").click()  # whatever came before is shown by now
    expect(page.get_by_role("dialog")).to_be_visible()
    expect(page.get_by_test_id("hint")).to_have_count(0)
