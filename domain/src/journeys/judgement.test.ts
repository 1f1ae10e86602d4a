import fc from 'fast-check';
import { judgeJourney, advanceJudgement, NOTHING_JUDGED } from './judgement';
import { violationsOf } from '../violations/judged-violations';
import { buildDrive } from '../testing/build-fixes';
import { rulesUnder, storedFixes, TOWN, violationsIn } from '../testing/judged';

const SLOW = { speedKmh: 40, fixes: 30, accuracyM: 5 };

describe('a journey', () => {
  test('is accused of what is proven above the limit, beside alerts by what is shown', () => {
    const fixes = buildDrive([SLOW, { speedKmh: 80, fixes: 30, accuracyM: 5 }, SLOW]);
    const [one, ...more] = violationsIn(fixes);
    expect(more).toEqual([]);
    expect(one).toMatchObject({ limit: TOWN, severity: 'DANGER', grade: 'B', isOverGaps: false });
    expect(one?.peakKmh).toBeCloseTo(80, 6);
    expect(one?.proof.provenKmh).toBeGreaterThan(76);
    expect(one?.proof.provenKmh).toBeLessThan(80);
    expect(violationsIn(fixes, rulesUnder({ ...TOWN, limitKmh: 90 }))).toEqual([]);
    expect(violationsIn(fixes, rulesUnder(null))).toEqual([]);
  });

  test('whose device says less than its way is judged by the way', () => {
    const received = (deviceKmh: number | null) =>
      violationsIn(
        buildDrive([
          { ...SLOW, deviceKmh: deviceKmh === null ? null : Math.min(40, deviceKmh) },
          { speedKmh: 85, fixes: 60, accuracyM: 5, deviceKmh },
        ]),
      );
    const honest = received(null)[0]?.proof.provenKmh ?? NaN;
    for (const deviceKmh of [0, 49]) {
      const [one] = received(deviceKmh);
      expect(one).toMatchObject({ grade: 'B', proof: { by: 'way' } });
      expect(honest - (one?.proof.provenKmh ?? 0)).toBeLessThan(1.5);
    }
  });

  test('is distinguished from a device that contradicts its places, and from one that does not', () => {
    const inconsistent = (deviceKmh: number) =>
      judgeJourney(
        storedFixes(buildDrive([{ speedKmh: 85, fixes: 60, accuracyM: 5, deviceKmh }])),
        rulesUnder(TOWN),
      ).judgement.findings.inconsistent.length === 1;
    expect([0, 49, 82, 85, 88, 140].map(inconsistent)).toEqual([true, true, false, false, false, true]);
  });

  test('is grade A where the own speed of the device proves it', () => {
    const leg = { speedKmh: 70, fixes: 40, accuracyM: 5 };
    expect(violationsIn(buildDrive([{ ...leg, deviceKmh: 70 }]))[0]?.grade).toBe('A');
    expect(violationsIn(buildDrive([leg]))[0]?.grade).toBe('B');
    // A device that says 52 proves less than 50; its way of 58 proves more.
    const [one] = violationsIn(buildDrive([{ ...leg, deviceKmh: 52, speedKmh: 58 }]));
    expect(one?.grade).toBe('B');
  });

  test('is not accused above 150 km/h: a plane, or a fault', () => {
    expect(violationsIn(buildDrive([{ speedKmh: 180, fixes: 120, accuracyM: 5 }]))).toEqual([]);
    expect(violationsIn(buildDrive([{ speedKmh: 240, fixes: 60, everyS: 30, accuracyM: 5 }]))).toEqual([]);
  });

  test('is judged across a clock that was set as over a gap', () => {
    const fixes = storedFixes(buildDrive([{ speedKmh: 80, fixes: 18, accuracyM: 5 }]));
    const set = fixes.map((fix) => (fix.seq > 9 ? { ...fix, clockOffsetMs: 400 } : fix));
    expect(violationsIn(fixes)).toHaveLength(1);
    expect(violationsIn(set)).toEqual([]);
    const drifting = fixes.map((fix) => ({ ...fix, clockOffsetMs: fix.seq * 10 }));
    expect(violationsIn(drifting)).toHaveLength(1);
    const long = storedFixes(buildDrive([{ speedKmh: 80, fixes: 600, accuracyM: 5 }]));
    const alwaysSet = long.map((fix) => ({ ...fix, clockOffsetMs: fix.seq % 2 === 0 ? 500 : 0 }));
    expect(violationsIn(alwaysSet)).toMatchObject([{ isOverGaps: true }]);
  });

  test('is judged alike however its fixes are split and ordered', () => {
    const speeds = fc.array(
      fc.record({ speedKmh: fc.integer({ min: 0, max: 120 }), fixes: fc.integer({ min: 3, max: 40 }) }),
      { minLength: 1, maxLength: 8 },
    );
    fc.assert(
      fc.property(speeds, fc.infiniteStream(fc.integer()), (legs, keys) => {
        const fixes = storedFixes(buildDrive(legs.map((leg) => ({ ...leg, accuracyM: 6 }))));
        const rules = rulesUnder(TOWN);
        const whole = judgeJourney(fixes, rules).judgement;
        const shuffled = fixes
          .map((fix) => ({ fix, key: keys.next().value ?? 0 }))
          .sort((one, other) => one.key - other.key)
          .map(({ fix }) => fix);
        expect(judgeJourney(shuffled, rules).judgement).toEqual(whole);
        let bit = NOTHING_JUDGED;
        for (const fix of fixes) {
          bit = advanceJudgement(bit, fix, rules).judgement;
        }
        expect(bit).toEqual(whole);
      }),
    );
  });
});

test('a violation is there while it goes on, without an end', () => {
  const fixes = storedFixes(buildDrive([SLOW, { speedKmh: 80, fixes: 30, accuracyM: 5 }]));
  const { judgement } = judgeJourney(fixes, rulesUnder(TOWN));
  const judged = (hasEnded: boolean) =>
    violationsOf(judgement.speeding, { hasEnded, thresholds: [], history: null });
  expect(judged(false)).toMatchObject([{ endedAtMs: null, severity: 'DANGER' }]);
  expect(judged(true)).toMatchObject([{ endedAtMs: fixes.at(-1)?.recordedAtMs, severity: 'DANGER' }]);
});

describe('a vehicle off every known road', () => {
  const fast = { speedKmh: 80, fixes: 600, accuracyM: 5 };

  test('is not accused, not even of the two minutes before that is known', () => {
    const fixes = buildDrive([SLOW, fast]);
    const isNearRoad = ({ seq }: { seq: number }) => seq < 20;
    expect(violationsIn(fixes, rulesUnder(TOWN, { isNearRoad }))).toEqual([]);
    expect(violationsIn(fixes)).toHaveLength(1);
  });

  test('for less than two minutes is one on a road that is in no data', () => {
    const isNearRoad = ({ seq }: { seq: number }) => seq % 118 === 0;
    expect(violationsIn(buildDrive([SLOW, fast]), rulesUnder(TOWN, { isNearRoad }))).toHaveLength(1);
  });

  test('stays accused of what was before', () => {
    const fixes = buildDrive([SLOW, { ...fast, fixes: 60 }, SLOW, fast]);
    const isNearRoad = ({ seq }: { seq: number }) => seq < 120;
    const [one, ...more] = violationsIn(fixes, rulesUnder(TOWN, { isNearRoad }));
    expect(more).toEqual([]);
    expect(one?.endedAtMs).toBeLessThan(fixes[110]?.recordedAtMs ?? 0);
  });
});
