// Dice that keep their places. A line sorts them; on a table a die stays where it lies, and one that is swapped goes from the throw
// to the column. So each die has an identity, found by comparing one scene with the next.
import type { Seat } from "../../notation/cards";
import type { Move } from "../../notation/moves";
import type { TugDie, TugScene } from "./scene";
import type { LineShown } from "../../wire/messages";
import { effects } from "./effects";

export interface Die extends TugDie {
  id: number;
  /** When it was thrown, so that it rolls once; 0: it lay there already. */
  rolled: number;
  /** In a column: what it was used for in this turn, as far as we saw it. */
  pair?: Pair | undefined;
}

/** A die of a column and what it was used for. */
export interface Pair {
  use: "A" | "B" | "C";
  /** The die that it met: the thrown one, or after a swap the one that lay there before. */
  met: number;
}

export interface Dice {
  columns: Record<Seat, Die[]>;
  /** Three places; an empty one is a die that has been used. */
  thrown: (Die | null)[];
}

export const THROWN = 3;

let count = 0;
const made = (die: TugDie, rolled = 0): Die => ({ ...die, id: ++count, rolled });

/** Which places a person touched last: of equal dice it is these that are used. */
export interface Touched {
  thrown: number;
  column: number;
}

const NOTHING: Touched = { thrown: -1, column: -1 };

/** The dice of a scene, each where it lay before as far as that can be told. */
export function arrange(before: Dice | null, scene: TugScene, touched: Touched = NOTHING): Dice {
  const gone = before ? vanished(before.thrown, scene.thrown, touched.thrown) : [];
  const column = (seat: Seat): Die[] => {
    const next = scene.teams[seat].column;
    const old = before?.columns[seat];
    return old && old.length === next.length ? settle(old, next, gone, touched.column) : next.map((die) => made(die));
  };
  return { columns: { S: column("S"), N: column("N") }, thrown: lay(before?.thrown ?? [], scene.thrown, touched.thrown) };
}

/** Dice that were thrown before and are not there any more. */
function vanished(before: readonly (Die | null)[], next: readonly TugDie[], touched: number): Die[] {
  const { kept } = match(before, next, touched);
  return before.filter((die, place): die is Die => die !== null && !kept.has(place));
}

/** Each die of `next` onto the place of one like it: first the same in all respects, then one of the same value. */
function match(before: readonly (Die | null)[], next: readonly TugDie[], touched: number): { kept: Map<number, TugDie>; rest: TugDie[] } {
  const kept = new Map<number, TugDie>();
  const rest = [...next];
  const places = [...before.keys()].sort((a, b) => Number(a === touched) - Number(b === touched));
  for (const exact of [true, false]) {
    for (const place of places) {
      const old = before[place];
      if (!old || kept.has(place)) continue;
      const at = rest.findIndex((die) => die.value === old.value && (!exact || die.marked === old.marked));
      const [found] = at < 0 ? [] : rest.splice(at, 1);
      if (found) kept.set(place, found);
    }
  }
  return { kept, rest };
}

/** `gone` are dice that may have come into a column; who does is taken from it. */
function settle(before: readonly Die[], next: readonly TugDie[], gone: Die[], touched: number): Die[] {
  const { kept, rest } = match(before, next, touched);
  return before.map((old, place) => {
    const same = kept.get(place);
    if (same) return { ...old, ...same };
    const die = rest.shift() as TugDie; // as many dice as places: what was not kept is left
    const at = gone.findIndex(({ value }) => value === die.value);
    const [swapped] = at < 0 ? [] : gone.splice(at, 1);
    return swapped ? { ...die, id: swapped.id, rolled: 0 } : made(die);
  });
}

function lay(before: readonly (Die | null)[], next: readonly TugDie[], touched: number): (Die | null)[] {
  const { kept, rest } = match(before, next, touched);
  const free = Array.from({ length: THROWN }, (_, place) => place).filter((place) => !kept.has(place));
  const lying: (Die | null)[] = Array<Die | null>(THROWN).fill(null);
  for (const [place, die] of kept) lying[place] = { ...(before[place] as Die), ...die };
  // A die thrown again falls where it lay: places of dice that are gone come before those that were empty.
  free.sort((a, b) => Number(!before[a]) - Number(!before[b]));
  rest.forEach((die, index) => (lying[free[index] ?? index] = made(die)));
  return lying;
}

/** Which dice of the throw were just thrown, by their places. */
export function justThrown(before: TugScene | null, now: TugScene, dice: Dice, old: Dice | null, last: LineShown | undefined): number[] {
  if (!before || !old || before.turn !== now.turn || now.thrown.length !== THROWN) return [];
  if (before.phase === "roll") return [0, 1, 2];
  if (before.phase !== "reroll") return [];
  const changed = dice.thrown.flatMap((die, place) => {
    const lay = old.thrown[place];
    return die?.id === lay?.id && die?.marked === lay?.marked ? [] : [place];
  });
  if (changed.length) return changed;
  // The same face again: the log tells which one.
  const move = last?.[4];
  if (move?.kind !== "reroll") return [];
  const same = old.thrown.findIndex((die) => die !== null && die.value === move.die && !die.marked);
  return same < 0 ? [] : [same];
}

/** Goes from scene to scene and keeps the dice in their places. */
export class Follower {
  #scene: TugScene | null = null;
  #dice: Dice | null = null;

  follow(scene: TugScene, last: LineShown | undefined, now: number, touched: Touched = NOTHING): Dice {
    const dice = arrange(this.#dice, scene, touched);
    const thrown = justThrown(this.#scene, scene, dice, this.#dice, last);
    const pair = this.#scene && this.#dice ? seenPair(this.#scene, scene, this.#dice) : null;
    const next = {
      columns: { S: this.#remember("S", dice, pair), N: this.#remember("N", dice, pair) },
      thrown: dice.thrown.map((die, place) => (die && thrown.includes(place) ? { ...die, rolled: now } : die)),
    };
    this.#scene = scene;
    this.#dice = next;
    return next;
  }

  /** Dice newly marked had this use; those that are free again had none. */
  #remember(seat: Seat, dice: Dice, pair: Pair | null): Die[] {
    const before = new Set(this.#dice?.columns[seat].filter(({ marked }) => marked).map(({ id }) => id));
    return dice.columns[seat].map((die) =>
      die.marked ? (before.has(die.id) ? die : { ...die, pair: pair ?? undefined }) : { ...die, pair: undefined },
    );
  }
}

/** What the last change was: the die of a column that was used, and for what. */
export function seenPair(before: TugScene, now: TugScene, old: Dice): Pair | null {
  const seat = now.turn;
  const [thrown, more] = vanished(old.thrown, now.thrown, -1);
  if (!seat || before.turn !== seat || before.phase !== "act" || now.phase !== "act" || !thrown || more) return null;
  const facts = effects(before, now, seat);
  const swap = facts.find((fact) => fact.kind === "column");
  if (swap) return { use: "B", met: swap.from };
  const kinds = facts.map(({ kind }) => kind);
  if (kinds.includes("out-standing") || kinds.includes("out-weakened")) return { use: "A", met: thrown.value };
  return { use: kinds.includes("down") || kinds.includes("nothing") ? "C" : "B", met: thrown.value };
}

const PAIRED: Partial<Record<Move["kind"], Pair["use"]>> = { eliminate: "A", "eliminate-weakened": "A", bundle: "B", weaken: "C" };

/** What the dice of a column were used for in this turn: by its steps, else as we saw it. */
export function pairs(column: readonly Die[], steps: readonly LineShown[]): (Pair | null)[] {
  const uses = steps.flatMap(([, , , , move]) => {
    const use = move && PAIRED[move.kind];
    if (!use) return [];
    const { die = 0, column: met = 0 } = move;
    return [use === "B" ? { lies: die, pair: { use, met } } : { lies: met, pair: { use, met: die } }];
  });
  return column.map((die) => {
    if (!die.marked) return null;
    const at = uses.findIndex(({ lies }) => lies === die.value);
    return (at < 0 ? die.pair : uses.splice(at, 1)[0]?.pair) ?? null;
  });
}
