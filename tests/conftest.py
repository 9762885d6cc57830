"""What holds for every test."""

from __future__ import annotations

import os
import signal


def pytest_configure() -> None:
    """Nothing is built during tests unless they say so; it would take minutes. And Ctrl-C works in programs that tests start and interrupt:
    those started in the background ignore it, and so would theirs.
    """
    os.environ.setdefault("TOTTENBURY_NO_BUILD", "1")
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)
