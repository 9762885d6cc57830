"""Write down what the server sends and takes, and make the front end's types from it: web/schema.json, web/src/wire/messages.ts."""

from __future__ import annotations

import sys
from pathlib import Path

from npm import WEB, install, npm
from tottenbury.server.schema import text

if __name__ == "__main__":
    Path(WEB, "schema.json").write_text(text(), encoding="utf-8")
    install()
    sys.exit(npm("run", "--silent", "types").returncode)
