// What a move would do, told by comparing two scenes: the server makes the move, we only count.
import { other, type Seat } from "../../notation/cards";
import type { TugScene } from "./scene";

export type Fact =
  | { kind: "out-standing" | "out-weakened" | "down" | "come" | "leave-standing" | "leave-weakened"; seat: Seat; count: number }
  | { kind: "column"; from: number; to: number }
  | { kind: "wins" | "loses" | "nothing" };

const some = (
  kind: "out-standing" | "out-weakened" | "down" | "come" | "leave-standing" | "leave-weakened",
  seat: Seat,
  count: number,
): Fact[] => (count > 0 ? [{ kind, seat, count }] : []);

/** What a move by this seat changes. */
export function effects(before: TugScene, after: TugScene, seat: Seat): Fact[] {
  const facts = [...theirs(before, after, other(seat)), ...swapped(before, after, seat), ...ours(before, after, seat)];
  if (after.over) return [...facts, { kind: after.turn === seat ? "wins" : "loses" }];
  return facts.length ? facts : [{ kind: "nothing" }];
}

function theirs(before: TugScene, after: TugScene, seat: Seat): Fact[] {
  const up = before.teams[seat].standing - after.teams[seat].standing;
  const lying = after.teams[seat].weakened - before.teams[seat].weakened;
  const down = Math.max(0, Math.min(up, lying)); // who lies now and stood before
  return [...some("out-standing", seat, up - down), ...some("out-weakened", seat, down - lying), ...some("down", seat, down)];
}

function ours(before: TugScene, after: TugScene, seat: Seat): Fact[] {
  const gained = after.teams[seat].standing - before.teams[seat].standing;
  const lying = before.teams[seat].weakened - after.teams[seat].weakened;
  return [...some("come", seat, gained), ...some("leave-weakened", seat, lying), ...some("leave-standing", seat, -gained)];
}

/** The die that came into a column, and the one that left it. */
function swapped(before: TugScene, after: TugScene, seat: Seat): Fact[] {
  const left = before.teams[seat].column.map(({ value }) => value);
  const came = after.teams[seat].column
    .map(({ value }) => value)
    .filter((value) => {
      const at = left.indexOf(value);
      if (at >= 0) left.splice(at, 1);
      return at < 0;
    });
  const [to] = came;
  const [from] = left;
  return to === undefined || from === undefined ? [] : [{ kind: "column", from, to }];
}
