#!/usr/bin/env python3
"""Measure an agent against our ladder: every deal is played twice with the seats exchanged, and every score has its 95 % interval.

An agent is a function from an observation and a mask to an action, found as `module:function`; without one a small example plays.
Try it with: python examples/research/evaluate.py --rulebook stones-1999 --pairs 50 --agent mymodule:agent
"""

import argparse
import importlib
import sys
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from typing import Any

import numpy as np

import tottenbury as tb
from tottenbury.arena.playing import play_game
from tottenbury.arena.statistics import Estimate, estimate
from tottenbury.research import spaces_of
from tottenbury.research.agents import Agent, AgentOpponent

LADDER = ("random", "greedy-1", "greedy", "search:100n")


def example_agent(rulebook: str, seed: int = 1) -> Agent:
    """Claims or declares what it can, and else does anything that is legal."""
    chance = np.random.default_rng(seed)
    spaces = spaces_of(rulebook)
    claims = np.array([spaces.action_to_text(action).startswith("!") for action in range(spaces.actions)])

    def choose(_observation: Any, mask: Any) -> int:
        """An action, from what the seat may know and what it may do."""
        wanted = mask & claims
        return int(chance.choice(np.flatnonzero(wanted if wanted.any() else mask)))

    return choose


def evaluate(agent: Agent, other: str, rulebook: str, pairs: int, seed: int = 1) -> Estimate:
    """The agent's mean score against an opponent: 1 a win, a half a draw."""
    book = tb.rulebook(rulebook)
    scores = []
    for number in range(pairs):
        start, score = book.deal(seed + number), 0.0
        for seat in tb.Seat:
            mine = AgentOpponent(agent, seed + number)
            with closing(tb.opponent(other, seed + number)) as theirs:
                score += play_game(start, {seat: mine, seat.other: theirs}).score(seat) / 2
        scores.append(score)
    return estimate(scores)


def found(name: str | None, rulebook: str) -> Agent:
    """The agent of this name; it may stand in a file of the working directory."""
    if name is None:
        return example_agent(rulebook)
    module, _, function = name.partition(":")
    if not module or not function:
        raise tb.TottenburyError(f"an agent is named module:function, not {name!r}")
    sys.path.insert(0, str(Path.cwd()))
    try:
        agent: Agent | None = getattr(importlib.import_module(module), function, None)
    except ModuleNotFoundError as error:
        if error.name != module:
            raise  # it is there, but something that it needs is not
        raise tb.TottenburyError(f"there is no module {module}, neither here nor installed") from None
    if not callable(agent):
        raise tb.TottenburyError(f"{module} has no function {function}")
    return agent


def main(words: Sequence[str] | None = None) -> None:
    """Print a line for each rung of the ladder."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--rulebook", default="stones-1999")
    parser.add_argument("--pairs", type=int, default=50, help="pairs of games against each opponent")
    parser.add_argument("--agent", help="module:function, from an observation and a mask to an action")
    parser.add_argument("--ladder", default=",".join(LADDER), help="opponents by name, with commas between them")
    asked = parser.parse_args(words)
    if asked.pairs < 1:
        parser.error(f"--pairs is 1 or more, not {asked.pairs}")
    try:
        tb.rulebook(asked.rulebook)
        agent = found(asked.agent, asked.rulebook)
        for other in asked.ladder.split(","):
            tb.opponent(other).check_plays(tb.rulebook(asked.rulebook))
    except tb.TottenburyError as error:
        parser.error(str(error))
    print(f"{asked.rulebook}, {asked.pairs} pairs of games each")
    for other in asked.ladder.split(","):
        result = evaluate(agent, other, asked.rulebook, asked.pairs)
        print(f"  {other:12} {result.mean:6.1%}  (95 %: {result.low:.1%} to {result.high:.1%})", flush=True)


if __name__ == "__main__":
    main()
