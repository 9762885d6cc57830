"""Reading lines of fields: every error names its field and its column (from 1)."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from tottenbury.core.errors import NotationError


@dataclass(frozen=True)
class Field:
    """One field of a line, and where it stands."""

    name: str
    text: str
    column: int

    def error(self, message: str, offset: int = 0) -> NotationError:
        """An error at this field, `offset` characters into it."""
        return NotationError(message, self.name, self.column + offset)

    def split(self, separator: str, name: str) -> Iterator[Field]:
        """The parts of this field; `{}` in `name` becomes the part's number."""
        column = self.column
        for number, part in enumerate(self.text.split(separator), 1):
            yield Field(name.format(number), part, column)
            column += len(part) + len(separator)


def split_fields(line: str, names: Sequence[str]) -> list[Field]:
    """The fields of a line, of which there must be exactly as many as names."""
    found = [(match.group(), match.start() + 1) for match in re.finditer(r"\S+", line)]
    fields = [Field(name, text, column) for name, (text, column) in zip(names, found, strict=False)]
    if len(found) < len(names):
        raise NotationError(f"the line ends before the field {names[len(found)]}", names[len(found)], len(line.rstrip()) + 1)
    if len(found) > len(names):
        raise NotationError(f"nothing may follow {names[-1]}", "line", found[len(names)][1])
    return fields
