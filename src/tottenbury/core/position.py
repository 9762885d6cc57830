"""Positions, views and moves as immutable objects over a game's records. No rule is stated here."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tottenbury.core.chance import Chance, check_seed
from tottenbury.core.errors import IllegalMove, NeedsChance, NotYourTurn
from tottenbury.core.game import Outcome, Proof, State
from tottenbury.core.seats import Seat
from tottenbury.words import Said, say

if TYPE_CHECKING:
    from tottenbury.core.rulebook import Rulebook

Steps = tuple[tuple[Seat, str], ...]
"""What happened, as a record writes it: who, and the move or what chance brought."""


Made = list[tuple[State, int]]
"""Steps as they were made: the state with the coming result laid down, and the move."""


def _seeded(seed: int | None) -> Chance | None:
    return None if seed is None else Chance(seed)


class Move(str):
    """One decision: its canonical text, which also knows its number in the game's records."""

    __slots__ = ("number",)
    number: int

    def __new__(cls, text: str, number: int) -> Move:
        """A move with its text and its number."""
        move = super().__new__(cls, text)
        move.number = number
        return move

    def __repr__(self) -> str:
        return f"Move({str(self)!r})"


def check_text(move: object) -> None:
    """A move is a text; whatever else is a mistake of the program, not of a player."""
    if not isinstance(move, str):
        raise TypeError(f"a move is a text such as 'r7@3' or one of legal_moves(), not {move!r}")


class Situation:
    """What a position and a view have in common: somebody is to decide, and the rules say what is allowed."""

    __slots__ = ("_state", "book")
    book: Rulebook
    _state: State

    def __init__(self, book: Rulebook, state: State) -> None:
        self.book = book
        self._state = state

    @property
    def turn(self) -> Seat:
        """Whose turn it is."""
        return self.book.game.turn(self._state)

    @property
    def to_move(self) -> Seat:
        """Who decides next; within a turn that may for once be the other seat."""
        return self.book.game.decider(self._state)

    @property
    def phase(self) -> str:
        """The phase, as the notation writes it."""
        return self.book.notation.phase(self._state)

    @property
    def outcome(self) -> Outcome | None:
        """None, or who won and why."""
        return self.book.game.outcome(self._state)

    @property
    def state(self) -> State:
        """The flat record under this object, for kernels; treat it as read-only."""
        return self._state

    def legal_moves(self) -> tuple[Move, ...]:
        """Every decision allowed here; empty only when the game is over."""
        if self.book.game.hides_hand(self._state):
            raise NotYourTurn(say("reason-hand-unknown", seat=self.to_move.letter))
        return self.book.named(self.book.game.moves(self._state))

    def blocked(self) -> dict[str, Said]:
        """Where a card is to be played: why cards of the mover's hand cannot be played anywhere, by their names."""
        return {} if self.book.game.hides_hand(self._state) else self.book.blocked(self._state)

    def prove(self, place: int, claimant: Seat | None = None) -> Proof:
        """Whether a claim at this stone or tile holds for the seat whose claim it would be (or the one named), and what refutes it."""
        return self.book.game.prove(self._state, place, self.book.game.claimant(self._state) if claimant is None else claimant)

    def chance(self) -> tuple[tuple[str, float], ...]:
        """If what comes next is not known here: each possible move with its result, and its probability."""
        game, notation = self.book.game, self.book.notation
        move = game.chance(self._state)
        if move is None:
            return ()
        results = game.results(self._state, move)
        return tuple((notation.write_step(move, result), share) for result, share in results)

    def results(self, move: str) -> tuple[tuple[str, float], ...]:
        """What a move may bring that chance decides, each with its probability; empty if it brings nothing unknown."""
        game, notation = self.book.game, self.book.notation
        check_text(move)
        number, _ = (move.number, None) if isinstance(move, Move) else notation.read_move(move)
        self.book.check(self._state, number, move)
        if not game.reveals(number):
            return ()
        return tuple((notation.write_step(number, result), share) for result, share in game.results(self._state, number))

    def _after(self, move: str, chance: Chance | None) -> tuple[State, Made]:
        """The state after a move and whatever follows without a decision, and each step on the way that a record writes down."""
        game = self.book.game
        check_text(move)
        number, said = (move.number, None) if isinstance(move, Move) else self.book.notation.read_move(move)
        state = self._state
        self.book.check(state, number, move)
        state = self._with_result(state, number, said, chance)
        made = [(state, number)]
        state = game.step(state, number)
        while (follows := self._follows(state, chance)) is not None:
            state = self._with_result(state, follows, None, chance)
            if game.reveals(follows):
                made.append((state, follows))
            state = game.step(state, follows)
        return state, made

    def _follows(self, state: State, chance: Chance | None) -> int | None:
        """The move that is made here without asking anybody, if there is one."""
        game = self.book.game
        if chance is not None and (move := game.follows(state)) is not None:
            return move
        return game.forced(state)

    def _with_result(self, state: State, move: int, said: str | None, chance: Chance | None) -> State:
        """The state in which the result of `move` is laid down: as said behind `=`, as known, or drawn."""
        game, notation = self.book.game, self.book.notation
        if not game.reveals(move):
            if said is not None:
                raise IllegalMove(say("reason-brings-nothing", move=notation.write_move(move)))
            return state
        if said is not None:
            result = notation.read_result(move, said)
            if result is None:
                if game.result(state, move) is None and not game.hides_anything(state):
                    raise NeedsChance(say("reason-for-views", move=notation.write_move(move)))
                return state
        elif game.result(state, move) is not None:
            return state
        elif chance is None:
            resolved = game.resolve(state, move)
            if resolved is not None:
                return resolved
            raise NeedsChance(say("reason-brings-unknown", move=notation.write_move(move)))
        else:
            chance.begin_draw()
            result = game.draw(state, move, chance)
        scripted = game.script(state, move, result)
        if scripted is None:
            raise IllegalMove(say("reason-impossible", move=notation.write_move(move), result=str(said)))
        return scripted

    def __str__(self) -> str:
        return self.book.notation.write_position(self._state)

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self}>"

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self) and str(other) == str(self)

    def __hash__(self) -> int:
        return hash(str(self))


class Position(Situation):
    """A position that knows every card. Playing returns a new one."""

    __slots__ = ()

    def play(self, move: str, seed: int | None = None) -> Position:
        """The position after a legal move, at the next real decision."""
        number = self.book.number_of(move)
        state = None if number is None or seed is not None or self._asks_chance(number) else self.book.game.try_move(self._state, number)
        if state is None:  # a script, a seed, or a move to be refused with its reason
            state, _ = self._after(move, _seeded(seed))
        return Position(self.book, state)

    def _asks_chance(self, number: int) -> bool:
        """Whether a move brings something that this position does not know yet."""
        return self.book.game.reveals(number) and self.book.game.result(self._state, number) is None

    def with_chance(self, seed: int) -> Position:
        """The same position, in which chance decides by this seed from now on. (A dealt one has its deal's seed.)"""
        return Position(self.book, self.book.game.with_chance(self._state, check_seed(seed)))

    def perft(self, depth: int) -> int:
        """How many sequences of `depth` decisions follow: a number that exposes every mistake in the rules."""
        return self.book.game.perft(self._state, depth)

    def steps(self, move: str, seed: int | None = None) -> tuple[Position, Steps]:
        """Like `play`, together with the steps as a record writes them: the move, then what chance brought."""
        told = self.tell(move, _seeded(seed))
        return told.after, told.steps

    def steps_seen_by(self, viewer: Seat | None, move: str) -> Steps:
        """The steps of a move as a viewer (None: a spectator) gets to see them."""
        return self.tell(move).seen_by(viewer)

    def tell(self, move: str, chance: Chance | None = None) -> Telling:
        """Make a move and keep what is needed to tell anybody of it; `chance` decides what the position does not know."""
        state, made = self._after(move, chance)
        return Telling(Position(self.book, state), made, 0 if chance is None else chance.drawn)

    def view(self, seat: Seat | None) -> View:
        """What a seat may know; None: a spectator."""
        return View(self.book, self._state, seat)


class Telling:
    """A move that was made: where it leads, and how a record or a viewer tells it."""

    __slots__ = ("_made", "after", "drawn")

    def __init__(self, after: Position, made: Made, drawn: int = 0) -> None:
        self.after = after
        self._made = made
        self.drawn = drawn
        """How many times chance decided what came."""

    @property
    def steps(self) -> Steps:
        """The steps as a record writes them."""
        book = self.after.book
        return tuple([(book.game.decider(state), book.step_text(state, number)) for state, number in self._made])

    def seen_by(self, viewer: Seat | None) -> Steps:
        """The steps as a viewer (None: a spectator) gets to see them."""
        book, now = self.after.book, self.after.state
        return tuple([(book.game.decider(state), book.seen_text(viewer, state, number, now)) for state, number in self._made])

    @property
    def struck(self) -> tuple[str | None, ...]:
        """For each step the card on the table that it discarded without naming it. Everybody sees that."""
        return tuple([self.after.book.game.struck(state, number) for state, number in self._made])

    @property
    def reveals(self) -> bool:
        """Whether something came to light that nobody, or not everybody, had known: a card, a throw."""
        return any(self.after.book.game.reveals(number) for _, number in self._made)


class View(Situation):
    """What one seat (None: a spectator) may know. A hidden card cannot get in: the record is blinded when the view is made."""

    __slots__ = ("seat",)
    seat: Seat | None

    def __init__(self, book: Rulebook, state: State, seat: Seat | None) -> None:
        super().__init__(book, book.game.blind(state, seat))
        self.seat = seat

    @classmethod
    def of_known(cls, book: Rulebook, state: State, seat: Seat | None) -> View:
        """A view over a record that holds nothing but what the viewer was told."""
        view = cls.__new__(cls)
        Situation.__init__(view, book, state)
        view.seat = seat
        return view

    def play(self, move: str, seed: int | None = None) -> View:
        """The view after a move. It stops where something unknown comes next, so that it can be told: `play("+c=r5")`, `play("+c=?")`."""
        state, _ = self._after(move, _seeded(seed))
        return View.of_known(self.book, state, self.seat)

    def view(self, seat: Seat | None) -> View:
        """The view as another may know it: less, never more."""
        return View(self.book, self._state, seat)
