"""`python -m tests.simulation world SEED | simulate | twins | faults | times | page`: see docs/simulation.md."""

from __future__ import annotations

import argparse
import subprocess
import sys
import time
from contextlib import nullcontext
from dataclasses import asdict
from typing import Any

from tests.simulation.gathering import BOOKS
from tests.simulation.leaking import FAULTS
from tests.simulation.results import ROOT, Results
from tests.simulation.running import add, command_of, fault_named, hunt, minimise, run_world, trace_of
from tests.simulation.timing import measure
from tests.simulation.twins import Count, Different, compare_twins
from tests.simulation.world import FEATURES

KEPT_LINES = 60
"""So much of its story is printed of a world in which something went wrong."""


def _world(options: argparse.Namespace) -> int:
    """One world, from its seed."""
    without = frozenset(options.without.split(",")) if options.without else frozenset()
    with fault_named(options.fault).plant() if options.fault else nullcontext():
        world, violation = run_world(options.seed, without)
        print(trace_of(world, options.last))
        print(f"{world.figures}\nfingerprint of all that happened: {world.digest()}")
        if violation is None:
            print("nothing is wrong")
            return 0
        print(f"WRONG: {violation}\nsee it again: {command_of(options.seed, without, options.fault)}")
        if options.minimise:
            print(f"needs no more than: {command_of(options.seed, minimise(options.seed), options.fault)}")
    return 1


def _in_parts(options: argparse.Namespace, command: str) -> int:
    """The same in several processes, each with every so many-th seed and a file of its own."""
    base = [sys.executable, "-m", "tests.simulation", command, "--goal", str(-(-options.goal // options.processes))]
    parts = [subprocess.Popen([*base, "--part", str(part), "--of", str(options.processes)], cwd=ROOT) for part in range(options.processes)]
    return max(part.wait() for part in parts)


def _simulate(options: argparse.Namespace) -> int:
    """Many worlds, until so many games were played."""
    if options.processes > 1:
        return _in_parts(options, "simulate")
    results = Results(f"simulate-{options.part}")
    data = results.data
    total: dict[str, Any] = data.setdefault("total", {})
    wrong: list[dict[str, Any]] = data.setdefault("wrong", [])
    shown = time.monotonic()
    while total.get("games", 0) < options.goal:
        number = data.get("next", 0)
        seed = options.first + number * options.of + options.part
        began = time.process_time()
        world, violation = run_world(seed)
        add(total, world.figures)
        total["worlds"] = total.get("worlds", 0) + 1
        total["seconds"] = total.get("seconds", 0) + time.process_time() - began
        data["next"] = number + 1
        if violation is not None:
            wrong.append({"seed": seed, "check": violation.check, "detail": str(violation)})
            print(f"{trace_of(world, KEPT_LINES)}\nWRONG: {violation}\nsee it again: {command_of(seed)}", flush=True)
        results.save(violation is not None)
        if time.monotonic() > shown + 30:
            shown = time.monotonic()
            print(f"{total['games']:,} games in {total['worlds']:,} worlds, {len(wrong)} wrong", flush=True)
    results.save(True)
    print(f"{total['games']:,} games in {total['worlds']:,} worlds, {len(wrong)} wrong: {results.path.relative_to(ROOT)}")
    return int(bool(wrong))


def _twins(options: argparse.Namespace) -> int:
    """Twins of every rulebook, until so many moments were compared."""
    if options.processes > 1:
        return _in_parts(options, "twins")
    results, failed = Results(f"twins-{options.part}"), 0
    for book in options.books.split(",") if options.books else BOOKS:
        data = results.data.setdefault(book, {"next": 0, "twins": 0, "moments": 0, "texts": 0, "different": []})
        while data["moments"] < options.goal:
            seed = data["next"] * options.of + options.part
            data["next"] += 1
            count = Count()
            try:
                count = compare_twins(book, seed)
            except Different as different:
                data["different"].append(seed)
                print(f"{different}\nDIFFERENT: python -m tests.simulation twin {book} {seed}", flush=True)
            for name, value in asdict(count).items():
                data[name] += value
            results.save()
        failed += len(data["different"])
        results.save(True)
        print(
            f"{book}: {data['twins']:,} twins, {data['moments']:,} moments, {data['texts']:,} texts, {len(data['different'])} different",
            flush=True,
        )
    return int(bool(failed))


def _twin(options: argparse.Namespace) -> int:
    """One pair of twins."""
    try:
        print(compare_twins(options.book, options.seed))
    except Different as different:
        print(f"DIFFERENT: {different}")
        return 1
    return 0


def _faults(options: argparse.Namespace) -> int:
    """Every planted fault, until it is found; those found before, with the same sources, are left out."""
    results = Results("faults")
    rows: dict[str, Any] = results.data.setdefault("faults", {})
    for fault in FAULTS:
        if options.only not in fault.name or (rows.get(fault.name, {}).get("found") and not options.only):
            continue
        finding = hunt(fault, options.seconds)
        rows[fault.name] = asdict(finding)
        results.save(True)
        how = f"{finding.check}, after {finding.games} games and {finding.seconds:.1f} s" if finding.found else "NOT FOUND"
        print(f"{fault.name:<72} {how}", flush=True)
    found = sum(rows.get(fault.name, {}).get("found", False) for fault in FAULTS)
    print(f"{found} of {len(FAULTS)} found")
    return int(found < len(FAULTS))


def _times(options: argparse.Namespace) -> int:
    """Whether answer times tell twins apart."""
    results = Results("times", fresh=True)
    results.data["times"] = []
    for timed in measure(options.pairs):
        results.data["times"].append(asdict(timed) | {"chance": timed.chance})
        print(f"{timed.what}: {timed.apart} of {timed.pairs} pairs apart (5 % by chance; p = {timed.chance:.3f}), {timed.median_ms:.2f} ms")
    results.save(True)
    return 0


def _page(options: argparse.Namespace) -> int:
    """The page of all figures."""
    from tests.simulation.page import measure_attack, measure_more, write

    if options.measure:
        measure_more(options.kills, options.messages)
    elif options.attack:
        measure_attack()
    write()
    return 0


def main() -> int:
    """Read the command line."""
    parser = argparse.ArgumentParser(prog="python -m tests.simulation", description=__doc__)
    commands = parser.add_subparsers(required=True)

    def command(name: str, work: Any) -> argparse.ArgumentParser:
        made = commands.add_parser(name, help=work.__doc__)
        made.set_defaults(work=work)
        return made

    world = command("world", _world)
    world.add_argument("seed", type=int)
    world.add_argument("--without", default="", help=f"features to leave out: {', '.join(FEATURES)}")
    world.add_argument("--last", type=int, help="so many lines of the story; all unless told")
    world.add_argument("--fault", default="", help="a planted fault, by its name")
    world.add_argument("--minimise", action="store_true", help="find out what the failure needs")
    for name, work, goal in (("simulate", _simulate, 100_000), ("twins", _twins, 100_000)):
        made = command(name, work)
        made.add_argument("--goal", type=int, default=goal, help="games in all, or moments a rulebook")
        made.add_argument("--processes", type=int, default=1)
        made.add_argument("--part", type=int, default=0)
        made.add_argument("--of", type=int, default=1)
        if name == "simulate":
            made.add_argument("--first", type=int, default=0, help="the first seed")
        else:
            made.add_argument("--books", default="")
    twin = command("twin", _twin)
    twin.add_argument("book", choices=BOOKS)
    twin.add_argument("seed", type=int)
    faults = command("faults", _faults)
    faults.add_argument("--seconds", type=float, default=600.0, help="so long each is looked for")
    faults.add_argument("--only", default="", help="part of a name")
    times = command("times", _times)
    times.add_argument("--pairs", type=int, default=200)
    page = command("page", _page)
    page.add_argument("--measure", action="store_true", help="also run kills under load, the fuzz of messages and an attack (long)")
    page.add_argument("--attack", action="store_true", help="also measure an attack by one address; nothing else should run meanwhile")
    page.add_argument("--kills", type=int, default=200)
    page.add_argument("--messages", type=int, default=1_000_000)
    options = parser.parse_args()
    result: int = options.work(options)
    return result


if __name__ == "__main__":
    sys.exit(main())
