"""What we build upon: locks that fit pyproject.toml, a bill of materials that is true, and an audit that says when it knows nothing."""

from __future__ import annotations

import ast
import importlib
import importlib.metadata
import inspect
import json
import re
import subprocess
import sys
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from tools import audit, install, lock, locks, npm, sbom

ROOT = Path(__file__).parents[1]
SYSTEMS = {"linux": ("posix", "Linux"), "darwin": ("posix", "Darwin"), "win32": ("nt", "Windows")}
PLACES = [
    {
        "python_version": f"3.{minor}",
        "python_full_version": f"3.{minor}.1",
        "sys_platform": platform,
        "os_name": name,
        "platform_system": system,
        "platform_machine": "x86_64",
        "platform_python_implementation": "CPython",
        "implementation_name": "cpython",
    }
    for minor in (11, 12, 13, 14)
    for platform, (name, system) in SYSTEMS.items()
]
"""Machines and versions of Python that the locks are for."""


def _in(place: dict[str, str], name: str) -> dict[str, locks.Pin]:
    """What a lock installs in a place, by name; two versions of one package are an error."""
    found: dict[str, locks.Pin] = {}
    for pin in locks.pins(name):
        if pin.needed(place):
            assert pin.name not in found, f"two versions of {pin.name} in requirements/{name}.txt for {place}"
            found[pin.name] = pin
    return found


@pytest.mark.parametrize("name", locks.LOCKS)
def test_every_lock_answers_what_pyproject_asks_for(name: str) -> None:
    for place in PLACES:
        pinned = _in(place, name)
        for wanted in locks.wanted(name):
            if wanted.marker is None or wanted.marker.evaluate(place):
                pin = pinned.get(canonicalize_name(wanted.name))
                assert pin is not None, f"requirements/{name}.txt lacks {wanted}: make lock"
                assert wanted.specifier.contains(pin.version), f"requirements/{name}.txt has {pin}, wanted is {wanted}: make lock"


def test_a_lock_that_no_longer_fits_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    wanted = locks.wanted("run")
    for more in ("rich>=9999", "unheard-of>=1"):
        monkeypatch.setattr(locks, "wanted", lambda _, more=more: [*wanted, Requirement(more)])
        with pytest.raises(AssertionError, match="make lock"):
            test_every_lock_answers_what_pyproject_asks_for("run")


def test_the_lock_of_the_tests_has_what_its_packages_need_and_nothing_else() -> None:
    pinned = {pin.name: pin for pin in locks.pins("test") if pin.needed()}
    installed = {canonicalize_name(one.name): one for one in importlib.metadata.distributions()}
    others = [str(pin) for pin in pinned.values() if pin.name not in installed or installed[pin.name].version != pin.version]
    if others:
        pytest.skip(f"this environment was not installed from requirements/test.txt (LOCK=no?): {', '.join(others[:5])} ...")
    reached: set[tuple[str, str]] = set()
    left = [(one, "") for one in locks.wanted("test")]
    while left:
        requirement, extra = left.pop()
        if requirement.marker is not None and not requirement.marker.evaluate({"extra": extra}):
            continue
        name = canonicalize_name(requirement.name)
        assert name in pinned, f"requirements/test.txt lacks {requirement}: make lock"
        assert requirement.specifier.contains(pinned[name].version, prereleases=True), (
            f"{pinned[name]}, but wanted is {requirement}: make lock"
        )
        for inside in {"", *requirement.extras}:
            if (name, inside) not in reached:
                reached.add((name, inside))
                left += [(Requirement(line), inside) for line in installed[name].requires or []]
    assert set(pinned) == {name for name, _ in reached}, "make lock"


@pytest.mark.parametrize("name", locks.LOCKS)
def test_every_pin_has_hashes_and_nothing_in_a_lock_names_a_host_or_a_folder(name: str) -> None:
    text = locks.path_of(name).read_text()
    assert len(locks.pins(name)) == len(re.findall(r"^\S+==", text, flags=re.MULTILINE)) > 5
    assert sum(len(pin.hashes) for pin in locks.pins(name)) == text.count("--hash=")
    for pin in locks.pins(name):
        assert pin.hashes
        assert all(re.fullmatch("[0-9a-f]{64}", one) for one in pin.hashes)
    assert not re.search(r"://|^-|index|(?<!requirements)(?:^|\s)/\w", re.sub(r"^# .*", "", text, flags=re.MULTILINE), flags=re.MULTILINE)


def test_who_plays_gets_versions_that_are_tested() -> None:
    assert set(locks.pins("run")) <= set(locks.pins("play"))
    for place in PLACES:
        tested = _in(place, "test")
        for pin in _in(place, "play").values():
            assert (tested[pin.name].version, tested[pin.name].hashes) == (pin.version, pin.hashes)


def test_licences_are_those_that_the_packages_state() -> None:
    noted = json.loads((locks.FOLDER / "licences.json").read_text())
    assert set(noted) == {pin.name for pin in locks.pins("run")}, "make lock"
    assert all(noted.values())
    for pin in locks.pins("run"):
        try:
            metadata = importlib.metadata.metadata(pin.name)
        except importlib.metadata.PackageNotFoundError:
            continue  # another machine's
        if metadata["Version"] == pin.version:
            assert lock.licence(metadata) == noted[pin.name], pin.name  # type: ignore[arg-type]


def test_the_bill_of_materials_is_the_same_twice_and_whole() -> None:
    bill = sbom.bill("1.2.3", page=True)
    assert sbom.text(bill) == sbom.text(sbom.bill("1.2.3", page=True)) != sbom.text(sbom.bill("1.2.4", page=True))
    assert "timestamp" not in sbom.text(bill)
    assert str(ROOT) not in sbom.text(bill)
    refs = [component["bom-ref"] for component in bill["components"]]
    assert len(refs) == len(set(refs))
    root = bill["metadata"]["component"]["bom-ref"]
    needs = {entry["ref"]: entry["dependsOn"] for entry in bill["dependencies"]}
    assert set(needs) == {*refs, root}
    reached, left = set(), [root]
    while left:
        if (ref := left.pop()) not in reached:
            reached.add(ref)
            left += needs[ref]
    assert reached == {*refs, root}, "everything is there because something needs it"
    for component in bill["components"]:
        assert component["licenses"], component["name"]
        assert component["externalReferences"][0]["hashes"], component["name"]
    assert {f"pkg:pypi/{pin.name}@{pin.version}" for pin in locks.pins("run")} == {ref for ref in refs if ref.startswith("pkg:pypi/")}
    assert not any(component["purl"].startswith("pkg:npm/") for component in sbom.bill("1.2.3", page=False)["components"])


def test_the_bill_of_materials_names_the_packages_that_are_in_the_page(tmp_path: Path) -> None:
    if npm.unwanted():
        pytest.skip("TOTTENBURY_NO_WEB: no page is wanted here")
    npm.install()
    _, folder = npm._npm()
    node = str(folder / "node") if folder is not None else "node"
    ran = subprocess.run([node, "../tools/bundled.mjs", str(tmp_path / "site")], cwd=npm.WEB, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr
    assert json.loads(ran.stdout) == sorted(sbom.page_packages())


@pytest.mark.parametrize(
    ("said", "written"),
    [
        ("MIT", [{"license": {"id": "MIT"}}]),
        ("MIT OR Apache-2.0", [{"expression": "MIT OR Apache-2.0"}]),
        ("BSD License", [{"license": {"name": "BSD License"}}]),
        ("", []),
    ],
)
def test_licences_are_written_as_cyclonedx_has_it(said: str, written: list[dict[str, object]]) -> None:
    assert sbom.licences(said) == written


def _pip_said(*packages: dict[str, object]) -> audit.Answer:
    return audit.told_by_pip(json.dumps({"dependencies": packages, "fixes": []}), "No known vulnerabilities found")


def test_an_audit_tells_flaws_from_nobody_to_ask() -> None:
    sound = {"name": "rich", "version": "15.0.0", "vulns": []}
    flawed = {"name": "h11", "version": "0.1", "vulns": [{"id": "PYSEC-1", "fix_versions": ["0.2"], "aliases": [], "description": "x"}]}
    unknown = {"name": "numpy", "skip_reason": "Dependency not found"}
    assert _pip_said(sound).status() == 0
    assert _pip_said(sound, flawed, unknown).status() == audit.FLAWED
    assert _pip_said(sound, flawed).flaws == ["h11 0.1: PYSEC-1, mended in 0.2"]
    assert _pip_said(sound, unknown).status() == audit.UNASKED, "pip-audit itself ends well here"
    assert audit.told_by_pip("", "requests.exceptions.ConnectionError: no such host").status() == audit.UNASKED
    with pytest.raises(audit.Broken, match="no such option"):
        audit.told_by_pip("", "no such option")


def test_an_audit_of_the_page_tells_flaws_from_nobody_to_ask() -> None:
    whole = {"metadata": {"dependencies": {"total": 7}}}
    assert audit.told_by_npm(json.dumps({**whole, "vulnerabilities": {}}), "").status() == 0
    flaw = {"range": "<2", "severity": "high", "via": [{"title": "Loops for ever"}, "other"]}
    answer = audit.told_by_npm(json.dumps({**whole, "vulnerabilities": {"vite": flaw}}), "")
    assert (answer.status(), answer.flaws) == (audit.FLAWED, ["vite <2: high, Loops for ever, through other"])
    refused = {"message": "405 Method Not Allowed", "statusCode": 405, "error": {"summary": "", "detail": ""}}
    answer = audit.told_by_npm(json.dumps(refused), "")
    assert (answer.status(), answer.unasked) == (audit.UNASKED, ["405 Method Not Allowed"])
    with pytest.raises(audit.Broken):
        audit.told_by_npm("", "npm error")


def test_an_audit_asks_for_every_version_whatever_machine_it_is_for() -> None:
    pins = [pin for name in locks.LOCKS for pin in locks.pins(name)]
    asked = audit.rounds(pins)
    assert {(pin.name, pin.version) for one in asked for pin in one} == {(pin.name, pin.version) for pin in pins}
    assert all(len({pin.name for pin in one}) == len(one) for one in asked)


def test_what_does_not_have_its_hash_stops_the_set_up_and_other_failures_name_a_way_out(monkeypatch: pytest.MonkeyPatch) -> None:
    ran: list[tuple[str, ...]] = []
    answers = iter(["ERROR: THESE PACKAGES DO NOT MATCH THE HASHES", "ERROR: no matching distribution", "", ""])
    monkeypatch.setattr(install, "pip", lambda *arguments: (ran.append(arguments), next(answers))[1])
    monkeypatch.delenv("LOCK", raising=False)
    with pytest.raises(SystemExit, match="Do not go on") as stopped:
        install.main("test")
    assert "LOCK=no" not in str(stopped.value)
    with pytest.raises(SystemExit, match="make play LOCK=no"):
        install.main("play")
    install.main("test")
    assert ran[-2][:3] == ("--require-hashes", "--only-binary", ":all:")
    assert ran[-1][:2] == ("--no-deps", "--no-build-isolation")


def test_a_player_without_a_compiler_for_the_kernels_gets_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    ran: list[tuple[str, ...]] = []
    monkeypatch.setattr(install, "pip", lambda *arguments: (ran.append(arguments), "" if len(ran) > 1 else "no llvmlite")[1])
    monkeypatch.setenv("LOCK", "no")
    install.main("play")
    assert [arguments[-1].removeprefix(str(ROOT)) for arguments in ran] == ["[build]", ""]


INNER = ("h11", "uvicorn", "websockets")
"""Packages whose classes the server makes its own from."""


def _inner_classes() -> list[tuple[str, ast.ClassDef, type]]:
    """Our classes in the server that are made from classes of what it stands on, with those."""
    found = []
    for path in sorted((ROOT / "src" / "tottenbury" / "server").glob("*.py")):
        tree = ast.parse(path.read_text())
        imported = {name.name: node.module for node in ast.walk(tree) if isinstance(node, ast.ImportFrom) for name in node.names}
        for node in [node for node in ast.walk(tree) if isinstance(node, ast.ClassDef)]:
            for base in node.bases:
                module, _, name = ast.unparse(base).rpartition(".")
                module = module or imported.get(name) or ""
                if module.partition(".")[0] in INNER:
                    found.append((f"{path.name}, {node.name}", node, getattr(importlib.import_module(module), name)))
    return found


def test_what_the_server_takes_from_the_inside_of_other_packages_is_there() -> None:
    classes = _inner_classes()
    assert classes
    for where, ours, base in classes:
        theirs = "".join(inspect.getsource(one) for one in base.__mro__ if one.__module__.startswith(INNER))
        functions = [node for node in ast.walk(ours) if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)]
        begins = [node for function in functions if function.name == "__init__" for node in ast.walk(function)]
        used = [node for node in ast.walk(ours) if isinstance(node, ast.Attribute)]
        own = {function.name for function in functions}
        own |= {node.target.id for node in ours.body if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name)}
        own |= {node.attr for node in used if isinstance(node.ctx, ast.Store) and (node in begins or node.attr.startswith("_"))}
        for node in used:
            if ast.unparse(node.value) == "super()":
                assert hasattr(base, node.attr), f"{where}: {base.__name__} has no {node.attr} any more"
            elif ast.unparse(node.value) == "self" and node.attr not in own:
                there = hasattr(base, node.attr) or re.search(rf"self\.{node.attr}\b", theirs)
                assert there, f"{where}: {base.__name__} has no {node.attr} any more"


def test_whatever_the_package_imports_is_stated_as_a_dependency() -> None:
    stated = {canonicalize_name(one.name) for one in [*locks.wanted("run"), *locks.wanted("test")]}
    homes = importlib.metadata.packages_distributions()
    for path in sorted((ROOT / "src").rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text())):
            modules = [name.name for name in node.names] if isinstance(node, ast.Import) else []
            modules += [node.module or ""] if isinstance(node, ast.ImportFrom) and not node.level else []
            for top in {module.partition(".")[0] for module in modules} - sys.stdlib_module_names - {locks.OURS}:
                assert any(canonicalize_name(home) in stated for home in homes.get(top, [])), f"{path.name} imports {top}"
