import {
  areThresholdsValid,
  DEFAULT_THRESHOLDS,
  driverZoneOf,
  severityOf,
  thresholdsAt,
  zoneOf,
} from './zones';

describe('zones by the default thresholds', () => {
  it.each([
    [0, 'SAFE'],
    [49.999, 'SAFE'],
    [50, 'CAUTION'],
    [59.999, 'CAUTION'],
    [60, 'WARNING'],
    [69.999, 'WARNING'],
    [70, 'DANGER'],
    [300, 'DANGER'],
  ])('put %d km/h into %s', (speedKmh, zone) => {
    expect(zoneOf(speedKmh, DEFAULT_THRESHOLDS)).toBe(zone);
    expect(severityOf(speedKmh, DEFAULT_THRESHOLDS)).toBe(zone === 'SAFE' ? null : zone);
  });

  it('begin at 50, 60 and 70 km/h', () => {
    expect(DEFAULT_THRESHOLDS).toEqual({ caution: 50, warning: 60, danger: 70 });
  });
});

it('judges by other thresholds where they are given', () => {
  expect(zoneOf(55, { caution: 60, warning: 80, danger: 100 })).toBe('SAFE');
  expect(zoneOf(80, { caution: 60, warning: 80, danger: 100 })).toBe('WARNING');
});

it.each([
  ['a lorry at 46 where 40 is allowed is not safe', 46, 40, 'CAUTION'],
  ['the limit itself is safe', 40, 40, 'SAFE'],
  ['a speed that is shown as the limit is safe', 40.9, 40, 'SAFE'],
  ['the first whole number above it is not', 41, 40, 'CAUTION'],
  ['where no limit is known the thresholds alone say', 46, null, 'SAFE'],
  ['below a high limit the thresholds say more', 72, 110, 'DANGER'],
  ['far above a low one they say how much', 65, 40, 'WARNING'],
] as const)('%s: %d km/h under %s', (_sentence, speedKmh, limitKmh, zone) => {
  expect(driverZoneOf(speedKmh, DEFAULT_THRESHOLDS, limitKmh)).toBe(zone);
});

describe('thresholdsAt', () => {
  const first = { effectiveAtMs: 1_000, caution: 40, warning: 50, danger: 60 };
  const second = { effectiveAtMs: 2_000, caution: 80, warning: 90, danger: 100 };

  it.each([
    ['the defaults for all time before the first change', 999, DEFAULT_THRESHOLDS],
    ['a change from its very millisecond', 1_000, first],
    ['a change until the next', 1_999, first],
    ['the last change from then on', 2_000, second],
    ['the last change for ever', 9_000_000, second],
  ])('gives %s', (_name, atMs, expected) => {
    expect(thresholdsAt([first, second], atMs)).toMatchObject(expected);
  });

  it('gives the defaults where nothing was ever changed', () => {
    expect(thresholdsAt([], 5)).toEqual(DEFAULT_THRESHOLDS);
  });

  it('gives the later of two changes of the same millisecond', () => {
    expect(thresholdsAt([first, { ...second, effectiveAtMs: 1_000 }], 1_000).caution).toBe(80);
  });
});

describe('areThresholdsValid', () => {
  it.each([
    [10, 11, 12, true],
    [198, 199, 200, true],
    [50, 60, 70, true],
    [9, 60, 70, false],
    [50, 60, 201, false],
    [50, 50, 70, false],
    [50, 70, 70, false],
    [60, 50, 70, false],
    [50.5, 60, 70, false],
    [NaN, 60, 70, false],
    [50, 60, Infinity, false],
  ])('judges %d, %d, %d', (caution, warning, danger, expected) => {
    expect(areThresholdsValid({ caution, warning, danger })).toBe(expected);
  });
});
