// Small things that all boards of cards share: what a card is called while it moves, and what the last turn touched.
import { isTactic, type Seat } from "../../notation/cards";
import { readMove } from "../../notation/moves";
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

/** Read the steps of the last turn. */
export function touched(last: readonly LineShown[] = []): Touched {
  const cards = new Set<string>();
  const places = new Set<number>();
  for (const [, , text] of last) {
    const move = readMove(text.replace(/^[SN]:/, ""));
    if (!move) continue;
    if (move.kind === "play") cards.add(`${move.place}:${move.card}`);
    else if (move.kind === "recruit") cards.add(`${move.place}:${move.target}`);
    else if ((move.kind === "redeploy" || move.kind === "traitor") && move.to !== null) cards.add(`${move.to}:${move.target.replace(/^([A-Z][a-z])2$/, "$1")}`);
    else if (move.kind === "claim" || move.kind === "explode" || move.kind === "oil" || move.kind === "retreat") places.add(move.place);
    else if (move.kind === "desert" || move.kind === "give") places.add(move.from);
  }
  return { cards, places };
}
