// Which screen is shown: by the address, so that every screen has a link and the browser's own buttons work.

export interface Route {
  /** The first part of the path; empty on the home page. */
  screen: string;
  /** The second part: a table, a rulebook. */
  name: string;
  query: URLSearchParams;
  hash: string;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function read(): Route {
  const [screen = "", name = ""] = location.pathname.split("/").slice(1).map(decoded);
  return { screen, name, query: new URLSearchParams(location.search), hash: location.hash.slice(1) };
}

let current = $state.raw<Route>(read());

/** Where we are. */
export function route(): Route {
  return current;
}

/** Go to another address of ours. `replace` leaves no trace in the history. */
export function go(address: string, replace = false): void {
  const before = current;
  history[replace ? "replaceState" : "pushState"](null, "", address);
  current = read();
  if (before.screen !== current.screen || before.name !== current.name) scrollTo(0, 0);
}

function followed(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
  if (/^\/(api|schema|metrics|health|check_deal)\b/.test(link.pathname)) return;
  if (link.pathname === location.pathname && link.hash) return; // a place on this very page
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}

/** Follow links and the browser's buttons without loading the page again. */
export function followLinks(): void {
  addEventListener("popstate", () => (current = read()));
  document.addEventListener("click", followed);
}
