"""The kinds of move that card games share, as people know them. Apart from `moves`, so that another text makes no library stale."""

from __future__ import annotations

from tottenbury.cards.contest import MAX_SIDE
from tottenbury.cards.moves import (
    CLAIM_PLACE,
    DESERT,
    DONE,
    DRAW_CARD,
    DRAW_TACTIC,
    NOWHERE,
    PASS,
    PLAY_CARD,
    REDEPLOY,
    TURN_TRAITOR,
)
from tottenbury.core.move_kinds import PLACES, Group, MoveKind

PATTERNS = {
    "card": rf"[a-z][0-9]+|[A-Z][a-z][2-{MAX_SIDE}]?",
    "covered": r"\?[ct]",
    **dict.fromkeys(PLACES, "[1-9][0-9]?"),
}
"""What the parts of a move look like."""

KINDS = (
    MoveKind("play", PLAY_CARD, "{card}@{place}", Group.PLAY),
    MoveKind("claim", CLAIM_PLACE, "!{place}", Group.CLAIM),
    MoveKind("done", DONE, "."),
    MoveKind("pass", PASS, "pass"),
    MoveKind("draw", DRAW_CARD, "+c", pile="c", brings="="),
)

TACTIC_KINDS = (
    MoveKind("draw", DRAW_TACTIC, "+t", pile="t", brings="="),
    MoveKind("redeploy", REDEPLOY, "Re {card}:{from}>{to}", Group.PLAY, tactic="Re"),
    MoveKind("redeploy-off", REDEPLOY, "Re {card}:{from}>x", Group.PLAY, tactic="Re", third=NOWHERE),
    MoveKind("desert", DESERT, "De {card}:{from}", Group.PLAY, tactic="De", third=NOWHERE),
    MoveKind("traitor", TURN_TRAITOR, "Tr {card}:{from}>{to}", Group.PLAY, tactic="Tr"),
)
"""Those of games with tactic cards."""
