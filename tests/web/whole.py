"""Whole games, and whether what the page says of their end is what the server has written down."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.web.conftest import Visitors, lay
from tests.web.player import RESULT, Player

NAME = "Anna"
REASONS = {
    "three-adjacent": "with three adjacent stones",
    "five": "with five stones",
    "adjudicated": "nobody can play any more",
    "standstill": "nobody can play any more",
    "fourth-breach": "with the fourth breach",
    "second-breach": "by breaking through",
    "held": "the wall has held",
    "last-athlete": "nobody is left",
    "resigned": "by resignation",
    "agreed": "by agreement",
}


def tags(page: Page, game: str) -> dict[str, str]:
    """The tags of the record that the server has of a game."""
    answer = page.request.get(f"/api/games/{game}/record")
    assert answer.ok, answer.text()
    return dict(re.findall(r'^\[(\w+) "(.*)"\]$', answer.text(), re.MULTILINE))


def check_result(page: Page, game: str, seat: str, other: str = "Computer") -> str:
    """The panel tells the winner and the reason in words, and so does the record; the result as it is written there."""
    result = tags(page, game)["Result"]
    winner, reason = result.split()
    expect(page.locator(f"{RESULT} .words")).to_contain_text(REASONS[reason])
    expect(page.locator(f"{RESULT} .words")).to_contain_text(
        "A draw" if winner == "-" else "You win" if winner == seat else f"{other} wins"
    )
    title = {"-": "A draw", seat: "You have won"}.get(winner, "You have lost")
    expect(page.get_by_role("dialog", name=title)).to_be_visible()
    return result


def play_computer(visitors: Visitors, rulebook: str, seat: str = "lot", seed: int | None = None) -> list[str]:
    """A whole game against the gentlest computer, by the mouse; the steps that were taken."""
    page = visitors("/")
    game = lay(page, rulebook=rulebook, against="novice", seat=seat, name=NAME)
    page.goto(f"/table/{game}")
    player = Player(page, seed)
    player.play_out()
    check_result(page, game, seat_of(page, game))
    expect(page.locator(".notice.bad")).to_have_count(0)
    return player.done


def seat_of(page: Page, game: str) -> str:
    """Where the visitor of this page sits."""
    return str(page.request.get(f"/api/games/{game}").json()["table"]["viewer"])
