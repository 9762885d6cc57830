// For tests: moves in parts, as the server would tell them of these texts. It reads by the server's own kinds (`make types`).
import type { LineShown } from "../wire/messages";
import type { Deed, Move, MoveKind, Moves } from "../notation/moves";
import all from "./kinds.json";

export type Game = keyof typeof all;

const PATTERNS: Record<string, string> = { card: "[a-z]\\d+|[A-Z][a-z]\\d?|\\?[ct]" };
const NUMBER = "\\d+";

/** The kinds of move of a game. */
export const kindsOf = (game: Game): readonly MoveKind[] => all[game] as unknown as readonly MoveKind[];

function read(text: string, { kind, form, tactic, pile }: MoveKind): Move | null {
  const shape = form
    .replace(/[.*+?^$()|\\]/g, "\\$&")
    .replace(/\{(\w+)\}/g, (_, part: string) => `(?<${part}>${PATTERNS[part] ?? NUMBER})`);
  const groups = new RegExp(`^${shape}(?:[= ](?<result>\\S+))?$`).exec(text);
  if (!groups) return null;
  const parts = Object.entries(groups.groups ?? {}).filter(([, part]) => part !== undefined);
  const told = parts.map(([name, part]) => [name, name in PATTERNS || name === "result" ? part : Number(part)]);
  return { kind, ...(tactic ? { tactic } : {}), ...(pile ? { pile } : {}), ...(Object.fromEntries(told) as object) };
}

/** The parts of a move or a step; null if no game has it. `Ex@4` looks like a card that is played, and is none. */
export function partsOf(text: string, game?: Game): Move | null {
  const kinds = (game ? [game] : (Object.keys(all) as Game[])).flatMap(kindsOf);
  const found = kinds.map((kind) => read(text, kind)).filter((move) => move !== null);
  return found.find(({ tactic }) => tactic) ?? found[0] ?? null;
}

export const told = (text: string, struck: string | null = null, game?: Game): Deed => ({ text, struck, move: partsOf(text, game) });

/** A line of a log. */
export function line(turn: number, seat: "S" | "N", text: string, struck: string | null = null, game?: Game): LineShown {
  return [turn, seat, text, struck, partsOf(text, game)];
}

export const movesOf = (texts: Iterable<string>, game?: Game): Moves =>
  Object.fromEntries([...texts].map((text) => [text, partsOf(text, game) ?? undefined]));
