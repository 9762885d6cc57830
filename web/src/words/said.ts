// What the server says to people, in the language that is spoken here. It speaks of seats; whoever tells us who sits there gets names.
import type { Seat } from "../notation/cards";
import type { Refusal, WordsShown } from "../wire/messages";
import { has, language, t, type Arguments } from "./index.svelte";
import { cardInSentence, cardName, formationName } from "./names";
import type { Reader } from "./people";

/** Words that came as a key and arguments; what we have no message for comes in the server's own English. */
export function said(words: WordsShown | null | undefined, fallback: string, reader?: Reader): string {
  return words && has(words.key) ? t(words.key, values(words, reader)) : fallback;
}

function values(words: WordsShown, reader?: Reader): Arguments {
  const given = Object.entries(words.arguments).flatMap(([name, value]): [string, string | number][] => {
    if (typeof value === "object")
      return [[name, reader && value.key === "reason-formation" ? formationWords(value, reader) : said(value, value.key, reader)]];
    return reader ? told(name, value, reader) : [[name, value]];
  });
  return Object.fromEntries(given);
}

const PERSON: Record<string, string> = { seat: "person", other: "rival" };

/** A seat as somebody, a card by its name; all else as it came. */
function told(name: string, value: string | number, { names, rulebook, viewer }: Reader): [string, string | number][] {
  const person = PERSON[name];
  if (person)
    return value === viewer
      ? [[name, "you"]]
      : [
          [name, "named"],
          [person, names[value as Seat]],
        ];
  return [[name, name === "card" ? cardInSentence(String(value), rulebook) : value]];
}

/** A formation as the edition calls it, with its cards by their names. */
function formationWords({ arguments: { type, total, cards } }: WordsShown, { rulebook }: Reader): string {
  const named = String(cards)
    .split(" ")
    .map((card) => cardName(card.split("=")[0] ?? card, rulebook).toLocaleLowerCase(language()));
  return t("stones-proof-formation", { formation: formationName(String(type), rulebook), total: Number(total), cards: named.join(", ") });
}

/** Of an illegal move only the reason: who made it has it before him, and need not read it in notation. */
function why(words: WordsShown | null | undefined): WordsShown | null | undefined {
  const reason = words?.key === "reason-illegal" ? words.arguments["reason"] : undefined;
  return typeof reason === "object" ? reason : words;
}

const capital = (text: string): string => text.charAt(0).toLocaleUpperCase(language()) + text.slice(1);

/** Something that the server says, as a sentence. */
export function saidSentence(words: WordsShown | null | undefined, fallback: string, reader?: Reader): string {
  return capital(said(words, fallback, reader));
}

/** Why something was refused. */
export function refusalWords(refusal: Pick<Refusal, "code" | "reason" | "words">, reader?: Reader): string {
  return (
    saidSentence(why(refusal.words), refusal.reason, reader) || t(refusal.code === "unavailable" ? "general-unreachable" : "general-failed")
  );
}
