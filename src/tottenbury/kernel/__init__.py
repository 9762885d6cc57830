"""The compiled floor of the house: one `jit`, random numbers, bit tricks, game-neutral loops."""

from tottenbury.kernel.compiling import COMPILED, bind, borrow, jit, jit_inline, jit_sums, record_at, variant

__all__ = ["COMPILED", "bind", "borrow", "jit", "jit_inline", "jit_sums", "record_at", "variant"]
