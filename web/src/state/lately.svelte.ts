// The game that is being played in this tab, so that whoever looks elsewhere, such as at the rules, finds back to it.
const KEY = "tottenbury.lately";

function stored(): string {
  try {
    return sessionStorage.getItem(KEY) ?? "";
  } catch {
    return ""; // no storage: it is known until the page is loaded again
  }
}

let address = $state(stored());

/** Where the game lies that was left for a moment; empty: there is none. */
export function lately(): string {
  return address;
}

/** Remember the table that is being played at; empty: no longer. */
export function remember(table: string): void {
  if (address === table) return;
  address = table;
  try {
    sessionStorage.setItem(KEY, table);
  } catch {
    // as above
  }
}
