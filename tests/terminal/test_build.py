"""`tottenbury build`, and what commands that run long do first. The building itself is faked: it takes minutes."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.terminal.running import LINE, tottenbury
from tottenbury.building.progress import Progress
from tottenbury.core.kernel_game import KernelGame
from tottenbury.kernel.kernels import Kernels
from tottenbury.kernel.library import host_target
from tottenbury.library import families, rulebook
from tottenbury.terminal import libraries
from tottenbury.terminal.commands import build as command
from tottenbury.terminal.main import main


@pytest.fixture
def made(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The families that were built; there is no other library."""
    made: list[str] = []

    async def build(family: str, report: Callable[[Progress], None]) -> bool:
        for done in range(4):
            report(Progress(family, "compiling", done, 4, 30.0 * (4 - done)))
        report(Progress(family, "done", 4, 4, 0.0))
        made.append(family)
        return True

    def load(kernels: Kernels) -> bool:
        kernels.library = object() if kernels.name in made else None  # type: ignore[assignment]
        return kernels.library is not None

    monkeypatch.delenv("TOTTENBURY_NO_BUILD", raising=False)
    for module in (command, libraries):
        monkeypatch.setattr(module, "build", build)
        monkeypatch.setattr(module, "can_build", lambda: None)
    monkeypatch.setattr(command, "built", lambda family, target=None: Path(f"/cache/{family}.so") if family in made else None)
    game = rulebook("stones-1999").game
    assert isinstance(game, KernelGame)
    monkeypatch.setattr(game.kernels, "library", game.kernels.library)
    monkeypatch.setattr(Kernels, "load", load)
    return made


def test_all_families_are_built_and_listed(made: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["build"]) == 0
    assert made == list(families())
    told = capsys.readouterr()
    assert [line.split() for line in told.out.splitlines()] == [[name, host_target(), f"/cache/{name}.so"] for name in families()]
    assert "building siege: compiling, 0%, about 2 min left\nbuilding siege: done, 100%\n" in told.err
    assert main(["build"]) == 0
    assert made == list(families())  # once is enough


def test_only_some_families_are_built(made: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["build", "--family", "tug", "--family", "siege", "--family", "tug"]) == 0
    assert made == ["tug", "siege"]


def test_a_list_says_what_there_is(made: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    made.append("tug")
    assert main(["build", "--list", "--target", host_target()]) == 0
    told = capsys.readouterr().out.splitlines()
    assert told[-1].split() == ["tug", host_target(), "/cache/tug.so"]
    assert told[0].split() == ["stones", host_target(), "not", "built"]
    assert made == ["tug"]


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["--family", "chess"], "no family is called 'chess'; there are: stones, "),
        (["--target", "amiga"], "no target is called 'amiga'; there are: linux-x86_64, "),
    ],
)
def test_what_nobody_knows_is_refused(arguments: list[str], told: str) -> None:
    assert told in tottenbury("build", *arguments, code=2).stderr


def test_where_nothing_can_be_built_the_reason_is_told(
    made: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(command, "can_build", lambda: "Numba is not installed")
    assert main(["build"]) == 2
    assert capsys.readouterr().err == "tottenbury: nothing can be built here: Numba is not installed\n"


def test_a_command_that_runs_long_builds_first(made: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    libraries.build_first(rulebook("stones-1999"), rulebook("stones-2024"))
    assert made == ["stones"]
    assert "interpreted" not in capsys.readouterr().err
    libraries.build_first(rulebook("stones-1999"))
    assert made == ["stones"]
    assert capsys.readouterr().err == ""


def test_a_command_that_cannot_build_says_so_in_one_line(
    made: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("TOTTENBURY_NO_BUILD", "1")
    libraries.build_first(rulebook("stones-1999"))
    told = capsys.readouterr().err
    assert told.count("\n") == 1
    assert "This runs interpreted" in told
    assert "pip install 'tottenbury[build]', then tottenbury build" in told
    assert not made


def test_few_games_are_simulated_at_once_and_many_after_building(made: list[str]) -> None:
    assert main(["simulate", "--games", "2", "--json"]) == 0
    assert not made
    assert main(["simulate", "--games", "100", "--south", "random", "--north", "greedy", "--rulebook", "nobody"]) == 2
    assert not made


@pytest.mark.parametrize("command", [["--version"], ["--help"], ["rulebooks"], ["show", LINE], ["moves", LINE], ["prove", LINE, "1"]])
def test_what_answers_one_question_loads_neither_numpy_nor_a_compiler_nor_the_server(command: list[str]) -> None:
    code = (
        "import sys\n"
        "from tottenbury.terminal.main import main\n"
        "try: main(sys.argv[1:])\n"
        "except SystemExit: pass\n"
        "print(sorted({name.partition('.')[0] for name in sys.modules} & {'numpy', 'numba', 'litestar'}), file=sys.stderr)"
    )
    told = subprocess.run([sys.executable, "-c", code, *command], capture_output=True, text=True, check=True)
    assert told.stderr == "[]\n"
