// One way to play for mouse, finger and keys. Boards mark what can be touched with `data-step`; whatever carries `data-drag`,
// too, can be dragged onto another step. Everything ends in the same choice.
import type { Choice } from "./choice.svelte";

const SLACK = 8;

interface Drag {
  pointer: number;
  source: HTMLElement;
  x: number;
  y: number;
  ghost: HTMLElement | null;
  over: HTMLElement | null;
}

/** An attachment for a board: `{@attach playing(() => choice)}`. */
export function playing(choiceOf: () => Choice | null): (board: HTMLElement) => () => void {
  return (board) => {
    const player = new Player(board, choiceOf);
    return () => player.stop();
  };
}

function stepAt(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>("[data-step]") : null;
}

class Player {
  #drag: Drag | null = null;
  #dragged = false;
  readonly #listening = new AbortController();

  constructor(
    private readonly board: HTMLElement,
    private readonly choiceOf: () => Choice | null,
  ) {
    const options = { signal: this.#listening.signal };
    board.addEventListener("click", (event) => this.#click(event), options);
    board.addEventListener("pointerdown", (event) => this.#press(event), options);
    board.addEventListener("pointermove", (event) => this.#move(event), options);
    board.addEventListener("pointerup", (event) => this.#release(event), options);
    board.addEventListener("pointercancel", () => this.#drop(), options);
    document.addEventListener("keydown", (event) => this.#key(event), options);
  }

  stop(): void {
    this.#drop();
    this.#listening.abort();
  }

  #click(event: MouseEvent): void {
    const choice = this.choiceOf();
    if (this.#dragged) {
      this.#dragged = false; // the click that ends a drag is none
      return;
    }
    const step = stepAt(event.target)?.dataset["step"];
    // Buttons change places when one has been used: the second click of a double click never gives anything up.
    if (step && choice && !(event.detail > 1 && /^(done|pass)$/.test(step))) choice.take(step);
  }

  #press(event: PointerEvent): void {
    this.#dragged = false;
    const source = stepAt(event.target);
    const step = source?.dataset["step"];
    if (!source || !step || event.button !== 0 || !("drag" in source.dataset) || !this.choiceOf()?.canBegin(step)) return;
    this.#drag = { pointer: event.pointerId, source, x: event.clientX, y: event.clientY, ghost: null, over: null };
  }

  #move(event: PointerEvent): void {
    const drag = this.#drag;
    if (!drag || event.pointerId !== drag.pointer) return;
    const dx = event.clientX - drag.x;
    const dy = event.clientY - drag.y;
    if (!drag.ghost) {
      if (Math.hypot(dx, dy) < SLACK) return;
      this.#lift(drag);
    }
    if (drag.ghost) drag.ghost.style.transform = `translate(${dx}px, ${dy}px) rotate(2deg)`;
    this.#hover(drag, stepAt(document.elementFromPoint(event.clientX, event.clientY)));
    event.preventDefault();
  }

  #lift(drag: Drag): void {
    const choice = this.choiceOf();
    const step = drag.source.dataset["step"];
    if (!choice || !step) return;
    if (!choice.has(step)) choice.take(step);
    this.board.setPointerCapture(drag.pointer);
    const box = drag.source.getBoundingClientRect();
    const ghost = drag.source.cloneNode(true) as HTMLElement;
    ghost.removeAttribute("data-step");
    ghost.setAttribute("aria-hidden", "true");
    ghost.classList.add("ghost");
    Object.assign(ghost.style, { left: `${box.left}px`, top: `${box.top}px`, width: `${box.width}px`, height: `${box.height}px` });
    document.body.append(ghost);
    drag.source.classList.add("lifted");
    drag.ghost = ghost;
  }

  #hover(drag: Drag, over: HTMLElement | null): void {
    if (over === drag.over) return;
    drag.over?.classList.remove("hovered");
    drag.over = over;
    over?.classList.add("hovered");
  }

  #release(event: PointerEvent): void {
    const drag = this.#drag;
    if (!drag || event.pointerId !== drag.pointer) return;
    const choice = this.choiceOf();
    const onto = stepAt(document.elementFromPoint(event.clientX, event.clientY));
    const lifted = drag.ghost !== null;
    this.#drop();
    if (!lifted) return;
    this.#dragged = true;
    const step = onto?.dataset["step"];
    if (step && onto !== drag.source) choice?.take(step);
    else choice?.cancel();
  }

  #drop(): void {
    const drag = this.#drag;
    this.#drag = null;
    drag?.ghost?.remove();
    drag?.source.classList.remove("lifted");
    drag?.over?.classList.remove("hovered");
  }

  /** Escape goes back; digits name a place or a die; arrows go through what can be touched. */
  #key(event: KeyboardEvent): void {
    const choice = this.choiceOf();
    const typing = event.target instanceof HTMLElement && /^(INPUT|TEXTAREA|SELECT)$/.test(event.target.tagName);
    if (!choice || typing || event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]")) return;
    if (event.key === "Escape" && choice.taken.length) {
      choice.back();
      event.preventDefault();
    } else if (/^[1-9]$/.test(event.key)) {
      this.#digit(choice, event.key);
    } else if (event.key.startsWith("Arrow")) this.#arrow(event);
  }

  /** With nothing chosen, the number of a place claims it; what cannot be done there is explained, as for a tap. */
  #digit(choice: Choice, digit: string): void {
    const place = `place:${digit}`;
    const step = [place, `column:${digit}`, `thrown:${digit}`, `claim:${digit}`].find((one) => choice.can(one));
    if (step) choice.take(step);
    else if (this.board.querySelector(`[data-step="${place}"]`)) choice.take(choice.taken.length ? place : `claim:${digit}`);
  }

  #arrow(event: KeyboardEvent): void {
    const here = stepAt(document.activeElement);
    const row = here?.closest("[data-row]");
    if (!here || !row || !this.board.contains(here)) return;
    const steps = [...row.querySelectorAll<HTMLElement>("button[data-step]")];
    const by = event.key === "ArrowRight" || event.key === "ArrowDown" ? 1 : -1;
    steps[(steps.indexOf(here) + by + steps.length) % steps.length]?.focus();
    event.preventDefault();
  }
}
