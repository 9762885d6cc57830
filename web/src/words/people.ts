// What players are called: by their own names, the computer with its level, and who gave no name by what they are in the game.
import { other, type Seat } from "../notation/cards";
import { sidesOf } from "../wire/books.svelte";
import { t } from "./index.svelte";
import { levelName, seatName } from "./names";

export interface Person {
  name: string;
  /** The level of a computer; null: a person. */
  computer: string | null;
}

export interface People {
  /** Inside a sentence. The reader's own is no subject: messages have a form for `you`. */
  names: Record<Seat, string>;
  /** Where somebody is presented, such as beside the board or in a heading. */
  labels: Record<Seat, string>;
}

/** Whose names are told, and who reads: what this seat does is told as `you`. */
export interface Reader {
  names: Record<Seat, string>;
  rulebook: string;
  viewer: Seat | null;
}

/** The computer's levels, by which lists and records name it. */
export const LEVELS = /^(novice|easy|normal|hard|expert)$/;

/** What servers and records write for somebody who gave no name. */
const NAMELESS = new Set(["", "?", "South", "North"]);

export const isNameless = (name: string): boolean => NAMELESS.has(name);

/** Somebody as lists and records write him: a level is the computer's. */
export const personOf = (name: string): Person => ({ name, computer: LEVELS.test(name) ? name : null });

const computerName = (level: string): string => t("person-computer", { level: levelName(level) });

/** What both players are called. `viewer`: who reads; null: a spectator, or two at one screen. */
export function peopleOf(people: Record<Seat, Person>, rulebook: string, viewer: Seat | null): People {
  const label = (seat: Seat): string => {
    const { name, computer } = people[seat];
    if (computer !== null) return computerName(computer);
    if (!isNameless(name)) return name;
    if (seat === viewer) return t("person-you");
    return namelessName(seat, rulebook, isNamelessPerson(people[other(seat)]) && other(seat) !== viewer);
  };
  const labels = apart({ S: label("S"), N: label("N") });
  const name = (seat: Seat): string =>
    people[seat].computer !== null && people[other(seat)].computer === null ? t("table-computer") : labels[seat];
  return { labels, names: { S: name("S"), N: name("N") } };
}

const isNamelessPerson = ({ name, computer }: Person): boolean => computer === null && isNameless(name);

/** Somebody without a name: by role or village where seats have one, else a guest; two guests are counted. */
function namelessName(seat: Seat, rulebook: string, both: boolean): string {
  if (sidesOf(rulebook) !== "alike") return seatName(seat, rulebook);
  return both ? t("person-player", { number: seat === "S" ? 1 : 2 }) : t("person-guest");
}

/** Two of one name, such as computers of one level, are counted, so that they can be told apart. */
function apart(labels: Record<Seat, string>): Record<Seat, string> {
  return labels.S === labels.N ? { S: `${labels.S} 1`, N: `${labels.N} 2` } : labels;
}

/** Somebody as messages want it: whether it is the reader, and the name if it is not. */
export function who(seat: Seat, { names, viewer }: Pick<Reader, "names" | "viewer">): { you: "yes" | "no"; name: string } {
  return { you: seat === viewer ? "yes" : "no", name: names[seat] };
}

/** Somebody as a heading: `You`, or the name. */
export function heading(seat: Seat, { names, viewer }: Pick<Reader, "names" | "viewer">): string {
  return seat === viewer ? t("person-you") : names[seat];
}
