"""The examples of the research pages, and the snippets on them, run."""

from __future__ import annotations

import re
import runpy
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
EXAMPLES = ROOT / "examples" / "research"
PAGES = ("pettingzoo.md", "gymnasium.md")


def run(*words: str, cwd: Path = ROOT) -> str:
    """What a program prints."""
    done = subprocess.run([sys.executable, *words], capture_output=True, text=True, check=False, cwd=cwd)
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.parametrize(
    ("words", "answer"),
    [
        (("random_batch.py", "stones-1999", "100"), r"102400 decisions, \d+ games ended\nSouth won \d\d\.\d%, North"),
        (("random_pettingzoo.py", "siege-2020", "10"), r"siege-2020: 10 games, \d+ decisions; south won \d+, north \d+"),
        (("random_openspiel.py", "stones-2024", "2"), r"stones-2024: 2 games, \d+ decisions; south won \d, north \d"),
        (("random_gymnasium.py", "stones-1999", "3"), r"won \d of 3 games against greedy\n.*won \d+ of \d+ games against random"),
    ],
)
def test_a_random_agent_plays_in_each_interface(words: tuple[str, ...], answer: str) -> None:
    assert re.search(answer, run(str(EXAMPLES / words[0]), *words[1:]))


def test_an_agent_is_measured_against_the_ladder(tmp_path: Path) -> None:
    (tmp_path / "mine.py").write_text("def first(observation, mask):\n    return int(mask.argmax())\n")
    words = ("--pairs", "2", "--ladder", "random,greedy,search:100n", "--agent", "mine:first")
    answer = run(str(EXAMPLES / "evaluate.py"), *words, cwd=tmp_path)
    assert re.fullmatch(r"stones-1999, 2 pairs of games each\n(  \S+ +\d+\.\d%  \(95 %: \d+\.\d% to \d+\.\d%\)\n){3}", answer)


@pytest.mark.parametrize(
    ("words", "answer"),
    [
        (("--pairs", "0"), "--pairs is 1 or more, not 0"),
        (("--agent", "json"), "an agent is named module:function, not 'json'"),
        (("--agent", "json:"), "an agent is named module:function, not 'json:'"),
        (("--agent", "json:choose"), "json has no function choose"),
        (("--agent", "no_such_module:choose"), "there is no module no_such_module"),
        (("--rulebook", "stones-1998"), "no rulebook is called 'stones-1998'"),
        (("--ladder", "random,genius"), "no opponent is called 'genius'"),
    ],
)
def test_what_cannot_be_measured_is_refused_in_one_line(
    words: tuple[str, ...], answer: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "path", list(sys.path))  # an agent is looked for in the working directory, too
    with pytest.raises(SystemExit) as left:
        runpy.run_path(str(EXAMPLES / "evaluate.py"))["main"](words)
    assert left.value.code == 2
    assert f"error: {answer}" in capsys.readouterr().err


@pytest.mark.parametrize("page", PAGES)
def test_the_snippets_of_a_page_run(page: str) -> None:
    snippets = re.findall(r"```python\n(.*?)```", (ROOT / "docs" / "research" / page).read_text(), flags=re.DOTALL)
    assert snippets
    for snippet in snippets:
        run("-c", snippet)
