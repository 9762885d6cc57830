"""The learning curve as a picture: the score against `greedy` over the games played, with its interval. SVG by our own hand."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

_WIDTH, _HEIGHT, _LEFT, _TOP, _RIGHT, _BOTTOM = 720, 360, 60, 44, 20, 50
_STYLE = """
.t-ground { fill: #fdfcf7; } .t-text { fill: #24251d; } .t-line { stroke: #d8d6c4; }
.t-curve { stroke: #33628f; } .t-band { fill: #33628f; }
@media (prefers-color-scheme: dark) {
.t-ground { fill: #1c1d18; } .t-text { fill: #f0eee0; } .t-line { stroke: #3c3d33; }
.t-curve { stroke: #8fbce6; } .t-band { fill: #8fbce6; }
}
"""


def draw_curve(rows: Sequence[dict[str, float]], name: str) -> str:
    """A curve from the lines of a training's log; stages follow one another."""
    points: list[tuple[float, float, float]] = []
    before = last = 0.0
    for row in rows:
        if row["games"] < last:  # a new stage counts anew
            before += last
        last = row["games"]
        points.append((before + last, row["greedy"], row["margin"]))
    most = max([games for games, _, _ in points] or [1.0]) or 1.0

    def x(games: float) -> float:
        return _LEFT + (_WIDTH - _LEFT - _RIGHT) * games / most

    def y(share: float) -> float:
        return _TOP + (_HEIGHT - _TOP - _BOTTOM) * (1.0 - min(1.0, max(0.0, share)))

    upper = [f"{x(g):.1f},{y(s + m):.1f}" for g, s, m in points]
    lower = [f"{x(g):.1f},{y(s - m):.1f}" for g, s, m in reversed(points)]
    line = " ".join(f"{x(g):.1f},{y(s):.1f}" for g, s, _ in points)
    grid = []
    for tenth in range(0, 11, 2):
        grid.append(f'<line class="t-line" x1="{_LEFT}" x2="{_WIDTH - _RIGHT}" y1="{y(tenth / 10):.1f}" y2="{y(tenth / 10):.1f}"/>')
        grid.append(f'<text class="t-text" x="{_LEFT - 8}" y="{y(tenth / 10) + 4:.1f}" text-anchor="end">{10 * tenth} %</text>')
    for quarter in range(5):
        games = most * quarter / 4
        anchor = "middle" if quarter < 4 else "end"  # the last number must not be cut off
        grid.append(f'<text class="t-text" x="{x(games):.1f}" y="{_HEIGHT - _BOTTOM + 20}" text-anchor="{anchor}">{games:,.0f}</text>')
    title = f"{name}: score against greedy while learning"
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_WIDTH} {_HEIGHT}" width="{_WIDTH}" height="{_HEIGHT}" role="img" '
            'font-family="Verdana, \'DejaVu Sans\', sans-serif" font-size="12">',
            f"<title>{escape(title)}</title>",
            f"<style>{_STYLE}</style>",
            f'<rect class="t-ground" width="{_WIDTH}" height="{_HEIGHT}" rx="12"/>',
            f'<text class="t-text" x="{_LEFT}" y="26" font-size="14">{escape(title)}</text>',
            *grid,
            f'<polygon class="t-band" opacity="0.2" points="{" ".join(upper + lower)}"/>',
            f'<polyline class="t-curve" fill="none" stroke-width="2.5" points="{line}"/>',
            f'<text class="t-text" x="{_WIDTH / 2}" y="{_HEIGHT - 10}" text-anchor="middle">games of self-play</text>',
            "</svg>\n",
        ]
    )
