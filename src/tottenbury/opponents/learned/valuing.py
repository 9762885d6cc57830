"""What each move of a view is worth to a net: game-neutral, bound to a game's functions like the loops of the kernel.

A move is valued by what it leaves (`follow`): the position when somebody has to decide again, before a drawn card is seen. All that a net
is told is a list of slots. Moves of one position leave nearly the same, so the slots are filled in full only once for each state of hand
and piles, and then exchanged where a move has changed something; the sums of the net's first layer follow.
"""

# ruff: noqa: F821
# mypy: disable-error-code="name-defined"
from __future__ import annotations

from typing import Any

import numpy as np

from tottenbury.cards.hands import MAIN_PILE
from tottenbury.kernel.bits import NO_CARDS, lowest
from tottenbury.kernel.compiling import record_at
from tottenbury.kernel.loops import MAX_MOVES
from tottenbury.opponents.eyes import means_of
from tottenbury.opponents.learned.hands import CARD_SLOTS, HAND_SLOTS, hand_rows
from tottenbury.opponents.learned.net import HIDDEN, WIDTH, exchange_row, head, start_sums
from tottenbury.opponents.learned.places import BLOCK, MINE, NONE, PLACE_SLOTS, THEIRS, owned_rows, place_rows
from tottenbury.opponents.outlook import MISS_CARDS, RANKS, concerns, spread

MAX_PLACES = 9
HAND_AT = MAX_PLACES * PLACE_SLOTS
WHOLE_AT = HAND_AT + HAND_SLOTS
SLOTS = WHOLE_AT + CARD_SLOTS + 11
"""Slots of a position: those of its places, of the hand, of the whole."""

ENTRIES = 16
"""How many states of hand and piles are kept while the moves of one position are valued."""

FEW_MOVES = 6
"""For so few moves it is not worth while to tell the hand as it is first."""

_KEY = 5


DESK = np.dtype(
    [
        ("moves", np.int64, MAX_MOVES),
        ("spare", np.int64, MAX_MOVES),
        ("rated", np.float64, MAX_MOVES),
        # What is told of each entry.
        ("count", np.int64),
        ("keys", np.int64, (ENTRIES, _KEY)),
        ("told", np.int32, (ENTRIES, SLOTS)),
        ("stands", np.float64, (ENTRIES, MAX_PLACES)),
        ("misses", np.float64, (ENTRIES, 2, 3, MISS_CARDS)),
        ("spreads", np.float64, (ENTRIES, MAX_PLACES, 3, 2 * RANKS)),
        ("sums", np.float32, (ENTRIES, WIDTH)),
        # The last empty side of mine and the last other one, and what they may become.
        ("known_sides", np.int64, (2, 6)),
        ("known_spreads", np.float64, (2, 2 * RANKS)),
        # Room to work in.
        ("key", np.int64, _KEY),
        ("slots", np.int32, SLOTS),
        ("opened", np.int32, SLOTS),
        ("chances", np.float64, MAX_PLACES),
        ("miss", np.float64, (2, 3, MISS_CARDS)),
        ("scratch", np.float64, (3, 2 * RANKS)),
        ("before", np.float64, 2 * RANKS),
        ("work", np.float32, WIDTH),
        ("second", np.float32, HIDDEN),
    ],
    align=True,
)
"""A desk: room to value the moves of a position. A record, because compiled code counts who uses an array, but not the fields of a
record."""


def follow(rules: Any, s: Any, move: int, me: int, moves: Any) -> bool:
    """Make a move and all that follows without a choice of mine; the answer is whether the game is over."""
    settle(rules, s, move, True)
    while s.winner < 0 and s.decider == me:
        number = worthwhile(rules, s, moves, legal_moves(rules, s, moves))
        if number != 1:
            break
        settle(rules, s, moves[0], True)
    return s.winner >= 0


def end_for(s: Any, me: int) -> float:
    """What a finished game is to a seat."""
    if s.winner == 2:
        return 0.5
    return 1.0 if s.winner == me else 0.0


def same_side(one: Any, other: Any) -> bool:
    """Whether two sides are alike."""
    return one[0] == other[0] and one[1] == other[1] and one[2] == other[2]


def spread_mine(rules: Any, lore: Any, mine: Any, counting: int, low: bool, hand: int, pool: int, miss: Any, desk: Any, out: Any) -> None:
    """What my incomplete side may become. The desk knows the last empty side and the last other one: many places have the same."""
    which = 0 if mine[0] | mine[1] == 0 else 1
    side = desk.known_sides[which]
    if side[0] == mine[0] and side[1] == mine[1] and side[2] == mine[2] and side[3] == counting and side[4] == low and side[5] == hand:
        out[:] = desk.known_spreads[which]
        return
    spread(rules, lore, mine[0], mine[1], mine[2], counting, low, hand, pool, miss, out)
    side[0], side[1], side[2], side[3], side[4], side[5] = mine[0], mine[1], mine[2], counting, low, hand
    desk.known_spreads[which] = out


def tell_place(
    rules: Any,
    lore: Any,
    s: Any,
    place: int,
    me: int,
    means: Any,
    miss: Any,
    spreads: Any,
    fresh: bool,
    desk: Any,
    roots: Any,
    slots: Any,
) -> float:
    """Fill the slots of a place; the answer is my chance there.

    `means`: my hand, known cards of the other, pool, unseen cards, turns. `spreads`: what my side and theirs may become, and a row to work
    in; `fresh` says that theirs is there already. `desk`: see `spread_mine`. `roots`: the first rows of the places and of the whole.
    """
    at = place * PLACE_SLOTS
    block = roots[0] + block_of(rules, s, place) * BLOCK
    for seat in range(2):
        if owned_by(s, place, seat):
            owned_rows(block, seat == me, slots, at)
            return MINE if seat == me else THEIRS
    hand, known, pool, unseen, turns = means
    counting, low, size = face_at(rules, s, place)
    mine, theirs = side_at(rules, s, place, me), side_at(rules, s, place, 1 - me)
    if mine[2] > 0:
        spread_mine(rules, lore, mine, counting, low, hand, pool, miss[me], desk, spreads[0])
    if theirs[2] > 0 and not fresh:
        spread(rules, lore, theirs[0], theirs[1], theirs[2], counting, low, known, pool, miss[1 - me], spreads[1])
    rows = spreads[0], spreads[1], spreads[2]
    chance = chance_at(rules, lore, s, place, me, mine, theirs, hand, known, pool, unseen, turns, miss, rows[0], rows[1], rows[2])
    place_rows(rules, block, size, low, mine, theirs, spreads[0], spreads[1], chance, slots, at)
    ground = ground_row(rules, s, place)
    slots[at + PLACE_SLOTS - 1] = roots[1] + ground if ground != NONE else NONE
    return chance


def pool_of(rules: Any, s: Any) -> int:
    """The cards of a view of which neither place nor hand is known."""
    return rules.all_cards & ~(s.seen | s.hand[0] | s.hand[1])


def means_at(rules: Any, lore: Any, s: Any, me: int, miss: Any) -> Any:
    """What a seat can reckon with: its hand, the cards of the other one that it knows, the pool, the unseen cards, and the turns left."""
    pool = means_of(rules, lore, s, me, miss)
    return s.hand[me], s.hand[1 - me], pool, rules.all_cards & ~s.seen, horizon(s)


def lean_of(rules: Any, lore: Any, s: Any, me: int, turns: float, chances: Any) -> float:
    """How the game stands for me by the chances at its places, in log odds."""
    chance = min(1.0 - 2e-3, max(2e-3, game_chance(rules, lore, s, me, turns, chances)))
    return np.log(chance / (1.0 - chance))


def tell(rules: Any, lore: Any, s: Any, me: int, sizes: Any, desk: Any, slots: Any) -> tuple[int, float]:
    """Fill all slots for a view from scratch; the answer is the role and the lean.

    `sizes`: rows of a role, first row of the hand, first row of the whole.
    """
    role = role_of(me)
    first = role * sizes[0]
    roots = first, first + sizes[2]
    miss, spreads, chances = desk.miss, desk.scratch, desk.chances
    means = means_at(rules, lore, s, me, miss)
    desk.known_sides[:] = NONE
    for n in range(SLOTS):
        slots[n] = NONE
    for place in range(place_count(rules)):
        chances[place] = tell_place(rules, lore, s, place, me, means, miss, spreads, False, desk, roots, slots)
    hand_rows(rules, s.hand[me], s.hidden[me], first + sizes[1], slots, HAND_AT)
    lean = lean_of(rules, lore, s, me, means[4], chances)
    whole_rows(rules, s, me, chances, lean, first + sizes[2], slots, WHOLE_AT)
    return role, lean


def entry_of(a: Any, me: int, keys: Any, count: int, key: Any) -> int:
    """Which entry fits what a move has left, or `count`; `key` gets all that the chances at places depend on beside the place."""
    key[0], key[1], key[2] = a.hand[me], a.seen, a.hand[1 - me]
    key[3] = (a.hidden[me] * 64 + a.hidden[1 - me]) * 64 + a.pile_size[MAIN_PILE]
    key[4] = int(4.0 * horizon(a))
    for entry in range(count):
        same = keys[entry, 0] == key[0] and keys[entry, 1] == key[1] and keys[entry, 2] == key[2]
        if same and keys[entry, 3] == key[3] and keys[entry, 4] == key[4]:
            return entry
    return count


def indifferent(rules: Any, s: Any, place: int, me: int, cards: int) -> bool:
    """Whether none of some cards matters to what a place tells, be they in my hand or not, and the seen ones no others."""
    if owned_by(s, place, 0) or owned_by(s, place, 1):
        return True
    mine, theirs = side_at(rules, s, place, me), side_at(rules, s, place, 1 - me)
    if mine[2] > 0:
        if mine[1] != 0 or theirs[2] <= 0:
            return False
        _, _, size = face_at(rules, s, place)
        while cards:
            if concerns(rules, lowest(cards), mine[0], size):
                return False
            cards &= cards - 1
    return hand_aside(s, place, me)


def unmoved(rules: Any, lore: Any, s: Any, place: int, me: int, means: Any, miss: Any, desk: Any, out: Any) -> bool:
    """Whether another hand leaves all that a place tells as it is; `out` has what my side there may become, and is brought up to date."""
    mine, theirs = side_at(rules, s, place, me), side_at(rules, s, place, 1 - me)
    if mine[2] <= 0 or theirs[2] <= 0 or not hand_aside(s, place, me):
        return False
    counting, low, _ = face_at(rules, s, place)
    before = desk.before
    before[:] = out
    spread_mine(rules, lore, mine, counting, low, means[0], means[2], miss, desk, out)
    differs = False
    for n in range(len(out)):
        differs |= out[n] != before[n]
    return not differs


def open_entry(rules: Any, lore: Any, net: Any, s: Any, a: Any, me: int, sizes: Any, entry: int, twin: int, desk: Any) -> None:
    """Tell all places of a view as they are, with the hand and the seen cards of the entry's key, and else as a move has left it (`a`).

    `twin` is an entry that differs in the hand alone, or negative.
    """
    keys, told, stands, misses, spreads, sums = desk.keys, desk.told, desk.stands, desk.misses, desk.spreads, desk.sums
    role = role_of(me)
    first = role * sizes[0]
    roots = first, first + sizes[2]
    changed = keys[entry, 0] ^ keys[twin, 0] if twin >= 0 else NO_CARDS
    if twin >= 0:
        misses[entry] = misses[twin]
        told[entry] = told[twin]
        sums[entry] = sums[twin]
        spreads[entry] = spreads[twin]
    else:
        means_of(rules, lore, a, me, misses[entry])
        told[entry] = NONE
        start_sums(net, role, sums[entry])
    means = keys[entry, 0], a.hand[1 - me], pool_of(rules, a), rules.all_cards & ~keys[entry, 1], horizon(a)
    work = desk.opened
    desk.known_sides[:] = NONE
    for place in range(place_count(rules)):
        if twin >= 0 and indifferent(rules, s, place, me, changed):
            stands[entry, place] = stands[twin, place]
            continue
        row = spreads[entry, place]
        if twin >= 0 and unmoved(rules, lore, s, place, me, means, misses[entry, me], desk, row[0]):
            stands[entry, place] = stands[twin, place]
            continue
        stands[entry, place] = tell_place(rules, lore, s, place, me, means, misses[entry], row, twin >= 0, desk, roots, work)
        at = place * PLACE_SLOTS
        take_over(net, work, told[entry], sums[entry], at, at + PLACE_SLOTS)
    hand_rows(rules, keys[entry, 0], a.hidden[me], first + sizes[1], work, HAND_AT)
    for n in range(WHOLE_AT, SLOTS):
        work[n] = NONE
    whole_rows(rules, a, me, stands[entry], 0.0, first + sizes[2], work, WHOLE_AT)
    take_over(net, work, told[entry], sums[entry], HAND_AT, SLOTS)


def take_over(net: Any, new: Any, old: Any, sums: Any, begin: int, end: int) -> None:
    """Put new slots in place of old ones, and keep the sums in step."""
    for n in range(begin, end):
        if new[n] != old[n]:
            exchange_row(net, old[n], new[n], sums)
            old[n] = new[n]


def tell_after(rules: Any, lore: Any, s: Any, a: Any, me: int, sizes: Any, desk: Any, entry: int, slots: Any) -> tuple[int, float]:
    """Fill the slots in which what a move of a view has left (`a`) may differ from its entry; the answer is the set of places that a move
    has changed, and the lean.
    """
    stands, spreads, scratch, chances = desk.stands, desk.spreads, desk.scratch, desk.chances
    first = role_of(me) * sizes[0]
    roots = first, first + sizes[2]
    means = a.hand[me], a.hand[1 - me], pool_of(rules, a), rules.all_cards & ~a.seen, horizon(a)
    changed = 0
    for place in range(place_count(rules)):
        chances[place] = stands[entry, place]
        if same_at(s, a, place):
            continue
        changed |= 1 << place
        fresh = False
        if same_face(s, a, place) and same_side(side_at(rules, s, place, 1 - me), side_at(rules, a, place, 1 - me)):
            fresh = True
            scratch[1] = spreads[entry, place, 1]
        chances[place] = tell_place(rules, lore, a, place, me, means, desk.misses[entry], scratch, fresh, desk, roots, slots)
    lean = lean_of(rules, lore, a, me, means[4], chances)
    whole_rows(rules, a, me, chances, lean, roots[1], slots, WHOLE_AT)
    return changed, lean


def value_moves(
    rules: Any, lore: Any, net: Any, sizes: Any, view: Any, after: Any, moves: Any, number: int, desk: Any, values: Any
) -> None:
    """What each of the first `number` moves leaves to the decider of a view: his probability to win.

    `after` is room for a record; `view` and `after` are arrays of one record.
    """
    s, a = record_at(view, 0), record_at(after, 0)
    me = s.decider
    role = role_of(me)
    keys, key, told, slots, work, spare = desk.keys, desk.key, desk.told, desk.slots, desk.work, desk.spare
    slots[:] = NONE
    last = -1
    desk.count = 0
    for n in range(number):
        after[0] = view[0]
        if follow(rules, a, moves[n], me, spare):
            values[n] = end_for(a, me)
            continue
        entry = entry_of(a, me, keys, desk.count, key)
        if entry == desk.count:
            played = a.hand[me] | a.seen == s.hand[me] | s.seen
            if entry == 0 and number > FEW_MOVES and played:  # the hand as it is: every other one differs from it by one card
                keys[0] = key
                keys[0, 0], keys[0, 1] = s.hand[me], s.seen
                open_entry(rules, lore, net, s, a, me, sizes, 0, -1, desk)
                desk.count = 1
            entry = min(desk.count, ENTRIES - 1)
            keys[entry] = key
            twin = -1
            for other in range(entry):
                # A card that has gone from the hand to the table is as little in the pool as before.
                alike = keys[other, 2] == key[2] and keys[other, 3] == key[3] and keys[other, 4] == key[4]
                if alike and keys[other, 0] | keys[other, 1] == key[0] | key[1]:
                    twin = other
                    break
            open_entry(rules, lore, net, s, a, me, sizes, entry, twin, desk)
            desk.count = entry + 1
            last = -1
        if entry != last:  # another hand, another pile: what is remembered of sides does not hold
            desk.known_sides[:] = NONE
            last = entry
        changed, lean = tell_after(rules, lore, s, a, me, sizes, desk, entry, slots)
        for k in range(WIDTH):
            work[k] = desk.sums[entry, k]
        while changed:
            at = lowest(changed) * PLACE_SLOTS
            changed &= changed - 1
            for k in range(at, at + PLACE_SLOTS):
                if slots[k] != told[entry, k]:
                    exchange_row(net, told[entry, k], slots[k], work)
        for k in range(WHOLE_AT, SLOTS):
            if slots[k] != told[entry, k]:
                exchange_row(net, told[entry, k], slots[k], work)
        values[n] = head(net, role, work, lean, desk.second)


def tell_chosen(rules: Any, lore: Any, s: Any, a: Any, me: int, sizes: Any, desk: Any, slots: Any) -> tuple[int, float]:
    """As `tell`, for what one of the moves has left that have just been valued (`desk`)."""
    entry = entry_of(a, me, desk.keys, desk.count, desk.key)
    if entry == desk.count:  # there were so many that it has been overwritten
        return tell(rules, lore, a, me, sizes, desk, slots)
    for k in range(SLOTS):
        slots[k] = desk.told[entry, k]
    desk.known_sides[:] = NONE
    _, lean = tell_after(rules, lore, s, a, me, sizes, desk, entry, slots)
    return role_of(me), lean


def value_told(net: Any, role: int, lean: float, slots: Any, desk: Any) -> float:
    """What that is worth which a net has been told."""
    start_sums(net, role, desk.work)
    for k in range(SLOTS):
        exchange_row(net, NONE, slots[k], desk.work)
    return head(net, role, desk.work, lean, desk.second)


def value_of(rules: Any, lore: Any, net: Any, sizes: Any, s: Any, me: int, desk: Any) -> float:
    """What a view is worth to a seat that is not to decide now."""
    role, lean = tell(rules, lore, s, me, sizes, desk, desk.slots)
    return value_told(net, role, lean, desk.slots, desk)
