// Who plays by keys must not lose his place: a card that was played is gone, and the focus with it.

const NEXT = ['[data-row] [data-step^="card:"].lit', "button[data-step].lit", "button[data-step].primary", "button[data-action=confirm]"];

/** An attachment for a whole table: when what had the focus vanishes, such as a card or the button that takes a move back, the focus goes to
 * what can be chosen next, as soon as there is something. Of who does not play by keys only the place is kept. */
export function keepFocus(table: HTMLElement): () => void {
  let held: Element | null = null;
  let keys = false;
  let lost = false;
  const came = ({ target }: FocusEvent): void => {
    if (target === table) return; // where it was put meanwhile
    held = target instanceof Element && table.contains(target) ? target : null;
    keys = held?.matches(":focus-visible") ?? false;
    lost = false;
  };
  const look = (): void => {
    lost ||= held !== null && !held.isConnected;
    const nowhere = document.activeElement === document.body || document.activeElement === table;
    if (!lost || !nowhere) return;
    const next = keys ? NEXT.map((selector) => table.querySelector<HTMLElement>(selector)).find((found) => found !== null) : null;
    (next ?? table).focus({ preventScroll: !next });
  };
  const observer = new MutationObserver(look);
  observer.observe(table, { childList: true, subtree: true, attributes: true, attributeFilter: ["class"] });
  document.addEventListener("focusin", came);
  return () => {
    observer.disconnect();
    document.removeEventListener("focusin", came);
  };
}
