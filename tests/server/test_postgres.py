"""The server over PostgreSQL instead of a file."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from tests.server.running import Running
from tests.server.tables import sit_down
from tests.storage.postgres_server import running_server


@pytest.fixture(scope="module")
def database() -> Iterator[str]:
    """The address of a real database; where none can be had, the tests say loudly that they were not run."""
    with running_server() as address:
        yield address


def test_a_game_is_kept_in_the_database_and_goes_on_after_a_restart(database: str, serving: Callable[..., Running]) -> None:
    first = serving(data=database)
    pair = sit_down(first, clock="fischer:300+5")
    for _ in range(6):
        assert pair.move()["type"] == "accepted"
    seat = pair.mover()
    position, legal = pair.table(seat)["position"], pair.table(seat)["legal"]
    first.stop()

    second = serving(data=database)
    client = second.socket()
    shown = client.follow(pair.game, pair.token[seat])["table"]
    assert (shown["position"], shown["legal"]) == (position, legal)
    assert client.act(pair.game, "move", move=legal[0])["type"] == "accepted"
    client.act(pair.game, "resign", seat=seat)
    finished = second.web().get(f"/api/games/{pair.game}/record")
    assert f'[Result "{"N" if seat == "S" else "S"} resigned"]' in finished.text
