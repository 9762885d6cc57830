"""The package as others get it: the examples of the docs, and the wheel in an empty environment."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import tarfile
import venv
import zipfile
from email.parser import HeaderParser
from pathlib import Path

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from tools import sbom
from tottenbury.kernel.library import host_target

ROOT = Path(__file__).parents[1]
STONES = r"(?:stones-\d{4}[\w-]*|battle-line)(?:;\S+)? \S+/\S+ (?:[SN-]|S>N|N>S) [a-z:0-9~-]+ \S+ \S+ [\w?^-]+(?: [\w?^-]+ [\w-]+ [\w-]+)?"
SIEGE = r"siege-2020[\w-]*(?:;\S+)? \S+/\S+ (?:[SN]|S>N|N>S) [a-z:0-9~*-]+ \S+ \S+ [\w?-]+ \d [\w-]+(?: [\w?-]+ [\w-]+)?"
TUG = r"tug(?:;\S+)? [1-6']{3,6} [\dw']+ [1-6']{3,6} [\dw']+ [SN] [a-z]+ [1-6'-]+"
LINE = f"({STONES}|{SIEGE}|{TUG})"
"""A position somewhere in a text; with tactic cards it has some fields more."""


def test_the_examples_in_the_docs_run() -> None:
    examples = re.findall(r"```python\n(.*?)```", (ROOT / "docs" / "python.md").read_text(), flags=re.DOTALL)
    assert len(examples) > 3
    for example in examples:
        subprocess.run([sys.executable, "-c", example], check=True)


def test_the_version_is_the_same_wherever_it_stands() -> None:
    import tottenbury as tb

    cited = re.search(r"^version: (\S+)\ndate-released: (\S+)$", (ROOT / "CITATION.cff").read_text(), flags=re.MULTILINE)
    newest = re.search(r"^## \[(\d[^\]]*)\] - (\S+)$", (ROOT / "CHANGELOG.md").read_text(), flags=re.MULTILINE)
    assert cited is not None
    assert newest is not None
    assert cited.groups() == newest.groups()
    assert cited[1] == tb.__version__


def test_every_link_between_the_docs_leads_somewhere() -> None:
    for page in [*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")]:
        for target in re.findall(r"\]\(([^)#]+)", page.read_text()):
            if not target.startswith(("http:", "https:", "mailto:")):
                assert (page.parent / target).exists(), f"{page.name}: {target}"


def test_every_position_in_the_docs_is_one() -> None:
    import tottenbury as tb

    found = 0
    for page in [*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")]:
        for line in re.findall(LINE, page.read_text()):
            assert str(tb.position(line)) == line, f"{page.name}: {line}"
            found += 1
    assert found > 3


def test_the_wheel_plays_a_game_in_an_empty_environment(tmp_path: Path) -> None:
    build = [sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", str(tmp_path), str(ROOT)]
    built = subprocess.run(build, check=False, capture_output=True, text=True)
    assert built.returncode == 0, built.stdout + built.stderr
    wheel = next(tmp_path.glob("tottenbury-*.whl"))
    with zipfile.ZipFile(wheel) as packed:
        names = set(packed.namelist())
        _look_at_the_bill_of_materials(packed)
    assert "tottenbury/server/site/index.html" in names
    assert any(name.startswith("tottenbury/server/site/assets/") and name.endswith(".js") for name in names)
    assert "tottenbury/words/de.ftl" in names
    venv.create(tmp_path / "empty", with_pip=True)
    python = tmp_path / "empty" / ("Scripts" if os.name == "nt" else "bin") / "python"
    environment = {key: value for key, value in os.environ.items() if not key.startswith("PYTHON")}
    run = {"cwd": tmp_path, "env": environment, "check": True, "capture_output": True, "text": True}
    pip = [python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    needed = ["--require-hashes", "--only-binary", ":all:", "--requirement", str(ROOT / "requirements" / "run.txt")]
    subprocess.run([*pip, *needed], **run)
    subprocess.run([*pip, "--no-index", str(wheel)], **run)  # the lock has all that the wheel asks for
    command = [python.with_name("tottenbury"), "play", "--south", "greedy", "--north", "random", "--seed", "1"]
    assert "wins" in subprocess.run(command, **run).stdout
    missing = "import importlib.util as u; print([name for name in ('numba', 'llvmlite', 'scipy') if u.find_spec(name)])"
    assert subprocess.run([python, "-c", missing], **run).stdout.strip() == "[]"
    target = next((name.split("/")[3] for name in names if name.startswith("tottenbury/kernel/built/")), None)
    assert target == host_target(), "the libraries of this machine, and no others"
    assert "library 3 " in subprocess.run([python, "-c", WHEEL], **run).stdout
    position = "stones-1999 R5b6R6b8R7/b7/././././././. S claim g1g2o4p5y3 ?6 ?37"
    assert "%" in subprocess.run([python.with_name("tottenbury"), "analyse", position], **run).stdout
    with subprocess.Popen([python, "-c", SERVED], cwd=tmp_path, env=environment, stdout=subprocess.PIPE, text=True) as serving:
        assert serving.stdout is not None
        assert serving.stdout.read().strip() == "200 200"
    assert serving.returncode == 0


def _look_at_the_bill_of_materials(wheel: zipfile.ZipFile) -> None:
    """It is there, it is the one that these sources make, and it names everything that the wheel needs and that its page has in it."""
    [folder] = {name.partition("/")[0] for name in wheel.namelist() if ".dist-info/" in name}
    written = wheel.read(f"{folder}/sboms/{sbom.NAME}").decode()
    assert f"{folder}/sboms/{sbom.NAME}," in wheel.read(f"{folder}/RECORD").decode()
    metadata = HeaderParser().parsestr(wheel.read(f"{folder}/METADATA").decode())
    assert written == sbom.text(sbom.bill(metadata["Version"], page=True)), "the same sources, the same bytes"
    bill = json.loads(written)
    assert bill["metadata"]["component"]["purl"] == f"pkg:pypi/tottenbury@{metadata['Version']}"
    needs = next(entry["dependsOn"] for entry in bill["dependencies"] if entry["ref"] == bill["metadata"]["component"]["bom-ref"])
    named = {purl.removeprefix("pkg:pypi/").partition("@")[0] for purl in needs if purl.startswith("pkg:pypi/")}
    required = [Requirement(line) for line in metadata.get_all("Requires-Dist") or []]
    assert named == {canonicalize_name(one.name) for one in required if "extra" not in str(one.marker)}
    assert {purl.rpartition("@")[0] for purl in needs if purl.startswith("pkg:npm/")} >= {"pkg:npm/svelte", "pkg:npm/%40fluent/bundle"}


WHEEL = """
import tottenbury as tb
batch = tb.research.Batch("siege-2020-tactics", n=3, seed=1)
for _ in range(50):
    batch.step(batch.random_actions())
for name in tb.rulebooks():
    book = tb.rulebook(name)
    assert book.game.kernels.library is not None, name
    view = book.deal(1).view(book.deal(1).to_move)
    for level in ("novice", "normal", "expert"):
        assert tb.opponent(level).choose(view) in view.legal_moves()
print("library", len(batch.current_player), tb.opponent("learned").value(tb.rulebook("stones-1999").deal(2).view(tb.Seat.SOUTH)))
"""

SERVED = """
import socket, subprocess, sys, time, urllib.request
from pathlib import Path
with socket.socket() as found:
    found.bind(("127.0.0.1", 0))
    port = found.getsockname()[1]
command = [str(Path(sys.executable).with_name("tottenbury")), "serve", "--port", str(port), "--data", "games.db", "--no-build"]
server = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
try:
    for _ in range(200):
        try:
            page = urllib.request.urlopen(f"http://127.0.0.1:{port}/")
            break
        except OSError:
            time.sleep(0.1)
    print(page.status, urllib.request.urlopen(f"http://127.0.0.1:{port}/health").status)
finally:
    server.terminate()
    server.wait()
"""


def test_the_source_package_has_all_that_the_page_is_built_from(tmp_path: Path) -> None:
    build = [sys.executable, "-m", "build", "--sdist", "--no-isolation", "--outdir", str(tmp_path), str(ROOT)]
    subprocess.run(build, check=True, capture_output=True)
    with tarfile.open(next(tmp_path.glob("tottenbury-*.tar.gz"))) as packed:
        names = {name.partition("/")[2] for name in packed.getnames()}
    for path in ("hatch_build.py", "tools/npm.py", "web/package-lock.json", "web/.npmrc", "web/vite.config.ts", "web/src/main.ts"):
        assert path in names
    for path in ("tools/sbom.py", "tools/locks.py", "requirements/run.txt", "requirements/licences.json"):  # for the bill of materials
        assert path in names
    assert not any("node_modules" in name or name.startswith("src/tottenbury/server/site/") for name in names)
