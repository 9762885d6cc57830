"""The border stones as a game for the table: the kernels behind plain methods."""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np

from tottenbury.cards.describe import describe
from tottenbury.cards.formations import NO_FLOOR
from tottenbury.kernel import jit, record_at, variant
from tottenbury.kernel.chance import STREAM_SIZE
from tottenbury.kernel.kernels import Kernels
from tottenbury.kernel.loops import FORCED, LIST, MAX_MOVES, STEP, TRY
from tottenbury.stones import claims, ending, turn
from tottenbury.stones.claims import best_side, provable
from tottenbury.stones.dealing import deal
from tottenbury.stones.edition import Edition
from tottenbury.stones.layout import Border, lay_out, owner_of
from tottenbury.stones.moves import DRAW_CLAN, DRAW_MOVE, DRAW_TACTIC, DRAW_TACTIC_MOVE, KIND, RETURN_CARD
from tottenbury.stones.refusals import refusal
from tottenbury.stones.state import (
    CARD,
    CLAN_PILE,
    DRAW,
    DRAW_GAME,
    KINDS,
    OVER,
    PLAY,
    RULES,
    SCOUT_DRAW,
    SCOUT_RETURN,
    SPECTATOR,
    STATE,
    TACTIC,
    TACTIC_PILE,
    UNKNOWN,
)
from tottenbury.stones.views import blind, unplaced, unplaced_tactics
from tottenbury.table.errors import TottenburyError
from tottenbury.table.game import Formation, Game, Outcome, Proof, State
from tottenbury.table.seats import Seat

NO_LIST = np.empty(0, np.int64)
REASONS = ("", "three-adjacent", "five", "adjudicated", "standstill")
RULE_FUNCTIONS = ("legal_moves", "apply", "forced")


@cache
def kernels(tactics: bool) -> Kernels:
    """The loops bound to this game: one set for all editions with tactic cards, a leaner one for those without."""
    functions = vars(turn)
    if not tactics:
        lean: dict[str, Any] = {"TACTICS": False}
        for module in (claims, ending, turn):  # each calls the lean functions of those before it
            lean |= variant(module, "base", lean)
        functions = lean
    chosen: dict[str, Any] = {name: functions[name] for name in RULE_FUNCTIONS}
    return Kernels("stones_tactics" if tactics else "stones", chosen | {"deal": deal, "blind": blind}, RULES, STATE)


@jit
def proof_at(all_rules: Any, states: Any, stone: int, seat: int, answer: Any) -> None:
    """Fill `answer` with: does the claim hold, the claimant's weight, the best reply's weight, and the cards of that reply."""
    rules, s = record_at(all_rules, 0), record_at(states, 0)
    answer[0] = provable(rules, s, stone, seat)
    answer[1] = s.weight[stone, seat]
    answer[2], answer[3] = best_side(rules, s, stone, 1 - seat, NO_FLOOR)


@jit
def unplaced_at(all_rules: Any, states: Any, counts: Any) -> int:
    """The clan cards that a record does not locate, and in `counts` the tactic cards by kind."""
    rules, s = record_at(all_rules, 0), record_at(states, 0)
    for kind in range(KINDS):
        counts[kind] = unplaced_tactics(rules, s, kind)
    return unplaced(rules, s)


class StonesGame(Game):
    """One edition of the border stones."""

    def __init__(self, edition: Edition, edition_tag: str | None = None) -> None:
        self.edition = edition
        self.id = edition.id
        self.title = edition.title
        self.deck = edition.deck
        self.rules = edition.record()
        self.kernels = kernels(edition.has_tactics)
        self.edition_tag = edition_tag

    # Playing

    def deal(self, seed: int, first: Seat | None) -> State:
        state = np.zeros(1, STATE)
        rng = np.zeros(STREAM_SIZE, np.int64)
        self.kernels.new_game(self.rules, state, rng, seed, -1 if first is None else int(first))
        return state

    def moves(self, state: State) -> list[int]:
        moves = np.empty(MAX_MOVES, np.int64)
        number = self.kernels.door(self.rules, state, state, moves, LIST, 0)
        listed: list[int] = moves[:number].tolist()
        return listed

    def try_move(self, state: State, move: int) -> State | None:
        after = np.empty(1, STATE)
        made = self.kernels.door(self.rules, state, after, np.empty(MAX_MOVES, np.int64), TRY, move)
        return after if made else None

    def step(self, state: State, move: int) -> State:
        after = np.empty(1, STATE)
        self.kernels.door(self.rules, state, after, NO_LIST, STEP, move)
        return after

    def forced(self, state: State) -> int | None:
        move = int(self.kernels.door(self.rules, state, state, NO_LIST, FORCED, 0))
        return None if move < 0 else move

    def perft(self, state: State, depth: int) -> int:
        return self.kernels.count_sequences(self.rules, state, depth)

    def random_games(self, seed: int, games: int) -> list[tuple[Outcome, Seat, int, int]]:
        rows = self.kernels.play_random_games(self.rules, seed, games).tolist()
        return [(_outcome(winner, reason), Seat(first), turns, decisions) for winner, reason, first, turns, decisions in rows]

    # What is drawn

    def reveals(self, move: int) -> bool:
        return move >> KIND in (DRAW_CLAN, DRAW_TACTIC)

    def result(self, state: State, move: int) -> int | None:
        entry = int(state["pile"][0, _pile(move), state["pile_top"][0, _pile(move)]])
        return None if entry == UNKNOWN else entry & CARD

    def sees(self, state: State, move: int, viewer: Seat | None) -> bool:
        return viewer is self.decider(state) or not (self.reveals(move) or move >> KIND == RETURN_CARD)

    def results(self, state: State, move: int) -> list[tuple[int, float]]:
        if not self.reveals(move) or self.result(state, move) is not None:
            return []
        counts = np.zeros(KINDS, np.int64)
        cards = int(unplaced_at(self.rules, state, counts))
        if _pile(move) == CLAN_PILE:
            return [(card, 1 / cards.bit_count()) for card in range(self.deck.size) if (cards >> card) & 1]
        return [(TACTIC + kind, float(count / counts.sum())) for kind, count in enumerate(counts) if count]

    def chance(self, state: State) -> int | None:
        if state["phase"][0] not in (DRAW, SCOUT_DRAW):
            return None
        moves = self.moves(state)
        return moves[0] if len(moves) == 1 and self.result(state, moves[0]) is None else None

    def script(self, state: State, move: int, result: int) -> State | None:
        known = self.result(state, move)
        if known is not None:
            return state if known == result else None
        if result not in [card for card, _ in self.results(state, move)]:
            return None
        scripted = state.copy()
        scripted["pile"][0, _pile(move), state["pile_top"][0, _pile(move)]] = result
        return scripted

    # What is known

    def blind(self, state: State, seat: Seat | None) -> State:
        blinded = np.empty(1, STATE)
        self.kernels.make_blind(state, blinded, SPECTATOR if seat is None else int(seat))
        return blinded

    def hides_hand(self, state: State) -> bool:
        if state["phase"][0] not in (PLAY, SCOUT_RETURN):
            return False
        decider = state["decider"][0]
        return bool(state["hidden"][0, decider] or state["hidden_tactics"][0, decider])

    def hides_anything(self, state: State) -> bool:
        s = state[0]
        tops, sizes = s["pile_top"], s["pile_size"]
        piles = [s["pile"][pile, tops[pile] : tops[pile] + sizes[pile]] for pile in (CLAN_PILE, TACTIC_PILE)]
        return bool(s["hidden"].any() or s["hidden_tactics"].any() or any((pile == UNKNOWN).any() for pile in piles))

    def knowing_seat(self, state: State) -> Seat | None:
        viewer = int(state["viewer"][0])
        return Seat(viewer) if viewer in (0, 1) else None

    # Whose turn, and how it ended

    def turn(self, state: State) -> Seat:
        return Seat(int(state["to_move"][0]))

    def decider(self, state: State) -> Seat:
        return Seat(int(state["decider"][0]))

    def outcome(self, state: State) -> Outcome | None:
        if state["phase"][0] != OVER:
            return None
        return _outcome(int(state["winner"][0]), int(state["reason"][0]))

    def points(self, state: State, outcome: Outcome) -> tuple[int, int]:
        south, north = (5 if seat is outcome.winner else int(state["owned"][0, seat]).bit_count() for seat in Seat)
        return south, north

    # Proofs and words

    def prove(self, state: State, place: int, claimant: Seat) -> Proof:
        if not 1 <= place <= self.edition.stones:
            raise TottenburyError(f"there is no stone {place}: they are numbered 1 to {self.edition.stones}")
        stone, opponent = place - 1, claimant.other
        s, need = state[0], self.edition.need_at(state[0], place - 1)
        counts = s["count"][stone]
        if counts[claimant] < need:
            reason = f"{claimant}'s side of stone {place} has {counts[claimant]} of {need} cards"
            return Proof(place, claimant, False, reason)
        answer = np.zeros(4, np.int64)
        proof_at(self.rules, state.copy(), stone, int(claimant), answer)
        holds, mine, theirs, added = (int(number) for number in answer)
        sides = [[int(card) for card in s["cards"][stone, seat, : counts[seat]]] for seat in Seat]
        formation = describe(self.deck, sides[claimant], 0, mine)
        best = describe(self.deck, sides[opponent], added, theirs) if theirs else None
        cards = self.deck.names(added)
        owner = owner_of(state, stone)
        if owner is not None:
            return Proof(place, claimant, False, f"stone {place} is claimed by {owner}", formation, best, cards)
        reason = _why(opponent, bool(holds), theirs == mine, bool(counts[opponent] >= need), best)
        return Proof(place, claimant, bool(holds), reason, formation, best, cards, None if holds else best)

    def refusal(self, state: State, move: int) -> str:
        return refusal(self.edition, state, move, self.prove)

    def layout(self, state: State) -> Border:
        """What lies on the table, as plain data."""
        return lay_out(self.edition, state)


def _pile(move: int) -> int:
    """The pile that a draw is from."""
    assert move in (DRAW_MOVE, DRAW_TACTIC_MOVE)
    return CLAN_PILE if move == DRAW_MOVE else TACTIC_PILE


def _outcome(winner: int, reason: int) -> Outcome:
    return Outcome(None if winner == DRAW_GAME else Seat(winner), REASONS[reason])


def _why(opponent: Seat, holds: bool, tied: bool, complete: bool, best: Formation | None) -> str:
    """The sentence of a proof."""
    if not holds:
        tie = ", complete first" if tied else ""
        return f"{opponent} {'has' if complete else 'can still make'} {best}{tie}"
    if complete:
        return f"{opponent} has only {best}{', complete later' if tied else ''}"
    if best is None:
        return f"{opponent} cannot complete this side any more"
    return f"the best {opponent} can still make is {best}{', complete later' if tied else ''}"
