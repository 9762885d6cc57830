"""The computer plays at a human pace: judged by the order of what is seen, never by time."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

from playwright.sync_api import Page, expect

from tests.web.conftest import Visitors, lay

WATCH = """
    window.seen = [];
    const look = () => {
        const lines = document.querySelectorAll('[data-testid=log] li');
        const ours = document.querySelector('.bottom [data-seat]')?.dataset.decides === 'true';
        const log = [...lines].map((line) => line.textContent).join(' ');
        const called = document.title.startsWith('Your turn');
        const rolling = document.querySelector('[data-testid=rolling]') !== null;
        const said = document.querySelector('[data-testid=announced]')?.textContent;
        const waits = document.querySelector('[data-action=skip]') !== null;
        const moment = { log, said, waits, ours, called, rolling, result: document.querySelector('[data-testid=result]') !== null };
        if (JSON.stringify(moment) !== JSON.stringify(window.seen.at(-1))) window.seen.push(moment);
    };
    for (const gesture of ['pointerdown', 'keydown']) addEventListener(gesture, () => (window.before = window.seen.length), true);
    new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
"""
"""Writes down every moment of a page, from its first one on, and how many there were before the last gesture."""


def logs(page: Page) -> list[str]:
    """Every state of the log that was seen, in order."""
    return list(dict.fromkeys(moment["log"] for moment in page.evaluate("window.seen") if moment["log"]))


def steps(page: Page) -> int:
    """How many things the computer has done that the log tells of; three of a kind can make its turn short."""
    shown = page.request.get(f"/api/games/{page.url.rsplit('/', 1)[1]}").json()["log"]
    return sum(step != "keep" for _, _, step, *_ in shown)


def opened(visitors: Visitors, **more: Any) -> Page:
    """A tug of war that the computer begins, watched from its first moment: as on the page, the deal waits until we are there."""
    page = visitors("/", **more)
    game = lay(page, rulebook="tug", against="easy", seat="S", first="N", name="Anna", mixes=True)
    page.add_init_script(WATCH)
    page.goto(f"/table/{game}")
    expect(page.locator(".tug")).to_be_visible()
    return page


def test_the_computers_turn_is_seen_die_by_die_and_then_it_is_ours(visitors: Visitors) -> None:
    page = opened(visitors, pace="brisk", reduced_motion="no-preference")
    expect(page.locator(".bottom [data-seat]")).to_have_attribute("data-decides", "true")
    seen = page.evaluate("window.seen")
    told = logs(page)
    assert len(told) >= steps(page) >= 2, told  # the throw, and what became of each die
    assert all(later.startswith(earlier.rstrip(". ")[:12]) for earlier, later in pairwise(told)), told
    called = next(moment for moment in seen if moment["ours"])
    assert called["log"] == told[-1], "we are called when the last die lies, not before"
    assert called["called"], "the title says so, too"
    assert not called["rolling"]
    said = list(dict.fromkeys(moment["said"] for moment in seen if moment["said"]))  # what screen readers say, in this order
    thrown = next(index for index, words in enumerate(said) if "throws" in words)
    assert thrown < len(said) - 1, said
    assert ["Your turn" in words for words in said] == [False] * (len(said) - 1) + [True], said
    assert not page.locator("[data-action=skip]").is_visible()


def test_a_click_on_the_table_shows_the_rest_of_the_turn_at_once(visitors: Visitors) -> None:
    page = opened(visitors, pace="calm")
    page.locator("[data-action=skip]").wait_for()
    page.locator(".field").click(position={"x": 5, "y": 5})
    all_at_once(page)


def test_a_key_shows_the_rest_of_the_turn_at_once(visitors: Visitors) -> None:
    page = opened(visitors, pace="calm")
    page.locator("[data-action=skip]").wait_for()
    page.keyboard.press("Escape")
    all_at_once(page)


def all_at_once(page: Page) -> None:
    """Nothing was waited for any more, whether the computer had done it already or not."""
    expect(page.locator(".bottom [data-seat]")).to_have_attribute("data-decides", "true")
    expect(page.locator("[data-action=skip]")).to_have_count(0)
    assert not any(moment["waits"] for moment in page.evaluate("window.seen.slice(window.before)"))


def test_an_instant_computer_is_not_waited_for(visitors: Visitors) -> None:
    page = opened(visitors, pace="instant", reduced_motion="no-preference")
    expect(page.locator(".bottom [data-seat]")).to_have_attribute("data-decides", "true")
    assert not any(moment["rolling"] for moment in page.evaluate("window.seen"))


def test_who_watches_a_computer_sees_its_pace_too(visitors: Visitors) -> None:
    player = visitors("/")
    game = lay(player, rulebook="tug", against="easy", seat="S", first="N", name="Anna", public=True, mixes=True)
    page = visitors("/", pace="brisk")
    page.add_init_script(WATCH)
    page.goto(f"/table/{game}")
    page.locator("main.middle").wait_for()
    player.goto(f"/table/{game}")  # now it is dealt
    expect(player.locator(".bottom [data-seat]")).to_have_attribute("data-decides", "true")
    expect(page.locator("[data-seat=S]")).to_have_attribute("data-decides", "true")
    assert len(logs(page)) >= steps(page) >= 2
