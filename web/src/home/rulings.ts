// Rulings in words: what can be decided, how, and what was decided otherwise.
import type { OptionShown, RulebookShown } from "../wire/messages";
import { has, t } from "../words/index.svelte";

export function optionWords(option: OptionShown): string {
  return t(`home-option-${option.name.replaceAll("_", "-")}`);
}

export function choiceWords(option: OptionShown, choice: string): string {
  const id = `home-choice-${option.name}-${choice}`.replaceAll("_", "-");
  const plain = choice === "yes" || choice === "no" ? t(`home-${choice}`) : choice;
  return has(id) ? t(id) : plain;
}

/** What a rulebook with options behind its id decides otherwise. */
export function decided(book: RulebookShown): [OptionShown, string][] {
  const [, ...given] = book.rulebook.split(";");
  return given.flatMap((part) => {
    const [name = "", choice = ""] = part.split("=");
    const option = book.options.find((one) => one.name === name);
    return option ? [[option, choice] as [OptionShown, string]] : [];
  });
}
