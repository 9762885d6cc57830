"""A whole training: self-play, rounds with a teacher, the gate, calibration; everything in one folder, from which it can be taken up."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

from tottenbury.arena.statistics import Estimate, estimate
from tottenbury.core.errors import TottenburyError
from tottenbury.kit.files import write_whole
from tottenbury.kit.provenance import code_commit
from tottenbury.opponents.nets.files import Model, load_model, save_model, shipped_model
from tottenbury.opponents.nets.net import Net, copy_net
from tottenbury.opponents.nets.net_kernels import net_kernels_of
from tottenbury.opponents.nets.shipped import SUFFIX, net_for
from tottenbury.training.calibration import calibrate
from tottenbury.training.curve import draw_curve
from tottenbury.training.matches import in_words, play_nets
from tottenbury.training.trainer import CHECKPOINT, Settings, Trainer, games_of

PLAN, LOG, CURVE = "course.json", "log.jsonl", "curve.svg"
RUNG_SEED, GATE_SEED, CALIBRATION_SEED = 10**9, 2 * 10**9, 3 * 10**9
"""Seeds of deals that no training game has."""

SNAPSHOTS, SNAPSHOT = 4, "snapshot-"
"""How many snapshots of a stage are kept, and how their files begin."""

WORSE = {"champion": "the net that comes with the package", "snapshots": "what it was on its way"}
"""What a net has to beat at the gate."""

Say = Callable[[str], None]


@dataclass(frozen=True)
class Plan:
    """What a training consists of."""

    rulebook: str
    seed: int = 1
    games: int | None = None
    minutes: float | None = None
    teach: int = 0
    """Rounds with a teacher after the self-play, each half as long."""
    rate: float = 3e-4
    """The learning rate in the beginning."""
    sparring: int = 0
    """One game in this many is played against `greedy`; 0: none."""
    start: str | None = None
    """A net to begin with, perhaps that of the same game without tactic cards; None: one that has learnt nothing."""
    against: str | None = None
    """A net to learn to beat, `learned` or a file, which stays as it is. The result is no better player, but a lower bound of how far that
    net can be exploited."""
    rung_pairs: int = 200
    gate_pairs: int = 2000
    calibration_games: int = 20_000
    """Games to check the calibration with; it is fitted on a third as many."""
    every: float = 60.0
    """Seconds between two looks at how it goes."""

    @property
    def books(self) -> tuple[str, ...]:
        """The rulebooks that share the net; those of the base game are played alike, so one of them is enough."""
        net = net_for(self.rulebook)
        return (self.rulebook,) if net is None else net.lessons

    @property
    def name(self) -> str:
        """What the net is called."""
        net = net_for(self.rulebook)
        name = self.rulebook.partition(";")[0] if net is None else net.name
        return name if self.against is None else f"{name}-responder"

    def settings(self, stage: int) -> Settings:
        """How stage number `stage` is trained: 0 is self-play, the others have a teacher."""
        if stage == 0:
            return Settings(
                self.books, self.seed, self.games, self.minutes, rate=self.rate, last_rate=self.rate / 20, sparring=self.sparring
            )
        games = None if self.games is None else max(1, self.games // 2)
        minutes = None if self.minutes is None else self.minutes / 2
        return Settings(
            self.books,
            self.seed + 1000 * stage,
            games,
            minutes,
            warm=0.01,
            cool=0.01,
            rate=self.rate / 2,
            last_rate=self.rate / 20,
            teach=2,
        )


@dataclass
class Report:
    """What came of a training."""

    path: Path
    accepted: bool
    gates: dict[str, Estimate] = field(default_factory=dict)
    gaps: dict[str, dict[str, float]] = field(default_factory=dict)


class TrainingRun:
    """A training in a folder."""

    def __init__(self, plan: Plan, folder: Path, threads: int = 1, say: Say = print) -> None:
        self.plan = plan
        self.folder = folder
        self.threads = threads
        self.say = say
        self.stage = 0

    @classmethod
    def resume(cls, folder: Path, threads: int = 1, say: Say = print) -> TrainingRun:
        """The training whose plan lies in a folder."""
        try:
            kept = json.loads((folder / PLAN).read_text(encoding="utf-8"))
            run = cls(Plan(**kept["plan"]), folder, threads, say)
            run.stage = int(kept["stage"])
        except FileNotFoundError:
            raise TottenburyError(f"{folder}: no training was begun here") from None
        except (ValueError, KeyError, TypeError) as error:
            raise TottenburyError(f"{folder / PLAN}: this plan cannot be read ({error})") from None
        return run

    def run(self) -> Report:
        """Go through all stages that are left, then the gate and the calibration."""
        rival = self._rival()
        self.folder.mkdir(parents=True, exist_ok=True)
        trainer = Trainer.load(self.folder, self.threads, rival) if (self.folder / CHECKPOINT).exists() else None
        net = trainer.net if trainer is not None else rival or self._start()
        while self.stage <= self.plan.teach:
            if trainer is None:
                trainer = Trainer(self.plan.settings(self.stage), self.threads, net, rival)
                self._keep_plan()
                trainer.save(self.folder)
            net = self._train(trainer)
            self.stage += 1
            (self.folder / CHECKPOINT).unlink()
            save_model(self.folder / f"stage-{self.stage}{SUFFIX}", trainer.mind, Model(copy_net(net), self._about(trainer)))
            last, trainer = trainer, None
            self._keep_plan()
        assert net is not None
        return self._finish(net, last)

    def _start(self) -> Net | None:
        """The net to begin with."""
        if self.plan.start is None:
            return None
        return load_model(Path(self.plan.start), net_kernels_of(games_of(self.plan.books)[0]), relative=True).net

    def _rival(self) -> Net | None:
        """The net that is to be beaten."""
        if self.plan.against is None:
            return None
        game = games_of(self.plan.books)[0]
        model = shipped_model(game) if self.plan.against == "learned" else load_model(Path(self.plan.against), net_kernels_of(game))
        if model is None:
            raise TottenburyError(f"no net comes with the package for {self.plan.rulebook}")
        return model.net

    def _train(self, trainer: Trainer) -> Net:
        """One stage. A round with a teacher that does not help is taken back."""
        before = copy_net(trainer.net)
        self.say(f"{'Self-play' if self.stage == 0 else f'Round {self.stage} with a teacher'}: {', '.join(self.plan.books)}")
        trainer.run(self._look, self.plan.every)
        if self.stage == 0 or self._gate(trainer, before, "before this round").low > 0.5:
            return trainer.net
        self.say("  The round did not help; the net stays as it was.")
        return before

    def _look(self, trainer: Trainer) -> None:
        """Tell how it goes, and write down everything."""
        score = estimate(play_nets(trainer.games_of, trainer.net, "greedy", self.plan.rung_pairs, RUNG_SEED, self.threads))
        assert score.mean is not None
        row = {
            "stage": float(self.stage),
            "seconds": round(trainer.elapsed, 1),
            "games": float(trainer.learnt),
            "loss": round(trainer.loss, 5),
            "greedy": round(score.mean, 4),
            "margin": round((score.high - score.low) / 2, 4),
        }
        trainer.history.append(row)
        with (self.folder / LOG).open("a", encoding="utf-8") as log:
            log.write(json.dumps(row) + "\n")
        trainer.save(self.folder)
        self._keep_snapshot(trainer)
        write_whole(self.folder / CURVE, draw_curve(self._rows(), self.plan.name))
        speed = trainer.learnt / max(1e-9, trainer.elapsed)
        part = f"{100 * trainer.done:3.0f} %  {trainer.learnt:>9,} games  {speed:5.0f}/s"
        self.say(f"  {part}  loss {trainer.loss:.4f}  v greedy {in_words(score)}")

    def _keep_snapshot(self, trainer: Trainer) -> None:
        """Keep the net as it is a few times in a stage: at the gate the finished one meets all of them."""
        due = int(trainer.done * (SNAPSHOTS + 1))
        path = self.folder / f"{SNAPSHOT}{self.stage + 1}-{due}{SUFFIX}"
        if 1 <= due <= SNAPSHOTS and not path.exists():
            save_model(path, trainer.mind, Model(trainer.net, self._about(trainer)))

    def _rows(self) -> list[dict[str, float]]:
        """The log so far, over all stages and interruptions."""
        path = self.folder / LOG
        return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()] if path.exists() else []

    def _gate(self, trainer: Trainer, other: Net, name: str) -> Estimate:
        score = estimate(play_nets(trainer.games_of, trainer.net, other, self.plan.gate_pairs, GATE_SEED, self.threads))
        self.say(f"  v the net {name}: {in_words(score)}, {score.count} pairs")
        return score

    def _meet_snapshots(self, trainer: Trainer) -> Estimate | None:
        """The net against what it was on its way, the pairs against all snapshots taken together."""
        files = sorted(self.folder.glob(f"{SNAPSHOT}*{SUFFIX}"))
        pairs = max(2, self.plan.gate_pairs // max(1, len(files)))
        scores: list[float] = []
        for n, file in enumerate(files):
            old = load_model(file, trainer.mind).net
            scores += play_nets(trainer.games_of, trainer.net, old, pairs, GATE_SEED + n * pairs, self.threads)
        if not scores:
            return None
        score = estimate(scores)
        self.say(f"  v its snapshots: {in_words(score)}, {score.count} pairs")
        return score

    def _finish(self, net: Net, trainer: Trainer) -> Report:
        """The gate against the champion, then calibration, then the file."""
        model = Model(net, self._about(trainer))
        report = Report(self.folder / f"{self.plan.name}{SUFFIX}", True)
        trainer.net = net
        if trainer.rival is not None:
            report.gates["rival"] = self._gate(trainer, trainer.rival, "it was trained against")
            save_model(report.path, trainer.mind, model)
            return report
        champion = shipped_model(trainer.games_of[0])
        if champion is not None:
            report.gates["champion"] = self._gate(trainer, champion.net, "that comes with the package")
        if (old := self._meet_snapshots(trainer)) is not None:
            report.gates["snapshots"] = old
        failed = [words for name, words in WORSE.items() if name in report.gates and report.gates[name].low <= 0.5]
        report.accepted = not failed
        for rung in ("greedy", "random"):
            report.gates[rung] = estimate(play_nets(trainer.games_of, net, rung, self.plan.gate_pairs, GATE_SEED, self.threads))
            self.say(f"  v {rung}: {in_words(report.gates[rung])}")
        if self.plan.calibration_games:
            report.gaps = calibrate(model, trainer.games_of, self.plan.calibration_games, CALIBRATION_SEED, self.threads)
            for book, row in report.gaps.items():
                self.say(f"  calibrated for {book}: mean gap {row['deciding']:.2f} points (raw {row['deciding raw']:.2f})")
        model.about["gates"] = {name: in_words(score) for name, score in report.gates.items()}
        model.about["gaps"] = report.gaps
        save_model(report.path, trainer.mind, model)
        self.say(f"{'Not clearly better than ' + ' and '.join(failed) if failed else 'Accepted'}: {report.path}")
        return report

    def _about(self, trainer: Trainer) -> dict[str, Any]:
        """Where a net comes from."""
        return {
            "name": self.plan.name,
            "rulebooks": list(self.plan.books),
            "command": self.plan_command(),
            "plan": asdict(self.plan),
            "games": trainer.learnt,
            "rules": _digest_of_rules(trainer.games_of[0].family.game),
            "commit": code_commit() or "unknown",
        }

    def plan_command(self) -> str:
        """The command that begins this training."""
        lasts = f"--games {self.plan.games}" if self.plan.games is not None else f"--minutes {self.plan.minutes:g}"
        files = (("start", self.plan.start), ("against", self.plan.against))
        named = "".join(f" --{option} {Path(file).name}" for option, file in files if file is not None)
        options = f"--rate {self.plan.rate:g} --teach {self.plan.teach} --sparring {self.plan.sparring} --seed {self.plan.seed}{named}"
        return f"tottenbury train {self.plan.rulebook} {lasts} {options}"

    def _keep_plan(self) -> None:
        text = json.dumps({"plan": asdict(self.plan), "stage": self.stage}, indent=2)
        write_whole(self.folder / PLAN, text + "\n")


def _digest_of_rules(game: str) -> str:
    """A short digest of the sources that decide what a net is told of a game, and what comes of its moves."""
    digest = hashlib.blake2b(digest_size=8)
    package = Path(__file__).resolve().parent.parent
    for room in ("kernel", "cards", game, "opponents"):
        for source in sorted((package / room).rglob("*.py")):
            digest.update(source.relative_to(package).as_posix().encode() + b"\0" + source.read_bytes())
    return digest.hexdigest()


def begin(plan: Plan, folder: Path, threads: int = 1, say: Say = print) -> TrainingRun:
    """A new training in an empty folder."""
    games_of(plan.books)
    if (folder / PLAN).exists():
        raise TottenburyError(f"{folder}: a training was begun here; go on with --resume {folder}, or choose another folder")
    return TrainingRun(plan, folder, threads, say)
