// What people read, from the Fluent files that Python reads too. A language is a file; the page offers all it finds.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { early } from "../wire/early";

export type Arguments = Record<string, FluentVariable>;

const files = import.meta.glob<string>("../../../src/tottenbury/words/*.ftl", { query: "?url", import: "default", eager: true });
const addresses = new Map(Object.entries(files).map(([path, address]) => [path.replace(/^.*\/|\.ftl$/g, ""), address]));
const FALLBACK = "en";

/** The languages there are, by their codes. */
export const languages: readonly string[] = [...addresses.keys()].sort();

let spoken = $state.raw<FluentBundle | null>(null);
let latest = "";

function made(language: string, text: string): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(text));
  return bundle;
}

/** The best of our languages for somebody who prefers these. */
export function fitting(preferred: readonly string[]): string {
  for (const wish of preferred) {
    const code = wish.toLowerCase().split("-")[0] ?? "";
    if (addresses.has(code)) return code;
  }
  return FALLBACK;
}

/** Speak a language from now on. Of two wishes in a row the later one counts. */
export async function speak(language: string): Promise<void> {
  const wanted = addresses.has(language) ? language : FALLBACK;
  latest = wanted;
  const address = addresses.get(wanted) ?? "";
  const answer = await (early(address) ?? fetch(address));
  if (!answer.ok) throw new Error(`the words of ${wanted} could not be read`);
  const bundle = made(wanted, await answer.text());
  if (wanted !== latest) return;
  spoken = bundle;
  document.documentElement.lang = wanted;
}

/** For tests: speak from this text instead of a file. */
export function speakText(language: string, text: string): void {
  spoken = made(language, text);
}

/** The language that is spoken. */
export function language(): string {
  return spoken?.locales[0] ?? FALLBACK;
}

const SPOKEN_WHERE: Record<string, string> = { en: "en-GB" };

/** The language with its country, for dates, numbers and lists: our English is British. */
export function locale(): string {
  return SPOKEN_WHERE[language()] ?? language();
}

/** Whether there are words yet. */
export function speaking(): boolean {
  return spoken !== null;
}

/** Whether there is a message of this name. */
export function has(id: string): boolean {
  return spoken?.hasMessage(id) ?? false;
}

/** A message in the language that is spoken; a missing one shows its name, which no test lets pass. */
export function t(id: string, values: Arguments = {}): string {
  const message = spoken?.getMessage(id);
  if (!spoken || !message?.value) return spoken ? `[${id}]` : "";
  return spoken.formatPattern(message.value, values, []);
}
