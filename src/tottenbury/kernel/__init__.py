"""The floor of the house: what is compiled ahead and how it is called, layouts, random numbers, bit tricks, game-neutral loops."""

from tottenbury.kernel.compiling import bind, bind_module, compiled, inlined, variant
from tottenbury.kernel.records import (
    copy_numbers,
    copy_record,
    fill_numbers,
    record_at,
    some_float32s,
    some_floats,
    some_floats_2d,
    some_floats_3d,
    some_int32s,
    some_ints,
    some_records,
)

__all__ = [
    "bind",
    "bind_module",
    "compiled",
    "copy_numbers",
    "copy_record",
    "fill_numbers",
    "inlined",
    "record_at",
    "some_float32s",
    "some_floats",
    "some_floats_2d",
    "some_floats_3d",
    "some_int32s",
    "some_ints",
    "some_records",
    "variant",
]
