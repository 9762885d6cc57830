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
  sessionStorage.clear();
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

  it("keeps what is done without a connection, shows it as waiting, and sends it when it is back", async () => {
    const line = new Connection("ws://here/ws");
    latest().open();
    latest().close();
    const answer = line.act("g", { do: "move", move: "b4@1" }, 4);
    expect(line.unanswered.map(({ command }) => command)).toEqual([{ do: "move", move: "b4@1" }]);
    await vi.advanceTimersByTimeAsync(1000);
    latest().open();
    const sent = latest().sent.filter(({ type }) => type === "act");
    expect(sent).toHaveLength(1);
    expect(line.unanswered).toHaveLength(1);
    latest().says({ type: "refused", code: "stale", reason: "too late", words: null, game: "g", id: sent[0]?.id });
    await expect(answer).resolves.toMatchObject({ code: "stale", reason: "too late" });
    expect(line.unanswered).toEqual([]);
    expect(sessionStorage.length).toBe(0);
  });

  it("sends it again after the page was loaded anew, and tells how it went", () => {
    const before = new Connection("ws://here/ws");
    latest().open();
    before.follow("g", "seat secret", () => undefined);
    void before.act("g", { do: "move", move: "b4@1" }, 4);
    void before.act("g", { do: "resign" }, 4);
    void before.act("g", { do: "hint" }, 4); // for the page that asked
    void before.act("g", { do: "mix", commitment: "c", text: "t" }, 4); // added anew by itself
    const ids = latest()
      .sent.filter(({ type }) => type === "act")
      .map(({ id }) => id);
    const heard: string[] = [];
    const after = new Connection("ws://here/ws"); // of the new page
    expect(after.unanswered).toHaveLength(2);
    latest().open();
    expect(latest().types().slice(0, 3)).toEqual(["hello", "act", "act"]); // nobody has shown the table yet
    expect(
      latest()
        .sent.filter(({ type }) => type === "act")
        .map(({ id }) => id),
    ).toEqual(ids.slice(0, 2));
    latest().says({ type: "accepted", game: "g", id: ids[0], sequence: 5 });
    after.whenLate((command, answer) => heard.push(`${command.command.do} ${answer.type}`));
    latest().says({ type: "refused", code: "stale", reason: "", words: null, game: "g", id: ids[1] });
    expect(heard).toEqual(["resign refused"]); // the move was never in doubt
    expect(after.unanswered).toEqual([]);
    expect(new Connection("ws://here/ws").unanswered).toEqual([]);
  });

  it("tells after a reload that what had to wait has arrived", () => {
    const before = new Connection("ws://here/ws");
    latest().open();
    latest().close();
    void before.act("g", { do: "move", move: "b4@1" }, 4);
    const after = new Connection("ws://here/ws");
    const heard: string[] = [];
    after.whenLate((command, answer) => heard.push(`${command.command.do} ${answer.type}`));
    latest().open();
    latest().says({ type: "accepted", game: "g", id: latest().sent.find(({ type }) => type === "act")?.id, sequence: 5 });
    expect(heard).toEqual(["move accepted"]);
  });

  it("is not disturbed by what somebody else has kept", () => {
    for (const kept of ["nonsense", "{}", '[null, 1, {"message": {"type": "act"}}]']) {
      sessionStorage.setItem("tottenbury.unanswered", kept);
      expect(new Connection("ws://here/ws").unanswered).toEqual([]);
    }
  });
});
