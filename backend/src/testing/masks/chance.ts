/** Numbers from 0 to below 1, as `Math.random` gives them. */
export type Chance = () => number;

/** A generator that gives the same numbers for the same seed (mulberry32). */
export function chanceOf(seed: number): Chance {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** One of some values. @throws Error for an empty list */
export function pickOf<Value>(chance: Chance, values: readonly Value[]): Value {
  const picked = values[Math.floor(chance() * values.length)];
  if (picked === undefined) {
    throw new Error('There is nothing to pick from');
  }
  return picked;
}
