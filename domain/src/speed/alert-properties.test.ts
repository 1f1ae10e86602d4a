import fc from 'fast-check';
import { isWeak } from './fix-filter';
import { distanceBetweenM } from '../geo/geo';
import { advanceDrive, driveAlerts, EMPTY_DRIVE, judgeDrive } from './journey-state';
import type { Drive, JudgedFix } from './journey-state';
import { fullSpeedKmh } from './speed';
import type { SpeedAlert } from './speed-alerts';
import { arbitraryDrive, arbitraryTimeline } from '../testing/arbitrary-drives';
import { buildDrive, RULES } from '../testing/build-fixes';
import { rulesOf, startsAnew, stretchesOf } from '../testing/judged-stretches';
import { speedKmhOf } from '../units';
import { severityOf, thresholdsAt } from './zones';

const RUNS = { numRuns: 150 };
const alertsOf = (drive: Drive) => driveAlerts(drive, { hasEnded: true });

function readingsOf({ startedAtMs, endedAtMs }: SpeedAlert, judged: readonly JudgedFix[]) {
  return judged.filter(
    ({ fix, flag }) =>
      flag === null &&
      !isWeak(fix) &&
      fix.recordedAtMs >= startedAtMs &&
      fix.recordedAtMs <= (endedAtMs ?? Infinity),
  );
}

/** The displayed speeds that rest on full windows, by seq. */
function fullSpeedsOf(judged: readonly JudgedFix[]): ReadonlyMap<number, number> {
  let drive = EMPTY_DRIVE;
  const known = judged.map(({ fix, flag }) => {
    drive = advanceDrive(drive, fix, RULES, flag === 'duplicate').drive;
    return [fix.seq, fullSpeedKmh(drive.window)] as const;
  });
  return new Map(known.flatMap(([seq, fullKmh]) => (fullKmh === null ? [] : [[seq, fullKmh]])));
}

describe('an alert', () => {
  it('starts and ends at a fix at or above the caution threshold, and spans no gap but one driven as fast in less than 60 s', () => {
    fc.assert(
      fc.property(arbitraryDrive(), arbitraryTimeline, ({ fixes }, timeline) => {
        const { drive, judged } = judgeDrive(fixes, rulesOf(timeline));
        fc.pre(!startsAnew(judged));
        for (const alert of alertsOf(drive)) {
          const { caution } = thresholdsAt(timeline, alert.startedAtMs);
          const endedAtMs = alert.endedAtMs ?? Infinity;
          const within = judged.filter(
            ({ fix, flag }) =>
              flag === null && fix.recordedAtMs >= alert.startedAtMs && fix.recordedAtMs <= endedAtMs,
          );
          expect(within[0]?.fix.recordedAtMs).toBe(alert.startedAtMs);
          expect(within[0]?.speedKmh).toBeGreaterThanOrEqual(caution);
          expect(within.at(-1)?.speedKmh).toBeGreaterThanOrEqual(caution);
          const fast = (each: JudgedFix) => !isWeak(each.fix) && (each.speedKmh ?? 0) >= caution;
          const stretches = stretchesOf(within);
          stretches.slice(1).forEach((stretch, index) => {
            const from = stretches
              .slice(0, index + 1)
              .flat()
              .findLast(fast)?.fix;
            const to = stretches
              .slice(index + 1)
              .flat()
              .find(fast)?.fix;
            const seconds = ((to?.recordedAtMs ?? NaN) - (from?.recordedAtMs ?? NaN)) / 1000;
            expect(stretch.length).toBeGreaterThan(0);
            expect(seconds).toBeLessThan(60);
            expect(from && to && speedKmhOf(distanceBetweenM(from, to), seconds)).toBeGreaterThanOrEqual(
              caution,
            );
          });
        }
      }),
      RUNS,
    );
  });

  it('lasts 10 s, has its fixes, and gives the true peak, mean and severity', () => {
    fc.assert(
      fc.property(arbitraryDrive(), arbitraryTimeline, ({ fixes }, timeline) => {
        const { drive, judged } = judgeDrive(fixes, rulesOf(timeline));
        const fullSpeeds = fullSpeedsOf(judged);
        for (const alert of alertsOf(drive)) {
          const thresholds = thresholdsAt(timeline, alert.startedAtMs);
          const above = readingsOf(alert, judged).filter(
            ({ speedKmh }) => (speedKmh ?? 0) >= thresholds.caution,
          );
          const full = above.flatMap(({ fix }) => fullSpeeds.get(fix.seq) ?? []);
          const peakKmh = Math.max(...full);
          const meanKmh = full.reduce((sum, speedKmh) => sum + speedKmh, 0) / full.length;
          expect((alert.endedAtMs ?? 0) - alert.startedAtMs).toBeGreaterThanOrEqual(10_000);
          expect(alert.fixCount).toBe(above.length);
          expect(alert.fixCount).toBeGreaterThanOrEqual(3);
          expect(alert.peakKmh).toBe(peakKmh);
          expect(alert.meanKmh).toBeCloseTo(meanKmh, 9);
          expect(alert.severity).toBe(severityOf(peakKmh, thresholds) ?? 'CAUTION');
          expect(above.some(({ fix }) => fix.lat === alert.peakAt.lat && fix.lng === alert.peakAt.lng)).toBe(
            true,
          );
        }
      }),
      RUNS,
    );
  });

  it('never overlaps another', () => {
    fc.assert(
      fc.property(arbitraryDrive(), arbitraryTimeline, ({ fixes }, timeline) => {
        const alerts = alertsOf(judgeDrive(fixes, rulesOf(timeline)).drive);
        for (const [index, alert] of alerts.slice(1).entries()) {
          expect(alert.startedAtMs).toBeGreaterThan(alerts[index]?.endedAtMs ?? Infinity);
        }
      }),
      RUNS,
    );
  });

  it('is never made of a drive at up to 35 km/h by one fault of any kind', () => {
    const slow = arbitraryDrive({ maxTargetKmh: 35, maxNoiseM: 1, maxFaults: 1, cadencesS: [1] });
    fc.assert(
      fc.property(slow, ({ fixes }) => {
        expect(alertsOf(judgeDrive(fixes, RULES).drive)).toEqual([]);
      }),
      { numRuns: 400 },
    );
  });

  it('is found once in a clean drive at any speed above caution and any cadence up to 5 s', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 501, max: 2000 }).map((tenths) => tenths / 10),
        fc.constantFrom(1, 2, 3, 4, 5),
        fc.integer({ min: 7, max: 40 }),
        (speedKmh, everyS, seconds) => {
          const drive = buildDrive([{ speedKmh, everyS, fixes: Math.ceil((seconds + 10) / everyS) + 1 }]);
          const [alert, ...others] = alertsOf(judgeDrive(drive, RULES).drive);
          expect(others).toEqual([]);
          expect(alert?.peakKmh).toBeCloseTo(speedKmh, 3);
        },
      ),
      RUNS,
    );
  });
});
