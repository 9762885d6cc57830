"""Write down what the actions and observations of every rulebook are, as digests: `python -m tools.space_digests`.

Whoever has trained an agent relies on every number of them. What a version was is never overwritten: a change needs a new VERSION in
`tottenbury/research/spaces.py`.
"""

from __future__ import annotations

import json
import sys
from hashlib import blake2b
from pathlib import Path

import tottenbury as tb
from tottenbury.research import Spaces, spaces_of

PATH = Path(__file__).parents[1] / "tests" / "research" / "space_digests.json"
ADVICE = "raise VERSION in src/tottenbury/research/spaces.py, say on the rulebooks' pages what is new, and run: make research-pages"

Digests = dict[str, dict[str, str]]
"""By version and rulebook."""


def digest(spaces: Spaces) -> str:
    """All that a learner relies on: the move of every number, and where every plane stands. The words about them may change."""
    actions = [spaces.action_to_text(action) for action in range(spaces.actions)]
    planes = [[plane.name, plane.axes, plane.shape, plane.high, plane.offset] for plane in spaces.planes]
    return blake2b(json.dumps([actions, planes]).encode(), digest_size=8).hexdigest()


def current() -> Digests:
    """What the code says."""
    found: Digests = {}
    for name in tb.rulebooks():
        spaces = spaces_of(name)
        found.setdefault(str(spaces.version), {})[name] = digest(spaces)
    return found


def kept() -> Digests:
    """What has been written down."""
    return json.loads(PATH.read_text(encoding="utf-8")) if PATH.exists() else {}


def changed(now: Digests, before: Digests) -> list[str]:
    """Rulebooks whose spaces are no longer those of their version."""
    return [
        f"{name}-v{version}"
        for version, digests in now.items()
        for name, found in digests.items()
        if before.get(version, {}).get(name, found) != found
    ]


def main() -> None:
    """Add what is new, and refuse what would overwrite."""
    now, before = current(), kept()
    if wrong := changed(now, before):
        sys.exit(f"The actions or observations of {', '.join(wrong)} have changed: {ADVICE}")
    versions = sorted({*now, *before}, key=int)
    everything = {version: {**before.get(version, {}), **now.get(version, {})} for version in versions}
    PATH.write_text(json.dumps(everything, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
