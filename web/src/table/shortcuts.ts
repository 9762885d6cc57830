// Keys of a table, beside those of the board (playing.ts). The help tells them: Keys.svelte.
import { settings } from "../state/settings.svelte";
import type { Play, Tab } from "./play.svelte";

function busyElsewhere(event: KeyboardEvent): boolean {
  const typing = event.target instanceof HTMLElement && /^(INPUT|TEXTAREA|SELECT)$/.test(event.target.tagName);
  return typing || event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]") !== null;
}

/** What a key does at this table. */
export function shortcut(event: KeyboardEvent, play: Play, help: () => void): void {
  if (busyElsewhere(event)) return;
  const tabs: Record<string, Tab> = { l: "log", c: "chat" };
  const tab = tabs[event.key];
  if (event.key === "h") void play.askHint();
  else if (event.key === "u" && play.may("undo")) void play.act({ do: "undo" });
  else if (event.key === "." && play.choice.can("done")) play.choice.take("done");
  else if (event.key === "m") settings.sound = !settings.sound;
  else if (event.key === "?") help();
  else if (tab && (tab !== "chat" || play.friend)) play.open(tab);
  else return;
  event.preventDefault();
}
