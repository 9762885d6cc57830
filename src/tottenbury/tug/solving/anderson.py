"""Anderson's acceleration of a fixed-point iteration: the next point combines the last ones so that their residuals nearly cancel."""

from __future__ import annotations

from typing import Any

import numpy as np

RIDGE = 1e-13
"""Relative weight that keeps the small least-squares problem solvable when residuals are nearly parallel."""

PATIENCE = 4.0
"""A residual this many times larger than the best one so far shows that the memory misleads: forget it and go back."""


class Anderson:
    """Memory of the last `window` steps of x → g(x), as differences of images and residuals (float32 when `small`)."""

    def __init__(self, window: int, size: int, small: bool = False) -> None:
        kind = np.float32 if small else np.float64
        self.window = window
        self._images = np.empty((window, size), kind)
        self._residuals = np.empty((window, size), kind)
        self._products = np.zeros((window, window))
        self._last_image: Any = None
        self._last_residual: Any = None
        self._held = 0
        self._next = 0
        self.forgotten = 0
        """How often the memory was thrown away."""
        self._best = np.inf
        self._best_image: Any = None

    def forget(self) -> None:
        """Start again without memory."""
        self._held = self._next = 0
        self._last_image = self._last_residual = None

    def restart(self) -> None:
        """Forget the best point, too: from now on another function is iterated."""
        self.forget()
        self._best, self._best_image = np.inf, None

    def step(self, point: Any, image: Any) -> Any:
        """The next point, given a point and its image (flat arrays; `image` is kept, so do not change it)."""
        residual = image - point
        size = float(np.sqrt(residual @ residual))
        if size > PATIENCE * self._best:
            self.forget()
            self.forgotten += 1
            self._best = size  # from here on, what is reached now counts
            return self._best_image.copy()
        if size < self._best:
            self._best, self._best_image = size, image
        if self._last_image is not None:
            self._remember(image, residual)
        self._last_image, self._last_residual = image, residual
        if self._held == 0:
            return image.copy()
        kept = slice(0, self._held)
        pull = (self._residuals[kept] @ residual.astype(self._residuals.dtype)).astype(np.float64)
        weights = self._solve(self._products[kept, kept], pull)
        return image - weights.astype(self._images.dtype) @ self._images[kept]

    def _remember(self, image: Any, residual: Any) -> None:
        """Put the newest differences in the oldest place."""
        place = self._next
        self._images[place] = image - self._last_image
        self._residuals[place] = residual - self._last_residual
        self._next = (place + 1) % self.window
        self._held = max(self._held, place + 1)
        products = self._residuals[: self._held] @ self._residuals[place]
        self._products[place, : self._held] = self._products[: self._held, place] = products

    @staticmethod
    def _solve(products: Any, pull: Any) -> Any:
        """Least squares by normal equations of scaled columns."""
        scale = 1.0 / np.sqrt(np.maximum(np.diag(products), 1e-300))
        scaled = products * scale[:, None] * scale[None, :]
        return scale * np.linalg.solve(scaled + RIDGE * len(pull) * np.eye(len(pull)), pull * scale)
