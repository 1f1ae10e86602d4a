import { distanceBetweenM } from '../geo/geo';
import type { Place } from '../geo/geo';

/** The national roads, by number; what is not near one of them is on another road. */
export const ROAD_CORRIDORS = ['N1', 'N2', 'N3', 'N4', 'N5', 'N6', 'N7', 'N8', 'N9', 'N10'] as const;
/** A national road. */
export type RoadCorridor = (typeof ROAD_CORRIDORS)[number];

/** Roads that violations are counted by: each national one, and all others together. */
export const COUNTED_ROADS = [...ROAD_CORRIDORS, 'OTHER'] as const;
/** A road that violations are counted by. */
export type CountedRoad = (typeof COUNTED_ROADS)[number];

/**
 * Greatest distance of a place from the line of a road, m: the lines run straight from town to town, and roads
 * do not.
 */
export const CORRIDOR_WITHIN_M = 8_000;

/** A line through places, each `[lat, lng]` in degrees. */
export type RoadLine = readonly (readonly [lat: number, lng: number])[];

/**
 * Lines through the towns of each road, to about a kilometre, as any gazetteer gives them. They say which road is meant and
 * draw it on the map of the country; they do not say where it bends.
 */
export const ROAD_LINES: Readonly<Record<RoadCorridor, RoadLine>> = {
  // Bertoua, Garoua-Boulai, Meiganga, Ngaoundere, Mbe, Garoua, Figuil, Maroua, Mora, Waza, Kousseri
  N1: [
    [4.58, 13.68],
    [5.89, 14.55],
    [6.52, 14.29],
    [7.32, 13.58],
    [7.87, 13.6],
    [9.3, 13.4],
    [9.76, 13.96],
    [10.59, 14.32],
    [11.05, 14.14],
    [11.4, 14.57],
    [12.08, 15.03],
  ],
  // Yaounde, Mbalmayo, Ebolowa, Ambam
  N2: [
    [3.87, 11.52],
    [3.52, 11.5],
    [2.9, 11.15],
    [2.38, 11.27],
  ],
  // Yaounde, Mbankomo, Boumnyebel, Pouma, Edea, Douala, Bekoko, Tiko, Limbe
  N3: [
    [3.87, 11.52],
    [3.78, 11.38],
    [3.88, 10.85],
    [3.86, 10.52],
    [3.8, 10.13],
    [4.05, 9.77],
    [4.12, 9.58],
    [4.08, 9.36],
    [4.02, 9.21],
  ],
  // Yaounde, Obala, Ebebda, Bafia, Makenene, Tonga, Bangangte, Bandjoun, Bafoussam
  N4: [
    [3.87, 11.52],
    [4.17, 11.53],
    [4.35, 11.28],
    [4.75, 11.23],
    [4.88, 10.79],
    [4.97, 10.7],
    [5.14, 10.52],
    [5.38, 10.41],
    [5.48, 10.42],
  ],
  // Douala, Bekoko, Mbanga, Loum, Manjo, Nkongsamba, Melong, Bafang, Bandjoun, Bafoussam
  N5: [
    [4.05, 9.77],
    [4.12, 9.58],
    [4.5, 9.57],
    [4.72, 9.73],
    [4.84, 9.82],
    [4.95, 9.94],
    [5.12, 9.96],
    [5.16, 10.18],
    [5.38, 10.41],
    [5.48, 10.42],
  ],
  // Mamfe, Batibo, Bamenda, Mbouda, Bafoussam, Foumban, Banyo, Tibati, Ngaoundere
  N6: [
    [5.75, 9.31],
    [5.84, 9.87],
    [5.96, 10.15],
    [5.63, 10.25],
    [5.48, 10.42],
    [5.73, 10.9],
    [6.75, 11.82],
    [6.47, 12.63],
    [7.32, 13.58],
  ],
  // Edea, Kribi, Campo
  N7: [
    [3.8, 10.13],
    [2.94, 9.91],
    [2.37, 9.82],
  ],
  // Mutengene, Muyuka, Kumba, Mamfe
  N8: [
    [4.09, 9.31],
    [4.29, 9.41],
    [4.64, 9.45],
    [5.75, 9.31],
  ],
  // Mbalmayo, Sangmelima, Djoum
  N9: [
    [3.52, 11.5],
    [2.93, 11.98],
    [2.67, 12.68],
  ],
  // Yaounde, Ayos, Abong-Mbang, Bertoua, Batouri
  N10: [
    [3.87, 11.52],
    [3.9, 12.52],
    [3.98, 13.17],
    [4.58, 13.68],
    [4.43, 14.36],
  ],
};

/** The national road that a place is nearest to, or null where none is within 8 km. */
export function corridorOf(place: Place): RoadCorridor | null {
  let nearest: RoadCorridor | null = null;
  let nearestM = CORRIDOR_WITHIN_M;
  for (const corridor of ROAD_CORRIDORS) {
    const distanceM = distanceToLineM(place, ROAD_LINES[corridor]);
    if (distanceM < nearestM) {
      nearest = corridor;
      nearestM = distanceM;
    }
  }
  return nearest;
}

/** Cells of places, by hundredths of degrees: about a kilometre, on which one road is meant. */
export interface RoadCell {
  readonly latCell: number;
  readonly lngCell: number;
}

/** The cell that a place lies in. */
export function roadCellOf({ lat, lng }: Place): RoadCell {
  return { latCell: roadCellIndex(lat), lngCell: roadCellIndex(lng) };
}

/** Row or column of cells that a latitude or longitude, degrees, lies in. */
export function roadCellIndex(degrees: number): number {
  return Math.floor(degrees * 100);
}

/** The national road of a cell, by its middle; null for every other road. */
export function roadOfCell({ latCell, lngCell }: RoadCell): RoadCorridor | null {
  return corridorOf({ lat: (latCell + 0.5) / 100, lng: (lngCell + 0.5) / 100 });
}

function distanceToLineM(place: Place, line: RoadLine): number {
  let least = Infinity;
  line.slice(1).forEach((to, index) => {
    const from = line[index] ?? to;
    least = Math.min(least, distanceBetweenM(place, nearestOn(place, from, to)));
  });
  return least;
}

/** The nearest point of a stretch, on a plane: over 200 km near the equator the earth is flat enough. */
function nearestOn(
  { lat, lng }: Place,
  [fromLat, fromLng]: readonly [number, number],
  [toLat, toLng]: readonly [number, number],
): Place {
  const [lengthLat, lengthLng] = [toLat - fromLat, toLng - fromLng];
  const along = (lat - fromLat) * lengthLat + (lng - fromLng) * lengthLng;
  const share = Math.min(1, Math.max(0, along / (lengthLat ** 2 + lengthLng ** 2)));
  return { lat: fromLat + share * lengthLat, lng: fromLng + share * lengthLng };
}
