"""The lines of the duel protocol that both sides need, as docs/engine-protocol.md describes them: options, `go`, `info`."""

from __future__ import annotations

import math
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from tottenbury.core.errors import TottenburyError
from tottenbury.core.game import Outcome
from tottenbury.core.position import Move
from tottenbury.opponents.budget import Budget
from tottenbury.opponents.opponent import Candidate, Thought

VERSION = 2
FIRST_VERSION = 1
"""Engines that speak this one play as they always did; they are not told how a game ended."""

COMMAND = "cmd:"
"""What an opponent's name begins with that is the command line of a bot."""

BETWEEN_MOVES = " | "
"""Moves may have blanks in them, so more than a blank stands between two."""

NO_MOVE = "none"
"""What stands behind `bestmove` if an engine has no move to offer."""

DAY = 86_400_000
"""The longest time to think, in milliseconds: nobody waits for longer than a day."""

MOST_SIMULATIONS = 10**12

_LONGEST_OPTION = 2000
_NUMBER = re.compile(r"[0-9]{1,18}")
_OPTION = re.compile(r"name (\S+) type (spin|check|combo|string)(?: default(?: (.*?))?)?((?: (?:min|max) -?\d{1,18})*)((?: var \S+)*)")


def whole_number(text: str, low: int, high: int, what: str) -> int:
    """A number of the protocol, within its limits."""
    if not _NUMBER.fullmatch(text) or not low <= int(text) <= high:
        raise TottenburyError(f"{what} is a whole number from {low} to {high}, not {text!r}")
    return int(text)


def write_result(outcome: Outcome) -> str:
    """The line that tells how a game ended: the winner's letter, or `-`, and the reason."""
    return f"result {outcome}"


def write_go(budget: Budget | None) -> str:
    """The line that asks for a move within a budget; None leaves it to the engine's judgement."""
    if budget is None:
        return "go"
    if budget.simulations is not None:
        return f"go simulations {budget.simulations}"
    assert budget.seconds is not None
    return f"go movetime {min(DAY, max(1, round(budget.seconds * 1000)))}"


def read_go(words: Sequence[str]) -> Budget | None:
    """What stands behind `go`."""
    match list(words):
        case []:
            return None
        case ["movetime", text]:
            return Budget(seconds=whole_number(text, 1, DAY, "movetime") / 1000)
        case ["simulations", text]:
            return Budget(simulations=whole_number(text, 1, MOST_SIMULATIONS, "simulations"))
    raise TottenburyError(f"go, go movetime MS or go simulations N is understood, not {' '.join(['go', *words])!r}")


@dataclass(frozen=True)
class Option:
    """Something that can be set about an engine."""

    name: str
    type: str
    """`spin` is a whole number, `check` true or false, `combo` one of several words, `string` any text."""
    default: str = ""
    low: int | None = None
    high: int | None = None
    choices: tuple[str, ...] = ()

    @classmethod
    def parse(cls, text: str) -> Option | None:
        """What stands behind `option`; None if it is not well made."""
        match = _OPTION.fullmatch(text) if len(text) <= _LONGEST_OPTION else None
        if match is None:
            return None
        name, kind, default, limits, choices = match.groups()
        words = limits.split()
        ends = dict(zip(words[::2], map(int, words[1::2]), strict=True))
        return cls(name, kind, default or "", ends.get("min"), ends.get("max"), tuple(choices.split()[1::2]))

    def __str__(self) -> str:
        parts = [f"option name {self.name} type {self.type} default {self.default}".rstrip()]
        parts += [f"{word} {limit}" for word, limit in (("min", self.low), ("max", self.high)) if limit is not None]
        return " ".join(parts + [f"var {choice}" for choice in self.choices])

    def check(self, value: str) -> None:
        """Refuse a value that this option cannot have."""
        if self.type == "check" and value not in ("true", "false"):
            raise TottenburyError(f"{self.name} is true or false, not {value!r}")
        if self.type == "combo" and value not in self.choices:
            raise TottenburyError(f"{self.name} is one of {', '.join(self.choices)}, not {value!r}")
        if self.type == "spin":
            number = int(value) if re.fullmatch(r"-?[0-9]{1,18}", value) else None
            if number is None or (self.low is not None and number < self.low) or (self.high is not None and number > self.high):
                limits = f" from {self.low} to {self.high}" if self.low is not None and self.high is not None else ""
                raise TottenburyError(f"{self.name} is a whole number{limits}, not {value!r}")


def info_lines(thought: Thought) -> Iterator[str]:
    """What an engine tells of its thought before `bestmove`."""
    time = f"time {round(thought.seconds * 1000)}"
    yield f"info simulations {thought.simulations} {time}" if thought.simulations else f"info {time}"
    for candidate in thought.candidates:
        chance = f"chance {candidate.chance:.6f} " if candidate.chance is not None else ""
        simulations = f"simulations {candidate.simulations} " if candidate.simulations else ""
        yield f"info {chance}{simulations}move {candidate.move}"
    if thought.line:
        yield f"info line {BETWEEN_MOVES.join(thought.line)}"
    if thought.exact:
        yield "info exact"


class Report:
    """What an engine says while it thinks, gathered for a Thought. Whatever is not well made is left out, for nothing depends on it."""

    def __init__(self, moves: Sequence[Move]) -> None:
        self._moves = {str(move): move for move in moves}
        self._candidates: dict[str, Candidate] = {}
        self._simulations = 0
        self._line: tuple[str, ...] = ()
        self._exact = False

    def add(self, text: str) -> None:
        """What stands behind `info`."""
        word, _, rest = text.partition(" ")
        if text == "exact":
            self._exact = True
        elif word == "line":
            self._line = tuple(rest.split(BETWEEN_MOVES))[:100]
        elif word != "string":
            self._add_numbers(text)

    def _add_numbers(self, text: str) -> None:
        numbers, _, move = f" {text}".partition(" move ")
        words = numbers.split()
        said = dict(zip(words[::2], words[1::2], strict=False))
        simulations = int(said["simulations"]) if _NUMBER.fullmatch(said.get("simulations", "")) else 0
        if not move:
            self._simulations = simulations or self._simulations
        elif move in self._moves:
            self._candidates[move] = Candidate(self._moves[move], _probability(said.get("chance")), simulations)

    def thought(self, move: Move, seconds: float) -> Thought:
        """All of it, with the move that was chosen at the head of the candidates and the likeliest to win behind it."""
        order = sorted(self._candidates.values(), key=lambda one: (one.move != move, 1.0 if one.chance is None else -one.chance))
        return Thought(move, tuple(order), self._simulations, self._line, self._exact, seconds)


def _probability(text: str | None) -> float | None:
    try:
        number = float(text or "nan")
    except ValueError:
        return None
    return number if math.isfinite(number) and 0 <= number <= 1 else None
