"""A game that the page has never heard of is drawn on the plain board, and played to its end by clicks."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.fourth.plugging import plugged_in
from tests.server.running import Running
from tests.web.conftest import Visitors, lay
from tests.web.player import RESULT, Player
from tests.web.whole import NAME, tags


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server in this very process, which knows the game as long as it runs."""
    with plugged_in():
        running = Running(tmp_path_factory.mktemp("web") / "games.db")
        yield running
        running.stop()


def test_the_plain_board_shows_the_position_and_every_move(visitors: Visitors) -> None:
    page = visitors("/")
    game = lay(page, rulebook="sticks;sticks=6", against="self", first="S", name=NAME)
    page.goto(f"/table/{game}")
    fields = page.locator(".plain .fields code")
    expect(fields).to_have_text(["6"])
    moves = page.locator(".plain [data-step]")
    expect(moves).to_have_text(["take1", "take2", "take3"])
    moves.last.click()
    expect(fields).to_have_text(["3"])


def test_it_is_played_to_the_end_by_clicks(visitors: Visitors) -> None:
    page = visitors("/")
    game = lay(page, rulebook="sticks", against="novice", seat="S", name=NAME)
    page.goto(f"/table/{game}")
    player = Player(page)
    player.play_out()
    assert player.done
    result = tags(page, game)["Result"]
    assert result in ("S last-stick", "N last-stick")
    expect(page.locator(f"{RESULT} .words")).to_contain_text("You win" if result.startswith("S") else "Computer wins")
