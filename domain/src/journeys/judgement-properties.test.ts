import fc from 'fast-check';
import type { Fix, StoredFix } from '../speed/fix';
import { canContinue } from '../speed/journey-state';
import { violationsOf } from '../violations/judged-violations';
import type { JudgedViolation } from '../violations/judged-violations';
import { advanceJudgement, judgeJourney, NOTHING_JUDGED } from './judgement';
import type { Judgement, JudgeRules } from './judgement';
import type { LegalLimit } from '../limits/limit-at';
import { inBatches, shuffled } from '../testing/arrivals';
import { arbitraryDrive, arbitraryTimeline } from '../testing/arbitrary-drives';
import { START_MS } from '../testing/build-fixes';
import { rulesUnder, TOWN } from '../testing/judged';
import type { ThresholdsTimeline } from '../speed/zones';

const RUNS = { numRuns: 120 };
const LIMITS: readonly LegalLimit[] = [20, 30, 50].map((limitKmh) => ({
  ...TOWN,
  limitKmh,
  id: `zone-${limitKmh}`,
}));

/** Conditions of a drive: limits that change every so many metres and seconds, and perhaps an end. */
interface Law {
  readonly zoneM: number;
  readonly changesEveryS: number;
  readonly endsAfterS: number | null;
  readonly clockChangesAt: number;
}

const arbitraryLaw: fc.Arbitrary<Law> = fc.record({
  zoneM: fc.constantFrom(80, 400, 1_000_000),
  changesEveryS: fc.constantFrom(45, 300, 1_000_000),
  endsAfterS: fc.option(fc.integer({ min: 20, max: 900 })),
  clockChangesAt: fc.integer({ min: 1, max: 200 }),
});

function rulesOf({ zoneM, changesEveryS, endsAfterS }: Law, thresholds: ThresholdsTimeline): JudgeRules {
  const limitAt = ({ lat, recordedAtMs }: StoredFix): LegalLimit | null => {
    const zone =
      Math.floor((lat * 111_195) / zoneM) + Math.floor((recordedAtMs - START_MS) / 1000 / changesEveryS);
    // Every seventh zone is one in which nobody may be accused.
    return zone % 7 === 6 ? null : (LIMITS[zone % LIMITS.length] ?? null);
  };
  const endedAtMs = endsAfterS === null ? null : START_MS + endsAfterS * 1000;
  return rulesUnder(LIMITS[1] ?? null, { limitAt, thresholds, endedAtMs });
}

function stored(fixes: readonly Fix[], { clockChangesAt }: Law): readonly StoredFix[] {
  return fixes.map((fix) => ({
    ...fix,
    headingDeg: null,
    clockOffsetMs: fix.seq < clockChangesAt ? 0 : 700,
  }));
}

function violationsBy(
  judgement: Judgement,
  good: readonly StoredFix[],
  rules: JudgeRules,
): readonly JudgedViolation[] {
  const history = { good, limitAt: rules.limitAt };
  return violationsOf(judgement.speeding, { hasEnded: true, thresholds: rules.thresholds, history });
}

/** As the server accepts batches: on top of what it knows where that is right, else all anew. */
function judgedInBatches(batches: readonly (readonly StoredFix[])[], rules: JudgeRules): Judgement {
  let known: readonly StoredFix[] = [];
  let judgement = NOTHING_JUDGED;
  for (const batch of batches) {
    known = [...known, ...batch];
    const ordered = [...batch].sort((one, other) => one.seq - other.seq);
    judgement = canContinue(judgement.drive, ordered)
      ? ordered.reduce((before, fix) => advanceJudgement(before, fix, rules).judgement, judgement)
      : judgeJourney(known, rules).judgement;
  }
  return judgement;
}

describe('judging a journey whose limits, thresholds and clock change on the way', () => {
  it('gives the same result in whatever order and batches its fixes come', () => {
    const sizes = fc.array(fc.integer({ min: 1, max: 60 }), { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(
        arbitraryDrive(),
        arbitraryLaw,
        arbitraryTimeline,
        sizes,
        fc.integer(),
        ({ fixes }, law, timeline, batchSizes, seed) => {
          const rules = rulesOf(law, timeline);
          const all = stored(fixes, law);
          const whole = judgeJourney(all, rules);
          expect(judgeJourney(shuffled(all, seed), rules)).toStrictEqual(whole);
          const batches = inBatches(all, batchSizes);
          expect(judgedInBatches(batches, rules)).toStrictEqual(whole.judgement);
          expect(judgedInBatches(shuffled(batches, seed), rules)).toStrictEqual(whole.judgement);
        },
      ),
      RUNS,
    );
  });

  it('accuses of nothing that is below its limit, and leaves each proof inside its violation', () => {
    let found = 0;
    fc.assert(
      fc.property(arbitraryDrive(), arbitraryLaw, arbitraryTimeline, ({ fixes }, law, timeline) => {
        const rules = rulesOf(law, timeline);
        const { judgement, good } = judgeJourney(stored(fixes, law), rules);
        for (const violation of violationsBy(judgement, good, rules)) {
          const { startedAtMs, endedAtMs, limit, proof } = violation;
          expect(proof.provenKmh).toBeGreaterThanOrEqual(limit.limitKmh);
          expect(startedAtMs).toBeLessThanOrEqual(endedAtMs ?? -Infinity);
          // The proof goes by the phone's own clock, which is 0.7 s behind at most.
          expect(proof.fromMs + 700).toBeGreaterThanOrEqual(startedAtMs);
          expect(proof.toMs).toBeLessThanOrEqual(endedAtMs ?? -Infinity);
          found += 1;
        }
      }),
      RUNS,
    );
    expect(found).toBeGreaterThan(20);
  });
});
