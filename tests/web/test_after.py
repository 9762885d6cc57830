"""After a game: going through it, looking from every side, taking it along, coming back to a moment, and looking at any position."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any
from urllib.parse import parse_qs, urlsplit

from playwright.sync_api import Page, Route, expect

from tests.web.conftest import Visitors
from tests.web.tour import LINES, PATIENCE, address, forgive, played

Step = dict[str, Any]


def finished(page: Page, **settings: Any) -> str:
    """A game that this visitor has played and given up; its name. Anna sat South, the computer North."""
    game = played(page, 6, rulebook="stones-1999", against="novice", other_name="", **settings)
    page.goto(f"/table/{game}")
    give_up(page)
    return game


def give_up(page: Page) -> None:
    """Resign by the menu of a table."""
    page.locator("[data-action=menu]").click(timeout=PATIENCE)
    page.locator("[data-action=resign]").click()
    page.locator("[data-action=resign-yes]").click()
    expect(page.get_by_test_id("result")).to_be_visible()


def steps_of(page: Page, game: str, view: str = "S") -> list[Step]:
    """The steps as the server tells them."""
    steps: list[Step] = page.request.get(f"/api/games/{game}/replay?view={view}").json()["steps"]
    return steps


def position(page: Page) -> str:
    """The line of the position that is shown."""
    link = page.locator("a[href^='/position?']").get_attribute("href") or ""
    return parse_qs(urlsplit(link).query)["line"][0]


def at(page: Page, index: int, steps: list[Step]) -> None:
    """The replay shows this step: the number, the position, the scrubber, and a little later the address."""
    expect(page.get_by_test_id("told")).to_contain_text(f"{index} / {len(steps) - 1}")
    assert position(page) == steps[index]["position"]
    expect(page.locator("input[type=range]")).to_have_value(str(index))
    expect(page).to_have_url(re.compile(rf"[?&]at={index}\b"))


def test_a_game_is_gone_through_by_buttons_keys_and_scrubber(visitors: Visitors) -> None:
    page = visitors("/")
    game = finished(page)
    page.get_by_role("link", name="Replay").click()
    expect(page.get_by_test_id("outcome")).to_have_text("You have resigned")
    steps = steps_of(page, game)
    page.locator("[data-view=S]").click()
    end = len(steps) - 1
    stops = [index for index, step in enumerate(steps) if step["decision"] or index == end]
    at(page, 0, steps)
    page.get_by_role("button", name="One step on").click()
    at(page, stops[1], steps)
    page.keyboard.press("ArrowRight")
    at(page, stops[2], steps)
    page.keyboard.press("ArrowLeft")
    at(page, stops[1], steps)
    page.get_by_role("button", name="To the end").click()
    at(page, end, steps)
    page.keyboard.press("Home")
    at(page, 0, steps)
    page.keyboard.press("End")
    at(page, end, steps)
    page.get_by_role("button", name="One step back").click()
    at(page, stops[-2], steps)
    page.get_by_label("Where in the game").fill("3")
    at(page, 3, steps)
    page.locator('[data-testid=steps] [data-at="5"]').click()
    at(page, 5, steps)
    expect(page.locator("[aria-current=step]")).to_have_attribute("data-at", "5")
    expect(page.get_by_test_id("announced")).not_to_be_empty()


def test_a_game_plays_on_by_itself_and_can_be_halted(visitors: Visitors) -> None:
    page = visitors("/")
    game = finished(page)
    page.goto(f"/replay/{game}?view=S")
    page.get_by_role("button", name="Play on by itself").click()
    expect(page.get_by_role("button", name="Pause")).to_be_visible()
    expect(page.get_by_test_id("told")).not_to_contain_text("0 /")
    page.get_by_role("button", name="Pause").click()
    expect(page.get_by_role("button", name="Play on by itself")).to_be_visible()


def test_a_game_is_looked_at_from_every_side_once_it_is_over(visitors: Visitors) -> None:
    page = visitors("/")
    game = finished(page)
    page.goto(f"/replay/{game}?at=2&view=S")
    views = page.locator("[data-view]")
    expect(views).to_have_text(["My side", "Computer\u2019s side", "All cards", "As a spectator"])
    for view in ("N", "all", "none", "S"):
        page.locator(f"[data-view={view}]").click()
        expect(page.locator(f"[data-view={view}]")).to_have_attribute("aria-pressed", "true")
        at(page, 2, steps_of(page, game, view))
    mine, theirs = (steps_of(page, game, view)[2]["position"].split() for view in ("S", "N"))
    assert (mine[5], theirs[4]) == ("?6", "?6")
    assert "?" not in mine[4] + theirs[5]


def test_while_a_game_is_played_nobody_looks_into_the_other_hand(visitors: Visitors) -> None:
    page = visitors("/")
    game = played(page, 3, rulebook="stones-1999", against="novice", other_name="")
    page.goto(f"/replay/{game}?view=N")
    expect(page.locator("[data-view]")).to_have_text(["My side", "As a spectator"], timeout=PATIENCE)
    expect(page.locator("[data-view=S]")).to_have_attribute("aria-pressed", "true")
    expect(page.get_by_test_id("outcome")).to_have_text("This game is still being played.")
    forgive(visitors, "400")


def test_a_record_is_copied_saved_and_brought_back(visitors: Visitors, tmp_path: Path) -> None:
    page = visitors("/")
    game = finished(page)
    kept = page.request.get(f"/api/games/{game}/record").text()
    page.goto(f"/replay/{game}")
    page.get_by_role("button", name="Copy the record").click()
    expect(page.locator(".notice")).to_contain_text("Copied")
    assert page.evaluate("navigator.clipboard.readText()") == kept
    with page.expect_download() as saving:
        page.get_by_role("link", name="Save the record").click()
    assert saving.value.suggested_filename == f"stones-1999-{game}-1.duel"
    file = tmp_path / "game.duel"
    saving.value.save_as(file)
    assert file.read_text(encoding="utf-8") == kept
    page.goto("/games")
    page.locator("input[type=file]").set_input_files(file)
    expect(page.get_by_label("Record", exact=True)).to_have_value(kept)
    page.get_by_role("button", name="Keep and replay").click()
    page.wait_for_url("**/replay/*")
    again = urlsplit(page.url).path.rsplit("/", 1)[1]
    assert again != game
    expect(page.get_by_test_id("told")).to_be_visible()
    assert steps_of(page, again, "all") == steps_of(page, game, "all")


def test_what_is_no_record_gets_words(visitors: Visitors) -> None:
    page = visitors("/games")
    page.get_by_role("button", name="Keep and replay").click()
    expect(page.locator(".failed")).to_contain_text("There is nothing here yet")
    page.get_by_label("Record", exact=True).fill("once upon a time")
    page.get_by_role("button", name="Keep and replay").click()
    expect(page.locator(".failed")).to_contain_text(re.compile(r"\w+ \w+"))
    expect(page.locator(".failed")).not_to_contain_text("There is nothing here yet")
    expect(page.get_by_label("Record", exact=True)).to_have_value("once upon a time")
    forgive(visitors, "400")


def test_a_link_leads_to_its_moment_and_to_its_position(visitors: Visitors) -> None:
    page = visitors("/")
    game = finished(page)
    page.goto(f"/replay/{game}?at=4&view=all")
    page.get_by_role("button", name="Copy the link").click()
    expect(page.locator(".notice")).to_contain_text("Copied")
    link = page.evaluate("navigator.clipboard.readText()")
    assert link == address(page, f"/replay/{game}?round=1&at=4&view=all")
    steps = steps_of(page, game, "all")
    other = visitors(link)  # somebody else: the game is over, so its record is open
    at(other, 4, steps)
    other.get_by_role("link", name="This position").click()
    expect(other.get_by_label("Position in notation")).to_have_value(steps[4]["position"], timeout=PATIENCE)
    expect(other.get_by_test_id("status")).to_be_visible(timeout=PATIENCE)
    other.get_by_role("button", name="Copy the link").click()
    expect(other.locator(".notice")).to_contain_text("Copied")
    other.goto(other.evaluate("navigator.clipboard.readText()"))
    expect(other.get_by_label("Position in notation")).to_have_value(steps[4]["position"])
    other.go_back()


def test_a_position_is_entered_played_on_and_proved(visitors: Visitors) -> None:
    page = visitors("/position")
    page.get_by_label("Position in notation").fill(LINES["stones"])
    page.get_by_role("button", name="Show", exact=True).click()
    expect(page.get_by_test_id("status")).to_contain_text("South", timeout=PATIENCE)
    page.get_by_role("button", name="stone 1", exact=True).click()
    proof = page.get_by_test_id("proof")
    expect(proof.locator(".verdict")).to_contain_text("South")
    expect(proof.locator(".proof")).to_have_class(re.compile(r"\bholds\b"))
    expect(proof).to_contain_text("colour run")
    page.get_by_role("group", name="Whose claim").get_by_role("button", name="North").click()
    expect(proof.locator(".proof")).not_to_have_class(re.compile(r"\bholds\b"))
    page.get_by_role("button", name="stone 5", exact=True).click()
    expect(proof).to_contain_text("0 of 3")
    page.locator(".moves button[title='!1']").click()
    expect(page.get_by_label("Position in notation")).to_have_value(re.compile("R5b6R6b8R7[+]/"))
    page.go_back()
    expect(page.get_by_label("Position in notation")).to_have_value(LINES["stones"])


def test_a_line_that_makes_no_sense_gets_words(visitors: Visitors) -> None:
    page = visitors("/position")
    for line in ("nonsense", LINES["stones"].replace("b7", "x7"), "stones-1999", LINES["tug"] + " more"):
        page.get_by_label("Position in notation").fill(line)
        page.get_by_role("button", name="Show", exact=True).click()
        expect(page.get_by_role("alert")).to_contain_text(re.compile(r"\w+ \w+"), timeout=PATIENCE)
        expect(page.get_by_label("Position in notation")).to_have_attribute("aria-invalid", "true")
        expect(page.locator(".board")).to_have_count(0)
    page.get_by_label("Position in notation").fill(LINES["tug"])
    page.get_by_role("button", name="Show", exact=True).click()
    expect(page.locator(".board")).to_be_visible(timeout=PATIENCE)
    expect(page.get_by_role("alert")).to_have_count(0)
    forgive(visitors, "400")


def test_an_answer_that_comes_late_disturbs_nobody(visitors: Visitors) -> None:
    page = visitors("/position")
    held: list[Route] = []
    page.route("**/api/position*", lambda route: held.append(route))
    page.locator(".examples a").first.click()
    expect(page.get_by_text("One moment")).to_be_visible()
    page.get_by_role("link", name="Home").click()
    expect(page.locator("summary")).to_be_visible()
    with page.expect_response("**/api/position*") as answered:
        for route in held:
            route.continue_()
    answered.value.finished()
    page.unroute("**/api/position*")
    page.get_by_role("link", name="Find people").click()
    expect(page).to_have_url(re.compile("/watch$"))


def test_a_match_has_a_replay_for_each_of_its_games(visitors: Visitors) -> None:
    page = visitors("/")
    game = played(page, 3, rulebook="tug", format="rematch")
    page.goto(f"/table/{game}")
    give_up(page)
    page.locator("dialog [data-action=next]").click(timeout=PATIENCE)
    expect(page.locator("dialog[open]")).to_have_count(0)
    page.goto(f"/replay/{game}")
    rounds = page.get_by_role("group", name="Games of this match").get_by_role("button")
    expect(rounds).to_have_text(["Game 1", "Game 2"])
    expect(page.get_by_test_id("outcome")).to_have_text("This game is still being played.")
    rounds.first.click()
    expect(page.get_by_test_id("outcome")).to_contain_text("has resigned")
    expect(page).to_have_url(re.compile("round=1"))
