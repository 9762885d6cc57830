"""What a card game's features offer to the game-neutral code of nets, for type checkers and readers; nothing here runs."""

from __future__ import annotations

from typing import Any

from tottenbury.opponents.judgement.sides import Face, Force, Side
from tottenbury.opponents.nets.resources import Resources

FEATURES = (
    *("place_count", "role_of", "block_of", "ground_row", "owned_by", "face_at", "same_at", "same_face", "side_at"),
    *("horizon", "hand_aside", "chance_at", "game_chance", "whole_rows"),
)
"""What a game contributes."""


def place_count(rules: Any) -> int:
    """How many places there are."""
    raise NotImplementedError


def role_of(me: int) -> int:
    """Which part of the net belongs to a seat."""
    raise NotImplementedError


def block_of(rules: Any, s: Any, place: int) -> int:
    """Which block of rows tells of a place."""
    raise NotImplementedError


def ground_row(rules: Any, s: Any, place: int) -> int:
    """The row, among those of the whole, that says which ground lies where; NONE if there is nothing to say."""
    raise NotImplementedError


def owned_by(s: Any, place: int, seat: int) -> bool:
    """Whether a seat has claimed a place."""
    raise NotImplementedError


def face_at(rules: Any, s: Any, place: int) -> Face:
    """How a place is decided."""
    raise NotImplementedError


def same_at(one: Any, other: Any, place: int) -> bool:
    """Whether a place looks the same in two records of one game."""
    raise NotImplementedError


def same_face(one: Any, other: Any, place: int) -> bool:
    """Whether a place counts in the same way in both, and is still open."""
    raise NotImplementedError


def side_at(rules: Any, s: Any, place: int, seat: int) -> Side:
    """A side at a place."""
    raise NotImplementedError


def hand_aside(s: Any, place: int, me: int) -> bool:
    """Whether my hand matters to a place only by what it may add to my side there."""
    raise NotImplementedError


def horizon(s: Any) -> float:
    """How many turns are left, where that is known."""
    raise NotImplementedError


def chance_at(rules: Any, params: Any, s: Any, place: int, mine: Force, theirs: Force, resources: Resources, work: Any) -> float:
    """My chance at a place; `work` is room for another distribution."""
    raise NotImplementedError


def game_chance(rules: Any, params: Any, s: Any, me: int, turns: float, chances: Any) -> float:
    """My chance to win the game if the places were independent."""
    raise NotImplementedError


def whole_rows(rules: Any, s: Any, me: int, chances: Any, prior_logit: float, first: int, slots: Any, at: int) -> None:
    """The slots behind those of places and hand; `first` is the first row of the whole."""
