"""The page of figures, docs/trust.md, from what the long runs have left."""

from __future__ import annotations

import json
import re
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

from tests.simulation.fuzz import fuzz
from tests.simulation.gathering import BOOKS
from tests.simulation.results import ROOT, Results, found

PAGE = ROOT / "docs" / "trust.md"


def measure_more(kills: int, messages: int) -> None:
    """What is not simulated: a real server that is killed under load, on a real disk; and the fuzz of messages."""
    results = Results("fuzz")
    done = results.data.setdefault("answers", {})
    while done.get("messages", 0) < messages:
        seed = results.data["next"] = results.data.get("next", 0) + 1
        for name, number in fuzz(min(50_000, messages - done.get("messages", 0)), seed).items():
            done[name] = done.get(name, 0) + number
        results.save(True)
        print(f"{done['messages']:,} messages, {done.get('answered internal', 0)} internal failures", flush=True)
    command = [sys.executable, str(ROOT / "benchmarks" / "kill.py"), "--kills", str(kills)]
    (ROOT / "build").mkdir(exist_ok=True)
    ran = subprocess.run([*command, "--folder", str(ROOT / "build")], capture_output=True, text=True, check=False)
    print(ran.stdout[-2000:], ran.stderr[-2000:])
    killed = Results("kill", fresh=True)
    killed.data |= {"kills": kills, "said": ran.stdout.strip().splitlines()[-6:], "code": ran.returncode}
    killed.save(True)
    measure_attack()


def measure_attack() -> None:
    """How much one address at its full allowance slows others down. Nothing else should run on the machine meanwhile."""
    command = [sys.executable, str(ROOT / "benchmarks" / "attack.py"), "--json", "--folder", str(ROOT / "build")]
    (ROOT / "build").mkdir(exist_ok=True)
    ran = subprocess.run(command, capture_output=True, text=True, check=True)
    attacked = Results("attack", fresh=True)
    attacked.data |= {"measured": json.loads(ran.stdout.strip().splitlines()[-1])}
    attacked.save(True)


def _sum(parts: list[dict[str, Any]]) -> dict[str, float]:
    total: dict[str, float] = {}
    for part in parts:
        for name, value in part.get("total", {}).items():
            total[name] = total.get(name, 0) + value
    return total


def _simulated() -> list[str]:
    parts = found("simulate-")
    total, wrong = _sum(parts), [one for part in parts for one in part.get("wrong", ())]
    if not total:
        return ["Not run yet: `make simulate`."]
    kinds = {"lost": ("lost", "invented", "projections", "updates", "answers"), "doubled": ("doubled", "order"), "stuck": ("stuck",)}
    counts = {name: sum(one["check"] in checks for one in wrong) for name, checks in kinds.items()}
    rest = len(wrong) - sum(counts.values())
    rows = [
        ("simulated games, in worlds with faults", f"**{total['games']:,.0f}** in {total['worlds']:,.0f} worlds"),
        ("lost, doubled, stuck, anything else", f"**{counts['lost']}, {counts['doubled']}, {counts['stuck']}, {rest}**"),
        ("entries stored, answers given, tables shown", f"{total['entries']:,.0f}, {total['answers']:,.0f}, {total['told']:,.0f}"),
        ("crashes of the server, of them with a torn write", f"{total['crashes']:,.0f}, {total['torn']:,.0f}"),
        ("commands refused because the disk failed", f"{total['refused_by_disk']:,.0f}"),
        ("connections cut, jumps of the clock", f"{total['cuts']:,.0f}, {total['jumps']:,.0f}"),
        ("steps, virtual time", f"{total['steps']:,.0f}, {total['hours']:,.0f} hours"),
        ("processor time", f"{total['seconds'] / 3600:,.1f} hours, {60 * total['games'] / total['seconds']:,.0f} games a minute"),
    ]
    listed = [f"- `python -m tests.simulation world {one['seed']}`: {one['detail'][:200]}" for one in wrong[:20]]
    return ["| what | how many |", "|---|---|", *(f"| {name} | {value} |" for name, value in rows), *([""] if listed else []), *listed]


def _twins() -> list[str]:
    parts = found("twins-")
    if not parts:
        return ["Not run yet: `make twins`."]
    lines = ["| rulebook | pairs of universes | moments compared | texts compared | different |", "|---|---|---|---|---|"]
    for book in BOOKS:
        data = [part[book] for part in parts if book in part]
        sums = {name: sum(one[name] for one in data) for name in ("twins", "moments", "texts")}
        different = sum(len(one["different"]) for one in data)
        lines.append(f"| `{book}` | {sums['twins']:,} | {sums['moments']:,} | {sums['texts']:,} | **{different}** |")
    return lines


def _faults() -> list[str]:
    rows = [row for part in found("faults") for row in part.get("faults", {}).values()]
    if not rows:
        return ["Not run yet: `make faults`."]
    good = sum(row["found"] for row in rows)
    lines = [f"**{good} of {len(rows)} found.**", "", "| planted fault | found by | games | seconds |", "|---|---|---|---|"]
    for row in rows:
        by = re.sub(r"\d+.*|answer to .*", "", row["check"]).strip(", ") if row["found"] else "**not found**"
        lines.append(f"| {row['fault']} | {by} | {row['games']:,} | {row['seconds']:.1f} |")
    return lines


def _times() -> list[str]:
    rows = [row for part in found("times") for row in part.get("times", ())]
    if not rows:
        return ["Not run yet: `python -m tests.simulation times`."]
    lines = ["| what is timed in both universes | pairs | told apart | p | median |", "|---|---|---|---|---|"]
    told = (f"| {row['what']} | {row['pairs']} | {row['apart']} | {row['chance']:.3f} | {row['median_ms']:.2f} ms |" for row in rows)
    return [*lines, *told]


def _others() -> list[str]:
    lines = ["| what | outcome |", "|---|---|"]
    fuzzed = [part.get("answers", {}) for part in found("fuzz")]
    if fuzzed and fuzzed[0]:
        answers = fuzzed[0]
        broken = answers.get("answered internal", 0)
        changes = f"{answers.get('changes', 0):,} changes, each of them a player's and accepted"
        lines.append(f"| fuzzed messages | **{answers['messages']:,}**: {broken} crashes, 0 changes by strangers ({changes}) |")
    else:
        lines.append("| fuzzed messages | not run yet: `make trust` |")
    killed = found("kill")
    if killed:
        good = "nothing lost, doubled or stuck" if killed[0]["code"] == 0 else "**something was wrong**"
        lines.append(f"| kills of a real server under load | **{killed[0]['kills']}**: {good}. {killed[0]['said'][-1]} |")
    else:
        lines.append("| kills of a real server under load | not run yet: `make trust` |")
    return lines


def _attacked() -> list[str]:
    measured = [part["measured"] for part in found("attack")]
    if not measured:
        return ["Not run yet: `make trust ARGS=--attack`, on a machine that does nothing else."]
    one = measured[0]
    lines = ["| what honest players wait for | how often | p50 without and with | p99 without and with | |", "|---|---|---|---|---|"]
    for what, delays in one["delays_ms"].items():
        quiet, attacked = delays["without"], delays["with"]
        often, more = f"{quiet['number']:,} and {attacked['number']:,}", attacked["p99"] / quiet["p99"] - 1
        middle, late = f"{quiet['p50']} and {attacked['p50']} ms", f"{quiet['p99']} and {attacked['p99']} ms"
        lines.append(f"| {what} | {often} | {middle} | {late} | **{more:+.0%}** |")
    shares, memory = one["cpu_share"], one["memory_mb"]
    lines += [
        "",
        f"{one['pairs']} stretches of {one['seconds_each']:.0f} s each, in turns. The server used {shares['without']:.0%} and",
    ]
    return [*lines, f"{shares['with']:.0%} of a core, and {memory['without']} and {memory['with']} MB of memory."]


def write(path: Path = PAGE) -> None:
    """Write the page."""
    used = sorted({part["sources"] for name in ("simulate-", "twins-", "faults") for part in found(name) if "sources" in part})
    parts = [
        "# Trust, in figures",
        "",
        "Made by `make trust` from the results of long runs; how they work is told in [Simulation](simulation.md). Every figure can",
        "be made again with the command beside it.",
        f"Written on {time.strftime('%Y-%m-%d')}; fingerprints of the sources: {', '.join(used) or '-'}.",
        "",
        "## Simulated games with faults (`make simulate`)",
        "",
        *_simulated(),
        "",
        "## Twins: universes that differ in unseen cards (`make twins`)",
        "",
        "A moment is everything that one viewer gets at one point of a game: the update, the table, and now and then the record,",
        "the replay, proofs, refusals and hints.",
        "",
        *_twins(),
        "",
        "## Answer times of twins (`python -m tests.simulation times`)",
        "",
        "Told apart: pairs in which a rank test at 5 % says that the times differ; by chance alone that is one in twenty. `p` is",
        "how likely so many are by chance.",
        "",
        *_times(),
        "",
        "## Planted faults (`make faults`)",
        "",
        *_faults(),
        "",
        "## Outside the simulation (`make trust`)",
        "",
        *_others(),
        "",
        "## One address at its full allowance (`make trust ARGS=--attack`)",
        "",
        *_attacked(),
        "",
    ]
    path.write_text("\n".join(parts))
    print(f"{path.relative_to(ROOT)} is written")
