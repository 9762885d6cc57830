"""`tottenbury play`: the game in the terminal, line by line. What may be done is the table's to say (`session`)."""

from __future__ import annotations

import argparse
import secrets
import sys
from datetime import datetime
from itertools import groupby
from pathlib import Path

from rich.console import Console
from rich.text import Text

from tottenbury.kit.files import write_whole
from tottenbury.library import position as read_line
from tottenbury.library import rulebook
from tottenbury.opponents.budget import Budget
from tottenbury.opponents.naming import HINT_BUDGET, adviser, opponent
from tottenbury.opponents.opponent import Opponent
from tottenbury.session import PERSON, Session, Settings
from tottenbury.session import commands as c
from tottenbury.session.pieces import FINISHED, RUNNING
from tottenbury.session.settings import LOT
from tottenbury.table.errors import Forfeit, TottenburyError
from tottenbury.table.fair import commitment_of
from tottenbury.table.position import Position, View
from tottenbury.table.seats import Seat
from tottenbury.terminal.common import HUMAN, output
from tottenbury.terminal.face import SEAT_STYLES, face_of
from tottenbury.terminal.hint import ask, hint_lines

HOLDER = "terminal"
"""Who holds the people's seats: all of them sit at this screen."""


TIE_BREAKS = {
    "cards-left": ", by the better win of two attackers: {more} cards left in the siege pile, against {less}",
    "wall-left": ", by the better win of two defenders: {more} intact tiles and unused cauldrons, against {less}",
    "second-game": ", by the second game, which decides",
    "extra-game": ", by the extra game",
}
"""What decided a match that was even, as the end of a sentence."""


class Quit(Exception):
    """A person has had enough."""


def play(arguments: argparse.Namespace) -> int:
    """Set up the table and play a game or a match."""
    computers = [opponent(name) for name in (arguments.south, arguments.north) if name != HUMAN]
    if arguments.record and Path(arguments.record).exists():
        raise TottenburyError(f"{arguments.record} exists already; name a new file for the record")
    settings = _settings(arguments)
    book = settings.check()
    for computer in computers:
        computer.check_plays(book)
    parlour = Parlour(output(), settings, arguments.seed, arguments.record, arguments.language)
    try:
        parlour.match()
    except Quit:
        parlour.farewell()
    except KeyboardInterrupt:
        parlour.farewell()
        raise
    return 0


def _settings(arguments: argparse.Namespace) -> Settings:
    """What was agreed on the command line; a position brings its own rulebook along."""
    start = None if arguments.position is None else read_line(arguments.position)
    book = rulebook(arguments.rulebook) if start is None else start.book
    south, north = (PERSON if name == HUMAN else name for name in (arguments.south, arguments.north))
    return Settings(
        rulebook=book.id,
        format=arguments.match,
        south=south,
        north=north,
        first=arguments.first or LOT,
        position="" if start is None else str(start),
        tie=arguments.tie,
        decider=arguments.decider,
        split=arguments.split,
    )


def _now() -> int:
    """Milliseconds since 1970 by the clock on the wall: a record is dated as its players would date it."""
    return round((datetime.now() - datetime(1970, 1, 1)).total_seconds() * 1000)


class Parlour:
    """One terminal, one or two people, and the computer."""

    def __init__(self, console: Console, settings: Settings, seed: int | None, record: str | None, language: str) -> None:
        self.console = console
        self.session = Session(HOLDER)
        self._tell(None, c.Create(settings, fair=secrets.token_hex(32)) if seed is None else c.Create(settings, seed))
        for player in self.session.people():
            self._tell(player, c.Join(HOLDER, HUMAN, mixes=seed is None))
        self._mix()
        self.face = face_of(self.session.book)
        self.record_file = Path(record) if record else None
        self.language = language
        self.people: list[Seat] = []
        self.computers: dict[Seat, Opponent] = {}
        self.at_screen: Seat | None = None
        self.news: dict[Seat, str] = {}

    def _tell(self, player: Seat | None, command: c.Command) -> None:
        """Give the table a command; it says why not, if not."""
        self.session.accept(player, command, _now(), str(self.session.sequence + 1))

    def _mix(self) -> None:
        """Add a text for each person to the next deal, which waits for nothing else then."""
        for player in self.session.awaited:
            self._tell(player, c.Mix(commitment_of(self.session.next_secret), secrets.token_urlsafe(16)))

    @property
    def position(self) -> Position:
        """The game on the table."""
        assert self.session.position is not None
        return self.session.position

    def say(self, message: str | Text) -> None:
        """A line for the people at the screen."""
        self.console.print(message, markup=False)

    # Games

    def match(self) -> None:
        """Play a game, or all games of a match."""
        match = self.session.match
        while self.session.status != FINISHED:
            if self.session.status != RUNNING:
                self._tell(None, c.Next())
                self._mix()
            self._game()
            if match.format.name != "single":
                self.say(self._standing())
            if match.format.games is None and not self.agree("Another game? (yes/no) "):
                self._tell(None, c.Stop())
        if match.format.name != "single":
            self.say(self._verdict())

    def _verdict(self) -> str:
        """Who has won the match and, if it was even, by which tie-break (B7.2, C3.3)."""
        match = self.session.match
        if match.winner is None:
            return "The match is shared."
        tie = match.decided_by
        how = "" if tie is None else TIE_BREAKS[tie.name].format(more=tie.more, less=tie.less)
        return f"The match is won by {self._player(match.winner)}{how}."

    def _player(self, player: Seat) -> str:
        """A player of a match: the seat, or where seats change also the name."""
        return f"{self.session.players[player].name} (first {player})" if self.session.match.format.exchanges else str(player)

    def _standing(self) -> str:
        match = self.session.match
        what = "games won" if match.counts_players else "points"
        south, north = (f"{self._player(player)} {match.points[player]}" for player in Seat)
        return f"Match {match.format.name}: {south}, {north} {what}."

    def _game(self) -> None:
        """Play the game on the table to its end."""
        session, seed = self.session, self.session.seed
        names = {seat: session.players[session.player_at(seat)].computer for seat in Seat}
        self.people = [seat for seat, name in names.items() if name is None]
        self.computers = {seat: opponent(name, seed) for seat, name in names.items() if name is not None}
        self.at_screen = self.people[0] if len(self.people) == 1 else None
        dealt = f"Seed {seed}" if session.fair is None else f"Dealt by a secret with the SHA-256 {session.fair.commitment}"
        self.say(f"{session.book.title}. {dealt}. {self.position.turn} begins. Type 'help' at any time.")
        for seat in self.people:
            if self.face.role(seat):
                self.say(f"You are {self.face.role(seat)}, {seat}." if len(self.people) == 1 else f"{seat} is {self.face.role(seat)}.")
        try:
            while session.status == RUNNING:
                seat = self.position.to_move
                if seat in self.computers:
                    self._decide(seat)
                else:
                    self._ask(seat)
                self._keep()
            assert session.outcome is not None
            for seat, computer in self.computers.items():
                computer.game_over(self.position.view(seat), session.outcome)
        finally:
            for computer in self.computers.values():
                computer.close()
        self.face.draw(self.console, self.position)
        self.say(f"\n{self.face.describe_outcome(session.outcome.winner, session.outcome.reason)}.")
        if session.fair is not None:
            self._keep()
            how = f"tottenbury verify {self.record_file}" if self.record_file else "save the record with --record, then tottenbury verify"
            self.say(f"The secret was {session.fair.secret}. To check every card: {how}.")

    def _decide(self, seat: Seat) -> None:
        """Let a computer decide: one move, or the end of the game by its own fault."""
        try:
            self._make(seat, self.computers[seat].choose(self.position.view(seat)))
        except Forfeit as fault:
            self.say(Text(f"{seat} forfeits: ", style=SEAT_STYLES[seat]) + Text(f"{fault}."))
            self._tell(None, c.Forfeit(str(fault)))

    def _make(self, seat: Seat, move: str) -> None:
        """Make a move and say what it was."""
        session, before = self.session, self.position
        self._tell(session.player_at(seat), c.Move(str(move)))
        for person in self.people:
            if told := self.face.news(before, self.position, person):
                self.news[person] = told
        viewer = None if self.at_screen is None else session.player_at(self.at_screen)
        for line in session.log[viewer][session.log_kept :]:
            if line.text != "+c=?":
                self.say(Text(f"{line.seat}: ", style=SEAT_STYLES[line.seat]) + Text(self.face.words(before, line.text)))

    # People

    def _ask(self, seat: Seat) -> None:
        """Let a person decide: one move, or the end of the game."""
        player = self.session.player_at(seat)
        self._change_places(seat)
        view = self.position.view(seat)
        self._show(view)
        while True:
            line = self._read(f"{seat}, {self.face.wish(view)}: ")
            command, _, rest = line.partition(" ")
            try:
                if command == "resign":
                    self._tell(player, c.Resign())
                elif command == "undo":
                    self._tell(player, c.Undo())
                    self.say("Taken back. The game is now marked as practice." if self.computers else "Taken back.")
                elif self._answer(command.lower(), rest.strip(), view):
                    continue
                else:
                    self._make(seat, self.face.understand(line, view.legal_moves()))
                    self._why_not(seat)
                return
            except TottenburyError as error:
                self.say(f"{error}.")

    def _why_not(self, seat: Seat) -> None:
        """If the card just played completes a side that cannot be claimed yet, show what could still beat it."""
        made = self.session.log[self.session.player_at(seat)][self.session.log_kept]
        _, at, stone = made.text.partition("@")
        if at and self.position.outcome is None:
            proof = self.position.prove(int(stone), seat)
            if proof.formation is not None and proof.counter is not None:
                place = f"{self.face.place.capitalize()} {stone}"
                self.say(f"{place} cannot be {self.face.claimed} yet: you have {proof.formation}, but {proof.reason}.")

    def _show(self, view: View) -> None:
        self.say("")
        self.face.draw(self.console, view)
        self.say("")
        if view.to_move in self.news:
            self.say(self.news.pop(view.to_move))
        for note in self.face.notes(view, self.language):
            self.say(note)

    def _answer(self, command: str, rest: str, view: View) -> bool:
        """Answer a question that is not a move; False if it was none."""
        if command in ("help", "h", "?"):
            self.say(self.face.help_text(view.book, self.language))
        elif command in ("quit", "q", "exit"):
            raise Quit
        elif command == "moves":
            self.say(" ".join(view.legal_moves()))
        elif command == "show":
            self._show(view)
        elif command == "unseen":
            self.say(self.face.unseen(view))
        elif command == "position":
            self.say(str(view))
        elif command == "prove":
            if not rest.isdecimal():
                raise TottenburyError(f"prove which {self.face.place}? Type: prove 3")
            self.say(self.face.proof_words(view.prove(int(rest))))
        elif command == "save":
            self._save(rest)
        elif command == "hint":
            self._hint(rest, view)
        else:
            return False
        return True

    def _hint(self, budget: str, view: View) -> None:
        """What a strong player would do, by what this person can see; the record says that help was asked for."""
        think = Budget.parse(budget) if budget else HINT_BUDGET
        name = adviser(view.book)
        for line in hint_lines(ask(opponent(name), view, think), lambda move: self.face.words(view, move)):
            self.say(line)
        self._tell(self.session.decider, c.Hint())

    def _change_places(self, seat: Seat) -> None:
        """Between two people the screen is wiped before the other one looks."""
        if len(self.people) < 2 or self.at_screen is seat:
            return
        if self.console.is_terminal:
            self.console.clear()
        else:
            self.say("\n" * 40)
        self._read(f"{seat} to the screen, please; {seat.other} looks away. Press Enter ")
        self.at_screen = seat
        self._last_turn_in_words(seat)

    def _last_turn_in_words(self, seat: Seat) -> None:
        """Tell the newcomer what the other one did: the moves, not the cards drawn."""
        turns = self.session.games()[-1].view(seat).turns
        if turns and turns[-1].seat is not seat:
            steps = [(Seat.of(step[0]), step[2:]) if step[1:2] == ":" else (seat.other, step) for step in turns[-1].tokens]
            for mover, own in groupby(steps, key=lambda step: step[0]):
                told = ", ".join(self.face.words(self.position, text) for _, text in own if text != "+c=?")
                self.say(Text(f"{mover}: ", style=SEAT_STYLES[mover]) + Text(told))

    def agree(self, question: str) -> bool:
        """A yes-or-no question."""
        return self._read(question).lower() in ("y", "yes", "j", "ja") if self.people else False

    def _read(self, prompt: str) -> str:
        self.console.print(prompt, end="", markup=False, soft_wrap=True)
        sys.stdout.flush()
        line = sys.stdin.readline()
        if not line:
            self.say("")
            raise Quit
        return line.strip()

    # Records

    def _records(self) -> str:
        return "\n".join(map(str, self.session.games()))

    def _keep(self) -> None:
        """Bring the record file up to date; a half-written file never takes the place of a whole one."""
        if self.record_file is not None:
            write_whole(self.record_file, self._records())

    def _save(self, name: str) -> None:
        if not name:
            raise TottenburyError("save where? Type: save mygame.duel")
        path = Path(name)
        if path.exists() and path != self.record_file:
            raise TottenburyError(f"{path} exists already; choose another name")
        try:
            write_whole(path, self._records())
        except OSError as error:
            raise TottenburyError(f"{path} cannot be written: {error.strerror}") from None
        self.say(f"Saved to {path}.")

    def farewell(self) -> None:
        """Leave an unfinished game."""
        self._keep()
        kept = f" The game is kept in {self.record_file}." if self.record_file else ""
        self.say(f"\nGoodbye.{kept}")
