// From a click to a table: asks the server, and says in words what went wrong.
import { go } from "../state/route.svelte";
import { settings } from "../state/settings.svelte";
import type { RulebookShown, Seated } from "../wire/messages";
import { connection } from "../wire/socket.svelte";
import { joinTable, layTable, RequestError } from "../wire/requests";
import { language } from "../words/index.svelte";
import { refusalWords } from "../words/said";
import { newTable, type Against, type Settings } from "./newTable";

export class Starting {
  /** What was asked for and is not answered yet: whom to play, or a table to sit down at. */
  busy = $state("");
  /** What went wrong, in words. */
  failed = $state("");

  /** Lay a table and go there; what holds this time alone is not remembered. */
  lay(book: RulebookShown, against: Against, thisTime: Partial<Settings> = {}): Promise<void> {
    return this.#go(against, () => layTable(newTable({ ...settings, ...thisTime }, book, against)));
  }

  /** Begin a guided first game and go there. */
  guide(rulebook: string): Promise<void> {
    return this.#go(rulebook, () => layTable({ rulebook, guide: true, name: settings.name.trim() }));
  }

  /** Sit down at a table of somebody's and go there. */
  join(game: string): Promise<void> {
    return this.#go(game, () => joinTable(game, { name: settings.name.trim() }));
  }

  async #go(what: string, ask: () => Promise<Seated>): Promise<void> {
    if (this.busy) return;
    this.busy = what;
    this.failed = "";
    try {
      const { game, tokens } = await ask();
      connection().greet(tokens);
      go(`/table/${game}`);
    } catch (error) {
      this.failed = errorWords(error);
    } finally {
      this.busy = "";
    }
  }
}

/** Why a request failed, in words. */
export function errorWords(error: unknown): string {
  const refusal = error instanceof RequestError ? error.refusal : { code: "internal" as const, reason: "", words: null };
  const words = refusalWords(refusal);
  return words.charAt(0).toLocaleUpperCase(language()) + words.slice(1); // reasons are parts of sentences elsewhere
}
