#!/usr/bin/env python3
"""Two random agents at a PettingZoo table.

Try it with: python examples/research/random_pettingzoo.py siege-2020
"""

import sys
from collections import Counter

import numpy as np

from tottenbury.research.pettingzoo import env

rulebook = sys.argv[1] if len(sys.argv) > 1 else "stones-1999"
games = int(sys.argv[2]) if len(sys.argv) > 2 else 200

chance = np.random.default_rng(1)
table = env(rulebook)
won: Counter[str] = Counter()
decisions = 0
for game in range(games):
    table.reset(seed=game)  # the game that tb.rulebook(rulebook).deal(game) deals
    for agent in table.agent_iter():
        observation, reward, terminated, truncated, info = table.last()
        if terminated or truncated:
            won[agent] += int(reward > 0)
            table.step(None)
        else:
            table.step(chance.choice(np.flatnonzero(observation["action_mask"])))
            decisions += 1

print(f"{rulebook}: {games} games, {decisions} decisions; south won {won['south']}, north {won['north']}")
