"""Every screen from a small phone to a wall of pixels: board and hand grow and shrink together, and nobody scrolls to play."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Visitors, lay
from tests.web.tour import PATIENCE, board, played, sit

SIZES = [(360, 740), (390, 844), (844, 390), (640, 400), (768, 1024), (1280, 800), (1366, 625), (1920, 1080), (2560, 1440)]
"""Phones upright and sideways, a page at 200 %, a tablet, laptops, large screens."""

CHOOSABLE = ".board [data-step].lit, .board .steps button, .board .below button, .board .hand.own .slot, .top button, .bottom button"

SIGHT = """async (things) => {
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    const field = document.querySelector('.field');
    const { left, top, right, bottom } = field.getBoundingClientRect();
    const hidden = [...document.querySelectorAll(things)].filter((one) => {
        const box = one.getBoundingClientRect();
        if (!box.width) return false;
        const room = field.contains(one) ? { left, top, right, bottom } : { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
        return box.left < room.left - 1 || box.top < room.top - 1 || box.right > room.right + 1 || box.bottom > room.bottom + 1;
    });
    const scrolls = (one) => one.scrollHeight > one.clientHeight + 1 || one.scrollWidth > one.clientWidth + 1;
    return { hidden: hidden.map((one) => one.dataset.step ?? one.className), scrolls: [document.scrollingElement, field].some(scrolls) };
}"""

MEASURES = """() => {
    const widths = (selector) => [...document.querySelectorAll(selector)].map((one) => one.getBoundingClientRect().width);
    const width = (selector) => Math.min(...widths(selector).filter(Boolean));
    const open = (one) => {
        const { left, top, width, height } = one.getBoundingClientRect();
        return one.contains(document.elementFromPoint(left + width * 0.4, top + height / 2));
    };
    return {
        hand: width('.board .hand.own .card'),
        slot: width('.column .space, .column .piece, .ground .slot'),
        letters: parseFloat(getComputedStyle(document.querySelector('.say')).fontSize),
        open: [...document.querySelectorAll('.board .hand.own .slot')].every(open),
    };
}"""


def look(page: Page, size: tuple[int, int]) -> None:
    """Turn the device, or draw the window, to another size."""
    page.set_viewport_size({"width": size[0], "height": size[1]})


def all_in_sight(page: Page) -> None:
    """Nothing that can be chosen, and no card of the hand, lies outside of what is seen, and there is nothing to scroll."""
    seen: dict[str, Any] = page.evaluate(SIGHT, CHOOSABLE)
    assert seen == {"hidden": [], "scrolls": False}, page.viewport_size


@pytest.mark.parametrize("rulebook", ["stones-1999", "stones-2024-tactics", "siege-2020", "siege-2020-tactics"])
def test_nobody_scrolls_to_play_cards_on_any_screen(visitors: Visitors, rulebook: str) -> None:
    page = visitors("/")
    sit(page, played(page, 16, seed=2, rulebook=rulebook))
    for size in SIZES:
        look(page, size)
        all_in_sight(page)
        measured = page.evaluate(MEASURES)
        assert measured["open"], size
        assert measured["hand"] >= 40, (size, measured)
        assert measured["slot"] >= 24, (size, measured)
        card = page.locator(".board [data-step^='card:'].lit").first
        if card.count():
            card.click()
            expect(page.locator(".board [data-step^='card:'].taken")).to_have_count(1)
            all_in_sight(page)
            page.keyboard.press("Escape")
            expect(page.locator(".board [data-step^='card:'].taken")).to_have_count(0)


def test_nobody_scrolls_to_throw_dice_on_any_screen(visitors: Visitors) -> None:
    page = visitors("/")
    game = lay(page, rulebook="tug", against="self", name="Anna", other_name="Ben")
    page.goto(f"/table/{game}")
    expect(board(page).first).to_be_visible(timeout=PATIENCE)
    for _ in range(12):
        for size in SIZES:
            look(page, size)
            all_in_sight(page)
        steps = page.locator(".board .lit").evaluate_all("all => all.map((one) => one.dataset.step)")
        if any(step.startswith("use:") for step in steps):
            return
        wanted = next(step for kind in ("roll", "keep", "column:", "thrown:", "") for step in steps if step.startswith(kind))
        page.locator(f".board .lit[data-step='{wanted}']").first.click()
        expect(page.locator(".field")).to_have_attribute("data-moving", "false")
    raise AssertionError("nothing could be done with the dice")


def test_on_a_large_screen_everything_is_larger(visitors: Visitors) -> None:
    page = visitors("/")
    sit(page, played(page, 16, seed=2, rulebook="stones-2024-tactics"))
    look(page, (1280, 800))
    laptop = page.evaluate(MEASURES)
    look(page, (2560, 1440))
    large = page.evaluate(MEASURES)
    assert all(large[what] >= 1.4 * laptop[what] for what in ("hand", "slot", "letters")), (laptop, large)


@pytest.mark.parametrize("size", [(844, 390), (1280, 800)])
def test_cards_are_as_large_as_one_has_set(visitors: Visitors, size: tuple[int, int]) -> None:
    page = visitors("/")
    sit(page, played(page, 16, seed=2, rulebook="siege-2020-tactics"))
    look(page, size)
    found = []
    for wish in ("small", "normal", "large"):
        page.evaluate("(wish) => (document.documentElement.dataset.cardSize = wish)", wish)
        all_in_sight(page)
        found.append(page.evaluate(MEASURES))
    small, normal, large = found
    assert small["hand"] < normal["hand"] <= large["hand"]
    assert small["slot"] < normal["slot"] < large["slot"]
