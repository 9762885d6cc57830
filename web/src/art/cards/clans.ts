// The six clans: an emblem and a tartan each, so that colour is never the only sign.

export type Clan = "r" | "o" | "y" | "g" | "b" | "p";

/** A stripe of a tartan: its colour and its width. */
export type Stripe = readonly [colour: string, width: number];

export interface ClanArt {
  /** What the emblem shows; a key for programs, not a word for people. */
  readonly emblem: string;
  /** The emblem in a box of 24 by 24, filled by the even-odd rule. */
  readonly fill: string;
  /** Lines of the emblem, 1.8 wide with round ends. */
  readonly stroke?: string;
  /** Half a sett; the other half mirrors it. */
  readonly sett: readonly Stripe[];
  readonly colour: string;
  readonly ink: string;
  readonly deep: string;
}

const CREAM = "#f6ecd2";
const NIGHT = "#1e2420";

function clan(letter: Clan, emblem: string, sett: readonly Stripe[], fill: string, stroke = ""): ClanArt {
  const colour = `var(--clan-${letter})`;
  return { emblem, fill, stroke, sett, colour, ink: `var(--clan-${letter}-ink)`, deep: `var(--clan-${letter}-deep)` };
}

const of = (letter: Clan): [string, string] => [`var(--clan-${letter})`, `var(--clan-${letter}-deep)`];
const [r, rDeep] = of("r");
const [o, oDeep] = of("o");
const [y] = of("y");
const [g, gDeep] = of("g");
const [b, bDeep] = of("b");
const [p, pDeep] = of("p");

export const CLANS: Readonly<Record<Clan, ClanArt>> = {
  r: clan(
    "r",
    "sword",
    [
      [r, 7],
      ["#3c1512", 8],
      [rDeep, 1],
    ],
    "M12 .2l2 3v10.9h6.2l.8 2.9h-7v2.3a2.5 2.5 0 1 1-4 0V17h-7l.8-2.9H10V3.2z",
  ),
  o: clan(
    "o",
    "stag",
    [
      [o, 8],
      [oDeep, 1.3],
      [o, 1.6],
      [oDeep, 1.3],
      [o, 1.6],
      [oDeep, 1.3],
    ],
    "M12 11.4c2.4 0 3.4.9 3.6 2.1l3.8-1.2c-.3 2.2-1.6 3.4-3.7 3.4l-1.5 5.6c-.5 1.9-3.9 1.9-4.4 0l-1.5-5.6c-2.1 0-3.4-1.2-3.7-3.4l3.8 1.2c.2-1.2 1.2-2.1 3.6-2.1z",
    "M10.4 12.2C6 10.4 4.8 6.6 6 1.8M5.7 6 2.4 3.8M6.6 9.2 2.4 9M13.6 12.2C18 10.4 19.2 6.6 18 1.8M18.3 6l3.3-2.2M17.4 9.2l4.2-.2",
  ),
  y: clan(
    "y",
    "mullet",
    [
      [r, 0.8],
      [y, 6.5],
      [NIGHT, 1],
      [y, 1.2],
      [NIGHT, 5],
    ],
    "M12.0 1.0L15.0 8.5L23.0 9.0L16.9 14.2L18.8 22.0L12.0 17.7L5.2 22.0L7.1 14.2L1.0 9.0L9.0 8.5zM12 10a2.6 2.6 0 1 0 0 5.2 2.6 2.6 0 0 0 0-5.2z",
  ),
  g: clan(
    "g",
    "pine",
    [
      [gDeep, 5.5],
      [NIGHT, 1.2],
      [g, 1.4],
      [NIGHT, 1.2],
      [g, 4.5],
      [y, 0.7],
    ],
    "M12 .6l5.2 6.6h-2.4l4.3 5.4h-2.9l4.6 5.8h-7.2v4.8h-3.2v-4.8H3.2l4.6-5.8H4.9l4.3-5.4H6.8z",
  ),
  b: clan(
    "b",
    "galley",
    [
      [CREAM, 0.9],
      [b, 7.5],
      [bDeep, 6.5],
    ],
    "M.8 12.6c2.2 2 20.2 2 22.4 0 .2 5.6-3.2 9.4-6.8 9.4H7.6c-3.6 0-7-3.8-6.8-9.4zM11.2 1v11.2c-2.2 0-4.6-.2-6.7-.7C4 7.2 6 3.6 11.2 1zM12.8 2.6c4.4 1.2 6.6 4.6 6.6 8.9-2 .5-4.4.7-6.6.7z",
  ),
  p: clan(
    "p",
    "thistle",
    [
      [p, 3.5],
      [CREAM, 0.9],
      [p, 1.8],
      [CREAM, 0.9],
      [p, 2.5],
      [pDeep, 6],
    ],
    "M12 8.4c3.3 0 5.2 2 5.2 4.6S15 17.5 12.9 18v2.3c1-2.6 3.5-4.4 7.5-4.3-1.2 3.8-3.9 6-7.5 6v1.4h-1.8V22c-3.6 0-6.3-2.2-7.5-6 4-.1 6.5 1.7 7.5 4.3V18C9 17.5 6.8 15.6 6.8 13S8.7 8.4 12 8.4zM7.3 7.2 4.6 1.6 8.2 3.5 9.3.4 12 2.8 14.7.4l1.1 3.1 3.6-1.9-2.7 5.6C15.3 6.3 8.7 6.3 7.3 7.2z",
  ),
};

export const CLAN_LETTERS = Object.keys(CLANS) as readonly Clan[];

/** The villages of the tug of war, and the backs of cards. */
export const OTHER_SETTS: Readonly<Record<string, readonly Stripe[]>> = {
  S: [
    ["#2d6470", 7],
    ["#173a43", 6],
    [CREAM, 0.9],
  ],
  N: [
    ["#a2552f", 5],
    ["#5e2a12", 1.5],
    ["#a2552f", 1.5],
    ["#5e2a12", 5],
    ["#e2b36a", 0.9],
  ],
  back: [
    ["#5a6a49", 7],
    ["#37442f", 7],
    ["#8a6f8f", 0.9],
  ],
  tactic: [
    ["#45535b", 7],
    ["#2c373e", 7],
    ["#c89b3c", 0.8],
  ],
};

/** A card's clan and strength, or undefined for tactic cards and backs. */
export function clanOf(card: string): { clan: Clan; strength: string } | undefined {
  const found = /^([roygbp])(\d+)$/.exec(card);
  return found ? { clan: found[1] as Clan, strength: found[2] ?? "" } : undefined;
}
