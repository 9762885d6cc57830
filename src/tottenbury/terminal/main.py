"""The command line: `tottenbury COMMAND ...`."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Collection, Sequence

from tottenbury import __version__
from tottenbury.core.errors import TottenburyError
from tottenbury.terminal.arguments import HelpFormatter
from tottenbury.terminal.commands import COMMANDS, load
from tottenbury.terminal.common import BAD_INPUT, FAILED, INTERRUPTED, PIPE_CLOSED


def build_parser(loaded: Collection[str] = ()) -> argparse.ArgumentParser:
    """All commands by their names; those that are loaded with their arguments."""
    parser = argparse.ArgumentParser(
        prog="tottenbury",
        description="The Scottish border duels, exactly played. Unofficial. Without a command: serve the game here and open the browser.",
        epilog="A POSITION is one line of notation in quotes, or - to read it from standard input. See docs/notation.md.",
    )
    parser.add_argument("--version", action="version", version=f"tottenbury {__version__}")
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", required=True)
    for name, purpose in COMMANDS.items():
        command = commands.add_parser(name, help=purpose, formatter_class=HelpFormatter)
        if name in loaded:
            load(name).add(command)
    return parser


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command; returns the exit code."""
    given = (sys.argv[1:] if argv is None else list(argv)) or ["serve", "--open"]
    # Only the command that was asked for is imported: listing the rulebooks should not wait for the server.
    named = next((word for word in given if not word.startswith("-")), "")
    try:
        arguments = build_parser([named]).parse_args(given)
        code = load(arguments.command).run(arguments)
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


if __name__ == "__main__":
    sys.exit(main())
