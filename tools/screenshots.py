"""Screenshots of every screen in light, dark and phone size: `make screenshots`.

A server with a store of its own is started, computers play games so far that there is something to see, and a browser goes through all
screens. The deals are the same each time. With `--docs` the pictures of the README are made anew, too.
"""

from __future__ import annotations

import argparse
import os
import secrets
import tempfile
import threading
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from unittest import mock

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

import tottenbury as tb
from tools.browser import browser as browser_path
from tools.guest import Guest
from tottenbury.server.config import Config, Limits
from tottenbury.server.serving import listen, serve

ROOT = Path(__file__).parents[1]
DOCS = ROOT / "docs" / "pictures"
MOST_BYTES = 150_000
"""Of a picture in the documentation."""

PATIENCE = 500_000
DESKTOP, PHONE = {"width": 1280, "height": 800}, {"width": 390, "height": 844}
LOOKS: dict[str, dict[str, Any]] = {
    "light": {"viewport": DESKTOP, "color_scheme": "light"},
    "dark": {"viewport": DESKTOP, "color_scheme": "dark"},
    "phone": {"viewport": PHONE, "color_scheme": "light", "device_scale_factor": 2, "has_touch": True, "is_mobile": True},
    "phone-dark": {"viewport": PHONE, "color_scheme": "dark", "device_scale_factor": 2, "has_touch": True, "is_mobile": True},
}
README = {
    ("home", "light"),
    ("stones", "light"),
    ("proof", "light"),
    ("siege", "dark"),
    ("tug", "light"),
    ("tactics", "phone-dark"),
}
LINE = "stones-1999 R5b6R6b8R7/b7/././././././. S claim g1g2o4p5y3 ?6 ?37"


@dataclass(frozen=True)
class Laid:
    """A table to be played so far: by which seed, what is agreed, and after how many decisions of ours."""

    seed: int
    decisions: int
    settings: dict[str, Any]


TABLES = {
    "stones": Laid(7, 15, {"rulebook": "stones-1999", "against": "easy"}),
    "tactics": Laid(3, 24, {"rulebook": "stones-2024-tactics", "against": "easy"}),
    "siege": Laid(5, 26, {"rulebook": "siege-2020", "against": "easy"}),
    "tug": Laid(2, 5, {"rulebook": "tug", "against": "easy"}),
    "over": Laid(11, 10_000, {"rulebook": "stones-2004", "against": "novice"}),
    "shared": Laid(4, 9, {"rulebook": "stones-1999", "against": "self", "other_name": "Ben"}),
    "waiting": Laid(1, 0, {"rulebook": "stones-2024", "against": "friend", "public": True}),
}


def served(folder: Path) -> str:
    """Start a server that ends with this program; its address."""
    listener, ready = listen("127.0.0.1", 0), threading.Event()
    generous = Limits(games_per_hour=1e9, game_burst=10**6, requests_per_second=1e9, request_burst=10**6, messages_per_second=1e9)
    config = Config(data=str(folder / "games.db"), limits=generous, build=False)
    threading.Thread(target=serve, args=(config, listener, ready.set), daemon=True).start()
    if not ready.wait(60):
        raise SystemExit("the server could not be started")
    return f"http://127.0.0.1:{listener.getsockname()[1]}"


def seen(line: str) -> tb.View:
    """What the seat knows that has to decide; where everything lies open, a line tells the whole position."""
    position = tb.position(line)
    return position if isinstance(position, tb.View) else position.view(position.to_move)


def lay(context: BrowserContext, origin: str, table: Laid) -> str:
    """Lay a table and play there; its name."""
    agreed = {"name": "Anna", "seat": "S", "first": "S"} | table.settings
    with mock.patch.object(secrets, "randbits", return_value=table.seed):  # the server's deals: as seen in the last pictures
        answer = context.request.post(f"{origin}/api/games", data=agreed, headers={"Origin": origin}, timeout=PATIENCE)
    if not answer.ok:
        raise SystemExit(answer.text())
    game = str(answer.json()["game"])
    player = tb.opponent("greedy", seed=table.seed)
    if table.decisions:
        Guest(origin, context.cookies()).play(game, table.decisions, lambda line, _: str(player.think(seen(line)).move))
    return game


class Visit:
    """One look at every screen."""

    def __init__(self, context: BrowserContext, games: dict[str, str], keep: Callable[[str, Page], None]) -> None:
        self.page = context.new_page()
        self._games, self._keep = games, keep

    def everything(self) -> None:
        """Go everywhere."""
        for name, path in (
            ("games", "/games"),
            ("watch", "/watch"),
            ("learn", "/learn"),
            ("rules", "/learn/stones-2024"),
            ("lost", "/nowhere"),
        ):
            self._look(name, path, "main h1")
        self._look("home", "/", "summary")
        self._look("position", f"/position?line={LINE.replace(' ', '+')}", "[data-testid=status]")
        for name in ("stones", "tactics", "siege", "tug"):
            self._look(name, f"/table/{self._games[name]}", ".board [data-step]")
        self._look("hint", f"/table/{self._games['tug']}", "[data-action=hint]", "[data-action=hint]", "[data-testid=hint]")
        self._look("proof", f"/table/{self._games['stones']}", "button.prove", "button.prove >> nth=2", ".verdict")
        self._look("menu", f"/table/{self._games['stones']}", "[data-action=menu]", "[data-action=menu]", "dialog[open]")
        self._look("hand-over", f"/table/{self._games['shared']}", "[data-testid=hand-over]")
        self._look("invitation", f"/table/{self._games['waiting']}", ".invite code")
        self._look("result", f"/table/{self._games['over']}", "[data-testid=result]")
        self._look("replay", f"/replay/{self._games['over']}?at=40", "[data-testid=told]")

    def _look(self, name: str, path: str, shown: str, press: str = "", then: str = "") -> None:
        self.page.goto(path)
        self.page.locator(shown).first.wait_for(timeout=PATIENCE)
        if press:
            self.page.locator(press).first.click()
            self.page.locator(then).first.wait_for(timeout=PATIENCE)
        self.page.evaluate("document.fonts.ready.then(() => undefined)")
        self.page.wait_for_timeout(400)
        self._keep(name, self.page)


def keep_small(page: Page, path: Path) -> None:
    """A picture for the documentation: as good as its size allows."""
    for quality in range(90, 30, -6):
        page.screenshot(path=path, type="jpeg", quality=quality, scale="css")
        if path.stat().st_size <= MOST_BYTES:
            return
    raise SystemExit(f"{path} is too large")


def shoot(browser: Browser, origin: str, out: Path, looks: list[str], docs: bool) -> None:
    """Lay the tables once, and go through all screens in every look."""
    host = browser.new_context(base_url=origin, locale="en-GB")
    games = {name: lay(host, origin, table) for name, table in TABLES.items()}
    for look in looks:
        context = browser.new_context(
            base_url=origin, locale="en-GB", reduced_motion="reduce", storage_state=host.storage_state(), **LOOKS[look]
        )
        context.set_default_timeout(60_000)

        def keep(name: str, page: Page, look: str = look) -> None:
            page.screenshot(path=out / f"{name}-{look}.png", scale="css")
            if docs and (name, look) in README:
                keep_small(page, DOCS / f"{name}.jpg")

        Visit(context, games, keep).everything()
        context.close()
        print(f"{look}: done", flush=True)


def main() -> None:
    """Make them."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--out", type=Path, default=ROOT / "build" / "screenshots", help="the folder for the pictures")
    parser.add_argument("--look", action="append", choices=LOOKS, help="only this look; may be repeated")
    parser.add_argument("--docs", action="store_true", help="make the pictures of the README, too")
    options = parser.parse_args()
    options.out.mkdir(parents=True, exist_ok=True)
    DOCS.mkdir(parents=True, exist_ok=True)
    arguments = ["--no-sandbox"] if os.geteuid() == 0 else []
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=browser_path(), args=[*arguments, "--disable-gpu", "--mute-audio"])
        shoot(browser, served(Path(folder)), options.out, options.look or list(LOOKS), options.docs)
        browser.close()
    print(f"{len(list(options.out.glob('*.png')))} pictures in {options.out}")


if __name__ == "__main__":
    main()
