"""The table of a tournament as a picture: ratings with their intervals, and who scored what against whom. SVG by our own hand."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from tottenbury.arena.tournament import Standing

ROW, HEAD, CELL, MARGIN = 38, 80, 64, 28
NAMES, AXIS, FIGURES = 200, 320, 150
"""Widths of the players' names, of the scale with the ratings, and of the ratings in figures."""

_STYLE = """
.t-ground { fill: #fdfcf7; } .t-text { fill: #24251d; } .t-soft { fill: #6a6b5c; } .t-line { stroke: #d8d6c4; } .t-zero { stroke: #9a977c; }
.t-bar { stroke: #33628f; } .t-dot { fill: #33628f; } .t-win { fill: #3a7d44; } .t-loss { fill: #c2562d; } .t-none { fill: #8f8d78; }
@media (prefers-color-scheme: dark) {
.t-ground { fill: #1c1d18; } .t-text { fill: #f0eee0; } .t-soft { fill: #a9a892; } .t-line { stroke: #3c3d33; } .t-zero { stroke: #77765f; }
.t-bar { stroke: #8fbce6; } .t-dot { fill: #8fbce6; } .t-win { fill: #6cc078; } .t-loss { fill: #ef8a5f; } .t-none { fill: #77765f; }
}
"""

_PAGE_STYLE = """
:root { color-scheme: light dark; --ground: #fdfcf7; --text: #24251d; --line: #d8d6c4; }
@media (prefers-color-scheme: dark) { :root { --ground: #1c1d18; --text: #f0eee0; --line: #3c3d33; } }
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
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}" role="img" '
            'font-family="Verdana, \'DejaVu Sans\', sans-serif" font-size="14">',
            f"<title>{escape(title)}</title>",
            f"<style>{_STYLE}</style>",
            f'<rect class="t-ground" width="{width}" height="{height}" rx="12"/>',
            *body,
            "</svg>\n",
        ]
    )


def _draw_table(table: Standing, top: int) -> list[str]:
    scale = _Scale(table)
    first = top + HEAD
    bottom = first + ROW * len(table.players)
    right = MARGIN + NAMES + AXIS + FIGURES
    parts = [
        _text(MARGIN, top + 26, table.rulebook, size=19, weight="bold"),
        _text(MARGIN, top + 46, f"{table.pairs} pairs of games", "t-soft", size=12),
        _text(right, top + 46, "row against column, in %", "t-soft", size=12),
        _text(MARGIN + NAMES, top + 46, "Elo against the average, with 95 % intervals", "t-soft", size=12),
    ]
    for value in scale.ticks():
        x = scale.x(value)
        kind = "t-zero" if value == 0 else "t-line"
        parts.append(f'<line class="{kind}" x1="{x:.1f}" x2="{x:.1f}" y1="{first - 8}" y2="{bottom}"/>')
        parts.append(_text(x, bottom + 17, _signed(value), "t-soft", size=12, anchor="middle"))
    columns = range(len(table.players))
    parts.extend(_text(right + CELL * (column + 0.5), first - 9, str(column + 1), "t-soft", anchor="middle") for column in columns)
    for row, name in enumerate(table.players):
        parts.extend(_draw_row(table, scale, row, name, first + ROW * row, right))
    return parts


def _draw_row(table: Standing, scale: _Scale, row: int, name: str, top: int, right: int) -> list[str]:
    rating, middle = table.ratings[name], top + ROW / 2
    low, here, high = (scale.x(value) for value in (rating.low, rating.elo, rating.high))
    shown = name if len(name) <= 20 else name[:19] + "…"
    told = f"{_signed(rating.elo)} ({_signed(rating.low)} to {_signed(rating.high)})"
    parts = [
        f"<g><title>{escape(name)}: {told}</title>",
        _text(MARGIN + 16, middle + 5, str(row + 1), "t-soft", anchor="end"),
        _text(MARGIN + 26, middle + 5, shown),
        f'<line class="t-bar" x1="{low:.1f}" x2="{high:.1f}" y1="{middle}" y2="{middle}" stroke-width="3" stroke-linecap="round"/>',
        f'<circle class="t-dot" cx="{here:.1f}" cy="{middle}" r="6"/></g>',
        _text(MARGIN + NAMES + AXIS + 66, middle + 5, _signed(rating.elo), anchor="end", weight="bold"),
        _text(MARGIN + NAMES + AXIS + 74, middle + 5, f"± {(rating.high - rating.low) / 2:.0f}", "t-soft", size=12),
    ]
    for column, other in enumerate(table.players):
        found = table.cross.get((name, other))
        left = right + CELL * column
        box = f'x="{left + 2}" y="{top + 2}" width="{CELL - 4}" height="{ROW - 4}" rx="5"'
        if found is None or found.mean is None:
            parts.append(f'<rect class="t-none" {box} fill-opacity="0.12"/>')
            continue
        kind = "t-win" if found.mean >= 0.5 else "t-loss"
        hint = f"{name} v {other}: {100 * found.mean:.1f} % ({100 * found.low:.1f} to {100 * found.high:.1f}), {found.count} pairs"
        parts.append(f"<g><title>{escape(hint)}</title>")
        parts.append(f'<rect class="{kind}" {box} fill-opacity="{0.06 + 0.84 * abs(found.mean - 0.5):.2f}"/>')
        parts.append(_text(left + CELL / 2, middle + 5, f"{100 * found.mean:.1f}", anchor="middle") + "</g>")
    return parts


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


def _text(x: float, y: float, words: str, kind: str = "t-text", size: int = 14, anchor: str = "start", weight: str = "normal") -> str:
    place = f'x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}"'
    return f'<text class="{kind}" {place} font-size="{size}" font-weight="{weight}">{escape(words)}</text>'


def _signed(value: float) -> str:
    """A figure with a real minus sign; zero has none."""
    rounded = round(value)
    return "0" if rounded == 0 else f"{rounded:+d}".replace("-", "\N{MINUS SIGN}")


def draw_html(tables: Sequence[Standing], note: str) -> str:
    """The picture on a page, and the same in tables that can be read aloud and copied."""
    parts = [
        '<!doctype html>\n<html lang="en">\n<meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        f"<title>Tottenbury tournament</title>\n<style>{_PAGE_STYLE}</style>",
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
