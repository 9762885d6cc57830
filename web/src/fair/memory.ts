// What this browser saw and added before each deal, so that nobody can tell it something else afterwards. Kept per table, and not without end.
import type { Seat } from "../notation/cards";
import type { FairShown } from "../wire/messages";

const KEY = "tottenbury.fair";
const MOST_TABLES = 60;
const MOST_DEALS = 30;

export interface Text {
  text: string;
  /** Whether the server has said that it has it; else it was only sent. */
  added: boolean;
}

/** One game of a table. */
export interface Deal {
  /** Which game of the table, from 1; null: we have not seen all games before it. */
  number: number | null;
  /** The commitment that was shown before the cards were dealt; empty: we came later. */
  shown: string;
  /** The commitment that the game was played under; empty before the deal. */
  played: string;
  /** What we added, by the seat where we sat then. */
  texts: Partial<Record<Seat, Text>>;
}

interface Kept {
  at: number;
  deals: Deal[];
}

type Tables = Record<string, Kept>;

function read(): Tables {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return typeof found === "object" && found !== null ? (found as Tables) : {};
  } catch {
    return {}; // no storage, or not ours: nothing is remembered
  }
}

function write(tables: Tables): void {
  const latest = Object.entries(tables).sort(([, one], [, two]) => two.at - one.at);
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(latest.slice(0, MOST_TABLES))));
  } catch {
    // a browser that keeps nothing still plays; the check then says that it remembers nothing
  }
}

/** 16 random bytes as 22 letters and digits. */
export function randomText(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replace(/=+$/, "");
}

export class Memory {
  constructor(readonly game: string) {}

  get deals(): readonly Deal[] {
    const deals = read()[this.game]?.deals;
    return Array.isArray(deals) ? deals : [];
  }

  /** What the table shows now. `before`: what it showed last, on this very page. */
  see(fair: FairShown, before: FairShown | null = null): void {
    this.#change((deals) => {
      if (fair.commitment) played(deals, fair.commitment, before?.next ?? null);
      const { next } = fair;
      if (next && !deals.some(({ shown }) => shown === next)) {
        const last = deals.find((deal) => deal.played === fair.commitment)?.number ?? null;
        const number = fair.commitment === null ? 1 : last === null ? null : last + 1;
        deals.push({ number, shown: next, played: "", texts: {} });
      }
    });
  }

  /** The text to add for a seat: a new one, or the one that was sent before, by another tab or before the page was loaded again. */
  text(commitment: string, seat: Seat): string {
    let text = "";
    this.#change((deals) => {
      const deal = deals.find(({ shown }) => shown === commitment);
      const known = deal?.texts[seat];
      text = known?.text ?? randomText();
      if (deal && !known) deal.texts[seat] = { text, added: false };
    });
    return text || randomText();
  }

  /** The server has a text. */
  added(commitment: string, seat: Seat, text: string): void {
    this.#change((deals) => {
      const deal = deals.find(({ shown }) => shown === commitment);
      if (deal) deal.texts[seat] = { text, added: true };
    });
  }

  /** What we know of a game of this table: by its number, or else by its commitment. */
  find(number: number | null, commitment: string): Deal | null {
    const { deals } = this;
    const counted = number === null ? undefined : deals.find((deal) => deal.number === number);
    return counted ?? deals.find(({ played, shown }) => played === commitment || shown === commitment) ?? null;
  }

  #change(change: (deals: Deal[]) => void): void {
    const tables = read();
    const kept = tables[this.game];
    const deals = Array.isArray(kept?.deals) ? kept.deals : [];
    const before = JSON.stringify(deals);
    change(deals);
    if (JSON.stringify(deals) !== before) write({ ...tables, [this.game]: { at: Date.now(), deals: deals.slice(-MOST_DEALS) } });
  }
}

/** A game is played under a commitment: the one that was shown for it, or, if the host is no honest man, another. */
function played(deals: Deal[], commitment: string, expected: string | null): void {
  if (deals.some((deal) => deal.played === commitment)) return;
  const waiting = deals.find((deal) => !deal.played && (deal.shown === commitment || deal.shown === expected));
  if (waiting) waiting.played = commitment;
  else deals.push({ number: null, shown: "", played: commitment, texts: {} });
}
