// Where athletes stand at the rope: from the middle outwards, closer together when they are many.

export interface Lineup {
  size: number;
  /** Distances of the athletes' middles from the middle of the meadow. */
  spots: number[];
}

const SPACING = 0.42; // of an athlete's width, from one to the next

/** `room` is the length of one half of the meadow, `gap` what stays free of it in the middle, `largest` an athlete's width at most. */
export function lineUp(count: number, room: number, gap: number, largest: number): Lineup {
  const length = Math.max(0, room - gap);
  // As large as fits at the usual spacing, but not much smaller: then they move together.
  const fitting = length / (1 + SPACING * Math.max(0, count - 1));
  const size = Math.min(largest, Math.max(fitting, largest * 0.66), Math.max(length, 1));
  const step = count > 1 ? Math.min(SPACING * size, (length - size) / (count - 1)) : 0;
  const spots = Array.from({ length: count }, (_, index) => gap + size / 2 + step * index);
  return { size, spots };
}
