"""Whole games as text: tags, one line a turn, moves and chance in order. Made for diffs; replays without the seed."""

from __future__ import annotations

import re
from calendar import monthrange
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from tottenbury.core.errors import NotationError, TottenburyError
from tottenbury.core.game import State
from tottenbury.core.position import Position, Steps, Telling, View
from tottenbury.core.rulebook import LIBRARY, Rulebook
from tottenbury.core.seats import Seat
from tottenbury.words import said_of

UNFINISHED = "*"

BY_AGREEMENT = ("turn-limit", "agreed", "resigned", "time", "forfeit", "abandoned")
"""Reasons that no position shows: the players ended the game otherwise. A Result tag has one of them or one of the game's own."""

FAIR_TAGS = ("Commitment", "SouthText", "NorthText", "Lot")
"""What a record says of its deal from the beginning; the `Secret` comes when the game is over."""

PUBLIC_TAGS = (
    "Rulebook",
    "Edition",
    "South",
    "North",
    "Date",
    "First",
    "Deal",
    "Setup",
    "Match",
    "Round",
    "Practice",
    "Prepared",
    "Hints",
    "Result",
    *FAIR_TAGS,
)
"""Tags that a seat's record keeps (Deal and Setup as that seat may know them)."""

NO_DATE = "????.??.??"
_DATE = re.compile(r"(\d{4}|\?{4})\.(\d\d|\?\?)\.(\d\d|\?\?)")
_TAG = re.compile(r'\[(\w+) "((?:[^"\\]|\\.)*)"\]')
_TURN = re.compile(r"(\d{1,9})\.\s+([SN])(?=\s|$)")
_TOKEN = re.compile(r"\{[^}]*\}|(?:[SN]:)?(?:(?:Re|De|Tr|x) [A-Za-z]\w+:|Rc [A-Za-z]\w+@)\S+|(?:re)?roll [0-9]\S*|\S+")


@dataclass(frozen=True)
class Turn:
    """One line: whose turn, and its moves, results and {comments} in order."""

    number: int
    seat: Seat
    tokens: tuple[str, ...]

    def __str__(self) -> str:
        return f"{self.number}. {self.seat.letter} {' '.join(self.tokens)}".rstrip()


@dataclass(frozen=True)
class Record:
    """A game as it was played, or as one seat saw it."""

    tags: Mapping[str, str]
    turns: tuple[Turn, ...]
    book: Rulebook = field(repr=False, compare=False)
    """The rulebook it was played by."""
    _states: tuple[State, ...] = field(repr=False, compare=False)

    @classmethod
    def parse(cls, text: str) -> Record:
        """The one game of a text, replayed and checked."""
        records = cls.parse_all(text)
        if len(records) != 1:
            raise NotationError(f"one game is expected, not {len(records)}", "record", 1)
        return records[0]

    @classmethod
    def parse_all(cls, text: str) -> tuple[Record, ...]:
        """The games of a text, such as the rounds of a match."""
        return tuple(_parse_one(lines) for lines in _split_games(text))

    @property
    def result(self) -> str:
        """The Result tag: `S five`, `- agreed`, `*`."""
        return self.tags.get("Result", UNFINISHED)

    @property
    def start(self) -> Position | View:
        """The position it began from."""
        return self.book.situation(self._states[0])

    def positions(self) -> tuple[Position | View, ...]:
        """Every position at which somebody had to decide, from the start to the last one."""
        return tuple(_at_the_time(self.book, state) for state in self._states)

    def after_turns(self) -> tuple[Position | View, ...]:
        """The start, and the position after each turn."""
        book = self.book
        opening = _first_state(book, self.tags)
        states = [opening] + [state for _, _, state in _walk(book, opening, self.turns, [])]
        return tuple(_at_the_time(book, state) for state in states)

    def steps(self) -> tuple[tuple[Turn, tuple[tuple[State, int], ...]], ...]:
        """Each turn with its steps: the state in which a move was made, what chance brings there laid down, and the move."""
        opening = _first_state(self.book, self.tags)
        walked = _walk(self.book, opening, self.turns, [])
        return tuple((turn, tuple(step for token, step in pairs if not token.startswith("{"))) for turn, pairs, _ in walked)

    def told(self) -> tuple[State, tuple[tuple[int, State, int, State], ...]]:
        """The state it began from, and each step: number of its turn, state in which it was made, move, and the state after it."""
        opening, game = _first_state(self.book, self.tags), self.book.game
        steps = [(turn.number, state, move) for turn, made in self.steps() for state, move in made]
        return opening, tuple((number, state, move, _quietly_on(self.book, game.step(state, move), [])) for number, state, move in steps)

    def view(self, seat: Seat | None) -> Record:
        """The same game with `?` for all that this seat (None: a spectator) never saw, without comments and private tags: they may tell."""
        book = self.book
        opening = _first_state(book, self.tags)
        blind = book.game.blind(opening, seat)
        tags = {name: value for name, value in self.tags.items() if name in PUBLIC_TAGS}
        if "Deal" in tags:
            tags["Deal"] = book.notation.write_deal(blind)
        else:
            tags["Setup"] = book.notation.write_position(blind)
        lines = [
            (turn, [book.step_for(seat, *step, self._states[-1]) for token, step in pairs if not token.startswith("{")])
            for turn, pairs, _ in _walk(book, opening, self.turns, [])
        ]
        turns = tuple(Turn(turn.number, turn.seat, tuple(tokens)) for turn, tokens in lines)
        states: list[State] = []
        for _ in _walk(book, blind, turns, states):
            pass
        return Record(tags, turns, book, tuple(states))

    def __str__(self) -> str:
        tags = "".join(f'[{name} "{_quoted(value)}"]\n' for name, value in self.tags.items())
        return tags + "\n" + "".join(f"{turn}\n" for turn in self.turns)


class Recorder:
    """Writes a record while a game is played, and can take moves back."""

    def __init__(self, start: Position, **tags: str) -> None:
        fresh = _is_fresh(start)
        notation = start.book.notation
        begin = {"Deal": notation.write_deal(start.state)} if fresh else {"Setup": str(start)}
        first = {"First": start.turn.letter} if fresh else {}
        players = {"South": tags.pop("South", "?"), "North": tags.pop("North", "?"), "Date": tags.pop("Date", NO_DATE)}
        check_date(players["Date"])
        own = {"Edition": start.book.game.edition_tag} if start.book.game.edition_tag else {}
        self.tags: dict[str, str] = {"Rulebook": start.book.id, **own, **players, **first, **begin, **tags}
        self.positions: list[Position] = [start]
        self._steps: list[Steps] = []
        self._ending: str | None = None

    @property
    def position(self) -> Position:
        """Where the game stands."""
        return self.positions[-1]

    def play(self, move: str) -> Position:
        """Make a move and write it down."""
        return self.enter(self.position.tell(move))

    def enter(self, told: Telling) -> Position:
        """Write down a move that was made at the present position."""
        self.positions.append(told.after)
        self._steps.append(told.steps)
        return told.after

    def take_back(self, decisions: int) -> Position:
        """Take back the last decisions."""
        kept = max(0, len(self._steps) - decisions)
        del self._steps[kept:], self.positions[kept + 1 :]
        return self.position

    def end(self, result: str) -> None:
        """The players end the game by agreement, resignation or otherwise: `N resigned`."""
        self._ending = result

    def record(self) -> Record:
        """The game so far."""
        outcome = self.position.outcome
        result = self._ending or (str(outcome) if outcome is not None else UNFINISHED)
        turns: list[Turn] = []
        for before, steps in zip(self.positions, self._steps, strict=False):
            tokens = tuple(text if seat is before.turn else f"{seat.letter}:{text}" for seat, text in steps)
            if turns and turns[-1].seat is before.turn:
                tokens = turns.pop().tokens + tokens
            turns.append(Turn(len(turns) + 1, before.turn, tokens))
        states = tuple(position.state for position in self.positions)
        return Record({**self.tags, "Result": result}, tuple(turns), self.positions[0].book, states)


def _at_the_time(book: Rulebook, state: State) -> Position | View:
    """A position of a record; in a seat's record without what that seat learnt only later (the cards picked for a swap)."""
    seat = book.game.knowing_seat(state)
    return View(book, state, seat) if seat is not None and book.game.hides_anything(state) else book.situation(state)


def _is_fresh(position: Position) -> bool:
    """Whether nothing has been played yet, so that the deal tells everything."""
    notation = position.book.notation
    try:
        dealt = notation.read_deal(notation.write_deal(position.state), position.turn)
    except NotationError:
        return False
    return notation.write_position(dealt) == str(position)


def _quoted(value: str) -> str:
    return re.sub(r"[\x00-\x1f\x7f]", " ", value).replace("\\", "\\\\").replace('"', '\\"')


Line = tuple[int, str]


def _split_games(text: str) -> Iterator[list[Line]]:
    """The numbered lines of each game: a tag after a turn begins a new one."""
    game: list[Line] = []
    in_turns = False
    for number, line in enumerate(text.splitlines(), 1):
        if not line.strip():
            continue
        is_tag = line.lstrip().startswith("[")
        if is_tag and in_turns:
            yield game
            game = []
        in_turns = not is_tag
        game.append((number, line))
    if not game:
        raise NotationError("there is no game here", "record", 1)
    yield game


def read_tag(line: str) -> tuple[str, str] | None:
    """The name and the value of a tag; None if a line is none."""
    match = _TAG.fullmatch(line.strip())
    return None if match is None else (match[1], re.sub(r"\\(.)", r"\1", match[2]))


def _parse_one(lines: list[Line]) -> Record:
    tags: dict[str, str] = {}
    turns: list[Turn] = []
    places: list[tuple[str, list[int]]] = []
    for number, line in lines:
        name = f"line {number}"
        if line.lstrip().startswith("["):
            tag = read_tag(line)
            if tag is None:
                raise NotationError('a tag is written [Name "value"]', name, 1)
            if tag[0] in tags:
                raise NotationError(f"the tag {tag[0]} stands here twice", name, 1)
            tags[tag[0]] = tag[1]
            continue
        turn, columns = _parse_turn(line, name, len(turns) + 1)
        turns.append(turn)
        places.append((name, columns))
    _check_tags(tags, lines[0][0])
    opening, book = _opening(tags)
    said, reason = _result(tags, book)
    states: list[State] = []
    for _ in _walk(book, opening, tuple(turns), states, places):
        pass
    outcome = book.game.outcome(states[-1])
    if outcome is not None and said != str(outcome):
        raise NotationError(f"the game ended {outcome}, not {said}", "Result", 1)
    if outcome is None and said != UNFINISHED and reason not in BY_AGREEMENT:
        raise NotationError(f"the game has not ended, yet the result is {said}", "Result", 1)
    return Record(tags, tuple(turns), book, tuple(states))


def _parse_turn(line: str, name: str, number: int) -> tuple[Turn, list[int]]:
    """A turn's line and the column of each of its tokens."""
    head = _TURN.match(line.strip())
    indent = len(line) - len(line.lstrip())
    if head is None:
        raise NotationError("a turn is written '1. S r7@3 +c=b2'", name, indent + 1)
    if int(head[1]) != number:
        raise NotationError(f"turn {number} is expected, not {head[1]}", name, indent + 1)
    tokens, columns = [], []
    rest = line[: len(line.rstrip())]
    for match in _TOKEN.finditer(rest, indent + head.end()):
        if match.group().startswith("{") and not match.group().endswith("}"):
            raise NotationError("a comment ends with '}' on the same line", name, match.start() + 1)
        tokens.append(match.group())
        columns.append(match.start() + 1)
    return Turn(number, Seat.of(head[2]), tuple(tokens)), columns


def _check_tags(tags: Mapping[str, str], line: int) -> None:
    if "Rulebook" not in tags:
        raise NotationError("the tag Rulebook is missing", f"line {line}", 1)
    check_date(tags.get("Date", NO_DATE))


def _result(tags: Mapping[str, str], book: Rulebook) -> tuple[str, str]:
    """What the Result tag says, and its reason."""
    result = tags.get("Result", UNFINISHED)
    winner, _, reason = result.partition(" ")
    if result != UNFINISHED and (winner not in ("S", "N", "-") or not reason or reason not in (*book.game.reasons, *BY_AGREEMENT)):
        raise NotationError(f"{result!r} is no result; one is like 'S five', '- agreed' or '*'", "Result", 1)
    return result, reason


def check_date(text: str) -> None:
    """Refuse a Date tag that names no day; what is not known of it may be left open, as `2026.11.??`."""
    match = _DATE.fullmatch(text)
    year, month, day = (int(part) if part.isdecimal() else None for part in match.groups()) if match else (0, 0, 0)
    fits = match is not None and year != 0 and (month is None or 1 <= month <= 12)
    if not fits or (day is not None and not 1 <= day <= (monthrange(year or 2000, month)[1] if month else 31)):
        raise NotationError(f"{text!r} is no date; one is written 2026.11.15, with ? for what is not known", "Date", 1)


def _opening(tags: Mapping[str, str]) -> tuple[State, Rulebook]:
    """The first position of a record, and its rulebook, which it may carry along."""
    if "Edition" in tags and LIBRARY.tag_reader(tags["Edition"]) != tags["Rulebook"].split(";")[0]:
        raise NotationError("the Edition is another one than the Rulebook names", "Edition", 1)
    book = LIBRARY.get(tags["Rulebook"])
    return _first_state(book, tags), book


def _first_state(book: Rulebook, tags: Mapping[str, str]) -> State:
    if "Setup" in tags:
        return book.notation.read_position(tags["Setup"])
    if "Deal" not in tags:
        raise NotationError("a record has a Deal or a Setup", "Deal", 1)
    first = tags.get("First", "")
    if first not in ("S", "N"):
        raise NotationError("First says who begins: S or N", "First", 1)
    return book.notation.read_deal(tags["Deal"], Seat.of(first))


_Step = tuple[State, int]


def _walk(
    book: Rulebook, state: State, turns: tuple[Turn, ...], states: list[State], places: Any = None
) -> Iterator[tuple[Turn, list[tuple[str, _Step]], State]]:
    """Replay the turns. Yields each with its tokens, the state and move of each token, and the state after it; fills `states` with the
    points of decision.
    """
    state = _quietly_on(book, state, states)
    for line, turn in enumerate(turns):
        pairs: list[tuple[str, _Step]] = []
        for n, token in enumerate(turn.tokens):
            if token.startswith("{"):
                pairs.append((token, (state, -1)))
                continue
            try:
                seat, text = (Seat.of(token[0]), token[2:]) if token[1:2] == ":" else (turn.seat, token)
                before, move = _read_step(book, state, turn.seat, seat, text)
            except TottenburyError as error:
                if places is None:
                    raise
                name, columns = places[line]
                raise NotationError(getattr(error, "message", said_of(error) or str(error)), name, columns[n]) from error
            pairs.append((token, (before, move)))
            state = _quietly_on(book, book.game.step(before, move), states)
        yield turn, pairs, state
    if not book.game.outcome(state) and (not states or states[-1] is not state):
        states.append(state)


def _quietly_on(book: Rulebook, state: State, states: list[State]) -> State:
    """Make the moves that are never written; note the state if somebody decides there or the game is over."""
    game = book.game
    forced = game.forced(state)
    while forced is not None and not game.reveals(forced):
        state = game.step(state, forced)
        forced = game.forced(state)
    if forced is None and game.follows(state) is None:
        states.append(state)
    return state


def _read_step(book: Rulebook, state: State, turn: Seat, seat: Seat, text: str) -> _Step:
    """The state in which the result of a written step is laid down, and the step's move."""
    game = book.game
    move, said = book.notation.read_move(text)
    book.check(state, move, text)
    if game.turn(state) is not turn or game.decider(state) is not seat:
        raise NotationError(f"it is {game.decider(state)} who decides here", "turn", 1)
    if not game.reveals(move):
        return state, move
    if said is None:
        raise NotationError(f"{text} must say what it brought, {text}=... or {text}=?", "turn", 1)
    result = book.notation.read_result(move, said)
    scripted = state if result is None else game.script(state, move, result)
    if scripted is None:
        raise NotationError(f"{text} is impossible: that card does not come here", "turn", 1)
    return scripted, move
