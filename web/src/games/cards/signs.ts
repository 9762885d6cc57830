// What the signs at a table mean, in words: where they stand, and in the list of them.
import type { RulebookShown } from "../../wire/messages";
import { t } from "../../words/index.svelte";

/** A side is complete. */
export function completeWords(book: RulebookShown): string {
  return t("table-sign-complete", { cards: book.cards_at ?? 0 });
}

/** What fog or mud does where it lies. */
export function terrainWords(card: string, book: RulebookShown): string {
  return t("table-sign-terrain", { card, cards: (book.cards_at ?? 0) + 1 });
}

/** The counter of tactic cards played. */
export function playedWords(): string {
  return t("table-sign-played");
}

/** A pile, and how many cards are left. */
export function pileWords(pile: "c" | "t", count: number, game: string): string {
  return t("table-sign-pile", { pile, count, game });
}
