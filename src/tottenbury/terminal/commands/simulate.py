"""`tottenbury simulate`: many games between computers, counted honestly."""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Iterator
from contextlib import closing, nullcontext
from typing import Any, NamedTuple

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from tottenbury.arena.playing import play_game
from tottenbury.arena.statistics import Z95, wilson
from tottenbury.core.errors import TottenburyError
from tottenbury.core.game import Outcome
from tottenbury.core.rulebook import Rulebook
from tottenbury.core.seats import Seat
from tottenbury.library import rulebook
from tottenbury.opponents.naming import LEVELS, OPPONENTS, opponent
from tottenbury.terminal.arguments import add_json, add_rulebook, count, whole
from tottenbury.terminal.common import FAILED, INTERRUPTED, print_json
from tottenbury.terminal.libraries import build_first

CHUNK = 500
MANY, MANY_RANDOM = 100, 20_000
"""From how many games on it is worth while to build missing libraries first; random players play theirs in no time."""

SHOWN_REASONS = 5
"""How many different reasons for forfeits are told; the others are counted."""


def add(parser: argparse.ArgumentParser) -> None:
    """The arguments of the command."""
    add_rulebook(parser)
    players = f"{', '.join([*LEVELS, *OPPONENTS])}, or cmd:COMMAND"
    parser.add_argument("--games", type=count, default=1000, metavar="N", help="how many games")
    parser.add_argument("--south", default="random", metavar="PLAYER", help=players)
    parser.add_argument("--north", default="random", metavar="PLAYER", help="the same for North")
    limit = "stop a game after this many turns and count it as drawn (default: 10,000 in the tug of war, else none)"
    parser.add_argument("--turn-limit", type=count, metavar="N", help=limit)
    parser.add_argument("--seed", type=whole, default=0, metavar="N", help="seed of the first game; the next ones count up")
    add_json(parser)


class Game(NamedTuple):
    """What is counted of a game."""

    outcome: Outcome
    first: Seat
    turns: int
    decisions: int
    forfeit: str | None = None
    """What the loser did, if it lost by its own fault."""


def play_games(book: Rulebook, south: str, north: str, seed: int, games: int) -> Iterator[Game]:
    """Games with the seeds seed, seed + 1, ...; the lot of each seed says who begins."""
    if south == north == "random":  # one loop plays the very same games
        for start in range(0, games, CHUNK):
            yield from (Game(*game) for game in book.game.random_games(seed + start, min(CHUNK, games - start)))
        return
    for game_seed in range(seed, seed + games):
        with closing(opponent(south, game_seed)) as at_south, closing(opponent(north, game_seed)) as at_north:
            game = play_game(book.deal(game_seed), {Seat.SOUTH: at_south, Seat.NORTH: at_north})
        yield Game(game.outcome, game.first, game.turns, game.decisions, game.forfeit)


def run(arguments: argparse.Namespace) -> int:
    """Play, count, report."""
    book = rulebook(arguments.rulebook)
    for name in (arguments.south, arguments.north):
        opponent(name).check_plays(book)  # a player that does not fit is refused before anything is built
    if arguments.turn_limit is not None:
        book.game.turn_limit = arguments.turn_limit  # it belongs to this run, not to the rules (D-71)
    if arguments.games >= (MANY_RANDOM if arguments.south == arguments.north == "random" else MANY):
        build_first(book)
    played: list[Game] = []
    interrupted, given_up = False, ""
    progress = _progress(arguments.json)
    with progress or nullcontext():
        task = progress.add_task(f"{arguments.south} v {arguments.north}", total=arguments.games) if progress else None
        try:
            for game in play_games(book, arguments.south, arguments.north, arguments.seed, arguments.games):
                played.append(game)
                if progress and task is not None:
                    progress.update(task, completed=len(played))
        except KeyboardInterrupt:
            interrupted = True
        except TottenburyError as error:  # a bot that never greets: what was played counts
            given_up = str(error)
    summary = _summary(arguments, played)
    if arguments.json:
        print_json(summary)
    else:
        _print(summary)
    if interrupted:
        print(f"Interrupted after {len(played)} of {arguments.games} games.", file=sys.stderr)
    if given_up:
        print(f"tottenbury: after {len(played)} of {arguments.games} games: {given_up}", file=sys.stderr)
    return INTERRUPTED if interrupted else FAILED if given_up else 0


def _progress(quiet: bool) -> Progress | None:
    console = Console(stderr=True)
    if quiet or not console.is_terminal:
        return None
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=console, transient=True)


def _share(wins: float, games: int) -> dict[str, Any]:
    low, high = wilson(wins / games, games, Z95) if games else (0.0, 1.0)
    return {"score": wins, "share": wins / games if games else None, "low": low, "high": high}


def _summary(arguments: argparse.Namespace, played: list[Game]) -> dict[str, Any]:
    games = len(played)
    draws = sum(game.outcome.winner is None for game in played)

    def score(seats: list[Seat]) -> float:
        return sum(game.outcome.winner is seat for game, seat in zip(played, seats, strict=True)) + draws / 2

    turns = sorted(game.turns for game in played)
    return {
        "rulebook": arguments.rulebook,
        "south": {"player": arguments.south, **_share(score([Seat.SOUTH] * games), games)},
        "north": {"player": arguments.north, **_share(score([Seat.NORTH] * games), games)},
        "first_seat": _share(score([game.first for game in played]), games),
        "games": games,
        "draws": draws,
        "seed": arguments.seed,
        "turns": {
            "mean": sum(turns) / games if games else None,
            "shortest": turns[0] if turns else None,
            "longest": turns[-1] if turns else None,
        },
        "decisions_mean": sum(game.decisions for game in played) / games if games else None,
        "reasons": dict(Counter(str(game.outcome) for game in played).most_common()),
        "forfeits": dict(Counter(game.forfeit for game in played if game.forfeit is not None).most_common()),
    }


def _print(summary: dict[str, Any]) -> None:
    games = summary["games"]
    print(f"{summary['rulebook']}: {games} games, seeds {summary['seed']} to {summary['seed'] + max(0, games - 1)}")
    if not games:
        return

    labels = [f"South {summary['south']['player']}", f"North {summary['north']['player']}", "who began"]
    width = max(18, *(len(label) + 1 for label in labels))

    def line(label: str, share: dict[str, Any]) -> str:
        return f"  {label:<{width}}{share['score']:>9g}  {share['share']:7.2%}  (95 %: {share['low']:.2%} to {share['high']:.2%})"

    for label, share in zip(labels, (summary["south"], summary["north"], summary["first_seat"]), strict=True):
        print(line(label, share))
    if summary["draws"]:
        print(f"  {'draws':<{width}}{summary['draws']:>9}")
    turns = summary["turns"]
    print(f"  turns: {turns['mean']:.1f} on average, {turns['shortest']} to {turns['longest']}; {summary['decisions_mean']:.1f} decisions")
    print("  ends: " + ", ".join(f"{reason} {times}" for reason, times in summary["reasons"].items()))
    forfeits = list(summary["forfeits"].items())
    for reason, times in forfeits[:SHOWN_REASONS]:
        print(f"  forfeited {'once' if times == 1 else f'{times} times'}: {reason}")
    if others := sum(times for _, times in forfeits[SHOWN_REASONS:]):
        print(f"  forfeited for other reasons: {others}")
