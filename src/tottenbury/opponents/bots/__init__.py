"""Bots: programs of other people, which speak the engine protocol."""
