import { speedTrackOf } from '../../../components/charts/speed-track';
import { nextRate, replayedTo } from './replay-clock';

const at = (second: number, speedKmh: number | null) => ({
  recordedAt: new Date(second * 1_000).toISOString(),
  speedKmh,
  zone: speedKmh === null ? null : ('SAFE' as const),
});
/** 10 s, a gap of 90 s, and another 10 s. */
const TRACK = speedTrackOf([at(0, null), at(10, 40), at(100, null), at(110, 40)]);

it.each([
  ['moves on within a stretch', 2_000, 3_000, 5_000],
  ['jumps over a gap that it reaches', 9_000, 3_000, 100_000],
  ['jumps out of a gap that it was put into', 50_000, 100, 100_000],
  ['goes on behind a gap that it leaves', 100_000, 2_000, 102_000],
  ['passes a gap that is shorter than its step', 5_000, 99_000, 104_000],
  ['stops at the end', 109_000, 60_000, 110_000],
])('%s', (_case, fromMs, passedMs, toMs) => {
  expect(replayedTo(TRACK, fromMs, passedMs)).toBe(toMs);
});

it('goes through 1, 4 and 16 times and round again', () => {
  expect([nextRate(1), nextRate(4), nextRate(16)]).toEqual([4, 16, 1]);
});
