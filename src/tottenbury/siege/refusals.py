"""Why a move is not allowed in a siege, in the rulebook's words. What is allowed is decided in turn.py and tactics.py."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tottenbury.cards.contest import WILD_KINDS
from tottenbury.cards.deck import SHIELD
from tottenbury.cards.hands import CARD, TACTIC, TACTIC_PILE, UNKNOWN
from tottenbury.cards.layout import named_on_side
from tottenbury.cards.moves import (
    KIND,
    NOWHERE,
    PASS,
    PLAY_CARD,
    REDEPLOY,
    SOME_TACTIC,
    card_in,
    place_in,
    source_in,
)
from tottenbury.core.game import Proof, State
from tottenbury.core.move_kinds import Group
from tottenbury.core.seats import Seat
from tottenbury.siege.edition import SiegeEdition
from tottenbury.siege.move_kinds import WITH_TACTICS
from tottenbury.siege.moves import EXPLODE, PICK_SUPPORT, PICK_SWAP, RECRUIT, RETREAT, THROW_OIL
from tottenbury.siege.state import (
    ATTACKER,
    CLOSE,
    DECLARE,
    DEFENDER,
    DRAW,
    PLAY,
    PREPARE,
    RECRUITER,
    SUPPORT,
    SUPPORT_CARDS,
    SUPPORTER,
    SWAP,
    TILES,
    TRAITOR,
)
from tottenbury.words import Said, say

Prover = Callable[[State, int, Seat], Proof]


def refusal(edition: SiegeEdition, state: State, s: Any, move: int, prove: Prover) -> Said:
    """The reason, as the end of a sentence that begins with "... is illegal: "."""
    named = WITH_TACTICS.of(move)
    kind, group = named.number, named.group
    seat, phase = Seat(s.to_move), s.phase
    for tile in named.places(move):
        if tile >= TILES:
            return say("reason-no-tile", tile=tile + 1)
    if group is Group.CLAIM:
        if seat == DEFENDER:
            return say("reason-attacker-declares")
        if phase in (DRAW, SUPPORT, SWAP):
            return _waiting(edition, s, phase, seat)
        return prove(state, place_in(move) + 1, seat).reason
    if group is Group.PREPARE:
        return _preparation(s, seat, phase, kind, place_in(move))
    if kind == PICK_SUPPORT and phase == SUPPORT:
        return _support(edition, s, card_in(move))
    if kind == PICK_SWAP and phase == SWAP:
        return say("reason-names-picked") if card_in(move) >= SOME_TACTIC else _not_held(edition, s, card_in(move))
    if phase != PLAY:
        return _waiting(edition, s, phase, seat)
    if kind == PASS:
        return say("reason-must-play", seat=seat.letter)
    if group is Group.ANSWER:
        return say("reason-tactic-first")
    if kind == PLAY_CARD and card_in(move) < TACTIC:
        return _siege_card(edition, s, seat, card_in(move), place_in(move))
    used = _used(move)
    return _tactic_card(edition, s, seat, move, used - TACTIC) if used >= TACTIC else say("reason-play-first", seat=seat.letter)


def blocked(edition: SiegeEdition, s: Any, moves: list[int]) -> dict[str, Said]:
    """While a card is to be played: why cards of the mover's hand cannot be played anywhere."""
    if s.phase != PLAY:
        return {}
    seat, used = Seat(s.to_move), {_used(move) for move in moves}
    cards = [card for card in range(edition.deck.size) if (s.hand[seat] >> card) & 1]
    tactics = [TACTIC + kind for kind in range(len(edition.tactics)) if s.tactics[seat, kind]]
    return {edition.card_name(card): _hindrance(edition, s, seat, card) for card in cards + tactics if card not in used}


def _used(move: int) -> int:
    """The card of the hand that a move plays; -1: none."""
    kind = WITH_TACTICS.of(move)
    if kind.tactic:
        return TACTIC + SiegeEdition.codes.index(kind.tactic)
    return int(card_in(move)) if kind.number == PLAY_CARD else -1


def _hindrance(edition: SiegeEdition, s: Any, seat: Seat, card: int) -> Said:
    """Why a card that is held can be played nowhere."""
    kind = card - TACTIC
    if kind >= 0 and (ahead := _ahead(edition, s, seat)) is not None:
        return ahead
    if kind == SUPPORTER:
        return _support_needs(edition, s)
    space = any(_free(edition, s, seat, tile) for tile in range(TILES))
    if not space and (kind <= SHIELD or kind in (RECRUITER, TRAITOR)):
        return say("reason-no-space", seat=seat.letter)
    return say("reason-nothing-to-use-on")


def _waiting(edition: SiegeEdition, s: Any, phase: int, seat: Seat) -> Said:
    """What has to be done first."""
    if phase == PREPARE and seat == ATTACKER:
        return say("reason-now-retreats", seat=seat.letter)
    if phase == PREPARE:
        return say("reason-now-oil", seat=seat.letter)
    if phase in (DECLARE, CLOSE):
        return say("reason-now-declares", seat=seat.letter)
    if phase == DRAW:
        return say("reason-now-draws", seat=seat.letter, tactics="yes" if edition.has_tactics else "no")
    if phase == SUPPORT:
        return say("reason-now-supports", seat=seat.letter) if s.left else say("reason-now-shuffled")
    assert phase == SWAP
    return say("reason-now-swaps", seat=Seat(s.decider).letter)


def _preparation(s: Any, seat: Seat, phase: int, kind: int, tile: int) -> Said:
    if (kind == RETREAT) != (seat == ATTACKER):
        return say("reason-attacker-retreats") if kind == RETREAT else say("reason-defender-oil")
    if phase != PREPARE:
        return say("reason-retreat-first") if kind == RETREAT else say("reason-oil-first")
    if kind == THROW_OIL and not s.cauldrons:
        return say("reason-no-cauldron")
    return say("reason-no-attacker", tile=tile + 1)


def _support(edition: SiegeEdition, s: Any, card: int) -> Said:
    if card >= TACTIC and not edition.support_elite:
        return say("reason-support-siege")
    return _recruited(edition, s, card) or say("reason-support-order")


def _not_held(edition: SiegeEdition, s: Any, card: int) -> Said:
    return say("reason-not-in-hand", card=edition.card_name(card), seat=Seat(s.decider).letter)


def _siege_card(edition: SiegeEdition, s: Any, seat: Seat, card: int, tile: int) -> Said:
    if not (s.hand[seat] >> card) & 1 and not s.hidden[seat]:
        return _not_held(edition, s, card)
    if not _free(edition, s, seat, tile):
        return _full(edition, s, seat, tile)
    return say("reason-never-in-hand", card=edition.card_name(card), seat=seat.letter)


def _free(edition: SiegeEdition, s: Any, seat: Seat, tile: int) -> bool:
    return bool(s.count[tile, seat] < edition.face(s, tile).need)


def _full(edition: SiegeEdition, s: Any, seat: Seat, tile: int) -> Said:
    return say("reason-tile-full", seat=seat.letter, tile=tile + 1, need=edition.face(s, tile).need)


def _tactic_card(edition: SiegeEdition, s: Any, seat: Seat, move: int, kind: int) -> Said:
    """Why a tactic card cannot be played so (B8)."""
    name, source, target = edition.codes[kind], source_in(move), place_in(move)
    if not s.tactics[seat, kind] and not s.hidden_tactics[seat]:
        return say("reason-not-in-hand", card=name, seat=seat.letter)
    if not s.tactics[seat, kind] and _accounted(s, kind) >= edition.tactics[kind]:
        return say("reason-never-in-hand", card=name, seat=seat.letter)
    if (ahead := _ahead(edition, s, seat)) is not None:
        return ahead
    if move >> KIND == EXPLODE:
        return say("reason-tile-empty", tile=target + 1)
    if kind == SUPPORTER:
        return _support_needs(edition, s)
    if move >> KIND == RECRUIT:
        fault = _recruited(edition, s, card_in(move))
    elif kind <= SHIELD:
        fault = None
    else:
        fault = _target(edition, s, seat, move)
    if fault is not None:
        return fault
    if target == NOWHERE:
        return say("reason-no-target")
    if move >> KIND == REDEPLOY and source == target:
        return say("reason-another-tile")
    return _full(edition, s, seat, target)


def _ahead(edition: SiegeEdition, s: Any, seat: Seat) -> Said | None:
    """Why no tactic card may be played at all, if so: this seat has played more of them than the other one (B8.2)."""
    counts = [sum(entry >> 8 == one for entry in s.played[: s.plays]) for one in Seat]
    if counts[seat] - counts[seat.other] < edition.tactic_lead:
        return None
    return say("reason-tactics-lead", seat=seat.letter, played=counts[seat], other=seat.other.letter, others=counts[seat.other])


def _support_needs(edition: SiegeEdition, s: Any) -> Said:
    elites = sum(s.discarded_tactics[:WILD_KINDS]) if edition.support_elite else 0
    counted = "elite" if edition.support_elite else "siege"
    return say("reason-support-needs", need=SUPPORT_CARDS, number=s.discarded.bit_count() + elites, counted=counted)


def _accounted(s: Any, kind: int) -> int:
    """How many tactic cards of a kind have been played or are known to lie elsewhere than in a hidden hand."""
    played = sum(entry & 255 == TACTIC + kind for entry in s.played[: s.plays]) - s.returned[kind]
    top, size = s.pile_top[TACTIC_PILE], s.pile_size[TACTIC_PILE]
    in_pile = sum(entry != UNKNOWN and entry & CARD == TACTIC + kind for entry in s.pile[TACTIC_PILE][top : top + size])
    return played + in_pile + sum(s.tactics[seat, kind] + s.picked_tactics[seat, kind] for seat in range(2))


def _recruited(edition: SiegeEdition, s: Any, card: int) -> Said | None:
    """Why a card cannot be taken from the discards, if so."""
    name = edition.card_name(card)
    if card >= TACTIC + SHIELD + 1:
        return say("reason-not-elite", card=name)
    lies = s.discarded_tactics[card - TACTIC] if card >= TACTIC else (s.discarded >> card) & 1
    return None if lies else say("reason-not-discarded", card=name)


def _target(edition: SiegeEdition, s: Any, seat: Seat, move: int) -> Said | None:
    """Why there is no such card for redeploy, desertion or treason, if so."""
    side = seat if move >> KIND == REDEPLOY else seat.other
    name = edition.card_name(card_in(move))
    lying = named_on_side(edition, s, source_in(move), side)
    return None if name in lying else say("reason-not-on-tile", card=name, seat=side.letter, tile=source_in(move) + 1)
