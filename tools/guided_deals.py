"""Find the deals of the guided first games: for each published rulebook the lowest seed with what its lesson speaks of.

    python tools/guided_deals.py

prints the table that stands in `src/tottenbury/server/tables/guides.py`.
"""

from __future__ import annotations

from itertools import count

from tottenbury.core.position import Position
from tottenbury.core.rulebook import LIBRARY
from tottenbury.core.seats import Seat
from tottenbury.library import rulebook
from tottenbury.server.answers.rulebooks import rulebook_shown


def first_position(name: str, seed: int) -> Position:
    """A game as the learner meets it: South begins."""
    return rulebook(name).deal(seed, Seat.SOUTH)


def instructive(name: str, seed: int) -> bool:
    """Whether a lesson can begin with this deal.

    With cards South holds the three strongest of one colour: a formation that nothing beats, to be claimed as soon as it lies there. In the
    tug of war his first throw is three different numbers, one of which takes an athlete at once.
    """
    position = first_position(name, seed)
    deck = rulebook_shown(rulebook(name), ()).deck
    if deck is None:
        thrown = position.play("roll")
        dice = str(thrown).split()[7]
        return len(set(dice)) == len(dice) == 3 and any(str(move).startswith("A") for move in thrown.legal_moves())
    hand = str(position.view(Seat.SOUTH)).split()[4]
    return any(all(f"{colour}{deck.strongest - less}" in hand for less in range(3)) for colour in deck.colours)


def lowest(name: str) -> int:
    """The seed of a rulebook."""
    return next(seed for seed in count(1) if instructive(name, seed))


if __name__ == "__main__":
    for name in LIBRARY.ids():
        print(f'    "{name}": {lowest(name)},', flush=True)
