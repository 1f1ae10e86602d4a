import { alertsOf, closeAlert, haveAlertsChanged, NO_ALERTS, readWeakSpeed } from './speed-alerts';
import type { AlertState } from './speed-alerts';
import { START_MS } from '../testing/build-fixes';
import { buildReading, buildReadings, endedAlerts, stateAfter, steady } from '../testing/build-readings';

const countOf = (speedsKmh: readonly number[], everyS = 1) =>
  endedAlerts(buildReadings(speedsKmh, everyS)).length;
const secondsOf = (atMs: number | null | undefined) => ((atMs ?? NaN) - START_MS) / 1000;

describe('a stretch at or above caution', () => {
  it.each([
    ['10 s exactly at 1 Hz', steady(55, 11), 1, 1],
    ['9 s at 1 Hz', steady(55, 10), 1, 0],
    ['9.99 s in ten steps', steady(55, 11), 0.999, 0],
    ['10 s in steps of 2 s', steady(55, 6), 2, 1],
    ['10 s with 5 fixes', steady(55, 5), 2.5, 1],
    ['9.96 s with 5 fixes', steady(55, 5), 2.49, 0],
    ['10 s with 3 fixes, 5 s apart', steady(55, 3), 5, 1],
    ['9.98 s with 3 fixes', steady(55, 3), 4.99, 0],
    ['10 s with 2 fixes', steady(55, 2), 10, 0],
    ['28 s with 3 fixes, 14 s apart', steady(55, 3), 14, 1],
    ['4 fixes 3 s apart: 9 s', steady(55, 4), 3, 0],
  ])('of %s makes the right number of alerts', (_name, speedsKmh, everyS, expected) => {
    expect(countOf(speedsKmh, everyS)).toBe(expected);
  });

  it.each([
    [49.999, 0],
    [50, 1],
  ])('begins at the threshold itself: %d km/h', (speedKmh, expected) => {
    expect(countOf(steady(speedKmh, 20))).toBe(expected);
  });

  it('has to be sustained: a single reading below before it qualifies starts it again', () => {
    expect(countOf([...steady(55, 9), 49.999, ...steady(55, 9)])).toBe(0);
    const [alert] = endedAlerts(buildReadings([...steady(55, 9), 49, ...steady(55, 11)]));
    expect(secondsOf(alert?.startedAtMs)).toBe(10);
  });

  it('needs its three sparse fixes to be successive', () => {
    expect(countOf([55, 49, 55, 55, 49, 55, 55, 49], 5)).toBe(0);
  });
});

describe('an alert', () => {
  const open = buildReadings(steady(55, 11));
  const then = (...readings: readonly (readonly [atS: number, speedKmh: number])[]) =>
    endedAlerts([...open, ...readings.map(([atS, speedKmh]) => buildReading({ atS, speedKmh }))]);

  it('opens with the reading that qualifies it, and has no end while it lasts', () => {
    expect(alertsOf(stateAfter(open.slice(0, 10)))).toEqual([]);
    expect(alertsOf(stateAfter(open))).toMatchObject([{ startedAtMs: START_MS, endedAtMs: null }]);
  });

  it('survives a dip of 2.9 s', () => {
    const [alert, ...others] = then([11, 40], [12, 40], [13.9, 55], [14.9, 55]);
    expect(others).toEqual([]);
    expect(secondsOf(alert?.endedAtMs)).toBe(14.9);
  });

  it('closes after 3 s below, at the last reading that was not', () => {
    const [alert, ...others] = then([11, 40], [12, 40], [14, 55], [15, 55]);
    expect(others).toEqual([]);
    expect(secondsOf(alert?.endedAtMs)).toBe(10);
  });

  it('is closed by the reading that makes the 3 s full, not before', () => {
    const state = stateAfter([...open, buildReading({ atS: 11, speedKmh: 40 })]);
    const after = (atS: number) =>
      stateAfter([...open, ...[11, atS].map((s) => buildReading({ atS: s, speedKmh: 40 }))]);
    expect(state.closed).toEqual([]);
    expect(after(13.9).closed).toEqual([]);
    expect(after(14).closed).toHaveLength(1);
  });

  it('counts every dip for itself', () => {
    const dips = [11, 15, 19].flatMap(
      (atS) =>
        [
          [atS, 40],
          [atS + 2, 55],
          [atS + 3, 55],
        ] as const,
    );
    expect(then(...dips)).toHaveLength(1);
  });

  it('is one of two when both stretches are sustained and 3 s lie between', () => {
    const speeds = [...steady(55, 11), ...steady(40, 4), ...steady(65, 11)];
    expect(endedAlerts(buildReadings(speeds)).map(({ severity }) => severity)).toEqual([
      'CAUTION',
      'WARNING',
    ]);
  });

  it('does not come twice from the same stretch, however long', () => {
    expect(countOf(steady(90, 3_600))).toBe(1);
  });

  it('gives its peak and place, the mean of its own fixes and their number, not those of a dip', () => {
    const readings = buildReadings([...steady(60, 10), 75, 40, 65, 75, 60]);
    const [alert] = endedAlerts(readings);
    const { lat, lng } = readings[10] ?? { lat: NaN, lng: NaN };
    expect(alert).toMatchObject({ peakKmh: 75, peakAt: { lat, lng }, fixCount: 14, severity: 'DANGER' });
    expect(alert?.meanKmh).toBeCloseTo((11 * 60 + 2 * 75 + 65) / 14, 9);
  });

  it('takes peak, mean and severity from full windows, and its length from every reading', () => {
    const first = buildReading({ atS: 0, speedKmh: 90, fullKmh: null });
    const [alert] = endedAlerts([first, ...buildReadings(steady(55, 11)).slice(1)]);
    expect(alert).toMatchObject({ peakKmh: 55, meanKmh: 55, severity: 'CAUTION', fixCount: 11 });
  });

  it('is none without a full window', () => {
    const lone = steady(55, 11).map((speedKmh, atS) => buildReading({ atS, speedKmh, fullKmh: null }));
    expect(endedAlerts(lone)).toEqual([]);
  });

  it.each([
    [59.999, 'CAUTION'],
    [60, 'WARNING'],
    [69.999, 'WARNING'],
    [70, 'DANGER'],
  ])('with a peak of %d km/h is %s', (peakKmh, severity) => {
    expect(endedAlerts(buildReadings([...steady(52, 12), peakKmh, 52]))[0]?.severity).toBe(severity);
  });

  it('rises in severity while it lasts and never falls', () => {
    const severities = [55, 65, 75, 52].map((_, index, speeds) => {
      const readings = buildReadings([...steady(55, 11), ...speeds.slice(0, index + 1)]);
      return alertsOf(stateAfter(readings))[0]?.severity;
    });
    expect(severities).toEqual(['CAUTION', 'WARNING', 'DANGER', 'DANGER']);
  });
});

describe('thresholds that change during the drive', () => {
  const changedAt = (atS: number, caution: number, warning: number, danger: number) => [
    { effectiveAtMs: START_MS + atS * 1000, caution, warning, danger },
  ];

  it('judge an alert by those in force at its start, however they rise', () => {
    const [alert] = endedAlerts(buildReadings(steady(75, 30)), changedAt(5, 80, 90, 100));
    expect(alert).toMatchObject({ severity: 'DANGER', fixCount: 30 });
  });

  it('judge an alert by those in force at its start, however they fall', () => {
    const [alert] = endedAlerts(buildReadings(steady(55, 30)), changedAt(5, 30, 40, 50));
    expect(alert?.severity).toBe('CAUTION');
  });

  it('judge what was harmless before only from the change on', () => {
    const [alert] = endedAlerts(buildReadings(steady(45, 30)), changedAt(12, 40, 60, 70));
    expect(secondsOf(alert?.startedAtMs)).toBe(12);
  });

  it('hold for the next alert', () => {
    const speeds = [...steady(75, 15), ...steady(20, 5), ...steady(75, 15)];
    expect(endedAlerts(buildReadings(speeds), changedAt(5, 80, 90, 100))).toHaveLength(1);
  });
});

describe('a speed too inaccurate to count', () => {
  const qualified = stateAfter(buildReadings(steady(55, 11)));
  const unqualified = stateAfter(buildReadings(steady(55, 6)));
  const with3Sparse = (between: (state: AlertState) => AlertState) =>
    [0, 5, 10].reduce(
      (state, atS) => stateAfter([buildReading({ atS, speedKmh: 55 })], [], between(state)),
      stateAfter([]),
    );

  it('does not end an alert, nor does it add to it', () => {
    expect(readWeakSpeed(qualified, 10)).toEqual(qualified);
    expect(readWeakSpeed(qualified, 90)).toEqual(qualified);
  });

  it('shows that a stretch which has not qualified was not sustained', () => {
    expect(readWeakSpeed(unqualified, 49.999).stretch).toBeNull();
    expect(readWeakSpeed(unqualified, 50).stretch?.fixCount).toBe(6);
  });

  it('does not let the fixes around it pass for successive', () => {
    expect(alertsOf(with3Sparse((state) => state))).toHaveLength(1);
    expect(alertsOf(with3Sparse((state) => readWeakSpeed(state, 55)))).toEqual([]);
  });

  it('begins nothing', () => {
    expect(readWeakSpeed(stateAfter([]), 120)).toEqual(stateAfter([]));
  });
});

describe('haveAlertsChanged', () => {
  const qualified = stateAfter(buildReadings(steady(55, 11)));
  const slow = (atS: number) => buildReading({ atS, speedKmh: 20 });

  it('is true while an alert goes on, and when it closes', () => {
    const further = stateAfter([buildReading({ atS: 11, speedKmh: 55 })], [], qualified);
    expect(haveAlertsChanged(NO_ALERTS, qualified)).toBe(true);
    expect(haveAlertsChanged(qualified, further)).toBe(true);
    expect(haveAlertsChanged(qualified, closeAlert(qualified))).toBe(true);
    expect(haveAlertsChanged(qualified, stateAfter([slow(11), slow(14)], [], qualified))).toBe(true);
  });

  it('is false for a slow drive, for one that has not qualified, and where nothing came', () => {
    const closed = closeAlert(qualified);
    expect(haveAlertsChanged(closed, stateAfter([slow(30), slow(31)], [], closed))).toBe(false);
    expect(haveAlertsChanged(closed, stateAfter([buildReading({ atS: 30, speedKmh: 55 })], [], closed))).toBe(
      false,
    );
    expect(haveAlertsChanged(qualified, readWeakSpeed(qualified, 20))).toBe(false);
  });
});
