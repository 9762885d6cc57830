"""What each move of a view is worth to a net: game-neutral, bound to a game's functions like the loops of the kernel.

A move is valued by what it leaves (`follow`): the position when somebody has to decide again, before a drawn card is seen. All that a net
is told is a list of slots. Moves of one position leave nearly the same, so the slots are filled in full only once for each state of hand
and piles, and then exchanged where a move has changed something; the sums of the net's first layer follow.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tottenbury.cards.hands import MAIN_PILE
from tottenbury.kernel import copy_numbers, copy_record, fill_numbers
from tottenbury.kernel.bits import NO_CARDS, lowest
from tottenbury.kernel.mathematics import log_odds
from tottenbury.opponents.judgement.formation_odds import concerns, rank_distribution
from tottenbury.opponents.judgement.knowledge import draw_odds
from tottenbury.opponents.judgement.sides import Face, Force, Side, Supply
from tottenbury.opponents.nets.hands import hand_rows
from tottenbury.opponents.nets.net import WIDTH, exchange_row, head, start_sums
from tottenbury.opponents.nets.places import BLOCK, GROUND_SLOT, MINE, NONE, PLACE_SLOTS, THEIRS, owned_rows, place_rows
from tottenbury.opponents.nets.resources import Resources
from tottenbury.opponents.nets.slots import HAND_AT, SLOTS, WHOLE_AT
from tottenbury.opponents.nets.workspace import ENTRIES, NetContext, Sheet

if TYPE_CHECKING:
    from tottenbury.kernel.game_api import blind, legal_moves, settle
    from tottenbury.opponents.judgement.judge_api import worthwhile
    from tottenbury.opponents.nets.features_api import (
        block_of,
        chance_at,
        face_at,
        game_chance,
        ground_row,
        hand_aside,
        horizon,
        owned_by,
        place_count,
        role_of,
        same_at,
        same_face,
        side_at,
        whole_rows,
    )

FEW_MOVES = 6
"""For so few moves it is not worth while to encode the hand as it is first."""


def follow(rules: Any, s: Any, move: int, me: int, moves: Any) -> bool:
    """Make a move and all that follows without a choice of mine; returns whether the game is over."""
    settle(rules, s, move, True)
    while s.winner < 0 and s.decider == me:
        number = worthwhile(rules, s, moves, legal_moves(rules, s, moves))
        if number != 1:
            break
        settle(rules, s, int(moves[0]), True)
    return s.winner >= 0


def end_for(s: Any, me: int) -> float:
    """What a finished game is to a seat."""
    if s.winner == 2:
        return 0.5
    return 1.0 if s.winner == me else 0.0


def same_side(one: Side, other: Side) -> bool:
    """Whether two sides are alike."""
    return one.cards == other.cards and one.wilds == other.wilds and one.missing == other.missing


def my_distribution(context: NetContext, force: Force, face: Face, workspace: Any) -> None:
    """What my incomplete side may become. The workspace remembers the last empty side and the last other one: many places have the same."""
    side, hand = force.side, force.supply.hand
    which = 0 if side.cards | side.wilds == 0 else 1
    known = workspace.known_sides[which]
    alike = known[0] == side.cards and known[1] == side.wilds and known[2] == side.missing
    if alike and known[3] == face.counting and known[4] == face.low and known[5] == hand:
        copy_numbers(force.distribution, workspace.known_distributions[which])
        return
    rank_distribution(context.rules, context.params, force, face)
    known[0], known[1], known[2] = side.cards, side.wilds, side.missing
    known[3], known[4], known[5] = face.counting, face.low, hand
    copy_numbers(workspace.known_distributions[which], force.distribution)


def my_force(rules: Any, s: Any, place: int, resources: Resources, out: Any) -> Force:
    """My side at a place, with room for what it may become."""
    return Force(side_at(rules, s, place, resources.me), Supply(resources.hand, resources.pool, resources.miss_table[resources.me]), out)


def their_force(rules: Any, s: Any, place: int, resources: Resources, out: Any) -> Force:
    """The other side at a place, with room for what it may become."""
    other = 1 - resources.me
    return Force(side_at(rules, s, place, other), Supply(resources.known, resources.pool, resources.miss_table[other]), out)


def encode_place(context: NetContext, s: Any, place: int, resources: Resources, sheet: Sheet, workspace: Any) -> float:
    """Fill the slots of a place; returns my chance there."""
    rules, slots = context.rules, sheet.slots
    at = place * PLACE_SLOTS
    first = role_of(resources.me) * context.sizes.role
    block = first + block_of(rules, s, place) * BLOCK
    for seat in range(2):
        if owned_by(s, place, seat):
            owned_rows(block, seat == resources.me, slots, at)
            return MINE if seat == resources.me else THEIRS
    face = face_at(rules, s, place)
    mine = my_force(rules, s, place, resources, sheet.distributions[0])
    theirs = their_force(rules, s, place, resources, sheet.distributions[1])
    if mine.side.missing > 0:
        my_distribution(context, mine, face, workspace)
    if theirs.side.missing > 0 and not sheet.fresh:
        rank_distribution(rules, context.params, theirs, face)
    chance = chance_at(rules, context.params, s, place, mine, theirs, resources, sheet.distributions[2])
    place_rows(rules, block, face, mine, theirs, chance, slots, at)
    ground = ground_row(rules, s, place)
    slots[at + GROUND_SLOT] = first + context.sizes.whole + ground if ground != NONE else NONE
    return chance


def pool_of(rules: Any, s: Any) -> int:
    """The cards of a view of which neither place nor hand is known."""
    return rules.all_cards & ~(s.seen | s.hand[0] | s.hand[1])


def prior_logit_of(context: NetContext, s: Any, resources: Resources, chances: Any) -> float:
    """How the game stands for me by the chances at its places, in log odds."""
    chance = game_chance(context.rules, context.params, s, resources.me, resources.turns, chances)
    return log_odds(min(1.0 - 2e-3, max(2e-3, chance)))


def encode(context: NetContext, s: Any, me: int, workspace: Any, slots: Any) -> tuple[int, float]:
    """Fill all slots for a view from scratch; returns the role and the prior logit."""
    rules, sizes, chances = context.rules, context.sizes, workspace.chances
    role = role_of(me)
    first = role * sizes.role
    pool = draw_odds(rules, context.params, s, me, workspace.miss_table)
    resources = Resources(me, s.hand[me], s.hand[1 - me], pool, rules.all_cards & ~s.seen, horizon(s), workspace.miss_table)
    fill_numbers(workspace.known_sides, NONE)
    fill_numbers(slots, NONE)
    for place in range(place_count(rules)):
        chances[place] = encode_place(context, s, place, resources, Sheet(slots, workspace.scratch, False), workspace)
    hand_rows(rules, s.hand[me], s.hidden[me], first + sizes.hand, slots, HAND_AT)
    prior_logit = prior_logit_of(context, s, resources, chances)
    whole_rows(rules, s, me, chances, prior_logit, first + sizes.whole, slots, WHOLE_AT)
    return role, prior_logit


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
    if mine.missing > 0:
        if mine.wilds != 0 or theirs.missing <= 0:
            return False
        face = face_at(rules, s, place)
        while cards:
            if concerns(rules, lowest(cards), mine.cards, face.need):
                return False
            cards &= cards - 1
    return hand_aside(s, place, me)


def unmoved(context: NetContext, s: Any, place: int, resources: Resources, workspace: Any, out: Any) -> bool:
    """Whether another hand leaves all that a place tells as it is; `out` has what my side there may become, and is brought up to date."""
    rules, before = context.rules, workspace.before
    mine = my_force(rules, s, place, resources, out)
    if mine.side.missing <= 0 or side_at(rules, s, place, 1 - resources.me).missing <= 0 or not hand_aside(s, place, resources.me):
        return False
    copy_numbers(before, out)
    my_distribution(context, mine, face_at(rules, s, place), workspace)
    differs = False
    for n in range(len(out)):
        differs |= out[n] != before[n]
    return not differs


def begin_entry(context: NetContext, a: Any, me: int, entry: int, twin: int, workspace: Any) -> None:
    """Let an entry begin as its twin, or if that is negative with nothing but what a move has left to draw."""
    if twin >= 0:
        copy_numbers(workspace.miss_tables[entry], workspace.miss_tables[twin])
        copy_numbers(workspace.encoded[entry], workspace.encoded[twin])
        copy_numbers(workspace.sums[entry], workspace.sums[twin])
        copy_numbers(workspace.distributions[entry], workspace.distributions[twin])
    else:
        draw_odds(context.rules, context.params, a, me, workspace.miss_tables[entry])
        fill_numbers(workspace.encoded[entry], NONE)
        start_sums(context.net, role_of(me), workspace.sums[entry])
    fill_numbers(workspace.known_sides, NONE)


def open_entry(context: NetContext, s: Any, a: Any, entry: int, twin: int, workspace: Any) -> None:
    """Tell all places of a view as they are, with the hand and the seen cards of the entry's key, and else as a move has left it (`a`).

    `twin` is an entry that differs in the hand alone, or negative.
    """
    rules, net, sizes, me = context.rules, context.net, context.sizes, s.decider
    begin_entry(context, a, me, entry, twin, workspace)
    first = role_of(me) * sizes.role
    hand, seen = int(workspace.keys[entry, 0]), int(workspace.keys[entry, 1])
    changed = hand ^ int(workspace.keys[twin, 0]) if twin >= 0 else NO_CARDS
    resources = Resources(me, hand, a.hand[1 - me], pool_of(rules, a), rules.all_cards & ~seen, horizon(a), workspace.miss_tables[entry])
    work, encoded, stands, sums = workspace.opened, workspace.encoded[entry], workspace.stands, workspace.sums[entry]
    for place in range(place_count(rules)):
        rows = workspace.distributions[entry, place]
        if twin >= 0 and (indifferent(rules, s, place, me, changed) or unmoved(context, s, place, resources, workspace, rows[0])):
            stands[entry, place] = stands[twin, place]
            continue
        stands[entry, place] = encode_place(context, s, place, resources, Sheet(work, rows, twin >= 0), workspace)
        at = place * PLACE_SLOTS
        take_over(net, work, encoded, sums, at, at + PLACE_SLOTS)
    hand_rows(rules, hand, a.hidden[me], first + sizes.hand, work, HAND_AT)
    for n in range(WHOLE_AT, SLOTS):
        work[n] = NONE
    whole_rows(rules, a, me, stands[entry], 0.0, first + sizes.whole, work, WHOLE_AT)
    take_over(net, work, encoded, sums, HAND_AT, SLOTS)


def take_over(net: Any, new: Any, old: Any, sums: Any, begin: int, end: int) -> None:
    """Put new slots in place of old ones, and keep the sums in step."""
    for n in range(begin, end):
        if new[n] != old[n]:
            exchange_row(net, old[n], new[n], sums)
            old[n] = new[n]


def encode_change(context: NetContext, s: Any, a: Any, entry: int, workspace: Any, slots: Any) -> tuple[int, float]:
    """Fill the slots in which what a move of a view has left (`a`) may differ from its entry; returns the set of places that a move
    has changed, and the prior logit.
    """
    rules, me = context.rules, s.decider
    scratch, chances = workspace.scratch, workspace.chances
    unseen = rules.all_cards & ~a.seen
    resources = Resources(me, a.hand[me], a.hand[1 - me], pool_of(rules, a), unseen, horizon(a), workspace.miss_tables[entry])
    changed = 0
    for place in range(place_count(rules)):
        chances[place] = workspace.stands[entry, place]
        if same_at(s, a, place):
            continue
        changed |= 1 << place
        fresh = same_face(s, a, place) and same_side(side_at(rules, s, place, 1 - me), side_at(rules, a, place, 1 - me))
        if fresh:
            copy_numbers(scratch[1], workspace.distributions[entry, place, 1])
        chances[place] = encode_place(context, a, place, resources, Sheet(slots, scratch, fresh), workspace)
    prior_logit = prior_logit_of(context, a, resources, chances)
    whole_rows(rules, a, me, chances, prior_logit, role_of(me) * context.sizes.role + context.sizes.whole, slots, WHOLE_AT)
    return changed, prior_logit


def find_entry(context: NetContext, s: Any, a: Any, many: bool, workspace: Any) -> int:
    """The entry that fits what a move of a view has left (`a`), opened if it is new; `many`: there are more than a few moves."""
    me, keys, key = s.decider, workspace.keys, workspace.key
    entry = entry_of(a, me, keys, workspace.count, key)
    if entry < workspace.count:
        return entry
    played = a.hand[me] | a.seen == s.hand[me] | s.seen
    if entry == 0 and many and played:  # the hand as it is: every other one differs from it by one card
        copy_numbers(keys[0], key)
        keys[0, 0], keys[0, 1] = s.hand[me], s.seen
        open_entry(context, s, a, 0, -1, workspace)
        workspace.count = 1
    entry = min(workspace.count, ENTRIES - 1)
    copy_numbers(keys[entry], key)
    twin = -1
    for other in range(entry):
        # A card that has gone from the hand to the table is as little in the pool as before.
        alike = keys[other, 2] == key[2] and keys[other, 3] == key[3] and keys[other, 4] == key[4]
        if alike and keys[other, 0] | keys[other, 1] == key[0] | key[1]:
            twin = other
            break
    open_entry(context, s, a, entry, twin, workspace)
    workspace.count = entry + 1
    return entry


def value_moves(context: NetContext, s: Any, a: Any, moves: Any, number: int, workspace: Any, values: Any) -> None:
    """What each of the first `number` moves leaves to the decider of a view: the probability to win. `a` is room for a record."""
    net, me = context.net, s.decider
    encoded, slots, work = workspace.encoded, workspace.slots, workspace.work
    fill_numbers(slots, NONE)
    last = -1
    workspace.count = 0
    for n in range(number):
        copy_record(a, s)
        if follow(context.rules, a, int(moves[n]), me, workspace.spare):
            values[n] = end_for(a, me)
            continue
        entry = find_entry(context, s, a, number > FEW_MOVES, workspace)
        if entry != last:  # another hand, another pile: what is remembered of sides does not hold
            fill_numbers(workspace.known_sides, NONE)
            last = entry
        changed, prior_logit = encode_change(context, s, a, entry, workspace, slots)
        for k in range(WIDTH):
            work[k] = workspace.sums[entry, k]
        while changed:
            at = lowest(changed) * PLACE_SLOTS
            changed &= changed - 1
            for k in range(at, at + PLACE_SLOTS):
                if slots[k] != encoded[entry, k]:
                    exchange_row(net, encoded[entry, k], slots[k], work)
        for k in range(WHOLE_AT, SLOTS):
            if slots[k] != encoded[entry, k]:
                exchange_row(net, encoded[entry, k], slots[k], work)
        values[n] = head(net, role_of(me), work, prior_logit, workspace.second)


def encode_sample(context: NetContext, s: Any, a: Any, workspace: Any, slots: Any) -> tuple[int, float]:
    """As `encode`, for what one of the moves has left that have just been valued in this workspace."""
    me = s.decider
    entry = entry_of(a, me, workspace.keys, workspace.count, workspace.key)
    if entry == workspace.count:  # there were so many that it has been overwritten
        return encode(context, a, me, workspace, slots)
    copy_numbers(slots, workspace.encoded[entry])
    fill_numbers(workspace.known_sides, NONE)
    _, prior_logit = encode_change(context, s, a, entry, workspace, slots)
    return role_of(me), prior_logit


def evaluate(net: Any, role: int, prior_logit: float, slots: Any, workspace: Any) -> float:
    """What a net makes of filled slots."""
    start_sums(net, role, workspace.work)
    for k in range(SLOTS):
        exchange_row(net, NONE, slots[k], workspace.work)
    return head(net, role, workspace.work, prior_logit, workspace.second)


def value_of(context: NetContext, s: Any, me: int, workspace: Any) -> float:
    """What a view is worth to a seat that is not to decide now."""
    role, prior_logit = encode(context, s, me, workspace, workspace.slots)
    return evaluate(context.net, role, prior_logit, workspace.slots, workspace)


def look(opened: Any, view: Any, seat: int) -> None:
    """Write into `view` what a seat can see of an open position."""
    copy_record(view, opened)
    blind(view, seat)


def value_view(context: NetContext, after: Any, workspace: Any, moves: Any, values: Any, s: Any) -> int:
    """Value the worthwhile moves of a view for its decider; `moves` and `values` get them, returns their number."""
    number = worthwhile(context.rules, s, moves, legal_moves(context.rules, s, moves))
    value_moves(context, s, after, moves, number, workspace, values)
    return number


def value_seen(context: NetContext, workspace: Any, s: Any, me: int) -> float:
    """What a view is worth to its seat while the other one decides."""
    return value_of(context, s, me, workspace)
