"""Options that several commands have, and the commands of the arena."""

from __future__ import annotations

import argparse
import os
from typing import TYPE_CHECKING

from tottenbury.library import rulebooks

SERVE_HOST, SERVE_PORT = "127.0.0.1", 8190
"""Where the game is served unless somebody says otherwise."""

if TYPE_CHECKING:
    Commands = argparse._SubParsersAction[argparse.ArgumentParser]


def count(text: str) -> int:
    """A whole number above zero."""
    try:
        number = int(text)
    except ValueError:
        number = 0
    if number < 1:
        raise argparse.ArgumentTypeError(f"a whole number above zero is expected, not {text!r}")
    return number


def whole(text: str) -> int:
    """A whole number, zero included."""
    if not text.isdecimal():
        raise argparse.ArgumentTypeError(f"a whole number is expected, not {text!r}")
    return int(text)


def add_rulebook(parser: argparse.ArgumentParser) -> None:
    """By which rules."""
    parser.add_argument("--rulebook", default=rulebooks()[0], metavar="ID", help="by which rules (see `tottenbury rulebooks`)")


def add_json(parser: argparse.ArgumentParser) -> None:
    """For programs."""
    parser.add_argument("--json", action="store_true", help="print JSON for programs")


def add_arena(commands: Commands) -> None:
    """The commands that measure players; docs/arena.md tells how."""
    match = commands.add_parser(
        "match",
        help="measure two players against each other",
        description="Measure two players against each other: every deal is played twice, with the seats exchanged. See docs/arena.md.",
    )
    match.add_argument("player_a", metavar="A", help="an opponent, perhaps with a budget of its own: greedy, search:100ms")
    match.add_argument("player_b", metavar="B")
    add_rulebook(match)
    match.add_argument("--pairs", type=count, default=100, metavar="N", help="how many deals (default: 100)")
    _add_measuring(match)
    match.add_argument("--sprt", type=float, nargs=2, metavar=("ELO0", "ELO1"), help="stop when the sequential test decides between them")
    match.add_argument("--out", metavar="FILE", help="keep every pair as a line of JSON; a match that was interrupted goes on from there")
    add_json(match)

    tournament = commands.add_parser(
        "tournament",
        help="a round robin of several players",
        description="Play the round robin that a TOML file describes, and print its cross table with ratings. See docs/arena.md.",
    )
    tournament.add_argument("file", metavar="FILE", help="the tournament in TOML (- for standard input)")
    _add_processes(tournament)
    tournament.add_argument("--out", metavar="DIR", help="keep the results of every match there; goes on from there if interrupted")
    tournament.add_argument("--html", metavar="FILE", help="write the table as a page")
    tournament.add_argument("--svg", metavar="FILE", help="write the table as a picture")
    add_json(tournament)

    ladder = commands.add_parser(
        "ladder",
        help="measure the house's own players in every rulebook",
        description="Measure the house's own players against one another, and each against itself for the balance of the game.",
    )
    ladder.add_argument("--rulebook", action="append", metavar="ID", help="only this one; may be repeated (default: all)")
    ladder.add_argument("--players", metavar="A,B,...", help="these players, from the bottom up (default: the rungs of the house)")
    ladder.add_argument("--pairs", type=count, default=100, metavar="N", help="how many deals in every match (default: 100)")
    _add_measuring(ladder)
    ladder.add_argument("--out", metavar="DIR", required=True, help="keep the results of every match there; goes on from there")
    ladder.add_argument("--markdown", metavar="FILE", help="write the page from what is there (default: print it)")
    ladder.add_argument("--no-play", action="store_true", help="only write the page from what is there")


def _add_measuring(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--budget", metavar="B", help="time or simulations a move for players that name none: 100ms, 1s, 2000n")
    parser.add_argument("--seed", type=whole, default=0, metavar="N", help="seed of the first deal; the next ones count up")
    _add_processes(parser)


def _add_processes(parser: argparse.ArgumentParser) -> None:
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    parser.add_argument("--processes", type=count, default=cores, metavar="P", help=f"how many play at once (default: {cores}, the cores)")
    parser.add_argument("--any-commit", action="store_true", help="go on with results that an older or newer Tottenbury began")


def add_serve(commands: Commands) -> None:
    """The command that serves others; docs/server.md tells more."""
    serve = commands.add_parser(
        "serve",
        help="serve the game to browsers and bots",
        description="Serve the game: people play each other and the computer, and every move is kept before it is answered.",
    )
    serve.add_argument("--host", default=SERVE_HOST, metavar="ADDRESS", help=f"listen on this address (default: {SERVE_HOST})")
    serve.add_argument("--port", type=whole, default=SERVE_PORT, metavar="N", help=f"and this port; 0: a free one (default: {SERVE_PORT})")
    serve.add_argument(
        "--data", metavar="FILE|URL", help="where games are kept: an SQLite file (default: in your data folder), or postgresql://..."
    )
    serve.add_argument("--open", action="store_true", default=False, help="open the browser when ready")
    serve.add_argument("--origin", action="append", default=[], metavar="URL", help="pages of this origin may use the server, too")
    serve.add_argument(
        "--host-name", action="append", default=[], metavar="NAME", help="answer to this name, such as example.org; may be repeated"
    )
    serve.add_argument("--proxy", default="", metavar="ADDRESSES", help="believe these proxies about clients' addresses")
    serve.add_argument("--no-build", action="store_true", help="build no missing libraries in the background")
    serve.add_argument("--limits", choices=["on", "off"], default="on", help="off: no limits for addresses, for measurements")


def add_build(commands: Commands) -> None:
    """The command that builds libraries; nothing but speed depends on them."""
    build = commands.add_parser(
        "build",
        help="build the libraries that make everything fast",
        description="Build the libraries that make everything fast here, as far as they are missing. It takes a few minutes.",
    )
    build.add_argument("--family", action="append", metavar="F", help="only this family of rulebooks; may be repeated (default: all)")
    build.add_argument("--target", action="append", metavar="T", help="for this kind of machine; may be repeated (default: this one)")
    build.add_argument("--out", metavar="DIR", help="into this folder (default: your cache folder, where they are found)")
    build.add_argument("--again", action="store_true", help="also those that are there already")
    build.add_argument("--list", action="store_true", help="only say which there are, and where they lie")


def add_analyse(commands: Commands) -> None:
    """The command that judges positions and games; docs/analysis.md tells how to read it."""
    analyse = commands.add_parser(
        "analyse",
        help="judge a position or a game: chances, what each choice lost, luck and skill",
        description="Judge a position or a recorded game: a card game by a net, the tug of war exactly. See docs/analysis.md.",
    )
    analyse.add_argument("what", metavar="POSITION|FILE", help="a position, or a .duel record (- for standard input)")
    analyse.add_argument("--round", type=count, metavar="N", default=1, help="which game of a match (default: the first)")
    analyse.add_argument("--all", action="store_true", help="print every better move, in the tug of war every way to use a throw")
    analyse.add_argument("--net", metavar="FILE", help="judge a card game by this net (default: the one that comes with Tottenbury)")
    analyse.add_argument("--svg", metavar="FILE", help="draw the chances of both players over a card game")
    add_json(analyse)


def add_equilibrium(commands: Commands) -> None:
    """The command that solves a small edition; docs/research/equilibria.md tells how."""
    solving = commands.add_parser(
        "equilibrium",
        help="solve a small edition, and measure how exploitable a player is",
        description="Solve a small edition with OpenSpiel's CFR+. See docs/research/equilibria.md.",
    )
    solving.add_argument("edition", metavar="EDITION.toml", help="an edition file, or the name of a shipped one, such as mini-one")
    solving.add_argument("--iterations", type=count, default=1000, metavar="N", help="stop after so many at the latest (default: 1000)")
    solving.add_argument("--target", type=share, default=1e-3, metavar="E", help="stop below this exploitability (default: 1e-3)")
    solving.add_argument("--first", choices=["S", "N", "lot"], default="S", help="who begins (default: S)")
    solving.add_argument("--opponent", metavar="NAME", action="append", help="measure this player, too; may be given more than once")
    solving.add_argument("--seeds", type=count, default=1, metavar="K", help="ask a player so many times, with other seeds (default: 1)")
    solving.add_argument("--limit", type=count, default=500_000, metavar="N", help="the largest tree, in nodes (default: 500,000)")
    solving.add_argument("--efg", metavar="FILE", help="write the tree as extensive-form text")
    add_json(solving)


def share(text: str) -> float:
    """A number above 0 and below 1."""
    try:
        number = float(text)
    except ValueError:
        number = 0.0
    if not 0 < number < 1:
        raise argparse.ArgumentTypeError(f"a number between 0 and 1 is expected, not {text!r}")
    return number


def add_train(commands: Commands) -> None:
    """The command that trains nets; docs/learning.md tells how."""
    train = commands.add_parser(
        "train",
        help="let a net learn a rulebook by playing against itself",
        description="Let a net learn a rulebook by playing against itself, on the processor alone. See docs/learning.md.",
    )
    train.add_argument("rulebook", nargs="?", metavar="RULEBOOK", help="which rulebook; those of its family share the net")
    train.add_argument("--minutes", type=positive, metavar="M", help="how long the self-play lasts (default: 30)")
    train.add_argument("--games", type=count, metavar="N", help="or how many games it has; then the same seed gives the same net")
    train.add_argument("--teach", type=whole, default=0, metavar="R", help="rounds with the search as teacher afterwards (default: none)")
    train.add_argument("--rate", type=share, default=3e-4, metavar="R", help="the learning rate in the beginning (default: 0.0003)")
    train.add_argument("--sparring", type=whole, default=0, metavar="K", help="play one in K games against greedy (default: none)")
    start = "begin with this net; the same game's without tactic cards will do, too"
    train.add_argument("--start", metavar="NET", help=start)
    against = "learn only to beat this net, `learned` or a file: how far can it be exploited?"
    train.add_argument("--against", metavar="NET", help=against)
    train.add_argument("--threads", type=count, default=2, metavar="T", help="the net does not depend on it (default: 2)")
    train.add_argument("--seed", type=whole, default=1, metavar="N")
    train.add_argument("--out", metavar="DIR", help="the folder for everything (default: training- and the net's name)")
    train.add_argument("--resume", metavar="DIR", help="go on with a training that was interrupted")
    train.add_argument("--pairs", type=count, default=200, metavar="N", help="pairs against greedy at each look (default: 200)")
    train.add_argument("--gate", type=count, default=2000, metavar="N", help="pairs of each match at the gate (default: 2000)")
    calibrating = "fresh games to check the calibration with, fitted on a third as many (default: 20,000; 0: none)"
    train.add_argument("--calibrate", type=whole, default=20_000, metavar="N", help=calibrating)
    train.add_argument("--every", type=positive, default=60.0, metavar="S", help="seconds between two looks (default: 60)")
    train.add_argument("--ship", action="store_true", help="put an accepted net among those that come with the package")


def positive(text: str) -> float:
    """A number above 0."""
    try:
        number = float(text)
    except ValueError:
        number = 0.0
    if not 0 < number < float("inf"):
        raise argparse.ArgumentTypeError(f"a number above zero is expected, not {text!r}")
    return number
