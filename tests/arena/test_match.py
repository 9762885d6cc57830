"""Matches: over processes, resumed from any byte, stopped by the test, and what they say in the end."""

from __future__ import annotations

import json
import os
import signal
from pathlib import Path

import pytest

import tottenbury as tb
from tests.arena.players import deeds, game, pair
from tottenbury.arena import processes as processes_module
from tottenbury.arena import results as results_module
from tottenbury.arena.match import MatchRun
from tottenbury.arena.pairs import MatchSetup, PairResult
from tottenbury.arena.processes import Processes, WorkerDied
from tottenbury.arena.results import ResultFile, header_of, read_results
from tottenbury.arena.statistics import Sprt
from tottenbury.arena.summary import summarise

SOUTH, NORTH = tb.Seat.SOUTH, tb.Seat.NORTH
PAIRS = 6


class FakeProcesses(Processes):
    """Plays pairs by a rule, in a wild order, and remembers which."""

    def __init__(self, winners: dict[int, tuple[tb.Seat | None, ...]], order: int = 1) -> None:
        super().__init__(1)
        self.winners = winners
        self.order = order
        self.asked: list[int] = []

    def play(self, setup, numbers):  # type: ignore[no-untyped-def]
        for number in list(numbers)[:: self.order]:
            self.asked.append(number)
            yield pair(number, *self.winners.get(number, (SOUTH, NORTH)), seed=setup.seed)


@pytest.fixture(scope="module")
def setup() -> MatchSetup:
    return MatchSetup.checked("greedy-1", "random", "stones-1999", PAIRS, seed=11)


@pytest.fixture(scope="module")
def whole(setup: MatchSetup, tmp_path_factory: pytest.TempPathFactory) -> tuple[MatchRun, bytes]:
    path = tmp_path_factory.mktemp("match") / "whole.jsonl"
    run = MatchRun(setup, PAIRS).play(Processes(1), path)
    return run, path.read_bytes()


def test_the_number_of_processes_does_not_change_the_results(setup: MatchSetup, whole: tuple[MatchRun, bytes], tmp_path: Path) -> None:
    with Processes(2) as processes:
        run = MatchRun(setup, PAIRS).play(processes, tmp_path / "two.jsonl")
        again = MatchRun(setup, PAIRS).play(processes)  # the same processes for another match
    assert deeds(run.results) == deeds(again.results) == deeds(whole[0].results)
    read = read_results(tmp_path / "two.jsonl")
    assert read is not None
    assert sorted(read.pairs) == list(range(PAIRS))
    one, two = summarise(run), summarise(whole[0])
    assert {key: value for key, value in one.items() if key != "thinking"} == {
        key: value for key, value in two.items() if key != "thinking"
    }


def test_a_file_has_a_header_and_a_pair_a_line(setup: MatchSetup, whole: tuple[MatchRun, bytes]) -> None:
    header, *lines = (json.loads(line) for line in whole[1].splitlines())
    assert header == header_of(setup)
    assert (header["format"], header["players"], header["seed"]) == ("tottenbury-match-1", ["greedy-1", "random"], 11)
    assert [line["pair"] for line in lines] == list(range(PAIRS))
    assert [line["seed"] for line in lines] == list(range(11, 11 + PAIRS))


def test_a_match_goes_on_wherever_its_file_was_cut(setup: MatchSetup, whole: tuple[MatchRun, bytes], tmp_path: Path) -> None:
    """Every byte of the header's end and of the last two pairs, and every tenth elsewhere."""
    run, data = whole
    winners = {found.number: tuple(one.outcome.winner for one in found.games) for found in run.results}
    ends = [at + 1 for at, byte in enumerate(data) if byte == ord("\n")]
    path = tmp_path / "cut.jsonl"
    for cut in sorted({*range(0, len(data), 10), *range(ends[0] - 5, ends[0] + 5), *range(ends[-3], len(data) + 1)}):
        path.write_bytes(data[:cut])
        kept = max(0, sum(end <= cut for end in ends) - 1)
        processes = FakeProcesses(winners)
        resumed = MatchRun(setup, PAIRS).play(processes, path)
        assert processes.asked == list(range(kept, PAIRS)), cut
        assert [found.score for found in resumed.results] == [found.score for found in run.results], cut
        read = read_results(path)
        assert read is not None
        assert sorted(read.pairs) == list(range(PAIRS)), cut
        assert path.read_bytes()[: ends[kept]] == data[: ends[kept]], cut


def test_a_longer_match_takes_up_a_shorter_one_and_a_shorter_one_counts_no_more_than_it_should(setup: MatchSetup, tmp_path: Path) -> None:
    path, processes = tmp_path / "match.jsonl", FakeProcesses({})
    MatchRun(setup, 4).play(processes, path)
    longer = MatchRun(setup, 6).play(processes, path)
    shorter = MatchRun(setup, 2).play(processes, path)
    assert processes.asked == [0, 1, 2, 3, 4, 5]
    assert (len(longer.results), len(shorter.results)) == (6, 2)


@pytest.mark.parametrize(
    ("other", "words"),
    [
        (MatchSetup(("greedy-1", "random"), "stones-1999", 12), "seed: 11 there, 12 here"),
        (MatchSetup(("random", "greedy-1"), "stones-1999", 11), "players"),
        (MatchSetup(("greedy-1", "random"), "stones-2004", 11), "rulebook"),
        (MatchSetup(("greedy-1", "random"), "stones-1999", 11, "100ms"), "budget: None there, '100ms' here"),
        (MatchSetup(("greedy-1", "random"), "stones-1999", 11, None, "own"), "edition"),
    ],
)
def test_a_file_of_another_match_is_refused_and_left_alone(
    other: MatchSetup, words: str, whole: tuple[MatchRun, bytes], tmp_path: Path
) -> None:
    path = tmp_path / "match.jsonl"
    path.write_bytes(whole[1] + b'{"pair": 6, "se')
    with pytest.raises(tb.TottenburyError, match=words):
        MatchRun(other, PAIRS).play(FakeProcesses({}), path, any_commit=True)
    assert path.read_bytes() == whole[1] + b'{"pair": 6, "se'


@pytest.mark.parametrize(
    "text",
    ["precious", "precious\n", "{}\n", "[1]\n", '{"format": "tottenbury-match-2", "seed": 11}\n', "\n", "\udcff\n", "[" * 9000 + "\n"],
)
def test_a_file_that_holds_something_else_is_refused_and_left_alone(text: str, setup: MatchSetup, tmp_path: Path) -> None:
    path, data = tmp_path / "precious.txt", text.encode(errors="surrogateescape")
    path.write_bytes(data)
    with pytest.raises(tb.TottenburyError, match="left as it is"):
        MatchRun(setup, PAIRS).play(FakeProcesses({}), path)
    assert path.read_bytes() == data


@pytest.mark.parametrize(
    "line",
    ["null", "7", "{}", '{"pair": 1, "seed": 12, "games": []}', '{"pair": "1", "seed": 12, "games": [1]}', '{"pair": 1,'],
)
def test_a_broken_line_in_the_middle_is_refused(line: str, setup: MatchSetup, whole: tuple[MatchRun, bytes], tmp_path: Path) -> None:
    path, lines = tmp_path / "match.jsonl", whole[1].splitlines()
    path.write_bytes(b"\n".join([*lines[:2], line.encode(), *lines[3:]]) + b"\n")
    with pytest.raises(tb.TottenburyError, match="line 3"):
        MatchRun(setup, PAIRS).play(FakeProcesses({}), path)


def test_a_pair_with_the_seed_of_another_match_is_refused(setup: MatchSetup, whole: tuple[MatchRun, bytes], tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    path.write_bytes(whole[1].replace(b'"pair": 2, "seed": 13', b'"pair": 2, "seed": 14'))
    with pytest.raises(tb.TottenburyError, match="another match"):
        MatchRun(setup, PAIRS).play(FakeProcesses({}), path)


def test_results_of_other_code_go_on_only_if_that_is_wanted(setup: MatchSetup, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path, processes = tmp_path / "match.jsonl", FakeProcesses({})
    monkeypatch.setattr(results_module, "code_commit", lambda: "aaa")
    MatchRun(setup, 2).play(processes, path)
    monkeypatch.setattr(results_module, "code_commit", lambda: "bbb")
    with pytest.raises(tb.TottenburyError, match=r"'aaa' there, 'bbb' here.*--any-commit"):
        MatchRun(setup, 4).play(processes, path)
    MatchRun(setup, 3).play(processes, path, any_commit=True)
    MatchRun(setup, 4).play(processes, path)  # the newer code may go on with what it has begun
    assert processes.asked == [0, 1, 2, 3]
    read = read_results(path)
    assert read is not None
    assert [commit for _, commit in read.code] == ["aaa", "bbb"]
    assert sorted(read.pairs) == [0, 1, 2, 3]


def test_looking_what_a_file_holds_writes_nothing(setup: MatchSetup, whole: tuple[MatchRun, bytes], tmp_path: Path) -> None:
    path, run = tmp_path / "match.jsonl", MatchRun(setup, PAIRS)
    run.take_up(path)
    assert not path.exists()
    path.write_bytes(whole[1][:-9])
    run.take_up(path)
    assert run.finished == len(run.results) == PAIRS - 1
    assert path.read_bytes() == whole[1][:-9]
    with pytest.raises(tb.TottenburyError, match="another match"):
        MatchRun(MatchSetup(("random", "greedy"), "stones-1999", 11), PAIRS).take_up(path)


def test_two_matches_do_not_write_into_one_file(setup: MatchSetup, tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    with ResultFile(path, setup), pytest.raises(tb.TottenburyError, match="another match"):
        ResultFile(path, setup)
    ResultFile(path, setup).__exit__(None, None, None)


# The sequential test


@pytest.mark.parametrize("order", [1, -1, 7])
def test_the_sequential_test_stops_early_and_in_the_order_of_the_pairs(order: int, setup: MatchSetup) -> None:
    """Whoever finishes first: decided is what the pairs say in their order."""
    winners = dict.fromkeys(range(0, 400, 3), (SOUTH, SOUTH))
    run = MatchRun(setup, 400, Sprt(0, 60))
    processes = FakeProcesses(winners, order)
    run.play(processes)
    if order == 7:  # not all are there, so nothing may be decided beyond the first gap
        assert run.decision is None
        return
    assert run.decision == "accepted"
    assert [found.number for found in run.results] == list(range(len(run.results)))
    assert run.ratio >= run.sprt.bounds[1] if run.sprt else False
    known = MatchRun(setup, 400, Sprt(0, 60)).play(FakeProcesses(winners))
    assert deeds(run.results) == deeds(known.results)
    assert len(run.results) < 100
    if order == 1:
        assert len(processes.asked) == len(run.results)


def test_the_decision_is_the_same_with_more_processes_and_when_resumed(tmp_path: Path) -> None:
    setup, path = MatchSetup.checked("greedy-1", "random", "stones-1999", 40), tmp_path / "match.jsonl"
    alone = MatchRun(setup, 40, Sprt(0, 120)).play(Processes(1))
    with Processes(2) as processes:
        together = MatchRun(setup, 40, Sprt(0, 120)).play(processes, path)
    assert alone.decision == together.decision == "accepted"
    assert deeds(alone.results) == deeds(together.results)
    assert len(alone.results) < 40
    resumed = FakeProcesses({})
    assert MatchRun(setup, 40, Sprt(0, 120)).play(resumed, path).decision == "accepted"
    assert resumed.asked == []


# Processes


def _die(setup: MatchSetup, number: int) -> PairResult:
    os.kill(os.getpid(), signal.SIGKILL)
    raise AssertionError


def _refuse(setup: MatchSetup, number: int) -> str:
    return "this cannot be played"


def test_a_process_that_dies_is_an_error_and_no_waiting_for_ever(setup: MatchSetup, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(processes_module, "_work", _die)
    with Processes(2) as processes, pytest.raises(WorkerDied, match="has died"):
        MatchRun(setup, PAIRS).play(processes)


def test_an_error_in_a_process_is_told_in_its_words(setup: MatchSetup, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(processes_module, "_work", _refuse)
    with Processes(2) as processes, pytest.raises(tb.TottenburyError, match="this cannot be played"):
        MatchRun(setup, PAIRS).play(processes)


# The summary


def test_the_summary_counts_what_was_played(setup: MatchSetup) -> None:
    winners = {0: (SOUTH, NORTH), 1: (SOUTH, SOUTH), 2: (NORTH, SOUTH), 3: (SOUTH, None), 4: (None, None), 5: (SOUTH, NORTH)}
    summary = summarise(MatchRun(setup, 6).play(FakeProcesses(winners)))
    assert summary["pair_results"] == {"lost": 1, "split": 2, "won": 3, "counts": [1, 0, 2, 1, 2]}
    assert summary["score"]["mean"] == pytest.approx((1 + 0.5 + 0 + 0.75 + 0.5 + 1) / 6)
    assert summary["score"]["low"] < summary["score"]["mean"] < summary["score"]["high"]
    assert summary["as_south"]["mean"] == pytest.approx(4.5 / 6)
    assert summary["as_north"]["mean"] == pytest.approx(3 / 6)
    assert summary["first_seat"]["mean"] == summary["south"]["mean"] == pytest.approx((0.5 + 1 + 0.5 + 0.75 + 0.5 + 0.5) / 6)
    assert summary["reasons"] == [{"five": 6}, {"five": 3}]
    assert (summary["games"], summary["draws"], summary["turns"]["mean"]) == (12, 3, 40)
    # South thinks 10 ms a move and North 20: A sat on both seats
    assert summary["thinking"][0]["moves"] == summary["thinking"][1]["moves"] == 6 * 45
    assert summary["thinking"][0]["ms_mean"] == pytest.approx(1000 * 0.7 / 45)
    assert summary["thinking"][0]["ms_slowest"] == pytest.approx(100)


def test_forfeits_are_counted_with_their_reasons_and_losses(setup: MatchSetup) -> None:
    class Forfeiting(FakeProcesses):
        def play(self, setup, numbers):  # type: ignore[no-untyped-def]
            for number in numbers:
                lost = game(NORTH, reason="forfeit", forfeit="mybot: it crashed")
                yield PairResult(number, setup.seed + number, (lost, game(NORTH)))

    summary = summarise(MatchRun(setup, 5).play(Forfeiting({})))
    assert summary["forfeits"] == {"mybot: it crashed": 5}
    assert summary["score"]["mean"] == 0.5
    assert summary["reasons"] == [{"five": 5}, {"forfeit": 5}]


def test_a_match_that_has_not_begun_has_a_summary_too(setup: MatchSetup) -> None:
    summary = summarise(MatchRun(setup, 5))
    assert (summary["pairs"], summary["score"]["mean"], summary["elo"]["mean"]) == (0, None, None)
    json.dumps(summary, allow_nan=False)
