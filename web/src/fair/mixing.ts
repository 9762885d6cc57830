// Adds a text of our own to each deal that waits for one, after the commitment was seen. Nobody has to do anything for it.
import type { Seat } from "../notation/cards";
import type { FairShown, Refusal } from "../wire/messages";
import type { Command } from "../wire/socket.svelte";
import { Memory } from "./memory";

export type Say = (command: Command, seat: Seat) => Promise<Refusal | null>;

export class Mixer {
  readonly #memory: Memory;
  readonly #sent = new Set<string>();
  #before: FairShown | null = null;

  constructor(
    game: string,
    private readonly say: Say,
  ) {
    this.#memory = new Memory(game);
  }

  /** What a table says of its deals, as somebody sees it who sits at this seat, or at none. */
  heard(fair: FairShown, seat: Seat | null): void {
    this.#memory.see(fair, this.#before);
    this.#before = fair;
    const { next } = fair;
    if (!next || seat === null || !fair.awaited.includes(seat)) return;
    const key = `${next} ${seat}`;
    if (this.#sent.has(key)) return;
    this.#sent.add(key);
    void this.#mix(next, seat, key);
  }

  async #mix(commitment: string, seat: Seat, key: string): Promise<void> {
    const text = this.#memory.text(commitment, seat);
    const refusal = await this.say({ do: "mix", commitment, text }, seat);
    if (!refusal) this.#memory.added(commitment, seat, text);
    // Another tab was first, or the table did not wait any longer: nothing that anybody need be told. Else it is tried again.
    else if (refusal.code !== "refused") this.#sent.delete(key);
  }
}
