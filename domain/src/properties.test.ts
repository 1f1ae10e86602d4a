import fc from 'fast-check';
import type { Fix } from './fix';
import { FIX_FLAGS } from './fix';
import { GAP_ABOVE_S, isWeak } from './fix-filter';
import { distanceBetweenM } from './geo';
import {
  advanceDrive,
  averageSpeedKmh,
  canContinue,
  driveEpisodes,
  EMPTY_DRIVE,
  judgeDrive,
} from './journey-state';
import type { Drive, DriveRules, JudgedFix } from './journey-state';
import { maskPhone, maskPlate } from './masking';
import { normalisePhone } from './phone';
import { arbitraryDrive, arbitraryTimeline } from './testing/arbitrary-drives';
import { buildDrive, RULES } from './testing/build-fixes';
import { seededRandom } from './testing/seeded-random';
import { speedKmhOf } from './units';
import type { Episode } from './violations';
import { severityOf, thresholdsAt } from './zones';

const RUNS = { numRuns: 150 };
const episodesOf = (drive: Drive) => driveEpisodes(drive, { hasEnded: true });
const rulesOf = (thresholds: DriveRules['thresholds']): DriveRules => ({ ...RULES, thresholds });

function shuffled<T>(items: readonly T[], seed: number): readonly T[] {
  const random = seededRandom(seed);
  return items
    .map((item) => ({ item, at: random() }))
    .sort((one, other) => one.at - other.at)
    .map(({ item }) => item);
}

/** As the server takes batches: on top of what it has where that is right, else all anew. */
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

function inBatches<T>(items: readonly T[], sizes: readonly number[]): readonly (readonly T[])[] {
  const batches: T[][] = [];
  for (let from = 0, turn = 0; from < items.length; turn += 1) {
    const size = sizes[turn % sizes.length] ?? 1;
    batches.push(items.slice(from, from + size));
    from += size;
  }
  return batches;
}

/** Good fixes with those that are no more than the gap apart, in stretches; only for tracks that never start anew. */
function stretchesOf(judged: readonly JudgedFix[]): readonly (readonly JudgedFix[])[] {
  const stretches: JudgedFix[][] = [];
  for (const next of judged.filter(({ flag }) => flag === null)) {
    const stretch = stretches.at(-1);
    const last = stretch?.at(-1);
    const isNear = last !== undefined && next.fix.recordedAtMs - last.fix.recordedAtMs <= GAP_ABOVE_S * 1000;
    if (stretch !== undefined && isNear) {
      stretch.push(next);
    } else {
      stretches.push([next]);
    }
  }
  return stretches;
}

function startsAnew(judged: readonly JudgedFix[]): boolean {
  let jumps = 0;
  return judged.some(({ flag }) => {
    jumps = flag === 'implausible_jump' ? jumps + 1 : flag === null ? 0 : jumps;
    return jumps === 5;
  });
}

function readingsOf({ startedAtMs, endedAtMs }: Episode, judged: readonly JudgedFix[]) {
  return judged.filter(
    ({ fix, flag }) =>
      flag === null &&
      !isWeak(fix) &&
      fix.recordedAtMs >= startedAtMs &&
      fix.recordedAtMs <= (endedAtMs ?? Infinity),
  );
}

describe('the drives that properties draw', () => {
  it('contain every flag, violations of every grade, and tracks that start anew', () => {
    const drawn = fc.sample(arbitraryDrive(), { numRuns: 400, seed: 237 });
    const results = drawn.map(({ fixes }) => judgeDrive(fixes, RULES));
    const flags = new Set(results.flatMap(({ judged }) => judged.map(({ flag }) => flag)));
    const grades = new Set(results.flatMap(({ drive }) => episodesOf(drive).map(({ grade }) => grade)));
    expect([...flags].sort()).toEqual([...FIX_FLAGS, null].sort());
    expect([...grades].sort()).toEqual(['A', 'B', 'C']);
    expect(results.filter(({ judged }) => startsAnew(judged)).length).toBeGreaterThan(10);
    expect(results.filter(({ judged }) => !startsAnew(judged)).length).toBeGreaterThan(200);
  });
});

describe('judging a drive', () => {
  it('gives the same result in whatever order the fixes are handed over', () => {
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

  it('keeps every fix, by rising seq, either flagged without a speed or counted', () => {
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
        const { distanceM, maxSpeedKmh, movingS, movingDistanceM, speedKmh } = drive;
        expect(alone.drive).toMatchObject({ distanceM, maxSpeedKmh, movingS, movingDistanceM, speedKmh });
        expect(episodesOf(alone.drive)).toEqual(episodesOf(drive));
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
        const { drive, judged } = judgeDrive(fixes, RULES);
        fc.pre(!startsAnew(judged));
        const shown = stretchesOf(judged).flatMap((stretch) =>
          stretch.map(({ fix, speedKmh }, index) => {
            const speeds = stretch.slice(Math.max(1, index - 4), index + 1).map(({ fix: to }, step) => {
              const from = stretch[Math.max(1, index - 4) + step - 1]?.fix ?? fix;
              return speedKmhOf(distanceBetweenM(from, to), (to.recordedAtMs - from.recordedAtMs) / 1000);
            });
            const meanKmh = speeds.reduce((sum, speed) => sum + speed, 0) / speeds.length;
            expect(speedKmh === null).toBe(index === 0);
            expect(speedKmh ?? 0).toBeCloseTo(index === 0 ? 0 : meanKmh, 6);
            return speedKmh ?? 0;
          }),
        );
        expect(drive.maxSpeedKmh).toBe(Math.max(0, ...shown));
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
        expect(drive.maxSpeedKmh).toBe(Math.max(0, ...shown));
        expect(drive.maxSpeedKmh).toBeLessThanOrEqual(250 + 1e-9);
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

  it('never takes distance or maximum speed back as the drive goes on', () => {
    fc.assert(
      fc.property(arbitraryDrive(), ({ fixes }) => {
        let drive = EMPTY_DRIVE;
        for (const fix of fixes) {
          const next = advanceDrive(drive, fix, RULES).drive;
          expect(next.distanceM).toBeGreaterThanOrEqual(drive.distanceM);
          expect(next.maxSpeedKmh).toBeGreaterThanOrEqual(drive.maxSpeedKmh);
          drive = next;
        }
      }),
      RUNS,
    );
  });
});

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
        for (const episode of episodesOf(drive)) {
          const thresholds = thresholdsAt(timeline, episode.startedAtMs);
          const above = readingsOf(episode, judged).filter(
            ({ speedKmh }) => (speedKmh ?? 0) >= thresholds.caution,
          );
          const peakKmh = Math.max(...above.map(({ speedKmh }) => speedKmh ?? 0));
          const meanKmh = above.reduce((sum, { speedKmh }) => sum + (speedKmh ?? 0), 0) / above.length;
          expect((episode.endedAtMs ?? 0) - episode.startedAtMs).toBeGreaterThanOrEqual(10_000);
          expect(episode.fixCount).toBe(above.length);
          expect(episode.fixCount).toBeGreaterThanOrEqual(3);
          expect(episode.peakKmh).toBe(peakKmh);
          expect(episode.meanKmh).toBeCloseTo(meanKmh, 9);
          expect(episode.severity).toBe(severityOf(peakKmh, thresholds));
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

describe('distance', () => {
  const degrees = (limit: number) =>
    fc.integer({ min: -limit * 1e6, max: limit * 1e6 }).map((units) => units / 1e6);
  const place = fc.record({ lat: degrees(89), lng: degrees(179) });

  it('is the same both ways, never negative, and never more than half the way round', () => {
    fc.assert(
      fc.property(place, place, (one, other) => {
        const thereM = distanceBetweenM(one, other);
        expect(distanceBetweenM(other, one)).toBeCloseTo(thereM, 6);
        expect(thereM).toBeGreaterThanOrEqual(0);
        expect(thereM).toBeLessThanOrEqual(Math.PI * 6_371_000 + 1e-6);
      }),
    );
  });

  it('is zero at the same place only, down to the last decimal that receivers give', () => {
    const e7 = (limit: number) =>
      fc.integer({ min: -limit * 1e7, max: limit * 1e7 }).map((units) => units / 1e7);
    const given = fc.record({ lat: e7(89), lng: e7(179) });
    const nudge = fc.integer({ min: -3, max: 3 }).map((units) => units / 1e7);
    fc.assert(
      fc.property(given, nudge, nudge, (at, north, east) => {
        const near = { lat: at.lat + north, lng: at.lng + east };
        const isSame = near.lat === at.lat && near.lng === at.lng;
        expect(distanceBetweenM(at, near) === 0).toBe(isSame);
        expect(distanceBetweenM(at, at)).toBe(0);
      }),
    );
  });
});

describe('masking', () => {
  const plateText = fc.string({ unit: fc.constantFrom(...'ABZ019é -./•'), maxLength: 20 });
  const letters = (text: string) => [...text].filter((character) => /[\p{L}\p{N}]/u.test(character));

  it('keeps the length and the separators, and shows no more of a plate than it may', () => {
    fc.assert(
      fc.property(plateText, (plate) => {
        const masked = [...maskPlate(plate)];
        const total = letters(plate).length;
        const shown = letters(masked.join('')).length;
        expect(masked).toHaveLength([...plate].length);
        expect(shown).toBe(total >= 7 ? 4 : Math.min(1, total));
        for (const [index, character] of [...plate].entries()) {
          const isHidden = masked[index] === '•' && letters(character).length === 1;
          expect(isHidden || masked[index] === character).toBe(true);
        }
      }),
    );
  });

  it('gives two plates that differ only in what is hidden the same look', () => {
    const digits = fc.integer({ min: 100, max: 999 });
    fc.assert(
      fc.property(digits, digits, (one, other) => {
        expect(maskPlate(`LT ${one} AA`)).toBe(maskPlate(`LT ${other} AA`));
      }),
    );
  });

  it('shows three digits of a mobile number, whichever it is', () => {
    fc.assert(
      fc.property(fc.integer({ min: 600_000_000, max: 699_999_999 }), (number) => {
        const digits = String(number);
        expect(maskPhone(digits)).toBe(`+237 6•• ••• •${digits.slice(-2)}`);
      }),
    );
  });
});

describe('a mobile number', () => {
  it('is stored the same however it is typed, and normalising it again changes nothing', () => {
    const prefix = fc.constantFrom('', '+237', '00237', '237', ' +237 ', '237 ');
    const spaces = fc.array(fc.boolean(), { minLength: 9, maxLength: 9 });
    fc.assert(
      fc.property(
        fc.integer({ min: 600_000_000, max: 699_999_999 }),
        prefix,
        spaces,
        (number, front, gaps) => {
          const stored = String(number);
          const typed =
            front + [...stored].map((digit, index) => (gaps[index] === true ? ` ${digit}` : digit)).join('');
          expect(normalisePhone(typed)).toBe(stored);
          expect(normalisePhone(stored)).toBe(stored);
        },
      ),
    );
  });

  it('is nine ASCII digits that start with 6 whatever was typed, or none at all', () => {
    const typed = fc.string({ unit: fc.constantFrom(...'0236789+ -٦a'), maxLength: 16 });
    fc.assert(
      fc.property(fc.oneof(typed, fc.string()), (text) => {
        expect(normalisePhone(text) ?? '600000000').toMatch(/^6[0-9]{8}$/);
      }),
      { numRuns: 500 },
    );
  });
});
