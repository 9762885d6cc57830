// The card counter: where every card of the deck is, as far as this view can tell. It counts what lies open and knows no rule.
import { plain, type Seat } from "../../notation/cards";
import type { CardScene } from "./scene";
import type { DeckShown, TacticShown } from "../../wire/messages";

/** mine: in my hand. known: I know it in the other hand or in a pile. table: at a stone or tile. */
export type Where = "unseen" | "mine" | "known" | "table" | "discarded";

export interface Counted {
  strengths: number[];
  colours: string[];
  /** By card, such as `r7`. */
  where: ReadonlyMap<string, Where>;
  /** Unseen clan cards. */
  unseen: number;
  tactics: { card: string; count: number; unseen: number }[];
}

/** Where all cards are, seen from a seat; a spectator (null) has no hand of his own. */
export function reckon(scene: CardScene, deck: DeckShown, tactics: readonly TacticShown[], seat: Seat | null): Counted {
  const strengths = Array.from({ length: deck.strongest - deck.weakest + 1 }, (_, index) => deck.weakest + index);
  const colours = [...deck.colours];
  const where = new Map<string, Where>(colours.flatMap((colour) => strengths.map((strength) => [colour + strength, "unseen"] as const)));
  const mark = (cards: readonly string[], as: Where): void => {
    for (const card of cards) if (where.has(card)) where.set(card, as);
  };
  mark([...scene.pile, ...handsOf(scene)], "known");
  if (seat) mark(handOf(scene, seat), "mine");
  mark(
    scene.places.flatMap(({ cards }) => cards.map(({ card }) => card)),
    "table",
  );
  mark(
    scene.discards.map(({ card }) => card),
    "discarded",
  );
  return {
    strengths,
    colours,
    where,
    unseen: [...where.values()].filter((one) => one === "unseen").length,
    tactics: tactics.map(({ card, count }) => ({ card, count, unseen: count - seen(scene, card) })),
  };
}

function handOf(scene: CardScene, seat: Seat): string[] {
  const { cards, picked } = scene.hands[seat];
  return [...cards, ...picked].map(plain);
}

const handsOf = (scene: CardScene): string[] => [...handOf(scene, "S"), ...handOf(scene, "N")];

/** Tactic cards stay in `played` wherever they lie; the others one knows are in hands and in the pile. A card that was recruited from the
 * discards is not played again from a hand, so nothing counts twice. */
function seen(scene: CardScene, card: string): number {
  const known = [...scene.played.map((one) => one.card), ...handsOf(scene), ...(scene.tacticPile ?? [])];
  return known.filter((one) => one === card).length;
}
