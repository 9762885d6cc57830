"""Pictures: well formed whatever they are told, and in colours that follow the reader's mode."""

from __future__ import annotations

from xml.etree import ElementTree

from tottenbury.kit.svg import COLOURS, clean, element, line, picture, polyline, text

SPACE = "{http://www.w3.org/2000/svg}"
WILD = 'Ann & <"Co">\x01\n\'s'


def test_a_picture_is_well_formed_and_says_what_it_shows() -> None:
    parts = [text(1, 2.25, WILD, "soft", anchor="end", bold=True, size=9), line("line", 0, 1, 2, 3), polyline("blue", [(0, 1), (2, 3.5)])]
    root = ElementTree.fromstring(picture(300, 200, WILD, parts, told=WILD, size=14))
    assert root.tag == f"{SPACE}svg"
    assert (root.get("viewBox"), root.get("width"), root.get("height"), root.get("role")) == ("0 0 300 200", "300", "200", "img")
    cleaned = 'Ann & <"Co">  \'s'
    for name in ("title", "desc", "text"):
        assert root.findtext(f"{SPACE}{name}") == cleaned
    labels = (root.get("aria-labelledby") or "").split()
    assert labels == [root.find(f"{SPACE}{name}").get("id") for name in ("title", "desc")]  # type: ignore[union-attr]
    words = root.find(f"{SPACE}text")
    assert words is not None
    assert words.attrib == {
        "class": "f-soft",
        "x": "1.0",
        "y": "2.2",
        "text-anchor": "end",
        "font-weight": "bold",
        "font-size": "9",
    }
    assert root.find(f"{SPACE}polyline").get("points") == "0.0,1.0 2.0,3.5"  # type: ignore[union-attr]


def test_only_colours_that_occur_are_defined_each_in_both_modes() -> None:
    style = ElementTree.fromstring(picture(1, 1, "t", [line("blue", 0, 0, 1, 1)])).findtext(f"{SPACE}style") or ""
    light, dark = style.split("@media (prefers-color-scheme: dark)")
    assert f".s-blue {{ stroke: {COLOURS['blue'].light}; }}" in light
    assert f".s-blue {{ stroke: {COLOURS['blue'].dark}; }}" in dark
    assert f".f-ground {{ fill: {COLOURS['ground'].dark}; }}" in dark
    assert "orange" not in style
    assert "f-blue" not in style


def test_a_picture_without_words_for_the_blind_is_named_by_its_title() -> None:
    root = ElementTree.fromstring(picture(1, 1, "t", []))
    assert root.get("aria-labelledby") == root.find(f"{SPACE}title").get("id")  # type: ignore[union-attr]
    assert root.find(f"{SPACE}desc") is None


def test_elements_have_attributes_with_hyphens_and_numbers_with_one_digit() -> None:
    assert element("circle", class_="f-blue", stroke_width=3, cx=1.25) == '<circle class="f-blue" stroke-width="3" cx="1.2"/>'
    assert element("g", element("title", clean("a & b"))) == "<g><title>a &amp; b</title></g>"
