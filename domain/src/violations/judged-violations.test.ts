import { buildDrive } from '../testing/build-fixes';
import { rulesUnder, TOWN, violationsIn } from '../testing/judged';
import { MINUTE_MS } from '../units';

const SLOW = { speedKmh: 30, fixes: 70, accuracyM: 5 };

function fast(speedKmh: number, seconds = 40) {
  return { speedKmh, fixes: seconds, accuracyM: 5 };
}

describe('the violations of a drive', () => {
  test.each([
    [56, 'CAUTION'],
    [66, 'WARNING'],
    [80, 'DANGER'],
  ])('at %i km/h where 50 is allowed are %s, by what is proven', (speedKmh, severity) => {
    expect(violationsIn(buildDrive([SLOW, fast(speedKmh), SLOW]))).toMatchObject([{ severity }]);
  });

  test('are as severe as they lie above the limit, by the thresholds at their start', () => {
    const under = (limitKmh: number, caution: number) =>
      violationsIn(buildDrive([SLOW, fast(100)]), {
        ...rulesUnder({ ...TOWN, limitKmh }),
        thresholds: [{ effectiveAtMs: 0, caution, warning: caution + 10, danger: caution + 20 }],
      }).map(({ severity, thresholdsSinceMs }) => [severity, thresholdsSinceMs]);
    expect(under(90, 50)).toEqual([['CAUTION', 0]]);
    expect(under(80, 50)).toEqual([['WARNING', 0]]);
    expect(under(70, 90)).toEqual([['DANGER', 0]]);
  });

  test('over gaps are never DANGER by themselves, and say their mean speed', () => {
    const [one, ...more] = violationsIn(buildDrive([{ speedKmh: 100, fixes: 20, everyS: 30, accuracyM: 5 }]));
    expect(more).toEqual([]);
    expect(one).toMatchObject({ severity: 'WARNING', grade: 'B', isOverGaps: true, peakKmh: null });
    expect(one?.meanKmh).toBeGreaterThan(99);
    expect(one?.meanKmh).toBeLessThan(101);
  });

  test('count once in ten minutes for one limit, as the one that proves most', () => {
    const fixes = buildDrive([fast(70), SLOW, fast(85), SLOW, fast(60), SLOW]);
    const [one, ...more] = violationsIn(fixes);
    expect(more).toEqual([]);
    expect(one?.peakKmh).toBeCloseTo(85, 6);
    const [first] = fixes;
    expect(one?.among.fromMs).toBeLessThan((first?.recordedAtMs ?? 0) + MINUTE_MS);
    expect(one?.among.toMs).toBeGreaterThan(one?.endedAtMs ?? Infinity);
  });

  test('of other limits, and after ten minutes, count for themselves', () => {
    const later = buildDrive([fast(70), { ...SLOW, fixes: 600 }, fast(70), SLOW]);
    expect(violationsIn(later)).toHaveLength(2);
    const fixes = buildDrive([fast(70), SLOW, fast(70), SLOW]);
    const half = fixes.length / 2;
    const limitAt = ({ seq }: { seq: number }) => ({ ...TOWN, id: seq > half ? 'next town' : 'town' });
    expect(violationsIn(fixes, rulesUnder(TOWN, { limitAt }))).toHaveLength(2);
  });
});
