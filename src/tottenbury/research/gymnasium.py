"""One seat of every rulebook as an environment of Gymnasium, against a named opponent; alone, or many at once as a true VectorEnv.

Importing this module registers `tottenbury/stones-1999-v1` and its like for all rulebooks.
"""

from __future__ import annotations

import operator
from collections.abc import Iterable
from typing import Any

import numpy as np

from tottenbury.core.chance import check_seed
from tottenbury.core.errors import GameOver, TottenburyError
from tottenbury.core.rulebook import Rulebook
from tottenbury.library import rulebooks
from tottenbury.research.adapters import RENDER_MODES, check_render_mode, need, show, viewer_of
from tottenbury.research.batch import HIGHEST_SEED
from tottenbury.research.one_seat import RANDOM, Maker, OneSeat
from tottenbury.research.spaces import VERSION, Spaces

_gym = need("gymnasium", "gymnasium")
_vector = need("gymnasium.vector", "gymnasium")
_Env: Any = _gym.Env
_VectorEnv: Any = _vector.VectorEnv
_batch_space = need("gymnasium.vector.utils", "gymnasium").batch_space

SAME_STEP, NEXT_STEP, DISABLED = _vector.AutoresetMode.SAME_STEP, _vector.AutoresetMode.NEXT_STEP, _vector.AutoresetMode.DISABLED
SEED_ROOM = HIGHEST_SEED >> 1
"""Seeds that an environment chooses itself stay below this, so that there is room to count up from them."""

Seeds = int | Iterable[int | None] | None
"""One seed, from which the slots count up; one for each slot, drawn where it is None; or none at all."""

_METADATA = {"render_modes": list(RENDER_MODES), "render_fps": 2}
_VECTOR_METADATA = {**_METADATA, "autoreset_mode": SAME_STEP}


class SeatEnv(_Env):  # type: ignore[misc]
    """One game after the other from one seat.

    - observation: int8 numbers, what the seat may know (`spaces.planes` says what stands where)
    - `info["action_mask"]`: int8 zeros and ones, what it may do; empty once the game is over. `info["seat"]`: 0 South, 1 North
    - reward: 1 for a game won, -1 for a game lost, else 0

    `opponent` is a name (`random`, `greedy`, `search:100n`) or a function from a seed to an Opponent; `seat` is `south`, `north` or
    `alternate`. An action that the rules do not allow loses the game or, with `illegal="raise"`, raises IllegalMove and changes nothing.
    `reset(seed=s)` plays the game that `deal(s)` deals. What is drawn is what a spectator sees, unless `viewer` names a seat.
    """

    metadata: dict[str, Any] = _METADATA

    def __init__(
        self,
        rulebook: Rulebook | str = "stones-1999",
        opponent: str | Maker = RANDOM,
        seat: str = "south",
        illegal: str = "lose",
        render_mode: str | None = None,
        viewer: str | None = None,
    ) -> None:
        self.render_mode = check_render_mode(render_mode, _gym.logger.warn)
        self._viewer = viewer_of(viewer)
        self._table = OneSeat(rulebook, 1, opponent, seat, illegal, threads=1)
        self.spaces = self._table.batch.spaces
        self.observation_space = _observations(self.spaces)
        self.action_space = _gym.spaces.Discrete(self.spaces.actions)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """Deal the game of this seed; without one, a seed from this environment's own generator."""
        super().reset(seed=None if seed is None else check_seed(seed))
        self._table.restart([0], [_drawn(self.np_random) if seed is None else seed], anew=seed is not None)
        self._draw_for_people()
        return self._table.observation[0].copy(), self._info()

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Make a decision; the opponent's follow at once."""
        if not self._table.running()[0]:
            raise GameOver("the game is over, or none has begun: reset comes next")
        try:
            number = operator.index(action)
        except TypeError:
            raise TottenburyError(f"an action is a whole number from 0 to {self.spaces.actions - 1}, not {action!r}") from None
        rewards, terminated, truncated = self._table.step(np.array([number]))
        self._draw_for_people()
        return self._table.observation[0].copy(), float(rewards[0]), bool(terminated[0]), bool(truncated[0]), self._info()

    def action_masks(self) -> Any:
        """What may be done now, as MaskablePPO asks for it."""
        return self._table.mask[0].astype(np.bool_)

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self._table.mask[0].copy(), "seat": int(self._table.seats[0])}

    def _draw_for_people(self) -> None:
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | None:
        """The table in plain text: returned in the mode `ansi`, written to standard output in the mode `human`."""
        return show(self._table.batch.position(0).view(self._viewer), self.render_mode, _gym.logger.warn)

    def close(self) -> None:
        """Close the opponent."""
        self._table.close()


class SeatVectorEnv(_VectorEnv):  # type: ignore[misc]
    """Many such games side by side, stepped by the kernel.

    With `reset(seed=s)` game number k of slot i has the seed s + k * num_envs + i. `autoreset_mode` says when a game that has ended
    is followed by the next: in the same step (`infos["final_obs"]` and `infos["final_info"]` tell how it ended), in the next step, or when
    `reset` selects it by the option `reset_mask`. With `copy=False` the observations and masks are arrays that the next step overwrites.
    Against the opponent `random` everything happens in the kernel; others choose from views, one game after the other.
    """

    metadata: dict[str, Any] = _VECTOR_METADATA

    def __init__(
        self,
        num_envs: int = 1,
        rulebook: Rulebook | str = "stones-1999",
        opponent: str | Maker = RANDOM,
        seat: str = "south",
        illegal: str = "lose",
        autoreset_mode: Any = SAME_STEP,
        threads: int | None = None,
        copy: bool = True,
        render_mode: str | None = None,
        viewer: str | None = None,
    ) -> None:
        self.render_mode = check_render_mode(render_mode, _gym.logger.warn)
        self._viewer = viewer_of(viewer)
        self._mode = _mode_of(autoreset_mode)
        self.metadata = {**self.metadata, "autoreset_mode": self._mode}
        self._table = OneSeat(rulebook, num_envs, opponent, seat, illegal, threads)
        self.num_envs = num_envs = self._table.n
        self.spaces = self._table.batch.spaces
        self._copy = copy
        self._begun = False
        self._over: Any = np.zeros(num_envs, np.bool_)
        self.single_observation_space = _observations(self.spaces)
        self.single_action_space = _gym.spaces.Discrete(self.spaces.actions)
        self.observation_space = _batch_space(self.single_observation_space, num_envs)
        self.action_space = _batch_space(self.single_action_space, num_envs)

    def reset(self, *, seed: Seeds = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """Deal all games, from this seed on or each from its own; without a seed the next ones. The option `reset_mask` selects some."""
        super().reset(seed=None if seed is None or isinstance(seed, Iterable) else check_seed(seed))
        seeds = self._seeds(seed)
        which = self._which(options)
        slots = np.flatnonzero(which).tolist()
        self._table.restart(slots, None if seeds is None else [seeds[slot] for slot in slots])
        self._begun = True
        self._over[which] = False
        self._draw_for_people()
        return self._observation(), self._info()

    def _seeds(self, seed: Seeds) -> list[int] | None:
        if seed is None and self._begun:
            return None
        if not isinstance(seed, Iterable):
            first = _drawn(self.np_random) if seed is None else check_seed(seed)
            return [first + slot for slot in range(self.num_envs)]
        seeds = [_drawn(self.np_random) if one is None else check_seed(one) for one in seed]
        if len(seeds) != self.num_envs:
            raise TottenburyError(f"{self.num_envs} games need one seed, or one for each of them, not {len(seeds)}")
        return seeds

    def _which(self, options: dict[str, Any] | None) -> Any:
        if options is None or "reset_mask" not in options or not self._begun:
            return np.ones(self.num_envs, np.bool_)
        which = np.asarray(options["reset_mask"])
        if which.shape != (self.num_envs,) or which.dtype != np.bool_ or not which.any():
            raise TottenburyError(f"reset_mask has {self.num_envs} truth values, and one of them or more is True")
        return which

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, dict[str, Any]]:
        """Make one decision in each game; nothing happens to any of them if an action is refused."""
        if not self._begun:
            raise GameOver("no game has begun: reset comes first")
        before = self._over
        if self._mode is DISABLED and before.any():
            raise GameOver(f"game {int(before.argmax())} is over: reset comes next, with the option reset_mask")
        rewards, terminated, truncated = self._table.step(actions)
        ended = terminated | truncated
        final: dict[str, Any] = {}
        if self._mode is SAME_STEP and ended.any():
            final = self._final(ended)
            self._table.restart(np.flatnonzero(ended).tolist())
        else:
            if self._mode is NEXT_STEP and before.any():
                self._table.restart(np.flatnonzero(before).tolist())
            self._over = ended
        self._draw_for_people()
        return self._observation(), rewards, terminated, truncated, {**self._info(), **final}

    def _observation(self) -> Any:
        return self._table.observation.copy() if self._copy else self._table.observation

    def _info(self) -> dict[str, Any]:
        """Masks and seats of all games, with Gymnasium's flags that every game has them."""
        mask, every = self._table.mask, np.ones(self.num_envs, np.bool_)
        info = {"action_mask": mask.copy() if self._copy else mask, "seat": self._table.seats.copy()}
        return {**info, "_action_mask": every, "_seat": every.copy()}

    def _final(self, ended: Any) -> dict[str, Any]:
        """The last observation and info of games that restart in this step, as Gymnasium's vector environments report them."""
        observations = np.full(self.num_envs, None, object)
        for game in np.flatnonzero(ended):
            observations[game] = self._table.observation[game].copy()
        masks = np.zeros((self.num_envs, self.spaces.actions), np.int8)  # a game that is over allows nothing
        seats = np.where(ended, self._table.seats, 0)
        info = {"action_mask": masks, "_action_mask": ended.copy(), "seat": seats, "_seat": ended.copy()}
        return {"final_obs": observations, "_final_obs": ended.copy(), "final_info": info, "_final_info": ended.copy()}

    def _draw_for_people(self) -> None:
        if self.render_mode == "human":
            self.render()

    def render(self) -> tuple[str | None, ...] | None:
        """All tables in plain text, as SeatEnv draws one."""
        views = [self._table.batch.position(game).view(self._viewer) for game in range(self.num_envs)]
        texts = tuple(show(view, self.render_mode, _gym.logger.warn) for view in views)
        return texts if self.render_mode == "ansi" else None

    def close_extras(self, **_: Any) -> None:
        """Close the opponents."""
        self._table.close()


def _mode_of(mode: Any) -> Any:
    try:
        return _vector.AutoresetMode(mode)
    except ValueError:
        known = ", ".join(one.value for one in (SAME_STEP, NEXT_STEP, DISABLED))
        raise TottenburyError(f"the autoreset mode is one of {known}, not {mode!r}") from None


def _drawn(generator: Any) -> int:
    """A seed from an environment's own generator."""
    return int(generator.integers(SEED_ROOM))


def _observations(spaces: Spaces) -> Any:
    highest = spaces.layout.highest()
    return _gym.spaces.Box(np.zeros_like(highest), highest, dtype=np.int8)


def _register() -> None:
    for name in rulebooks():
        _gym.register(
            f"tottenbury/{name}-v{VERSION}",
            entry_point="tottenbury.research.gymnasium:SeatEnv",
            vector_entry_point="tottenbury.research.gymnasium:SeatVectorEnv",
            kwargs={"rulebook": name},
        )


_register()
