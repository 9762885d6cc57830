"""The tug of war's schema: the rulings that may be decided otherwise."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, ClassVar

from tottenbury.core.edition import BaseEdition
from tottenbury.core.schema import Rule
from tottenbury.core.seats import Seat
from tottenbury.kernel.layout import Layout
from tottenbury.tug.state import RULES

VILLAGES = ("Plockton", "Broadford")
"""Who sits South, who sits North (C1.1)."""


@dataclass(frozen=True, kw_only=True)
class TugEdition(BaseEdition):
    """The rules of a tug of war."""

    layout: ClassVar[Layout] = RULES

    id: Annotated[str, Rule("the name in positions and records", pattern="[a-z][a-z0-9-]{0,40}", expected="small letters")] = "tug"
    own_match: Annotated[
        str, Rule("how this rulebook plays several games", "C3.2", pattern="[a-z]+(:[0-9]+)?", expected="a match format")
    ] = "rematch"
    cap: Annotated[
        int,
        Rule("the most athletes that a side can have; 0: no limit", "D-68", low=0, high=24, option=True, offered={"none": 0, "18": 18}),
    ] = 0
    free_assignment: Annotated[bool, Rule("whether several dice may be put on one column die", "D-63", option=True)] = False
    idle_weaken: Annotated[bool, Rule("whether a die may be used to weaken when nobody is left standing", "D-66", option=True)] = True
    reroll_source: Annotated[
        int, Rule("whose sixes give rerolls: those of one's own column, or of both", "D-61", choices={"own": 0, "both": 1}, option=True)
    ] = 0
    starter: Annotated[
        int,
        Rule(
            "who begins: as agreed, or the side with fewer athletes; with equal numbers as agreed",
            "C1.5",
            choices={"agreed": 0, "fewer_athletes": 1},
            option=True,
        ),
    ] = 0
    weak_next_turn: Annotated[bool, Rule("whether a weakened athlete becomes cheap only with the next turn", "D-65", option=True)] = False

    def begins(self, south: int, north: int) -> Seat | None:
        """Whom the rules let begin with so many athletes; None: as agreed, or by lot (C1.5)."""
        return Seat(int(north < south)) if self.starter and south != north else None
