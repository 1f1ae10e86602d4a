import { CAMEROON_COAST, CAMEROON_OUTLINE } from './cameroon-outline';
import type { OutlinePoint } from './cameroon-outline';
import type { Place } from './geo';

/** Distance inside a border with land from which on one is in the country, and off the coast up to which (product decision D11), km. */
const MARGIN_KM = 3;
const KM_PER_DEGREE = 111.195;
/** Grid by which a place is decided without looking at the outline, degrees: in cells so small Douala is not near its coast. */
const CELL_DEG = 0.02;
/** Half of the longest way through a cell, km. */
const CELL_REACH_KM = (CELL_DEG * KM_PER_DEGREE * Math.SQRT2) / 2;

/** Height of the bands in each of which a line to the east crosses few stretches, degrees. */
const BAND_DEG = 0.1;

interface Stretch {
  readonly fromLat: number;
  readonly fromLng: number;
  readonly toLat: number;
  readonly toLng: number;
  readonly isCoast: boolean;
}

/**
 * A cell that the margin does not cross is decided; for another one the stretches of the outline that may matter
 * are stored.
 */
type Cell = boolean | readonly Stretch[];

const STRETCHES: readonly Stretch[] = CAMEROON_OUTLINE.slice(1).map(([toLng, toLat], index) => {
  const [fromLng, fromLat] = CAMEROON_OUTLINE[index] ?? [toLng, toLat];
  const isCoast = index >= CAMEROON_COAST.firstPoint && index < CAMEROON_COAST.lastPoint;
  return { fromLat, fromLng, toLat, toLng, isCoast };
});
const BOX = boxOf(CAMEROON_OUTLINE);
const BANDS = bandsOf(STRETCHES);
const cells = new Map<number, Cell>();

/**
 * Whether a place lies in Cameroon and not within 3 km of a border with land, or at most 3 km off its coast. Each cell of a
 * grid is decided once, so that this costs next to nothing for every fix.
 */
export function isInServiceArea(place: Place): boolean {
  if (!isInBox(place)) {
    return false;
  }
  const cell = cellOf(place);
  return typeof cell === 'boolean' ? cell : isWithin(place, cell);
}

/** Whether a place lies in Cameroon or at most 3 km outside: the outline itself may be off by as much (`geodata/README.md`). */
export function isInOrNearCameroon(place: Place): boolean {
  if (!isInBox(place)) {
    return false;
  }
  const cell = cellOf(place);
  return typeof cell === 'boolean'
    ? cell
    : isInside(place) || cell.some((stretch) => distanceKm(place, stretch) <= MARGIN_KM);
}

function cellOf({ lat, lng }: Place): Cell {
  const row = Math.floor(lat / CELL_DEG);
  const column = Math.floor(lng / CELL_DEG);
  const key = row * 10_000 + column;
  let cell = cells.get(key);
  if (cell === undefined) {
    cell = cellAt({ lat: (row + 0.5) * CELL_DEG, lng: (column + 0.5) * CELL_DEG });
    cells.set(key, cell);
  }
  return cell;
}

function cellAt(centre: Place): Cell {
  const near = STRETCHES.filter((stretch) => distanceKm(centre, stretch) <= MARGIN_KM + CELL_REACH_KM);
  return near.length === 0 ? isInside(centre) : near;
}

function isWithin(place: Place, near: readonly Stretch[]): boolean {
  const isClose = (isCoast: boolean): boolean =>
    near.some((stretch) => stretch.isCoast === isCoast && distanceKm(place, stretch) <= MARGIN_KM);
  return !isClose(false) && (isInside(place) || isClose(true));
}

/** Whether the outline surrounds a place: a line to the east crosses it an odd number of times. */
function isInside({ lat, lng }: Place): boolean {
  let isOdd = false;
  for (const { fromLng, fromLat, toLng, toLat } of BANDS.get(bandOf(lat)) ?? []) {
    if (
      fromLat > lat !== toLat > lat &&
      lng < ((toLng - fromLng) * (lat - fromLat)) / (toLat - fromLat) + fromLng
    ) {
      isOdd = !isOdd;
    }
  }
  return isOdd;
}

/** The stretches that cross each band, by its number. */
function bandsOf(stretches: readonly Stretch[]): ReadonlyMap<number, readonly Stretch[]> {
  const bands = new Map<number, Stretch[]>();
  for (const stretch of stretches) {
    const [one, other] = [bandOf(stretch.fromLat), bandOf(stretch.toLat)];
    for (let band = Math.min(one, other); band <= Math.max(one, other); band += 1) {
      bands.set(band, [...(bands.get(band) ?? []), stretch]);
    }
  }
  return bands;
}

function bandOf(lat: number): number {
  return Math.floor(lat / BAND_DEG);
}

/** On a plane around the place: over a few kilometres this near the equator the earth is flat enough. */
function distanceKm({ lat, lng }: Place, { fromLat, fromLng, toLat, toLng }: Stretch): number {
  const kmPerLng = KM_PER_DEGREE * Math.cos((lat * Math.PI) / 180);
  const fromX = (fromLng - lng) * kmPerLng;
  const fromY = (fromLat - lat) * KM_PER_DEGREE;
  const lengthX = (toLng - fromLng) * kmPerLng;
  const lengthY = (toLat - fromLat) * KM_PER_DEGREE;
  const squared = lengthX ** 2 + lengthY ** 2;
  const along = squared === 0 ? 0 : -(fromX * lengthX + fromY * lengthY) / squared;
  const share = Math.min(1, Math.max(0, along));
  return Math.hypot(fromX + share * lengthX, fromY + share * lengthY);
}

function boxOf(points: readonly OutlinePoint[]) {
  const marginDeg = (2 * MARGIN_KM) / KM_PER_DEGREE;
  const [lngs, lats] = [points.map(([lng]) => lng), points.map(([, lat]) => lat)];
  return {
    south: Math.min(...lats) - marginDeg,
    north: Math.max(...lats) + marginDeg,
    west: Math.min(...lngs) - marginDeg,
    east: Math.max(...lngs) + marginDeg,
  };
}

function isInBox({ lat, lng }: Place): boolean {
  return lat >= BOX.south && lat <= BOX.north && lng >= BOX.west && lng <= BOX.east;
}
