"""Many games of one rulebook at once, in arrays that the kernels write in place."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from itertools import pairwise
from typing import Any

import numpy as np

from tottenbury.core.chance import check_seed
from tottenbury.core.errors import GameOver, IllegalMove, TottenburyError
from tottenbury.core.game import State
from tottenbury.core.numbers import whole_number
from tottenbury.core.position import Position
from tottenbury.core.rulebook import Rulebook
from tottenbury.core.seats import Seat
from tottenbury.kernel.loops import NO_TURN_LIMIT
from tottenbury.research.loops import ALL_SEATS, CUT, PROGRESS, RUNNING, Games, Index
from tottenbury.research.spaces import Spaces, check_seat, spaces_of
from tottenbury.research.threads import Threads, processors

GAMES_A_THREAD = 256
"""Fewer games are not worth a thread of their own: handing over to one takes as long as stepping them."""

BY_LOT = -1
"""Instead of a place in the list of moves: the kernel draws one at random."""

HIGHEST_SEED = (1 << 62) - 1


class Batch:
    """`n` games of a rulebook side by side.

    Each step makes one decision in every game. The arrays stay the same objects; a step overwrites them:

    - `observation` (n, size), int8: what the seat that decides may know (`spaces.planes` says what stands where)
    - `legal_action_mask` (n, actions), bool: what it may do
    - `current_player` (n,), int8: that seat, 0 South, 1 North
    - `rewards` (n, 2), float32: what the last step brought South and North: 1 and -1 when a game was won, else 0
    - `terminated`, `truncated` (n,), bool: whether the last step ended the game, or the turn limit (the tug has one) cut it short

    With `autoreset` (same step) a game that has ended is followed by the next at once: `rewards` and the two flags are those of the game
    that ended, everything else is of the new one. Without it a game stays as it ended, with an empty mask, until `reset`, and ignores its
    actions.
    Game number k of slot i has the seed `seed + k * n + i` and is the game that `deal` gives with this seed. With `seat` only the decisions
    of that seat are asked for; the other seat plays at random, as the opponent of that name does with this seed, and a game that it ends
    before the seat was asked at all is passed over for the next one of the slot.
    """

    def __init__(
        self,
        rulebook: Rulebook | str,
        n: int = 1,
        seed: int = 0,
        *,
        observations: bool = True,
        autoreset: bool = True,
        threads: int | None = None,
        seat: Seat | None = None,
    ) -> None:
        self.n = n = self._count(n, "a batch has one game or more, not {}")
        threads = None if threads is None else self._count(threads, "a batch needs one thread or more, not {}")
        self.spaces: Spaces = spaces_of(rulebook)
        self.autoreset = autoreset
        game = self.spaces.game
        self._limit = game.turn_limit or NO_TURN_LIMIT
        self._states: Any = np.zeros((n, game.kernels.state.size), np.uint8)
        self._progress_bytes: Any = np.zeros((n, PROGRESS.size), np.uint8)
        self._progress: Any = self._progress_bytes.view(PROGRESS.dtype)[:, 0]
        self._progress["asked"] = ALL_SEATS if seat is None else int(check_seat(seat))
        self.observation: Any = np.zeros((n, self.spaces.observation_size if observations else 0), np.int8)
        self.legal_action_mask: Any = np.zeros((n, self.spaces.actions), np.bool_)
        self.current_player: Any = np.zeros(n, np.int8)
        self.rewards: Any = np.zeros((n, 2), np.float32)
        self._ended: Any = np.zeros((n, 2), np.bool_)
        self.terminated: Any = self._ended[:, 0]
        self.truncated: Any = self._ended[:, 1]
        self._actions: Any = np.zeros(n, np.int64)
        self._places: Any = np.zeros(n, np.int64)
        self._lots: Any = np.full(n, BY_LOT, np.int64)
        self._share_out(threads)
        self.reset(seed)

    def _share_out(self, threads: int | None) -> None:
        """Divide the games among threads; the first share is this thread's own."""
        wanted = threads or min(processors(), max(1, self.n // GAMES_A_THREAD))
        shares = min(wanted, self.n)
        bounds = [self.n * share // shares for share in range(shares + 1)]
        self._shares = list(pairwise(bounds))
        self._threads = Threads(shares - 1)
        spaces = self.spaces
        shown = (self.legal_action_mask, self.current_player, self.observation, self.rewards, self._ended)
        chosen, by_lot = (Games(self._states, self._progress_bytes, *shown, places) for places in (self._places, self._lots))
        fixed = (spaces.game.rules, Index(spaces.index.first, spaces.index.others, spaces.layout.at))
        doors = spaces.doors
        self._start_games = doors["start_games"].prepare(*fixed, chosen)
        self._step_games = doors["step_games"].prepare(*fixed, chosen)
        self._step_by_lot = doors["step_games"].prepare(*fixed, by_lot)
        self._locate = doors["locate"].prepare(*fixed, chosen, self._actions)
        self._choose_at_random = partial(doors["choose_at_random"], *fixed, chosen)

    @property
    def _stride(self) -> int:
        """How far the seed of the next game in a slot is; 0: there is none."""
        return self.n if self.autoreset else 0

    def reset(self, seed: int | None = None) -> None:
        """Deal all games again, starting from this seed; without one, the seeds continue where they are."""
        if seed is None:
            self._progress["seed"] += self.n  # game number k of each slot is followed by number k + 1
        else:
            self._progress["seed"] = self._seed(seed) + np.arange(self.n)
        self.rewards[:] = 0
        self._ended[:] = False
        self._threads.run(self._start_games, [(*share, self._limit, self.n) for share in self._shares])

    def step(self, actions: Any) -> None:
        """Make one decision in each game. Nothing happens to any of them unless all actions are legal."""
        self._actions[:] = self._checked(actions)
        self._check_legal(0, self.n)
        self._step(self._step_games, 1)

    def _check_legal(self, first: int, last: int) -> None:
        """Raise an error unless the actions are legal in the positions themselves, whatever may have been written into the mask."""
        wrong = self._locate(first, last)
        if wrong >= 0:
            raise IllegalMove(self.refusal(int(wrong), int(self._actions[wrong])))

    def refused(self, actions: Any) -> Any:
        """The games whose action is not legal; a game that is over accepts any."""
        self._actions[:] = self._checked(actions)
        self._locate(0, self.n)
        return np.flatnonzero(self._places < 0)

    def running(self) -> Any:
        """Which games are still running."""
        return self._progress["over"] == RUNNING

    def step_random(self, times: int = 1) -> None:
        """Make one random decision in each game, as the opponent `random` would, `times` over without coming back to Python.

        Of several steps the rewards and flags are those of the last one, and masks and observations are written once, after it.
        """
        times = self._count(times, "a batch steps once or more often, not {} times")
        self._step(self._step_by_lot, times)

    def _step(self, step_games: Callable[..., Any], times: int) -> None:
        if not self.autoreset:
            self._ended[:] = False
        self._threads.run(step_games, [(*share, self._limit, self._stride, times) for share in self._shares])

    # Some games alone

    def restart(self, games: Iterable[int], seeds: Iterable[int] | None = None, seats: Iterable[Seat] | None = None) -> None:
        """Deal the games of these slots again: the next of each slot, or those of the given seeds. Only `seats` are asked there."""
        slots = [self._slot(game) for game in games]
        chosen = [self._next_seed(game) for game in slots] if seeds is None else [self._seed(seed) for seed in seeds]
        asked = [int(self._progress["asked"][game]) for game in slots] if seats is None else [int(check_seat(seat)) for seat in seats]
        if not len(slots) == len(chosen) == len(asked):
            raise TottenburyError(f"{len(slots)} games need as many seeds and seats, not {len(chosen)} and {len(asked)}")
        for game, seed, seat in zip(slots, chosen, asked, strict=True):
            self._progress["seed"][game], self._progress["asked"][game] = seed, seat
            self.rewards[game] = 0
            self._ended[game] = False
            self._start_games(game, game + 1, self._limit, self.n)

    def play(self, game: int, action: int) -> None:
        """Make one decision in one game; all others stay as they are, with the rewards and flags of their own last step."""
        slot = self._slot(game)
        if self._progress["over"][slot] != RUNNING:
            raise GameOver(f"game {slot} is over; it has to be dealt anew")
        if not 0 <= whole_number(action) < self.spaces.actions:
            raise IllegalMove(self.refusal(slot, action))
        self._actions[slot] = action
        self._check_legal(slot, slot + 1)
        self._step_games(slot, slot + 1, self._limit, self._stride, 1)

    def abandon(self, games: Iterable[int]) -> None:
        """End games without a result, as at the turn limit; they stay that way until they are dealt again."""
        slots = [self._slot(game) for game in games]
        self._progress["over"][slots] = CUT
        self.legal_action_mask[slots] = False

    def _slot(self, game: int) -> int:
        slot = whole_number(game)
        if not 0 <= slot < self.n:
            raise TottenburyError(f"the games of this batch are 0 to {self.n - 1}, not {game!r}")
        return slot

    @staticmethod
    def _count(value: int, refusal: str) -> int:
        number = whole_number(value)
        if number < 1:
            raise TottenburyError(refusal.format(repr(value)))
        return number

    def _next_seed(self, game: int) -> int:
        return int(self._progress["seed"][game]) + self.n

    def _seed(self, seed: int) -> int:
        number = check_seed(seed)
        if number > HIGHEST_SEED - self.n:
            raise TottenburyError(f"a batch's seed is at most {HIGHEST_SEED - self.n}")
        return number

    def random_actions(self) -> Any:
        """A random legal action for each game (0 where one is over), drawn as the opponent `random` draws."""
        actions = np.empty(self.n, np.int64)
        self._choose_at_random(actions)
        return actions

    def _checked(self, actions: Any) -> Any:
        wanted = f"a step takes {self.n} whole numbers, one action a game"
        try:
            chosen = np.asarray(actions)
        except ValueError:
            raise TottenburyError(f"{wanted}, not rows of unequal length") from None
        if chosen.shape != (self.n,) or chosen.dtype.kind not in "iu":
            raise TottenburyError(f"{wanted}, not {chosen.dtype} of shape {chosen.shape}")
        return chosen

    def refusal(self, game: int, action: int) -> str:
        """Why an action is not allowed in a game, in words."""
        game = self._slot(game)
        if not 0 <= whole_number(action) < self.spaces.actions:
            return f"game {game}: the actions are 0 to {self.spaces.actions - 1}, not {action}"
        seat = Seat(int(self.current_player[game]))
        return f"game {game}: action {action}, {self.spaces.action_to_text(action)}, is not legal for {seat.name.capitalize()} here"

    # Copies, which go on from where this one stands

    def __getstate__(self) -> dict[str, Any]:
        made = {"n": self.n, "observations": self.observation.shape[1] > 0, "autoreset": self.autoreset, "threads": len(self._shares)}
        return {"spaces": self.spaces, "made": made, "arrays": [array.copy() for array in self._kept()]}

    def __setstate__(self, state: dict[str, Any]) -> None:
        Batch.__init__(self, state["spaces"].book, **state["made"])
        for mine, theirs in zip(self._kept(), state["arrays"], strict=True):
            mine[...] = theirs

    def _kept(self) -> tuple[Any, ...]:
        seen = (self.observation, self.legal_action_mask, self.current_player, self.rewards)
        return self._states, self._progress, self._ended, *seen

    # Looking closer

    def position(self, game: int) -> Position:
        """A game as it stands, with every card: for the program that runs the games, never for a player."""
        return Position(self.spaces.book, self._state(game))

    def observe(self, game: int, seat: Seat) -> Any:
        """What a seat may know of a game, whether it is asked or not."""
        return self.spaces.observe(self._state(game), seat)

    def _state(self, game: int) -> State:
        return bytes(self._states[self._slot(game)])

    def seed_of(self, game: int) -> int:
        """The seed of the game that is played in a slot now."""
        return int(self._progress["seed"][self._slot(game)])

    def is_over(self, game: int) -> bool:
        """Whether a game has ended; never so with `autoreset`."""
        return bool(self._progress["over"][self._slot(game)] != RUNNING)

    def action_to_text(self, action: int, game: int | None = None) -> str:
        """An action in notation; with `game`, exactly as in that game's legal moves."""
        return self.spaces.action_to_text(action, None if game is None else self.position(game))

    def action_of(self, move: str) -> int:
        """The action of a move in notation."""
        return self.spaces.action_of(move)
