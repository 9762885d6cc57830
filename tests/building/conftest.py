"""What the tests of libraries share."""

from __future__ import annotations

from pathlib import Path

import pytest

from tottenbury.kernel.library import SHIPPED, built
from tottenbury.library import families


@pytest.fixture(scope="session")
def wasm() -> Path:
    """The folder that has the libraries for WebAssembly."""
    if not all(built(family, "wasm32") for family in families()):
        pytest.skip("there are no WebAssembly libraries for these sources; `python -m tottenbury.building --target wasm32` builds them")
    return SHIPPED
