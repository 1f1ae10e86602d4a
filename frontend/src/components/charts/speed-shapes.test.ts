import { zoneOf, DEFAULT_THRESHOLDS } from '@wakafine/domain/speed/zones';
import { hourTicks, thresholdLabels } from './chart-axes';
import { maxKmhOf, speedShapes, timeAt, xOf, yOf, type PlotScale } from './speed-shapes';
import { speedTrackOf, type SpeedTrack } from './speed-track';

/** One point a second from 0 on; null is where a stretch begins. */
function buildTrack(speedsKmh: readonly (number | null)[], startMs = 0): SpeedTrack {
  return speedTrackOf(
    speedsKmh.map((speedKmh, second) => ({
      recordedAt: new Date(startMs + second * 1_000).toISOString(),
      speedKmh,
      zone: speedKmh === null ? null : zoneOf(speedKmh, DEFAULT_THRESHOLDS),
    })),
  );
}

function buildScale(track: SpeedTrack, over: Partial<PlotScale> = {}): PlotScale {
  const { startMs, endMs } = track;
  return { left: 0, right: 100, top: 0, bottom: 100, startMs, endMs, maxKmh: 100, ...over };
}

const cornersIn = (path: string) => path.split(/[ML]/).filter((part) => part !== '');

it('draws a line through every point while there are fewer than pixels', () => {
  const track = buildTrack([null, 40, 50, 20, 0]);
  const { line, gaps } = speedShapes(track, { scale: buildScale(track), violations: [] });
  expect(line).toBe('M25 60L50 50L75 80L100 100');
  expect(gaps).toEqual([]);
});

it('breaks the line at a gap, which is hatched', () => {
  const track = buildTrack([null, 40, 40, null, 60, 60]);
  const { line, gaps } = speedShapes(track, { scale: buildScale(track), violations: [] });
  expect(line).toBe('M20 60L40 60M80 40L100 40');
  expect(gaps).toEqual([{ x: 40, width: 20 }]);
});

it('preserves the peaks of four hours within four corners a pixel', () => {
  const speeds = Array.from({ length: 14_400 }, (_, second) => (second === 7_321 ? 99 : 30 + (second % 7)));
  const track = buildTrack([null, ...speeds]);
  const { line } = speedShapes(track, { scale: buildScale(track, { right: 300 }), violations: [] });
  expect(cornersIn(line).length).toBeLessThanOrEqual(4 * 301);
  expect(line).toMatch(/ 1[LM]/);
});

it('fills what lies under a violation by zone, and nothing else', () => {
  const track = buildTrack([null, 40, 55, 65, 75, 40, 80]);
  const violation = { startMs: 2_000, endMs: 4_000 };
  const { fills } = speedShapes(track, { scale: buildScale(track), violations: [violation] });
  expect(Object.keys(fills).sort()).toEqual(['DANGER', 'WARNING']);
  expect(fills.WARNING).toBe('M33.3 45L50 35L50 100L33.3 100Z');
});

it('puts times and speeds into the frame and finds the time again', () => {
  const scale = buildScale(buildTrack([0, 0]), { left: 28, right: 328, startMs: 0, endMs: 60_000 });
  expect([xOf(scale, 30_000), yOf(scale, 50), yOf(scale, 250)]).toEqual([178, 50, 0]);
  expect([timeAt(scale, 178), timeAt(scale, 0), timeAt(scale, 999)]).toEqual([30_000, 0, 60_000]);
});

it('of one moment has no width to divide by', () => {
  const track = buildTrack([null]);
  expect(xOf(buildScale(track), 0)).toBe(0);
  expect(speedShapes(track, { scale: buildScale(track), violations: [] }).line).toBe('');
});

it.each([
  [[30], 80],
  [[111.6], 120],
  [[null], 80],
])('with speeds %j reaches up to %i km/h', (speeds, maxKmh) => {
  expect(maxKmhOf(buildTrack(speeds), 70)).toBe(maxKmh);
});

it('leaves out the label of a threshold that would touch a higher one', () => {
  const scale = buildScale(buildTrack([0]));
  const labelsOf = (thresholds: { caution: number; warning: number; danger: number }) =>
    thresholdLabels(scale, thresholds).map(({ isLabelled }) => isLabelled);
  expect(labelsOf({ caution: 40, warning: 60, danger: 80 })).toEqual([true, true, true]);
  expect(labelsOf({ caution: 55, warning: 62, danger: 70 })).toEqual([true, false, true]);
});

it('names hours that have room and no hour twice', () => {
  const textOf = (atMs: number) => new Date(atMs).toISOString().slice(11, 16);
  const hours = (endMs: number, right: number) =>
    hourTicks(buildScale(buildTrack([0]), { right, startMs: 0, endMs }), textOf).map(({ text }) => text);
  expect(hours(4 * 3_600_000, 300)).toEqual(['00:00', '02:00', '04:00']);
  expect(hours(4 * 3_600_000, 900)).toHaveLength(8);
  expect(hours(30_000, 300)).toEqual(['00:00']);
});
