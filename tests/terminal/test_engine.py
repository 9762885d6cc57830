"""The engine's side of the duel protocol: in this process over pipes where threads matter, as a real command where it counts."""

from __future__ import annotations

import io
import os
import random
import shlex
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

import tottenbury as tb
from tests.terminal.running import tottenbury
from tottenbury.opponents.bots.external import ExternalOpponent, Limits
from tottenbury.opponents.bots.protocol import Option
from tottenbury.terminal import engine as engine_module
from tottenbury.terminal.engine import Engine

LINE = "stones-1999 ././././././././. S play b5b7g7p9r3y9 ?6 ?42"
LEGAL = tb.position(LINE).legal_moves()
PATIENT = Limits(start=120, ready=300, grace=120, unlimited=240)
ENGINE = f"cmd:{shlex.quote(sys.executable)} -m tottenbury engine --opponent"


def answers(*lines: str | bytes, name: str = "random", seed: int = 0) -> list[str]:
    """All that the engine says to these lines."""
    source = b"".join((line if isinstance(line, bytes) else line.encode()) + b"\n" for line in lines)
    sink = io.BytesIO()
    assert Engine(name, seed, io.BytesIO(source), sink).run() == 0
    return sink.getvalue().decode().splitlines()


class SlowOpponent(tb.Opponent):
    """Thinks until it is stopped, as a stop that comes before it began must not be lost; then plays the last legal move."""

    name = "slow"

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed)
        self.stopped = threading.Event()
        self.budgets: list[tb.Budget | None] = []

    def stop(self) -> None:
        self.stopped.set()

    def _think(self, view: tb.View, moves: tuple[tb.Move, ...], budget: tb.Budget | None) -> tb.Thought:
        self.stopped.clear()
        self.budgets.append(budget)
        if budget is None or budget.simulations is None:
            self.stopped.wait()
        candidates = (tb.Candidate(moves[-1], 0.75, 12), tb.Candidate(moves[0], None))
        return tb.Thought(moves[-1], candidates, simulations=12, line=(moves[-1], "+c=?"), exact=True, seconds=0.25)


class Host:
    """Speaks with an engine in another thread, line by line."""

    def __init__(self) -> None:
        self.player = SlowOpponent()
        (engine_in, host_out), (host_in, engine_out) = os.pipe(), os.pipe()
        self.out, self.into = os.fdopen(host_out, "wb", buffering=0), os.fdopen(host_in, "rb")
        self._ends = os.fdopen(engine_in, "rb"), os.fdopen(engine_out, "wb")
        self.engine = Engine("random", 0, *self._ends, make=lambda name, seed: self.player)
        self.thread = threading.Thread(target=self.engine.run, daemon=True)
        self.thread.start()

    def tell(self, *lines: str) -> None:
        self.out.write("".join(f"{line}\n" for line in lines).encode())

    def hear(self) -> str:
        return self.into.readline().decode().rstrip("\n")

    def until_bestmove(self) -> list[str]:
        lines = [self.hear()]
        while not lines[-1].startswith("bestmove"):
            assert lines[-1], "the engine has gone"
            lines.append(self.hear())
        return lines

    def close(self) -> None:
        self.out.close()
        self.thread.join(30)
        assert not self.thread.is_alive()
        for stream in (self.into, *self._ends):
            stream.close()


@pytest.fixture
def host() -> Iterator[Host]:
    host = Host()
    yield host
    host.close()


def test_an_engine_identifies_itself_and_its_options() -> None:
    lines = answers("tdp 1", "quit", "tdp 1")
    assert lines[0].startswith("id name Tottenbury ")
    assert lines[1].startswith("id author ")
    assert lines[-1] == "tdpok 1"
    options = [Option.parse(line.removeprefix("option ")) for line in lines[2:-1]]
    assert [option.name for option in options if option] == ["Opponent", "MoveTime", "Info"]
    assert [str(option) for option in options] == lines[2:-1]
    assert answers("tdp 3") == ["error this engine speaks tdp 1 to 2"]
    assert answers("tdp 2")[-1] == "tdpok 2"


def test_a_dialogue_ends_in_a_legal_move() -> None:
    lines = answers("tdp 1", "newgame stones-1999 S 7", "isready", f"position {LINE}", f"moves {' | '.join(LEGAL)}", "go movetime 100")
    assert lines[lines.index("tdpok 1") + 1] == "readyok"
    word, _, move = lines[-1].partition(" ")
    assert word == "bestmove"
    assert move in LEGAL


def test_the_dialogue_in_the_docs_is_a_real_one() -> None:
    page = (Path(__file__).parents[2] / "docs" / "engine-protocol.md").read_text()
    lines = [line.strip() for line in page.splitlines() if line.startswith(("    > ", "    < "))]
    said = answers(*[line[2:] for line in lines if line[0] == ">"][:-1], name="perfect")
    expected = [line[2:] for line in lines if line[0] == "<"]
    assert len(said) == len(expected) > 10
    for real, written in zip(said, expected, strict=True):
        if not written.startswith(("id name", "option name Opponent")):  # the version and the list of names may grow
            assert real == written


def test_the_seed_of_a_game_repeats_its_choice() -> None:
    chosen = [answers(f"newgame stones-1999 S {seed}", f"position {LINE}", "go")[-1] for seed in [*range(10), *range(10)]]
    assert chosen[:10] == chosen[10:]
    assert len(set(chosen)) > 3
    assert answers(f"position {LINE}", "go", seed=7)[-1] == chosen[7]


@pytest.mark.parametrize(
    ("lines", "words"),
    [
        (["frobnicate"], "'frobnicate' is not known here"),
        (["go"], "send a position before go"),
        (["go fast"], "go movetime MS or go simulations N"),
        (["go movetime 0"], "movetime is a whole number from 1"),
        (["go simulations -1"], "simulations is a whole number from 1"),
        (["newgame stones-1999 S"], "a rulebook, S or N, and a seed"),
        (["newgame chess S 1"], "no rulebook is called 'chess'"),
        (["newgame stones-1999 S 99999999999999999999"], "a seed is a whole number"),
        (["position"], "no rulebook is called ''"),
        (["position stones-1999 nonsense"], "column"),
        (["position stones-1999 ././././././././. S play ?6 b5b7g7p9r3y9 ?42"], "South's hand is not known here"),
        (["setoption Speed 9"], "there are: Opponent, MoveTime, Info"),
        (["setoption MoveTime fast"], "MoveTime is a whole number"),
        (["setoption Info maybe"], "Info is true or false"),
        (["setoption Opponent kasparov"], "Opponent is one of random, novice, easy"),
        (["edition nonsense"], ""),
        ([b"\xff\xfe\x00"], "is not known here"),
        ([b"x" * (3 << 20)], "a line has less than"),
        (["setoption Opponent perfect", "newgame stones-1999 S 1"], "perfect plays what has been solved"),
    ],
)
def test_what_is_not_understood_is_answered_and_nothing_is_lost(lines: list[str | bytes], words: str) -> None:
    said = answers(*lines, "isready", "setoption Opponent random", f"position {LINE}", "go")
    assert said[0].startswith("error ")
    assert not said[0].startswith("error internal")
    assert words in said[0]
    assert "readyok" in said
    assert said[-1].removeprefix("bestmove ") in LEGAL


def test_a_position_that_is_refused_leaves_no_old_one_behind() -> None:
    said = answers(f"position {LINE}", "position stones-1999 nonsense", "go")
    assert said[-2:] == ["error the last position was refused", "bestmove none"]


def test_a_mistake_inside_an_opponent_is_reported() -> None:
    class Broken(SlowOpponent):
        def _think(self, view: tb.View, moves: tuple[tb.Move, ...], budget: tb.Budget | None) -> tb.Thought:
            raise ZeroDivisionError("oh dear")

    sink = io.BytesIO()
    source = io.BytesIO(f"position {LINE}\ngo\n".encode())
    Engine("random", 0, source, sink, make=lambda name, seed: Broken()).run()
    assert sink.getvalue().decode().splitlines() == ["error ZeroDivisionError: oh dear", "bestmove none"]


def test_stop_ends_a_thought_and_the_next_one_begins_afresh(host: Host) -> None:
    host.tell("newgame stones-1999 S 1", f"position {LINE}")
    for _ in range(3):
        host.tell("go", "isready", "tdp 1", f"position {LINE}", "go", "newgame tug S 1")
        assert host.hear() == "readyok"  # while it thinks
        while host.hear() != "tdpok 1":
            pass
        for word in ("position", "go", "newgame"):
            assert host.hear() == f"error {word} has to wait for bestmove; stop brings it about"
        host.tell("stop", "stop")
        assert host.until_bestmove() == [
            "info simulations 12 time 250",
            f"info chance 0.750000 simulations 12 move {LEGAL[-1]}",
            f"info move {LEGAL[0]}",
            f"info line {LEGAL[-1]} | +c=?",
            "info exact",
            f"bestmove {LEGAL[-1]}",
        ]
        host.tell("stop")  # nobody thinks: nothing happens
    host.tell("setoption Info false", "go simulations 9")
    assert host.until_bestmove() == [f"bestmove {LEGAL[-1]}"]
    assert host.player.budgets == [None, None, None, tb.Budget(simulations=9)]


def test_a_thought_ends_when_its_time_is_over(host: Host) -> None:
    host.tell(f"position {LINE}", "go movetime 30")
    assert host.until_bestmove()[-1] == f"bestmove {LEGAL[-1]}"
    host.tell("setoption MoveTime 20", "go")
    assert host.until_bestmove()[-1] == f"bestmove {LEGAL[-1]}"
    assert host.player.budgets == [tb.Budget(seconds=0.03), tb.Budget(seconds=0.02)]


def test_quit_and_the_end_of_the_input_end_a_thought(host: Host) -> None:
    host.tell(f"position {LINE}", "go", "quit")
    assert host.until_bestmove()[-1] == f"bestmove {LEGAL[-1]}"
    host.thread.join(30)
    assert not host.thread.is_alive()


WORDS = ["tdp", "1", "isready", "setoption", "Opponent", "MoveTime", "Info", "true", "random", "newgame", "stones-1999", "S", "N", "7"]
WORDS += ["position", "moves", "|", "b5@1", "go", "movetime", "5", "simulations", "stop", "edition", "-", "", "?6", "./././."]


def garbage(chance: random.Random) -> bytes:
    """A line that is wrong in one of many ways: noise, words of the protocol in any order, a damaged position."""
    kind = chance.randrange(4)
    if kind == 0:
        return bytes(byte for byte in chance.randbytes(chance.randrange(200)) if byte != 10)
    if kind == 1:
        return " ".join(chance.choices(WORDS, k=chance.randrange(8))).encode()
    line = list(f"position {LINE}" if kind == 2 else f"newgame stones-1999 S {chance.randrange(1 << 70)}")
    for _ in range(chance.randrange(1, 6)):
        place = chance.randrange(len(line))
        line[place : place + chance.randrange(3)] = chance.choice(["", " ", "b", "?", "9", "/", "ß", "\x00", "\r", ";", "99999999999"])
    return "".join(line).encode()


def test_no_garbage_brings_an_engine_down(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engine_module, "MAX_LINE", 1000)
    seed = random.randrange(1 << 32)
    print(f"seed {seed}")
    chance = random.Random(seed)
    for _ in range(60):
        lines = [line for line in (garbage(chance) for _ in range(30)) if line.split()[:1] != [b"quit"]]
        said = answers(*lines)
        assert all(line.split(" ")[0] in ("id", "option", "tdpok", "readyok", "error", "info", "bestmove") for line in said), (seed, said)
        assert not [line for line in said if line.startswith("error internal")], (seed, said)


def test_after_any_garbage_a_proper_question_gets_its_answer(host: Host) -> None:
    seed = random.randrange(1 << 32)
    print(f"seed {seed}")
    chance = random.Random(seed)
    for _ in range(20):
        for _ in range(20):
            if (line := garbage(chance)).split()[:1] != [b"quit"]:
                host.out.write(line + b"\n")
                host.tell("stop", "isready")
                while host.hear() != "readyok":
                    pass
        host.tell("stop", "setoption Info false", "isready")
        while host.hear() != "readyok":
            pass
        while True:  # a thought that began with the garbage may still be ending
            host.tell("newgame stones-1999 S 3", f"position {LINE}", "go simulations 1", "isready")
            heard = [host.hear()]
            while heard[-1] != "readyok":
                heard.append(host.hear())
            if not any("has to wait" in line for line in heard):
                break
        while not any(line == f"bestmove {LEGAL[-1]}" for line in heard):
            heard.append(host.hear())


@pytest.mark.parametrize("rulebook", ["stones-1999", "siege-2020", "tug"])
def test_the_command_plays_a_whole_game(rulebook: str) -> None:
    name = f"{ENGINE} greedy"
    with ExternalOpponent(name, 4, limits=PATIENT) as south:
        position = tb.rulebook(rulebook).deal(4)
        for _ in range(3000):
            if position.outcome is not None:
                break
            view = position.view(position.to_move)
            position = position.play(south.choose(view) if position.to_move is tb.Seat.SOUTH else view.legal_moves()[0])
        assert position.outcome is not None
        assert south.title.endswith("greedy")
        assert set(south.options) == {"Opponent", "MoveTime", "Info"}


def test_an_edition_of_ones_own_travels_with_the_game(tmp_path: Path) -> None:
    text = (Path(tb.__file__).parent / "editions" / "battle-line.toml").read_text().replace('"battle-line"', '"my-line"')
    path = tmp_path / "my.toml"
    path.write_text(text)
    position = tb.rulebook(str(path)).deal(1)
    tag = position.book.game.edition_tag
    view = position.view(position.to_move)
    said = answers(f"edition {tag}", f"newgame my-line {view.to_move.letter} 5", f"position {view}", "go")
    assert said[-1].removeprefix("bestmove ") in view.legal_moves()


def test_an_unknown_opponent_is_refused_before_anything_is_said() -> None:
    refused = tottenbury("engine", "--opponent", "kasparov", code=2)
    assert refused.stdout == ""
    assert "no opponent is called 'kasparov'" in refused.stderr


def test_a_bot_plays_at_the_table_and_its_forfeit_ends_the_game(tmp_path: Path) -> None:
    example = f"cmd:{shlex.quote(sys.executable)} {shlex.quote(str(Path(__file__).parents[2] / 'examples' / 'bot.py'))}"
    crash = f"cmd:{shlex.quote(sys.executable)} -c 'raise SystemExit(\"no cards today\")'"
    path = tmp_path / "game.duel"
    shown = tottenbury("play", "--south", example, "--north", "random", "--seed", "3", "--record", str(path)).stdout
    assert "wins" in shown
    record = tb.Record.parse(path.read_text())
    assert record.tags["South"] == example
    assert not record.result.endswith("forfeit")
    path = tmp_path / "lost.duel"
    shown = tottenbury("play", "--south", example, "--north", crash, "--seed", "3", "--record", str(path)).stdout
    assert f"North forfeits: {crash} has exited with status 1; on standard error it wrote: no cards today." in shown
    assert "South wins by forfeit." in shown
    assert tb.Record.parse(path.read_text()).result == "S forfeit"


def test_a_bot_that_is_not_there_is_refused_before_the_game() -> None:
    for command in ("play", "simulate"):
        assert "there is no program './no-such-bot'" in tottenbury(command, "--south", "cmd:./no-such-bot", code=2).stderr
