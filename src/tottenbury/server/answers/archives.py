"""Records from outside: read with care, for a record may name any rulebook and bring an edition along."""

from __future__ import annotations

import re

from tottenbury.core.errors import EditionError, TottenburyError
from tottenbury.library import rulebook, tag_today
from tottenbury.notation.record import read_tag
from tottenbury.server.answers.rulebooks import check_offered
from tottenbury.words import say

_COMMENT = re.compile(r"\{[^}]*\}")

MOST_QUOTED = 40
"""So many characters of a line are quoted to whoever sent it."""


def rulebook_of(text: str, most: int) -> str:
    """The one rulebook of a record of at most so many moves. No file is opened for it, and no edition that it brings takes the place of
    one of ours.
    """
    lines = (_COMMENT.sub("", line) for line in text.splitlines() if not line.lstrip().startswith("["))
    if sum(len(line.split()) for line in lines) > most:
        raise TottenburyError(say("reason-record-moves", most=most))
    tags = {tag for line in text.splitlines() if (tag := read_tag(line)) is not None}
    names = [value for tag, value in tags if tag == "Rulebook"]
    if len(names) != 1:
        raise TottenburyError(_no_record(text, len(tags)) if not names else say("reason-record-rulebooks", names=", ".join(sorted(names))))
    check_offered(names[0])
    if any(_written_out(value) != rulebook(names[0]).game.edition_tag for tag, value in tags if tag == "Edition"):
        raise TottenburyError(say("reason-record-edition"))
    return names[0]


def _no_record(text: str, tags: int) -> str:
    """Why a text without a rulebook is no record, and in which line that can be seen."""
    if tags:
        return say("reason-record-rulebook")
    number, line = next(((number, line) for number, line in enumerate(text.splitlines(), 1) if line.strip()), (1, ""))
    return say("reason-record-none", line=number, text=line.strip()[:MOST_QUOTED])


def _written_out(tag: str) -> str | None:
    """An edition as we would write it today: a record may be older than one of the keys. None if it is no edition."""
    try:
        return tag_today(tag)
    except EditionError:
        return None
