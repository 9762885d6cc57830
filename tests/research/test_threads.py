"""Threads that share one piece of work."""

from __future__ import annotations

import gc
import multiprocessing
import os
import threading
import time

import pytest

from tottenbury.research.batch import Batch
from tottenbury.research.threads import Threads, processors


def test_every_call_is_made_before_run_returns_each_in_a_thread_of_its_own() -> None:
    threads, made = Threads(3), dict[int, int]()

    def work(number: int) -> None:
        time.sleep(0.01 * number)
        made[number] = threading.get_ident()

    for _ in range(3):
        made.clear()
        threads.run(work, [(number,) for number in range(4)])
        assert sorted(made) == [0, 1, 2, 3]
        assert made[0] == threading.get_ident()
        assert len(set(made.values())) == 4


def test_what_goes_wrong_in_a_thread_goes_wrong_for_the_caller_and_the_threads_work_on() -> None:
    threads, made = Threads(1), list[int]()

    def work(number: int) -> None:
        if number == 7:
            raise ValueError("seven")
        made.append(number)

    with pytest.raises(ValueError, match="seven"):
        threads.run(work, [(1,), (7,)])
    with pytest.raises(ValueError, match="seven"):
        threads.run(work, [(7,), (2,)])
    threads.run(work, [(3,), (4,)])
    assert sorted(made) == [1, 2, 3, 4]


def test_threads_end_with_their_batch() -> None:
    before = set(threading.enumerate())
    batch = Batch("stones-1999", 8, threads=4)
    batch.step_random()
    started = set(threading.enumerate()) - before
    assert len(started) == 3
    del batch
    gc.collect()
    for thread in started:
        thread.join(10)
    assert not any(thread.is_alive() for thread in started)


@pytest.mark.skipif(not hasattr(os, "sched_getaffinity"), reason="processes are not bound to processors here")
def test_a_batch_has_no_more_threads_than_the_process_may_use_processors() -> None:
    allowed = os.sched_getaffinity(0)
    try:
        os.sched_setaffinity(0, {min(allowed)})
        assert processors() == 1
        assert len(Batch("stones-1999", 1024, observations=False)._shares) == 1
        assert len(Batch("stones-1999", 1024, observations=False, threads=3)._shares) == 3
    finally:
        os.sched_setaffinity(0, allowed)
    assert processors() == len(allowed)


def _step(batch: Batch, answer: multiprocessing.queues.Queue[str]) -> None:
    batch.step_random()
    answer.put(str(batch.position(7)))


@pytest.mark.filterwarnings("ignore:.*use of fork.*:DeprecationWarning")  # newer versions of Python warn of what is tested here
def test_a_process_that_is_forked_off_goes_on_with_threads_of_its_own() -> None:
    batch = Batch("stones-1999", 8, seed=5, threads=2)
    batch.step_random()
    context = multiprocessing.get_context("fork")
    answer = context.Queue()
    child = context.Process(target=_step, args=(batch, answer))
    child.start()
    there = answer.get(timeout=60)
    child.join(60)
    batch.step_random()
    assert there == str(batch.position(7))
