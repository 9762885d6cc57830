// Cards as text: `r7` a clan or siege card, `Jo` a tactic card, `?c` and `?t` cards that are not known.

export type Seat = "S" | "N";

export interface Placed {
  card: string;
  seat: Seat;
}

export const other = (seat: Seat): Seat => (seat === "S" ? "N" : "S");

/** Whether this is a tactic card. */
export function isTactic(card: string): boolean {
  return /^([A-Za-z][a-z]|\?t)/.test(card);
}

export function colourOf(card: string): string {
  return card[0]?.toLowerCase() ?? "";
}

export function strengthOf(card: string): number {
  return Number(card.slice(1));
}

/** A card as hands write it, whoever's it is: clan cards small, tactic cards with a capital. */
export function plain(token: string): string {
  const small = token.toLowerCase();
  return isTactic(small) ? (small[0] ?? "").toUpperCase() + small.slice(1) : small;
}

/** Cards one behind the other, whose case tells the owner: first letter capital is South. Marks of knowledge are left out. */
export function readPlaced(text: string): Placed[] {
  const tokens = text.match(/[A-Za-z]\d+|[A-Za-z][a-z]/g) ?? [];
  return tokens.map((token) => ({ card: plain(token), seat: token[0] === token[0]?.toUpperCase() ? "S" : "N" }));
}

/** A heap of cards in order, known or not: `?c` and `?t` stand for the unknown ones. */
export function readHeap(text: string, hidden: "?c" | "?t" = "?c"): string[] {
  const heap: string[] = [];
  for (const part of text.matchAll(/\?(\d+)(?:t(\d+))?|[A-Za-z]\d+|[A-Za-z][a-z]/g)) {
    if (part[1] === undefined) heap.push(plain(part[0]));
    else {
      heap.push(...Array<string>(Number(part[1])).fill(hidden));
      heap.push(...Array<string>(Number(part[2] ?? 0)).fill("?t"));
    }
  }
  return heap;
}
