"""Anybody's bot as an opponent: a program that speaks the duel protocol of docs/engine-protocol.md."""

from __future__ import annotations

import hashlib
import shlex
import shutil
import threading
import time
import weakref
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from types import TracebackType

from tottenbury.core.errors import Forfeit, TottenburyError
from tottenbury.core.game import Outcome
from tottenbury.core.position import Move, View
from tottenbury.core.rulebook import Rulebook
from tottenbury.core.seats import Seat
from tottenbury.opponents.bots.bot_process import BotProcess, printable
from tottenbury.opponents.bots.protocol import (
    BETWEEN_MOVES,
    COMMAND,
    FIRST_VERSION,
    NO_MOVE,
    VERSION,
    Option,
    Report,
    write_go,
    write_result,
)
from tottenbury.opponents.budget import Budget
from tottenbury.opponents.opponent import Opponent, Thought

MOST_SILENT = 3
"""A bot that did not greet in this many games in a row is given up: its next game does not begin."""

_SILENT: Counter[str] = Counter()
"""How often each command has not greeted since it last did."""


@dataclass(frozen=True)
class Limits:
    """How patient the host is, in seconds."""

    start: float = 10.0
    """From the start of the process to `tdpok`."""
    ready: float = 60.0
    """From `isready` to `readyok`: an engine may have to compile something."""
    grace: float = 5.0
    """How much longer than its time a move may take before it forfeits; `stop` is sent after half of it."""
    unlimited: float = 30.0
    """A move for which no time was set."""
    simulations: float = 300.0
    """A move for which a number of simulations was set."""
    closing: float = 1.0
    """From `quit` to the end of the process."""


class ExternalOpponent(Opponent):
    """A program that is told the view and names a move. It is started when it is first asked, and forfeits for whatever it does wrong."""

    def __init__(
        self,
        name: str,
        seed: int = 0,
        *,
        budget: Budget | None = None,
        limits: Limits | None = None,
        options: Mapping[str, str] | None = None,
    ) -> None:
        super().__init__(seed)
        self.name = name
        self.budget = budget
        self.limits = limits or Limits()
        self.title = ""
        """What the engine calls itself, once it has been asked."""
        self.version = VERSION
        """Of the protocol, as the engine speaks it."""
        self.options: dict[str, Option] = {}
        """What can be set about it, once it has been asked."""
        self._settings = dict(options or {})
        self._command = _find(name)
        self._turn = threading.Lock()
        self._bot: BotProcess | None = None
        self._fault: Forfeit | None = None
        self._sitting: tuple[str, Seat] | None = None
        self._thinking = False

    def __enter__(self) -> ExternalOpponent:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self.close()

    def new_game(self, seed: int) -> None:
        """Another game with the same process, if it is still there; whoever has forfeited gets a fresh start."""
        self.seed, self._fault, self._sitting = seed, None, None

    def game_over(self, view: View, outcome: Outcome) -> None:
        """Tell the engine how the game ended, if it is there and wants to know; it has nothing to answer."""
        bot = self._bot
        if bot is not None and bot.ours and self._sitting == (view.book.id, view.seat) and self.version > FIRST_VERSION:
            bot.try_to_tell(f"final {view}")
            bot.try_to_tell(write_result(outcome))
        self._sitting = None

    def stop(self) -> None:
        """Ask the engine to answer with what it has."""
        bot = self._bot
        if bot is not None and self._thinking:
            self._thinking = False
            bot.try_to_tell("stop")

    def close(self) -> None:
        """Send the engine away: politely, and after a moment in any case."""
        bot, self._bot, self._sitting = self._bot, None, None
        if bot is not None:
            bot.close(self.limits.closing)

    def _think(self, view: View, moves: tuple[Move, ...], budget: Budget | None) -> Thought:
        with self._turn:
            if self._fault is not None:
                raise Forfeit(str(self._fault))
            try:
                return self._ask(self._ready_for(view), view, moves, budget or self.budget)
            except Forfeit as fault:
                self._bot, self._fault, self._sitting = None, fault, None
                raise
            except BaseException:  # interrupted: an answer that comes late must not be taken for the next one
                self.close()
                raise
            finally:
                self._thinking = False

    def _ready_for(self, view: View) -> BotProcess:
        """The running engine, greeted, and told which game this is."""
        bot = self._bot
        if bot is None or not bot.ours:
            if _SILENT[self.name] >= MOST_SILENT:
                raise TottenburyError(f"{self.name} is given up: it did not greet in {MOST_SILENT} games in a row")
            _SILENT[self.name] += 1
            bot = self._bot = BotProcess(self.name, self._command)
            weakref.finalize(self, bot.kill)  # for whoever forgets to close
            self._sitting = None
            self._greet(bot, VERSION)
        if self._sitting != (view.book.id, view.to_move):
            self._begin(bot, view.book, view.to_move)
        return bot

    def _greet(self, bot: BotProcess, version: int) -> None:
        """Agree on a version: ours, or the first one with an engine that refuses ours."""
        complaint = ""
        bot.tell(f"tdp {version}")
        deadline = time.monotonic() + self.limits.start
        while (line := bot.hear(deadline)) is not None:
            word, _, rest = line.partition(" ")
            if line.startswith("id name "):
                self.title = printable(line.removeprefix("id name "))
            elif word == "option" and (option := Option.parse(rest)):
                self.options[option.name] = option
            elif word == "error":
                if version == FIRST_VERSION:
                    bot.fail(f"refuses versions {FIRST_VERSION} to {VERSION} of the protocol: {printable(rest)}")
                version, complaint = FIRST_VERSION, _complaint(line)
                bot.tell(f"tdp {version}")
            elif word == "tdpok":
                if rest not in ("", *map(str, range(FIRST_VERSION, version + 1))):
                    bot.fail(f"speaks version {printable(rest)} of the protocol, not {FIRST_VERSION} to {VERSION}")
                self.version = int(rest or version)
                del _SILENT[self.name]
                self._set_options(bot)
                return
        bot.fail(f"did not answer the greeting 'tdp {version}' with 'tdpok' within {self.limits.start:g} s{complaint}")

    def _set_options(self, bot: BotProcess) -> None:
        for name, value in self._settings.items():
            if name not in self.options:
                raise TottenburyError(f"{self.name} has no option {name}; it has: {', '.join(self.options) or 'none'}")
            self.options[name].check(value)
            bot.tell(f"setoption {name} {value}")

    def _begin(self, bot: BotProcess, book: Rulebook, seat: Seat) -> None:
        if book.game.edition_tag:
            bot.tell(f"edition {book.game.edition_tag}")
        bot.tell(f"newgame {book.id} {seat.letter} {bot_seed(self.seed, seat)}", "isready")
        deadline = time.monotonic() + self.limits.ready
        complaint = ""
        while (line := bot.hear(deadline)) is not None:
            if line == "readyok":
                self._sitting = (book.id, seat)
                return
            complaint = _complaint(line) or complaint
        bot.fail(f"did not answer 'isready' with 'readyok' within {self.limits.ready:g} s{complaint}")

    def _ask(self, bot: BotProcess, view: View, moves: tuple[Move, ...], budget: Budget | None) -> Thought:
        """One question and its answer."""
        limit = self._patience(budget)
        report, complaint, stopped = Report(moves), "", False
        bot.forget()
        began = time.monotonic()
        bot.tell(f"position {view}", f"moves {BETWEEN_MOVES.join(moves)}", write_go(budget))
        self._thinking = True
        while True:
            line = bot.hear(began + (limit if stopped else limit - self.limits.grace / 2))
            if line is None:
                if stopped:
                    bot.fail(f"named no move within {limit:g} s of '{write_go(budget)}'{complaint}")
                bot.tell("stop")
                stopped = True
                continue
            word, _, rest = line.partition(" ")
            if word == "bestmove":
                return report.thought(self._checked(bot, rest, moves, complaint), time.monotonic() - began)
            if word == "info":
                report.add(rest)
            complaint = _complaint(line) or complaint

    def _patience(self, budget: Budget | None) -> float:
        if budget is None:
            return self.limits.unlimited
        return self.limits.simulations if budget.seconds is None else budget.seconds + self.limits.grace

    def _checked(self, bot: BotProcess, text: str, moves: tuple[Move, ...], complaint: str) -> Move:
        """The legal move that was named."""
        said = " ".join(text.split())
        if said in ("", NO_MOVE):
            bot.fail(f"has no move to offer{complaint}")
        if said not in moves:
            bot.fail(f"named '{printable(said)}', which is not a legal move{complaint}")
        return moves[moves.index(said)]


def bot_seed(seed: int, seat: Seat) -> int:
    """The seed that a bot gets: always the same for a game's seed, but not that one, from which all hidden cards could be told."""
    return int.from_bytes(hashlib.blake2b(f"tdp {seed} {seat.letter}".encode(), digest_size=4).digest(), "big")


def _complaint(line: str) -> str:
    word, _, rest = line.partition(" ")
    return f"; it said: {printable(rest)}" if word == "error" else ""


def _find(name: str) -> list[str]:
    """The command line of a name, with its program found: a program that does not exist is a slip of whoever typed it, not of a bot."""
    try:
        command = shlex.split(name.removeprefix(COMMAND))
    except ValueError as error:
        raise TottenburyError(f"{name} is not a command line: {error}") from None
    if not command:
        raise TottenburyError(f"{name!r} names no program; write {COMMAND} and a command line, such as {COMMAND}./mybot")
    program = shutil.which(command[0])
    if program is None:
        raise TottenburyError(f"{name}: there is no program {command[0]!r}, or it is not executable")
    return [program, *command[1:]]
