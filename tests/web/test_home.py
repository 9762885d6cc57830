"""The first page: what one chooses is seen, holds where it should, and one's own games come first."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import DESKTOP, PHONE, Visitors, keep_settings, lay
from tests.web.tour import PATIENCE

SIDEWAYS = {"width": 844, "height": 390}


def choosing(page: Page, **settings: Any) -> None:
    """Come again with settings that were made before."""
    keep_settings(page, **({"pace": "instant"} | settings))
    page.goto("/")
    expect(page.locator("summary")).to_be_visible(timeout=PATIENCE)


def opened(page: Page, button: str) -> dict[str, Any]:
    """What the page asks the server for when somebody begins a game."""
    with page.expect_request(lambda request: request.method == "POST" and request.url.endswith("/api/games")) as asked:
        page.get_by_role("button", name=button).first.click()
    expect(page).to_have_url(re.compile("/table/"), timeout=PATIENCE)
    body: dict[str, Any] = asked.value.post_data_json
    return body


def test_the_side_at_the_wall_is_chosen_in_plain_sight(visitors: Visitors) -> None:
    page = visitors("/")
    choosing(page, rulebook="siege-2020")
    role = page.get_by_role("group", name="Which side do you take?")
    expect(role).to_be_visible()
    role.get_by_text("Defender").click()
    assert opened(page, "Play the computer")["seat"] == "N"
    choosing(page, rulebook="stones-1999", role="N")
    expect(page.get_by_role("group", name="Which side do you take?")).to_have_count(0)
    assert opened(page, "Play the computer")["seat"] == "lot"


def test_a_clock_and_spectators_are_for_people_unless_chosen_for_the_computer_too(visitors: Visitors) -> None:
    page = visitors("/")
    choosing(page, clock="fischer:300+5", public=True)
    expect(page.locator("summary")).to_contain_text("5 min + 5 s a turn (with people)")
    expect(page.locator("summary")).to_contain_text("Public (with people)")
    table = opened(page, "Play the computer")
    assert (table["clock"], table["public"]) == ("none", False)

    choosing(page, clock="fischer:300+5", public=True)
    page.locator("summary").click()
    page.get_by_label("Also against the computer").check()
    page.get_by_label("Also my games against the computer").check()
    expect(page.locator("summary")).not_to_contain_text("with people")
    table = opened(page, "Play the computer")
    assert (table["clock"], table["public"]) == ("fischer:300+5", True)


def test_a_public_table_for_whoever_comes_makes_no_later_game_public(visitors: Visitors) -> None:
    page = visitors("/watch")
    assert opened(page, "Open a public table")["public"] is True
    page.goto("/")
    expect(page.locator("summary")).not_to_contain_text("Public")
    assert opened(page, "Invite a friend")["public"] is False


def test_finding_people_is_called_so(visitors: Visitors) -> None:
    page = visitors("/")
    page.get_by_role("navigation").get_by_role("link", name="Find people").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Find somebody to play with, or watch")


@pytest.mark.parametrize("size", [DESKTOP, PHONE, SIDEWAYS], ids=["desktop", "phone", "sideways"])
def test_who_comes_back_goes_on_playing_without_scrolling(visitors: Visitors, size: dict[str, int]) -> None:
    page = visitors("/", viewport=size)
    game = lay(page, rulebook="stones-1999", against="easy", seat="S", first="S", name="Anna")
    page.goto("/")
    go_on = page.get_by_role("link", name="Continue: Anna against")
    for thing in (go_on, page.get_by_role("button", name="Play the computer")):
        expect(thing).to_be_visible(timeout=PATIENCE)
        box = thing.bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= size["height"]
    assert page.locator("main a[href^='/learn']").count() == 1, "the rules are linked once"
    go_on.click()
    expect(page).to_have_url(re.compile(f"/table/{game}$"))


@pytest.mark.parametrize("language", ["en-GB", "de-DE", "nl-NL"])
def test_the_names_of_levels_fit_their_boxes_on_the_narrowest_phone(visitors: Visitors, language: str) -> None:
    page = visitors("/", viewport={"width": 360, "height": 740}, locale=language)
    expect(page.locator(".steps .name")).to_have_count(5, timeout=PATIENCE)
    spare = page.locator(".steps .step").evaluate_all("all => all.map((one) => one.clientWidth - one.querySelector('.name').offsetWidth)")
    assert min(spare) >= 2, spare
    assert page.evaluate("document.documentElement.scrollWidth") == 360


def test_a_large_screen_is_used(visitors: Visitors) -> None:
    page = visitors("/", viewport={"width": 2560, "height": 1440})
    expect(page.locator("footer")).to_be_visible(timeout=PATIENCE)
    inside = page.locator(".hero .inside").bounding_box()
    assert inside is not None
    assert inside["width"] >= 0.65 * 2560
    assert page.evaluate("document.documentElement.scrollWidth") == 2560
