import { metresPerDegree } from '../geo/chord';
import { NO_GAPS, speedingOverGap as verdictOver, withGapFix } from './gap-track';
import type { GapTrack } from './gap-track';
import type { LegalLimit } from '../limits/limit-at';
import { anchorAt, countOfAnchors } from './packed-anchors';
import type { PackedAnchors } from './packed-anchors';
import { firstOfRing } from '../speed/proof';
import { TOWN } from '../testing/judged';

/** Drives north at a speed with a fix at each of some times, seconds. */
function drive(
  kmh: number,
  atS: readonly number[],
  over: {
    accuracyM?: number;
    offsetMs?: (atS: number) => number;
    limitKmh?: (atS: number) => number | null;
  } = {},
): GapTrack {
  const { accuracyM = 8, offsetMs = () => 0, limitKmh = () => 50 } = over;
  const { latM } = metresPerDegree(4);
  return atS.reduce((track, seconds) => {
    const recordedAtMs = seconds * 1000;
    const deviceMs = recordedAtMs - offsetMs(seconds);
    const place = { lat: 4 + ((kmh / 3.6) * seconds) / latM, lng: 10 };
    const fix = firstOfRing({ ...place, accuracyM, deviceKmh: null, deviceMs, isAfterJump: false });
    return withGapFix(track, { fix, recordedAtMs, deviceMs, limitKmh: limitKmh(seconds) });
  }, NO_GAPS);
}
const each = (seconds: number, count: number): number[] =>
  Array.from({ length: count }, (_, index) => index * seconds);
/** Times of all anchors, ms, oldest first. */
const timesOf = (anchors: PackedAnchors): number[] =>
  Array.from(
    { length: countOfAnchors(anchors) },
    (_, index) => anchorAt(anchors, index + 1)?.at.recordedAtMs ?? NaN,
  ).reverse();
const speedingOverGap = (...of: Parameters<typeof verdictOver>) => verdictOver(...of).part;
const under = (limit: LegalLimit | null) => () => limit;

describe('the anchors of a track', () => {
  test('are at most 64, at least 30 s apart, and the newest of them', () => {
    const { anchors, recent } = drive(60, each(1, 4_000));
    expect(countOfAnchors(anchors)).toBe(64);
    const times = timesOf(anchors);
    expect(times.slice(1).every((time, index) => time - (times[index] ?? 0) >= 30_000)).toBe(true);
    expect(times.at(-1)).toBeGreaterThan(3_960_000);
    expect(recent).toHaveLength(4);
  });

  test('begin anew after a place where nobody may be accused', () => {
    const track = drive(60, each(16, 40), { limitKmh: (atS) => (atS === 320 ? null : 50) });
    expect(Math.min(...timesOf(track.anchors))).toBeGreaterThan(320_000);
  });

  test('are fixes of 50 m or better', () => {
    expect(countOfAnchors(drive(60, each(16, 40), { accuracyM: 51 }).anchors)).toBe(0);
  });
});

describe('the mean speed over gaps', () => {
  const inaccurate = { accuracyM: 45 };
  test('is measured from farther back where the fixes are too inaccurate for one gap', () => {
    const track = drive(60, each(16, 40), inaccurate);
    const found = speedingOverGap(track, -Infinity, under(TOWN));
    expect(found).toMatchObject({ isOverGaps: true, endedAtMs: 38 * 16_000, limit: TOWN });
    expect((found?.endedAtMs ?? 0) - (found?.startedAtMs ?? 0)).toBeGreaterThan(30_000);
    expect(found?.proof.provenKmh).toBeLessThan(60);
  });

  test('is not measured from before what is proven already', () => {
    const track = drive(60, each(16, 40), inaccurate);
    expect(speedingOverGap(track, 36 * 16_000, under(TOWN))).toBeNull();
  });

  test('is not measured without a gap, nor where there is no limit', () => {
    expect(speedingOverGap(drive(80, each(1, 400)), -Infinity, under(TOWN))).toBeNull();
    expect(speedingOverGap(drive(80, each(16, 40)), -Infinity, under(null))).toBeNull();
  });

  test('is lower by two seconds where the offset of the clock has changed', () => {
    const kmh = (offsetMs: number): number =>
      speedingOverGap(
        drive(80, each(30, 4), { offsetMs: (atS) => (atS < 50 ? 0 : offsetMs) }),
        -Infinity,
        under(TOWN),
      )?.proof.provenKmh ?? 0;
    expect(kmh(0)).toBeGreaterThan(76);
    expect(kmh(1)).toBeLessThan(kmh(0) - 4);
    expect(kmh(1_000)).toBeLessThan(kmh(1) + 0.01);
    expect(kmh(-1_000)).toBeLessThan(kmh(1) - 1);
  });
});
