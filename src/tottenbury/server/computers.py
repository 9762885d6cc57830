"""Computer players of one table, thinking in threads, so that nobody waits for them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from tottenbury.opponents.levels import LevelOpponent
from tottenbury.opponents.naming import HINT_BUDGET, adviser, opponent
from tottenbury.opponents.opponent import Opponent, Thought
from tottenbury.session.session import Session
from tottenbury.table.errors import Forfeit, TottenburyError
from tottenbury.table.seats import Seat

T = TypeVar("T")


def looks_ahead(session: Session) -> bool:
    """Whether a computer player of a table thinks ahead, so that it finds more the faster the rules are."""
    names = [place.computer for place in session.players.values() if place.computer is not None]
    return any(LevelOpponent(name).player(session.book).searches for name in names)


class Computers:
    """Who plays for the house at a table; each is made anew for each game, with the game's seed."""

    def __init__(self, threads: ThreadPoolExecutor) -> None:
        self._threads = threads
        self._players: dict[tuple[int, Seat], Opponent] = {}

    async def choose(self, session: Session, player: Seat) -> str:
        """The move of a computer player."""
        position, name = session.position, session.players[player].computer
        assert position is not None
        assert name is not None
        key = (session.seed, player)
        if key not in self._players:
            self.close()
            self._players[key] = opponent(name, session.seed)
        computer, view = self._players[key], position.view(session.seat_of(player))
        return str(await self._in_thread(lambda: computer.choose(view)))

    async def advise(self, session: Session, player: Seat) -> Thought:
        """What a strong player would do in a player's place, by what that player sees."""
        position = session.position
        assert position is not None
        view, seed = position.view(session.seat_of(player)), session.seed
        asked = adviser(view.book)
        return await self._in_thread(lambda: opponent(asked, seed).think(view, HINT_BUDGET))

    async def _in_thread(self, work: Callable[[], T]) -> T:
        try:
            return await asyncio.get_running_loop().run_in_executor(self._threads, work)
        except TottenburyError:
            raise
        except Exception as error:  # whatever goes wrong inside a computer player ends its game, not the table
            raise Forfeit(f"{type(error).__name__} while thinking") from error

    def close(self) -> None:
        """Nobody is needed any more."""
        for computer in self._players.values():
            computer.stop()
            computer.close()
        self._players.clear()
