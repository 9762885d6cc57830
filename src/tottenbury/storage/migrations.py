"""The tables, step by step: a store of any earlier version is brought to the present one when it is opened.

A step that was ever released is never edited; what changes is a new step. Triggers keep `holders`, `named` and `endings` in time with
the listings, so that an append that leaves holders and names as they are does not touch those tables.
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

LONGEST = 100
"""So many letters of a name are searched."""

# Searching by name: `endings` has every ending of every name once, so a part of a name is the beginning of one of them; `named` has every
# name's games in the order of a page. `names` holds both names of a listing with a line break between them.
_UNKNOWN = "NOT EXISTS (SELECT 1 FROM endings AS known WHERE known.ending = fresh.name AND known.name = fresh.name)"
_SQLITE_FIRST = "substr({names}, 1, instr({names}, char(10)) - 1)"
_SQLITE_SECOND = "substr({names}, instr({names}, char(10)) + 1)"


def _sqlite_names(source: str, names: str, columns: str = "") -> str:
    """Both names of listings, each with further columns."""
    first, second = _SQLITE_FIRST.format(names=names), _SQLITE_SECOND.format(names=names)
    return f"SELECT {first} AS name{columns} {source} UNION SELECT {second}{columns} {source}"


def _sqlite_named(source: str, row: str) -> tuple[str, str]:
    columns = f", {row}status AS status, {row}public AS public, {row}changed AS changed, {row}game AS game, {row}rulebook AS rulebook"
    names = _sqlite_names(source, f"{row}names", columns)
    return (
        f"INSERT INTO named (name, status, public, changed, game, rulebook) SELECT * FROM ({names}) WHERE name <> ''",
        "INSERT INTO endings (ending, name) SELECT substr(name, place), name FROM "
        f"({_sqlite_names(source, f'{row}names')}) AS fresh CROSS JOIN places WHERE place <= length(name) AND {_UNKNOWN}",
    )


_SQLITE_3 = (
    """CREATE TABLE named (
        name TEXT NOT NULL, status TEXT NOT NULL, public INTEGER NOT NULL, changed INTEGER NOT NULL, game TEXT NOT NULL,
        rulebook TEXT NOT NULL, PRIMARY KEY (name, status, public, changed, game)
    ) WITHOUT ROWID""",
    "CREATE INDEX named_of_a_game ON named (game)",
    "CREATE TABLE endings (ending TEXT NOT NULL, name TEXT NOT NULL, PRIMARY KEY (ending, name)) WITHOUT ROWID",
    "CREATE TABLE places (place INTEGER NOT NULL PRIMARY KEY)",
    f"""INSERT INTO places WITH RECURSIVE counted (place) AS (
        SELECT 1 UNION ALL SELECT place + 1 FROM counted WHERE place < {LONGEST}
    ) SELECT place FROM counted""",
    *_sqlite_named("FROM listings", ""),
    f"CREATE TRIGGER names_come AFTER INSERT ON listings BEGIN {'; '.join(_sqlite_named('', 'new.'))}; END",
    f"""CREATE TRIGGER names_change AFTER UPDATE OF names ON listings WHEN old.names <> new.names BEGIN
        {_sqlite_named("", "new.")[1]};
    END""",
    f"""CREATE TRIGGER named_change AFTER UPDATE OF names, status, public, changed, rulebook ON listings
        WHEN old.names <> new.names OR old.status <> new.status OR old.public <> new.public OR old.changed <> new.changed
            OR old.rulebook <> new.rulebook
    BEGIN
        DELETE FROM named WHERE game = new.game;
        {_sqlite_named("", "new.")[0]};
    END""",
    "CREATE INDEX listings_of_a_rulebook ON listings (rulebook, status, public, changed, game)",
    "CREATE TABLE health (one INTEGER NOT NULL PRIMARY KEY CHECK (one = 1), tries INTEGER NOT NULL)",
)

_POSTGRES_NAMES = "SELECT DISTINCT name{columns} FROM {rows}, unnest(string_to_array(names, chr(10))) AS name WHERE name <> ''"
_POSTGRES_NAMED = f"""INSERT INTO named (name, status, public, changed, game, rulebook)
    {_POSTGRES_NAMES.replace("{columns}", ", status, public, changed, game, rulebook")}"""
_POSTGRES_ENDINGS = f"""INSERT INTO endings (ending, name)
    SELECT substr(name, place), name FROM ({_POSTGRES_NAMES.replace("{columns}", "")}) AS fresh, generate_series(1, {LONGEST}) AS place
    WHERE place <= length(name) AND {_UNKNOWN}"""
_POSTGRES_3 = (
    """CREATE TABLE named (
        name text COLLATE "C" NOT NULL, status text NOT NULL, public boolean NOT NULL, changed bigint NOT NULL,
        game text COLLATE "C" NOT NULL, rulebook text NOT NULL, PRIMARY KEY (name, status, public, changed, game)
    )""",
    "CREATE INDEX named_of_a_game ON named (game)",
    'CREATE TABLE endings (ending text COLLATE "C" NOT NULL, name text COLLATE "C" NOT NULL, PRIMARY KEY (ending, name))',
    _POSTGRES_NAMED.format(rows="listings"),
    _POSTGRES_ENDINGS.format(rows="listings"),
    f"""CREATE FUNCTION keep_names() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
        IF TG_OP = 'UPDATE' THEN DELETE FROM named WHERE game = NEW.game; END IF;
        {_POSTGRES_NAMED.format(rows="(SELECT NEW.*) AS fresh")};
        {_POSTGRES_ENDINGS.format(rows="(SELECT NEW.names) AS fresh")};
        RETURN NULL;
    END $$""",
    "CREATE TRIGGER names_come AFTER INSERT ON listings FOR EACH ROW EXECUTE FUNCTION keep_names()",
    """CREATE TRIGGER names_change AFTER UPDATE OF names, status, public, changed, rulebook ON listings FOR EACH ROW
        WHEN ((OLD.names, OLD.status, OLD.public, OLD.changed, OLD.rulebook) IS DISTINCT FROM
            (NEW.names, NEW.status, NEW.public, NEW.changed, NEW.rulebook)) EXECUTE FUNCTION keep_names()""",
    "CREATE INDEX listings_of_a_rulebook ON listings (rulebook, status, public, changed, game)",
    "CREATE TABLE health (one integer NOT NULL PRIMARY KEY CHECK (one = 1), tries bigint NOT NULL)",
)

# Whose game it was, who has to decide, and against whom. Who sat where before is known where one person played the computer.
_LEVELS = "('novice', 'easy', 'normal', 'hard', 'expert')"


def _seats(text: str, only: str, number: str) -> tuple[str, ...]:
    """Both dialects; `only` is the one holder, `number` how many there are."""
    columns = ("south_holder", "north_holder", "computer", "turn")
    return (
        *(f"ALTER TABLE listings ADD COLUMN {column} {text} NOT NULL DEFAULT ''" for column in columns),
        f"""UPDATE listings SET computer = CASE WHEN north IN {_LEVELS} THEN north ELSE south END
            WHERE {number} = 1 AND (north IN {_LEVELS} OR south IN {_LEVELS})""",
        f"""UPDATE listings SET south_holder = CASE WHEN computer = south THEN '' ELSE {only} END,
            north_holder = CASE WHEN computer = north THEN '' ELSE {only} END WHERE {number} = 1 AND south <> '' AND north <> ''""",
    )


_SQLITE_4 = (
    *_seats("TEXT", "json_extract(holders, '$[0]')", "json_array_length(holders)"),
    """CREATE TABLE hidden (
        holder TEXT NOT NULL, game TEXT NOT NULL, changed INTEGER NOT NULL, PRIMARY KEY (holder, game)
    ) WITHOUT ROWID""",
)
_POSTGRES_4 = (
    *_seats("text", "(holders::jsonb ->> 0)", "jsonb_array_length(holders::jsonb)"),
    """CREATE TABLE hidden (
        holder text COLLATE "C" NOT NULL, game text COLLATE "C" NOT NULL, changed bigint NOT NULL, PRIMARY KEY (holder, game)
    )""",
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
    Step(3, _SQLITE_3, _POSTGRES_3),  # searches that no number of games slows, and a place to try whether anything can be stored
    Step(4, _SQLITE_4, _POSTGRES_4),  # lists that say who won and whose turn it is, and from which one's own games can be taken
)

PRESENT = STEPS[-1].version


def steps_from(version: int, place: str) -> tuple[Step, ...]:
    """The steps that a store of some version still needs; one that is newer than this program is refused and left as it is."""
    if version > PRESENT:
        raise StoreError(
            f"{place} was written by a newer Tottenbury: its version is {version}, this one knows {PRESENT}; it is left as it is"
        )
    return tuple(step for step in STEPS if step.version > version)
