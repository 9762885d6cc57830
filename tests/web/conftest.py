"""A real browser on a real server. Whatever a page writes to its console as an error fails the test."""

from __future__ import annotations

import os
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, expect, sync_playwright

from tests.server.running import FIRST_TIME, Running
from tools.browser import browser as browser_path

DESKTOP = {"width": 1280, "height": 800}
PHONE = {"width": 390, "height": 844}

QUIET = (
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-gpu",
    "--disable-quic",
    "--disable-sync",
    "--mute-audio",
    "--no-first-run",
)

PATIENCE = 60_000
"""How long a page may take over anything, in milliseconds: machines are shared, and nothing is measured by it."""

expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="module")
def chromium() -> Iterator[Browser]:
    """A browser for a whole module; every visitor has his own profile in it. Not for longer: Playwright keeps an event loop running
    in this thread, and other tests need loops of their own.
    """
    arguments = [*QUIET, *(["--no-sandbox"] if os.geteuid() == 0 else [])]
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=browser_path(), args=arguments)
        yield running
        running.close()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server for a whole module."""
    running = Running(tmp_path_factory.mktemp("web") / "games.db")
    yield running
    running.stop()


SET_PACE = """((pace) => {
    if (!location.protocol.startsWith('http')) return; // nothing is kept on a page that could not be opened
    const kept = JSON.parse(localStorage.getItem('tottenbury.settings') ?? '{}');
    localStorage.setItem('tottenbury.settings', JSON.stringify({ pace, ...kept }));
})"""
"""How a visitor wants computers to play, unless he has chosen already."""


class Visitors:
    """People with a browser profile each, and what went wrong on their pages."""

    def __init__(self, chromium: Browser, server: Running) -> None:
        self._chromium, self._server = chromium, server
        self._contexts: list[BrowserContext] = []
        self.errors: list[str] = []
        self.forgiven: list[str] = []
        """What may stand in an error that the test itself brings about."""

    def __call__(self, address: str = "/", pace: str = "instant", **more: Any) -> Page:
        """A new visitor opens an address. Unless told, motion is reduced and computers play at once: nothing has to be waited for."""
        settings: dict[str, Any] = {"viewport": DESKTOP, "locale": "en-GB", "reduced_motion": "reduce", "base_url": self._server.origin}
        context = self._chromium.new_context(**(settings | more))
        context.set_default_timeout(PATIENCE)
        context.add_init_script(f"{SET_PACE}('{pace}')")
        context.grant_permissions(["clipboard-read", "clipboard-write"], origin=self._server.origin)
        self._contexts.append(context)
        return self.tab(context, address)

    def tab(self, context: BrowserContext, address: str) -> Page:
        """Another tab of a visitor."""
        page = context.new_page()
        page.on("console", self._heard)
        page.on("pageerror", lambda error: self.errors.append(f"uncaught: {error}"))
        page.goto(address)
        return page

    def _heard(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and not any(words in message.text for words in self.forgiven):
            self.errors.append(f"{message.type}: {message.text} ({message.location.get('url', '')})")

    def close(self) -> None:
        """All go home."""
        for context in self._contexts:
            context.close()


@pytest.fixture
def visitors(chromium: Browser, server: Running) -> Iterator[Visitors]:
    """Opens pages as `visitors("/table/...", locale="de-DE")`."""
    visiting = Visitors(chromium, server)
    yield visiting
    visiting.close()
    assert not visiting.errors


def lay(page: Page, **settings: Any) -> str:
    """Lay a table as the visitor of this page, without clicking; the name of the table."""
    answer = page.request.post(
        "/api/games",
        data=settings,
        headers={"Origin": page.url.split("/", 3)[0] + "//" + page.url.split("/")[2]},
        timeout=FIRST_TIME * 1000,
    )
    assert answer.ok, answer.text()
    return str(answer.json()["game"])


def keep_settings(page: Page, **settings: Any) -> None:
    """Leave settings in the browser as if they had been made before; the next page that is opened finds them.

    From an empty page of the same server, without our script: one that still runs may write its own settings over these at any moment.
    """
    page.route("**/empty", lambda route: route.fulfill(content_type="text/html", body="<link rel=icon href=data:,>"))
    page.goto("/empty")
    page.evaluate("(kept) => localStorage.setItem('tottenbury.settings', JSON.stringify(kept))", settings)
