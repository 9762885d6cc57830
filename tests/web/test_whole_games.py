"""Whole games against the computer: from the first page by clicks, with tactic cards, sieges from both sides, the tug of war."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Visitors
from tests.web.player import Player
from tests.web.whole import NAME, check_result, play_computer, seat_of


def test_from_the_first_page_to_the_result_by_clicks(visitors: Visitors) -> None:
    page = visitors("/")
    page.locator("label", has=page.locator("input[value=stones-1999]")).click()
    page.locator("label", has=page.locator("input[value=novice]")).click()
    page.locator("summary").click()
    page.get_by_label("Your name").fill(NAME)
    page.get_by_role("button", name="Play the computer").click()
    page.wait_for_url("**/table/*")
    game = page.url.rsplit("/", 1)[1]
    player = Player(page)
    player.play_out()
    check_result(page, game, seat_of(page, game))
    page.get_by_role("button", name="Look at the board").click()
    expect(page.locator(".board")).to_be_visible()
    assert page.locator(".board .lit").count() == 0
    page.get_by_role("button", name="Result").click()
    page.get_by_role("link", name="New game").click()
    expect(page.get_by_role("button", name="Play the computer")).to_be_visible()
    expect(page.locator("input[value=novice]")).to_be_checked()


@pytest.mark.parametrize("rulebook", ["stones-2024-tactics", "stones-2024-early-bird"])
def test_a_whole_game_with_tactic_cards(visitors: Visitors, rulebook: str) -> None:
    done = play_computer(visitors, rulebook)
    assert {step.split(":")[0] for step in done} >= {"card", "place", "pile"}


@pytest.mark.parametrize(("rulebook", "seat"), [("siege-2020", "S"), ("siege-2020-tactics", "N")])
def test_a_whole_siege(visitors: Visitors, rulebook: str, seat: str) -> None:
    done = play_computer(visitors, rulebook, seat)
    assert {step.split(":")[0] for step in done} >= {"card", "place"}


def test_a_whole_tug_of_war(visitors: Visitors) -> None:
    done = play_computer(visitors, "tug")
    assert {step.split(":")[0] for step in done} >= {"roll", "thrown", "column"}
