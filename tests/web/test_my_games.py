"""My games: what is over stays there, what was brought in is there, each says what matters, and what is dead can go."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.web.conftest import Visitors, lay
from tests.web.test_after import finished
from tests.web.tour import PATIENCE, played


def over(page: Page) -> None:
    """Look at My games, at those that are over."""
    page.goto("/games")
    page.get_by_role("group", name="Show").get_by_text("Over", exact=True).click()


def test_a_player_who_lost_and_plays_again_finds_the_lost_game_under_over(visitors: Visitors) -> None:
    page = visitors("/")
    game = finished(page)
    page.locator("dialog [data-action=rematch]").click()
    expect(page.locator("dialog[open]")).to_have_count(0)
    page.goto("/games")
    expect(page.locator("li[data-mark]")).to_have_count(2)
    expect(page.locator("li[data-mark=turn]")).to_contain_text("Your turn")
    over(page)
    lost = page.locator("li.panel")
    expect(lost).to_have_count(1)
    expect(lost).to_have_attribute("data-mark", "lost")
    lost.get_by_role("link").click()
    expect(page).to_have_url(re.compile(rf"/replay/{game}\?round=1"))
    expect(page.get_by_test_id("outcome")).to_contain_text("resigned", timeout=PATIENCE)


def test_a_record_that_was_brought_in_is_among_my_games(visitors: Visitors) -> None:
    page = visitors("/")
    game = finished(page)
    record = page.request.get(f"/api/games/{game}/record").text()
    other = visitors("/games")
    expect(other.get_by_role("heading", name="No games yet")).to_be_visible()
    other.get_by_label("Record", exact=True).fill(record)
    other.get_by_role("button", name="Keep and replay").click()
    other.wait_for_url("**/replay/*")
    over(other)
    expect(other.locator("li.panel")).to_have_count(1)
    other.locator("li.panel").get_by_role("link").click()
    expect(other.get_by_test_id("told")).to_be_visible(timeout=PATIENCE)


def test_a_dead_game_is_taken_out_of_the_list_and_asked_for_first(visitors: Visitors) -> None:
    page = visitors("/")
    game = lay(page, rulebook="tug", against="novice", seat="S", first="S", name="Anna")
    lay(page, rulebook="stones-1999", against="friend", name="Anna")
    page.goto("/games")
    lines = page.locator("li.panel")
    expect(lines).to_have_count(2)
    dead = lines.filter(has=page.locator(f"a[href='/table/{game}']"))
    dead.locator("[data-action=remove]").click()
    page.get_by_role("button", name="Keep it").click()
    expect(lines).to_have_count(2)
    dead.locator("[data-action=remove]").click()
    page.locator("[data-action=remove-yes]").click()
    expect(lines).to_have_count(1)
    expect(page.locator("[data-action=remove]")).to_be_focused()
    page.reload()
    expect(lines).to_have_count(1)
    assert page.request.get(f"/api/games/{game}").ok  # it is still there


def test_the_list_is_narrowed_to_what_one_looks_for(visitors: Visitors) -> None:
    page = visitors("/")
    played(page, 2, rulebook="stones-1999", against="novice", other_name="")
    lay(page, rulebook="tug", against="friend", name="Anna")
    page.goto("/games")
    lines = page.locator("li.panel")
    expect(lines).to_have_count(2)
    for name, count in (("Your turn", 1), ("Waiting", 1), ("Over", 0), ("All", 2)):
        page.get_by_role("group", name="Show").get_by_text(name, exact=True).click()
        expect(lines).to_have_count(count)
    page.get_by_role("group", name="Against").get_by_text("The computer", exact=True).click()
    expect(lines).to_have_count(1)
    page.get_by_role("group", name="Against").get_by_text("People", exact=True).click()
    expect(lines).to_have_count(1)
    page.get_by_label("Rulebook").select_option("stones-1999")
    expect(page.get_by_role("heading", name="Nothing found")).to_be_visible()


def test_games_against_the_computer_are_counted(visitors: Visitors) -> None:
    page = visitors("/")
    finished(page)
    page.goto("/games")
    expect(page.get_by_test_id("tally")).to_contain_text("Novice 0 won, 1 lost")


def test_the_labels_of_the_filters_stand_in_one_line(visitors: Visitors) -> None:
    page = visitors("/games")
    expect(page.get_by_label("Rulebook")).to_be_visible()
    tops = page.evaluate(
        "[...document.querySelectorAll('.filters legend, .filters label > span:first-child')]"
        ".filter((one) => one.closest('.track') === null).map((one) => Math.round(one.getBoundingClientRect().top))"
    )
    assert max(tops) - min(tops) <= 1, tops
