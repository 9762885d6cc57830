"""Computer players of one table, thinking in threads: their kernels hold no lock, so nobody waits for them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from tottenbury.opponents.naming import HINT_BUDGET, adviser, opponent
from tottenbury.opponents.opponent import Opponent, Thought
from tottenbury.server.workshop import Workshop
from tottenbury.session.session import Session
from tottenbury.table.errors import Forfeit, TottenburyError
from tottenbury.table.seats import Seat

T = TypeVar("T")


class Computers:
    """Who plays for the house at a table; each is made anew for each game, with the game's seed."""

    def __init__(self, threads: ThreadPoolExecutor, workshop: Workshop) -> None:
        self._threads, self._workshop = threads, workshop
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
        await self._workshop.ready(session.settings.rulebook, asked)  # compiling would hold everybody up
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
