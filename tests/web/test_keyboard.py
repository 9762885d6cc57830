"""Whole games by keys alone, from the first page on: nobody needs a mouse, and the focus can always be seen."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web.conftest import Visitors, lay
from tests.web.player import FIELD, RESULT, KeyPlayer, tab_to, until
from tests.web.whole import NAME, check_result, seat_of


def test_a_whole_game_of_border_stones_by_keys_alone(visitors: Visitors) -> None:
    page = visitors("/")
    expect(page.get_by_role("button", name="Play the computer")).to_be_visible()
    tab_to(page, "fieldset input[type=radio]")
    while page.evaluate("document.activeElement.value") != "novice":
        page.keyboard.press("ArrowLeft")
    tab_to(page, "summary")
    page.keyboard.press("Enter")
    tab_to(page, "input[autocomplete=nickname]")
    page.keyboard.type(NAME)
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Shift+Tab")
    for _ in range(3):
        if page.evaluate("document.activeElement.textContent").strip() == "Play the computer":
            break
        page.keyboard.press("Shift+Tab")
    page.keyboard.press("Enter")
    page.wait_for_url("**/table/*")
    game = page.url.rsplit("/", 1)[1]
    player = KeyPlayer(page)
    player.play_out()
    check_result(page, game, seat_of(page, game))
    page.keyboard.press("Escape")
    expect(page.locator(RESULT)).to_have_count(0)


def test_a_whole_tug_of_war_by_keys_alone_and_another_one(visitors: Visitors) -> None:
    page = visitors("/")
    game = lay(page, rulebook="tug", against="novice", name=NAME)
    page.goto(f"/table/{game}")
    player = KeyPlayer(page)
    player.play_out()
    check_result(page, game, seat_of(page, game))
    tab_to(page, '[data-action="rematch"]')
    page.keyboard.press("Enter")
    until(page, "(field) => document.querySelector(field) && !document.querySelector('dialog[open]')", FIELD)
    assert page.request.get(f"/api/games/{game}").json()["table"]["status"] == "running"


def test_the_keys_of_a_table_do_what_the_help_says(visitors: Visitors) -> None:
    page = visitors("/")
    game = lay(page, rulebook="stones-1999", against="novice", seat="S", first="S", name=NAME)
    page.goto(f"/table/{game}")
    player = KeyPlayer(page)
    page.locator(".board .lit").first.wait_for()
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Keys")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    first = page.locator('[data-step^="card:"]').first.get_attribute("data-step") or ""
    player.reach(first)
    page.keyboard.press("Enter")
    expect(page.locator(f'[data-step="{first}"]')).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Escape")
    expect(page.locator(".taken")).to_have_count(0)
    page.keyboard.press("Enter")
    page.keyboard.press("4")
    expect(page.locator(f'[data-step="{first}"]')).to_have_count(0)
    player.page.locator(".board .lit").first.wait_for()
    page.keyboard.press("u")
    expect(page.locator(f'[data-step="{first}"].lit')).to_have_count(1)
    sounds = page.get_by_role("button", name="Sounds", exact=True)
    on = sounds.get_attribute("aria-pressed")
    page.keyboard.press("m")
    expect(sounds).to_have_attribute("aria-pressed", "false" if on == "true" else "true")
