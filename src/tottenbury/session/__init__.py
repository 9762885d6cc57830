"""A table at which two players sit: commands in, events out, and what each of them may see. No network, no clock."""

from tottenbury.session.commands import (
    Accept,
    Chat,
    Command,
    Confirm,
    Create,
    Decline,
    Entry,
    Forfeit,
    Hint,
    Join,
    Leave,
    Move,
    Next,
    Offer,
    Resign,
    Resume,
    Stop,
    Timeout,
    Undo,
)
from tottenbury.session.errors import Refused, Stale
from tottenbury.session.projection import Projection, Update, project, update
from tottenbury.session.session import Session
from tottenbury.session.settings import PERSON, Settings

__all__ = [
    "PERSON",
    "Accept",
    "Chat",
    "Command",
    "Confirm",
    "Create",
    "Decline",
    "Entry",
    "Forfeit",
    "Hint",
    "Join",
    "Leave",
    "Move",
    "Next",
    "Offer",
    "Projection",
    "Refused",
    "Resign",
    "Resume",
    "Session",
    "Settings",
    "Stale",
    "Stop",
    "Timeout",
    "Undo",
    "Update",
    "project",
    "update",
]
