import fc from 'fast-check';
import { limitInForce } from './limit-basis';
import { coverageOf, metresPerLngAt } from './limit-geometry';
import { limitAt } from './limit-at';
import { indexLimits } from './limit-index';
import type { LegalLimit, LimitQuery } from './limit-at';
import { shippedLimits } from './shipped-limits';
import { appliesAt, LIMIT_ZONES, OPEN_ROAD } from './speed-limits';
import type { SpeedLimit, VehicleClass } from './speed-limits';
import { arbitraryLimits, arbitraryQuery, buildLimit, sameForAll } from '../testing/arbitrary-limits';
import type { RoadQuery } from '../testing/arbitrary-limits';
import { readTowns } from '../testing/geodata';

const EDEA = { lat: 3.79901, lng: 10.12656 };
const NORTH_1_KM = 1_000 / 111_195;
const SHIPPED = indexLimits(shippedLimits(readTowns()));

function fixAt(over: Partial<LimitQuery> = {}): LimitQuery {
  return { ...EDEA, headingDeg: null, accuracyM: 5, vehicleClass: 'CAR', atMs: 1_795_000_000_000, ...over };
}

test.each<[VehicleClass, number | null, number | null]>([
  ['CAR', 60, 110],
  ['BIKE', 60, 110],
  ['BUS', 60, 90],
  ['LORRY_OVER_3_5T', 40, 90],
  ['LORRY_OVER_12T', 40, 60],
  ['TRAIN', null, null],
])('a %s is held to %s in the middle of Edéa and to %s on the open road', (vehicleClass, town, open) => {
  const inTown = limitAt(SHIPPED, fixAt({ vehicleClass }));
  const outside = limitAt(SHIPPED, fixAt({ vehicleClass, lat: EDEA.lat + 20 * NORTH_1_KM }));
  expect([inTown?.limitKmh ?? null, outside?.limitKmh ?? null]).toEqual([town, open]);
});

test('the limit says its place, and that nobody has confirmed it', () => {
  expect(limitAt(SHIPPED, fixAt())).toMatchObject({
    limitKmh: 60,
    zone: 'TOWN',
    placeName: 'Edéa',
    isConfirmed: false,
  });
});

test.each([
  [1.6, 60],
  [1.7, 110],
  [3, 110],
  [4.9, 110],
])('%s km from the centre of Edéa, whose circle is estimated, the limit is %s', (km, expected) => {
  expect(limitAt(SHIPPED, fixAt({ lat: EDEA.lat + km * NORTH_1_KM }))?.limitKmh).toBe(expected);
});

test('where nothing is known the open road holds', () => {
  expect(limitAt(indexLimits([]), fixAt())).toMatchObject({
    limitKmh: 110,
    id: 'open-road',
    isConfirmed: false,
  });
});

const SCHOOL = buildLimit({
  id: 'school',
  zone: 'SCHOOL',
  geometry: { kind: 'CIRCLE', centre: EDEA, radiusM: 100 },
  limitKmh: sameForAll(30),
});

test('a school overrules its town where one is certainly at it, and not where one may be beside it', () => {
  const index = indexLimits([SCHOOL, buildLimit()]);
  const limits = [0, 0.095, 0.15].map((km) => limitAt(index, fixAt({ lat: EDEA.lat + km * NORTH_1_KM })));
  expect(limits.map((limit) => limit?.limitKmh)).toEqual([30, 60, 60]);
});

test('a worse accuracy never lowers a limit, and one of 200 m removes a certain school', () => {
  const index = indexLimits([SCHOOL, buildLimit()]);
  const limits = [5, 40, 200, 2_000].map((accuracyM) => limitAt(index, fixAt({ accuracyM }))?.limitKmh);
  expect(limits).toEqual([30, 30, 60, 110]);
});

test('a limit over half the world holds in parts that have limits of their own and in those that have none', () => {
  const world = buildLimit({
    id: 'world',
    geometry: { kind: 'CIRCLE', centre: EDEA, radiusM: 3_000_000 },
    limitKmh: sameForAll(70),
  });
  const index = indexLimits([SCHOOL, buildLimit({ zone: 'ROAD' }), world]);
  const limits = [0, 0.5, 30, 700, 3_001].map((km) =>
    limitAt(index, fixAt({ lat: EDEA.lat + km * NORTH_1_KM })),
  );
  expect(index.wide).toHaveLength(1);
  expect(limits.map((limit) => limit?.limitKmh)).toEqual([30, 60, 70, 70, 110]);
});

test('of two equal limits that are possible an unconfirmed one is given', () => {
  const other = buildLimit({ id: 'zone', isConfirmed: false });
  expect(limitAt(indexLimits([buildLimit(), other]), fixAt())).toMatchObject({
    limitKmh: 60,
    isConfirmed: false,
  });
});

test('by the thresholds the caution threshold of the time is the confirmed limit everywhere, for all but trains', () => {
  const timeline = [{ caution: 55, warning: 65, danger: 75, effectiveAtMs: 1_000 }];
  const limit = (atMs: number, vehicleClass: VehicleClass = 'CAR') =>
    limitInForce({ kind: 'thresholds', timeline }, fixAt({ atMs, vehicleClass }));
  expect(limit(999)).toMatchObject({ limitKmh: 50, isConfirmed: true });
  expect(limit(1_000)).toMatchObject({ limitKmh: 55, isConfirmed: true });
  expect(limit(1_000, 'TRAIN')).toBeNull();
  expect(limitInForce({ kind: 'register', index: SHIPPED }, fixAt())).toMatchObject({ limitKmh: 60 });
});

/** Decision D12, word by word, over all limits. */
function byBruteForce(limits: readonly SpeedLimit[], query: RoadQuery): number {
  const { vehicleClass, atMs, accuracyM } = query;
  const metresPerLng = metresPerLngAt(query.lat);
  const seen = limits
    .filter((limit) => appliesAt(limit, atMs))
    .flatMap((limit) => {
      const marginM = 2 * Math.max(4, accuracyM ?? 15) + limit.geometryUncertaintyM;
      const coverage =
        limit.geometry.kind === 'DEFAULT'
          ? 'CERTAIN'
          : coverageOf(limit.geometry, query, { marginM, metresPerLng });
      return coverage === 'NONE' ? [] : [{ limit, coverage, rank: LIMIT_ZONES.indexOf(limit.zone) }];
    });
  const certain = seen.filter(({ coverage }) => coverage === 'CERTAIN').map(({ rank }) => rank);
  const least = Math.max(0, ...certain);
  const possible = seen.filter(({ rank }) => rank >= least).map(({ limit }) => limit.limitKmh[vehicleClass]);
  return Math.max(...possible);
}

test('the index gives what a look at every limit gives', () => {
  fc.assert(
    fc.property(
      arbitraryLimits,
      fc.array(arbitraryQuery, { minLength: 1, maxLength: 10 }),
      (limits, queries) => {
        const all = [...limits, OPEN_ROAD];
        const index = indexLimits(all);
        const given = queries.map((query) => limitAt(index, query)?.limitKmh);
        expect(given).toEqual(queries.map((query) => byBruteForce(all, query)));
      },
    ),
    { numRuns: 500 },
  );
});

test('the order in which limits come, and what was asked before, change nothing', () => {
  fc.assert(
    fc.property(
      arbitraryLimits.chain((limits) =>
        fc.tuple(fc.constant(limits), fc.shuffledSubarray(limits, { minLength: limits.length })),
      ),
      fc.array(arbitraryQuery, { minLength: 1, maxLength: 10 }),
      ([limits, shuffled], queries) => {
        const answers = (index: LimitQuery[], of: readonly SpeedLimit[]): (LegalLimit | null)[] => {
          const prepared = indexLimits(of);
          return index.map((query) => limitAt(prepared, query));
        };
        const forwards = answers(queries, limits);
        const backwards = answers([...queries].reverse(), shuffled).reverse();
        expect(JSON.stringify(backwards)).toBe(JSON.stringify(forwards));
      },
    ),
  );
});

/** A limit in its true place, and the same as it is drawn: off by up to its uncertainty. */
const drawnTwice = fc
  .record({
    north: fc.integer({ min: -3_000, max: 3_000 }),
    east: fc.integer({ min: -3_000, max: 3_000 }),
    radiusM: fc.integer({ min: 50, max: 3_000 }),
    uncertaintyM: fc.integer({ min: 0, max: 1_000 }),
    turn: fc.integer({ min: 0, max: 359 }),
    share: fc.integer({ min: 0, max: 97 }),
    growth: fc.integer({ min: 0, max: 100 }),
    tens: fc.integer({ min: 3, max: 10 }),
    zone: fc.constantFrom('TOWN' as const, 'MARKET' as const, 'SCHOOL' as const),
  })
  .map(({ north, east, radiusM, uncertaintyM, turn, share, growth, tens, zone }) => {
    const offM = (uncertaintyM * share) / 100;
    const grownM = Math.min((offM * growth) / 100, radiusM);
    const centre = moved(EDEA, { northM: north, eastM: east });
    const limit = buildLimit({ zone, limitKmh: sameForAll(tens * 10), geometryUncertaintyM: uncertaintyM });
    const drawnCentre = movedAlong(centre, turn, offM - grownM);
    return {
      truth: { ...limit, geometry: { kind: 'CIRCLE' as const, centre, radiusM }, geometryUncertaintyM: 0 },
      drawn: {
        ...limit,
        geometry: { kind: 'CIRCLE' as const, centre: drawnCentre, radiusM: radiusM - grownM },
      },
    };
  });

function moved({ lat, lng }: typeof EDEA, { northM, eastM }: { northM: number; eastM: number }): typeof EDEA {
  return { lat: lat + northM / 111_195, lng: lng + eastM / metresPerLngAt(lat) };
}

function movedAlong(place: typeof EDEA, turnDeg: number, byM: number): typeof EDEA {
  const angle = (turnDeg * Math.PI) / 180;
  return moved(place, { northM: byM * Math.cos(angle), eastM: byM * Math.sin(angle) });
}

test('the limit is never lower than the true one, however fix and borders are off within their uncertainty', () => {
  fc.assert(
    fc.property(
      fc.array(drawnTwice, { minLength: 1, maxLength: 6 }),
      fc.record({
        accuracyM: fc.integer({ min: 4, max: 400 }),
        turn: fc.integer({ min: 0, max: 359 }),
        share: fc.integer({ min: 0, max: 97 }),
      }),
      (limits, { accuracyM, turn, share }) => {
        const named = limits.map(({ truth, drawn }, index) => ({
          truth: { ...truth, id: `limit-${index}` },
          drawn: { ...drawn, id: `limit-${index}` },
        }));
        const measured = movedAlong(EDEA, turn, (2 * accuracyM * share) / 100);
        const given = limitAt(
          indexLimits(named.map(({ drawn }) => drawn)),
          fixAt({ ...measured, accuracyM }),
        );
        expect(given?.limitKmh).toBeGreaterThanOrEqual(trueLimit(named.map(({ truth }) => truth)));
      },
    ),
    { numRuns: 1_000 },
  );
});

/** At the very middle of Edéa, by the distance on the globe. */
function trueLimit(limits: readonly SpeedLimit[]): number {
  const there = limits.filter(({ geometry }) => {
    if (geometry.kind !== 'CIRCLE') {
      return false;
    }
    const x = (geometry.centre.lng - EDEA.lng) * metresPerLngAt(EDEA.lat);
    return Math.hypot(x, (geometry.centre.lat - EDEA.lat) * 111_195) <= geometry.radiusM;
  });
  const rank = Math.max(0, ...there.map(({ zone }) => LIMIT_ZONES.indexOf(zone)));
  const inForce = there.filter(({ zone }) => LIMIT_ZONES.indexOf(zone) === rank);
  return Math.max(...(inForce.length === 0 ? [OPEN_ROAD] : inForce).map(({ limitKmh }) => limitKmh.CAR));
}
