import fc from 'fast-check';
import { chordM, metresPerDegree } from '../geo/chord';
import type { Place } from '../geo/geo';
import { limitAt } from './limit-at';
import { indexLimits } from './limit-index';
import { limitOverGap } from './limit-over-gap';
import type { LimitGap } from './limit-over-gap';
import type { SpeedLimit } from './speed-limits';
import { arbitraryLimits, arbitraryQuery, buildLimit, sameForAll } from '../testing/arbitrary-limits';
import { EDEA, movedAlong } from '../testing/gaps';

/** Around all places of these tests, so that the open road is in few gaps. */
const REGION = buildLimit({
  id: 'region',
  geometry: { kind: 'CIRCLE', centre: EDEA, radiusM: 150_000 },
  limitKmh: sameForAll(20),
});

const arbitraryRegister = fc
  .tuple(arbitraryLimits, fc.boolean())
  .map(([limits, hasRegion]): SpeedLimit[] => (hasRegion ? [...limits, REGION] : limits));

const arbitraryGap = fc
  .record({
    from: arbitraryQuery,
    durationS: fc.oneof(fc.integer({ min: 15, max: 120 }), fc.integer({ min: 15, max: 1_800 })),
    headingDeg: fc.integer({ min: 0, max: 359 }),
    share: fc.oneof(fc.constantFrom(0, 0.99), fc.double({ min: 0, max: 1, noNaN: true })),
    toAccuracyM: fc.option(fc.integer({ min: 0, max: 300 })),
  })
  .map(({ from, durationS, headingDeg, share, toAccuracyM }): LimitGap => {
    const { vehicleClass, ...end } = from;
    const to = movedAlong(from, headingDeg, (150 / 3.6) * durationS * share);
    return {
      from: end,
      to: { ...to, atMs: end.atMs + durationS * 1000, accuracyM: toAccuracyM },
      vehicleClass,
    };
  });

/** Place and time in a gap, as shares of what is possible, and the direction. */
const arbitrarySample = fc.record({
  turn: fc.double({ min: 0, max: 2 * Math.PI, noNaN: true }),
  out: fc.oneof(fc.constant(0.999999), fc.double({ min: 0, max: 1, noNaN: true })),
  time: fc.oneof(fc.constantFrom(0, 1), fc.double({ min: 0, max: 1, noNaN: true })),
  accuracy: fc.constantFrom(0, 0.5, 1),
  headingDeg: fc.option(fc.integer({ min: 0, max: 359 })),
});

const accuracyOf = (accuracyM: number | null): number => Math.max(4, accuracyM ?? 15);
const wayM = (one: Place, other: Place): number =>
  chordM(
    { ...one, perDegree: metresPerDegree(one.lat) },
    { ...other, perDegree: metresPerDegree(other.lat) },
  );

/** Longest way that a vehicle can have driven in a gap, between the measured places. */
function longestM({ from, to }: LimitGap): number {
  const drivenM = ((150 / 3.6) * (to.atMs - from.atMs)) / 1000;
  return drivenM + 2 * accuracyOf(from.accuracyM) + 2 * accuracyOf(to.accuracyM);
}

/** A place of the ellipse about the ends of a gap, on the ellipsoid. */
function placeIn(gap: LimitGap, { turn, out }: { turn: number; out: number }): Place {
  const { from, to } = gap;
  const lat = (from.lat + to.lat) / 2;
  const { latM, lngM } = metresPerDegree(lat);
  const [eastM, northM] = [(to.lng - from.lng) * lngM, (to.lat - from.lat) * latM];
  const betweenM = Math.hypot(eastM, northM);
  const [cos, sin] = betweenM === 0 ? [1, 0] : [eastM / betweenM, northM / betweenM];
  const sumM = Math.max(longestM(gap), betweenM);
  const along = (sumM / 2) * out * Math.cos(turn);
  const across = (Math.sqrt(sumM ** 2 - betweenM ** 2) / 2) * out * Math.sin(turn);
  return {
    lat: lat + (along * sin + across * cos) / latM,
    lng: (from.lng + to.lng) / 2 + (along * cos - across * sin) / lngM,
  };
}

test('the limit over a gap is never lower than that of any place and moment of it, in any direction', () => {
  let looks = 0;
  fc.assert(
    fc.property(
      arbitraryRegister,
      arbitraryGap,
      fc.array(arbitrarySample, { minLength: 20, maxLength: 40 }),
      (limits, gap, samples) => {
        const index = indexLimits(limits);
        const { from, to, vehicleClass } = gap;
        const given = limitOverGap({ kind: 'register', index }, gap)?.limitKmh ?? NaN;
        const worstM = Math.max(accuracyOf(from.accuracyM), accuracyOf(to.accuracyM));
        for (const { time, accuracy, headingDeg, ...sample } of samples) {
          const place = placeIn(gap, sample);
          if (wayM(from, place) + wayM(place, to) > longestM(gap)) {
            continue;
          }
          looks += 1;
          const atMs = Math.round(from.atMs + time * (to.atMs - from.atMs));
          const query = { ...place, headingDeg, accuracyM: accuracy * worstM, vehicleClass, atMs };
          expect(given).toBeGreaterThanOrEqual(limitAt(index, query)?.limitKmh ?? NaN);
        }
        for (const end of [from, to]) {
          const query = { ...end, headingDeg: null, vehicleClass };
          expect(given).toBeGreaterThanOrEqual(limitAt(index, query)?.limitKmh ?? NaN);
        }
      },
    ),
    { numRuns: 1_000 },
  );
  expect(looks).toBeGreaterThan(10_000);
});

/** A fast limit of which a place sees the very edge. */
const arbitraryEdge = fc.record({
  turn: fc.double({ min: 0, max: 2 * Math.PI, noNaN: true }),
  headingDeg: fc.integer({ min: 0, max: 359 }),
  radiusM: fc.integer({ min: 5, max: 3_000 }),
  uncertaintyM: fc.integer({ min: 0, max: 500 }),
  isRoad: fc.boolean(),
});

test('a limit counts whose edge a vehicle saw at the edge of what was in its reach', () => {
  fc.assert(
    fc.property(arbitraryGap, arbitraryEdge, (gap, { turn, headingDeg, radiusM, uncertaintyM, isRoad }) => {
      const { from, to, vehicleClass } = gap;
      const accuracyM = Math.max(accuracyOf(from.accuracyM), accuracyOf(to.accuracyM));
      const place = placeIn(gap, { turn, out: 0.999999 });
      fc.pre(wayM(from, place) + wayM(place, to) <= longestM(gap));
      const offM = (radiusM + uncertaintyM + 2 * accuracyM) * 0.9999;
      const centre = movedAlong(place, headingDeg, offM);
      const geometry = isRoad
        ? {
            kind: 'CORRIDOR' as const,
            line: [centre, movedAlong(centre, headingDeg, 100)].map(({ lat, lng }) => [lng, lat] as const),
            halfWidthM: radiusM,
            isOneWay: false,
          }
        : { kind: 'CIRCLE' as const, centre, radiusM };
      const edge = { id: 'edge', limitKmh: sameForAll(130), geometryUncertaintyM: uncertaintyM };
      const index = indexLimits([REGION, buildLimit({ ...edge, geometry })]);
      const query = { ...place, headingDeg: null, accuracyM, vehicleClass, atMs: from.atMs };
      expect(limitAt(index, query)?.limitKmh).toBe(130);
      expect(limitOverGap({ kind: 'register', index }, gap)?.limitKmh).toBe(130);
    }),
    { numRuns: 2_000 },
  );
});

test('the order in which limits come, and the direction of a gap, change nothing', () => {
  fc.assert(
    fc.property(
      arbitraryRegister.chain((limits) =>
        fc.tuple(fc.constant(limits), fc.shuffledSubarray(limits, { minLength: limits.length })),
      ),
      arbitraryGap,
      ([limits, shuffled], { from, to, vehicleClass }) => {
        const forwards = limitOverGap(
          { kind: 'register', index: indexLimits(limits) },
          { from, to, vehicleClass },
        );
        const backwards = limitOverGap(
          { kind: 'register', index: indexLimits(shuffled) },
          {
            from: { ...to, atMs: from.atMs },
            to: { ...from, atMs: to.atMs },
            vehicleClass,
          },
        );
        expect(backwards).toEqual(forwards);
      },
    ),
  );
});
