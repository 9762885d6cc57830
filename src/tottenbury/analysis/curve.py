"""The chances of both players over a game as a picture."""

from __future__ import annotations

from collections.abc import Mapping

from tottenbury.analysis.cards import Account, GameAccounts, Piece
from tottenbury.core.seats import Seat
from tottenbury.kit import svg

WIDTH, HEIGHT = 880, 460
LEFT, RIGHT, TOP, BOTTOM = 72, 24, 92, 60
"""What is left free around the curves."""

TICKS = 12
"""About how many turns are numbered at most."""

_COLOURS = {Seat.SOUTH: "blue", Seat.NORTH: "orange"}
_DASHES = {Seat.SOUTH: "none", Seat.NORTH: "7 4"}
"""The curves differ by more than their colours."""


def draw_curve(game: GameAccounts, title: str, names: Mapping[Seat, str]) -> str:
    """Each player's chance at the start and after every turn, by what that player could know, with blunders and mistakes."""
    parts = [svg.text(LEFT, 34, title, size=18, bold=True), *_axes(game.turns)]
    for n, account in enumerate(game.accounts):
        parts.extend(_legend(account.seat, names[account.seat], LEFT + 340 * n))
        parts.extend(_draw_account(account, game.turns))
    return svg.picture(WIDTH, HEIGHT, title, parts, told=_told(game, names), size=13)


def _told(game: GameAccounts, names: Mapping[Seat, str]) -> str:
    """The picture in words."""
    told = [
        f"{names[account.seat]}: {account.start:.0%} at the start, {account.end:.0%} at the end, blunders: {account.count('blunder')}."
        for account in game.accounts
    ]
    return f"Chances to win over {game.turns} turns. {' '.join(told)}"


def _x(turn: int, turns: int) -> float:
    return LEFT + (WIDTH - LEFT - RIGHT) * turn / max(1, turns)


def _y(chance: float) -> float:
    return TOP + (HEIGHT - TOP - BOTTOM) * (1.0 - chance)


def _axes(turns: int) -> list[str]:
    parts = []
    for share in (0.0, 0.25, 0.5, 0.75, 1.0):
        parts.append(svg.line("axis" if share == 0.5 else "line", LEFT, _y(share), WIDTH - RIGHT, _y(share)))
        parts.append(svg.text(LEFT - 8, _y(share) + 5, f"{share:.0%}", "soft", anchor="end"))
    step = next((step for step in (1, 2, 5, 10, 20, 50, 100) if turns / step <= TICKS), 200)
    numbered = range(0, turns + 1, step)
    parts.extend(svg.text(_x(turn, turns), HEIGHT - BOTTOM + 20, str(turn), "soft", anchor="middle") for turn in numbered)
    parts.append(svg.text((LEFT + WIDTH - RIGHT) / 2, HEIGHT - 16, "turn", "soft", anchor="middle"))
    middle = _y(0.5)
    upright = svg.text(20, middle, "own chance to win", "soft", anchor="middle")
    parts.append(svg.element("g", upright, transform=f"rotate(-90 20 {middle:.1f})"))
    return parts


def _legend(seat: Seat, name: str, left: float) -> list[str]:
    shown = name if len(name) <= 32 else name[:31] + "…"
    return [svg.line(_COLOURS[seat], left, 60, left + 34, 60, **_stroke(seat)), svg.text(left + 42, 65, shown)]


def _stroke(seat: Seat) -> dict[str, str]:
    return {"stroke_width": "2.5", "stroke_dasharray": _DASHES[seat]}


def _draw_account(account: Account, turns: int) -> list[str]:
    values = account.curve(turns)
    points = [(_x(turn, turns), _y(chance)) for turn, chance in enumerate(values)]
    parts = [svg.polyline(_COLOURS[account.seat], points, stroke_linejoin="round", **_stroke(account.seat))]
    parts.extend(_mark(account.seat, piece, values[piece.turn], turns) for piece in account.pieces if piece.name in ("blunder", "mistake"))
    return parts


def _mark(seat: Seat, piece: Piece, chance: float, turns: int) -> str:
    """A blunder as a large point with its sign, a mistake as a small one; both tell the move when pointed at."""
    x, y = _x(piece.turn, turns), _y(chance)
    best = f"; {piece.better[0].move} was best" if piece.better else ""
    told = f"Turn {piece.turn}, {seat}: {piece.text}, a {piece.name} that lost {piece.loss:.1%}{best}"
    large = piece.name == "blunder"
    dot = svg.element("circle", class_=f"f-{_COLOURS[seat]}", cx=x, cy=y, r=6 if large else 3.5)
    below = y + 20 < HEIGHT - BOTTOM  # the curve comes from above
    sign = svg.text(x, y + 20 if below else y - 10, "??", size=12, anchor="middle", bold=True) if large else ""
    return svg.element("g", svg.element("title", svg.clean(told)) + dot + sign)
