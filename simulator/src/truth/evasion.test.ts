import type { StoredFix } from '@wakafine/domain/speed/fix';
import { violationsOf } from '@wakafine/domain/violations/judged-violations';
import type { JudgedViolation } from '@wakafine/domain/violations/judged-violations';
import { judgeJourney } from '@wakafine/domain/journeys/judgement';
import type { Judgement } from '@wakafine/domain/journeys/judgement';
import type { LegalLimit } from '@wakafine/domain/limits/limit-at';
import { seededRandom, seedOf } from '../drives/random';
import { receiveTruth, RECEIVERS } from './receivers';
import { buildTrueDrive } from './true-drive';

const STARTED_AT_MS = Date.UTC(2026, 0, 5, 8);
const LIMIT: LegalLimit = {
  limitKmh: 60,
  id: 'town',
  zone: 'TOWN',
  placeName: 'Edéa',
  isConfirmed: true,
  source: 'Council',
};

type Trick = (fixes: readonly StoredFix[]) => readonly StoredFix[];

/** A fix of 1 Hz, or the first of every so many seconds. */
const eachS =
  (seconds: number): Trick =>
  (fixes) =>
    fixes.filter(({ recordedAtMs }) => ((recordedAtMs - STARTED_AT_MS) / 1000) % seconds === 0);
const saying =
  (change: Partial<StoredFix>): Trick =>
  (fixes) =>
    fixes.map((fix) => ({ ...fix, ...change }));
const pausing =
  ({ onS, offS }: { onS: number; offS: number }): Trick =>
  (fixes) =>
    fixes.filter(({ recordedAtMs }) => ((recordedAtMs - STARTED_AT_MS) / 1000) % (onS + offS) < onS);

/** Half an hour on the open road at a true speed, as a phone of 8 m and 1 Hz reports it after a trick. */
function judgedAt(
  cruiseKmh: number,
  trick: Trick,
): { judgement: Judgement; violations: readonly JudgedViolation[] } {
  const receiver = RECEIVERS.find(({ name }) => name === '8 m, 1 Hz, Doppler');
  if (receiver === undefined) {
    throw new Error('no such receiver');
  }
  const random = seededRandom(seedOf(11, 'truth'));
  const truth = buildTrueDrive({ kind: 'open road', cruiseKmh, durationS: 1_800, random });
  const seen = receiveTruth(truth, {
    receiver,
    random: seededRandom(seedOf(11, 'phone')),
    startedAtMs: STARTED_AT_MS,
  });
  const stored = seen.map((fix) => ({ ...fix, headingDeg: null, clockOffsetMs: null, isFuture: false }));
  const fixes = trick(stored).map((fix, index) => ({ ...fix, seq: index + 1 }));
  const rules = {
    startedAtMs: STARTED_AT_MS,
    endedAtMs: null,
    thresholds: [],
    limitAt: () => LIMIT,
    limitOverGap: () => LIMIT,
    isNearRoad: () => true,
    travelTimes: null,
  };
  const { judgement, good } = judgeJourney(fixes, rules);
  const history = { good, limitAt: rules.limitAt };
  return {
    judgement,
    violations: violationsOf(judgement.speeding, { hasEnded: true, thresholds: [], history }),
  };
}

const TRICKS: readonly (readonly [string, Trick])[] = [
  ['no trick', (fixes) => fixes],
  ['a device speed of 49 km/h throughout', saying({ speedKmh: 49 })],
  ['a device speed of 0 throughout', saying({ speedKmh: 0 })],
  ['an accuracy of 31 m throughout', saying({ accuracyM: 31 })],
  ['a fix each 16 s', eachS(16)],
  ['a fix each 16 s with an accuracy of 31 m', (fixes) => saying({ accuracyM: 31 })(eachS(16)(fixes))],
  ['a fix each 30 s with an accuracy of 50 m', (fixes) => saying({ accuracyM: 50 })(eachS(30)(fixes))],
  ['pauses of 16 s after every 8 s', pausing({ onS: 8, offS: 16 })],
  ['pauses of 4 min after every 4 s', pausing({ onS: 4, offS: 240 })],
  [
    'a clock that is set at every fix',
    (fixes) => fixes.map((fix) => ({ ...fix, clockOffsetMs: fix.seq % 2 === 0 ? 900 : 0 })),
  ],
];

describe('who changes a line of the app', () => {
  test.each(TRICKS)('is found by the way at 12 km/h above the limit: %s', (_name, trick) => {
    const { violations } = judgedAt(LIMIT.limitKmh + 12, trick);
    expect(violations).not.toEqual([]);
    violations.forEach(({ proof }) => expect(proof.provenKmh).toBeLessThanOrEqual(LIMIT.limitKmh + 12));
  });

  test.each(TRICKS)('is not accused at 1 km/h below it: %s', (_name, trick) => {
    expect(judgedAt(LIMIT.limitKmh - 1, trick).violations).toEqual([]);
  });

  test.each([0, 49])('contradicts itself by a device speed of %d km/h', (speedKmh) => {
    expect(judgedAt(80, saying({ speedKmh })).judgement.findings.inconsistent).not.toEqual([]);
    expect(judgedAt(80, (fixes) => fixes).judgement.findings.inconsistent).toEqual([]);
  });
});
