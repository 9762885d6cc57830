// What the page asked for before any script was there (scripts/early.js), and how its first picture is left.

declare global {
  interface Window {
    early?: Record<string, Promise<Response>>;
  }
}

/** An answer that was asked for early, for the first who wants it. */
export function early(address: string): Promise<Response> | undefined {
  const found = window.early?.[address];
  delete window.early?.[address];
  return found;
}

/** The first screen is there: nobody needs the picture any more. */
export function enter(): void {
  document.getElementById("entrance")?.remove();
}

/** Something without which there is nothing to see did not come: the first picture says so, if it still stands. */
export function stayOut(): void {
  document.documentElement.dataset["entrance"] = "failed";
}
