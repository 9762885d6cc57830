"""Tools of the house: the browser for tests, and when the page has to be built."""

from __future__ import annotations

import re
import sys
from pathlib import Path

import pytest

from tools import browser, npm


def _program(folder: Path, name: str) -> str:
    path = folder / name
    path.write_text("#!/bin/sh\n")
    path.chmod(0o755)
    return str(path)


def test_the_browser_is_the_one_that_is_named_then_one_on_path(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.delenv("CHROMIUM", raising=False)
    chrome = _program(tmp_path, "google-chrome")
    assert browser.browser() == chrome
    chromium = _program(tmp_path, "chromium")
    assert browser.browser() == chromium
    monkeypatch.setenv("CHROMIUM", chrome)
    assert browser.browser() == chrome
    monkeypatch.setenv("CHROMIUM", "/nowhere/chromium")
    with pytest.raises(browser.NoBrowser, match="/nowhere/chromium"):
        browser.browser()


@pytest.mark.skipif(sys.platform == "win32", reason="no ids of users")
def test_without_a_browser_one_command_is_named(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.delenv("CHROMIUM", raising=False)
    monkeypatch.setattr("os.geteuid", lambda: 1000)
    _program(tmp_path, "apt-get")
    with pytest.raises(browser.NoBrowser, match="sudo apt-get install -y chromium"):
        browser.browser()


def test_root_on_debian_gets_a_browser_installed(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.delenv("CHROMIUM", raising=False)
    monkeypatch.setattr("os.geteuid", lambda: 0, raising=False)
    apt = Path(_program(tmp_path, "apt-get"))
    apt.write_text(f"#!/bin/sh\n: > {tmp_path}/chromium\n/bin/chmod 755 {tmp_path}/chromium\n")
    assert browser.browser() == str(tmp_path / "chromium")


def test_the_page_is_built_when_its_sources_are_others_than_those_it_was_made_of(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    web, site, words = tmp_path / "web", tmp_path / "site", tmp_path / "words"
    for folder in (web / "src", web / "node_modules", site, words):
        folder.mkdir(parents=True)
    for name, value in (("ROOT", tmp_path), ("WEB", web), ("SITE", site), ("WORDS", words), ("_STORED", site / ".digest")):
        monkeypatch.setattr(npm, name, value)
    (web / "src" / "main.ts").write_text("one")
    (words / "en.ftl").write_text("a = A")
    ran: list[tuple[str, ...]] = []
    monkeypatch.setattr(npm, "install", lambda: None)
    monkeypatch.setattr(npm, "_quietly", lambda *arguments: (ran.append(arguments), (site / "index.html").write_text("page")))
    assert npm.build()
    assert not npm.build()
    (web / "node_modules" / "x.js").write_text("x")
    assert not npm.build()
    (words / "en.ftl").write_text("a = B")
    assert npm.build()
    (web / "src" / "more.ts").write_text("two")
    assert npm.build()
    (site / "index.html").unlink()
    assert npm.build()
    assert len(ran) == 4


@pytest.mark.parametrize(
    ("said", "told"),
    [
        ("npm error code ENOTFOUND", "could not reach the npm registry"),
        ("npm error code SELF_SIGNED_CERT_IN_CHAIN", "NODE_EXTRA_CA_CERTS"),
        ("npm error code ENOSPC", "no room left"),
        ("npm error code EACCES", "may not write"),
        ("error TS1005", "vite build failed"),
    ],
)
def test_a_page_that_cannot_be_built_is_said_to_be_so_with_the_cause(said: str, told: str) -> None:
    assert told in npm._cause("vite build", said)


def test_nothing_that_npm_reads_names_a_registry() -> None:
    for path in (npm.WEB / "package-lock.json", npm.WEB / "package.json", npm.WEB / ".npmrc"):
        text = path.read_text()
        assert '"resolved"' not in text
        assert not re.search(r"registry\s*=|registry\.", text)
