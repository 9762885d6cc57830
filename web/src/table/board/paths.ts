// Legal moves as paths of small steps: `r7@3` is the card r7, then the place 3. Taps, drags and keys all walk these paths, so
// what lights up and what can be done is always what the server called legal. A step is a word and its object:
//   card:r7  a card of one's hand      piece:S:b4:3  a card that lies at place 3 on South's side     place:3  a stone or tile
//   discard:b0  a discarded card       heap  onto the discards       pile:c  pile:t  a pile to draw from
//   claim:3  retreat:2  oil            thrown:4  column:3  use:A  use:Aw  dice of the tug of war
//   play  pick  return  reroll         say that the card or die chosen is meant      done  pass  keep  roll  berserk
import { other, type Seat } from "../../notation/cards";
import { readMove, type Move } from "../../notation/moves";

export type Step = string;

const piece = (seat: Seat, card: string, place: number): Step => `piece:${seat}:${card}:${place}`;

function walk(move: Move, seat: Seat): Step[] {
  switch (move.kind) {
    case "play":
      return [`card:${move.card}`, `place:${move.place}`];
    case "redeploy":
      return ["card:Re", piece(seat, move.target, move.from), move.to === null ? "heap" : `place:${move.to}`];
    case "desert":
      return ["card:De", piece(other(seat), move.target, move.from)];
    case "traitor":
      return ["card:Tr", piece(other(seat), move.target, move.from), `place:${move.to}`];
    case "recruit":
      return ["card:Rc", `discard:${move.target}`, `place:${move.place}`];
    case "explode":
      return ["card:Ex", `place:${move.place}`];
    case "tactic":
      return [`card:${move.card}`, "play"];
    case "support":
      return [`discard:${move.card}`];
    case "pick":
    case "return":
      return [`card:${move.card}`, move.kind];
    case "give":
      return [piece(seat, move.card, move.from)];
    case "claim":
    case "retreat":
      return [`${move.kind}:${move.place}`];
    case "oil":
      return ["oil", `place:${move.place}`];
    case "draw":
      return [`pile:${move.pile}`];
    case "reroll":
      return [`thrown:${move.die}`, "reroll"];
    case "use":
      return [`thrown:${move.thrown}`, `column:${move.column}`, `use:${move.use}${move.weakened ? "w" : ""}`];
    default:
      return [move.kind];
  }
}

/** The steps of a move by this seat. A move that we cannot read is one step of its own, `move:...`: a button can offer it. */
export function pathOf(text: string, seat: Seat): Step[] {
  const move = readMove(text);
  return move ? walk(move, seat) : [`move:${text}`];
}

/** Steps, and the moves that they make when all of them are taken, one after the other. */
export interface Way {
  moves: readonly string[];
  steps: readonly Step[];
}

const DONE = ".";

/** All ways from here. `behind`: what may follow some moves, as the server tells it. Who lays a card is done with what comes before
 * it, and need not say so; but nothing is given up by a single touch. What is named in a certain order may be pointed to in any. */
export function waysOf(legal: readonly string[], behind: Readonly<Record<string, readonly string[]>>, seat: Seat): Way[] {
  return legal.flatMap((move) => {
    const steps = pathOf(move, seat);
    const further = (behind[move] ?? []).filter((next) => move !== DONE || !legal.includes(next)).map((next) => ({ moves: [move, next], steps: pathOf(next, seat) }));
    if (move === DONE) {
      const laying = further.filter((way) => way.steps.length > 1);
      return laying.length ? laying : [{ moves: [move], steps }];
    }
    if (!further.length) return [{ moves: [move], steps }];
    return further.flatMap((way) => [
      { moves: way.moves, steps: [...steps, ...way.steps] },
      { moves: way.moves, steps: [...way.steps, ...steps] },
    ]);
  });
}

/** The move that steps would make, whether it is legal or not; null while they make none. */
export function moveOf(steps: readonly Step[]): string | null {
  const [first = "", second = "", third = ""] = steps;
  const [verb, object = ""] = split(first);
  const [what, on = ""] = split(second);
  if (verb === "claim") return `!${object}`;
  if (verb === "retreat") return `<${object}`;
  if (verb === "pile") return `+${object}`;
  if (verb === "discard") return `*${object}`;
  if (verb === "oil" && what === "place") return `oil@${on}`;
  if (verb === "piece") return `x ${lying(first)}`;
  if (verb === "thrown" && what === "column") return third ? use(object, on, split(third)[1] ?? "") : null;
  if (verb !== "card") return null;
  if (what === "place") return `${object}@${on}`;
  if (what === "return" || what === "pick") return `${what === "pick" ? ">" : "<"}${object}`;
  if (what === "play") return object;
  if (what === "discard") return split(third)[0] === "place" ? `${object} ${on}@${split(third)[1]}` : null;
  if (what !== "piece") return null;
  if (object === "De") return `De ${lying(second)}`;
  const [to, target = ""] = split(third);
  return to === "place" || to === "heap" ? `${object} ${lying(second)}>${to === "heap" ? "x" : target}` : null;
}

function split(step: Step): [string, string | undefined] {
  const colon = step.indexOf(":");
  return colon < 0 ? [step, undefined] : [step.slice(0, colon), step.slice(colon + 1)];
}

/** `piece:S:b4:3` as moves write it, `b4:3`. */
function lying(step: Step): string {
  return step.split(":").slice(2).join(":");
}

function use(thrown: string, column: string, how: string): string {
  return `${how[0] ?? ""}${thrown}/${column}${how.slice(1)}`;
}
