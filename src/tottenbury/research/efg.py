"""Small games as extensive-form text, in Gambit's format, which OpenSpiel's `load_efg_game` and other programs read."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from fractions import Fraction
from math import isfinite, isinf
from random import Random

from tottenbury.core.errors import TottenburyError
from tottenbury.core.seats import Seat
from tottenbury.research.open_game import CHANCE, OVER, OpenGame, Setting
from tottenbury.research.recall import information_text

MAX_NODES = 500_000
"""A larger tree is refused, unless a higher limit is given."""

DIVES = 24
"""How many random games are played to guess how large a tree is before it is written."""

CERTAIN = 20
"""A guess is trusted if it is this many times too large."""


@dataclass(frozen=True)
class InformationSet:
    """Positions that a seat cannot tell from one another."""

    seat: Seat
    number: int
    """From 1, for each seat."""
    text: str
    """All that the seat has seen."""
    view: str
    """What it sees, as a line of notation."""
    moves: tuple[str, ...]
    """What it may do, in notation, in the order of the text."""


@dataclass(frozen=True)
class Form:
    """A game in extensive form."""

    text: str
    chance_nodes: int
    decision_nodes: int
    ends: int
    sets: tuple[InformationSet, ...]
    actions: dict[str, int]
    """The moves in the order in which they first stand in the text, which is how OpenSpiel numbers them."""

    @property
    def nodes(self) -> int:
        """All nodes of the tree."""
        return self.chance_nodes + self.decision_nodes + self.ends

    def sets_of(self, seat: Seat) -> int:
        """How many information sets a seat has."""
        return sum(one.seat is seat for one in self.sets)

    def named_text(self) -> str:
        """The text for people: every information set has what its seat has seen as its name."""
        names = {f'p "" {one.seat + 1} {one.number} ': f'p "" {one.seat + 1} {one.number} "{one.text}" ' for one in self.sets}
        lines = []
        for line in self.text.splitlines():
            head = line[: line.find("{")]
            lines.append(names[head] + line[len(head) :] if head in names else line)
        return "\n".join(lines) + "\n"


def guess_nodes(setting: Setting, dives: int = DIVES, seed: int = 0) -> float:
    """About how many nodes the tree has: the mean of what random games suggest by the number of ways they could have gone (Knuth).

    Infinite if that is more than can be counted.
    """
    rng = Random(seed)  # noqa: S311 - dice, not secrets
    total = 0.0
    for _ in range(dives):
        open_game, ways = setting.begin(), 1.0
        while open_game.player != OVER:
            choices = [code for code, _ in open_game.chances()] if open_game.player == CHANCE else open_game.actions()
            ways *= len(choices)
            total += ways / dives
            if isinf(total):
                return total
            open_game = open_game.after(rng.choice(choices))
    return total


def extensive_form(setting: Setting, limit: int = MAX_NODES) -> Form:
    """The whole tree of a game; refused if it has more nodes than `limit`."""
    guess = guess_nodes(setting)
    if guess > CERTAIN * limit:
        nodes = f"about {guess:.0e}" if isfinite(guess) else "more than 1e+300"
        raise TottenburyError(f"{setting.book.id} is too large: {nodes} nodes, and at most {limit:,} can be written")
    return _Writer(setting, limit).write()


class _Writer:
    """A tree being written, from the root, every node before those behind it."""

    def __init__(self, setting: Setting, limit: int) -> None:
        self.setting = setting
        self.limit = limit
        self.lines = [f'EFG 2 R "{setting.book.id}" {{ "South" "North" }}', '""', ""]
        self.sets: dict[tuple[int, str], InformationSet] = {}
        self.counts = [0, 0]
        self.chance_nodes = self.decision_nodes = self.ends = 0
        self.labels: dict[str, int] = {}
        self.chance_labels: dict[str, int] = {}

    def write(self) -> Form:
        """Go through the tree."""
        stack = [self.setting.begin()]
        while stack:
            open_game = stack.pop()
            if open_game.player == OVER:
                self._end(open_game)
                continue
            actions = self._chance(open_game) if open_game.player == CHANCE else self._decision(open_game)
            stack.extend(open_game.after(action) for action in reversed(actions))
            if self.chance_nodes + self.decision_nodes + self.ends + len(stack) > self.limit:
                raise TottenburyError(f"{self.setting.book.id} is too large: its tree has more than {self.limit:,} nodes")
        sets = tuple(self.sets.values())
        return Form("\n".join(self.lines) + "\n", self.chance_nodes, self.decision_nodes, self.ends, sets, self.labels)

    def _end(self, open_game: OpenGame) -> None:
        self.ends += 1
        south, north = open_game.returns()
        number = {1.0: 1, -1.0: 2, 0.0: 3}[south]
        self.lines.append(f't "" {number} "{("South wins", "North wins", "draw")[number - 1]}" {{ {south:g}, {north:g} }}')

    def _chance(self, open_game: OpenGame) -> list[int]:
        self.chance_nodes += 1
        shares = {open_game.name(code): (code, share) for code, share in open_game.chances()}
        ordered = in_order(self.chance_labels, shares)
        written = " ".join(f'"{name}" {Fraction(shares[name][1]).limit_denominator(1 << 30)}' for name in ordered)
        self.lines.append(f'c "" {self.chance_nodes} "" {{ {written} }} 0')
        return [shares[name][0] for name in ordered]

    def _decision(self, open_game: OpenGame) -> list[int]:
        self.decision_nodes += 1
        actions = {open_game.name(action): action for action in open_game.actions()}
        ordered = in_order(self.labels, actions)
        one = self._set_of(open_game, tuple(ordered))
        written = " ".join(f'"{move}"' for move in ordered)
        self.lines.append(f'p "" {one.seat + 1} {one.number} {{ {written} }} 0')
        return [actions[move] for move in ordered]

    def _set_of(self, open_game: OpenGame, moves: tuple[str, ...]) -> InformationSet:
        seat = Seat(open_game.player)
        key = seat, information_text(open_game, seat)
        if key not in self.sets:
            self.counts[seat] += 1
            self.sets[key] = InformationSet(seat, self.counts[seat], key[1], str(open_game.view(seat)), moves)
        assert self.sets[key].moves == moves
        return self.sets[key]


def in_order(known: dict[str, int], names: Iterable[str]) -> list[str]:
    """Names in the order in which they first appeared in the text: readers that number them so get rising numbers at every node."""
    new = [name for name in names if name not in known]
    for name in new:
        known[name] = len(known)
    return sorted(names, key=known.__getitem__)
