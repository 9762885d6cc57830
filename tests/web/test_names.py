"""People have names: whoever plays reads `you` and the other's name, never a seat; the log tells events; refusals speak to the reader."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.server import tables
from tests.server.running import Running
from tests.web.conftest import Visitors, lay
from tests.web.hearing import cards
from tests.web.player import LOG, RESULT, Player, step
from tottenbury.session.settings import Settings

COMPASS = re.compile(r"\b(South|North|Süd|Nord|Zuid|Noord)")
"""Seats, which nobody should read who does not ask for notation."""

READ = """() => [
    document.title,
    document.querySelector('main').innerText,
    ...[...document.querySelectorAll('[aria-label], [title]')].flatMap((one) => [one.getAttribute('aria-label'), one.title]),
].join('\\n')"""
"""All that a page says: what is seen, and what is read aloud."""

CALLED = {
    "en": {"stones-1999": ("You", "Computer (Easy)"), "siege-2020": ("You", "Computer (Easy)"), "tug": ("You", "Computer (Easy)")},
    "de": {"stones-1999": ("Du", "Computer (Leicht)"), "siege-2020": ("Du", "Computer (Leicht)"), "tug": ("Du", "Computer (Leicht)")},
    "nl": {
        "stones-1999": ("Jij", "Computer (Makkelijk)"),
        "siege-2020": ("Jij", "Computer (Makkelijk)"),
        "tug": ("Jij", "Computer (Makkelijk)"),
    },
}


def _read(page: Page) -> str:
    return str(page.evaluate(READ))


@pytest.mark.parametrize("language", ["en", "de", "nl"])
def test_a_nameless_player_is_you_and_the_computer_has_one_name(visitors: Visitors, language: str) -> None:
    page = visitors("/", locale=language)
    for rulebook, (mine, theirs) in CALLED[language].items():
        page.goto(f"/table/{lay(page, rulebook=rulebook, against='easy', seat='S', first='S')}")
        expect(page.locator(".bottom .bar strong")).to_have_text(mine)
        expect(page.locator(".top .bar strong")).to_have_text(theirs)
        Player(page).turn()
        expect(page.locator('.bottom [data-decides="true"]')).to_have_count(1)
        assert not COMPASS.findall(_read(page)), rulebook


@pytest.mark.parametrize(
    ("language", "rulebook", "names"),
    [
        ("en", "stones-1999", ("Player 1", "Player 2")),
        ("de", "siege-2020", ("Angreifer", "Verteidiger")),
        ("nl", "tug", ("Plockton", "Broadford")),
    ],
)
def test_two_nameless_at_one_screen_can_be_told_apart(visitors: Visitors, language: str, rulebook: str, names: tuple[str, str]) -> None:
    page = visitors("/", locale=language)
    page.goto(f"/table/{lay(page, rulebook=rulebook, against='self', seat='S', first='S')}")
    expect(page.locator('.bar[data-seat="S"] strong')).to_have_text(names[0])
    expect(page.locator('.bar[data-seat="N"] strong')).to_have_text(names[1])
    assert not COMPASS.findall(_read(page))


def test_a_nameless_friend_is_a_guest_and_his_giving_up_is_said_to_be_his(visitors: Visitors) -> None:
    host = visitors("/", locale="de")
    game = lay(host, rulebook="stones-1999", against="friend", seat="S", first="S")
    host.goto(f"/table/{game}")
    friend = visitors(f"/table/{game}", locale="nl")
    friend.locator("main .button.primary").first.click()
    expect(host.locator(".top .bar strong")).to_have_text("Gast")
    expect(friend.locator(".top .bar strong")).to_have_text("Gast")
    friend.locator("[data-action=menu]").click()
    friend.locator("[data-action=resign]").click()
    friend.locator("[data-action=resign-yes]").click()
    expect(host.locator(f"{RESULT} .words")).to_have_text("Gast hat aufgegeben.")
    expect(friend.locator(f"{RESULT} .words")).to_have_text("Je hebt opgegeven.")
    for page in (host, friend):
        assert not COMPASS.findall(_read(page))


@pytest.mark.parametrize(("language", "done"), [("en", "done"), ("de", "fertig"), ("nl", "klaar")])
def test_the_log_of_a_siege_tells_events_and_not_that_somebody_is_done(visitors: Visitors, language: str, done: str) -> None:
    page = visitors("/", locale=language)
    page.goto(f"/table/{lay(page, rulebook='siege-2020', against='easy', seat='S')}")
    player = Player(page)
    for turns in (2, 4):
        player.turn()
        expect(page.locator(LOG)).to_have_count(turns)
    for line in page.locator(LOG).all_inner_texts():
        assert re.search(r"\d", line), line
        assert done not in line


def _before(visitors: Visitors, server: Running, language: str, seat: str, phase: str) -> Page:
    """Somebody sits before a border: at stone 1 South is complete, at stone 2 North can still lay anything."""
    border = "R7R8R9b1b3b5/R1G1B2/././././././."
    south, north = ["g4", "g5", "o5", "p5", "y1", "y2"], ["o8", "o9", "p8", "p9", "y8", "y9"]
    south = south[:5] if phase == "claim" else south
    pile = [one + str(n) for one in "bgopry" for n in range(1, 10) if one + str(n) not in {*cards(border), *south, *north}]
    line = f"stones-1999 {border} S {phase} {''.join(south)} {''.join(north)} {''.join(pile)}"
    game, keys = tables.lay(server, Settings(rulebook="stones-1999", first="S", position=line))
    return visitors(f"/table/{game}#seat={keys[seat]}", locale=language)


@pytest.mark.parametrize(
    ("language", "verdict", "reason"),
    [
        ("en", "Not proven: you cannot claim stone 2", "N can still make colour run 24"),
        ("de", "Nicht bewiesen: Du kannst Stein 2 nicht beanspruchen", "N kann noch schaffen: der geordnete Clan 24"),
        ("nl", "Niet bewezen: je kunt steen 2 niet claimen", "N kan nog kleurenreeks 24"),
    ],
)
def test_a_proof_speaks_to_the_reader_and_names_the_other_and_the_cards(
    visitors: Visitors, server: Running, language: str, verdict: str, reason: str
) -> None:
    page = _before(visitors, server, language, "S", "claim")
    step(page, "done").wait_for()
    page.keyboard.press("2")
    panel = page.locator(".proof.refuted .verdict")
    expect(panel).to_contain_text(verdict)
    expect(panel).to_contain_text(reason)
    assert not re.search(r"\b[bgopry]\d\b", panel.inner_text())
    assert not COMPASS.findall(_read(page))


@pytest.mark.parametrize(
    ("language", "words"),
    [("en", "Your side of stone 1 is full"), ("de", "Deine Seite von Stein 1 ist voll"), ("nl", "Jouw kant van steen 1 is vol")],
)
def test_a_full_side_is_said_to_be_yours(visitors: Visitors, server: Running, language: str, words: str) -> None:
    page = _before(visitors, server, language, "S", "play")
    step(page, "card:g4").click()
    page.keyboard.press("1")
    expect(page.locator(".notice.bad")).to_contain_text(words)


def test_nobody_thinks_in_a_replay(visitors: Visitors) -> None:
    page = visitors("/")
    game = lay(page, rulebook="stones-1999", against="self", name="Anna", other_name="Ben", seat="S", first="S")
    page.goto(f"/replay/{game}")
    expect(page.get_by_text("Anna is to move")).to_be_visible()
    assert "thinking" not in _read(page)


@pytest.mark.parametrize(
    ("language", "you", "turn"), [("en", "You", "Your turn"), ("de", "Du", "Du bist dran"), ("nl", "Jij", "Jij bent aan de beurt")]
)
@pytest.mark.parametrize("rulebook", ["stones-1999", "siege-2020", "tug"])
def test_who_looks_at_games_of_his_own_is_called_you_in_lists_and_replays(
    visitors: Visitors, rulebook: str, language: str, you: str, turn: str
) -> None:
    page = visitors("/", locale=language)
    game = lay(page, rulebook=rulebook, against="novice", seat="S", first="S")
    page.goto("/games")
    expect(page.locator("li.panel .players")).to_contain_text(f"{you} ")
    page.goto(f"/replay/{game}")
    expect(page.get_by_text(turn, exact=True)).to_be_visible()
    assert not COMPASS.findall(_read(page))


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "This is not the record of a game: line 2 says “hello there”"),
        ("de", "Das ist keine Aufzeichnung einer Partie: In Zeile 2 steht „hello there“"),
        ("nl", "Dit is geen verslag van een partij: regel 2 zegt"),
    ],
)
def test_nonsense_is_not_imported_and_told_what_is_wrong_with_it(visitors: Visitors, language: str, words: str) -> None:
    page = visitors("/games", locale=language)
    visitors.forgiven.append("status of 4")  # the browser tells of a refused request by itself
    page.locator("form textarea").fill("\nhello there")
    page.locator("form button[type=submit]").click()
    expect(page.locator("form")).to_contain_text(words)
    expect(page.locator("form textarea")).to_have_value("\nhello there")
