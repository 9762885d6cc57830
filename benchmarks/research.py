"""Steps a second of the research interfaces beside their peers, in one run: `python benchmarks/research.py [--seconds S] [--cpu] [--json]`.

The peers come with `pip install 'tottenbury[research,peers]'`; one that is missing is left out with a line that says so. Everybody plays
random legal moves; only decisions count as steps. Every line is measured in several rounds, all of them in turn, and the best round counts.
On a machine that is busy with other things `--cpu` counts processor time instead of the clock's; two threads then count as two.
At the end stands which of our targets were met.
"""

from __future__ import annotations

import argparse
import contextlib
import importlib
import importlib.metadata
import json
import platform
import random
import time
import warnings
from collections.abc import Callable, Iterable, Iterator
from dataclasses import asdict, dataclass
from typing import Any

import tottenbury as tb
from tottenbury.research.threads import processors

FAMILIES = ("stones-1999", "stones-2004-tactics", "siege-2020", "siege-2020-tactics", "tug")
GAMES = 1024
FEW, MANY = 256, 4096
"""Sizes of batches that are compared with one another."""
ROUNDS = 3
PACKAGES = ("tottenbury", "numpy", "open_spiel", "rlcard", "pettingzoo", "gymnasium")

Steps = Callable[[], int]
"""Makes some steps and says how many."""


@dataclass
class Line:
    """One thing that is measured."""

    group: str
    name: str
    rate: float = 0.0
    """Steps a second in the best round."""
    missing: str = ""
    """Why it was not measured."""

    @property
    def ours(self) -> bool:
        """Whether it is one of our own interfaces, not a peer."""
        return self.group.startswith(("batch", "our"))


class Missing(Exception):
    """A peer, or an adapter of ours, is not installed."""


def load(module: str) -> Any:
    try:
        return importlib.import_module(module)
    except ImportError as error:
        raise Missing(f"{module}: {error}") from None


# Ours


def batch(name: str, observations: bool, threads: int, at_once: int = 1, size: int = GAMES) -> Steps:
    games = tb.research.Batch(name, size, seed=1, observations=observations, threads=threads)

    def steps() -> int:
        for _ in range(20 // at_once):
            games.step_random(at_once)
        return 20 * size

    return steps


def chosen(name: str, threads: int) -> Steps:
    """Steps by actions that are known beforehand: the same games over and over."""
    games = tb.research.Batch(name, GAMES, seed=1, observations=False, threads=threads)
    known = []
    for _ in range(100):
        known.append(games.random_actions())
        games.step(known[-1])

    def steps() -> int:
        games.reset(1)
        for actions in known:
            games.step(actions)
        return len(known) * GAMES

    return steps


def pettingzoo_env(make: Callable[[], Any]) -> Steps:
    """Any AEC game with masks: ours or theirs."""
    env, chance = make(), random.Random(1)
    env.reset(seed=1)

    def steps() -> int:
        made = 0
        for _ in range(200):
            observation, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.reset()
                continue
            env.step(chance.choice(observation["action_mask"].nonzero()[0]))
            made += 1
        return made

    return steps


def our_pettingzoo(name: str) -> Steps:
    module = load("tottenbury.research.pettingzoo")
    return pettingzoo_env(lambda: module.env(rulebook=name))


def our_vector(name: str) -> Steps:
    load("tottenbury.research.gymnasium")
    gymnasium = load("gymnasium")
    env = gymnasium.make_vec(f"tottenbury/{tb.research.spaces_of(name).id}", num_envs=GAMES, vectorization_mode="vector_entry_point")
    _, info = env.reset(seed=1)
    legal = [info["action_mask"]]

    def steps() -> int:
        for _ in range(10):
            *_, told = env.step(first_legal(legal[0]))
            legal[0] = told["action_mask"]
        return 10 * GAMES

    return steps


def first_legal(mask: Any) -> Any:
    """The first legal action of each game: choosing must cost little beside stepping."""
    return mask.argmax(axis=1)


# Peers


def openspiel(name: str) -> Steps:
    game, chance = load("pyspiel").load_game(name), random.Random(1)
    state = [game.new_initial_state()]

    def steps() -> int:
        made = 0
        for _ in range(200):
            if state[0].is_terminal():
                state[0] = game.new_initial_state()
            if state[0].is_chance_node():
                actions, chances = zip(*state[0].chance_outcomes(), strict=True)
                state[0].apply_action(chance.choices(actions, chances)[0])
            else:
                state[0].apply_action(chance.choice(state[0].legal_actions()))
                made += 1  # only decisions count, as with us
        return made

    return steps


def rlcard(name: str) -> Steps:
    env, chance = load("rlcard").make(name, config={"seed": 1}), random.Random(1)
    state = [env.reset()[0]]

    def steps() -> int:
        for _ in range(50):
            if env.is_over():
                state[0] = env.reset()[0]
            state[0] = env.step(chance.choice(list(state[0]["legal_actions"])))[0]
        return 50

    return steps


def classic(name: str) -> Steps:
    load("pettingzoo")
    module = load(f"pettingzoo.classic.{name}")
    return pettingzoo_env(module.env)


def plan() -> list[tuple[Line, Callable[[], Steps]]]:
    """Everything that is measured, in the order of the table."""
    lines: list[tuple[Line, Callable[[], Steps]]] = []

    def add(group: str, name: str, make: Callable[[], Steps]) -> None:
        lines.append((Line(group, name), make))

    for threads in (1, 2):
        many = "1 thread" if threads == 1 else f"{threads} threads"
        for book in FAMILIES:
            add(f"batch of {GAMES:,}, masks, {many}", book, lambda book=book, threads=threads: batch(book, False, threads))
        for book in FAMILIES:
            add(f"batch of {GAMES:,}, observations, {many}", book, lambda book=book, threads=threads: batch(book, True, threads))
        for book in FAMILIES:
            add(f"batch of {GAMES:,}, masks, step(actions), {many}", book, lambda book=book, threads=threads: chosen(book, threads))
        for book in FAMILIES:
            add(
                f"batch of {GAMES:,}, 20 random steps a call, {many}",
                book,
                lambda book=book, threads=threads: batch(book, False, threads, 20),
            )
    for size in (FEW, MANY):
        for book in FAMILIES:
            add(f"batch of {size:,}, masks, 1 thread", book, lambda book=book, size=size: batch(book, False, 1, size=size))
    for book in FAMILIES:
        add("our PettingZoo", book, lambda book=book: our_pettingzoo(book))
    for book in FAMILIES:
        add(f"our Gymnasium vector of {GAMES:,}", book, lambda book=book: our_vector(book))
    for name in ("gin_rummy", "hanabi", "skat"):
        add("OpenSpiel from Python", name, lambda name=name: openspiel(name))
    for name in ("gin-rummy", "leduc-holdem", "uno"):
        add("RLCard", name, lambda name=name: rlcard(name))
    for name in ("leduc_holdem_v4", "texas_holdem_v4", "hanabi_v5"):
        add("PettingZoo classic", name, lambda name=name: classic(name))
    return lines


def measure(
    lines: Iterable[tuple[Line, Callable[[], Steps]]], seconds: float, rounds: int = ROUNDS, clock: Callable[[], float] = time.perf_counter
) -> list[Line]:
    """Measure all lines in turn, several times over."""
    ready: list[tuple[Line, Steps]] = []
    measured = []
    for line, make in lines:
        measured.append(line)
        with leaving_out(line):
            steps = make()
            steps()  # loads whatever it needs
            ready.append((line, steps))
    for _ in range(rounds):
        for line, steps in ready:
            if not line.missing:
                with leaving_out(line):
                    line.rate = max(line.rate, rate(steps, seconds, clock))
    return measured


@contextlib.contextmanager
def leaving_out(line: Line) -> Iterator[None]:
    """Note what goes wrong with a peer, or that something is not installed, and go on; what goes wrong with our own is an error."""
    try:
        yield
    except Missing as error:
        line.missing = str(error)
    except Exception as error:
        if line.ours:
            raise
        line.missing = f"{type(error).__name__}: {error}"


def rate(steps: Steps, seconds: float, clock: Callable[[], float]) -> float:
    made, began, passed = 0, clock(), 0.0
    while passed < seconds or not made:
        made += steps()
        passed = clock() - began
    return made / max(passed, 1e-9)


def ratios(lines: list[Line], threads: str = "2 threads") -> list[str]:
    """How many times as many steps our batches make as each peer: stones-1999, a plain card game, and the slowest of all."""
    texts = []
    peers = [line for line in lines if line.rate and not line.ours]
    for ours in ("masks", "observations"):
        own = {line.name: line.rate for line in lines if line.group == f"batch of {GAMES:,}, {ours}, {threads}" and line.rate}
        if not own:
            continue
        slowest = min(own, key=own.__getitem__)
        for name in dict.fromkeys((FAMILIES[0], slowest)):
            if name in own:
                found = ", ".join(f"{own[name] / peer.rate:,.0f} {peer.name} ({peer.group})" for peer in peers)
                texts.append(f"{name} with {ours} on {threads}, times: {found or 'no peer is installed'}")
    return texts


@dataclass(frozen=True)
class Target:
    """What we want to reach: so many steps a second in every line of a group, or so many times those of every peer of another one."""

    wanted: float
    group: str
    peers: str = ""
    alike: bool = False
    """Whether each line is compared with the one of its own name, rather than all with the slowest."""

    def judge(self, lines: list[Line]) -> str:
        """Whether it was met, by the worst line."""
        if self.alike:
            text = f"{self.wanted:.0%} of {self.peers} by {self.group}"
            others = {line.name: line.rate for line in lines if line.group == self.peers and line.rate}
            found = {line.name: line.rate / others[line.name] for line in lines if line.group == self.group and line.name in others}
        elif self.peers:
            text = f"{self.wanted:,.0f} times {self.peers} by the slowest {self.group}"
            own = min((line.rate for line in lines if line.group == self.group and line.rate), default=0.0)
            found = {line.name: own / line.rate for line in lines if line.group == self.peers and line.rate and own}
        else:
            text = f"{self.wanted:,.0f} steps/s, {self.group}"
            found = {line.name: line.rate for line in lines if line.group == self.group and line.rate}
        if not found:
            return f"not measured: {text}"
        worst = min(found, key=found.__getitem__)
        met = sum(value >= self.wanted for value in found.values())
        lowest = f"{found[worst]:.0%}" if self.alike else f"{found[worst]:,.0f}"
        verdict = "met" if met == len(found) else "missed"
        return f"{verdict}: {text}: {met} of {len(found)}, lowest {lowest} ({worst}), {found[worst] / self.wanted:.0%}"


MASKS, OBSERVATIONS = (f"batch of {GAMES:,}, {what}, 2 threads" for what in ("masks", "observations"))
TARGETS = (
    Target(5e6, MASKS),
    Target(5e6, f"batch of {GAMES:,}, masks, step(actions), 2 threads"),
    Target(1e6, OBSERVATIONS),
    Target(20, MASKS, "OpenSpiel from Python"),  # which is stepped without observations, too
    Target(100, OBSERVATIONS, "RLCard"),
    Target(100, OBSERVATIONS, "PettingZoo classic"),
    Target(0.8, f"batch of {MANY:,}, masks, 1 thread", f"batch of {FEW:,}, masks, 1 thread", alike=True),
    Target(20e3, "our PettingZoo"),
    Target(500e3, f"our Gymnasium vector of {GAMES:,}"),
)


def versions() -> dict[str, str]:
    found = {"python": platform.python_version(), "cpus": str(processors())}
    for package in PACKAGES:
        with contextlib.suppress(importlib.metadata.PackageNotFoundError):
            found[package] = importlib.metadata.version(package)
    answered = {tb.rulebook(name).game.kernels.library is not None for name in FAMILIES}
    kernels = "in part interpreted" if len(answered) > 1 else "libraries" if answered == {True} else "interpreted"
    return found | {"tottenbury": tb.__version__, "kernels": kernels}


def table(lines: list[Line]) -> str:
    """The lines as text, group by group."""
    rows, group = [], ""
    for line in lines:
        if line.group != group:
            group = line.group
            rows.append(group)
        rows.append(f"  {line.name:24s} {f'{line.rate:>14,.0f} steps/s' if not line.missing else '- left out: ' + line.missing}")
    return "\n".join(rows)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=0.5, help="for each line in each round")
    parser.add_argument("--only", default="", help="only groups with this in their name")
    parser.add_argument("--cpu", action="store_true", help="by processor time, for busy machines")
    parser.add_argument("--json", action="store_true")
    arguments = parser.parse_args()
    warnings.simplefilter("ignore")  # the peers' own
    clock = time.process_time if arguments.cpu else time.perf_counter
    lines = measure([(line, make) for line, make in plan() if arguments.only in line.group], arguments.seconds, clock=clock)
    compared = ratios(lines, "1 thread" if arguments.cpu else "2 threads")
    judged = [] if arguments.cpu else [target.judge(lines) for target in TARGETS]  # they speak of the clock's time
    if arguments.json:
        told = {"versions": versions(), "lines": [asdict(line) for line in lines], "ratios": compared, "targets": judged}
        print(json.dumps(told, indent=2))
        return
    print(", ".join(f"{name} {version}" for name, version in versions().items()))
    print(table(lines), *compared, *judged, sep="\n")


if __name__ == "__main__":
    main()
