import { distanceBetweenM } from './geo';
import type { Place } from './geo';

/** The national roads, by number; what is not near one of them is on another road. */
export const ROAD_CORRIDORS = ['N1', 'N2', 'N3', 'N4', 'N5', 'N6', 'N7', 'N8', 'N9', 'N10'] as const;
/** A national road. */
export type RoadCorridor = (typeof ROAD_CORRIDORS)[number];

/** How far a place may lie from the line of a road, m: the lines run straight from town to town, and roads do not. */
export const CORRIDOR_WITHIN_M = 8_000;

type Line = readonly (readonly [lat: number, lng: number])[];

/** Rough lines through towns of each road, as any map shows them. They say which road is meant, not where it runs. */
const LINES: Readonly<Record<RoadCorridor, Line>> = {
  // Bertoua, Garoua-Boulai, Meiganga, Ngaoundere, Garoua, Maroua, Kousseri
  N1: [
    [4.58, 13.68],
    [5.89, 14.55],
    [6.52, 14.29],
    [7.32, 13.58],
    [9.3, 13.4],
    [10.59, 14.32],
    [12.08, 15.03],
  ],
  // Yaounde, Mbalmayo, Ebolowa, Ambam
  N2: [
    [3.87, 11.52],
    [3.52, 11.5],
    [2.9, 11.15],
    [2.38, 11.27],
  ],
  // Yaounde, Boumnyebel, Edea, Douala, Tiko, Limbe
  N3: [
    [3.87, 11.52],
    [3.88, 10.85],
    [3.8, 10.13],
    [4.05, 9.77],
    [4.08, 9.36],
    [4.02, 9.21],
  ],
  // Yaounde, Obala, Bafia, Makenene, Bafoussam
  N4: [
    [3.87, 11.52],
    [4.17, 11.53],
    [4.75, 11.23],
    [4.88, 10.79],
    [5.48, 10.42],
  ],
  // Douala, Loum, Nkongsamba, Bafang, Bafoussam
  N5: [
    [4.05, 9.77],
    [4.72, 9.73],
    [4.95, 9.94],
    [5.16, 10.18],
    [5.48, 10.42],
  ],
  // Mamfe, Bamenda, Bafoussam, Foumban, Banyo, Tibati, Ngaoundere
  N6: [
    [5.75, 9.31],
    [5.96, 10.15],
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
  // Mutengene, Kumba, Mamfe
  N8: [
    [4.09, 9.31],
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
    const distanceM = distanceToLineM(place, LINES[corridor]);
    if (distanceM < nearestM) {
      nearest = corridor;
      nearestM = distanceM;
    }
  }
  return nearest;
}

function distanceToLineM(place: Place, line: Line): number {
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
