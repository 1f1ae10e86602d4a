/** A source of numbers that its seed decides entirely. */
export interface Random {
  /** Uniform in [0, 1). */
  next(): number;
  /** Uniform in [low, high). */
  between(low: number, high: number): number;
  /** A whole number from low to high, both included. */
  whole(low: number, high: number): number;
  /** Normal with mean 0 and standard deviation 1. */
  normal(): number;
}

/** Gives the random source of a seed (any whole number): mulberry32 by Tommy Ettinger, normals by Box and Muller. */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const between = (low: number, high: number): number => low + (high - low) * next();
  return {
    next,
    between,
    whole: (low, high) => Math.floor(between(low, high + 1)),
    // 1 - next() is never 0, so the logarithm is finite.
    normal: () => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next()),
  };
}

/** Gives a seed of its own for a named part of a drive, so that one part's draws never shift another's. */
export function seedOf(seed: number, part: string): number {
  let hash = (0x811c9dc5 ^ seed) >>> 0;
  for (const character of part) {
    hash = Math.imul(hash ^ character.charCodeAt(0), 0x01000193) >>> 0;
  }
  return hash;
}
