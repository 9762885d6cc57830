// Who plays in the lessons: the reader against somebody, or whoever the seats are, where they have names.
import type { Seat } from "../notation/cards";
import type { RulebookShown } from "../wire/messages";
import { t } from "../words/index.svelte";
import { seatName } from "../words/names";
import type { Reader } from "../words/people";

/** Whose names a lesson tells, and which seat is the reader's. */
export function lessonReader({ sides, rulebook }: Pick<RulebookShown, "sides" | "rulebook">): Reader {
  const names: Record<Seat, string> =
    sides === "alike" ? { S: t("person-you"), N: t("person-opponent") } : { S: seatName("S", rulebook), N: seatName("N", rulebook) };
  return { names, rulebook, viewer: sides === "alike" ? "S" : null };
}
