"""Every rulebook as a game of OpenSpiel, by OpenSpiel's own checks."""

from __future__ import annotations

import re
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import tottenbury as tb
from tests.research.open_games import tiny
from tottenbury.core.seats import Seat

pyspiel = pytest.importorskip("pyspiel")

from tottenbury.research.openspiel import openspiel_game, short_name  # noqa: E402 - it needs OpenSpiel


def play(state: Any, steps: int, seed: int) -> Any:
    """Go on at random."""
    chance = np.random.RandomState(seed)
    for _ in range(steps):
        if state.is_terminal():
            break
        if state.is_chance_node():
            codes, shares = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(chance.choice(codes, p=shares))
        else:
            state.apply_action(chance.choice(state.legal_actions()))
    return state


@pytest.mark.parametrize("name", tb.rulebooks())
def test_random_games_pass_the_checks_of_openspiel(name: str) -> None:
    game = pyspiel.load_game(short_name(name) + ("(turn_limit=60)" if name == "tug" else ""))
    pyspiel.random_sim_test(game, num_sims=2, serialize=True, verbose=False)


def test_editions_and_options_pass_them_too(tmp_path: Path) -> None:
    for name in (tiny(tmp_path), "mini-fog", "stones-1999;claim_window=own_turn;stalemate=draw", "tug;reroll_source=both"):
        pyspiel.random_sim_test(openspiel_game(name, turn_limit=40), num_sims=2, serialize=True, verbose=False)


def test_a_game_is_named_with_its_rulebook_options_and_who_begins() -> None:
    game = openspiel_game("stones-1999;claim_window=own_turn", Seat.NORTH)
    assert str(game) == "tottenbury(first=N,rulebook=stones-1999;claim_window:own_turn,turn_limit=1000)"
    again = pyspiel.load_game(str(game))
    assert again.setting.book.id == "stones-1999;claim_window=own_turn"
    state = play(again.new_initial_state(), 12, 0)
    assert str(state.open_game.view(None)).split()[2] == "N"  # and no lot was drawn
    assert play(pyspiel.load_game("tottenbury_stones_1999").new_initial_state(), 1, 0).history_str() in ("0", "1")


def test_a_state_comes_back_from_its_text_with_everything_that_was_seen() -> None:
    for name in ("stones-2004-tactics", "siege-2020-tactics", "tug"):
        game = pyspiel.load_game(short_name(name))
        state = play(game.new_initial_state(), 60, 3)
        game_again, again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
        assert str(game_again) == str(game)
        assert (str(again), again.history()) == (str(state), state.history())
        for player in range(2):
            assert again.information_state_string(player) == state.information_state_string(player)
            assert again.observation_tensor(player) == state.observation_tensor(player)


def test_observations_are_the_view_and_information_is_the_record() -> None:
    state = play(pyspiel.load_game("tottenbury_stones_1999").new_initial_state(), 40, 5)
    for seat in Seat:
        assert state.observation_string(seat) == str(state.open_game.view(seat))
        assert state.information_state_string(seat).startswith(f"{seat.letter}: ")
        observation = state.open_game.setting.spaces.observe(state.open_game.state, seat)
        assert state.observation_tensor(seat) == observation.astype(np.float32).tolist()
        assert state.information_state_tensor(seat)[: len(observation)] == state.observation_tensor(seat)
    spectator = pyspiel.IIGObservationType(perfect_recall=False, public_info=True, private_info=pyspiel.PrivateInfoType.NONE)
    assert state.get_game().make_py_observer(spectator).string_from(state, 0) == str(state.open_game.view(None))


def test_a_resampled_state_is_the_same_to_the_seat_and_has_a_history() -> None:
    state = play(pyspiel.load_game("tottenbury_stones_2024_tactics").new_initial_state(), 70, 2)
    other = state.resample_from_infostate(1, lambda: 0.25)
    assert other.information_state_string(1) == state.information_state_string(1)
    assert other.information_state_tensor(1) == state.information_state_tensor(1)
    assert str(other) != str(state)
    replayed = state.get_game().new_initial_state()
    for action in other.history():
        replayed.apply_action_with_legality_check(action)
    assert str(replayed) == str(other)


@pytest.mark.filterwarnings("ignore::DeprecationWarning")  # of OpenSpiel's own imports
def test_the_information_set_search_of_openspiel_plays_with_the_resampler() -> None:
    from open_spiel.python.algorithms import ismcts, mcts

    game = openspiel_game("mini-one", Seat.SOUTH)
    state = play(game.new_initial_state(), 4, 1)
    chance = np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, chance), 2.0, 60, random_state=chance)
    while not state.is_terminal():
        if state.is_chance_node():
            play(state, 1, 1)
        else:
            action = bot.step(state)
            assert action in state.legal_actions()
            state.apply_action(action)
    assert sum(state.returns()) == 0


CRASH = """
import pyspiel
import tottenbury.research.openspiel
state = pyspiel.load_game("tottenbury(rulebook=mini-one,first=S)").new_initial_state()
while state.is_chance_node():
    state.apply_action(state.chance_outcomes()[0][0])
maker = pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT
bot = pyspiel.ISMCTSBot(1, pyspiel.RandomRolloutEvaluator(1, 1), 2.0, 10, -1, maker, False, False)
print(bot.step(state))
"""


def test_the_compiled_search_of_openspiel_crashes_as_our_page_says() -> None:
    """If this fails, OpenSpiel has learnt to play Python's games with its compiled search; docs/research/openspiel.md should say so."""
    result = subprocess.run([sys.executable, "-c", CRASH], capture_output=True, check=False)
    assert result.returncode in (-signal.SIGSEGV, -signal.SIGABRT)


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        ("no-such-book", "no rulebook is called|no-such-book"),
        ("", "needs a rulebook"),
        ("a(b).toml", "brackets"),
        ("missing.toml", "missing.toml"),
        ("stones-1999;claim_window=never", "never"),
    ],
)
def test_a_wrong_rulebook_is_refused_in_our_words(wrong: str, message: str) -> None:
    with pytest.raises(tb.TottenburyError, match=message):
        openspiel_game(wrong)


def test_a_rulebook_itself_is_refused_with_what_to_say_instead() -> None:
    with pytest.raises(tb.TottenburyError, match="by its id or its edition file, not <Rulebook stones-1999>; a Rulebook has an id"):
        openspiel_game(tb.rulebook("stones-1999"))  # type: ignore[arg-type]


def test_a_wrong_first_seat_is_refused() -> None:
    with pytest.raises(tb.TottenburyError, match="a seat is 0, South, or 1, North, not 'S'"):
        openspiel_game("stones-1999", "S")  # type: ignore[arg-type]
    with pytest.raises(tb.TottenburyError, match="lot, S or N, not 'X'"):
        pyspiel.load_game("tottenbury_stones_1999(first=X)")
    with pytest.raises(tb.TottenburyError, match="attacker"):
        openspiel_game("siege-2020", Seat.NORTH)


def test_the_sizes_are_those_of_our_page() -> None:
    page = Path(__file__).parents[2] / "docs" / "research" / "openspiel.md"
    rows = [
        [cell.strip(" `") for cell in line.split("|")[1:-1]] for line in page.read_text().splitlines() if line.startswith("| `tottenbury_")
    ]
    assert [row[0] for row in rows] == [short_name(name) for name in tb.rulebooks()]
    for name, *sizes in rows:
        game = pyspiel.load_game(name)
        recalled = game.information_state_tensor_size() if game.get_type().provides_information_state_tensor else "-"
        numbers = [game.num_distinct_actions(), game.max_chance_outcomes(), game.max_game_length(), game.max_chance_nodes_in_history()]
        assert sizes == [str(number) for number in [*numbers, game.observation_tensor_size(), recalled]]


@pytest.mark.filterwarnings("ignore::DeprecationWarning")  # of OpenSpiel's own imports
@pytest.mark.parametrize("page", ["openspiel.md", "equilibria.md"])
def test_the_examples_of_our_pages_run(page: str) -> None:
    text = (Path(__file__).parents[2] / "docs" / "research" / page).read_text()
    examples = re.findall(r"```python\n(.*?)```", text, re.S)
    assert examples
    for example in examples:
        exec(compile(example, page, "exec"), {})
