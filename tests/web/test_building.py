"""Faster rules that are built while somebody plays: a bar that nobody has to wait for. The building itself is faked."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.server.running import Running
from tests.web.axe import serious_findings
from tests.web.conftest import PHONE, Visitors, lay
from tottenbury.building.progress import Progress
from tottenbury.kernel.kernels import families
from tottenbury.library import rulebook


@pytest.fixture(autouse=True)
def interpreted(monkeypatch: pytest.MonkeyPatch) -> None:
    """No library, whatever this machine has."""
    rulebook("siege-2020")
    for kernels in families():
        monkeypatch.setattr(kernels, "library", None)


def tell(server: Running, done: int, total: int, left: float, step: str = "compiling") -> None:
    """The siege is being built, and is so far."""

    async def work() -> None:
        server.tables.builder._report(Progress("siege", step, done, total, left))

    server.inside(work)


def finish(server: Running) -> None:
    """The library of the siege is there."""

    async def work() -> None:
        builder = server.tables.builder
        builder._shown.clear()
        builder._tell("siege")

    server.inside(work)


def sit(page: Page, level: str) -> None:
    """A table of the siege, at which one has to decide."""
    game = lay(page, rulebook="siege-2020", against=level, seat="S", first="S", name="Anna")
    page.goto(f"/table/{game}")
    expect(page.locator(".board [data-step^='card:']").first).to_be_visible()


def test_a_bar_says_how_far_it_is_and_goes_when_it_is_done(visitors: Visitors, server: Running) -> None:
    page = visitors("/")
    sit(page, "normal")
    bar = page.get_by_role("progressbar")
    expect(bar).to_have_count(0)
    tell(server, 0, 0, 0.0, "reading")
    expect(page.get_by_role("progressbar", name="Building faster rules for the siege …")).to_be_visible()
    expect(bar).not_to_have_attribute("aria-valuenow", "0")
    tell(server, 4, 10, 48.0)
    expect(page.get_by_role("progressbar", name="Building faster rules for the siege: 40 %, about 50 s left")).to_be_visible()
    expect(bar).to_have_attribute("aria-valuenow", "40")
    expect(page.locator(".building")).not_to_contain_text("less deeply")
    assert not serious_findings(page)
    page.reload()  # who comes back sees it at once
    expect(bar).to_have_attribute("aria-valuenow", "40")
    finish(server)
    expect(bar).to_have_count(0)


def test_it_is_said_that_somebody_thinks_less_deeply_until_then(visitors: Visitors, server: Running) -> None:
    page = visitors("/", locale="de-DE", viewport=PHONE)
    sit(page, "expert")
    tell(server, 9, 10, 5.0)
    strip = page.locator(".building")
    expect(strip).to_contain_text("Schnelleres Rechnen für die Belagerung wird vorbereitet: 90 %, noch etwa 5 s")
    expect(strip).to_contain_text("Bis dahin denkt der Computer weniger weit voraus.")
    assert not serious_findings(page)
    finish(server)
    expect(strip).to_have_count(0)


def test_only_tables_of_that_family_are_told(visitors: Visitors, server: Running) -> None:
    page = visitors("/")
    game = lay(page, rulebook="tug", against="normal")
    page.goto(f"/table/{game}")
    page.locator(".board").wait_for()
    tell(server, 4, 10, 48.0)
    page.wait_for_timeout(1500)
    expect(page.get_by_role("progressbar")).to_have_count(0)
    finish(server)
