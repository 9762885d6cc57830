"""Nets in files: written and read again, played by, and refused where they do not fit, in words that say why."""

from __future__ import annotations

from itertools import islice
from pathlib import Path

import numpy as np
import pytest

import tottenbury as tb
from tests.opponents.nets.nets import BOOKS, wild_net
from tests.opponents.views import game_of, random_views
from tottenbury.opponents.nets import files
from tottenbury.opponents.nets.files import DECIDING, WAITING, Model, UnfitNet, digest_of, load_model, save_model
from tottenbury.opponents.nets.net_kernels import net_kernels_of
from tottenbury.opponents.nets.players import LearnedOpponent, Valuer


def saved(folder: Path, rulebook: str, model: Model | None = None) -> Path:
    game = game_of(tb.rulebook(rulebook))
    path = folder / f"{rulebook}.net"
    save_model(path, net_kernels_of(game), Model(wild_net(game)) if model is None else model)
    return path


@pytest.mark.parametrize("rulebook", ["stones-1999", "stones-2024-tactics", "siege-2020-tactics"])
def test_what_is_written_and_read_again_values_alike(rulebook: str, tmp_path: Path) -> None:
    game = game_of(tb.rulebook(rulebook))
    model = Model(wild_net(game), {"games": 12})
    again = load_model(saved(tmp_path, rulebook, model), net_kernels_of(game))
    assert again.about["games"] == 12
    assert all(one.shape == other.shape and one.dtype == other.dtype == np.float32 for one, other in zip(model.net, again.net, strict=True))
    assert all((one == other).all() for one, other in zip(model.net[1:], again.net[1:], strict=True))
    one, other = Valuer(game, model), Valuer(game, again)
    views = (view for seed in range(40) for _, view in random_views(rulebook, seed))
    for n, view in enumerate(islice(views, 200)):
        difference = np.abs(one.moves(view.state)[1] - other.moves(view.state)[1]).max()
        assert difference < 0.02, f"view {n} of the games with the seeds 0, 1, ...: {view}"


def test_a_file_that_was_read_is_written_the_same(tmp_path: Path) -> None:
    """Once in 8 bits a net loses nothing more."""
    game = game_of(tb.rulebook("stones-1999"))
    once = load_model(saved(tmp_path, "stones-1999"), net_kernels_of(game))
    twice = load_model(saved(tmp_path, "stones-1999", once), net_kernels_of(game))
    assert digest_of(once) == digest_of(twice)


def test_what_values_mean_is_kept(tmp_path: Path) -> None:
    game = game_of(tb.rulebook("stones-2024"))
    maps = {DECIDING: [[0.0, 0.5, 1.0], [0.0, 0.25, 1.0]], f"{WAITING}/stones-2024": [[0.0, 0.5, 1.0], [0.0, 0.75, 1.0]]}
    again = load_model(saved(tmp_path, "stones-2024", Model(wild_net(game), maps=maps)), net_kernels_of(game))
    assert again.calibrated(0.5, DECIDING, "stones-2024") == 0.25
    assert again.calibrated(0.5, WAITING, "stones-2024") == 0.75
    assert again.calibrated(0.5, WAITING, "stones-1999") == 0.5
    assert [again.calibrated(value, DECIDING) for value in (0.0, 1.0)] == [0.0, 1.0]


def test_a_net_for_other_rules_is_refused(tmp_path: Path) -> None:
    path = saved(tmp_path, "stones-1999")
    for rulebook in ("stones-2004-tactics", "siege-2020"):
        game = game_of(tb.rulebook(rulebook))
        with pytest.raises(UnfitNet, match=rf"is for stones/.*not for {game.kernels.name}/"):
            load_model(path, net_kernels_of(game))
        with pytest.raises(UnfitNet):
            tb.opponent(f"learned:{path}").check_plays(tb.rulebook(rulebook))


def test_a_net_of_another_version_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = saved(tmp_path, "stones-1999")
    net_kernels = net_kernels_of(game_of(tb.rulebook("stones-1999")))
    monkeypatch.setattr(files, "FEATURES", files.FEATURES + 1)
    with pytest.raises(UnfitNet, match=rf"is for stones/{files.FEATURES - 1}/.*not for stones/{files.FEATURES}/"):
        load_model(path, net_kernels)
    monkeypatch.undo()
    monkeypatch.setattr(files, "FORMAT", files.FORMAT + 1)
    with pytest.raises(UnfitNet, match="format 1"):
        load_model(path, net_kernels)


def test_a_missing_file_is_refused(tmp_path: Path) -> None:
    with pytest.raises(UnfitNet, match=r"nowhere\.net: cannot be read"):
        load_model(tmp_path / "nowhere.net", net_kernels_of(game_of(tb.rulebook("stones-1999"))))


def test_files_that_are_no_nets_are_refused(tmp_path: Path) -> None:
    net_kernels = net_kernels_of(game_of(tb.rulebook("stones-1999")))
    path = tmp_path / "odd.net"
    np.save(tmp_path / "array.npy", np.arange(5))
    np.savez(tmp_path / "other.npz", a=np.arange(5))
    odd = [b"", b"a text", b"PK\3\4 and no more", (tmp_path / "array.npy").read_bytes(), (tmp_path / "other.npz").read_bytes()]
    for content in odd:
        path.write_bytes(content)
        with pytest.raises(UnfitNet, match=r"odd\.net: this is no net"):
            load_model(path, net_kernels)


def test_a_truncated_file_is_refused(tmp_path: Path) -> None:
    path = saved(tmp_path, "stones-1999")
    net_kernels = net_kernels_of(game_of(tb.rulebook("stones-1999")))
    whole = path.read_bytes()
    for size in (10, len(whole) // 3, len(whole) // 2, len(whole) - 100, len(whole) - 1):
        path.write_bytes(whole[:size])
        with pytest.raises(UnfitNet, match="this is no net"):
            load_model(path, net_kernels)


def test_a_net_with_layers_of_other_sizes_is_refused(tmp_path: Path) -> None:
    """Compiled code would read beyond the end of a layer that is too small."""
    net = wild_net(game_of(tb.rulebook("stones-1999")))
    path = saved(tmp_path, "stones-1999", Model(net._replace(hidden_weights=net.hidden_weights[:, :3])))
    with pytest.raises(UnfitNet, match="damaged"):
        load_model(path, net_kernels_of(game_of(tb.rulebook("stones-1999"))))


def test_a_file_with_a_wrong_byte_is_refused_or_harmless(tmp_path: Path) -> None:
    """Whatever the byte belongs to: nothing but UnfitNet comes out."""
    path = saved(tmp_path, "stones-1999")
    net_kernels = net_kernels_of(game_of(tb.rulebook("stones-1999")))
    whole = path.read_bytes()
    refused = 0
    rng = np.random.Generator(np.random.PCG64(3))
    for at in rng.integers(0, len(whole), 25).tolist():
        path.write_bytes(whole[:at] + bytes([whole[at] ^ 0x55]) + whole[at + 1 :])
        try:
            load_model(path, net_kernels)
        except UnfitNet:
            refused += 1
    assert refused > 10, "seed 3"


@pytest.mark.parametrize("rulebook", BOOKS)
def test_a_net_of_a_file_plays(rulebook: str, tmp_path: Path) -> None:
    player = tb.opponent(f"learned:{saved(tmp_path, rulebook)}", 1)
    helper = tb.opponent("random", 1)
    assert isinstance(player, LearnedOpponent)
    position = tb.rulebook(rulebook).deal(1)
    while position.outcome is None:
        seat = position.to_move
        position = position.play((player if seat is tb.Seat.SOUTH else helper).choose(position.view(seat)))


@pytest.mark.parametrize("name", ["learned", "deep"])
def test_an_own_edition_has_no_net_until_one_is_trained(name: str) -> None:
    with pytest.raises(tb.TottenburyError, match=r"no net has been trained for battle-line.*tottenbury train battle-line"):
        tb.opponent(name).check_plays(tb.rulebook("battle-line"))
