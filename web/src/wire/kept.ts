// Commands without an answer, kept while this tab is open: who loads the page again in a bad moment loses nothing.
import type { Act } from "./messages";

const KEY = "tottenbury.unanswered";
const MOST = 20;

export interface KeptCommand {
  message: Act;
  /** The seat's secret from a link, for who is known by nothing else. */
  token: string;
  /** Whether it had to wait for a connection: who gave it knows that it was not done yet. */
  waited: boolean;
}

/** Whether a command is worth being repeated by another page: a hint is for this one, and a text for the deal is sent anew by itself. */
export function worthKeeping({ command }: Act): boolean {
  return command.do !== "mix" && command.do !== "hint";
}

/** What was kept before the page was loaded. */
export function readKept(): KeptCommand[] {
  try {
    const found: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? "[]");
    return Array.isArray(found) ? found.filter(fitting).slice(-MOST) : [];
  } catch {
    return []; // no storage, or not ours
  }
}

function fitting(kept: unknown): kept is KeptCommand {
  const message = (kept as Partial<KeptCommand> | null)?.message;
  return (
    message?.type === "act" && typeof message.id === "string" && typeof message.game === "string" && typeof message.command === "object"
  );
}

export function writeKept(commands: readonly KeptCommand[]): void {
  try {
    if (commands.length) sessionStorage.setItem(KEY, JSON.stringify(commands.slice(-MOST)));
    else sessionStorage.removeItem(KEY);
  } catch {
    // a browser that keeps nothing still sends it again as long as the page is open
  }
}
