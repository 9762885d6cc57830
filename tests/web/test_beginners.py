"""What somebody needs who sits at a table for the first time: formations, rules beside the table, signs that explain themselves."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.server import tables
from tests.server.running import FIRST_TIME, Running
from tests.web.axe import serious_findings
from tests.web.conftest import DESKTOP, PHONE, Visitors, lay
from tests.web.player import step
from tottenbury.cards.formations import FORMATIONS
from tottenbury.core.rulebook import LIBRARY
from tottenbury.session.settings import Settings

PATIENT = FIRST_TIME * 1000
OF_CARDS = [name for name in LIBRARY.ids() if name.startswith(("stones", "siege"))]
STRONGEST_FIRST = [line.key for line in FORMATIONS]

TACTICS = "stones-2004-tactics"
BORDER = "R7R8R9b1b3b5/FoR1G1B2/muR4b8/././././p1/."
HAND, OTHER = "g4g5o5p5ScDe", "o8o9p8p9ShJo"


def _at_the_border(visitors: Visitors, server: Running, **more: object) -> Page:
    """South has a complete side at stone 1; fog lies at stone 2, mud at stone 3."""
    seen = set(re.findall(r"[a-z]\d", (BORDER + HAND + OTHER).lower()))
    pile = "".join(card for card in (f"{colour}{strength}" for colour in "bgopry" for strength in range(1, 10)) if card not in seen)
    line = f"{TACTICS} {BORDER} S play {HAND} {OTHER} {pile} JoSpReTr - Fomu"
    game, keys = tables.lay(server, Settings(rulebook=TACTICS, first="S", position=line))
    page = visitors(f"/table/{game}#seat={keys['S']}", **more)
    step(page, "card:g4").wait_for()
    return page


def _words(page: Page) -> str:
    """The explanation that is open."""
    open_one = page.locator("[role=tooltip]:popover-open")
    expect(open_one).to_have_count(1)
    return open_one.inner_text()


@pytest.mark.parametrize("rulebook", OF_CARDS)
def test_the_formations_stand_beside_the_table_strongest_first(visitors: Visitors, rulebook: str) -> None:
    page = visitors("/", locale="de-DE")
    page.goto(f"/table/{lay(page, rulebook=rulebook, against='novice', seat='S')}")
    page.get_by_role("tab", name="Rangfolge").click()
    ranking = page.get_by_role("tabpanel", name="Rangfolge").locator(".ranking")
    expect(ranking.locator("ol > li")).to_have_count(len(STRONGEST_FIRST))
    told = [name.lower() for name in ranking.locator("b").all_inner_texts()]
    names = [page.request.get(f"/api/rulebooks/{rulebook}").json()["formations"][rank] for rank in range(len(told))]
    assert [name["key"] for name in names] == STRONGEST_FIRST
    if rulebook in ("stones-1999", "stones-2024", "stones-2024-tactics"):  # printed in German, with names of their own
        assert told == [name["name"].lower() for name in names]
    assert len(set(told)) == len(told)
    expect(ranking.locator("ol > li").first.locator("ul > li")).to_have_count(3)


def test_on_a_phone_the_formations_are_in_the_drawer(visitors: Visitors) -> None:
    page = visitors("/", viewport=PHONE, has_touch=True, is_mobile=True)
    page.goto(f"/table/{lay(page, rulebook='stones-1999', against='novice', seat='S')}")
    page.get_by_role("button", name="Log and more").tap()
    page.get_by_role("tab", name="Formations").tap()
    expect(page.get_by_role("tabpanel", name="Formations").locator("ol > li")).to_have_count(5)
    assert serious_findings(page) == []


def test_rules_open_beside_the_table_and_lead_back_to_where_one_was(visitors: Visitors) -> None:
    page = visitors("/")
    game = lay(page, rulebook="stones-1999;hand=5", against="novice", seat="S", first="S")
    page.goto(f"/table/{game}")
    page.get_by_role("button", name="Border stones, 1999").click()
    rules = page.get_by_role("dialog", name="Border stones, 1999")
    expect(rules.get_by_role("region", name="Decided otherwise at this table")).to_contain_text("Cards in hand")
    expect(rules).to_contain_text("Each of you gets 5 cards", timeout=PATIENT)
    rules.get_by_role("button", name="Claiming, and what a proof is").click()
    expect(rules.get_by_role("heading", name="Claiming, and what a proof is")).to_be_focused()
    expect(rules.get_by_role("heading", name="Claiming, and what a proof is")).to_be_in_viewport()
    assert serious_findings(page) == []
    page.keyboard.press("Escape")
    expect(rules).to_have_count(0)
    expect(page.get_by_role("button", name="Border stones, 1999")).to_be_focused()
    expect(page).to_have_url(re.compile(f"/table/{game}$"))
    expect(page.locator(".hand.own")).to_be_visible()


def test_rules_from_the_menu_lead_back_to_the_table(visitors: Visitors) -> None:
    page = visitors("/", viewport=PHONE, has_touch=True, is_mobile=True)
    page.goto(f"/table/{lay(page, rulebook='tug', against='novice', seat='S')}")
    page.get_by_role("button", name="Menu").tap()
    page.get_by_role("button", name=re.compile("^Rules:")).tap()
    rules = page.get_by_test_id("rules")
    expect(rules.locator("#uses")).to_be_visible(timeout=PATIENT)
    rules.get_by_role("button", name="Back to the table").tap()
    expect(rules).to_have_count(0)
    expect(page.get_by_role("button", name="Menu")).to_be_focused()


def test_who_follows_the_rules_to_their_page_finds_back_to_the_game(visitors: Visitors) -> None:
    page = visitors("/")
    game = lay(page, rulebook="stones-1999", against="novice", seat="S", first="S")
    page.goto(f"/table/{game}")
    page.get_by_role("button", name="Border stones, 1999").click()
    page.get_by_role("link", name="On a page of its own").click()
    expect(page).to_have_url(re.compile("/learn/stones-1999$"))
    page.reload()
    page.get_by_role("link", name="Back to your game").click()
    expect(page).to_have_url(re.compile(f"/table/{game}$"))
    expect(page.locator(".hand.own")).to_be_visible()


def test_nobody_is_sent_back_to_a_game_that_is_over(visitors: Visitors) -> None:
    page = visitors("/")
    page.goto(f"/table/{lay(page, rulebook='stones-1999', against='novice', seat='S', first='S')}")
    page.get_by_role("button", name="Menu").click()
    page.locator("[data-action=resign]").click()
    page.locator("[data-action=resign-yes]").click()
    page.get_by_test_id("result").wait_for()
    page.goto("/learn")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    expect(page.get_by_role("link", name="Back to your game")).to_have_count(0)


def test_fog_and_mud_explain_themselves_by_click_by_mouse_and_by_keys(visitors: Visitors, server: Running) -> None:
    page = _at_the_border(visitors, server)
    fog = page.get_by_role("button", name="Fog at stone 2")
    fog.click()
    assert "Only the sum of the cards counts" in _words(page)
    page.keyboard.press("Escape")
    expect(page.locator("[role=tooltip]:popover-open")).to_have_count(0)
    page.get_by_role("button", name="Mud at stone 3").hover()
    assert "Each side takes 4 cards" in _words(page)
    page.mouse.move(640, 600)
    expect(page.locator("[role=tooltip]:popover-open")).to_have_count(0)
    page.keyboard.press("Tab")  # the mouse is away; the keys are used now
    fog.focus()
    assert "Fog" in _words(page)
    expect(fog).to_have_accessible_description(re.compile("Only the sum of the cards counts"))
    step(page, "card:g4").click()
    expect(page.locator("[role=tooltip]:popover-open")).to_have_count(0)
    assert serious_findings(page) == []


def test_a_card_can_still_be_laid_where_fog_lies(visitors: Visitors, server: Running) -> None:
    page = _at_the_border(visitors, server)
    step(page, "card:g4").click()
    badge = page.get_by_role("button", name="Mud at stone 3").bounding_box()
    assert badge
    page.mouse.click(badge["x"] + badge["width"] / 2, badge["y"] + badge["height"] / 2)
    expect(page.locator(".stack:not(.above) [data-fly=g4]")).to_have_count(1)


def test_piles_counters_and_complete_sides_explain_themselves(visitors: Visitors, server: Running) -> None:
    page = _at_the_border(visitors, server)
    expect(page.locator(".side .pile p").all()[0]).to_have_text("Clans")
    expect(page.locator(".side .pile p").all()[1]).to_have_text("Tactics")
    page.get_by_role("button", name="Tactic pile, 4 cards.").click()
    assert "4 left" in _words(page)
    page.locator(".stack:not(.above) .bar").first.click()
    assert "the side is complete" in _words(page)
    page.get_by_role("button", name=re.compile("^Tactic cards played")).click()
    expect(page.get_by_role("dialog", name="Tactic cards played")).to_contain_text("Nobody may be more than one ahead")


def test_practice_is_explained(visitors: Visitors) -> None:
    page = visitors("/")
    page.goto(f"/table/{lay(page, rulebook='stones-1999', against='novice', seat='S', first='S')}")
    page.locator(".board [data-step^='card:']").first.click()
    step(page, "place:5").click()
    page.get_by_role("button", name="Take back").click()
    page.get_by_role("button", name="Practice").click()
    assert "taken back" in _words(page)


def test_the_verdict_of_the_quiz_is_seen_without_scrolling(visitors: Visitors) -> None:
    page = visitors("/learn/stones-1999", viewport=DESKTOP)
    claim = page.locator("#claim")
    answer = claim.get_by_role("button", name="No", exact=True)
    answer.evaluate("button => button.scrollIntoView({ block: 'end' })")  # at the lower edge of the window
    answer.click()
    verdict = claim.get_by_role("status")
    expect(verdict).to_contain_text("Not quite", timeout=PATIENT)
    expect(verdict).to_be_in_viewport(ratio=1)
    expect(answer).to_be_focused()
