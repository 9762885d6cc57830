// Games lost in a row against each level, as this browser remembers them: after some of them an easier level is offered.

const KEY = "tottenbury-losses";
const ENOUGH = 3;
const LEVELS = ["novice", "easy", "normal", "hard", "expert"];

interface Streak {
  lost: number;
  /** The game that was counted last, so that nobody counts it again by looking. */
  last: string;
}

function read(): Record<string, Streak> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    if (typeof found !== "object" || found === null) return {};
    return Object.fromEntries(
      Object.entries(found as Record<string, Streak>).filter(([, one]) => Number.isInteger(one?.lost) && typeof one.last === "string"),
    );
  } catch {
    return {};
  }
}

function write(level: string, streak: Streak): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...read(), [level]: streak }));
  } catch {
    // a browser that keeps nothing offers nothing
  }
}

/** Count how a game against a level ended, once; the easier level to offer now, if it is time for that. */
export function countGame(level: string, game: string, lost: boolean): string | null {
  const before = read()[level] ?? { lost: 0, last: "" };
  const streak = before.last === game ? before : { lost: lost ? before.lost + 1 : 0, last: game };
  if (streak !== before) write(level, streak);
  const easier = LEVELS[LEVELS.indexOf(level) - 1];
  return streak.lost >= ENOUGH && easier !== undefined ? easier : null;
}

/** He does not want an easier one: count from the beginning. */
export function forgetLosses(level: string): void {
  write(level, { lost: 0, last: read()[level]?.last ?? "" });
}
