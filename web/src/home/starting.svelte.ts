// From a click to a table: asks the server, waits calmly, and says in words what went wrong.
import { go } from "../state/route.svelte";
import { settings } from "../state/settings.svelte";
import type { RulebookShown, Seated } from "../wire/messages";
import { connection } from "../wire/socket.svelte";
import { health, joinTable, layTable, RequestError } from "../wire/requests";
import { language } from "../words/index.svelte";
import { refusalWords } from "../words/said";
import { newTable, type Against } from "./laying";

/** Nobody needs to read about a wait as short as this. */
const SHORT = 900;
const ASK_EVERY = 1500;

export class Starting {
  /** What was asked for and is not answered yet: whom to play, or a table to sit down at. */
  busy = $state("");
  /** It takes long enough to say so. */
  waiting = $state(false);
  /** The rulebook that the server is compiling meanwhile. */
  preparing = $state("");
  /** What went wrong, in words. */
  failed = $state("");
  #attempt = 0;

  /** Lay a table and go there. */
  lay(book: RulebookShown, against: Against): Promise<void> {
    return this.#go(against, () => layTable(newTable(settings, book, against)));
  }

  /** Sit down at a table of somebody's and go there. */
  join(game: string): Promise<void> {
    return this.#go(game, () => joinTable(game, { name: settings.name.trim() }));
  }

  /** Wait no longer. A table that is laid nevertheless is found among one's games. */
  cancel(): void {
    this.#attempt++;
    this.#rest();
  }

  async #go(what: string, ask: () => Promise<Seated>): Promise<void> {
    if (this.busy) return;
    const attempt = ++this.#attempt;
    this.busy = what;
    this.failed = "";
    const short = setTimeout(() => void this.#watch(attempt), SHORT);
    try {
      const { game, tokens } = await ask();
      connection().greet(tokens);
      if (attempt === this.#attempt) go(`/table/${game}`);
    } catch (error) {
      if (attempt === this.#attempt) this.failed = errorWords(error);
    } finally {
      clearTimeout(short);
      if (attempt === this.#attempt) this.#rest();
    }
  }

  async #watch(attempt: number): Promise<void> {
    this.waiting = true;
    while (attempt === this.#attempt && this.busy) {
      this.preparing = await health().then((told) => told.preparing, () => "");
      await new Promise((resume) => setTimeout(resume, ASK_EVERY));
    }
  }

  #rest(): void {
    this.busy = "";
    this.waiting = false;
    this.preparing = "";
  }
}

/** Why a request failed, in words. */
export function errorWords(error: unknown): string {
  const refusal = error instanceof RequestError ? error.refusal : { code: "internal" as const, reason: "", words: null };
  const words = refusalWords(refusal);
  return words.charAt(0).toLocaleUpperCase(language()) + words.slice(1); // reasons are parts of sentences elsewhere
}
