"""The turn of a border-stones game, phase by phase in the order of the rulebook (rules A2, A3, A6, A7)."""

from __future__ import annotations

from typing import Any

from tottenbury.cards.contest import arrive
from tottenbury.kernel import jit, jit_inline
from tottenbury.kernel.bits import lowest, popcount
from tottenbury.kernel.chance import shuffle
from tottenbury.stones.claims import has_row, open_stones, provable_stones, weigh
from tottenbury.stones.moves import (
    CLAIM_STONE,
    DONE,
    DONE_MOVE,
    DRAW_CLAN,
    DRAW_MOVE,
    KIND,
    PASS,
    PASS_MOVE,
    PLAY_CARD,
    card_in,
    claim_move,
    play_move,
    stone_in,
)
from tottenbury.stones.state import (
    ADJUDICATE,
    ADJUDICATED,
    AFTER_PLAY,
    CLAIM,
    CLAIM_FIRST,
    DRAW,
    DRAW_GAME,
    FIVE,
    NO_REASON,
    NOBODY,
    NOT_PROVEN_YET,
    OVER,
    PLAY,
    STANDSTILL,
    STOOD_STILL,
    THREE_ADJACENT,
    TURN_START,
    UNKNOWN,
)
from tottenbury.stones.views import unplaced

NO_MOVE = -1


@jit
def deal(rules: Any, s: Any, rng: Any, first: int) -> None:
    """Set up a game (S2.1): shuffle, a hand for South, a hand for North, the rest is the pile."""
    cards = rules.colours * rules.strengths
    for card in range(cards):
        s.pile[card] = card
    shuffle(rng, s.pile, cards)
    for seat in range(2):
        s.hand[seat] = 0
        s.hidden[seat] = 0
        s.owned[seat] = 0
        s.complete[seat] = 0
        for n in range(rules.hand):
            s.hand[seat] |= 1 << s.pile[seat * rules.hand + n]
    s.pile_top = 2 * rules.hand
    s.pile_size = cards - 2 * rules.hand
    for stone in range(rules.stones):
        s.order[stone] = 0
        for seat in range(2):
            s.count[stone, seat] = 0
            s.doubt[stone, seat] = 0
    s.seen = 0
    s.passes = 0
    s.winner = NOBODY
    s.reason = NO_REASON
    s.to_move = first
    s.phase = PLAY  # nothing can be claimed before the first card
    s.claimable = 0


@jit_inline
def begin_turn(rules: Any, s: Any, seat: int) -> None:
    """The next seat begins its turn: with claims where its edition has them there (S3.8), else with PLAY."""
    s.to_move = seat
    if rules.claim_window == AFTER_PLAY:
        s.phase = PLAY
    else:
        s.phase = CLAIM_FIRST
        s.claimable = NOT_PROVEN_YET


@jit_inline
def legal_moves(rules: Any, s: Any, moves: Any) -> int:
    """Write the legal moves of this position into `moves`; the answer is their number, which is 0 only when the game is over."""
    if s.phase == PLAY:
        return plays(rules, s, moves)
    if s.phase == DRAW:
        moves[0] = DRAW_MOVE
        return 1
    if s.phase == OVER:
        return 0
    number = 0
    stones = s.claimable
    while stones:
        moves[number] = claim_move(lowest(stones))
        number += 1
        stones &= stones - 1
    moves[number] = DONE_MOVE  # S3.7: claiming is voluntary
    return number + 1


@jit_inline
def plays(rules: Any, s: Any, moves: Any) -> int:
    """PLAY: each card of the hand to each stone with a free own slot (S3.2); passing only if there is none (S7.3, S7.4)."""
    seat = s.to_move
    cards = s.hand[seat]
    if s.hidden[seat] > 0:
        cards |= unplaced(rules, s)  # a view: whatever the hidden hand may hold
    slots = open_stones(rules, s) & ~s.complete[seat]
    number = targets = 0
    while cards and slots:
        moves[targets] = play_move(lowest(cards), lowest(slots))
        targets += 1
        slots &= slots - 1
    while cards:
        other = play_move(lowest(cards), 0) - play_move(card_in(moves[0]), 0)
        for n in range(targets):
            moves[number + n] = moves[n] + other
        number += targets
        cards &= cards - 1
    if number == 0:
        moves[0] = PASS_MOVE
        number = 1
    return number


@jit_inline
def apply(rules: Any, s: Any, made: int) -> None:
    """Make one legal move; then prove or adjudicate what it has led to."""
    kind = made >> KIND
    if kind == PLAY_CARD:
        play_card(rules, s, card_in(made), stone_in(made))
    elif kind == CLAIM_STONE:
        claim_stone(rules, s, stone_in(made))
    elif kind == DONE:
        end_claims(rules, s)
    elif kind == DRAW_CLAN:
        draw(rules, s)
    elif kind == PASS:
        s.passes += 1
        end_play(rules, s)
    # The provers stand here once instead of in every phase that leads to them: that halves the time to compile.
    if s.phase == STANDSTILL:
        adjudicate(rules, s, 1 - s.to_move)
    elif s.claimable == NOT_PROVEN_YET:
        s.claimable = provable_stones(rules, s, s.to_move)


@jit_inline
def play_card(rules: Any, s: Any, card: int, stone: int) -> None:
    """Lay a card from the hand on the own side of a stone (S3.2)."""
    seat = s.to_move
    if (s.hand[seat] >> card) & 1:
        s.hand[seat] &= ~(1 << card)
    else:
        s.hidden[seat] -= 1
    arrive(s, stone, seat, card)
    s.seen |= 1 << card
    weigh(rules, s, stone, seat)
    s.passes = 0
    end_play(rules, s)


@jit_inline
def end_play(rules: Any, s: Any) -> None:
    """After PLAY come the claims, where the edition has them there (S3.1)."""
    if rules.claim_window == TURN_START:
        begin_draw(rules, s)
    else:
        s.phase = CLAIM
        s.claimable = NOT_PROVEN_YET


@jit_inline
def claim_stone(rules: Any, s: Any, stone: int) -> None:
    """Take a proven stone; the win is checked after every single claim (S6.1)."""
    s.claimable &= ~(1 << stone)
    take_stone(rules, s, stone, s.to_move)


@jit_inline
def take_stone(rules: Any, s: Any, stone: int, seat: int) -> None:
    """The stone is closed (S5.13), and may decide the game (S6.1)."""
    s.owned[seat] |= 1 << stone
    reason = NO_REASON
    if has_row(s.owned[seat], rules.adjacent_to_win):
        reason = THREE_ADJACENT
    elif popcount(s.owned[seat]) >= rules.stones_to_win:
        reason = FIVE
    if reason != NO_REASON:
        end_game(s, seat, reason)


@jit_inline
def end_claims(rules: Any, s: Any) -> None:
    """No more claims in this window: on to PLAY or to DRAW."""
    s.claimable = 0
    if s.phase == CLAIM_FIRST:
        s.phase = PLAY
    else:
        begin_draw(rules, s)


@jit_inline
def begin_draw(rules: Any, s: Any) -> None:
    """DRAW while the hand is below its size and the pile has cards (S3.6, S7.1); otherwise the turn is over."""
    seat = s.to_move
    if s.pile_size > 0 and popcount(s.hand[seat]) + s.hidden[seat] < rules.hand:
        s.phase = DRAW
    else:
        end_turn(rules, s)


@jit_inline
def draw(rules: Any, s: Any) -> None:
    """Take the top card of the pile."""
    seat = s.to_move
    card = s.pile[s.pile_top]
    s.pile_top += 1
    s.pile_size -= 1
    if card == UNKNOWN:
        s.hidden[seat] += 1
    else:
        s.hand[seat] |= 1 << card
    end_turn(rules, s)


@jit_inline
def end_turn(rules: Any, s: Any) -> None:
    """The other seat's turn, unless two PLAYs in a row were passed (S7.9)."""
    if s.passes >= 2:
        s.phase = STANDSTILL
    else:
        begin_turn(rules, s, 1 - s.to_move)


@jit
def adjudicate(rules: Any, s: Any, seat: int) -> None:
    """Nobody plays any more: each seat takes what it can prove, beginning with `seat`; then more stones win (S7.9)."""
    winner, reason = DRAW_GAME, STOOD_STILL
    if rules.stalemate == ADJUDICATE:
        reason = ADJUDICATED
        for turn in range(2):
            taker = seat ^ turn
            stones = provable_stones(rules, s, taker)
            while stones and s.phase != OVER:
                take_stone(rules, s, lowest(stones), taker)
                stones &= stones - 1
        if s.phase == OVER:
            winner = s.winner
        elif popcount(s.owned[0]) != popcount(s.owned[1]):
            winner = int(popcount(s.owned[1]) > popcount(s.owned[0]))
    end_game(s, winner, reason)


@jit_inline
def end_game(s: Any, winner: int, reason: int) -> None:
    """The game ends at once (S6.1)."""
    s.phase = OVER
    s.winner = winner
    s.to_move = 0 if winner == DRAW_GAME else winner
    s.reason = reason
    s.passes = 2 if reason in (ADJUDICATED, STOOD_STILL) else 0  # an end by a claim is told from one by standstill
    s.claimable = 0


@jit_inline
def forced(rules: Any, s: Any) -> int:  # noqa: ARG001 - other games look into the rules here
    """The move that needs no decision here and shows nothing new to choose from, or NO_MOVE: no claim possible, one pile to draw from."""
    if s.phase == DRAW and s.pile[s.pile_top] != UNKNOWN:
        return DRAW_MOVE
    if (s.phase in (CLAIM, CLAIM_FIRST)) and s.claimable == 0:
        return DONE_MOVE
    return NO_MOVE
