import type { Fix } from './fix';
import { driveAlerts, judgeDrive } from './journey-state';
import { buildDrive, RULES, START_MS } from '../testing/build-fixes';
import type { Leg } from '../testing/build-fixes';

const alertsOf = (fixes: readonly Fix[]) => driveAlerts(judgeDrive(fixes, RULES).drive, { hasEnded: true });

describe('the alerts of a drive', () => {
  const aroundGap = (speedKmh: number, everyS: number) =>
    buildDrive([
      { speedKmh: 80, fixes: 20 },
      { speedKmh, fixes: 1, everyS },
      { speedKmh: 80, fixes: 20 },
    ]);

  it('are interrupted by a gap that was driven as fast, and not ended', () => {
    expect(alertsOf(aroundGap(80, 15.1))).toMatchObject([
      { startedAtMs: START_MS + 1_000, endedAtMs: START_MS + 55_100, fixCount: 40 },
    ]);
    expect(alertsOf(aroundGap(60, 55))).toHaveLength(1);
  });

  it.each([
    ['a slow one', 30, 30],
    ['one of a minute', 80, 60],
  ])('are closed by %s, and a new one begins after it', (_name, speedKmh, everyS) => {
    const [first, second, ...others] = alertsOf(aroundGap(speedKmh, everyS));
    expect(others).toEqual([]);
    expect(first?.endedAtMs).toBe(START_MS + 20_000);
    expect(second?.startedAtMs).toBe(START_MS + (21 + everyS) * 1_000);
  });

  it('are interrupted where the track starts anew after jumps', () => {
    const fixes = buildDrive([
      { speedKmh: 80, fixes: 20 },
      { speedKmh: 5_000, fixes: 5 },
      { speedKmh: 80, fixes: 20 },
    ]);
    expect(alertsOf(fixes)).toMatchObject([{ startedAtMs: START_MS + 1_000, endedAtMs: START_MS + 45_000 }]);
  });

  it('go on over 15 s of silence', () => {
    const fixes = buildDrive([
      { speedKmh: 80, fixes: 20 },
      { speedKmh: 80, fixes: 10, everyS: 15 },
    ]);
    expect(alertsOf(fixes)).toMatchObject([{ fixCount: 30 }]);
  });

  it('are not made of two short stretches on both sides of a gap', () => {
    const fixes = buildDrive([
      { speedKmh: 80, fixes: 8 },
      { speedKmh: 80, fixes: 1, everyS: 16 },
      { speedKmh: 80, fixes: 8 },
    ]);
    expect(alertsOf(fixes)).toEqual([]);
  });

  it('are not made of two short stretches around a track that starts anew after jumps', () => {
    const fixes = buildDrive([
      { speedKmh: 80, fixes: 8 },
      { speedKmh: 5_000, fixes: 5 },
      { speedKmh: 80, fixes: 8 },
    ]);
    expect(alertsOf(fixes)).toEqual([]);
  });

  it.each([
    [30, 1],
    [30.1, 0],
    [50, 0],
  ])('take fixes of %d m accuracy or not', (accuracyM, expected) => {
    expect(alertsOf(buildDrive([{ speedKmh: 80, fixes: 30, accuracyM }]))).toHaveLength(expected);
  });

  it('need five accurate fixes among the weak ones', () => {
    const legs = (accurate: number): readonly Leg[] => [
      { speedKmh: 80, fixes: accurate - 1 },
      { speedKmh: 80, fixes: 12, accuracyM: 40 },
      { speedKmh: 80, fixes: 1 },
    ];
    expect(alertsOf(buildDrive(legs(4)))).toEqual([]);
    expect(alertsOf(buildDrive(legs(5)))).toMatchObject([{ fixCount: 5 }]);
  });

  it('are not ended by weak fixes, which do not count either', () => {
    const fixes = buildDrive([
      { speedKmh: 80, fixes: 15 },
      { speedKmh: 75, fixes: 40, accuracyM: 40 },
      { speedKmh: 80, fixes: 10 },
    ]);
    expect(alertsOf(fixes)).toMatchObject([{ fixCount: 25, endedAtMs: START_MS + 65_000 }]);
  });

  it('are not made of good fixes between which the weak ones show a slow drive', () => {
    const fixes = buildDrive([
      { speedKmh: 55, fixes: 6 },
      { speedKmh: 40, fixes: 12, accuracyM: 40 },
      { speedKmh: 59, fixes: 4, accuracyM: 40 },
      { speedKmh: 55, fixes: 6 },
    ]);
    expect(alertsOf(fixes)).toEqual([]);
  });

  it('stay open until the journey ends', () => {
    const { drive } = judgeDrive(buildDrive([{ speedKmh: 80, fixes: 20 }]), RULES);
    expect(driveAlerts(drive, { hasEnded: false })).toMatchObject([{ endedAtMs: null }]);
    expect(driveAlerts(drive, { hasEnded: true })).toMatchObject([{ endedAtMs: START_MS + 20_000 }]);
  });

  it('merge when the fixes that were missing between them arrive', () => {
    const whole = buildDrive([{ speedKmh: 80, fixes: 120 }]);
    const withGap = whole.filter(({ seq }) => seq <= 20 || seq > 100);
    expect(alertsOf(withGap)).toHaveLength(2);
    expect(alertsOf(whole)).toHaveLength(1);
  });

  it('dissolve when late fixes show that the speed was not sustained', () => {
    const whole = buildDrive([
      { speedKmh: 58, fixes: 5 },
      { speedKmh: 38, fixes: 4 },
      { speedKmh: 70, fixes: 4 },
      { speedKmh: 20, fixes: 8 },
    ]);
    const sparse = whole.filter(({ seq }) => seq <= 5 || (seq > 10 && seq <= 14));
    expect(alertsOf(sparse)).toHaveLength(1);
    expect(alertsOf(whole)).toEqual([]);
  });
});
