// The one line that says what to do now.
import type { TugScene } from "./scene";
import { t } from "../../words/index.svelte";
import { who, type Reader } from "../../words/people";
import type { Choice } from "../../table/board/choice.svelte";

/** What to do now, or whom to wait for. */
export function instruction(scene: TugScene, choice: Choice | null, reader: Pick<Reader, "names" | "viewer">): string {
  if (scene.over) return scene.turn ? t("tug-say-over", who(scene.turn, reader)) : t("tug-say-draw");
  if (!scene.decides) return "";
  const phase = scene.turn === scene.decides ? scene.phase : "act"; // else its last die is still being looked at
  if (!choice?.active && scene.decides === reader.viewer) return t("table-turn", who(scene.decides, reader));
  if (!choice?.active) return t(`tug-say-wait-${phase}`, { name: reader.names[scene.decides] });
  if (scene.phase !== "act") return t(`tug-say-${scene.phase}${choice.taken.length ? "-chosen" : ""}`, { die: object(choice, 0) });
  if (choice.taken.length === 2) return t("tug-say-use", { thrown: object(choice, 0), column: object(choice, 1) });
  if (choice.taken.length === 1) return t("tug-say-column", { thrown: object(choice, 0) });
  return t("tug-say-act", { count: scene.thrown.length });
}

const object = (choice: Choice, index: number): string => choice.taken[index]?.split(":")[1] ?? "";
