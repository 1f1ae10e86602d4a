/** A dot of a swarm: its value's place on the axis, and its own beside the axis. */
export interface SwarmDot {
  readonly x: number;
  readonly y: number;
}

/**
 * Dots of values on an axis, each beside the ones that would lie under it: in columns of a dot's width, by turns above and below, closer
 * to each other where a column would be higher than there is room.
 */
export function swarmOf(
  places: readonly number[],
  { dotPx, roomPx }: { readonly dotPx: number; readonly roomPx: number },
): SwarmDot[] {
  const columns = places.map((place) => Math.round(place / dotPx));
  const heights = new Map<number, number>();
  const turns = columns.map((column) => {
    const turn = heights.get(column) ?? 0;
    heights.set(column, turn + 1);
    return turn;
  });
  const step = Math.min(dotPx, (roomPx - dotPx) / Math.max(1, ...turns));
  return columns.map((column, index) => {
    const turn = turns[index] ?? 0;
    return { x: column * dotPx, y: Math.ceil(turn / 2) * step * (turn % 2 === 0 ? 1 : -1) };
  });
}
