"""Whole numbers from outside, which may be Python's or NumPy's."""

from __future__ import annotations

import operator
from typing import SupportsIndex

NO_NUMBER = -1
"""What `whole_number` answers where there is none: no seed, count, slot or action is below zero."""


def whole_number(value: object) -> int:
    """A whole number as one of Python's; NO_NUMBER for anything else, truth values included."""
    if isinstance(value, bool) or not isinstance(value, SupportsIndex):
        return NO_NUMBER
    try:
        return operator.index(value)
    except TypeError:  # an array of several
        return NO_NUMBER
