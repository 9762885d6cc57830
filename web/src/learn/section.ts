// The sections of a rulebook's page: each game says which it has.
import type { Component } from "svelte";
import { gameUi } from "../games/index";
import type { RulebookShown } from "../wire/messages";

export interface LearnSection {
  /** Also its anchor. */
  name: string;
  shown: Component<{ book: RulebookShown }>;
  /** What the component is given beside the rulebook. */
  more: Record<string, unknown>;
}

export interface LearnUi {
  /** In order. */
  sections: (book: RulebookShown) => LearnSection[];
}

/** A section, and what its component wants beside the rulebook. */
export function section<const More extends Record<string, unknown>>(
  name: string,
  shown: Component<More & { book: RulebookShown }>,
  more: More,
): LearnSection {
  return { name, shown: shown as unknown as LearnSection["shown"], more };
}

/** The sections of a rulebook's page; none for a game that the page does not know. */
export async function sectionsOf(book: RulebookShown): Promise<LearnSection[]> {
  const loaded = await gameUi(book.game).learn?.();
  return loaded?.default.sections(book) ?? [];
}
