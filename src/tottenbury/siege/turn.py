"""The turn of a siege, phase by phase in the order of the rulebook (rules B3, B5, B6)."""

from __future__ import annotations

from typing import Any

from tottenbury.cards.hands import (
    MAIN_PILE,
    TACTIC,
    TACTIC_PILE,
    can_draw,
    hand_size,
    only_draw,
    take_top,
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
from tottenbury.siege.assault import breach, end_game, retreat, throw_oil
from tottenbury.siege.moves import (
    CALL_SUPPORT,
    CALL_SWAP,
    EXPLODE,
    PICK_SUPPORT,
    PICK_SWAP,
    RECRUIT,
    RETREAT,
    SHUFFLE,
    SHUFFLE_MOVE,
    THROW_OIL,
)
from tottenbury.siege.state import (
    ATTACKER,
    CLOSE,
    DECLARE,
    DEFENDER,
    DRAW,
    HELD,
    LAST_CARD_DRAWN,
    LAST_TURN,
    NOT_ENDING,
    NOT_PROVEN_YET,
    OVER,
    PLAY,
    PREPARE,
    SUPPORT,
    SUPPORT_CARDS,
    SWAP,
    TILES,
)
from tottenbury.siege.tactics import (
    begin_picks,
    exchange,
    explode,
    pick_support,
    pick_swap,
    recruit,
    redeploy,
    shuffle_piles,
    support_picks,
    swap_picks,
    tactic_of,
    tactic_plays,
    take_from_other,
)
from tottenbury.siege.views import may_hold
from tottenbury.siege.wall import free_slots, land, provable_tiles

NO_MOVE = -1

TACTICS = True
"""False in the copy of these functions that the base game is bound to: the compiler then leaves out whatever concerns tactic cards."""


@inlined
def begin_turn(rules: Any, s: Any, seat: int) -> None:
    """The next seat begins its turn with its preparation (B3.1)."""
    s.to_move = s.decider = seat
    s.phase = PREPARE
    s.claimable = 0
    if seat == ATTACKER:
        s.claimable = NOT_PROVEN_YET
        if s.ending == LAST_CARD_DRAWN:
            s.ending = LAST_TURN  # B6.2
    elif rules.siege_full and free_slots(s, DEFENDER) == 0:
        end_game(s, DEFENDER, HELD)  # D-46


# What is allowed


@inlined
def legal_moves(rules: Any, s: Any, moves: Any) -> int:
    """Write the legal moves of this position into `moves`; the answer is their number, which is 0 only when the game is over."""
    if s.phase == PLAY:
        return plays(rules, s, moves)
    if s.phase == DRAW:
        return draws(s, moves)
    if s.phase == OVER:
        return 0
    if TACTICS and s.phase > CLOSE:
        return tactic_steps(rules, s, moves)
    number = 0
    if s.phase == PREPARE:
        number = preparations(s, moves)
    number = declarations(s, moves, number)
    moves[number] = DONE_MOVE  # all of this is optional
    return number + 1


@inlined
def preparations(s: Any, moves: Any) -> int:
    """PREPARATION: the attacker retreats from tiles (B3.2), the defender throws a cauldron (B3.3)."""
    number = 0
    kind = RETREAT if s.to_move == ATTACKER else THROW_OIL
    if kind == RETREAT or s.cauldrons > 0:
        for tile in range(TILES):
            if s.count[tile, ATTACKER] > 0:
                moves[number] = make_move(kind, 0, 0, tile)
                number += 1
    return number


@inlined
def declarations(s: Any, moves: Any, number: int) -> int:
    """DECLARE: the attacker, at any time of his turn, wherever he can prove control (B5.1)."""
    tiles = s.claimable
    while tiles:
        moves[number] = claim_move(lowest(tiles))
        number += 1
        tiles &= tiles - 1
    return number


@inlined
def plays(rules: Any, s: Any, moves: Any) -> int:
    """PLAY: any card of the hand to any tile with a free own slot (B3.4), or a tactic card (B8.3); passing only if there is nothing.

    Declarations stand beside it (B3.1).
    """
    seat = s.to_move
    cards = may_hold(rules, s, seat)
    slots = free_slots(s, seat)
    number = list_plays(moves, cards, slots)
    if TACTICS:
        number = tactic_plays(rules, s, moves, number)
    if number == 0 or (TACTICS and may_have_to_pass(rules, s, seat)):
        moves[number] = PASS_MOVE  # B3.10, B8.8
        number += 1
    return declarations(s, moves, number)


@compiled
def may_have_to_pass(rules: Any, s: Any, seat: int) -> bool:
    """In a view: whether a hand may hold nothing but tactic cards that cannot be played."""
    return s.hidden_tactics[seat] > 0 and not (free_slots(s, seat) and may_hold(rules, s, seat))


@inlined
def draws(s: Any, moves: Any) -> int:
    """DRAW: from the pile, with tactic cards from either pile that has cards (B3.9, B8.1)."""
    number = 0
    if not TACTICS or s.pile_size[MAIN_PILE] > 0:
        moves[number] = DRAW_MOVE
        number += 1
    if TACTICS and s.pile_size[TACTIC_PILE] > 0:
        moves[number] = DRAW_TACTIC_MOVE
        number += 1
    return number


@compiled
def tactic_steps(rules: Any, s: Any, moves: Any) -> int:
    """The small decisions inside Support and Swap."""
    if s.phase == SWAP:
        return swap_picks(rules, s, moves)
    if s.left > 0:
        return support_picks(rules, s, moves)
    moves[0] = SHUFFLE_MOVE
    return 1


# What it does


@inlined
def apply(rules: Any, s: Any, made: int) -> None:
    """Make one legal move; then prove what it has led to."""
    kind = made >> KIND
    if kind == PLAY_CARD:
        play_card(rules, s, card_in(made), place_in(made))
    elif kind == DONE:
        end_phase(rules, s)
    elif kind == DRAW_CARD:
        draw(rules, s, MAIN_PILE)
    elif kind == RETREAT:
        retreat(rules, s, place_in(made))
    elif kind == THROW_OIL:
        throw_oil(rules, s, place_in(made))
    elif kind == CLAIM_PLACE:
        breach(rules, s, place_in(made))
    elif kind == PASS:
        s.passes += 1
        end_play(rules, s)
    elif TACTICS:
        apply_tactic(rules, s, kind, made)
    if s.claimable == NOT_PROVEN_YET:  # the prover stands here once: that halves the time to compile
        s.claimable = provable_tiles(rules, s)


@inlined
def play_card(rules: Any, s: Any, card: int, tile: int) -> None:
    """Lay a card from the hand on the own side of a tile: a siege card (B3.4) or an elite card (B8.4)."""
    seat = s.to_move
    s.passes = 0
    if TACTICS and card >= TACTIC:
        use_tactic(s, seat, card - TACTIC)
    else:
        use_card(s, seat, card)
        s.seen |= 1 << card
    land(rules, s, tile, seat, card, True)
    end_play(rules, s)


@compiled
def apply_tactic(rules: Any, s: Any, kind: int, made: int) -> None:
    """Play an action card (B8.5), or take one of its small steps."""
    seat, card, source, target = s.to_move, card_in(made), source_in(made), place_in(made)
    played = tactic_of(kind)
    if played >= 0:
        s.passes = 0
        use_tactic(s, seat, played)
    if kind == CALL_SUPPORT:
        s.phase = SUPPORT
        s.left = SUPPORT_CARDS
    elif kind == PICK_SUPPORT:
        pick_support(s, card)
    elif kind == CALL_SWAP:
        begin_picks(s, seat)
        go_on_swapping(rules, s)
    elif kind == PICK_SWAP:
        pick_swap(s, card)
        go_on_swapping(rules, s)
    elif kind == DRAW_TACTIC:
        draw(rules, s, TACTIC_PILE)
    else:
        if kind == REDEPLOY:
            redeploy(rules, s, card, source, target)
        elif kind == RECRUIT:
            recruit(rules, s, card, target)
        elif kind in (DESERT, TURN_TRAITOR):
            take_from_other(rules, s, card, source, target if kind == TURN_TRAITOR else NOWHERE)
        elif kind == EXPLODE:
            explode(rules, s, target)
        elif kind == SHUFFLE:
            shuffle_piles(rules, s)
        end_play(rules, s)


@compiled
def go_on_swapping(rules: Any, s: Any) -> None:
    """When one has picked the other picks; when both have, the cards change hands."""
    if s.left == 0 and s.decider == s.to_move:
        begin_picks(s, 1 - s.to_move)
    if s.left == 0:
        exchange(s)
        end_play(rules, s)


@inlined
def end_play(rules: Any, s: Any) -> None:
    """After PLAY the attacker may declare before he draws (B3.1)."""
    if s.to_move == ATTACKER:
        s.phase = DECLARE
        s.claimable = NOT_PROVEN_YET
    else:
        begin_draw(rules, s)


@inlined
def end_phase(rules: Any, s: Any) -> None:
    """No more optional decisions: on to PLAY, to DRAW, or to the end of the turn."""
    if s.phase == PREPARE:
        s.phase = PLAY
    elif s.phase == DECLARE:
        begin_draw(rules, s)
    else:
        end_turn(rules, s)


@inlined
def begin_draw(rules: Any, s: Any) -> None:
    """DRAW if the hand is below its size and a pile has cards (B3.9, B8.1); otherwise the turn is over."""
    if can_draw(s, TACTICS) and hand_size(s, s.to_move, TACTICS) < rules.hand:
        s.phase = DRAW
    else:
        end_turn(rules, s)


@inlined
def draw(rules: Any, s: Any, pile: int) -> None:
    """Take the top card of a pile; the last siege card announces the end (B6.2, D-58). The attacker may still declare (B3.1)."""
    take_top(s, pile, s.to_move)
    if pile == MAIN_PILE and s.pile_size[MAIN_PILE] == 0 and s.ending == NOT_ENDING:
        s.ending = LAST_CARD_DRAWN
    if s.to_move == ATTACKER:
        s.phase = CLOSE
    else:
        end_turn(rules, s)


@inlined
def end_turn(rules: Any, s: Any) -> None:
    """The other seat's turn, unless the defender has held the wall: the last turn is over (B6.2), or two turns brought nothing (B3.11)."""
    if s.passes >= 2 or (s.to_move == ATTACKER and s.ending == LAST_TURN):
        end_game(s, DEFENDER, HELD)
    else:
        begin_turn(rules, s, 1 - s.to_move)


@inlined
def forced(rules: Any, s: Any) -> int:  # noqa: ARG001 - as the loops call it
    """The move that needs no decision here and shows nothing new to choose from, or NO_MOVE."""
    if s.phase == PREPARE:
        if s.claimable == 0 and not (s.to_move == DEFENDER and s.cauldrons == 0):
            for tile in range(TILES):
                if s.count[tile, ATTACKER] > 0:
                    return NO_MOVE
        return DONE_MOVE if s.claimable == 0 else NO_MOVE
    if s.phase in (DECLARE, CLOSE):
        return DONE_MOVE if s.claimable == 0 else NO_MOVE
    if s.phase == DRAW:
        return only_draw(s, TACTICS)
    if TACTICS and s.phase == SUPPORT and s.left == 0 and s.events[0] != 0:
        return SHUFFLE_MOVE
    return NO_MOVE
