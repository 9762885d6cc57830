"""Training runs: the same on any number of threads, the same with and without an interruption, and worth the while."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import numpy as np
import pytest

import tottenbury as tb
from tests.opponents.views import game_of
from tottenbury.arena.statistics import estimate
from tottenbury.opponents.nets.net import Net, new_net
from tottenbury.opponents.nets.net_kernels import net_kernels_of
from tottenbury.training.matches import play_nets
from tottenbury.training.trainer import CHECKPOINT, Settings, Trainer

STONES = Settings(("stones-1999", "stones-2024"), seed=3, games=128, chunk=32, batch=256)
SIEGE = Settings(("siege-2020",), seed=3, games=64, chunk=32, batch=256)
TAUGHT = Settings(("stones-1999",), seed=3, games=64, chunk=32, batch=256, teach=1)


def trained(settings: Settings, threads: int = 1) -> Trainer:
    trainer = Trainer(settings, threads)
    finish(trainer)
    return trainer


def finish(trainer: Trainer) -> None:
    trainer.run(lambda _: None, every=1e9)


def same(one: Net, other: Net) -> bool:
    """Bit for bit."""
    return all(a.tobytes() == b.tobytes() for a, b in zip(one, other, strict=True))


@pytest.mark.parametrize("settings", [STONES, SIEGE, TAUGHT], ids=["stones", "siege", "taught"])
def test_threads_change_no_result(settings: Settings) -> None:
    one, two = trained(settings, 1), trained(settings, 2)
    assert one.learnt == two.learnt == settings.games
    assert one.loss == two.loss
    assert same(one.net, two.net), f"seed {settings.seed}"
    assert not same(one.net, Trainer(settings).net)


def test_another_seed_gives_another_net() -> None:
    short = [Settings(("stones-1999",), seed=seed, games=32, chunk=32, batch=256) for seed in (1, 2)]
    assert not same(trained(short[0]).net, trained(short[1]).net)


@pytest.mark.parametrize("chunks", [0, 1, 3])
def test_an_interrupted_run_goes_on_as_if_it_had_not_been(chunks: int, tmp_path: Path) -> None:
    whole = trained(STONES)
    broken = Trainer(STONES)
    with ThreadPoolExecutor(1) as pool:
        for _ in range(chunks):
            broken.turn(pool)
    broken.save(tmp_path)
    again = Trainer.load(tmp_path)
    assert again.settings == STONES
    assert (again.played, again.learnt, again.step) == (broken.played, broken.learnt, broken.step)
    finish(again)
    assert (again.played, again.learnt, again.step) == (whole.played, whole.learnt, whole.step)
    for one, other in ((whole.net, again.net), (whole.firsts, again.firsts), (whole.seconds, again.seconds)):
        assert same(one, other), f"seed {STONES.seed}"


def test_what_a_run_has_written_down_about_itself_is_kept(tmp_path: Path) -> None:
    trainer = Trainer(STONES)
    trainer.history.append({"games": 32.0, "loss": 0.5})
    trainer.elapsed = 12.5
    trainer.save(tmp_path)
    again = Trainer.load(tmp_path)
    assert (again.history, again.elapsed) == (trainer.history, 12.5)
    assert [path.name for path in tmp_path.iterdir()] == [CHECKPOINT]


def test_a_folder_without_a_checkpoint_is_refused(tmp_path: Path) -> None:
    for folder in (tmp_path, tmp_path / "nowhere"):
        with pytest.raises(tb.TottenburyError, match="no training run has left a checkpoint here"):
            Trainer.load(folder)


def test_a_damaged_checkpoint_is_refused(tmp_path: Path) -> None:
    Trainer(SIEGE).save(tmp_path)
    path = tmp_path / CHECKPOINT
    whole = path.read_bytes()
    middle = len(whole) // 2
    np.savez(tmp_path / "other.npz", a=np.arange(3))
    np.save(tmp_path / "array.npy", np.arange(3))
    damaged = {
        "empty": b"",
        "a text": b"a text",
        "cut off": whole[:middle],
        "the end missing": whole[:-10],
        "a wrong byte": whole[:middle] + bytes([whole[middle] ^ 0x55]) + whole[middle + 1 :],
        "an archive of something else": (tmp_path / "other.npz").read_bytes(),
        "an array": (tmp_path / "array.npy").read_bytes(),
    }
    for what, content in damaged.items():
        path.write_bytes(content)
        print(what)
        with pytest.raises(tb.TottenburyError, match="this checkpoint cannot be used"):
            Trainer.load(tmp_path)


def test_rulebooks_of_different_families_do_not_share_a_net() -> None:
    for books in (("stones-1999", "stones-2004-tactics"), ("siege-2020", "stones-1999"), ("siege-2020", "siege-2020-tactics")):
        with pytest.raises(tb.TottenburyError, match="one family"):
            Trainer(Settings(books, games=32))


def test_the_tug_of_war_is_not_learnt() -> None:
    with pytest.raises(tb.TottenburyError, match="solve tug"):
        Trainer(Settings(("tug",), games=32))


def test_a_run_lasts_for_games_or_for_minutes() -> None:
    for settings in (Settings(("stones-1999",)), Settings(("stones-1999",), games=32, minutes=1.0)):
        with pytest.raises(tb.TottenburyError, match="games or of minutes"):
            Trainer(settings)


def test_a_run_by_the_clock_ends_with_its_time() -> None:
    now = 0.0

    def clock() -> float:
        nonlocal now
        now += 20.0
        return now

    trainer = Trainer(Settings(("stones-1999",), minutes=1.0, chunk=16, batch=256))
    reports: list[float] = []
    trainer.run(lambda run: reports.append(run.done), every=1e9, clock=clock)
    assert reports == [1.0]
    assert trainer.elapsed == 60.0
    assert trainer.played == 48


def test_from_knowing_nothing_a_short_run_learns_to_play() -> None:
    game = game_of(tb.rulebook("stones-1999"))
    mind = net_kernels_of(game)
    start = new_net(mind.rows * mind.roles, mind.roles, 7)
    start.prior_weight[:] = 0.0
    trainer = Trainer(Settings(("stones-1999",), seed=7, games=768, chunk=64, batch=512, rate=3e-3), 1, start)
    finish(trainer)
    score = estimate(play_nets([game], trainer.net, start, 60, seed=70))
    assert score.low > 0.5, f"seed 7: {score}"
