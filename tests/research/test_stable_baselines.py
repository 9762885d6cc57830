"""Stable-Baselines3 and its MaskablePPO on our environments, as their own helpers make them."""

from __future__ import annotations

import warnings

import numpy as np
import pytest

import tottenbury.research.gymnasium  # noqa: F401 - registers the environments

REASON = "needs PyTorch: pip install stable-baselines3 sb3-contrib"
env_util = pytest.importorskip("stable_baselines3.common.env_util", reason=REASON)
contrib = pytest.importorskip("sb3_contrib", reason=REASON)


@pytest.mark.parametrize("rulebook", ["stones-1999", "siege-2020-tactics", "tug"])
def test_the_standard_helper_makes_environments_that_maskable_ppo_learns_from(rulebook: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it asks for pictures, and is told that there are none
        environments = env_util.make_vec_env(f"tottenbury/{rulebook}-v1", n_envs=2, seed=1)
    model = contrib.MaskablePPO("MlpPolicy", environments, n_steps=32, batch_size=32, seed=1, device="cpu")
    model.learn(64)
    observations = environments.reset()
    for _ in range(50):
        masks = np.array(environments.env_method("action_masks"))
        actions, _ = model.predict(observations, action_masks=masks)
        assert all(mask[action] for mask, action in zip(masks, actions, strict=True))
        observations, _, _, _ = environments.step(actions)
    environments.close()
