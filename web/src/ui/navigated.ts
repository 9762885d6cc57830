// Whether a page was reached from another one of ours, without loading anything.
let pages = 0;

/** True from the second page on. */
export function navigated(): boolean {
  return pages++ > 0;
}
