"""Any commands in any order, right and wrong ones: what was refused changed nothing, and everybody sees the same table."""

from __future__ import annotations

from hypothesis import settings as hypothesis_settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

import tottenbury as tb
from tests.session.tables import START, VIEWERS, N, S
from tottenbury.core.errors import TottenburyError
from tottenbury.session import (
    Accept,
    Chat,
    Command,
    Confirm,
    Create,
    Decline,
    Entry,
    Forfeit,
    Hint,
    Join,
    Leave,
    Move,
    Next,
    Offer,
    Projection,
    Refused,
    Resign,
    Resume,
    Session,
    Settings,
    Stale,
    Stop,
    Timeout,
    Undo,
    project,
    update,
)
from tottenbury.session.commands import QUIET
from tottenbury.session.projection import follow

TABLES = [
    {"rulebook": "stones-1999"},
    {"rulebook": "stones-1999", "format": "series", "tie": "extra_game"},
    {"rulebook": "stones-2024-tactics", "format": "feud:2"},
    {"rulebook": "siege-2020"},
    {"rulebook": "siege-2020", "format": "revenge"},
    {"rulebook": "siege-2020", "format": "revenge", "decider": "new_pair"},
    {"rulebook": "tug", "format": "rematch", "split": "decider"},
]
SUBJECTS = ("draw", "undo", "rematch")
COMMANDS: list[Command] = [
    *(kind(what) for kind in (Offer, Accept, Decline) for what in SUBJECTS),
    *(Confirm(), Undo(), Resign(), Hint(), Chat("well"), Chat("\u202e"), Leave(), Next(), Stop()),
    *(Timeout(), Forfeit("it crashed"), Resume(), Join("x", "Eve"), Create(Settings(rulebook="tug"), 1)),
]
WORDS = {"confirm": Confirm(), "undo": Undo(), "hint": Hint(), "resign": Resign(), "next": Next(), "stop": Stop()}
KINDS = {"offer": Offer, "accept": Accept, "decline": Decline}
WRONG_MOVES = ["", "nonsense", "r7@1", "r7@99", "!1", "+c", "+c=r5", "+c=?", ".", "pass", "roll", "roll 666", "Jo@1", "oil@4", "é" * 300]


def said_as(words: str) -> Command:
    """The command of an entry of `may`."""
    kind, _, what = words.partition(" ")
    return KINDS[kind](what) if what else WORDS[kind]


class AnyTable(RuleBasedStateMachine):
    """One table, three clients that follow it, and everything that can be said."""

    def __init__(self) -> None:
        super().__init__()
        self.session = Session("g1")
        self.entries: list[Entry] = []
        self.now = START
        self.ids = 0
        self.clients: dict[tb.Seat | None, Projection | None] = {}

    @initialize(
        table=st.sampled_from(TABLES),
        seed=st.integers(0, 1000),
        clock=st.sampled_from(["none", "move:60", "fischer:100+5"]),
        players=st.sampled_from([("person", "person"), ("person", "person"), ("person", "greedy"), ("greedy", "person"), ("a", "b")]),
        confirm=st.booleans(),
        seated=st.sampled_from([(S, N), (N, S), (S, N), (S,), ()]),
    )
    def lay(
        self, table: dict[str, str], seed: int, clock: str, players: tuple[str, str], confirm: bool, seated: tuple[tb.Seat, ...]
    ) -> None:
        chosen = Settings(**table, clock=clock, south=players[0], north=players[1], confirm=confirm)
        self.entries.append(self.session.accept(None, Create(chosen, seed), self.now, "create"))
        self.clients = {viewer: project(self.session, viewer) for viewer in VIEWERS}
        for player in seated:
            self.sit_down(player)

    def seen(self) -> list[Projection]:
        return [project(self.session, viewer) for viewer in VIEWERS]

    def say(self, player: tb.Seat | None, command: Command, command_id: str = "", seen: int | None = None) -> TottenburyError | None:
        """Say something; the answer is why it was refused. What was refused changed nothing, and is not refused by accident."""
        self.ids += 1
        before, said, numbers = self.seen(), len(self.session.chat), (self.session.sequence, self.session.changed, self.session.log_kept)
        try:
            entry = self.session.accept(player, command, self.now, command_id or f"c{self.ids}", seen)
        except TottenburyError as error:
            refusal = error
        else:
            refusal = None
        if refusal is not None:
            assert self.seen() == before, f"{command} changed something: {refusal}"
            assert (self.session.sequence, self.session.changed, self.session.log_kept) == numbers
            return refusal
        assert entry.sequence == self.session.sequence == numbers[0] + 1
        self.entries.append(entry)
        for viewer, client in self.clients.items():
            self.clients[viewer] = None if client is None else follow(client, update(self.session, viewer, said))
        return None

    # What is right

    @rule(player=st.sampled_from([S, N]))
    def sit_down(self, player: tb.Seat) -> None:
        refusal = self.say(player, Join(f"secret of {player}", f"Player {player}"))
        assert refusal is None or self.session.players[player].joined or self.session.status == "closed"

    @precondition(lambda self: self.session.decider is not None and self.session.waiting is None)
    @rule(picks=st.lists(st.integers(0, 10_000), min_size=1, max_size=25))
    def play_on(self, picks: list[int]) -> None:
        for pick in picks:
            decider = self.session.decider
            if decider is None or self.session.waiting is not None or self.session.clock.expired(self.now) is not None:
                return
            legal = project(self.session, decider).table.legal
            assert self.say(decider, Move(legal[pick % len(legal)]), seen=self.session.sequence) is None

    @rule(picks=st.lists(st.tuples(st.sampled_from([S, N]), st.integers(0, 100)), min_size=1, max_size=8))
    def say_what_one_may(self, picks: list[tuple[tb.Seat, int]]) -> None:
        """Whatever is offered to a player is accepted, unless his time is used up."""
        for player, pick in picks:
            may = project(self.session, player).table.may
            if may and self.session.players[player].computer is None and self.session.clock.expired(self.now) is None:
                words = may[pick % len(may)]
                refusal = self.say(player, said_as(words))
                assert refusal is None, f"{words}: {refusal}"

    @precondition(lambda self: self.session.status in ("running", "between", "finished"))
    @rule(player=st.sampled_from([S, N]))
    def talk_and_come_to_the_next_game(self, player: tb.Seat) -> None:
        """Otherwise few would come as far as a revenge."""
        self.say(player, Chat(f"word {self.ids}"))
        self.say(player, Resign())
        for command in (Next(), Offer("rematch"), Accept("rematch")):
            self.say(S, command)
            self.say(N, command)

    # What may be right or wrong

    @rule(player=st.sampled_from(VIEWERS), command=st.sampled_from(COMMANDS))
    def say_anything(self, player: tb.Seat | None, command: Command) -> None:
        may = () if player is None else project(self.session, player).table.may
        refusal = self.say(player, command)
        if refusal is None and player is not None and not isinstance(command, Chat | Leave | Join):
            assert any(said_as(words) == command for words in may), f"{command} was accepted, yet not among {may}"

    @rule(player=st.sampled_from(VIEWERS), move=st.sampled_from(WRONG_MOVES))
    def move_wrongly(self, player: tb.Seat | None, move: str) -> None:
        legal = () if player is None else project(self.session, player).table.legal
        refusal = self.say(player, Move(move))
        assert refusal is not None or move in legal

    @rule(pick=st.integers(0, 10_000))
    def say_it_again(self, pick: int) -> None:
        entry = self.entries[pick % len(self.entries)]
        player = None if entry.player is None else tb.Seat.of(entry.player)
        assert isinstance(self.say(player, entry.command, entry.id), Refused)

    @rule(player=st.sampled_from([S, N]), command=st.sampled_from(COMMANDS), behind=st.integers(1, 5))
    def say_without_having_looked(self, player: tb.Seat, command: Command, behind: int) -> None:
        refusal = self.say(player, command, seen=self.session.changed - behind)
        assert isinstance(command, QUIET) or refusal is not None
        assert not (isinstance(command, QUIET) and isinstance(refusal, Stale))

    # What happens around it

    @rule(seconds=st.sampled_from([1, 10, 50, 70, -30]))
    def time_passes(self, seconds: int) -> None:
        self.now += 1000 * seconds

    @rule(viewer=st.sampled_from(VIEWERS))
    def lose_the_line(self, viewer: tb.Seat | None) -> None:
        self.clients[viewer] = None

    @rule(viewer=st.sampled_from(VIEWERS))
    def come_back(self, viewer: tb.Seat | None) -> None:
        self.clients[viewer] = project(self.session, viewer)

    # What always holds

    @invariant()
    def who_followed_sees_what_a_newcomer_sees(self) -> None:
        for viewer, client in self.clients.items():
            assert client is None or client == project(self.session, viewer)

    @invariant()
    def the_clock_never_runs_for_a_computer(self) -> None:
        if self.entries and (running := self.session.clock.running) is not None:
            assert self.session.players[running].computer is None
            assert self.session.decider is running

    @invariant()
    def sequence_numbers_have_no_gaps(self) -> None:
        assert [entry.sequence for entry in self.entries[-3:]] == list(range(len(self.entries) + 1))[1:][-3:]

    @invariant()
    def the_history_tells_everything(self) -> None:
        if self.ids % 4 == 0:  # it takes its time
            self.teardown()

    def teardown(self) -> None:
        if self.entries:
            again = Session.replay("g1", [Entry.decode(entry.encode()) for entry in self.entries])
            assert [project(again, viewer) for viewer in VIEWERS] == self.seen()
            assert again.records == self.session.records
            assert (again.sequence, again.changed, again.seed) == (self.session.sequence, self.session.changed, self.session.seed)


TestAnyTable = AnyTable.TestCase
TestAnyTable.settings = hypothesis_settings(
    max_examples=120, stateful_step_count=40, deadline=None, derandomize=True, print_blob=True, database=None
)
