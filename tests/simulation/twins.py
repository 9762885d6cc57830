"""Twins: two universes that differ only in cards a viewer has not seen, and must tell him the same, byte for byte."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from random import Random
from typing import Any
from unittest.mock import patch

from tottenbury.core.errors import TottenburyError
from tottenbury.core.position import Position
from tottenbury.core.seats import Seat
from tottenbury.library import rulebook
from tottenbury.opponents.budget import Budget
from tottenbury.opponents.naming import opponent
from tottenbury.server.answers.proofs import proof_shown
from tottenbury.server.answers.replays import played, replay_shown
from tottenbury.server.edge.access import may_watch, record_for
from tottenbury.server.errors import Forbidden, UnknownGame
from tottenbury.server.messages import encoder
from tottenbury.server.tables import computers
from tottenbury.server.tables.listings import listing_of
from tottenbury.server.wording import refusal
from tottenbury.session import commands as c
from tottenbury.session.pieces import RUNNING
from tottenbury.session.projection import project, update
from tottenbury.session.session import Session
from tottenbury.session.settings import Settings
from tottenbury.words import say

Viewer = Seat | None
Universes = tuple[Session, Session]

_CARD, _TACTIC = re.compile(r"[a-z]\d+"), re.compile(r"[A-Z][a-z]")
_SOUTH, _NORTH, _PILE = 4, 5, 6
"""Fields of a line of cards at the deal: both hands and the pile. The tactic pile is the one that is all tactic cards."""

THINKING = Budget(simulations=6)
"""How long advisers think here: counted, so that the same question gets the same answer."""


class Different(Exception):
    """A viewer was told something different in a twin universe."""


@dataclass
class Count:
    """What was compared."""

    twins: int = 0
    moments: int = 0
    """So often everything that one viewer gets at one moment was compared."""
    texts: int = 0
    """So many messages, records, replays, refusals, proofs and hints that was."""

    def add(self, other: Count) -> None:
        """Both together."""
        self.twins, self.moments, self.texts = self.twins + other.twins, self.moments + other.moments, self.texts + other.texts


# Making twins


def twin_line(line: str, viewer: Viewer, chance: Random) -> str:
    """The same deal with some of the cards exchanged that a viewer does not see."""
    fields = line.split()
    hidden = [at for at in (_SOUTH, _NORTH, _PILE) if at != {Seat.SOUTH: _SOUTH, Seat.NORTH: _NORTH, None: None}[viewer]]
    groups = [(hidden, _CARD)]
    tactics = [at for at in range(_PILE + 1, len(fields)) if _TACTIC.match(fields[at])]
    if tactics and chance.random() < 0.6:
        groups.append((tactics[:1], _TACTIC))
    for places, pattern in groups:
        lists = {at: pattern.findall(fields[at]) for at in places}
        cards = [(at, number) for at, cards in lists.items() for number in range(len(cards))]
        for _ in range(chance.choice((1, 1, 2, 4, 30))):
            (one, first), (other, second) = chance.sample(cards, 2)
            if pattern is _CARD and chance.random() < 0.5:  # what lies deep stays unseen for long
                other, second = _PILE, len(lists[_PILE]) - 1 - chance.randrange(len(lists[_PILE]) // 2)
            lists[one][first], lists[other][second] = lists[other][second], lists[one][first]
        for at, found in lists.items():
            fields[at] = "".join(sorted(found) if at in (_SOUTH, _NORTH) else found)
    return " ".join(fields)


def _lay(line: str, seed: int, fair: str, settings: dict[str, Any]) -> Session:
    session = Session("TWIN")
    session.accept(None, c.Create(Settings(rulebook=line.split()[0], position=line, **settings), seed, fair=fair), 1, "create")
    for player in Seat:
        if session.players[player].computer is None:
            session.accept(player, c.Join(f"holder{player.letter}", player.letter, f"owner{player.letter}"), 1, f"join{player.letter}")
    return session


def _differ_openly(universes: Universes, viewer: Viewer) -> bool:
    """Whether something differs by now that the viewer has every right to see: what lies open, or his own hand."""
    lines = [str(session.position).split() for session in universes]
    own = None if viewer is None else (_SOUTH, _NORTH)[universes[0].seat_of(viewer)]
    for at, (one, other) in enumerate(zip(*lines, strict=True)):
        hidden = (at in (_SOUTH, _NORTH) and at != own) or at == _PILE or (at > _PILE and _is_tactic_pile(at, lines))
        if not hidden and one != other:
            return True
        if at in (_SOUTH, _NORTH) and _numbers(one) != _numbers(other):
            return True  # how many cards of each pile somebody holds can be seen by their backs
    return any(session.outcome is not None for session in universes)


def _is_tactic_pile(at: int, lines: list[list[str]]) -> bool:
    """The first field of tactic cards behind the pile; later ones lie open."""
    return at == {"stones": _PILE + 1, "siege": _PILE + 3}[lines[0][0].partition("-")[0]] and len(lines[0]) > at


def _numbers(hand: str) -> tuple[int, int]:
    return len(_CARD.findall(hand)), len(_TACTIC.findall(hand))


# What a viewer gets


def _attempt(session: Session, viewer: Seat, command: Any, key: str, seen: int | None) -> bytes:
    """The answer to a command that will be refused, or that changes nothing that matters."""
    try:
        session.accept(viewer, command, session.at, key, seen)
    except TottenburyError as error:
        return encoder.encode(refusal(error, session.game, key))
    return b"accepted"


def _record(session: Session, viewer: Viewer) -> bytes:
    made = record_for(session, None, set() if viewer is None else {viewer})
    return b"none" if made is None else str(made()).encode()


def _replay(session: Session, viewer: Viewer) -> bytes:
    game = played(session, None, set() if viewer is None else {viewer})
    if game is None:
        return b"none"
    return encoder.encode(replay_shown(game, game.viewpoint(None)))


class _AtOnce:
    """The queue that computers think in, without waiting."""

    async def run(self, work: Callable[[], Any], *_: Any, **__: Any) -> Any:
        """Do it here and now."""
        return work()


def at_once(work: Any) -> Any:
    """The answer of a coroutine that never waits."""
    try:
        work.send(None)
    except StopIteration as end:
        return end.value
    raise AssertionError("it waits")


def hint(session: Session, viewer: Seat) -> bytes:
    """What a player is told who asks for help."""
    with patch.object(computers, "HINT_BUDGET", THINKING):
        thought = at_once(computers.Computers(_AtOnce()).advise(session, viewer))  # type: ignore[arg-type]
    return repr([(str(one.move), one.chance) for one in thought.candidates] + [str(thought.move)]).encode()


def _choice(session: Session, viewer: Seat, name: str) -> bytes:
    """What a computer would do in a player's place."""
    position = session.position
    assert position is not None
    return str(opponent(name, 7).choose(position.view(session.seat_of(viewer)))).encode()


def _stranger(session: Session) -> bytes:
    """What somebody is told who may not even know that the table exists."""
    error = Forbidden(say("reason-no-seat")) if may_watch(session, set()) else UnknownGame(say("reason-no-table"))
    return encoder.encode(refusal(error, session.game, "x"))


def _questions(universe: Session, viewer: Viewer, chance: Random) -> Iterator[tuple[str, Callable[[Session], bytes]]]:
    """Everything that is compared at one moment, besides the update: chosen alike for both universes."""
    yield "table", lambda session: encoder.encode(project(session, viewer))
    if chance.random() < 0.15:
        yield "record", lambda session: _record(session, viewer)
    if chance.random() < 0.1:
        yield "replay", lambda session: _replay(session, viewer)
    if chance.random() < 0.3:
        place, seat = chance.randint(1, 9), chance.choice(list(Seat))
        yield f"proof {place}", lambda session: _proof(session, place, seat)
    if chance.random() < 0.1:
        yield "listing", lambda session: repr(listing_of(session)).encode()
        yield "stranger", _stranger
    if viewer is None:
        return
    for command in _commands(universe, chance):
        yield f"answer to {command}", partial(_answer, viewer=viewer, command=command)
    if viewer is universe.decider and universe.waiting is None and chance.random() < 0.08:
        name = chance.choice(("hint", "greedy", "novice"))
        if name != "hint":
            yield f"choice of {name}", lambda session: _choice(session, viewer, name)
        elif universe.book.id != "tug":  # the perfect player's lot among equal moves comes from the seed, which differs there
            yield "hint", lambda session: hint(session, viewer)


def _answer(session: Session, viewer: Seat, command: Any) -> bytes:
    return _attempt(session, viewer, command, "attempt", None)


def _proof(session: Session, place: int, seat: Seat) -> bytes:
    try:
        return encoder.encode(proof_shown(session, place, seat))
    except TottenburyError as error:
        return encoder.encode(refusal(error, session.game))


def _commands(session: Session, chance: Random) -> Iterator[Any]:
    """Commands that are refused whatever is hidden: moves that name cards one does not hold, and things not offered."""
    if chance.random() < 0.3:
        legal = {str(move) for move in session.position.legal_moves()} if session.position is not None else set()
        names = ("b1", "b5", "r3", "r9", "y7", "g2", "p4", "o8", "Jo", "Sc", "De", "Sp", "x9")
        move = chance.choice(
            (f"{chance.choice(names)}@{chance.randint(1, 9)}", "draw", f"+{chance.choice(names)}", "claim 3", "+t", "done")
        )
        if move not in legal:
            yield c.Move(move)
    if chance.random() < 0.1:
        refused = (c.Accept("draw"), c.Decline("undo"), c.Next(), c.Stop(), c.Offer("rematch"), c.Chat("  "))
        yield chance.choice([command for command in refused if getattr(command, "what", "") not in session.offers])


# Comparing


class Pair:
    """Two universes and one who lives in both without knowing which."""

    def __init__(self, universes: Universes, viewers: list[Viewer], chance: Random) -> None:
        self.universes, self.viewers, self.chance = universes, viewers, chance
        self.count = Count(twins=1)
        self.story: list[str] = [str(session.position) for session in universes]
        self._key = 0

    def _same(self, what: str, viewer: Viewer, ask: Callable[[Session], bytes]) -> None:
        one, other = (ask(session) for session in self.universes)
        self.count.texts += 1
        if one != other:
            who = "a spectator" if viewer is None else viewer.letter
            raise Different(f"{what}, for {who}: {one[:1500]!r} is {other[:1500]!r} elsewhere")

    def compare(self, said: int | None) -> None:
        """Everything that the viewers get now; `said`: a command has just been accepted, and so much had been said before."""
        for viewer in self.viewers:
            self.count.moments += 1
            if said is not None:
                self._same("update", viewer, lambda session, viewer=viewer: encoder.encode(update(session, viewer, said)))  # type: ignore[misc]
            for what, ask in _questions(self.universes[0], viewer, self.chance):
                self._same(what, viewer, ask)

    def say(self, player: Seat, commands: tuple[Any, Any]) -> bool:
        """Say something in both universes, the same to look at; whether both accepted it."""
        self._key += 1
        said = len(self.universes[0].chat)
        self.story.append(f"{player.letter}: {commands[0]} | {commands[1]}")
        answers = []
        for session, command in zip(self.universes, commands, strict=True):
            try:
                session.accept(player, command, session.at + 700, f"{player.letter}{self._key}")
                answers.append(b"")
            except TottenburyError as error:
                answers.append(encoder.encode(refusal(error, session.game, "x")))
        if bool(answers[0]) != bool(answers[1]) or (player in self.viewers and answers[0] != answers[1]):
            raise Different(f"answer to {commands}: {answers[0]!r} is {answers[1]!r} elsewhere")
        if answers[0] or self.over():
            return not answers[0]
        self.compare(said)
        return True

    def over(self) -> bool:
        """Whether the comparison ends here: what differs can be seen by right."""
        if any(session.status != RUNNING for session in self.universes):
            return True
        if self.universes[0].book.id == "tug":
            one, other = (str(session.position) for session in self.universes)
            return one != other
        return any(_differ_openly(self.universes, viewer) for viewer in self.viewers)

    def play(self, most: int) -> None:
        """Play on, the same to look at, until what differs is seen."""
        self.compare(None)
        for _ in range(most):
            if self.over():
                return
            player = self.universes[0].decider
            if player is None or player is not self.universes[1].decider:
                raise Different("somebody else has to decide elsewhere")
            if not self._something(player):
                return

    def _something(self, player: Seat) -> bool:
        """A move of the one who decides, or something else; whether the game goes on."""
        chance = self.chance
        if self.universes[0].waiting is not None:
            self.say(player, (c.Confirm(), c.Confirm()) if chance.random() < 0.7 else (c.Undo(), c.Undo()))
            return True
        kind = chance.random()
        if kind < 0.04:
            self.say(player, (c.Undo(), c.Undo()))
        elif kind < 0.07:
            other: Any = chance.choice((c.Chat("hello"), c.Offer("undo"), c.Offer("draw")))
            self.say(chance.choice(list(Seat)), (other, other))
        elif kind < 0.09 and self.universes[0].offers:
            what: Any = next(iter(self.universes[0].offers))
            answer: Any = c.Accept(what) if what == "undo" else c.Decline(what)
            self.say(self.universes[0].offers[what].other, (answer, answer))
        else:
            moves = self._moves(player)
            if moves is None:
                return False
            self.say(player, (c.Move(moves[0]), c.Move(moves[1])))
        return True

    def _moves(self, player: Seat) -> tuple[str, str] | None:
        """A move in each universe that look the same to the viewers; None if there is none."""
        one, other = ({str(move): move for move in session.position.legal_moves()} for session in self.universes if session.position)
        if player in self.viewers and list(one) != list(other):
            raise Different(f"the legal moves of {player.letter}: {list(one)} are {list(other)} elsewhere")
        both = [text for text in one if text in other]
        if player not in self.viewers and self.chance.random() < 0.7:
            covered = self._covered(player, one, other)
            if covered is not None:
                return covered
        if not both:
            return None
        move = self.chance.choice(both)
        return move, move

    def _covered(self, player: Seat, one: dict[str, Any], other: dict[str, Any]) -> tuple[str, str] | None:
        """Two different moves that nobody else can tell apart, such as a card put back face down."""
        book = self.universes[0].book
        kinds = getattr(book.game, "covered_moves", ())
        from tottenbury.cards.moves import KIND

        first, second = ([text for text, move in moves.items() if move.number >> KIND in kinds] for moves in (one, other))
        if not first or not second:
            return None
        chosen = self.chance.choice(first)
        hidden = book.notation.write_hidden(one[chosen].number)
        alike = [text for text in second if book.notation.write_hidden(other[text].number) == hidden]
        # The last card of a swap is told when it changes hands, so the order of the picks is seen by right: the same where it can be.
        return (chosen, chosen if chosen in alike else self.chance.choice(alike)) if alike else None


def make_pair(book: str, seed: int) -> Pair:
    """The twins of a seed."""
    chance = Random(f"{book}/{seed}")
    settings = {
        "confirm": chance.random() < 0.3,
        "public": chance.random() < 0.5,
        "clock": chance.choice(("none", "none", "fischer:600+5")),
    }
    if book == "tug":
        return Pair(_tug(chance, settings), [Seat.SOUTH, Seat.NORTH, None], chance)
    viewer: Viewer = chance.choice((Seat.SOUTH, Seat.NORTH, Seat.SOUTH, Seat.NORTH, None))
    line = str(rulebook(book).deal(chance.getrandbits(62)))
    twin = twin_line(line, viewer, chance)
    deal, fair = chance.getrandbits(62), chance.randbytes(32).hex() if chance.random() < 0.5 else ""
    one, other = (_lay(text, deal, fair, settings) for text in (line, twin))
    return Pair((one, other), [None] if viewer is None else [viewer, None], chance)


def _tug(chance: Random, settings: dict[str, Any]) -> Universes:
    """The tug of war hides nothing but the throws to come: the same position with another chance ahead."""
    position: Position = rulebook("tug").deal(chance.getrandbits(62))
    for _ in range(chance.randrange(25)):
        after = position.play(chance.choice(position.legal_moves()))
        if after.outcome is not None:
            break
        position = after
    one, other = (_lay(str(position), chance.getrandbits(62), "", settings) for _ in range(2))
    return one, other


def compare_twins(book: str, seed: int, most: int = 400) -> Count:
    """Compare the twins of a seed; Different says where they differ."""
    pair = make_pair(book, seed)
    try:
        pair.play(most)
    except Different as different:
        story = "\n".join(pair.story[-40:])
        raise Different(f"{different}\n{story}") from None
    return pair.count


def shown(count: Count) -> str:
    """For results files."""
    return json.dumps({"twins": count.twins, "moments": count.moments, "texts": count.texts})
