"""How the border is judged: the chance of winning each stone, and from these the game; and what each legal move would change.

Everything is seen as one seat sees it (`viewer`): the other hand is a number of cards out of those not seen, also in a world that the
search has imagined, where the record shows them.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from tottenbury.cards.contest import deck_cards, latest_seat, wild_cards
from tottenbury.cards.deck import MAX_CARDS
from tottenbury.cards.formations import ALL_FORMATIONS, SUM_ONLY
from tottenbury.cards.hands import MAIN_PILE, TACTIC, TACTIC_PILE
from tottenbury.cards.moves import (
    DESERT,
    DRAW_CARD,
    DRAW_TACTIC,
    KIND,
    NOWHERE,
    PLAY_CARD,
    REDEPLOY,
    TURN_TRAITOR,
    card_in,
    claim_move,
    place_in,
    source_in,
)
from tottenbury.kernel import compiled, copy_numbers, fill_numbers, some_floats, some_floats_2d, some_floats_3d, some_ints
from tottenbury.kernel.bits import NO_CARDS, lowest
from tottenbury.opponents.judgement.combining import combine, judged
from tottenbury.opponents.judgement.formation_odds import DISTRIBUTION, MISS_CARDS, concerns, rank_distribution, win_chance
from tottenbury.opponents.judgement.knowledge import draw_odds, hand_seen, holding, unknown_tactic
from tottenbury.opponents.judgement.parameters import HOLD, SCOUT_USE
from tottenbury.opponents.judgement.sides import NOTHING, Face, Force, Side, Supply, weighed, with_card, without_card
from tottenbury.stones.claims import counting_at, need_at, open_stones
from tottenbury.stones.moves import GIVE_UP, RETURN_CARD, SCOUT_OUT
from tottenbury.stones.state import CLAIM, CLAIM_FIRST, DRAW_GAME, FOG, KINDS, MAX_STONES, MUD, OVER, REDEPLOYER, SCOUT

TACTICS = True
"""False in the copy that the base games use, as in stones.turn."""

ROWS = MAX_STONES + 1
"""Rows of the distributions: one a stone, and one to work in."""


class Survey(NamedTuple):
    """What has been found out about a position."""

    pool: int
    """The cards of which neither place nor hand is known, as a set."""
    miss_table: Any
    """For each seat, how likely none of some cards comes in time (`formation_odds`)."""
    distributions: Any
    """For each stone, what each side may become, with a row to work in behind them."""
    chances: Any
    """The decider's chance at each stone."""
    slopes: Any
    """How much each of them matters."""


class Change(NamedTuple):
    """What a move does at one stone; cards as in moves, or NOTHING."""

    more: int
    """The card that comes to the decider's side."""
    less: int
    """The card that leaves it."""
    lost: int
    """The card that leaves the other side."""
    terrain: int
    """FOG or MUD that comes, the negative if it leaves, or 0."""
    hand: int
    """What the decider has in hand after it, as a set."""


# The stones


@compiled
def side_at(rules: Any, s: Any, stone: int, seat: int) -> Side:
    """A side at a stone."""
    missing = need_at(rules, s, stone) - s.count[stone, seat]
    wilds = wild_cards(s, stone, seat) if TACTICS else NO_CARDS
    return Side(deck_cards(s, stone, seat), wilds, missing, s.weight[stone, seat] if missing <= 0 else 0)


@compiled
def face_at(rules: Any, s: Any, stone: int) -> Face:
    """How a stone is decided."""
    return Face(counting_at(s, stone), False, need_at(rules, s, stone))


@compiled
def survey(rules: Any, params: Any, s: Any, viewer: int, miss_table: Any, distributions: Any, chances: Any) -> int:
    """South's chance at every stone, with each incomplete side's distribution beside it; returns the pool."""
    pool = draw_odds(rules, params, s, viewer, miss_table)
    supply = Supply(hand_seen(s, 0, viewer), pool, miss_table[0]), Supply(hand_seen(s, 1, viewer), pool, miss_table[1])
    empty = some_ints(2)  # a stone whose side is empty and plain: all such sides have the same distribution
    empty[0] = empty[1] = NOTHING
    for stone in range(rules.stones):
        if not (open_stones(rules, s) >> stone) & 1:
            chances[stone] = 1.0 if (s.owned[0] >> stone) & 1 else 0.0
            continue
        face = face_at(rules, s, stone)
        south = Force(side_at(rules, s, stone, 0), supply[0], distributions[stone, 0])
        north = Force(side_at(rules, s, stone, 1), supply[1], distributions[stone, 1])
        both = south.side.missing > 0 and north.side.missing > 0
        for seat in range(2):
            force = south if seat == 0 else north
            if force.side.missing <= 0:
                continue
            plain = force.side.missing == rules.need and not (TACTICS and has_terrain(s, stone))
            if plain and empty[seat] >= 0:
                copy_numbers(force.distribution, distributions[empty[seat], seat])
            elif both:
                rank_distribution(rules, params, force, face)
                if plain:
                    empty[seat] = stone
        first = south.side.missing <= 0 and north.side.missing <= 0 and latest_seat(s, stone) != 0
        chances[stone] = win_chance(rules, params, face, south, north, first)
    return pool


@compiled
def has_terrain(s: Any, stone: int) -> bool:
    """Whether fog or mud lies at a stone."""
    return s.terrain[stone, 0] + s.terrain[stone, 1] != 0


@compiled
def chance_after(rules: Any, params: Any, s: Any, stone: int, change: Change, found: Survey) -> float:
    """The decider's chance at a stone after a change."""
    me = s.decider
    face = face_at(rules, s, stone)
    mine, theirs = side_at(rules, s, stone, me), side_at(rules, s, stone, 1 - me)
    first = mine.missing <= 0 and theirs.missing <= 0 and latest_seat(s, stone) != me
    if change.more != NOTHING:
        mine = with_card(mine, change.more)
        first = False
    changed = change.lost != NOTHING or change.terrain != 0
    if TACTICS:
        if change.less != NOTHING:
            mine = without_card(mine, change.less)
        if change.lost != NOTHING:
            theirs = without_card(theirs, change.lost)
        if abs(change.terrain) == MUD:
            step = 1 if change.terrain > 0 else -1
            mine, theirs = lengthened(mine, step), lengthened(theirs, step)
        elif change.terrain != 0:
            face = Face(SUM_ONLY if change.terrain > 0 else ALL_FORMATIONS, False, face.need)
        if changed:
            theirs = weighed(rules, theirs, face)
    if change.more != NOTHING or change.less != NOTHING or changed:
        mine = weighed(rules, mine, face)
    my_force = Force(mine, Supply(change.hand, found.pool, found.miss_table[me]), found.distributions[MAX_STONES, me])
    rest = Supply(hand_seen(s, 1 - me, me), found.pool, found.miss_table[1 - me])
    unspread = mine.missing > 0 and theirs.missing > 0
    if unspread:
        rank_distribution(rules, params, my_force, face)
    if unspread and (changed or s.count[stone, me] >= need_at(rules, s, stone)):  # the other distribution is not there yet
        other = Force(theirs, rest, found.distributions[MAX_STONES, 1 - me])
        rank_distribution(rules, params, other, face)
    else:
        other = Force(theirs, rest, found.distributions[stone, 1 - me])
    return win_chance(rules, params, face, my_force, other, first)


@compiled
def lengthened(side: Side, step: int) -> Side:
    """A side that takes more cards; its weight is not looked after."""
    return Side(side.cards, side.wilds, side.missing + step, 0)


# The game


@compiled
def value(rules: Any, params: Any, s: Any, viewer: int) -> float:
    """South's chance to win, as far as `viewer` can tell."""
    if s.phase == OVER:
        return 0.5 if s.winner == DRAW_GAME else 1.0 - s.winner
    miss_table = some_floats_3d(2, 3, MISS_CARDS)
    distributions = some_floats_3d(MAX_STONES, 2, DISTRIBUTION)
    chances, slopes = some_floats(MAX_STONES), some_floats(MAX_STONES)
    survey(rules, params, s, viewer, miss_table, distributions, chances)
    extra = holding(rules, params, s, viewer) if TACTICS and rules.has_tactics else 0.0
    return judged(params, combine(params, rules.stones, chances, slopes), 1.0 if s.to_move == 0 else -1.0, extra)


@compiled
def chance_key(s: Any) -> int:
    """Cards are drawn in secret: chance shows nothing to both."""
    return 0


# The moves


@compiled
def worthwhile(rules: Any, s: Any, moves: Any, number: int) -> int:
    """Leave out moves that nobody would make: what is proven is taken, in whatever order."""
    if s.phase in (CLAIM, CLAIM_FIRST) and s.claimable != 0:
        moves[0] = claim_move(lowest(s.claimable))
        return 1
    return number


@compiled
def rate(rules: Any, params: Any, s: Any, moves: Any, number: int, values: Any) -> None:
    """Rate moves by the chance to win that the decider has after them."""
    miss_table, distributions = some_floats_3d(2, 3, MISS_CARDS), some_floats_3d(ROWS, 2, DISTRIBUTION)
    chances, slopes = some_floats(MAX_STONES), some_floats(MAX_STONES)
    me = s.decider
    found = Survey(survey(rules, params, s, me, miss_table, distributions, chances), miss_table, distributions, chances, slopes)
    now = combine(params, rules.stones, chances, slopes)
    extra = holding(rules, params, s, me) if TACTICS and rules.has_tactics else 0.0
    if me == 1:
        now, extra = 1.0 - now, -extra
        for stone in range(rules.stones):
            chances[stone] = 1.0 - chances[stone]
    lost, spent = some_floats_2d(MAX_CARDS, MAX_STONES), some_floats(MAX_CARDS)
    fill_numbers(lost, 0.0)
    fill_numbers(spent, 0.0)
    weigh_hand(rules, params, s, found, lost, spent)
    for n in range(number):
        move = int(moves[n])
        kind, card, stone = move >> KIND, card_in(move), place_in(move)
        if kind == PLAY_CARD and card < TACTIC:
            after = chance_after(rules, params, s, stone, Change(card, NOTHING, NOTHING, 0, s.hand[me] & ~(1 << card)), found)
            then = now + slopes[stone] * (after - chances[stone]) - (spent[card] - lost[card, stone])
            values[n] = judged(params, then, -1.0, extra)
        elif TACTICS:
            values[n] = rate_tactic(rules, params, s, move, now, extra, found, spent)
        else:
            values[n] = judged(params, now, -1.0, extra)


@compiled
def weigh_hand(rules: Any, params: Any, s: Any, found: Survey, lost: Any, spent: Any) -> None:
    """What the decider would lose at each stone (`lost`), and in all (`spent`), without each single card in hand."""
    me = s.decider
    stones = open_stones(rules, s) & ~s.complete[me]
    cards = s.hand[me]
    while cards:
        card = lowest(cards)
        cards &= cards - 1
        without = Change(NOTHING, NOTHING, NOTHING, 0, s.hand[me] & ~(1 << card))
        untouched = -1.0  # the same at all stones where nothing lies yet
        for stone in range(rules.stones):
            if not (stones >> stone) & 1:
                continue
            mine, need = side_at(rules, s, stone, me), need_at(rules, s, stone)
            if mine.wilds == 0 and s.count[stone, 1 - me] < need and not concerns(rules, card, mine.cards, need):
                continue
            fresh = s.count[stone, 0] + s.count[stone, 1] == 0 and not (TACTICS and has_terrain(s, stone))
            if fresh and untouched >= 0.0:
                after = untouched
            else:
                after = chance_after(rules, params, s, stone, without, found)
                if fresh:
                    untouched = after
            lost[card, stone] = found.slopes[stone] * (found.chances[stone] - after)
            spent[card] += lost[card, stone]


@compiled
def rate_tactic(rules: Any, params: Any, s: Any, move: int, now: float, extra: float, found: Survey, spent: Any) -> float:
    """The same for tactic cards, for passing, and for what is drawn, returned or given up."""
    kind, card, source, stone = move >> KIND, card_in(move), source_in(move), place_in(move)
    chances, slopes = found.chances, found.slopes
    me = s.decider
    hand = s.hand[me]
    if kind == PLAY_CARD:
        used = card - TACTIC
        terrain = used if FOG <= used <= MUD else 0
        after = chance_after(rules, params, s, stone, Change(NOTHING if terrain else card, NOTHING, NOTHING, terrain, hand), found)
        return judged(params, now + slopes[stone] * (after - chances[stone]), -1.0, extra - params[HOLD + used])
    if kind == SCOUT_OUT:
        gain = params[SCOUT_USE] if s.pile_size[MAIN_PILE] + s.pile_size[TACTIC_PILE] > 2 else 0.0
        return judged(params, now, -1.0, extra - params[HOLD + SCOUT] + gain)
    if kind in (DRAW_CARD, DRAW_TACTIC):
        return rate_draw(rules, params, s, kind, extra)
    if kind == RETURN_CARD:
        if card < TACTIC:
            return judged(params, now - spent[card], -1.0, extra)
        return judged(params, now, -1.0, extra - params[HOLD + card - TACTIC] if card - TACTIC < KINDS else extra)
    if kind == GIVE_UP:
        after = chance_after(rules, params, s, source, Change(NOTHING, card, NOTHING, 0, hand), found)
        return judged(params, now + slopes[source] * (after - chances[source]), -1.0, extra)
    if REDEPLOY <= kind <= TURN_TRAITOR:
        extra -= params[HOLD + kind - REDEPLOY + REDEPLOYER]
        if source != NOWHERE:
            now += move_changes(rules, params, s, move, found)
    return judged(params, now, -1.0, extra)


@compiled
def move_changes(rules: Any, params: Any, s: Any, move: int, found: Survey) -> float:
    """What a redeployed, deserting or turned card changes at the stones it leaves and reaches."""
    kind, card, source, target = move >> KIND, card_in(move), source_in(move), place_in(move)
    chances, slopes = found.chances, found.slopes
    hand = s.hand[s.decider]
    terrain = card - TACTIC if TACTIC + FOG <= card <= TACTIC + MUD else 0
    less = card if kind == REDEPLOY and not terrain else NOTHING
    lost = card if kind != REDEPLOY and not terrain else NOTHING
    come = NOTHING if terrain or kind == DESERT or target == NOWHERE else card
    if target == source:
        after = chance_after(rules, params, s, source, Change(come, less, lost, -terrain, hand), found)
        return slopes[source] * (after - chances[source])
    after = chance_after(rules, params, s, source, Change(NOTHING, less, lost, -terrain, hand), found)
    gain = slopes[source] * (after - chances[source])
    if target != NOWHERE:
        after = chance_after(rules, params, s, target, Change(come, NOTHING, NOTHING, terrain, hand), found)
        gain += slopes[target] * (after - chances[target])
    return gain


@compiled
def rate_draw(rules: Any, params: Any, s: Any, kind: int, extra: float) -> float:
    """A draw is rated by the kind of card that comes, not by the card: nobody has seen it."""
    me = s.decider
    if kind == DRAW_TACTIC:
        extra += unknown_tactic(rules, params, s, me)
    miss_table = some_floats_3d(2, 3, MISS_CARDS)
    distributions = some_floats_3d(MAX_STONES, 2, DISTRIBUTION)
    chances, slopes = some_floats(MAX_STONES), some_floats(MAX_STONES)
    if kind == DRAW_CARD:
        s.hidden[me] += 1
        s.pile_size[MAIN_PILE] -= 1
    survey(rules, params, s, me, miss_table, distributions, chances)
    if kind == DRAW_CARD:
        s.hidden[me] -= 1
        s.pile_size[MAIN_PILE] += 1
    now = combine(params, rules.stones, chances, slopes)
    return judged(params, 1.0 - now if me == 1 else now, -1.0, extra)
