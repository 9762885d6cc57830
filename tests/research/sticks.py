"""A made-up game, and the little that this room has to be told of it: take one to three sticks of seven; the last one wins."""

from __future__ import annotations

from functools import cache
from typing import Any

from tottenbury.core.family import Family
from tottenbury.core.game import Notation, Outcome, Proof, Result, State
from tottenbury.core.kernel_game import NOBODY, KernelGame
from tottenbury.core.rulebook import Rulebook
from tottenbury.core.seats import Seat
from tottenbury.kernel.kernels import Kernels
from tottenbury.kernel.layout import INT64, Layout
from tottenbury.research.actions import Block, anywhere
from tottenbury.research.games import GameResearch, Lengths
from tottenbury.words import Said, say

STICKS, MOST = 7, 3
TAKE, CARD_AT = 1 << 24, 16
RULES = Layout("sticks_rules", [("none", INT64)])
STATE = Layout("sticks", [(name, INT64) for name in ("to_move", "decider", "phase", "winner", "reason", "left")])


def deal(rules: Any, s: Any, rng: Any, first: int) -> None:
    s.to_move = s.decider = first
    s.winner, s.left = NOBODY, STICKS


def legal_moves(rules: Any, s: Any, moves: Any) -> int:
    number = min(s.left, MOST)
    for n in range(number):
        moves[n] = TAKE | (n + 1) << CARD_AT
    return number


def apply(rules: Any, s: Any, move: int) -> None:
    s.left -= (move >> CARD_AT) & 255
    if s.left == 0:
        s.winner, s.reason, s.phase = s.to_move, 1, 1
    s.to_move = s.decider = 1 - s.to_move


def forced(rules: Any, s: Any) -> int:
    return -1


def blind(s: Any, viewer: int) -> None:
    pass


@cache
def kernels() -> Kernels:
    functions = {function.__name__: function for function in (deal, legal_moves, apply, forced, blind)}
    return Kernels("sticks", functions, RULES, STATE)


class SticksGame(KernelGame):
    id = title = "sticks"
    family = Family("sticks", hidden=False)
    reasons = ("", "last-stick")

    def __init__(self) -> None:
        self.rules = bytes(RULES.new())
        self.kernels = kernels()

    def is_over(self, state: State) -> bool:
        return bool(self.read(state).phase)

    def reveals(self, move: int) -> bool:
        return False

    def result(self, state: State, move: int) -> Result | None:
        return None

    def results(self, state: State, move: int) -> list[tuple[Result, float]]:
        return []

    def sees(self, state: State, move: int, viewer: Seat | None, now: State) -> bool:
        return True

    def chance(self, state: State) -> int | None:
        return None

    def script(self, state: State, move: int, result: Result) -> State | None:
        return None

    def hides_hand(self, state: State) -> bool:
        return False

    def hides_anything(self, state: State) -> bool:
        return False

    def knowing_seat(self, state: State) -> Seat | None:
        return None

    def points(self, state: State, outcome: Outcome) -> tuple[int, int]:
        return int(outcome.winner is Seat.SOUTH), int(outcome.winner is Seat.NORTH)

    def prove(self, state: State, place: int, claimant: Seat) -> Proof:
        raise NotImplementedError

    def refusal(self, state: State, move: int) -> Said:
        return say("reason-game-over")


class SticksNotation(Notation):
    def __init__(self, game: SticksGame) -> None:
        self.game = game

    def write_move(self, move: int) -> str:
        return f"take{(move >> CARD_AT) & 255}"

    def read_move(self, text: str) -> tuple[int, str | None]:
        return TAKE | int(text.removeprefix("take")) << CARD_AT, None

    def write_position(self, state: State) -> str:
        s = self.game.read(state)
        return f"sticks {s.left} {Seat(s.to_move).letter} {self.phase(state)}"

    def phase(self, state: State) -> str:
        return "over" if self.game.is_over(state) else "take"

    def read_position(self, line: str) -> State:
        raise NotImplementedError

    write_result = write_hidden = read_result = draw_deal = write_deal = read_deal = None  # type: ignore[assignment]


class SticksResearch(GameResearch[SticksGame]):
    def action_blocks(self, game: SticksGame) -> list[Block]:
        return [Block("take", 1, "take sticks", anywhere(range(1, MOST + 1)))]

    def lengths(self, game: SticksGame, turn_limit: int | None) -> Lengths:
        return Lengths(STICKS, 1, STICKS)


GAME = SticksResearch()


@cache
def sticks() -> Rulebook:
    game = SticksGame()
    return Rulebook(game, SticksNotation(game))
