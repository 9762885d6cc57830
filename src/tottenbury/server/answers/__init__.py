"""Answers to requests: rulebooks, positions, replays, records from outside, proofs."""
