"""The two piles: drawing, putting back, and who knows what lies where (rules S3.6, S9.30, S9.31)."""

from __future__ import annotations

from typing import Any

from tottenbury.kernel import jit, jit_inline
from tottenbury.kernel.bits import lowest, popcount
from tottenbury.stones.moves import SOME_CLAN, SOME_TACTIC
from tottenbury.stones.state import CARD, CLAN_PILE, KINDS, KNOWN_TO, MAX_PILE, TACTIC, TACTIC_PILE, UNKNOWN


@jit_inline
def tactics_held(s: Any, seat: int) -> int:
    """How many tactic cards a hand has; everybody can count them (S10.2)."""
    held = s.hidden_tactics[seat]
    for kind in range(KINDS):
        held += s.tactics[seat, kind]
    return held


@jit_inline
def take_top(s: Any, pile: int, seat: int) -> None:
    """The top card of a pile comes into a hand; who knew where it lay now knows who holds it."""
    entry = s.pile[pile, s.pile_top[pile]]
    s.pile_top[pile] += 1
    s.pile_size[pile] -= 1
    if entry == UNKNOWN:
        if pile == CLAN_PILE:
            s.hidden[seat] += 1
        else:
            s.hidden_tactics[seat] += 1
        return
    card = entry & CARD
    known_to_other = (entry // KNOWN_TO) >> (1 - seat) & 1
    if card < TACTIC:
        s.hand[seat] |= 1 << card
        s.known[seat] |= known_to_other << card
    else:
        s.tactics[seat, card - TACTIC] += 1
        s.known_tactics[seat, card - TACTIC] += known_to_other


@jit
def put_back(rules: Any, s: Any, seat: int, card: int) -> None:
    """A card of the hand goes face down on top of its pile or under it (S9.30). Who returned it knows where it lies (S9.31).

    The other seat sees only of which kind it is, so what it knew of the hand's cards of this kind is void, unless there was only one.
    """
    if card == SOME_CLAN or card < TACTIC:
        lay_down(rules, s, CLAN_PILE, clan_card_back(s, seat, card))
    else:
        lay_down(rules, s, TACTIC_PILE, tactic_card_back(s, seat, card))


@jit
def clan_card_back(s: Any, seat: int, card: int) -> int:
    """Take a clan card out of a hand; the answer is its entry in the pile."""
    alone = popcount(s.hand[seat]) + s.hidden[seat] == 1
    if card == SOME_CLAN:
        if not alone or not s.hand[seat]:
            s.hidden[seat] += popcount(s.hand[seat]) - 1
            s.hand[seat] = s.known[seat] = 0
            return UNKNOWN
        card = lowest(s.hand[seat])
    shared = alone and (s.known[seat] >> card) & 1
    s.hand[seat] &= ~(1 << card)
    s.known[seat] = 0
    return card + (KNOWN_TO << seat) + (KNOWN_TO << (1 - seat) if shared else 0)


@jit
def tactic_card_back(s: Any, seat: int, card: int) -> int:
    """Take a tactic card out of a hand; the answer is its entry in the pile."""
    held = tactics_held(s, seat)
    if card == SOME_TACTIC:
        if held > 1 or s.hidden_tactics[seat] > 0:
            s.hidden_tactics[seat] = held - 1
            for kind in range(KINDS):
                s.tactics[seat, kind] = s.known_tactics[seat, kind] = 0
            return UNKNOWN
        for kind in range(KINDS):
            if s.tactics[seat, kind] > 0:
                card = TACTIC + kind
    shared = held == 1 and s.known_tactics[seat, card - TACTIC] > 0
    s.tactics[seat, card - TACTIC] -= 1
    for kind in range(KINDS):
        s.known_tactics[seat, kind] = 0
    return card + (KNOWN_TO << seat) + (KNOWN_TO << (1 - seat) if shared else 0)


@jit
def lay_down(rules: Any, s: Any, pile: int, entry: int) -> None:
    """Put an entry on top of a pile or under it, as the edition says (S9.30)."""
    top, size = s.pile_top[pile], s.pile_size[pile]
    if rules.scout_under:
        if top + size == MAX_PILE:
            for n in range(size):
                s.pile[pile, n] = s.pile[pile, top + n]
            s.pile_top[pile] = top = 0
        s.pile[pile, top + size] = entry
    else:
        if top == 0:
            for n in range(size - 1, -1, -1):
                s.pile[pile, n + 1] = s.pile[pile, n]
            top = 1
        s.pile_top[pile] = top - 1
        s.pile[pile, top - 1] = entry
    s.pile_size[pile] = size + 1
