"""The rules of one move once more, in plain Python over lines of text, for comparison. It shares no code with the package."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import combinations_with_replacement
from random import Random

Dice = list[tuple[int, bool]]
"""Dice with their marks."""

THROWS = ["".join(map(str, sorted(dice, reverse=True))) for dice in combinations_with_replacement(range(1, 7), 3)]


class Model:
    """A line taken apart; `me` is the side to move."""

    def __init__(self, line: str) -> None:
        book, south, south_athletes, north, north_athletes, self.seat, self.phase, throw = line.split(" ")
        self.book = book
        self.options = dict(option.split("=") for option in book.split(";")[1:])
        columns = {"S": south, "N": north}
        athletes = {"S": south_athletes, "N": north_athletes}
        self.other_seat = "SN"["NS".index(self.seat)]
        self.column = _dice(columns[self.seat])
        self.other_column = _dice(columns[self.other_seat])
        self.standing, self.lying, _ = _athletes(athletes[self.seat])
        self.their_standing, self.their_lying, self.fresh = _athletes(athletes[self.other_seat])
        self.throw = _dice(throw)

    def option(self, name: str, value: str) -> bool:
        """Whether an option has a value other than its default."""
        return self.options.get(name) == value

    @property
    def sixes(self) -> int:
        """How many dice may be thrown again (C2.2, D-61)."""
        number = sum(die == 6 for die, _ in self.column)
        if self.option("reroll_source", "both"):
            number += sum(die == 6 for die, _ in self.other_column)
        return min(number, 3)

    @property
    def free(self) -> set[int]:
        """The column dice that no thrown die has been put on (C2.3)."""
        return {die for die, used in self.column if not used}

    # What is allowed

    def legal(self) -> set[str]:
        """All legal moves."""
        if self.phase == "roll":
            return {"roll"}
        if self.phase == "reroll":
            return {"keep"} | {f"reroll {die}" for die, again in self.throw if not again}
        if self.phase == "over":
            return set()
        found = set()
        dice = [die for die, _ in self.throw]
        for die in dice:
            for column in self.free:
                found.add(f"B{die}/{column}")
                if die >= column and self.their_standing:
                    found.add(f"A{die}/{column}")
                if (die >= column and self.their_lying) or (die >= column - 2 and self.cheap):
                    found.add(f"A{die}/{column}w")
                if self.their_standing or not self.option("idle_weaken", "no"):
                    found.add(f"C{die}/{column}")
        if len(dice) == 3 and len(set(dice)) == 1 and dice[0] >= min(die for die, _ in self.column):
            found.add("D")
        return found

    @property
    def cheap(self) -> int:
        """How many of the other side can be had at the lower price (C2.5, D-65)."""
        return self.their_lying - (self.fresh if self.option("weak_next_turn", "yes") else 0)

    def with_chance(self) -> Iterator[str]:
        """All legal moves, with whatever chance may bring."""
        for move in sorted(self.legal()):
            if move == "roll":
                yield from (f"roll {throw}" for throw in THROWS)
            elif move.startswith("reroll"):
                yield from (f"{move}={face}" for face in range(1, 7))
            else:
                yield move

    # What it does

    def play(self, move: str) -> str:
        """The line after a legal move that says what chance brings. A model is good for one move."""
        if move.startswith("roll "):
            self.throw = [(int(die), False) for die in move[5:]]
            self.phase = "reroll" if self.sixes else "act"
        elif move.startswith("reroll "):
            self.throw.remove((int(move[7]), False))
            self.throw.append((int(move[9]), True))
            if sum(again for _, again in self.throw) == self.sixes:
                self.phase = "act"
        elif move == "keep":
            self.phase = "act"
        elif move == "D":
            self.throw = []
            standing = min(4, self.their_standing)
            self.their_standing -= standing
            self.their_lying = max(0, self.their_lying - (4 - standing))
        else:
            self.use(move[0], int(move[1]), int(move[3]), move.endswith("w"))
        return self.written()

    def use(self, kind: str, die: int, column: int, lying: bool) -> None:
        """One die on one column die."""
        self.throw.remove((die, False))
        if kind == "A" and not lying:
            self.their_standing -= 1
        elif kind == "A":
            self.their_lying -= 1
            if die >= column and self.fresh:  # any athlete: better one that is not cheap yet
                self.fresh -= 1
        elif kind == "C" and self.their_standing:
            self.their_standing -= 1
            self.their_lying += 1
            self.fresh += 1
        self.column.remove((column, False))
        new = die if kind == "B" else column
        self.column.append((new, not self.option("free_assignment", "yes")))
        if kind == "B":
            self.standing += 1 + max(0, die - column)
            for _ in range(column - die):
                if self.lying:
                    self.lying -= 1
                elif self.standing:
                    self.standing -= 1
            if self.option("cap", "18"):
                self.standing -= max(0, self.standing + self.lying - 18)

    def written(self) -> str:
        """The line, after whatever follows."""
        if self.phase == "act":
            self.throw = [(die, False) for die, _ in self.throw]
        mine, theirs = self.standing + self.lying, self.their_standing + self.their_lying
        to_move = self.seat
        if not mine or not theirs:
            self.phase, to_move = "over", self.seat if mine else self.other_seat
        elif self.phase == "act" and not self.throw:
            self.phase, to_move = "roll", self.other_seat
        if self.phase in ("over", "roll"):
            self.throw, self.fresh = [], 0
            self.column = [(die, False) for die, _ in self.column]
        fresh = self.fresh if self.option("weak_next_turn", "yes") else 0
        sides = {
            self.seat: f"{_written(self.column)} {_count(self.standing, self.lying, 0)}",
            self.other_seat: f"{_written(self.other_column)} {_count(self.their_standing, self.their_lying, fresh)}",
        }
        return " ".join([self.book, sides["S"], sides["N"], to_move, self.phase, _written(self.throw) or "-"])


def _dice(text: str) -> Dice:
    return [(int(die), mark == "'") for die, mark in re.findall("([1-6])('?)", text)]


def _written(dice: Dice) -> str:
    return "".join(f"{die}'" if mark else str(die) for die, mark in sorted(dice, key=lambda die: (-die[0], die[1])))


def _athletes(text: str) -> tuple[int, int, int]:
    match = re.fullmatch(r"(\d+)(?:w(\d+))?(?:'(\d+))?", text)
    assert match, text
    return int(match[1]), int(match[2] or 0), int(match[3] or 0)


def _count(standing: int, lying: int, fresh: int) -> str:
    return f"{standing}{f'w{lying}' if lying else ''}{_mark(fresh)}"


def _mark(fresh: int) -> str:
    """How many were laid down in this turn."""
    return f"'{fresh}" if fresh else ""


def legal(line: str) -> set[str]:
    """The legal moves of a line."""
    return Model(line).legal()


def after(line: str, move: str) -> str:
    """The line after a legal move that says what chance brings."""
    return Model(line).play(move)


def sequences(line: str, depth: int) -> int:
    """How many sequences of decisions and throws follow."""
    found = list(Model(line).with_chance())
    return len(found) if depth == 1 else sum(sequences(after(line, move), depth - 1) for move in found)


def random_line(rng: Random, book: str) -> str:
    """Any position in any phase but the last, few athletes more often than many."""
    options = dict(option.split("=") for option in book.split(";")[1:])
    free = options.get("free_assignment") == "yes"
    seat = rng.choice("SN")
    columns = [[(rng.choice((1, 2, 3, 4, 5, 6, 6)), False) for _ in range(3)] for _ in range(2)]
    athletes = []
    for _ in range(2):
        total = rng.choice((1, 1, 2, 3, 4, 5, 7, 9, 13, 17, 18))
        lying = rng.choice((0, 0, rng.randint(0, total), total))
        athletes.append((total - lying, lying))
    phase = rng.choice(("roll", "reroll", "act", "act", "act"))
    probe = Model(" ".join([book, _written(columns[0]), "1", _written(columns[1]), "1", "S", "roll", "-"]))
    fresh = 0
    throw: Dice = []
    if phase == "reroll" and not probe.sixes:
        phase = "act"
    if phase == "reroll":
        again = rng.randrange(probe.sixes)
        throw = [(rng.randint(1, 6), n < again) for n in range(3)]
    elif phase == "act":
        same = rng.random() < 0.2
        used = 0 if same else rng.randrange(3)
        dice = [rng.randint(1, 6)] * 3 if same else [rng.randint(1, 6) for _ in range(3)]
        throw = [(die, False) for die in dice[used:]]
        if not free:
            columns[0] = [(die, n < used) for n, (die, _) in enumerate(columns[0])]
        if options.get("weak_next_turn") == "yes":
            fresh = rng.randint(0, min(used, athletes[1][1]))
    sides = [f"{_written(columns[n])} {_count(*athletes[n], (0, fresh)[n])}" for n in range(2)]
    if seat == "N":
        sides.reverse()
    return " ".join([book, *sides, seat, phase, _written(throw) or "-"])
