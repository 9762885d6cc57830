"""The pictures of the notebook: what is drawn is what was counted."""

from __future__ import annotations

import xml.etree.ElementTree as ElementTree

import pytest

from tools import research_plots
from tools.research_plots import LEFT, WIDTH, Row, Scale, draw


@pytest.mark.parametrize("name", ["lengths", "stones"])
def test_a_committed_picture_is_what_the_code_draws(name: str) -> None:
    committed = (research_plots.FOLDER / f"{name}.svg").read_text(encoding="utf-8")
    assert committed == research_plots.PICTURES[name](), "make it anew with: make research-pages"


@pytest.mark.parametrize("name", research_plots.PICTURES)
def test_every_picture_is_there_well_formed_and_small(name: str) -> None:
    path = research_plots.FOLDER / f"{name}.svg"
    assert ElementTree.fromstring(path.read_text(encoding="utf-8")).tag.endswith("svg")
    assert path.stat().st_size < 20_000


def test_figures_stand_where_the_axis_says() -> None:
    scale = Scale(0, 1, (0, 0.5, 1), percent=True)
    root = ElementTree.fromstring(draw("A & B", "note", scale, [Row("<one>", 0.25, 0.5, 1, "half")]))
    space = "{http://www.w3.org/2000/svg}"
    assert root.find(f"{space}circle").get("cx") == f"{LEFT + WIDTH / 2:.1f}"  # type: ignore[union-attr]
    line = root.findall(f"{space}line")[-1]
    assert (line.get("x1"), line.get("x2")) == (f"{LEFT + WIDTH / 4:.1f}", f"{LEFT + WIDTH:.1f}")
    assert "<one>" in [text.text for text in root.findall(f"{space}text")]
    assert Scale(10, 1000, (), by_powers=True).x(100) == pytest.approx(LEFT + WIDTH / 2)


def test_claims_are_counted_once_and_claimants_win_more_often_than_not() -> None:
    every, opening = research_plots.claims(300)
    assert len(every) == len(opening) == 9
    assert sum(int(row.told.split()[-1].replace(",", "")) for row in opening) <= 300
    assert all(row.low <= row.middle <= row.high for row in every)
    assert sum(row.middle for row in every) / 9 > 0.55
