"""What a table is, and what can be asked of it; `session` has what can be done there."""

from __future__ import annotations

from hashlib import sha256
from typing import Literal

from tottenbury.core.chance import MAX_SEED
from tottenbury.core.fair import Fair, game_secret
from tottenbury.core.game import Outcome
from tottenbury.core.match import Match
from tottenbury.core.position import Position, Telling
from tottenbury.core.rulebook import Rulebook
from tottenbury.core.seats import Seat
from tottenbury.notation.record import Record, Recorder
from tottenbury.session.clock import Clock
from tottenbury.session.pieces import BETWEEN, FINISHED, OPEN, RUNNING, Ended, Line, Mark, Player, Said
from tottenbury.session.settings import Settings
from tottenbury.words import Said as Sentence
from tottenbury.words import say


class TableState:
    """Everything that a table consists of, and questions about it.

    A player is named by the seat that he has in the first game of a match; in a revenge the players change seats (`seat_of`).
    """

    settings: Settings
    book: Rulebook
    match: Match
    clock: Clock

    def __init__(self, game: str) -> None:
        self.game = game
        self.sequence = 0
        self.changed = 0
        """The sequence number of the last entry that changed the table."""
        self.created = self.at = 0
        self.status = OPEN
        self.players: dict[Seat, Player] = {}
        self.recorder: Recorder | None = None
        self.records: list[Record] = []
        """The games that were played to their end at this table."""
        self.ended: list[Ended] = []
        """What else is known of each of them."""
        self.keeper = ""
        """Who has brought the record, at an archive: the fingerprint of his secret."""
        self.outcome: Outcome | None = None
        """How the game on the table ended."""
        self.offers: dict[str, Seat] = {}
        self.ready: set[Seat] = set()
        self.won: dict[Seat, int] = dict.fromkeys(Seat, 0)
        """How many matches each player has won at this table; a single game is one."""
        self.drawn = 0
        self.due_since = 0
        """Since when the one who has to decide has to."""
        self.longest_pause = 0
        """The longest time that anybody here has taken for a decision."""
        self.chat: list[Said] = []
        self.log: dict[Seat | None, list[Line]] = {None: [], Seat.SOUTH: [], Seat.NORTH: []}
        """What has happened in this game, as each player and a spectator (None) was told."""
        self.log_kept = 0
        """How many lines of the log the last entry left standing."""
        self.waiting: tuple[str, Telling] | None = None
        """A move that is to be confirmed."""
        self._marks: list[Mark] = []
        self._turn_of_last: Seat | None = None
        self._exchanged = False
        self._seed, self._secret = 0, False
        self._master = ""
        self.fair: Fair | None = None
        """What decides chance in the game on the table; None where a seed does, or before the first deal."""
        self.texts: dict[Seat, str] = {}
        """What players have added to the next deal."""
        self.pending: Literal["deal", "rematch"] | None = None
        """What waits for nothing but texts."""
        self.pending_since = 0
        self.fair_changed = 0
        """The sequence number of the last entry that changed something about the fairness of deals."""
        self._games = 0
        self._ids: dict[str, int] = {}

    # Who and where

    def seat_of(self, player: Seat) -> Seat:
        """Where a player sits in the game on the table."""
        return player.other if self._exchanged else player

    def seat_in(self, game: int, player: Seat) -> Seat:
        """Where a player sat in a game of this table, counted from 0."""
        exchanged = self.ended[game].exchanged if game < len(self.ended) else self._exchanged
        return player.other if exchanged else player

    def player_at(self, seat: Seat) -> Seat:
        """Who sits there: the exchange of seats undoes itself."""
        return self.seat_of(seat)

    @property
    def position(self) -> Position | None:
        """The game on the table."""
        return None if self.recorder is None else self.recorder.position

    @property
    def decider(self) -> Seat | None:
        """The player who has to decide; None where nobody has."""
        if self.status != RUNNING or self.recorder is None:
            return None
        return self.player_at(self.recorder.position.to_move)

    def people(self) -> list[Seat]:
        """The players who are persons."""
        return [player for player in Seat if self.players[player].computer is None]

    def alone(self, player: Seat) -> bool:
        """Whether a person plays against the computer."""
        return self.players[player.other].computer is not None

    @property
    def one_screen(self) -> bool:
        """Whether both players are people who share a screen, so that neither could ask help behind the other's back."""
        south, north = self.players.values()
        return south.computer is None and (south.holder == north.holder != "" or south.owner == north.owner != "")

    @property
    def match_winner(self) -> Seat | None:
        """The player who has won the match that is over; None: nobody, or an archive."""
        if self.status != FINISHED or self.recorder is None:
            return None
        single = self.match.format.name == "single" and self.outcome is not None  # of a draw the points need not be even
        winner = self.outcome.winner if single and self.outcome is not None else self.match.winner
        return winner if winner is None or self.match.counts_players else self.player_at(winner)

    @property
    def seed(self) -> int:
        """The seed of the game on the table; where a secret decides chance, the one that computer players choose by."""
        return self.seed_of(max(0, self._games - 1)) if self.fair is None else self.fair.player_seed

    def seed_of(self, game: int) -> int:
        """The seed of a game of this table, counted from 0. Behind a secret one no game's cards tell the next one's."""
        if self._secret:
            return int.from_bytes(sha256(f"{self._seed}/{game}".encode()).digest()[:8]) & MAX_SEED
        return (self._seed + game) & MAX_SEED

    @property
    def next_secret(self) -> str:
        """The secret of the game to come; empty where a seed decides."""
        return game_secret(self._master, self._games) if self._master else ""

    @property
    def prepared(self) -> bool:
        """Whether the game to come is dealt as it was prepared, for a first lesson; all others here are fair."""
        return self.settings.guide and self._games == 0

    @property
    def awaited(self) -> tuple[Seat, ...]:
        """The players who have promised a text for the game to come and have not said it yet."""
        to_come = self.pending is not None or self.status in (OPEN, BETWEEN)
        if not self._master or not to_come or self.prepared:
            return ()
        return tuple(player for player, place in self.players.items() if place.mixes and player not in self.texts)

    def undo_to(self, player: Seat) -> int | None:
        """How many decisions a player may take back without asking anybody; None: he has to ask, or has nothing to take back."""
        if self.status != RUNNING or self.recorder is None:
            return None
        if self.waiting is not None:
            return 0 if player is self.decider else None
        if self.alone(player):
            return self._back_to(player)
        own = self._marks and self.decider is player and self._decided(len(self._marks) - 1) is player
        return 1 if own and not self._marks[-1].reveals else None

    def _decided(self, decision: int) -> Seat:
        assert self.recorder is not None
        return self.player_at(self.recorder.positions[decision].to_move)

    def _back_to(self, player: Seat) -> int | None:
        """How many decisions lie behind a player's last one, that one included."""
        for decision in reversed(range(len(self._marks))):
            if self._decided(decision) is player:
                return len(self._marks) - decision
        return None

    def may_offer(self, player: Seat, what: str) -> Sentence | None:
        """Why a player may not offer something now; None if he may."""
        if what == "rematch":
            if self.status != FINISHED or self.recorder is None:
                return say("reason-rematch-later")
            if self.pending is not None:
                return say("reason-offered-already")
        elif self.status != RUNNING:
            return say("reason-no-game")
        elif self.alone(player):
            return say("reason-computer-no-draw") if what == "draw" else say("reason-computer-undo")
        elif what == "undo" and self._back_to(player) is None:
            return say("reason-nothing-to-undo")
        return say("reason-offered-already") if what in self.offers else None

    def games(self) -> list[Record]:
        """The records of all games played here, with the one that is being played."""
        return self.records + ([self.recorder.record()] if self.status == RUNNING and self.recorder is not None else [])

    @property
    def hints(self) -> int:
        """How often help was asked for in this game."""
        return int(self.recorder.tags.get("Hints", "0")) if self.recorder is not None else 0
