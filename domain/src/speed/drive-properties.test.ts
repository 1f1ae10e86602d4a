import fc from 'fast-check';
import type { Fix } from './fix';
import { FIX_FLAGS } from './fix';
import { distanceBetweenM } from '../geo/geo';
import {
  advanceDrive,
  averageSpeedKmh,
  canContinue,
  driveAlerts,
  EMPTY_DRIVE,
  judgeDrive,
} from './journey-state';
import type { Drive, DriveRules, JudgedFix } from './journey-state';
import { inBatches, shuffled } from '../testing/arrivals';
import { arbitraryDrive, arbitraryTimeline } from '../testing/arbitrary-drives';
import { RULES } from '../testing/build-fixes';
import { rulesOf, startsAnew, stretchesOf } from '../testing/judged-stretches';
import { speedKmhOf } from '../units';

const RUNS = { numRuns: 150 };
const alertsOf = (drive: Drive) => driveAlerts(drive, { hasEnded: true });

/** As the server accepts batches: on top of what it has where that is right, else all anew. */
function judgeInBatches(batches: readonly (readonly Fix[])[], rules: DriveRules): Drive {
  let stored: readonly Fix[] = [];
  let drive = EMPTY_DRIVE;
  for (const batch of batches) {
    stored = [...stored, ...batch];
    const ordered = [...batch].sort((one, other) => one.seq - other.seq);
    drive = canContinue(drive, ordered)
      ? ordered.reduce((before, fix) => advanceDrive(before, fix, rules).drive, drive)
      : judgeDrive(stored, rules).drive;
  }
  return drive;
}

describe('the drives that properties draw', () => {
  it('contain every flag, alerts of every severity, interrupted ones too, and tracks that start anew', () => {
    const drawn = fc.sample(arbitraryDrive(), { numRuns: 400, seed: 237 });
    const results = drawn.map(({ fixes }) => judgeDrive(fixes, RULES));
    const flags = new Set(results.flatMap(({ judged }) => judged.map(({ flag }) => flag)));
    const severities = new Set(
      results.flatMap(({ drive }) => alertsOf(drive).map(({ severity }) => severity)),
    );
    const interrupted = results.filter(({ drive, judged }) =>
      alertsOf(drive).some(({ startedAtMs, endedAtMs }) => {
        const isWithin = ({ fix }: JudgedFix) =>
          fix.recordedAtMs >= startedAtMs && fix.recordedAtMs <= (endedAtMs ?? Infinity);
        return stretchesOf(judged.filter(isWithin)).length > 1;
      }),
    );
    expect([...flags].sort()).toEqual([...FIX_FLAGS, null].sort());
    expect([...severities].sort()).toEqual(['CAUTION', 'DANGER', 'WARNING']);
    expect(interrupted.length).toBeGreaterThan(3);
    expect(results.filter(({ judged }) => startsAnew(judged)).length).toBeGreaterThan(10);
    expect(results.filter(({ judged }) => !startsAnew(judged)).length).toBeGreaterThan(200);
  });
});

describe('judging a drive', () => {
  it('gives the same result in whatever order the fixes are passed in', () => {
    fc.assert(
      fc.property(arbitraryDrive(), arbitraryTimeline, fc.integer(), ({ fixes }, timeline, seed) => {
        const rules = rulesOf(timeline);
        expect(judgeDrive(shuffled(fixes, seed), rules)).toStrictEqual(judgeDrive(fixes, rules));
      }),
      RUNS,
    );
  });

  it('gives the same result in whatever batches the fixes come', () => {
    const sizes = fc.array(fc.integer({ min: 1, max: 80 }), { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(
        arbitraryDrive(),
        arbitraryTimeline,
        sizes,
        fc.option(fc.integer()),
        ({ fixes }, timeline, batchSizes, seed) => {
          const rules = rulesOf(timeline);
          const batches = inBatches(fixes, batchSizes);
          const arrived = seed === null ? batches : shuffled(batches, seed);
          expect(judgeInBatches(arrived, rules)).toStrictEqual(judgeDrive(fixes, rules).drive);
        },
      ),
      RUNS,
    );
  });

  it('retains every fix, by rising seq, either flagged without a speed or counted', () => {
    fc.assert(
      fc.property(arbitraryDrive(), ({ fixes }) => {
        const { judged } = judgeDrive(fixes, RULES);
        expect(judged.map(({ fix }) => fix)).toEqual(fixes);
        expect(
          judged.filter(({ flag, speedKmh, zone }) => flag !== null && (speedKmh ?? zone) !== null),
        ).toEqual([]);
      }),
      RUNS,
    );
  });

  it('lets flagged fixes move no number', () => {
    fc.assert(
      fc.property(arbitraryDrive(), arbitraryTimeline, ({ fixes }, timeline) => {
        const { drive, judged } = judgeDrive(fixes, rulesOf(timeline));
        fc.pre(!startsAnew(judged));
        const good = judged.filter(({ flag }) => flag === null).map(({ fix }) => fix);
        const alone = judgeDrive(good, rulesOf(timeline));
        expect(alone.judged.map(({ flag }) => flag)).toEqual(good.map(() => null));
        const { distanceM, maxSpeedKmh, moving, speedKmh } = drive;
        expect(alone.drive).toMatchObject({ distanceM, maxSpeedKmh, moving, speedKmh });
        expect(alertsOf(alone.drive)).toEqual(alertsOf(drive));
      }),
      RUNS,
    );
  });

  it('shows the mean of the last five speeds of the stretch, and nothing at its first fix', () => {
    const withoutDevice = arbitraryDrive().map(({ fixes }) =>
      fixes.map((fix) => ({ ...fix, speedKmh: null })),
    );
    fc.assert(
      fc.property(withoutDevice, (fixes) => {
        const { judged } = judgeDrive(fixes, RULES);
        fc.pre(!startsAnew(judged));
        stretchesOf(judged).forEach((stretch) =>
          stretch.forEach(({ fix, speedKmh }, index) => {
            const speeds = stretch.slice(Math.max(1, index - 4), index + 1).map(({ fix: to }, step) => {
              const from = stretch[Math.max(1, index - 4) + step - 1]?.fix ?? fix;
              return speedKmhOf(distanceBetweenM(from, to), (to.recordedAtMs - from.recordedAtMs) / 1000);
            });
            const meanKmh = speeds.reduce((sum, speed) => sum + speed, 0) / speeds.length;
            expect(speedKmh === null).toBe(index === 0);
            expect(speedKmh ?? 0).toBeCloseTo(index === 0 ? 0 : meanKmh, 6);
          }),
        );
      }),
      RUNS,
    );
  });

  it('never shows a negative speed, nor one above 250 km/h', () => {
    fc.assert(
      fc.property(arbitraryDrive(), ({ fixes }) => {
        const { drive, judged } = judgeDrive(fixes, RULES);
        const shown = judged.flatMap(({ speedKmh }) => speedKmh ?? []);
        expect(Math.min(0, ...shown)).toBe(0);
        expect(drive.maxSpeedKmh ?? 0).toBeLessThanOrEqual(Math.max(0, ...shown) + 1e-9);
        expect(Math.max(0, ...shown)).toBeLessThanOrEqual(250 + 1e-9);
      }),
      RUNS,
    );
  });

  it('never gives an average above the fastest way between two good fixes', () => {
    fc.assert(
      fc.property(arbitraryDrive(), ({ fixes }) => {
        const { drive, judged } = judgeDrive(fixes, RULES);
        fc.pre(!startsAnew(judged));
        const good = judged.filter(({ flag }) => flag === null).map(({ fix }) => fix);
        const implied = good.slice(1).map((fix, index) => {
          const from = good[index] ?? fix;
          return speedKmhOf(distanceBetweenM(from, fix), (fix.recordedAtMs - from.recordedAtMs) / 1000);
        });
        expect(averageSpeedKmh(drive)).toBeLessThanOrEqual(Math.max(0, ...implied) + 1e-9);
        expect(averageSpeedKmh(drive)).toBeGreaterThanOrEqual(0);
      }),
      RUNS,
    );
  });

  it('takes the maximum from full windows only: five readings over 4 s, or three over 6 s', () => {
    const steps = (stretch: readonly JudgedFix[], from: number, to: number) =>
      ((stretch[to]?.fix.recordedAtMs ?? NaN) - (stretch[from]?.fix.recordedAtMs ?? NaN)) / 1000;
    fc.assert(
      fc.property(arbitraryDrive({ cadencesS: [1, 2, 5, 10] }), ({ fixes }) => {
        const { drive, judged } = judgeDrive(fixes, RULES);
        fc.pre(!startsAnew(judged));
        const full = stretchesOf(judged).flatMap((stretch) =>
          stretch.flatMap(({ speedKmh }, index) => {
            const isFive = index >= 5 && steps(stretch, index - 5, index) >= 4;
            const isThree = index >= 3 && steps(stretch, Math.max(0, index - 5), index) >= 6;
            return isFive || isThree ? (speedKmh ?? []) : [];
          }),
        );
        expect(drive.maxSpeedKmh).toBe(full.length === 0 ? null : Math.max(...full));
      }),
      RUNS,
    );
  });

  it('never gives an average above the maximum, at any moment of any drive', () => {
    fc.assert(
      fc.property(arbitraryDrive(), ({ fixes }) => {
        let drive = EMPTY_DRIVE;
        for (const fix of fixes) {
          drive = advanceDrive(drive, fix, RULES).drive;
          expect(averageSpeedKmh(drive)).toBeLessThanOrEqual(drive.maxSpeedKmh ?? Infinity);
        }
      }),
      RUNS,
    );
  });

  it('never takes distance or maximum speed back as the drive goes on', () => {
    fc.assert(
      fc.property(arbitraryDrive(), ({ fixes }) => {
        let drive = EMPTY_DRIVE;
        for (const fix of fixes) {
          const next = advanceDrive(drive, fix, RULES).drive;
          expect(next.distanceM).toBeGreaterThanOrEqual(drive.distanceM);
          expect(next.maxSpeedKmh ?? 0).toBeGreaterThanOrEqual(drive.maxSpeedKmh ?? 0);
          expect(next.maxSpeedKmh === null && drive.maxSpeedKmh !== null).toBe(false);
          drive = next;
        }
      }),
      RUNS,
    );
  });
});
