"""Judging positions and games."""
