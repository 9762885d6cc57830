"""A learner's agent, a function of numbers, as an opponent like any other: to be measured, or to learn against."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tottenbury.core.errors import Forfeit
from tottenbury.core.position import Move, View
from tottenbury.opponents.budget import Budget
from tottenbury.opponents.opponent import Opponent, Thought
from tottenbury.research.spaces import spaces_of

Agent = Callable[[Any, Any], int]
"""From an observation (int8 numbers) and a mask (truth values, one for each action) to an action."""


class AgentOpponent(Opponent):
    """An opponent that asks an agent, which sees what its seat may know; an action that is not legal loses the game."""

    def __init__(self, agent: Agent, seed: int = 0, name: str = "agent") -> None:
        super().__init__(seed)
        self.name = name
        self._agent = agent

    def _think(self, view: View, moves: tuple[Move, ...], budget: Budget | None) -> Thought:
        spaces = spaces_of(view.book)
        action = int(self._agent(spaces.observe(view.state, view.to_move), spaces.mask(view.state)))
        for move in moves:
            if spaces.number_to_action(move.number) == action:
                return Thought(move)
        raise Forfeit(f"action {action} is not legal at {view}")
