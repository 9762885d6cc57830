"""Bellman's equation over whole turns, for all states of a model, on several threads.

A table holds the mover's win probability before the throw at [own column, opposing column, own row, opposing row]. One application
gives the mover the best result of every throw, each worth one minus what the table promises the opponent there. So a larger table
gives a smaller one: applied twice, the operator is monotone.
"""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from queue import SimpleQueue
from typing import Any

import numpy as np

from tottenbury.tug.solving.columns import COUNT, PAIR_COUNT, SIXES
from tottenbury.tug.solving.doors import door
from tottenbury.tug.solving.results import DEAD, WON, Model, Results, build_results, opposing_moves, own_moves
from tottenbury.tug.solving.sweep import Lists, Moves, Workspace
from tottenbury.tug.state import FACES

NARROW, WIDE = 192, 1 << 13
"""About how many states a line has: enough to keep compiled loops busy and few enough for the near cache; for NumPy, far more."""


class Operator:
    """Bellman's operator of a model. With `overflow_wins` a mover whose row outgrows the cap has won; else the surplus is lost."""

    def __init__(self, model: Model, overflow_wins: bool = False, threads: int = 2, results: Results | None = None) -> None:
        self.model = model
        self.threads = threads
        self.results = r = results or build_results(model)
        own = own_moves(model, r, overflow_wins)
        own[own == DEAD], own[own == WON] = model.rows.count, model.rows.count + 1  # as `_after` has them
        self._moves = Moves(own, opposing_moves(model, r))
        self._lists = Lists(r.entry_start, r.entries, r.pick_start, r.picks)
        self._sweep = door("sweep")
        self._parts = self._share_out()
        self._workspaces: SimpleQueue[Workspace] = SimpleQueue()
        for _ in range(threads):
            self._workspaces.put(self._workspace())

    def _share_out(self) -> list[Any]:
        """The opposing columns that are swept together: one by one in a library, else as many as NumPy likes; all with as many sixes."""
        if self._sweep.native is not None:
            return [np.array([column], np.int64) for column in range(COUNT)]
        most = max(1, WIDE // self.model.rows.count**2)
        groups = [np.flatnonzero(sixes == SIXES) for sixes in range(4)] if self.model.both else [np.arange(COUNT, dtype=np.int64)]
        return [group[begin : begin + most] for group in groups for begin in range(0, len(group), most)]

    def _workspace(self) -> Workspace:
        """Room for one thread's work."""
        rows, wanted = self.model.rows.count, WIDE if self._sweep.native is None else NARROW
        least = rows * max(len(part) for part in self._parts)
        width = least * min(rows, max(1, wanted // least))
        entries = int(np.diff(self.results.entry_start).max())
        numbers = (entries, COUNT + 1, PAIR_COUNT, FACES * FACES, PAIR_COUNT)
        return Workspace(*(np.empty((number, width)) for number in numbers))

    def _after(self, values: Any, columns: Any) -> Any:
        """What a turn's end is worth to the last mover: one minus the opponent's chances, with own and opposing rows changed about.

        By own column, opposing column, own row and opposing row. Behind the last opposing row stands an opponent beaten, behind the last
        own rows a mover who has lost (DEAD) and one who has won (WON).
        """
        rows = self.model.rows.count
        after = np.empty((COUNT, len(columns), rows + 2, rows + 1))
        np.subtract(1.0, values[columns].transpose(1, 0, 3, 2), out=after[:, :, :rows, :rows])
        after[:, :, :rows, rows] = 1.0
        after[:, :, rows] = 0.0
        after[:, :, rows + 1] = 1.0
        return after

    def _sweep_part(self, values: Any, out: Any, columns: Any) -> None:
        """All states with these opposing columns."""
        more_rerolls = int(SIXES[columns[0]]) if self.model.both else 0
        workspace = self._workspaces.get()
        try:
            self._sweep(self._after(values, columns), self._moves, self._lists, workspace, out, columns, more_rerolls)
        finally:
            self._workspaces.put(workspace)

    def apply(self, values: Any, out: Any) -> None:
        """Write one application to `values` into `out`; both have the model's shape, in float64."""
        with ThreadPoolExecutor(self.threads) as pool:
            for job in [pool.submit(self._sweep_part, values, out, columns) for columns in self._parts]:
                job.result()
