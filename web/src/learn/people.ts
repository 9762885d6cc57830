// Who plays in the lessons: the reader against somebody at the border; at the wall an attacker and a defender.
import type { Seat } from "../notation/cards";
import type { RulebookShown } from "../wire/messages";
import { t } from "../words/index.svelte";
import { seatName } from "../words/names";
import type { Reader } from "../words/people";

/** Whose names a lesson tells, and which seat is the reader's. */
export function lessonReader({ game, rulebook }: Pick<RulebookShown, "game" | "rulebook">): Reader {
  const names: Record<Seat, string> =
    game === "stones" ? { S: t("person-you"), N: t("person-opponent") } : { S: seatName("S", rulebook), N: seatName("N", rulebook) };
  return { names, rulebook, viewer: game === "stones" ? "S" : null };
}
