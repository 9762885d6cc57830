"""A phone held upright, played by fingers: everything fits, the hand is in sight with the board, and two taps make a move."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.conftest import PHONE, Visitors, lay
from tests.web.tour import PATIENCE, board, played

FINGERS = {"viewport": PHONE, "has_touch": True, "is_mobile": True}


def fits(page: Page) -> None:
    """Nothing has to be scrolled sideways, neither the page nor anything on it."""
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    wide = page.evaluate(
        """() => [...document.querySelectorAll('main, .field, .board, .board *')].filter((one) => {
            const { overflowX } = getComputedStyle(one);
            return (overflowX === 'auto' || overflowX === 'scroll') && one.scrollWidth > one.clientWidth + 1;
        }).map((one) => one.className)"""
    )
    assert wide == []


def in_sight(page: Page, things: Locator) -> None:
    """All of these lie within the window, as it is."""
    for box in things.evaluate_all("all => all.map((one) => one.getBoundingClientRect().toJSON())"):
        assert box["top"] >= -1, box
        assert box["left"] >= -1, box
        assert box["bottom"] <= PHONE["height"] + 1, box
        assert box["right"] <= PHONE["width"] + 1, box


def test_a_newcomer_sees_the_way_into_a_game_without_scrolling(visitors: Visitors) -> None:
    page = visitors("/", **FINGERS)
    start = page.get_by_role("button", name="Play the computer")
    expect(start).to_be_visible(timeout=PATIENCE)
    in_sight(page, start)
    fits(page)
    page.locator("summary").tap()
    fits(page)


@pytest.mark.parametrize("rulebook", ["stones-1999", "stones-2024-tactics", "siege-2020", "siege-2020-tactics"])
def test_board_and_hand_are_seen_together(visitors: Visitors, rulebook: str) -> None:
    page = visitors("/", **FINGERS)
    game = played(page, 12, rulebook=rulebook)
    page.goto(f"/table/{game}")
    page.locator("[data-action=take]").tap(timeout=PATIENCE)
    expect(board(page).first).to_be_visible()
    fits(page)
    in_sight(page, page.locator(".board [data-step^='place:']"))
    in_sight(page, page.locator(".board [data-step^='card:']"))
    assert page.locator(".board [data-step^='card:']").count() >= 5


def test_dice_and_rope_are_seen_together(visitors: Visitors) -> None:
    page = visitors("/", **FINGERS)
    game = lay(page, rulebook="tug", against="self", name="Anna", other_name="Ben")
    page.goto(f"/table/{game}")
    for _ in range(6):
        page.locator(".board .lit").first.tap(timeout=PATIENCE)
        fits(page)
        expect(board(page).first).to_be_visible()
    in_sight(page, page.locator(".board .lit, .board .meadow"))


def test_two_taps_make_a_move(visitors: Visitors) -> None:
    page = visitors("/", **FINGERS)
    game = lay(page, rulebook="stones-1999", against="novice", name="Anna", seat="S", first="S")
    page.goto(f"/table/{game}")
    for place in (3, 5, 7):
        card = page.locator(".board [data-step^='card:'].lit").first
        card.tap(timeout=PATIENCE)
        page.locator(f'[data-step="place:{place}"]').tap()
        expect(page.locator(".column").nth(place - 1).locator(".stack:not(.above) .piece")).to_have_count(1)
    page.locator("[data-action=panel]").tap()
    expect(page.get_by_test_id("log").locator("li")).not_to_have_count(0)


def test_two_taps_lay_a_card_at_the_wall(visitors: Visitors) -> None:
    page = visitors("/", **FINGERS)
    game = lay(page, rulebook="siege-2020", against="self", name="Anna", other_name="Ben")
    page.goto(f"/table/{game}")
    for _ in range(2):
        page.locator("[data-action=take]").tap(timeout=PATIENCE)
        page.locator(".board [data-step^='card:'].lit").first.tap()
        page.locator('button[data-step="place:4"]').tap()
        expect(page.get_by_test_id("hand-over")).to_be_visible()
