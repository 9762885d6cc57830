"""The tug of war as the server shows it: nothing but what every game has."""

from __future__ import annotations

from tottenbury.server.games import ServedGame

GAME = ServedGame()
