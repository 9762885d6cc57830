"""How a move is one integer: its kind and three values of eight bits each."""

from __future__ import annotations

KIND_AT, FIRST_AT, SECOND_AT = 24, 16, 8
"""From which bit on the kind, the first and the second value stand; the third value stands below."""

BYTE = 255
"""The largest value."""
