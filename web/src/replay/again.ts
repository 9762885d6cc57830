// A new game like one that was played.
import { settings } from "../state/settings.svelte";
import type { NewGame, ReplayShown, Table } from "../wire/messages";
import { LEVELS } from "../words/people";

/** The settings of a table, for a new one: against the same level, a friend, or at one screen, as one sat there. `own`: it was our table. */
export function sameSettings(
  table: Table,
  { mine, rulebook }: Pick<ReplayShown, "mine" | "rulebook">,
  own: boolean,
): Partial<NewGame> & { rulebook: string } {
  const computer = table.south.computer ?? table.north.computer;
  const person = mine === null ? null : mine === "S" ? table.south : table.north;
  const both = mine === null && own && computer === null; // at our own table, and at no single seat: at both
  const against = both ? "self" : computer !== null && LEVELS.test(computer) ? computer : mine === null ? settings.level : "friend";
  return {
    rulebook,
    against,
    seat: mine ?? "lot",
    format: table.format,
    clock: table.clock?.control ?? "none",
    name: (both ? table.south : person)?.name || settings.name,
    ...(both ? { other_name: table.north.name } : {}),
  };
}
