"""Forced colours and more contrast at the table: what is chosen, pressed, lit and taken can still be told apart."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, expect

from tests.web.conftest import Visitors, lay
from tests.web.tour import PATIENCE


def style(element: Locator, name: str) -> str:
    """How something is drawn now."""
    found: str = element.evaluate("(element, name) => getComputedStyle(element)[name]", name)
    return found


def at_the_table(visitors: Visitors, **more: str) -> Page:
    """A table where a card can be laid."""
    page = visitors("/", **more)
    game = lay(page, rulebook="stones-1999", against="novice", seat="S", first="S", name="Anna")
    page.goto(f"/table/{game}")
    expect(page.locator('[data-step^="card:"].lit').first).to_be_visible(timeout=PATIENCE)
    return page


def test_forced_colours_tell_what_is_chosen_pressed_lit_and_taken(visitors: Visitors) -> None:
    page = at_the_table(visitors, forced_colors="active")
    chosen, other = page.locator("[role=tab][aria-selected=true]"), page.locator("[role=tab][aria-selected=false]").first
    assert style(chosen, "backgroundColor") != style(other, "backgroundColor")
    sounds = page.locator("aside button[aria-pressed]").first
    before = style(sounds, "backgroundColor")
    page.keyboard.press("m")
    changed = "(before) => getComputedStyle(document.querySelector('aside button[aria-pressed]')).backgroundColor !== before"
    page.wait_for_function(changed, arg=before)
    card = page.locator('[data-step^="card:"].lit').first
    assert style(card, "outlineStyle") == "solid"
    card.click()
    place, lift = page.locator("[data-step='place:1']"), page.locator(".target.taken .lift")
    assert style(place, "outlineStyle") == style(lift, "outlineStyle") == "solid"
    assert style(place, "outlineWidth") != style(lift, "outlineWidth")
    page.keyboard.press("Tab")
    assert style(page.locator(":focus"), "outlineStyle") == "solid"


def test_more_contrast_draws_darker_on_lighter_and_stronger_edges(visitors: Visitors) -> None:
    page = at_the_table(visitors, contrast="more", color_scheme="light")
    body, menu = page.locator("body"), page.locator("[data-action=menu]")
    assert (style(body, "color"), style(body, "backgroundColor")) == ("rgb(0, 0, 0)", "rgb(255, 255, 255)")
    assert style(menu, "borderTopWidth") == "2px"
    page.locator('[data-step^="card:"].lit').first.click()
    assert style(page.locator(".target.taken .lift"), "outlineStyle") == "solid"
    page.emulate_media(contrast="no-preference")
    expect(page.locator("html")).not_to_have_attribute("data-contrast", "more")
    assert style(body, "color") != "rgb(0, 0, 0)"
