// What the server says to people, in the language that is spoken here.
import type { Refusal, WordsShown } from "../wire/messages";
import { has, language, t, type Arguments } from "./index.svelte";

/** Words that came as a key and arguments; what we have no message for comes in the server's own English. */
export function said(words: WordsShown | null | undefined, fallback: string): string {
  return words && has(words.key) ? t(words.key, values(words)) : fallback;
}

function values(words: WordsShown): Arguments {
  const given = Object.entries(words.arguments).map(([name, value]) => [name, typeof value === "object" ? said(value, value.key) : value]);
  return Object.fromEntries(given) as Arguments;
}

/** Of an illegal move only the reason: who made it has it before him, and need not read it in notation. */
function why(words: WordsShown | null | undefined): WordsShown | null | undefined {
  const reason = words?.key === "reason-illegal" ? words.arguments["reason"] : undefined;
  return typeof reason === "object" ? reason : words;
}

const capital = (text: string): string => text.charAt(0).toLocaleUpperCase(language()) + text.slice(1);

/** Why something was refused. */
export function refusalWords(refusal: Pick<Refusal, "code" | "reason" | "words">): string {
  return capital(said(why(refusal.words), refusal.reason)) || t(refusal.code === "unavailable" ? "general-unreachable" : "general-failed");
}
