"""Why a move is not allowed, in the rulebook's words. What is allowed is decided in turn.py and tactics.py; here it is only explained."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tottenbury.cards.deck import JOKER, SHIELD
from tottenbury.cards.hands import TACTIC
from tottenbury.cards.layout import named_on_side
from tottenbury.cards.moves import (
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
from tottenbury.core.game import Proof, State
from tottenbury.core.move_kinds import Group
from tottenbury.core.seats import Seat
from tottenbury.stones.claims import need_at
from tottenbury.stones.edition import Edition
from tottenbury.stones.layout import owner_of
from tottenbury.stones.move_kinds import WITH_TACTICS
from tottenbury.stones.moves import GIVE_UP, RETURN_CARD
from tottenbury.stones.state import (
    CLAIM,
    CLAIM_FIRST,
    DRAW,
    FOG,
    FORBID,
    LIMIT_ON_TABLE,
    LIMIT_PER_GAME,
    MUD,
    MUD_DISCARD,
    PLAY,
    REDEPLOYER,
    SCOUT,
    SCOUT_DRAW,
    SCOUT_RETURN,
    TURN_START,
)
from tottenbury.words import Said, say

Prover = Callable[[State, int, Seat], Proof]


def refusal(edition: Edition, state: State, s: Any, move: int, prove: Prover) -> Said:
    """The reason, as the end of a sentence that begins with "... is illegal: "."""
    named = WITH_TACTICS.of(move)
    kind, group = named.number, named.group
    seat, phase = Seat(s.to_move), s.phase
    if group in (Group.PLAY, Group.CLAIM):
        for stone in named.places(move):
            if stone >= edition.stones:
                return say("reason-no-stone", stone=stone + 1)
            owner = owner_of(s, stone)
            if owner is not None:
                return say("reason-stone-claimed", stone=stone + 1, seat=owner.letter)
    if group is Group.CLAIM:
        return _claim(edition, state, phase, seat, place_in(move) + 1, prove)
    answers = (kind == RETURN_CARD and phase == SCOUT_RETURN) or (kind == GIVE_UP and phase == MUD_DISCARD)
    waiting = None if answers else _waiting(edition, phase, seat, Seat(s.decider))
    if waiting is not None:
        return waiting
    if kind == RETURN_CARD and card_in(move) >= SOME_TACTIC:
        return say("reason-names-returned")
    if kind == PASS:
        return say("reason-must-play", seat=seat.letter)
    if kind in (PLAY_CARD, RETURN_CARD) and card_in(move) < TACTIC:
        return _clan_card(edition, s, seat, card_in(move), place_in(move) if kind == PLAY_CARD else None)
    if group is Group.PLAY or kind == RETURN_CARD:
        return _tactic_card(edition, s, seat, move, _used(move) - TACTIC)
    if kind == GIVE_UP:
        return say("reason-give-up-own")
    return say("reason-play-first", seat=seat.letter)


def blocked(edition: Edition, s: Any, moves: list[int]) -> dict[str, Said]:
    """While a card is to be played: why cards of the mover's hand cannot be played anywhere."""
    if s.phase != PLAY:
        return {}
    seat, used = Seat(s.to_move), {_used(move) for move in moves}
    clans = [card for card in range(edition.deck.size) if (s.hand[seat] >> card) & 1]
    tactics = [TACTIC + kind for kind in range(len(edition.tactics)) if s.tactics[seat, kind]]
    return {edition.card_name(card): _hindrance(edition, s, seat, card) for card in clans + tactics if card not in used}


def _used(move: int) -> int:
    """The card of the hand that a move plays or returns; NOWHERE: none."""
    kind = WITH_TACTICS.of(move)
    if kind.tactic:
        return TACTIC + Edition.codes.index(kind.tactic)
    return int(card_in(move)) if kind.number in (PLAY_CARD, RETURN_CARD) else NOWHERE


def _hindrance(edition: Edition, s: Any, seat: Seat, card: int) -> Said:
    """Why a card that is held can be played nowhere."""
    kind = card - TACTIC
    if kind >= 0 and (kept := _kept_back(edition, s, seat, kind)) is not None:
        return kept
    if kind == SCOUT:
        return say("reason-piles-empty")
    lands = kind <= SHIELD or kind >= REDEPLOYER
    space = any(owner_of(s, stone) is None and _free(edition, s, seat, stone) for stone in range(edition.stones))
    if lands and not space:
        return say("reason-no-space", seat=seat.letter)
    return say("reason-one-tactic") if kind <= MUD else say("reason-nothing-to-use-on")


def _claim(edition: Edition, state: State, phase: int, seat: Seat, place: int, prove: Prover) -> Said:
    proof = prove(state, place, seat)
    if phase in (CLAIM, CLAIM_FIRST):
        return proof.reason
    when = "start" if edition.claim_window == TURN_START else "after"
    if proof.holds:
        return say("reason-claims-when", when=when)
    return say("reason-claims-when-and", when=when, reason=proof.reason)


def _waiting(edition: Edition, phase: int, seat: Seat, decider: Seat) -> Said | None:
    """What has to be done first, unless it is time to play a card."""
    if phase in (CLAIM, CLAIM_FIRST):
        return say("reason-now-claims", seat=seat.letter)
    if phase == DRAW:
        return say("reason-now-draws", seat=seat.letter, tactics="yes" if edition.has_tactics else "no")
    if phase == SCOUT_DRAW:
        return say("reason-scout-draws", seat=seat.letter)
    if phase == SCOUT_RETURN:
        return say("reason-scout-returns", seat=seat.letter)
    return say("reason-mud-gone", seat=decider.letter) if phase == MUD_DISCARD else None


def _clan_card(edition: Edition, s: Any, seat: Seat, card: int, stone: int | None) -> Said:
    name = edition.deck.name(card)
    if not (s.hand[seat] >> card) & 1 and not s.hidden[seat]:
        return say("reason-not-in-hand", card=name, seat=seat.letter)
    if stone is not None and s.count[stone, seat] >= need_at(edition, s, stone):
        return _full(seat, stone)
    return say("reason-never-in-hand", card=name, seat=seat.letter)


def _tactic_card(edition: Edition, s: Any, seat: Seat, move: int, kind: int) -> Said:
    """Why a tactic card cannot be played so (S9.3 to S9.35)."""
    name = edition.card_name(TACTIC + kind)
    if not s.tactics[seat, kind] and not s.hidden_tactics[seat]:
        return say("reason-not-in-hand", card=name, seat=seat.letter)
    if (kept := _kept_back(edition, s, seat, kind)) is not None:
        return kept
    if kind <= SHIELD:
        full = not _free(edition, s, seat, place_in(move))
        return _full(seat, place_in(move)) if full else say("reason-one-tactic")
    if kind in (FOG, MUD):
        terrain = any(s.terrain[place_in(move)])
        return say("reason-other-terrain", stone=place_in(move) + 1) if terrain else say("reason-one-tactic")
    if kind == SCOUT:
        return say("reason-piles-empty")
    return _guile(edition, s, seat, move)


def _kept_back(edition: Edition, s: Any, seat: Seat, kind: int) -> Said | None:
    """Why a tactic card stays in the hand wherever it should go, if it does: the second joker (S9.14), or one card ahead (S9.3)."""
    if kind == JOKER and _joker_stays(edition, s, seat):
        return say("reason-joker-stays", seat=seat.letter)
    counts = [sum(entry >> 8 == one for entry in s.played[: s.plays]) for one in Seat]
    if counts[seat] - counts[seat.other] < edition.tactic_lead:
        return None
    return say("reason-tactics-lead", seat=seat.letter, played=counts[seat], other=seat.other.letter, others=counts[seat.other])


def _joker_stays(edition: Edition, s: Any, seat: Seat) -> bool:
    """Whether the limit keeps a joker in the hand (S9.14, D-11)."""
    if edition.joker_limit == LIMIT_PER_GAME:
        return any(entry == (seat << 8) | (TACTIC + JOKER) for entry in s.played[: s.plays])
    lying = [s.cards[stone, seat].tolist()[: s.count[stone, seat]] for stone in range(edition.stones)]
    return edition.joker_limit == LIMIT_ON_TABLE and any(TACTIC + JOKER in side for side in lying)


def _guile(edition: Edition, s: Any, seat: Seat, move: int) -> Said:
    """Why redeploy, deserter or traitor cannot have this target."""
    if source_in(move) == NOWHERE:
        return say("reason-needs-target")
    source, target, card = source_in(move), place_in(move), card_in(move)
    name = edition.card_name(card)
    side = seat if move >> KIND == REDEPLOY else seat.other
    if TACTIC + FOG <= card <= TACTIC + MUD:
        if s.terrain[source, card - TACTIC - FOG] != side + 1:
            return say("reason-terrain-elsewhere", card=name, seat=side.letter, stone=source + 1)
        if move >> KIND == TURN_TRAITOR:
            return say("reason-traitor-clan")
        if not edition.stone_cards_targetable:
            return say("reason-terrain-stays")
        if card == TACTIC + MUD and edition.mud_excess == FORBID and max(s.count[source]) > edition.need:
            return say("reason-mud-holds", stone=source + 1)
        return say("reason-stone-takes-no", stone=target + 1, card=name)
    if name not in named_on_side(edition, s, source, side):
        return say("reason-not-on-stone", card=name, seat=side.letter, stone=source + 1)
    if move >> KIND == TURN_TRAITOR and card >= TACTIC:
        return say("reason-traitor-clan")
    if move >> KIND == REDEPLOY and source == target:
        return say("reason-another-stone")
    if not _free(edition, s, seat, target):
        return _full(seat, target)
    return say("reason-one-tactic")


def _full(seat: Seat, stone: int) -> Said:
    return say("reason-stone-full", seat=seat.letter, stone=stone + 1)


def _free(edition: Edition, s: Any, seat: Seat, stone: int) -> bool:
    """Whether a seat's side has a free slot."""
    return stone < edition.stones and bool(s.count[stone, seat] < need_at(edition, s, stone))
