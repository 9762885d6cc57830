// Short words that come and go: shown as notices, and said to screen readers. Whoever says something does not depend on what was said before.
import { untrack } from "svelte";

export interface Notice {
  id: number;
  text: string;
  kind: "info" | "bad";
}

const SHOWN_FOR = 6000;
let notices = $state.raw<readonly Notice[]>([]);
let said = $state("");
let count = 0;

/** The notices that are shown. */
export function shownNotices(): readonly Notice[] {
  return notices;
}

/** Show a notice for a while; the same words twice are one notice. */
export function notify(text: string, kind: Notice["kind"] = "info"): void {
  const notice = { id: ++count, text, kind };
  notices = [...untrack(() => notices).filter((other) => other.text !== text), notice].slice(-3);
  setTimeout(() => dismiss(notice.id), SHOWN_FOR);
}

/** Take a notice away. */
export function dismiss(id: number): void {
  notices = notices.filter((notice) => notice.id !== id);
}

/** Let screen readers say something that others see. */
export function announce(text: string): void {
  said = untrack(() => said) === text ? `${text}\u00a0` : text; // the same words twice are to be heard twice
}

/** What screen readers are to say. */
export function announced(): string {
  return said;
}
