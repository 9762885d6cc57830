"""How a siege is judged: the chance of a breach at each tile, and from these the game; and what each legal move would change.

Everything is seen as one seat sees it (`viewer`), as in `judge_stones`. Chances are the attacker's, who sits South.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from tottenbury.cards.contest import latest_seat
from tottenbury.cards.deck import MAX_CARDS
from tottenbury.cards.hands import MAIN_PILE, TACTIC, tactics_held
from tottenbury.cards.moves import (
    CLAIM_PLACE,
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
from tottenbury.kernel import compiled, copy_numbers, fill_numbers, some_floats, some_floats_2d, some_floats_3d
from tottenbury.kernel.bits import lowest, popcount
from tottenbury.opponents.judgement.breaching import (
    ALL_TURNS,
    Moment,
    breach_chance,
    cancelled,
    cauldron,
    face_at,
    side_at,
    turns_left,
    unseen_after,
)
from tottenbury.opponents.judgement.combining import combine_breaches, judged
from tottenbury.opponents.judgement.formation_odds import DISTRIBUTION, MISS_CARDS, rank_distribution
from tottenbury.opponents.judgement.knowledge import draw_odds, hand_seen, holding_of, unknown_tactic
from tottenbury.opponents.judgement.parameters import AGAIN, CLOCK, GLUT, HOLD, ROLE, SWAP_USE, WARD
from tottenbury.opponents.judgement.sides import NOTHING, Force, Side, Supply, emptied, weighed, with_card, without_card
from tottenbury.siege.moves import CALL_SUPPORT, CALL_SWAP, EXPLODE, PICK_SUPPORT, PICK_SWAP, RECRUIT, RETREAT, THROW_OIL
from tottenbury.siege.state import (
    ATTACKER,
    CLOSE,
    DECLARE,
    DEFENDER,
    KINDS,
    LAST_TURN,
    NOT_ENDING,
    OVER,
    PLAY,
    PREPARE,
    SUPPORT_CARDS,
    TILES,
)
from tottenbury.siege.tactics import tactic_of
from tottenbury.siege.wall import face_of, free_slots, need_at

TACTICS = True
"""False in the copy that the base game uses, as in siege.turn."""

WORK, FRESH, ROWS = TILES, TILES + 1, TILES + 2
"""Rows of the distributions behind those of the tiles: one to work in, one for an attack that begins afresh; and how many there are."""


class Survey(NamedTuple):
    """What has been found out about a position."""

    pool: int
    """The cards of which neither place nor hand is known, as a set."""
    turns: float
    """How many turns the attacker has left."""
    miss_table: Any
    """For each seat, how likely none of some cards comes in time (`formation_odds`)."""
    distributions: Any
    """For each tile, what each side may become, with rows to work in behind them."""
    chances: Any
    """The chance of a breach at each tile."""
    slopes: Any
    """How much each of them matters."""


class Contest(NamedTuple):
    """Two sides as the decider sees them."""

    mine: Side
    theirs: Side
    first: bool
    """Whether the attacker was complete before the defender."""


class Change(NamedTuple):
    """What a move does at one tile; cards as in moves, or NOTHING."""

    more: int
    """The card that comes to the decider's side."""
    less: int
    """The card that leaves it."""
    lost: int
    """The card that leaves the other side."""
    hand: int
    """What the decider has in hand after it, as a set."""


# The tiles


@compiled
def survey(rules: Any, params: Any, s: Any, viewer: int, turns: float, miss_table: Any, distributions: Any, chances: Any) -> int:
    """The chance of a breach at every tile, with each incomplete side's distribution beside it; returns the pool."""
    pool = draw_odds(rules, params, s, viewer, miss_table)
    supply = (
        Supply(hand_seen(s, ATTACKER, viewer), pool, miss_table[ATTACKER]),
        Supply(hand_seen(s, DEFENDER, viewer), pool, miss_table[DEFENDER]),
    )
    unseen = unseen_after(rules, s, NOTHING)
    for tile in range(TILES):
        face = face_at(rules, s, tile)
        attack = Force(side_at(rules, s, tile, ATTACKER), supply[0], distributions[tile, ATTACKER])
        defence = Force(side_at(rules, s, tile, DEFENDER), supply[1], distributions[tile, DEFENDER])
        if attack.side.missing > 0 and defence.side.missing > 0:
            twin = twin_of(rules, s, tile)  # two towers, two walls: the same as long as they are empty
            if twin != NOTHING:
                copy_numbers(distributions[tile], distributions[twin])
            else:
                rank_distribution(rules, params, attack, face)
                rank_distribution(rules, params, defence, face)
        first = attack.side.missing <= 0 and defence.side.missing <= 0 and latest_seat(s, tile) != ATTACKER
        chances[tile] = breach_chance(rules, params, face, attack, defence, Moment(first, unseen, turns), distributions[FRESH, 0])
    return pool


@compiled
def twin_of(rules: Any, s: Any, tile: int) -> int:
    """An earlier tile with the same intact face, if both are untouched; else NOTHING."""
    if face_of(s, tile) or s.count[tile, 0] + s.count[tile, 1] > 0:
        return NOTHING
    for twin in range(tile):
        untouched = not face_of(s, twin) and s.count[twin, 0] + s.count[twin, 1] == 0
        alike = rules.need[twin, 0] == rules.need[tile, 0] and rules.counting[twin, 0] == rules.counting[tile, 0]
        if untouched and alike and rules.lower_wins[twin, 0] == rules.lower_wins[tile, 0]:
            return twin
    return NOTHING


@compiled
def chance_with(rules: Any, params: Any, s: Any, tile: int, contest: Contest, card: int, hand: int, found: Survey) -> float:
    """The chance of a breach at a tile where these sides stand, `card` being seen now and `hand` left to the decider."""
    me = s.decider
    face = face_at(rules, s, tile)
    mine = Force(weighed(rules, contest.mine, face), Supply(hand, found.pool, found.miss_table[me]), found.distributions[WORK, me])
    rest = Supply(hand_seen(s, 1 - me, me), found.pool, found.miss_table[1 - me])
    theirs = Force(weighed(rules, contest.theirs, face), rest, found.distributions[WORK, 1 - me])
    if mine.side.missing > 0 and theirs.side.missing > 0:
        rank_distribution(rules, params, mine, face)
        rank_distribution(rules, params, theirs, face)
    attack, defence = (mine, theirs) if me == ATTACKER else (theirs, mine)
    moment = Moment(contest.first, unseen_after(rules, s, card), found.turns)
    return breach_chance(rules, params, face, attack, defence, moment, found.distributions[FRESH, 0])


@compiled
def chance_after(rules: Any, params: Any, s: Any, tile: int, change: Change, found: Survey) -> float:
    """The chance of a breach at a tile after a change."""
    me = s.decider
    mine, theirs = side_at(rules, s, tile, me), side_at(rules, s, tile, 1 - me)
    both = mine.missing <= 0 and theirs.missing <= 0
    first = latest_seat(s, tile) != ATTACKER if both else me == DEFENDER
    if change.lost != NOTHING:
        theirs = without_card(theirs, change.lost)
    if change.less != NOTHING:
        mine = without_card(mine, change.less)
    if change.more != NOTHING:
        facing = cancelled(rules, s, tile, 1 - me, change.more)
        if facing != NOTHING and facing != change.lost:
            theirs = without_card(theirs, facing)
        else:
            mine = with_card(mine, change.more)
    return chance_with(rules, params, s, tile, Contest(mine, theirs, first), change.more, change.hand, found)


# The game


@compiled
def extras(rules: Any, params: Any, s: Any, viewer: int, turns: float) -> float:
    """What counts for the attacker beside the tiles, in log odds."""
    extra = params[ROLE] + params[CLOCK] * turns / ALL_TURNS - cauldron(params, turns) * s.cauldrons
    if TACTICS and rules.has_tactics:
        extra += holding_of(rules, params, s, ATTACKER, viewer) - params[WARD] * holding_of(rules, params, s, DEFENDER, viewer)
        for seat in range(2):
            held = tactics_held(s, seat)
            glut = params[GLUT] * held * (held - 1) / 2
            extra += glut if seat == DEFENDER else -glut
    return extra


@compiled
def combined(rules: Any, params: Any, s: Any, turns: float, chances: Any, slopes: Any) -> float:
    """The attacker's chance to win from the chances at the tiles."""
    again = params[AGAIN] * turns / ALL_TURNS
    return combine_breaches(again, TILES, chances, s.damaged, rules.breaches_to_win - popcount(s.damaged), slopes)


@compiled
def value(rules: Any, params: Any, s: Any, viewer: int) -> float:
    """The attacker's chance to win, as far as `viewer` can tell."""
    if s.phase == OVER:
        return 1.0 - s.winner
    miss_table, distributions = some_floats_3d(2, 3, MISS_CARDS), some_floats_3d(ROWS, 2, DISTRIBUTION)
    chances, slopes = some_floats(TILES), some_floats(TILES)
    turns = turns_left(s)
    survey(rules, params, s, viewer, turns, miss_table, distributions, chances)
    now = combined(rules, params, s, turns, chances, slopes)
    return judged(params, now, 1.0 if s.to_move == ATTACKER else -1.0, extras(rules, params, s, viewer, turns))


@compiled
def chance_key(s: Any) -> int:
    """Cards are drawn and shuffled in secret: chance shows nothing to both."""
    return 0


# The moves


@compiled
def worthwhile(rules: Any, s: Any, moves: Any, number: int) -> int:
    """Leave out moves that nobody would make: what is proven is taken, first what wins at once."""
    if s.to_move == ATTACKER and s.claimable > 0 and s.phase in (PREPARE, PLAY, DECLARE, CLOSE):
        again = s.claimable & s.damaged
        moves[0] = claim_move(lowest(again if again else s.claimable))
        return 1
    return number


@compiled
def rate(rules: Any, params: Any, s: Any, moves: Any, number: int, values: Any) -> None:
    """Rate moves by the chance to win that the decider has after them."""
    miss_table, distributions = some_floats_3d(2, 3, MISS_CARDS), some_floats_3d(ROWS, 2, DISTRIBUTION)
    chances, slopes = some_floats(TILES), some_floats(TILES)
    me = s.decider
    turns = turns_left(s)
    if s.phase == PLAY and s.to_move == ATTACKER:
        turns = 0.0 if s.ending == LAST_TURN else max(1.0, turns - 1.0)  # the card that is played now is on the wall then
    found = Survey(
        survey(rules, params, s, me, turns, miss_table, distributions, chances), turns, miss_table, distributions, chances, slopes
    )
    now = combined(rules, params, s, turns, chances, slopes)
    extra = extras(rules, params, s, me, turns)
    lost, spent = some_floats_2d(MAX_CARDS, TILES), some_floats(MAX_CARDS)
    fill_numbers(lost, 0.0)
    fill_numbers(spent, 0.0)
    if s.phase not in (PREPARE, DECLARE, CLOSE):
        weigh_hand(rules, params, s, found, lost, spent)
    for n in range(number):
        move = int(moves[n])
        kind, card, tile = move >> KIND, card_in(move), place_in(move)
        then, more = now, extra
        if kind == PLAY_CARD and card < TACTIC:
            after = chance_after(rules, params, s, tile, Change(card, NOTHING, NOTHING, s.hand[me] & ~(1 << card)), found)
            then += slopes[tile] * (after - chances[tile]) - (spent[card] - lost[card, tile])
        elif kind in (RETREAT, THROW_OIL):
            then += slopes[tile] * (prepared(rules, params, s, kind, tile, found) - chances[tile])
            more += cauldron(params, turns) if kind == THROW_OIL else 0.0
        elif kind == CLAIM_PLACE:
            then += slopes[tile] * (1.0 - chances[tile])
        elif TACTICS:
            then, more = rate_tactic(rules, params, s, move, now, extra, found, spent)
        moving = 1.0 if (s.phase == PREPARE) == (s.to_move == ATTACKER) else -1.0
        values[n] = judged(params, then, moving, more)
        if me == DEFENDER:
            values[n] = 1.0 - values[n]


@compiled
def prepared(rules: Any, params: Any, s: Any, kind: int, tile: int, found: Survey) -> float:
    """The chance of a breach after a retreat, or after oil."""
    hand = s.hand[s.decider]
    if kind == THROW_OIL:
        return chance_after(rules, params, s, tile, Change(NOTHING, NOTHING, s.cards[tile, ATTACKER, 0], hand), found)
    contest = Contest(emptied(need_at(rules, s, tile)), side_at(rules, s, tile, DEFENDER), False)
    return chance_with(rules, params, s, tile, contest, NOTHING, hand, found)


@compiled
def weigh_hand(rules: Any, params: Any, s: Any, found: Survey, lost: Any, spent: Any) -> None:
    """What the attacker would lose (or win) at each tile (`lost`), and in all (`spent`), without each card of the decider's hand."""
    me = s.decider
    tiles = free_slots(s, me)
    chances, slopes = found.chances, found.slopes
    cards = s.hand[me]
    while cards:
        card = lowest(cards)
        cards &= cards - 1
        without = Change(NOTHING, NOTHING, NOTHING, s.hand[me] & ~(1 << card))
        for tile in range(TILES):
            if not (tiles >> tile) & 1:
                continue
            twin = twin_of(rules, s, tile)
            if twin != NOTHING:
                lost[card, tile] = lost[card, twin] * slopes[tile] / max(1e-12, slopes[twin])
            else:
                lost[card, tile] = slopes[tile] * (chances[tile] - chance_after(rules, params, s, tile, without, found))
            spent[card] += lost[card, tile]


# Tactic cards


@compiled
def rate_tactic(rules: Any, params: Any, s: Any, move: int, now: float, extra: float, found: Survey, spent: Any) -> tuple[float, float]:
    """The combined value and the extras after a tactic card, or after a draw or pick; done with a phase changes nothing."""
    kind, card, tile = move >> KIND, card_in(move), place_in(move)
    sign, worth = (1.0, 1.0) if s.decider == ATTACKER else (-1.0, -params[WARD])
    held = tactics_held(s, s.decider)
    if kind in (DRAW_CARD, DRAW_TACTIC):
        return rate_draw(rules, params, s, kind, found.turns, extra)
    if kind == PICK_SUPPORT:
        if card >= TACTIC:
            return now, extra  # no proof reckons with it
        return with_pile(rules, params, s, 0, card, found.turns), extra
    if kind == PICK_SWAP:
        if card < TACTIC:
            return now - spent[card], extra
        return now, extra - worth * params[HOLD + card - TACTIC] + sign * params[GLUT] * (held - 1) if card - TACTIC < KINDS else extra
    used = card - TACTIC if kind == PLAY_CARD else tactic_of(kind)
    if used < 0:
        return now, extra
    extra += sign * params[GLUT] * (held - 1) - worth * params[HOLD + used]
    if kind == CALL_SUPPORT:
        return with_pile(rules, params, s, SUPPORT_CARDS, NOTHING, found.turns + 1.0), extra + params[CLOCK] / ALL_TURNS
    if kind == CALL_SWAP:
        return now, extra + sign * params[SWAP_USE]
    if kind not in (EXPLODE, PLAY_CARD, RECRUIT):
        return now + move_changes(rules, params, s, move, found), extra
    hand = s.hand[s.decider]
    if kind == EXPLODE:
        empty = emptied(need_at(rules, s, tile))
        after = chance_with(rules, params, s, tile, Contest(empty, empty, False), NOTHING, hand, found)
    else:
        after = chance_after(rules, params, s, tile, Change(card, NOTHING, NOTHING, hand), found)
    return now + found.slopes[tile] * (after - found.chances[tile]), extra


@compiled
def move_changes(rules: Any, params: Any, s: Any, move: int, found: Survey) -> float:
    """What a redeployed, deserting or turned card changes at the tiles it leaves and reaches."""
    kind, card, source, target = move >> KIND, card_in(move), source_in(move), place_in(move)
    chances, slopes = found.chances, found.slopes
    hand = s.hand[s.decider]
    less = card if kind == REDEPLOY else NOTHING
    lost = NOTHING if kind == REDEPLOY else card
    if kind == TURN_TRAITOR and target == source:
        after = chance_after(rules, params, s, source, Change(card, NOTHING, lost, hand), found)
        return slopes[source] * (after - chances[source])
    after = chance_after(rules, params, s, source, Change(NOTHING, less, lost, hand), found)
    gain = slopes[source] * (after - chances[source])
    if kind != DESERT and target != NOWHERE:
        after = chance_after(rules, params, s, target, Change(card, NOTHING, NOTHING, hand), found)
        gain += slopes[target] * (after - chances[target])
    return gain


@compiled
def with_pile(rules: Any, params: Any, s: Any, longer: int, back: int, turns: float) -> float:
    """The combined value with a pile that is longer by some cards, or with the card `back` in it."""
    miss_table, distributions = some_floats_3d(2, 3, MISS_CARDS), some_floats_3d(ROWS, 2, DISTRIBUTION)
    chances, slopes = some_floats(TILES), some_floats(TILES)
    seen = s.seen
    s.pile_size[MAIN_PILE] += longer
    if back != NOTHING:
        s.seen &= ~(1 << back)
    survey(rules, params, s, s.decider, turns, miss_table, distributions, chances)
    s.pile_size[MAIN_PILE] -= longer
    s.seen = seen
    return combined(rules, params, s, turns, chances, slopes)


@compiled
def rate_draw(rules: Any, params: Any, s: Any, kind: int, turns: float, extra: float) -> tuple[float, float]:
    """A draw is rated by the kind of card that comes, not by the card: nobody has seen it. Tactic cards make the game longer."""
    me = s.decider
    if kind == DRAW_CARD:
        s.hidden[me] += 1
        now = with_pile(rules, params, s, -1, NOTHING, turns)
        s.hidden[me] -= 1
        return now, extra
    later = 0.5 if s.ending == NOT_ENDING else 0.0
    worth = unknown_tactic(rules, params, s, me)
    glut = params[GLUT] * tactics_held(s, me)
    gain = worth - glut if me == ATTACKER else glut - params[WARD] * worth
    return with_pile(rules, params, s, 0, NOTHING, turns + later), extra + gain + params[CLOCK] * later / ALL_TURNS
