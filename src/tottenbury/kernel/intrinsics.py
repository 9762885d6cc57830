"""What the compiler is told directly: the bit tricks of kernel.bits as single machine instructions, and arrays that nobody counts."""

# ruff: noqa: ARG001 - Numba prescribes the arguments
from __future__ import annotations

from typing import Any

from llvmlite import ir
from numba.core import cgutils, types
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


@intrinsic
def borrow(context: Any, array: Any) -> Any:
    """The same array for compiled code that need not count who uses it."""

    def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        own = context.make_array(signature.args[0])(context, builder, args[0])
        own.meminfo = cgutils.get_null_value(own.meminfo.type)
        own.parent = cgutils.get_null_value(own.parent.type)
        return own._getvalue()

    return array(array), generate
