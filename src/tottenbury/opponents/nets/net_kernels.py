"""Which features belong to which game, bound to it: what every opponent and every training with a net stands on."""

from __future__ import annotations

from types import ModuleType
from typing import Any

from tottenbury.kernel import bind_module, variant
from tottenbury.kernel.doors import INT, Array, Door, Group, One
from tottenbury.kernel.kernels import INTS, Kernels
from tottenbury.kernel.layout import FLOAT32, FLOAT64
from tottenbury.opponents.judgement.judging import judgement_of, lore_of
from tottenbury.opponents.judgement.parameters import knobs
from tottenbury.opponents.nets import rollouts, valuing
from tottenbury.opponents.nets.hands import HAND_ROWS, KINDS
from tottenbury.opponents.nets.net import Net
from tottenbury.opponents.nets.places import BLOCK
from tottenbury.opponents.nets.rollouts import Tries
from tottenbury.opponents.nets.slots import MAX_PLACES, SLOTS, WHOLE_AT
from tottenbury.opponents.nets.workspace import WORKSPACE, Bench, Knowledge, Sizes
from tottenbury.table.kernel_game import KernelGame

LORE: dict[str, tuple[float, ...]] = {
    "stones": knobs(hand=(0.804, 0.802, 0.58), reach=(0.79, 0.738, 0.54), filler=0.741, sum_soft=1.564, soft=0.976, row_first=0.584),
    "siege": knobs(
        hand=(0.99, 0.943, 0.697),
        reach=(1.032, 0.983, 0.595),
        filler=0.807,
        sum_soft=0.335,
        soft=1.066,
        proof=1.591,
        unproven=0.03,
        afresh=0.701,
        again=0.07,
        pace=0.385,
    ),
}
"""The numbers by which chances at places are reckoned (`lore`). They are frozen: a net has learnt to read what they give."""

FEATURES = (
    *("place_count", "role_of", "block_of", "ground_row", "owned_by", "face_at", "same_at", "same_face", "side_at"),
    *("horizon", "hand_aside", "chance_at", "game_chance", "whole_rows"),
)
"""What a game contributes."""

FLOATS = Array(FLOAT64)
NET = Group(
    Net,
    (*(Array(FLOAT32, 2),) * 2, Array(FLOAT32, 3), *(Array(FLOAT32, 2),) * 2, *(Array(FLOAT32),) * 2),
)


class Mind:
    """The features of one family of rulebooks, and the doors to what is done with them."""

    def __init__(self, game: KernelGame) -> None:
        kernels = game.kernels
        name = kernels.name
        module = _module(name)
        _check_fits(kernels, module)
        features = {key: getattr(module, key) for key in FEATURES}
        if not name.endswith("_tactics"):
            features |= {key: value for key, value in variant(module, "base", {"TACTICS": False}).items() if key in FEATURES}
        self.functions = {**judgement_of(game).functions, **features}
        for generic in (valuing, rollouts):
            self.functions |= bind_module(generic, name, self.functions)
        self.name = name
        self.roles: int = module.ROLES
        hand = module.BLOCKS * BLOCK
        whole = hand + HAND_ROWS
        self.rows: int = whole + module.WHOLE_ROWS
        """Rows of one role."""
        self.sizes = Sizes(self.rows, hand, whole)
        self.knowledge, self.bench = _knowledge(kernels), _bench(kernels)
        """The kinds of Knowledge and Bench in this family, for doors."""
        view, desk = One(kernels.state), One(WORKSPACE)
        tries = Group(Tries, (INTS, FLOATS, INTS))
        enter, bound = kernels.enter, self.functions
        self.value_view = enter(Door("value_view", bound["value_view"], (self.knowledge, view, desk, INTS, FLOATS, view)))
        """See valuing.value_view."""
        self.value_seen = enter(Door("value_seen", bound["value_seen"], (self.knowledge, desk, view, INT), real=True))
        """See valuing.value_seen."""
        self.sweep = enter(Door("sweep", bound["sweep"], (self.knowledge, view, self.bench, tries, INTS, INT, INT)))
        """See rollouts.sweep."""

    def lore_for(self, game: KernelGame) -> Any:
        """The frozen numbers, with the table of shares of a game behind them."""
        return lore_of(game, LORE[self.name.removesuffix("_tactics")])

    def knowing(self, game: KernelGame, net: Net) -> Knowledge:
        """What a net goes by at one of the family's games."""
        return Knowledge(game.rules, self.lore_for(game), net, self.sizes)


def _check_fits(kernels: Kernels, features: ModuleType) -> None:
    """There must be room for what a game tells."""
    kinds = kernels.state.fields["tactics"].shape[1]
    if features.MOST_PLACES > MAX_PLACES or features.WHOLE_SLOTS > SLOTS - WHOLE_AT or kinds > KINDS:
        raise ValueError(f"{kernels.name} has more places, slots or kinds of tactic card than nets are told about")


def _knowledge(kernels: Kernels) -> Group:
    return Group(Knowledge, (One(kernels.rules), FLOATS, NET, Group(Sizes, (INT,) * 3)))


def _bench(kernels: Kernels) -> Group:
    return Group(Bench, (*(One(kernels.state),) * 3, One(WORKSPACE)))


def _module(name: str) -> ModuleType:
    from tottenbury.opponents.nets import features_siege, features_stones

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


def bench_for(game: KernelGame) -> Bench:
    """Room for three records of a game, and a workspace to value moves."""
    a, b, c = (bytearray(game.kernels.state.size) for _ in range(3))
    return Bench(a, b, c, bytearray(WORKSPACE.size))
