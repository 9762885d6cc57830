"""Files that are written whole or not at all: whatever interrupts it, the old file stays until the new one is complete."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO


@contextmanager
def whole_file(path: Path) -> Iterator[BinaryIO]:
    """A file to write bytes into, which takes the place of `path` at the end, or leaves it alone if anything goes wrong."""
    unfinished = path.with_name(path.name + ".part")
    try:
        with unfinished.open("wb") as file:
            yield file
            file.flush()
            os.fsync(file.fileno())  # or the new name may outlive a power cut, and what is in the file not
        unfinished.replace(path)
    except BaseException:
        unfinished.unlink(missing_ok=True)
        raise


def write_whole(path: Path, content: str | bytes) -> None:
    """Write a text, in UTF-8, or bytes."""
    with whole_file(path) as file:
        file.write(content.encode() if isinstance(content, str) else content)
