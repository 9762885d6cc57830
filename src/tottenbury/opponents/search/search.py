"""The searching opponent: information-set tree search on worlds that agree with its view, and exact search of endings."""

from __future__ import annotations

import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

import numpy as np

from tottenbury.core.game import State
from tottenbury.core.kernel_game import KernelGame
from tottenbury.core.position import Move, View
from tottenbury.core.rulebook import Rulebook
from tottenbury.kernel.loops import MAX_MOVES
from tottenbury.opponents.budget import Budget
from tottenbury.opponents.budgeted import BudgetedOpponent, Clock, EndingShare, Spending
from tottenbury.opponents.judgement.judging import Judgement, judged, judgement_of, params_of
from tottenbury.opponents.opponent import Candidate, Thought
from tottenbury.opponents.search import tree
from tottenbury.opponents.search.exact_endings import solve_ending

SETTINGS = (0.1, 2.0, 0.03, 1.0)
"""Exploring, trust in a glance, coolness, and plies at a glance (see `tree`); chosen by matches."""

DEFAULT = Budget(seconds=0.5)
NODES_A_SECOND = 600_000
"""Room for this many nodes is made for each second of thinking, and as for a second at least."""

MOST_NODES = 4_000_000
CHUNK = 0.004
"""Seconds between two looks at the clock."""

ENDINGS = EndingShare(time=0.6, positions=40, chunk=256)


class Explorer:
    """One thread's tree, and what it needs to grow it."""

    def __init__(self, game: KernelGame, judgement: Judgement, nodes: int) -> None:
        self.game = game
        self.judgement = judgement
        self.nodes = np.zeros((nodes, tree.NODE_FIELDS), np.int64)
        self.worths = np.zeros((nodes, tree.WORTH_FIELDS), np.float64)
        self.index = np.zeros(1 << (2 * nodes - 1).bit_length(), np.int64)
        self.counts = np.zeros(2, np.int64)
        self._params = params_of(game)
        world = bytearray(game.kernels.state.size)
        self._room = tree.Room(world, np.empty(MAX_MOVES, np.int64), np.zeros(MAX_MOVES, np.float64), np.array(SETTINGS), None)
        self.begin()

    def begin(self) -> None:
        """Forget the last tree."""
        self.index[:] = 0
        self.nodes[0] = 0
        self.counts[:] = (1, 0)

    def from_root(self, root: State, halt: Any) -> Callable[[int, int, int], int]:
        """What runs some simulations from a view: takes a seed and the numbers of the first and the last; see tree.explore."""
        grown = tree.Tree(self.nodes, self.worths, self.index, self.counts)
        return self.judgement.explore.prepare(self.game.rules, self._params, root, grown, self._room._replace(halt=halt))

    def children(self, node: int) -> Any:
        """The nodes behind a node that have been visited."""
        used = self.nodes[: self.counts[tree.USED]]
        return np.flatnonzero((used[:, tree.NODE_PARENT] == node) & (used[:, tree.NODE_VISITS] > 0) & (np.arange(len(used)) > 0))

    def line(self, node: int, length: int) -> list[int]:
        """The most visited way on from a node, as moves."""
        moves: list[int] = []
        while len(moves) < length:
            children = self.children(node)
            if not len(children):
                break
            node = int(children[np.argmax(self.nodes[children, tree.NODE_VISITS])])
            if self.nodes[node, tree.NODE_MOVE] >= 0:
                moves.append(int(self.nodes[node, tree.NODE_MOVE]))
        return moves


@dataclass
class _Found:
    """What all threads together know about one first move."""

    simulations: int = 0
    total: float = 0.0
    static: float = 0.0

    @property
    def chance(self) -> float:
        """The mover's chance."""
        trust = SETTINGS[tree.TRUST]
        return (self.total + trust * self.static) / (self.simulations + trust)


class SearchOpponent(BudgetedOpponent):
    """Grows a tree on imagined worlds; the same seed, number of simulations and number of threads give the same move."""

    def __init__(
        self, seed: int = 0, budget: Budget | None = None, threads: int = 1, clock: Clock = time.perf_counter, name: str = "search"
    ) -> None:
        super().__init__(seed)
        self.name = name
        self.set_budget(DEFAULT if budget is None else budget, clock)
        self.threads = threads
        self._explorers: dict[str, list[Explorer]] = {}

    def check_plays(self, book: Rulebook) -> None:
        """Refuse what nobody can judge."""
        judgement_of(book.game)

    def rest(self) -> None:
        """Let go of the trees, which are large."""
        self._explorers = {}

    def _game(self, view: View) -> KernelGame:
        return judged(view.book.game)[0]

    def _search(self, view: View, moves: tuple[Move, ...], spending: Spending) -> Thought:
        game = self._game(view)
        seed = self._chance(view).below(1 << 31)
        if judgement_of(game).knowable(game.rules, view.state):
            exact = solve_ending(game, view, moves, spending.allowance(game, ENDINGS))
            if exact is not None and exact.move is not None:
                return exact.thought(moves, spending.seconds)
        explorers = self._explore(game, view, spending, seed)
        return self._report(view, moves, explorers, spending.seconds)

    # The tree

    def _explore(self, game: KernelGame, view: View, spending: Spending, seed: int) -> list[Explorer]:
        """Grow the trees until the budget is used up."""
        budget, clock, halt = spending.budget, spending.clock, spending.halt
        explorers = self._ready(game, budget)
        first_chunk = 1 if game.kernels.library is None else 4

        def grow(n: int) -> None:
            own_seed = seed + 0x1000003 * n
            explorers[n].begin()
            explore = explorers[n].from_root(view.state, halt)
            if budget.simulations is not None:
                share = budget.simulations // self.threads + (n < budget.simulations % self.threads)
                explore(own_seed, 0, share)
                return
            assert budget.seconds is not None
            deadline = spending.began + budget.seconds
            done, chunk = 0, first_chunk
            now = clock()
            while not halt[0] and (now < deadline or done == 0):
                before = now
                done = explore(own_seed, done, done + chunk)
                now = clock()
                # Look at the clock every few milliseconds, more often when time is nearly up.
                pace = max(1e-6, (now - before) / chunk)
                chunk = max(1, min(int(min(CHUNK, (deadline - now) / 2) / pace), 4 * chunk))

        if self.threads == 1:
            grow(0)
        else:
            with ThreadPoolExecutor(self.threads) as pool:
                list(pool.map(grow, range(self.threads)))
        return explorers

    def _ready(self, game: KernelGame, budget: Budget) -> list[Explorer]:
        """The explorers for a game, with enough room."""
        expected = NODES_A_SECOND * max(1.0, budget.seconds or 0.0) if budget.simulations is None else 80 * budget.simulations + 4096
        nodes = min(MOST_NODES, int(expected))
        explorers = self._explorers.get(game.id, [])
        if len(explorers) != self.threads or len(explorers[0].nodes) < nodes:
            explorers = [Explorer(game, judgement_of(game), nodes) for _ in range(self.threads)]
            self._explorers = {game.id: explorers}
        return explorers

    def _report(self, view: View, moves: tuple[Move, ...], explorers: list[Explorer], seconds: float) -> Thought:
        named = {move.number: move for move in moves}
        found: dict[int, _Found] = {}
        for explorer in explorers:
            for child in explorer.children(0).tolist():
                entry = found.setdefault(int(explorer.nodes[child, tree.NODE_MOVE]), _Found())
                entry.simulations += int(explorer.nodes[child, tree.NODE_VISITS])
                entry.total += float(explorer.worths[child, tree.TOTAL])
                entry.static = float(explorer.worths[child, tree.STATIC])
        if not found:  # stopped before the first simulation
            return Thought(moves[0], seconds=seconds)
        # The best chance among the moves that were tried often: the last simulations may have turned against the most visited one.
        often = max(entry.simulations for entry in found.values()) / 4
        order = sorted(found, key=lambda n: (found[n].simulations < often, -found[n].chance if found[n].simulations >= often else 0.0))
        candidates = tuple(Candidate(named[number], found[number].chance, found[number].simulations) for number in order)
        simulations = sum(entry.simulations for entry in found.values())
        main = explorers[0]
        best = [n for n in main.children(0).tolist() if main.nodes[n, tree.NODE_MOVE] == order[0]]
        line = [order[0], *(main.line(best[0], 5) if best else [])]
        write = view.book.notation.write_move
        return Thought(named[order[0]], candidates, simulations, tuple(write(move) for move in line), seconds=seconds)
