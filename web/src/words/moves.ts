// Moves and steps of a log in words: for the log, for hints and for screen readers.
import type { Seat } from "../notation/cards";
import { readMove, type Move } from "../notation/moves";
import type { LineShown } from "../wire/messages";
import { type Arguments, language, locale, t } from "./index.svelte";
import { cardInSentence, editionOf, placeName } from "./names";
import { gameOf } from "../wire/books.svelte";
import { who, type Reader } from "./people";

export type Telling = Reader;

type Words = [id: string, values?: Arguments];

/** Whether the reader does it, somebody else does, or the reader is told to do it. */
type Form = "yes" | "no" | "do";

function useWords(move: Extract<Move, { kind: "use" }>): Words {
  const id = { A: move.weakened ? "eliminate-weakened" : "eliminate", B: "bundle", C: "weaken" }[move.use];
  return [id, { die: move.thrown, column: move.column }];
}

function diceWords(move: Extract<Move, { kind: "roll" | "reroll" }>): Words {
  if (move.kind === "roll") return move.dice.length ? ["rolled", { dice: move.dice.join(" ") }] : ["roll"];
  return move.to === null ? ["reroll", { die: move.die }] : ["rerolled", { die: move.die, to: move.to }];
}

function wordsOf(move: Move, rulebook: string): Words {
  const card = (text: string): string => cardInSentence(text, rulebook);
  const place = (number: number): string => placeName(number, rulebook);
  switch (move.kind) {
    case "play":
      return ["play", { card: card(move.card), place: place(move.place) }];
    case "redeploy": {
      const values = { tactic: card("Re"), card: card(move.target), place: place(move.from) };
      return move.to === null ? ["redeploy-off", values] : ["redeploy", { ...values, to: place(move.to) }];
    }
    case "desert":
      return ["desert", { tactic: card("De"), card: card(move.target), place: place(move.from) }];
    case "traitor":
      return ["traitor", { tactic: card("Tr"), card: card(move.target), place: place(move.from), to: place(move.to) }];
    case "recruit":
      return ["recruit", { card: card(move.target), place: place(move.place) }];
    case "tactic":
    case "support":
    case "pick":
    case "return":
      return [move.kind, { card: card(move.card), edition: editionOf(rulebook) }];
    case "give":
      return ["give", { card: card(move.card), place: place(move.from) }];
    case "claim":
    case "retreat":
    case "oil":
    case "explode":
      return [move.kind, { game: gameOf(rulebook), place: place(move.place) }];
    case "draw":
      return ["draw", { card: card(move.card ?? `?${move.pile}`) }];
    case "roll":
    case "reroll":
      return diceWords(move);
    case "use":
      return useWords(move);
    default:
      return [move.kind, { game: gameOf(rulebook) }];
  }
}

/** What somebody does, without who does it, and the card that it strikes from the table. */
export function deedWords(text: string, rulebook: string, form: Form, card: string | null = null): string {
  const move = readMove(text);
  if (!move) return text;
  const [id, values] = wordsOf(move, rulebook);
  if (card === null) return t(`moves-${id}`, { ...values, you: form });
  const struck = cardInSentence(card, rulebook);
  if (move.kind === "oil") return t("moves-oil-card", { ...values, struck, you: form });
  return t("moves-cancelled", { deed: t(`moves-${id}`, { ...values, you: form }), struck });
}

/** A move as something to do: `Play purple 4 at stone 6`. */
export function toDoWords(text: string, rulebook: string): string {
  const words = deedWords(text, rulebook, "do");
  return words.charAt(0).toLocaleUpperCase(language()) + words.slice(1);
}

/** Whether a step is worth telling; that nothing more is claimed or prepared is not, for what comes next shows it. */
export function isEvent(text: string): boolean {
  return readMove(text)?.kind !== "done";
}

function sentence(seat: Seat, does: string, telling: Telling): string {
  return t("moves-sentence", { ...who(seat, telling), does });
}

/** A move or a step of a log as a sentence without its full stop. */
export function moveWords(text: string, { seat, ...telling }: Telling & { seat: Seat }, struck: string | null = null): string {
  return sentence(seat, deedWords(text, telling.rulebook, seat === telling.viewer ? "yes" : "no", struck), telling);
}

/** Steps of one log in sentences, one for each seat's steps in a row. */
export function stepsWords(steps: readonly LineShown[], telling: Telling): string[] {
  const list = new Intl.ListFormat(locale(), { type: "conjunction" });
  const rows: { seat: Seat; deeds: string[] }[] = [];
  for (const [, by, text, struck] of steps) {
    if (!isEvent(text)) continue;
    const seat = by as Seat;
    const deed = deedWords(text, telling.rulebook, seat === telling.viewer ? "yes" : "no", struck);
    const row = rows.at(-1);
    if (row?.seat === seat) row.deeds.push(deed);
    else rows.push({ seat, deeds: [deed] });
  }
  return rows.map(({ seat, deeds }) => sentence(seat, list.format(deeds), telling));
}
