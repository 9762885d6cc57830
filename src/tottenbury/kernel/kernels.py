"""All doors of one family of rulebooks: what a table needs as plain methods over `bytes`, everything else by name."""

from __future__ import annotations

import ctypes
import threading
from array import array
from collections.abc import Mapping
from typing import Any

from tottenbury.kernel import library, loops
from tottenbury.kernel.chance import STREAM_SIZE
from tottenbury.kernel.compiling import bind, note_binder
from tottenbury.kernel.doors import INT, Array, Door, Kind, One, Row
from tottenbury.kernel.layout import INT64, Layout

INTS, TABLE = Array(INT64), Array(INT64, 2)

_FAMILIES: dict[str, Kernels] = {}


class _Room(threading.local):
    """Where a thread's library calls write: one position and one list of moves."""

    def __init__(self, size: int) -> None:
        self.state = ctypes.create_string_buffer(size)
        self.moves = (ctypes.c_int64 * loops.MAX_MOVES)()
        self.stream = (ctypes.c_int64 * STREAM_SIZE)()


class Kernels:
    """The rules of one family as doors, behind which a library or the interpreter answers."""

    def __init__(self, name: str, functions: Mapping[str, Any], rules: Layout, state: Layout) -> None:
        self.name = name
        self.rules = rules
        self.state = state
        self.functions = dict(functions)
        """What game-neutral code is bound to: the game's rules by name, and `settle` and `new_game` over them."""
        for inner in ("settle", "new_game"):
            self.functions[inner] = bind(getattr(loops, inner), name, self.functions)
        self.doors: dict[str, Door] = {}
        self.library: library.Library | None = None
        self._room = _Room(state.size)
        one_rules, one_state, states = One(rules), One(state), Row(state)
        self._list = self.open("list_moves", loops.list_moves, one_rules, one_state, INTS)
        self._try = self.open("try_move", loops.try_move, one_rules, one_state, one_state, INTS, INT)
        self._step = self.open("step", loops.step, one_rules, one_state, one_state, INT)
        self._forced = self.open("forced_move", loops.forced_move, one_rules, one_state)
        self._blind = self.open("make_blind", loops.make_blind, one_state, one_state, INT)
        self._deal = self.enter(Door("new_game", self.functions["new_game"], (one_rules, one_state, INTS, INT, INT)))
        # Where whole games are a matter of microseconds, the turn becomes part of the loop.
        within = self.functions | {"settle": bind(loops.settle, f"{name}_within", self.functions, inline=True)}
        games = (one_rules, one_state, TABLE, INTS, INT, INT, INT, TABLE)
        self._games = self.enter(Door("random_games", bind(loops.random_games, name, within), games))
        steps = (one_rules, states, TABLE, INTS, INT)
        self.random_steps = self.enter(Door("random_steps", bind(loops.random_steps, name, within), steps))
        counted = {"legal_moves": self.functions.get("moves_and_throws", self.functions["legal_moves"])}
        self._perft = self.enter(Door("perft", bind(loops.perft, name, self.functions | counted), (one_rules, states, TABLE, INTS)))
        _FAMILIES[name] = self
        self.load()

    # Doors

    def open(self, name: str, generic: Any, *kinds: Kind, real: bool = False) -> Door:
        """A door to a game-neutral function, bound to this game."""
        note_binder()
        return self.enter(Door(name, bind(generic, self.name, self.functions), kinds, real))

    def enter(self, door: Door) -> Door:
        """Take in a door whose function is bound already."""
        note_binder()
        self.doors[door.name] = door
        if self.library is not None:
            self.library.answer(door)
        return door

    def load(self) -> bool:
        """Let a library answer from now on, if there is one for these very sources; whether there is."""
        if self.library is None:
            self.library = library.find(self.name)
            if self.library is not None:
                for door in self.doors.values():
                    self.library.answer(door)
        return self.library is not None

    # What a table needs, over plain bytes

    def new_game(self, rules: bytes, seed: int, first: int) -> bytes:
        """A fresh game from a seed; with `first` = -1 the lot decides who begins."""
        native = self._deal.native
        if native is None:
            state = self.state.new()
            self._deal(rules, state, array(INT64, [0] * STREAM_SIZE), seed, first)
            return bytes(state)
        room = self._room
        ctypes.memset(room.state, 0, self.state.size)
        native(rules, room.state, room.stream, STREAM_SIZE, seed, first)
        return room.state.raw

    def moves(self, rules: bytes, state: bytes) -> list[int]:
        """All legal moves, as numbers."""
        native = self._list.native
        if native is None:
            moves = array(INT64, bytes(8 * loops.MAX_MOVES))
            return moves[: self._list(rules, state, moves)].tolist()
        room = self._room.moves
        return room[: native(rules, state, room, loops.MAX_MOVES)]

    def try_move(self, rules: bytes, state: bytes, move: int) -> bytes | None:
        """The position after a move and all that follows without a decision; None if the move is not legal."""
        native = self._try.native
        if native is None:
            after = self.state.new()
            made = self._try(rules, state, after, array(INT64, bytes(8 * loops.MAX_MOVES)), move)
            return bytes(after) if made else None
        room = self._room
        return room.state.raw if native(rules, state, room.state, room.moves, loops.MAX_MOVES, move) else None

    def step(self, rules: bytes, state: bytes, move: int) -> bytes:
        """The position after one legal move alone."""
        native = self._step.native
        if native is None:
            after = self.state.new()
            self._step(rules, state, after, move)
            return bytes(after)
        room = self._room.state
        native(rules, state, room, move)
        return room.raw

    def forced(self, rules: bytes, state: bytes) -> int:
        """The move that needs no decision here, or -1."""
        native = self._forced.native
        return int(self._forced(rules, state) if native is None else native(rules, state))

    def blind(self, state: bytes, viewer: int) -> bytes:
        """A copy without anything that the viewer may not see."""
        native = self._blind.native
        if native is None:
            after = self.state.new()
            self._blind(state, after, viewer)
            return bytes(after)
        room = self._room.state
        native(state, room, viewer)
        return room.raw

    # Many at once

    def play_random_games(self, rules: bytes, seed: int, games: int, first: int = -1, limit: int = loops.NO_TURN_LIMIT) -> Any:
        """Winner, reason, who began, turns and decisions of `games` random games, one row each."""
        import numpy as np

        results = np.zeros((games, loops.RESULT_FIELDS), np.int64)
        streams, moves = np.zeros((3, STREAM_SIZE), np.int64), np.empty(loops.MAX_MOVES, np.int64)
        self._games(rules, self.state.new(), streams, moves, seed, first, limit, results)
        return results

    def count_sequences(self, rules: bytes, state: bytes, depth: int) -> int:
        """How many sequences of `depth` decisions follow from a position."""
        import numpy as np

        if depth == 0:
            return 1
        states = bytearray(depth * self.state.size)
        memoryview(states)[: self.state.size] = state
        return int(self._perft(rules, states, np.empty((depth, loops.MAX_MOVES), np.int64), np.zeros(depth, np.int64)))


def families() -> tuple[Kernels, ...]:
    """The families that somebody has asked for in this process."""
    return tuple(_FAMILIES.values())
