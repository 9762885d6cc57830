// Words of the tug of war: what moves do and did.
import { other, type Seat } from "../../notation/cards";
import type { Deed, Move } from "../../notation/moves";
import { locale, t } from "../../words/index.svelte";
import type { Fact } from "./effects";

export const village = (seat: Seat): string => t("seat-name", { seat, game: "tug" });

/** Facts as one sentence. */
export function factWords(facts: readonly Fact[]): string {
  const words = facts.map((fact) => t(`tug-fact-${fact.kind}`, { ...fact, ...("seat" in fact ? { village: village(fact.seat) } : {}) }));
  return new Intl.ListFormat(locale(), { type: "conjunction" }).format(words);
}

/** The letters of what a pair of dice, or all dice, can be used for, as signs and messages have them. */
const USES: Partial<Record<Move["kind"], string>> = { eliminate: "A", "eliminate-weakened": "Aw", bundle: "B", weaken: "C", berserk: "D" };

/** What dice are used for in a move; empty if they are not. */
export const useOf = (move: Move | null | undefined): string => (move && USES[move.kind]) ?? "";

/** What a step of the log did. */
export function stepWords(seat: Seat, { text, move }: Deed): string {
  const names = { village: village(seat), other: village(other(seat)) };
  switch (move?.kind) {
    case "roll":
      return t("tug-did-roll", { ...names, dice: [...(move.result ?? "")].join(", ") });
    case "reroll":
      return t("tug-did-reroll", { ...names, die: move.die ?? 0, to: Number(move.result) || "?" });
    case "keep":
    case "berserk":
      return t(`tug-did-${move.kind}`, names);
    default:
      return useOf(move) ? t(`tug-did-${useOf(move)}`, { ...names, thrown: move?.die ?? 0, column: move?.column ?? 0 }) : text;
  }
}
