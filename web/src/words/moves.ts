// Moves and steps of a log in words: for the log, for hints and for screen readers.
import type { Seat } from "../notation/cards";
import { readMove, type Move } from "../notation/moves";
import type { LineShown } from "../wire/messages";
import { language, t, type Arguments } from "./index.svelte";
import { cardInSentence, placeName } from "./names";
import { gameOf } from "../notation/scene";

export interface Telling {
  names: Record<Seat, string>;
  rulebook: string;
  /** Who reads: what this seat does is told as `you`. */
  viewer: Seat | null;
}

type Words = [id: string, values?: Arguments];

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
      return [move.kind, { card: card(move.card) }];
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
      return [move.kind];
  }
}

/** What somebody does, without who does it. */
export function deedWords(text: string, rulebook: string, you: boolean): string {
  const move = readMove(text);
  if (!move) return text;
  const [id, values] = wordsOf(move, rulebook);
  return t(`moves-${id}`, { ...values, you: you ? "yes" : "no" });
}

function sentence(seat: Seat, does: string, telling: Telling): string {
  return t("moves-sentence", { you: seat === telling.viewer ? "yes" : "no", name: telling.names[seat], does });
}

/** A move or a step of a log as a sentence without its full stop. */
export function moveWords(text: string, { seat, ...telling }: Telling & { seat: Seat }): string {
  return sentence(seat, deedWords(text, telling.rulebook, seat === telling.viewer), telling);
}

/** Steps of one log in sentences, one for each seat's steps in a row. */
export function stepsWords(steps: readonly LineShown[], telling: Telling): string[] {
  const list = new Intl.ListFormat(language(), { type: "conjunction" });
  const rows: { seat: Seat; deeds: string[] }[] = [];
  for (const [, by, text] of steps) {
    const seat = by as Seat;
    const deed = deedWords(text, telling.rulebook, seat === telling.viewer);
    const row = rows.at(-1);
    if (row?.seat === seat) row.deeds.push(deed);
    else rows.push({ seat, deeds: [deed] });
  }
  return rows.map(({ seat, deeds }) => sentence(seat, list.format(deeds), telling));
}
