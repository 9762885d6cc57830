// One table as this page sees it: what the server sent, from where we look, and what we say there.
import { Mixer } from "../fair/mixing";
import type { Seat } from "../notation/cards";
import { gameUi, readScene } from "../games/index";
import type { Scene } from "../notation/scene";
import type {
  Act,
  FairShown,
  Gone,
  HintShown,
  LineShown,
  PresenceShown,
  Projection,
  ProofShown,
  Refusal,
  RulebookShown,
  SaidShown,
  SpeedShown,
  Table,
  Update,
} from "../wire/messages";
import { Pacer } from "./pacing.svelte";
import { settings } from "./settings.svelte";
import { bookOf } from "../wire/books.svelte";
import { setTempo } from "../table/board/motion";
import { connection, type Command, type Connection, type TableMessage } from "../wire/socket.svelte";

export type Viewer = Seat | "-";

export interface Seen {
  table: Table;
  log: readonly LineShown[];
  chat: readonly SaidShown[];
  fair: FairShown | null;
}

const MOST_SAID = 100;

export class TableStore {
  /** What each of our seats sees; `-` is a spectator. Both seats where two play at this screen. */
  seen = $state.raw<Partial<Record<Viewer, Seen>>>({});
  hint = $state.raw<HintShown | null>(null);
  /** How fast the computer can think here, while that is less fast than it will be; null: as fast as it gets. */
  speed = $state.raw<SpeedShown | null>(null);
  /** Whether the other player is there; null: he is, as far as anybody knows. */
  presence = $state.raw<PresenceShown | null>(null);
  gone = $state.raw<Gone | Refusal | null>(null);
  /** What could not be done for us here after it was accepted, such as thinking of a hint. */
  failed = $state.raw<Refusal | null>(null);
  /** Where two play at one screen: who has the device now; null: nobody has taken it yet. */
  holder = $state<Seat | null>(null);

  readonly viewers = $derived(Object.keys(this.seen) as Viewer[]);
  /** The seats that are ours. */
  readonly seats = $derived(this.viewers.filter((viewer): viewer is Seat => viewer !== "-"));
  readonly oneScreen = $derived(this.seats.length === 2);
  /** The seat that we look from, at the bottom of the table. */
  readonly facing: Seat = $derived(this.oneScreen ? this.#holding() : (this.seats[0] ?? "S"));
  readonly now: Seen | null = $derived(this.seen[this.oneScreen ? this.facing : (this.viewers[0] ?? "-")] ?? null);
  readonly table: Table | null = $derived(this.now?.table ?? null);
  /** The rulebook of this table; null while the server has not told of it. */
  readonly book: RulebookShown | null = $derived(bookOf((this.table ?? this.seen.S?.table)?.rulebook ?? ""));
  readonly log: readonly LineShown[] = $derived(this.now?.log ?? []);
  readonly chat: readonly SaidShown[] = $derived(this.now?.chat ?? []);
  /** How one can see that nobody chose the cards; null where a seed decides. */
  readonly fair: FairShown | null = $derived(this.now?.fair ?? null);
  /** What we have said here that has no answer yet. */
  readonly unanswered: readonly Act[] = $derived.by(() => this.#connection.unanswered.filter(({ game }) => game === this.game));
  /** The device has to be handed over first: nobody's hand is shown. */
  readonly covered = $derived(this.#mustHandOver());
  readonly scene: Scene | null = $derived(this.#scene());
  /** Our legal moves, if it is for the holder of the device to decide. */
  readonly legal: readonly string[] = $derived(this.covered ? [] : (this.table?.legal ?? []));

  readonly #connection: Connection;
  readonly #mixer: Mixer;
  readonly #pacer = new Pacer(
    (change, table, tempo) => {
      setTempo(tempo);
      this.#see({ ...change, table });
    },
    { pace: () => settings.pace },
  );
  #end: (() => void) | null = null;
  /** The number under which the position last changed. */
  #changed = 0;

  constructor(
    readonly game: string,
    token = "",
    line: Connection = connection(),
  ) {
    this.#connection = line;
    this.#mixer = new Mixer(game, (command, seat) => this.#say(command, seat));
    this.#end = line.follow(game, token, (message) => this.#hear(message));
  }

  /** Whether a computer's actions are still being shown, one after the other. */
  get catchingUp(): boolean {
    return this.#pacer.busy;
  }

  /** Show at once all that has happened. */
  catchUp(): void {
    this.#pacer.catchUp();
  }

  /** Show the rest of the computer's turn at once. */
  skip(): void {
    this.#pacer.skip();
  }

  /** Look at this table no longer. */
  close(): void {
    this.#pacer.forget();
    setTempo(1);
    this.#end?.();
    this.#end = null;
  }

  /** Ask for everything again, such as after sitting down. */
  refresh(token?: string): void {
    this.gone = null;
    this.#connection.refresh(this.game, token);
  }

  /** Say something here. Null if it was accepted, else why it was not. */
  async act(command: Command, seat: Seat | null = this.oneScreen ? this.facing : null): Promise<Refusal | null> {
    this.catchUp(); // who says something has seen enough, and says it of the table as it is
    return this.#say(command, seat);
  }

  async #say(command: Command, seat: Seat | null): Promise<Refusal | null> {
    const table = this.table;
    if (!table) return null;
    const answer = await this.#connection.act(this.game, command, table.sequence, seat);
    return answer.type === "refused" ? answer : null;
  }

  /** Make moves one after the other, until one is refused; how many were made, and why no more. */
  async moves(moves: readonly string[]): Promise<{ made: number; refusal: Refusal | null }> {
    this.hint = null;
    this.catchUp();
    const seat = this.oneScreen ? this.facing : null;
    let seen = this.table?.sequence ?? 0;
    for (const [made, move] of moves.entries()) {
      const answer = await this.#connection.act(this.game, { do: "move", move }, seen, seat);
      if (answer.type === "refused") return { made, refusal: answer };
      seen = answer.sequence;
    }
    return { made: moves.length, refusal: null };
  }

  /** Wait no longer for the hint that was asked for. */
  noHint(): void {
    this.#connection.noHint(this.game);
  }

  /** Would a claim of a seat at a place hold? */
  prove(place: number, seat: Seat): Promise<ProofShown | Refusal> {
    return this.#connection.prove(this.game, place, seat);
  }

  #hear(message: TableMessage): void {
    switch (message.type) {
      case "table":
      case "update":
        if (message.type === "table") this.speed = this.presence = null; // if there is something to say about them, that comes next
        this.#pacer.hear(message);
        break;
      case "speed":
        this.speed = message.interpreted ? message : null;
        break;
      case "presence":
        this.presence = message;
        break;
      case "hint":
        if (message.sequence >= this.#changed) this.hint = message; // else it is about a table that is no more
        break;
      case "refused":
        if (this.table) this.failed = message;
        else this.gone = message;
        break;
      default:
        this.gone = message;
    }
  }

  #see(message: Projection | Update): void {
    const viewer = (message.table.viewer ?? "-") as Viewer;
    const before = this.seen[viewer];
    const next: Seen = message.type === "table" || !before ? message : follow(before, message);
    const others = Object.values(this.seen).map((other) => other.table.sequence);
    // Somebody who had one seat and now has another has changed seats, or sat down; two seats come with the same number.
    const alone = !before && others.some((sequence) => sequence < message.table.sequence || viewer === "-");
    const sat = viewer !== "-" && this.seen["-"] !== undefined;
    if (this.hint && this.hint.sequence < message.table.sequence && message.table.position !== before?.table.position) this.hint = null;
    if (message.table.position !== before?.table.position) this.#changed = message.table.sequence;
    this.seen = alone || sat ? { [viewer]: next } : { ...this.seen, [viewer]: next };
    this.gone = null;
    if (next.fair) this.#mixer.heard(next.fair, message.table.viewer);
  }

  /** At one screen: who holds the device. Where everything lies open nobody has to take it: it is whose turn it is. */
  #holding(): Seat {
    const table = this.seen.S?.table;
    const open = table && !this.#hides(table) ? table.to_move : null;
    return open ?? this.holder ?? "S";
  }

  #mustHandOver(): boolean {
    const table = this.seen.S?.table;
    if (!this.oneScreen || table?.status !== "running" || !this.#hides(table)) return false;
    return table.to_move !== null && table.to_move !== this.holder;
  }

  /** Whether a player may hold what the other one must not see; before we know, we take it that somebody may. */
  #hides(table: Table): boolean {
    return bookOf(table.rulebook)?.hidden ?? true;
  }

  #scene(): Scene | null {
    const line = this.table?.position;
    const game = this.book?.game;
    if (!line || game === undefined) return null;
    const scene = readScene(line, game);
    // While a computer's last action is being looked at, nobody else is called upon yet.
    const decides = this.catchingUp && !scene.over ? (this.table?.to_move ?? scene.decides) : scene.decides;
    return this.covered ? (gameUi(game).cover?.(scene) ?? scene) : { ...scene, decides };
  }
}

/** What is seen after a change. */
export function follow(before: Seen, change: Update): Seen {
  return {
    table: change.table,
    log: [...before.log.slice(0, change.kept), ...change.log],
    chat: [...before.chat, ...change.chat].slice(-MOST_SAID),
    fair: change.fair ?? before.fair,
  };
}
