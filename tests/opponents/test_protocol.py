"""The lines of the duel protocol that both sides need."""

from __future__ import annotations

import random

import pytest

import tottenbury as tb
from tottenbury.opponents.bots.protocol import Option, Report, read_go, write_go


@pytest.mark.parametrize(
    "text",
    [
        "option name A type string default",
        "option name A type string default two words",
        "option name A type spin default -3 min -5 max 5",
        "option name A type combo default x var x var y",
    ],
)
def test_options_round_trip(text: str) -> None:
    assert str(Option.parse(text.removeprefix("option "))) == text


def test_no_text_upsets_the_reader_of_infos_and_options() -> None:
    seed = random.randrange(1 << 32)
    print(f"seed {seed}")
    chance = random.Random(seed)
    words = ["name", "A", "type", "spin", "check", "combo", "string", "default", "min", "max", "var"]
    words += ["move", "line", "exact", "chance", "simulations", "time", "|", "-7", "0.5", "1e999", "nan", "b5@1"]
    position = tb.rulebook("stones-1999").deal(3)
    view = position.view(position.to_move)
    for _ in range(5000):
        text = "".join(word + chance.choice([" ", " ", " ", "", "  ", "\0"]) for word in chance.choices(words, k=chance.randrange(14)))
        option = Option.parse(text)
        assert option is None or Option.parse(str(option).removeprefix("option ")) is not None, (seed, text)
        report = Report(view.legal_moves())
        report.add(text)
        assert all(one.chance is None or 0 <= one.chance <= 1 for one in report.thought(view.legal_moves()[0], 0.0).candidates), (
            seed,
            text,
        )


@pytest.mark.parametrize("budget", [None, tb.Budget(seconds=0.1), tb.Budget(seconds=86_400), tb.Budget(simulations=2000)])
def test_a_budget_survives_the_way_to_the_engine(budget: tb.Budget | None) -> None:
    assert read_go(write_go(budget).split()[1:]) == budget


def test_a_time_too_short_or_too_long_to_say_is_the_nearest_that_can_be_said() -> None:
    assert write_go(tb.Budget(seconds=0.0001)) == "go movetime 1"
    assert write_go(tb.Budget(seconds=1e9)) == "go movetime 86400000"
