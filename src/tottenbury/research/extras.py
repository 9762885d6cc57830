"""Libraries that only an adapter needs: found, or named with the way to install them."""

from __future__ import annotations

import importlib
from typing import Any

from tottenbury.table.errors import TottenburyError


class MissingLibrary(TottenburyError, ImportError):
    """An adapter was asked for whose library is not installed."""


def need(module: str, extra: str) -> Any:
    """The module of a library, or an error that says how it comes."""
    try:
        return importlib.import_module(module)
    except ModuleNotFoundError as error:
        if error.name != module.split(".")[0]:
            raise  # the library is there, but something that it needs is not
        raise MissingLibrary(f"{module} is not installed; it comes with: pip install 'tottenbury[{extra}]'") from None
