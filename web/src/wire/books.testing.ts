// For tests: the page as if the server had told of its rulebooks, as far as their kinds matter.
import { remember } from "./books.svelte";
import type { RulebookShown } from "./messages";

const KINDS = [
  { game: "stones", sides: "alike", hidden: true, ids: ["stones-1999", "stones-2004-tactics", "stones-2024", "stones-2024-tactics"] },
  { game: "siege", sides: "different", hidden: true, ids: ["siege-2020", "siege-2020-tactics"] },
  { game: "tug", sides: "named", hidden: false, ids: ["tug"] },
];

/** Remember rulebooks of every game. */
export function tellOfBooks(): void {
  for (const { ids, ...kind } of KINDS) remember(...ids.map((rulebook) => ({ rulebook, ...kind }) as RulebookShown));
}
