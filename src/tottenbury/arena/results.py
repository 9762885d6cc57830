"""Results in a file: a header, then one pair a line, written as soon as it is played. An interrupted match goes on where it stopped."""

from __future__ import annotations

import json
import sys
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from types import TracebackType
from typing import IO, Any

import tottenbury
from tottenbury.arena.pairs import MatchSetup, PairResult, pair_from_json, pair_to_json
from tottenbury.core.errors import TottenburyError
from tottenbury.kit.provenance import code_commit

FORMAT = "tottenbury-match-1"


def header_of(setup: MatchSetup) -> dict[str, Any]:
    """The first line of a results file: what was played, and by which code."""
    edition = {} if setup.edition is None else {"edition": setup.edition}
    return {
        "format": FORMAT,
        "players": list(setup.players),
        "rulebook": setup.rulebook,
        **edition,
        "seed": setup.seed,
        "budget": setup.budget,
        "version": tottenbury.__version__,
        "commit": code_commit(),
    }


@dataclass(frozen=True)
class Results:
    """What a results file holds."""

    header: Mapping[str, Any]
    pairs: Mapping[int, PairResult]
    code: tuple[tuple[Any, Any], ...]
    """Version and commit of all code that took part, in order."""
    length: int
    """Up to which byte the file is whole; a line that was being written when the process was killed is not counted."""


def read_results(path: Path) -> Results | None:
    """What a file holds; None if it is not there or has no whole line yet."""
    try:
        data = path.read_bytes()
    except FileNotFoundError:
        return None
    *lines, _ = data.split(b"\n")  # what stands behind the last line break is half a line, or nothing
    if not lines:
        return None
    header = _parse(path, 1, lines[0])
    if not isinstance(header, dict) or header.get("format") != FORMAT or type(header.get("seed")) is not int:
        raise TottenburyError(f"{path} holds no results of a match; it is left as it is")
    pairs: dict[int, PairResult] = {}
    code = [_code(header)]
    for number, line in enumerate(lines[1:], start=2):
        entry = _parse(path, number, line)
        if isinstance(entry, dict) and isinstance(entry.get("resumed"), dict):
            code.append(_code(entry["resumed"]))
            continue
        try:
            pair = pair_from_json(entry)
        except (KeyError, TypeError, ValueError):
            raise TottenburyError(f"{path}, line {number}: that is no pair of games; the file is left as it is") from None
        if pair.seed != header["seed"] + pair.number:
            raise TottenburyError(f"{path}, line {number}: pair {pair.number} has the seed of another match; the file is left as it is")
        pairs.setdefault(pair.number, pair)
    return Results(header, pairs, tuple(code), sum(len(line) + 1 for line in lines))


def _parse(path: Path, number: int, line: bytes) -> Any:
    try:
        return json.loads(line)
    except (ValueError, RecursionError):
        raise TottenburyError(f"{path}, line {number}: that is no JSON; the file is left as it is") from None


def take_up(path: Path, setup: MatchSetup, any_commit: bool = False) -> Results | None:
    """What a file holds of this very match, if there is one; a file of another match is refused, and nothing is written."""
    known, header = read_results(path), header_of(setup)
    if known is None:
        if path.exists() and not _line(header).startswith(path.read_bytes()):  # not even the beginning of our header
            raise TottenburyError(f"{path} holds no results of a match; it is left as it is")
        return None
    keys = [key for key in {**header, **known.header} if key not in _CODE]
    differing = [(key, known.header.get(key), header.get(key)) for key in keys if known.header.get(key) != header.get(key)]
    hint = "" if differing else "; --any-commit goes on all the same"
    if not any_commit:
        both = zip(_CODE, known.code[-1], _code(header), strict=True)
        differing += [(key, there, here) for key, there, here in both if there != here]
    if differing:
        told = "; ".join(f"{key}: {there!r} there, {here!r} here" for key, there, here in differing)
        raise TottenburyError(f"{path} is of another match, and is left as it is ({told}){hint}")
    return known


class ResultFile:
    """A results file that is being written. It belongs to one match of one process at a time."""

    def __init__(self, path: Path, setup: MatchSetup, any_commit: bool = False) -> None:
        self.path = path
        self._file: IO[bytes] = path.open("ab")
        try:
            self._lock()
            known, header = take_up(path, setup, any_commit), header_of(setup)
            self.pairs: dict[int, PairResult] = {} if known is None else dict(known.pairs)
            self._file.truncate(0 if known is None else known.length)
            if known is None:
                self._write(_line(header))
            elif known.code[-1] != _code(header):
                self._write(_line({"resumed": {key: header[key] for key in _CODE}}))
        except BaseException:
            self._file.close()
            raise

    def _lock(self) -> None:
        if sys.platform != "win32":
            import fcntl

            try:
                fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                raise TottenburyError(f"{self.path} is being written by another match") from None

    def add(self, pair: PairResult) -> None:
        """Keep a pair, at once."""
        self.pairs[pair.number] = pair
        self._write(_line(pair_to_json(pair)))

    def _write(self, line: bytes) -> None:
        self._file.write(line)
        self._file.flush()

    def __enter__(self) -> ResultFile:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self._file.close()


_CODE = ("version", "commit")


def _code(header: Mapping[str, Any]) -> tuple[Any, Any]:
    """Which code played from here on."""
    return header.get("version"), header.get("commit")


def _line(entry: Mapping[str, Any]) -> bytes:
    return json.dumps(entry, ensure_ascii=False).encode() + b"\n"
