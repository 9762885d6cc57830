import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Connection } from "./socket.svelte";

class FakeSocket {
  static made: FakeSocket[] = [];
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  readyState = FakeSocket.CONNECTING;
  sent: { type: string; id?: string; game?: string }[] = [];
  onopen: (() => void) | null = null;
  onclose: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;

  constructor() {
    FakeSocket.made.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as { type: string });
  }
  close(): void {
    this.readyState = 3;
    this.onclose?.();
  }
  open(): void {
    this.readyState = FakeSocket.OPEN;
    this.onopen?.();
  }
  says(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  types(): string[] {
    return this.sent.map(({ type }) => type);
  }
}

const latest = (): FakeSocket => FakeSocket.made.at(-1) as FakeSocket;

beforeEach(() => {
  FakeSocket.made = [];
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("the connection", () => {
  it("says who has sat down before it shows the table, also when it was not open yet", () => {
    const line = new Connection("ws://here/ws");
    line.greet(["south", "north"]);
    line.follow("g", "", () => undefined);
    latest().open();
    expect(latest().types().slice(0, 3)).toEqual(["hello", "hello", "follow"]);
    line.greet(["other"]);
    expect(latest().types().at(-1)).toBe("hello");
  });

  it("comes back by itself, shows the same tables, and repeats what was not answered under the same id", async () => {
    const line = new Connection("ws://here/ws");
    latest().open();
    line.follow("g", "secret", () => undefined);
    const answer = line.act("g", { do: "undo" }, 4);
    const id = latest().sent.find(({ type }) => type === "act")?.id;
    latest().close();
    expect(line.state).toBe("lost");
    await vi.advanceTimersByTimeAsync(1000);
    expect(FakeSocket.made).toHaveLength(2);
    latest().open();
    expect(line.state).toBe("open");
    expect(latest().types()).toEqual(["follow", "act", "ping"]);
    expect(latest().sent[1]?.id).toBe(id);
    latest().says({ type: "accepted", game: "g", id, sequence: 5 });
    await expect(answer).resolves.toMatchObject({ type: "accepted", sequence: 5 });
    latest().close();
    await vi.advanceTimersByTimeAsync(2000);
    latest().open();
    expect(latest().types()).toEqual(["follow", "ping"]);
  });

  it("leaves a socket that has fallen silent", async () => {
    const line = new Connection("ws://here/ws");
    latest().open();
    await vi.advanceTimersByTimeAsync(5900);
    expect(line.state).toBe("open");
    await vi.advanceTimersByTimeAsync(200);
    expect(line.state).toBe("lost");
  });

  it("keeps a socket that answers", async () => {
    const line = new Connection("ws://here/ws");
    latest().open();
    for (let minute = 0; minute < 10; minute++) {
      latest().says({ type: "pong", at: Date.now() + 500 });
      await vi.advanceTimersByTimeAsync(20_000);
    }
    expect(FakeSocket.made).toHaveLength(1);
    expect(line.now() - Date.now()).toBe(500);
  });

  it("tries the same command again while the storage fails", async () => {
    const line = new Connection("ws://here/ws");
    latest().open();
    void line.act("g", { do: "undo" }, 4);
    const id = latest().sent.at(-1)?.id;
    latest().says({ type: "refused", code: "unavailable", reason: "", words: null, game: "g", id });
    await vi.advanceTimersByTimeAsync(1100);
    expect(latest().sent.filter((message) => message.id === id)).toHaveLength(2);
  });

  it("gives proofs and refusals to who asked", async () => {
    const line = new Connection("ws://here/ws");
    latest().open();
    const first = line.prove("g", 1, "S");
    const second = line.prove("g", 2, "S");
    latest().says({ type: "refused", code: "refused", reason: "no game", words: null, game: "g", id: null });
    latest().says({ type: "proof", game: "g", place: 2, seat: "S", holds: true });
    await expect(first).resolves.toMatchObject({ type: "refused" });
    await expect(second).resolves.toMatchObject({ holds: true });
  });
});
