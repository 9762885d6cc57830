// Legal moves as paths of small steps: `r7@3` is the card r7, then the place 3. Taps, drags and keys all walk these paths, so
// what lights up and what can be done is always what the server called legal. A step is a word and its object:
//   card:r7  a card of one's hand      piece:S:b4:3  a card that lies at place 3 on South's side     place:3  a stone or tile
//   discard:b0  a discarded card       heap  onto the discards       pile:c  pile:t  a pile to draw from
//   claim:3  retreat:2  oil            thrown:4  column:3  use:A  use:Aw  dice of the tug of war
//   play  pick  return  reroll         say that the card or die chosen is meant      done  pass  keep  roll  berserk
import { other, type Seat } from "../../notation/cards";
import type { Move, MoveKind, Moves } from "../../notation/moves";

export type Step = string;

/** The steps of each kind of move, with the names of its parts in braces; `own` and `other` are whose side a card lies on. */
const PATHS: Record<Move["kind"], string> = {
  play: "card:{card} place:{place}",
  redeploy: "card:{tactic} piece:{own}:{card}:{from} place:{to}",
  "redeploy-off": "card:{tactic} piece:{own}:{card}:{from} heap",
  desert: "card:{tactic} piece:{other}:{card}:{from}",
  traitor: "card:{tactic} piece:{other}:{card}:{from} place:{to}",
  recruit: "card:{tactic} discard:{card} place:{place}",
  explode: "card:{tactic} place:{place}",
  tactic: "card:{tactic} play",
  support: "discard:{card}",
  pick: "card:{card} pick",
  return: "card:{card} return",
  give: "piece:{own}:{card}:{from}",
  claim: "claim:{place}",
  retreat: "retreat:{place}",
  oil: "oil place:{place}",
  draw: "pile:{pile}",
  reroll: "thrown:{die} reroll",
  eliminate: "thrown:{die} column:{column} use:A",
  "eliminate-weakened": "thrown:{die} column:{column} use:Aw",
  bundle: "thrown:{die} column:{column} use:B",
  weaken: "thrown:{die} column:{column} use:C",
  done: "done",
  pass: "pass",
  keep: "keep",
  roll: "roll",
  berserk: "berserk",
  shuffle: "shuffle",
};
const PART = /\{(\w+)\}/g;

/** The steps of a move by this seat. A move that we do not know in parts is one step of its own, `move:...`: a button can offer it. */
export function pathOf(text: string, move: Move | null | undefined, seat: Seat): Step[] {
  const path = move && (PATHS[move.kind] as string | undefined);
  if (!path) return [`move:${text}`];
  const parts: Record<string, unknown> = { ...move, own: seat, other: other(seat) };
  return path.split(" ").map((step) => step.replace(PART, (_, part: string) => String(parts[part])));
}

/** Steps, and the moves that they make when all of them are taken, one after the other. */
export interface Way {
  moves: readonly string[];
  steps: readonly Step[];
}

/** What can be done now, as the server tells it. */
export interface Offer {
  legal: readonly string[];
  /** What may follow some of the legal moves. */
  behind?: Readonly<Record<string, readonly string[]>>;
  /** All of these moves in parts. */
  moves: Moves;
}

/** All ways from here. Who lays a card is done with what comes before it, and need not say so; but nothing is given up by a single touch.
 * What is named in a certain order may be pointed to in any. */
export function waysOf({ legal, behind = {}, moves }: Offer, seat: Seat): Way[] {
  return legal.flatMap((move) => {
    const done = moves[move]?.kind === "done";
    const steps = pathOf(move, moves[move], seat);
    const next = (behind[move] ?? []).filter((text) => !done || !legal.includes(text));
    const further = next.map((text) => ({ moves: [move, text], steps: pathOf(text, moves[text], seat) }));
    if (done) {
      const laying = further.filter((way) => way.steps.length > 1);
      return laying.length ? laying : [{ moves: [move], steps }];
    }
    if (!further.length) return [{ moves: [move], steps }];
    return further.flatMap((way) => [
      { moves: way.moves, steps: [...steps, ...way.steps] },
      { moves: way.moves, steps: [...way.steps, ...steps] },
    ]);
  });
}

/** What the steps of a kind of move look like; null if these are one mere word, which is only offered where it can be done. */
function shapeOf({ kind, tactic, pile }: MoveKind): RegExp | null {
  const path = PATHS[kind] as string | undefined;
  if (!path?.includes(":")) return null;
  const known: Record<string, string | undefined> = { tactic, pile, own: "[SN]", other: "[SN]" };
  return new RegExp(`^${path.replace(PART, (_, part: string) => known[part] ?? `(?<${part}>[^ :]+)`)}$`);
}

/** The text of the move that steps would make, whether it is legal or not; null while they make none. */
export function textOf(steps: readonly Step[], kinds: readonly MoveKind[]): string | null {
  const taken = steps.join(" ");
  for (const kind of kinds) {
    const match = shapeOf(kind)?.exec(taken);
    if (match) return kind.form.replace(PART, (_, part: string) => match.groups?.[part] ?? "");
  }
  return null;
}
