"""Asks whether flaws are known in what is locked: `make audit`. Ends with 0 if none, with 1 if some, with 3 if nobody could be asked.

pip-audit looks up every version in requirements/, for whatever machine it is meant; `npm audit` everything in web/package-lock.json. Both
ask services on the network. pip-audit calls a package that a service does not know no flaw and ends well; here that counts as not asked.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
import tempfile
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from tools import locks

FLAWED, BROKEN, UNASKED = 1, 2, 3
"""How this ends: flaws are known; a tool did not do what it should; there is nobody to ask, so nothing is known."""

SERVICES = ("pypi", "osv")
"""Whom pip-audit asks; the second if the first does not answer for everything."""

NPM = "from tools import npm; raise SystemExit(npm.npm('audit', '--json', '--package-lock-only').returncode)"
_CONNECTION = ("ConnectionError", "Could not connect", "ServiceError", "HTTPError", "SSLError", "ProxyError", "Timeout", "timed out")


class Broken(RuntimeError):
    """A tool failed for another reason than the network; the text is what it said."""


@dataclass
class Answer:
    """What is known of some packages."""

    asked: int = 0
    flaws: list[str] = field(default_factory=list)
    unasked: list[str] = field(default_factory=list)
    """Why there is no answer for some."""

    def add(self, other: Answer) -> None:
        """Put the answers for other packages to this."""
        self.asked += other.asked
        self.flaws += other.flaws
        self.unasked += other.unasked

    def status(self) -> int:
        """How a command with this answer ends."""
        return FLAWED if self.flaws else UNASKED if self.unasked else 0


def rounds(pins: list[locks.Pin]) -> list[list[locks.Pin]]:
    """Every version once, in as many lists as it takes for none to have two versions of one package, which pip-audit refuses."""
    made: list[dict[str, locks.Pin]] = []
    for pin in {(pin.name, pin.version): pin for pin in pins}.values():
        free = next((one for one in made if pin.name not in one), None)
        if free is None:
            made.append(free := {})
        free[pin.name] = pin
    return [list(one.values()) for one in made]


def told_by_pip(said: str, errors: str) -> Answer:
    """What pip-audit found, from its JSON; without any, why it has none."""
    try:
        listed: list[dict[str, Any]] = json.loads(said)["dependencies"]
    except (ValueError, KeyError, TypeError):
        if any(word in errors for word in _CONNECTION):
            return Answer(unasked=[errors.strip().rpartition("\n")[2][:300]])
        raise Broken(f"pip-audit failed:\n{errors.strip()[-3000:]}") from None
    answer = Answer()
    for package in listed:
        if reason := package.get("skip_reason"):
            answer.unasked.append(reason)
            continue
        answer.asked += 1
        for flaw in package["vulns"]:
            mended = ", ".join(flaw["fix_versions"]) or "no version yet"
            answer.flaws.append(f"{package['name']} {package['version']}: {flaw['id']}, mended in {mended}")
    return answer


def told_by_npm(said: str, errors: str) -> Answer:
    """What npm found, from its JSON; without any, why it has none."""
    try:
        answered: dict[str, Any] = json.loads(said)
    except ValueError:
        raise Broken(f"npm audit failed:\n{errors.strip()[-3000:]}") from None
    if "vulnerabilities" not in answered:
        error = answered.get("error") or {}
        return Answer(unasked=[str(answered.get("message") or error.get("summary") or error.get("code") or "npm gives no reason")])
    flaws = [f"{name} {flaw['range']}: {flaw['severity']}{_titles(flaw)}" for name, flaw in answered["vulnerabilities"].items()]
    return Answer(asked=answered["metadata"]["dependencies"]["total"], flaws=flaws)


def _titles(flaw: dict[str, Any]) -> str:
    """What is wrong, or through which packages."""
    return "".join(f", {via['title']}" if isinstance(via, dict) else f", through {via}" for via in flaw["via"])


def audit_python(pins: list[locks.Pin]) -> Answer:
    """Ask pip-audit."""
    whole = Answer()
    for chosen in rounds(pins):
        best = Answer()
        for service in SERVICES:
            answer = _pip_audit(chosen, service)
            best = max(best, answer, key=lambda one: (one.asked, len(one.unasked)))
            if not answer.unasked:
                break
        whole.add(best)
    return whole


def _pip_audit(pins: list[locks.Pin], service: str) -> Answer:
    with tempfile.TemporaryDirectory() as folder:
        asked, made = Path(folder) / "asked.txt", Path(folder) / "made.json"
        # Without markers: pip-audit would leave out what other machines need.
        lines = [f"{pin.name}=={pin.version} {' '.join(f'--hash=sha256:{one}' for one in pin.hashes)}\n" for pin in pins]
        asked.write_text("".join(lines), encoding="utf-8")
        how = [
            "--disable-pip",
            "--require-hashes",
            "--progress-spinner",
            "off",
            "--timeout",
            "15",
            "--format",
            "json",
            "--output",
            str(made),
        ]
        command = [sys.executable, "-m", "pip_audit", "--vulnerability-service", service, *how, "--requirement", str(asked)]
        ran = subprocess.run(command, text=True, check=False, capture_output=True)
        return told_by_pip(made.read_text(encoding="utf-8") if made.exists() else "", ran.stderr)


def audit_npm(python: str) -> Answer:
    """Ask npm, which a Python environment with Node runs."""
    ran = subprocess.run([python, "-c", NPM], cwd=locks.ROOT, text=True, check=False, capture_output=True)
    return told_by_npm(ran.stdout, ran.stderr)


def reported(name: str, answer: Answer) -> Answer:
    """Say what is known."""
    print(f"{name}: {answer.asked} packages looked up, {len(answer.flaws)} known flaws" if answer.asked else f"{name}: nothing looked up")
    for flaw in answer.flaws:
        print(f"  {flaw}")
    if answer.unasked:
        print(f"  No service answered for {'some' if answer.asked else 'any'} of its packages, so nothing is known of them:")
        print("".join(f"    {reason}\n" for reason in answer.unasked[:3]), end="")
        if len(answer.unasked) > 3:
            print(f"    ... and {len(answer.unasked) - 3} more")
    return answer


def main() -> int:
    """Ask both, and say what they know."""
    parser = argparse.ArgumentParser(prog="make audit", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--node", default=sys.executable, metavar="PYTHON", help="a Python whose environment has Node (default: this one)")
    node = parser.parse_args().node
    whole = Answer()
    try:
        whole.add(reported("requirements/", audit_python([pin for lock in locks.LOCKS for pin in locks.pins(lock)])))
        whole.add(reported("web/package-lock.json", audit_npm(node)))
    except Broken as error:
        print(error, file=sys.stderr)
        return BROKEN
    if whole.status() == UNASKED:
        print("This is no clean bill of health: run it again where a service can be reached.")
    return whole.status()


if __name__ == "__main__":
    sys.exit(main())
