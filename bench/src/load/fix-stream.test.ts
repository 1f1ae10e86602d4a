import { judgeDrive } from '@wakafine/domain/speed/journey-state';
import { createFixStream } from './fix-stream';

const STARTED_AT_MS = Date.UTC(2026, 0, 5);

test('a stream goes on in order at 1 Hz for longer than its drive, and the judging engine finds little to flag', () => {
  const stream = createFixStream(1, STARTED_AT_MS);
  const fixes = [...stream.next(10), ...stream.next(4_990)];
  expect(fixes.map((fix) => fix.seq)).toEqual(fixes.map((_, index) => index + 1));
  expect(fixes.at(-1)?.recordedAtMs).toBe(STARTED_AT_MS + 5_000_000);
  const { judged, drive } = judgeDrive(
    fixes.map((fix) => ({ ...fix, isFuture: false })),
    { startedAtMs: STARTED_AT_MS, endedAtMs: null, thresholds: [] },
  );
  expect(judged.filter((one) => one.flag !== null).length).toBeLessThan(fixes.length / 100);
  const over = judged.filter((one) => one.zone !== null && one.zone !== 'SAFE').length;
  expect(over).toBeGreaterThan(0);
  expect(over).toBeLessThan(fixes.length / 4);
  expect(drive.maxSpeedKmh).toBeLessThan(80);
});

test('at half the pace the same streets are driven without ever being too fast', () => {
  const fixes = createFixStream(1, STARTED_AT_MS, 0.5).next(5_000);
  const { judged, drive } = judgeDrive(
    fixes.map((fix) => ({ ...fix, isFuture: false })),
    { startedAtMs: STARTED_AT_MS, endedAtMs: null, thresholds: [] },
  );
  expect(judged.filter((one) => one.flag !== null).length).toBeLessThan(fixes.length / 100);
  expect(drive.maxSpeedKmh).toBeLessThan(45);
  expect(drive.distanceM).toBeGreaterThan(5_000);
});
