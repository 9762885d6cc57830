"""Game-neutral functions bound to a game, and copies of a module with other constants; what is marked stays plain Python here."""

from __future__ import annotations

import os
import subprocess
import sys
import types

import tottenbury.kernel.loops as loops
from tottenbury.kernel.chance import mix, word
from tottenbury.kernel.compiling import bind, bind_module, compiled, inlined, is_inlined, variant

SOURCE = """
from tottenbury.kernel.compiling import compiled, inlined
from tottenbury.kernel.chance import mix

LARGE = True
LIMIT = 10

@inlined
def limit():
    return LIMIT if LARGE else 1

@compiled
def limited(number):
    '''At most so many.'''
    return min(number, limit())

def asked(number):
    return limited(answer_of(number))
"""


def module(name: str = "toy_rules") -> types.ModuleType:
    """A small module that knows a name it does not have."""
    made = types.ModuleType(name)
    exec(SOURCE, vars(made))
    return made


def test_marked_functions_stay_what_they_are() -> None:
    def function(number: int) -> int:
        return number + 1

    assert compiled(function) is function
    assert not is_inlined(function)
    assert inlined(function) is function
    assert is_inlined(function)
    assert function(1) == 2
    assert isinstance(mix, types.FunctionType)
    assert is_inlined(word)
    assert not is_inlined(mix)


def test_a_bound_function_finds_its_game_and_leaves_the_others_alone() -> None:
    plain = module()
    one = bind(plain.asked, "one", {"answer_of": lambda number: 2 * number})
    other = bind(plain.asked, "other", {"answer_of": lambda number: 3 * number})
    assert (one(4), other(3), one(3)) == (8, 9, 6)
    assert (one.__name__, one.__qualname__, other.__name__) == ("asked_one", "asked_one", "asked_other")
    assert one.__module__ == "toy_rules"
    assert not hasattr(plain, "answer_of")
    assert not is_inlined(one)
    assert is_inlined(bind(plain.asked, "one", {}, inline=True))


def test_a_bound_module_has_all_its_functions_bound_to_the_game_and_to_each_other() -> None:
    plain = module()
    bound = bind_module(plain, "one", {"answer_of": lambda number: 2 * number, "LIMIT": 7})
    assert set(bound) == {"limit", "limited", "asked"}, "and not those that it imports"
    assert (bound["asked"](3), bound["asked"](30), bound["limited"](30), plain.limited(30)) == (6, 7, 7, 10)
    assert bound["limited"].__doc__ == "At most so many."
    assert is_inlined(bound["limit"])
    assert not is_inlined(bound["limited"])


def test_a_variant_has_other_constants_and_the_original_keeps_its_own() -> None:
    plain = module()
    lean = variant(plain, "lean", {"LARGE": False})
    assert (lean["limited"](30), plain.limited(30)) == (1, 10)
    assert lean["limited"].__name__ == "limited_lean"
    assert is_inlined(lean["limit"])


def test_the_loops_are_bound_once_a_game_and_never_run_unbound() -> None:
    bound = bind_module(loops, "toy", {"legal_moves": lambda rules, s, moves: 3})
    assert bound["list_moves"](None, None, []) == 3
    assert "legal_moves" not in vars(loops)


def test_importing_the_package_leaves_the_compiler_alone() -> None:
    code = "import sys, tottenbury; tottenbury.rulebook('stones-1999').deal(1).legal_moves(); print({'numba', 'llvmlite'} & {*sys.modules})"
    environment = {**os.environ, "TOTTENBURY_KERNELS": "interpreted"}
    run = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True)
    assert run.stdout.strip() == "set()"
