// Calm motion: whatever carries `data-fly` glides from where it was to where it is. What is new comes from the spot that
// `data-from` names (an element with that `data-spot`), such as a pile or the other player's hand.

const DURATION = 380;
const EASING = "cubic-bezier(0.22, 0.8, 0.3, 1)";

/** Whether this person wants things to stay calm. */
export function calm(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

let tempo = 1;

/** How long motion takes from now on, 1 being the usual time and 0 none: where a computer plays at a brisk pace, cards fly briskly. */
export function setTempo(now: number): void {
  tempo = now;
}

/** Milliseconds that a motion takes just now; 0 if nothing is to move. */
export function lasting(usual: number): number {
  return calm() ? 0 : usual * tempo;
}

export class Motion {
  #before = new Map<string, DOMRect>();

  constructor(private readonly rootOf: () => HTMLElement | null | undefined) {}

  /** Before the drawing changes (in `$effect.pre`): where everything is. */
  remember(): void {
    this.#before.clear();
    if (calm()) return;
    for (const [key, element] of this.#flying()) this.#before.set(key, element.getBoundingClientRect());
  }

  /** After it has changed (in `$effect`): let everything glide to where it is now. */
  play(): void {
    if (!this.#before.size || !lasting(DURATION)) return;
    for (const [key, element] of this.#flying()) {
      const from = this.#before.get(key) ?? this.#spot(element.dataset["from"]);
      if (from) glide(element, from);
    }
  }

  #flying(): [string, HTMLElement][] {
    const found = this.rootOf()?.querySelectorAll<HTMLElement>("[data-fly]") ?? [];
    return [...found].map((element) => [element.dataset["fly"] ?? "", element]);
  }

  #spot(name: string | undefined): DOMRect | undefined {
    return name
      ? this.rootOf()
          ?.querySelector(`[data-spot="${CSS.escape(name)}"]`)
          ?.getBoundingClientRect()
      : undefined;
  }
}

function glide(element: HTMLElement, from: DOMRect): void {
  const to = element.getBoundingClientRect();
  const dx = from.left - to.left;
  const dy = from.top - to.top;
  if (!to.width || !from.width || (Math.abs(dx) < 2 && Math.abs(dy) < 2)) return;
  const scale = from.width / to.width;
  element.animate(
    [
      { transform: `translate(${dx}px, ${dy}px) scale(${scale})`, transformOrigin: "0 0", zIndex: 5 },
      { transform: "none", transformOrigin: "0 0", zIndex: 5 },
    ],
    { duration: lasting(DURATION), easing: EASING },
  );
}
