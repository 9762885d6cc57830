"""Which features belong to which game, bound to it: what every opponent and every training with a net stands on."""

from __future__ import annotations

from typing import Any

from tottenbury.kernel import bind_module
from tottenbury.kernel.doors import INT, Array, Door, Group, One
from tottenbury.kernel.kernels import INTS, Kernels
from tottenbury.kernel.layout import FLOAT32, FLOAT64
from tottenbury.opponents.games import players_of
from tottenbury.opponents.judgement.judging import judgement_of, params_of
from tottenbury.opponents.nets import rollouts, valuing
from tottenbury.opponents.nets.hands import HAND_ROWS, KINDS
from tottenbury.opponents.nets.net import Net
from tottenbury.opponents.nets.places import BLOCK
from tottenbury.opponents.nets.rollouts import Tries
from tottenbury.opponents.nets.slots import MAX_PLACES, SLOTS, WHOLE_AT, Shape
from tottenbury.opponents.nets.workspace import WORKSPACE, Bench, Knowledge, Sizes
from tottenbury.table.errors import TottenburyError
from tottenbury.table.kernel_game import KernelGame

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
        features = players_of(game).features(game.family)
        if features is None:
            raise TottenburyError(f"no net can be told about {game.id}")
        _check_fits(kernels, features.shape)
        self.functions = {**judgement_of(game).functions, **features.functions}
        for generic in (valuing, rollouts):
            self.functions |= bind_module(generic, name, self.functions)
        self.family = game.family
        self.params = features.params
        self.roles = features.shape.roles
        hand = features.shape.blocks * BLOCK
        whole = hand + HAND_ROWS
        self.rows = whole + features.shape.whole_rows
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

    def params_for(self, game: KernelGame) -> Any:
        """The frozen numbers, with the table of shares of a game behind them."""
        return params_of(game, self.params)

    def knowing(self, game: KernelGame, net: Net) -> Knowledge:
        """What a net goes by at one of the family's games."""
        return Knowledge(game.rules, self.params_for(game), net, self.sizes)


def _check_fits(kernels: Kernels, shape: Shape) -> None:
    """There must be room for what a game tells."""
    kinds = kernels.state.fields["tactics"].shape[1]
    if shape.places > MAX_PLACES or shape.whole_slots > SLOTS - WHOLE_AT or kinds > KINDS:
        raise ValueError(f"{kernels.name} has more places, slots or kinds of tactic card than nets are told about")


def _knowledge(kernels: Kernels) -> Group:
    return Group(Knowledge, (One(kernels.rules), FLOATS, NET, Group(Sizes, (INT,) * 3)))


def _bench(kernels: Kernels) -> Group:
    return Group(Bench, (*(One(kernels.state),) * 3, One(WORKSPACE)))


_MINDS: dict[str, Mind] = {}


def mind_of(game: KernelGame) -> Mind:
    """The features for a game, shared by all rulebooks of its family."""
    name = game.family.name
    if name not in _MINDS:
        _MINDS[name] = Mind(game)
    return _MINDS[name]


def bench_for(game: KernelGame) -> Bench:
    """Room for three records of a game, and a workspace to value moves."""
    a, b, c = (bytearray(game.kernels.state.size) for _ in range(3))
    return Bench(a, b, c, bytearray(WORKSPACE.size))
