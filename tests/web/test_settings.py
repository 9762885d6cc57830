"""Settings: reached from everywhere, the table included, kept at once, and honoured."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Page, expect

from tests.web.conftest import Visitors, keep_settings, lay
from tests.web.tour import PATIENCE

LISTEN = """
window.peaks = [];
const ramp = AudioParam.prototype.exponentialRampToValueAtTime;
AudioParam.prototype.exponentialRampToValueAtTime = function (value, time) {
    if (value > 0.001) window.peaks.push(value);
    return ramp.call(this, value, time);
};
"""


def kept(page: Page) -> dict[str, Any]:
    """The settings as the browser keeps them."""
    found: dict[str, Any] = json.loads(page.evaluate("localStorage.getItem('tottenbury.settings')"))
    return found


def choose(page: Page, setting: str, value: str) -> None:
    """Choose one of a few, as a finger does: by its label."""
    page.locator(f"[data-setting={setting}] label", has=page.locator(f"input[value={value}]")).click()


def test_settings_are_reached_from_every_page(visitors: Visitors) -> None:
    page = visitors("/")
    game = lay(page, rulebook="stones-1999", against="easy", seat="S", first="S", name="Anna")
    for path in ("/", "/games", "/watch", "/learn", "/learn/tug", "/fair", "/position", f"/replay/{game}"):
        page.goto(path)
        page.locator("button.settings").click()
        expect(page.locator("dialog[open] [data-setting=pace]"), path).to_be_visible()
        page.keyboard.press("Escape")
        expect(page.locator("button.settings"), "the focus comes back to where one was").to_be_focused()


def test_what_is_set_at_the_table_holds_at_once_and_is_kept(visitors: Visitors) -> None:
    page = visitors("/")
    game = lay(page, rulebook="stones-1999", against="easy", seat="S", first="S", name="Anna")
    page.goto(f"/table/{game}")
    page.locator("[data-action=menu]").click(timeout=PATIENCE)
    page.locator("[data-action=settings]").click()
    choose(page, "pace", "brisk")
    choose(page, "card-size", "large")
    choose(page, "contrast", "more")
    choose(page, "theme", "dark")
    page.locator("dialog[open] select").select_option("de")
    expect(page.locator("dialog[open] h2")).to_have_text("Einstellungen")
    page.keyboard.press("Escape")
    page.reload()
    root = page.locator("html")
    for name, value in (("data-card-size", "large"), ("data-contrast", "more"), ("data-theme", "dark")):
        expect(root).to_have_attribute(name, value)
    assert kept(page)["pace"] == "brisk"
    expect(page.locator("[data-action=menu]")).to_have_accessible_name("Menü")


def test_sounds_are_as_loud_as_one_wants(visitors: Visitors) -> None:
    page = visitors("/")
    page.add_init_script(LISTEN)
    page.reload()
    page.locator("button.settings").click()
    volume = page.locator("input[type=range]")
    volume.fill("1")
    page.wait_for_function("window.peaks.length > 0")
    loud = max(page.evaluate("window.peaks.splice(0)"))
    volume.fill("0.25")
    page.wait_for_function("window.peaks.length > 0")
    assert max(page.evaluate("window.peaks.splice(0)")) < loud / 4
    page.locator("dialog[open] input[role=switch]").nth(1).uncheck()
    expect(volume).to_be_disabled()
    assert kept(page)["volume"] == 0.25
    assert kept(page)["sound"] is False
    assert page.evaluate("window.peaks") == []


def test_nonsense_among_the_kept_settings_loses_nothing_else(visitors: Visitors) -> None:
    page = visitors("/")
    keep_settings(page, name="Anna", pace="never", volume="loud", contrast=7, cardSize="huge", theme=["dark"], options=[1], language="nl")
    page.goto("/")
    page.locator("button.settings").click()
    expect(page.locator("dialog[open] h2")).to_have_text("Instellingen")
    expect(page.locator("dialog[open] input[autocomplete=nickname]")).to_have_value("Anna")
    expect(page.locator("[data-setting=pace] input[value=calm]")).to_be_checked()
    expect(page.locator("html")).to_have_attribute("data-card-size", "normal")


def test_a_device_that_asks_for_more_contrast_gets_it(visitors: Visitors) -> None:
    page = visitors("/", contrast="more")
    expect(page.locator("html")).to_have_attribute("data-contrast", "more")
    page.emulate_media(contrast="no-preference")
    expect(page.locator("html")).not_to_have_attribute("data-contrast", "more")
