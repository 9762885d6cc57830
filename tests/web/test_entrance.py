"""Coming in: something to see at once, nothing that jumps, and nothing asked for twice. No time is measured here."""

from __future__ import annotations

import time
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, Route, expect

from tests.web.conftest import DESKTOP, PHONE, Visitors, keep_settings, lay
from tests.web.tour import PATIENCE, played

MOST_SHIFT = 0.05

WATCHING = """
window.shifts = [];
new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) {
    const moved = entry.sources.map(({ node, previousRect, currentRect }) => [node?.className, previousRect, currentRect]);
    if (!entry.hadRecentInput) window.shifts.push([entry.value, moved]);
  }
}).observe({ type: "layout-shift", buffered: true });
"""

SETTLED = 700
"""How long nothing new has come when a page is looked at, in milliseconds."""


def late(route: Route) -> None:
    """An answer that takes its time."""
    time.sleep(0.25)
    route.continue_()


SCREENS: dict[str, Callable[[Page], str]] = {
    "home": lambda _: "/",
    "home with games": lambda page: lay(page, rulebook="stones-1999", against="easy", seat="S", first="S") and "/",
    "learn": lambda _: "/learn/stones-2024-tactics",
    "rulebooks": lambda _: "/learn",
    "games": lambda page: lay(page, rulebook="tug", against="easy", seat="S", first="S") and "/games",
    "find people": lambda page: lay(page, rulebook="stones-1999", against="friend", public=True) and "/watch",
    "stones": lambda page: f"/table/{lay(page, rulebook='stones-2024-tactics', against='easy', seat='S', first='S')}",
    "siege": lambda page: f"/table/{lay(page, rulebook='siege-2020', against='easy', seat='S')}",
    "tug": lambda page: f"/table/{lay(page, rulebook='tug', against='easy', seat='S', first='S')}",
    "invitation": lambda page: f"/table/{lay(page, rulebook='stones-1999', against='friend', name='Anna')}",
    "replay": lambda page: f"/replay/{played(page, 2, rulebook='stones-1999')}",
}


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("screen", SCREENS)
def test_nothing_jumps_while_a_page_comes_in_even_where_answers_are_late(visitors: Visitors, screen: str, size: dict[str, int]) -> None:
    owner = visitors("/")
    address = SCREENS[screen](owner)
    for slow in (False, True):
        page = visitors("about:blank", viewport=size, storage_state=owner.context.storage_state())
        page.context.add_init_script(WATCHING)
        if slow:
            page.context.route("**/api/**", late)
            page.context.route("**/*.woff2", late)
        page.goto(address)
        drawn = address.startswith(("/table", "/replay")) and screen != "invitation"
        expect(page.locator(".board svg" if drawn else "footer, .open.panel").first).to_be_visible(timeout=PATIENCE)
        expect(page.locator("#entrance")).to_have_count(0)
        page.wait_for_load_state("networkidle")
        page.wait_for_timeout(SETTLED)
        shifts = page.evaluate("window.shifts")
        assert sum(value for value, _ in shifts) < MOST_SHIFT, shifts


def test_without_any_script_there_is_something_to_see(visitors: Visitors) -> None:
    page = visitors("/", java_script_enabled=False)
    expect(page.get_by_text("Border duels for two").first).to_be_visible()
    expect(page.get_by_text("One moment …")).to_be_visible()


@pytest.mark.parametrize(
    ("browser", "title", "hint"), [("de-DE", "Grenzduelle für zwei", "Einen Moment"), ("nl-NL", "Grensduels", "ogenblik")]
)
def test_the_first_picture_speaks_the_language_of_the_visitor(visitors: Visitors, browser: str, title: str, hint: str) -> None:
    page = visitors("about:blank", locale=browser, color_scheme="dark")
    held: list[Route] = []
    released = False
    page.context.route("**/assets/*.js", lambda route: route.continue_() if released else held.append(route))
    page.goto("/", wait_until="commit")
    expect(page.locator("#entrance").get_by_text(title)).to_be_visible()
    expect(page.locator("#entrance").get_by_text(hint)).to_be_visible()
    assert page.evaluate("getComputedStyle(document.getElementById('entrance')).backgroundColor") == "rgb(25, 27, 24)"
    released = True
    for route in held:
        route.continue_()
    expect(page.locator("summary")).to_be_visible(timeout=PATIENCE)
    expect(page.locator("#entrance")).to_have_count(0)


def test_colours_and_language_that_were_chosen_hold_from_the_first_picture_on(visitors: Visitors) -> None:
    page = visitors("/")
    keep_settings(page, theme="dark", language="nl")
    visitors.forgiven.append("ERR_FAILED")
    page.context.route("**/assets/*.js", lambda route: route.abort())
    page.goto("/learn")
    expect(page.locator("html")).to_have_attribute("lang", "nl")
    assert page.evaluate("getComputedStyle(document.getElementById('entrance')).backgroundColor") == "rgb(25, 27, 24)"


def test_a_page_that_cannot_be_loaded_says_so_and_can_be_tried_again(visitors: Visitors) -> None:
    visitors.forgiven.append("ERR_FAILED")
    page = visitors("about:blank")
    page.context.route("**/assets/*.js", lambda route: route.abort())
    page.goto("/")
    expect(page.get_by_text("The page could not be loaded.")).to_be_visible()
    expect(page.get_by_text("One moment …")).to_be_hidden()
    page.context.unroute("**/assets/*.js")
    page.get_by_role("link", name="Try again").click()
    expect(page.locator("summary")).to_be_visible(timeout=PATIENCE)


def test_fonts_are_fetched_with_the_page_and_used(visitors: Visitors) -> None:
    page = visitors("/")
    expect(page.locator("footer")).to_be_visible(timeout=PATIENCE)
    preloaded = page.eval_on_selector_all("link[rel=preload][as=font]", "all => all.map((one) => one.href)")
    assert len(preloaded) == 3
    used = page.evaluate("[...document.fonts].filter((one) => one.status === 'loaded').map((one) => `${one.family} ${one.weight}`)")
    assert {"Alegreya 700", "Alegreya Sans 400", "Alegreya Sans 700"} <= {name.replace('"', "") for name in used}
    names = page.evaluate("performance.getEntriesByType('resource').map((one) => one.name)")
    assert [names.count(font) for font in preloaded] == [1, 1, 1]


def test_a_code_to_scan_is_offered_only_where_another_device_could_follow_it(visitors: Visitors) -> None:
    page = visitors("/")
    game = lay(page, rulebook="stones-1999", against="friend", name="Anna")
    page.goto(f"/table/{game}")
    expect(page.get_by_text("tottenbury serve --host 0.0.0.0")).to_be_visible(timeout=PATIENCE)
    expect(page.get_by_role("img", name="QR code of the link")).to_have_count(0)

    found = ["http://192.168.0.7:8190", "http://10.0.0.3:8190"]
    page.context.route("**/api/addresses", lambda route: route.fulfill(json={"addresses": found}))
    page.reload()
    expect(page.get_by_role("img", name="QR code of the link")).to_be_visible(timeout=PATIENCE)
    expect(page.get_by_label("Link to this table")).to_have_value(f"http://192.168.0.7:8190/table/{game}")
    expect(page.get_by_text("tottenbury serve")).to_have_count(0)
    drawn = page.locator("figure path").get_attribute("d")
    page.get_by_label("Address").select_option("10.0.0.3:8190")
    expect(page.get_by_label("Link to this table")).to_have_value(f"http://10.0.0.3:8190/table/{game}")
    expect(page.locator("figure path")).not_to_have_attribute("d", drawn or "")
