"""A rulebook: one game under one edition's rules, with its notation. And the registry of all of them."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from weakref import WeakValueDictionary

from tottenbury.core.chance import check_seed
from tottenbury.core.errors import GameOver, IllegalMove, NotationError, UnknownName
from tottenbury.core.fair import Fair
from tottenbury.core.game import Game, Notation, State
from tottenbury.core.move_kinds import MoveParts
from tottenbury.core.position import Move, Position, View, check_text
from tottenbury.core.seats import Seat
from tottenbury.words import Said, said_of, say


class Rulebook:
    """The door to one set of rules: deal, read positions, play."""

    def __init__(self, game: Game, notation: Notation, blocked: Callable[[State], dict[str, Said]] = lambda _: {}) -> None:
        self.game = game
        self.notation = notation
        self.blocked = blocked
        """Why cards of the hand cannot be played anywhere, by their names, in positions where a card is to be played."""
        self._moves: dict[int, Move] = {}
        self._numbers: dict[str, int] = {}

    @property
    def id(self) -> str:
        """The stable name, such as `stones-1999`."""
        return self.game.id

    @property
    def title(self) -> str:
        """One line for people."""
        return self.game.title

    def deal(self, seed: int, first: Seat | None = None, bonus: Seat | None = None) -> Position:
        """A fresh game. The seed decides the cards and, unless `first` is given, by lot who begins. `bonus`: see Match."""
        return Position(self, self.game.deal(check_seed(seed), first, bonus))

    def deal_fairly(self, fair: Fair, first: Seat, bonus: Seat | None = None) -> Position:
        """A fresh game whose cards or dice follow from a secret and the players' texts."""
        state = self.notation.read_deal(self.notation.draw_deal(fair), first)
        return Position(self, self.game.finish_deal(state, first, bonus))

    def position(self, line: str) -> Position | View:
        """The position of a line in our notation; a view if it has unknown cards."""
        return self.situation(self.notation.read_position(line))

    def situation(self, state: State) -> Position | View:
        """A record as an object: a position if it knows every card, else the view it is."""
        if self.game.hides_anything(state):
            return View.of_known(self, state, self.game.knowing_seat(state))
        return Position(self, state)

    def named(self, numbers: Iterable[int]) -> tuple[Move, ...]:
        """Moves by their numbers."""
        try:
            return tuple([self._moves[number] for number in numbers])
        except KeyError:
            return tuple([self._moves.get(number) or self._name(number) for number in numbers])

    def _name(self, number: int) -> Move:
        move = Move(self.notation.write_move(number), number)
        self._moves[number] = move
        self._numbers[str(move)] = number
        return move

    def number_of(self, text: str) -> int | None:
        """The number of a move in plain text; None if a result stands behind it."""
        if isinstance(text, Move):
            return text.number
        check_text(text)
        number = self._numbers.get(text)
        if number is None:
            number, result = self.notation.read_move(text)
            if result is not None:
                return None
            self._name(number)
        return number

    def parts(self, text: str) -> MoveParts | None:
        """The parts of a move or of a step; None if the game does not tell parts apart, or has no such move."""
        return self.notation.parts(text)

    def step_text(self, state: State, move: int) -> str:
        """A step as a record writes it: the move, and behind `=` what it brings."""
        text = self.notation.write_move(move)
        if self.game.reveals(move):
            return self.notation.write_step(move, self.game.result(state, move))
        return text

    def seen_text(self, viewer: Seat | None, state: State, move: int, now: State) -> str:
        """A step as a viewer gets to see it by now: `?` for what is hidden from him."""
        return self.step_text(state, move) if self.game.sees(state, move, viewer, now) else self.notation.write_hidden(move)

    def step_for(self, viewer: Seat | None, state: State, move: int, now: State) -> str:
        """A step as a viewer's record writes it, with the seat's letter if it is not the one whose turn it is."""
        seat = self.game.decider(state)
        text = self.seen_text(viewer, state, move, now)
        return text if seat is self.game.turn(state) else f"{seat.letter}:{text}"

    def check(self, state: State, move: int, text: str) -> None:
        """Raise an error that says why, unless the move is legal."""
        outcome = self.game.outcome(state)
        if outcome is not None:
            raise GameOver(say("reason-game-over", move=str(text), outcome=str(outcome)))
        if move not in self.game.moves(state):
            raise IllegalMove(say("reason-illegal", move=text.strip(), reason=self.game.refusal(state, move)))

    def __repr__(self) -> str:
        return f"<Rulebook {self.id}>"


MOST_CHOSEN = 256
"""So many rulebooks with options are kept ready; there are thousands of combinations."""


class Library:
    """All rulebooks by name, each made when it is first asked for. As long as somebody has one, he gets the same again."""

    def __init__(self) -> None:
        self._makers: dict[str, Callable[[dict[str, str]], Rulebook]] = {}
        self._titles: dict[str, str | Callable[[], str]] = {}
        self._made: dict[str, Rulebook] = {}
        """Those without options, kept for good."""
        self._chosen: dict[str, Rulebook] = {}
        """Those with options, the one asked for last at the end."""
        self._known: WeakValueDictionary[str, Rulebook] = WeakValueDictionary()
        """All with options that somebody has."""
        self._own: set[str] = set()
        self.opener: Callable[[str], str | None] = lambda _: None
        """Finds an edition file by its path or name, enters it, and answers its id."""
        self.tag_reader: Callable[[str], str] = lambda text: text
        """Enters the edition that a record carries, and answers its id."""

    def add(self, name: str, title: str | Callable[[], str], maker: Callable[[dict[str, str]], Rulebook]) -> None:
        """Enter a rulebook; `maker` makes it with the options it is given. A title that is not at hand is asked for when it is needed."""
        self._makers[name] = maker
        self._titles[name] = title

    def ids(self) -> tuple[str, ...]:
        """The names of all published rulebooks, in the order in which they were entered."""
        return tuple(name for name in self._makers if name not in self._own)

    def title(self, name: str) -> str:
        """The one-line title of a rulebook, without making it."""
        title = self._titles[name]
        return title if isinstance(title, str) else title()

    def get(self, name: str) -> Rulebook:
        """The rulebook of this name, or of this edition file; options may stand behind: `stones-1999;claim_window=own_turn`."""
        found = self._made.get(name) or self._known.get(name)
        if found is None:
            plain, *options = name.split(";")
            if plain not in self._makers:
                plain = self.opener(plain) or plain
            if plain not in self._makers:
                raise UnknownName(say("reason-no-rulebook", name=repr(plain), known=", ".join(self.ids())))
            chosen = dict(option.partition("=")[::2] for option in options)
            if len(chosen) != len(options):
                raise UnknownName(say("reason-option-twice", name=repr(name)))
            made = self._makers[plain](chosen)
            if name.split(";")[0] != plain:  # a file, which may change
                return made
            first = self._made.setdefault(made.id, made) if ";" not in made.id else self._known.setdefault(made.id, made)
            found = self._known.setdefault(name, first) if options else self._made.setdefault(name, first)
        if ";" in name:
            self._chosen.pop(name, None)
            self._chosen[name] = found
            while len(self._chosen) > MOST_CHOSEN:
                self._chosen.pop(next(iter(self._chosen)), None)
        return found

    def learn(self, name: str, title: str, maker: Callable[[dict[str, str]], Rulebook]) -> None:
        """Enter an edition of a user's own; a newer one of the same name takes its place."""
        self._makers[name] = maker
        self._titles[name] = title
        self._own.add(name)
        self._forget(name)

    def remove(self, name: str) -> None:
        """Forget a rulebook, and all that were made of it with options."""
        self._makers.pop(name, None)
        self._titles.pop(name, None)
        self._own.discard(name)
        self._forget(name)

    def _forget(self, name: str) -> None:
        self._made = {key: book for key, book in self._made.items() if key.split(";")[0] != name}
        for key in [key for key in [*self._chosen, *self._known] if key.split(";")[0] == name]:
            self._chosen.pop(key, None)
            self._known.pop(key, None)

    def read(self, line: str) -> Position | View:
        """The position of a line whose first field names its rulebook."""
        name = line.split(maxsplit=1)[0] if line.strip() else ""
        try:
            book = self.get(name)
        except UnknownName as error:
            raise NotationError(said_of(error) or str(error), "rulebook", len(line) - len(line.lstrip()) + 1) from None
        return book.position(line)


LIBRARY = Library()
"""Every rulebook of the house; `tottenbury.library` puts them in."""
