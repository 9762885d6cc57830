"""A walk through every screen of the page, each in a state worth looking at; whoever walks along checks something at every stop."""

from __future__ import annotations

import random
import re
import secrets
from collections.abc import Iterator
from typing import Any
from urllib.parse import urlencode

from playwright.sync_api import Locator, Page, expect

from tests.server.running import FIRST_TIME
from tests.web.conftest import Visitors, lay
from tools.guest import Choose, Guest

PATIENCE = FIRST_TIME * 1000
expect.set_options(timeout=60_000)  # machines are shared; nothing is measured by it
LINES = {
    "stones": "stones-2024 R5b6R6b8R7/b7/./B3/././././. S claim g1g2o4p5y3 ?6 ?36",
    "siege": "siege-2020 ./b7/R5y5y6/!R0r1G1g4B2Y3/p8p9/g9/. S play b3b4g7p2r9y8 ?6 ?32 2 b10b11p11",
    "tug": "tug 65'4 11 521 6w1 S act 63",
}


def filling(seed: int) -> Choose:
    """Fills the first places first and never claims the very first one, so that there is soon something to prove; else by chance."""
    chance = random.Random(seed)

    def choose(_: str, legal: list[str]) -> str:
        claims = [move for move in legal if move.startswith("!") and move != "!1"]
        declines = ["."] if "!1" in legal and "." in legal else []
        laid = sorted((move for move in legal if re.fullmatch(r"[a-z]\d+@\d", move)), key=lambda move: (move[-1], move))
        return chance.choice(claims or declines or laid[:3] or legal)

    return choose


def forgive(visitors: Visitors, status: str) -> None:
    """The browser itself writes to its console that an answer had this status, where we have asked for something that is not there."""
    visitors.errors[:] = [error for error in visitors.errors if f"status of {status}" not in error]


def address(page: Page, path: str) -> str:
    """A path as the whole address."""
    return "/".join(page.url.split("/")[:3]) + path


def position_address(line: str) -> str:
    """Where a position is shown."""
    return f"/position?{urlencode({'line': line})}"


def played(page: Page, decisions: int, seed: int = 1, **settings: Any) -> str:
    """A table of this visitor where so many decisions have been made; its name."""
    game = lay(page, **{"against": "self", "name": "Anna", "other_name": "Ben", "seat": "S", "first": "S"} | settings)
    Guest(address(page, ""), page.context.cookies()).play(game, decisions, filling(seed))
    return game


def befriended(page: Page, **settings: Any) -> str:
    """A table of this visitor where a friend has sat down; its name."""
    game = lay(page, against="friend", name="Anna", seat="S", first="S", **settings)
    head = {"Authorization": f"Bearer {secrets.token_urlsafe(24)}"}
    answer = page.request.post(f"/api/games/{game}/join", data={"name": "Ben"}, headers=head)
    assert answer.ok, answer.text()
    return game


def board(page: Page) -> Locator:
    """What can be touched on the board."""
    return page.locator(".board [data-step]")


def sit(page: Page, game: str) -> None:
    """Open a table where one person plays both seats, and take the device."""
    page.goto(f"/table/{game}")
    page.locator("[data-action=take]").click(timeout=PATIENCE)
    expect(board(page).first).to_be_visible()


def close(page: Page) -> None:
    """Leave the dialog that is open."""
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)


def tab(page: Page, index: int) -> None:
    """Show a tab beside the board; on phones it is in a drawer."""
    if not page.locator("[role=tab]").count():
        page.locator("[data-action=panel]").click()
    page.locator("[role=tab]").nth(index).click()


def closed(page: Page) -> None:
    """The board alone."""
    if page.locator("dialog[open]").count():
        close(page)


def around(page: Page) -> Iterator[str]:
    """The screens around the tables."""
    page.goto("/")
    expect(page.locator("summary")).to_be_visible()
    yield "home"
    page.locator("summary").click()
    yield "more settings"
    page.locator("header .settings").click()
    expect(page.locator("dialog[open]")).to_be_visible()
    yield "settings"
    for name, path, shown in (
        ("games", "/games", "li.panel"),
        ("watch", "/watch", "li.panel"),
        ("learn", "/learn", "h2"),
        ("learn stones", "/learn/stones-2024-tactics", "h2"),
        ("learn siege", "/learn/siege-2020", "h2"),
        ("learn tug", "/learn/tug", "h2"),
        ("fair deals", "/fair", "h2"),
        ("position", "/position", ".examples"),
    ):
        page.goto(path)
        expect(page.locator(shown).first).to_be_visible()
        yield name
    for name, line in LINES.items():
        page.goto(position_address(line))
        expect(page.get_by_test_id("status")).to_be_visible(timeout=PATIENCE)
        if name != "tug":
            page.locator(".places button").nth(0 if name == "stones" else 2).click()
            expect(page.locator("[data-testid=proof] .verdict")).to_be_visible()
        yield f"position {name}"


def tables(page: Page) -> Iterator[str]:
    """The tables in play."""
    stones = played(page, 14, rulebook="stones-1999")
    page.goto(f"/table/{stones}")
    expect(page.get_by_test_id("hand-over")).to_be_visible(timeout=PATIENCE)
    yield "hand over"
    sit(page, stones)
    yield "stones"
    page.locator("button.prove").first.click()
    expect(page.locator(".verdict")).to_be_visible()
    yield "proof"
    tab(page, 1)
    yield "counter"
    page.locator("[data-testid=seals] summary").click()
    yield "seal"
    page.locator("[data-testid=seals] summary").click()
    closed(page)
    page.locator("[data-action=menu]").click()
    yield "menu"
    page.locator("[data-action=keys]").click()
    yield "keys"
    close(page)
    sit(page, played(page, 16, seed=2, rulebook="stones-2024-tactics"))
    yield "stones with tactic cards"
    sit(page, played(page, 16, rulebook="siege-2020-tactics"))
    yield "siege"
    page.goto(f"/table/{befriended(page, rulebook='stones-2004')}")
    expect(board(page).first).to_be_visible(timeout=PATIENCE)
    tab(page, 1)
    page.locator(".chat input").fill("Good luck!")
    page.keyboard.press("Enter")
    expect(page.locator(".chat .own")).to_be_visible()
    yield "chat"


def tug(page: Page) -> Iterator[str]:
    """The tug of war with a hint, and how it ends."""
    game = played(page, 4, rulebook="tug", against="novice", other_name="")
    page.goto(f"/table/{game}")
    expect(board(page).first).to_be_visible(timeout=PATIENCE)
    yield "tug"
    page.locator("[data-action=hint]").click()
    expect(page.get_by_test_id("hint")).to_be_visible(timeout=PATIENCE)
    yield "hint"
    page.get_by_test_id("hint").locator("header button").click()
    page.locator("[data-action=menu]").click()
    page.locator("[data-action=resign]").click()
    yield "resign"
    page.locator("[data-action=resign-yes]").click()
    expect(page.get_by_test_id("result")).to_be_visible()
    yield "result"
    check_deal(page)
    yield "deal that fits"
    page.goto(f"/replay/{game}?at=4")
    expect(page.get_by_test_id("told")).to_be_visible()
    yield "replay"
    if not page.locator("[data-action=check-deal]").count():
        page.locator("[data-action=panel]").click()
    page.route(
        "**/record*", lambda route: route.fulfill(response=(told := route.fetch()), body=re.sub(r"roll \d\d\d", "roll 777", told.text()))
    )
    check_deal(page)
    yield "deal that does not fit"
    page.unroute("**/record*")


def check_deal(page: Page) -> None:
    """Press the button beside the result, and look at all that it says."""
    page.locator("[data-action=check-deal]").click()
    expect(page.get_by_test_id("verdict")).to_be_visible()
    page.get_by_test_id("verdict").locator("summary").click()


def doors(page: Page, game: str) -> Iterator[str]:
    """A table that waits, from both sides of the door, and addresses that lead nowhere. Ends as somebody else, who has no cookie."""
    page.goto(f"/table/{game}")
    expect(page.locator(".invite code")).to_be_visible()
    yield "invitation"
    page.context.clear_cookies()
    page.goto("/games")
    page.goto(f"/table/{game}")
    expect(page.locator("[data-action=join]")).to_be_visible()
    yield "join"
    for name, path in (("lost", "/nowhere"), ("no table", "/table/nobody-knows-it"), ("no replay", "/replay/nobody-knows-it")):
        page.goto(path)
        expect(page.locator("main h1")).to_be_visible()
        yield name


def tour(page: Page) -> Iterator[str]:
    """Every screen; the name of each when it is shown."""
    waiting = lay(page, rulebook="stones-1999", against="friend", name="Anna", public=True)
    yield from around(page)
    yield from tables(page)
    yield from tug(page)
    yield from doors(page, waiting)
