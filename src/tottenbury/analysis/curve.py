"""The chances of both players over a game as a picture. SVG by our own hand."""

from __future__ import annotations

from collections.abc import Mapping
from html import escape

from tottenbury.analysis.cards import Account, GameAccounts, Piece
from tottenbury.table.seats import Seat

WIDTH, HEIGHT = 880, 460
LEFT, RIGHT, TOP, BOTTOM = 72, 24, 92, 60
"""What is left free around the curves."""

TICKS = 12
"""At most about so many turns are numbered."""

_STYLE = """
.c-ground { fill: #fdfcf7; } .c-text { fill: #24251d; } .c-soft { fill: #6a6b5c; } .c-line { stroke: #d8d6c4; } .c-half { stroke: #9a977c; }
.c-south { stroke: #33628f; } .c-north { stroke: #c2562d; } .f-south { fill: #33628f; } .f-north { fill: #c2562d; }
@media (prefers-color-scheme: dark) {
.c-ground { fill: #1c1d18; } .c-text { fill: #f0eee0; } .c-soft { fill: #a9a892; } .c-line { stroke: #3c3d33; } .c-half { stroke: #77765f; }
.c-south { stroke: #8fbce6; } .c-north { stroke: #ef8a5f; } .f-south { fill: #8fbce6; } .f-north { fill: #ef8a5f; }
}
"""

_DASHES = {Seat.SOUTH: "none", Seat.NORTH: "7 4"}
"""The curves differ by more than their colours."""


def draw_curve(game: GameAccounts, title: str, names: Mapping[Seat, str]) -> str:
    """Each player's chance at the start and after every turn, by what he could know, with his blunders and mistakes."""
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" width="{WIDTH}" height="{HEIGHT}" role="img" '
        'aria-labelledby="curve-title curve-told" font-family="Verdana, \'DejaVu Sans\', sans-serif" font-size="13">',
        f'<title id="curve-title">{_escaped(title)}</title>',
        f'<desc id="curve-told">{_escaped(_told(game, names))}</desc>',
        f"<style>{_STYLE}</style>",
        f'<rect class="c-ground" width="{WIDTH}" height="{HEIGHT}" rx="12"/>',
        _text(LEFT, 34, title, size=18, weight="bold"),
        *_axes(game.turns),
    ]
    for n, account in enumerate(game.accounts):
        parts.extend(_legend(account.seat, names[account.seat], LEFT + 340 * n))
        parts.extend(_draw_account(account, game.turns))
    return "\n".join([*parts, "</svg>\n"])


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
        kind = "c-half" if share == 0.5 else "c-line"
        parts.append(f'<line class="{kind}" x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{_y(share):.1f}" y2="{_y(share):.1f}"/>')
        parts.append(_text(LEFT - 8, _y(share) + 5, f"{share:.0%}", "c-soft", anchor="end"))
    step = next((step for step in (1, 2, 5, 10, 20, 50, 100) if turns / step <= TICKS), 200)
    numbered = range(0, turns + 1, step)
    parts.extend(_text(_x(turn, turns), HEIGHT - BOTTOM + 20, str(turn), "c-soft", anchor="middle") for turn in numbered)
    parts.append(_text((LEFT + WIDTH - RIGHT) / 2, HEIGHT - 16, "turn", "c-soft", anchor="middle"))
    middle = _y(0.5)
    parts.append(f'<g transform="rotate(-90 20 {middle:.1f})">{_text(20, middle, "own chance to win", "c-soft", anchor="middle")}</g>')
    return parts


def _legend(seat: Seat, name: str, left: float) -> list[str]:
    shown = name if len(name) <= 32 else name[:31] + "…"
    line = f'<line {_stroke(seat)} x1="{left}" x2="{left + 34}" y1="60" y2="60"/>'
    return [line, _text(left + 42, 65, shown)]


def _stroke(seat: Seat) -> str:
    return f'class="c-{str(seat).lower()}" stroke-width="2.5" stroke-dasharray="{_DASHES[seat]}" fill="none"'


def _draw_account(account: Account, turns: int) -> list[str]:
    values = account.curve(turns)
    points = " ".join(f"{_x(turn, turns):.1f},{_y(chance):.1f}" for turn, chance in enumerate(values))
    parts = [f'<polyline {_stroke(account.seat)} points="{points}" stroke-linejoin="round"/>']
    parts.extend(_mark(account.seat, piece, values[piece.turn], turns) for piece in account.pieces if piece.name in ("blunder", "mistake"))
    return parts


def _mark(seat: Seat, piece: Piece, chance: float, turns: int) -> str:
    """A blunder as a large point with its sign, a mistake as a small one; both tell the move when pointed at."""
    x, y = _x(piece.turn, turns), _y(chance)
    best = f"; {piece.better[0].move} was best" if piece.better else ""
    told = f"Turn {piece.turn}, {seat}: {piece.text}, a {piece.name} that lost {piece.loss:.1%}{best}"
    large = piece.name == "blunder"
    dot = f'<circle class="f-{str(seat).lower()}" cx="{x:.1f}" cy="{y:.1f}" r="{6 if large else 3.5}"/>'
    below = y + 20 < HEIGHT - BOTTOM  # the curve comes from above
    sign = _text(x, y + 20 if below else y - 10, "??", size=12, anchor="middle", weight="bold") if large else ""
    return f"<g><title>{_escaped(told)}</title>{dot}{sign}</g>"


def _text(x: float, y: float, words: str, kind: str = "c-text", size: int = 13, anchor: str = "start", weight: str = "normal") -> str:
    place = f'x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}"'
    return f'<text class="{kind}" {place} font-size="{size}" font-weight="{weight}">{_escaped(words)}</text>'


def _escaped(words: str) -> str:
    """Words as XML takes them; names may hold anything."""
    return escape("".join(letter if letter.isprintable() else " " for letter in words))
