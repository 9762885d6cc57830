"""Compare the speed of the working tree with that of another revision, in one run: `python benchmarks/compare.py main~5 [RULEBOOK]`.

Machines are shared and noisy, so the two trees are measured in turn, several times, and the best of each counts; what is printed is the
ratio. Only random games are compared: everything else stands on the same functions.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).parents[1]
ROUNDS = 5
MEASURE = """
import sys, time
import tottenbury as tb
game = tb.rulebook(sys.argv[1]).game
game.kernels.play_random_games(game.rules, 0, 10)
began = time.process_time()
game.kernels.play_random_games(game.rules, 100, 30_000)
print(30_000 / (time.process_time() - began))
"""


def games_a_second(tree: Path, rulebook: str, cache: str) -> float:
    environment = {**os.environ, "PYTHONPATH": str(tree / "src"), "TOTTENBURY_CACHE": cache}
    result = subprocess.run([sys.executable, "-c", MEASURE, rulebook], env=environment, capture_output=True, text=True, check=True)
    return float(result.stdout)


def main() -> None:
    revision = sys.argv[1]
    rulebook = sys.argv[2] if len(sys.argv) > 2 else "stones-1999"
    with tempfile.TemporaryDirectory() as folder:
        other = Path(folder) / "tree"
        subprocess.run(["git", "-C", str(ROOT), "worktree", "add", "--quiet", "--detach", str(other), revision], check=True)
        try:
            rows = [[games_a_second(tree, rulebook, f"{folder}/cache") for tree in (other, ROOT)] for _ in range(ROUNDS)]
        finally:
            subprocess.run(["git", "-C", str(ROOT), "worktree", "remove", "--force", str(other)], check=True)
    before, now = (max(column) for column in zip(*rows, strict=True))
    print(f"{rulebook}: {before:,.0f} random games a CPU-second at {revision}, {now:,.0f} here: {now / before:.2f}x (best of {ROUNDS})")


if __name__ == "__main__":
    main()
