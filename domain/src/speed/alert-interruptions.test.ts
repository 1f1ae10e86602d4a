import { alertsOf, closeAlert, interruptAlert } from './speed-alerts';
import type { AlertState } from './speed-alerts';
import { START_MS } from '../testing/build-fixes';
import { buildReading, buildReadings, stateAfter, steady } from '../testing/build-readings';

describe('an alert that a split of the track interrupts', () => {
  const atMs = (atS: number) => START_MS + atS * 1000;
  /** Ten seconds at 55 km/h until second 10, 152.8 m north of the start, then silence until a second. */
  const until10 = buildReadings(steady(55, 11)).map((reading, atS) => ({
    ...reading,
    ...buildReading({ atS, speedKmh: 55, northM: atS * (55 / 3.6) }),
  }));
  const silent = (untilS: number) => interruptAlert(stateAfter(until10), atMs(untilS));
  /** 55 km/h again in a second, so many metres after the last reading. */
  const again = (state: AlertState, atS: number, metres: number, speedKmh = 55) =>
    stateAfter([buildReading({ atS, speedKmh, northM: 10 * (55 / 3.6) + metres })], [], state);

  it.each([
    ['goes on after 50 km/h over 30 s', 30, 50.001, 0],
    ['is over after 49.9 km/h over 30 s', 30, 49.9, 1],
    ['goes on after 90 km/h over 59.9 s', 59.9, 90, 0],
    ['is over after 90 km/h over 60 s', 60, 90, 1],
  ])('%s', (_name, seconds, lineKmh, closed) => {
    const state = again(silent(10 + seconds - 1), 10 + seconds, (lineKmh / 3.6) * seconds);
    expect(state.closed).toHaveLength(closed);
    expect(state.stretch?.startedAtMs).toBe(closed === 0 ? START_MS : atMs(10 + seconds));
  });

  it('is open until it is known whether it goes on', () => {
    expect(alertsOf(silent(69.9))).toMatchObject([{ startedAtMs: START_MS, endedAtMs: null }]);
    expect(alertsOf(silent(70))).toMatchObject([{ startedAtMs: START_MS, endedAtMs: atMs(10) }]);
    expect(alertsOf(closeAlert(silent(30)))).toMatchObject([{ endedAtMs: atMs(10) }]);
  });

  it('is one with its peak, mean and fixes of all its parts', () => {
    const [alert, ...others] = alertsOf(again(silent(29), 30, 400, 67));
    expect(others).toEqual([]);
    expect(alert).toMatchObject({ startedAtMs: START_MS, endedAtMs: null, peakKmh: 67, fixCount: 12 });
    expect(alert).toMatchObject({ severity: 'WARNING', meanKmh: (11 * 55 + 67) / 12 });
  });

  it('does not begin anew with the part after the split: that needs not be sustained', () => {
    expect(alertsOf(closeAlert(again(silent(29), 30, 400)))).toMatchObject([{ endedAtMs: atMs(30) }]);
    expect(alertsOf(closeAlert(again(silent(29), 30, 20)))).toMatchObject([{ endedAtMs: atMs(10) }]);
  });

  it('closes after 3 s below, also after the split', () => {
    const slow = (atS: number) => buildReading({ atS, speedKmh: 40, northM: 1_000 });
    const after = (atS: number) => again(stateAfter([slow(30)], [], silent(29)), atS, 1_000);
    expect(alertsOf(after(32.9))).toMatchObject([{ endedAtMs: null }]);
    expect(alertsOf(after(33))).toMatchObject([{ endedAtMs: atMs(10) }]);
  });

  it('ignores a dip that the silence began in', () => {
    const dipping = stateAfter([buildReading({ atS: 11, speedKmh: 40 })], [], stateAfter(until10));
    const state = again(interruptAlert(dipping, atMs(29)), 30, 400);
    expect(alertsOf(state)).toMatchObject([{ endedAtMs: null, fixCount: 12 }]);
  });

  it('is none where it had not qualified', () => {
    const short = interruptAlert(stateAfter(until10.slice(0, 10)), atMs(25));
    expect(short.stretch).toBeNull();
    expect(alertsOf(again(short, 26, 400))).toEqual([]);
  });
});
