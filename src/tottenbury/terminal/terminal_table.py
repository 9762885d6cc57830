"""A table at which one or two people play in the terminal. What may be done there is the session's to say."""

from __future__ import annotations

import secrets
import sys
from datetime import datetime
from itertools import groupby
from pathlib import Path

from rich.console import Console
from rich.text import Text

from tottenbury.core.errors import Forfeit, TottenburyError
from tottenbury.core.fair import commitment_of
from tottenbury.core.game import Outcome
from tottenbury.core.position import Position, View
from tottenbury.core.seats import Seat
from tottenbury.kit.files import write_whole
from tottenbury.opponents.naming import opponent
from tottenbury.opponents.opponent import Opponent
from tottenbury.session import Session, Settings
from tottenbury.session import commands as c
from tottenbury.session.pieces import FINISHED, RUNNING
from tottenbury.terminal.answers import Answers, Quit
from tottenbury.terminal.games import presenter_of
from tottenbury.terminal.games.presenter import SEAT_STYLES

HOLDER = "terminal"
"""Who holds the people's seats: all of them sit at this screen."""

NAMELESS = "human"
"""What a person at this screen is called on the command line and in records."""

TIE_BREAKS = {
    "cards-left": ", by the better win of two attackers: {more} cards left in the siege pile, against {less}",
    "wall-left": ", by the better win of two defenders: {more} intact tiles and unused cauldrons, against {less}",
    "second-game": ", by the second game, which decides",
    "extra-game": ", by the extra game",
}
"""What decided a match that was even, as the end of a sentence."""


def _now() -> int:
    """Milliseconds since 1970 by the clock on the wall: a record is dated as its players would date it."""
    return round((datetime.now() - datetime(1970, 1, 1)).total_seconds() * 1000)


class TerminalTable:
    """One terminal, one or two people, and the computer."""

    def __init__(self, console: Console, settings: Settings, seed: int | None, record: str | None, language: str) -> None:
        self.console = console
        self.answers = Answers(self)
        self.session = Session(HOLDER)
        self.tell(None, c.Create(settings, fair=secrets.token_hex(32)) if seed is None else c.Create(settings, seed))
        for player in self.session.people():
            self.tell(player, c.Join(HOLDER, NAMELESS, mixes=seed is None))
        self._mix()
        self.presenter = presenter_of(self.session.book)
        self.record_file = Path(record) if record else None
        self.language = language
        self.people: list[Seat] = []
        self.computers: dict[Seat, Opponent] = {}
        self.at_screen: Seat | None = None
        self.news: dict[Seat, str] = {}

    def tell(self, player: Seat | None, command: c.Command) -> None:
        """Give the session a command; it says why not, if not."""
        self.session.accept(player, command, _now(), str(self.session.sequence + 1))

    def _mix(self) -> None:
        """Add a text for each person to the next deal, which waits for nothing else then."""
        for player in self.session.awaited:
            self.tell(player, c.Mix(commitment_of(self.session.next_secret), secrets.token_urlsafe(16)))

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
                self.tell(None, c.Next())
                self._mix()
            self._game()
            if match.format.name != "single":
                self.say(self._standing())
            if match.format.games is None and not self.agree("Another game? (yes/no) "):
                self.tell(None, c.Stop())
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
        self._announce()
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
        self._tell_the_end(session.outcome)

    def _announce(self) -> None:
        """Say what is played, how it was dealt, and who is who."""
        session = self.session
        dealt = f"Seed {session.seed}" if session.fair is None else f"Dealt by a secret with the SHA-256 {session.fair.commitment}"
        self.say(f"{session.book.title}. {dealt}. {self.position.turn} begins. Type 'help' at any time.")
        for seat in self.people:
            if role := self.presenter.role(seat):
                self.say(f"You are {role}, {seat}." if len(self.people) == 1 else f"{seat} is {role}.")

    def _tell_the_end(self, outcome: Outcome) -> None:
        """Show the last position and who has won, and how the deal can be checked."""
        self.presenter.draw(self.console, self.position)
        self.say(f"\n{self.presenter.describe_outcome(outcome.winner, outcome.reason)}.")
        fair = self.session.fair
        if fair is not None:
            self._keep()
            how = f"tottenbury verify {self.record_file}" if self.record_file else "save the record with --record, then tottenbury verify"
            self.say(f"The secret was {fair.secret}. To check every card: {how}.")

    def _decide(self, seat: Seat) -> None:
        """Let a computer decide: one move, or the end of the game by its own fault."""
        try:
            self._make(seat, self.computers[seat].choose(self.position.view(seat)))
        except Forfeit as fault:
            self.say(Text(f"{seat} forfeits: ", style=SEAT_STYLES[seat]) + Text(f"{fault}."))
            self.tell(None, c.Forfeit(str(fault)))

    def _make(self, seat: Seat, move: str) -> None:
        """Make a move and say what it was."""
        session, before = self.session, self.position
        self.tell(session.player_at(seat), c.Move(str(move)))
        for person in self.people:
            if told := self.presenter.news(before, self.position, person):
                self.news[person] = told
        viewer = None if self.at_screen is None else session.player_at(self.at_screen)
        for line in session.log[viewer][session.log_kept :]:
            if self.presenter.is_news(line.text):
                self.say(Text(f"{line.seat}: ", style=SEAT_STYLES[line.seat]) + Text(self.presenter.phrase(before, line.text)))

    # People

    def _ask(self, seat: Seat) -> None:
        """Let a person decide: one move, or the end of the game."""
        player = self.session.player_at(seat)
        self._change_places(seat)
        view = self.position.view(seat)
        self.show(view)
        while True:
            line = self._read(f"{seat}, {self.presenter.wish(view)}: ")
            command, _, rest = line.partition(" ")
            try:
                if command == "resign":
                    self.tell(player, c.Resign())
                elif command == "undo":
                    self.tell(player, c.Undo())
                    self.say("Taken back. The game is now marked as practice." if self.computers else "Taken back.")
                elif answer := self.answers.to(command.lower()):
                    answer(rest.strip(), view)
                    continue
                else:
                    self._make(seat, self.presenter.understand(line, view.legal_moves()))
                    made = self.session.log[player][self.session.log_kept]
                    if told := self.presenter.why_no_claim(self.position, seat, made.text):
                        self.say(told)
                return
            except TottenburyError as error:
                self.say(f"{error}.")

    def show(self, view: View) -> None:
        """The table as a view has it, with what its player should know now."""
        self.say("")
        self.presenter.draw(self.console, view)
        self.say("")
        if view.to_move in self.news:
            self.say(self.news.pop(view.to_move))
        for note in self.presenter.notes(view, self.language):
            self.say(note)

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
                told = ", ".join(self.presenter.phrase(self.position, text) for _, text in own if self.presenter.is_news(text))
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

    def records(self) -> str:
        """All games of the match so far, as a file has them."""
        return "\n".join(map(str, self.session.games()))

    def _keep(self) -> None:
        """Bring the record file up to date."""
        if self.record_file is not None:
            write_whole(self.record_file, self.records())

    def farewell(self) -> None:
        """Leave an unfinished game."""
        self._keep()
        kept = f" The game is kept in {self.record_file}." if self.record_file else ""
        self.say(f"\nGoodbye.{kept}")
