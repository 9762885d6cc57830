"""Two browsers at one table, from the invitation to the rematch; and somebody who looks on and learns nothing that is hidden."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Page, expect

from tests.web.conftest import Visitors
from tests.web.hearing import Heard, border, hand
from tests.web.player import LOG, RESULT, Player, until

NAMES = ("Anna", "Ben")


def _meet(visitors: Visitors) -> tuple[Page, Page]:
    """One invites from the first page, the other opens the link and sits down."""
    anna = visitors("/")
    anna.locator("summary").click()
    anna.get_by_label("Your name").fill("Anna")
    anna.get_by_role("button", name="Invite a friend").click()
    link = anna.get_by_label("Link to this table").input_value()
    assert re.fullmatch(r"http://127\.0\.0\.1:\d+/table/[\w-]{16}", link)
    ben = visitors(link)
    expect(ben.get_by_role("heading", name="Anna invites you to a game")).to_be_visible()
    ben.get_by_label("Your name").fill("Ben")
    ben.get_by_role("button", name="Sit down and play").click()
    for page in (anna, ben):
        expect(page.get_by_role("region", name="Player Anna")).to_be_visible()
        expect(page.get_by_role("region", name="Player Ben")).to_be_visible()
        page.get_by_role("button", name="Notation").click()
    return anna, ben


def _log(page: Page) -> list[str]:
    """The turns that the page shows; what was drawn only its owner knows."""
    return [re.sub(r"=\S+", "=", line) for line in page.locator(LOG).all_inner_texts()]


def _one_turn(pages: tuple[Page, ...], chance: int) -> tuple[Page, Page]:
    """Whoever has to decide plays a turn, and the other one sees it; the one who played, then the other."""
    until(pages[0], "() => document.querySelector('.bar[data-decides=true]')")
    one, other = pages if Player(pages[0], chance).decides() else pages[::-1]
    Player(one, chance).turn()
    expect(other.locator('.bottom [data-decides="true"]')).to_have_count(1)
    expect(one.locator('.bottom [data-decides="true"]')).to_have_count(0)
    assert _log(one) == _log(other) != []
    return one, other


def _offer(page: Page, what: str) -> None:
    page.get_by_role("button", name="Menu").click()
    page.locator(f'[data-action="offer-{what}"]').click()


def test_from_the_invitation_to_the_rematch(visitors: Visitors) -> None:
    anna, ben = _meet(visitors)
    for chance in range(3):
        one, other = _one_turn((anna, ben), chance)

    for page, text in ((anna, "Good luck!"), (ben, "You too <b>&")):
        page.get_by_role("tab", name="Chat").click()
        page.get_by_label("Say something").fill(text)
        page.keyboard.press("Enter")
    for page in (anna, ben):
        said = page.get_by_role("list", name="Chat").locator("li")
        expect(said).to_have_text(["AnnaGood luck!", "BenYou too <b>&"])
        page.get_by_role("tab", name="Log").click()

    _offer(one, "undo")
    expect(one.get_by_text("You ask to take back your move.")).to_be_visible()
    before = len(_log(one))
    other.get_by_role("button", name="Accept").click()
    for page in (one, other):
        expect(page.locator(LOG)).to_have_count(before - 1)
    expect(one.locator('.bottom [data-decides="true"]')).to_have_count(1)
    assert _log(one) == _log(other)

    _offer(other, "draw")
    one.get_by_role("button", name="Decline").click()
    expect(other.get_by_text("You offer a draw.")).to_have_count(0)
    _one_turn((anna, ben), 9)

    anna.get_by_role("button", name="Menu").click()
    anna.locator('[data-action="resign"]').click()
    anna.locator('[data-action="resign-yes"]').click()
    expect(anna.get_by_role("dialog", name="You have lost")).to_be_visible()
    expect(ben.get_by_role("dialog", name="You have won")).to_be_visible()
    expect(anna.locator(f"{RESULT} .words")).to_have_text("You have resigned.")
    expect(ben.locator(f"{RESULT} .words")).to_have_text("Anna has resigned.")

    ben.locator('[data-action="rematch"]').click()
    expect(anna.get_by_text("Ben offers a rematch.").last).to_be_visible()
    anna.get_by_role("button", name="Accept the rematch").click()
    for page in (anna, ben):
        expect(page.locator(RESULT)).to_have_count(0)
        expect(page.get_by_text("Nothing has been played yet.")).to_be_visible()
    one, other = _one_turn((anna, ben), 4)
    _offer(one, "draw")
    other.get_by_role("button", name="Accept").click()
    for page in (anna, ben):
        expect(page.locator(f"{RESULT} .words")).to_have_text("A draw by agreement.")


def _request(page: Page, path: str, **data: Any) -> dict[str, Any]:
    """Ask the server as this visitor; the answer."""
    origin = page.evaluate("location.origin")
    answer = page.request.post(path, data=data, headers={"Origin": origin})
    assert answer.ok, answer.text()
    found: dict[str, Any] = answer.json()
    return found


def test_nobody_is_told_what_is_hidden(visitors: Visitors) -> None:
    south, north, spectator = pages = tuple(visitors("/") for _ in range(3))
    heard = {name: Heard(page) for name, page in zip("SN-", pages, strict=True)}
    laid = _request(south, "/api/games", rulebook="stones-1999", against="friend", seat="S", name="Anna", public=True)
    game = laid["game"]
    joined = _request(north, f"/api/games/{game}/join", name="Ben")
    for page in pages:
        page.goto(f"/table/{game}")
        page.get_by_role("button", name="Notation").click()
    expect(spectator.get_by_text("You are watching")).to_be_visible()
    for chance in range(10):
        _one_turn((south, north), chance)
        expect(spectator.locator(LOG)).to_have_count(chance + 1)
        assert _log(spectator) == _log(south)
    assert spectator.locator(".board [data-step]").count() == 0

    tables = {name: listener.tables(game) for name, listener in heard.items()}
    hands = {seat: {number: hand(told[0][0], seat) for number, told in tables[seat].items()} for seat in "SN"}
    assert len(tables["-"]) > 10
    for number, messages in tables["-"].items():
        for table, named in messages:
            assert table["viewer"] is None
            assert named <= border(table)
            assert not named & (hands["S"].get(number, set()) | hands["N"].get(number, set()))
    for seat, other in ("SN", "NS"):
        for number, messages in tables[seat].items():
            for table, named in messages:
                assert len(hands[seat][number]) >= 5
                assert named <= border(table) | hands[seat][number]
                assert not named & hands[other].get(number, set())

    tokens = {"S": laid["tokens"][0], "N": joined["tokens"][0]}
    for name, listener in heard.items():
        assert listener.answers
        everything = "".join(listener.frames) + "".join(listener.answers)
        assert not [seat for seat, token in tokens.items() if seat != name and token in everything]
    shown = spectator.content()
    secret = hands["S"][max(hands["S"])] | hands["N"][max(hands["N"])]
    assert not [card for card in secret if f'"{card}"' in shown or f":{card}" in shown]
