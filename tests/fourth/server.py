"""The line of sticks on the server: the page draws it on its plain board, and need know nothing more."""

from __future__ import annotations

from tottenbury.server.games import ServedGame

GAME = ServedGame()
