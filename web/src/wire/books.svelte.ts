// The rulebooks that the server has told of so far: whoever has the id of one asks here what it is.
import type { RulebookShown } from "./messages";

let told = $state.raw<Readonly<Record<string, RulebookShown>>>({});

/** Remember rulebooks that were asked for. */
export function remember(...books: readonly RulebookShown[]): void {
  told = { ...told, ...Object.fromEntries(books.map((book) => [book.rulebook, book])) };
}

/** A rulebook's id without its options. */
export function plainBook(rulebook: string): string {
  return rulebook.split(";")[0] ?? rulebook;
}

/** A rulebook with just these options; null while the server has not told of it. */
export const bookOf = (rulebook: string): RulebookShown | null => told[rulebook] ?? null;

/** A rulebook whatever was decided otherwise, for what no option changes: its game, its sides. */
const kindOf = (rulebook: string): RulebookShown | undefined => told[rulebook] ?? told[plainBook(rulebook)];

/** Which game a rulebook belongs to; empty while the server has not told. */
export const gameOf = (rulebook: string): string => kindOf(rulebook)?.game ?? "";

/** Whether seats differ: in nothing but who begins, by a name of their own, or by their task. */
export const sidesOf = (rulebook: string): RulebookShown["sides"] => kindOf(rulebook)?.sides ?? "alike";
