// What a person is about to do: the steps taken so far, and where they may lead.
import type { Seat } from "../notation/cards";
import { moveOf, pathOf, type Step } from "./paths";

export interface Situation {
  legal: readonly string[];
  seat: Seat | null;
}

interface Path {
  move: string;
  steps: readonly Step[];
}

export class Choice {
  #taken = $state.raw<readonly Step[]>([]);
  /** Which legal moves the steps were taken among; when these change, the steps are void. */
  #among = $state.raw("");
  readonly #situation: () => Situation;
  readonly #commit: (move: string) => void;
  readonly #explain: (move: string) => void;
  readonly #key = $derived.by(() => this.#situation().legal.join("|"));
  readonly #paths: readonly Path[] = $derived.by(() => {
    const { legal, seat } = this.#situation();
    return seat ? legal.map((move) => ({ move, steps: pathOf(move, seat) })) : [];
  });
  /** Set by a board while something may be decided before a card is played: then choosing a card declines that, and the card is
   * chosen again when its time has come (see `resume`). */
  early = $state(false);
  /** Steps that wait for their time, and among which legal moves they were taken. */
  #waiting = $state.raw<readonly Step[]>([]);
  #waitingSince = "";
  /** The steps taken so far. */
  readonly taken: readonly Step[] = $derived.by(() => (this.#among === this.#key ? this.#taken : []));
  /** Where one can go from here. */
  readonly targets: ReadonlySet<Step> = $derived(this.#next(this.taken));
  /** What one can begin with. */
  readonly openings: ReadonlySet<Step> = $derived(this.#next([]));

  /** `commit` makes a legal move; `explain` asks why another one is not. */
  constructor(situation: () => Situation, commit: (move: string) => void, explain: (move: string) => void = () => undefined) {
    this.#situation = situation;
    this.#commit = commit;
    this.#explain = explain;
  }

  /** Whether there is anything to decide. */
  get active(): boolean {
    return this.#paths.length > 0;
  }

  /** Whether this step may be taken now. */
  can(step: Step): boolean {
    return this.targets.has(step) || (!this.taken.length && this.#mayWait(step));
  }

  /** Whether one might begin with this step. */
  canBegin(step: Step): boolean {
    return this.openings.has(step) || this.#mayWait(step);
  }

  /** Where one could go after these steps. */
  after(...steps: Step[]): ReadonlySet<Step> {
    return this.#next(steps);
  }

  /** Whether this step has been taken. */
  has(step: Step): boolean {
    return this.taken.includes(step) || this.#waiting.includes(step);
  }

  /** Take a step: on along a path, back if it was the last one, or from the beginning. What leads nowhere is explained. */
  take(step: Step): void {
    if (!this.active) return;
    if (this.targets.has(step)) this.#go([...this.taken, step]);
    else if (this.taken.at(-1) === step) this.back();
    else if (this.openings.has(step)) this.#go([step]);
    else if (this.#waiting.length && step.startsWith("place:")) this.#waiting = [...this.#waiting.slice(0, 1), step];
    else if (this.#mayWait(step)) this.#wait(step);
    else this.#refuse(step);
  }

  /** Take the steps that were waiting, once there are other moves to choose from; a board calls this when they change. */
  resume(): void {
    const steps = this.#waiting;
    if (!steps.length || this.#waitingSince === this.#key) return;
    this.#waiting = [];
    if (this.openings.has(steps[0] ?? "")) for (const step of steps) this.take(step);
  }

  /** Undo the last step. */
  back(): void {
    this.#taken = this.taken.slice(0, -1);
    this.#among = this.#key;
  }

  /** Undo all steps. */
  cancel(): void {
    this.#waiting = [];
    this.#taken = [];
    this.#among = this.#key;
  }

  #mayWait(step: Step): boolean {
    return this.early && step.startsWith("card:") && this.openings.has("done");
  }

  #wait(step: Step): void {
    const before = this.#waiting.length > 0;
    this.#waiting = [step];
    this.#waitingSince = this.#key;
    if (!before) this.#go(["done"]);
  }

  #next(taken: readonly Step[]): ReadonlySet<Step> {
    return new Set(this.#along(taken).flatMap(({ steps }) => steps.slice(taken.length, taken.length + 1)));
  }

  #along(taken: readonly Step[]): Path[] {
    return this.#paths.filter(({ steps }) => taken.every((step, index) => steps[index] === step));
  }

  #go(taken: readonly Step[]): void {
    const ahead = this.#along(taken);
    const made = ahead.find(({ steps }) => steps.length === taken.length);
    this.#taken = made ? [] : taken;
    this.#among = this.#key;
    if (made) this.#commit(made.move);
  }

  #refuse(step: Step): void {
    const move = moveOf([...this.taken, step]);
    if (move) this.#explain(move);
  }
}
