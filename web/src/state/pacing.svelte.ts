// Lets a computer play at a human pace: each of its actions is shown for a while before the next one comes, and only when the last one
// has been seen is it our turn. The server knows nothing of this: what has happened has happened, it is only shown a little later.
import type { Seat } from "../notation/cards";
import type { Move } from "../notation/moves";
import type { Projection, Table, Update } from "../wire/messages";
import type { Pace } from "./settings.svelte";

export type Change = Projection | Update;

/** How long an action is left to be seen, in milliseconds, at a calm pace; what is not named here takes as long as a card. All are longer
 * than what flies or rolls meanwhile (motion.ts), so that two cards are never under way at once. */
const PAUSES: Partial<Record<Move["kind"], number>> = {
  done: 0,
  draw: 450,
  pick: 450,
  return: 450,
  keep: 350,
  pass: 700,
  roll: 1150,
  reroll: 1050,
  claim: 1100,
};
const CARD = 950;
const FACTORS: Record<Pace, number> = { calm: 1, brisk: 0.45, instant: 0 };
/** With reduced motion nothing flies that one would have to follow. */
const STILL = 0.6;

export interface Surroundings {
  pace: () => Pace;
  /** Whether this person wants things to stay calm, or does not look at all. */
  still: () => boolean;
  away: () => boolean;
  now: () => number;
  later: (then: () => void, milliseconds: number) => () => void;
}

const real: Omit<Surroundings, "pace"> = {
  still: () => matchMedia("(prefers-reduced-motion: reduce)").matches,
  away: () => document.hidden,
  now: () => performance.now(),
  later: (then, milliseconds) => {
    const timer = setTimeout(then, milliseconds);
    return () => clearTimeout(timer);
  },
};

/** Whether anything has to wait here at all: people see one another's actions as they happen. */
const paced = ({ south, north }: Table): boolean => Boolean(south.computer || north.computer);

/** Whose action a change is, if a computer did something. */
function actor(change: Change): Seat | null {
  const by = change.type === "update" ? change.log.at(-1)?.[1] : undefined;
  if (by === undefined) return null;
  return (by === "S" ? change.table.south : change.table.north).computer ? by : null;
}

/** How long a change is worth looking at. A deal, or something taken back, has no line in the log, but moves cards. */
function pauseOf(change: Change, before: Table | null): number {
  if (change.type === "table") return 0;
  if (!change.log.length) return before && before.position !== change.table.position ? CARD : 0;
  return Math.max(0, ...change.log.map(([, , , , move]) => (move ? (PAUSES[move.kind] ?? CARD) : CARD)));
}

/** The table while the last action is still being looked at: it has been done, and nobody has been called yet. */
function held(before: Table, after: Table, by: Seat): Table {
  const { status, result, match_result, may, offers } = before;
  return { ...after, status, result, match_result, may, offers, to_move: by, legal: [] };
}

export class Pacer {
  /** Whether something has happened that is still to be shown. */
  busy = $state(false);
  readonly #waiting: Change[] = [];
  #shown: Table | null = null;
  /** What the action that is being looked at has left. */
  #left: Change | null = null;
  #until = 0;
  /** Whose turn is shown at once to its end, since somebody has seen enough of it. */
  #hurried: Seat | null = null;
  #stop: (() => void) | null = null;
  readonly #around: Surroundings;

  /** `show` draws a change; `table` is what is drawn of its table, and `tempo` how long its motion may take, 1 being the usual time. */
  constructor(
    private readonly show: (change: Change, table: Table, tempo: number) => void,
    around: Pick<Surroundings, "pace"> & Partial<Surroundings>,
  ) {
    this.#around = { ...real, ...around };
  }

  /** Something has happened. A whole table is what there is now, whatever was still to be shown. */
  hear(change: Change): void {
    if (change.type === "table") {
      this.forget();
      this.#draw(change, 1);
    } else {
      this.#waiting.push(change);
      this.#go();
    }
  }

  /** Show the rest of a computer's turn at once: what has happened, and what it has not done yet. */
  skip(): void {
    this.catchUp();
    const seat = this.#shown?.to_move ?? null;
    if (seat && this.#shown && (seat === "S" ? this.#shown.south : this.#shown.north).computer) this.#hurried = seat;
  }

  /** Show all that has happened at once. */
  catchUp(): void {
    this.#until = 0;
    this.#settle();
    for (const change of this.#waiting.splice(0)) this.#draw(change, 0);
    this.#rest();
  }

  /** Nothing is shown any more. */
  forget(): void {
    this.#waiting.length = 0;
    this.#left = null;
    this.#until = 0;
    this.#hurried = null;
    this.#rest();
  }

  #go(): void {
    for (let next = this.#waiting[0]; next; next = this.#waiting[0]) {
      if (paced(next.table) && this.#around.now() < this.#until && !this.#around.away()) {
        this.#wait();
        return;
      }
      this.#settle();
      this.#waiting.shift();
      this.#act(next);
    }
    if (this.#left) this.#wait();
    else this.#rest();
  }

  #wait(): void {
    this.busy = true;
    this.#stop?.();
    this.#stop = this.#around.later(
      () => {
        this.#settle();
        this.#go();
      },
      Math.max(0, this.#until - this.#around.now()),
    );
  }

  #rest(): void {
    this.#stop?.();
    this.#stop = null;
    this.busy = false;
  }

  /** Show an action, and leave it to be seen. */
  #act(change: Change): void {
    const by = actor(change);
    const before = this.#shown;
    const factor = by !== null && by === this.#hurried ? 0 : this.#factor(change.table);
    if (change.table.to_move !== this.#hurried) this.#hurried = null;
    const pause = pauseOf(change, before) * factor;
    const tempo = factor || (by ? 0 : 1); // one's own card flies, even if everybody else's is to be there at once
    this.#until = this.#around.now() + pause;
    if (by && before && pause > 0 && (change.table.to_move !== by || change.table.status !== before.status)) {
      this.#left = change;
      this.show(change, held(before, change.table, by), tempo);
    } else this.#draw(change, tempo);
  }

  /** A running clock is somebody's own time: then nobody is kept waiting for long. */
  #factor(table: Table): number {
    if (!paced(table) || this.#around.away()) return 0;
    const pace = this.#around.pace();
    const factor = table.clock ? Math.min(FACTORS[pace], FACTORS.brisk) : FACTORS[pace];
    return factor * (this.#around.still() ? STILL : 1);
  }

  /** The last action has been seen. */
  #settle(): void {
    const left = this.#left;
    this.#left = null;
    if (left)
      this.#draw(
        { type: "update", table: left.table, kept: Number.MAX_SAFE_INTEGER, log: [], chat: [], fair: null },
        this.#factor(left.table),
      );
  }

  #draw(change: Change, tempo: number): void {
    this.#shown = change.table;
    this.show(change, change.table, tempo);
  }
}
