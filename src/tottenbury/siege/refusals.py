"""Why a move is not allowed in a siege, in the rulebook's words. What is allowed is decided in turn.py and tactics.py."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tottenbury.cards.deck import SHIELD
from tottenbury.cards.hands import CARD, TACTIC, TACTIC_PILE, UNKNOWN
from tottenbury.cards.layout import side_of
from tottenbury.cards.moves import (
    CLAIM_PLACE,
    DESERT,
    KIND,
    NOWHERE,
    PASS,
    PLAY_CARD,
    REDEPLOY,
    SOME_TACTIC,
    TURN_TRAITOR,
    card_in,
    place_in,
    source_in,
)
from tottenbury.siege.edition import SiegeEdition
from tottenbury.siege.moves import EXPLODE, PICK_SUPPORT, PICK_SWAP, RECRUIT, RETREAT, SHUFFLE, THROW_OIL
from tottenbury.siege.state import (
    ATTACKER,
    CLOSE,
    DECLARE,
    DEFENDER,
    DRAW,
    PLAY,
    PREPARE,
    SUPPORT,
    SUPPORT_CARDS,
    SUPPORTER,
    SWAP,
    TILES,
)
from tottenbury.siege.tactics import tactic_of
from tottenbury.table.game import Proof, State
from tottenbury.table.seats import Seat

PLACED = (PLAY_CARD, CLAIM_PLACE, RETREAT, THROW_OIL, RECRUIT, EXPLODE)
Prover = Callable[[State, int, Seat], Proof]


def refusal(edition: SiegeEdition, state: State, move: int, prove: Prover) -> str:
    """The reason, as the end of a sentence that begins with "... is illegal: "."""
    s, kind = state[0], move >> KIND
    seat, phase = Seat(int(s["to_move"])), int(s["phase"])
    tiles = [place_in(move)] if kind in PLACED else [source_in(move), place_in(move)] if kind in (REDEPLOY, DESERT, TURN_TRAITOR) else []
    for tile in tiles:
        if tile >= TILES and tile != NOWHERE:
            return f"there is no tile {tile + 1}"
    if kind == CLAIM_PLACE:
        if seat == DEFENDER:
            return "only the attacker declares control, in his own turn"
        if phase in (DRAW, SUPPORT, SWAP):
            return _waiting(edition, s, phase, seat)
        return prove(state, place_in(move) + 1, seat).reason
    if kind in (RETREAT, THROW_OIL):
        return _preparation(s, seat, phase, kind, place_in(move))
    if kind == PICK_SUPPORT and phase == SUPPORT:
        return _support(edition, s, card_in(move))
    if kind == PICK_SWAP and phase == SWAP:
        return "a player says which card he picks" if card_in(move) >= SOME_TACTIC else _not_held(edition, s, card_in(move))
    if phase != PLAY:
        return _waiting(edition, s, phase, seat)
    if kind == PASS:
        return f"{seat} can play a card, and then must"
    if kind in (PICK_SUPPORT, PICK_SWAP, SHUFFLE):
        return "that belongs to a tactic card, which has to be played first"
    if kind == PLAY_CARD and card_in(move) < TACTIC:
        return _siege_card(edition, s, seat, card_in(move), place_in(move))
    played = card_in(move) - TACTIC if kind == PLAY_CARD else int(tactic_of(kind))
    return _tactic_card(edition, s, seat, move, played) if played >= 0 else f"{seat} has to play a card first"


def _waiting(edition: SiegeEdition, s: Any, phase: int, seat: Seat) -> str:
    """What has to be done first."""
    tactics = " or '+t'" if edition.has_tactics else ""
    preparing = "retreats, such as '<2'" if seat == ATTACKER else "may throw oil, such as 'oil@2'"
    declaring = f"{seat} now declares control, or says '.' for done"
    return {
        PREPARE: f"{seat} now {preparing}, or says '.' for done",
        DECLARE: declaring,
        CLOSE: declaring,
        DRAW: f"{seat} now draws a card, '+c'{tactics}",
        SUPPORT: f"{seat} now picks a discarded card, such as '*r1'" if s["left"] else "the pile is now shuffled: 'shuffle'",
        SWAP: f"{Seat(int(s['decider']))} now picks a card to give, such as '>r1'",
    }[phase]


def _preparation(s: Any, seat: Seat, phase: int, kind: int, tile: int) -> str:
    if (kind == RETREAT) != (seat == ATTACKER):
        return "only the attacker retreats" if kind == RETREAT else "only the defender throws oil"
    if phase != PREPARE:
        return f"{'a retreat' if kind == RETREAT else 'oil'} comes at the start of the turn, before a card is played"
    if kind == THROW_OIL and not s["cauldrons"]:
        return "all cauldrons have been thrown"
    return f"the attacker has no card at tile {tile + 1}"


def _support(edition: SiegeEdition, s: Any, card: int) -> str:
    name = edition.card_name(card)
    if card >= TACTIC:
        return "only siege cards go back into the siege pile"
    if not (int(s["discarded"]) >> card) & 1:
        return f"{name} does not lie among the discards"
    return "the two cards are named in the order of a hand, by colour letter and strength"


def _not_held(edition: SiegeEdition, s: Any, card: int) -> str:
    return f"{edition.card_name(card)} is not in {Seat(int(s['decider']))}'s hand"


def _siege_card(edition: SiegeEdition, s: Any, seat: Seat, card: int, tile: int) -> str:
    if not (int(s["hand"][seat]) >> card) & 1 and not s["hidden"][seat]:
        return _not_held(edition, s, card)
    if not _free(edition, s, seat, tile):
        return _full(edition, s, seat, tile)
    return f"{edition.card_name(card)} cannot be in {seat}'s hand"


def _free(edition: SiegeEdition, s: Any, seat: Seat, tile: int) -> bool:
    return bool(s["count"][tile, seat] < edition.face(s, tile).need)


def _full(edition: SiegeEdition, s: Any, seat: Seat, tile: int) -> str:
    return f"{seat}'s side of tile {tile + 1} is full with {edition.face(s, tile).need} cards"


def _tactic_card(edition: SiegeEdition, s: Any, seat: Seat, move: int, kind: int) -> str:
    """Why a tactic card cannot be played so (B8)."""
    name, source, target = edition.codes[kind], source_in(move), place_in(move)
    if not s["tactics"][seat, kind] and not s["hidden_tactics"][seat]:
        return f"{name} is not in {seat}'s hand"
    if not s["tactics"][seat, kind] and _accounted(s, kind) >= edition.tactics[kind]:
        return f"{name} cannot be in {seat}'s hand"
    counts = [sum(int(entry) >> 8 == one for entry in s["played"][: s["plays"]]) for one in Seat]
    if counts[seat] - counts[seat.other] >= edition.tactic_lead:
        cards = "card" if counts[seat] == 1 else "cards"
        return f"{seat} has already played {counts[seat]} tactic {cards}, {seat.other} only {counts[seat.other]}"
    if move >> KIND == EXPLODE:
        return f"no card lies at tile {target + 1}"
    if kind == SUPPORTER:
        return f"support needs {SUPPORT_CARDS} siege cards among the discards, there are {int(s['discarded']).bit_count()}"
    if move >> KIND == RECRUIT:
        fault = _recruited(edition, s, card_in(move))
    elif kind <= SHIELD:
        fault = None
    else:
        fault = _target(edition, s, seat, move)
    if fault is not None:
        return fault
    if target == NOWHERE:
        return "there is no such target"
    if move >> KIND == REDEPLOY and source == target:
        return "the card has to go to another tile"
    return _full(edition, s, seat, target)


def _accounted(s: Any, kind: int) -> int:
    """How many tactic cards of a kind have been played or are known to lie elsewhere than in a hidden hand."""
    played = sum(int(entry) & 255 == TACTIC + kind for entry in s["played"][: s["plays"]])
    top, size = int(s["pile_top"][TACTIC_PILE]), int(s["pile_size"][TACTIC_PILE])
    in_pile = sum(int(entry) != UNKNOWN and int(entry) & CARD == TACTIC + kind for entry in s["pile"][TACTIC_PILE, top : top + size])
    return played + in_pile + int(s["tactics"][:, kind].sum() + s["picked_tactics"][:, kind].sum())


def _recruited(edition: SiegeEdition, s: Any, card: int) -> str | None:
    """Why a card cannot be recruited, if so."""
    name = edition.card_name(card)
    if card >= TACTIC + SHIELD + 1:
        return f"{name} is no siege or elite card"
    lies = s["discarded_tactics"][card - TACTIC] if card >= TACTIC else (int(s["discarded"]) >> card) & 1
    return None if lies else f"{name} does not lie among the discards"


def _target(edition: SiegeEdition, s: Any, seat: Seat, move: int) -> str | None:
    """Why there is no such card for redeploy, desertion or treason, if so."""
    side = seat if move >> KIND == REDEPLOY else seat.other
    name = edition.card_name(card_in(move))
    lying = list(side_of(edition, s, source_in(move), side))
    if lying.count("Jo") == 2:
        lying.append("Jo2")
    return None if name in lying else f"{name} does not lie on {side}'s side of tile {source_in(move) + 1}"
