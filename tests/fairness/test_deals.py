"""Fair deals: derived again by us and by the script that imports nothing of ours, and every tampering is named."""

from __future__ import annotations

import random
import re
import subprocess
import sys
from pathlib import Path

import pytest

import tottenbury as tb
from tests.fairness.games import BOOKS, FairTable, finished, secret_of
from tottenbury.core.errors import TottenburyError
from tottenbury.core.fair import CARDS, Fair, commitment_of, game_secret
from tottenbury.notation.record import Record
from tottenbury.notation.verifying import verify
from tottenbury.terminal.commands.verify import SCRIPT


def by_script(record: str, folder: Path) -> tuple[int, str]:
    """What the script says of a record, run as anybody would: without our package in reach."""
    file = folder / "game.duel"
    file.write_text(record, encoding="utf-8")
    script = folder / "check_deal.py"
    script.write_bytes(SCRIPT.read_bytes())
    done = subprocess.run([sys.executable, "-I", "-S", str(script), str(file)], capture_output=True, text=True, check=False)
    assert "Traceback" not in done.stderr, done.stderr
    return done.returncode, done.stdout


@pytest.mark.parametrize("rulebook", BOOKS)
def test_every_card_and_throw_follows_from_secret_and_texts(rulebook: str, tmp_path: Path) -> None:
    seed = random.randrange(10**9)
    print(f"seed {seed}")
    records = finished(rulebook, seed)
    checks = verify(Record.parse(str(records[0])))
    assert all(check.holds for check in checks), [check for check in checks if not check.holds]
    assert by_script(str(records[0]), tmp_path) == (0, "Everything fits in 1 game(s).\n")


@pytest.mark.parametrize(("rulebook", "form"), [("siege-2020-tactics", "revenge"), ("tug", "rematch"), ("stones-1999", "feud:3")])
def test_the_games_of_a_match_have_secrets_of_their_own(rulebook: str, form: str, tmp_path: Path) -> None:
    seed = random.randrange(10**9)
    print(f"seed {seed}")
    records = finished(rulebook, seed, 60, format=form)
    assert len(records) >= 2
    assert len({record.tags["Secret"] for record in records}) == len(records)
    for record in records:
        assert all(check.holds for check in verify(record))
    assert by_script("\n".join(map(str, records)), tmp_path)[0] == 0


def test_a_shuffle_in_the_middle_of_a_siege_is_checked(tmp_path: Path) -> None:
    for seed in range(200):
        record = finished("siege-2020-tactics", seed)[0]
        if "shuffle=" in str(record):
            break
    shuffles = [check for check in verify(record) if "shuffle=" in check.found]
    assert shuffles
    assert all(check.holds for check in shuffles)
    order = re.search(r"shuffle=([a-z]\d+)([a-z]\d+)", str(record))
    assert order is not None
    wrong = str(record).replace(f"{order[1]}{order[2]}", f"{order[2]}{order[1]}")
    code, said = by_script(wrong, tmp_path)
    assert code == 1
    assert "(chance 1) should be" in said


def test_a_shuffle_of_two_piles_is_checked(tmp_path: Path) -> None:
    """With `support_elite` elite cards go back into the tactic pile, which is then shuffled, too."""
    games = (finished("siege-2020-tactics;support_elite=yes", seed)[0] for seed in range(2000))
    record = next(record for record in games if re.search(r"shuffle=\w*[A-Z]", str(record)))
    assert all(check.holds for check in verify(Record.parse(str(record))))
    assert by_script(str(record), tmp_path)[0] == 0


def test_a_changed_deal_is_named_card_by_card(tmp_path: Path) -> None:
    record = finished("stones-1999", 5, 0)[0]  # resigned before the first move, so that any pile replays
    pile = record.tags["Deal"].split("|")[2]
    cards = re.findall(r"[a-z]\d", pile)
    cards[3], cards[7] = cards[7], cards[3]
    changed = str(record).replace(pile, "".join(cards))
    wrong = [check for check in verify(Record.parse(changed)) if not check.holds]
    assert [check.what for check in wrong] == ["card 4 of pile 1", "card 8 of pile 1"]
    assert (wrong[0].found, wrong[0].expected) == (cards[3], cards[7])
    code, said = by_script(changed, tmp_path)
    assert code == 1
    assert said.splitlines() == [
        f"card 4 of the pile should be {cards[7]}, not {cards[3]}",
        f"card 8 of the pile should be {cards[3]}, not {cards[7]}",
    ]


def test_a_drawn_card_that_did_not_lie_on_top_is_named(tmp_path: Path) -> None:
    """Whoever deals could also put another card on top in the middle of a game: the record shows what was drawn."""
    record = finished("stones-2024-tactics", 6, 30)[0]
    drawn = re.search(r"\+c=([a-z]\d)", str(record))
    assert drawn is not None
    other = "r9" if drawn[1] != "r9" else "r8"
    changed = str(record).replace(drawn[0], f"+c={other}", 1)
    code, said = by_script(changed, tmp_path)
    assert code == 1
    assert re.fullmatch(rf"draw \d+ should be {drawn[1]}, not {other}\n", said)
    with pytest.raises(TottenburyError, match="does not come here"):
        Record.parse(changed)


def test_another_secret_text_or_lot_is_found(tmp_path: Path) -> None:
    record = finished("stones-2004-tactics", 8, 0)[0]
    text = str(record)
    other = secret_of(random.Random(1))
    lot = record.tags["Lot"]
    changes = {
        "commitment": (record.tags["Secret"], other),
        "what South got": (f'SouthText "{record.tags["SouthText"]}"', 'SouthText "mine"'),
        "what North got": (f'NorthText "{record.tags["NorthText"]}"', 'NorthText "mine"'),
        "lot": (f'Lot "{lot}"', f'Lot "{"N" if lot == "S" else "S"}"'),
    }
    for what, (old, new) in changes.items():
        changed = text.replace(old, new)
        assert changed != text
        assert what in [check.what for check in verify(Record.parse(changed)) if not check.holds]
        assert by_script(changed, tmp_path)[0] == 1


def test_a_changed_throw_is_named() -> None:
    table = FairTable("tug", 4)
    table.mix()
    table.play(1)  # the first throw, then a resignation
    text = str(table.session.records[0])
    thrown = re.search(r"roll (\d)(\d)(\d)", text)
    assert thrown is not None
    other = "666" if thrown[0] != "roll 666" else "555"
    wrong = [check for check in verify(Record.parse(text.replace(thrown[0], f"roll {other}"))) if not check.holds]
    assert [(check.what, check.found, check.expected) for check in wrong] == [
        (f"chance 1 (turn 1, {table.session.records[0].tags['First']})", f"roll {other}", thrown[0])
    ]


def test_what_cannot_be_checked_says_why() -> None:
    record = finished("stones-1999", 5, 3)[0]
    with pytest.raises(TottenburyError, match="one seat saw"):
        verify(record.view(tb.Seat.SOUTH))
    with pytest.raises(TottenburyError, match="says nothing"):
        verify(
            Record({name: value for name, value in record.tags.items() if name != "Commitment"}, record.turns, record.book, record._states)
        )
    table = FairTable("stones-1999", 5)
    table.mix()
    with pytest.raises(TottenburyError, match="when the game is over"):
        verify(table.session.games()[-1])


def test_the_derivation_is_the_published_one() -> None:
    """Fixed once and for all: a record of today must be checked by every later version."""
    fair = Fair("00" * 32, "south", "north")
    assert fair.commitment == "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925"  # SHA-256 of 32 zero bytes
    assert fair.key.hex() == "e47e2134930bc983c020129ff4691525fe2fdb08b2597f29255e91f8d990bebe"
    assert [fair.chance(CARDS).below(54) for _ in range(2)] == [46, 46]
    assert tb.rulebook("tug").notation.draw_deal(fair) == "432|422"
    assert tb.rulebook("stones-1999").notation.draw_deal(fair)[:24] == "g9p7p8r6r1r8|b5p3o5g1g5b"


def test_secrets_of_one_table_do_not_tell_one_another() -> None:
    master = secret_of(random.Random(3))
    secrets = [game_secret(master, game) for game in range(100)]
    assert len({*secrets, master, *map(commitment_of, secrets)}) == 201


@pytest.mark.parametrize(
    ("secret", "text"), [("", "a"), ("0" * 63, "a"), ("g" * 64, "a"), ("0" * 64, "ä"), ("0" * 64, "a|b"), ("0" * 64, "x" * 65)]
)
def test_wrong_secrets_and_texts_are_refused(secret: str, text: str) -> None:
    with pytest.raises(TottenburyError):
        Fair(secret, text)


def test_the_script_is_as_short_as_we_say() -> None:
    assert len(SCRIPT.read_text(encoding="utf-8").splitlines()) <= 80
    assert "tottenbury." not in SCRIPT.read_text(encoding="utf-8")
