"""The schema of its editions."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, ClassVar

from tests.fourth.state import RULES
from tottenbury.core.edition import BaseEdition
from tottenbury.core.schema import Rule
from tottenbury.kernel.layout import Layout

FEWEST, MOST_STICKS = 5, 20


@dataclass(frozen=True, kw_only=True)
class SticksEdition(BaseEdition):
    """How large the heap is."""

    layout: ClassVar[Layout] = RULES

    sticks: Annotated[
        int,
        Rule(
            "how many sticks lie there at first",
            low=FEWEST,
            high=MOST_STICKS,
            option=True,
            offered={str(number): number for number in range(FEWEST, MOST_STICKS + 1)},
        ),
    ] = 10
