// What a person has chosen, kept in this browser.
import { MediaQuery } from "svelte/reactivity";
import { fitting } from "../words/index.svelte";

export type Theme = "auto" | "light" | "dark";
export type SeatWish = "S" | "N" | "lot";
export type Beginner = "me" | "other" | "lot";
/** How long each action of a computer is left to be seen before the next one. */
export type Pace = "instant" | "brisk" | "calm";
export type CardSize = "small" | "normal" | "large";
export type Contrast = "auto" | "more";

const KEY = "tottenbury.settings";

const defaults = {
  language: "",
  theme: "auto" as Theme,
  sound: true,
  /** From 0 to 1. */
  volume: 0.7,
  pace: "calm" as Pace,
  cardSize: "normal" as CardSize,
  contrast: "auto" as Contrast,
  counter: false,
  /** Whether the log is shown in notation. */
  notation: false,
  /** Whether a game has been played in this browser. */
  played: false,
  name: "",
  otherName: "",
  rulebook: "stones-1999",
  level: "normal",
  format: "single",
  clock: "none",
  /** The village at the rope. */
  seat: "lot" as SeatWish,
  /** The side at the wall. */
  role: "lot" as SeatWish,
  first: "lot" as Beginner,
  public: false,
  /** Whether the clock, and being public, hold against the computer as well; they are meant for people. */
  clockForComputer: false,
  publicForComputer: false,
  confirm: false,
  /** Rulings decided otherwise, by rulebook, as they stand behind its id: `hand=7;stalemate=draw`. */
  options: {} as Record<string, string>,
  /** How a match is settled that is even: by the setting of the rulebook's kind of match (`tie`, `decider`, `split`). */
  even: {} as Record<string, string>,
};

export type Values = typeof defaults;

const among =
  (...values: string[]) =>
  (value: unknown): boolean =>
    values.includes(value as string);

const texts = (value: unknown): boolean =>
  !Array.isArray(value) && value !== null && Object.values(value as object).every((one) => typeof one === "string");

/** What a kept value must be, beside being of the same type as its default. */
const VALID: Partial<Record<keyof Values, (value: unknown) => boolean>> = {
  theme: among("auto", "light", "dark"),
  volume: (value) => (value as number) >= 0 && (value as number) <= 1,
  pace: among("instant", "brisk", "calm"),
  cardSize: among("small", "normal", "large"),
  contrast: among("auto", "more"),
  seat: among("S", "N", "lot"),
  role: among("S", "N", "lot"),
  first: among("me", "other", "lot"),
  options: texts,
  even: texts,
};

/** What can be used of a text that was kept; what is nonsense in it costs nothing else. */
export function readSettings(text: string | null): Partial<Values> {
  let found: unknown;
  try {
    found = JSON.parse(text ?? "{}");
  } catch {
    return {};
  }
  if (typeof found !== "object" || found === null) return {};
  const fits = (key: string, value: unknown): boolean =>
    Object.hasOwn(defaults, key) && typeof value === typeof defaults[key as keyof Values] && (VALID[key as keyof Values]?.(value) ?? true);
  return Object.fromEntries(Object.entries(found).filter(([key, value]) => fits(key, value))) as Partial<Values>;
}

function stored(): Partial<Values> {
  try {
    return readSettings(localStorage.getItem(KEY));
  } catch {
    return {}; // no storage: begin anew
  }
}

function made(): Values {
  const values = { ...defaults, ...stored() };
  values.language ||= fitting(navigator.languages);
  return values;
}

/** Say something of the looks to all style sheets: `data-card-size="large"` on the root. */
function mark(name: string, value: string | null): void {
  const { dataset } = document.documentElement;
  if (value === null) delete dataset[name];
  else dataset[name] = value;
}

/** The settings; assign to change them. */
export const settings: Values = $state(made());

/** Keep the settings, and show what they say of the looks; to be called once, by the page. */
export function keepSettings(): void {
  $effect(() => {
    const text = JSON.stringify(settings);
    try {
      localStorage.setItem(KEY, text);
    } catch {
      // a browser that keeps nothing still plays
    }
  });
  const more = new MediaQuery("(prefers-contrast: more)");
  $effect(() => {
    mark("theme", settings.theme === "auto" ? null : settings.theme);
    mark("cardSize", settings.cardSize);
    mark("contrast", settings.contrast === "more" || more.current ? "more" : null);
  });
}
