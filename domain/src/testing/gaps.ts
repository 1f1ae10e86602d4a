import type { LimitGap } from '../limits/limit-over-gap';
import type { Place } from '../geo/geo';
import { metresPerLngAt } from '../limits/limit-geometry';

/** Middle of Edéa, whose circle of 3,280 m is estimated and so certain within 1,640 m. */
export const EDEA = { lat: 3.79901, lng: 10.12656 };
/** A Monday, 8:00 in Douala. */
export const MONDAY_8_MS = Date.UTC(2026, 10, 23, 7);

/** Variations of a gap of 30 s at 60 km/h to the east through Edéa. */
export interface GapPlan {
  readonly middle: Place;
  readonly headingDeg: number;
  readonly durationS: number;
  readonly speedKmh: number;
  readonly fromMs: number;
  readonly accuracyM: number | null;
  readonly vehicleClass: LimitGap['vehicleClass'];
}

/** A place some metres from another one. */
export function movedBy({ lat, lng }: Place, { northM = 0, eastM = 0 }): Place {
  return { lat: lat + northM / 111_195, lng: lng + eastM / metresPerLngAt(lat) };
}

/** A place some metres from another one in a direction. */
export function movedAlong(place: Place, headingDeg: number, byM: number): Place {
  const angle = (headingDeg * Math.PI) / 180;
  return movedBy(place, { northM: byM * Math.cos(angle), eastM: byM * Math.sin(angle) });
}

/** A gap around the middle of Edéa, unless said otherwise. */
export function buildGap(over: Partial<GapPlan> = {}): LimitGap {
  const plan = {
    middle: EDEA,
    headingDeg: 90,
    durationS: 30,
    speedKmh: 60,
    fromMs: MONDAY_8_MS,
    accuracyM: 5,
    vehicleClass: 'CAR' as const,
    ...over,
  };
  const halfM = ((plan.speedKmh / 3.6) * plan.durationS) / 2;
  const { middle, headingDeg, fromMs, accuracyM } = plan;
  return {
    from: { ...movedAlong(middle, headingDeg, -halfM), atMs: fromMs, accuracyM },
    to: { ...movedAlong(middle, headingDeg, halfM), atMs: fromMs + plan.durationS * 1000, accuracyM },
    vehicleClass: plan.vehicleClass,
  };
}
