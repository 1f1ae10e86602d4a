import fc from 'fast-check';
import { startOfHourMs } from '../time/civil-time';
import { bookingsOf, withoutSettled } from './judged-way';
import type { WayBooking } from './judged-way';
import { advanceJudgement, judgeJourney, NOTHING_JUDGED } from './judgement';
import { roadCellOf, roadOfCell } from '../places/road-corridors';
import { buildDrive, placeNorth, START_MS } from '../testing/build-fixes';
import type { Leg } from '../testing/build-fixes';
import { rulesUnder, storedFixes, TOWN } from '../testing/judged';
import { bookedBy, sumOf } from '../testing/judged-ways';
import { HOUR_MS } from '../units';

const judgedM = (booking: WayBooking): number => booking.judgedM;
const unjudgedM = (booking: WayBooking): number => booking.unjudgedM;
const atSpeed = (speedKmh: number, fixes: number, everyS = 1): Leg => ({
  speedKmh,
  fixes,
  everyS,
  accuracyM: 5,
});

describe('what is judged of a way', () => {
  test('is all of it where steps are measured under a limit', () => {
    const { bookings, distanceM } = bookedBy(buildDrive([atSpeed(60, 600)]));
    expect(distanceM).toBeGreaterThan(9_900);
    expect(sumOf(bookings, judgedM)).toBeCloseTo(distanceM, 3);
    expect(sumOf(bookings, ({ confirmedM }) => confirmedM)).toBeCloseTo(distanceM, 3);
    expect(sumOf(bookings, unjudgedM)).toBeCloseTo(0, 6);
  });

  test('is none of it where nobody may be accused, and nothing confirmed under a limit that is not', () => {
    const fixes = buildDrive([atSpeed(60, 600)]);
    const nobody = bookedBy(fixes, rulesUnder(null));
    expect(sumOf(nobody.bookings, judgedM)).toBe(0);
    expect(sumOf(nobody.bookings, unjudgedM)).toBeCloseTo(nobody.distanceM, 3);
    const unconfirmed = bookedBy(fixes, rulesUnder({ ...TOWN, isConfirmed: false }));
    expect(sumOf(unconfirmed.bookings, judgedM)).toBeCloseTo(unconfirmed.distanceM, 3);
    expect(sumOf(unconfirmed.bookings, ({ confirmedM }) => confirmedM)).toBe(0);
  });

  test('has no flagged fixes in it', () => {
    const fixes = buildDrive([atSpeed(60, 120)]).map((fix) =>
      fix.seq % 3 === 0 ? { ...fix, lat: fix.lat + 1 } : fix,
    );
    const { bookings, distanceM } = bookedBy(fixes);
    expect(sumOf(bookings, judgedM)).toBeCloseTo(distanceM, 3);
    expect(distanceM).toBeLessThan(2_100);
  });

  test('has gaps in it over which a violation could have been proven, also beyond what counts as distance', () => {
    const sparse = bookedBy(buildDrive([atSpeed(40, 40, 30)]));
    // Of the first gap there is no fix before it, and of the last none after it.
    expect(sumOf(sparse.bookings, judgedM)).toBeCloseTo((38 * 30 * 40) / 3.6, 0);
    expect(sumOf(sparse.bookings, unjudgedM)).toBeCloseTo((2 * 30 * 40) / 3.6, 0);
    const long = bookedBy(buildDrive([atSpeed(40, 30), atSpeed(40, 1, 1_200), atSpeed(40, 30)]));
    expect(sumOf(long.bookings, judgedM)).toBeCloseTo((1_260 * 40) / 3.6, 0);
    expect(long.distanceM).toBeLessThan(700);
  });

  test('has nothing in it of a tracker that stands, however its places wander', () => {
    const fixes = buildDrive([atSpeed(0, 60, 30)]).map((fix) => ({
      ...fix,
      lat: fix.lat + (fix.seq % 3) / 10_000,
    }));
    const { bookings } = bookedBy(fixes.map((fix) => ({ ...fix, accuracyM: 10 })));
    expect(sumOf(bookings, judgedM) + sumOf(bookings, unjudgedM)).toBe(0);
  });

  test('has no gaps in it that are longer than half an hour, or whose fixes are too few', () => {
    const long = bookedBy(buildDrive([atSpeed(40, 30), atSpeed(40, 1, 1_860), atSpeed(40, 30)]));
    expect(sumOf(long.bookings, judgedM)).toBeCloseTo(long.distanceM, 3);
    const { bookings, distanceM } = bookedBy(buildDrive([atSpeed(40, 1, 60), atSpeed(40, 1, 60)]));
    expect(sumOf(bookings, judgedM)).toBe(0);
    expect(sumOf(bookings, unjudgedM)).toBeCloseTo(distanceM, 3);
  });

  test('is nothing since a vehicle left the roads for 2 min, and all where it came back before', () => {
    const fixes = buildDrive([atSpeed(60, 600)]);
    const nearBut = (fromS: number, toS: number) =>
      bookedBy(
        fixes,
        rulesUnder(TOWN, {
          isNearRoad: ({ recordedAtMs }) =>
            recordedAtMs < START_MS + fromS * 1_000 || recordedAtMs > START_MS + toS * 1_000,
        }),
      );
    const back = nearBut(100, 200);
    expect(sumOf(back.bookings, judgedM)).toBeCloseTo(back.distanceM, 3);
    const off = nearBut(100, 400);
    expect(sumOf(off.bookings, judgedM)).toBeCloseTo((off.distanceM * 299) / 600, -1);
    expect(sumOf(off.bookings, (each) => each.judgedM + each.unjudgedM)).toBeCloseTo(off.distanceM, 3);
  });
});

describe('a booking', () => {
  test('is of the hour and the road where the way was driven, once for each', () => {
    const { bookings } = bookedBy(buildDrive([atSpeed(80, 2_000, 5)]));
    const keys = bookings.map(({ hourMs, road }) => `${hourMs} ${road}`);
    expect(new Set(keys).size).toBe(keys.length);
    const hours = [...new Set(bookings.map(({ hourMs }) => hourMs))];
    expect(hours).toEqual([START_MS, START_MS + HOUR_MS, START_MS + 2 * HOUR_MS]);
    const first = bookings.filter(({ hourMs }) => hourMs === START_MS);
    expect(sumOf(first, judgedM)).toBeCloseTo(80_000, -2);
    // North of Douala the road to the north-west is left behind.
    expect(bookings.at(0)?.road).toBe(roadOfCell(roadCellOf(placeNorth(500))));
    expect(bookings.at(-1)?.road).not.toBe(bookings.at(0)?.road);
  });

  test('of a long gap lies in each of the hours that it went over', () => {
    const { bookings } = bookedBy(buildDrive([atSpeed(40, 3_000), atSpeed(40, 1, 1_500), atSpeed(40, 30)]));
    const inSecond = bookings.filter(({ hourMs }) => hourMs === START_MS + HOUR_MS);
    expect(sumOf(inSecond, judgedM)).toBeCloseTo((930 * 40) / 3.6, -3);
  });
});

const LEGS = fc.array(
  fc.record({
    speedKmh: fc.integer({ min: 0, max: 120 }),
    fixes: fc.integer({ min: 1, max: 30 }),
    everyS: fc.constantFrom(1, 2, 10, 30, 120, 900, 10_000),
    accuracyM: fc.constantFrom(5, 20, 45, 80),
  }),
  { minLength: 1, maxLength: 8 },
);

describe('what is booked', () => {
  test('is the same in whatever order the fixes are given and however they are split', () => {
    fc.assert(
      fc.property(LEGS, fc.infiniteStream(fc.integer()), (legs, keys) => {
        const fixes = storedFixes(buildDrive(legs));
        const rules = rulesUnder(TOWN);
        const whole = bookingsOf(judgeJourney(fixes, rules).judgement.way);
        const shuffled = fixes
          .map((fix) => ({ fix, key: keys.next().value }))
          .sort((one, other) => one.key - other.key)
          .map(({ fix }) => fix);
        expect(bookingsOf(judgeJourney(shuffled, rules).judgement.way)).toEqual(whole);
        let judgement = NOTHING_JUDGED;
        for (const fix of fixes) {
          ({ judgement } = advanceJudgement(judgement, fix, rules));
        }
        expect(bookingsOf(judgement.way)).toEqual(whole);
      }),
      { numRuns: 60 },
    );
  });

  test('is what is stored when it is stored after every fix and what is settled is discarded', () => {
    fc.assert(
      fc.property(LEGS, (legs) => {
        const fixes = storedFixes(buildDrive(legs));
        const rules = rulesUnder(TOWN);
        const stored = new Map<string, WayBooking>();
        let judgement = NOTHING_JUDGED;
        for (const fix of fixes) {
          const next = advanceJudgement(judgement, fix, rules).judgement;
          for (const booking of bookingsOf(next.way)) {
            stored.set(`${booking.hourMs} ${booking.road}`, booking);
          }
          judgement = { ...next, way: withoutSettled(next.way, next.drive.lastGoodAtMs ?? 0) };
        }
        expect([...stored.values()]).toEqual(bookingsOf(judgeJourney(fixes, rules).judgement.way));
        const latest = startOfHourMs(judgement.drive.lastGoodAtMs ?? 0) - HOUR_MS;
        expect(judgement.way.bookings.every(({ hourMs }) => hourMs >= latest)).toBe(true);
      }),
      { numRuns: 60 },
    );
  });
});
