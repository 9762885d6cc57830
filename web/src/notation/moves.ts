// Moves and steps of a log as the server tells them: their text in notation, which is their identity, and their parts.
import type { LineShown, MoveKindShown, MoveShown } from "../wire/messages";

export type Move = MoveShown;
export type MoveKind = MoveKindShown;
/** Moves in parts, by their texts. */
export type Moves = Readonly<Record<string, Move | undefined>>;

/** Something that was done, or could be. */
export interface Deed {
  text: string;
  /** Its parts; none if the server does not tell parts of this game apart. */
  move: Move | null | undefined;
  /** The card on the table that it discarded without naming it. */
  struck?: string | null;
}

/** What a line of a log tells. */
export const deedOf = ([, , text, struck, move]: LineShown): Deed => ({ text, struck, move });

/** Whether something is worth telling; that nothing more is claimed or prepared is not, for what comes next shows it. */
export const isEvent = ({ move }: Pick<Deed, "move">): boolean => move?.kind !== "done";

/** The face of a card in a move: the later one of two jokers on a side is called `Jo2`, and looks like any other. */
export const faceOf = ({ card = "" }: Move): string => card.replace(/^([A-Z][a-z])\d$/, "$1");
