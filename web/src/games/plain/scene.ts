// A position line of a game that the page does not know: whose turn it is stands in every line, what else it says is shown as it is.
import { readCommon, type Scene } from "../../notation/scene";

export interface PlainScene extends Scene {
  /** The fields of the line beside the rulebook and whose turn it is. */
  fields: readonly string[];
}

const TO_MOVE = /^(?:[SN](?:>[SN])?|-)$/;

/** Read a line: the first field is the rulebook, and the phase follows whoever has to move. */
export function readPlain(line: readonly string[]): PlainScene {
  const [rulebook = "", ...rest] = line;
  const at = rest.findIndex((field, index) => TO_MOVE.test(field) && /^[a-z]/.test(rest[index + 1] ?? ""));
  const common = readCommon("", rulebook, rest[at] ?? "", rest[at + 1] ?? "");
  return { ...common, fields: rest.filter((_, index) => at < 0 || (index !== at && index !== at + 1)) };
}
