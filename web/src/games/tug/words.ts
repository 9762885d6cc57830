// Words of the tug of war: what moves do and did.
import { other, type Seat } from "../../notation/cards";
import { readMove } from "../../notation/moves";
import { locale, t } from "../../words/index.svelte";
import type { Fact } from "./effects";

export const village = (seat: Seat): string => t("seat-name", { seat, game: "tug" });

/** Facts as one sentence. */
export function factWords(facts: readonly Fact[]): string {
  const words = facts.map((fact) => t(`tug-fact-${fact.kind}`, { ...fact, ...("seat" in fact ? { village: village(fact.seat) } : {}) }));
  return new Intl.ListFormat(locale(), { type: "conjunction" }).format(words);
}

/** What a step of the log did. */
export function stepWords(seat: Seat, text: string): string {
  const move = readMove(text);
  const names = { village: village(seat), other: village(other(seat)) };
  switch (move?.kind) {
    case "roll":
      return t("tug-did-roll", { ...names, dice: move.dice.join(", ") });
    case "reroll":
      return t("tug-did-reroll", { ...names, die: move.die, to: move.to ?? "?" });
    case "use":
      return t(`tug-did-${move.use}${move.weakened ? "w" : ""}`, { ...names, thrown: move.thrown, column: move.column });
    case "keep":
    case "berserk":
      return t(`tug-did-${move.kind}`, names);
    default:
      return text;
  }
}
