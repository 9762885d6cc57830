"""How long an opponent may think: a time, or a number of simulations."""

from __future__ import annotations

import math
import re
from dataclasses import dataclass

from tottenbury.core.errors import TottenburyError

_BUDGET = re.compile(r"(?:(\d+(?:\.\d+)?)(ms|s)|(\d+)n)", re.ASCII)


@dataclass(frozen=True)
class Budget:
    """How long an opponent may think about a move: a number of seconds, or of simulations, whatever time they take."""

    seconds: float | None = None
    simulations: int | None = None

    def __post_init__(self) -> None:
        if (self.seconds is None) == (self.simulations is None):
            raise TottenburyError("a budget is a time or a number of simulations, one of the two")
        if self.seconds is not None and not (math.isfinite(self.seconds) and self.seconds > 0):
            raise TottenburyError(f"a time to think is a number of seconds above zero, not {self.seconds!r}")
        if self.simulations is not None and self.simulations < 1:
            raise TottenburyError(f"a number of simulations is a whole number above zero, not {self.simulations!r}")

    @classmethod
    def parse(cls, text: str) -> Budget:
        """`100ms`, `1.5s`, or `2000n` for a number of simulations."""
        match = _BUDGET.fullmatch(text)
        if not match:
            raise TottenburyError(f"a budget looks like 100ms, 1s or, in simulations, 2000n; not {text!r}")
        number, unit, simulations = match.groups()
        if simulations:
            return cls(simulations=int(simulations))
        return cls(seconds=float(number) / (1000 if unit == "ms" else 1))

    def __str__(self) -> str:
        if self.simulations is not None:
            return f"{self.simulations}n"
        assert self.seconds is not None
        return f"{self.seconds:g}s" if self.seconds >= 1 else f"{self.seconds * 1000:g}ms"
