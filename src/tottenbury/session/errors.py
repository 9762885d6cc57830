"""Why a command is not accepted."""

from __future__ import annotations

from tottenbury.core.errors import TottenburyError


class Refused(TottenburyError):
    """The table does not allow this now; the message says why, and nothing has changed."""


class Stale(Refused):
    """The sender had not seen the latest change of the table; he should look again and then decide."""
