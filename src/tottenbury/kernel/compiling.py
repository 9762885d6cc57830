"""The one `jit` decorator, and where its compiled code is kept between runs.

The rules are plain Python functions; `jit` compiles them with Numba, or leaves them as they are when the environment says
`TOTTENBURY_JIT=0`.
"""

from __future__ import annotations

import os
import types
from collections.abc import Callable, Mapping
from typing import Any, TypeVar

import numpy as np

from tottenbury.kernel.cache import cache_folder, upper_room

COMPILED = os.environ.get("TOTTENBURY_JIT", "1") != "0"
"""False when the rules run as plain Python, for checking and debugging."""

F = TypeVar("F", bound=Callable[..., Any])


def jit(function: F) -> F:
    """Compile `function` on its first call, without the interpreter lock and cached on disk."""
    return _compile(function, inline=False)


def jit_inline(function: F) -> F:
    """Like `jit`, for the short functions of hot paths: their machine code is copied into every caller."""
    return _compile(function, inline=True)


def jit_sums(function: F) -> F:
    """Like `jit_inline`, for long sums of floats: they may be added up in any order, several at a time."""
    return _compile(function, True, loose=True)


def _compile(function: F, inline: bool, *parts: str, loose: bool = False) -> F:
    """Compile a function; `parts` are the modules of functions that it is bound to."""
    if not COMPILED:
        return function
    import numba

    folder = cache_folder(upper_room(function.__module__, *parts))
    before = numba.config.CACHE_DIR
    # Numba reads the folder while it decorates; other users of Numba in this process keep their own.
    numba.config.CACHE_DIR = str(folder or "")
    options: dict[str, Any] = {"nogil": True, "error_model": "numpy", "forceinline": inline, "no_cfunc_wrapper": True}
    if loose:
        options["fastmath"] = {"reassoc", "contract", "nsz"}
    try:
        compiled: F = numba.njit(cache=folder is not None, **options)(function)
    finally:
        numba.config.CACHE_DIR = before
    return compiled


def bind(generic: F, name: str, functions: Mapping[str, Any], inline: bool = False) -> F:
    """Compile the game-neutral loop `generic` for one game, whose rules it finds as the global names in `functions`.

    With `inline` it becomes part of its callers, as by `jit_inline`.

    A jitted function that closes over another one, or takes one as an argument, never hits the disk cache; a function of its own name
    over its own globals does (docs/decisions/0002-binding-loops-to-games.md).
    """
    parts = [str(getattr(function, "__module__", "")) for function in functions.values()]
    return _compile(_copy(generic, name, {**generic.__globals__, **functions}), inline, *parts)


def _copy(function: Any, name: str, scope: dict[str, Any]) -> Any:
    """The same code under a qualified name of its own, with other globals."""
    copy: Any = types.FunctionType(function.__code__, scope, f"{function.__name__}_{name}", function.__defaults__)
    copy.__qualname__ = f"{function.__qualname__}_{name}"
    copy.__module__ = function.__module__
    copy.__doc__ = function.__doc__
    return copy


def variant(module: types.ModuleType, name: str, constants: Mapping[str, Any]) -> dict[str, Any]:
    """A second copy of a module's functions in which some of its constants have other values.

    The compiler leaves out branches that a constant rules out, so one statement of the rules can serve a game with and without some part.
    """
    scope = {**vars(module), **constants}
    own = {key: value for key, value in vars(module).items() if getattr(value, "__module__", "") == module.__name__ and callable(value)}
    copies: dict[str, Any] = {}
    for key, function in own.items():
        inline = bool(getattr(function, "targetoptions", {}).get("forceinline"))
        scope[key] = copies[key] = _compile(_copy(getattr(function, "py_func", function), name, scope), inline)
    return copies


if COMPILED:
    from tottenbury.kernel.intrinsics import borrow as borrow

    @jit
    def record_at(records: Any, index: int) -> Any:
        """The record at `index`, with its fields as attributes."""
        return records[index]

else:

    def borrow(array: Any) -> Any:
        """The same array."""
        return array

    def record_at(records: Any, index: int) -> Any:
        """The record at `index`, with its fields as attributes."""
        return records.view(np.recarray)[index]
