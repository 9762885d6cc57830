"""`tottenbury play`: the game in the terminal, line by line."""

from __future__ import annotations

import argparse
import secrets
import sys
from datetime import date
from itertools import groupby
from pathlib import Path

from rich.console import Console
from rich.text import Text

from tottenbury.library import position as read_line
from tottenbury.library import rulebook
from tottenbury.notation.record import Record, Recorder
from tottenbury.opponents.budget import Budget
from tottenbury.opponents.naming import opponent
from tottenbury.opponents.opponent import Opponent
from tottenbury.table.chance import Chance
from tottenbury.table.errors import Forfeit, TottenburyError
from tottenbury.table.game import Outcome
from tottenbury.table.match import LOT_STREAM, Match, MatchFormat
from tottenbury.table.position import Position, View
from tottenbury.table.seats import Seat
from tottenbury.terminal.common import HUMAN, output, prepare
from tottenbury.terminal.face import SEAT_STYLES, Face, face_of
from tottenbury.terminal.hint import adviser, ask, hint_lines

HINT_BUDGET = Budget(seconds=1.0)


class Quit(Exception):
    """A person has had enough."""


def play(arguments: argparse.Namespace) -> int:
    """Set up the table and play a game or a match."""
    players = {Seat.SOUTH: arguments.south, Seat.NORTH: arguments.north}
    for name in players.values():
        if name != HUMAN:
            opponent(name)
    match_format = MatchFormat.parse(arguments.match)
    if arguments.record and Path(arguments.record).exists():
        raise TottenburyError(f"{arguments.record} exists already; name a new file for the record")
    seed = secrets.randbelow(1 << 32) if arguments.seed is None else arguments.seed
    book = rulebook(arguments.rulebook)
    start = _start(arguments.position)
    if start is not None:
        book, start = start.book, start.with_chance(seed)
    match_format.check_fits(book.game)
    for name in players.values():
        if name != HUMAN:
            opponent(name).check_plays(book)
    prepare(book, *players.values())
    first = book.game.first_seat(Seat.of(arguments.first) if arguments.first else None, Chance(seed, LOT_STREAM))
    match = Match(match_format, first, seed=seed)
    parlour = Parlour(output(), players, arguments.record, arguments.language, face_of(book))
    try:
        while not match.over:
            opening = start if start is not None and match.round == 1 else book.deal(seed + match.round - 1, match.first, match.bonus)
            outcome, last = parlour.game(opening, seed + match.round - 1, match)
            match.add(outcome, book.game.points(last.state, outcome), book.game.margin(last.state, outcome))
            if match_format.name != "single":
                parlour.say(_standing(match, players))
            if match_format.games is None and not parlour.agree("Another game? (yes/no) "):
                match.stop()
        if match_format.name != "single":
            parlour.say(f"The match is {'shared' if match.winner is None else f'won by {_player(match, players, match.winner)}'}.")
    except Quit:
        parlour.farewell()
    except KeyboardInterrupt:
        parlour.farewell()
        raise
    return 0


def _player(match: Match, players: dict[Seat, str], player: Seat) -> str:
    """A player of a match: the seat, or where seats change also the name."""
    return f"{players[player]} (first {player})" if match.format.exchanges else str(player)


def _standing(match: Match, players: dict[Seat, str]) -> str:
    what = "games won" if match.format.exchanges or match.format.pays else "points"
    south, north = (f"{_player(match, players, player)} {match.points[player]}" for player in Seat)
    return f"Match {match.format.name}: {south}, {north} {what}."


def _start(line: str | None) -> Position | None:
    if line is None:
        return None
    situation = read_line(line)
    if isinstance(situation, View):
        raise TottenburyError("a game needs a position without unknown cards")
    if situation.outcome is not None:
        raise TottenburyError(f"that game is over: {situation.outcome}")
    return situation


class Parlour:
    """One terminal, one or two people, and the computer."""

    def __init__(self, console: Console, players: dict[Seat, str], record: str | None, language: str, face: Face) -> None:
        self.console = console
        self.match_players = players
        self.players = players
        self.people = [seat for seat, name in players.items() if name == HUMAN]
        self.face = face
        self.record_file = Path(record) if record else None
        self.language = language
        self.finished: list[Record] = []
        self.recorder: Recorder | None = None
        self.computers: dict[Seat, Opponent] = {}
        self.at_screen: Seat | None = None
        self.news: dict[Seat, str] = {}

    def say(self, message: str | Text) -> None:
        """A line for the people at the screen."""
        self.console.print(message, markup=False)

    # One game

    def game(self, start: Position, seed: int, match: Match) -> tuple[Outcome, Position]:
        """Play a game to its end."""
        self.players = {match.seat(player): name for player, name in self.match_players.items()}
        self.people = [seat for seat in Seat if self.players[seat] == HUMAN]
        names = {str(seat): self.players[seat] for seat in Seat}
        tags = {**names, "Date": date.today().strftime("%Y.%m.%d")}
        if match.format.name != "single":
            tags |= {"Match": match.format.name, "Round": str(match.round)}
        self.recorder = recorder = Recorder(start, **tags)
        self.computers = {seat: opponent(name, seed) for seat, name in self.players.items() if name != HUMAN}
        self.at_screen = self.people[0] if len(self.people) == 1 else None
        self.say(f"{start.book.title}. Seed {seed}. {start.turn} begins. Type 'help' at any time.")
        for seat in self.people:
            if self.face.role(seat):
                self.say(f"You are {self.face.role(seat)}, {seat}." if len(self.people) == 1 else f"{seat} is {self.face.role(seat)}.")
        try:
            while recorder.position.outcome is None:
                seat = recorder.position.to_move
                ending = self._decide(seat) if seat in self.computers else self._ask(seat)
                if ending is not None:
                    recorder.end(str(ending))
                    break
                self._keep()
        finally:
            for computer in self.computers.values():
                computer.close()
        return self._finish(recorder)

    def _decide(self, seat: Seat) -> Outcome | None:
        """Let a computer decide: one move, or the end of the game by its own fault."""
        assert self.recorder is not None
        try:
            self._make(self.computers[seat].choose(self.recorder.position.view(seat)))
        except Forfeit as fault:
            self.say(Text(f"{seat} forfeits: ", style=SEAT_STYLES[seat]) + Text(f"{fault}."))
            return Outcome(seat.other, "forfeit")
        return None

    def _finish(self, recorder: Recorder) -> tuple[Outcome, Position]:
        record = recorder.record()
        self._keep()
        self.finished.append(record)
        self.recorder = None
        winner, _, reason = record.result.partition(" ")
        outcome = Outcome(Seat.of(winner) if winner in ("S", "N") else None, reason)
        self.face.draw(self.console, recorder.position)
        self.say(f"\n{self.face.describe_outcome(outcome.winner, outcome.reason)}.")
        return outcome, recorder.position

    def _make(self, move: str) -> None:
        """Make a move and say what it was."""
        assert self.recorder is not None
        before = self.recorder.position
        seen = before.steps_seen_by(self.at_screen, move)
        after = self.recorder.play(move)
        for person in self.people:
            if told := self.face.news(before, after, person):
                self.news[person] = told
        for seat, text in seen:
            if text != "+c=?":
                self.say(Text(f"{seat}: ", style=SEAT_STYLES[seat]) + Text(self.face.words(before, text)))

    # People

    def _ask(self, seat: Seat) -> Outcome | None:
        """Let a person decide: one move, or the end of the game."""
        assert self.recorder is not None
        self._change_places(seat)
        view = self.recorder.position.view(seat)
        self._show(view)
        while True:
            line = self._read(f"{seat}, {self.face.wish(view)}: ")
            command, _, rest = line.partition(" ")
            try:
                if command == "resign":
                    return Outcome(seat.other, "resigned")
                if command == "undo":
                    self._undo()
                    return None
                if self._answer(command.lower(), rest.strip(), view):
                    continue
                self._make(self.face.understand(line, view.legal_moves()))
                self._why_not(seat)
                return None
            except TottenburyError as error:
                self.say(f"{error}.")

    def _why_not(self, seat: Seat) -> None:
        """If the card just played completes a side that cannot be claimed yet, show what could still beat it."""
        assert self.recorder is not None
        _, at, stone = self.recorder.last_steps()[0][1].partition("@")
        if at and self.recorder.position.outcome is None:
            proof = self.recorder.position.prove(int(stone), seat)
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
        assert self.recorder is not None
        think = Budget.parse(budget) if budget else HINT_BUDGET
        name = adviser(view.book)
        prepare(view.book, name)
        for line in hint_lines(ask(opponent(name), view, think), lambda move: self.face.words(view, move)):
            self.say(line)
        self.recorder.tags["Hints"] = str(int(self.recorder.tags.get("Hints", "0")) + 1)

    def _undo(self) -> None:
        assert self.recorder is not None
        if self.computers:
            self._undo_practice()
            return
        seat, steps = self.recorder.position.to_move, self.recorder.last_steps()
        if not steps or any(mover is not seat or "=" in text or text.startswith("roll") for mover, text in steps):
            raise TottenburyError("undo goes back only as long as no new card has been seen")
        self.recorder.take_back(1)
        self.say("Taken back.")

    def _undo_practice(self) -> None:
        """Back to the person's last decision; the record says that the game was practice."""
        assert self.recorder is not None
        earlier = [n for n, position in enumerate(self.recorder.positions[:-1]) if position.to_move not in self.computers]
        if not earlier:
            raise TottenburyError("there is nothing to take back")
        self.recorder.take_back(len(self.recorder.positions) - 1 - earlier[-1])
        self.recorder.tags["Practice"] = "yes"
        self.say("Taken back. The game is now marked as practice.")

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
        assert self.recorder is not None
        turns = self.recorder.record().view(seat).turns
        if turns and turns[-1].seat is not seat:
            steps = [(Seat.of(step[0]), step[2:]) if step[1:2] == ":" else (seat.other, step) for step in turns[-1].tokens]
            for mover, own in groupby(steps, key=lambda step: step[0]):
                told = ", ".join(self.face.words(self.recorder.position, text) for _, text in own if text != "+c=?")
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
        current = [self.recorder.record()] if self.recorder is not None else []
        return "\n".join(str(record) for record in self.finished + current)

    def _keep(self) -> None:
        """Bring the record file up to date; a half-written file never takes the place of a whole one."""
        if self.record_file is not None:
            _write_whole(self.record_file, self._records())

    def _save(self, name: str) -> None:
        if not name:
            raise TottenburyError("save where? Type: save mygame.duel")
        path = Path(name)
        if path.exists() and path != self.record_file:
            raise TottenburyError(f"{path} exists already; choose another name")
        try:
            _write_whole(path, self._records())
        except OSError as error:
            raise TottenburyError(f"{path} cannot be written: {error.strerror}") from None
        self.say(f"Saved to {path}.")

    def farewell(self) -> None:
        """Leave an unfinished game."""
        self._keep()
        kept = f" The game is kept in {self.record_file}." if self.record_file else ""
        self.say(f"\nGoodbye.{kept}")


def _write_whole(path: Path, text: str) -> None:
    part = path.with_name(path.name + ".part")
    part.write_text(text, encoding="utf-8")
    part.replace(path)
