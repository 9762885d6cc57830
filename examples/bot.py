#!/usr/bin/env python3
"""A bot that plays every game of Tottenbury without knowing a rule: it claims what it can, and else makes any legal move.

Try it with: tottenbury play --north cmd:examples/bot.py
The protocol is described in docs/engine-protocol.md.
"""

import random
import sys

moves: list[str] = []
for line in sys.stdin:
    word, _, rest = line.strip().partition(" ")
    if word == "tdp":  # the host introduces itself, and so do we
        print("id name Example bot", "id author The Tottenbury developers", "tdpok", sep="\n", flush=True)
    elif word == "newgame":  # the rulebook, our seat, and a seed, so that a game can be repeated
        random.seed(int(rest.split()[-1]))
    elif word == "isready":
        print("readyok", flush=True)
    elif word == "position":  # what we may know of the game, in one line; this bot does not look at it
        pass
    elif word == "moves":  # all legal moves
        moves = rest.split(" | ")
    elif word == "go":
        claims = [move for move in moves if move.startswith("!")]
        print("bestmove", random.choice(claims or moves), flush=True)
    elif word == "result":  # who has won, S, N or -, and why; what we saw at the end came before it, as `final`
        print("the game ended:", rest, file=sys.stderr)
    elif word == "quit":
        break
