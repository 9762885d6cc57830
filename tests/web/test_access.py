"""Everybody can use every screen: axe finds nothing serious, fingers find what they aim at, and nothing is told by colour alone."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Page, expect

from tests.web.axe import dull_texts, faint_texts, serious_findings
from tests.web.conftest import PHONE, Visitors
from tests.web.tour import LINES, PATIENCE, forgive, position_address, tour

SMALL = """() => {
    const FINGER = 44, LEAST = 24;
    const seen = (element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    // A label is touched in place of its hidden box; what is drawn small may have a larger ground before it.
    const touched = (element) => {
        const label = element.matches('input[type=radio], input[type=checkbox], input[type=file]') ? element.closest('label') : null;
        const { width, height } = (label ?? element).getBoundingClientRect();
        const ground = getComputedStyle(element, '::before');
        if (ground.content === 'none' || ground.position !== 'absolute') return { width, height };
        return { width: Math.max(width, parseFloat(ground.width)), height: Math.max(height, parseFloat(ground.height)) };
    };
    // A link within a sentence is as high as its line: WCAG's inline exception.
    const inline = (element) => element.matches('a') && getComputedStyle(element).display === 'inline';
    // Nine stones, or seven tiles, side by side: on a phone a column is narrower than a finger, but much taller. There the minimum of
    // WCAG 2.2 AA holds, 24 px. The same with cards that overlap in a hand or a fan: what shows of them is at least as wide.
    const column = (element) => element.closest('.board') !== null;
    const room = document.querySelector('dialog[open]') ?? document.body;
    return [...room.querySelectorAll('a[href], button, input:not([type=hidden]), select, textarea, summary, [role=tab]')]
        .filter((element) => seen(element) && !inline(element) && !element.closest('[inert]'))
        .map((element) => [element, touched(element)])
        .filter(([element, { width, height }]) => {
            const [small, large] = [Math.min(width, height), Math.max(width, height)];
            return width * height > 4 && (column(element) ? small < LEAST || large < FINGER - 0.5 : small < FINGER - 0.5);
        })
        .map(([element, { width, height }]) => `${element.outerHTML.slice(0, 120)} ${Math.round(width)}x${Math.round(height)}`);
}"""


def too_small(page: Page) -> list[str]:
    """What a finger would miss."""
    found: list[str] = page.evaluate(SMALL)
    return found


def report(found: dict[str, list[str]]) -> str:
    """What was found, a line each."""
    return "\n".join(f"{screen}: {finding}" for screen, findings in found.items() for finding in findings)


def sideways(page: Page) -> bool:
    """Whether the page is wider than its window."""
    wider: bool = page.evaluate("document.documentElement.scrollWidth > innerWidth")
    return wider


def test_axe_finds_nothing_serious_on_any_screen_in_light_or_dark(visitors: Visitors) -> None:
    page = visitors("/", color_scheme="light")
    found: dict[str, list[str]] = {}
    for screen in tour(page):
        page.emulate_media(color_scheme="light")
        found[screen] = serious_findings(page)
        page.emulate_media(color_scheme="dark")
        found[f"{screen}, dark"] = faint_texts(page)
    forgive(visitors, "404")
    told = report(found)
    print(told)
    assert not told


def test_every_screen_can_be_read_with_more_contrast_and_in_forced_colours(visitors: Visitors) -> None:
    """One screen is looked at with more contrast in light and the next one in dark: all take their colours from the same few places."""
    page = visitors("/")
    found: dict[str, list[str]] = {}
    for number, screen in enumerate(tour(page)):
        page.emulate_media(color_scheme="dark" if number % 2 else "light", contrast="more", forced_colors="none")
        expect(page.locator("html")).to_have_attribute("data-contrast", "more")
        found[f"{screen}, more contrast"] = dull_texts(page)
        page.emulate_media(color_scheme="light" if number % 2 else "dark", contrast="no-preference", forced_colors="active")
        expect(page.locator("html")).not_to_have_attribute("data-contrast", "more")
        found[f"{screen}, forced colours"] = faint_texts(page)
    forgive(visitors, "404")
    told = report(found)
    print(told)
    assert not told


def test_phones_have_large_targets_and_nothing_serious_on_any_screen(visitors: Visitors) -> None:
    page = visitors("/", viewport=PHONE, has_touch=True, is_mobile=True)
    found: dict[str, list[str]] = {}
    for screen in tour(page):
        found[screen] = [*serious_findings(page), *too_small(page), *(["wider than the window"] if sideways(page) else [])]
    forgive(visitors, "404")
    told = report(found)
    print(told)
    assert not told


def test_clans_differ_by_their_emblems_and_cards_by_their_names(visitors: Visitors) -> None:
    page = visitors(position_address(LINES["siege"]))
    expect(page.get_by_test_id("status")).to_be_visible(timeout=PATIENCE)
    emblems: dict[str, Any] = page.evaluate(
        """() => Object.fromEntries([...document.querySelectorAll('symbol[id^="emblem-"]')].map(({ id, innerHTML }) => [id, innerHTML]))"""
    )
    assert len(emblems) == 6
    assert len({re.sub(r'fill="[^"]*"', "", drawing) for drawing in emblems.values()}) == 6


def test_an_owner_of_a_stone_is_told_by_words_and_by_the_shape_of_a_banner(visitors: Visitors) -> None:
    line = "stones-1999 R5b6R6b8R7+/b7R1b9R2p9-/././././././. S play g1g2o4p5y1y3 ?6 ?32"
    page = visitors(position_address(line))
    expect(page.get_by_test_id("status")).to_be_visible(timeout=PATIENCE)
    expect(page.locator("path.banner")).to_have_count(2)  # the board is loaded when it is first shown
    shapes = page.eval_on_selector_all("path.banner", "all => all.map((path) => path.getAttribute('d'))")
    assert len(shapes) == len(set(shapes)) == 2
    expect(page.locator(".column p").nth(0)).to_contain_text("South")
    expect(page.locator(".column p").nth(1)).to_contain_text("North")
