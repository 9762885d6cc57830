"""Three languages: the browser's own is spoken, another can be chosen and is remembered, and no screen lacks a word."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Visitors
from tests.web.tour import LINES, PATIENCE, forgive, position_address, tour

MISSING = re.compile(r"\[[a-z0-9]+(?:-[a-z0-9]+)+\]|\{ ?\$\w+ ?\}")
"""How a message that is not there shows itself, and one that lacks an argument."""

PLAY = {"en": "Play the computer", "de": "Gegen den Computer spielen", "nl": "Speel tegen de computer"}


def spoken(page: Page, language: str) -> None:
    """This language is spoken, and the page says so to whoever reads it aloud."""
    expect(page.locator("html")).to_have_attribute("lang", language)
    expect(page.get_by_role("button", name=PLAY[language])).to_be_visible(timeout=PATIENCE)


@pytest.mark.parametrize(("browser", "language"), [("de-AT", "de"), ("nl-BE", "nl"), ("en-US", "en"), ("fr-FR", "en")])
def test_the_page_speaks_the_language_of_the_browser(visitors: Visitors, browser: str, language: str) -> None:
    spoken(visitors("/", locale=browser), language)


def test_another_language_can_be_chosen_and_is_remembered(visitors: Visitors) -> None:
    page = visitors("/")
    spoken(page, "en")
    page.get_by_role("button", name="Nederlands").click()
    spoken(page, "nl")
    page.reload()
    spoken(page, "nl")
    page.locator("header .settings").click()
    page.locator("dialog select").select_option(label="Deutsch")
    page.keyboard.press("Escape")
    spoken(page, "de")
    page.goto("/watch")
    expect(page.locator("html")).to_have_attribute("lang", "de")
    spoken(visitors.tab(page.context, "/"), "de")


WORDS = """() => {
    const page = document.documentElement.cloneNode(true);
    for (const code of page.querySelectorAll('style, script')) code.remove();
    return page.outerHTML;
}"""
"""All that a page says, attributes included, without the styles and scripts that came with it."""


@pytest.mark.parametrize("language", ["en", "de", "nl"])
def test_no_screen_lacks_a_word(visitors: Visitors, language: str) -> None:
    page = visitors("/", locale=language)
    missing: dict[str, list[str]] = {}
    for screen in tour(page):
        expect(page.locator("html")).to_have_attribute("lang", language)
        missing[screen] = MISSING.findall(page.evaluate(WORDS))
    forgive(visitors, "404")
    assert {screen: words for screen, words in missing.items() if words} == {}


@pytest.mark.parametrize(
    ("rulebook", "name"), [("stones-2024", "Königstrupp"), ("stones-1999", "der geordnete Clan"), ("stones-2004", "Farblauf")]
)
def test_an_edition_calls_its_formations_by_its_own_names(visitors: Visitors, rulebook: str, name: str) -> None:
    line = LINES["stones"].replace("stones-2024", rulebook)
    page = visitors(position_address(line), locale="de-DE")
    page.locator(".places button").first.click(timeout=PATIENCE)
    expect(page.locator("[data-testid=proof] .formation").first).to_contain_text(name)
