import { compareMemory } from './memory';
import type { MemorySample } from './memory';

const MB = 1024 ** 2;
const MINUTE_MS = 60_000;

/** A sample each minute of one process. */
function hours(count: number, mbAt: (minute: number) => number): MemorySample[] {
  return Array.from({ length: count * 60 }, (_, minute) => ({
    ...{ pid: 7, atMs: minute * MINUTE_MS, bytes: mbAt(minute) * MB },
  }));
}

test('the first and the last hour of a long run are compared by the middle of each, without its first minutes', () => {
  const level = compareMemory(hours(4, (minute) => (minute < 5 ? 20 : 200 + (minute % 3))));
  expect(level).toEqual({ firstMb: 201, lastMb: 201, ratio: 1, partMinutes: 60 });
  expect(compareMemory(hours(4, (minute) => 200 + minute))?.ratio).toBeGreaterThan(1.5);
});

test('parts of a shorter run are a third of it, those of a run of minutes say nothing', () => {
  expect(compareMemory(hours(1, () => 150))).toMatchObject({ partMinutes: 18, ratio: 1 });
  expect(compareMemory(hours(1, () => 150).slice(0, 12))).toBeNull();
  expect(compareMemory([])).toBeNull();
});

test('another process is another memory', () => {
  const own = hours(1, () => 150);
  const replaced = own.map((sample) => ({ ...sample, pid: 8, bytes: 900 * MB }));
  expect(compareMemory([...own, ...replaced])?.lastMb).toBe(150);
});
