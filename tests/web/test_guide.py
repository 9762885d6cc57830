"""The guided first game: real games with a few sentences at the right moments, which can be left at any time."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.axe import serious_findings
from tests.web.conftest import PHONE, Visitors, lay
from tests.web.player import RESULT, Player, step, tab_to, to_choose


def coach(page: Page) -> Locator:
    """What the guide says."""
    return page.get_by_test_id("coach")


def _says(page: Page, lesson: str) -> None:
    expect(coach(page)).to_have_attribute("data-lesson", lesson)


def _begin(page: Page, rulebook: str) -> None:
    page.goto(f"/table/{lay(page, rulebook=rulebook, guide=True)}")
    expect(coach(page)).to_be_visible()


def test_a_newcomer_is_led_from_the_first_page_to_the_first_claim_and_then_plays_alone(visitors: Visitors) -> None:
    page = visitors("/")
    page.get_by_role("button", name="Guided first game").click()
    _says(page, "hand")
    expect(coach(page)).to_contain_text("With orange 7, orange 8 and orange 9 you hold the best formation")
    expect(page.locator(".hand.own")).to_have_attribute("data-coached", "")
    expect(page.get_by_role("button", name="Prepared deal")).to_have_accessible_description(re.compile("not drawn by lot"))
    assert serious_findings(page) == []
    for card in ("o7", "o8", "o9"):
        step(page, f"card:{card}").click()
        if card == "o7":
            _says(page, "place")
        step(page, "place:5").click()
        if card == "o7":
            _says(page, "more")
            expect(coach(page)).to_contain_text("Go on at stone 5")
        to_choose(page)
    _says(page, "claim")
    expect(step(page, "claim:5").first).to_have_attribute("data-coached", "")
    step(page, "claim:5").first.click()
    _says(page, "claimed")
    coach(page).get_by_role("button", name="Got it").click()
    _says(page, "")
    coach(page).get_by_role("button", name="Leave the guide").click()
    expect(coach(page)).to_have_count(0)
    expect(page.locator("[data-coached]")).to_have_count(0)
    Player(page, seed=1).turn()
    page.reload()
    to_choose(page)
    expect(page.locator(".hand.own")).to_be_visible()
    expect(coach(page)).to_have_count(0)
    page.goto("/")
    expect(page.get_by_role("button", name="Play the computer")).to_be_visible()
    expect(page.get_by_role("button", name="Guided first game")).to_have_count(0)  # nobody is asked twice


@pytest.mark.parametrize(("rulebook", "locale"), [("tug", "nl-NL"), ("stones-2024-tactics", "de-DE")])
def test_a_guided_game_is_played_to_its_end_by_chance_and_every_sentence_is_whole(visitors: Visitors, rulebook: str, locale: str) -> None:
    page = visitors("/", locale=locale)
    _begin(page, rulebook)
    player = Player(page)
    said: dict[str, str] = {}
    while "over" not in (found := to_choose(page)):
        if coach(page).count():
            said[coach(page).get_attribute("data-lesson") or ""] = coach(page).locator("p").inner_text()
        player.choose(found["choices"])
    expect(page.locator(RESULT)).to_be_visible()
    said.pop("", None)
    assert len(said) >= 4
    assert not [words for words in said.values() if re.search(r"guide-|[{}]|undefined|NaN", words)]


def test_a_siege_is_begun_on_a_phone_by_finger_and_left_in_the_middle(visitors: Visitors) -> None:
    page = visitors("/learn/siege-2020", viewport=PHONE, has_touch=True, is_mobile=True)
    page.get_by_role("button", name="Guided first game").first.tap()
    _says(page, "hand")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert serious_findings(page) == []
    step(page, "card:b9").tap()
    _says(page, "place")
    step(page, "place:3").first.tap()
    _says(page, "more")
    coach(page).get_by_role("button", name="Leave the guide").tap()
    expect(coach(page)).to_have_count(0)
    step(page, "card:b10").tap()
    step(page, "place:3").first.tap()
    expect(page.locator(".ground.mine [data-fly=b10]")).to_have_count(1)


def test_the_guide_is_heard_and_left_by_keys(visitors: Visitors) -> None:
    page = visitors("/")
    _begin(page, "tug")
    expect(coach(page).get_by_role("status")).to_contain_text("Throw your three dice")
    tab_to(page, "[data-action=leave-guide]")
    page.keyboard.press("Enter")
    expect(coach(page)).to_have_count(0)
    expect(step(page, "roll")).to_be_visible()
