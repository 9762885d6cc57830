// What all parts around a board share: the table, what we are about to do, and what is being looked at.
import { notify } from "../state/notices.svelte";
import type { Seen, TableStore } from "../state/table.svelte";
import { other, type Seat } from "../notation/cards";
import { gameUi, readScene } from "../games/index";
import { deedOf, isEvent, type Deed, type Moves } from "../notation/moves";
import type { Scene } from "../notation/scene";
import type { LineShown, ProofShown, Refusal, RulebookShown, SeatShown } from "../wire/messages";
import { rulebook } from "../wire/requests";
import type { Command } from "../wire/socket.svelte";
import { t } from "../words/index.svelte";
import { moveWords, type Telling } from "../words/moves";
import { isNameless, peopleOf, type Person } from "../words/people";
import { refusalWords, said } from "../words/said";
import type { Pending } from "./board/board";
import { Choice } from "./board/choice.svelte";
import { pathOf, type Step } from "./board/paths";
import { claimantOf } from "./proof/proof";
import { staleWords } from "./since";
import { lastSteps } from "./panel/turns";

export type Tab = "log" | "chat" | "counter" | "ranking" | "proof";
export type Offered = "draw" | "undo" | "rematch";

const POINTED_FOR = 5000;

/** Lead to a step on the board: the focus goes there, and for a while it is marked for everybody to see. */
function point(step: string): void {
  const target = document.querySelector<HTMLElement>(`[data-step="${CSS.escape(step)}"]`);
  target?.focus();
  target?.setAttribute("data-hinted", "");
  setTimeout(() => target?.removeAttribute("data-hinted"), POINTED_FOR);
}

/** The place that a step claims; 0 if it claims none. */
const claimed = (step: Step): number => Number(/^claim:(\d+)$/.exec(step)?.[1] ?? 0);

export class Play {
  readonly choice: Choice;
  #making = $state(false);
  readonly #blocked: Readonly<Record<string, string>> = $derived.by(() => {
    const reasons = Object.entries(this.table?.blocked ?? {}).map(([card, words]) => [card, said(words, words.key, this.telling)]);
    return Object.fromEntries(reasons) as Record<string, string>;
  });
  proof = $state.raw<ProofShown | null>(null);
  tab = $state<Tab>("log");
  /** On small screens: whether the panel with the tabs is open. */
  drawer = $state(false);
  /** The rules are open beside the table. */
  rules = $state(false);
  /** A hint is being thought of. */
  pondering = $state(false);

  readonly table = $derived.by(() => this.store.table);
  readonly book: RulebookShown | null = $derived.by(() => this.store.book);
  /** What the page has for the game that is played here. */
  readonly ui = $derived.by(() => gameUi(this.book?.game ?? ""));
  readonly position = $derived.by(() => this.store.table?.position ?? null);
  /** The seat that we play; where two share a screen, the one who holds it. Null: we watch. */
  readonly seat: Seat | null = $derived.by(() => (this.store.oneScreen ? this.store.facing : (this.store.seats[0] ?? null)));
  readonly people = $derived.by(() =>
    peopleOf({ S: this.#person("S"), N: this.#person("N") }, this.table?.rulebook ?? "", this.store.oneScreen ? null : this.seat),
  );
  /** What players are called in sentences; `people.labels` presents them. */
  readonly names: Record<Seat, string> = $derived.by(() => this.people.names);
  /** How things are told: at one screen nobody is `you`. */
  readonly telling: Telling = $derived.by(() => ({
    names: this.names,
    rulebook: this.table?.rulebook ?? "",
    viewer: this.store.oneScreen ? null : this.seat,
  }));
  /** The moves that we can make or plan now in parts, by their texts. */
  readonly moves: Moves = $derived.by(() => this.table?.moves ?? {});
  readonly running = $derived.by(() => this.table?.status === "running");
  /** A move is on its way: it has no answer yet. */
  readonly moving = $derived.by(() => this.#making || this.store.unanswered.some(({ command }) => command.do === "move"));
  /** Whether a decision is waited for that we make. */
  readonly ours = $derived.by(() => this.running && this.seat !== null && this.table?.to_move === this.seat && !this.store.covered);
  readonly friend = $derived.by(() => this.seat !== null && !this.store.oneScreen && !this.at(other(this.seat))?.computer);
  readonly last: readonly LineShown[] = $derived.by(() => this.#last());

  /** A move of ours that waits to be confirmed. */
  readonly pending: Pending | null = $derived.by(() => this.#waiting());
  readonly scene: Scene | null = $derived.by(() => this.#shown());
  /** What was to be seen before the move that ended the game, if one did. */
  readonly before: Scene | null = $derived.by(() =>
    this.table?.before && this.book ? readScene(this.table.before, this.book.game) : null,
  );

  constructor(readonly store: TableStore) {
    this.choice = new Choice(
      () => ({
        legal: store.legal,
        behind: this.table?.behind ?? {},
        moves: this.moves,
        kinds: this.book?.moves ?? [],
        seat: this.seat,
        blocked: this.#blocked,
      }),
      (moves) => void this.make(...moves),
      (move, step) => void this.#explain(move, step),
      (step) => void this.#look(step),
    );
  }

  /** One of these moves. */
  deed(text: string): Deed {
    return { text, move: this.moves[text] };
  }

  /** Who sits at a seat. */
  at(seat: Seat): SeatShown | null {
    return (seat === "S" ? this.table?.south : this.table?.north) ?? null;
  }

  #person(seat: Seat): Person {
    const who = this.at(seat);
    return { name: who?.name ?? "", computer: who?.computer ?? null };
  }

  /** Who said something, by the name of then: somebody who gave none is called as now. */
  saidBy(seat: Seat, name: string): string {
    return isNameless(name) ? this.people.labels[seat] : name;
  }

  may(what: string): boolean {
    return this.table?.may.includes(what) ?? false;
  }

  /** Read the rulebook of this table. */
  async read(id: string): Promise<void> {
    try {
      await rulebook(id);
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

  /** Make a move, or several one after the other; why one was refused, if it was. What a second click chooses before the first one is
   * answered is not meant. */
  async make(...moves: string[]): Promise<Refusal | null> {
    if (this.moving) return null;
    const before = this.store.now;
    this.#making = true;
    const { refusal, made } = await this.store.moves(moves);
    this.#making = false;
    if (!refusal) return null;
    this.tell(refusal, before);
    // What only led on to a move that was refused is not kept either: nothing is given up for nothing.
    if (made && this.may("undo")) await this.act({ do: "undo" });
    return refusal;
  }

  /** Why a move is illegal is known to the server alone: it refuses, and says why. A refused claim shows its proof. */
  async #explain(move: string, step: Step): Promise<void> {
    const refusal = await this.make(move);
    const place = claimed(step);
    if (refusal?.code === "illegal" && place) await this.prove(place, this.#claimant(), true);
  }

  /** Take back one's last decision; a `done` that only led on to it goes with it. */
  async takeBack(): Promise<void> {
    if (!(await this.act({ do: "undo" }))) return;
    this.store.catchUp();
    const last = this.store.log.at(-1);
    if (last && !isEvent(deedOf(last)) && last[1] === this.seat && this.ours && this.may("undo")) await this.act({ do: "undo" });
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

  /** Do without the hint that is being thought of. */
  noHint(): void {
    this.pondering = false;
    this.store.noHint();
  }

  /** Take the first step of a move, and lead to the next one; what is a single step is only pointed at. */
  show(move: string): void {
    const path = pathOf(move, this.moves[move], this.seat ?? "S");
    this.choice.cancel();
    const [first, second] = path;
    if (first !== undefined && second !== undefined) this.choice.take(first);
    // Where nobody has to say that he is done, that means to play a card at once.
    const done = first === "done" && !this.choice.can(first);
    const step = done ? ([...this.choice.targets].find((target) => target.startsWith("card:")) ?? "") : (second ?? first ?? "");
    requestAnimationFrame(() => point(step));
  }

  /** Look at what a claim at a place rests on. `refused`: only if there is a formation that something else beats. */
  async prove(place: number, whose?: Seat, refused = false): Promise<void> {
    this.store.catchUp(); // what is proved is the table as it is
    const seat = whose ?? this.#concerned(place) ?? this.#claimant();
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
    notify(refusal.code === "stale" ? staleWords(this, before) : refusalWords(refusal, this.telling), "bad");
  }

  /** Whose claim is looked at first: ours, if we can claim anything. */
  #claimant(): Seat {
    return claimantOf(this.book, this.seat ?? "S");
  }

  /** Whose claim a proof at a place is about; null while neither side is complete. */
  #concerned(place: number): Seat | null {
    return this.scene && this.book ? (this.ui.concerned?.(this.scene, this.book, this.#claimant(), place) ?? null) : null;
  }

  /** Somebody touches what means no move now: a place where a claim can be looked at shows its proof. */
  async #look(step: string): Promise<void> {
    const place = Number(/^place:(\d+)$/.exec(step)?.[1] ?? 0);
    const seat = this.choice.taken.length || this.store.covered ? null : this.#concerned(place);
    if (seat) await this.prove(place, seat);
  }

  /** What is drawn. A game that was given up or lost on time is over, whatever its position says. */
  #shown(): Scene | null {
    const scene = this.store.scene;
    const waiting = this.table?.waiting;
    if (scene && waiting && this.seat && !this.store.covered) return this.ui.laid?.(scene, this.deed(waiting), this.seat) ?? scene;
    if (!scene || this.running) return scene;
    const open = this.ui.close?.(scene) ?? scene;
    if (scene.over) return open;
    const winner = this.table?.result?.[0];
    return { ...open, over: true, decides: null, turn: winner === "S" || winner === "N" ? winner : null };
  }

  #waiting(): Pending | null {
    const waiting = this.table?.waiting;
    if (!waiting || !this.seat || this.store.covered) return null;
    const say = t("table-confirm-words", { move: moveWords(this.deed(waiting), { ...this.telling, seat: this.seat }) });
    return { say, confirm: () => void this.act({ do: "confirm" }), back: () => void this.takeBack() };
  }

  #last(): readonly LineShown[] {
    const waiting = this.table?.waiting;
    if (waiting && this.seat) return [[0, this.seat, waiting, null, this.moves[waiting] ?? null]];
    const scene = this.scene;
    return lastSteps(this.store.log, this.seat, scene && !scene.over ? scene.turn : null);
  }
}
