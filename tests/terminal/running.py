"""Runs the command line from the outside."""

from __future__ import annotations

import os
import subprocess
import sys

LINE = "stones-1999 R5b6R6b8R7/b7/././././././. S claim g1g2o4p5y3 ?6 ?37"


def tottenbury(*arguments: str, stdin: str = "", code: int = 0, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run a command and check its exit code; no run may ever show a traceback."""
    result = subprocess.run(
        [sys.executable, "-m", "tottenbury", *arguments],
        input=stdin,
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, **environment},
    )
    assert "Traceback" not in result.stderr, result.stderr
    assert result.returncode == code, (result.returncode, result.stdout, result.stderr)
    return result
