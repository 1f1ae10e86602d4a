import { metresPerDegree } from '../geo/chord';
import type { StoredFix } from '../speed/fix';
import { violationsOf } from './judged-violations';
import { judgeJourney } from '../journeys/judgement';
import type { LegalLimit } from '../limits/limit-at';
import { START_MS } from '../testing/build-fixes';
import { rulesUnder, TOWN } from '../testing/judged';

const ROAD: LegalLimit = { ...TOWN, id: 'road', limitKmh: 90 };
const CRUISE_KMH = 40;
const FAST_KMH = 75;
const UP = { fromS: 200, toS: 220 };
const DOWN = { fromS: 400, toS: 410 };
/** Time when the speed truly crosses the 50 km/h of the town. */
const ABOVE = { fromS: crossS(UP, CRUISE_KMH, FAST_KMH), toS: crossS(DOWN, FAST_KMH, CRUISE_KMH) };

function crossS(span: { fromS: number; toS: number }, from: number, to: number): number {
  return span.fromS + ((50 - from) / (to - from)) * (span.toS - span.fromS);
}

function trueKmh(atS: number): number {
  const share = ({ fromS, toS }: typeof UP): number =>
    Math.min(1, Math.max(0, (atS - fromS) / (toS - fromS)));
  return CRUISE_KMH + (FAST_KMH - CRUISE_KMH) * (share(UP) - share(DOWN));
}

/** Ten minutes to the north: 40 km/h, 75 from 220 to 400 s, 40 again. `errorM` is how far a fix lies off to the east. */
function drive(everyS: number, errorM: (index: number) => number = () => 0): readonly StoredFix[] {
  const fixes: StoredFix[] = [];
  let northM = 0;
  const { latM, lngM } = metresPerDegree(3.8);
  for (let atS = 0; atS <= 600; atS += 1) {
    northM += trueKmh(atS) / 3.6;
    if (atS % everyS === 0) {
      const seq = fixes.length + 1;
      const place = { lat: 3.8 + northM / latM, lng: 10.1 + errorM(seq) / lngM };
      const device = { accuracyM: 8, speedKmh: null, headingDeg: null, clockOffsetMs: null, isFuture: false };
      fixes.push({ seq, recordedAtMs: START_MS + atS * 1000, ...place, ...device });
    }
  }
  return fixes;
}

function judged(fixes: readonly StoredFix[], limitAt: (fix: StoredFix) => LegalLimit = () => TOWN) {
  const rules = rulesUnder(TOWN, { limitAt });
  const { judgement, good } = judgeJourney(fixes, rules);
  const of = (history: { good: readonly StoredFix[]; limitAt: typeof limitAt } | null) =>
    violationsOf(judgement.speeding, { hasEnded: true, thresholds: [], history });
  return { raw: of(null), smoothed: of({ good, limitAt }) };
}

test.each([3, 5, 7, 10])('times of fixes each %d s become truer within 2.5 s', (everyS) => {
  const { raw, smoothed } = judged(drive(everyS));
  expect(smoothed).toHaveLength(1);
  const errors = ({ startedAtMs, endedAtMs }: { startedAtMs: number; endedAtMs: number | null }) => [
    Math.abs((startedAtMs - START_MS) / 1000 - ABOVE.fromS),
    Math.abs(((endedAtMs ?? 0) - START_MS) / 1000 - ABOVE.toS),
  ];
  const [before, after] = [raw, smoothed].map(([first]) => (first === undefined ? [] : errors(first)));
  expect(Math.max(...(after ?? []))).toBeLessThan(2.5);
  expect(before?.[0]).toBeGreaterThan(after?.[0] ?? Infinity);
  expect(smoothed[0]?.proof).toEqual(raw[0]?.proof);
});

test('times of dense fixes stay as the shown speed gives them', () => {
  const { raw, smoothed } = judged(drive(1));
  expect(smoothed).toEqual(raw);
});

test('times stay where places jump about: the smoother is not believed', () => {
  const { raw, smoothed } = judged(drive(5, (seq) => (seq % 3 === 0 ? 60 : 0)));
  expect(raw).not.toEqual([]);
  expect(smoothed).toEqual(raw);
});

test('a start never moves back over the sign of the limit', () => {
  const signMs = START_MS + 212_000;
  const { raw, smoothed } = judged(drive(5), ({ recordedAtMs }) => (recordedAtMs < signMs ? ROAD : TOWN));
  expect(raw).toHaveLength(1);
  expect(smoothed[0]?.startedAtMs).toBe(START_MS + 215_000);
});

test('the span of all that counts as one holds the new times', () => {
  const [violation] = judged(drive(5)).smoothed;
  expect(violation?.among.fromMs).toBeLessThanOrEqual(violation?.startedAtMs ?? 0);
  expect(violation?.among.toMs).toBeGreaterThanOrEqual(violation?.endedAtMs ?? Infinity);
});
