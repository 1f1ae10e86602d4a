/** Half the size of a label of a stop, CSS px. */
export const LABEL_HALF = { width: 16, height: 11 } as const;

interface Place {
  readonly x: number;
  readonly y: number;
}

/** Around the middle of a stop: above, below, right, left, then further out. */
const PLACES: readonly Place[] = [1, 2, 3].flatMap((far) => [
  { x: 0, y: -18 - 24 * (far - 1) },
  { x: 0, y: 18 + 24 * (far - 1) },
  { x: 38 * far, y: 0 },
  { x: -38 * far, y: 0 },
]);

/** The middles of the labels of stops by the middles of the stops: each at the first place around it that no earlier label covers. */
export function placeLabels(stops: readonly Place[]): Place[] {
  const placed: Place[] = [];
  for (const { x, y } of stops) {
    const places = PLACES.map((by) => ({ x: x + by.x, y: y + by.y }));
    const free = places.find((place) => placed.every((other) => !overlaps(place, other)));
    placed.push(free ?? { x, y: y - 18 });
  }
  return placed;
}

function overlaps(one: Place, other: Place): boolean {
  const { width, height } = LABEL_HALF;
  return Math.abs(one.x - other.x) < 2 * width + 4 && Math.abs(one.y - other.y) < 2 * height + 2;
}
