import { DEFAULT_SETTINGS } from '@wakafine/domain/people/personal-settings';
import { DEFAULT_THRESHOLDS } from '@wakafine/domain/speed/zones';
import { ownAlertThresholds } from './own-alert-thresholds';
import { CALM, readForAlerts } from './zone-alerts';

it.each([
  ['the defaults, as the zones', 50, 60, [50, 60, 70]],
  ['a low limit, earlier', 30, 40, [30, 40, 50]],
  ['a high limit, later', 50, 100, [50, 100, 110]],
  ['a threshold above the limit, from the threshold on', 80, 60, [80, 80, 80]],
  ['a threshold between limit and danger', 65, 60, [65, 65, 70]],
])('alert by %s', (_case, alertThresholdKmh, speedLimitKmh, expected) => {
  const { caution, warning, danger } = ownAlertThresholds(DEFAULT_THRESHOLDS, {
    alertThresholdKmh,
    speedLimitKmh,
  });
  expect([caution, warning, danger]).toEqual(expected);
});

it('follow the distance between the thresholds in force', () => {
  expect(ownAlertThresholds({ caution: 60, warning: 80, danger: 100 }, DEFAULT_SETTINGS)).toEqual({
    caution: 50,
    warning: 60,
    danger: 80,
  });
});

it('give the most serious alert at once where all begin at one speed', () => {
  const thresholds = ownAlertThresholds(DEFAULT_THRESHOLDS, { alertThresholdKmh: 80, speedLimitKmh: 60 });
  expect(readForAlerts(CALM, { speedKmh: 79, atMs: 0, thresholds, limit: null }).alert).toBeNull();
  expect(readForAlerts(CALM, { speedKmh: 80, atMs: 0, thresholds, limit: null }).alert).toBe('DANGER');
});
