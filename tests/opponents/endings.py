"""Late positions in which nothing is left to chance, and their values by looking at everything."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import tottenbury as tb
from tests.kernels import fields_of
from tottenbury.core.chance import Chance

MOST_POSITIONS = 4_000

MOST_MOVES = {"stones": 12, "siege": 48}
"""Positions with more moves are not even tried. A siege ends soon after its last card has been drawn."""


class TooMuch(Exception):
    """There are more positions than a plain search in Python should look at."""


def late_views(rulebook: str, seeds: Iterable[int], most: int) -> Iterator[tuple[int, tb.Position]]:
    """The first position of each game after both piles have run out that is small enough to search.

    Random games at the border; in the siege slips of a greedy player, because against random attackers the wall always holds.
    """
    for seed in seeds:
        position = tb.rulebook(rulebook).deal(seed)
        chance, player = Chance(seed), tb.opponent("easy", seed)
        while position.outcome is None:
            if not any(fields_of(position).pile_size) and 1 < len(position.legal_moves()) <= MOST_MOVES[rulebook.partition("-")[0]]:
                try:
                    exhaustive(position, position.to_move)
                except TooMuch:
                    pass
                else:
                    yield seed, position
                    most -= 1
                    break
            if rulebook.startswith("siege"):
                position = position.play(player.choose(position.view(position.to_move)))
            else:
                moves = position.legal_moves()
                position = position.play(moves[chance.below(len(moves))])
        if most == 0:
            return


def late_positions(rulebook: str, seed: int) -> list[tb.Position]:
    """The decisions of a game, played as in `late_views`, after both piles have run out."""
    position = tb.rulebook(rulebook).deal(seed)
    chance, player = Chance(seed), tb.opponent("easy", seed)
    late = []
    while position.outcome is None:
        moves = position.legal_moves()
        if not any(fields_of(position).pile_size) and len(moves) > 1:
            late.append(position)
        move = player.choose(position.view(position.to_move)) if rulebook.startswith("siege") else moves[chance.below(len(moves))]
        position = position.play(move)
    return late


def exhaustive(position: tb.Position, seat: tb.Seat, known: dict[bytes, float] | None = None, most: int = MOST_POSITIONS) -> float:
    """What a position is worth to a seat: 1, 0 or a half; no pruning, no tricks, only a memory of positions seen, at most so many."""
    game = position.book.game
    known = {} if known is None else known

    def value(state: bytes) -> float:
        outcome = game.outcome(state)
        if outcome is not None:
            return 0.5 if outcome.winner is None else float(outcome.winner is seat)
        if state not in known:
            if len(known) >= most:
                raise TooMuch
            after = [game.try_move(state, move) for move in game.moves(state)]
            values = [value(other) for other in after if other is not None]
            known[state] = max(values) if game.decider(state) is seat else min(values)
        return known[state]

    return value(position.state)
