// What the pages tell of a rulebook, as arguments of their messages. All of it comes from the server.
import type { RulebookShown } from "../wire/messages";
import { t, type Arguments } from "../words/index.svelte";
import { cardName, editionOf } from "../words/names";
import { deckSize, tacticCount } from "../games/cards/learn/lines";

export type Say = (id: string, more?: Arguments) => string;

export function facts(book: RulebookShown): Arguments {
  const { deck, hand, game, claims, places, cauldrons } = book;
  const count = deckSize(book);
  return {
    rulebook: book.rulebook,
    game,
    edition: editionOf(book.rulebook),
    claims: claims ?? "none",
    places,
    cauldrons,
    hand,
    count,
    cards: book.cards_at ?? 0,
    more: (book.cards_at ?? 0) + 1,
    win: book.places_to_win,
    adjacent: book.adjacent_to_win,
    tactics: tacticCount(book),
    pile: count - 2 * hand,
    colours: deck?.colours.length ?? 0,
    weakest: deck?.weakest ?? 0,
    strongest: deck?.strongest ?? 0,
    spy: deck?.spy ?? 0,
    shieldmost: deck?.shield[1] ?? 0,
    joker: cardName("Jo", book.rulebook),
    spyname: cardName("Sp", book.rulebook),
    shield: cardName("Sh", book.rulebook),
  };
}

/** Says messages of this section about one rulebook. */
export function sayer(book: RulebookShown): Say {
  return (id, more = {}) => t(`learn-${id}`, { ...facts(book), ...more });
}

/** How a rulebook plays several games: series, feud, revenge or rematch. */
export function matchOf(book: RulebookShown): string {
  return book.own_match.split(":")[0] ?? "";
}
