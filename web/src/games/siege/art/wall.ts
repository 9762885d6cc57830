// The castle wall: outlines of its tiles in a box of 100 by 100, standing on y = 96.

export type Place = "pit" | "tower" | "wall" | "gate";

/** Pits at the ends, then towers, walls, and the gate in the middle. */
const PLACES: readonly Place[] = ["gate", "wall", "tower", "pit"];

export const placeOf = (number: number): Place => PLACES[Math.min(Math.abs(number - 4), 3)] ?? "wall";

/** Each intact, and broken. */
export const OUTLINES: Readonly<Record<Place, readonly [string, string]>> = {
  pit: ["M0 96V38h10v8h12v-8h14v8h14v-8h14v8h14v-8h12v8h10v50z", "M0 96V38h9l3 9 8-3 4 16 9 3 6 12 8-3 10 8 10-9 6 5 10-16 8 2 9-10v48z"],
  tower: [
    "M8 96V22H4V6h13v8h13V6h13v8h14V6h13v8h13V6h13v16h-4v74z",
    "M8 96V22H4V6h11l4 10-3 10 9 7-2 14 10 6-2 16 9 4 8-6 8 8 9-4 1-22 10-5 4-12 14-4v67z",
  ],
  wall: [
    "M0 96V26h13v9h12v-9h13v9h12v-9h13v9h12v-9h13v9h12v61z",
    "M0 96V26h12l2 11 8 2 2 17 9 6 3 14 10 3 9-4 9 5 10-12 4-15 9-2 3-9 10-2v56z",
  ],
  gate: [
    "M0 96V32h6V14h12v8h10v-8h12v8h20v-8h12v8h10v-8h12v18h6v64z",
    "M0 96V32h6V14h11l2 9 8 5-3 16 9 5 1 16 12 8 10-4 12 6 7-16-2-14 10-6 3-12h14v53z",
  ],
};
