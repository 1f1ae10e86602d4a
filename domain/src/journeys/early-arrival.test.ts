import fc from 'fast-check';
import { NO_PASSAGE, readPassage } from './early-arrival';
import type { EarlyArrival, TravelFix, TravelRules } from './early-arrival';
import { findingsOf, NO_FINDINGS, readFindings } from './journey-findings';
import { isNearKnownRoad, openKnownRoads } from '../places/known-roads';
import { knownRoadsFile } from '../places/known-roads-file';
import { indexLimits } from '../limits/limit-index';
import { limitOverGap } from '../limits/limit-over-gap';
import { shippedLimits } from '../limits/shipped-limits';
import type { VehicleClass } from '../limits/speed-limits';
import { movedAlong } from '../testing/gaps';
import { readRoads, readTowns } from '../testing/geodata';
import { drivenAlong, roadPoints } from '../testing/road-drives';
import { openTravelTimes } from '../places/travel-times';
import { MINUTE_MS } from '../units';

const LINES = readRoads();
const TOWNS = readTowns();
const TIMES = openTravelTimes(LINES, TOWNS);
const ROADS = openKnownRoads(knownRoadsFile(LINES, TOWNS));
const REGISTER = { kind: 'register', index: indexLimits(shippedLimits(TOWNS)) } as const;
const N3 = roadPoints(LINES, 'N3');

function rulesFor(vehicleClass: VehicleClass): TravelRules {
  return {
    travelTimes: TIMES,
    limitOverGap: (from, to) =>
      limitOverGap(REGISTER, {
        from: { ...from, atMs: from.recordedAtMs },
        to: { ...to, atMs: to.recordedAtMs },
        vehicleClass,
      }),
  };
}

function arrivalOn(fixes: readonly TravelFix[], vehicleClass: VehicleClass = 'CAR'): EarlyArrival | null {
  const rules = rulesFor(vehicleClass);
  return fixes.reduce((passage, fix) => {
    const isOnRoad = isNearKnownRoad(ROADS, fix, fix.accuracyM);
    return readFindings(
      { ...NO_FINDINGS, passage },
      { ...fix, inconsistent: null, offRoad: null, isOnRoad },
      rules,
    ).passage;
  }, NO_PASSAGE).early;
}

test('a car at 130 km/h all the way from Yaoundé is found at the farthest town that it came to', () => {
  const early = arrivalOn(drivenAlong(N3, { speedKmh: 130, everyS: 5 }));
  expect(early?.fromTown).toBe('Yaoundé');
  expect(early?.wayM).toBeGreaterThan(200_000);
  expect(early?.actualMinutes).toBeLessThan(early?.minimumMinutes ?? 0);
});

test('what a car may drive is too fast for a bus, and a train has no limit', () => {
  const fixes = drivenAlong(N3, { speedKmh: 108, everyS: 5 });
  expect(arrivalOn(fixes, 'CAR')).toBeNull();
  expect(arrivalOn(fixes, 'BUS')).toMatchObject({ fromTown: 'Yaoundé' });
  expect(arrivalOn(fixes, 'TRAIN')).toBeNull();
});

const REFS = ['N1', 'N2', 'N3', 'N4', 'N5', 'N6', 'N7', 'N8', 'N9', 'N10', 'N15'];

test.each(REFS)(
  'nobody who drives the %s at exactly the limit is found, wherever its line may be off',
  (ref) => {
    const points = roadPoints(LINES, ref);
    const straightened = points.filter((_, index) => index % 2 === 0);
    for (const way of [points, points.toReversed(), straightened]) {
      expect(arrivalOn(drivenAlong(way, { speedKmh: 110, everyS: 5 }))).toBeNull();
      const beside = way.map((point) => movedAlong(point, 45, 1_500));
      expect(arrivalOn(drivenAlong(beside, { speedKmh: 110, everyS: 5 }))).toBeNull();
    }
  },
);

test('a lawful drive with any fixes missing is never found', () => {
  const fixes = drivenAlong(N3, { speedKmh: 110, everyS: 20 });
  const stored = fc.array(fc.boolean(), { minLength: fixes.length, maxLength: fixes.length });
  fc.assert(
    fc.property(stored, (isStored) => {
      expect(arrivalOn(fixes.filter((_, index) => isStored[index]))).toBeNull();
    }),
  );
});

test('a phone that was off between the towns proves as much', () => {
  const fixes = drivenAlong(N3, { speedKmh: 124, everyS: 5 });
  const whole = arrivalOn(fixes);
  const [startedAtMs, endedAtMs] = [whole?.startedAtMs ?? NaN, whole?.endedAtMs ?? NaN];
  const off = fixes.filter(
    ({ recordedAtMs }) => recordedAtMs <= startedAtMs + 5_000 || recordedAtMs >= endedAtMs - 5_000,
  );
  expect(off.length).toBeLessThan(fixes.length / 2);
  expect(arrivalOn(off)).toEqual(whole);
});

test('a stop that makes the time lawful leaves nothing to find but between towns on the same side of it', () => {
  const fixes = drivenAlong(N3, { speedKmh: 130, everyS: 5 });
  const half = Math.floor(fixes.length / 2);
  const later = (fix: TravelFix): TravelFix => ({
    ...fix,
    recordedAtMs: fix.recordedAtMs + 60 * MINUTE_MS,
    deviceMs: fix.deviceMs + 60 * MINUTE_MS,
  });
  const stopped = fixes.map((fix, index) => (index < half ? fix : later(fix)));
  const early = arrivalOn(stopped);
  const stoppedAtMs = fixes[half]?.recordedAtMs ?? NaN;
  const isAfter = [early?.startedAtMs, early?.endedAtMs].map((atMs) => (atMs ?? NaN) >= stoppedAtMs);
  expect(new Set(isAfter).size).toBe(1);
  expect(early?.wayM).toBeLessThan(200_000);
});

test('of a clock that was set on the way the longer time counts', () => {
  const fixes = drivenAlong(N3, { speedKmh: 108, everyS: 5 });
  const half = Math.floor(fixes.length / 2);
  const setMs = -40 * MINUTE_MS;
  const corrected = fixes.map((fix, index) =>
    index < half ? fix : { ...fix, recordedAtMs: fix.recordedAtMs + setMs },
  );
  const own = fixes.map((fix, index) => (index < half ? fix : { ...fix, deviceMs: fix.deviceMs + setMs }));
  expect([arrivalOn(corrected), arrivalOn(own)]).toEqual([null, null]);
});

describe('nothing is found', () => {
  const fast = drivenAlong(N3, { speedKmh: 140, everyS: 5 });
  const [first, last] = [fast[0], fast.at(-1)];
  if (first === undefined || last === undefined) {
    throw new Error('The road has no points');
  }

  test('of a way off the known roads in between: a plane, or a shorter road that the survey lacks', () => {
    const half = Math.floor(fast.length / 2);
    const away = fast.map((fix, index) => (index === half ? { ...fix, ...movedAlong(fix, 0, 12_000) } : fix));
    expect(arrivalOn(fast)).not.toBeNull();
    expect(arrivalOn(away)?.wayM ?? 0).toBeLessThan((arrivalOn(fast)?.wayM ?? 0) / 1.5);
  });

  test.each([50, 75, 95])('of a flight of %s minutes with the phone switched off', (minutes) => {
    const atMs = first.recordedAtMs + minutes * MINUTE_MS;
    const landed = { ...last, ...{ lat: 4.0061, lng: 9.7195 }, recordedAtMs: atMs, deviceMs: atMs };
    expect(arrivalOn([first, landed])).toBeNull();
  });

  test('where no travel times are known', () => {
    const rules = { ...rulesFor('CAR'), travelTimes: null };
    const read = (passage: typeof NO_PASSAGE, fix: TravelFix) => readPassage(passage, fix, rules);
    expect(fast.reduce(read, NO_PASSAGE)).toEqual(NO_PASSAGE);
  });
});

test('the finding stands with the others by its start', () => {
  const early = arrivalOn(drivenAlong(N3, { speedKmh: 130, everyS: 5 }));
  const span = { startedAtMs: (early?.startedAtMs ?? 0) - 1, endedAtMs: early?.endedAtMs ?? 0 };
  const findings = { ...NO_FINDINGS, offRoad: [span], passage: { ...NO_PASSAGE, early } };
  expect(findingsOf(findings).map(({ kind }) => kind)).toEqual(['OFF_ROAD', 'EARLY_ARRIVAL']);
});
