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

from tottenbury.tug.solving.columns import COUNT
from tottenbury.tug.solving.results import Model, Results, build_results, opposing_moves, own_moves
from tottenbury.tug.solving.sweep import ROW_WIDTH, sweep_column, turn_round


class Operator:
    """Bellman's operator of a model. With `overflow_wins` a mover whose row outgrows the cap has won; else the surplus is lost."""

    def __init__(self, model: Model, overflow_wins: bool = False, threads: int = 2, results: Results | None = None) -> None:
        self.model = model
        self.threads = threads
        self.results = results or build_results(model)
        self._own = own_moves(model, self.results, overflow_wins)
        self._opposing = opposing_moves(model, self.results)
        self._desks: SimpleQueue[tuple[Any, ...]] = SimpleQueue()
        for _ in range(threads):
            self._desks.put(self._desk())

    def _desk(self) -> tuple[Any, ...]:
        """Room for one thread's work."""
        rows = self.model.rows.count
        width = rows * min(rows, max(1, ROW_WIDTH // rows))
        entries = int(np.diff(self.results.entry_start).max())
        return (np.empty((COUNT, rows, rows + 1)), np.empty((entries, width)), np.empty((COUNT, width)), np.empty((3, 36, width)))

    def _column(self, values: Any, out: Any, column: int) -> None:
        """All states with this opposing column; `values` are those in which it is the mover's."""
        desk = self._desks.get()
        try:
            after, lines, best, small = desk
            turn_round(values, after)
            r = self.results
            tables = (r.entry_start, r.entries, r.pick_start, r.picks)
            sweep_column(column, int(self.model.both), after, self._own, self._opposing, *tables, lines, best, small, out)
        finally:
            self._desks.put(desk)

    def apply(self, values: Any, out: Any) -> None:
        """Write one application to `values` into `out`; both have the model's shape (float64 or float32), reckoning is in float64."""
        with ThreadPoolExecutor(self.threads) as pool:
            for job in [pool.submit(self._column, values[column], out, column) for column in range(COUNT)]:
                job.result()
