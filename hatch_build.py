"""Builds the page that the server serves, web/, into src/tottenbury/server/site, before a wheel or an editable install is made of it.

TOTTENBURY_NO_WEB=1 leaves it out: the server then says at `/` that it has no page, and everything else works.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parent / "tools"))

import npm


class PageHook(BuildHookInterface[Any]):
    """The hook."""

    def dependencies(self) -> list[str]:
        """Node, where something has to be built."""
        return [] if npm.unwanted() or npm.current() else [npm.NODE]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the page, unless it is there already."""
        if npm.unwanted():
            return
        try:
            npm.build()
        except npm.NoPage as error:
            note = "TOTTENBURY_NO_WEB=1 in the environment installs Tottenbury without its page."
            sys.exit(f"The page of the game could not be built. {error}\n{note}")
