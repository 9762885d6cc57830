"""`tottenbury prove`: whether a claim holds, or what refutes it."""

from __future__ import annotations

import argparse

from tottenbury.terminal.arguments import add_json, add_position, count
from tottenbury.terminal.common import formation_json, print_json, read_position, seat_of
from tottenbury.terminal.games import presenter_of


def add(parser: argparse.ArgumentParser) -> None:
    """The arguments of the command."""
    add_position(parser)
    parser.add_argument("stone", type=count, metavar="STONE", help="the stone or tile, counted from 1")
    parser.add_argument("--seat", choices=["S", "N"], help="who claims (default: whose turn it is)")
    parser.add_argument("--exit-code", action="store_true", help="exit with 1 if the claim is refuted")
    add_json(parser)


def run(arguments: argparse.Namespace) -> int:
    """Prove or refute a claim."""
    situation = read_position(arguments.position)
    proof = situation.prove(arguments.stone, seat_of(arguments.seat))
    place = presenter_of(situation.book).place
    if arguments.json:
        print_json(
            {
                "position": str(situation),
                place: proof.place,
                "claimant": proof.claimant.letter,
                "holds": proof.holds,
                "reason": proof.reason,
                "formation": formation_json(proof.formation),
                "best": formation_json(proof.best),
                "added": list(proof.added),
                "counter": formation_json(proof.counter),
            }
        )
    else:
        has = f"{proof.claimant} has {proof.formation}. " if proof.formation else ""
        verdict = "proven" if proof.holds else "refuted"
        print(f"{place.capitalize()} {proof.place}: {verdict}. {has}{proof.reason[0].upper()}{proof.reason[1:]}.")
    return int(arguments.exit_code and not proof.holds)
