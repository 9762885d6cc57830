"""Libraries that are missing, built in the background while everything is played interpreted; running tables then go over to them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from tottenbury.building.progress import Progress, build, can_build, families_without_library
from tottenbury.kernel.kernels import families
from tottenbury.server.logs import log
from tottenbury.server.messages import BuildingShown

PAUSE = 1.0
"""Who listens is told at most so often, in seconds, unless a family is done."""


class Builder:
    """Builds one family after the other, first those that somebody plays. Nobody ever waits for it."""

    def __init__(self) -> None:
        self.listeners: set[Callable[[str], None]] = set()
        """They are told the name of a family about whose building there is news."""
        self._shown: dict[str, BuildingShown] = {}
        self._queue: list[str] = []
        self._played: set[str] = set()
        self._work: asyncio.Task[None] | None = None
        self._building: asyncio.Task[bool] | None = None
        self._current = ""
        self._due: asyncio.TimerHandle | None = None
        self._told_at = 0.0

    def start(self) -> None:
        """Begin to build whatever is missing."""
        self._work = asyncio.ensure_future(self._build_all())

    def of(self, family: str) -> BuildingShown | None:
        """How far a family is that is being built, or will be."""
        return self._shown.get(family)

    @property
    def current(self) -> BuildingShown | None:
        """What is being built just now."""
        return self._shown.get(self._current)

    def want(self, family: str) -> None:
        """Somebody plays this family: it comes next, and what nobody plays gives way unless it is half done."""
        self._played.add(family)
        if family not in self._queue:
            return
        self._queue.remove(family)
        self._queue.insert(0, family)
        now = self.current
        if self._building is not None and now is not None and self._current not in self._played and 2 * now.done <= now.total:
            self._building.cancel()

    async def close(self) -> None:
        """Build no longer."""
        if self._due is not None:
            self._due.cancel()
        if self._work is not None:
            self._work.cancel()
            await asyncio.gather(self._work, return_exceptions=True)

    async def _build_all(self) -> None:
        reason = await asyncio.to_thread(can_build)
        if reason is not None:
            log("not building", reason=reason)
            return
        self._queue = await asyncio.to_thread(families_without_library)
        self._queue.sort(key=lambda family: family not in self._played)
        self._shown = {family: BuildingShown(family, "waiting", 0, 0, 0.0) for family in self._queue}
        for family in self._queue:
            self._tell(family)
        while self._queue:
            await self._build_next()

    async def _build_next(self) -> None:
        family = self._current = self._queue.pop(0)
        self._building = asyncio.ensure_future(self._build(family))
        try:
            await asyncio.wait({self._building})
        except asyncio.CancelledError:  # the server stops: whoever builds is to end with it
            self._building.cancel()
            await asyncio.gather(self._building, return_exceptions=True)
            raise
        task, self._building, self._current = self._building, None, ""
        if task.cancelled():
            self._queue.insert(1, family)
            self._shown[family] = BuildingShown(family, "waiting", 0, 0, 0.0)
        else:
            del self._shown[family]
            if task.exception() is not None or not task.result():
                log("building failed", family=family, detail=str(task.exception() or "")[-500:])
        self._tell(family)

    async def _build(self, family: str) -> bool:
        """Whether a library answers from now on."""
        if family in await asyncio.to_thread(families_without_library) and not await build(family, self._report):
            return False
        made = [kernels for kernels in families() if kernels.name == family]
        return all([await asyncio.to_thread(kernels.load) for kernels in made])

    def _report(self, progress: Progress) -> None:
        self._shown[progress.family] = BuildingShown(*progress)
        loop = asyncio.get_running_loop()
        if self._due is None:
            self._due = loop.call_at(max(loop.time(), self._told_at + PAUSE), self._tell_later, progress.family)

    def _tell_later(self, family: str) -> None:
        self._due, self._told_at = None, asyncio.get_running_loop().time()
        self._tell(family)

    def _tell(self, family: str) -> None:
        for listener in list(self.listeners):
            listener(family)
