// What a person is about to do: the steps taken so far, and where they may lead.
import type { Seat } from "../../notation/cards";
import type { MoveKind } from "../../notation/moves";
import { textOf, waysOf, type Offer, type Step, type Way } from "./paths";

export interface Situation extends Offer {
  seat: Seat | null;
  /** The kinds of move that there are. */
  kinds: readonly MoveKind[];
  /** Why cards of the hand cannot be played anywhere, in the server's words. */
  blocked?: Readonly<Record<string, string>>;
}

export class Choice {
  #taken = $state.raw<readonly Step[]>([]);
  /** A card that was touched although it cannot be played. */
  #stuck = $state("");
  /** Which legal moves the steps were taken among; when these change, the steps are void. */
  #among = $state.raw("");
  readonly #situation: () => Situation;
  readonly #commit: (moves: readonly string[]) => void;
  readonly #explain: (move: string, step: Step) => void;
  readonly #idle: (step: Step) => void;
  readonly #key = $derived.by(() => this.#situation().legal.join("|"));
  readonly #ways: readonly Way[] = $derived.by(() => {
    const situation = this.#situation();
    return situation.seat ? waysOf(situation, situation.seat) : [];
  });
  /** The steps taken so far. */
  readonly taken: readonly Step[] = $derived.by(() => (this.#among === this.#key ? this.#taken : []));
  /** The card that was touched last although it cannot be played; empty: none was. */
  readonly stuck: string = $derived.by(() => (this.#among === this.#key && this.blocks(this.#stuck) ? this.#stuck : ""));
  /** Where one can go from here. */
  readonly targets: ReadonlySet<Step> = $derived(this.#next(this.taken));
  /** What one can begin with. */
  readonly openings: ReadonlySet<Step> = $derived(this.#next([]));

  /** `commit` makes legal moves; `explain` asks why another one, with this last step, is not; `idle` is told of touches that mean no move. */
  constructor(
    situation: () => Situation,
    commit: (moves: readonly string[]) => void,
    explain: (move: string, step: Step) => void = () => undefined,
    idle: (step: Step) => void = () => undefined,
  ) {
    this.#situation = situation;
    this.#commit = commit;
    this.#explain = explain;
    this.#idle = idle;
  }

  /** Whether there is anything to decide. */
  get active(): boolean {
    return this.#ways.length > 0;
  }

  /** Whether this step may be taken now. */
  can(step: Step): boolean {
    return this.targets.has(step);
  }

  /** Whether one might begin with this step. */
  canBegin(step: Step): boolean {
    return this.openings.has(step);
  }

  /** Where one could go after these steps. */
  after(...steps: Step[]): ReadonlySet<Step> {
    return this.#next(steps);
  }

  /** The move that this step would complete now, or else begin and complete at once; empty if it does neither. */
  moveBy(step: Step): string {
    const whole = (steps: readonly Step[]): string | undefined => this.#whole(steps)?.moves.at(-1);
    return whole([...this.taken, step]) ?? whole([step]) ?? "";
  }

  /** Whether this step has been taken. */
  has(step: Step): boolean {
    return this.taken.includes(step);
  }

  /** Why a card of the hand cannot be played anywhere now; empty if nothing is known against it. */
  blocks(card: string): string {
    return this.active ? (this.#situation().blocked?.[card] ?? "") : "";
  }

  /** Take a step: on along a way, back if it was the last one, or from the beginning. What leads nowhere is explained. */
  take(step: Step): void {
    if (!this.active) this.#idle(step);
    else if (this.targets.has(step)) this.#go([...this.taken, step]);
    else if (this.taken.at(-1) === step) this.back();
    else if (this.openings.has(step)) this.#go([step]);
    else this.#refuse(step);
  }

  /** Undo the last step. */
  back(): void {
    this.#set(this.taken.slice(0, -1));
  }

  /** Undo all steps. */
  cancel(): void {
    this.#set([]);
  }

  #set(taken: readonly Step[], stuck = ""): void {
    this.#taken = taken;
    this.#stuck = stuck;
    this.#among = this.#key;
  }

  #next(taken: readonly Step[]): ReadonlySet<Step> {
    return new Set(this.#along(taken).flatMap(({ steps }) => steps.slice(taken.length, taken.length + 1)));
  }

  #along(taken: readonly Step[]): Way[] {
    return this.#ways.filter(({ steps }) => taken.every((step, index) => steps[index] === step));
  }

  /** The way that ends with these steps. */
  #whole(taken: readonly Step[]): Way | undefined {
    return this.#along(taken).find(({ steps }) => steps.length === taken.length);
  }

  #go(taken: readonly Step[]): void {
    const made = this.#whole(taken);
    this.#set(made ? [] : taken);
    if (made) this.#commit(made.moves);
  }

  #refuse(step: Step): void {
    const card = step.startsWith("card:") ? step.slice("card:".length) : "";
    if (this.blocks(card)) {
      this.#set([], card);
      return;
    }
    const move = textOf([...this.taken, step], this.#situation().kinds);
    if (move) this.#explain(move, step);
    else this.#idle(step);
  }
}
