"""Somebody else's program as a child process: lines in, lines out, and nothing it does can hold up or outlive a match."""

from __future__ import annotations

import os
import queue
import signal
import subprocess
import sys
import threading
import time
from collections import deque
from collections.abc import Sequence
from contextlib import suppress
from enum import Enum
from typing import IO, NoReturn

from tottenbury.core.errors import Forfeit

MAX_LINE = 16_384
"""The longest line that a bot may write, in bytes."""

MAX_OUTPUT = 1_048_576
"""How much a bot may write, in bytes, from one question to the next."""

MAX_UNREAD = 64
"""How many lines may wait for a bot that does not read."""

LAST_WORDS = 3
"""How many lines of standard error go into the reason of a forfeit."""

_NAP = 0.01
_EXIT_TIME = 1.0
"""How long a bot that has closed its output may take to exit, so that its status can be told."""


class _Event(Enum):
    END = "end"
    FLOOD = "flood"


class BotProcess:
    """A running bot. Every way in which it can fail ends in `fail`: killed, reaped, and a Forfeit that says why."""

    def __init__(self, name: str, command: Sequence[str]) -> None:
        self.name = name
        self._owner = os.getpid()
        self._ended = False
        self._heard: queue.SimpleQueue[str | _Event] = queue.SimpleQueue()
        self._told: queue.Queue[str | None] = queue.Queue(MAX_UNREAD)
        self._last_words: deque[str] = deque(maxlen=LAST_WORDS)
        self._amount, self._allowed = 0, MAX_OUTPUT
        try:
            self._process = subprocess.Popen(  # noqa: S603 - running the bot is what this is for
                command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                bufsize=0,
                start_new_session=True,  # a group of its own, so that its children can be ended with it
            )
        except OSError as error:
            raise Forfeit(f"{name} cannot be started: {error.strerror or error}") from None
        streams = ((self._process.stdin, self._write), (self._process.stdout, self._read), (self._process.stderr, self._read_errors))
        self._threads = [threading.Thread(target=work, args=(stream,), daemon=True) for stream, work in streams]
        for thread in self._threads:
            thread.start()

    @property
    def ours(self) -> bool:
        """Whether this process started it; after a fork the child has only a copy of the object."""
        return os.getpid() == self._owner

    def tell(self, *lines: str) -> None:
        """Send lines, without ever waiting for the bot to read them."""
        try:
            for line in lines:
                self._told.put_nowait(line)
        except queue.Full:
            self.fail("does not read what it is sent")

    def try_to_tell(self, line: str) -> None:
        """The same for whatever is not important enough to forfeit for."""
        with suppress(queue.Full):
            self._told.put_nowait(line)

    def forget(self) -> None:
        """Leave out whatever was said up to now: a new question is about to be asked."""
        waiting = []
        while not self._heard.empty():
            waiting.append(self._heard.get())
        for event in waiting:
            if isinstance(event, _Event):
                self._heard.put(event)
        self._allowed = self._amount + MAX_OUTPUT

    def hear(self, deadline: float) -> str | None:
        """The next line; None if none came before `deadline` of `time.monotonic`."""
        try:
            event = self._heard.get(timeout=max(0.0, deadline - time.monotonic()))
        except queue.Empty:
            return None
        if event is _Event.FLOOD:
            self.fail(f"writes too much: a line may have {MAX_LINE} bytes, and an answer {MAX_OUTPUT}")
        if event is _Event.END:
            self._wait(_EXIT_TIME)
            self.fail(self._how_it_ended())
        assert isinstance(event, str)
        return event

    def fail(self, reason: str) -> NoReturn:
        """End the bot and raise a Forfeit with the reason and the bot's last words."""
        self.kill()
        words = " / ".join(self._last_words)
        raise Forfeit(f"{self.name} {reason}" + (f"; on standard error it wrote: {words}" if words else ""))

    def close(self, seconds: float) -> None:
        """Let it go: `quit`, the end of its input, a moment, and then the end."""
        if not self.ours:
            return
        self.try_to_tell("quit")
        with suppress(queue.Full):
            self._told.put_nowait(None)
        self._wait(seconds)
        self.kill()

    def kill(self) -> None:
        """End the bot and all its children, and reap it. What has ended already stays as it is."""
        if self._ended or not self.ours:
            return
        self._ended = True
        _end_group(self._process)
        self._process.wait()
        with suppress(queue.Full):  # then the writer was stuck, and has noticed by itself
            self._told.put_nowait(None)
        for thread in self._threads:
            if thread is not threading.current_thread():
                thread.join(_EXIT_TIME)

    def _wait(self, seconds: float) -> None:
        """Wait until it has exited, without reaping it: its number must stay taken until its group is ended."""
        deadline = time.monotonic() + seconds
        while not _has_exited(self._process) and time.monotonic() < deadline:
            time.sleep(_NAP)

    def _how_it_ended(self) -> str:
        exited = _has_exited(self._process)
        self.kill()
        status = self._process.returncode
        if not exited:
            return "has closed its standard output"
        if status < 0:
            return f"was killed by {_signal_name(-status)}"
        return f"has exited with status {status}"

    # Each stream has a thread of its own, so that no read and no write can block the match.

    def _write(self, stream: IO[bytes]) -> None:
        with stream:
            while (line := self._told.get()) is not None:
                data = line.encode() + b"\n"
                try:
                    while data:
                        data = data[stream.write(data) :]
                except OSError:
                    return  # it has gone; the reader will say so

    def _read(self, stream: IO[bytes]) -> None:
        rest = b""
        with stream:
            while chunk := stream.read(65_536):
                self._amount += len(chunk)
                *lines, rest = (rest + chunk).split(b"\n")
                if self._amount > self._allowed or max(map(len, [*lines, rest])) > MAX_LINE:
                    self._heard.put(_Event.FLOOD)
                    return
                for line in lines:
                    if text := line.decode(errors="replace").strip():
                        self._heard.put(text)
        self._heard.put(_Event.END)

    def _read_errors(self, stream: IO[bytes]) -> None:
        rest = b""
        with stream:
            while chunk := stream.read(65_536):
                *lines, rest = (rest + chunk).split(b"\n")
                rest = rest[:MAX_LINE]
                self._last_words.extend(printable(text) for line in lines[-LAST_WORDS:] if (text := line.decode(errors="replace").strip()))
        if text := rest.decode(errors="replace").strip():
            self._last_words.append(printable(text))


def printable(text: str, length: int = 160) -> str:
    """A bot's words for a message of one line: nothing that a terminal would obey, and not too much."""
    clean = "".join(letter if letter.isprintable() else "?" for letter in text[: length + 1])
    return clean if len(clean) <= length else clean[: length - 3] + "..."


def _signal_name(number: int) -> str:
    try:
        return signal.Signals(number).name
    except ValueError:
        return f"signal {number}"


def _has_exited(process: subprocess.Popen[bytes]) -> bool:
    if sys.platform == "win32" or not hasattr(os, "waitid"):
        return process.poll() is not None
    if process.returncode is not None:
        return True
    try:
        return os.waitid(os.P_PID, process.pid, os.WEXITED | os.WNOHANG | os.WNOWAIT) is not None
    except ChildProcessError:  # somebody else has reaped it
        return True


def _end_group(process: subprocess.Popen[bytes]) -> None:
    if sys.platform == "win32":
        subprocess.run(["taskkill", "/F", "/T", "/PID", str(process.pid)], capture_output=True, check=False)  # noqa: S603, S607
        process.kill()
        return
    try:
        os.killpg(process.pid, signal.SIGKILL)
    except (ProcessLookupError, PermissionError):
        process.kill()
