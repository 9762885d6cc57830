"""`tottenbury verify`: whether the cards and throws of a finished game follow from what was fixed before it."""

from __future__ import annotations

import argparse
from pathlib import Path

from tottenbury.core.errors import TottenburyError
from tottenbury.notation.record import Record
from tottenbury.notation.verifying import Check, verify_all
from tottenbury.terminal.arguments import add_json
from tottenbury.terminal.common import print_json, read_text

SCRIPT = Path(__file__).parents[1] / "check_deal.py"
"""A program that stands alone and imports nothing of ours: whoever does not trust us can read it, or write it anew."""


def add(parser: argparse.ArgumentParser) -> None:
    """The arguments of the command."""
    parser.description = "Derive every card and throw of a finished game again, from what its record says. See docs/fair-deals.md."
    parser.add_argument("file", nargs="?", metavar="FILE", help="a .duel record, or - for standard input")
    parser.add_argument("--commitment", metavar="HEX", help="the one that the table showed you before the first card")
    parser.add_argument("--text", metavar="TEXT", help="the one that you added to the deal")
    parser.add_argument("--script", action="store_true", help="print a short program that does the same without Tottenbury")
    add_json(parser)


def run(arguments: argparse.Namespace) -> int:
    """Check each game of a record, or print the program that does it without us."""
    if arguments.script:
        print(SCRIPT.read_text(encoding="utf-8"), end="")
        return 0
    if arguments.file is None:
        raise TottenburyError("verify which record? Type: tottenbury verify GAME.duel")
    games = Record.parse_all(read_text(arguments.file))
    found = [[*checks, *_as_remembered(game, arguments)] for game, checks in zip(games, verify_all(games), strict=True)]
    wrong = [[check for check in checks if not check.holds] for checks in found]
    if arguments.json:
        print_json(
            [
                {
                    "rulebook": game.book.id,
                    "fits": not missed,
                    "checked": len(checks),
                    "wrong": [{"what": check.what, "expected": check.expected, "found": check.found} for check in missed],
                }
                for game, checks, missed in zip(games, found, wrong, strict=True)
            ]
        )
        return int(any(wrong))
    for game, checks, missed in zip(games, found, wrong, strict=True):
        names = " against ".join(game.tags.get(seat, "?") for seat in ("South", "North"))
        print(f"{game.book.id}, {names}, {game.tags.get('Date', '?')}: {_verdict(len(checks), missed)}")
        for check in missed:
            print(f"  {check.what}: {check.found or 'nothing'}, but from the secret follows {check.expected or 'nothing'}")
        unmixed = [seat for seat in ("South", "North") if f"{seat}Text" not in game.tags]
        if unmixed and not missed:
            print(f"  {' and '.join(unmixed)} added no text of {'their' if len(unmixed) > 1 else 'his or her'} own.")
    return int(any(wrong))


def _verdict(number: int, missed: list[Check]) -> str:
    return f"{len(missed)} of {number} checks do not fit." if missed else f"everything fits ({number} checks)."


def _as_remembered(game: Record, arguments: argparse.Namespace) -> list[Check]:
    """What the players know from before the game."""
    checks = []
    if arguments.commitment is not None:
        checks.append(Check("the commitment that you saw", arguments.commitment.strip().lower(), game.tags["Commitment"]))
    if arguments.text is not None:
        texts = [game.tags[name] for name in ("SouthText", "NorthText") if name in game.tags]
        checks.append(Check("the text that you added", arguments.text, arguments.text if arguments.text in texts else " ".join(texts)))
    return checks
