import { chordM, metresPerDegree } from '@wakafine/domain/geo/chord';
import { seededRandom } from '../drives/random';
import type { PhoneFix } from '../drives/fix';
import { receiveTruth, RECEIVERS } from './receivers';
import { buildTrueDrive, TRUE_DRIVE_KINDS } from './true-drive';
import type { TrueMoment } from './true-drive';

const STARTED_AT_MS = Date.UTC(2026, 0, 5, 8);

function received(name: string, truth: readonly TrueMoment[], seed = 1): PhoneFix[] {
  const receiver = RECEIVERS.find((each) => each.name === name);
  if (receiver === undefined) {
    throw new Error(`no receiver ${name}`);
  }
  return receiveTruth(truth, { receiver, random: seededRandom(seed), startedAtMs: STARTED_AT_MS });
}

function steadyDrive(kmh: number, durationS = 1_200): TrueMoment[] {
  return buildTrueDrive({ kind: 'parked', cruiseKmh: kmh, durationS, random: seededRandom(3) });
}

/** Standard deviation of the third difference of the latitudes, metres. */
function thirdDifferenceM(fixes: readonly PhoneFix[]): number {
  const { latM } = metresPerDegree(fixes[0]?.lat ?? 0);
  const at = (index: number): number => (fixes[index]?.lat ?? 0) * latM;
  const thirds = fixes.slice(3).map((_, i) => at(i + 3) - 3 * at(i + 2) + 3 * at(i + 1) - at(i));
  return Math.sqrt(thirds.reduce((sum, value) => sum + value * value, 0) / thirds.length);
}

describe('the truth lab', () => {
  test('drives the same for the same seed, and every kind as long and far as it says', () => {
    for (const kind of TRUE_DRIVE_KINDS) {
      const options = { kind, cruiseKmh: 60, durationS: 600 } as const;
      const drive = buildTrueDrive({ ...options, random: seededRandom(5) });
      expect(buildTrueDrive({ ...options, random: seededRandom(5) })).toEqual(drive);
      expect(drive.at(-1)?.atS).toBeCloseTo(600, 6);
      expect(drive.every(({ speedKmh }) => speedKmh >= 0 && speedKmh <= 60 + 1e-9)).toBe(true);
      const wayM = drive.slice(1).reduce((sum, moment, index) => {
        const before = drive[index] ?? moment;
        const ends = [before, moment].map((each) => ({ ...each, perDegree: metresPerDegree(each.lat) }));
        return sum + (ends[0] === undefined || ends[1] === undefined ? 0 : chordM(ends[0], ends[1]));
      }, 0);
      expect(wayM).toBeCloseTo(drive.at(-1)?.wayM ?? 0, 0);
    }
  });

  test('has receivers with the third difference of the recorded drives: 0.6 m and 1.2 m at 1 Hz', () => {
    const truth = steadyDrive(0);
    expect(thirdDifferenceM(received('3 m, 1 Hz', truth))).toBeCloseTo(0.6, 1);
    const bus = thirdDifferenceM(received('8 m, 1 Hz', truth));
    expect(bus).toBeGreaterThan(1.1);
    expect(bus).toBeLessThan(1.3);
  });

  test('has receivers whose true error is what they report in two of three fixes', () => {
    const truth = steadyDrive(0, 36_000);
    const fixes = received('8 m, 5 s', truth);
    const [place] = truth;
    const within = fixes.filter((fix) => {
      const ends = [place ?? fix, fix].map(({ lat, lng }) => ({ lat, lng, perDegree: metresPerDegree(lat) }));
      return ends[0] !== undefined && ends[1] !== undefined && chordM(ends[0], ends[1]) <= 8;
    });
    expect(within.length / fixes.length).toBeGreaterThan(0.58);
    expect(within.length / fixes.length).toBeLessThan(0.78);
  });

  test('receives nothing where the sky is hidden, and the same for the same seed', () => {
    const options = { kind: 'tunnel', cruiseKmh: 60, durationS: 600, random: seededRandom(9) } as const;
    const truth = buildTrueDrive(options);
    const fixes = received('8 m, 1 Hz', truth);
    expect(fixes.length).toBeLessThan(600);
    expect(received('8 m, 1 Hz', truth)).toEqual(fixes);
    expect(received('8 m, 1 Hz', truth, 2)).not.toEqual(fixes);
  });
});
