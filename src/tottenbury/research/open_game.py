"""A game with chance laid open: the deal, every draw and every throw is an event of its own, with its probabilities.

An `OpenGame` is a game as far as it has come. Its record knows both hands and not the piles, so that each card is drawn when it comes.
It does not change; `after` returns another one. Nothing here needs a library from outside.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Any

from tottenbury.core.errors import TottenburyError, UnknownName
from tottenbury.core.game import Outcome, Result, State
from tottenbury.core.kernel_game import KernelGame
from tottenbury.core.position import Made, View
from tottenbury.core.rulebook import LIBRARY, Rulebook
from tottenbury.core.seats import Seat
from tottenbury.library import rulebook
from tottenbury.research.deals import Chances, Deal
from tottenbury.research.games import GameResearch, Lengths
from tottenbury.research.spaces import Spaces, book_of, spaces_of

CHANCE, OVER = -1, -4
"""Who decides when no seat does, numbered as OpenSpiel does."""


@dataclass(frozen=True)
class Setting:
    """A rulebook, who begins (None: the lot decides), and after how many turns a game is drawn."""

    book: Rulebook
    first: Seat | None = None
    turn_limit: int | None = None

    @cached_property
    def game(self) -> KernelGame:
        """The game of the rulebook."""
        assert isinstance(self.book.game, KernelGame)
        return self.book.game

    @cached_property
    def spaces(self) -> Spaces:
        """Its actions and observations."""
        return spaces_of(self.book)

    @property
    def research(self) -> GameResearch[Any]:
        """What the game contributes to this room."""
        return self.spaces.research

    @cached_property
    def outcomes(self) -> int:
        """How many numbers chance needs: a card each, or a throw each."""
        return self.research.outcomes(self.game)

    @cached_property
    def lengths(self) -> Lengths:
        """How long a game can become at most."""
        return self.research.lengths(self.game, self.turn_limit)

    def begin(self) -> OpenGame:
        """A game of which not even a card has been dealt."""
        return OpenGame(self, self.research.begin_deal(self.game, self.first))

    def code(self, move: int, result: Result) -> int:
        """The number of what chance brings."""
        return self.research.code(self.game, move, result)

    def key(self) -> tuple[Any, ...]:
        """What is needed to make this setting again elsewhere."""
        return self.book.id, self.book.game.edition_tag, self.first, self.turn_limit

    def __hash__(self) -> int:
        return hash(self.key())


def setting_of(name: str | Rulebook, first: Seat | None = None, turn_limit: int | None = None) -> Setting:
    """The setting for a rulebook, by its id, with options, or an edition file."""
    book = book_of(name)
    if turn_limit is not None and turn_limit < 1:
        raise TottenburyError(f"a turn limit is a whole number above 0, not {turn_limit}")
    setting = Setting(book, first, book.game.turn_limit if turn_limit is None else turn_limit)
    setting.begin()  # refuses a seat that cannot begin
    return setting


class OpenGame:
    """A game as far as it has come."""

    __slots__ = ("_last", "_moves", "action", "deal", "kept", "made", "parent", "pending", "setting", "state", "turns")

    def __init__(
        self,
        setting: Setting,
        deal: Deal,
        parent: OpenGame | None = None,
        action: int = -1,
        state: State | None = None,
        made: Made | None = None,
        pending: int | None = None,
        turns: int = 0,
    ) -> None:
        self.setting = setting
        self.deal = deal
        self.parent = parent
        self.action = action
        """What led here from `parent`: an action of a seat, or the number of what chance brought."""
        self.state = state
        """The position; None while cards are dealt."""
        self.made = made or []
        """The steps that it took, as a record writes them."""
        self.pending = pending
        """The move that waits for what chance brings."""
        self.turns = turns
        self.kept: dict[Any, Any] = {}
        """Texts that have been written already."""
        self._last: tuple[int, OpenGame] | None = None
        self._moves: dict[int, int] | None = None

    @property
    def dealt(self) -> State:
        """The position, once the cards are dealt."""
        assert self.state is not None
        return self.state

    @property
    def record(self) -> Any:
        """The fields of the position, once the cards are dealt."""
        return self.setting.game.read(self.dealt)

    # Who is to decide what

    @property
    def player(self) -> int:
        """0 for South, 1 for North, CHANCE or OVER."""
        if self.state is None or self.pending is not None:
            return CHANCE
        return OVER if self.over else int(self.record.decider)

    @property
    def over(self) -> bool:
        """Whether the game has ended, by its rules or by the turn limit."""
        if self.state is None:
            return False
        return self.setting.game.is_over(self.state) or self._stopped

    @property
    def _stopped(self) -> bool:
        limit = self.setting.turn_limit
        return limit is not None and self.turns > limit

    @property
    def outcome(self) -> Outcome | None:
        """Who won and why; None while the game goes on."""
        if self.state is None:
            return None
        return Outcome(None, "turn-limit") if self._stopped else self.setting.game.outcome(self.state)

    def returns(self) -> list[float]:
        """What South and North have won: 1, -1, or 0 for a draw and while the game goes on."""
        outcome = self.outcome
        if outcome is None or outcome.winner is None:
            return [0.0, 0.0]
        return [1.0, -1.0] if outcome.winner is Seat.SOUTH else [-1.0, 1.0]

    def actions(self) -> list[int]:
        """The legal actions of the seat that decides, in rising order."""
        return sorted(self.moves())

    def moves(self) -> dict[int, int]:
        """The legal moves of the seat that decides, as the kernels number them, by their actions."""
        if self._moves is None:
            numbers = [] if self.state is None or self.player < 0 else self.setting.game.moves(self.state)
            self._moves = {self.setting.spaces.number_to_action(number): number for number in numbers}
        return self._moves

    def chances(self) -> Chances:
        """What chance may bring here, with the probabilities; in rising order."""
        if self.state is None:
            return self.deal.chances()
        if self.pending is None:
            return []
        results = self.setting.game.results(self.state, self.pending)
        return sorted((self.setting.code(self.pending, result), share) for result, share in results)

    def name(self, action: int) -> str:
        """An action or what chance brings, in notation."""
        notation = self.setting.book.notation
        if self.state is None:
            return self.deal.name(action)
        if self.pending is not None:
            return notation.write_step(self.pending, self._result(action))
        number = self.moves().get(action)
        return self.setting.spaces.action_to_text(action) if number is None else notation.write_move(number)

    def _result(self, code: int) -> Result | None:
        assert self.pending is not None
        results = self.setting.game.results(self.dealt, self.pending)
        return next((result for result, _ in results if self.setting.code(self.pending, result) == code), None)

    # Going on

    def after(self, action: int) -> OpenGame:
        """The game after an action, or after something that chance brings; the last one asked for is kept."""
        if self._last is None or self._last[0] != action:
            self._last = (action, self._go(action))
        return self._last[1]

    def _go(self, action: int) -> OpenGame:
        game = self.setting.game
        if self.state is None:
            if action not in [code for code, _ in self.deal.chances()]:
                raise TottenburyError(f"{action} cannot come here: {self}")
            deal = self.deal.after(action)
            if not deal.finished:
                return OpenGame(self.setting, deal, self, action)
            return self._settle(action, deal, deal.state(), [])
        if self.pending is not None:
            result = self._result(action)
            if result is None:
                raise TottenburyError(f"{action} cannot come here: {self}")
            scripted = game.script(self.state, self.pending, result)
            assert scripted is not None
            return self._settle(action, self.deal, game.step(scripted, self.pending), [(scripted, self.pending)])
        number = self.moves().get(action)
        if number is None:
            raise TottenburyError(f"action {action} is not legal here: {self}")
        if game.reveals(number) and game.result(self.state, number) is None:
            return OpenGame(self.setting, self.deal, self, action, self.state, [], number, self.turns)
        return self._settle(action, self.deal, game.step(self.state, number), [(self.state, number)])

    def _settle(self, action: int, deal: Deal, state: State, made: Made) -> OpenGame:
        """Make the moves that need no decision, up to the next decision or the next thing that chance brings."""
        game, research = self.setting.game, self.setting.research
        pending = None
        while not game.is_over(state):
            follows = game.forced(state)
            if follows is None:
                follows = game.follows(state)
                if follows is None:
                    break
                if not research.stays_hidden(follows):
                    pending = follows
                    break
            if game.reveals(follows):
                made.append((state, follows))
            state = game.step(state, follows)
            if research.stays_hidden(follows):
                state = research.forget(game, state)
        begins = self.state is None or game.turn(state) != game.turn(self.state)
        return OpenGame(self.setting, deal, self, action, state, made, pending, self.turns + (begins and not game.is_over(state)))

    # What has happened, and who has seen it

    def path(self) -> list[OpenGame]:
        """Every stage of the game from the beginning to here."""
        stages = []
        open_game: OpenGame | None = self
        while open_game is not None:
            stages.append(open_game)
            open_game = open_game.parent
        return stages[::-1]

    def history(self) -> list[int]:
        """All actions and what chance brought, from the beginning to here."""
        return [stage.action for stage in self.path()[1:]]

    def view(self, seat: Seat | None) -> View:
        """What a seat (None: a spectator) may know."""
        if self.state is None:
            raise TottenburyError("there is nothing to see before the cards are dealt")
        return View(self.setting.book, self.state, seat)

    def __str__(self) -> str:
        if self.state is None:
            hands = " ".join(self.deal.seen_by(seat) for seat in Seat)
            return f"{self.setting.book.id} deal {hands}"
        line = self.setting.book.notation.write_position(self.state)
        return line if self.pending is None else f"{line} {self.setting.book.notation.write_move(self.pending)}"

    def __deepcopy__(self, _: Any) -> OpenGame:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return _again, (self.setting.key(), tuple(self.history()))


def _again(key: tuple[Any, ...], history: tuple[int, ...]) -> OpenGame:
    """A game from its history, in this or another program."""
    name, tag, first, turn_limit = key
    open_game = setting_of(_book_of(name, tag), first, turn_limit).begin()
    for action in history:
        open_game = open_game.after(action)
    return open_game


def _book_of(name: str, tag: str | None) -> Rulebook:
    """The rulebook of an id; an edition of somebody's own by its tag, unless it is known already."""
    try:
        book = rulebook(name)
    except UnknownName:
        if tag is None:
            raise
    else:
        if book.game.edition_tag == tag:
            return book
    LIBRARY.tag_reader(str(tag))
    return rulebook(name)
