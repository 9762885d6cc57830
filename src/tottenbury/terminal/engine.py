"""An opponent as an engine that speaks the protocol of docs/engine-protocol.md."""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import BinaryIO

from tottenbury import __version__
from tottenbury.core.chance import MAX_SEED
from tottenbury.core.errors import TottenburyError
from tottenbury.core.position import View
from tottenbury.core.rulebook import LIBRARY, Rulebook
from tottenbury.opponents.bots.bot_process import printable
from tottenbury.opponents.bots.protocol import DAY, FIRST_VERSION, NO_MOVE, VERSION, Option, info_lines, read_go, whole_number
from tottenbury.opponents.budget import Budget
from tottenbury.opponents.naming import LEVELS, OPPONENTS, opponent
from tottenbury.opponents.opponent import Opponent, Thought

MAX_LINE = 1 << 20
"""The longest line that is read, in bytes."""

IGNORED = ("", "moves", "final", "result")
"""Empty lines, the legal moves, how a game ended: this engine knows the rules, and learns nothing from a result."""

_INSIST = 0.02
"""How often, in seconds, an opponent is told to stop until it has: it may not have begun yet when it is told first."""

_FAREWELL = 5.0
"""How long, in seconds, an answer that was under way may take when the host leaves."""


class Thinking:
    """One `go` under way in a thread of its own, with a second one that ends it when its time is over or the host says `stop`."""

    def __init__(
        self, player: Opponent, view: View, budget: Budget | None, answer: Callable[[Thought | Exception, Callable[[], None]], None]
    ) -> None:
        self._player, self._view, self._budget, self._answer = player, view, budget, answer
        self._lock = threading.Lock()
        self._stop, self._done = threading.Event(), threading.Event()
        self._thread = threading.Thread(target=self._think, daemon=True)
        self._thread.start()
        threading.Thread(target=self._watch, daemon=True).start()

    @property
    def over(self) -> bool:
        """Whether the answer has been given."""
        return self._done.is_set()

    def stop(self) -> None:
        """Answer at once with what there is."""
        self._stop.set()

    def join(self) -> None:
        """Wait for the answer, but not for ever."""
        self._thread.join(_FAREWELL)

    def _think(self) -> None:
        try:
            found: Thought | Exception = self._player.think(self._view, self._budget)
        except Exception as error:  # whatever goes wrong inside an opponent: the host gets its answer
            found = error
        self._answer(found, self._finish)

    def _finish(self) -> None:
        with self._lock:
            self._done.set()
        self._stop.set()

    def _watch(self) -> None:
        self._stop.wait(self._budget.seconds if self._budget is not None else None)
        while not self._done.is_set():
            with self._lock:  # never stops the thought after this one
                if not self._done.is_set():
                    self._player.stop()
            self._done.wait(_INSIST)


class Engine:
    """Reads lines and obeys, also while it thinks. Nothing that it reads can bring it down."""

    def __init__(
        self,
        name: str,
        seed: int,
        source: BinaryIO,
        sink: BinaryIO,
        *,
        make: Callable[[str, int], Opponent] = opponent,
    ) -> None:
        self._source, self._sink = source, sink
        self._make = make
        self._name, self._seed = name, seed
        self._player: Opponent | None = None
        self._fits: set[tuple[str, str]] = set()
        self._view: View | None = None
        self._why_no_view = "send a position before go"
        self._thinking: Thinking | None = None
        self._writing = threading.Lock()
        options = [Option("MoveTime", "spin", "0", 0, DAY), Option("Info", "check", "true")]
        if " " not in name:  # a command line does not fit into a list of words
            options.insert(0, Option("Opponent", "combo", name, choices=tuple(dict.fromkeys((name, *LEVELS, *OPPONENTS)))))
        self._options = {option.name: option for option in options}
        self._settings = {option.name: option.default for option in self._options.values()}

    def run(self) -> int:
        """Serve until `quit` or the end of the input; returns the exit code."""
        try:
            while (line := self._next_line()) is not None and line.split(" ")[0] != "quit":
                self._obey(line)
        except BrokenPipeError:
            pass  # the host has gone, and so does the engine
        finally:
            if self._thinking is not None:
                self._thinking.stop()
                self._thinking.join()
            if self._player is not None:
                self._player.close()
        return 0

    def _next_line(self) -> str | None:
        data = self._source.readline(MAX_LINE)
        if len(data) >= MAX_LINE and not data.endswith(b"\n"):
            while (more := self._source.readline(MAX_LINE)) and not more.endswith(b"\n"):
                pass
            self._say(f"error a line has less than {MAX_LINE} bytes")
            return ""
        return data.decode(errors="replace").strip() if data else None

    def _say(self, *lines: str) -> None:
        with self._writing:
            self._write(*lines)

    def _write(self, *lines: str) -> None:
        self._sink.write("".join(f"{line}\n" for line in lines).encode())
        self._sink.flush()

    @property
    def _busy(self) -> bool:
        with self._writing:  # an answer is written and over in one
            return self._thinking is not None and not self._thinking.over

    def _obey(self, line: str) -> None:
        word, _, rest = line.partition(" ")
        at_any_time = {"tdp": self._identify, "isready": self._report_ready, "stop": self._stop} | dict.fromkeys(IGNORED, self._nothing)
        at_rest = {"setoption": self._set, "edition": self._learn, "newgame": self._begin, "position": self._look, "go": self._go}
        try:
            if word in at_any_time:
                at_any_time[word](rest.strip())
            elif word not in at_rest:
                raise TottenburyError(f"{printable(word, 40)!r} is not known here")
            elif self._busy:
                raise TottenburyError(f"{word} has to wait for bestmove; stop brings it about")
            else:
                at_rest[word](rest.strip())
        except BrokenPipeError:
            raise
        except TottenburyError as error:
            self._say(f"error {printable(str(error), 400)}")
        except Exception as error:  # a mistake of ours must not cost the host its engine
            self._say(f"error internal: {type(error).__name__}: {printable(str(error), 400)}")

    def _nothing(self, rest: str) -> None:
        """What it has no use for (see IGNORED)."""

    def _identify(self, rest: str) -> None:
        if rest not in map(str, range(FIRST_VERSION, VERSION + 1)):
            raise TottenburyError(f"this engine speaks tdp {FIRST_VERSION} to {VERSION}")
        who = (f"id name Tottenbury {__version__} {self._name}", "id author The Tottenbury developers")
        self._say(*who, *map(str, self._options.values()), f"tdpok {rest}")

    def _report_ready(self, rest: str) -> None:
        self._say("readyok")

    def _stop(self, rest: str) -> None:
        if self._thinking is not None:
            self._thinking.stop()

    def _set(self, rest: str) -> None:
        name, _, value = rest.partition(" ")
        if name not in self._options:
            raise TottenburyError(f"there is no option {printable(name, 40)!r}; there are: {', '.join(self._options)}")
        self._options[name].check(value)
        self._settings[name] = value
        if name == "Opponent":
            self._forget()
            self._name = value

    def _learn(self, rest: str) -> None:
        LIBRARY.tag_reader(rest)

    def _begin(self, rest: str) -> None:
        words = rest.split()
        if len(words) != 3 or words[1] not in ("S", "N"):
            raise TottenburyError("newgame is followed by a rulebook, S or N, and a seed")
        seed = whole_number(words[2], 0, MAX_SEED, "a seed")
        self._forget()
        self._seed = seed
        self._sit_down(LIBRARY.get(words[0]))

    def _forget(self) -> None:
        """Leave the game that was played."""
        if self._player is not None:
            self._player.close()
        self._player = self._view = None
        self._why_no_view = "send a position before go"

    def _sit_down(self, book: Rulebook) -> Opponent:
        """The opponent, which plays these rules."""
        if self._player is None:
            self._player = self._make(self._name, self._seed)
        if (self._name, book.id) not in self._fits:
            self._player.check_plays(book)
            self._fits.add((self._name, book.id))
        return self._player

    def _look(self, rest: str) -> None:
        self._view = None
        self._why_no_view = "the last position was refused"
        self._sit_down(LIBRARY.get(rest.split(maxsplit=1)[0] if rest else ""))
        situation = LIBRARY.read(rest)
        if situation.outcome is not None:
            raise TottenburyError(f"that game is over: {situation.outcome}")
        situation.legal_moves()  # refuses what the seat to move cannot decide
        self._view = situation.view(situation.to_move)

    def _go(self, rest: str) -> None:
        budget = read_go(rest.split())
        if self._view is None:
            self._say(f"error {self._why_no_view}", f"bestmove {NO_MOVE}")
            return
        if budget is None and self._settings["MoveTime"] != "0":
            budget = Budget(seconds=int(self._settings["MoveTime"]) / 1000)
        self._thinking = Thinking(self._sit_down(self._view.book), self._view, budget, self._answer)

    def _answer(self, found: Thought | Exception, finish: Callable[[], None]) -> None:
        if isinstance(found, Exception):
            lines = [f"error {type(found).__name__}: {printable(str(found), 400)}", f"bestmove {NO_MOVE}"]
        else:
            told = info_lines(found) if self._settings["Info"] == "true" else ()
            lines = [*told, f"bestmove {found.move}"]
        with self._writing:
            try:
                self._write(*lines)
            except (BrokenPipeError, ValueError):
                pass  # nobody listens any more; the reader will notice
            finally:
                finish()
