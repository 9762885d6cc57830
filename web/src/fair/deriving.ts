// Every card and throw of a game again, from its secret and the players' texts: the same as `check_deal.py`, step by step, and the drawn cards
// besides. The library is used since browsers have their own SHA-256 only on pages that came by https.
import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import type { Seat } from "../notation/cards";
import type { RulebookShown } from "../wire/messages";

const VERSION = "tottenbury fair deal 1";
const CARD = /[A-Z][a-z]|[a-z]\d+|[1-6]/g;
const SECRET = /^[0-9a-f]{64}$/;

export type What = "commitment" | "lot" | "column" | "hand" | "card" | "tactic" | "draw" | "roll" | "reroll" | "shuffle";

/** One thing that was derived again. */
export interface Check {
  what: What;
  /** Which one: of the pile, of the drawn ones, or of what chance decided, from 1; 0 where there is one only. */
  number: number;
  seat: Seat | null;
  /** In which turn of the game; 0: with the deal. */
  turn: number;
  /** What follows from the secret and the texts. */
  expected: string;
  /** What the record says. */
  found: string;
}

/** The cards that a rulebook is played with; without them those of the record are taken. */
export type Cards = Pick<RulebookShown, "deck" | "tactics">;

/** A record cannot be checked, and why: it says nothing of its deal, the game is not over, or it is what one seat saw. */
export class Uncheckable extends Error {
  constructor(readonly why: "not-recorded" | "not-over" | "one-seat" | "secret") {
    super(why);
  }
}

const utf8 = new TextEncoder();
const hex = (bytes: Uint8Array): string => [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
const bytesOf = (text: string): Uint8Array => Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));
const mac = (key: Uint8Array, text: string): Uint8Array => hmac(sha256, key, utf8.encode(text));

/** What everybody sees of a secret before the game. */
export function commitmentOf(secret: string): string {
  return hex(sha256(bytesOf(secret)));
}

/** Random numbers of 32 bits: HMAC-SHA256 of the label and a counter, cut into eight. */
function* words(key: Uint8Array, label: string): Generator<number, never> {
  for (let number = 0; ; number++) {
    const block = mac(key, `${label}/${number}`);
    const view = new DataView(block.buffer, block.byteOffset);
    for (let start = 0; start < 32; start += 4) yield view.getUint32(start);
  }
}

/** A number from 0 to limit - 1; what lies beyond the last full round is passed over, so that all are equally likely. */
function below(numbers: Generator<number, never>, limit: number): number {
  const rounds = Math.floor(2 ** 32 / limit) * limit;
  for (;;) {
    const number = numbers.next().value;
    if (number < rounds) return number % limit;
  }
}

/** In the order of names as computers sort them, not people: `b10` before `b2`. */
const sorted = (cards: readonly string[]): string[] => [...cards].sort((one, two) => (one < two ? -1 : one > two ? 1 : 0));

/** From the order of their names, from the last card to the second: each changes places with one that is not behind it. */
function shuffled(numbers: Generator<number, never>, cards: readonly string[]): string[] {
  const order = sorted(cards);
  for (let last = order.length - 1; last > 0; last--) {
    const other = below(numbers, last + 1);
    [order[last], order[other]] = [order[other] as string, order[last] as string];
  }
  return order;
}

const dice = (numbers: Generator<number, never>, count: number): string[] =>
  Array.from({ length: count }, () => String(below(numbers, 6) + 1));

/** The tags of a record. */
export function tagsOf(record: string): Partial<Record<string, string>> {
  return Object.fromEntries([...record.matchAll(/^\[(\w+) "(.*)"\]/gm)].map(([, name = "", value = ""]) => [name, value]));
}

/** Derive a game again. */
export function checksOf(record: string, cards: Cards | null = null): Check[] {
  const tags = tagsOf(record);
  const { Commitment: commitment, Secret: secret, Deal: deal } = tags;
  if (commitment === undefined) throw new Uncheckable("not-recorded");
  if (secret === undefined) throw new Uncheckable((tags["Result"] ?? "*") === "*" ? "not-over" : "one-seat");
  if (!SECRET.test(secret)) throw new Uncheckable("secret");
  if (deal?.includes("?")) throw new Uncheckable("one-seat");
  const key = mac(bytesOf(secret), [VERSION, tags["SouthText"] ?? "", tags["NorthText"] ?? ""].join("|"));
  const checks: Check[] = [one("commitment", commitmentOf(secret), commitment)];
  const lot = tags["Lot"];
  if (lot !== undefined) checks.push(one("lot", "SN".charAt(below(words(key, "lot"), 2)), lot));
  const parts = deal === undefined ? [] : deal.split("|").map((part) => part.split("+", 1)[0]?.match(CARD) ?? []);
  const dealt = parts.length > 2 ? dealtCards(key, parts, cards) : { checks: parts.length === 2 ? dealtDice(key, parts) : [], piles: null };
  return [...checks, ...dealt.checks, ...later(key, record, dealt.piles)];
}

/** Whether it is as it should be. */
export function holds({ expected, found }: Check): boolean {
  return expected === found;
}

function one(what: What, expected: string, found: string, number = 0, seat: Seat | null = null, turn = 0): Check {
  return { what, number, seat, turn, expected, found };
}

const SEATS: readonly Seat[] = ["S", "N"];

function dealtDice(key: Uint8Array, columns: readonly string[][]): Check[] {
  const numbers = words(key, "columns");
  return SEATS.map((seat, index) => one("column", sorted(dice(numbers, 3)).join(""), sorted(columns[index] ?? []).join(""), 0, seat));
}

interface Piles {
  c: string[];
  t: string[];
}

function dealtCards(key: Uint8Array, parts: readonly string[][], cards: Cards | null): { checks: Check[]; piles: Piles } {
  const [south = [], north = [], pile = [], tactics = []] = parts;
  const hand = south.length;
  const order = shuffled(words(key, "cards"), cards?.deck ? deckOf(cards) : [...south, ...north, ...pile]);
  const second = shuffled(
    words(key, "tactics"),
    cards?.deck && tactics.length ? cards.tactics.flatMap(({ card, count }) => Array<string>(count).fill(card)) : tactics,
  );
  const piles: Piles = { c: order.slice(2 * hand), t: second };
  const hands = [south, north].map((own, index) =>
    one("hand", sorted(order.slice(index * hand, (index + 1) * hand)).join(""), sorted(own).join(""), 0, SEATS[index] ?? null),
  );
  return { checks: [...hands, ...lying("card", piles.c, pile), ...lying("tactic", piles.t, tactics)], piles };
}

/** All cards of the first pile. */
function deckOf({ deck }: Cards): string[] {
  if (!deck) return [];
  const strengths = Array.from({ length: deck.strongest - deck.weakest + 1 }, (_, index) => deck.weakest + index);
  return [...deck.colours].flatMap((colour) => strengths.map((strength) => `${colour}${strength}`));
}

/** A pile card by card. */
function lying(what: What, expected: readonly string[], found: readonly string[]): Check[] {
  const places = Array.from({ length: Math.max(expected.length, found.length) }, (_, index) => index);
  return places.map((place) => one(what, expected[place] ?? "", found[place] ?? "", place + 1));
}

const STEP =
  /^(\d+)\. ([SN])\b|\b(?:roll (\d+)|reroll (\d)=(\d))|\bshuffle=(\S+)|\+([ct])=(\S+)|(?<=\s)<([a-z]\d+|[A-Z][a-z])(?=\s|$)|\*([a-z]\d+|[A-Z][a-z])/gm;

/** What happened after the deal. A scout's cards go back on top of a pile or under it, as the edition has it: what fits is what it has. */
function later(key: Uint8Array, record: string, dealt: Piles | null): Check[] {
  const moves = record.replace(/\{[^}]*\}|^\[.*$/gm, ""); // without tags and comments
  const [onTop, under] = [false, true].map((under) => happened(key, moves, dealt && { c: [...dealt.c], t: [...dealt.t] }, under)) as [
    Check[],
    Check[],
  ];
  return under.filter(holds).length > onTop.filter(holds).length ? under : onTop;
}

const isTactic = (card: string): boolean => /^[A-Z]/.test(card);

/** The piles that got cards, one after the other: the siege pile, and the tactic pile where elite cards may go back. */
function shuffledPiles(numbers: Generator<number, never>, found: readonly string[], piles: Piles | null): string[] {
  const mixed: string[] = [];
  for (const [pile, tactic] of [
    ["c", false],
    ["t", true],
  ] as const) {
    const told = found.filter((card) => isTactic(card) === tactic);
    if (!told.length) continue;
    const order = shuffled(numbers, piles ? piles[pile] : told);
    if (piles) piles[pile] = order;
    mixed.push(...order);
  }
  return mixed;
}

/** Throws and shuffles by the key, drawn cards by the piles as they lay. */
function happened(key: Uint8Array, moves: string, piles: Piles | null, under: boolean): Check[] {
  const checks: Check[] = [];
  const drawn = { c: 0, t: 0 };
  let turn = 0;
  let seat: Seat | null = null;
  let events = 0;
  const event = (what: What, expected: (label: string) => string, found: string): void => {
    events++;
    checks.push(one(what, expected(`chance ${events}`), found, events, seat, turn));
  };
  for (const [, number, mover, thrown, , again, order, pile, card, returned, picked] of moves.matchAll(STEP)) {
    if (number !== undefined) [turn, seat] = [Number(number), mover as Seat];
    else if (thrown !== undefined)
      event(
        "roll",
        (label) =>
          sorted(dice(words(key, label), thrown.length))
            .reverse()
            .join(""),
        thrown,
      );
    else if (again !== undefined) event("reroll", (label) => dice(words(key, label), 1).join(""), again);
    else if (order !== undefined) {
      const found = order.match(CARD) ?? [];
      event("shuffle", (label) => shuffledPiles(words(key, label), found, piles).join(""), order);
    } else if (!piles) continue;
    else if (card !== undefined) {
      const from = pile === "t" ? "t" : "c";
      checks.push(one("draw", piles[from].shift() ?? "", card, ++drawn[from], seat, turn));
    } else if (returned !== undefined) {
      const to = piles[isTactic(returned) ? "t" : "c"];
      if (under) to.push(returned);
      else to.unshift(returned);
    } else if (picked !== undefined) piles[isTactic(picked) ? "t" : "c"].push(picked);
  }
  return checks;
}
