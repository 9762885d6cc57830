"""Who plays by keys, or listens, keeps his place: the focus never falls out of the table."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.web.conftest import Visitors, lay
from tests.web.player import tab_to
from tests.web.tour import PATIENCE


def focused(page: Page, selector: str) -> None:
    """Wait until the focus is on something like this."""
    page.wait_for_function("(selector) => document.activeElement?.matches(selector)", arg=selector)


def test_who_starts_a_game_goes_on_at_the_table(visitors: Visitors) -> None:
    page = visitors("/")
    page.get_by_role("button", name="Play the computer").focus()
    page.keyboard.press("Enter")
    page.wait_for_url("**/table/*")
    expect(page.locator(".board")).to_be_visible(timeout=PATIENCE)
    focused(page, "main.frame, main.frame *")


def test_who_takes_a_move_back_goes_on_with_what_can_be_chosen(visitors: Visitors) -> None:
    page = visitors("/")
    game = lay(page, rulebook="stones-1999", against="novice", seat="S", first="S", name="Anna")
    page.goto(f"/table/{game}")
    page.locator('[data-step^="card:"].lit').first.click(timeout=PATIENCE)
    page.keyboard.press("4")
    expect(page.locator("[data-action=undo]")).to_be_visible()
    expect(page.locator('[data-step^="card:"].lit').first).to_be_visible()
    tab_to(page, "[data-action=undo]")
    page.keyboard.press("Enter")
    expect(page.locator("[data-action=undo]")).to_have_count(0)
    focused(page, '[data-step^="card:"].lit')


def test_after_a_mouse_the_focus_stays_at_the_table_too(visitors: Visitors) -> None:
    page = visitors("/")
    game = lay(page, rulebook="stones-1999", against="novice", seat="S", first="S", name="Anna")
    page.goto(f"/table/{game}")
    page.locator('[data-step^="card:"].lit').first.click(timeout=PATIENCE)
    page.keyboard.press("4")
    page.locator("[data-action=undo]").click()
    expect(page.locator("[data-action=undo]")).to_have_count(0)
    focused(page, "main.frame, main.frame *")


def test_a_card_that_can_be_chosen_instead_is_not_called_disabled(visitors: Visitors) -> None:
    page = visitors("/")
    game = lay(page, rulebook="stones-1999", against="novice", seat="S", first="S", name="Anna")
    page.goto(f"/table/{game}")
    cards = page.locator('[data-row] [data-step^="card:"]')
    cards.first.click(timeout=PATIENCE)
    expect(cards.first).to_have_attribute("aria-pressed", "true")
    expect(cards.nth(1)).to_have_attribute("aria-disabled", "false")
    cards.nth(1).click()
    expect(cards.nth(1)).to_have_attribute("aria-pressed", "true")
    expect(cards.first).to_have_attribute("aria-pressed", "false")
