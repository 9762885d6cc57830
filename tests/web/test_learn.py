"""The pages that teach, in a real browser: complete in every language, readable by everybody, and their examples are judged."""

from __future__ import annotations

import re
from itertools import pairwise

import pytest
from playwright.sync_api import Page, expect

from tests.server.running import FIRST_TIME
from tests.web.axe import serious_findings
from tests.web.conftest import PHONE, Visitors
from tottenbury.core.rulebook import LIBRARY

LANGUAGES = ["en-GB", "de-DE", "nl-NL"]
PATIENT = FIRST_TIME * 1000


def no_word_is_missing(page: Page) -> bool:
    return not re.search(r"\[learn-|\{\$|\?\?\?", page.inner_text("body"))


def levels(page: Page) -> list[int]:
    return [int(name[1]) for name in page.eval_on_selector_all("h1, h2, h3, h4", "all => all.map(one => one.tagName)")]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_is_complete_in_every_language(visitors: Visitors, language: str) -> None:
    page = visitors("/learn", locale=language)
    for address in ["/learn", *(f"/learn/{name}" for name in LIBRARY.ids())]:
        page.goto(address)
        expect(page.locator("h1")).to_have_count(1)
        page.wait_for_selector("h2")
        assert no_word_is_missing(page), address
        found = levels(page)
        assert all(after - before <= 1 for before, after in pairwise(found)), address


@pytest.mark.parametrize("address", ["/learn", "/learn/stones-2024-tactics", "/learn/siege-2020-tactics", "/learn/tug"])
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_serious(visitors: Visitors, address: str, scheme: str) -> None:
    page = visitors(address, color_scheme=scheme)
    page.wait_for_selector("h2")
    assert serious_findings(page) == []


def test_nothing_is_wider_than_a_phone(visitors: Visitors) -> None:
    page = visitors("/learn", viewport=PHONE)
    for address in ["/learn", *(f"/learn/{name}" for name in LIBRARY.ids())]:
        page.goto(address)
        page.wait_for_selector("h2")
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), address


def test_examples_of_the_border_are_judged_by_the_server(visitors: Visitors) -> None:
    page = visitors("/learn/stones-1999#claim")
    build = page.locator("#formations").get_by_role("status")
    expect(build).to_contain_text("You can claim already", timeout=PATIENT)
    page.get_by_role("button", name="Take back Red 4 from your side").click()
    page.get_by_role("button", name="Lay Red 9 on your side").click()
    expect(build).to_contain_text("Nothing is decided yet", timeout=PATIENT)  # a third five would beat a colour
    tie = page.locator("#compare").get_by_role("status")
    expect(tie).to_contain_text("Opponent takes the stone", timeout=PATIENT)
    page.locator("#compare").get_by_text("Opponent", exact=True).last.click()
    expect(tie).to_contain_text("You take the stone", timeout=PATIENT)
    claim = page.locator("#claim")
    claim.get_by_role("button", name="No", exact=True).click()
    expect(claim).to_contain_text("Not quite", timeout=PATIENT)
    expect(claim).to_contain_text("You can claim stone 3")
    claim.get_by_role("button", name="Next example").click()
    claim.get_by_role("button", name="No", exact=True).click()
    expect(claim).to_contain_text("Right.", timeout=PATIENT)


def test_a_throw_is_used_up_by_the_server(visitors: Visitors) -> None:
    page = visitors("/learn/tug")
    page.get_by_role("button", name="Four at a blow").click()
    page.get_by_role("button", name="Do it: Berserk").click(timeout=PATIENT)
    expect(page.locator("#uses")).to_contain_text("Broadford: 1 standing, 2 weakened")
    expect(page.locator("#uses")).to_contain_text("The throw is used up")


def test_play_this_now_goes_home_with_the_rulebook(visitors: Visitors) -> None:
    page = visitors("/learn/siege-2020")
    page.get_by_role("button", name="Play this now").first.click()
    expect(page).to_have_url(re.compile(r"/$"))
    expect(page.get_by_role("radio", name=re.compile("^The siege(?! with)"))).to_be_checked()
