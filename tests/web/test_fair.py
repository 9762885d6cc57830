"""Deals that can be checked, in a real browser: the seal before the cards, the check after the game, and servers that are not honest."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, Route, expect

from tests.web.conftest import Visitors, lay
from tests.web.player import HAND_OVER, RESULT, Player, tab_to, to_choose, until
from tests.web.tour import PATIENCE, address, forgive

SEAL = re.compile(r"^[0-9a-f]{64}$")


def lay_promising(page: Page, **settings: object) -> str:
    """Lay a table as the page does it: with the promise of a text for each deal."""
    return lay(page, mixes=True, **settings)


def seal(page: Page, name: str = "fair-seal") -> str:
    """The seal that the table shows."""
    if not page.locator("[data-testid=seals][open]").count():
        page.locator("[data-testid=seals] summary").first.click()
    return page.locator(f"[data-seal={name}]").first.inner_text()


def tags(record: str) -> dict[str, str]:
    """The tags of a record."""
    return dict(re.findall(r'^\[(\w+) "(.*)"\]', record, re.MULTILINE))


def give_up(page: Page) -> None:
    """Resign by the menu."""
    page.locator("[data-action=menu]").click(timeout=PATIENCE)
    page.locator("[data-action=resign]").click()
    page.locator("[data-action=resign-yes]").click()
    expect(page.locator(RESULT)).to_be_visible()


def check(page: Page) -> None:
    """Press the button beside the result."""
    page.locator("[data-action=check-deal]").click()
    expect(page.get_by_test_id("verdict")).to_be_visible()


def test_a_game_against_the_computer_is_sealed_mixed_and_checked(visitors: Visitors) -> None:
    page = visitors("/")
    game = lay_promising(page, rulebook="stones-2024-tactics", against="novice", seat="S", first="lot", name="Anna")
    page.goto(f"/table/{game}")
    to_choose(page)
    during = seal(page)
    assert SEAL.match(during)
    Player(page).turn()
    give_up(page)
    check(page)
    expect(page.get_by_test_id("verdict")).to_have_attribute("data-fits", "true")
    said = page.get_by_role("status").filter(has_text="Everything fits.")
    expect(said).to_contain_text("64 cards")
    expect(said).to_contain_text("The seal is the one that this browser saw before the deal.")
    expect(said).to_contain_text("The text of this browser is part of the deal.")
    expect(said).to_contain_text("The computer adds no text.")
    record = tags(page.request.get(f"/api/games/{game}/record").text())
    assert record["Commitment"] == during
    assert re.fullmatch(r"[A-Za-z0-9_-]{22}", record["SouthText"])
    assert "NorthText" not in record
    with page.expect_download() as saving:
        page.get_by_role("link", name="Save the script").click()
    assert saving.value.path().read_text(encoding="utf-8").count("\n") <= 80


def test_two_people_see_the_seal_before_the_deal_and_both_add_a_text(visitors: Visitors) -> None:
    anna = visitors("/")
    game = lay_promising(anna, rulebook="tug", against="friend", seat="S", first="lot", name="Anna", format="rematch")
    anna.goto(f"/table/{game}")
    expect(anna.get_by_role("heading", name="Waiting")).to_be_visible()
    before = seal(anna, "fair-seal-next")
    ben = visitors(f"/table/{game}")
    assert seal(ben, "fair-seal-next") == before
    ben.get_by_label("Your name").fill("Ben")
    ben.locator("[data-action=join]").click()
    for page in (anna, ben):
        expect(page.locator(".board")).to_be_visible(timeout=PATIENCE)
        assert seal(page) == before
    give_up(anna)
    record = tags(anna.request.get(f"/api/games/{game}/record").text())
    assert record["Commitment"] == before
    assert record["SouthText"] != record["NorthText"]
    for page in (anna, ben):
        check(page)
        expect(page.get_by_test_id("verdict")).to_have_attribute("data-fits", "true")
    ben.goto(f"/replay/{game}")
    check(ben)
    expect(ben.get_by_test_id("verdict")).to_contain_text("The seal is the one that this browser saw before the deal.")
    ben.goto(f"/table/{game}")
    for page in (anna, ben):
        page.locator("dialog [data-action=next]").click(timeout=PATIENCE)
    for page in (anna, ben):
        expect(page.locator("dialog[open]")).to_have_count(0)
        expect(page.locator(".board")).to_be_visible()
    after = seal(anna)
    assert SEAL.match(after)
    assert after != before
    again = tags(anna.request.get(f"/api/games/{game}/record").text())
    assert {"SouthText", "NorthText"} <= set(again)
    assert again["SouthText"] != record["SouthText"]


def test_at_one_screen_both_seats_add_a_text_also_for_a_rematch(visitors: Visitors) -> None:
    page = visitors("/")
    game = lay_promising(page, rulebook="stones-1999", against="self", name="Anna", other_name="Ben")
    page.goto(f"/table/{game}")
    first: dict[str, str] = {}
    for _ in range(2):
        expect(page.locator(HAND_OVER)).to_be_visible(timeout=PATIENCE)
        page.locator("[data-action=take]").click()
        give_up(page)
        check(page)
        expect(page.get_by_test_id("verdict")).to_have_attribute("data-fits", "true")
        expect(page.get_by_test_id("verdict")).to_contain_text("The text of this browser is part of the deal.")
        record = tags(page.request.get(f"/api/games/{game}/record").text())
        assert {"SouthText", "NorthText"} <= set(record)
        assert record["SouthText"] != record["NorthText"]
        assert record["Commitment"] != first.get("Commitment")
        assert record["Secret"] != first.get("Secret")
        first = record
        page.locator("[data-action=rematch]").click()


def test_a_second_tab_disturbs_nobody(visitors: Visitors) -> None:
    one = visitors("/")
    game = lay_promising(one, rulebook="tug", against="friend", seat="S", name="Anna")
    tabs = [visitors.tab(one.context, f"/table/{game}") for _ in range(2)]
    for tab in tabs:
        expect(tab.get_by_test_id("seals")).to_be_visible()
    ben = visitors(f"/table/{game}")
    ben.locator("[data-action=join]").click()
    for page in (*tabs, ben):
        expect(page.locator(".board")).to_be_visible(timeout=PATIENCE)
        expect(page.locator(".notice")).to_have_count(0)
    give_up(ben)
    for page in (*tabs, ben):
        check(page)
        expect(page.get_by_test_id("verdict")).to_have_attribute("data-fits", "true")
        expect(page.get_by_test_id("verdict")).to_contain_text("The text of this browser is part of the deal.")
    stranger = visitors(f"/replay/{game}")
    check(stranger)
    expect(stranger.get_by_test_id("verdict")).to_have_attribute("data-fits", "true")
    expect(stranger.get_by_test_id("verdict")).to_contain_text("did not see the seal before the deal")


def _exchange(record: str) -> str:
    """The fourth and the fifth card of the pile, exchanged."""
    pile = tags(record)["Deal"].split("|")[2]
    return record.replace(pile, f"{pile[:6]}{pile[8:10]}{pile[6:8]}{pile[10:]}")


def _throw(record: str) -> str:
    """Another first throw."""
    return re.sub(r"roll \d+", lambda found: "roll 666" if found[0] != "roll 666" else "roll 111", record, count=1)


def _commitment(record: str) -> str:
    """A seal of another secret."""
    return re.sub(r'(Commitment ")\w+', r"\g<1>" + "ab" * 32, record)


TAMPERING = [
    ("stones-1999", _exchange, "Card 4 of the pile should be"),
    ("tug", _throw, "in turn 1 should be"),
    ("stones-1999", _commitment, "The seal should be"),
]


@pytest.mark.parametrize(("rulebook", "tamper", "words"), TAMPERING, ids=["card", "throw", "seal"])
def test_a_record_that_was_changed_is_found_out(visitors: Visitors, rulebook: str, tamper: object, words: str) -> None:
    page = visitors("/")
    game = lay_promising(page, rulebook=rulebook, against="novice", seat="S", first="S", name="Anna")
    page.goto(f"/table/{game}")
    Player(page).turn()
    give_up(page)

    def answer(route: Route) -> None:
        told = route.fetch()
        assert callable(tamper)
        route.fulfill(response=told, body=tamper(told.text()))

    page.route("**/record*", answer)
    check(page)
    alert = page.get_by_role("alert").filter(has_text="This deal does not fit.")
    expect(alert).to_contain_text(words)
    expect(page.get_by_test_id("verdict")).to_have_attribute("data-fits", "false")
    page.unroute("**/record*")
    check(page)
    expect(page.get_by_test_id("verdict")).to_have_attribute("data-fits", "true")


def test_another_game_than_the_sealed_one_is_found_out(visitors: Visitors) -> None:
    """A server that deals again until it likes the cards can show a secret that fits them, but not one that fits the seal."""
    page = visitors("/")
    records = []
    for _ in range(2):
        game = lay_promising(page, rulebook="stones-1999", against="novice", seat="S", first="S", name="Anna")
        page.goto(f"/table/{game}")
        to_choose(page)
        give_up(page)
        records.append(page.request.get(f"/api/games/{game}/record").text())
    page.goto(f"/replay/{game}")
    page.route("**/record*", lambda route: route.fulfill(body=records[0], content_type="text/plain"))
    check(page)
    alert = page.get_by_role("alert").filter(has_text="This deal does not fit.")
    expect(alert).to_contain_text(f"Shown: {tags(records[1])['Commitment']}")
    expect(alert).to_contain_text("The server accepted the text of this browser, but the record has another one or none.")


def test_the_check_is_reached_by_keys_and_says_when_it_cannot_be_made(visitors: Visitors) -> None:
    page = visitors("/")
    game = lay_promising(page, rulebook="tug", against="novice", seat="S", first="S", name="Anna")
    page.goto(f"/table/{game}")
    to_choose(page)
    tab_to(page, "[data-testid=seals] summary")
    page.keyboard.press("Enter")
    expect(page.locator("[data-seal=fair-seal]").first).to_have_text(SEAL)
    give_up(page)
    page.route("**/record*", lambda route: route.abort())
    tab_to(page, "[data-action=check-deal]")
    page.keyboard.press("Enter")
    expect(page.get_by_role("status").filter(has_text="The record could not be fetched")).to_be_visible()
    page.unroute("**/record*")
    page.keyboard.press("Enter")
    expect(page.get_by_role("status").filter(has_text="Everything fits.")).to_be_visible()
    visitors.errors[:] = [error for error in visitors.errors if "ERR_FAILED" not in error]


def test_a_deal_that_waits_for_a_text_says_so_and_goes_on_without_it(visitors: Visitors) -> None:
    anna = visitors("/")
    game = lay_promising(anna, rulebook="tug", against="friend", seat="S", name="Anna")
    anna.goto(f"/table/{game}")
    expect(anna.get_by_test_id("seals")).to_be_visible()
    ben = visitors("/")
    joined = ben.request.post(f"/api/games/{game}/join", data={"name": "Ben", "mixes": True}, headers={"Origin": address(ben, "")})
    assert joined.ok, joined.text()  # and he never opens the table
    expect(anna.get_by_test_id("mixing")).to_contain_text("The deal still waits for a text from Ben.")
    expect(anna.locator(".board")).to_be_visible(timeout=PATIENCE)
    give_up(anna)
    check(anna)
    expect(anna.get_by_test_id("verdict")).to_contain_text("Ben added no text.")


def test_an_old_record_says_why_it_cannot_be_checked(visitors: Visitors) -> None:
    page = visitors("/")
    game = lay_promising(page, rulebook="tug", against="novice", seat="S", first="S", name="Anna")
    page.goto(f"/table/{game}")
    to_choose(page)
    give_up(page)
    record = page.request.get(f"/api/games/{game}/record").text()
    old = re.sub(r"^\[(Commitment|Secret|SouthText|NorthText|Lot) .*\n", "", record, flags=re.MULTILINE)
    page.goto("/games")
    page.get_by_label("Record", exact=True).fill(old)
    page.get_by_role("button", name="Keep and replay").click()
    page.wait_for_url("**/replay/*")
    page.locator("[data-action=check-deal]").click()
    expect(page.get_by_role("status").filter(has_text="This deal cannot be checked.")).to_contain_text(
        "says nothing of how its cards were dealt"
    )
    forgive(visitors, "400")


@pytest.mark.parametrize(("locale", "title"), [("en-GB", "Fair deals"), ("de-DE", "Ehrlich ausgeteilt"), ("nl-NL", "Eerlijk gedeeld")])
def test_the_page_about_it_is_linked_and_speaks_every_language(visitors: Visitors, locale: str, title: str) -> None:
    page = visitors("/", locale=locale)
    page.locator("footer a[href='/fair']").click()
    expect(page.get_by_role("heading", level=1)).to_have_text(title)
    assert page.get_by_role("heading", level=2).count() == 6
    assert until(page, "() => document.documentElement.scrollWidth <= innerWidth")
    script = page.request.get("/check_deal.py")
    assert script.headers["content-type"].startswith("text/x-python")
    assert "def checks" in script.text()
