"""Kinds of move, each stated once: its number in the kernels, its text, its parts, and how people are told of it.

Every game has a table of its kinds, such as `stones.move_kinds`. Notation reads and writes by it, refusals are grouped by it, and it says
what the page is told of a move and which message puts it into words.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from enum import Enum
from functools import cached_property

from tottenbury.kernel.moves import BYTE, FIRST_AT, KIND_AT, SECOND_AT

POSITIONS = {"card": FIRST_AT, "die": FIRST_AT, "from": SECOND_AT, "column": SECOND_AT, "place": 0, "to": 0}
"""Every part that a move can have, and from which bit on it stands in the number."""

PLACES = ("from", "place", "to")
"""The parts that are stones or tiles. Texts count them from 1, numbers from 0."""

NOWHERE = BYTE
"""In a number: no place."""

_PART = re.compile(r"\{(\w+)\}")


class Group(Enum):
    """Kinds of one group are refused for similar reasons."""

    PLAY = "a card is played"
    CLAIM = "a place is claimed"
    PREPARE = "something is done before that"
    ANSWER = "a card that was played asks for a decision"
    GO_ON = "whatever else takes a turn further"


@dataclass(frozen=True)
class MoveKind:
    """One kind of move. Kinds may share a number, where moves of the same kind in the kernels differ for people."""

    key: str
    """What programs and messages call it, such as `redeploy`. Kinds that differ only in their tactic card or pile share it."""
    number: int
    """The kernels' number of it."""
    form: str
    """Its text, with names in braces where its parts stand: `Re {card}:{from}>{to}`."""
    group: Group = Group.GO_ON
    """Which reasons it can be refused for."""
    tactic: str = ""
    """The tactic card that it plays from the hand, as notation writes it."""
    pile: str = ""
    """The pile that it draws from: `c` or `t`."""
    covered: bool = False
    """Whether its card can be hidden from others."""
    brings: str = ""
    """What stands between its text and what chance brought; empty if chance brings nothing."""
    told: str = ""
    """The key of the message that says it together with what chance brought, where that is not the usual one."""
    second: int = 0
    """The second value of the number, if no part stands there."""
    third: int = 0
    """The third value, likewise."""

    @property
    def message(self) -> str:
        """The key of the message that says it."""
        return f"moves-{self.key}"

    @cached_property
    def parts(self) -> tuple[str, ...]:
        """The names of its parts, in the order of the text."""
        return tuple(_PART.findall(self.form))

    @cached_property
    def _fixed(self) -> int:
        """Everything of its numbers that is no part."""
        taken = {POSITIONS[part] for part in self.parts}
        second = 0 if SECOND_AT in taken else self.second << SECOND_AT
        return (self.number << KIND_AT) | second | (0 if 0 in taken else self.third)

    @cached_property
    def _mask(self) -> int:
        """The bits of its parts."""
        return sum(BYTE << POSITIONS[part] for part in self.parts)

    def places(self, move: int) -> list[int]:
        """The stones or tiles that a move of this kind names, from 0."""
        return [value_in(move, part) for part in self.parts if part in PLACES]

    def has(self, move: int) -> bool:
        """Whether a number is a move of this kind."""
        return move & ~self._mask == self._fixed and NOWHERE not in self.places(move)

    def make(self, values: Mapping[str, int]) -> int:
        """The number of the move with these values."""
        return self._fixed | sum(values[part] << POSITIONS[part] for part in self.parts)

    def write(self, words: Mapping[str, str]) -> str:
        """The text of the move with these words for its parts."""
        return _PART.sub(lambda part: words[part[1]], self.form)

    def shape(self, patterns: Mapping[str, str]) -> re.Pattern[str]:
        """What its text looks like if its parts look like these patterns; the groups have the names of the parts.

        What may follow the text is told apart, as the group `result`, where there is a pattern for the sign before it.
        """
        pieces = _PART.split(self.form)
        pieces[::2] = map(re.escape, pieces[::2])
        covered = patterns.get("covered") if self.covered else None
        pieces[1::2] = [f"(?P<{part}>{patterns[part]}{f'|{covered}' if covered and part == 'card' else ''})" for part in self.parts]
        behind = f"(?:{self.brings}(?P<result>{patterns[self.brings]}))?" if self.brings in patterns else ""
        return re.compile("".join(pieces) + behind)


def value_in(move: int, part: str) -> int:
    """A part of a move as a number."""
    return (move >> POSITIONS[part]) & BYTE


@dataclass(frozen=True)
class MoveParts:
    """A move, or a step of a record, in its parts."""

    kind: MoveKind
    words: Mapping[str, str]
    """The parts as the text has them: cards, places from 1, dice."""
    result: str | None = None
    """What chance brought, as it is written; None if the text does not say."""


class MoveKinds:
    """The kinds of move of a game."""

    def __init__(self, kinds: Iterable[MoveKind], patterns: Mapping[str, str]) -> None:
        self.kinds = tuple(kinds)
        self.covered = tuple(kind.number for kind in self.kinds if kind.covered)
        """The numbers of those whose card can be hidden from others."""
        self._shapes = [(kind, kind.shape(patterns)) for kind in self.kinds]
        self._numbered: dict[int, list[MoveKind]] = {}
        for kind in self.kinds:
            self._numbered.setdefault(kind.number, []).append(kind)

    def of(self, move: int) -> MoveKind:
        """The kind of a move."""
        return next(kind for kind in self._numbered[move >> KIND_AT] if kind.has(move))

    def matches(self, text: str) -> Iterator[tuple[MoveKind, re.Match[str]]]:
        """Every kind whose text may look like this one."""
        for kind, shape in self._shapes:
            if match := shape.fullmatch(text):
                yield kind, match
