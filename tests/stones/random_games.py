"""Whole random games for the property tests, and what brute force says about their claims."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from random import Random

import tottenbury as tb
from tests.judge import ALL, Contest, Side, best_by_brute_force
from tests.stones.lines import DECK, Table

STYLES = {"random": None, "eager": 1.0, "reluctant": 0.05}
"""How often a possible claim is made; None: any move as likely as any other."""

_NO_CONTEST = Contest("clan", 3, ALL, False, Side(()), Side(()), ())


@dataclass(frozen=True)
class RandomGame:
    """The positions of a game, the moves between them, and how to get it again."""

    edition: str
    seed: int
    style: str
    positions: tuple[tb.Position, ...]
    moves: tuple[str, ...]

    def steps(self):
        """Each position with the move made there and the position after it."""
        return zip(self.positions, self.moves, self.positions[1:], strict=False)

    @cached_property
    def tables(self) -> tuple[Table, ...]:
        """The positions, taken apart."""
        return tuple(map(Table.of, self.positions))

    def steps_apart(self):
        """The same as `steps`, taken apart."""
        return zip(self.tables, self.moves, self.tables[1:], strict=False)

    def __str__(self) -> str:
        return f"{self.edition}, seed {self.seed}, {self.style} players"


def play(edition: str, seed: int) -> RandomGame:
    """A whole game; the seed decides the deal, the style of the players and their moves."""
    style = list(STYLES)[seed % len(STYLES)]
    claim_often = STYLES[style]
    rng = Random(seed)
    table = tb.rulebook(edition).deal(seed=seed)
    positions, made = [table], []
    while table.outcome is None:
        assert len(made) < 1000, f"{edition}, seed {seed}: no end"
        moves = table.legal_moves()
        assert moves, f"{edition}, seed {seed}: no legal move at {table}"
        if claim_often is None or "." not in moves or len(moves) == 1:
            move = rng.choice(moves)
        else:
            move = rng.choice([move for move in moves if move != "."]) if rng.random() < claim_often else "."
        table = table.play(move)
        positions.append(table)
        made.append(str(move))
    return RandomGame(edition, seed, style, tuple(positions), tuple(made))


def _cards(names: list[str]) -> tuple[tuple[int, int], ...]:
    return tuple(("bgopry".index(name[0]), int(name[1])) for name in names)


def claims_by_brute_force(table: Table, seat: str) -> set[int]:
    """The stones that a seat could claim in its claim window, every completion tried (S5.2 to S5.9)."""
    other = "N" if seat == "S" else "S"
    unseen = _cards([card for card in DECK if card not in table.face_up])
    found = set()
    for stone in table.open_stones:
        mine, theirs = _cards(table.side(stone, seat)), _cards(table.side(stone, other))
        if len(mine) < 3:
            continue
        claim = best_by_brute_force(_NO_CONTEST, Side(mine), 0, ())
        reply = best_by_brute_force(_NO_CONTEST, Side(theirs), 3 - len(theirs), unseen)
        last_card = table.cells[stone - 1][-2]
        last_seat = "S" if last_card.isupper() else "N"
        tie_is_lost = len(theirs) == 3 and last_seat == seat
        if reply is None or reply < claim or (reply == claim and not tie_is_lost):
            found.add(stone)
    return found


def has_won(stones: set[int]) -> bool:
    """Three adjacent or five (S6.1)."""
    return len(stones) >= 5 or any({n, n + 1, n + 2} <= stones for n in range(1, 8))


def mirrored(line: str) -> str:
    """The same position with the seats exchanged."""
    edition, border, to_move, phase, south, north, pile = line.split(" ")
    border = border.swapcase().translate(str.maketrans("+-", "-+"))
    return " ".join([edition, border, to_move.translate(str.maketrans("SN", "NS")), phase, north, south, pile])


def redealt(line: str, viewer: tb.Seat | None, rng: Random) -> str:
    """The same position with everything that the viewer (None: a spectator) cannot see shuffled."""
    *front, south, north, pile = line.split(" ")
    fields = [south, north, pile]
    hidden = [n for n in range(3) if viewer is None or n != viewer]
    cards = [fields[n][at : at + 2] for n in hidden if fields[n] != "-" for at in range(0, len(fields[n]), 2)]
    rng.shuffle(cards)
    for n in hidden:
        if fields[n] != "-":
            size = len(fields[n]) // 2
            taken, cards = cards[:size], cards[size:]
            fields[n] = "".join(taken if n == 2 else sorted(taken))
    return " ".join([*front, *fields])
