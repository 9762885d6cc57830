"""Perfect recall: all that a seat has seen of a game, in order, as text and as rows of numbers. Nothing hidden ever enters it."""

from __future__ import annotations

from typing import Any

import numpy as np

from tottenbury.cards.game import CardGame
from tottenbury.cards.hands import TACTIC
from tottenbury.cards.moves import DRAW_CARD, DRAW_TACTIC, KIND, SOME_CARD, card_in
from tottenbury.research.course import Course, Setting
from tottenbury.siege.game import SiegeGame
from tottenbury.siege.moves import SHUFFLE
from tottenbury.table.game import State
from tottenbury.table.seats import Seat

COLUMNS = ("seat", "what", "brought")
"""A row: who, 1 or 2; what was done, see `what_codes`; what it brought: 0 nothing, 1 something hidden, else 2 and chance's number."""

UNSEEN_CODES = ("card face down", "tactic card face down", "draw", "tactic draw", "shuffle")


def what_codes(setting: Setting) -> dict[str, int]:
    """The numbers of what stands in a row beside an action, which is written as 1 and its index."""
    return {name: setting.spaces.actions + 1 + n for n, name in enumerate(UNSEEN_CODES)}


# As text


def information_text(course: Course, seat: Seat | None) -> str:
    """What a seat (None: a spectator) has seen, as its record would tell it: its deal, then every turn with `?` for what is hidden.

    What a swap covers is told as soon as both seats have seen it, so the text is always the whole of what is known by now.
    """
    text = _steps_text(course, seat)
    viewer = "-" if seat is None else seat.letter
    asked = "" if course.pending is None else f" {course.setting.book.notation.write_move(course.pending)}"
    return f"{viewer}: {course.deal.seen_by(seat)}{text}{asked}"


def _steps_text(course: Course, seat: Seat | None) -> str:
    """All steps. They are kept with the course, except in a game where what was hidden becomes visible later on."""
    keeps = not _tells_later(course.setting)
    stages: list[Course] = []
    stage: Course | None = course
    while stage is not None and (seat not in stage.kept or not keeps):
        stages.append(stage)
        stage = stage.parent
    text, told = ("", 0) if stage is None else stage.kept[seat]
    for stage in reversed(stages):
        text, told = _with_stage(text, told, stage, seat, course.state)
        if keeps:
            stage.kept[seat] = text, told
    return str(text)


def _with_stage(text: str, told: int, stage: Course, seat: Seat | None, now: State | None) -> tuple[str, int]:
    """The text with the steps of one more stage; `told` is the turn that was last spoken of."""
    if not stage.made or stage.parent is None:
        return text, told
    assert now is not None
    book, turn = stage.setting.book, stage.parent.turns
    if turn != told:
        text += f" {turn}. {book.game.turn(stage.made[0][0]).letter}"
    return text + "".join(f" {book.step_for(seat, state, move, now)}" for state, move in stage.made), turn


def _tells_later(setting: Setting) -> bool:
    return isinstance(setting.game, SiegeGame) and setting.game.edition.has_tactics


# As numbers


def information_rows(course: Course, seat: Seat, length: int) -> np.ndarray[Any, np.dtype[np.float32]]:
    """The same as rows, the first step first, and rows of zeros behind; card games only. The deal is seen in the observation."""
    rows = np.zeros((length, len(COLUMNS)), np.float32)
    made = [step for stage in course.path() for step in stage.made]
    for n, (state, move) in enumerate(made):
        rows[n] = _row(course.setting, state, move, seat, course.dealt)
    return rows


def _row(setting: Setting, state: State, move: int, seat: Seat, now: State) -> tuple[int, int, int]:
    game, codes = setting.game, what_codes(setting)
    assert isinstance(game, CardGame)
    who, kind, seen = 1 + int(game.decider(state)), move >> KIND, game.sees(state, move, seat, now)
    if kind in (DRAW_CARD, DRAW_TACTIC):
        card = game.result(state, move)
        assert card is not None
        return who, codes["draw" if kind == DRAW_CARD else "tactic draw"], 2 + setting.code(move, card) if seen else 1
    if isinstance(game, SiegeGame) and kind == SHUFFLE:
        return who, codes["shuffle"], 1
    if seen:
        return who, 1 + setting.spaces.number_to_action(move), 0
    covered = card_in(move) < TACTIC or card_in(move) == SOME_CARD
    return who, codes["card face down" if covered else "tactic card face down"], 1
