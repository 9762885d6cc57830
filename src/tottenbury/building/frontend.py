"""From marked functions to one LLVM module a family: Numba's front end, with neither optimising nor linking to Python.

Numba is meant to compile functions one by one as they are called; here it only types and lowers them. The modules of all functions behind
all doors are then linked once, so that LLVM sees the whole. This uses Numba's inner interfaces: its version is pinned for the build.
"""

from __future__ import annotations

import ast
import struct
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

import llvmlite.binding as llvm
import numba
from numba.core import cgutils, codegen, cpu, dispatcher, extending
from numba.core import types as numba_types
from numba.extending import intrinsic
from numba.np import arrayobj

from tottenbury.kernel.compiling import BINDERS
from tottenbury.kernel.doors import Array, Door, Group, Kind, Number, One, Row
from tottenbury.kernel.intrinsics import record_type
from tottenbury.kernel.kernels import Kernels
from tottenbury.kernel.layout import FLOAT32, FLOAT64, INT8, INT16, INT32, INT64
from tottenbury.kernel.library import PACKAGE, symbol_of

types: Any = numba_types

_NUMBERS = {
    INT8: types.int8,
    INT16: types.int16,
    INT32: types.int32,
    INT64: types.int64,
    FLOAT32: types.float32,
    FLOAT64: types.float64,
}

_OWN_SOURCES = {"kernel/intrinsics.py", "building/frontend.py", "building/backend.py"}
"""What else decides how a library comes out."""

_COMPILED: set[str] = set()
"""The modules of all functions that have been compiled in this process."""

# Compiled code never allocates, so there is nothing to count. A root is one instruction of every machine, rounded alike by all of them.
_SURROUNDINGS = """
define void @NRT_incref(ptr %0) alwaysinline { ret void }
define void @NRT_decref(ptr %0) alwaysinline { ret void }
declare double @llvm.sqrt.f64(double)
declare float @llvm.sqrt.f32(float)
define double @sqrt(double %x) alwaysinline {
  %root = call double @llvm.sqrt.f64(double %x)
  ret double %root
}
define float @sqrtf(float %x) alwaysinline {
  %root = call float @llvm.sqrt.f32(float %x)
  ret float %root
}
"""


_PLAIN: dict[str, Callable[..., Any]] = {
    "popcount": int.bit_count,
    "lowest": lambda bits: (bits & -bits).bit_length() - 1,
    "highest": lambda bits: bits.bit_length() - 1,
    "float_of_bits": lambda bits: struct.unpack("<d", struct.pack("<q", bits))[0],
    "bits_of_float": lambda number: struct.unpack("<q", struct.pack("<d", number))[0],
}
"""What the compiler's own functions do, for calls that are not compiled."""


def only_read() -> None:
    """Take from Numba everything behind its front end."""

    def finalize(library: Any) -> None:
        library._finalized = True

    def add_overload(self: Any, result: Any) -> None:
        self.overloads[tuple(result.signature.args)] = result
        _COMPILED.add(self.py_func.__module__)

    library: Any = codegen.CPUCodeLibrary
    library.finalize = finalize
    library._optimize_functions = lambda library, module: None
    # Numba knows a compiled function by its entry point, so each needs one of its own, even though nothing is ever entered there.
    context: Any = cpu.CPUContext
    context.get_executable = lambda context, library, description, environment: lambda: None
    marked: Any = dispatcher.Dispatcher
    marked.add_overload = add_overload
    marked._compile_for_args = lambda self, *arguments, **named: self.py_func
    # Constants may be computed by marked functions while modules are loaded.
    own: Any = extending._Intrinsic
    own.__call__ = lambda self, *arguments: _PLAIN[self._name](*arguments)
    # Compiled functions never count from the end of an array, so indices need not be looked at.
    arrays: Any = arrayobj
    arrays.fix_integer_index = lambda context, builder, kind, index, size: context.cast(builder, index, kind, types.intp)


@intrinsic
def _record(context: Any, pointer: Any) -> Any:
    """The record that a pointer points to."""

    def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        return builder.bitcast(args[0], context.get_value_type(signature.return_type))

    return pointer.dtype(pointer), generate


@intrinsic
def _array(context: Any, pointer: Any, shape: Any) -> Any:
    """The array of this shape that a pointer points to; nobody counts who uses it."""
    array_type = types.Array(pointer.dtype, len(shape), "C")

    def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        made = context.make_array(array_type)(context, builder)
        sizes = cgutils.unpack_tuple(builder, args[1], len(shape))
        item = context.get_constant(types.intp, context.get_abi_sizeof(context.get_data_type(pointer.dtype)))
        strides: list[Any] = []
        total = item
        for size in reversed(sizes):
            strides.insert(0, total)
            total = builder.mul(total, size)
        made.data = builder.bitcast(args[0], made.data.type)
        made.shape = cgutils.pack_array(builder, sizes)
        made.strides = cgutils.pack_array(builder, strides)
        made.itemsize = item
        made.nitems = builder.sdiv(total, item)
        made.meminfo = cgutils.get_null_value(made.meminfo.type)
        made.parent = cgutils.get_null_value(made.parent.type)
        return made._getvalue()

    return array_type(pointer, shape), generate


class _Wrapper:
    """A function that takes what a library takes for a door, and calls the door's own function with what that takes."""

    def __init__(self, door: Door) -> None:
        self.parameters: list[str] = []
        self.types: list[Any] = []
        self.scope: dict[str, Any] = {"__name__": "doors", "function": door.function, "_record": _record, "_array": _array}
        arguments = ", ".join(self._argument(kind) for kind in door.kinds)
        call = f"float(function({arguments}))" if door.real else f"function({arguments})"
        self.source = f"def wrapper({', '.join(self.parameters)}):\n    answer = {call}\n    return answer\n"

    def _parameter(self, kind: Any) -> str:
        name = f"p{len(self.parameters)}"
        self.parameters.append(name)
        self.types.append(kind)
        return name

    def _argument(self, kind: Kind) -> str:
        if isinstance(kind, Number):
            return self._parameter(_NUMBERS[kind.code])
        if isinstance(kind, One):
            return f"_record({self._parameter(types.CPointer(record_type(kind.layout)))})"
        if isinstance(kind, Row | Array):
            item = record_type(kind.layout) if isinstance(kind, Row) else _NUMBERS[kind.code]
            pointer = self._parameter(types.CPointer(item))
            dimensions = 1 if isinstance(kind, Row) else kind.dimensions
            sizes = "".join(f"{self._parameter(types.int64)}, " for _ in range(dimensions))
            return f"_array({pointer}, ({sizes}))"
        assert isinstance(kind, Group)
        name = f"group{len(self.scope)}"
        self.scope[name] = kind.type
        return f"{name}({', '.join(self._argument(member) for member in kind.members)})"

    def made(self) -> Any:
        """The wrapper for the compiler."""
        exec(self.source, self.scope)  # noqa: S102 - our own words
        return numba.njit(error_model="numpy", no_cfunc_wrapper=True, no_cpython_wrapper=True)(self.scope["wrapper"])


class Module:
    """All doors of a family in one LLVM module, not optimised yet, and the sources that it was made from."""

    def __init__(self, kernels: Kernels, report: Callable[[int, int], None]) -> None:
        self.family = kernels.name
        self.doors = dict(sorted(kernels.doors.items()))
        self._libraries: dict[int, Any] = {}
        exports: list[str] = []
        for number, door in enumerate(self.doors.values()):
            report(number, len(self.doors))
            exports.append(self._export(door))
        self.bitcode = self._linked("\n".join(exports))
        binders = {path for module in BINDERS if (path := _file_of(module)) is not None}
        self.sources = sorted(source_closure(_COMPILED) | binders | _OWN_SOURCES)
        """The files of the package that it was made from."""

    def _export(self, door: Door) -> str:
        """Compile a door and write the function by which it is called: plain numbers and pointers in, one number out."""
        wrapper = _Wrapper(door)
        compiled = wrapper.made()
        compiled.compile(tuple(wrapper.types))
        result = compiled.overloads[tuple(wrapper.types)]
        self._collect(result.library)
        answer = "double" if door.real else "i64"
        parts = [_plain(kind) for kind in wrapper.types]
        named = [f"{part} %a{n}" for n, part in enumerate(parts)]
        inner = result.fndesc.mangled_name
        returned = str(result.signature.return_type)
        value, wrong = _answer(returned, door)
        return f"""
declare i32 @"{inner}"({", ".join(["ptr", "ptr", *parts])})
define {answer} @{symbol_of(self.family, door.name)}({", ".join(named)}) {{
  %answer = alloca i64
  %error = alloca ptr
  store i64 0, ptr %answer
  %status = call i32 @"{inner}"({", ".join(["ptr %answer", "ptr %error", *named])})
  %fine = icmp eq i32 %status, 0
{value}
  %said = select i1 %fine, {answer} %value, {answer} {wrong}
  ret {answer} %said
}}"""

    def _collect(self, library: Any) -> None:
        if id(library) in self._libraries or library.name == "nrt":
            return
        self._libraries[id(library)] = library
        for other in library._linking_libraries:
            self._collect(other)

    def _linked(self, exports: str) -> bytes:
        linked = llvm.parse_assembly(_SURROUNDINGS)
        for library in self._libraries.values():
            linked.link_in(_shared(library._final_module))
        outer = llvm.parse_assembly(exports)
        outer.triple, outer.data_layout = linked.triple, linked.data_layout
        linked.link_in(outer)
        linked.verify()
        return bytes(linked.as_bitcode())


def _answer(returned: str, door: Door) -> tuple[str, str]:
    """How the answer of a door is read, and what stands for failure."""
    if door.real:
        return "  %value = load double, ptr %answer", "0x7FF8000000000000"
    if returned == "none":
        return "  %value = add i64 0, 0", str(-(1 << 63))
    if returned == "bool":
        return "  %byte = load i8, ptr %answer\n  %value = zext i8 %byte to i64", str(-(1 << 63))
    if returned in ("int64", "uint64") or returned.startswith("Literal[int]"):
        return "  %value = load i64, ptr %answer", str(-(1 << 63))
    raise TypeError(f"the door {door.name} answers {returned}; a door answers an integer, a float or nothing")


def _plain(kind: Any) -> str:
    if kind == types.int64:
        return "i64"
    return "double" if kind == types.float64 else "ptr"


def _shared(module: Any) -> Any:
    """A copy of a module whose functions may stand in several modules; whatever nobody refers to yet stays, too."""
    copy = module.clone()
    for function in copy.functions:
        if not function.is_declaration and function.linkage in (llvm.Linkage.external, llvm.Linkage.linkonce_odr):
            function.linkage = "weak_odr"
    return copy


def source_closure(modules: Iterable[str]) -> set[str]:
    """The files of these modules and of all that they import from this package, as paths below it."""
    waiting, found = list(modules), set()
    while waiting:
        path = _file_of(waiting.pop())
        if path is None or path in found:
            continue
        found.add(path)
        tree = ast.parse((PACKAGE / path).read_text("utf-8"))
        waiting += _imported(tree)
    return found


def _imported(tree: ast.Module) -> list[str]:
    """What a module imports from this package when it is loaded; nothing else can be compiled in."""
    named: list[str] = []
    for node in tree.body:
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("tottenbury"):
            named += [f"{node.module}.{alias.name}" for alias in node.names] + [str(node.module)]
        elif isinstance(node, ast.Import):
            named += [alias.name for alias in node.names if alias.name.startswith("tottenbury")]
    return named


def _file_of(module: str) -> str | None:
    """The file of a module as a path below the package; None if it is none of ours."""
    parts = module.split(".")
    if parts[0] != "tottenbury":
        return None
    for candidate in (Path(*parts[1:]).with_suffix(".py") if parts[1:] else None, Path(*parts[1:], "__init__.py")):
        if candidate is not None and (PACKAGE / candidate).is_file():
            return candidate.as_posix()
    return None
