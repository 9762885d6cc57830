#!/usr/bin/env python3
"""A random agent in many games at once: who wins, and how long games last.

Try it with: python examples/research/random_batch.py stones-1999
"""

import sys

import numpy as np

from tottenbury.research import Batch

rulebook = sys.argv[1] if len(sys.argv) > 1 else "stones-1999"
steps = int(sys.argv[2]) if len(sys.argv) > 2 else 500

batch = Batch(rulebook, n=1024, seed=1)
won, ended, length, lengths = np.zeros(2), 0, np.zeros(batch.n), []
for _ in range(steps):
    actions = batch.random_actions()  # or any of yours: batch.observation and batch.legal_action_mask say what is asked
    batch.step(actions)
    length += 1
    over = batch.terminated | batch.truncated
    won += (batch.rewards > 0).sum(axis=0)
    ended += int(over.sum())
    lengths += length[over].tolist()
    length[over] = 0

print(f"{rulebook}: {steps * batch.n} decisions, {ended} games ended")
if ended:
    print(f"South won {won[0] / ended:.1%}, North {won[1] / ended:.1%}; {np.mean(lengths):.1f} decisions a game")
