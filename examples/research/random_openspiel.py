#!/usr/bin/env python3
"""Two random agents in an OpenSpiel game; chance is a player of its own there, who deals and draws.

Try it with: python examples/research/random_openspiel.py siege-2020
"""

import sys
from collections import Counter

import numpy as np
import pyspiel

from tottenbury.research.openspiel import short_name

rulebook = sys.argv[1] if len(sys.argv) > 1 else "stones-1999"
games = int(sys.argv[2]) if len(sys.argv) > 2 else 20

chance = np.random.default_rng(1)
game = pyspiel.load_game(short_name(rulebook))
won: Counter[str] = Counter()
decisions = 0
for _ in range(games):
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            events, shares = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(chance.choice(events, p=shares))
        else:
            state.apply_action(chance.choice(state.legal_actions()))
            decisions += 1
    south, north = state.returns()
    won["south" if south > north else "north" if north > south else "nobody"] += 1

print(f"{rulebook}: {games} games, {decisions} decisions; south won {won['south']}, north {won['north']}")
