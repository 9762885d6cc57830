// What a person has chosen, kept in this browser.
import { fitting } from "../words/index.svelte";

export type Theme = "auto" | "light" | "dark";
export type SeatWish = "S" | "N" | "lot";
export type Beginner = "me" | "other" | "lot";

const KEY = "tottenbury.settings";

const defaults = {
  language: "",
  theme: "auto" as Theme,
  sound: true,
  counter: false,
  /** Whether the log is shown in notation. */
  notation: false,
  name: "",
  otherName: "",
  rulebook: "stones-1999",
  level: "normal",
  format: "single",
  clock: "none",
  seat: "lot" as SeatWish,
  first: "lot" as Beginner,
  public: false,
  confirm: false,
  /** Rulings decided otherwise, by rulebook, as they stand behind its id: `hand=7;stalemate=draw`. */
  options: {} as Record<string, string>,
};

type Values = typeof defaults;

function stored(): Partial<Values> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    if (typeof found !== "object" || found === null) return {};
    const known = Object.entries(found).filter(([key, value]) => key in defaults && typeof value === typeof defaults[key as keyof Values]);
    return Object.fromEntries(known) as Partial<Values>;
  } catch {
    return {}; // no storage, or not ours: begin anew
  }
}

function made(): Values {
  const values = { ...defaults, ...stored() };
  values.language ||= fitting(navigator.languages);
  return values;
}

/** The settings; assign to change them. */
export const settings: Values = $state(made());

/** Keep the settings, and show the theme; to be called once, by the page. */
export function keepSettings(): void {
  $effect(() => {
    const text = JSON.stringify(settings);
    try {
      localStorage.setItem(KEY, text);
    } catch {
      // a browser that keeps nothing still plays
    }
  });
  $effect(() => {
    if (settings.theme === "auto") delete document.documentElement.dataset["theme"];
    else document.documentElement.dataset["theme"] = settings.theme;
  });
}
