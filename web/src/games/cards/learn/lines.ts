// Examples as position lines, which the server judges. Hands and piles are unknown: a proof rests on what lies open anyhow.
import { isTactic, readPlaced } from "../../../notation/cards";
import type { RulebookShown } from "../../../wire/messages";

/** What lies open: the cells of the border or the wall, and what has left them. */
export interface Open {
  row: string;
  discards?: string | undefined;
  /** Tactic cards that were played, in order. */
  played?: string | undefined;
}

export interface Example extends Open {
  id: string;
  /** `tactics`: only with tactic cards. `one` or `both`: only where a stone takes one of fog and mud, or both. */
  needs?: readonly string[];
  place: number;
  holds: boolean;
}

/** The fields that follow the first pile. `second`: the second pile, if there is one. */
export type Rest = (book: RulebookShown, discards: string, played: string, second: string | null) => string[];

/** The cards of the first pile. */
export function deckSize(book: RulebookShown): number {
  return book.deck ? book.deck.colours.length * (book.deck.strongest - book.deck.weakest + 1) : 0;
}

/** The cards of the second one. */
export function tacticCount(book: RulebookShown): number {
  return book.tactics.reduce((sum, { count }) => sum + count, 0);
}

/** Whether a stone takes only one of fog and mud; the editions where it does have a ruling about it. */
export function oneTerrain(book: RulebookShown): boolean {
  return book.options.some(({ name }) => name === "one_tactic_a_stone");
}

/** The line of a position in which nobody shows a hand. */
export function lineOf(book: RulebookShown, { row, discards = "-", played = "-" }: Open, rest: Rest): string {
  const seen = readPlaced(row + discards).filter(({ card }) => !isTactic(card)).length;
  const fields = [book.rulebook, row, "S", "play", `?${book.hand}`, `?${book.hand}`, `?${deckSize(book) - 2 * book.hand - seen}`];
  const tactics = tacticCount(book);
  const second = tactics ? `?${tactics - readPlaced(played).length}` : null;
  return [...fields, ...rest(book, discards, played, second)].join(" ");
}

/** A row that is empty but for one place, counted from 1. */
export function rowWith(book: RulebookShown, place: number, cell: string): string {
  return Array.from({ length: book.places }, (_, index) => (index + 1 === place ? cell || "." : ".")).join("/");
}

/** The proofs that fit a rulebook; those with tactic cards apart from the others. */
export function proofsFor(book: RulebookShown, proofs: readonly Example[], tactics: boolean): Example[] {
  const kind = oneTerrain(book) ? "one" : "both";
  const fits = (need: string): boolean => need === "tactics" || need === kind;
  return proofs.filter(({ needs = [] }) => needs.includes("tactics") === tactics && needs.every(fits));
}
