"""Figures for whoever watches over a server."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tottenbury.server.house import House


class Metrics:
    """What a server has done and holds, in the text format of Prometheus."""

    def __init__(self) -> None:
        self._began = time.time()

    def text(self, house: House, sockets: int, refused: int) -> str:
        """All figures now."""
        figures = (
            ("tottenbury_sockets", "gauge", "Open sockets", sockets),
            ("tottenbury_tables", "gauge", "Tables in memory", len(house.tables)),
            ("tottenbury_commands_total", "counter", "Commands accepted and stored", house.accepted),
            ("tottenbury_refused_total", "counter", "Requests and sockets turned away at the door", refused),
            ("process_cpu_seconds_total", "counter", "Processor time used", time.process_time()),
            ("process_start_time_seconds", "gauge", "When the server began", self._began),
        )
        return "".join(f"# HELP {name} {words}\n# TYPE {name} {kind}\n{name} {value}\n" for name, kind, words, value in figures)
