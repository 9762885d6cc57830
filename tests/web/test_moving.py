"""What lies on a table stays where it is: nothing jumps when others play, nothing is cut off, and nothing is painted over anything else."""

from __future__ import annotations

import random
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.server.running import Running
from tests.web.conftest import DESKTOP, PHONE, Visitors, lay
from tests.web.player import Player, to_choose
from tests.web.tour import PATIENCE, address, befriended, board, played, sit
from tools.guest import Choose, Guest

FINGERS = {"viewport": PHONE, "has_touch": True, "is_mobile": True}
SIDEWAYS = {"width": 844, "height": 390}
LAPTOP = {"width": 1366, "height": 625}
LANDMARKS = (
    "main > .top, main > .bottom, aside, .border, .siege > .wall, .guide, .table > .own, .siege > .hand, .store, .piles, .pile, "
    ".tug > .said, .meadow, .dice, .tray"
)

PLACES = """(selector) => [...document.querySelectorAll(selector)].map((one) => {
    const { left, top, width, height } = one.getBoundingClientRect();
    return [one.className.toString().split(' ')[0], ...[left, top, width, height].map(Math.round)].join(' ');
})"""

WATCH_SHIFTS = """() => {
    window.shifted = 0;
    new PerformanceObserver((list) => {
        for (const { value, hadRecentInput } of list.getEntries()) if (!hadRecentInput) window.shifted += value;
    }).observe({ type: 'layout-shift', buffered: false });
}"""

COVERED = """(one) => {
    const { left, top, width, height } = one.getBoundingClientRect();
    const points = [0.1, 0.3, 0.5, 0.7, 0.9].flatMap((right) => [0.05, 0.2, 0.4, 0.6, 0.8, 0.95].map((down) => [right, down]));
    return points.some(([right, down]) => !one.contains(document.elementFromPoint(left + right * width, top + down * height)));
}"""

BESIDE = ".theirs .hand, .far .hand, .pile .stack, .pile .known, .played, .player, .discards"
"""What lies beside a board."""

MEETING = """(selector) => {
    const around = (one) => (one.matches('.pile *') ? one.closest('.pile') : one);
    const all = [...document.querySelectorAll(selector)].filter((one) => one.getBoundingClientRect().width);
    const meet = (one, two) => one.left < two.right - 1 && two.left < one.right - 1 && one.top < two.bottom - 1 && two.top < one.bottom - 1;
    const apart = (one, two) => around(one) === around(two) || one.contains(two) || two.contains(one);
    const words = (one) => one.className.toString().split(' ')[0];
    return all.flatMap((one, index) => all.slice(index + 1)
        .filter((two) => !apart(one, two) && meet(one.getBoundingClientRect(), two.getBoundingClientRect()))
        .map((two) => `${words(one)} and ${words(two)}`));
}"""
"""Which of these lie over one another."""

OVERLAPS = """(bar) => {
    const things = [...bar.querySelectorAll('.name strong, .clock, button, a')];
    const boxes = things.map((one) => one.getBoundingClientRect()).filter(({ width }) => width);
    const apart = (one, two) => one.right <= two.left + 1 || two.right <= one.left + 1;
    return boxes.some((one, index) => one.left < 0 || one.right > innerWidth || !boxes.slice(index + 1).every((two) => apart(one, two)));
}"""


def tactical(seed: int) -> Choose:
    """Draws and plays tactic cards whenever it may."""
    chance = random.Random(seed)

    def choose(_: str, legal: list[str]) -> str:
        return chance.choice([move for move in legal if move == "+t" or re.match("[A-Z][a-z]", move)] or legal)

    return choose


def within(page: Page, inner: str, outer: str) -> None:
    """Nothing of these reaches out of what they lie in."""
    out = page.evaluate(
        """([inner, outer]) => [...document.querySelectorAll(inner)].filter((one) => {
            const [box, room] = [one.getBoundingClientRect(), one.closest(outer).getBoundingClientRect()];
            if (!box.width) return false;
            return box.left < room.left - 1 || box.right > room.right + 1 || box.top < room.top - 1 || box.bottom > room.bottom + 1;
        }).length""",
        [inner, outer],
    )
    assert out == 0


@pytest.mark.parametrize("viewport", [DESKTOP, PHONE, {"width": 844, "height": 390}])
@pytest.mark.parametrize("rulebook", ["stones-2024-tactics", "siege-2020-tactics", "tug"])
def test_nothing_jumps_while_one_plays(visitors: Visitors, rulebook: str, viewport: dict[str, int]) -> None:
    page = visitors("/", viewport=viewport)
    game = lay(page, rulebook=rulebook, against="novice", seat="S", first="S", name="Anna")
    page.goto(f"/table/{game}")
    player = Player(page, 3)
    to_choose(page)
    page.evaluate("document.fonts.ready.then(() => undefined)")
    page.evaluate(WATCH_SHIFTS)
    before = page.evaluate(PLACES, LANDMARKS)
    for _ in range(4):
        player.turn()
        if "over" in to_choose(page):
            break
        assert page.evaluate(PLACES, LANDMARKS) == before
    assert page.evaluate("window.shifted") < 0.05


def test_the_tug_of_war_stays_where_it_is_whatever_one_touches(visitors: Visitors) -> None:
    page = visitors("/")
    game = lay(page, rulebook="tug", against="self", name="Anna", other_name="Ben")
    page.goto(f"/table/{game}")
    expect(board(page).first).to_be_visible(timeout=PATIENCE)
    before = None
    for _ in range(14):
        now = page.evaluate(PLACES, ".said, .meadow, .dice")
        assert before in (None, now)
        before = now
        page.locator(".board .lit").last.click()
        expect(page.locator(".field")).to_have_attribute("data-moving", "false")


def test_a_hint_lies_over_the_board_on_a_phone(visitors: Visitors) -> None:
    page = visitors("/", **FINGERS)
    sit(page, played(page, 16, seed=2, rulebook="stones-2024-tactics"))
    page.locator("[data-action=hint]").tap()
    hint = page.get_by_test_id("hint")
    expect(hint).to_be_visible(timeout=PATIENCE)
    assert not hint.evaluate(COVERED)


def test_a_lost_connection_leaves_names_clocks_and_buttons_in_the_bar_of_a_phone(chromium: Browser, tmp_path: Path) -> None:
    server = Running(tmp_path / "games.db")
    visitors = Visitors(chromium, server)
    visitors.forgiven += ["WebSocket connection to", "ERR_CONNECTION_REFUSED"]
    page = visitors("/", **FINGERS)
    page.goto(f"/table/{befriended(page, rulebook='stones-1999', clock='fischer:600+10')}")
    expect(board(page).first).to_be_visible(timeout=PATIENCE)
    bar = page.locator("main > .top .bar")
    expect(bar.locator(".clock")).to_be_visible()
    server.stop()
    pill = page.locator("[data-connection]")
    expect(pill).to_contain_text("Connection lost")
    assert not bar.evaluate(OVERLAPS)
    within(page, "[data-connection]", "main")
    again = Running(tmp_path / "games.db", port=server.port)
    try:
        expect(pill).to_contain_text("Connected again")
        assert not bar.evaluate(OVERLAPS)
        within(page, "[data-connection]", "main")
    finally:
        visitors.close()
        again.stop()
    assert not visitors.errors


@pytest.mark.parametrize("viewport", [DESKTOP, PHONE, {"width": 844, "height": 390}])
def test_all_tactic_cards_that_were_played_are_seen(visitors: Visitors, viewport: dict[str, int]) -> None:
    page = visitors("/", viewport=viewport)
    game = lay(page, rulebook="stones-2024-tactics", against="self", name="Anna", other_name="Ben", seat="S", first="S")
    Guest(address(page, ""), page.context.cookies()).play(game, 44, tactical(5))
    sit(page, game)
    assert max(page.locator(".played .side").evaluate_all("all => all.map((one) => one.querySelectorAll('svg').length)")) >= 4
    within(page, ".played svg", ".field")
    within(page, ".played, .played svg", ".table")
    within(page, ".played svg", ".played")
    assert not page.locator(".played").evaluate(COVERED)


@pytest.mark.parametrize("viewport", [DESKTOP, PHONE, LAPTOP, SIDEWAYS])
@pytest.mark.parametrize("rulebook", ["stones-2024-tactics", "siege-2020-tactics"])
def test_hands_piles_and_tactic_cards_beside_the_board_do_not_meet(visitors: Visitors, rulebook: str, viewport: dict[str, int]) -> None:
    page = visitors("/", viewport=viewport)
    game = lay(page, rulebook=rulebook, against="novice", seat="S", first="S", name="Anna")
    Guest(address(page, ""), page.context.cookies()).play(game, 16, tactical(5))
    page.goto(f"/table/{game}")
    expect(page.locator(".pile .stack").first).to_be_visible(timeout=PATIENCE)
    assert page.evaluate(MEETING, BESIDE) == []


def test_a_long_turn_with_the_dice_is_told_on_a_phone_held_sideways(visitors: Visitors) -> None:
    """Somebody throws dice again as often as it is allowed, and uses the others."""
    page = visitors("/", viewport=SIDEWAYS)
    game = lay(page, rulebook="tug", against="self", name="Anna", other_name="Ben", seat="S", first="S")

    def often(_: str, legal: list[str]) -> str:
        return next((move for move in legal if move.startswith("reroll")), legal[0])

    guest = Guest(address(page, ""), page.context.cookies())
    guest.play(game, 5, often)
    page.goto(f"/table/{game}")
    expect(page.locator(".last .chip").nth(3)).to_be_attached(timeout=PATIENCE)
    within(page, ".last .chip", ".field")


def ended(page: Page, name: str, rulebook: str) -> str:
    """A game that is over, of somebody with this name."""
    game = lay(page, rulebook=rulebook, against="novice", name=name, seat="S", first="S")
    Guest(address(page, ""), page.context.cookies()).play(game, 6, tactical(1))
    page.goto(f"/table/{game}")
    expect(board(page).first).to_be_visible(timeout=PATIENCE)
    page.locator("[data-action=menu]").click()
    page.locator("[data-action=resign]").click()
    page.locator("[data-action=resign-yes]").click()
    expect(page.get_by_test_id("result")).to_be_visible()
    return game


@pytest.mark.parametrize("viewport", [DESKTOP, PHONE, LAPTOP, {"width": 1920, "height": 1080}, SIDEWAYS])
@pytest.mark.parametrize("rulebook", ["stones-2024-tactics", "siege-2020-tactics"])
def test_the_replay_of_all_cards_fits(visitors: Visitors, rulebook: str, viewport: dict[str, Any]) -> None:
    page = visitors("/", viewport=viewport)
    game = ended(page, "Annabella of the Northern Isles", rulebook)
    page.goto(f"/replay/{game}?at=4&view=all")
    expect(page.locator(".pile .known").first).to_be_visible()
    within(page, ".pile .known .card", ".field")
    within(page, ".short > *", "main > .top")
    assert page.locator("main > .top").evaluate(
        "(one) => one.scrollHeight <= one.clientHeight + 1 && one.scrollWidth <= one.clientWidth + 1"
    )
    assert page.locator(".field").evaluate("(one) => one.scrollHeight <= one.clientHeight + 1")
    within(page, ".hand.own .slot", ".field")
    assert page.evaluate(MEETING, BESIDE) == []
