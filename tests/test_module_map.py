"""The list of modules and the picture of the layers say what the code says."""

from __future__ import annotations

from xml.etree import ElementTree

from tools import module_map


def test_the_page_of_modules_and_the_picture_are_those_of_the_code() -> None:
    assert module_map.PAGE.read_text(encoding="utf-8") == module_map.page(), "run: make module-map"
    assert module_map.PICTURE.read_text(encoding="utf-8") == module_map.picture(), "run: make module-map"


def test_every_module_says_what_it_holds() -> None:
    silent = [str(module) for module in sorted(module_map.PACKAGE.rglob("*.py")) if not module_map.summary(module)]
    assert silent == []


def test_the_picture_names_every_room() -> None:
    drawn = [text.text for text in ElementTree.fromstring(module_map.picture()).iter("{http://www.w3.org/2000/svg}text")]
    assert drawn == ["web", *(room for layer in module_map.layers() for room in layer)]
