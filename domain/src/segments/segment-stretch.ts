import type { VehicleGroup } from './segment-filter';
import type { SegmentEntry } from './segments-file';
import type { SegmentIndex } from './segment-index';

/** Part of a road, km from its start: the beginning lies before the end. */
export interface RoadStretch {
  /** Number of the road, such as N3. */
  readonly road: string;
  readonly fromKm: number;
  readonly toKm: number;
}

/** Part of a road, and the vehicles whose figures there are meant. */
export interface VehicleStretch extends RoadStretch {
  readonly vehicles: VehicleGroup;
}

/** Bounds of both ends, km: no road of the country is as long. */
export const STRETCH_KM = { min: 0, max: 9_999 } as const;

/** The sentence for an end that does not lie beyond the beginning. */
export const STRETCH_END_SENTENCE = 'Must be more than fromKm';

/** The segments of a stretch: those of its road whose middle lies within. Pieces that it shares with another road are the first one's. */
export function segmentsOn({ byId }: SegmentIndex, { road, fromKm, toKm }: RoadStretch): SegmentEntry[] {
  return [...byId.values()].filter((segment) => {
    const middleKm = (segment.fromKm + segment.toKm) / 2;
    return segment.road === road && middleKm >= fromKm && middleKm <= toKm;
  });
}
