"""Exact small games: their trees as text, their equilibria by both ways, and how exploitable our players are."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

import pytest

import tottenbury as tb
from tests.research.open_games import setting, tiny
from tests.terminal.running import tottenbury
from tottenbury.core.seats import Seat
from tottenbury.research.efg import extensive_form, guess_nodes
from tottenbury.research.open_game import CHANCE, OVER, OpenGame, setting_of
from tottenbury.research.recall import information_text

pyspiel = pytest.importorskip("pyspiel")

from tottenbury.research.equilibrium import SmallGame, key_of  # noqa: E402 - it needs OpenSpiel
from tottenbury.research.openspiel import openspiel_game  # noqa: E402

ITERATIONS = 40
"""Enough of CFR+ for the tiny edition."""

SHIPPED = ("mini-card", "mini-one", "mini-two", "mini-joker", "mini-fog")


def test_the_tree_of_openspiel_is_the_tree_of_the_game(tmp_path: Path) -> None:
    open_game = setting(tiny(tmp_path), Seat.SOUTH).begin()
    form = extensive_form(open_game.setting)
    sets: dict[tuple[int, str], str] = {}
    assert walk(open_game, pyspiel.load_efg_game(form.text).new_initial_state(), sets) == form.nodes
    assert len(sets) == len(form.sets) == len(set(sets.values()))
    assert sets == {(one.seat, one.text): key_of(one) for one in form.sets}


def walk(open_game: OpenGame, state: Any, sets: dict[tuple[int, str], str]) -> int:
    """Both trees side by side; the answer is the number of nodes."""
    assert open_game.player == state.current_player()
    if open_game.player == OVER:
        assert open_game.returns() == state.returns()
        return 1
    if open_game.player == CHANCE:
        shares = {open_game.name(code): share for code, share in open_game.chances()}
        theirs = {state.action_to_string(code): share for code, share in state.chance_outcomes()}
        assert theirs == pytest.approx(shares, abs=1e-12)
        actions = {open_game.name(code): code for code, _ in open_game.chances()}
    else:
        key = (open_game.player, information_text(open_game, Seat(open_game.player)))
        assert sets.setdefault(key, state.information_state_string()) == state.information_state_string()
        actions = {open_game.name(action): action for action in open_game.actions()}
    children = {state.action_to_string(action): action for action in state.legal_actions()}
    assert children.keys() == actions.keys()
    return 1 + sum(walk(open_game.after(actions[name]), state.child(children[name]), sets) for name in actions)


def by_game(small: SmallGame, policy: Any) -> Any:
    """A policy for the text as one for the game in Python: information sets by what was seen, actions by our index."""
    table, spaces = policy.policy_table(), small.setting.spaces
    mapped = {}
    for one in small.form.sets:
        shares = dict(table[key_of(one)])
        mapped[one.text] = [(spaces.action_of(move), shares[small.form.actions[move]]) for move in one.moves]
    return pyspiel.TabularPolicy(mapped)


def measured(game: Any, policy: Any) -> tuple[float, float]:
    """Exploitability and value of a policy, as OpenSpiel finds them on a game."""
    return pyspiel.exploitability(game, policy), pyspiel.expected_returns(game.new_initial_state(), policy, -1, True)[0]


def test_an_equilibrium_found_by_the_text_is_one_of_the_game() -> None:
    small = SmallGame(setting("mini-card", Seat.SOUTH))
    solution = small.solve()
    game = openspiel_game("mini-card", Seat.SOUTH)
    exploitability, value = measured(game, by_game(small, solution.policy))
    assert exploitability < 1e-3
    assert (exploitability, value) == pytest.approx((solution.measure.exploitability, solution.measure.value), abs=1e-9)


def test_both_ways_through_openspiel_find_the_same_strategies(tmp_path: Path) -> None:
    path = tiny(tmp_path)
    small = SmallGame(setting(path, Seat.SOUTH))
    game = openspiel_game(path, Seat.SOUTH)
    text_solver, game_solver = pyspiel.CFRPlusSolver(small.game), pyspiel.CFRPlusSolver(game)
    for _ in range(ITERATIONS):
        text_solver.evaluate_and_update_policy()
        game_solver.evaluate_and_update_policy()
    found = game_solver.tabular_average_policy()
    policy = text_solver.tabular_average_policy()
    theirs, ours = found.policy_table(), by_game(small, policy).policy_table()
    assert theirs.keys() == ours.keys()
    for seen in ours:
        assert dict(theirs[seen]) == pytest.approx(dict(ours[seen]), abs=1e-6), seen
    measure = small.measure(policy)
    assert measured(game, found) == pytest.approx((measure.exploitability, measure.value), abs=1e-6)
    assert measure.exploitability < 1e-3


def test_a_shipped_edition_is_solved() -> None:
    small = SmallGame(setting("mini-one", Seat.SOUTH))
    told: list[int] = []
    solution = small.solve(200, 1e-3, lambda progress: told.append(progress.iterations))
    assert solution.measure.exploitability < 1e-3
    assert told == [progress.iterations for progress in solution.progress]
    low, high = solution.bounds
    assert low <= 0.2 <= high  # the value is a fifth: South has the better of it
    assert high - low < 2e-3
    exploits = {name: small.measure(small.policy_of(name)).exploitability for name in ("random", "greedy")}
    assert exploits["random"] == pytest.approx(0.49444, abs=1e-5)
    assert solution.measure.exploitability < exploits["greedy"] < exploits["random"]


def test_a_player_is_asked_with_what_its_seat_sees_alone(tmp_path: Path) -> None:
    small = SmallGame(setting(tiny(tmp_path), Seat.SOUTH))
    for one in small.form.sets:
        situation = tb.rulebook("tiny").position(one.view)
        assert set(one.moves) == {str(move) for move in situation.view(one.seat).legal_moves()}
    heard: list[int] = []
    table = small.policy_of("random", seeds=2, told=heard.append).policy_table()
    assert len(table) == len(small.form.sets) == len(heard)
    assert all(sum(share for _, share in actions) == pytest.approx(1) for actions in table.values())


@pytest.mark.parametrize("name", SHIPPED)
def test_shipped_small_editions_are_small(name: str) -> None:
    assert guess_nodes(setting(name, Seat.SOUTH)) < 200_000
    assert tb.rulebook(name).title in (Path(tb.__file__).parent / "editions" / f"{name}.toml").read_text()


def test_a_tree_that_is_too_large_is_refused() -> None:
    with pytest.raises(tb.TottenburyError, match=r"stones-1999 is too large: about \de\+\d+ nodes, and at most 500,000 can be written"):
        extensive_form(setting("stones-1999"))
    with pytest.raises(tb.TottenburyError, match=r"tug is too large: more than 1e\+300 nodes, and at most 500,000 can be written"):
        extensive_form(setting_of("tug"))
    with pytest.raises(tb.TottenburyError, match="mini-one is too large: its tree has more than 3,000 nodes"):
        extensive_form(setting("mini-one", Seat.SOUTH), 3000)


def test_wrong_numbers_are_refused(tmp_path: Path) -> None:
    small = SmallGame(setting(tiny(tmp_path), Seat.SOUTH))
    with pytest.raises(tb.TottenburyError, match="one iteration"):
        small.solve(0)
    with pytest.raises(tb.TottenburyError, match="one seed"):
        small.policy_of("random", 0)
    with pytest.raises(tb.UnknownName, match="nobody"):
        small.policy_of("nobody")
    with pytest.raises(tb.TottenburyError, match="perfect"):
        small.policy_of("perfect")


# The command


def test_the_command_solves_measures_and_writes_the_tree(tmp_path: Path) -> None:
    tree = tmp_path / "tiny.efg"
    path = tiny(tmp_path)
    said = tottenbury("equilibrium", path, "--target", "0.02", "--opponent", "random", "--efg", str(tree)).stdout
    for text in ("nodes, of which", "information sets: South", "value for South", "proven to lie between", "random"):
        assert text in said
    game = pyspiel.load_efg_game(tree.read_text())
    assert game.get_type().utility == pyspiel.GameType.Utility.ZERO_SUM
    answer = json.loads(tottenbury("equilibrium", path, "--iterations", "3", "--opponent", "greedy", "--json").stdout)
    assert answer["nodes"] == answer["chance_nodes"] + answer["decision_nodes"] + answer["ends"]
    assert answer["progress"][-1]["iterations"] == 3
    assert answer["bounds"][0] <= answer["bounds"][1]
    assert answer["players"]["greedy"]["exploitability"] >= 0


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["missing.toml"], "missing.toml cannot be read"),
        (["stones-1999"], "stones-1999 is too large"),
        (["tug"], "tug is too large: more than 1e+300 nodes"),
        (["mini-one", "--limit", "10"], "too large"),
        (["mini-one", "--opponent", "nobody"], "nobody"),
        (["mini-one", "--target", "2"], "between 0 and 1"),
        (["mini-one", "--iterations", "0"], "above zero"),
        (["siege-2020", "--first", "N"], "attacker"),
    ],
)
def test_wrong_input_gets_a_clear_answer(arguments: list[str], message: str) -> None:
    assert message in tottenbury("equilibrium", *arguments, code=2).stderr


def test_without_openspiel_the_command_says_how_to_get_it(tmp_path: Path) -> None:
    (tmp_path / "sitecustomize.py").write_text("import sys\nsys.modules['pyspiel'] = None\n")
    path = os.pathsep.join([str(tmp_path), os.environ.get("PYTHONPATH", "")])
    assert "tottenbury[openspiel]" in tottenbury("equilibrium", "mini-one", code=2, PYTHONPATH=path).stderr
