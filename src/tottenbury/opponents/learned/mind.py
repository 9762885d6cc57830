"""Which features belong to which game, bound and compiled: what every opponent and every training with a net stands on."""

from __future__ import annotations

from functools import cached_property
from types import ModuleType
from typing import Any

import numpy as np

from tottenbury.kernel import bind, variant
from tottenbury.opponents.judging import judgement_of, lore_of
from tottenbury.opponents.learned import deepening, self_play, teaching, valuing
from tottenbury.opponents.learned.hands import HAND_ROWS
from tottenbury.opponents.learned.places import BLOCK
from tottenbury.opponents.learned.valuing import DESK
from tottenbury.opponents.lore import PROOF
from tottenbury.table.kernel_game import KernelGame

_SIEGE = (0.99, 0.943, 0.697, 1.032, 0.983, 0.595, 0.807, 0.335, 1.066, 0.584)
_BREACHES = (1.591, 0.03, 0.701, 0.07, 0.385, 0.495, 0.116)

LORE: dict[str, tuple[float, ...]] = {
    "stones": (0.804, 0.802, 0.58, 0.79, 0.738, 0.54, 0.741, 1.564, 0.976, 0.584),
    "siege": (*_SIEGE, *(0.0,) * (PROOF - len(_SIEGE)), *_BREACHES),
}
"""The numbers by which chances at places are reckoned (`lore`). They are frozen: a net has learnt to read what they give."""

FEATURES = (
    *("place_count", "role_of", "block_of", "ground_row", "owned_by", "face_at", "same_at", "same_face", "side_at"),
    *("horizon", "hand_aside", "chance_at", "game_chance", "whole_rows"),
)
"""What a game contributes."""

_INNER = (
    *("follow", "end_for", "pool_of", "means_at", "entry_of", "same_side", "spread_mine", "tell_place", "lean_of", "tell"),
    *("indifferent", "unmoved", "take_over", "open_entry", "tell_after", "value_moves", "tell_chosen", "value_told", "value_of"),
)
_PLAYING = ("uniform", "choose", "keep", "look")


class Mind:
    """The compiled features of one family of rulebooks, and the loops over them."""

    def __init__(self, game: KernelGame) -> None:
        name = game.kernels.name
        module = _module(name)
        features = {key: getattr(module, key) for key in FEATURES}
        if not name.endswith("_tactics"):
            features |= {key: value for key, value in variant(module, "base", {"TACTICS": False}).items() if key in FEATURES}
        functions = {**judgement_of(game).functions, **features}
        for inner in _INNER:
            functions[inner] = bind(getattr(valuing, inner), name, functions)
        for inner in _PLAYING:
            functions[inner] = bind(getattr(self_play, inner), name, functions)
        for inner in ("best_of", "play_on"):
            functions[inner] = bind(getattr(deepening, inner), name, functions)
        functions["rank"] = bind(teaching.rank, name, functions)
        self.functions = functions
        self.name = name
        self.roles: int = module.ROLES
        hand = module.BLOCKS * BLOCK
        whole = hand + HAND_ROWS
        self.rows: int = whole + module.WHOLE_ROWS
        """Rows of one role."""
        self.sizes = np.array([self.rows, hand, whole], np.int64)

    def lore_for(self, game: KernelGame) -> Any:
        """The frozen numbers, with the table of shares of a game behind them."""
        return lore_of(game, LORE[self.name.removesuffix("_tactics")])

    def _bound(self, loop: Any) -> Any:
        return bind(loop, self.name, self.functions)

    @cached_property
    def self_play(self) -> Any:
        """See self_play.self_play."""
        return self._bound(self_play.self_play)

    @cached_property
    def net_games(self) -> Any:
        """See self_play.net_games."""
        return self._bound(self_play.net_games)

    @cached_property
    def value_view(self) -> Any:
        """See self_play.value_view."""
        return self._bound(self_play.value_view)

    @cached_property
    def value_seen(self) -> Any:
        """See self_play.value_seen."""
        return self._bound(self_play.value_seen)

    @cached_property
    def teach(self) -> Any:
        """See teaching.teach."""
        return self._bound(teaching.teach)

    @cached_property
    def sweep(self) -> Any:
        """See deepening.sweep."""
        return self._bound(deepening.sweep)


def _module(name: str) -> ModuleType:
    from tottenbury.opponents.learned import features_siege, features_stones

    return {"stones": features_stones, "siege": features_siege}[name.removesuffix("_tactics")]


_MINDS: dict[str, Mind] = {}


def mind_of(game: KernelGame) -> Mind:
    """The features for a game, shared by all rulebooks of its family."""
    if game.kernels.name not in _MINDS:
        _MINDS[game.kernels.name] = Mind(game)
    return _MINDS[game.kernels.name]


def known_mind(kernels: str) -> Mind:
    """The features of a family that somebody has asked for before."""
    return _MINDS[kernels]


def records_for(game: KernelGame) -> tuple[Any, Any, Any, Any]:
    """Room for three records of a game, and a desk to value moves."""
    a, b, c = (np.zeros(1, game.kernels.state_type) for _ in range(3))
    return a, b, c, np.zeros(1, DESK)
