"""Nothing is given up by touching; every refusal says why, where it happens; and the good choice is the strong one."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.server import tables
from tests.server.running import Running
from tests.siege.lines import TACTICAL
from tests.siege.lines import line as siege
from tests.stones.lines import line as stones
from tests.stones.tactic_lines import tactic_line
from tests.web.conftest import PATIENCE, PHONE, Visitors
from tests.web.player import LOG, RESULT, step, until
from tottenbury.session.settings import Settings

GUIDE = ".board .steps"
FINGER = 44


def _at(visitors: Visitors, server: Running, line: str, seat: str = "S", confirm: bool = False, **more: Any) -> tuple[Page, str]:
    """Somebody sits down before a position, against a friend."""
    settings = Settings(rulebook=line.split()[0], position=line, confirm=confirm)
    game, keys = tables.lay(server, settings)
    page = visitors(f"/table/{game}#seat={keys[seat]}", **more)
    page.locator(".hand.own [data-step]").first.wait_for()
    return page, game


def _log(server: Running, game: str) -> list[str]:
    """What has been done, as the server knows it."""
    return [line.text for line in server.tables.open[game].session.log[None]]


def _expect_log(page: Page, server: Running, game: str, *moves: str) -> None:
    """What has been done begins so, now or in a moment."""
    for _ in range(PATIENCE // 50):
        if (found := _log(server, game)[: len(moves)]) == list(moves):
            return
        page.wait_for_timeout(50)
    raise AssertionError(f"{found} was done, not {list(moves)}")


def _touch(target: Locator) -> None:
    """Click what may be disabled, as far as Playwright knows."""
    target.click(force=True)


def _size(button: Locator) -> tuple[float, float]:
    box = button.bounding_box()
    assert box is not None
    return box["width"], box["height"]


# Nothing is given up by touching

STORMED = {2: "R5G5", 3: "Y4"}


def test_the_defender_chooses_cards_and_may_throw_oil_all_the_same(visitors: Visitors, server: Running) -> None:
    page, game = _at(visitors, server, siege(STORMED, "N", "prepare", None, "*Sp", edition=TACTICAL), "N")
    oil = page.locator(GUIDE).get_by_role("button", name="oil")
    expect(page.locator(GUIDE).get_by_role("button", name=re.compile("Go on|Done"))).to_have_count(0)
    for card in page.locator(".hand.own [data-step]").all():
        card.click()
        expect(card).to_have_attribute("aria-pressed", "true")
        expect(oil).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".taken")).to_have_count(0)
    assert _log(server, game) == []
    oil.click()
    step(page, "place:2").first.click()
    expect(page.locator(LOG).last).to_contain_text("oil")
    _expect_log(page, server, game, "oil@2")


def test_the_attacker_chooses_a_card_retreats_and_lays_another(visitors: Visitors, server: Running) -> None:
    page, game = _at(visitors, server, siege(STORMED, "S", "prepare", "b1b2b3b4b5b6", None))
    step(page, "card:b1").click()
    page.get_by_role("button", name="Retreat", exact=True).click()
    step(page, "retreat:2").first.click()
    expect(page.locator(LOG).last).to_contain_text("2")
    step(page, "card:b1").click()
    assert _log(server, game) == ["<2"]
    step(page, "place:5").first.click()
    expect(step(page, "card:b1")).to_have_count(0)
    _expect_log(page, server, game, "<2", ".", "b1@5")
    expect(page.locator(".notice.bad")).to_have_count(0)


def test_who_takes_a_laid_card_back_may_throw_oil_again(visitors: Visitors, server: Running) -> None:
    page, game = _at(visitors, server, siege(STORMED, "N", "prepare", None, "b1b2b3b4b5b6"), "N", confirm=True)
    step(page, "card:b1").click()
    step(page, "place:5").first.click()
    page.locator(GUIDE).get_by_role("button", name="Take back").click()
    expect(page.locator(GUIDE).get_by_role("button", name="oil")).to_be_visible()
    expect(step(page, "card:b1")).to_have_class(re.compile("lit"))
    assert _log(server, game) == []


def test_who_may_claim_first_plays_a_card_without_saying_done(visitors: Visitors, server: Running) -> None:
    line = tactic_line({1: "R7R8R9b1b3b5"}, "S", "claim-first", edition="stones-2024-early-bird")
    page, game = _at(visitors, server, line)
    expect(step(page, "done")).to_have_count(0)
    card = page.locator(".hand.own [data-step]").first
    card.click()
    expect(step(page, "claim:1").first).to_be_visible()
    assert _log(server, game) == []
    step(page, "place:4").click()
    expect(page.locator(LOG).last).to_contain_text("stone 4")
    _expect_log(page, server, game, ".")


# Support

DISCARDED = "b8r0y3"


@pytest.mark.parametrize("picked", [("r0", "b8"), ("b8", "r0")])
def test_the_discards_of_a_support_are_picked_in_any_order(visitors: Visitors, server: Running, picked: tuple[str, str]) -> None:
    line = siege(STORMED, "S", "support:2", edition=TACTICAL, discards=DISCARDED, also="Su")
    page, game = _at(visitors, server, line)
    for card in picked:
        expect(step(page, f"discard:{card}")).to_have_class(re.compile("lit"))
        assert _log(server, game) == []
        step(page, f"discard:{card}").click()
    expect(step(page, "discard:b8")).to_have_count(0)
    _expect_log(page, server, game, "*b8", "*r0")
    expect(page.locator(".notice.bad")).to_have_count(0)


def test_a_support_that_may_bring_elite_cards_back_takes_them_first_or_last(visitors: Visitors, server: Running) -> None:
    edition = f"{TACTICAL};support_elite=yes"
    line = siege(STORMED, "S", "support:2", edition=edition, discards=DISCARDED + "spjo", played="SpjoSu")
    page, game = _at(visitors, server, line)
    step(page, "discard:Sp").click()
    expect(step(page, "discard:Sp")).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Escape")
    step(page, "discard:Jo").click()
    step(page, "discard:y3").click()
    expect(step(page, "discard:y3")).to_have_count(0)
    _expect_log(page, server, game, "*y3", "*Jo")


# Confirm before drawing


@pytest.mark.parametrize("size", [None, PHONE])
def test_a_card_that_is_to_be_confirmed_lies_on_the_board_and_is_asked_about_beside_the_hand(
    visitors: Visitors, server: Running, size: dict[str, int] | None
) -> None:
    more = {"viewport": size} if size else {}
    page, game = _at(visitors, server, stones({}, "S", "play", "b1b2b3b4b5b6"), confirm=True, **more)
    step(page, "card:b4").click()
    step(page, "place:5").click()
    guide = page.locator(GUIDE)
    expect(guide.locator(".say")).to_contain_text("stone 5")
    expect(guide.locator(".say")).not_to_contain_text("thinking")
    expect(page.locator('.border [data-fly="b4"]')).to_have_count(1)
    expect(step(page, "card:b4")).to_have_count(0)
    assert _log(server, game) == []
    guide.get_by_role("button", name="Take back").click()
    expect(step(page, "card:b4")).to_be_visible()
    expect(page.locator('.border [data-fly="b4"]')).to_have_count(0)
    step(page, "card:b4").click()
    step(page, "place:5").click()
    guide.get_by_role("button", name="Confirm").click()
    expect(guide.get_by_role("button", name="Confirm")).to_have_count(0)
    expect(page.locator('.border [data-fly="b4"]')).to_have_count(1)
    _expect_log(page, server, game, "b4@5")


# Reading a card


def test_a_card_is_read_by_mouse_and_by_keys_without_being_chosen(visitors: Visitors, server: Running) -> None:
    page, _ = _at(visitors, server, tactic_line({1: "R1"}, "S", "play", "*Sc"))
    words = page.get_by_role("tooltip")
    expect(words).to_have_count(0)
    step(page, "card:Sc").hover()
    expect(words).to_contain_text("Scout")
    expect(page.locator(".taken")).to_have_count(0)
    page.mouse.move(5, 5)
    expect(words).to_have_count(0)
    step(page, "card:Sc").focus()
    page.keyboard.press("i")
    expect(words).to_be_visible()
    page.keyboard.press("Escape")
    expect(words).to_have_count(0)
    clan = page.locator('.hand.own [data-step^="card:"]').first
    clan.focus()
    page.keyboard.press("i")
    expect(words).to_contain_text("Strength")
    page.keyboard.press("i")
    expect(words).to_have_count(0)
    expect(page.locator(".taken")).to_have_count(0)
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Keys")).to_contain_text("read the card")


def test_a_card_is_read_by_a_long_press_without_being_chosen(visitors: Visitors, server: Running) -> None:
    page, _ = _at(visitors, server, tactic_line({1: "R1"}, "S", "play", "*Sc"), viewport=PHONE, has_touch=True, is_mobile=True)
    box = step(page, "card:Sc").bounding_box()
    assert box is not None
    spot = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    finger = page.context.new_cdp_session(page)
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [spot]})
    expect(page.get_by_role("tooltip")).to_contain_text("Scout")
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(page.get_by_role("tooltip")).to_be_visible()  # it stays when the finger is lifted
    expect(page.locator(".taken")).to_have_count(0)
    step(page, "card:Sc").tap()
    expect(page.get_by_role("tooltip")).to_have_count(0)
    expect(step(page, "card:Sc")).to_have_attribute("aria-pressed", "true")


# Every refusal says why


def test_a_blocked_tactic_card_looks_blocked_and_says_why_beside_the_hand(visitors: Visitors, server: Running) -> None:
    line = tactic_line({1: "JoR1", 2: "spg2"}, "S", "play", "*JoSc")
    page, game = _at(visitors, server, line)
    joker = step(page, "card:Jo")
    expect(joker).to_have_class(re.compile("stays"))
    expect(joker).to_have_attribute("aria-disabled", "true")
    expect(joker).to_contain_text("joker")
    expect(step(page, "card:Sc")).not_to_have_class(re.compile("stays"))
    _touch(joker)
    expect(page.locator(f"{GUIDE} .say")).to_contain_text("already played a joker")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.locator(".notice")).to_have_count(0)
    step(page, "card:Sc").click()
    expect(page.locator(f"{GUIDE} .say")).to_have_text("Play Scout?")
    assert _log(server, game) == []


def test_who_is_one_tactic_card_ahead_is_told_so_in_the_siege(visitors: Visitors, server: Running) -> None:
    page, _ = _at(visitors, server, siege(STORMED, "S", "prepare", "*SpSu", None, edition=TACTICAL, played="Sw"))
    for card in ("Sp", "Su"):
        _touch(step(page, f"card:{card}"))
        expect(page.locator(f"{GUIDE} .say")).to_contain_text("already played 1 tactic card")
    expect(page.get_by_role("button", name="Retreat", exact=True)).to_be_visible()


BORDER = {1: "R7R8R9b1b3b5", 2: "R1G1B2", 3: "b7b8b9"}
"""South's colour run at stone 1 holds; stone 2 can still be lost; at stone 3 North's side alone is complete."""


def test_a_stone_that_cannot_be_claimed_shows_the_cards_that_would_beat_it(visitors: Visitors, server: Running) -> None:
    page, _ = _at(visitors, server, stones(BORDER, "S", "claim"))
    _touch(step(page, "place:2"))
    panel = page.get_by_role("tabpanel", name="Proof")
    expect(panel.locator(".proof.refuted li.missing")).to_have_count(3)
    _touch(step(page, "place:3"))
    expect(panel.locator(".verdict")).to_contain_text("stone 3")
    expect(panel.get_by_role("button", name="N", exact=True)).to_have_attribute("aria-pressed", "true")
    _touch(step(page, "place:5"))
    expect(panel.locator(".verdict")).to_contain_text("stone 3")  # nothing lies at 5


def test_a_tile_that_cannot_be_declared_shows_its_proof(visitors: Visitors, server: Running) -> None:
    page, _ = _at(visitors, server, siege({4: "R0G1"}, "S", "prepare"))
    _touch(step(page, "place:4").first)
    expect(page.get_by_role("tabpanel", name="Proof").locator(".proof.refuted")).to_be_visible()
    expect(page.get_by_role("dialog")).to_have_count(0)


# Buttons say what matters


@pytest.mark.parametrize("size", [None, PHONE])
def test_the_claim_is_the_strong_button_and_large_enough_for_a_finger(
    visitors: Visitors, server: Running, size: dict[str, int] | None
) -> None:
    page, _ = _at(visitors, server, stones(BORDER, "S", "claim"), **({"viewport": size} if size else {}))
    guide = page.locator(GUIDE)
    claim = guide.get_by_role("button", name="Claim stone 1")
    expect(claim).to_have_class(re.compile("primary"))
    expect(guide.locator('[data-step="done"]')).not_to_have_class(re.compile("primary"))
    assert min(_size(claim)) >= FINGER
    claim.click()
    expect(page.locator(".column.south")).to_have_count(1)


def test_declaring_is_the_strong_button_at_the_wall(visitors: Visitors, server: Running) -> None:
    page, _ = _at(visitors, server, siege({4: "R10R11"}, "S", "declare"))
    guide = page.locator(GUIDE)
    expect(guide.get_by_role("button", name="tile 4")).to_have_class(re.compile("primary"))
    expect(guide.locator('[data-step="done"]')).not_to_have_class(re.compile("primary"))
    assert min(_size(guide.get_by_role("button", name="tile 4"))) >= FINGER


def test_resigning_asks_and_going_on_is_the_strong_answer(visitors: Visitors, server: Running) -> None:
    page, game = _at(visitors, server, stones({}, "S", "play"))
    page.locator('[data-action="menu"]').click()
    page.locator('[data-action="resign"]').click()
    dialog = page.get_by_role("dialog")
    expect(dialog.locator(".primary")).not_to_have_text("Resign")
    dialog.locator(".primary").click()
    assert server.tables.open[game].session.status == "running"


# The last breach


def test_what_the_last_breach_swept_away_can_still_be_seen(visitors: Visitors, server: Running) -> None:
    page, _ = _at(visitors, server, siege({4: "R10R11g1", 1: "!.", 2: "!.", 7: "!."}, "S", "declare"))
    page.locator(GUIDE).get_by_role("button", name="tile 4").click()
    page.locator(RESULT).wait_for()
    page.keyboard.press("Escape")
    for card in ("r10", "r11", "g1"):
        expect(page.locator(f'.wall .fan [data-fly="{card}"]')).to_have_count(1)
    expect(page.get_by_role("group", name="The wall")).to_contain_text("Breached")
    page.reload()
    page.locator(RESULT).wait_for()
    until(page, "() => document.querySelectorAll('.wall .fan [data-fly=r11]').length === 1")
