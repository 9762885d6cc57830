"""The schema of editions: the pages that are made from it, the files that follow it, and the names of before."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import tottenbury as tb
from tools import edition_keys
from tottenbury.core.reading import read_edition, table_of_file, write_edition
from tottenbury.core.schema import rules_of
from tottenbury.library import EDITIONS, GAMES, PUBLISHED
from tottenbury.stones.edition import Edition

PLAIN: dict[str, Any] = {"id": "own", "colours": "roygbp", "strengths": [1, 9]}

BEFORE = {"lead": 2, "scout_returns": "under", "terrain_a_stone": "any", "terrain_targetable": True, "discards": "shared"}
NOW = {
    "tactic_lead": 2,
    "scout_under": True,
    "one_tactic_a_stone": "no",
    "stone_cards_targetable": True,
    "shared_discards": True,
}


def _edition(**tactics: Any) -> Edition:
    return read_edition(Edition, {**PLAIN, "tactics": {"fog": 1, **tactics}})


@pytest.mark.parametrize("page", edition_keys.PAGES, ids=lambda page: page.parent.name)
def test_the_tables_of_the_documentation_are_the_schemas(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    assert text == edition_keys.page_with_tables(text), "run `python -m tools.edition_keys`"
    assert "<!-- end -->" in text


@pytest.mark.parametrize("path", sorted(EDITIONS.glob("*.toml")), ids=lambda path: path.stem)
def test_what_we_publish_passes_every_check_of_an_edition_of_ones_own(path: Path) -> None:
    keys = table_of_file(path)
    maker = GAMES[keys.pop("game", "stones")]
    edition = read_edition(maker.edition, keys)
    assert edition.id == path.stem
    assert edition == read_edition(maker.edition, keys, checked=False) == tb.rulebook(edition.id).game.edition  # type: ignore[attr-defined]


def test_every_published_rulebook_is_a_file_and_listed() -> None:
    assert tb.rulebooks() == PUBLISHED
    assert all((EDITIONS / f"{name}.toml").exists() for name in PUBLISHED)


@pytest.mark.parametrize("game", GAMES.games)
def test_every_number_of_the_record_is_a_rule_of_its_name(game: str) -> None:
    """Fields that no rule has are the deck's, or arrays."""
    kind = GAMES[game].edition
    from tottenbury.cards.deck import DECK_FIELDS

    numbers = {name for name, field in kind.layout.fields.items() if not field.shape}
    others = {"has_tactics", *(name for name, *_ in DECK_FIELDS)}
    assert numbers - others <= set(rules_of(kind))
    assert all(rule.meaning for rule in rules_of(kind).values())


@pytest.mark.parametrize("key", BEFORE)
def test_a_key_of_before_is_read_as_the_rule_of_today(key: str) -> None:
    now = dict(zip(BEFORE, NOW.items(), strict=True))[key]
    assert _edition(**{key: BEFORE[key]}) == _edition(**dict([now]))
    with pytest.raises(tb.EditionError, match=rf"tactics\.{key}: this is said twice, as {now[0]} and as {key}|tactics\.{now[0]}: "):
        _edition(**{key: BEFORE[key]}, **dict([now]))


def test_a_tag_speaks_the_names_that_programs_of_before_understand() -> None:
    """So results and records of before are the same text as today's."""
    written = write_edition(_edition(**NOW))["tactics"]
    assert {key: written[key] for key in BEFORE} == BEFORE
    assert not set(NOW) & set(written)
    strict = write_edition(_edition(one_tactic_a_stone="any", joker_return=True))["tactics"]
    assert (strict["one_tactic_a_stone"], strict["joker_return"]) == ("any", True)
    assert _edition(one_tactic_a_stone="any", joker_return=True) == read_edition(
        Edition, json.loads(json.dumps(write_edition(_edition(one_tactic_a_stone="any", joker_return=True))))
    )


def test_a_mistake_says_what_the_key_means() -> None:
    with pytest.raises(
        tb.EditionError, match=r"tactics\.tactic_lead: a whole number from 1 to 20 is expected, not 0 \(how many .*, S9\.3, B8\.2\)"
    ):
        _edition(tactic_lead=0)


def test_an_edition_of_ones_own_is_of_a_game_that_has_them(tmp_path: Path) -> None:
    path = tmp_path / "own.toml"
    for game in ("siege", "chess"):
        path.write_text(f'game = "{game}"\nid = "own"\n')
        with pytest.raises(tb.EditionError, match=f"game: one of stones is expected, not '{game}'"):
            tb.rulebook(str(path))


def test_an_option_of_an_own_edition_that_no_id_can_say_is_listed_all_the_same() -> None:
    assert _edition(joker_limit="none").listed()["joker_limit"] == ("none", ("per_game", "on_table", "none"))
