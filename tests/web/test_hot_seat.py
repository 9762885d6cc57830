"""Two people at one screen: whoever takes the device sees his own hand, and nobody's lies open in between."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.web.conftest import Visitors, lay
from tests.web.hearing import Heard, hand
from tests.web.player import HAND_OVER, LOG, RESULT, Player, to_choose


def _hands(heard: Heard, game: str) -> dict[str, set[str]]:
    """What both hands hold by now, as the socket has told."""
    tables = heard.tables(game)
    latest = [table for table, _ in tables[max(tables)]]
    return {str(table["viewer"]): hand(table, str(table["viewer"])) for table in latest}


def _shown(page: Page) -> set[str]:
    """Every card of a hand that can be found anywhere in the page: steps, what flies, faces, and words."""
    html = page.content()
    steps = set(re.findall(r'data-step="card:([bgopry]\d)"', html))
    flying = set(re.findall(r'data-fly="([bgopry]\d)"', html)) - set(page.evaluate(LYING))
    return steps | flying


LYING = "() => [...document.querySelectorAll('.border [data-fly]')].map((card) => card.dataset.fly)"


def test_hands_are_hidden_until_the_device_is_handed_over(visitors: Visitors) -> None:
    page = visitors("/")
    heard = Heard(page)
    game = lay(page, rulebook="stones-1999", against="self", name="Anna", other_name="Ben", seat="S", first="S")
    page.goto(f"/table/{game}")
    players = {"S": "Anna", "N": "Ben"}
    player = Player(page)
    last_words = ""
    for turn in range(6):
        seat = "SN"[turn % 2]
        assert "handOver" in to_choose(page)
        expect(page.get_by_role("dialog", name=f"Pass the device to {players[seat]}")).to_be_visible()
        assert _shown(page) == set()
        expect(page.get_by_text("The log comes back when the device has been passed on.")).to_have_count(1)
        faces = page.locator(".hand [aria-label]:not([role=group])")
        assert faces.count() == 0
        page.keyboard.press("Escape")  # there is no way around it
        expect(page.locator(HAND_OVER)).to_be_visible()
        page.get_by_role("button", name=f"I am {players[seat]}").click()
        expect(page.locator(HAND_OVER)).to_have_count(0)
        hands = _hands(heard, game)
        assert len(hands["S"]) == len(hands["N"]) == 6
        assert _shown(page) == hands[seat]
        expect(page.locator(f'.bottom [data-seat="{seat}"]')).to_have_count(1)
        player.turn()
        words = page.get_by_test_id("announced").inner_text()
        assert words != last_words
        last_words = words
    page.get_by_role("button", name="I am Anna").click()
    expect(page.locator(LOG)).to_have_count(6)
    page.get_by_role("button", name="Menu").click()
    page.locator('[data-action="resign"]').click()
    page.locator('[data-action="resign-yes"]').click()
    expect(page.locator(f"{RESULT} .words")).to_have_text("Ben wins: Anna has resigned.")
    page.locator('[data-action="rematch"]').click()
    expect(page.get_by_role("dialog", name="Pass the device to")).to_be_visible()
    assert _shown(page) == set()


def test_where_nothing_is_hidden_nothing_is_handed_over(visitors: Visitors) -> None:
    page = visitors("/")
    game = lay(page, rulebook="tug", against="self", name="Anna", other_name="Ben", seat="S", first="S")
    page.goto(f"/table/{game}")
    player = Player(page)
    villages = page.locator(".team h3")
    page.locator(".team.deciding").wait_for()
    lying = villages.all_inner_texts()
    for turn in range(2):
        before = page.locator(".team.deciding h3").inner_text()
        while page.locator(".team.deciding h3").inner_text() == before:
            found = to_choose(page)
            assert "choices" in found
            player.choose(found["choices"])
            page.locator('.field[data-moving="false"]').wait_for()
        expect(page.get_by_test_id("announced")).to_contain_text(f"{'Ben' if turn == 0 else 'Anna'} is to move")
        assert villages.all_inner_texts() == lying  # the table is not turned round
