"""Write down what the server sends and takes, and make the front end's types from it: web/schema.json, web/src/wire/messages.ts.

The kinds of move of each game, by which the tests of the page know the parts of a move, go to web/src/testing/kinds.json.
"""

from __future__ import annotations

import sys
from pathlib import Path

from npm import WEB, install, npm
from tottenbury.server.schema import kinds_text, text

if __name__ == "__main__":
    Path(WEB, "schema.json").write_text(text(), encoding="utf-8")
    Path(WEB, "src", "testing", "kinds.json").write_text(kinds_text(), encoding="utf-8")
    install()
    sys.exit(npm("run", "--silent", "types").returncode)
