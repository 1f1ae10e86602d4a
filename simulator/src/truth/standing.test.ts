import { averageSpeedKmh, judgeDrive } from '@wakafine/domain/speed/journey-state';
import { seededRandom, seedOf } from '../drives/random';
import { receiveTruth, RECEIVERS } from './receivers';
import { buildTrueDrive } from './true-drive';
import type { TrueDriveKind } from './true-drive';

const STARTED_AT_MS = Date.UTC(2026, 0, 5, 8);

/** Judgement of one drive of 20 minutes, beside its true length. */
function driven(options: { kind: TrueDriveKind; cruiseKmh: number; receiverName: string; seed: number }) {
  const { kind, cruiseKmh, receiverName, seed } = options;
  const receiver = RECEIVERS.find(({ name }) => name === receiverName);
  if (receiver === undefined) {
    throw new Error(`no receiver ${receiverName}`);
  }
  const random = seededRandom(seedOf(seed, 'truth'));
  const truth = buildTrueDrive({ kind, cruiseKmh, durationS: 1_200, random });
  const fixes = receiveTruth(truth, {
    receiver,
    random: seededRandom(seedOf(seed, receiverName)),
    startedAtMs: STARTED_AT_MS,
  });
  const rules = { startedAtMs: STARTED_AT_MS, endedAtMs: null, thresholds: [] };
  const { drive } = judgeDrive(
    fixes.map((fix) => ({ ...fix, isFuture: false })),
    rules,
  );
  return { drive, wayM: truth.at(-1)?.wayM ?? 0 };
}

describe('a drive of which the truth is known', () => {
  test.each(RECEIVERS.map(({ name }) => name))('makes no distance while parked: %s', (receiverName) => {
    for (const seed of [1, 2]) {
      const { drive } = driven({ kind: 'parked', cruiseKmh: 0, receiverName, seed });
      expect(drive.distanceM).toBe(0);
      expect(averageSpeedKmh(drive)).toBe(0);
    }
  });

  test.each([
    '3 m, 1 Hz, Doppler',
    '3 m, 1 Hz',
    '8 m, 1 Hz, Doppler',
    '8 m, 1 Hz',
    '8 m, 5 s',
    'no accuracy, 1 Hz',
  ])('loses none of a crawl: %s', (receiverName) => {
    for (const cruiseKmh of [3, 4.5, 6]) {
      const { drive, wayM } = driven({ kind: 'open road', cruiseKmh, receiverName, seed: 7 });
      expect(drive.distanceM / wayM).toBeGreaterThan(0.95);
      // Places that wander beside a slow vehicle are a longer way than its own.
      expect(drive.distanceM / wayM).toBeLessThan(1.13);
    }
  });

  test.each(['3 m, 1 Hz, Doppler', '8 m, 1 Hz, Doppler', '20 m, 1 Hz, Doppler', '8 m, 5 s, Doppler'])(
    'loses little of stop and go, and adds nothing at its stops: %s',
    (receiverName) => {
      const { drive, wayM } = driven({ kind: 'jam', cruiseKmh: 20, receiverName, seed: 7 });
      expect(drive.distanceM / wayM).toBeGreaterThan(0.88);
      expect(drive.distanceM / wayM).toBeLessThan(1.1);
    },
  );
});
