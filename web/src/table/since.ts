// What has happened at a table since it was last looked at.
import type { Seen } from "../state/table.svelte";
import { t } from "../words/index.svelte";
import { stepsWords } from "../words/moves";
import { resultWords } from "../words/names";
import type { Play } from "./play.svelte";

/** The log lines that are new; null if some were taken back. */
export function added(before: Seen, now: Seen): Seen["log"] | null {
  const stand = before.log.every((line, index) => now.log[index]?.join() === line.join());
  return stand ? now.log.slice(before.log.length) : null;
}

/** Whether another game is being played. */
export function begun(before: Seen, now: Seen): boolean {
  return before.table.round !== now.table.round || (before.table.status !== "running" && now.table.status === "running");
}

/** Why something that somebody said was too late: what had happened that he did not know of. */
export function staleWords(play: Play, before: Seen | null): string {
  const happened = before && play.store.now && !play.store.covered ? sinceWords(play, before, play.store.now) : [];
  return happened.length ? t("table-stale-because", { what: happened.join(". ") }) : t("table-stale");
}

function sinceWords(play: Play, before: Seen, now: Seen): string[] {
  const { result } = now.table;
  const steps = added(before, now);
  const words = begun(before, now) ? [t("table-dealt")] : steps ? stepsWords(steps, play.telling) : [t("table-taken-back")];
  return result && result !== before.table.result ? [...words, resultWords(result, play.names, play.telling.viewer)] : words;
}
