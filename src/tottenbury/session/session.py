"""One table from the first hand-shake to the last rematch: a deterministic machine that accepts commands or refuses them."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Literal

from tottenbury.core.chance import Chance
from tottenbury.core.errors import NotYourTurn
from tottenbury.core.fair import commitment_of, is_secret, is_text
from tottenbury.core.game import Outcome
from tottenbury.core.match import LOT_STREAM
from tottenbury.core.seats import Seat
from tottenbury.notation.record import Record
from tottenbury.session import commands as c
from tottenbury.session.clock import Clock, TimeControl
from tottenbury.session.errors import Refused, Stale
from tottenbury.session.pieces import BETWEEN, CLOSED, FINISHED, OPEN, Ended, Player, Said
from tottenbury.session.playing import Playing
from tottenbury.session.settings import LOT, PERSON
from tottenbury.words import say


class Session(Playing):
    """The table. `accept` takes a new command, `replay` the entries of a history; both end in the same state."""

    # Commands in

    def accept(self, player: Seat | None, command: c.Command, at: int, command_id: str, seen: int | None = None) -> c.Entry:
        """Obey a command and answer the entry to be kept, or raise and change nothing.

        `seen` is the sequence number of the last entry that the sender knew of; the host (player None) need not say.
        """
        if command_id in self._ids:
            raise Refused(say("reason-accepted-already"))
        if not self.sequence and not isinstance(command, c.Create):
            raise Refused(say("reason-not-laid"))
        self._check_speaker(player, command)
        if seen is not None and not isinstance(command, c.QUIET) and not self.changed <= seen <= self.sequence:
            raise Stale(say("reason-stale"))
        entry = c.Entry(self.sequence + 1, command_id, max(at, self.at), _letter(player), command)
        self._obey(entry)
        return entry

    def _check_speaker(self, player: Seat | None, command: c.Command) -> None:
        """Whether this is for him to say at all."""
        if player is None:
            if not isinstance(command, c.OF_THE_HOST + c.ALSO_OF_THE_HOST):
                raise Refused(say("reason-for-player"))
        elif isinstance(command, c.OF_THE_HOST):
            raise Refused(say("reason-for-host"))
        elif not isinstance(command, c.Join) and not self.players[player].joined:
            raise Refused(say("reason-seat-empty", seat=player.letter))
        elif self.players[player].computer is not None and not isinstance(command, c.Join | c.Move):
            raise Refused(say("reason-computer-moves"))

    def accepted(self, command_id: str) -> int | None:
        """Under which sequence number a command was accepted, if it was."""
        return self._ids.get(command_id)

    @classmethod
    def replay(cls, game: str, entries: Iterable[c.Entry]) -> Session:
        """The table with this history."""
        session = cls(game)
        for entry in entries:
            session._obey(entry)
        return session

    def _obey(self, entry: c.Entry) -> None:
        player = None if entry.player is None else Seat.of(entry.player)
        kept, self.log_kept = self.log_kept, len(self.log[None])
        status, games = self.status, self._games
        try:
            _HANDLERS[type(entry.command)](self, player, entry.command, entry.at)
        except BaseException:
            self.log_kept = kept
            raise
        if player is not None and not isinstance(entry.command, c.Leave):
            self.players[player].left = False
        self.sequence, self.at = entry.sequence, entry.at
        self._ids[entry.id] = entry.sequence
        began = self._games != games
        if began or not isinstance(entry.command, c.QUIET):
            self.changed = entry.sequence
        if began or self.status != status or isinstance(entry.command, c.ABOUT_DEALS) or self.pending is not None:
            self.fair_changed = entry.sequence

    # Laying the table

    def _create(self, player: Seat | None, command: c.Create, at: int) -> None:
        if self.sequence:
            raise Refused(say("reason-laid-already"))
        settings = command.settings
        records = list(Record.parse_all(command.record)) if command.record else []
        book = settings.check()
        if any(record.book.id != book.id for record in records):
            raise Refused(say("reason-other-record", rulebook=book.id))
        if command.fair and not is_secret(command.fair):
            raise Refused(say("reason-fair-secret"))
        first = book.game.first_seat(None if settings.first == LOT else Seat.of(settings.first), Chance(command.seed, LOT_STREAM))
        self.match = settings.match(first, command.seed)
        self.settings, self.book, self._seed, self._secret = settings, book, command.seed, command.secret
        self._master = command.fair
        self.created = at
        self.clock = Clock(TimeControl.parse(settings.clock))
        for seat in Seat:
            computer = None if settings.player(seat) == PERSON else settings.player(seat)
            self.players[seat] = Player(computer or "", computer, joined=computer is not None)
        if records:
            self.records, self.status = records, FINISHED
            names = [{seat: c.clean(record.tags.get(str(seat), "?"), c.MOST_NAME) for seat in Seat} for record in records]
            self.ended = [Ended(at, False, name[Seat.SOUTH], name[Seat.NORTH]) for name in names]
            self.players = {seat: Player(names[-1][seat], None, joined=True) for seat in Seat}
            self.keeper = command.keeper
        else:
            self._begin_if_complete(at)

    def _join(self, player: Seat | None, command: c.Join, at: int) -> None:
        assert player is not None
        place = self.players[player]
        if place.computer is not None:
            raise Refused(say("reason-seat-computer", seat=player.letter))
        if place.joined:
            raise Refused(say("reason-seat-taken", seat=player.letter))
        if self.status != OPEN:
            raise Refused(say("reason-not-open"))
        name = c.clean(command.name, c.MOST_NAME) or str(player)
        self.players[player] = Player(name, None, command.holder, command.owner, command.mixes, joined=True)
        self._begin_if_complete(at)

    def _begin_if_complete(self, at: int) -> None:
        if all(player.joined for player in self.players.values()):
            self._prepare("deal", at)

    # Fair deals

    def _mix(self, player: Seat | None, command: c.Mix, at: int) -> None:
        assert player is not None
        if player not in self.awaited:
            raise Refused(say("reason-no-text-awaited"))
        if command.commitment != commitment_of(self.next_secret):
            raise Refused(say("reason-other-commitment"))
        if not is_text(command.text):
            raise Refused(say("reason-fair-text"))
        self.texts[player] = command.text
        self._deal_if_mixed(at)

    def _deal(self, player: Seat | None, command: c.Deal, at: int) -> None:
        if self.pending is None or not self.awaited:
            raise Refused(say("reason-no-text-awaited"))
        self._deal_now(at)

    # Playing

    def _move(self, player: Seat | None, command: c.Move, at: int) -> None:
        recorder = self._running()
        position = recorder.position
        if player is None or player is not self.decider:
            raise NotYourTurn(say("reason-who-decides", seat=position.to_move.letter))
        self._check_time(at)
        if self.waiting is not None:
            raise Refused(say("reason-confirm-first", move=self.waiting[0]))
        move = self._named(command.move)
        told = self._make(position, move)
        if self.settings.confirm and len(told.steps) > 1 and self.players[player].computer is None:  # more comes than was asked for
            self.waiting = (str(move), told)
        else:
            self._enter(told, at)

    def _confirm(self, player: Seat | None, command: c.Confirm, at: int) -> None:
        self._running()
        if self.waiting is None or player is not self.decider:
            raise Refused(say("reason-nothing-to-confirm"))
        self._check_time(at)
        self._enter(self.waiting[1], at)

    # Taking back

    def _undo(self, player: Seat | None, command: c.Undo, at: int) -> None:
        recorder = self._running()
        assert player is not None
        back = self.undo_to(player)
        if back is None and self.alone(player):
            raise Refused(say("reason-nothing-to-undo"))
        if back is None:
            raise Refused(say("reason-undo-seen", ask="no" if self.one_screen else "yes"))
        self._check_time(at)
        if back and self.alone(player):
            recorder.tags["Practice"] = "yes"
        self._take_back(back, at)

    # What takes two

    def _offer(self, player: Seat | None, command: c.Offer, at: int) -> None:
        assert player is not None
        if (why_not := self.may_offer(player, command.what)) is not None:
            raise Refused(why_not)
        self.offers[command.what] = player
        if command.what == "rematch" and self.alone(player):
            self._agree(command.what, player, at)

    def _offered_to(self, player: Seat | None, what: str) -> Seat:
        if self.offers.get(what) in (None, player):
            raise Refused(say("reason-not-offered-to-you", what=what))
        return self.offers[what]

    def _accept(self, player: Seat | None, command: c.Accept, at: int) -> None:
        self._agree(command.what, self._offered_to(player, command.what), at)

    def _decline(self, player: Seat | None, command: c.Decline, at: int) -> None:
        if command.what not in self.offers:
            raise Refused(say("reason-not-offered", what=command.what))
        del self.offers[command.what]

    def _agree(self, what: str, offered_by: Seat, at: int) -> None:
        if what != "rematch":
            self._check_time(at)
        if what == "draw":
            self._finish(Outcome(None, "agreed"), at)
        elif what == "undo":
            back = self._back_to(offered_by)
            if back is None:
                raise Refused(say("reason-nothing-to-undo"))
            self._take_back(back, at)
        else:
            self._prepare("rematch", at)

    # Ending

    def _resign(self, player: Seat | None, command: c.Resign, at: int) -> None:
        self._running()
        assert player is not None
        self._finish(Outcome(self.seat_of(player).other, "resigned"), at)

    def _abandoned(self, player: Seat | None, command: c.Abandoned, at: int) -> None:
        self._running()
        assert player is not None
        owes = self.decider is player.other and not self.alone(player) and not self.one_screen
        if not owes or self.clock.control.base:
            raise Refused(say("reason-not-abandoned"))
        self._finish(Outcome(self.seat_of(player) if command.take == "win" else None, "abandoned"), at)

    def _timeout(self, player: Seat | None, command: c.Timeout, at: int) -> None:
        self._running()
        late = self.clock.expired(at)
        if late is None:
            raise Refused(say("reason-time-left"))
        self._finish(Outcome(self.seat_of(late).other, "time"), at)

    def _forfeit(self, player: Seat | None, command: c.Forfeit, at: int) -> None:
        decider = self.decider
        if decider is None or self.players[decider].computer is None:
            raise Refused(say("reason-no-computer"))
        self._finish(Outcome(self.seat_of(decider).other, "forfeit"), at)

    def _next(self, player: Seat | None, command: c.Next, at: int) -> None:
        if self.status != BETWEEN:
            raise Refused(say("reason-no-next"))
        if player in self.ready:
            raise Refused(say("reason-ready-already"))
        if player is None:
            self.ready |= set(Seat)
        else:
            self.ready.add(player)
        if set(self.people()) <= self.ready:
            self._prepare("deal", at)

    def _stop(self, player: Seat | None, command: c.Stop, at: int) -> None:
        if self.status != BETWEEN:
            raise Refused(say("reason-stop-between"))
        self.match.stop()
        self.status, self.pending = FINISHED, None
        self._count_match()

    # Company

    def _hint(self, player: Seat | None, command: c.Hint, at: int) -> None:
        recorder = self._running()
        assert player is not None
        if not self.alone(player) and not self.one_screen:
            raise Refused(say("reason-hint-computer"))
        if player is not self.decider:
            raise NotYourTurn(say("reason-hint-decider"))
        recorder.tags["Hints"] = str(self.hints + 1)

    def _chat(self, player: Seat | None, command: c.Chat, at: int) -> None:
        assert player is not None
        text = c.clean(command.text, c.MOST_CHAT)
        if not text:
            raise Refused(say("reason-nothing-said"))
        self.chat.append(Said(self.seat_of(player), self.players[player].name, text, at))

    def _leave(self, player: Seat | None, command: c.Leave, at: int) -> None:
        assert player is not None
        if self.status == OPEN:
            self.players[player] = Player("", None)
            self.texts.pop(player, None)
            self.pending = None
            if not any(self.players[person].joined for person in self.people()):
                self.status = CLOSED
        else:
            self.players[player].left = True
            self.offers.pop("rematch", None)

    def _resume(self, player: Seat | None, command: c.Resume, at: int) -> None:
        self.clock.forgive(self.at, at)


def _letter(player: Seat | None) -> Literal["S", "N"] | None:
    return None if player is None else "S" if player is Seat.SOUTH else "N"


_HANDLERS: dict[type, Callable[[Session, Seat | None, Any, int], None]] = {
    c.Create: Session._create,
    c.Join: Session._join,
    c.Mix: Session._mix,
    c.Deal: Session._deal,
    c.Move: Session._move,
    c.Confirm: Session._confirm,
    c.Undo: Session._undo,
    c.Offer: Session._offer,
    c.Accept: Session._accept,
    c.Decline: Session._decline,
    c.Resign: Session._resign,
    c.Abandoned: Session._abandoned,
    c.Hint: Session._hint,
    c.Chat: Session._chat,
    c.Leave: Session._leave,
    c.Next: Session._next,
    c.Stop: Session._stop,
    c.Timeout: Session._timeout,
    c.Forfeit: Session._forfeit,
    c.Resume: Session._resume,
}
