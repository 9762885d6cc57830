// How much has been said that was not looked at yet.
import type { Play } from "../play.svelte";

export class Unread {
  #seen = $state(0);
  readonly #theirs = $derived.by(() => this.play.store.chat.filter(([seat]) => seat !== this.play.seat));
  readonly #latest = $derived.by(() => this.#theirs.at(-1)?.[2] ?? 0);
  readonly count = $derived.by(() => this.#theirs.filter(([, , at]) => at > this.#seen).length);

  /** `looking` tells whether the chat is being looked at. */
  constructor(
    private readonly play: Play,
    looking: () => boolean,
  ) {
    let begun = false;
    $effect(() => {
      const latest = this.#latest;
      if (looking() || (!begun && play.table)) this.#seen = latest; // what was said before we came is old
      begun = begun || play.table !== null;
    });
  }
}
