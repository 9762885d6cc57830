// The one line that says what to do now.
import type { Seat } from "../../notation/cards";
import type { TugScene } from "../../notation/scene";
import { t } from "../../words/index.svelte";
import type { Choice } from "../choice.svelte";
import { village } from "./words";

/** What to do now, or whom to wait for. */
export function instruction(scene: TugScene, choice: Choice | null, names: Record<Seat, string>): string {
  if (scene.over) return scene.turn ? t("tug-say-over", { village: village(scene.turn) }) : t("tug-say-draw");
  if (!scene.decides) return "";
  if (!choice?.active) return t(`tug-say-wait-${scene.phase}`, { village: village(scene.decides), name: names[scene.decides] });
  if (scene.phase !== "act") return t(`tug-say-${scene.phase}${choice.taken.length ? "-chosen" : ""}`, { die: object(choice, 0) });
  if (choice.taken.length === 2) return t("tug-say-use", { thrown: object(choice, 0), column: object(choice, 1) });
  if (choice.taken.length === 1) return t("tug-say-column", { thrown: object(choice, 0) });
  return t("tug-say-act", { count: scene.thrown.length });
}

const object = (choice: Choice, index: number): string => choice.taken[index]?.split(":")[1] ?? "";
