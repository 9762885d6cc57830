// What the page asks of a game: all that it draws and says otherwise than for other games. Whatever a game leaves out it does not have.
// What is large is loaded when it is first needed.
import type { Component } from "svelte";
import type { Lesson } from "../guide/lesson";
import type { LearnUi } from "../learn/section";
import type { Seat } from "../notation/cards";
import type { Deed } from "../notation/moves";
import type { Scene } from "../notation/scene";
import type { BoardProps } from "../table/board/board";
import type { RulebookShown } from "../wire/messages";

type Loaded<T> = () => Promise<{ default: T }>;

export type FormationKey = RulebookShown["formations"][number]["key"];

export interface GameUi<S extends Scene = Scene> {
  /** Its name, as rulebooks tell it. */
  game: string;
  /** A position line as a scene, from its fields. */
  read: (fields: readonly string[]) => S;
  board: Loaded<Component<BoardProps<S>>>;
  /** Whether the board leaves it to the bar below to offer steps that have no place on it, such as a pass. */
  leavesSteps?: boolean;
  /** The same scene with everything that a hand holds face down, for whoever has to hand over the device. */
  cover?: (scene: S) => S;
  /** The same scene as it lies there when the game is over: what nobody turns over stays closed. */
  close?: (scene: S) => S;
  /** The scene with a move of a seat made, as far as it is its own, while it waits to be confirmed. */
  laid?: (scene: S, move: Deed, seat: Seat) => S;
  /** Whose claim a proof at a place is about; null while nobody could claim it. */
  concerned?: (scene: S, book: RulebookShown, claimant: Seat, place: number) => Seat | null;
  /** What counts at a place, in words, where that is a part of every proof. */
  counting?: (scene: S, book: RulebookShown, place: number) => string;
  /** What a guided first game says, the most pressing first. */
  lessons?: Loaded<readonly Lesson<S>[]>;
  /** The sections of a rulebook's page. */
  learn?: Loaded<LearnUi>;
  /** An example of each formation, as cards. */
  formations?: Loaded<Readonly<Record<FormationKey, readonly string[]>>>;
  /** The pictures of the three steps in which the first page tells of a game. */
  steps?: Loaded<Component<{ step: number }>>;
  /** The rulebook whose picture stands for those that have none. */
  picture?: string;
  /** Rulebooks to begin with, for whoever wants a guided game. */
  first?: readonly string[];
  /** A position line to try. */
  example?: string;
}

/** A game as the registry keeps it. Each part is only ever given scenes that the same game has read, which no type can say. */
export const game = <S extends Scene>(ui: GameUi<S>): GameUi => ui as unknown as GameUi;
