#!/usr/bin/env python3
"""A random agent against `greedy` in one Gymnasium environment, and against `random` in many at once.

Try it with: python examples/research/random_gymnasium.py stones-1999
"""

import sys

import gymnasium as gym
import numpy as np

import tottenbury.research.gymnasium  # noqa: F401 - registers the environments

rulebook = sys.argv[1] if len(sys.argv) > 1 else "stones-1999"
games = int(sys.argv[2]) if len(sys.argv) > 2 else 20

env = gym.make(f"tottenbury/{rulebook}-v1", opponent="greedy", seat="alternate")
won = 0
for game in range(games):
    observation, info = env.reset(seed=1) if game == 0 else env.reset()
    ended = False
    while not ended:
        action = env.action_space.sample(info["action_mask"])
        observation, reward, terminated, truncated, info = env.step(action)
        ended = terminated or truncated
    won += int(reward > 0)
print(f"{rulebook}: won {won} of {games} games against greedy")
env.close()

envs = gym.make_vec(f"tottenbury/{rulebook}-v1", num_envs=256, seat="alternate")
chance = np.random.default_rng(1)
observations, infos = envs.reset(seed=1)
won = ended_games = 0
for _ in range(200):
    lots = chance.random(infos["action_mask"].shape) * infos["action_mask"]  # the largest lot among the legal actions
    observations, rewards, terminations, truncations, infos = envs.step(lots.argmax(axis=1))
    ended_games += int((terminations | truncations).sum())  # they begin anew in the same step
    won += int((rewards > 0).sum())
print(f"{rulebook}: won {won} of {ended_games} games against random")
envs.close()
