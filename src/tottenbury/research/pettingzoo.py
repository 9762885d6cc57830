"""Every rulebook as a game of PettingZoo: two agents that decide in turn (AEC), with masks of what is legal."""

from __future__ import annotations

import operator
import re
from typing import Any

import numpy as np

from tottenbury.core.chance import check_seed
from tottenbury.core.errors import IllegalMove, TottenburyError
from tottenbury.core.rulebook import Rulebook
from tottenbury.core.seats import Seat
from tottenbury.research.adapters import RENDER_MODES, SEAT_NAMES, check_render_mode, need, show, viewer_of
from tottenbury.research.batch import HIGHEST_SEED, Batch
from tottenbury.research.one_seat import illegal_loses
from tottenbury.research.spaces import spaces_of

_AECEnv: Any = need("pettingzoo", "pettingzoo").AECEnv
_wrappers = need("pettingzoo.utils.wrappers", "pettingzoo")
_env_logger = need("pettingzoo.utils.env_logger", "pettingzoo").EnvLogger
_gym = need("gymnasium", "pettingzoo")
_seeding = need("gymnasium.utils.seeding", "pettingzoo")

AGENTS = SEAT_NAMES
"""In the siege South attacks and North defends; in the tug of war South is Plockton and North Broadford."""

_METADATA = {"render_modes": list(RENDER_MODES), "name": "tottenbury", "is_parallelizable": False, "render_fps": 2}


def env(rulebook: Rulebook | str = "stones-1999", render_mode: str | None = None, viewer: str | None = None) -> Any:
    """A game that behaves as PettingZoo's own do: an illegal action loses it, with a warning, and calls in a wrong order are refused.

    Their wrappers for illegal actions and for numbers out of bounds would cost more time than the game; it does what they do itself.
    """
    return _wrappers.OrderEnforcingWrapper(DuelEnv(rulebook, render_mode, viewer, illegal="lose"))


def raw_env(rulebook: Rulebook | str = "stones-1999", render_mode: str | None = None, viewer: str | None = None) -> DuelEnv:
    """The same without a wrapper: an illegal action raises IllegalMove and changes nothing."""
    return DuelEnv(rulebook, render_mode, viewer)


class DuelEnv(_AECEnv):  # type: ignore[misc]
    """A game for two agents.

    An observation is `{"observation": int8 numbers, "action_mask": int8 zeros and ones}`; the mask of the agent that does not decide is
    empty. `reset(seed=s)` plays the game that `deal(s)` deals. What is drawn is what a spectator sees, unless `viewer` names an agent.
    An action that the rules do not allow raises IllegalMove or, with `illegal="lose"`, loses the game.
    """

    metadata: dict[str, Any] = _METADATA

    def __init__(
        self,
        rulebook: Rulebook | str = "stones-1999",
        render_mode: str | None = None,
        viewer: str | None = None,
        illegal: str = "raise",
    ) -> None:
        super().__init__()
        self.render_mode = check_render_mode(render_mode, _gym.logger.warn)
        self._viewer = viewer_of(viewer)
        self._illegal_loses = illegal_loses(illegal)
        self.spaces = spaces_of(rulebook)
        self.metadata = {**self.metadata, "name": "tottenbury_" + re.sub(r"\W+", "_", self.spaces.id)}
        self._batch = Batch(self.spaces.book, 1, autoreset=False, threads=1)
        self._np_random: Any = None
        self.possible_agents = list(AGENTS)
        self.observation_spaces = {agent: observation_space(self.spaces) for agent in AGENTS}
        self.action_spaces = {agent: _gym.spaces.Discrete(self.spaces.actions) for agent in AGENTS}

    @property
    def _mask(self) -> Any:
        """The mask of the agent that decides: an array that every step overwrites."""
        return self._batch.legal_action_mask[0].view(np.int8)

    def observation_space(self, agent: str) -> Any:
        """What an agent can observe; the same for both."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """What an agent can do; the same for both."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal the game of this seed; without one, a seed from this environment's own generator."""
        if seed is None:
            if self._np_random is None:
                self._np_random, _ = _seeding.np_random()
            self._batch.reset(int(self._np_random.integers(HIGHEST_SEED)))
        else:
            self._batch.reset(seed)
            self._np_random, _ = _seeding.np_random(check_seed(seed))  # which knows no numbers of NumPy's
        self.agents = list(AGENTS)
        self.rewards = dict.fromkeys(AGENTS, 0.0)
        self._cumulative_rewards = dict.fromkeys(AGENTS, 0.0)
        self.terminations = dict.fromkeys(AGENTS, False)
        self.truncations = dict.fromkeys(AGENTS, False)
        self._skip_agent_selection = None
        self._show()

    def step(self, action: Any) -> None:
        """Make the decision of the agent whose turn it is; an agent whose game is over says None."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        number = self._number(action)
        if self._illegal_loses and not self._mask[number]:
            _env_logger.warn_on_illegal_move()
            self._batch.abandon([0])
            self._end({agent: -1.0, AGENTS[1 - AGENTS.index(agent)]: 1.0}, terminated=True)
            return
        batch = self._batch
        batch.play(0, number)
        self._cumulative_rewards[agent] = 0.0
        if batch.terminated[0] or batch.truncated[0]:
            rewards = dict(zip(AGENTS, batch.rewards[0].tolist(), strict=True))
            self._end(rewards, terminated=bool(batch.terminated[0]))
        else:
            self._show()

    def _number(self, action: Any) -> int:
        try:
            number = operator.index(action)
        except TypeError:
            number = -1
        if not 0 <= number < self.spaces.actions:
            raise IllegalMove(f"an action is a whole number from 0 to {self.spaces.actions - 1}, not {action!r}")
        return number

    def _end(self, rewards: dict[str, float], terminated: bool) -> None:
        """Both agents learn the result, each when it is asked for the last time."""
        self.rewards = rewards
        self._cumulative_rewards[self.agent_selection] = 0.0
        self._accumulate_rewards()
        self.terminations = dict.fromkeys(AGENTS, terminated)
        self.truncations = dict.fromkeys(AGENTS, not terminated)
        self._show()

    def _show(self) -> None:
        decider = AGENTS[self._batch.current_player[0]]
        self.agent_selection = decider
        self.infos = {agent: {"action_mask": self._mask_of(agent)} for agent in AGENTS}
        if self.render_mode == "human":
            self.render()

    def _mask_of(self, agent: str) -> Any:
        return self._mask.copy() if AGENTS[self._batch.current_player[0]] == agent else np.zeros(self.spaces.actions, np.int8)

    def observe(self, agent: str) -> dict[str, Any]:
        """What an agent may know, and what it may do."""
        batch = self._batch
        if AGENTS[batch.current_player[0]] == agent:
            return {"observation": batch.observation[0].copy(), "action_mask": self._mask.copy()}
        if agent not in AGENTS:
            raise TottenburyError(f"the agents are {' and '.join(AGENTS)}, not {agent!r}")
        seen = batch.observe(0, Seat(AGENTS.index(agent)))
        return {"observation": seen, "action_mask": np.zeros(self.spaces.actions, np.int8)}

    def render(self) -> str | None:
        """The table in plain text: returned in the mode `ansi`, written to standard output in the mode `human`."""
        return show(self._batch.position(0).view(self._viewer), self.render_mode, _gym.logger.warn)

    def close(self) -> None:
        """There is nothing to release."""


def observation_space(spaces: Any) -> Any:
    """The observation and the mask, with their bounds."""
    highest = spaces.layout.highest()
    return _gym.spaces.Dict(
        {
            "observation": _gym.spaces.Box(np.zeros_like(highest), highest, dtype=np.int8),
            "action_mask": _gym.spaces.Box(0, 1, (spaces.actions,), np.int8),
        }
    )
