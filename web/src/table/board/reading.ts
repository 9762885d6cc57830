// Reading a card without choosing it: by resting the mouse on it, by a long press, or by `i` while it has the focus. Whatever can be
// read carries `data-read` with the card's name.

export interface Read {
  card: string;
  /** Where it lies on the screen. */
  box: DOMRect;
  /** By keys: somebody may have to hear it. */
  aloud: boolean;
}

const REST = 650;
const PRESS = 450;
const SLACK = 8;

/** An attachment for a board: `show` gets what is to be read, null when that is over. */
export function reading(show: (what: Read | null) => void): (board: HTMLElement) => () => void {
  return (board) => {
    const reader = new Reader(board, show);
    return () => reader.stop();
  };
}

function readable(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>("[data-read]") : null;
}

class Reader {
  #timer: ReturnType<typeof setTimeout> | undefined;
  #over: HTMLElement | null = null;
  #shown: HTMLElement | null = null;
  #pressed: { x: number; y: number } | null = null;
  /** A long press has been answered: the click that ends it chooses nothing. */
  #answered = false;
  readonly #listening = new AbortController();

  constructor(
    private readonly board: HTMLElement,
    private readonly show: (what: Read | null) => void,
  ) {
    const { signal } = this.#listening;
    board.addEventListener("pointerover", (event) => this.#rest(event), { signal });
    board.addEventListener("pointerleave", (event) => event.pointerType === "mouse" && this.#leave(), { signal }); // a lifted finger leaves, too
    board.addEventListener("click", (event) => this.#click(event), { signal, capture: true });
    board.addEventListener("contextmenu", (event) => this.#menu(event), { signal });
    board.addEventListener("focusout", () => this.#hide(), { signal });
    document.addEventListener("pointerdown", (event) => this.#press(event), { signal, capture: true });
    document.addEventListener("pointermove", (event) => this.#move(event), { signal });
    for (const end of ["pointerup", "pointercancel"]) document.addEventListener(end, () => this.#release(), { signal });
    document.addEventListener("keydown", (event) => this.#key(event), { signal, capture: true });
  }

  stop(): void {
    this.#hide();
    this.#listening.abort();
  }

  #rest(event: PointerEvent): void {
    if (event.pointerType !== "mouse" || event.buttons) return;
    if (event.target instanceof Element && event.target.closest("[data-reading]")) return; // one may go over the words themselves
    const card = readable(event.target);
    if (card === this.#over) return;
    this.#leave();
    this.#over = card;
    if (card) this.#soon(REST, card);
  }

  #leave(): void {
    this.#over = null;
    this.#hide();
  }

  #press(event: PointerEvent): void {
    this.#hide();
    this.#answered = false;
    const card = this.board.contains(event.target as Node | null) ? readable(event.target) : null;
    if (event.pointerType === "mouse" || !card) return;
    this.#pressed = { x: event.clientX, y: event.clientY };
    this.#soon(PRESS, card, () => (this.#answered = true));
  }

  #move(event: PointerEvent): void {
    if (!this.#pressed || Math.hypot(event.clientX - this.#pressed.x, event.clientY - this.#pressed.y) < SLACK) return;
    this.#pressed = null;
    this.#answered = false; // it has become a drag
    this.#hide();
  }

  #release(): void {
    if (!this.#pressed) return;
    this.#pressed = null;
    if (!this.#answered) clearTimeout(this.#timer);
  }

  #click(event: MouseEvent): void {
    if (!this.#answered) return;
    this.#answered = false;
    event.stopPropagation();
    event.preventDefault();
  }

  #menu(event: MouseEvent): void {
    if (this.#pressed || this.#answered) event.preventDefault();
  }

  #key(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]")) return;
    if (event.key === "Escape" && this.#shown) {
      this.#hide();
      event.stopPropagation();
      return;
    }
    const card = event.key === "i" ? readable(document.activeElement) : null;
    if (!card || !this.board.contains(card)) return;
    if (card === this.#shown) this.#hide();
    else this.#tell(card, true);
    event.preventDefault();
  }

  #soon(time: number, card: HTMLElement, then?: () => void): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      if (!card.isConnected) return;
      this.#tell(card, false);
      then?.();
    }, time);
  }

  #tell(card: HTMLElement, aloud: boolean): void {
    clearTimeout(this.#timer);
    this.#shown = card;
    this.show({ card: card.dataset["read"] ?? "", box: card.getBoundingClientRect(), aloud });
  }

  #hide(): void {
    clearTimeout(this.#timer);
    if (!this.#shown) return;
    this.#shown = null;
    this.show(null);
  }
}
