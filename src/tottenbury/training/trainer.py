"""Self-play and learning, chunk by chunk: a chunk of games is played with the net of the chunk before last while the last one is learnt.

Everything depends on the settings alone, not on the number of threads, and a run that is taken up from its checkpoint goes on as if it had
never stopped.
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import numpy as np

from tottenbury.core.errors import TottenburyError
from tottenbury.core.kernel_game import KernelGame
from tottenbury.kit.files import whole_file
from tottenbury.library import rulebook
from tottenbury.opponents.games import players_of
from tottenbury.opponents.nets.files import DAMAGED, read_arrays
from tottenbury.opponents.nets.net import Net, as_in_files, copy_net, new_net, zeros_like
from tottenbury.opponents.nets.net_kernels import net_kernels_of
from tottenbury.training.doors import training_doors
from tottenbury.training.games import play_games, teach_games
from tottenbury.training.learning import Batches, Learner
from tottenbury.training.self_play import GREEDY, ITSELF, NET, Samples, Schedule
from tottenbury.training.teaching import Teaching

CHECKPOINT = "checkpoint.npz"
SLICE = 16
"""Games that a thread plays at a time."""

TAUGHT_SHARE, TAUGHT_MOVES, TAUGHT_WORLDS = 0.25, 8, 16
"""A teacher looks at this share of the decisions of its games, at this many moves, in this many worlds."""

_SEEDS_APART = 1 << 40


@dataclass(frozen=True)
class Settings:
    """What decides a training run."""

    books: tuple[str, ...]
    seed: int = 1
    games: int | None = None
    """How many games to play; or `minutes`, how long."""
    minutes: float | None = None
    chunk: int = 256
    uses: int = 2
    """How often each sample is learnt from."""
    batch: int = 1024
    trace: float = 0.8
    rate: float = 3e-4
    last_rate: float = 1.5e-5
    warm: float = 0.02
    cool: float = 0.008
    """Temperature of the choice in the beginning, and from the middle on."""
    sparring: int = 0
    """One slice of games in this many is played against `greedy`, which knows other ways than the net itself; 0: none."""
    teach: int = 0
    """How many games of each slice are also looked at by a search, as a teacher."""

    def rate_at(self, done: float) -> float:
        """The learning rate when a part of the run is done: constant for a while, then falling."""
        fall = max(0.0, (done - 0.55) / 0.45)
        return float(self.rate * (self.last_rate / self.rate) ** min(1.0, fall))

    def temperature_at(self, done: float) -> float:
        """How readily a move is played that looks worse."""
        return self.warm + (self.cool - self.warm) * min(1.0, 2.0 * done)


@dataclass
class Chunk:
    """The samples of a chunk."""

    rows: Any
    roles: Any
    leans: Any
    targets: Any
    first: float
    """The mean score of South."""

    @classmethod
    def of(cls, samples: Samples, first: float) -> Chunk:
        """What is learnt from of some samples."""
        return cls(samples.rows, samples.roles, samples.leans, samples.targets, first)

    @property
    def samples(self) -> Samples:
        """What a net learns from."""
        return Samples(self.rows, self.roles, self.leans, np.empty(0), self.targets, np.empty(0, np.int64))

    @classmethod
    def joined(cls, parts: list[Chunk]) -> Chunk:
        """Several parts in their order."""
        return cls(
            np.concatenate([part.rows for part in parts]),
            np.concatenate([part.roles for part in parts]),
            np.concatenate([part.leans for part in parts]),
            np.concatenate([part.targets for part in parts]),
            float(np.mean([part.first for part in parts])),
        )


def games_of(books: tuple[str, ...]) -> list[KernelGame]:
    """The games of some rulebooks, if one net can play them all."""
    games = []
    for book in books:
        game = rulebook(book).game
        if not isinstance(game, KernelGame) or players_of(game).features(game.family) is None:
            raise TottenburyError(f"{book} has no cards: nothing is learnt there, it is solved (tottenbury solve tug)")
        games.append(game)
    if len({game.family.name for game in games}) != 1:
        raise TottenburyError("a net is trained for rulebooks of one family: with tactic cards or without, stones or siege")
    return games


class Trainer:
    """A training run: its net, and how far it has come."""

    def __init__(self, settings: Settings, threads: int = 1, start: Net | None = None, rival: Net | None = None) -> None:
        if (settings.games is None) == (settings.minutes is None):
            raise TottenburyError("a training run lasts for a number of games or of minutes, one of the two")
        self.settings = settings
        self.threads = threads
        self.rival = rival
        """A net that stays as it is and is to be beaten; without one the net meets itself."""
        self.games_of = games_of(settings.books)
        self.mind, self.doors = net_kernels_of(self.games_of[0]), training_doors(self.games_of[0])
        fresh = new_net(self.mind.rows * self.mind.roles, self.mind.roles, settings.seed)
        self.net: Net = fresh if start is None else copy_net(start)
        self.firsts, self.seconds, self.gradients = zeros_like(self.net), zeros_like(self.net), zeros_like(self.net)
        self.step = 0
        self.played = 0
        self.learnt = 0
        self.elapsed = 0.0
        self.pending: Chunk | None = None
        self.loss = float("nan")
        self.history: list[dict[str, float]] = []

    @property
    def done(self) -> float:
        """How much of the run is done, from 0 to 1."""
        if self.settings.games is not None:
            return min(1.0, self.learnt / self.settings.games)
        assert self.settings.minutes is not None
        return min(1.0, self.elapsed / 60.0 / self.settings.minutes)

    def run(self, report: Callable[[Trainer], None], every: float, clock: Callable[[], float] = time.monotonic) -> None:
        """Go on until the run is over; `report` is called about every `every` seconds, and at the end."""
        with ThreadPoolExecutor(self.threads) as pool:
            last = clock()
            before = last
            while self.done < 1.0:
                self.turn(pool)
                now = clock()
                self.elapsed += now - before
                before = now
                if now - last >= every:
                    report(self)
                    last = before = clock()
        report(self)

    def turn(self, pool: ThreadPoolExecutor) -> None:
        """Play a chunk and learn the one before it, at the same time."""
        playing = copy_net(self.net) if self.pending is not None else self.net
        temperature = self.settings.temperature_at(self.done)
        learning = pool.submit(self._learn, self.pending, self.settings.rate_at(self.done)) if self.pending is not None else None
        slices = range(0, self.settings.chunk, SLICE)
        parts = [pool.submit(self._play, playing, self.played + begin, temperature) for begin in slices]
        chunk = Chunk.joined([part.result() for part in parts])
        if learning is not None:
            learning.result()
            self.learnt += self.settings.chunk
        self.played += self.settings.chunk
        self.pending = chunk

    def _play(self, net: Net, begin: int, temperature: float) -> Chunk:
        game = self.games_of[begin // SLICE % len(self.games_of)]
        seed = self.settings.seed * _SEEDS_APART + begin
        schedule = Schedule(seed, SLICE, temperature, self.settings.trace)
        played = play_games(game, net, schedule, self._meets(begin), self.rival)
        chunk = Chunk.of(played.samples, float(played.results[:, 0].mean()))
        if not self.settings.teach:
            return chunk
        plan = Teaching(seed, self.settings.teach, temperature, TAUGHT_SHARE, TAUGHT_MOVES, TAUGHT_WORLDS)
        return Chunk.joined([chunk, Chunk.of(teach_games(game, net, plan), chunk.first)])

    def _meets(self, begin: int) -> int:
        """What the net plays against in a slice of games."""
        if self.rival is not None:
            return NET
        spars = self.settings.sparring and begin // SLICE // len(self.games_of) % self.settings.sparring == 0
        return GREEDY if spars else ITSELF

    def _learn(self, chunk: Chunk, rate: float) -> None:
        order = np.random.Generator(np.random.PCG64([self.settings.seed, self.learnt]))
        batch = self.settings.batch
        learner = Learner(self.net, self.gradients, self.firsts, self.seconds)
        touched, marked = np.empty(batch * chunk.rows.shape[1], np.int64), np.zeros(len(self.net.rows), np.int8)
        for _ in range(self.settings.uses):
            mixed = order.permutation(len(chunk.rows))
            batches = Batches(chunk.samples, mixed, touched, marked)
            self.loss = self.doors.learn(learner, batches, batch, rate, self.step)
            self.step += -(-len(mixed) // batch)

    # Checkpoints

    def save(self, folder: Path) -> None:
        """Write down everything that going on needs."""
        arrays: dict[str, Any] = {}
        for name, parts in (("net", self.net), ("first", self.firsts), ("second", self.seconds)):
            arrays |= {f"{name}_{n}": part for n, part in enumerate(as_in_files(parts))}
        if self.pending is not None:
            arrays |= {"rows": self.pending.rows, "roles": self.pending.roles, "leans": self.pending.leans, "targets": self.pending.targets}
        numbers = {
            "step": self.step,
            "played": self.played,
            "learnt": self.learnt,
            "elapsed": self.elapsed,
            "first": self.pending.first if self.pending is not None else 0.5,
        }
        state = {"settings": asdict(self.settings), "numbers": numbers, "history": self.history}
        arrays["state"] = np.frombuffer(json.dumps(state).encode(), np.uint8)
        with whole_file(folder / CHECKPOINT) as out:
            np.savez(out, **arrays)

    @classmethod
    def load(cls, folder: Path, threads: int = 1, rival: Net | None = None) -> Trainer:
        """The run whose checkpoint lies in a folder."""
        path = folder / CHECKPOINT
        try:
            arrays = read_arrays(path)
            state = json.loads(arrays["state"].tobytes())
            settings = Settings(**{**state["settings"], "books": tuple(state["settings"]["books"])})
            trainer = cls(settings, threads, rival=rival)
            for name, parts in (("net", trainer.net), ("first", trainer.firsts), ("second", trainer.seconds)):
                kept = as_in_files(Net(*(arrays[f"{name}_{n}"] for n in range(len(parts)))))
                for part, values in zip(parts, kept, strict=True):
                    part[...] = values
            numbers = state["numbers"]
            if "rows" in arrays:
                trainer.pending = Chunk(arrays["rows"], arrays["roles"], arrays["leans"], arrays["targets"], numbers["first"])
        except FileNotFoundError:
            raise TottenburyError(f"{folder}: no training run has left a checkpoint here") from None
        except DAMAGED as error:
            raise TottenburyError(f"{path}: this checkpoint cannot be used ({error})") from None
        trainer.step, trainer.played, trainer.learnt = numbers["step"], numbers["played"], numbers["learnt"]
        trainer.elapsed, trainer.history = numbers["elapsed"], state["history"]
        return trainer
