"""The machines that libraries are built for."""

from __future__ import annotations

from dataclasses import dataclass

from tottenbury.kernel.library import host_target, suffix_of


@dataclass(frozen=True)
class Target:
    """One kind of machine."""

    name: str
    triple: str
    """What LLVM calls it."""
    cpu: str
    """The oldest processor that it shall run on. (Newer vector units do not help: our loops are short.)"""
    features: str = ""
    zig: str = ""
    """What Zig's linker calls it."""
    wheel: str = ""
    """The tag of its wheels."""

    @property
    def suffix(self) -> str:
        """How the names of its libraries end."""
        return suffix_of(self.name)


TARGETS = {
    target.name: target
    for target in (
        Target(
            "linux-x86_64", "x86_64-unknown-linux-gnu", "x86-64-v2", "", "x86_64-linux-gnu", "manylinux_2_17_x86_64.musllinux_1_1_x86_64"
        ),
        Target(
            "linux-aarch64", "aarch64-unknown-linux-gnu", "generic", "", "aarch64-linux-gnu", "manylinux_2_17_aarch64.musllinux_1_1_aarch64"
        ),
        Target("macos-aarch64", "arm64-apple-macosx11.0.0", "apple-m1", "", "aarch64-macos", "macosx_11_0_arm64"),
        Target("macos-x86_64", "x86_64-apple-macosx10.13.0", "x86-64-v2", "", "x86_64-macos", "macosx_10_13_x86_64"),
        Target("windows-x86_64", "x86_64-pc-windows-gnu", "x86-64-v2", "", "x86_64-windows-gnu", "win_amd64"),
        Target("wasm32", "wasm32-unknown-unknown", "generic", "+simd128,+bulk-memory,+mutable-globals,+sign-ext", "wasm32-freestanding"),
    )
}
"""All targets by name."""


def host() -> Target | None:
    """The target of this machine, if it is one of them."""
    return TARGETS.get(host_target())
