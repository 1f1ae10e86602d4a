import { metresPerDegree } from '@wakafine/domain/geo/chord';
import type { StoredFix } from '@wakafine/domain/speed/fix';
import { violationsOf } from '@wakafine/domain/violations/judged-violations';
import { judgeJourney } from '@wakafine/domain/journeys/judgement';
import type { LegalLimit } from '@wakafine/domain/limits/limit-at';
import { driveAlerts } from '@wakafine/domain/speed/journey-state';
import { seededRandom, seedOf } from '../drives/random';
import { receiveTruth, RECEIVERS } from './receivers';
import type { Receiver } from './receivers';
import type { TrueMoment } from './true-drive';

const STARTED_AT_MS = Date.UTC(2026, 0, 5, 8);
const SIGN_LAT = 3.8;
const ROAD: LegalLimit = {
  limitKmh: 90,
  id: 'road',
  zone: 'OPEN_ROAD',
  placeName: null,
  isConfirmed: true,
  source: 'Ministry',
};
const TOWN: LegalLimit = { ...ROAD, limitKmh: 60, id: 'town', zone: 'TOWN', placeName: 'Edéa' };
const BRAKING_MPS2 = 2.5;

/** A drive to the north at 10 Hz: the speed of a driver who knows how far the sign of the town is, metres (less than 0: passed). */
function driveNorth(kmhAt: (toSignM: number) => number, durationS = 420): readonly TrueMoment[] {
  const { latM } = metresPerDegree(SIGN_LAT);
  const moments: TrueMoment[] = [];
  let toSignM = 5_000;
  let wayM = 0;
  for (let tenth = 0; tenth <= durationS * 10; tenth += 1) {
    const speedKmh = kmhAt(toSignM);
    moments.push({
      atS: tenth / 10,
      lat: SIGN_LAT - toSignM / latM,
      lng: 10.1,
      speedKmh,
      wayM,
      isHidden: false,
    });
    wayM += speedKmh / 36;
    toSignM -= speedKmh / 36;
  }
  return moments;
}

/** Brakes at 2.5 m/s² from one speed to another so that the slower one is reached so many metres after the sign. */
function brakingTo(slowKmh: number, { fromKmh, lateM }: { fromKmh: number; lateM: number }) {
  const [slow, fast] = [slowKmh / 3.6, fromKmh / 3.6];
  return (toSignM: number): number => {
    const leftM = toSignM + lateM;
    const allowed = leftM <= 0 ? slow : Math.sqrt(slow ** 2 + 2 * BRAKING_MPS2 * leftM);
    return 3.6 * Math.min(fast, allowed);
  };
}

function judged(truth: readonly TrueMoment[], receiver: Receiver, seed: number) {
  const random = seededRandom(seedOf(seed, receiver.name));
  const seen = receiveTruth(truth, { receiver, random, startedAtMs: STARTED_AT_MS });
  const fixes = seen.map((fix) => ({ ...fix, headingDeg: null, clockOffsetMs: null, isFuture: false }));
  const limitAt = ({ lat }: StoredFix): LegalLimit => (lat < SIGN_LAT ? ROAD : TOWN);
  const rules = {
    startedAtMs: STARTED_AT_MS,
    endedAtMs: null,
    thresholds: [],
    limitAt,
    limitOverGap: () => ROAD,
    isNearRoad: () => true,
    travelTimes: null,
  };
  const { judgement, good } = judgeJourney(fixes, rules);
  return {
    alerts: driveAlerts(judgement.drive, { hasEnded: true }),
    violations: violationsOf(judgement.speeding, {
      hasEnded: true,
      thresholds: [],
      history: { good, limitAt },
    }),
  };
}

const PHONES: readonly Receiver[] = [1, 3, 5, 10, 'irregular' as const].flatMap((cadenceS) =>
  RECEIVERS.filter(({ name }) => ['3 m, 1 Hz, Doppler', '8 m, 1 Hz', '20 m, 1 Hz'].includes(name)).map(
    (kind) => ({
      ...kind,
      name: `${kind.name.replace(', 1 Hz', '')}, a fix in ${cadenceS} s`,
      cadenceS,
    }),
  ),
);
const SEEDS = Array.from({ length: 20 }, (_, index) => index);

describe.each(PHONES.map((receiver) => [receiver.name, receiver] as const))(
  'at the sign of a town, %s',
  (_, receiver) => {
    test.each([
      ['who brakes before it', 0],
      ['who brakes 100 m late', 100],
    ])('nobody is accused %s', (_how, lateM) => {
      const truth = driveNorth(brakingTo(59, { fromKmh: 89, lateM }));
      for (const seed of SEEDS) {
        expect(judged(truth, receiver, seed).violations).toEqual([]);
      }
    });

    test('who does not brake is accused under the limit of the town alone', () => {
      for (const seed of SEEDS.slice(0, 5)) {
        const { violations } = judged(
          driveNorth(() => 89),
          receiver,
          seed,
        );
        expect(violations.map(({ limit }) => limit.id)).toEqual(['town']);
        expect(violations[0]?.startedAtMs).toBeGreaterThan(
          STARTED_AT_MS + (5_000 / (89 / 3.6)) * 1000 - 3_000,
        );
      }
    });
  },
);

test('a coach at a lawful 80 km/h has alerts for its driver and no violation', () => {
  for (const receiver of PHONES) {
    const { alerts, violations } = judged(
      driveNorth((toSignM) => (toSignM > 600 ? 80 : 55)),
      receiver,
      3,
    );
    expect(violations).toEqual([]);
    expect(alerts.map(({ severity }) => severity)).toEqual(['DANGER']);
  }
});
