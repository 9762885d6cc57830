"""The bill of materials that lies in every wheel under `.dist-info/sboms/`: what the page is made of, and what the package needs beside it.

CycloneDX 1.6 as JSON. It is made of requirements/run.txt and web/package-lock.json alone, without a time or a name of this machine, so that
the same sources give the same bytes. `make sbom` writes it to build/ and holds it against CycloneDX's schema. The build hook uses this file
too: it needs nothing but `packaging`.
"""

from __future__ import annotations

import argparse
import base64
import json
import re
import sys
import tomllib
import uuid
from collections.abc import Iterable, Iterator
from typing import Any
from urllib.parse import quote

from packaging.utils import canonicalize_name

from tools import locks, npm

NAME = "tottenbury.cdx.json"
COMPILED_IN = ("svelte", "clsx")
"""What the page has in it though package.json calls it a tool: the library of the compiler. A test holds this against a real build."""

PLACE, WHEN, ASKED = "tottenbury:place", "tottenbury:when", "tottenbury:asked"
"""Our names for where a component is, on which machines it is needed, and which versions of it would do."""


def bill(version: str, *, page: bool) -> dict[str, Any]:
    """The bill of a wheel, with or without the page."""
    project = tomllib.loads((locks.ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    ours = {
        "type": "application",
        "bom-ref": f"pkg:pypi/{locks.OURS}@{version}",
        "name": locks.OURS,
        "version": version,
        "description": project["description"],
        "licenses": licences(project["license"]),
        "purl": f"pkg:pypi/{locks.OURS}@{version}",
    }
    packages = page_packages() if page else {}
    components = [*_python(), *_npm(packages)]
    made: dict[str, Any] = {
        "$schema": "http://cyclonedx.org/schema/bom-1.6.schema.json",
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "version": 1,
        "metadata": {"lifecycles": [{"phase": "build"}], "component": ours},
        "components": sorted(components, key=lambda component: component["bom-ref"]),
        "dependencies": _graph(ours["bom-ref"], packages),
    }
    number = uuid.uuid5(uuid.NAMESPACE_URL, json.dumps(made, sort_keys=True))  # of what it says, so the same for the same
    return {"$schema": made.pop("$schema"), "serialNumber": number.urn, **made}


def text(made: dict[str, Any]) -> str:
    """A bill as it is written."""
    return json.dumps(made, indent=2, ensure_ascii=False) + "\n"


def licences(said: str) -> list[dict[str, Any]]:
    """A licence in the words of CycloneDX: SPDX's name or expression, or what the package calls it."""
    if not said:
        return []
    if re.fullmatch(r"[\w.+-]+", said):
        return [{"license": {"id": said}}]
    if re.fullmatch(r"\(?[\w.+-]+\)?(?: (?:AND|OR|WITH) \(?[\w.+-]+\)?)+", said):
        return [{"expression": said}]
    return [{"license": {"name": said}}]


def page_packages() -> dict[str, dict[str, Any]]:
    """What package-lock.json says of the packages that end up in the page, by name."""
    locked = json.loads((npm.WEB / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    within = [name for name in locked if name and not locked[name].get("dev")]
    within += [f"node_modules/{name}" for name in COMPILED_IN]
    return {name.rpartition("node_modules/")[2]: locked[name] for name in sorted(within)}


def _python() -> Iterator[dict[str, Any]]:
    """What pip installs beside the wheel."""
    called = json.loads((locks.FOLDER / "licences.json").read_text(encoding="utf-8"))
    asked: dict[str, str] = {canonicalize_name(requirement.name): str(requirement.specifier) for requirement in locks.wanted("run")}
    for pin in locks.pins("run"):
        more = {WHEN: pin.marker, ASKED: asked.get(pin.name, "")}
        yield _component(
            _pypi(pin), pin.name, pin.version, called.get(pin.name, ""), [("SHA-256", one) for one in pin.hashes], "beside the wheel", more
        )


def _npm(packages: dict[str, dict[str, Any]]) -> Iterator[dict[str, Any]]:
    """What is in the page, and so in the wheel."""
    for name, said in packages.items():
        kind, _, digest = said["integrity"].partition("-")
        hashes = [(kind.replace("sha", "SHA-"), base64.b64decode(digest).hex())]
        yield _component(_js(name, said["version"]), name, said["version"], said.get("license", ""), hashes, "in the page of the wheel", {})


def _component(
    purl: str, name: str, version: str, licence: str, hashes: Iterable[tuple[str, str]], place: str, more: dict[str, str]
) -> dict[str, Any]:
    group, _, short = name.rpartition("/")
    properties = [{"name": key, "value": value} for key, value in {PLACE: place, **more}.items() if value]
    return {
        "type": "library",
        "bom-ref": purl,
        **({"group": group} if group else {}),
        "name": short,
        "version": version,
        "scope": "required",
        "licenses": licences(licence),
        "purl": purl,
        "externalReferences": [{"type": "distribution", "url": purl, "hashes": [{"alg": kind, "content": one} for kind, one in hashes]}],
        "properties": properties,
    }


def _graph(root: str, packages: dict[str, dict[str, Any]]) -> list[dict[str, Any]]:
    """Who needs whom."""
    pinned = locks.pins("run")
    needs: dict[str, set[str]] = {root: set(), **{_pypi(pin): set() for pin in pinned}}
    refs = {name: [_pypi(pin) for pin in pinned if pin.name == name] for name in {pin.name for pin in pinned}}
    for pin in pinned:
        for parent in pin.wanted_by:
            for ref in [root] if parent == locks.OURS else refs[parent]:
                needs[ref].add(_pypi(pin))
    js = {name: _js(name, said["version"]) for name, said in packages.items()}
    inside = {js[name]: {js[one] for one in said.get("dependencies", {}) if one in js} for name, said in packages.items()}
    needed = {ref for refs_inside in inside.values() for ref in refs_inside}
    needs[root] |= set(js.values()) - needed
    return [{"ref": ref, "dependsOn": sorted(on)} for ref, on in sorted({**needs, **inside}.items())]


def _pypi(pin: locks.Pin) -> str:
    return f"pkg:pypi/{pin.name}@{pin.version}"


def _js(name: str, version: str) -> str:
    return f"pkg:npm/{quote(name)}@{version}"


def faults(written: str) -> list[str]:
    """What CycloneDX's schema has against a bill; needs cyclonedx-python-lib."""
    from cyclonedx.schema import SchemaVersion  # type: ignore[import-not-found]
    from cyclonedx.validation.json import JsonStrictValidator  # type: ignore[import-not-found]

    return [str(error) for error in JsonStrictValidator(SchemaVersion.V1_6).validate_str(written, all_errors=True) or []]


def main() -> None:
    """Write the bill of the sources as they are, and see that it is one."""
    argparse.ArgumentParser(prog="make sbom", description=(__doc__ or "").partition("\n")[0]).parse_args()
    found = re.search(r'^__version__ = "(.+)"', (locks.ROOT / "src" / locks.OURS / "__init__.py").read_text(encoding="utf-8"), re.MULTILINE)
    assert found is not None
    made = bill(found[1], page=True)
    path = locks.ROOT / "build" / NAME
    path.parent.mkdir(exist_ok=True)
    path.write_text(text(made), encoding="utf-8", newline="\n")
    if told := faults(text(made)):
        sys.exit("\n".join([f"build/{NAME} is not valid CycloneDX 1.6:", *told]))
    print(f"build/{NAME}: {len(made['components'])} components, valid CycloneDX 1.6")


if __name__ == "__main__":
    main()
