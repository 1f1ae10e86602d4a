import { distanceBetweenM } from '../geo/geo';
import type { Place } from '../geo/geo';
import { ROADS_PER_DEGREE } from '../places/known-roads';

/** A line as the file holds it: its start, then the steps from point to point. */
export function stepsOfLine(line: readonly Place[]): number[] {
  let [lat, lng] = [0, 0];
  return line.flatMap((point) => {
    const [toLat, toLng] = [
      Math.round(point.lat * ROADS_PER_DEGREE),
      Math.round(point.lng * ROADS_PER_DEGREE),
    ];
    const step = [toLat - lat, toLng - lng];
    [lat, lng] = [toLat, toLng];
    return step;
  });
}

/** The places of a line of the file. */
export function lineFromSteps(steps: readonly number[]): Place[] {
  const line: Place[] = [];
  let [lat, lng] = [0, 0];
  for (let index = 0; index + 1 < steps.length; index += 2) {
    lat += steps[index] ?? 0;
    lng += steps[index + 1] ?? 0;
    line.push({ lat: lat / ROADS_PER_DEGREE, lng: lng / ROADS_PER_DEGREE });
  }
  return line;
}

/** The point half-way along a line of at least one point. */
export function middleOfLine(line: readonly Place[]): Place {
  let beforeM = 0;
  const halfM = lengthOf(line) / 2;
  for (const [index, to] of line.entries()) {
    const from = line[index - 1] ?? to;
    const pieceM = distanceBetweenM(from, to);
    if (pieceM > 0 && beforeM + pieceM >= halfM) {
      const share = (halfM - beforeM) / pieceM;
      return { lat: from.lat + (to.lat - from.lat) * share, lng: from.lng + (to.lng - from.lng) * share };
    }
    beforeM += pieceM;
  }
  return line[0] ?? { lat: NaN, lng: NaN };
}

function lengthOf(line: readonly Place[]): number {
  return line.slice(1).reduce((sum, to, index) => sum + distanceBetweenM(line[index] ?? to, to), 0);
}
