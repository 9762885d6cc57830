"""What helps: proofs of claims, hints, taking back; and what becomes of clicks that come too often."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.server import tables
from tests.server.running import Running
from tests.web.conftest import Visitors, lay
from tests.web.hearing import cards
from tests.web.player import FIELD, LOG, Player, step, to_choose, until
from tottenbury.session.settings import Settings

BOOK = "stones-1999"
BORDER = "R7R8R9b1b3b5/R1G1B2/././././././."
"""South's colour run at stone 1 cannot be beaten any more; at stone 2 North can still lay anything."""

SOUTH, NORTH = ["g4", "g5", "o5", "p5", "y1"], ["o8", "o9", "p8", "p9", "y8", "y9"]


def _claiming(visitors: Visitors, server: Running, phase: str = "claim") -> Page:
    """South sits before that border, and may claim."""
    pile = [
        color + str(number) for color in "bgopry" for number in range(1, 10) if color + str(number) not in {*cards(BORDER), *SOUTH, *NORTH}
    ]
    line = f"{BOOK} {BORDER} S {phase} {''.join(SOUTH)} {''.join(NORTH)} {''.join(pile)}"
    game, keys = tables.lay(server, Settings(rulebook=BOOK, first="S", position=line))
    page = visitors(f"/table/{game}#seat={keys['S']}")
    step(page, "done").wait_for()
    return page


def test_a_refused_claim_shows_its_proof_with_the_counter_formation(visitors: Visitors, server: Running) -> None:
    page = _claiming(visitors, server)
    assert step(page, "claim:2").count() == 0
    page.keyboard.press("2")
    expect(page.locator(".notice.bad")).to_contain_text("can still make")
    panel = page.get_by_role("tabpanel", name="Proof")
    expect(panel.locator(".proof.refuted .verdict")).to_contain_text("Not proven: you cannot claim stone 2")
    mine, theirs = panel.locator(".side").all()
    expect(mine.get_by_role("heading")).to_have_text("You")
    expect(mine.locator(".formation")).to_contain_text("total 4")
    expect(theirs.get_by_role("heading")).to_have_text("The best N could still make")
    expect(theirs.locator(".formation")).to_contain_text("total 24")
    expect(theirs.locator("li.missing")).to_have_count(3)
    expect(panel.locator(".needed")).to_contain_text("which lie nowhere face up")
    expect(step(page, "claim:1").first).to_be_visible()  # nothing has happened


def test_a_proof_that_holds_can_be_looked_at_before_the_claim_is_made(visitors: Visitors, server: Running) -> None:
    page = _claiming(visitors, server)
    page.get_by_role("button", name="Look at the proof for stone 1").click()
    panel = page.get_by_role("tabpanel", name="Proof")
    expect(panel.locator(".proof.holds .verdict")).to_contain_text("You can claim stone 1")
    expect(panel.locator(".side").first.locator("li")).to_have_count(3)
    panel.get_by_role("button", name="N", exact=True).click()
    expect(panel.locator(".proof.refuted .verdict")).to_contain_text("N cannot claim stone 1")
    step(page, "claim:1").first.click()
    expect(step(page, "claim:1")).to_have_count(0)
    page.get_by_role("tab", name="Log").click()
    expect(page.locator(LOG).last).to_contain_text("stone 1")
    expect(page.locator(".column.south")).to_have_count(1)


def test_a_claim_of_an_incomplete_side_is_told_why_it_is_none(visitors: Visitors, server: Running) -> None:
    page = _claiming(visitors, server)
    page.keyboard.press("5")
    expect(page.locator(".notice.bad")).to_contain_text("0 of 3")
    expect(page.get_by_role("tab", name="Proof")).to_have_count(0)


def test_clicks_that_come_too_often_do_nothing_twice(visitors: Visitors, server: Running) -> None:
    page = _claiming(visitors, server)
    step(page, "claim:1").first.dblclick()
    expect(page.locator(".column.south")).to_have_count(1)
    until(page, "(field) => document.querySelector(field)?.dataset.moving === 'false'", FIELD)
    page.wait_for_timeout(300)
    expect(page.locator(".notice.bad")).to_have_count(0)


def test_hints_tell_the_best_move_and_others_and_lead_to_it(visitors: Visitors) -> None:
    page = visitors("/")
    game = lay(page, rulebook=BOOK, against="novice", seat="S", first="S", name="Anna")
    page.goto(f"/table/{game}")
    page.get_by_role("button", name="Hint").click()
    hint = page.get_by_test_id("hint")
    hint.wait_for(timeout=300_000)
    expect(hint.locator(".best")).to_have_text(re.compile(r"stone \d"))
    expect(hint.locator(".best")).to_have_text(re.compile("^Play "))
    chances = hint.locator("tbody b").all_inner_texts()
    if chances:
        assert 1 < len(chances) <= 4
        assert all(re.fullmatch(r"\d+\s?%", chance) for chance in chances)
        expect(hint.locator("tbody th").first).to_have_text(hint.locator(".best").inner_text())
    else:  # they differ by less than such a guess can tell
        expect(hint.locator(".alike")).to_have_text(re.compile(r"^About equally good, with a chance to win of about \d+%:$"))
        assert 1 <= hint.locator("li").count() <= 3
    hint.get_by_role("button", name="Show me").click()
    expect(page.locator(".board .taken")).to_have_count(1)
    expect(page.locator("[data-hinted]")).to_be_focused()
    assert (page.locator("[data-hinted]").get_attribute("data-step") or "").startswith("place:")
    page.keyboard.press("Enter")
    expect(hint).to_have_count(0)
    assert page.request.get(f"/api/games/{game}").json()["table"]["hints"] == 1


def test_taking_back_against_the_computer(visitors: Visitors) -> None:
    page = visitors("/")
    game = lay(page, rulebook=BOOK, against="novice", seat="S", first="S", name="Anna")
    page.goto(f"/table/{game}")
    player = Player(page)
    to_choose(page)
    hand = page.locator(".hand.own").inner_text()
    expect(page.get_by_role("button", name="Take back")).to_have_count(0)
    player.turn()
    to_choose(page)
    expect(page.locator(LOG)).to_have_count(2)
    page.get_by_role("button", name="Take back").click()
    expect(page.get_by_text("Nothing has been played yet.")).to_be_visible()
    expect(page.locator(".hand.own")).to_have_text(hand, use_inner_text=True)
    expect(page.get_by_role("button", name="Practice")).to_be_visible()
    player.turn()
    expect(page.locator(LOG).first).to_be_visible()
