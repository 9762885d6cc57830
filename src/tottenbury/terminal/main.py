"""The command line: `tottenbury COMMAND ...`."""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Sequence

from tottenbury import __version__
from tottenbury.library import rulebooks
from tottenbury.opponents.naming import LEVELS, OPPONENTS
from tottenbury.table.errors import TottenburyError
from tottenbury.table.rulebook import LIBRARY
from tottenbury.terminal.options import (
    add_analyse,
    add_arena,
    add_build,
    add_equilibrium,
    add_json,
    add_rulebook,
    add_serve,
    add_train,
    count,
    whole,
)

OK, FAILED, BAD_INPUT, INTERRUPTED, PIPE_CLOSED = 0, 1, 2, 130, 141
"""Exit codes."""


def build_parser() -> argparse.ArgumentParser:
    """All commands with their options."""
    parser = argparse.ArgumentParser(
        prog="tottenbury",
        description="The Scottish border duels, exactly played. Unofficial. Without a command: serve the game here and open the browser.",
        epilog="A POSITION is one line of notation in quotes, or - to read it from standard input. See docs/notation.md.",
    )
    parser.add_argument("--version", action="version", version=f"tottenbury {__version__}")
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", required=True)

    listing = commands.add_parser("rulebooks", help="list the rulebooks")
    add_json(listing)

    play = commands.add_parser("play", help="play in the terminal", description="Play in the terminal, line by line.")
    add_rulebook(play)
    levels, others = ", ".join(LEVELS), ", ".join(OPPONENTS)
    players = f"human; a level: {levels}; an opponent: {others}, search:2s; or cmd:COMMAND for a bot of your own"
    play.add_argument("--south", default="human", metavar="PLAYER", help=f"{players} (default: human)")
    play.add_argument("--north", default="normal", metavar="PLAYER", help="the same for North (default: normal)")
    play.add_argument("--first", choices=["S", "N"], help="who begins (default: the lot decides)")
    play.add_argument(
        "--match",
        default="single",
        metavar="FORMAT",
        help="single, series, series:N or feud:N; in the siege revenge, in the tug of war rematch",
    )
    play.add_argument(
        "--tie", choices=["shared", "extra_game"], default="shared", help="a feud or series with equal points (default: shared)"
    )
    play.add_argument("--decider", choices=["one_game", "new_pair"], default="one_game", help="after an equal revenge (default: one_game)")
    splits = ["second_decides", "draw", "decider"]
    play.add_argument("--split", choices=splits, default=splits[0], help="a rematch with a win each (default: second_decides)")
    play.add_argument("--seed", type=whole, metavar="N", help="the same number gives the same cards (default: a new one)")
    play.add_argument("--position", metavar="POSITION", help="begin from this position instead of a fresh deal")
    play.add_argument("--record", metavar="FILE", help="keep the game in this file, up to date after every move")
    play.add_argument("--language", choices=["en", "de", "nl"], default="en", help="language of the formations' names")

    show = commands.add_parser("show", help="draw a position")
    show.add_argument("position", metavar="POSITION")
    show.add_argument("--seat", choices=["S", "N", "spectator"], help="as this seat may see it")
    add_json(show)

    moves = commands.add_parser("moves", help="list the legal moves of a position")
    moves.add_argument("position", metavar="POSITION")
    add_json(moves)

    prove = commands.add_parser("prove", help="prove or refute a claim")
    prove.add_argument("position", metavar="POSITION")
    prove.add_argument("stone", type=count, metavar="STONE", help="the stone or tile, counted from 1")
    prove.add_argument("--seat", choices=["S", "N"], help="who claims (default: whose turn it is)")
    prove.add_argument("--exit-code", action="store_true", help="exit with 1 if the claim is refuted")
    add_json(prove)

    hint = commands.add_parser("hint", help="say what a strong player would do in a position")
    hint.add_argument("position", metavar="POSITION", help="what is hidden from the mover is not looked at")
    hint.add_argument("--budget", metavar="B", help="how long to think: 100ms, 1s, or 2000n for simulations (default: 1s)")
    hint.add_argument("--opponent", metavar="NAME", help="whom to ask (default: search; in the tug of war perfect)")
    hint.add_argument("--number", type=count, default=5, metavar="N", help="how many moves to print (default: 5)")
    hint.add_argument(
        "--seed", type=whole, default=0, metavar="N", help="the same number, with a budget of simulations, gives the same answer"
    )
    add_json(hint)

    replay = commands.add_parser("replay", help="show a recorded game")
    replay.add_argument("file", metavar="FILE", help="a .duel record, or - for standard input")
    replay.add_argument("--turn", type=whole, metavar="N", help="the position after turn N (0: the start)")
    replay.add_argument("--seat", choices=["S", "N", "spectator"], help="as this seat saw it")
    replay.add_argument("--round", type=count, metavar="N", default=1, help="which game of a match (default: the first)")
    add_json(replay)

    verify = commands.add_parser(
        "verify",
        help="check that nobody chose the cards of a finished game",
        description="Derive every card and throw of a finished game again, from what its record says. See docs/fair-deals.md.",
    )
    verify.add_argument("file", nargs="?", metavar="FILE", help="a .duel record, or - for standard input")
    verify.add_argument("--commitment", metavar="HEX", help="the one that the table showed you before the first card")
    verify.add_argument("--text", metavar="TEXT", help="the one that you added to the deal")
    verify.add_argument("--script", action="store_true", help="print a short program that does the same without Tottenbury")
    add_json(verify)

    simulate = commands.add_parser("simulate", help="let computers play many games")
    add_rulebook(simulate)
    simulate.add_argument("--games", type=count, default=1000, metavar="N")
    simulate.add_argument("--south", default="random", metavar="PLAYER", help=f"{levels}, {others}, or cmd:COMMAND")
    simulate.add_argument("--north", default="random", metavar="PLAYER")
    limit = "stop a game after so many turns and count it as drawn (default: 10,000 in the tug of war)"
    simulate.add_argument("--turn-limit", type=count, metavar="N", help=limit)
    simulate.add_argument("--seed", type=whole, default=0, metavar="N", help="seed of the first game; the next ones count up")
    add_json(simulate)

    add_arena(commands)
    add_serve(commands)

    perft = commands.add_parser("perft", help="count the sequences of decisions from a position")
    perft.add_argument("position", metavar="POSITION")
    perft.add_argument("depth", type=whole, metavar="DEPTH")
    perft.add_argument("--divide", action="store_true", help="count behind each first move")
    add_json(perft)

    add_analyse(commands)

    solve = commands.add_parser("solve", help="solve the tug of war", description="Solve the tug of war; see docs/tug-solution.md.")
    solve.add_argument("game", metavar="tug")
    solve.add_argument("--cap", type=count, default=24, metavar="N", help="the most athletes a side (default: 24)")
    solve.add_argument("--weakened", type=whole, default=0, metavar="W", help="how many weakened ones are counted (default: 0)")
    solve.add_argument("--free", action="store_true", help="with the option free_assignment")
    solve.add_argument("--later", action="store_true", help="with the option weak_next_turn")
    solve.add_argument("--both", action="store_true", help="with the option reroll_source=both")
    solve.add_argument("--goal", type=float, default=1e-9, metavar="R", help="the residual to reach (default: 1e-9)")
    solve.add_argument("--threads", type=count, default=2, metavar="T")
    solve.add_argument("--out", metavar="FILE", help="where the table goes (default: the user's data folder, where `perfect` finds it)")
    solve.add_argument("--checkpoints", metavar="DIR", help="where unfinished work is kept and taken up again")
    solve.add_argument("--certify", action="store_true", help="prove bounds for the game without cap, as long as that takes")
    solve.add_argument("--check", type=whole, default=0, metavar="N", help="only play N games by the table, and compare")
    solve.add_argument("--findings", action="store_true", help="only print what the table tells about the game")
    solve.add_argument("--seed", type=whole, default=1, metavar="N", help="seed for --check")
    add_json(solve)

    add_equilibrium(commands)
    add_train(commands)

    engine = commands.add_parser(
        "engine",
        help="speak the engine protocol, for other programs",
        description="Speak the engine protocol over standard input and output; see docs/engine-protocol.md.",
    )
    engine.add_argument("--opponent", default="search", metavar="NAME", help=f"{levels}, {others} (default: search)")
    engine.add_argument(
        "--seed", type=whole, default=0, metavar="N", help="seed of its choices, until `newgame` gives another (default: 0)"
    )

    add_build(commands)

    bench = commands.add_parser("bench", help="measure the speed of this machine")
    bench.add_argument("--rulebook", metavar="ID", help="only this one (default: all)")
    bench.add_argument("--seconds", type=float, default=2.0, metavar="S", help="how long each measurement runs (default: 2)")
    add_json(bench)
    return parser


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command; the answer is the exit code."""
    given = sys.argv[1:] if argv is None else list(argv)
    arguments = build_parser().parse_args(given or ["serve", "--open"])
    try:
        code = _run(arguments)
        sys.stdout.flush()
    except TottenburyError as error:
        print(f"tottenbury: {error}", file=sys.stderr)
        return BAD_INPUT
    except BrokenPipeError:
        # The reader has gone; give Python nothing to flush on its way out.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return PIPE_CLOSED
    except OSError as error:
        print(f"tottenbury: {error.filename or ''}: {error.strerror or error}", file=sys.stderr)
        return BAD_INPUT if isinstance(error, FileNotFoundError) else FAILED
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return INTERRUPTED
    return code


def _list_rulebooks(as_json: bool) -> int:
    titles = {name: LIBRARY.title(name) for name in rulebooks()}
    if as_json:
        print(json.dumps([{"id": name, "title": title} for name, title in titles.items()], indent=2))
    else:
        for name, title in titles.items():
            print(f"{name:<24}{title}")
    return OK


def _run(arguments: argparse.Namespace) -> int:
    # Each command imports what it needs: listing the rulebooks should not wait for the server.
    if arguments.command == "rulebooks":
        return _list_rulebooks(arguments.json)
    if arguments.command == "play":
        from tottenbury.terminal.play import play

        return play(arguments)
    if arguments.command == "serve":
        from tottenbury.terminal.serve import serve_here

        return serve_here(arguments)
    if arguments.command == "simulate":
        from tottenbury.terminal.simulate import simulate

        return simulate(arguments)
    if arguments.command in ("match", "tournament", "ladder"):
        from tottenbury.terminal import arena

        return arena.run(arguments)
    if arguments.command == "verify":
        from tottenbury.terminal.verify import verify

        return verify(arguments)
    if arguments.command == "hint":
        from tottenbury.terminal.hint import hint

        return hint(arguments)
    if arguments.command == "analyse":
        from tottenbury.terminal.analyse import analyse

        return analyse(arguments)
    if arguments.command == "solve":
        from tottenbury.terminal.solve import solve_tug

        return solve_tug(arguments)
    if arguments.command == "equilibrium":
        from tottenbury.terminal.equilibrium import equilibrium

        return equilibrium(arguments)
    if arguments.command == "train":
        from tottenbury.terminal.train import train

        return train(arguments)
    if arguments.command == "engine":
        from tottenbury.terminal.engine import engine

        return engine(arguments)
    if arguments.command == "build":
        from tottenbury.terminal.build import build_here

        return build_here(arguments)
    if arguments.command == "bench":
        from tottenbury.terminal.bench import bench

        return bench(arguments)
    from tottenbury.terminal import commands

    run = getattr(commands, arguments.command)
    return int(run(arguments))


if __name__ == "__main__":
    sys.exit(main())
