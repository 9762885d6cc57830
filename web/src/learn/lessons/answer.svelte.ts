// A question to the server whose answer is drawn. Of two questions in a row the later one counts.
import { RequestError } from "../../wire/requests";
import { refusalWords } from "../../words/said";

export class Answer<T> {
  value = $state.raw<T | null>(null);
  /** What went wrong, in words. */
  failed = $state("");
  #asked = 0;

  /** Ask; the old answer stands until the new one is there. */
  async ask(question: () => Promise<T>): Promise<void> {
    const number = ++this.#asked;
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
    }
  }

  /** There is nothing to ask. */
  clear(): void {
    this.#asked++;
    this.value = null;
    this.failed = "";
  }
}
