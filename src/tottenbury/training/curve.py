"""The learning curve as a picture: the score against `greedy` over the games played, with its interval."""

from __future__ import annotations

from collections.abc import Sequence

from tottenbury.kit import svg

_WIDTH, _HEIGHT, _LEFT, _TOP, _RIGHT, _BOTTOM = 720, 360, 60, 44, 20, 50


def draw_curve(rows: Sequence[dict[str, float]], name: str) -> str:
    """A curve from the lines of a training's log; stages follow one another."""
    points: list[tuple[float, float, float]] = []
    before = last = 0.0
    for row in rows:
        if row["games"] < last:  # each stage counts its games from 0
            before += last
        last = row["games"]
        points.append((before + last, row["greedy"], row["margin"]))
    most = max([games for games, _, _ in points] or [1.0]) or 1.0

    def x(games: float) -> float:
        return _LEFT + (_WIDTH - _LEFT - _RIGHT) * games / most

    def y(share: float) -> float:
        return _TOP + (_HEIGHT - _TOP - _BOTTOM) * (1.0 - min(1.0, max(0.0, share)))

    title = f"{name}: score against greedy while learning"
    parts = [svg.text(_LEFT, 26, title, size=14)]
    for tenth in range(0, 11, 2):
        parts.append(svg.line("line", _LEFT, y(tenth / 10), _WIDTH - _RIGHT, y(tenth / 10)))
        parts.append(svg.text(_LEFT - 8, y(tenth / 10) + 4, f"{10 * tenth} %", anchor="end"))
    for quarter in range(5):
        games = most * quarter / 4
        anchor = "middle" if quarter < 4 else "end"  # the last number must not be cut off
        parts.append(svg.text(x(games), _HEIGHT - _BOTTOM + 20, f"{games:,.0f}", anchor=anchor))
    upper = [(x(games), y(share + margin)) for games, share, margin in points]
    lower = [(x(games), y(share - margin)) for games, share, margin in reversed(points)]
    parts.append(svg.element("polygon", class_="f-blue", opacity="0.2", points=svg.joined(upper + lower)))
    parts.append(svg.polyline("blue", [(x(games), y(share)) for games, share, _ in points], stroke_width="2.5"))
    parts.append(svg.text(_WIDTH / 2, _HEIGHT - 10, "games of self-play", anchor="middle"))
    return svg.picture(_WIDTH, _HEIGHT, title, parts)
