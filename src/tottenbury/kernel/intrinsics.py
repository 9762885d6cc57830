"""What the build's compiler is told directly: marked functions, bit tricks as single instructions, records as pointers, room on the stack.

Loaded only while libraries are built; `bits` and `records` have the same functions for everybody else.
"""

# ruff: noqa: ARG001 - Numba prescribes the arguments
from __future__ import annotations

from typing import Any

import numba
import numpy as np
from llvmlite import ir
from numba.core import cgutils, types
from numba.extending import intrinsic, models, register_model, typeof_impl
from numba.np import numpy_support

from tottenbury.kernel.layout import Layout

WORD_0 = np.int64(0)
"""0 as a machine word: a literal would be a type of its own."""

_NOT_ZERO = ir.Constant(ir.IntType(1), 1)
_SIGNATURE = types.int64(types.int64)


def dispatcher(function: Any, inline: bool) -> Any:
    """A marked function for the compiler."""
    return numba.njit(error_model="numpy", forceinline=inline, no_cfunc_wrapper=True, no_cpython_wrapper=True)(function)


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


# Records


class LayoutType(types.Opaque):
    """The type of a layout: what compiled code knows of it."""

    def __init__(self, layout: Layout) -> None:
        self.layout = layout
        super().__init__(f"Layout({layout.name}:{layout.digest})")


register_model(LayoutType)(models.OpaqueModel)


@typeof_impl.register(Layout)
def _typeof_layout(layout: Layout, context: Any) -> Any:
    return LayoutType(layout)


def record_type(layout: Layout) -> Any:
    """The compiler's type for records of a layout."""
    return numpy_support.from_dtype(layout.dtype)


@intrinsic
def record_at(context: Any, records: Any, index: Any) -> Any:
    """The record at `index`: a pointer into the row."""

    def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        array = context.make_array(signature.args[0])(context, builder, args[0])
        return builder.bitcast(builder.gep(array.data, [args[1]]), context.get_value_type(signature.return_type))

    return records.dtype(records, types.int64), generate


@intrinsic
def copy_record(context: Any, target: Any, source: Any) -> Any:
    """Make one record equal to another of the same layout."""

    def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        size = ir.Constant(ir.IntType(64), signature.args[0].size)
        cgutils.raw_memcpy(builder, args[0], args[1], size, 1)
        return context.get_dummy_value()

    return types.none(target, source), generate


@intrinsic
def copy_numbers(context: Any, target: Any, source: Any) -> Any:
    """Make one array equal to another of the same shape, both in one piece."""
    if target.dtype != source.dtype or target.ndim != source.ndim or "C" not in (target.layout, source.layout):
        return None

    def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        to, of = (context.make_array(kind)(context, builder, arg) for kind, arg in zip(signature.args, args, strict=True))
        cgutils.raw_memcpy(builder, to.data, of.data, to.nitems, to.itemsize)
        return context.get_dummy_value()

    return types.none(target, source), generate


@intrinsic
def fill_numbers(context: Any, target: Any, value: Any) -> Any:
    """Write the same number everywhere into an array that is in one piece."""
    if target.layout != "C":
        return None

    def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        to = context.make_array(signature.args[0])(context, builder, args[0])
        with cgutils.for_range(builder, to.nitems) as loop:
            builder.store(args[1], builder.gep(to.data, [loop.index]))
        return context.get_dummy_value()

    return types.none(target, target.dtype), generate


# Room on the stack: arrays that nobody counts and that are gone when their function returns


def _room(context: Any, builder: Any, array_type: Any, element: Any, shape: tuple[int, ...]) -> Any:
    total = int(np.prod(shape))
    data = cgutils.alloca_once(builder, ir.ArrayType(element, total))
    data.align = 16
    item = context.get_abi_sizeof(element)
    made = context.make_array(array_type)(context, builder)
    strides = [item * int(np.prod(shape[n + 1 :], dtype=np.int64)) for n in range(len(shape))]
    word = ir.IntType(64)
    made.data = builder.bitcast(data, made.data.type)
    made.shape = cgutils.pack_array(builder, [ir.Constant(word, n) for n in shape])
    made.strides = cgutils.pack_array(builder, [ir.Constant(word, n) for n in strides])
    made.itemsize = ir.Constant(made.itemsize.type, item)
    made.nitems = ir.Constant(made.nitems.type, total)
    made.meminfo = cgutils.get_null_value(made.meminfo.type)
    made.parent = cgutils.get_null_value(made.parent.type)
    return made._getvalue()


def _numbers(kind: Any, shape: tuple[Any, ...]) -> Any:
    """The signature and code of room for numbers; None unless all sizes are constants."""
    if not all(isinstance(size, types.IntegerLiteral) for size in shape):
        return None
    array_type = types.Array(kind, len(shape), "C")
    sizes = tuple(size.literal_value for size in shape)

    def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        return _room(context, builder, array_type, context.get_data_type(kind), sizes)

    return array_type(*shape), generate


@intrinsic(prefer_literal=True)
def some_ints(context: Any, size: Any) -> Any:
    """Room for so many integers."""
    return _numbers(types.int64, (size,))


@intrinsic(prefer_literal=True)
def some_int32s(context: Any, size: Any) -> Any:
    """Room for so many integers of 32 bits."""
    return _numbers(types.int32, (size,))


@intrinsic(prefer_literal=True)
def some_float32s(context: Any, size: Any) -> Any:
    """Room for so many floats of 32 bits."""
    return _numbers(types.float32, (size,))


@intrinsic(prefer_literal=True)
def some_floats(context: Any, size: Any) -> Any:
    """Room for so many floats."""
    return _numbers(types.float64, (size,))


@intrinsic(prefer_literal=True)
def some_floats_2d(context: Any, rows: Any, columns: Any) -> Any:
    """Room for a table of floats."""
    return _numbers(types.float64, (rows, columns))


@intrinsic(prefer_literal=True)
def some_floats_3d(context: Any, layers: Any, rows: Any, columns: Any) -> Any:
    """Room for several tables of floats."""
    return _numbers(types.float64, (layers, rows, columns))


@intrinsic(prefer_literal=True)
def some_records(context: Any, layout: Any, number: Any) -> Any:
    """Room for so many records of a layout."""
    if not isinstance(number, types.IntegerLiteral):
        return None
    record = record_type(layout.layout)
    array_type = types.Array(record, 1, "C")

    def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        element = ir.ArrayType(ir.IntType(64), layout.layout.size // 8)
        return _room(context, builder, array_type, element, (number.literal_value,))

    return array_type(layout, number), generate


# Floats and their bits


@intrinsic
def float_of_bits(context: Any, bits: Any) -> Any:
    """The float with these 64 bits."""

    def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        return builder.bitcast(args[0], ir.DoubleType())

    return types.float64(types.int64), generate


@intrinsic
def bits_of_float(context: Any, number: Any) -> Any:
    """The 64 bits of a float."""

    def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        return builder.bitcast(args[0], ir.IntType(64))

    return types.int64(types.float64), generate
