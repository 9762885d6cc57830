"""Why a move is not allowed, in the rulebook's words. What is allowed is decided in turn.py and tactics.py; here it is only explained."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tottenbury.cards.deck import JOKER, SHIELD
from tottenbury.cards.hands import TACTIC
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
from tottenbury.stones.edition import Edition
from tottenbury.stones.layout import owner_of
from tottenbury.stones.moves import GIVE_UP, RETURN_CARD, SCOUT_OUT
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
    REDEPLOYER,
    SCOUT,
    SCOUT_DRAW,
    SCOUT_RETURN,
    TURN_START,
)
from tottenbury.table.game import Proof, State
from tottenbury.table.seats import Seat

GUILE = (SCOUT_OUT, REDEPLOY, DESERT, TURN_TRAITOR)
Prover = Callable[[State, int, Seat], Proof]


def refusal(edition: Edition, state: State, move: int, prove: Prover) -> str:
    """The reason, as the end of a sentence that begins with "... is illegal: "."""
    kind = move >> KIND
    seat, phase = Seat(int(state["to_move"][0])), int(state["phase"][0])
    stones = [stone for stone in (source_in(move), place_in(move)) if stone != NOWHERE]
    if kind in (PLAY_CARD, CLAIM_PLACE, *GUILE):
        for stone in stones[-1:] if kind in (PLAY_CARD, CLAIM_PLACE) else stones:
            if stone >= edition.stones:
                return f"there is no stone {stone + 1}"
            owner = owner_of(state, stone)
            if owner is not None:
                return f"stone {stone + 1} is claimed by {owner}"
    if kind == CLAIM_PLACE:
        return _claim(edition, state, phase, seat, place_in(move) + 1, prove)
    waiting = _waiting(edition, phase, seat, Seat(int(state["decider"][0])))
    if waiting is not None and not (kind == RETURN_CARD and phase == SCOUT_RETURN) and not (kind == GIVE_UP and phase == MUD_DISCARD):
        return waiting
    if kind == RETURN_CARD and card_in(move) >= SOME_TACTIC:
        return "a player says which card he returns"
    if kind == PASS:
        return f"{seat} can play a card, and then must"
    if kind in (PLAY_CARD, RETURN_CARD) and card_in(move) < TACTIC:
        return _clan_card(edition, state, seat, card_in(move), place_in(move) if kind == PLAY_CARD else None)
    if kind in (PLAY_CARD, RETURN_CARD, *GUILE):
        played = (SCOUT if kind == SCOUT_OUT else REDEPLOYER + kind - REDEPLOY) if kind in GUILE else card_in(move) - TACTIC
        return _tactic_card(edition, state, seat, move, played)
    if kind == GIVE_UP:
        return "give up a card of your own side that has become too long"
    return f"{seat} has to play a card first"


def _claim(edition: Edition, state: State, phase: int, seat: Seat, place: int, prove: Prover) -> str:
    proof = prove(state, place, seat)
    if phase in (CLAIM, CLAIM_FIRST):
        return proof.reason
    when = "at the start of the turn" if edition.claim_window == TURN_START else "after playing a card"
    return f"stones are claimed {when}{'' if proof.holds else f', and {proof.reason}'}"


def _waiting(edition: Edition, phase: int, seat: Seat, decider: Seat) -> str | None:
    """What has to be done first, unless it is time to play a card."""
    tactics = " or '+t'" if edition.has_tactics else ""
    return {
        CLAIM: f"{seat} now claims stones, or says '.' for done",
        CLAIM_FIRST: f"{seat} now claims stones, or says '.' for done",
        DRAW: f"{seat} now draws a card, '+c'{tactics}",
        SCOUT_DRAW: f"{seat}'s scout now draws a card, '+c' or '+t'",
        SCOUT_RETURN: f"{seat}'s scout now returns a card, such as '<r1'",
        MUD_DISCARD: f"the mud is gone: {decider} now gives up a card, such as 'x b4:3'",
    }.get(phase)


def _clan_card(edition: Edition, state: State, seat: Seat, card: int, stone: int | None) -> str:
    s, name = state[0], edition.deck.name(card)
    if not (int(s["hand"][seat]) >> card) & 1 and not s["hidden"][seat]:
        return f"{name} is not in {seat}'s hand"
    if stone is not None and s["count"][stone, seat] >= edition.need_at(s, stone):
        return f"{seat}'s side of stone {stone + 1} is full"
    return f"{name} cannot be in {seat}'s hand"


def _tactic_card(edition: Edition, state: State, seat: Seat, move: int, kind: int) -> str:
    """Why a tactic card cannot be played so (S9.3 to S9.35)."""
    s, name = state[0], edition.card_name(TACTIC + kind)
    if not s["tactics"][seat, kind] and not s["hidden_tactics"][seat]:
        return f"{name} is not in {seat}'s hand"
    if kind == JOKER and _joker_stays(edition, s, seat):
        return f"{seat} has already played a joker; another one stays in the hand"
    counts = [sum(int(entry) >> 8 == one for entry in s["played"][: s["plays"]]) for one in Seat]
    if counts[seat] - counts[seat.other] >= edition.tactic_lead:
        cards = "card" if counts[seat] == 1 else "cards"
        return f"{seat} has already played {counts[seat]} tactic {cards}, {seat.other} only {counts[seat.other]}"
    if kind <= SHIELD:
        full = not _free(edition, s, seat, place_in(move))
        return f"{seat}'s side of stone {place_in(move) + 1} is full" if full else "only one tactic card may lie at a stone"
    if kind in (FOG, MUD):
        terrain = s["terrain"][place_in(move)].any()
        return f"another terrain card lies at stone {place_in(move) + 1}" if terrain else "only one tactic card may lie at a stone"
    if kind == SCOUT:
        return "both piles are empty"
    return _guile(edition, s, seat, move)


def _joker_stays(edition: Edition, s: Any, seat: Seat) -> bool:
    """Whether the limit keeps a joker in the hand (S9.14, D-11)."""
    if edition.joker_limit == LIMIT_PER_GAME:
        return any(int(entry) == (seat << 8) | (TACTIC + JOKER) for entry in s["played"][: s["plays"]])
    lying = [s["cards"][stone, seat, : s["count"][stone, seat]] for stone in range(edition.stones)]
    return edition.joker_limit == LIMIT_ON_TABLE and any((side == TACTIC + JOKER).any() for side in lying)


def _guile(edition: Edition, s: Any, seat: Seat, move: int) -> str:
    """Why redeploy, deserter or traitor cannot have this target."""
    if source_in(move) == NOWHERE:
        return "it needs a target"
    source, target, card = source_in(move), place_in(move), card_in(move)
    name = edition.card_name(card)
    side = seat if move >> KIND == REDEPLOY else seat.other
    if TACTIC + FOG <= card <= TACTIC + MUD:
        if s["terrain"][source, card - TACTIC - FOG] != side + 1:
            return f"{name} of {side} does not lie at stone {source + 1}"
        if move >> KIND == TURN_TRAITOR:
            return "a traitor is a clan card"
        if not edition.stone_cards_targetable:
            return "terrain cards lie on nobody's side and stay where they are"
        if card == TACTIC + MUD and edition.mud_excess == FORBID and s["count"][source].max() > edition.need:
            return f"the mud at stone {source + 1} holds a fourth card"
        return f"stone {target + 1} takes no {name}"
    names = [edition.card_name(int(one)) for one in s["cards"][source, side, : s["count"][source, side]]]
    if name not in names:
        return f"{name} does not lie on {side}'s side of stone {source + 1}"
    if move >> KIND == TURN_TRAITOR and card >= TACTIC:
        return "a traitor is a clan card"
    if move >> KIND == REDEPLOY and source == target:
        return "the card has to go to another stone"
    if not _free(edition, s, seat, target):
        return f"{seat}'s side of stone {target + 1} is full"
    return "only one tactic card may lie at a stone"


def _free(edition: Edition, s: Any, seat: Seat, stone: int) -> bool:
    """Whether a seat's side has a free slot."""
    return stone < edition.stones and bool(s["count"][stone, seat] < edition.need_at(s, stone))
