// How far faster rules are that are being built in the background, in words.
import type { BuildingShown } from "../../wire/messages";
import { t } from "../../words/index.svelte";

const LONG = 90;
const GRAIN = 5;

/** How much is done, in per cent; null where nobody knows yet. */
export function percentOf(building: BuildingShown): number | null {
  return building.total > 0 ? Math.min(100, Math.floor((100 * building.done) / building.total)) : null;
}

/** A time as people would guess it: whole minutes, or seconds by fives. */
export function timeWords(seconds: number): string {
  return seconds > LONG
    ? t("table-building-time", { unit: "minutes", number: Math.ceil(seconds / 60) })
    : t("table-building-time", { unit: "seconds", number: Math.max(1, Math.ceil(seconds / GRAIN)) * GRAIN });
}

/** What is built, how far it is, and how long it will take. */
export function buildingWords(building: BuildingShown): string {
  const what = t("table-building-family", { family: building.family });
  const percent = percentOf(building);
  if (building.step === "waiting") return t("table-building-waits", { what });
  if (percent === null) return t("table-building-begins", { what });
  if (building.seconds_left <= 0) return t("table-building-percent", { what, percent });
  return t("table-building-time-left", { what, percent, time: timeWords(building.seconds_left) });
}
