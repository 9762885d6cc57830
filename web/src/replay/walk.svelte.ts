// Going through a game: where we are in it, from where we look, and playing on by itself.
import { announce } from "../state/notices.svelte";
import type { ReplayShown, RulebookShown } from "../wire/messages";
import { replay, RequestError, rulebook } from "../wire/requests";
import type { Refused } from "../wire/requests";
import { moveWords, type Telling } from "../words/moves";
import { peopleOf, personOf } from "../words/people";
import { stopFrom, stopsOf, turnUpTo } from "./steps";

const PACE = 1200; // ms from step to step

export class Walk {
  shown = $state.raw<ReplayShown | null>(null);
  book = $state.raw<RulebookShown | null>(null);
  refused = $state.raw<Refused | null>(null);
  at = $state(0);
  playing = $state(false);

  readonly end = $derived((this.shown?.steps.length ?? 1) - 1);
  readonly step = $derived(this.shown?.steps[this.at] ?? null);
  readonly stops = $derived(stopsOf(this.shown?.steps ?? []));
  readonly last = $derived(turnUpTo(this.shown?.steps ?? [], this.at));
  readonly people = $derived(
    peopleOf(
      { S: personOf(this.shown?.south ?? ""), N: personOf(this.shown?.north ?? "") },
      this.shown?.rulebook ?? "",
      this.shown?.mine ?? null,
    ),
  );
  readonly names = $derived(this.people.names);
  /** Who sits at the bottom: who we look from, else where we sat. */
  readonly bottom = $derived(this.shown?.view === "S" || this.shown?.view === "N" ? this.shown.view : (this.shown?.mine ?? "S"));
  readonly telling: Telling = $derived({ names: this.names, rulebook: this.shown?.rulebook ?? "", viewer: this.shown?.mine ?? null });

  constructor(readonly game: string) {}

  /** Look at a game of the table from a viewpoint. Without a place: from where we are, and anew in another game. */
  async load(view?: string, round?: number, at?: number): Promise<void> {
    try {
      const shown = await replay(this.game, view, round);
      const book = await rulebook(shown.rulebook);
      const same = this.shown?.round === shown.round;
      this.refused = null;
      this.at = Math.min(at ?? (same ? this.at : 0), shown.steps.length - 1);
      this.book = book;
      this.shown = shown;
    } catch (error) {
      if (error instanceof RequestError) await this.#miss(error.refusal, view, round, at);
      else throw error;
    }
  }

  /** A viewpoint or a game that one may not have is asked for without it. */
  async #miss(refusal: Refused, view?: string, round?: number, at?: number): Promise<void> {
    if (view !== undefined) return this.load(undefined, round, at);
    if (round !== undefined) return this.load(undefined, undefined, at);
    this.refused = refusal;
  }

  /** Go to a step, and say what it was. */
  go(to: number): void {
    this.at = Math.max(0, Math.min(to, this.end));
    if (this.at === this.end) this.playing = false;
    const step = this.step;
    if (step?.seat) announce(moveWords(step, { ...this.telling, seat: step.seat }));
  }

  by(direction: 1 | -1): void {
    this.go(stopFrom(this.stops, this.at, direction));
  }

  /** Play on by itself, from the beginning if we are at the end; or stop. */
  toggle(): void {
    if (!this.playing && this.at === this.end) this.go(0);
    this.playing = !this.playing && this.end > 0;
  }

  /** To be called once by the screen: lets time pass. */
  keepGoing(): void {
    $effect(() => {
      if (!this.playing) return;
      const clock = setInterval(() => this.by(1), PACE);
      return () => clearInterval(clock);
    });
  }
}
