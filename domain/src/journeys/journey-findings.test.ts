import fc from 'fast-check';
import { findingsOf, haveFindingsChanged, MOST_SPANS, NO_FINDINGS, readFindings } from './journey-findings';
import type { Findings, FindingSpan, JourneyFinding } from './journey-findings';
import { advanceJudgement, judgeJourney, NOTHING_JUDGED } from './judgement';
import { arbitraryDrive } from '../testing/arbitrary-drives';
import { buildDrive, START_MS } from '../testing/build-fixes';
import { rulesUnder, storedFixes, TOWN } from '../testing/judged';

const LEG = { speedKmh: 85, fixes: 60, accuracyM: 5 };
const HONEST = { ...LEG, deviceKmh: 85 };
const LYING = { ...LEG, deviceKmh: 40 };

function foundOn(legs: Parameters<typeof buildDrive>[0], over = {}): readonly JourneyFinding[] {
  const { judgement } = judgeJourney(storedFixes(buildDrive(legs)), rulesUnder(TOWN, over));
  return findingsOf(judgement.findings);
}

function read(spans: readonly FindingSpan[]): Findings {
  const fix = { lat: 4, lng: 10, accuracyM: 5, recordedAtMs: 0, deviceMs: 0, isOnRoad: true };
  const rules = { travelTimes: null, limitOverGap: () => null };
  return spans.reduce(
    (findings, inconsistent) => readFindings(findings, { ...fix, inconsistent, offRoad: null }, rules),
    NO_FINDINGS,
  );
}

test('a device that contradicts its positions is found for as long as it does', () => {
  const [one, ...more] = foundOn([HONEST, LYING, HONEST]);
  expect(more).toEqual([]);
  expect(one?.kind).toBe('INCONSISTENT');
  expect((one?.startedAtMs ?? 0) - START_MS).toBeGreaterThanOrEqual(50_000);
  expect((one?.startedAtMs ?? 0) - START_MS).toBeLessThan(62_000);
  expect((one?.endedAtMs ?? 0) - START_MS).toBeGreaterThan(115_000);
  expect((one?.endedAtMs ?? 0) - START_MS).toBeLessThan(131_000);
});

test('contradictions less than a minute apart are one, others are two', () => {
  expect(foundOn([LYING, { ...HONEST, fixes: 50 }, LYING])).toHaveLength(1);
  expect(foundOn([LYING, { ...HONEST, fixes: 120 }, LYING])).toHaveLength(2);
  expect(foundOn([HONEST])).toEqual([]);
});

test('a vehicle off every known road is found from the first far fix to the last', () => {
  const isNearRoad = ({ seq }: { seq: number }) => seq < 20 || seq > 400;
  const found = foundOn([{ ...LEG, fixes: 500 }], { isNearRoad });
  const fixes = buildDrive([{ ...LEG, fixes: 500 }]);
  expect(found).toEqual([
    { kind: 'OFF_ROAD', startedAtMs: fixes[19]?.recordedAtMs, endedAtMs: fixes[399]?.recordedAtMs },
  ]);
  expect(foundOn([{ ...LEG, fixes: 100 }], { isNearRoad: () => false })).toEqual([]);
});

test('the newest ten spans of a kind are retained', () => {
  const spans = Array.from({ length: 30 }, (_, index) => ({
    startedAtMs: index * 200_000,
    endedAtMs: index * 200_000 + 1_000,
  }));
  expect(read(spans).inconsistent).toEqual(spans.slice(-MOST_SPANS));
});

test('findings change only where something is found', () => {
  const [before, same] = [read([]), read([])];
  const after = read([{ startedAtMs: 0, endedAtMs: 1 }]);
  expect(haveFindingsChanged(before, same)).toBe(false);
  expect(haveFindingsChanged(before, after)).toBe(true);
});

test('a drive gives the same findings however its fixes are split and ordered', () => {
  const isNearRoad = ({ seq }: { seq: number }) => seq % 500 < 60;
  const rules = rulesUnder(TOWN, { isNearRoad });
  fc.assert(
    fc.property(arbitraryDrive(), ({ fixes }) => {
      const stored = storedFixes(fixes);
      const { judgement } = judgeJourney(stored, rules);
      expect(judgeJourney(stored.toReversed(), rules).judgement.findings).toEqual(judgement.findings);
      const { findings } = judgement;
      expect(findings.inconsistent.length + findings.offRoad.length).toBeLessThanOrEqual(2 * MOST_SPANS);
      for (const { startedAtMs, endedAtMs } of findingsOf(findings)) {
        expect(startedAtMs).toBeLessThanOrEqual(endedAtMs);
      }
    }),
    { numRuns: 60 },
  );
});

test('a drive that goes on fix by fix gives what the whole gives', () => {
  const fixes = storedFixes(buildDrive([LYING, { ...HONEST, fixes: 120 }, { ...LYING, fixes: 300 }]));
  const rules = rulesUnder(TOWN, { isNearRoad: ({ seq }: { seq: number }) => seq < 200 });
  const bit = fixes.reduce((before, fix) => advanceJudgement(before, fix, rules).judgement, NOTHING_JUDGED);
  expect(bit.findings).toEqual(judgeJourney(fixes, rules).judgement.findings);
  expect(findingsOf(bit.findings).map(({ kind }) => kind)).toEqual([
    ...['INCONSISTENT', 'INCONSISTENT', 'OFF_ROAD'],
  ]);
});
