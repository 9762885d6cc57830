"""A match: many pairs between two players, in any order and over any number of processes, until all are played or the test decides."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing
from pathlib import Path

from tottenbury.arena.pairs import MatchSetup, PairResult
from tottenbury.arena.processes import Processes
from tottenbury.arena.results import ResultFile, take_up
from tottenbury.arena.statistics import PAIR_SCORES, Sprt


class MatchRun:
    """A match while it is played. What has been played stays in it, whatever interrupts it."""

    def __init__(self, setup: MatchSetup, pairs: int, sprt: Sprt | None = None) -> None:
        self.setup = setup
        self.pairs = pairs
        self.sprt = sprt
        self.decision: str | None = None
        self.ratio = 0.0
        """The logarithm of the sequential test's likelihood ratio."""
        self._played: dict[int, PairResult] = {}
        self._tested = 0
        self._counts = [0] * len(PAIR_SCORES)

    def take_up(self, path: Path, any_commit: bool = False) -> None:
        """Enter what a file already holds of this match; a file of another one is refused."""
        known = take_up(path, self.setup, any_commit)
        self._enter(*(known.pairs.values() if known is not None else ()))

    def play(
        self, processes: Processes, path: Path | None = None, any_commit: bool = False, report: Callable[[MatchRun], None] | None = None
    ) -> MatchRun:
        """Play what is missing, keep it in the file if there is one, and report after every pair."""
        if path is None:
            self._play(processes, None, report)
        else:
            with ResultFile(path, self.setup, any_commit) as file:
                self._enter(*file.pairs.values())
                self._play(processes, file, report)
        return self

    def _play(self, processes: Processes, file: ResultFile | None, report: Callable[[MatchRun], None] | None) -> None:
        if report:
            report(self)
        missing = [number for number in range(self.pairs) if number not in self._played]
        if self.decision is not None or not missing:
            return
        with closing(processes.play(self.setup, missing)) as coming:
            for pair in coming:
                if file is not None:
                    file.add(pair)
                decided = self._enter(pair)
                if report:
                    report(self)
                if decided:
                    return

    def _enter(self, *pairs: PairResult) -> bool:
        """Take pairs in, and ask the test in the order of their numbers: so its answer depends on the seeds alone."""
        self._played |= {pair.number: pair for pair in pairs if pair.number < self.pairs}
        while self.sprt is not None and self.decision is None and self._tested in self._played:
            self._counts[round(self._played[self._tested].score * 4)] += 1
            self._tested += 1
            self.ratio = self.sprt.ratio(self._counts)
            self.decision = self.sprt.decide(self._counts)
        return self.decision is not None

    @property
    def finished(self) -> int:
        """How many pairs have been played, whether the test asked for them or not."""
        return len(self._played)

    @property
    def results(self) -> tuple[PairResult, ...]:
        """The pairs that count, in order: all that were played, or those up to the test's decision."""
        last = self._tested if self.decision is not None else self.pairs
        return tuple(self._played[number] for number in sorted(self._played) if number < last)
