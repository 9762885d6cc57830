"""Another game that looks the same to a seat: what it has not seen is drawn anew, as its game says how."""

from __future__ import annotations

from random import Random

from tottenbury.core.seats import Seat
from tottenbury.research.open_game import OpenGame
from tottenbury.research.recall import information_text

ATTEMPTS = 100
"""After this many attempts that do not fit, the game stays as it is."""


def resample(open_game: OpenGame, seat: Seat, rng: Random) -> OpenGame:
    """Another game that is the same to this seat; each that the unseen cards allow is equally likely."""
    resampler = None if open_game.state is None else open_game.setting.research.resampler(open_game, seat)
    if resampler is None:
        return open_game
    seen = information_text(open_game, seat)
    for _ in range(ATTEMPTS):
        other = resampler.play_again(rng)
        if other is not None and information_text(other, seat) == seen:
            return other
    return open_game
