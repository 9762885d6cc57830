"""The border stones as a game for the table: the kernels behind plain methods, and refusals in words."""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np

from tottenbury.cards.describe import describe
from tottenbury.cards.formations import NO_FLOOR
from tottenbury.kernel import jit, record_at
from tottenbury.kernel.chance import STREAM_SIZE
from tottenbury.kernel.kernels import Kernels
from tottenbury.kernel.loops import FORCED, LIST, MAX_MOVES, STEP, TRY
from tottenbury.stones import turn
from tottenbury.stones.claims import best_side, provable
from tottenbury.stones.edition import Edition
from tottenbury.stones.layout import Border, lay_out
from tottenbury.stones.moves import CLAIM_STONE, DRAW_CLAN, KIND, PASS, PLAY_CARD, card_in, stone_in
from tottenbury.stones.state import (
    CLAIM,
    CLAIM_FIRST,
    DRAW,
    DRAW_GAME,
    OVER,
    PLAY,
    RULES,
    STATE,
    TURN_START,
    UNKNOWN,
)
from tottenbury.stones.views import SPECTATOR, blind, unplaced
from tottenbury.table.errors import TottenburyError
from tottenbury.table.game import Formation, Game, Outcome, Proof, State
from tottenbury.table.seats import Seat

NO_LIST = np.empty(0, np.int64)
REASONS = ("", "three-adjacent", "five", "adjudicated", "standstill")


@cache
def kernels() -> Kernels:
    """The loops bound to this game, the same for all its editions."""
    functions: dict[str, Any] = {name: getattr(turn, name) for name in ("deal", "legal_moves", "apply", "forced")}
    return Kernels("stones", functions | {"blind": blind}, RULES, STATE)


@jit
def proof_at(all_rules: Any, states: Any, stone: int, seat: int, answer: Any) -> None:
    """Fill `answer` with: does the claim hold, the claimant's weight, the best reply's weight, and the cards of that reply."""
    rules, s = record_at(all_rules, 0), record_at(states, 0)
    answer[0] = provable(rules, s, stone, seat)
    answer[1] = s.weight[stone, seat]
    answer[2], answer[3] = best_side(rules, s, stone, 1 - seat, NO_FLOOR)


@jit
def unplaced_at(all_rules: Any, states: Any) -> int:
    """The cards that a record does not locate."""
    return unplaced(record_at(all_rules, 0), record_at(states, 0))


class StonesGame(Game):
    """One edition of the border stones."""

    def __init__(self, edition: Edition) -> None:
        self.edition = edition
        self.id = edition.id
        self.title = edition.title
        self.deck = edition.deck
        self.rules = edition.record()
        self.kernels = kernels()

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

    def reveals(self, move: int) -> bool:
        return move >> KIND == DRAW_CLAN

    def result(self, state: State, move: int) -> int | None:
        card = int(state["pile"][0, state["pile_top"][0]])
        return None if card == UNKNOWN else card

    def sees_result(self, state: State, move: int, viewer: Seat | None) -> bool:
        return viewer is self.decider(state)

    def chance(self, state: State) -> list[tuple[int, float]]:
        if state["phase"][0] != DRAW or self.result(state, 0) is not None:
            return []
        cards = int(unplaced_at(self.rules, state))
        return [(card, 1 / cards.bit_count()) for card in range(self.deck.size) if (cards >> card) & 1]

    def script(self, state: State, move: int, result: int) -> State | None:
        known = self.result(state, move)
        if known is not None:
            return state if known == result else None
        if not (int(unplaced_at(self.rules, state)) >> result) & 1:
            return None
        scripted = state.copy()
        scripted["pile"][0, state["pile_top"][0]] = result
        return scripted

    def blind(self, state: State, seat: Seat | None) -> State:
        blinded = np.empty(1, STATE)
        self.kernels.make_blind(state, blinded, SPECTATOR if seat is None else int(seat))
        return blinded

    def hides_hand(self, state: State) -> bool:
        return bool(state["phase"][0] == PLAY and state["hidden"][0, state["to_move"][0]])

    def hides_anything(self, state: State) -> bool:
        s = state[0]
        pile = s["pile"][s["pile_top"] : s["pile_top"] + s["pile_size"]]
        return bool(s["hidden"].any() or (pile == UNKNOWN).any())

    def knowing_seat(self, state: State) -> Seat | None:
        hidden = state["hidden"][0]
        known = [seat for seat in Seat if not hidden[seat]]
        return known[0] if len(known) == 1 else None

    def turn(self, state: State) -> Seat:
        return Seat(int(state["to_move"][0]))

    def decider(self, state: State) -> Seat:
        return self.turn(state)

    def outcome(self, state: State) -> Outcome | None:
        s = state[0]
        if s["phase"] != OVER:
            return None
        return _outcome(int(s["winner"]), int(s["reason"]))

    def points(self, state: State, outcome: Outcome) -> tuple[int, int]:
        south, north = (5 if seat is outcome.winner else int(state["owned"][0, seat]).bit_count() for seat in Seat)
        return south, north

    def prove(self, state: State, place: int, claimant: Seat) -> Proof:
        if not 1 <= place <= self.edition.stones:
            raise TottenburyError(f"there is no stone {place}: they are numbered 1 to {self.edition.stones}")
        stone, opponent = place - 1, claimant.other
        s = state[0]
        counts = s["count"][stone]
        if counts[claimant] < self.edition.need:
            reason = f"{claimant}'s side of stone {place} has {counts[claimant]} of {self.edition.need} cards"
            return Proof(place, claimant, False, reason)
        answer = np.zeros(4, np.int64)
        proof_at(self.rules, state.copy(), stone, int(claimant), answer)
        holds, mine, theirs, added = (int(number) for number in answer)
        sides = [[int(card) for card in s["cards"][stone, seat, : counts[seat]]] for seat in Seat]
        formation = describe(self.deck, sides[claimant], 0, mine)
        best = describe(self.deck, sides[opponent], added, theirs) if theirs else None
        cards = self.deck.names(added)
        owner = self._owner(state, stone)
        if owner is not None:
            return Proof(place, claimant, False, f"stone {place} is claimed by {owner}", formation, best, cards)
        complete = bool(counts[opponent] == self.edition.need)
        reason = _why(opponent, bool(holds), theirs == mine, complete, best)
        return Proof(place, claimant, bool(holds), reason, formation, best, cards, None if holds else best)

    def perft(self, state: State, depth: int) -> int:
        return self.kernels.count_sequences(self.rules, state, depth)

    def random_games(self, seed: int, games: int) -> list[tuple[Outcome, Seat, int, int]]:
        rows = self.kernels.play_random_games(self.rules, seed, games).tolist()
        return [(_outcome(winner, reason), Seat(first), turns, decisions) for winner, reason, first, turns, decisions in rows]

    def refusal(self, state: State, move: int) -> str:
        kind, place = move >> KIND, stone_in(move) + 1
        s = state[0]
        seat, phase = self.turn(state), int(s["phase"])
        if kind in (PLAY_CARD, CLAIM_STONE):
            if place > self.edition.stones:
                return f"there is no stone {place}"
            owner = self._owner(state, place - 1)
            if owner is not None:
                return f"stone {place} is claimed by {owner}"
        if kind == CLAIM_STONE:
            if phase not in (CLAIM, CLAIM_FIRST):
                early = self.edition.claim_window == TURN_START
                when = "at the start of the turn" if early else "after playing a card"
                proof = self.prove(state, place, seat)
                return f"stones are claimed {when}{'' if proof.holds else f', and {proof.reason}'}"
            return self.prove(state, place, seat).reason
        if phase in (CLAIM, CLAIM_FIRST):
            return f"{seat} now claims stones, or says '.' for done"
        if phase == DRAW:
            return f"{seat} now draws a card, '+c'"
        if kind == PLAY_CARD:
            if not (int(s["hand"][seat]) >> card_in(move)) & 1 and not s["hidden"][seat]:
                return f"{self.deck.name(card_in(move))} is not in {seat}'s hand"
            if s["count"][place - 1, seat] >= self.edition.need:
                return f"{seat}'s side of stone {place} is full"
            return f"{self.deck.name(card_in(move))} cannot be in {seat}'s hand"
        if kind == PASS:
            return f"{seat} can play a card, and then must"
        return f"{seat} has to play a card first"

    def _owner(self, state: State, stone: int) -> Seat | None:
        for seat in Seat:
            if (int(state["owned"][0, seat]) >> stone) & 1:
                return seat
        return None

    def layout(self, state: State) -> Border:
        """What lies on the table, as plain data."""
        return lay_out(self.deck, self.edition.stones, state)


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
