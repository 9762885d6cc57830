// What a check of a deal comes to: what was derived again, and what this browser remembers from before the deal.
import type { Seat } from "../notation/cards";
import { checksOf, holds, tagsOf, type Cards, type Check } from "./deriving";
import type { Deal } from "./memory";

export interface Verdict {
  fits: boolean;
  /** What is not what follows from the secret and the texts. */
  wrong: readonly Check[];
  cards: number;
  throws: number;
  shuffles: number;
  /** `kept`: as we saw it before the deal; `unseen`: we remember none. */
  commitment: "kept" | "unseen" | "other";
  /** What the record says, and what we saw, or the table says, where that is something else. */
  recorded: string;
  shown: string;
  /** `used`: all that we added; `lost`: the server took it and the record has another or none; `unused`: sent, but never taken; `none`: we added none. */
  texts: "used" | "lost" | "unused" | "none";
  /** The seats for which nobody added a text. */
  without: readonly Seat[];
}

/** Check a record. `now`: the commitment that the table itself shows, where we are at the table. */
export function judge(record: string, cards: Cards | null, remembered: Deal | null, now: string | null = null): Verdict {
  const checks = checksOf(record, cards);
  const tags = tagsOf(record);
  const texts = [tags["SouthText"] ?? "", tags["NorthText"] ?? ""];
  const recorded = tags["Commitment"] ?? "";
  const wrong = checks.filter((check) => !holds(check));
  const shown = remembered?.shown || "";
  const other = [shown, now ?? ""].find((seen) => seen !== "" && seen !== recorded);
  const commitment = other !== undefined ? "other" : shown ? "kept" : "unseen";
  const own = Object.values(remembered?.texts ?? {});
  const missing = own.filter(({ text }) => !texts.includes(text));
  const told = own.length === 0 ? "none" : missing.some(({ added }) => added) ? "lost" : missing.length ? "unused" : "used";
  return {
    fits: wrong.length === 0 && commitment !== "other" && told !== "lost",
    wrong,
    cards: checks.reduce((sum, check) => sum + cardsIn(check), 0),
    throws: checks.filter(({ what }) => what === "column" || what === "roll" || what === "reroll").length,
    shuffles: checks.filter(({ what }) => what === "shuffle").length,
    commitment,
    recorded,
    shown: other ?? shown,
    texts: told,
    without: (["S", "N"] as const).filter((_, index) => !texts[index]),
  };
}

/** How many cards of the deal a check is about. */
function cardsIn({ what, found }: Check): number {
  return what === "hand" ? (found.match(/[a-z]\d+/g)?.length ?? 0) : what === "card" || what === "tactic" ? 1 : 0;
}
