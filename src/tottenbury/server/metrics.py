"""Figures for whoever watches over a server."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tottenbury.server.edge.door import Door
    from tottenbury.server.health import Health
    from tottenbury.server.tables.registry import Tables


class Metrics:
    """What a server has done and holds, in the text format of Prometheus."""

    def __init__(self) -> None:
        self._began = time.time()

    def text(self, tables: Tables, sockets: int, refused: int, door: Door | None = None, health: Health | None = None) -> str:
        """All figures now."""
        figures = (
            ("tottenbury_sockets", "gauge", "Open sockets", sockets),
            ("tottenbury_tables", "gauge", "Tables in memory", len(tables.open)),
            ("tottenbury_tables_bytes", "gauge", "Memory of these tables, about", tables.weight),
            ("tottenbury_work_waiting", "gauge", "Thinking, reading and replaying that waits for a thread", tables.queue.waiting()),
            ("tottenbury_commands_total", "counter", "Commands accepted and stored", tables.accepted),
            ("tottenbury_refused_total", "counter", "Requests and sockets turned away at the door", refused),
            ("tottenbury_connections", "gauge", "Open connections", len(door.visitors) if door else sockets),
            ("tottenbury_connections_waiting", "gauge", "Open connections that ask for nothing", len(door.waiting) if door else 0),
            ("tottenbury_turned_away_total", "counter", "Connections cut off", sum(door.turned_away.values()) if door else 0),
            ("tottenbury_storage_ok", "gauge", "Whether games could be stored when it was last tried", int(not (health and health.wrong))),
            ("tottenbury_storage_failures_total", "counter", "Trials that failed", health.failures if health else 0),
            ("process_cpu_seconds_total", "counter", "Processor time used", time.process_time()),
            ("process_start_time_seconds", "gauge", "When the server began", self._began),
        )
        return "".join(f"# HELP {name} {words}\n# TYPE {name} {kind}\n{name} {value}\n" for name, kind, words, value in figures)
