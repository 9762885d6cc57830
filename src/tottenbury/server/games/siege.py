"""The siege as the server shows it."""

from __future__ import annotations

from typing import Any

from tottenbury.server.games import ServedGame
from tottenbury.server.games.drawing import FaceShown, TileShown, cards_drawn
from tottenbury.siege.edition import TILE_NAMES, Face, SiegeEdition


class ServedSiege(ServedGame):
    """A wall of tiles."""

    def drawn(self, edition: SiegeEdition) -> dict[str, Any]:
        """The wall, and what breaches it."""
        return cards_drawn(edition) | {
            "places": len(edition.wall),
            "places_to_win": edition.breaches_to_win,
            "claims": "turn",
            "wall": [TileShown(name, *map(_face_shown, faces)) for name, faces in zip(TILE_NAMES, edition.wall, strict=True)],
            "cauldrons": edition.cauldrons,
        }


def _face_shown(face: Face) -> FaceShown:
    sign: Any = face.sign
    return FaceShown(face.need, face.formations, face.lower_wins, sign)


GAME = ServedSiege()
