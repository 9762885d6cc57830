// Small things that all boards of cards share: what a card is called while it moves, and what the last turn touched.
import { isTactic, type Seat } from "../../notation/cards";
import { faceOf, type Move } from "../../notation/moves";
import type { LineShown } from "../../wire/messages";

/** Whether a card is only known as a back. */
export const hidden = (card: string): boolean => card.startsWith("?");

/** The name by which a card is known while it moves. There are two jokers, so tactic cards need their owner's letter. */
export function flight(card: string, seat: Seat): string {
  return isTactic(card) ? `${seat}:${card}` : card;
}

/** What the last turn touched. */
export interface Touched {
  /** Cards that came somewhere, as `3:r7`. */
  cards: ReadonlySet<string>;
  /** Places that were claimed, declared, or changed without a card staying there. */
  places: ReadonlySet<number>;
}

/** Where the card of a move comes to lie, by its kind; what is named below leaves no card where it was done. */
const COMES: Partial<Record<Move["kind"], "place" | "to">> = { play: "place", recruit: "place", redeploy: "to", traitor: "to" };
const CHANGES: Partial<Record<Move["kind"], "place" | "from">> = {
  claim: "place",
  explode: "place",
  oil: "place",
  retreat: "place",
  desert: "from",
  give: "from",
};

/** Look through the steps of the last turn. */
export function touched(last: readonly LineShown[] = []): Touched {
  const cards = new Set<string>();
  const places = new Set<number>();
  for (const [, , , , move] of last) {
    if (!move) continue;
    const [comes, changes] = [COMES[move.kind], CHANGES[move.kind]];
    if (comes) cards.add(`${move[comes]}:${faceOf(move)}`);
    if (changes) places.add(move[changes] ?? 0);
  }
  return { cards, places };
}
