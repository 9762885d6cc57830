import { describe, expect, it } from "vitest";
import { onlyHere, qrPath } from "./inviting";

describe("an invitation", () => {
  it("knows which addresses nobody else can reach", () => {
    for (const host of ["localhost", "game.localhost", "127.0.0.1", "127.8.0.1", "[::1]"]) expect(onlyHere(host)).toBe(true);
    for (const host of ["192.168.0.7", "example.org", "localhost.example.org", "mylocalhost"]) expect(onlyHere(host)).toBe(false);
  });
  it("is drawn with a quiet edge", async () => {
    const { path, size } = await qrPath("http://localhost:8190/table/WQDNa1SO_oOQNWYR");
    expect(size).toBeGreaterThan(25);
    const places = [...path.matchAll(/M(\d+) (\d+)/g)].flatMap((found) => [Number(found[1]), Number(found[2])]);
    expect(Math.min(...places)).toBe(3);
    expect(Math.max(...places)).toBe(size - 4);
  });
});
