"""Position lines of the rulebooks with tactic cards: say what matters, the rest of the 54 and 10 cards is filled in."""

from __future__ import annotations

import re

import tottenbury as tb
from tests.stones.lines import DECK, Cells, line, tactics_in

TACTICS = ("Jo", "Jo", "Sp", "Sh", "Fo", "Mu", "Sc", "Re", "De", "Tr")
"""The ten tactic cards (S1.4)."""

AFTER_PLAY = ("stones-2004-tactics", "stones-2024-tactics")
DUTCH = ("stones-2004-tactics", "stones-2004-advanced")
GERMAN = ("stones-2024-tactics", "stones-2024-early-bird")


def hand_size(edition: str) -> int:
    """Seven in 2024, six in 2004 (S2.2, S2.3); the example of an own edition has seven (D-31)."""
    return 6 if edition.startswith("stones-2004") else 7


def mover_holds(edition: str, phase: str) -> int:
    """How many cards the player has whose turn it is, at this point of the turn."""
    size = hand_size(edition)
    name, _, left = phase.rstrip("~").partition(":")
    held = {"play": size, "claim-first": size, "over": size}
    scouting = {"scout-draw": size + 2 - int(left or 0), "scout-return": size + int(left or 0)}
    return {**held, **scouting}.get(name, size - 1)


def tactic_line(
    cells: Cells,
    to_move: str = "S",
    phase: str = "play",
    south: str | None = None,
    north: str | None = None,
    pile: str | None = None,
    edition: str = "stones-2004-tactics",
    *,
    tactics: str | None = None,
    discards: str = "",
    played: str | None = None,
    also: str = "",
) -> str:
    """A whole position. Hands and piles that are not given are filled with cards not used yet; `*Mu` is mud and a hand full of clan cards.

    `played` is what lies at the border or was discarded, by the letter case there, and the guile cards in `also`, unless it is given. It is
    ordered so, and guile cards of the other seat added, that nobody is ever too far ahead (S9.3).
    """
    size = hand_size(edition)
    sizes = tuple(mover_holds(edition, phase) if seat == to_move[0] else size for seat in "SN")
    front = line(cells, to_move, phase, south, north, pile, edition, sizes=sizes, elsewhere=discards)
    if played is None:
        lying = tactics_in("/".join(cells.values()) + discards)
        elsewhere = tactics_in((south or "") + (north or "") + (tactics or "") + also)
        spare = [card for card in ("Re", "De", "Tr", "Sc") if tactics is None and card not in [other.capitalize() for other in elsewhere]]
        played = "".join(in_turn(lying, tactics_in(also), spare))
    left = list(TACTICS)
    for card in tactics_in(played + (south or "") + (north or "") + (tactics or "")):
        left.remove(card.capitalize())
    if tactics is None:
        tactics, left = "".join(left), []
    assert not left, f"no place for {left}"
    return " ".join([front, tactics or "-", discards or "-", played or "-"])


def in_turn(lying: list[str], also: list[str], spare: list[str]) -> list[str]:
    """Tactic cards in an order in which they can have been played (S9.3), `also` last; where none will do, with spare cards in between."""
    order: list[str] = []

    def ahead(card: str) -> bool:
        mine = sum(other[0].isupper() == card[0].isupper() for other in order)
        return 2 * mine > len(order)

    for waiting in (list(lying), list(also)):
        while waiting:
            card = next((card for card in waiting if not ahead(card)), None)
            if card is not None:
                waiting.remove(card)
            else:
                card = spare.pop(0)
                card = card.lower() if waiting[0][0].isupper() else card
            order.append(card)
    return order


def tactic_position(cells: Cells, *args: str, **fields: str) -> tb.Position:
    """The same as an object."""
    read = tb.position(tactic_line(cells, *args, **fields))
    assert isinstance(read, tb.Position)
    return read


def short_piles(edition: str, pile: str, tactics: str, south: int | None = None) -> tb.Position:
    """South has a scout and clan cards, in all a full hand or `south` cards; only these are left in the piles, the rest has been played."""
    size = hand_size(edition)
    left = [card for card in DECK if card not in pile]
    hands = []
    for count in ((south or size) - 1, size):
        hands.append("".join(left[:count]))
        left = left[count:]
    cells = {}
    for stone in range(1, 10):
        six, left = left[:6], left[6:]
        cells[stone] = "".join(card.capitalize() for card in six[:3]) + "".join(six[3:]) or "."
    left = [card for card in ("Re", "De", "Tr", "Fo", "Mu", "Jo", "Jo", "Sp", "Sh") if card not in tactics]
    played = [card if n % 2 else card.lower() for n, card in enumerate(left)]  # by turns, North first
    gone = "".join(card if edition.startswith("stones-2004") else card.lower() for card in played[3:])
    fields = {"pile": pile, "tactics": tactics, "discards": gone, "played": "".join(played)}
    return tactic_position(cells, "S", south=f"{hands[0]}Sc", north=hands[1], edition=edition, **fields)


def targets(situation: tb.Position | tb.View, card: str) -> set[str]:
    """What a tactic card can be played for now: of `Fo@3` the `3`, of `De r9:2` the `r9:2`; of a card without a target the empty text."""
    found = (re.fullmatch(rf"{card}(?:[@ ](.+))?", move) for move in situation.legal_moves())
    return {match[1] or "" for match in found if match}


def claim_phase(edition: str) -> str:
    """The phase in which this edition claims (S3.1, S3.8)."""
    return "claim" if edition in AFTER_PLAY else "claim-first"
