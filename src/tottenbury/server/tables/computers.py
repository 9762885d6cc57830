"""Computer players of one table. They think in the server's fair queue, on the account of who plays there: nobody else waits for them."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from tottenbury.core.errors import Forfeit, TottenburyError
from tottenbury.core.kernel_game import KernelGame
from tottenbury.core.rulebook import Rulebook
from tottenbury.core.seats import Seat
from tottenbury.opponents.levels import LevelOpponent
from tottenbury.opponents.naming import HINT_BUDGET, adviser, opponent
from tottenbury.opponents.opponent import Opponent, Thought
from tottenbury.server.tables.asking import Asker, asking
from tottenbury.server.tables.queues import FairQueue
from tottenbury.session.session import Session

T = TypeVar("T")

FIRST_GUESS = 1.0
"""What thinking is taken to cost, in seconds, before it is known."""


def looks_ahead(session: Session) -> bool:
    """Whether a computer player of a table thinks ahead, so that it finds more the faster the rules are."""
    names = [place.computer for place in session.players.values() if place.computer is not None]
    return any(LevelOpponent(name).player(session.book).searches for name in names)


class Computers:
    """Who plays for the server at a table; each is made anew for each game, with the game's seed."""

    def __init__(self, queue: FairQueue) -> None:
        self._queue = queue
        self._players: dict[tuple[int, Seat], Opponent] = {}
        self._advisers: set[Opponent] = set()

    async def choose(self, session: Session, player: Seat) -> str:
        """The move of a computer player. It is never refused: each table has at most one of them waiting."""
        position, name = session.position, session.players[player].computer
        assert position is not None
        assert name is not None
        key = (session.seed, player)
        if key not in self._players:
            self.close()
            self._players[key] = opponent(name, session.seed)
        computer, view = self._players[key], position.view(session.seat_of(player))

        def think() -> str:
            try:
                return str(computer.choose(view))
            finally:
                computer.rest()

        return await self._in_turn(think, _kind(name, session.book), _asker(session, player.other), must=True)

    async def advise(self, session: Session, player: Seat) -> Thought:
        """What a strong player would do in a player's place, by what that player sees."""
        position = session.position
        assert position is not None
        view = position.view(session.seat_of(player))
        asked, seed = adviser(view.book), session.seed
        thinking: list[Opponent] = []

        def think() -> Thought:
            computer = opponent(asked, seed)
            thinking.append(computer)
            self._advisers.add(computer)
            return computer.think(view, HINT_BUDGET)

        try:
            return await self._in_turn(think, _kind(f"hint {asked}", view.book), _asker(session, player), must=False)
        finally:
            for computer in thinking:
                self._advisers.discard(computer)
                computer.stop()  # whoever asked may have gone
                computer.close()

    async def _in_turn(self, work: Callable[[], T], kind: str, asker: Asker, must: bool) -> T:
        try:
            return await self._queue.run(work, kind, asker, cost=FIRST_GUESS, must=must)
        except TottenburyError:
            raise
        except Exception as error:  # whatever goes wrong inside a computer player ends its game, not the table
            raise Forfeit(f"{type(error).__name__} while thinking") from error

    def close(self) -> None:
        """Nobody is needed any more; who is thinking stops."""
        for computer in (*self._players.values(), *self._advisers):
            computer.stop()
            computer.close()
        self._players.clear()


def _asker(session: Session, player: Seat) -> Asker:
    """The person at whose table it is thought, at the address that moved there last."""
    return asking(session.players[player].owner or session.players[player].holder)


def _kind(who: str, book: Rulebook) -> str:
    """What takes about the same time: a player at a family of rulebooks, with a library or without."""
    game = book.game
    interpreted = isinstance(game, KernelGame) and game.kernels.library is None
    return f"{who} {book.id.partition(';')[0]}{' interpreted' if interpreted else ''}"
