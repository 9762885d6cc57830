"""Records from outside: read with care, for a record may name any rulebook and bring an edition along."""

from __future__ import annotations

import re

from tottenbury.library import rulebook
from tottenbury.server.workshop import Workshop
from tottenbury.table.errors import TottenburyError

_TAG = re.compile(r'\[(Rulebook|Edition) "((?:[^"\\]|\\.)*)"\]')


def rulebook_of(text: str, workshop: Workshop) -> str:
    """The one rulebook of a record. No file is opened for it, and no edition that it brings takes the place of one of ours."""
    found = [match for line in text.splitlines() if (match := _TAG.fullmatch(line.strip()))]
    tags = {(match[1], re.sub(r"\\(.)", r"\1", match[2])) for match in found}
    names = [value for tag, value in tags if tag == "Rulebook"]
    if len(names) != 1:
        raise TottenburyError("a record that is to be kept names one rulebook")
    workshop.check(names[0])
    if any(value != rulebook(names[0]).game.edition_tag for tag, value in tags if tag == "Edition"):
        raise TottenburyError("only games by the rulebooks of this house can be kept")
    return names[0]
