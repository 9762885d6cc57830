"""Not alone at the table: whether the other one is there, what to do if not, and what is seen when a game is over."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.server.running import Running
from tests.web.conftest import Visitors, lay
from tests.web.test_after import finished, give_up
from tests.web.tour import PATIENCE, played


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server that soon takes a game for abandoned."""
    running = Running(Path(tmp_path_factory.mktemp("hasty")) / "games.db", away_seconds=0.2, abandoned_seconds=1.0)
    yield running
    running.stop()


@pytest.fixture
def meeting(chromium: Browser, hasty: Running) -> Iterator[Visitors]:
    visiting = Visitors(chromium, hasty)
    yield visiting
    visiting.close()
    assert not visiting.errors


def meet(visitors: Visitors) -> tuple[Page, Page, str]:
    """Anna plays Ben, who begins."""
    anna = visitors("/")
    game = lay(anna, rulebook="stones-1999", against="friend", seat="S", first="N", name="Anna")
    ben = visitors("/")
    joined = ben.request.post(f"/api/games/{game}/join", data={"name": "Ben"}, headers={"Origin": ben.url.rstrip("/")})
    assert joined.ok, joined.text()
    for page in (anna, ben):
        page.goto(f"/table/{game}")
        expect(page.get_by_role("region", name="Player Ben")).to_be_visible(timeout=PATIENCE)
    return anna, ben, game


def test_a_player_sees_that_the_other_one_is_away_and_ends_the_game_after_a_fair_time(meeting: Visitors) -> None:
    anna, ben, game = meet(meeting)
    context = ben.context
    ben.close()
    expect(anna.locator("[data-away=true]")).to_contain_text("away for")
    expect(anna.get_by_test_id("abandoned")).to_be_visible()
    ben = meeting.tab(context, f"/table/{game}")
    expect(anna.locator("[data-away=true]")).to_have_count(0)
    expect(anna.get_by_test_id("abandoned")).to_have_count(0)
    expect(ben.get_by_test_id("missed")).to_contain_text("Anna may end the game")
    ben.close()
    anna.locator("[data-action=abandoned-win]").click()
    expect(anna.get_by_test_id("result")).to_contain_text("Ben did not come back")
    ben = meeting.tab(context, f"/table/{game}")
    expect(ben.get_by_test_id("result")).to_contain_text("You did not come back")


def test_an_abandoned_game_is_called_a_draw(meeting: Visitors) -> None:
    anna, ben, _ = meet(meeting)
    ben.close()
    anna.locator("[data-action=abandoned-draw]").click()
    expect(anna.get_by_test_id("result")).to_contain_text("A draw: the game was abandoned")


def test_when_a_game_is_over_the_other_hand_lies_open_and_not_before(visitors: Visitors) -> None:
    page = visitors("/")
    game = played(page, 4, rulebook="stones-1999", against="novice", other_name="")
    page.goto(f"/table/{game}")
    theirs = page.locator(".hand:not(.own)")
    expect(theirs).to_have_count(1)
    assert "?" in page.request.get(f"/api/games/{game}").json()["table"]["position"]
    covered = theirs.get_attribute("aria-label")
    give_up(page)
    page.locator("[data-action=look]").click()
    hand = page.request.get(f"/api/games/{game}").json()["table"]["position"].split()[5]
    expect(theirs.locator(".held [role=img], .held [aria-label]")).to_have_count(len(hand) // 2)
    assert theirs.get_attribute("aria-label") != covered


def test_the_score_goes_on_over_rematches(visitors: Visitors) -> None:
    page = visitors("/")
    finished(page)
    expect(page.get_by_test_id("score")).to_have_count(0)
    for lost in (2, 3):
        page.locator("dialog [data-action=rematch]").click()
        expect(page.locator("dialog[open]")).to_have_count(0)
        give_up(page)
        expect(page.get_by_test_id("score")).to_contain_text(f"0 \u2013 {lost}")


def test_after_three_losses_an_easier_level_is_offered_and_can_be_declined(visitors: Visitors) -> None:
    page = visitors("/")
    game = lay(page, rulebook="tug", against="normal", seat="S", first="S", name="Anna")
    page.goto(f"/table/{game}")
    give_up(page)
    for _ in range(2):
        expect(page.get_by_test_id("easier")).to_have_count(0)
        page.locator("dialog [data-action=rematch]").click()
        expect(page.locator("dialog[open]")).to_have_count(0)
        give_up(page)
    expect(page.get_by_test_id("easier")).to_contain_text("Easy")
    page.reload()
    page.locator("[data-action=easier]").click(timeout=PATIENCE)
    expect(page).not_to_have_url(f"/table/{game}")
    expect(page.locator(".bar").filter(has_text="Easy")).to_be_visible(timeout=PATIENCE)
    page.goto(f"/table/{game}")
    page.locator("[data-action=easier-no]").click(timeout=PATIENCE)
    expect(page.get_by_test_id("easier")).to_have_count(0)
    page.reload()
    expect(page.get_by_test_id("result")).to_be_visible(timeout=PATIENCE)
    expect(page.get_by_test_id("easier")).to_have_count(0)


def test_what_becomes_of_an_even_match_is_chosen_before_it(visitors: Visitors) -> None:
    page = visitors("/")
    page.locator("summary").click()
    page.locator("select[id$=-format]").select_option("feud")
    page.locator("select[id$=-even]").select_option("extra_game")
    with page.expect_request("**/api/games") as asked:
        page.get_by_role("button", name="Play the computer").click()
    assert asked.value.post_data_json["tie"] == "extra_game"
