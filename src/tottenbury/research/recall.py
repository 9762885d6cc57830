"""Perfect recall: all that a seat has seen of a game, in order, as text and as rows of numbers. Nothing hidden ever enters it."""

from __future__ import annotations

from typing import Any, get_args

import numpy as np

from tottenbury.core.game import State
from tottenbury.core.seats import Seat
from tottenbury.research.games import UnseenStep
from tottenbury.research.open_game import OpenGame, Setting

COLUMNS = ("seat", "what", "brought")
"""A row: who, 1 or 2; what was done, see `what_codes`; what it brought: 0 nothing, 1 something hidden, else 2 and chance's number."""


def what_codes(setting: Setting) -> dict[str, int]:
    """The codes of what a row can hold other than an action, which is written as 1 + its index."""
    return {name: setting.spaces.actions + 1 + n for n, name in enumerate(get_args(UnseenStep))}


# As text


def information_text(open_game: OpenGame, seat: Seat | None) -> str:
    """What a seat (None: a spectator) has seen, as its record would tell it: its deal, then every turn with `?` for what is hidden.

    What a swap covers is told as soon as both seats have seen it, so the text is always the whole of what is known by now.
    """
    text = _steps_text(open_game, seat)
    viewer = "-" if seat is None else seat.letter
    asked = "" if open_game.pending is None else f" {open_game.setting.book.notation.write_move(open_game.pending)}"
    return f"{viewer}: {open_game.deal.seen_by(seat)}{text}{asked}"


def _steps_text(open_game: OpenGame, seat: Seat | None) -> str:
    """All steps. They are kept with the open game, except in a game where what was hidden becomes visible later on."""
    keeps = not open_game.setting.research.tells_later(open_game.setting.game)
    stages: list[OpenGame] = []
    stage: OpenGame | None = open_game
    while stage is not None and (seat not in stage.kept or not keeps):
        stages.append(stage)
        stage = stage.parent
    text, told = ("", 0) if stage is None else stage.kept[seat]
    for stage in reversed(stages):
        text, told = _with_stage(text, told, stage, seat, open_game.state)
        if keeps:
            stage.kept[seat] = text, told
    return str(text)


def _with_stage(text: str, told: int, stage: OpenGame, seat: Seat | None, now: State | None) -> tuple[str, int]:
    """The text with the steps of one more stage; `told` is the turn that was last spoken of."""
    if not stage.made or stage.parent is None:
        return text, told
    assert now is not None
    book, turn = stage.setting.book, stage.parent.turns
    if turn != told:
        text += f" {turn}. {book.game.turn(stage.made[0][0]).letter}"
    return text + "".join(f" {book.step_for(seat, state, move, now)}" for state, move in stage.made), turn


# As numbers


def information_rows(open_game: OpenGame, seat: Seat, length: int) -> np.ndarray[Any, np.dtype[np.float32]]:
    """The same as rows, the first step first, and rows of zeros behind. The deal is seen in the observation."""
    rows = np.zeros((length, len(COLUMNS)), np.float32)
    made = [step for stage in open_game.path() for step in stage.made]
    for n, (state, move) in enumerate(made):
        rows[n] = _row(open_game.setting, state, move, seat, open_game.dealt)
    return rows


def _row(setting: Setting, state: State, move: int, seat: Seat, now: State) -> tuple[int, int, int]:
    game = setting.game
    seen = game.sees(state, move, seat, now)
    unseen = setting.research.unseen_step(move, seen)
    what = 1 + setting.spaces.number_to_action(move) if unseen is None else what_codes(setting)[unseen]
    brought = 0 if seen else 1
    if seen and game.reveals(move):
        result = game.result(state, move)
        assert result is not None
        brought = 2 + setting.code(move, result)
    return 1 + int(game.decider(state)), what, brought
