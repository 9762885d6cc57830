"""What the arena found, in lines for people."""

from __future__ import annotations

from typing import Any

from tottenbury.arena.tournament import Standing
from tottenbury.core.rulebook import Rulebook
from tottenbury.core.seats import Seat
from tottenbury.terminal.games import presenter_of

WIDTH = 26


def match_lines(summary: dict[str, Any], book: Rulebook) -> list[str]:
    """A match, figure by figure."""
    one, other = summary["players"]
    pairs, seed = summary["pairs"], summary["seed"]
    budget = f", budget {summary['budget']}" if summary["budget"] else ""
    if not pairs:
        return [f"{summary['rulebook']}: {one} v {other}, nothing has been played{budget}"]
    seeds = f"seeds {seed} to {summary['last_seed']}"
    lines = [f"{summary['rulebook']}: {one} v {other}, {pairs} pairs ({summary['games']} games), {seeds}{budget}"]
    roles = {seat: presenter_of(book).role(seat) for seat in Seat}
    if one == other:
        lines.append("  a player against itself: every deal is played once, and only seats are compared")
        lines.append(_row(_seat_label("South", roles[Seat.SOUTH]), _share(summary["south"])))
    else:
        lines.append(_row(f"score of {one}", _share(summary["score"])))
        lines.append(_row("Elo", _elo(summary["elo"])))
        lines.append(_row("likelihood of superiority", f"{summary['superiority']:.1%}"))
        found = summary["pair_results"]
        counts = " ".join(map(str, found["counts"]))
        lines.append(_row("pairs", f"won {found['won']}, split {found['split']}, lost {found['lost']} (0 to 2 points: {counts})"))
        lines.extend(_sprt(summary["sprt"]) if "sprt" in summary else [])
        lines.append(_row(f"as {_seat_label('South', roles[Seat.SOUTH])}", _share(summary["as_south"])))
        lines.append(_row(f"as {_seat_label('North', roles[Seat.NORTH])}", _share(summary["as_north"])))
    lines.append(_row("first seat", _share(summary["first_seat"])))
    for name, thinking in zip(summary["players"], summary["thinking"], strict=False):
        if thinking["moves"]:
            lines.append(_row(f"{name} thinks", f"{thinking['ms_mean']:.3g} ms a move, at most {thinking['ms_slowest']:.3g} ms"))
    winners = ("South", "North") if one == other else (one, other)
    for name, reasons in zip(winners, summary["reasons"], strict=True):
        if reasons:
            lines.append(_row(f"{name} wins", ", ".join(f"{reason} {count}" for reason, count in reasons.items())))
    lines.extend(_row("forfeit", f"{count} x {what}") for what, count in summary["forfeits"].items())
    if summary["draws"]:
        lines.append(_row("draws", str(summary["draws"])))
    turns = summary["turns"]
    if turns["mean"] is not None:
        told = f"{turns['mean']:.1f} on average, {turns['shortest']} to {turns['longest']}; {summary['decisions_mean']:.1f} decisions"
        lines.append(_row("turns", told))
    return lines


def _row(label: str, text: str) -> str:
    return f"  {label:<{WIDTH}} {text}"


def _seat_label(seat: str, role: str) -> str:
    return f"{seat}, {role}" if role else seat


def _share(share: dict[str, Any]) -> str:
    return f"{share['mean']:6.1%}  (95 %: {share['low']:.1%} to {share['high']:.1%})"


def _elo(elo: dict[str, float | None]) -> str:
    if elo["mean"] is None:
        return f"above {elo['low']:+.0f}" if elo["low"] is not None else f"below {elo['high']:+.0f}"
    low, high = ("without end" if elo[key] is None else f"{elo[key]:+.0f}" for key in ("low", "high"))
    return f"{elo['mean']:+6.0f}  (95 %: {low} to {high})"


def _sprt(test: dict[str, Any]) -> list[str]:
    low, high = test["bounds"]
    words = {"accepted": f"better by {test['elo1']:g} rather than {test['elo0']:g} Elo", None: "undecided"}
    decision = words.get(test["decision"], f"better by {test['elo0']:g} rather than {test['elo1']:g} Elo")
    return [_row("sequential test", f"{decision} (ratio {test['log_likelihood_ratio']:+.2f}, bounds {low:.2f} and {high:.2f})")]


def standing_lines(table: Standing) -> list[str]:
    """A cross table: rating with interval, then the row's score against each column in per cent."""
    width = max(12, *(len(name) for name in table.players))
    lines = [f"{table.rulebook}: {table.pairs} pairs; Elo against the average of all, then scores in %"]
    heads = "".join(f"{number:>7}" for number in range(1, len(table.players) + 1))
    lines.append(f"     {'':<{width}}{'Elo':>7}  {'95 %':^14}{heads}")
    for number, name in enumerate(table.players, start=1):
        rating = table.ratings[name]
        interval = f"{rating.low:+.0f} to {rating.high:+.0f}"
        cells = "".join(f"{_cell(table, name, other):>7}" for other in table.players)
        lines.append(f"{number:>3}  {name:<{width}}{rating.elo:>+7.0f}  {interval:^14}{cells}")
    return lines


def _cell(table: Standing, row: str, column: str) -> str:
    found = table.cross.get((row, column))
    return "-" if found is None or found.mean is None else f"{100 * found.mean:.1f}"
