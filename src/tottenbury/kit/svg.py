"""Pictures as SVG, written by hand because a drawing library would be the largest dependency: the frame, the colours, and text.

A colour has a name and comes as a class, `f-blue` to fill with it and `s-blue` to draw lines, so that it can follow the reader's light or
dark mode. Nothing in a picture comes from elsewhere.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from typing import NamedTuple


class Colour(NamedTuple):
    """A colour in light and in dark mode."""

    light: str
    dark: str


COLOURS = {
    "ground": Colour("#fdfcf7", "#1c1d18"),
    "text": Colour("#24251d", "#f0eee0"),
    "soft": Colour("#6a6b5c", "#a9a892"),
    "line": Colour("#d8d6c4", "#3c3d33"),
    "axis": Colour("#9a977c", "#77765f"),
    "none": Colour("#8f8d78", "#77765f"),
    "blue": Colour("#33628f", "#8fbce6"),
    "orange": Colour("#c2562d", "#ef8a5f"),
    "green": Colour("#3a7d44", "#6cc078"),
}
FONT = "Verdana, DejaVu Sans, sans-serif"
_USES = {"f": "fill", "s": "stroke"}


def picture(width: int, height: int, title: str, parts: Iterable[str], *, told: str = "", size: int = 12) -> str:
    """A whole picture; `told` says in words what it shows, for readers who do not see it, and `size` is that of most text in it."""
    body = [element("rect", class_="f-ground", width=width, height=height, rx=12), *parts]
    names = [element("title", clean(title), id="picture-title")]
    if told:
        names.append(element("desc", clean(told), id="picture-told"))
    return (
        element(
            "svg",
            "\n" + "\n".join([*names, element("style", _style("\n".join(body))), *body]) + "\n",
            xmlns="http://www.w3.org/2000/svg",
            viewBox=f"0 0 {width} {height}",
            width=width,
            height=height,
            role="img",
            aria_labelledby="picture-title picture-told" if told else "picture-title",
            font_family=FONT,
            font_size=size,
        )
        + "\n"
    )


def _style(body: str) -> str:
    """The colours that occur, in light mode and in dark."""
    used = [(use, name) for use in _USES for name in COLOURS if f'class="{use}-{name}"' in body]
    light, dark = (
        " ".join(f".{use}-{name} {{ {_USES[use]}: {COLOURS[name][mode]}; }}" for use, name in used) for mode in range(len(Colour._fields))
    )
    return f"\n{light}\n@media (prefers-color-scheme: dark) {{\n{dark}\n}}\n"


def element(name: str, content: str | None = None, /, **attributes: str | float) -> str:
    """An element of XML around what is XML already; in names of attributes `_` stands for `-`, and one at the end for nothing."""
    told = "".join(f' {key.rstrip("_").replace("_", "-")}="{_value(value)}"' for key, value in attributes.items())
    return f"<{name}{told}/>" if content is None else f"<{name}{told}>{content}</{name}>"


def _value(value: str | float) -> str:
    return f"{value:.1f}" if isinstance(value, float) else clean(str(value))


def text(x: float, y: float, words: str, colour: str = "text", *, anchor: str = "start", bold: bool = False, size: int = 0) -> str:
    """A line of text that begins at a point, or with another anchor ends there or has its middle there; size 0 is the picture's own."""
    more: dict[str, str | float] = {} if anchor == "start" else {"text_anchor": anchor}
    if bold:
        more["font_weight"] = "bold"
    if size:
        more["font_size"] = size
    return element("text", clean(words), class_=f"f-{colour}", x=float(x), y=float(y), **more)


def line(colour: str, x1: float, y1: float, x2: float, y2: float, **attributes: str | float) -> str:
    """A straight line."""
    return element("line", class_=f"s-{colour}", x1=float(x1), y1=float(y1), x2=float(x2), y2=float(y2), **attributes)


def polyline(colour: str, points: Sequence[tuple[float, float]], **attributes: str | float) -> str:
    """A line through points."""
    return element("polyline", class_=f"s-{colour}", fill="none", points=joined(points), **attributes)


def joined(points: Iterable[tuple[float, float]]) -> str:
    """Points as SVG lists them."""
    return " ".join(f"{x:.1f},{y:.1f}" for x, y in points)


def clean(words: str) -> str:
    """Words as XML takes them: names may hold anything."""
    return escape("".join(letter if letter.isprintable() else " " for letter in words))
