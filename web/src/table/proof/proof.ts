// A proof as the panel shows it: every card with what it stands for, and whether it lies there or would have to come.
import { other, type Seat } from "../../notation/cards";
import type { FormationShown, ProofShown, RulebookShown } from "../../wire/messages";

export interface ProofCard {
  card: string;
  /** What a wild card counts as: a card (`r7`), or a strength alone (`6`); empty for other cards. */
  as: string;
  /** It does not lie there yet, and lies nowhere face up. */
  added: boolean;
}

/** Cards of a formation; `added` are those that do not lie there yet. */
export function proofCards(formation: FormationShown, added: readonly string[] = []): ProofCard[] {
  return formation.cards.map((text) => {
    const [card = "", as = ""] = text.split("=");
    return { card, as, added: added.includes(text) || added.includes(card) };
  });
}

/** holds; refuted by a counter-formation; taken, so that there is nothing left to prove; or nothing to prove yet: a side is incomplete. */
export function verdict(proof: ProofShown): "holds" | "refuted" | "taken" | "open" {
  if (proof.holds) return "holds";
  if (proof.words?.key === "reason-stone-claimed") return "taken";
  return proof.counter ? "refuted" : "open";
}

/** Who can claim places in this game, this seat first. */
export const claimants = (book: RulebookShown, first: Seat): Seat[] =>
  [first, other(first)].filter((seat) => book.claimants.includes(seat));

/** Whose claim to ask about: this seat's, if it can claim anything. */
export const claimantOf = (book: RulebookShown | null, seat: Seat): Seat => (book ? (claimants(book, seat)[0] ?? seat) : seat);
