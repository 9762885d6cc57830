"""The research pages: those made from the code say what it says, and the snippets on the others run."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

import tottenbury as tb
from tools import research_pages
from tottenbury.research import spaces_of

ROOT = Path(__file__).parents[2]
PAGES = ("README.md", "batch.md", "coming-from.md", "notebook.md")


@pytest.mark.parametrize("name", tb.rulebooks())
def test_the_page_of_a_rulebook_is_what_the_code_makes_of_it(name: str) -> None:
    committed = (research_pages.FOLDER / f"{name}.md").read_text(encoding="utf-8")
    assert committed == research_pages.page(name), "make it anew with: make research-pages"


def test_every_rulebook_has_a_page_and_every_page_a_rulebook() -> None:
    assert sorted(path.stem for path in research_pages.FOLDER.glob("*.md")) == sorted(tb.rulebooks())


@pytest.mark.parametrize("name", tb.rulebooks())
def test_labels_are_as_many_as_their_axis_is_long(name: str) -> None:
    spaces = spaces_of(name)
    for plane in spaces.planes:
        for axis, size in zip(plane.axes, plane.shape, strict=True):
            if axis in ("number", "depth"):
                assert axis not in spaces.labels
            else:
                assert len(spaces.labels[axis]) == size, (plane.name, axis)


def test_a_label_is_what_stands_there() -> None:
    spaces = spaces_of("stones-2024-tactics")
    line = "stones-2024-tactics MuR8G8B8Y8p9o9/B5B6jor6B7+/././././././. S claim b1b2g1g2y1Sc ?5t2 ?33 ?5 r9 Mujo"
    seen = spaces.observe(tb.position(line).state, tb.Seat.SOUTH)
    phase = int(spaces.plane(seen, "phase").argmax())
    assert spaces.labels["phase"][phase] == "claim"
    assert spaces.labels["kind"][int(spaces.plane(seen, "tactics").argmax())] == "Sc scout"
    colour, strength = (int(part[0]) for part in spaces.plane(seen, "own side")[1].nonzero())
    assert spaces.labels["colour"][colour] + spaces.labels["strength"][strength] == "b5"


@pytest.mark.parametrize("page", PAGES)
def test_the_snippets_of_a_page_run(page: str) -> None:
    snippets = re.findall(r"```python\n(.*?)```", (ROOT / "docs" / "research" / page).read_text(), flags=re.DOTALL)
    assert snippets
    for snippet in snippets:
        subprocess.run([sys.executable, "-c", snippet], check=True)
