"""From a family's LLVM module to an object file for a target: everything optimised once, as a whole."""

from __future__ import annotations

import re
from typing import Any

import llvmlite.binding as llvm

from tottenbury.building.targets import Target

ALLOWED = {"memcpy", "memset", "memmove", "bzero", "memset_pattern16", "memset_pattern4", "memset_pattern8", "___chkstk_ms"}
"""What a library may leave to the system: copying and filling memory, and growing the stack."""

INLINING = 225
"""How readily functions become part of their callers; chosen by measuring random games and the net."""


class Undefined(RuntimeError):
    """A library would need more of its surroundings than they have everywhere."""


def emit(bitcode: bytes, symbols: set[str], target: Target) -> bytes:
    """The object file for a target; only the functions of these names are seen from outside."""
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    machine = llvm.Target.from_triple(target.triple).create_target_machine(
        cpu=target.cpu, features=target.features, opt=3, reloc="static" if target.name == "wasm32" else "pic", codemodel="default"
    )
    module = _for_target(llvm.parse_bitcode(bitcode), target, machine)
    for function in module.functions:
        if not function.is_declaration:
            function.linkage = "external" if function.name in symbols else "internal"
    options = llvm.create_pipeline_tuning_options(speed_level=3)
    options.inlining_threshold = INLINING
    options.loop_vectorization = options.slp_vectorization = True
    builder = llvm.create_pass_builder(machine, options)
    builder.getModulePassManager().run(module, builder)
    left = {function.name for function in module.functions if function.is_declaration and not function.name.startswith("llvm.")}
    if left - ALLOWED:
        callers = _callers(str(llvm.parse_bitcode(bitcode)), left - ALLOWED)
        raise Undefined(f"compiled code may neither allocate nor call what is not its own: {'; '.join(sorted(callers))}")
    return bytes(machine.emit_object(module))


def _callers(text: str, names: set[str]) -> set[str]:
    """Which functions call these, for whoever has to mend them."""
    found: set[str] = set()
    for block in text.split("\ndefine ")[1:]:
        body = block.partition("\n}")[0]
        function = re.search(r'@"?([^"(]+)', body)
        for name in names:
            if function and re.search(rf"call [^\n]*@{re.escape(name)}\(", body):
                found.add(f"{name} by {re.sub(r'B[0-9]+[a-z].*', '', function[1])[:120]}")
    return found or names


def _for_target(module: Any, target: Target, machine: Any) -> Any:
    """The same module for another machine than the one it was read on."""
    text = str(module)
    text = re.sub(
        r"= (?:common|linkonce_odr|weak_odr)((?: hidden| local_unnamed_addr| unnamed_addr)*) global", r"= internal\1 global", text
    )
    text = re.sub(r'target datalayout = "[^"]*"', f'target datalayout = "{machine.target_data}"', text)
    text = re.sub(r'target triple = "[^"]*"', f'target triple = "{target.triple}"', text)
    made = llvm.parse_assembly(text)
    made.verify()
    return made
