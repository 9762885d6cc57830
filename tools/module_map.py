"""Write what the code says about its own order: `make module-map`.

docs/modules.md lists every module with the first line of its docstring; docs/architecture.svg draws the layers that import-linter holds
(`pyproject.toml`). A test compares both with the code, so neither can go stale.
"""

from __future__ import annotations

import ast
import tomllib
from collections.abc import Iterator
from html import escape
from pathlib import Path

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "src" / "tottenbury"
PAGE = ROOT / "docs" / "modules.md"
PICTURE = ROOT / "docs" / "architecture.svg"

HEAD = """# Every module

Written by `make module-map` from the first line of each docstring; do not edit. [Architecture](architecture.md) is the map; this is the
index of streets. Rooms come in the order in which they stand on one another, the highest first.
"""
WIDTH, BOX, GAP, MARGIN = 900, 54, 12, 24
COLOURS = ("#e6d3b5", "#e6dabf", "#e3dcc0", "#dfe0c4", "#d9e2c9", "#d2e2d0")


def layers() -> list[list[str]]:
    """The rooms as import-linter has them, the highest layer first."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    contract = next(one for one in settings["tool"]["importlinter"]["contracts"] if one["type"] == "layers")
    return [[room.strip() for room in layer.replace("|", ":").split(":")] for layer in contract["layers"]]


def summary(module: Path) -> str:
    """The first line of a module's docstring."""
    said = ast.get_docstring(ast.parse(module.read_text(encoding="utf-8"))) or ""
    return " ".join(said.partition("\n\n")[0].split())


def packages(folder: Path) -> Iterator[Path]:
    """A package and those inside it, in the order of their names."""
    yield folder
    for inner in sorted(folder.iterdir()):
        if (inner / "__init__.py").exists():
            yield from packages(inner)


def page() -> str:
    """The page with all modules."""
    lines = [HEAD]
    for room in (room for layer in layers() for room in layer):
        place = PACKAGE / room
        if not place.is_dir():
            lines += [f"## {room}.py\n", f"{summary(place.with_suffix('.py'))}\n"]
            continue
        lines += [f"## {room}\n", f"{summary(place / '__init__.py')}\n"]
        for package in packages(place):
            modules = [module for module in sorted(package.glob("*.py")) if module.name != "__init__.py"]
            if not modules:
                continue
            if package != place:
                lines += [f"### {package.relative_to(PACKAGE).as_posix()}\n", f"{summary(package / '__init__.py')}\n"]
            lines += ["| module | what it holds |", "|---|---|"]
            lines += [f"| `{module.name}` | {summary(module).replace('|', '/')} |" for module in modules]
            lines.append("")
    return "\n".join(lines).rstrip() + "\n"


def picture() -> str:
    """The layers as boxes, each standing on those below it."""
    rows = [["web"], *layers()]
    height = 2 * MARGIN + len(rows) * (BOX + GAP) - GAP
    text = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" width="{WIDTH}" height="{height}" role="img" '
        f'aria-labelledby="title" font-family="Verdana, \'DejaVu Sans\', sans-serif">',
        '<title id="title">The rooms of Tottenbury; each may use those below it, never one above or beside it</title>',
        f'<rect width="{WIDTH}" height="{height}" rx="14" fill="#f5f4ea"/>',
    ]
    for row, rooms in enumerate(rows):
        width = (WIDTH - 2 * MARGIN - GAP * (len(rooms) - 1)) / len(rooms)
        top = MARGIN + row * (BOX + GAP)
        for column, room in enumerate(rooms):
            left = MARGIN + column * (width + GAP)
            colour = COLOURS[min(row * len(COLOURS) // len(rows), len(COLOURS) - 1)]
            text.append(
                f'<rect x="{left:g}" y="{top}" width="{width:g}" height="{BOX}" rx="7" fill="{colour}" stroke="#7d7a5c"/>'
                f'<text x="{left + width / 2:g}" y="{top + BOX / 2 + 6:g}" text-anchor="middle" font-size="17" font-weight="bold" '
                f'fill="#26261f">{escape(room)}</text>'
            )
    return "\n".join([*text, "</svg>"]) + "\n"


def main() -> None:
    """Write the page and the picture."""
    PAGE.write_text(page(), encoding="utf-8")
    PICTURE.write_text(picture(), encoding="utf-8")
    print(f"{PAGE.relative_to(ROOT)} and {PICTURE.relative_to(ROOT)} are written")


if __name__ == "__main__":
    main()
