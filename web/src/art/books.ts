// What stands in the picture of each rulebook, 320 by 180: weather, stones, cards, and what only that game has.

/** Sky, light above the hills, far hills, near hills, ground, and the sun or moon. */
type Weather = readonly [sky: string, light: string, far: string, near: string, ground: string, disc: string];

const OLD: Weather = ["#e6d9b9", "#f1e7cd", "#d6c59c", "#bfa97a", "#98835a", "#f8f0da"];
const DAY: Weather = ["#c8d8d8", "#e4e8de", "#a5b7b6", "#8a7a98", "#6b7c4f", "#fbf6e2"];
const DUSK: Weather = ["#df9a60", "#f0c68b", "#a86c68", "#6b4c66", "#3c4234", "#fbe3ae"];
const NIGHT: Weather = ["#1f2833", "#2b3744", "#34424d", "#293238", "#1c231f", "#e6e0c9"];
const DAWN: Weather = ["#e5b2aa", "#f6ddc2", "#c798a0", "#8a7c95", "#63734d", "#fdf0cf"];
const MIST: Weather = ["#cbd2ce", "#e7e8e0", "#b3bdb9", "#909b93", "#6a7662", "#f7f4e6"];
const RAIN: Weather = ["#b0bfc6", "#d7dedc", "#8a9ca3", "#6b7b83", "#565f4c", "#eef0e8"];
const EMBER: Weather = ["#4c302f", "#94553c", "#44303a", "#30262b", "#22201d", "#e9b06a"];
const GRASS: Weather = ["#cbdedd", "#e9eedf", "#9cb49c", "#84a070", "#5f8347", "#fdf8e0"];

/** A card: what, where its middle stands, how it is turned, how wide it is. */
type Laid = readonly [card: string, x: number, y: number, turn: number, width: number];

export interface Book {
  readonly weather: Weather;
  /** Sun or moon: where, and how large. */
  readonly disc: readonly [number, number, number];
  /** Stones: left, top, width; mostly in front of the cards. */
  readonly stones?: readonly (readonly [number, number, number])[];
  readonly cards?: readonly Laid[];
  /** Cards in front of everything. */
  readonly front?: readonly Laid[];
  /** What only this picture has. */
  readonly extra?: "bird" | "banner" | "wall" | "breach" | "tug";
}

/** Cards held in a hand: turned around a point below the picture. */
function fan(cards: string, x: number, y: number, width: number, spread: number): Laid[] {
  const all = cards.split(" ");
  const reach = width * 2.4;
  return all.map((card, index) => {
    const turn = (index - (all.length - 1) / 2) * spread;
    const angle = (turn * Math.PI) / 180;
    return [card, x + Math.sin(angle) * reach, y + (1 - Math.cos(angle)) * reach, turn, width];
  });
}

/** Cards laid in a column, each over the one before. */
const column = (cards: string, x: number, y: number, step: number, width: number): Laid[] =>
  cards.split(" ").map((card, index) => [card, x, y + index * step, 0, width]);

export const BOOKS: Readonly<Record<string, Book>> = {
  "stones-1999": {
    weather: OLD,
    disc: [250, 40, 20],
    cards: [...fan("r7 r8 r9", 66, 92, 56, 15), ...fan("p5 b5 g5", 254, 92, 56, 15)],
    stones: [[110, 78, 100]],
  },
  "stones-2004": {
    weather: DAY,
    disc: [58, 38, 17],
    stones: [
      [8, 82, 56],
      [70, 72, 56],
      [132, 68, 56],
      [194, 74, 56],
      [256, 76, 56],
    ],
    front: fan("r3 o4 y5 g6 b7 p8", 160, 152, 50, 12),
  },
  "stones-2024": {
    weather: DUSK,
    disc: [160, 62, 42],
    cards: [
      ...column("b9 b8 b7", 48, 28, 17, 40),
      ...column("o5 g5", 122, 34, 17, 40),
      ...column("p2", 196, 42, 17, 40),
      ...column("y4 y6 y9", 270, 28, 17, 40),
    ],
    stones: [
      [22, 84, 52],
      [96, 84, 52],
      [170, 84, 52],
      [244, 84, 52],
    ],
    front: [
      ...column("g1 g2 g3", 48, 148, 15, 40),
      ...column("r8 p8", 122, 152, 15, 40),
      ...column("r4 r9", 196, 152, 15, 40),
      ...column("b6", 270, 156, 15, 40),
    ],
  },
  "stones-2004-tactics": {
    weather: MIST,
    disc: [70, 40, 18],
    cards: fan("Fo Jo Sc", 214, 94, 68, 16),
    stones: [[10, 76, 104]],
    front: [["g4", 122, 150, -8, 46]],
  },
  "stones-2004-advanced": {
    weather: NIGHT,
    disc: [44, 36, 15],
    cards: fan("De Sh Tr", 108, 94, 68, 16),
    stones: [[204, 76, 104]],
    extra: "banner",
  },
  "stones-2024-tactics": {
    weather: DUSK,
    disc: [160, 62, 48],
    cards: [
      ["Sp", 54, 98, -9, 66],
      ["Re", 266, 98, 9, 66],
    ],
    stones: [[108, 44, 104]],
    front: fan("r6 Mu b2", 160, 146, 50, 22),
  },
  "stones-2024-early-bird": {
    weather: DAWN,
    disc: [226, 84, 50],
    cards: [
      ["Jo", 52, 92, -10, 62],
      ["Fo", 108, 92, 6, 62],
    ],
    stones: [[172, 76, 110]],
    extra: "bird",
  },
  "siege-2020": {
    weather: RAIN,
    disc: [250, 32, 16],
    front: [...fan("y9 y10 y11", 84, 150, 44, 14), ...fan("b0 r5 g5", 236, 150, 44, 14)],
    extra: "wall",
  },
  "siege-2020-tactics": {
    weather: EMBER,
    disc: [160, 74, 40],
    front: [
      ["Ex", 98, 136, -12, 58],
      ["Sw", 160, 132, 0, 58],
      ["Rc", 222, 136, 12, 58],
    ],
    extra: "breach",
  },
  tug: { weather: GRASS, disc: [160, 44, 20], extra: "tug" },
};
