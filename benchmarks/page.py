"""How quick the page is: `python benchmarks/page.py [--visits N] [--moves N]`. Needs the test extra (Playwright) and Chromium.

First view: from the click on a link to the first thing drawn, and until a game can be begun, each time in a fresh profile without a cache.
Motion: the time between frames while cards fly, in a game against the computer. Script: what each screen loads, compressed.
"""

from __future__ import annotations

import argparse
import gzip
import os
import statistics
import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, Response, sync_playwright
from server_process import ServerProcess

sys.path.insert(0, str(Path(__file__).parents[1]))
from tools.browser import browser

SCREENS = ("/", "/games", "/watch", "/learn", "/learn/stones-2024-tactics", "/position")
BOOKS = ("stones-2024-tactics", "siege-2020-tactics", "tug")

FRAMES = """() => {
    window.frames_ = [];
    let last = performance.now();
    const next = (now) => { window.frames_.push(now - last); last = now; requestAnimationFrame(next); };
    requestAnimationFrame(next);
}"""


def first_views(chromium: Browser, origin: str, visits: int) -> None:
    painted, usable = [], []
    for _ in range(visits):
        with chromium.new_context(base_url=origin) as context:
            page = context.new_page()
            page.goto("/")
            page.locator("main button.primary").first.wait_for()
            usable.append(page.evaluate("() => performance.now()"))
            painted.append(page.evaluate("() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN"))
    drawn, ready = statistics.median(painted), statistics.median(usable)
    print(f"first view, median of {visits}: drawn after {drawn:.0f} ms, a game can be begun after {ready:.0f} ms")


def scripts(page: Page, addresses: dict[str, str]) -> None:
    for name, address in addresses.items():
        loaded: dict[str, int] = {}

        def weigh(answer: Response, loaded: dict[str, int] = loaded) -> None:
            if answer.url.endswith(".js"):
                loaded[answer.url] = len(gzip.compress(answer.body(), 9))

        page.on("response", weigh)
        page.goto(address)
        page.wait_for_load_state("networkidle")
        page.remove_listener("response", weigh)
        print(f"script of {name}: {sum(loaded.values()) / 1000:.1f} kB gzip in {len(loaded)} files")


def motion(page: Page, moves: int) -> None:
    page.bring_to_front()  # a page that nobody sees draws no frames
    page.locator(".board [data-step].lit").first.wait_for()
    page.evaluate(FRAMES)
    made = 0
    for _ in range(moves * 20):
        if made >= moves:
            break
        lit = page.locator(".board [data-step].lit")
        if lit.count():
            lit.last.click(timeout=5000, force=True)
            made += 1
        page.wait_for_timeout(250)
    frames: list[float] = page.evaluate("() => window.frames_")
    ordered = sorted(frames)
    late = sum(frame > 34 for frame in frames) / len(frames)
    most = ordered[int(len(ordered) * 0.95)]
    print(f"motion: {len(frames)} frames, median {statistics.median(frames):.1f} ms, 95 % within {most:.1f} ms, {late:.1%} skipped one")


def lay(page: Page, origin: str, book: str) -> str:
    answer: Any = page.request.post("/api/games", data={"rulebook": book, "against": "novice"}, headers={"Origin": origin}, timeout=600_000)
    return f"/table/{answer.json()['game']}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--visits", type=int, default=7)
    parser.add_argument("--moves", type=int, default=20)
    arguments = parser.parse_args()
    plain = ["--no-sandbox"] if os.geteuid() == 0 else []
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = ServerProcess(Path(folder) / "games.db")
        try:
            origin = server.url
            chromium = playwright.chromium.launch(executable_path=browser(), args=plain)
            with chromium.new_context(base_url=origin, viewport={"width": 1280, "height": 800}) as context:
                page = context.new_page()
                page.goto("/")
                tables = {book: lay(page, origin, book) for book in BOOKS}
                first_views(chromium, origin, arguments.visits)
                scripts(context.new_page(), {address: address for address in SCREENS} | tables)
                page.goto(tables[BOOKS[0]])
                motion(page, arguments.moves)
            chromium.close()
        finally:
            server.stop()


if __name__ == "__main__":
    main()
