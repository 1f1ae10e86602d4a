import { buildDrive } from './drives/drive';
import { timeDrive } from './replay-timing';

const NOW_MS = Date.UTC(2026, 5, 1, 12);
const { fixes } = buildDrive({ kind: 'city', seed: 1, startedAtMs: Date.UTC(2014, 0, 1), durationS: 600 });

test('without speed-up an old drive has just ended', () => {
  const drive = timeDrive(fixes, null, NOW_MS);
  expect(drive).toMatchObject({ startedAtMs: NOW_MS - 600_000, endedAtMs: NOW_MS, dueInMs: undefined });
  expect(drive.fixes[0]?.recordedAtMs).toBe(NOW_MS - 600_000);
  expect(drive.fixes.at(-1)?.recordedAtMs).toBe(NOW_MS);
});

test.each([1, 1.5, 3, 60])('at %d times real time no fix is ever ahead of the clock', (speedup) => {
  const { fixes: moved, dueInMs, startedAtMs, endedAtMs } = timeDrive(fixes, speedup, NOW_MS);
  const aheadMs = moved.map((fix) => fix.recordedAtMs - (NOW_MS + (dueInMs?.(fix) ?? NaN)));
  expect(Math.max(...aheadMs)).toBeLessThanOrEqual(0.001);
  expect(aheadMs.at(-1)).toBeGreaterThan(-2);
  expect(startedAtMs).toBeLessThanOrEqual(NOW_MS);
  expect(endedAtMs).toBe(moved.at(-1)?.recordedAtMs);
});

test('a drive of a week is refused', () => {
  const first = { ...fixes[0], recordedAtMs: 0 };
  const last = { ...fixes[1], recordedAtMs: 7 * 86_400_000 };
  // Only the times matter here.
  expect(() => timeDrive([first, last] as typeof fixes, null, NOW_MS)).toThrow('the drive lasts 7.0 days');
});
