// Keys of a table, beside those of the board (playing.ts). The help tells them: Keys.svelte.
import { settings } from "../state/settings.svelte";
import type { Play, Tab } from "./play.svelte";

function busyElsewhere(event: KeyboardEvent): boolean {
  const typing = event.target instanceof HTMLElement && /^(INPUT|TEXTAREA|SELECT)$/.test(event.target.tagName);
  return typing || event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]") !== null;
}

/** While a computer's actions are being shown: keys that mean `go on`. On a button they press it. */
function skips(event: KeyboardEvent): boolean {
  const pressing = event.target instanceof Element && event.target.closest("button, a, summary") !== null;
  return event.key === "Escape" || (!pressing && (event.key === " " || event.key === "Enter"));
}

/** What a key does at this table. */
export function shortcut(event: KeyboardEvent, play: Play, help: () => void): void {
  if (busyElsewhere(event)) return;
  const tabs: Record<string, Tab> = { l: "log", c: "chat" };
  const tab = tabs[event.key];
  if (play.store.catchingUp && skips(event)) play.store.skip();
  else if (event.key === "h") void play.askHint();
  else if (event.key === "u" && play.may("undo")) void play.takeBack();
  else if (event.key === "." && play.choice.can("done")) play.choice.take("done");
  else if (event.key === "m") settings.sound = !settings.sound;
  else if (event.key === "?") help();
  else if (tab && (tab !== "chat" || play.friend)) play.open(tab);
  else return;
  event.preventDefault();
}
