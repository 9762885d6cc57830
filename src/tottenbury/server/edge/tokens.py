"""Secrets that stand for a person or a seat. Only their fingerprints are stored, and none of them is ever logged."""

from __future__ import annotations

import base64
import hashlib
import hmac
import re
import secrets

from tottenbury.core.seats import Seat

_TOKEN = re.compile(r"[A-Za-z0-9_-]{22,64}", re.ASCII)


def new_token() -> str:
    """A new secret."""
    return secrets.token_urlsafe(24)


def new_game() -> str:
    """A new name for a table; who knows it may sit down there while a seat is free."""
    return secrets.token_urlsafe(12)


def is_token(text: str) -> bool:
    """Whether a text could be one of our secrets."""
    return _TOKEN.fullmatch(text) is not None


def fingerprint(token: str) -> str:
    """What is kept of a secret: enough to know it again, not enough to use it."""
    return hashlib.sha256(token.encode()).hexdigest()[:40]


def seat_token(owner: str, game: str, player: Seat) -> str:
    """The secret of one seat, made of its owner's: he need not keep it, and who gets it from him gets no other."""
    digest = hmac.new(owner.encode(), f"{game}/{player.letter}".encode(), hashlib.sha256).digest()
    return base64.urlsafe_b64encode(digest[:24]).decode()


def matches(token: str, kept: str) -> bool:
    """Whether a secret has this fingerprint; takes as long for a wrong one."""
    return bool(kept) and hmac.compare_digest(fingerprint(token), kept)
