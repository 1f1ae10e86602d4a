import fc from 'fast-check';
import { isWeak } from './fix-filter';
import { advanceDrive, driveEpisodes, EMPTY_DRIVE, judgeDrive } from './journey-state';
import type { Drive, JudgedFix } from './journey-state';
import { fullSpeedKmh } from './speed';
import { arbitraryDrive, arbitraryTimeline } from './testing/arbitrary-drives';
import { buildDrive, RULES } from './testing/build-fixes';
import { rulesOf, stretchesOf } from './testing/judged-stretches';
import type { Episode } from './violations';
import { severityOf, thresholdsAt } from './zones';

const RUNS = { numRuns: 150 };
const episodesOf = (drive: Drive) => driveEpisodes(drive, { hasEnded: true });

function readingsOf({ startedAtMs, endedAtMs }: Episode, judged: readonly JudgedFix[]) {
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

describe('a violation', () => {
  it('starts at a fix that is at or above the caution threshold in force, and spans no gap', () => {
    fc.assert(
      fc.property(arbitraryDrive(), arbitraryTimeline, ({ fixes }, timeline) => {
        const { drive, judged } = judgeDrive(fixes, rulesOf(timeline));
        for (const episode of episodesOf(drive)) {
          const { caution } = thresholdsAt(timeline, episode.startedAtMs);
          const endedAtMs = episode.endedAtMs ?? Infinity;
          const within = judged.filter(
            ({ fix, flag }) =>
              flag === null && fix.recordedAtMs >= episode.startedAtMs && fix.recordedAtMs <= endedAtMs,
          );
          expect(within[0]?.fix.recordedAtMs).toBe(episode.startedAtMs);
          expect(within[0]?.speedKmh).toBeGreaterThanOrEqual(caution);
          expect(within.at(-1)?.speedKmh).toBeGreaterThanOrEqual(caution);
          expect(stretchesOf(within)).toHaveLength(1);
        }
      }),
      RUNS,
    );
  });

  it('lasts 10 s, has its fixes, and tells the true peak, mean and severity', () => {
    fc.assert(
      fc.property(arbitraryDrive(), arbitraryTimeline, ({ fixes }, timeline) => {
        const { drive, judged } = judgeDrive(fixes, rulesOf(timeline));
        const fullSpeeds = fullSpeedsOf(judged);
        for (const episode of episodesOf(drive)) {
          const thresholds = thresholdsAt(timeline, episode.startedAtMs);
          const above = readingsOf(episode, judged).filter(
            ({ speedKmh }) => (speedKmh ?? 0) >= thresholds.caution,
          );
          const full = above.flatMap(({ fix }) => fullSpeeds.get(fix.seq) ?? []);
          const peakKmh = Math.max(...full);
          const meanKmh = full.reduce((sum, speedKmh) => sum + speedKmh, 0) / full.length;
          expect((episode.endedAtMs ?? 0) - episode.startedAtMs).toBeGreaterThanOrEqual(10_000);
          expect(episode.fixCount).toBe(above.length);
          expect(episode.fixCount).toBeGreaterThanOrEqual(3);
          expect(episode.peakKmh).toBe(peakKmh);
          expect(episode.meanKmh).toBeCloseTo(meanKmh, 9);
          expect(episode.severity).toBe(severityOf(peakKmh, thresholds) ?? 'CAUTION');
          expect(
            above.some(({ fix }) => fix.lat === episode.peakAt.lat && fix.lng === episode.peakAt.lng),
          ).toBe(true);
        }
      }),
      RUNS,
    );
  });

  it('never overlaps another', () => {
    fc.assert(
      fc.property(arbitraryDrive(), arbitraryTimeline, ({ fixes }, timeline) => {
        const episodes = episodesOf(judgeDrive(fixes, rulesOf(timeline)).drive);
        for (const [index, episode] of episodes.slice(1).entries()) {
          expect(episode.startedAtMs).toBeGreaterThan(episodes[index]?.endedAtMs ?? Infinity);
        }
      }),
      RUNS,
    );
  });

  it('is never made of a drive at up to 35 km/h by one fault of any kind', () => {
    const slow = arbitraryDrive({ maxTargetKmh: 35, maxNoiseM: 1, maxFaults: 1, cadencesS: [1] });
    fc.assert(
      fc.property(slow, ({ fixes }) => {
        expect(episodesOf(judgeDrive(fixes, RULES).drive)).toEqual([]);
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
          const [episode, ...others] = episodesOf(judgeDrive(drive, RULES).drive);
          expect(others).toEqual([]);
          expect(episode?.peakKmh).toBeCloseTo(speedKmh, 3);
        },
      ),
      RUNS,
    );
  });
});
