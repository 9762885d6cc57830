"""The compiled functions of nets bound to a game, as doors: what every opponent and every training with a net stands on."""

from __future__ import annotations

from typing import Any

from tottenbury.core.errors import TottenburyError
from tottenbury.core.kernel_game import KernelGame
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
from tottenbury.opponents.nets.workspace import WORKSPACE, GameRoom, NetContext, Sizes

FLOATS = Array(FLOAT64)
NET = Group(
    Net,
    (*(Array(FLOAT32, 2),) * 2, Array(FLOAT32, 3), *(Array(FLOAT32, 2),) * 2, *(Array(FLOAT32),) * 2),
)


class NetKernels:
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
        self.context_kind, self.room_kind = _context_kind(kernels), _room(kernels)
        """The kinds of NetContext and GameRoom in this family, for doors."""
        view, workspace = One(kernels.state), One(WORKSPACE)
        tries = Group(Tries, (INTS, FLOATS, INTS))
        enter, bound = kernels.enter, self.functions
        self.value_view = enter(Door("value_view", bound["value_view"], (self.context_kind, view, workspace, INTS, FLOATS, view)))
        """See valuing.value_view."""
        self.value_seen = enter(Door("value_seen", bound["value_seen"], (self.context_kind, workspace, view, INT), real=True))
        """See valuing.value_seen."""
        self.try_moves = enter(Door("try_moves", bound["try_moves"], (self.context_kind, view, self.room_kind, tries, INTS, INT, INT)))
        """See rollouts.try_moves."""

    def params_for(self, game: KernelGame) -> Any:
        """The frozen numbers, with the table of shares of a game behind them."""
        return params_of(game, self.params)

    def context(self, game: KernelGame, net: Net) -> NetContext:
        """What a net goes by at one of the family's games."""
        return NetContext(game.rules, self.params_for(game), net, self.sizes)


def _check_fits(kernels: Kernels, shape: Shape) -> None:
    """There must be room for what a game tells."""
    tactics = kernels.state.fields.get("tactics")
    kinds = 0 if tactics is None else tactics.shape[1]
    if shape.places > MAX_PLACES or shape.whole_slots > SLOTS - WHOLE_AT or kinds > KINDS:
        raise ValueError(f"{kernels.name} has more places, slots or kinds of tactic card than nets are told about")


def _context_kind(kernels: Kernels) -> Group:
    return Group(NetContext, (One(kernels.rules), FLOATS, NET, Group(Sizes, (INT,) * 3)))


def _room(kernels: Kernels) -> Group:
    return Group(GameRoom, (*(One(kernels.state),) * 3, One(WORKSPACE)))


_NET_KERNELS: dict[str, NetKernels] = {}


def net_kernels_of(game: KernelGame) -> NetKernels:
    """The features for a game, shared by all rulebooks of its family."""
    name = game.family.name
    if name not in _NET_KERNELS:
        _NET_KERNELS[name] = NetKernels(game)
    return _NET_KERNELS[name]


def new_game_room(game: KernelGame) -> GameRoom:
    """Room for three records of a game, and a workspace to value moves."""
    a, b, c = (bytearray(game.kernels.state.size) for _ in range(3))
    return GameRoom(a, b, c, bytearray(WORKSPACE.size))
