// What a check of a deal found, in words.
import { isTactic, type Seat } from "../notation/cards";
import { language, locale, t } from "../words/index.svelte";
import { cardName } from "../words/names";
import type { Check } from "./deriving";
import type { Verdict } from "./verdict";

export interface Told {
  names: Record<Seat, string>;
  rulebook: string;
  /** The seats where a computer plays. */
  computers: readonly Seat[];
}

const list = (parts: readonly string[]): string => new Intl.ListFormat(locale(), { type: "conjunction" }).format(parts);

/** What was calculated again. */
export function derivedWords({ cards, throws, shuffles }: Verdict): string {
  const counted = [
    [cards, "fair-cards"],
    [throws, "fair-throws"],
    [shuffles, "fair-shuffles"],
  ] as const;
  return t("fair-derived", { what: list(counted.filter(([number]) => number > 0).map(([number, id]) => t(id, { number }))) });
}

/** Everything about seal and texts, a sentence each. */
export function notesOf(verdict: Verdict, { names, computers }: Told): string[] {
  const { commitment, texts, without, shown, recorded } = verdict;
  const seal = t({ kept: "fair-seal-kept", unseen: "fair-seal-unseen", other: "fair-seal-other" }[commitment], { shown, recorded });
  const people = without.filter((seat) => !computers.includes(seat));
  return [
    seal,
    t(`fair-text-${texts}`),
    ...(without.length === 2 ? [t("fair-without-all")] : people.map((seat) => t("fair-without", { name: names[seat] }))),
    ...(without.length < 2 && without.some((seat) => computers.includes(seat)) ? [t("fair-without-computer")] : []),
  ];
}

/** Something that does not fit. */
export function wrongWords({ what, number, seat, turn, expected, found }: Check, { names, rulebook }: Told): string {
  const said = (value: string): string => valueWords(what, value, names, rulebook) || t("fair-nothing");
  return t("fair-wrong", { what, number, turn, name: seat ? names[seat] : "", expected: said(expected), found: said(found) });
}

function valueWords(what: Check["what"], value: string, names: Record<Seat, string>, rulebook: string): string {
  if (what === "commitment") return value;
  if (what === "lot") return names[value as Seat] ?? value;
  if (what === "column" || what === "roll" || what === "reroll") return [...value].join(" ");
  const cards = value.match(/[A-Z][a-z]|[a-z]\d+/g) ?? [];
  return cards
    .map((card) => (isTactic(card) ? cardName(card, rulebook) : cardName(card, rulebook).toLocaleLowerCase(language())))
    .join(", ");
}
