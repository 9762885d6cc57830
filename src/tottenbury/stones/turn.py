"""The turn of a border-stones game, phase by phase in the order of the rulebook (rules A3, A7)."""

from __future__ import annotations

from typing import Any

from tottenbury.cards.contest import arrive, name_of
from tottenbury.cards.deck import JOKER
from tottenbury.cards.hands import (
    EVERYBODY,
    MAIN_PILE,
    TACTIC,
    TACTIC_PILE,
    can_draw,
    hand_size,
    only_draw,
    tactics_held,
    take_top,
    unplaced,
    use_card,
    use_tactic,
)
from tottenbury.cards.moves import (
    CLAIM_PLACE,
    DESERT,
    DONE,
    DONE_MOVE,
    DRAW_CARD,
    DRAW_MOVE,
    DRAW_TACTIC,
    DRAW_TACTIC_MOVE,
    KIND,
    NOWHERE,
    PASS,
    PASS_MOVE,
    PLAY_CARD,
    REDEPLOY,
    SOME_CARD,
    SOME_TACTIC,
    TURN_TRAITOR,
    card_in,
    claim_move,
    list_plays,
    make_move,
    place_in,
    source_in,
)
from tottenbury.kernel import compiled, inlined
from tottenbury.kernel.bits import lowest
from tottenbury.stones.claims import free_slots, provable_stones, weigh
from tottenbury.stones.ending import adjudicate, take_stone
from tottenbury.stones.moves import GIVE_UP, RETURN_CARD, SCOUT_OUT, return_move
from tottenbury.stones.piles import put_back
from tottenbury.stones.state import (
    AFTER_PLAY,
    ALWAYS_TWO,
    CLAIM,
    CLAIM_FIRST,
    DRAW,
    KINDS,
    NOT_PROVEN_YET,
    OVER,
    PLAY,
    REDEPLOYER,
    SCOUT,
    SCOUT_DRAW,
    SCOUT_RETURN,
    STANDSTILL,
    TURN_START,
)
from tottenbury.stones.tactics import (
    desert,
    give_up,
    is_terrain,
    joker_blocked,
    lay_terrain,
    redeploy,
    settle_excess,
    tactic_plays,
    too_long,
    turn_traitor,
)

NO_MOVE = -1

TACTICS = True
"""False in the copy of these functions that the base games are bound to: the compiler then leaves out whatever concerns tactic cards."""


@inlined
def begin_turn(rules: Any, s: Any, seat: int) -> None:
    """The next seat begins its turn: with claims where its edition has them there (S3.8), else with PLAY."""
    s.to_move = s.decider = seat
    if rules.claim_window == AFTER_PLAY:
        s.phase = PLAY
    else:
        s.phase = CLAIM_FIRST
        s.claimable = NOT_PROVEN_YET


# What is allowed


@inlined
def legal_moves(rules: Any, s: Any, moves: Any) -> int:
    """Write the legal moves of this position into `moves`; the answer is their number, which is 0 only when the game is over."""
    if s.phase == PLAY:
        return plays(rules, s, moves)
    if s.phase == DRAW:
        return draws(rules, s, moves)
    if s.phase == OVER:
        return 0
    if TACTICS and s.phase > DRAW:
        return tactic_steps(rules, s, moves)
    number = 0
    stones = s.claimable
    while stones:
        moves[number] = claim_move(lowest(stones))
        number += 1
        stones &= stones - 1
    moves[number] = DONE_MOVE  # S3.7: claiming is voluntary
    return number + 1


@inlined
def plays(rules: Any, s: Any, moves: Any) -> int:
    """PLAY: each clan card of the hand to each stone with a free own slot (S3.2), or a tactic card (S9.1).

    Passing only if no clan card can be played (S7.3 to S7.8).
    """
    seat = s.to_move
    cards = s.hand[seat]
    if s.hidden[seat] > 0:
        cards |= unplaced(rules, s)  # a view: whatever the hidden hand may hold
    slots = free_slots(rules, s, seat)
    number = list_plays(moves, cards, slots)
    can_play = number > 0
    if TACTICS:
        number = tactic_plays(rules, s, moves, number)
    if not can_play:
        moves[number] = PASS_MOVE
        number += 1
    return number


@inlined
def draws(rules: Any, s: Any, moves: Any) -> int:
    """DRAW: from either pile that has cards (S3.6, S7.2)."""
    if not TACTICS:
        moves[0] = DRAW_MOVE
        return 1
    number = 0
    if s.pile_size[MAIN_PILE] > 0:
        moves[number] = DRAW_MOVE
        number += 1
    if s.pile_size[TACTIC_PILE] > 0:
        moves[number] = DRAW_TACTIC_MOVE
        number += 1
    if rules.optional_tactics_draw and s.phase == DRAW and s.pile_size[MAIN_PILE] == 0:
        moves[number] = DONE_MOVE  # D-21
        number += 1
    return number


@compiled
def tactic_steps(rules: Any, s: Any, moves: Any) -> int:
    """The small decisions inside a tactic card: what a scout draws and returns (S9.31), which card leaves with the mud (D-14)."""
    if s.phase == SCOUT_DRAW:
        return draws(rules, s, moves)
    number = 0
    seat = s.decider
    if s.phase == SCOUT_RETURN:
        cards = s.hand[seat]
        while cards:
            moves[number] = return_move(lowest(cards))
            number += 1
            cards &= cards - 1
        stays = joker_blocked(rules, s, seat) and not rules.joker_return  # D-12
        for kind in range(KINDS):
            if s.tactics[seat, kind] > 0 and not (kind == JOKER and stays):
                moves[number] = return_move(TACTIC + kind)
                number += 1
        if s.viewer not in (EVERYBODY, seat):  # a view in which the other seat returns a card
            if s.hand[seat] or s.hidden[seat] > 0:
                moves[number] = return_move(SOME_CARD)
                number += 1
            if tactics_held(s, seat) > 0:
                moves[number] = return_move(SOME_TACTIC)
                number += 1
        if number == 0:
            moves[0] = return_move(TACTIC + JOKER)  # nothing else is left to return
            number = 1
        return number
    stone = too_long(rules, s, seat)
    for n in range(s.count[stone, seat]):
        moves[number] = make_move(GIVE_UP, name_of(s, stone, seat, n), stone, NOWHERE)
        number += 1
    return number


# What it does


@inlined
def apply(rules: Any, s: Any, made: int) -> None:
    """Make one legal move; then prove or adjudicate what it has led to."""
    kind = made >> KIND
    if kind == PLAY_CARD:
        play_card(rules, s, card_in(made), place_in(made))
    elif kind == CLAIM_PLACE:
        claim_stone(rules, s, place_in(made))
    elif kind == DONE:
        end_claims(rules, s)
    elif kind == DRAW_CARD:
        draw(rules, s, MAIN_PILE)
    elif kind == PASS:
        s.passes += 1
        end_play(rules, s)
    elif TACTICS:
        apply_tactic(rules, s, kind, made)
    # The provers stand here once instead of in every phase that leads to them: that halves the time to compile.
    if s.phase == STANDSTILL:
        adjudicate(rules, s, 1 - s.to_move)
    elif s.claimable == NOT_PROVEN_YET:
        s.claimable = provable_stones(rules, s, s.to_move)


@inlined
def play_card(rules: Any, s: Any, card: int, stone: int) -> None:
    """Lay a card from the hand at a stone: a clan or elite card on the own side (S3.2, S9.10), fog or mud on the stone (S9.20)."""
    seat = s.to_move
    s.passes = 0
    if TACTICS and card >= TACTIC:
        use_tactic(s, seat, card - TACTIC)
        if is_terrain(card):
            lay_terrain(rules, s, seat, card - TACTIC, stone)
        else:
            arrive(s, stone, seat, card)
            weigh(rules, s, stone, seat)
    else:
        use_card(s, seat, card)
        arrive(s, stone, seat, card)
        s.seen |= 1 << card
        weigh(rules, s, stone, seat)
    end_play(rules, s)


@compiled
def apply_tactic(rules: Any, s: Any, kind: int, made: int) -> None:
    """Play a guile card, or take one of its small steps."""
    seat, card, source, target = s.to_move, card_in(made), source_in(made), place_in(made)
    if kind == SCOUT_OUT or REDEPLOY <= kind <= TURN_TRAITOR:
        s.passes = 0
        use_tactic(s, seat, SCOUT if kind == SCOUT_OUT else REDEPLOYER + kind - REDEPLOY)
    if kind == SCOUT_OUT:
        s.phase = SCOUT_DRAW
        s.left = 3
        go_on_scouting(rules, s)
    elif kind == DRAW_TACTIC:
        draw(rules, s, TACTIC_PILE)
    elif kind == RETURN_CARD:
        put_back(rules, s, seat, card)
        s.left -= 1
        if s.left == 0:
            end_play(rules, s)
    elif kind == GIVE_UP:
        give_up(rules, s, s.decider, source, card)
        end_play(rules, s)
    else:
        if source != NOWHERE:  # else it is played without effect (D-16)
            if kind == REDEPLOY:
                redeploy(rules, s, card, source, target)
            elif kind == DESERT:
                desert(rules, s, card, source)
            else:
                turn_traitor(rules, s, card, source, target)
        end_play(rules, s)


@compiled
def go_on_scouting(rules: Any, s: Any) -> None:
    """As long as there are cards to draw, draw; then return two (S9.30), or with fewer than three drawn down to the hand's size (S9.32)."""
    if s.left > 0 and s.pile_size[MAIN_PILE] + s.pile_size[TACTIC_PILE] > 0:
        return
    held = hand_size(s, s.to_move, TACTICS)
    two = s.left == 0 or rules.scout_short == ALWAYS_TWO
    s.left = min(2, held if two else max(0, held - rules.hand))
    if s.left > 0:
        s.phase = SCOUT_RETURN
    else:
        end_play(rules, s)


@inlined
def end_play(rules: Any, s: Any) -> None:
    """After PLAY come the claims, where the edition has them there (S3.1)."""
    if TACTICS and settle_excess(rules, s):
        return
    if rules.claim_window == TURN_START:
        begin_draw(rules, s)
    else:
        s.phase = CLAIM
        s.claimable = NOT_PROVEN_YET


@inlined
def claim_stone(rules: Any, s: Any, stone: int) -> None:
    """Take a proven stone; the win is checked after every single claim (S6.1)."""
    s.claimable &= ~(1 << stone)
    take_stone(rules, s, stone, s.to_move)


@inlined
def end_claims(rules: Any, s: Any) -> None:
    """No more claims in this window: on to PLAY or to DRAW. (In the draw phase: nothing is drawn, D-21.)"""
    s.claimable = 0
    if s.phase == CLAIM_FIRST:
        s.phase = PLAY
    elif s.phase == DRAW:
        end_turn(rules, s)
    else:
        begin_draw(rules, s)


@inlined
def begin_draw(rules: Any, s: Any) -> None:
    """DRAW while the hand is below its size and a pile has cards (S3.6, S7.1, S7.2); otherwise the turn is over."""
    if can_draw(s, TACTICS) and hand_size(s, s.to_move, TACTICS) < rules.hand:
        s.phase = DRAW
    else:
        end_turn(rules, s)


@inlined
def draw(rules: Any, s: Any, pile: int) -> None:
    """Take the top card of a pile: at the end of the turn, or as a scout."""
    take_top(s, pile, s.to_move)
    if TACTICS and s.phase == SCOUT_DRAW:
        s.left -= 1
        go_on_scouting(rules, s)
    else:
        end_turn(rules, s)


@inlined
def end_turn(rules: Any, s: Any) -> None:
    """The other seat's turn, unless two PLAYs in a row were passed (S7.9)."""
    if s.passes >= 2:
        s.phase = STANDSTILL
    else:
        begin_turn(rules, s, 1 - s.to_move)


@inlined
def forced(rules: Any, s: Any) -> int:
    """The move that needs no decision here and shows nothing new to choose from, or NO_MOVE: no claim possible, one pile to draw from."""
    if s.phase in (CLAIM, CLAIM_FIRST) and s.claimable == 0:
        return DONE_MOVE
    if s.phase == DRAW or (TACTICS and s.phase == SCOUT_DRAW):
        if TACTICS and s.phase == DRAW and rules.optional_tactics_draw and s.pile_size[MAIN_PILE] == 0:
            return NO_MOVE  # D-21: he may decline
        return only_draw(s, TACTICS)
    return NO_MOVE
