"""How games are dealt, played, taken back and finished at a table; `session` says who may ask for it."""

from __future__ import annotations

from datetime import date
from typing import Literal

from tottenbury.core.chance import Chance
from tottenbury.core.errors import IllegalMove
from tottenbury.core.fair import LOT as FIRST_LOT
from tottenbury.core.fair import NEXT_LOT, Fair
from tottenbury.core.game import Outcome
from tottenbury.core.match import LOT_STREAM
from tottenbury.core.position import Move, Position, Telling
from tottenbury.core.seats import Seat
from tottenbury.notation.record import Recorder
from tottenbury.session.clock import Clock
from tottenbury.session.errors import Refused
from tottenbury.session.pieces import BETWEEN, FINISHED, RUNNING, Ended, Line, Mark
from tottenbury.session.settings import LOT
from tottenbury.session.state import TableState
from tottenbury.words import say

_EPOCH = date(1970, 1, 1).toordinal()
_DAY = 86_400_000


class Playing(TableState):
    """A table at which games are played, one after the other."""

    def _prepare(self, what: Literal["deal", "rematch"], at: int) -> None:
        """Everybody agrees to this: it happens as soon as all texts for the deal are there."""
        self.pending, self.pending_since = what, at
        self.offers.clear()
        self._deal_if_mixed(at)

    def _deal_if_mixed(self, at: int) -> None:
        if self.pending is not None and not self.awaited:
            self._deal_now(at)

    def _deal_now(self, at: int) -> None:
        what, self.pending = self.pending, None
        if what == "rematch":
            self._renew_match()
        self._begin(at)

    def _begin(self, at: int) -> None:
        """Deal the next game of the match."""
        exchanged = self.match.exchanged  # the match exchanges them as soon as a game is over; people still look at it then
        if self.prepared:
            position, tags = self._dealt_by_seed(), {"Prepared": "yes"}
        else:
            position, tags = self._dealt_fairly(exchanged) if self._master else (self._dealt_by_seed(), {})
        if self._games or not self.settings.position:
            self.match.first = position.turn  # the rules may name another one than was agreed (tug, starter=fewer_athletes)
        self._games += 1
        self._exchanged = exchanged
        names = {str(self.seat_of(player)): place.name for player, place in self.players.items()}
        day = date.fromordinal(_EPOCH + at // _DAY).strftime("%Y.%m.%d") if at else "????.??.??"
        more = {} if self.match.format.name == "single" else {"Match": self.match.format.name, "Round": str(self.match.round)}
        self.recorder = Recorder(position, **names, Date=day, **more, **tags)
        self.outcome, self.waiting = None, None
        self.status = RUNNING
        self.offers.clear()
        self.ready.clear()
        self._marks.clear()
        self._cut_log(0)
        self.clock = Clock(self.clock.control)
        self.due_since = at
        self._run_clock(at)

    def _dealt_by_seed(self) -> Position:
        seed = self.seed_of(self._games)
        start = self.settings.start() if self._games == 0 else None
        return self.book.deal(seed, self.match.first, self.match.bonus) if start is None else start.with_chance(seed)

    def _dealt_fairly(self, exchanged: bool) -> tuple[Position, dict[str, str]]:
        """The next game by its secret and the players' texts, and what its record says of that. The first game may begin by lot."""
        south, north = (self.texts.get(seat.other if exchanged else seat, "") for seat in Seat)
        self.fair = fair = Fair(self.next_secret, south, north)
        self.texts.clear()
        tags = {"Commitment": fair.commitment} | {name: text for name, text in (("SouthText", south), ("NorthText", north)) if text}
        if self.match.draws_lots:
            self.match.lot = fair.chance(NEXT_LOT)
        if self._games == 0 and self.settings.first == LOT:
            self.match.first = self.book.game.first_seat(None, fair.chance(FIRST_LOT))
            tags |= {"Lot": self.match.first.letter} if self.book.game.begins_by_lot else {}
        start = self.settings.start() if self._games == 0 else None
        position = self.book.deal_fairly(fair, self.match.first, self.match.bonus) if start is None else start
        return position, tags

    def _renew_match(self) -> None:
        """The same again; roles change hands, or the other player begins."""
        roles = "revenge" in self.book.game.formats
        seed = self.seed_of(self._games)
        first = self.book.game.first_seat(None, Chance(seed, LOT_STREAM)) if roles else self.records[-1].start.turn.other
        self.match = self.settings.match(first, seed)
        self.match.exchanged = roles and not self._exchanged

    def _finish(self, outcome: Outcome, at: int) -> None:
        recorder = self._running()
        position = recorder.position
        if position.outcome is None:
            recorder.end(str(outcome))
        if self.fair is not None:
            recorder.tags["Secret"] = self.fair.secret
        self.clock.stop(at)
        self.outcome, self.waiting = outcome, None
        self.offers.clear()
        self.records.append(recorder.record())
        south, north = (self.players[self.player_at(seat)].name for seat in Seat)
        self.ended.append(Ended(at, self._exchanged, south, north))
        game = self.book.game
        self.match.add(outcome, game.points(position.state, outcome), game.margin(position.state, outcome))
        self.status = FINISHED if self.match.over else BETWEEN
        if self.status == FINISHED:
            self._count_match()

    def _count_match(self) -> None:
        winner = self.match_winner
        if winner is None:
            self.drawn += 1
        else:
            self.won[winner] += 1

    def _running(self) -> Recorder:
        if self.status != RUNNING or self.recorder is None:
            raise Refused(say("reason-no-game"))
        return self.recorder

    def _named(self, text: str) -> Move:
        """The move of a text."""
        number = self.book.number_of(text)
        if number is None:
            raise IllegalMove(say("reason-illegal", move=text.strip(), reason=say("reason-result-said")))
        return self.book.named([number])[0]

    def _make(self, position: Position, move: Move) -> Telling:
        """Make a move. What is refused is refused by what its player sees, so that no refusal tells more."""
        chance = None if self.fair is None else self.fair.chance_after(self._marks[-1].drawn if self._marks else 0)
        try:
            return position.tell(move, chance)
        except IllegalMove:
            self.book.check(position.view(position.to_move).state, move.number, move)
            raise Refused(say("reason-not-possible", move=str(move))) from None

    def _enter(self, told: Telling, at: int) -> None:
        recorder = self._running()
        turn = recorder.position.turn
        before = self.log[None]
        number = (before[-1].turn + (self._turn_of_last is not turn)) if before else 1
        decider = self.player_at(recorder.position.to_move)
        drawn = told.drawn + (self._marks[-1].drawn if self._marks else 0)
        self._marks.append(Mark(len(before), told.reveals, self.clock.left_at(decider, at), drawn))
        struck = told.struck
        for viewer, log in self.log.items():
            seat = None if viewer is None else self.seat_of(viewer)
            log += [Line(number, who, text, card) for (who, text), card in zip(told.seen_by(seat), struck, strict=True)]
        self._turn_of_last = turn
        recorder.enter(told)
        self.waiting = None
        self.offers.clear()
        if told.after.outcome is not None:
            self._finish(told.after.outcome, at)
        else:
            self._run_clock(at)

    def _check_time(self, at: int) -> None:
        if self.clock.expired(at) is not None:
            raise Refused(say("reason-time-up"))

    def _run_clock(self, at: int, passed: bool = True) -> None:
        """The clock runs for the person who has to decide; a computer never loses on time."""
        decider = self.decider
        self.longest_pause = max(self.longest_pause, at - self.due_since)
        self.due_since = at
        self.clock.run_for(decider if decider is not None and self.players[decider].computer is None else None, at, passed)

    def _take_back(self, decisions: int, at: int) -> None:
        recorder = self._running()
        self.waiting = None
        if decisions:
            kept = len(self._marks) - decisions
            self._cut_log(self._marks[kept].log)
            for decision in range(kept, len(self._marks)):
                self.clock.cap(self._decided(decision), self._marks[decision].left, at)
            del self._marks[kept:]
            recorder.take_back(decisions)
            self._turn_of_last = recorder.positions[kept - 1].turn if kept else None
        self.offers.clear()
        self._run_clock(at, passed=False)

    def _cut_log(self, length: int) -> None:
        self.log_kept = min(self.log_kept, length)
        for log in self.log.values():
            del log[length:]
