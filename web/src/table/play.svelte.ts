// What all parts around a board share: the table, what we are about to do, and what is being looked at.
import { notify } from "../state/notices.svelte";
import type { Seen, TableStore } from "../state/table.svelte";
import { other, type Seat } from "../notation/cards";
import type { Scene } from "../notation/scene";
import type { LineShown, ProofShown, Refusal, RulebookShown, SeatShown } from "../wire/messages";
import { rulebook } from "../wire/requests";
import type { Command } from "../wire/socket.svelte";
import { t } from "../words/index.svelte";
import type { Telling } from "../words/moves";
import { levelName, seatName } from "../words/names";
import { refusalWords } from "../words/said";
import { Choice } from "./choice.svelte";
import { pathOf } from "./paths";
import { staleWords } from "./since";
import { lastSteps } from "./turns";

export type Tab = "log" | "chat" | "counter" | "proof";
export type Offered = "draw" | "undo" | "rematch";

const POINTED_FOR = 5000;

/** Lead to a step on the board: the focus goes there, and for a while it is marked for everybody to see. */
function point(step: string): void {
  const target = document.querySelector<HTMLElement>(`[data-step="${CSS.escape(step)}"]`);
  target?.focus();
  target?.setAttribute("data-hinted", "");
  setTimeout(() => target?.removeAttribute("data-hinted"), POINTED_FOR);
}

export class Play {
  readonly choice: Choice;
  book = $state.raw<RulebookShown | null>(null);
  proof = $state.raw<ProofShown | null>(null);
  tab = $state<Tab>("log");
  /** On small screens: whether the panel with the tabs is open. */
  drawer = $state(false);
  /** A hint is being thought of. */
  pondering = $state(false);

  readonly table = $derived.by(() => this.store.table);
  readonly position = $derived.by(() => this.store.table?.position ?? null);
  /** The seat that we play; where two share a screen, the one who holds it. Null: we watch. */
  readonly seat: Seat | null = $derived.by(() => (this.store.oneScreen ? this.store.facing : (this.store.seats[0] ?? null)));
  readonly names: Record<Seat, string> = $derived.by(() => ({ S: this.nameOf("S"), N: this.nameOf("N") }));
  /** How things are told: at one screen nobody is `you`. */
  readonly telling: Telling = $derived.by(() => ({
    names: this.names,
    rulebook: this.table?.rulebook ?? "",
    viewer: this.store.oneScreen ? null : this.seat,
  }));
  readonly running = $derived.by(() => this.table?.status === "running");
  /** A move is on its way: it has no answer yet. */
  readonly moving = $derived.by(() => this.store.unanswered.some(({ command }) => command.do === "move"));
  /** Whether a decision is waited for that we make. */
  readonly ours = $derived.by(() => this.running && this.seat !== null && this.table?.to_move === this.seat && !this.store.covered);
  readonly friend = $derived.by(() => this.seat !== null && !this.store.oneScreen && !this.at(other(this.seat))?.computer);
  readonly last: readonly LineShown[] = $derived.by(() => this.#last());

  readonly scene: Scene | null = $derived.by(() => this.#shown());

  constructor(readonly store: TableStore) {
    this.choice = new Choice(
      () => ({ legal: store.legal, seat: this.seat }),
      (move) => void this.make(move),
      (move) => void this.make(move), // why a move is illegal is known to the server alone: it refuses, and says why
    );
  }

  /** Who sits at a seat. */
  at(seat: Seat): SeatShown | null {
    return (seat === "S" ? this.table?.south : this.table?.north) ?? null;
  }

  nameOf(seat: Seat): string {
    const who = this.at(seat);
    if (who?.computer) return this.at(other(seat))?.computer ? levelName(who.computer) : t("table-computer");
    return who?.name || seatName(seat, this.table?.rulebook ?? "");
  }

  may(what: string): boolean {
    return this.table?.may.includes(what) ?? false;
  }

  /** Read the rulebook of this table. */
  async read(id: string): Promise<void> {
    try {
      this.book = await rulebook(id);
    } catch {
      notify(t("general-unreachable"), "bad");
    }
  }

  /** Say something at the table; what is refused is told. */
  async act(command: Command, seat?: Seat): Promise<boolean> {
    const before = this.store.now;
    const refusal = await this.store.act(command, seat);
    if (refusal) this.tell(refusal, before);
    return refusal === null;
  }

  /** Make a move. A refused claim shows its proof. What a second click chooses before the first one is answered is not meant. */
  async make(move: string): Promise<void> {
    if (this.moving) return;
    const before = this.store.now;
    const refusal = await this.store.move(move);
    if (!refusal) return;
    this.tell(refusal, before);
    if (refusal.code === "illegal" && move.startsWith("!")) await this.prove(Number(move.slice(1)), this.#claimant(), true);
  }

  /** Offer something; who plays both seats agrees at once. */
  async offer(what: Offered): Promise<void> {
    const seat = this.seat;
    if (!seat || !(await this.act({ do: "offer", what }))) return;
    if (this.store.oneScreen) await this.act({ do: "accept", what }, other(seat));
  }

  /** Go on to the next game of the match; who plays both seats is ready for both. */
  async next(): Promise<void> {
    const seat = this.seat;
    if (!seat || !(await this.act({ do: "next" }, seat))) return;
    if (this.store.oneScreen) await this.act({ do: "next" }, other(seat));
  }

  async askHint(): Promise<void> {
    if (!this.may("hint") || this.pondering) return;
    this.pondering = true;
    if (!(await this.act({ do: "hint" }))) this.pondering = false;
  }

  /** Take the first step of a move, and lead to the next one; what is a single step is only pointed at. */
  show(move: string): void {
    const path = pathOf(move, this.seat ?? "S");
    this.choice.cancel();
    const [first, second] = path;
    if (first !== undefined && second !== undefined) this.choice.take(first);
    const step = second ?? first ?? "";
    requestAnimationFrame(() => point(step));
  }

  /** Look at what a claim at a place rests on. `refused`: only if there is a formation that something else beats. */
  async prove(place: number, seat: Seat = this.#claimant(), refused = false): Promise<void> {
    const answer = await this.store.prove(place, seat);
    if (answer.type === "refused") {
      if (!refused) this.tell(answer);
    } else if (!refused || (answer.formation && !answer.holds)) {
      this.proof = answer;
      this.open("proof");
    }
  }

  /** The table has changed: a proof that is being looked at is asked for anew, another one forgotten. */
  async proveAgain(): Promise<void> {
    const shown = this.proof;
    if (!shown) return;
    const answer = this.tab === "proof" ? await this.store.prove(shown.place, shown.seat) : null;
    if (this.proof === shown) this.proof = answer?.type === "proof" ? answer : null;
  }

  /** Show a tab, in the column beside the board or in the drawer. */
  open(tab: Tab): void {
    this.tab = tab;
    this.drawer = true;
  }

  /** Why something was not done. `before`: what was seen when it was said; what has happened since then is the reason. */
  tell(refusal: Refusal, before: Seen | null = null): void {
    notify(refusal.code === "stale" ? staleWords(this, before) : refusalWords(refusal), "bad");
  }

  /** Whose claim is looked at first: ours; at the wall only the attacker declares control. */
  #claimant(): Seat {
    return this.book?.game === "siege" ? "S" : (this.seat ?? "S");
  }

  /** What is drawn. A game that was given up or lost on time is over, whatever its position says. */
  #shown(): Scene | null {
    const scene = this.store.scene;
    if (!scene || this.running || scene.over) return scene;
    const winner = this.table?.result?.[0];
    return { ...scene, over: true, decides: null, turn: winner === "S" || winner === "N" ? winner : null };
  }

  #last(): readonly LineShown[] {
    const scene = this.scene;
    return lastSteps(this.store.log, this.seat, scene && !scene.over ? scene.turn : null);
  }
}
