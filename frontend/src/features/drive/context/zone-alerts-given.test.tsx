import { act, renderHook } from '@testing-library/react';
import { DEFAULT_THRESHOLDS } from '@wakafine/domain/speed/zones';
import { useZoneAlerts } from './useZoneAlerts';

const SILENT = { sound: false, vibration: false };

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

/** Alerts of a drive whose next speed, km/h, comes a second after the last. */
function drive() {
  const { result } = renderHook(() => useZoneAlerts(SILENT));
  let atMs = 0;
  return {
    given: () => result.current.given?.alert ?? null,
    go: (speedKmh: number) =>
      act(() => {
        atMs += 1_000;
        result.current.hear('1', { speedKmh, atMs, thresholds: DEFAULT_THRESHOLDS, limit: null });
      }),
  };
}

it('is given for ten seconds, after which nothing is left to be read out', () => {
  const { given, go } = drive();
  go(62);
  act(() => void jest.advanceTimersByTime(9_900));
  expect(given()).toBe('WARNING');
  act(() => void jest.advanceTimersByTime(200));
  expect(given()).toBeNull();
});

it('is empty at once in a lower zone, and thanks at a safe speed', () => {
  const { given, go } = drive();
  go(62);
  go(58);
  expect(given()).toBeNull();
  go(45);
  expect(given()).toBe('RESTORED');
});

it('stays while the zone is the same or a higher one', () => {
  const { given, go } = drive();
  go(52);
  go(53);
  expect(given()).toBe('CAUTION');
  go(71);
  expect(given()).toBe('DANGER');
});
