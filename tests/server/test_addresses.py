"""Where other devices find a server: told to who sits at its machine, and to nobody else."""

from __future__ import annotations

import pytest

from tests.server.running import Running
from tottenbury.server.config import Config
from tottenbury.server.edge import addresses
from tottenbury.server.edge.addresses import reachable

HERE, SERVER = ("127.0.0.1", 50_000), ("127.0.0.1", 8190)


@pytest.fixture(autouse=True)
def network(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(addresses, "own_addresses", lambda: ["192.168.0.7", "10.0.0.3"])


@pytest.mark.parametrize("host", ["0.0.0.0", "::", ""])
def test_a_server_that_listens_everywhere_tells_its_addresses_to_its_own_machine(host: str) -> None:
    assert reachable(Config(host=host), HERE, SERVER) == ["http://192.168.0.7:8190", "http://10.0.0.3:8190"]
    assert reachable(Config(host=host), ("::1", 1), ("::1", 80)) == ["http://192.168.0.7", "http://10.0.0.3"]


def test_a_server_that_listens_at_one_address_tells_that_one() -> None:
    assert reachable(Config(host="192.168.0.9"), HERE, SERVER) == ["http://192.168.0.9:8190"]
    assert reachable(Config(host="fd00::9"), HERE, SERVER) == ["http://[fd00::9]:8190"]


@pytest.mark.parametrize(
    ("config", "client"),
    [
        (Config(host="127.0.0.1"), HERE),
        (Config(host="localhost"), HERE),
        (Config(host="0.0.0.0"), ("192.168.0.20", 1)),
        (Config(host="0.0.0.0"), None),
        (Config(host="0.0.0.0", proxies="127.0.0.1"), HERE),
        (Config(host="0.0.0.0", host_names=("example.org",)), HERE),
    ],
)
def test_where_nobody_else_comes_or_somebody_else_asks_nothing_is_told(config: Config, client: tuple[str, int] | None) -> None:
    assert reachable(config, client, SERVER) == []


def test_the_page_asks_for_them_over_the_web(server: Running) -> None:
    assert server.web().get("/api/addresses").json() == {"addresses": []}


def test_a_machine_finds_its_own_addresses_without_itself_among_them(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.undo()
    assert all(not one.startswith("127.") for one in addresses.own_addresses())
