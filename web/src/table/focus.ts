// Who plays by keys must not lose his place: a card that was played is gone, and the focus with it.

const NEXT = ['[data-row] [data-step^="card:"].lit', "button[data-step].lit", "button[data-step].primary"];

/** An attachment for a board: when what had the focus vanishes, the focus goes to what can be chosen next, as soon as there is something. */
export function keepFocus(board: HTMLElement): () => void {
  let held: Element | null = null;
  let lost = false;
  const came = ({ target }: FocusEvent): void => {
    held = target instanceof Element && board.contains(target) && target.matches(":focus-visible") ? target : null;
    lost = false;
  };
  const look = (): void => {
    lost ||= held !== null && !held.isConnected;
    if (!lost || document.activeElement !== document.body) return;
    const next = NEXT.map((selector) => board.querySelector<HTMLElement>(selector)).find((found) => found !== null);
    next?.focus();
  };
  const observer = new MutationObserver(look);
  observer.observe(board, { childList: true, subtree: true, attributes: true, attributeFilter: ["class"] });
  document.addEventListener("focusin", came);
  return () => {
    observer.disconnect();
    document.removeEventListener("focusin", came);
  };
}
