// The one socket to the server. It comes back by itself, shows the same tables again, and repeats commands that were not
// answered, under the same id: the server does nothing twice. What has no answer yet survives a reload of the page, too.
import { readKept, worthKeeping, writeKept, type KeptCommand } from "./kept";
import type {
  Accepted,
  Act,
  Gone,
  HintShown,
  LobbyShown,
  PresenceShown,
  Projection,
  ProofShown,
  Refusal,
  SpeedShown,
  Update,
  Wire,
} from "./messages";

export type ConnectionState = "connecting" | "open" | "lost";
export type Command = Act["command"];
export type TableMessage = Projection | Update | HintShown | SpeedShown | PresenceShown | Gone | Refusal;
export type TableListener = (message: TableMessage) => void;
type ServerMessage = Wire["server"];
type Seat = "S" | "N";

const FIRST_PAUSE = 300;
const LONGEST_PAUSE = 8000;
const PING_EVERY = 20_000;
const PONG_WITHIN = 6000;

interface Pending extends KeptCommand {
  answer: (message: Accepted | Refusal) => void;
}

/** Hears the answer to a command that was given before the page was loaded. */
export type LateListener = (command: Act, answer: Accepted | Refusal) => void;

interface Question {
  game: string;
  place: number;
  seat: Seat;
  answer: (message: ProofShown | Refusal) => void;
}

/** A new id for a command: nobody else's, and not ours of another time. */
export function newId(): string {
  const numbers = crypto.getRandomValues(new Uint32Array(4));
  return [...numbers].map((number) => number.toString(36)).join("");
}

function socketAddress(): string {
  return `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws`;
}

export class Connection {
  state = $state<ConnectionState>("connecting");
  /** Commands of people that have no answer yet, the first one first. */
  unanswered = $state.raw<readonly Act[]>([]);
  /** How far the server's clock is ahead of ours, in milliseconds. */
  ahead = 0;
  #socket: WebSocket | null = null;
  #pause = FIRST_PAUSE;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #pulse: ReturnType<typeof setInterval> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;
  #tables = new Map<string, { token: string; listener: TableListener }>();
  #pending = new Map<string, Pending>();
  #questions: Question[] = [];
  #greetings: string[] = [];
  #lobby: ((games: LobbyShown) => void) | null = null;
  #late: LateListener | null = null;
  #answeredLate: [Act, Accepted | Refusal][] = [];

  constructor(private readonly address: string = socketAddress()) {
    for (const kept of readKept()) this.#restore(kept);
    this.#connect();
    addEventListener("online", () => this.wake());
    document.addEventListener("visibilitychange", () => {
      if (document.visibilityState === "visible") this.wake();
    });
  }

  /** Show a table from now on; the listener hears everything about it. Ends with the function that is returned. */
  follow(game: string, token: string, listener: TableListener): () => void {
    this.#tables.set(game, { token, listener });
    this.#send({ type: "follow", game, token });
    return () => {
      if (this.#tables.get(game)?.listener !== listener) return;
      this.#tables.delete(game);
      this.#send({ type: "unfollow", game });
    };
  }

  /** We have sat down since the socket was opened: it has to hear of the seats. A new socket knows us by the cookie. */
  greet(tokens: readonly string[]): void {
    this.#greetings = [...tokens];
    for (const token of tokens) this.#send({ type: "hello", token });
  }

  /** Ask for a whole table again, perhaps with a new secret, such as after sitting down there. */
  refresh(game: string, token?: string): void {
    const followed = this.#tables.get(game);
    if (!followed) return;
    followed.token = token ?? followed.token;
    this.#send({ type: "follow", game, token: followed.token });
  }

  /** Show the public tables from now on. */
  watchLobby(listener: (games: LobbyShown) => void): () => void {
    this.#lobby = listener;
    this.#send({ type: "lobby", follow: true });
    return () => {
      if (this.#lobby !== listener) return;
      this.#lobby = null;
      this.#send({ type: "lobby", follow: false });
    };
  }

  /** Say something at a table. The answer comes, if need be after the connection came back. */
  act(game: string, command: Command, seen: number, seat: Seat | null = null): Promise<Accepted | Refusal> {
    const message: Act = { type: "act", game, id: newId(), seen, command, seat };
    return new Promise((answer) => {
      this.#wait({ message, token: this.#tables.get(game)?.token ?? "", waited: this.state !== "open", answer });
      this.#send(message);
    });
  }

  /** Hear the answers to what was said before the page was loaded again. */
  whenLate(listener: LateListener): void {
    this.#late = listener;
    for (const [command, answer] of this.#answeredLate.splice(0)) listener(command, answer);
  }

  #answerLate(command: Act, answer: Accepted | Refusal): void {
    if (this.#late) this.#late(command, answer);
    else this.#answeredLate.push([command, answer]);
  }

  /** Wait for an answer that another page waited for. That all went well, and was never in doubt, is worth no word. */
  #restore(kept: KeptCommand): void {
    const pending: Pending = {
      ...kept,
      answer: (answer) => {
        if (pending.waited || answer.type === "refused") this.#answerLate(kept.message, answer);
      },
    };
    this.#wait(pending);
  }

  #wait(pending: Pending): void {
    this.#pending.set(pending.message.id, pending);
    this.#keep();
  }

  /** Let everybody see what has no answer, and keep it for a page that comes after this one. */
  #keep(): void {
    const kept = [...this.#pending.values()].filter(({ message }) => worthKeeping(message));
    this.unanswered = kept.map(({ message }) => message);
    writeKept(kept.map(({ message, token, waited }) => ({ message, token, waited })));
  }

  /** Would a claim hold? */
  prove(game: string, place: number, seat: Seat): Promise<ProofShown | Refusal> {
    return new Promise((answer) => {
      this.#questions.push({ game, place, seat, answer });
      this.#send({ type: "prove", game, place, seat });
    });
  }

  /** Wait no longer for the hint of a table. */
  noHint(game: string): void {
    this.#send({ type: "nohint", game });
  }

  /** The server's time, in milliseconds. */
  now(): number {
    return Date.now() + this.ahead;
  }

  /** The tab slept or the network came back: find out at once whether the connection still lives. */
  wake(): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#ping();
    else if (this.#socket?.readyState !== WebSocket.CONNECTING) {
      this.#pause = FIRST_PAUSE;
      this.#connect();
    }
  }

  #connect(): void {
    clearTimeout(this.#retry);
    const socket = new WebSocket(this.address);
    this.#socket = socket;
    socket.onmessage = (event: MessageEvent<string>) => {
      if (socket === this.#socket) this.#hear(JSON.parse(event.data) as ServerMessage);
    };
    socket.onopen = () => {
      if (socket === this.#socket) this.#opened();
    };
    socket.onclose = () => {
      if (socket === this.#socket) this.#closed();
    };
  }

  #opened(): void {
    this.state = "open";
    this.#pause = FIRST_PAUSE;
    for (const token of this.#greetings) this.#send({ type: "hello", token });
    for (const [game, { token }] of this.#tables) this.#send({ type: "follow", game, token });
    if (this.#lobby) this.#send({ type: "lobby", follow: true });
    const unknown = [...this.#pending.values()].filter(({ message, token }) => token && !this.#tables.has(message.game));
    for (const token of new Set(unknown.map(({ token }) => token))) this.#send({ type: "hello", token });
    for (const { message } of this.#pending.values()) this.#send(message);
    for (const { game, place, seat } of this.#questions) this.#send({ type: "prove", game, place, seat });
    clearInterval(this.#pulse);
    this.#pulse = setInterval(() => this.#ping(), PING_EVERY);
    this.#ping();
  }

  #closed(): void {
    this.#socket = null;
    this.state = "lost";
    for (const pending of this.#pending.values()) pending.waited = true;
    this.#keep();
    clearInterval(this.#pulse);
    clearTimeout(this.#silence);
    clearTimeout(this.#retry);
    this.#retry = setTimeout(() => this.#connect(), this.#pause * (0.75 + Math.random() / 2));
    this.#pause = Math.min(this.#pause * 2, LONGEST_PAUSE);
  }

  #ping(): void {
    this.#send({ type: "ping" });
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => {
      const silent = this.#socket;
      this.#closed(); // whatever it still says is not listened to
      silent?.close();
    }, PONG_WITHIN);
  }

  #send(message: Wire["client"]): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #hear(message: ServerMessage): void {
    clearTimeout(this.#silence);
    switch (message.type) {
      case "welcome":
      case "pong":
        this.ahead = message.at - Date.now();
        return;
      case "table":
      case "update":
        this.#tables.get(message.table.game)?.listener(message);
        return;
      case "hint":
      case "speed":
      case "presence":
      case "gone":
        this.#tables.get(message.game)?.listener(message);
        return;
      case "games":
        this.#lobby?.(message);
        return;
      case "accepted":
        this.#answered(message.id, message);
        return;
      case "proof":
        this.#proved(message, (one) => one.game === message.game && one.place === message.place && one.seat === message.seat);
        return;
      case "refused":
        this.#refused(message);
    }
  }

  #answered(id: string, message: Accepted | Refusal): void {
    const pending = this.#pending.get(id);
    this.#pending.delete(id);
    this.#keep();
    pending?.answer(message);
  }

  #proved(message: ProofShown | Refusal, fits: (question: Question) => boolean): boolean {
    const index = this.#questions.findIndex(fits);
    if (index < 0) return false;
    this.#questions.splice(index, 1)[0]?.answer(message);
    return true;
  }

  #refused(message: Refusal): void {
    const pending = message.id ? this.#pending.get(message.id) : undefined;
    if (pending && message.code === "unavailable") {
      setTimeout(() => this.#send(pending.message), 1000); // the storage fails just now: the same command again
    } else if (message.id) {
      this.#answered(message.id, message);
    } else if (!this.#proved(message, (one) => one.game === message.game) && message.game) {
      this.#tables.get(message.game)?.listener(message);
    }
  }
}

let shared: Connection | null = null;

/** The page's one connection, made when it is first needed. */
export function connection(): Connection {
  shared ??= new Connection();
  return shared;
}
