"""The rules are stated once: compiled or interpreted they must give the same games, and an edited rule must take effect."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import tottenbury

PACKAGE = Path(tottenbury.__file__).parent
ROOT = Path(__file__).parents[2]

PLAY_AND_COUNT = """
import tottenbury as tb
from tottenbury.stones.game import kernels, proof_at
position = tb.rulebook("stones-1999").deal(seed=3)
position = position.play(position.legal_moves()[0])
line = "stones-1999 R5b6R6b8R7/b7/././././././. S claim g1g2o4p5y3 ?6 ?37"
proof = tb.position(line).prove(1)
used = [kernels(False).door, kernels(False).new_game, proof_at]
hits = sum(sum(function.stats.cache_hits.values()) for function in used)
misses = sum(sum(function.stats.cache_misses.values()) for function in used)
print(hits, misses, proof.formation.total)
"""


def run_python(*arguments: str, **environment: str) -> str:
    result = subprocess.run(
        [sys.executable, *arguments], cwd=ROOT, env={**os.environ, **environment}, capture_output=True, text=True, check=False
    )
    assert result.returncode == 0, result.stderr
    return result.stdout


def test_compiled_and_interpreted_rules_agree_step_by_step() -> None:
    compiled = run_python("-m", "tests.kernel.trace", "300", "4", TOTTENBURY_JIT="1").splitlines()
    interpreted = run_python("-m", "tests.kernel.trace", "300", "4", TOTTENBURY_JIT="0").splitlines()
    assert len(compiled) > 900
    for number, (one, other) in enumerate(zip(compiled, interpreted, strict=True), 1):
        assert one == other, f"line {number}"


def test_importing_compiles_nothing_and_leaves_numba_alone() -> None:
    code = "import sys, tottenbury; print('numba' in sys.modules)"
    assert run_python("-c", code).strip() == "False"


@pytest.fixture(scope="module")
def copied(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """A copy of the package whose sources may be edited, with a compile cache of its own, filled by one run."""
    folder = tmp_path_factory.mktemp("copy")
    shutil.copytree(PACKAGE, folder / "tottenbury", ignore=shutil.ignore_patterns("__pycache__"))
    environment = {"PYTHONPATH": str(folder), "TOTTENBURY_CACHE": str(folder / "cache"), "TOTTENBURY_JIT": "1"}
    hits, misses, total = run_python("-c", PLAY_AND_COUNT, **environment).split()
    assert (hits, total) == ("0", "18")
    assert int(misses) > 0
    return environment


def test_a_second_process_hits_the_compile_cache(copied: dict[str, str]) -> None:
    hits, misses, _ = run_python("-c", PLAY_AND_COUNT, **copied).split()
    assert int(hits) >= 3
    assert misses == "0"


def test_an_edited_callee_is_not_served_from_the_cache(copied: dict[str, str]) -> None:
    """Numba itself would not notice: the edit is in another file than the functions that are called from Python."""
    prover = Path(copied["PYTHONPATH"]) / "tottenbury" / "cards" / "formations.py"
    source = prover.read_text()
    edited = source.replace("return rank * _WEIGHT_OF_RANK + total", "return rank * _WEIGHT_OF_RANK + total + 1")
    assert edited != source
    prover.write_text(edited)
    _, misses, total = run_python("-c", PLAY_AND_COUNT, **copied).split()
    assert total == "19"
    assert int(misses) > 0


def test_rules_run_where_no_cache_can_be_written(tmp_path: Path) -> None:
    blocked = tmp_path / "a-file"
    blocked.write_text("not a folder")
    code = "from tottenbury.kernel.chance import mix; print(mix(5) > 0)"
    assert run_python("-c", code, TOTTENBURY_CACHE=str(blocked / "cache")).strip() == "True"
