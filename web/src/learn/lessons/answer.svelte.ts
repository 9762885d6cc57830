// A question to the server whose answer is drawn. Of two questions in a row the later one counts.
import { RequestError } from "../../wire/requests";
import { refusalWords } from "../../words/said";

const LONG = 800;

export class Answer<T> {
  value = $state.raw<T | null>(null);
  /** What went wrong, in words. */
  failed = $state("");
  /** It takes long enough to say so: the network may be slow. */
  waiting = $state(false);
  #asked = 0;

  /** Ask; the old answer stands until the new one is there. */
  async ask(question: () => Promise<T>): Promise<void> {
    const number = ++this.#asked;
    const long = setTimeout(() => (this.waiting = number === this.#asked), LONG);
    try {
      const value = await question();
      if (number !== this.#asked) return;
      this.value = value;
      this.failed = "";
    } catch (error) {
      if (number !== this.#asked) return;
      this.value = null;
      if (!(error instanceof RequestError)) throw error;
      this.failed = refusalWords(error.refusal);
    } finally {
      clearTimeout(long);
      if (number === this.#asked) this.waiting = false;
    }
  }

  /** There is nothing to ask. */
  clear(): void {
    this.#asked++;
    this.value = null;
    this.failed = "";
    this.waiting = false;
  }
}
