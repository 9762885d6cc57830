// What is agreed before a table is laid: formats, clocks and rulings, as texts for the server and as parts for a form.
import type { settings as Chosen } from "../state/settings.svelte";
import type { NewGame, RulebookShown } from "../wire/messages";

/** What of a person's settings counts for a new table. */
export type Settings = Pick<
  typeof Chosen,
  | "name"
  | "otherName"
  | "level"
  | "format"
  | "clock"
  | "clockForComputer"
  | "seat"
  | "role"
  | "first"
  | "public"
  | "publicForComputer"
  | "confirm"
  | "options"
  | "even"
>;
/** Whom to play: the computer, whoever gets the link, or somebody at this screen. */
export type Against = "computer" | "friend" | "self";

// Formats

export type FormatKind = "single" | "series-open" | "series" | "feud" | "revenge" | "rematch";

export interface Format {
  kind: FormatKind;
  games: number;
}

const USUAL_GAMES = 5;
const MOST_GAMES = 999;

/** `feud:5` in its parts; a number that is not told is the usual one. */
export function readFormat(text: string): Format {
  const [kind = "single", number] = text.split(":");
  const games = Number(number ?? USUAL_GAMES);
  return { kind: kind === "series" && number === undefined ? "series-open" : (kind as FormatKind), games };
}

/** The text of a format. */
export function writeFormat({ kind, games }: Format): string {
  if (kind === "series-open") return "series";
  return counted(kind) ? `${kind}:${within(games, 1, MOST_GAMES, USUAL_GAMES)}` : kind;
}

/** Whether a number of games belongs to a format. */
export function counted(kind: FormatKind): boolean {
  return kind === "series" || kind === "feud";
}

/** The formats to choose from in a rulebook. */
export function formatKinds(book: RulebookShown): FormatKind[] {
  return book.formats.flatMap((name) => (name === "series" ? ["series-open", "series"] : [name])) as FormatKind[];
}

/** The format that was chosen, or a single game where the rulebook does not know it. */
export function fittingFormat(text: string, book: RulebookShown): string {
  return book.formats.includes(text.split(":")[0] ?? "") ? writeFormat(readFormat(text)) : "single";
}

/** Whether a match can end even, so that it has to be agreed what then becomes of it. */
export function mayBeEven(kind: FormatKind): boolean {
  return kind !== "single" && kind !== "series-open";
}

/** What becomes of an even match, as it was chosen, or as the rulebook has it. */
export function evenChoice(even: Record<string, string>, { even_match: { setting, choice, choices } }: RulebookShown): string {
  const chosen = even[setting];
  return chosen !== undefined && choices.includes(chosen) ? chosen : choice;
}

// Clocks

export interface ClockParts {
  kind: "none" | "move" | "fischer";
  /** For the turn, or for the game. */
  seconds: number;
  increment: number;
}

export const USUAL_CLOCKS = ["none", "fischer:300+5", "fischer:600+10", "move:60"] as const;

/** `fischer:300+5` in its parts; what cannot be read is no clock. */
export function readClock(text: string): ClockParts {
  const found = /^(?:move:(\d+)|fischer:(\d+)\+(\d+))$/.exec(text);
  if (!found) return { kind: "none", seconds: 0, increment: 0 };
  if (found[1]) return { kind: "move", seconds: Number(found[1]), increment: 0 };
  return { kind: "fischer", seconds: Number(found[2]), increment: Number(found[3]) };
}

/** The text of a clock, within what the server takes. */
export function writeClock({ kind, seconds, increment }: ClockParts): string {
  if (kind === "none") return "none";
  const base = within(seconds, 1, 359_999, 300);
  return kind === "move" ? `move:${base}` : `fischer:${base}+${within(increment, 0, 9999, 0)}`;
}

function within(number: number, least: number, most: number, usual: number): number {
  return Number.isFinite(number) ? Math.min(most, Math.max(least, Math.round(number))) : usual;
}

// Rulings

/** The rulings of a rulebook that were decided otherwise, by name; those it does not know are left out. */
export function readOptions(text: string, book: RulebookShown): Record<string, string> {
  const given = text.split(";").map((part) => part.split("=") as [string, string]);
  const known = given.filter(([name, choice]) =>
    book.options.some((option) => option.name === name && option.choice !== choice && option.choices.includes(choice)),
  );
  return Object.fromEntries(known);
}

/** The text with one ruling decided. */
export function withOption(text: string, book: RulebookShown, name: string, choice: string): string {
  const all = Object.entries(readOptions(text, book)).filter(([other]) => other !== name);
  const usual = book.options.find((option) => option.name === name)?.choice;
  const chosen = choice === usual ? all : [...all, [name, choice]];
  return chosen.map((pair) => pair.join("=")).join(";");
}

// All together

/** The level that was chosen, or the nearest thing that the rulebook has. */
export function fittingLevel(level: string, book: RulebookShown): string {
  return book.levels.includes(level) ? level : (book.levels[Math.floor(book.levels.length / 2)] ?? level);
}

/** Where to sit and who begins. "I begin" needs a seat to begin from: without a wish for one, it is drawn here. */
function seating(chosen: Settings, book: RulebookShown, against: Against): Pick<NewGame, "seat" | "first"> {
  const wish = against === "self" ? "S" : { different: chosen.role, named: chosen.seat, alike: "lot" as const }[book.sides];
  // Where the seats have different tasks, these say who begins.
  if (book.sides === "different" || (chosen.first !== "me" && chosen.first !== "other")) return { seat: wish, first: "lot" };
  const seat = wish === "lot" ? (Math.random() < 0.5 ? "S" : "N") : wish;
  return { seat, first: (chosen.first === "me") === (seat === "S") ? "S" : "N" };
}

/** A table as it was chosen. */
export function newTable(chosen: Settings, book: RulebookShown, against: Against): NewGame {
  const rulings = Object.entries(readOptions(chosen.options[book.rulebook] ?? "", book)).map((pair) => `;${pair.join("=")}`);
  return {
    rulebook: book.rulebook + rulings.join(""),
    against: against === "computer" ? fittingLevel(chosen.level, book) : against,
    ...seating(chosen, book, against),
    name: chosen.name.trim(),
    other_name: against === "self" ? chosen.otherName.trim() : "",
    format: fittingFormat(chosen.format, book),
    ...(mayBeEven(readFormat(fittingFormat(chosen.format, book)).kind) ? { [book.even_match.setting]: evenChoice(chosen.even, book) } : {}),
    clock: against !== "computer" || chosen.clockForComputer ? writeClock(readClock(chosen.clock)) : "none",
    public: chosen.public && (against === "friend" || (against === "computer" && chosen.publicForComputer)),
    confirm: chosen.confirm,
  };
}

/** What differs from what everybody begins with, so that nobody is surprised by what he chose last week. */
export interface Unusual {
  what: "format" | "clock" | "seat" | "first" | "public" | "confirm" | "rulings";
  /** The format, the clock, the seat, who begins; the number of rulings. */
  value: string;
  /** Holds among people only, not against the computer. */
  people: boolean;
}

export function unusual(chosen: Settings, book: RulebookShown): Unusual[] {
  const rulings = Object.keys(readOptions(chosen.options[book.rulebook] ?? "", book)).length;
  const format = fittingFormat(chosen.format, book);
  const clock = writeClock(readClock(chosen.clock));
  const all: [boolean, Unusual["what"], string, boolean?][] = [
    [format !== "single", "format", format],
    [clock !== "none", "clock", clock, !chosen.clockForComputer],
    [book.sides === "named" && chosen.seat !== "lot", "seat", chosen.seat],
    [book.sides !== "different" && chosen.first !== "lot", "first", chosen.first],
    [chosen.public, "public", "", !chosen.publicForComputer],
    [chosen.confirm, "confirm", ""],
    [rulings > 0, "rulings", String(rulings)],
  ];
  return all.filter(([differs]) => differs).map(([, what, value, people = false]) => ({ what, value, people }));
}
