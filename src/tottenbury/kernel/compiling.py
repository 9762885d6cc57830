"""Marks the functions that are compiled, and binds game-neutral ones to a game.

The rules are plain Python functions. At run time they stay that: what is marked runs interpreted, or is not called at all because a library
that was built ahead answers in its place (`doors`). Only the build (`tottenbury.building`) hands marked functions to a compiler.
"""

from __future__ import annotations

import os
import sys
import types
from collections.abc import Callable, Mapping
from typing import Any, TypeVar

BUILDING = os.environ.get("TOTTENBURY_BUILDING") == "1"
"""Whether this process builds libraries: marked functions are then Numba's, and nothing else runs here."""

F = TypeVar("F", bound=Callable[..., Any])

BINDERS: set[str] = set()
"""While libraries are built: the modules that decide which functions are bound to which, and which of them become doors."""


def note_binder() -> None:
    """Remember who has called the caller of this function; libraries are made from that module as well."""
    if BUILDING:
        BINDERS.add(sys._getframe(2).f_globals["__name__"])


def compiled(function: F) -> F:
    """Mark a function that the build compiles."""
    return _mark(function, inline=False)


def inlined(function: F) -> F:
    """Mark a short function of a hot path: its machine code is copied into every caller."""
    return _mark(function, inline=True)


def _mark(function: F, inline: bool) -> F:
    if not BUILDING:
        function.__inline__ = inline  # type: ignore[attr-defined]
        return function
    from tottenbury.kernel.intrinsics import dispatcher

    marked: F = dispatcher(function, inline)
    return marked


def is_inlined(function: Any) -> bool:
    """Whether a function was marked to be copied into its callers."""
    return bool(getattr(function, "__inline__", False) or getattr(function, "targetoptions", {}).get("forceinline"))


def bind(generic: F, name: str, functions: Mapping[str, Any], inline: bool = False) -> F:
    """The game-neutral `generic` for one game, whose rules it finds as the global names in `functions`.

    With `inline` it becomes part of its callers, as by `inlined`.
    """
    note_binder()
    return _mark(_copy(generic, name, {**generic.__globals__, **functions}), inline)


def bind_module(module: types.ModuleType, name: str, functions: Mapping[str, Any]) -> dict[str, Any]:
    """All functions of a game-neutral module bound to one game and to each other, by name."""
    note_binder()
    return _copies(module, name, {**vars(module), **functions})


def variant(module: types.ModuleType, name: str, constants: Mapping[str, Any]) -> dict[str, Any]:
    """A second copy of a module's functions in which some of its constants have other values.

    The compiler leaves out branches that a constant rules out, so one statement of the rules can serve a game with and without some part.
    """
    note_binder()
    return _copies(module, name, {**vars(module), **constants})


def _copies(module: types.ModuleType, name: str, scope: dict[str, Any]) -> dict[str, Any]:
    """Copies of a module's own functions over `scope`, which they enter."""
    own = {key: value for key, value in vars(module).items() if getattr(value, "__module__", "") == module.__name__ and callable(value)}
    copies: dict[str, Any] = {}
    for key, function in own.items():
        plain = getattr(function, "py_func", function)
        if isinstance(plain, types.FunctionType):
            scope[key] = copies[key] = _mark(_copy(plain, name, scope), is_inlined(function))
    return copies


def _copy(function: Any, name: str, scope: dict[str, Any]) -> Any:
    """The same code under a qualified name of its own, with other globals."""
    copy: Any = types.FunctionType(function.__code__, scope, f"{function.__name__}_{name}", function.__defaults__)
    copy.__qualname__ = f"{function.__qualname__}_{name}"
    copy.__module__ = function.__module__
    copy.__doc__ = function.__doc__
    return copy
