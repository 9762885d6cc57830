"""Nets in files: weights in 8 bits, and where they come from.

A net file is a NumPy archive (`.npz`, arrays without objects). docs/learning.md describes it.
"""

from __future__ import annotations

import hashlib
import json
import zipfile
import zlib
from dataclasses import dataclass, field, replace
from functools import cache
from importlib.resources import as_file
from pathlib import Path
from typing import Any

import numpy as np

from tottenbury.core.errors import TottenburyError
from tottenbury.core.kernel_game import KernelGame
from tottenbury.kit.files import whole_file
from tottenbury.opponents.nets.net import HIDDEN, WIDTH, Net, as_in_files, new_net
from tottenbury.opponents.nets.net_kernels import NetKernels, net_kernels_of
from tottenbury.opponents.nets.shipped import net_file, net_for

FORMAT = 1
FEATURES = 1
"""Raised whenever the same position is told to a net otherwise: older nets do not fit any more."""

PARTS = ("bias", "hidden", "hidden_bias", "out", "out_bias", "leaning")


class UnfitNet(TottenburyError):
    """A file that is no net, or one for other rules or another version."""


@dataclass
class Model:
    """A net, what its values mean as probabilities, and where it comes from."""

    net: Net
    about: dict[str, Any] = field(default_factory=dict)
    maps: dict[str, Any] = field(default_factory=dict)
    """Calibration: raw values and the probabilities that they stand for, by kind of value or, before that, by kind and rulebook."""

    def calibrated(self, value: float, kind: str, book: str = "") -> float:
        """What a raw value means as a probability; what is decided stays so."""
        points = self.maps.get(f"{kind}/{book.partition(';')[0]}", self.maps.get(kind))
        if points is None or value in (0.0, 1.0):
            return float(value)
        return float(np.interp(value, points[0], points[1]))


DECIDING, WAITING = "deciding", "waiting"
"""Kinds of value: of the best move of a seat that is to decide, and of what a seat sees while the other one decides."""


def shape_of(net_kernels: NetKernels) -> str:
    """A name for the form of a net: one of another form cannot be used."""
    return f"{net_kernels.family.name}/{FEATURES}/{net_kernels.roles}x{net_kernels.rows}x{WIDTH}x{HIDDEN}"


def save_model(path: Path, net_kernels: NetKernels, model: Model) -> None:
    """Write a net with its rows in 8 bits each; rows that never occurred are left out."""
    net = as_in_files(model.net)
    rows = net.rows
    used = np.flatnonzero(np.abs(rows).max(axis=1) > 0)
    scale = (np.abs(rows[used]).max(axis=1) / 127.0).astype(np.float32)
    small = np.rint(rows[used] / scale[:, None]).astype(np.int8)
    about = {**model.about, "format": FORMAT, "shape": shape_of(net_kernels)}
    arrays: dict[str, Any] = {"used": used.astype(np.int32), "scale": scale, "rows": small}
    arrays |= dict(zip(PARTS, net[1:], strict=True))
    arrays |= {"map_" + kind.replace("/", "@"): np.asarray(points, np.float32) for kind, points in model.maps.items()}
    arrays["about"] = np.frombuffer(json.dumps(about, sort_keys=True).encode(), np.uint8)
    with whole_file(path) as out:
        np.savez_compressed(out, **arrays)


DAMAGED = (OSError, ValueError, KeyError, TypeError, EOFError, RuntimeError, zipfile.BadZipFile, zlib.error)
"""All that NumPy may raise where a file is not the archive that it should be."""


def read_arrays(path: Path) -> dict[str, Any]:
    """The arrays of an archive. The file is opened here: NumPy would leave it open if it is none."""
    with path.open("rb") as file, np.load(file, allow_pickle=False) as archive:
        return {name: archive[name] for name in archive.files}


def load_model(path: Path, net_kernels: NetKernels, relative: bool = False) -> Model:
    """Read a net for these features; UnfitNet says what is wrong with the file.

    As a `relative` a net of the same game without tactic cards, or with them, will do, too: their features are numbered alike.
    """
    try:
        arrays = read_arrays(path)
        about = json.loads(arrays["about"].tobytes())
        if not isinstance(about, dict):
            raise ValueError
    except DAMAGED as error:
        raise UnfitNet(f"{path}: {'cannot be read' if isinstance(error, OSError) else 'this is no net'}") from None
    shapes = [shape_of(net_kernels)]
    if relative:
        family = replace(net_kernels.family, tactics=not net_kernels.family.tactics)
        shapes.append(shape_of(net_kernels).replace(net_kernels.family.name, family.name, 1))
    if about.get("format") != FORMAT or about.get("shape") not in shapes:
        raise UnfitNet(f"{path}: this net is for {about.get('shape')} (format {about.get('format')}), not for {shape_of(net_kernels)}")
    try:
        full = np.zeros((net_kernels.rows * net_kernels.roles, WIDTH), np.float32)
        full[arrays["used"]] = arrays["rows"].astype(np.float32) * arrays["scale"][:, None]
        parts = tuple(np.ascontiguousarray(arrays[name], np.float32) for name in PARTS)
        if [part.shape for part in parts] != [part.shape for part in as_in_files(new_net(1, net_kernels.roles, 0))[1:]]:
            raise ValueError("its layers have other sizes")
        maps = {name[4:].replace("@", "/"): arrays[name].astype(np.float64) for name in arrays if name.startswith("map_")}
    except (KeyError, IndexError, ValueError) as error:
        raise UnfitNet(f"{path}: the net is damaged ({error})") from None
    return Model(as_in_files(Net(full, *parts)), about, maps)


@cache
def _shipped(name: str, net_kernels: NetKernels) -> Model | None:
    source = net_file(name)
    if not source.is_file():
        return None
    with as_file(source) as path:
        return load_model(path, net_kernels)


def shipped_model(game: KernelGame) -> Model | None:
    """The net that comes with the package for a game, if there is one."""
    net = net_for(game.id)
    return None if net is None else _shipped(net.name, net_kernels_of(game))


def digest_of(model: Model) -> str:
    """A short name for the weights of a net."""
    digest = hashlib.blake2b(digest_size=6)
    for part in as_in_files(model.net):
        digest.update(np.ascontiguousarray(part).tobytes())
    return digest.hexdigest()
