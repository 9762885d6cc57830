"""The table of a tournament as a picture: ratings with their intervals, and who scored what against whom."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from tottenbury.arena.tournament import Standing
from tottenbury.kit import svg
from tottenbury.kit.svg import COLOURS

ROW, HEAD, CELL, MARGIN = 38, 80, 64, 28
NAMES, AXIS, FIGURES = 200, 320, 150
"""Widths of the players' names, of the scale with the ratings, and of the ratings in figures."""

_LIGHT, _DARK = (" ".join(f"--{name}: {COLOURS[name][mode]};" for name in ("ground", "text", "line")) for mode in range(2))
_PAGE_COLOURS = f"""
:root {{ color-scheme: light dark; {_LIGHT} }}
@media (prefers-color-scheme: dark) {{ :root {{ {_DARK} }} }}
"""
_PAGE_STYLE = """\
body { background: var(--ground); color: var(--text); font: 16px/1.5 Verdana, 'DejaVu Sans', sans-serif; }
body { margin: 2rem auto; max-width: 76rem; padding: 0 1rem; }
svg { max-width: 100%; height: auto; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; margin: 1rem 0 2rem; font-size: 14px; font-variant-numeric: tabular-nums; }
th, td { border-bottom: 1px solid var(--line); padding: .35rem .8rem; text-align: right; white-space: nowrap; }
th:first-child, td:first-child { text-align: left; }
caption { text-align: left; font-weight: bold; padding-bottom: .4rem; }
"""


def draw_svg(tables: Sequence[Standing]) -> str:
    """All tables below one another, in one picture that needs nothing else."""
    most = max(3, *(len(table.players) for table in tables))
    width = MARGIN * 2 + NAMES + AXIS + FIGURES + most * CELL
    heights = [HEAD + ROW * len(table.players) + 56 for table in tables]
    height = sum(heights) + MARGIN
    body = []
    top = MARGIN // 2
    for table, tall in zip(tables, heights, strict=True):
        body.extend(_draw_table(table, top))
        top += tall
    title = f"Ratings and scores: {', '.join(table.rulebook for table in tables)}"
    return svg.picture(width, height, title, body, size=14)


def _draw_table(table: Standing, top: int) -> list[str]:
    scale = _Scale(table)
    first = top + HEAD
    bottom = first + ROW * len(table.players)
    right = MARGIN + NAMES + AXIS + FIGURES
    parts = [
        svg.text(MARGIN, top + 26, table.rulebook, size=19, bold=True),
        svg.text(MARGIN, top + 46, f"{table.pairs} pairs of games", "soft", size=12),
        svg.text(right, top + 46, "row against column, in %", "soft", size=12),
        svg.text(MARGIN + NAMES, top + 46, "Elo against the average, with 95 % intervals", "soft", size=12),
    ]
    for value in scale.ticks():
        x = scale.x(value)
        parts.append(svg.line("axis" if value == 0 else "line", x, first - 8, x, bottom))
        parts.append(svg.text(x, bottom + 17, _signed(value), "soft", size=12, anchor="middle"))
    columns = range(len(table.players))
    parts.extend(svg.text(right + CELL * (column + 0.5), first - 9, str(column + 1), "soft", anchor="middle") for column in columns)
    for row, name in enumerate(table.players):
        parts.extend(_draw_row(table, scale, row, name, first + ROW * row, right))
    return parts


def _draw_row(table: Standing, scale: _Scale, row: int, name: str, top: int, right: int) -> list[str]:
    rating, middle = table.ratings[name], top + ROW / 2
    low, here, high = (scale.x(value) for value in (rating.low, rating.elo, rating.high))
    shown = name if len(name) <= 20 else name[:19] + "…"
    told = f"{_signed(rating.elo)} ({_signed(rating.low)} to {_signed(rating.high)})"
    row_parts = [
        svg.element("title", svg.clean(f"{name}: {told}")),
        svg.text(MARGIN + 16, middle + 5, str(row + 1), "soft", anchor="end"),
        svg.text(MARGIN + 26, middle + 5, shown),
        svg.line("blue", low, middle, high, middle, stroke_width=3, stroke_linecap="round"),
        svg.element("circle", class_="f-blue", cx=here, cy=middle, r=6),
    ]
    parts = [
        svg.element("g", "".join(row_parts)),
        svg.text(MARGIN + NAMES + AXIS + 66, middle + 5, _signed(rating.elo), anchor="end", bold=True),
        svg.text(MARGIN + NAMES + AXIS + 74, middle + 5, f"± {(rating.high - rating.low) / 2:.0f}", "soft", size=12),
    ]
    cells = (_draw_cell(table, name, other, right + CELL * column, top) for column, other in enumerate(table.players))
    return [*parts, *cells]


def _draw_cell(table: Standing, name: str, other: str, left: int, top: int) -> str:
    """The score of a row's player against a column's, in a colour that is the stronger the further it lies from a half."""
    found = table.cross.get((name, other))
    box = {"x": left + 2, "y": top + 2, "width": CELL - 4, "height": ROW - 4, "rx": 5}
    if found is None or found.mean is None:
        return svg.element("rect", class_="f-none", fill_opacity="0.12", **box)
    colour, strength = "green" if found.mean >= 0.5 else "orange", f"{0.06 + 0.84 * abs(found.mean - 0.5):.2f}"
    hint = f"{name} v {other}: {100 * found.mean:.1f} % ({100 * found.low:.1f} to {100 * found.high:.1f}), {found.count} pairs"
    parts = [
        svg.element("title", svg.clean(hint)),
        svg.element("rect", class_=f"f-{colour}", fill_opacity=strength, **box),
        svg.text(left + CELL / 2, top + ROW / 2 + 5, f"{100 * found.mean:.1f}", anchor="middle"),
    ]
    return svg.element("g", "".join(parts))


class _Scale:
    """Where an Elo figure lies on the axis; it holds every interval, and zero."""

    def __init__(self, table: Standing) -> None:
        self.low = min(-50.0, *(rating.low for rating in table.ratings.values()))
        self.high = max(50.0, *(rating.high for rating in table.ratings.values()))
        room = (self.high - self.low) * 0.05
        self.low, self.high = self.low - room, self.high + room

    def x(self, value: float) -> float:
        return MARGIN + NAMES + AXIS * (value - self.low) / (self.high - self.low)

    def ticks(self) -> list[int]:
        """Round figures, four to eight of them."""
        steps = (10, 20, 50, 100, 200, 250, 500, 1000, 2000, 5000)
        step = next((step for step in steps if (self.high - self.low) / step <= 6), steps[-1])
        first = int(-(-self.low // step))
        return [number * step for number in range(first, int(self.high // step) + 1)]


def _signed(value: float) -> str:
    """A figure with a real minus sign; zero has none."""
    rounded = round(value)
    return "0" if rounded == 0 else f"{rounded:+d}".replace("-", "\N{MINUS SIGN}")


def draw_html(tables: Sequence[Standing], note: str) -> str:
    """The picture on a page, and the same in tables that can be read aloud and copied."""
    parts = [
        '<!doctype html>\n<html lang="en">\n<meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        f"<title>Tottenbury tournament</title>\n<style>{_PAGE_COLOURS}{_PAGE_STYLE}</style>",
        f"<h1>Tournament</h1>\n<p>{escape(note)}</p>",
        f'<div class="wide">\n{draw_svg(tables)}</div>',
        *(_html_table(table) for table in tables),
        "</html>\n",
    ]
    return "\n".join(parts)


def _html_table(table: Standing) -> str:
    heads = "".join(f'<th scope="col">v {escape(name)}</th>' for name in table.players)
    rows = []
    for name in table.players:
        rating = table.ratings[name]
        cells = "".join(f"<td>{_html_cell(table, name, other)}</td>" for other in table.players)
        interval = f"{_signed(rating.low)} to {_signed(rating.high)}"
        rows.append(f'<tr><th scope="row">{escape(name)}</th><td>{_signed(rating.elo)}</td><td>{interval}</td>{cells}</tr>')
    head = f'<tr><th scope="col">player</th><th scope="col">Elo</th><th scope="col">95 %</th>{heads}</tr>'
    inner = "\n".join([f"<caption>{escape(table.rulebook)}</caption>", head, *rows])
    return f'<div class="wide"><table>\n{inner}\n</table></div>'


def _html_cell(table: Standing, row: str, column: str) -> str:
    found = table.cross.get((row, column))
    if found is None or found.mean is None:
        return "\N{EN DASH}"
    return f"{100 * found.mean:.1f} % ({100 * found.low:.1f} to {100 * found.high:.1f})"
