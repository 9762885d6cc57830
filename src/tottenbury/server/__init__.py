"""Tables for people far from one another: storage, wires and clocks around the session."""

from tottenbury.server.app import create_app
from tottenbury.server.config import Config

__all__ = ["Config", "create_app"]
