"""The tables, step by step: a store of any earlier version is brought to the present one when it is opened.

A step that was ever released is never edited; what changes is a new step. Triggers keep `holders` in time with the listings, so that an
append that leaves the holders as they are does not touch that table.
"""

from __future__ import annotations

from dataclasses import dataclass

from tottenbury.storage.store import StoreError


@dataclass(frozen=True)
class Step:
    """From one version to the next, in both dialects; every step is one transaction."""

    version: int
    sqlite: tuple[str, ...]
    postgres: tuple[str, ...]


_SQLITE_1 = (  # rows in order of arrival: appends touch fewer pages than with rows in order of game; see sqlite_known.py for command ids
    """CREATE TABLE events (
        game TEXT NOT NULL, sequence INTEGER NOT NULL CHECK (sequence > 0), command TEXT NOT NULL, at INTEGER NOT NULL, body BLOB NOT NULL,
        PRIMARY KEY (game, sequence)
    )""",
    """CREATE TABLE listings (
        game TEXT NOT NULL PRIMARY KEY, created INTEGER NOT NULL, changed INTEGER NOT NULL, rulebook TEXT NOT NULL, format TEXT NOT NULL,
        status TEXT NOT NULL CHECK (status IN ('open', 'running', 'finished')), public INTEGER NOT NULL, south TEXT NOT NULL,
        north TEXT NOT NULL, names TEXT NOT NULL, result TEXT NOT NULL, sequence INTEGER NOT NULL, holders TEXT NOT NULL
    )""",
    "CREATE INDEX listings_newest ON listings (status, public, changed, game)",
    "CREATE TABLE holders (holder TEXT NOT NULL, game TEXT NOT NULL, PRIMARY KEY (holder, game)) WITHOUT ROWID",
    "CREATE INDEX holders_of_a_game ON holders (game)",
    """CREATE TRIGGER holders_come AFTER INSERT ON listings BEGIN
        INSERT OR IGNORE INTO holders (holder, game) SELECT value, new.game FROM json_each(new.holders);
    END""",
    """CREATE TRIGGER holders_change AFTER UPDATE OF holders ON listings WHEN old.holders <> new.holders BEGIN
        DELETE FROM holders WHERE game = new.game;
        INSERT OR IGNORE INTO holders (holder, game) SELECT value, new.game FROM json_each(new.holders);
    END""",
)

_POSTGRES_1 = (  # the collation makes text sort as in SQLite and in Python
    """CREATE TABLE events (
        game text COLLATE "C" NOT NULL, sequence bigint NOT NULL CHECK (sequence > 0), command text COLLATE "C" NOT NULL,
        at bigint NOT NULL, body bytea NOT NULL, PRIMARY KEY (game, sequence), UNIQUE (game, command)
    )""",
    """CREATE TABLE listings (
        game text COLLATE "C" NOT NULL PRIMARY KEY, created bigint NOT NULL, changed bigint NOT NULL, rulebook text NOT NULL,
        format text NOT NULL, status text NOT NULL CHECK (status IN ('open', 'running', 'finished')), public boolean NOT NULL,
        south text NOT NULL, north text NOT NULL, names text COLLATE "C" NOT NULL, result text NOT NULL, sequence bigint NOT NULL,
        holders text NOT NULL
    )""",
    "CREATE INDEX listings_newest ON listings (status, public, changed, game)",
    'CREATE TABLE holders (holder text COLLATE "C" NOT NULL, game text COLLATE "C" NOT NULL, PRIMARY KEY (holder, game))',
    "CREATE INDEX holders_of_a_game ON holders (game)",
    """CREATE FUNCTION keep_holders() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
        IF TG_OP = 'UPDATE' THEN DELETE FROM holders WHERE game = NEW.game; END IF;
        INSERT INTO holders (holder, game)
            SELECT DISTINCT value, NEW.game FROM jsonb_array_elements_text(NEW.holders::jsonb) AS value;
        RETURN NULL;
    END $$""",
    "CREATE TRIGGER holders_come AFTER INSERT ON listings FOR EACH ROW EXECUTE FUNCTION keep_holders()",
    """CREATE TRIGGER holders_change AFTER UPDATE OF holders ON listings FOR EACH ROW
        WHEN (OLD.holders <> NEW.holders) EXECUTE FUNCTION keep_holders()""",
)

STEPS = (
    Step(1, _SQLITE_1, _POSTGRES_1),
    Step(  # clocks: a server that starts must find the games in which time is running
        2,
        (
            "ALTER TABLE listings ADD COLUMN timed INTEGER NOT NULL DEFAULT 0",
            "CREATE INDEX listings_timed ON listings (changed, game) WHERE timed = 1",
        ),
        (
            "ALTER TABLE listings ADD COLUMN timed boolean NOT NULL DEFAULT false",
            "CREATE INDEX listings_timed ON listings (changed, game) WHERE timed",
        ),
    ),
)

PRESENT = STEPS[-1].version


def steps_from(version: int, place: str) -> tuple[Step, ...]:
    """The steps that a store of some version still needs; one that is newer than this program is refused and left as it is."""
    if version > PRESENT:
        raise StoreError(
            f"{place} was written by a newer Tottenbury: its version is {version}, this one knows {PRESENT}; it is left as it is"
        )
    return tuple(step for step in STEPS if step.version > version)
