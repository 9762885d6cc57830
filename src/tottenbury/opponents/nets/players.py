"""The opponents that learned: `learned`, which plays by a net alone, and `deep`, which looks a few plies further in imagined worlds."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Timer
from typing import Any

import numpy as np

from tottenbury.core.errors import TottenburyError
from tottenbury.core.game import State
from tottenbury.core.kernel_game import KernelGame
from tottenbury.core.position import Move, View
from tottenbury.core.rulebook import Rulebook
from tottenbury.core.seats import Seat
from tottenbury.kernel.loops import MAX_MOVES
from tottenbury.opponents.budget import Budget
from tottenbury.opponents.budgeted import BudgetedOpponent, Clock, EndingShare, Spending
from tottenbury.opponents.choosing import FAR, stretched
from tottenbury.opponents.games import players_of
from tottenbury.opponents.games.game import kernel_game
from tottenbury.opponents.judgement.judging import judgement_of
from tottenbury.opponents.nets.files import DECIDING, WAITING, Model, load_model, shipped_model
from tottenbury.opponents.nets.net_kernels import NetKernels, net_kernels_of, new_game_room
from tottenbury.opponents.nets.rollouts import LINE_ROOM, Tries
from tottenbury.opponents.nets.workspace import WORKSPACE
from tottenbury.opponents.opponent import Candidate, Thought
from tottenbury.opponents.search.exact_endings import solve_ending
from tottenbury.opponents.valued import Scale, ValuedOpponent

ODDS = Scale(stretched, FAR, 1e-6)
"""Nets reckon in 32 bits, so what is the same to them differs by more than elsewhere."""

Source = Callable[[KernelGame], Model | None]
"""Where the net for a game comes from."""


def from_file(path: str) -> Source:
    """The net of a file, whatever the game; it is refused where it does not fit."""
    return lambda game: load_model(Path(path), net_kernels_of(game))


class Valuer:
    """A net at one game: what moves and views are worth."""

    def __init__(self, game: KernelGame, model: Model) -> None:
        self.game = game
        self.model = model
        self.net_kernels: NetKernels = net_kernels_of(game)
        context = self.net_kernels.context(game, model.net)
        self._moves, self._values = np.empty(MAX_MOVES, np.int64), np.zeros(MAX_MOVES, np.float64)
        workspace, after = bytearray(WORKSPACE.size), bytearray(game.kernels.state.size)
        self.context = context
        self._view = self.net_kernels.value_view.prepare(context, after, workspace, self._moves, self._values)
        self._seen = self.net_kernels.value_seen.prepare(context, workspace)

    def chance(self, raw: float, kind: str = DECIDING) -> float:
        """What a raw value means as a probability to win."""
        return self.model.calibrated(float(raw), kind, self.game.id)

    def moves(self, state: State) -> tuple[Any, Any]:
        """The worthwhile moves of a view whose seat is to decide, and the raw value of each."""
        number = self._view(state)
        return self._moves[:number].copy(), self._values[:number].copy()

    def waiting(self, state: State, seat: int) -> float:
        """The raw value of a view to its seat while the other one decides."""
        return float(self._seen(state, seat))


class LearnedOpponent(ValuedOpponent):
    """Plays by a value net: the move that leaves it the best chance to win. With a temperature it errs, but never absurdly.

    `value` tells the chance to win from a seat's view, calibrated: of the games in which it says 70 % about seven of ten are won.
    """

    scale = ODDS

    def __init__(self, seed: int = 0, temperature: float = 0.0, source: Source = shipped_model, name: str = "learned") -> None:
        super().__init__(seed, temperature, name)
        self._source = source
        self._valuers: dict[str, Valuer] = {}

    def check_plays(self, book: Rulebook) -> None:
        """Refuse what no net has been trained for."""
        self.valuer(book)

    def valuer(self, book: Rulebook) -> Valuer:
        """The net for a rulebook, ready to value."""
        game = book.game
        if game.id not in self._valuers:
            valued = kernel_game(game)
            if valued is None or players_of(game).features(game.family) is None:
                instead = "there is perfect" if game.family.exact else "no net can be trained"
                raise TottenburyError(f"{self.name} plays by a net; for {book.id} {instead}")
            model = self._source(valued)
            if model is None:
                raise TottenburyError(f"no net has been trained for {book.id} yet; tottenbury train {book.id} does it")
            self._valuers[game.id] = Valuer(valued, model)
        return self._valuers[game.id]

    def value(self, view: View) -> float:
        """The chance of a view's seat to win the game, as far as it can tell: calibrated, a draw counting a half."""
        if not isinstance(view, View) or view.seat is None:
            raise TypeError("a value is told to a seat: it takes the View of South or North")
        seat = view.seat
        if view.outcome is not None:
            winner = view.outcome.winner
            return 0.5 if winner is None else float(winner is seat)
        valuer = self.valuer(view.book)
        if _decider(view) is not seat:
            return valuer.chance(valuer.waiting(view.state, int(seat)), WAITING)
        return valuer.chance(valuer.moves(view.state)[1].max())

    def _values(self, view: View) -> tuple[Any, Any]:
        return self.valuer(view.book).moves(view.state)

    def _likely(self, view: View, value: float) -> float:
        return self.valuer(view.book).chance(value)


DEFAULT = Budget(seconds=0.05)
CANDIDATES = 12
"""At most this many first moves are tried, those that look best to the net."""

NEAR = 0.12
"""A first move that looks worse than the best by more is not tried."""

TRUST = 3.0
"""How many tries the net's own value of a move counts for."""

ENDINGS = EndingShare(time=0.7, positions=60, chunk=512)


class DeepOpponent(BudgetedOpponent, LearnedOpponent):
    """Plays the net's best moves on in imagined worlds, and keeps halving the field while its budget lasts. Solves endings exactly."""

    def __init__(
        self,
        seed: int = 0,
        budget: Budget | None = None,
        source: Source = shipped_model,
        clock: Clock = time.perf_counter,
        name: str = "deep",
        turns: int | None = None,
    ) -> None:
        LearnedOpponent.__init__(self, seed, 0.0, source, name)
        self.set_budget(DEFAULT if budget is None else budget, clock)
        self.turns = turns

    def _game(self, view: View) -> KernelGame:
        return self.valuer(view.book).game

    def _search(self, view: View, moves: tuple[Move, ...], spending: Spending) -> Thought:
        with self._alarm(self._game(view), spending.budget):
            return self._look_ahead(view, moves, spending)

    @contextmanager
    def _alarm(self, game: KernelGame, budget: Budget) -> Iterator[None]:
        """Without a library a single try may take longer than the time there is: a timer then ends it in between."""
        if budget.seconds is None or game.kernels.library is not None:
            yield
            return
        alarm = Timer(budget.seconds, self.stop)
        alarm.daemon = True
        alarm.start()
        try:
            yield
        finally:
            alarm.cancel()

    def _look_ahead(self, view: View, moves: tuple[Move, ...], spending: Spending) -> Thought:
        valuer = self.valuer(view.book)
        game = valuer.game
        named = {move.number: move for move in moves}
        field = _Field(valuer, view.state, self._chance(view).below(1 << 31))
        if judgement_of(game).knowable(game.rules, view.state):
            best_first = [named[int(number)] for number in field.numbers]
            rest = [move for move in moves if move not in best_first]
            solved = solve_ending(game, view, tuple(best_first + rest), spending.allowance(game, ENDINGS))
            if solved is not None and solved.move is not None:
                return solved.thought(moves, spending.seconds)
        if len(field.numbers) == 1:
            return Thought(named[int(field.numbers[0])], seconds=spending.seconds)
        self._halve(field, spending)
        order = field.order()
        value = valuer.chance
        candidates = tuple(Candidate(named[int(field.numbers[n])], value(field.value(n)), int(field.tries[n])) for n in order)
        line = tuple(view.book.notation.write_move(move) for move in field.line(order[0]))
        return Thought(candidates[0].move, candidates, int(field.tries.sum()), line, seconds=spending.seconds)

    def _halve(self, field: _Field, spending: Spending) -> None:
        """Sequential halving: all are tried in the same worlds, and as the budget is used up the worse half goes, again and again."""
        budget, size = spending.budget, field.field_size()
        rounds = max(1, (size - 1).bit_length())
        turns = self.turns if self.turns is not None else (1 if (budget.seconds or (budget.simulations or 0) * 2e-4) < 0.15 else 2)
        used = 0
        while not spending.stopped:
            share = spending.share(used)
            if share >= 1.0:
                return
            left = max(2, size >> int(share * rounds))
            if budget.simulations is not None:
                left = max(1, min(left, budget.simulations - used))
            used += field.try_moves(left, turns, spending.halt)


class _Field:
    """The first moves of a view with what the net thinks of them, best first, and what trying them has brought."""

    def __init__(self, valuer: Valuer, state: State, seed: int) -> None:
        self.valuer = valuer
        self.seed = seed
        self._root = state
        self._room = new_game_room(valuer.game)
        numbers, values = valuer.moves(state)
        order = np.argsort(-values, kind="stable")
        self.numbers, self.values = numbers[order], values[order]
        self.totals, self.tries = np.zeros(len(order)), np.zeros(len(order), np.int64)
        self._standing = list(range(len(order)))
        """The moves in the order in which they stand now."""
        self._worlds = 0
        self._line = np.full(LINE_ROOM, -1, np.int64)

    def field_size(self) -> int:
        """How many moves are worth a try."""
        return min(CANDIDATES, int(np.count_nonzero(self.values >= self.values[0] - NEAR)))

    def value(self, n: int) -> float:
        """What a move is worth by all that is known."""
        return float((self.totals[n] + TRUST * self.values[n]) / (self.tries[n] + TRUST))

    def try_moves(self, left: int, turns: int, halt: Any) -> int:
        """Try this many of the best moves in a new world; returns how many were tried."""
        self._standing.sort(key=lambda n: -self.value(n) if self.tries[n] == self._worlds else 1.0 - self.tries[n] * 1e-6)
        chosen = np.array(self._standing[:left])
        chosen = chosen[self.tries[chosen] == self._worlds]
        totals = np.zeros(len(chosen))
        tried = self._try(chosen, self._worlds, turns, totals, halt)
        if tried == len(chosen):  # a world counts when all have been tried in it
            self.totals[chosen] += totals
            self.tries[chosen] += 1
            self._worlds += 1
        return tried

    def _try(self, chosen: Any, world: int, turns: int, totals: Any, halt: Any) -> int:
        tries = Tries(self.numbers[chosen], totals, self._line)
        return int(self.valuer.net_kernels.try_moves(self.valuer.context, self._root, self._room, tries, halt, self.seed + world, turns))

    def line(self, n: int) -> list[int]:
        """How the game may go on with a move: as the net plays it in one of the worlds."""
        self._try(np.array([n]), 0, 1, np.zeros(1), np.zeros(1, np.int64))
        kept = self._line.tolist()
        return [int(self.numbers[n]), *kept[: kept.index(-1)]]

    def order(self) -> list[int]:
        """All moves, the best first: those that were tried most, then by value."""
        return sorted(range(len(self.values)), key=lambda n: (-int(self.tries[n]), -self.value(n)))


def _decider(view: View) -> Seat:
    return view.book.game.decider(view.state)


__all__ = ["DeepOpponent", "LearnedOpponent", "Valuer"]
