// Hears what happens at a table, and lets it be heard: words for screen readers, sounds, the title of the page.
import { untrack } from "svelte";
import type { Seen } from "../state/table.svelte";
import { announce } from "../state/notices.svelte";
import { t } from "../words/index.svelte";
import { stepsWords } from "../words/moves";
import { resultWords } from "../words/names";
import type { Play } from "./play.svelte";
import { added, begun } from "./since";
import { sound, soundOf, unlockSounds } from "./sounds";

const TITLE = "Tottenbury";

/** Watch over a table while its screen is shown; to be called when the screen is made. */
export function watchOver(play: Play): void {
  let before: Seen | null = null;
  $effect(() => unlockSounds());
  $effect(() => {
    const now = play.store.now;
    const covered = play.store.covered;
    const earlier = before;
    before = now;
    // Another viewpoint was told other cards; where nothing is hidden, both were told the same.
    const alike = now?.table.viewer === earlier?.table.viewer || play.book?.hidden === false;
    if (now && earlier && alike && !covered) untrack(() => happened(play, earlier, now));
  });
  $effect(() => {
    if (play.position && !play.store.catchingUp) untrack(() => void play.proveAgain());
  });
  $effect(() => {
    document.title = pageTitle(play);
    return () => (document.title = TITLE);
  });
  $effect(() => {
    if (play.store.hint || !play.ours) play.pondering = false;
  });
  $effect(() => {
    const { failed } = play.store;
    if (!failed) return;
    play.store.failed = null;
    play.pondering = false;
    untrack(() => play.tell(failed));
  });
}

function pageTitle(play: Play): string {
  const table = play.table;
  if (!table || table.status === "closed") return TITLE;
  if (table.status === "open") return `${t("table-waiting-title")} – ${TITLE}`;
  if (table.result && !play.running) return `${resultWords(table.result, play.names, play.telling.viewer)} – ${TITLE}`;
  return `${turnTitle(play)} – ${TITLE}`;
}

/** Whose turn it is, in words. */
export function turnTitle(play: Play): string {
  const decides = play.table?.to_move;
  if (!decides) return "";
  const you = decides === play.telling.viewer;
  return t("table-turn", { you: you ? "yes" : "no", name: play.names[decides] });
}

function happened(play: Play, before: Seen, now: Seen): void {
  const said: string[] = [];
  const steps = added(before, now);
  if (begun(before, now)) said.push(t("table-dealt"));
  else if (!steps) said.push(t("table-taken-back"));
  else if (steps.length) said.push(...stepsWords(steps, play.telling));
  for (const name of new Set((steps ?? []).map(([, , , , move]) => soundOf(move)))) if (name) sound(name);
  said.push(...ended(play, before, now), ...turned(play, before, now), ...spoken(play, before, now));
  if (said.length) announce(said.map((words) => (/[.!?…]$/.test(words) ? words : `${words}.`)).join(" "));
}

function ended(play: Play, before: Seen, now: Seen): string[] {
  const result = now.table.result;
  if (!result || before.table.result === result) return [];
  const lost = play.telling.viewer !== null && !result.startsWith(play.telling.viewer) && !result.startsWith("-");
  sound(lost ? "lose" : "win");
  return [resultWords(result, play.names, play.telling.viewer)];
}

function turned(play: Play, before: Seen, now: Seen): string[] {
  if (now.table.status !== "running" || (before.table.to_move === now.table.to_move && before.table.status === "running")) return [];
  if (play.ours && !play.store.oneScreen) sound("turn");
  return [turnTitle(play)];
}

function spoken(play: Play, before: Seen, now: Seen): string[] {
  const known = new Set(before.chat.map((line) => line.join()));
  const lines = now.chat.filter((line) => !known.has(line.join()) && line[0] !== play.seat);
  if (lines.length) sound("said");
  return lines.map(([seat, text, , name]) => t("table-says", { name: play.saidBy(seat, name), text }));
}
