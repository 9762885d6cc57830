"""Checking a deal: every card and throw of a finished game derived again from its secret and the players' texts."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from tottenbury.core.errors import TottenburyError
from tottenbury.core.fair import LOT, Fair, is_secret
from tottenbury.notation.record import Record
from tottenbury.words import say

_CARD = re.compile(r"[A-Z][a-z]|[a-z]\d+|[1-6]")


@dataclass(frozen=True)
class Check:
    """One thing that was derived again."""

    what: str
    """`commitment`, `lot`, `South's hand`, `card 3 of pile 1`, `throw 5`, ..."""
    expected: str
    """What follows from the secret and the texts."""
    found: str
    """What the record says."""

    @property
    def holds(self) -> bool:
        """Whether the two are the same."""
        return self.expected == self.found


def fair_of(record: Record) -> Fair:
    """What a record says that decided its chance; an error that tells people what is missing."""
    tags = record.tags
    if "Commitment" not in tags:
        raise TottenburyError(say("reason-fair-not-recorded"))
    if "Secret" not in tags:
        over = record.result != "*"
        raise TottenburyError(say("reason-fair-one-seat") if over else say("reason-fair-not-over"))
    if not is_secret(tags["Secret"]):
        raise TottenburyError(say("reason-fair-secret"))
    return Fair(tags["Secret"], tags.get("SouthText", ""), tags.get("NorthText", ""))


def verify(record: Record) -> tuple[Check, ...]:
    """Derive a game again: the commitment, the lot, every card dealt, and everything that chance decided later."""
    fair = fair_of(record)
    checks = [Check("commitment", fair.commitment, record.tags["Commitment"])]
    if "Lot" in record.tags:
        lot = record.book.game.first_seat(None, fair.chance(LOT))
        checks.append(Check("lot", lot.letter, record.tags["Lot"]))
    if "Deal" in record.tags:
        checks += _deal_checks(record.book.notation.draw_deal(fair), record.tags["Deal"])
    checks += _chance_checks(record, fair)
    return tuple(checks)


def verify_all(games: Sequence[Record]) -> list[tuple[Check, ...]]:
    """The same for all games of a record; an error says which of them cannot be checked."""
    found = []
    for number, game in enumerate(games, 1):
        try:
            found.append(verify(game))
        except TottenburyError as error:
            if len(games) == 1:
                raise
            raise TottenburyError(f"game {number}: {error}") from error
    return found


def _deal_checks(expected: str, found: str) -> Iterator[Check]:
    """What each seat got at first, in no order, and the piles card by card."""
    if "?" in found:
        raise TottenburyError(say("reason-fair-one-seat"))
    derived, written = ([_CARD.findall(part.partition("+")[0]) for part in text.split("|")] for text in (expected, found))
    for seat, own, told in zip(("South", "North"), derived, written, strict=False):
        yield Check(f"what {seat} got", " ".join(sorted(own)), " ".join(sorted(told)))
    for pile, (own, told) in enumerate(zip(derived[2:], written[2:], strict=False), 1):
        for place in range(max(len(own), len(told))):
            yield Check(f"card {place + 1} of pile {pile}", "".join(own[place : place + 1]), "".join(told[place : place + 1]))


def _chance_checks(record: Record, fair: Fair) -> Iterator[Check]:
    """Every throw and shuffle in its order."""
    game, notation = record.book.game, record.book.notation
    drawn = 0
    for turn, steps in record.steps():
        for state, move in steps:
            if game.left_to_chance(move):
                chance = fair.chance_after(drawn)
                chance.begin_draw()
                drawn += 1
                derived, told = game.draw(state, move, chance), game.result(state, move)
                what = f"chance {drawn} (turn {turn.number}, {turn.seat.letter})"
                yield Check(what, notation.write_step(move, derived), notation.write_step(move, told))
