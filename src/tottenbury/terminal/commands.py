"""The commands that answer one question: show, moves, prove, replay, perft."""

from __future__ import annotations

import argparse
from typing import Any

from tottenbury.notation.record import Record
from tottenbury.table.errors import TottenburyError
from tottenbury.table.position import Position, View
from tottenbury.terminal.common import formation_json, output, print_json, read_position, read_text, seat_of
from tottenbury.terminal.face import face_of


def _seen_by(situation: Position | View, seat: str | None) -> Position | View:
    return situation if seat is None else situation.view(seat_of(seat))


def show(arguments: argparse.Namespace) -> int:
    """Draw a position."""
    situation = _seen_by(read_position(arguments.position), arguments.seat)
    if arguments.json:
        print_json(_situation_json(situation))
        return 0
    face = face_of(situation.book)
    face.draw(output(), situation)
    print(f"\n{face.whose_turn(situation)}.")
    return 0


def _situation_json(situation: Position | View) -> dict[str, Any]:
    outcome = situation.outcome
    return {
        "position": str(situation),
        "rulebook": situation.book.id,
        "to_move": None if outcome else situation.to_move.letter,
        "phase": situation.phase,
        "outcome": str(outcome) if outcome else None,
    }


def moves(arguments: argparse.Namespace) -> int:
    """List the legal moves."""
    situation = read_position(arguments.position)
    listed = [str(move) for move in situation.legal_moves()]
    if arguments.json:
        print_json({**_situation_json(situation), "moves": listed})
    else:
        for move in listed:
            print(move)
    return 0


def prove(arguments: argparse.Namespace) -> int:
    """Prove or refute a claim."""
    situation = read_position(arguments.position)
    proof = situation.prove(arguments.stone, seat_of(arguments.seat))
    if arguments.json:
        print_json(
            {
                "position": str(situation),
                face_of(situation.book).place: proof.place,
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
        place, verdict = face_of(situation.book).place.capitalize(), "proven" if proof.holds else "refuted"
        print(f"{place} {proof.place}: {verdict}. {has}{proof.reason[0].upper()}{proof.reason[1:]}.")
    return int(arguments.exit_code and not proof.holds)


def replay(arguments: argparse.Namespace) -> int:
    """Show a recorded game, turn by turn or at one turn."""
    records = Record.parse_all(read_text(arguments.file))
    if arguments.round > len(records):
        raise TottenburyError(f"{arguments.file} has {len(records)} game(s), not {arguments.round}")
    record = records[arguments.round - 1]
    if arguments.seat is not None:
        record = record.view(seat_of(arguments.seat))
    if arguments.turn is not None and arguments.turn > len(record.turns):
        raise TottenburyError(f"the game has {len(record.turns)} turns, not {arguments.turn}")
    after = record.after_turns()
    if arguments.json:
        chosen = range(len(after)) if arguments.turn is None else [arguments.turn]
        print_json({"tags": dict(record.tags), "turns": [{"turn": n, "position": str(after[n])} for n in chosen]})
        return 0
    console, face = output(), face_of(record.book)
    if arguments.turn is not None:
        if arguments.turn:
            print(f"{record.turns[arguments.turn - 1]}\n")
        face.draw(console, after[arguments.turn])
        print(f"\n{face.whose_turn(after[arguments.turn])}.")
        return 0
    print(str(record))
    face.draw(console, after[-1])
    winner, _, reason = record.result.partition(" ")
    ended = record.result != "*"
    print(f"\n{face.describe_outcome(seat_of(winner), reason) if ended else face.whose_turn(after[-1])}.")
    return 0


def perft(arguments: argparse.Namespace) -> int:
    """Count the sequences of decisions."""
    situation = read_position(arguments.position)
    if isinstance(situation, View):
        raise TottenburyError("perft needs a position without unknown cards")
    counts: dict[str, int] = {}
    if arguments.divide and arguments.depth > 0:
        situation = situation.with_chance(0)  # as perft counts
        for move in situation.legal_moves():
            counts[str(move)] = situation.play(move).perft(arguments.depth - 1)
        total = sum(counts.values())
    else:
        total = situation.perft(arguments.depth)
    if arguments.json:
        print_json({"position": str(situation), "depth": arguments.depth, "nodes": total, **({"divide": counts} if counts else {})})
        return 0
    for text, count in counts.items():
        print(f"{text:<8}{count}")
    print(total)
    return 0
