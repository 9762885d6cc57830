// Moves and steps of a log as plain data: for paths of choice and for words.
import { isTactic, plain } from "./cards";

export type Move =
  | { kind: "play"; card: string; place: number }
  | { kind: "redeploy"; target: string; from: number; to: number | null }
  | { kind: "desert"; target: string; from: number }
  | { kind: "traitor"; target: string; from: number; to: number }
  | { kind: "recruit"; target: string; place: number }
  | { kind: "explode"; place: number }
  | { kind: "tactic"; card: string }
  | { kind: "support"; card: string }
  | { kind: "pick"; card: string }
  | { kind: "return"; card: string }
  | { kind: "give"; card: string; from: number }
  | { kind: "claim"; place: number }
  | { kind: "retreat"; place: number }
  | { kind: "oil"; place: number }
  | { kind: "draw"; pile: "c" | "t"; card: string | null }
  | { kind: "done" }
  | { kind: "pass" }
  | { kind: "keep" }
  | { kind: "roll"; dice: number[] }
  | { kind: "reroll"; die: number; to: number | null }
  | { kind: "use"; use: "A" | "B" | "C"; thrown: number; column: number; weakened: boolean }
  | { kind: "berserk" }
  | { kind: "shuffle" };

type Groups = (string | undefined)[];
type Reader = [RegExp, (g: Groups) => Move];

const n = (text: string | undefined): number => Number(text);
/** A card, or `?c` and `?t` for one that is not shown. */
const shown = (text = ""): string => (text.startsWith("?") ? (text === "?t" ? "?t" : "?c") : plain(text));
const CARD = "([A-Za-z]\\d+|[A-Z][a-z]2?|\\?[ct]?)";
const like = (shape: string): RegExp => new RegExp(`^${shape}$`);

const READERS: Reader[] = [
  [like("!(\\d+)"), ([place]) => ({ kind: "claim", place: n(place) })],
  [like("<(\\d+)"), ([place]) => ({ kind: "retreat", place: n(place) })],
  [like("oil@(\\d+)"), ([place]) => ({ kind: "oil", place: n(place) })],
  [like("Ex@(\\d+)"), ([place]) => ({ kind: "explode", place: n(place) })],
  [like(`Re ${CARD}:(\\d+)>(\\d+|x)`), ([target = "", from, to]) => ({ kind: "redeploy", target, from: n(from), to: to === "x" ? null : n(to) })],
  [like(`De ${CARD}:(\\d+)`), ([target = "", from]) => ({ kind: "desert", target, from: n(from) })],
  [like(`Tr ${CARD}:(\\d+)>(\\d+)`), ([target = "", from, to]) => ({ kind: "traitor", target, from: n(from), to: n(to) })],
  [like(`Rc ${CARD}@(\\d+)`), ([target = "", place]) => ({ kind: "recruit", target, place: n(place) })],
  [like(`x ${CARD}:(\\d+)`), ([card = "", from]) => ({ kind: "give", card, from: n(from) })],
  [like(`${CARD}@(\\d+)`), ([card, place]) => ({ kind: "play", card: shown(card), place: n(place) })],
  [like("\\+([ct])(?:=(.+))?"), ([pile, card = "?"]) => ({ kind: "draw", pile: pile === "t" ? "t" : "c", card: card === "?" ? null : plain(card) })],
  [like(`<${CARD}`), ([card]) => ({ kind: "return", card: shown(card) })],
  [like(`>${CARD}`), ([card]) => ({ kind: "pick", card: shown(card) })],
  [like(`\\*${CARD}`), ([card]) => ({ kind: "support", card: shown(card) })],
  [like("\\."), () => ({ kind: "done" })],
  [like("pass"), () => ({ kind: "pass" })],
  [like("keep"), () => ({ kind: "keep" })],
  [like("shuffle.*"), () => ({ kind: "shuffle" })],
  [like("roll(?: (\\d+))?"), ([dice = ""]) => ({ kind: "roll", dice: [...dice].map(Number) })],
  [like("reroll (\\d)(?:=(\\d))?"), ([die, to]) => ({ kind: "reroll", die: n(die), to: to === undefined ? null : n(to) })],
  [
    like("([ABC])(\\d)/(\\d)(w?)"),
    ([use, thrown, column, weak]) => ({ kind: "use", use: use as "A" | "B" | "C", thrown: n(thrown), column: n(column), weakened: weak === "w" }),
  ],
  [like("D"), () => ({ kind: "berserk" })],
];

/** A move or a step of a log; null if it is none that we know. */
export function readMove(text: string): Move | null {
  for (const [shape, make] of READERS) {
    const match = shape.exec(text);
    if (match) return make(match.slice(1));
  }
  return isTactic(text) && text.length === 2 ? { kind: "tactic", card: text } : null;
}
