"""The bit tricks of kernel.bits as single machine instructions."""

# ruff: noqa: ARG001 - Numba prescribes the arguments
from __future__ import annotations

from typing import Any

from llvmlite import ir
from numba.core import types
from numba.extending import intrinsic

_NOT_ZERO = ir.Constant(ir.IntType(1), 1)
_SIGNATURE = types.int64(types.int64)


@intrinsic
def popcount(context: Any, bits: Any) -> Any:
    """How many cards are in the set."""

    def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        return builder.ctpop(args[0])

    return _SIGNATURE, generate


@intrinsic
def lowest(context: Any, bits: Any) -> Any:
    """The lowest card number in a set that is not empty."""

    def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        return builder.cttz(args[0], _NOT_ZERO)

    return _SIGNATURE, generate


@intrinsic
def highest(context: Any, bits: Any) -> Any:
    """The highest card number in a set that is not empty."""

    def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        zeros = builder.ctlz(args[0], _NOT_ZERO)
        return builder.sub(ir.Constant(zeros.type, 63), zeros)

    return _SIGNATURE, generate
