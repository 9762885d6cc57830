"""What the page asks of a connection: little script, nothing from elsewhere, and nothing twice. No time is measured here."""

from __future__ import annotations

import gzip
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, Response, expect

from tests.web.conftest import Visitors, lay
from tests.web.tour import LINES, PATIENCE, played, position_address

MOST_SCRIPT = 100_000
"""Bytes of script, as gzip, that any one screen may load; some of it is for its neighbours: fewer files come sooner than fewer bytes."""

MOST_REQUESTS = {"home": 17}
"""Answers that a first visit to a screen may need, the page itself among them; a slow line waits for each."""

MOST_REQUESTS_ELSEWHERE = 34

MOST_BYTES = 260_000
"""Bytes of a first visit to any screen as they go over the line, fonts and words among them."""

SMALL = 500
"""Bytes of a file that gzip may not make any smaller."""

SETTLED = 500


class Traffic:
    """All that a visitor's browser has fetched."""

    def __init__(self, page: Page) -> None:
        self.responses: list[Response] = []
        page.on("response", lambda response: self.responses.append(response))

    def asked(self) -> list[str]:
        """What was asked for, without the little pictures that a browser wants for itself."""
        return [response.url for response in self.responses if not response.url.startswith("data:") and "favicon" not in response.url]

    def size(self) -> int:
        """Bytes of all bodies as they came."""
        return sum(response.request.sizes()["responseBodySize"] for response in self.responses if response.status == 200)

    def script(self) -> int:
        """Bytes of script as gzip."""
        bodies = {response.url: response.body() for response in self.responses if response.url.split("?")[0].endswith(".js")}
        return sum(len(gzip.compress(body, 9)) for body in bodies.values())


def table(rulebook: str) -> Callable[[Page], str]:
    """A table at one screen."""
    return lambda page: f"/table/{lay(page, rulebook=rulebook, against='self', name='Anna')}"


SCREENS: dict[str, Callable[[Page], str]] = {
    "home": lambda _: "/",
    "games": lambda _: "/games",
    "watch": lambda _: "/watch",
    "learn": lambda _: "/learn",
    "fair deals": lambda _: "/fair",
    "learn stones": lambda _: "/learn/stones-2024-tactics",
    "learn siege": lambda _: "/learn/siege-2020-tactics",
    "learn tug": lambda _: "/learn/tug",
    "stones": table("stones-2024-tactics"),
    "siege": table("siege-2020-tactics"),
    "tug": table("tug"),
    "invitation": lambda page: f"/table/{lay(page, rulebook='stones-1999', against='friend', name='Anna')}",
    "replay stones": lambda page: f"/replay/{played(page, 2, rulebook='stones-1999')}",
    "position siege": lambda _: position_address(LINES["siege"]),
    "position tug": lambda _: position_address(LINES["tug"]),
}


@pytest.mark.parametrize("screen", SCREENS)
def test_a_screen_loads_little_script_and_nothing_from_elsewhere(visitors: Visitors, screen: str) -> None:
    owner = visitors("/")
    address = SCREENS[screen](owner)
    page = visitors("about:blank", storage_state=owner.context.storage_state())  # the same person, who has kept nothing yet
    traffic = Traffic(page)
    page.goto(address)
    drawn = address.startswith(("/table", "/replay", "/position")) and screen != "invitation"
    expect(page.locator(".board svg" if drawn else "main").first).to_be_attached(timeout=PATIENCE)
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(SETTLED)
    origin = "/".join(page.url.split("/")[:3]) + "/"
    assert [response.url for response in traffic.responses if not response.url.startswith((origin, "data:"))] == []
    script, asked, size = traffic.script(), traffic.asked(), traffic.size()
    print(f"{screen}: {script} bytes of script, {size} bytes in {len(asked)} answers")
    assert 0 < script <= MOST_SCRIPT
    assert len(asked) <= MOST_REQUESTS.get(screen, MOST_REQUESTS_ELSEWHERE), asked
    assert len(set(asked)) == len(asked), "something was asked for twice"
    assert size <= MOST_BYTES
    for response in traffic.responses:
        if "/assets/" in response.url:
            assert response.headers["cache-control"] == "public, max-age=31536000, immutable", response.url
            small = len(response.body()) < SMALL or response.url.endswith((".woff2", ".png", ".webp"))
            assert small or response.headers["content-encoding"] in ("br", "gzip"), response.url


def test_who_comes_again_fetches_next_to_nothing(visitors: Visitors) -> None:
    page = visitors("/")
    expect(page.locator("footer")).to_be_attached(timeout=PATIENCE)
    page.wait_for_load_state("networkidle")
    page.goto("about:blank")
    traffic = Traffic(page)
    page.goto("/")
    expect(page.locator("footer")).to_be_attached(timeout=PATIENCE)
    page.wait_for_load_state("networkidle")
    fetched = page.evaluate("performance.getEntriesByType('resource').filter((one) => one.transferSize > 1000).map((one) => one.name)")
    assert fetched == [], "files with a digest in their name, and the rulebooks, are kept"
    assert traffic.responses


def test_all_that_the_house_has_is_kept_for_good_or_asked_for_anew(visitors: Visitors) -> None:
    page = visitors("/")
    assert page.request.get("/").headers["cache-control"] == "no-cache"
    assets = page.eval_on_selector_all(
        "script[src], link[rel=stylesheet], link[rel=modulepreload]", "all => all.map((one) => one.src || one.href)"
    )
    assert assets
    for asset in assets:
        assert "immutable" in page.request.get(asset).headers["cache-control"]
