import type { LegalLimit } from '@wakafine/domain/limits/limit-at';
import { DEFAULT_THRESHOLDS } from '@wakafine/domain/speed/zones';
import { CALM, readForAlerts, type DriveAlert } from './zone-alerts';

const LORRIES_IN_TOWN: LegalLimit = {
  limitKmh: 40,
  id: 'town',
  zone: 'TOWN',
  placeName: 'Edéa',
  isConfirmed: true,
  source: 'Council',
};

/** Alerts of a drive given as [second, km/h], each as "second:alert". */
function alertsOf(
  readings: readonly (readonly [number, number])[],
  limit: LegalLimit | null = null,
): string[] {
  let state = CALM;
  const heard: string[] = [];
  for (const [atS, speedKmh] of readings) {
    const result = readForAlerts(state, {
      ...{ speedKmh, limit },
      ...{ atMs: atS * 1_000, thresholds: DEFAULT_THRESHOLDS },
    });
    state = result.state;
    if (result.alert) {
      heard.push(`${atS}:${result.alert}`);
    }
  }
  return heard;
}

type Case = [sentence: string, readings: (readonly [number, number])[], heard: `${number}:${DriveAlert}`[]];

const CASES: Case[] = [
  [
    'is silent below the caution threshold',
    [
      [0, 20],
      [1, 49.99],
    ],
    [],
  ],
  ['alerts at the threshold itself', [[0, 50]], ['0:CAUTION']],
  [
    'alerts once for a zone, not once for a reading',
    [
      [0, 52],
      [1, 53],
      [2, 54],
    ],
    ['0:CAUTION'],
  ],
  [
    'alerts for each higher zone',
    [
      [0, 52],
      [5, 61],
      [9, 70],
    ],
    ['0:CAUTION', '5:WARNING', '9:DANGER'],
  ],
  [
    'names only the highest zone after a leap',
    [
      [0, 40],
      [1, 72],
    ],
    ['1:DANGER'],
  ],
  [
    'repeats once after 30 s',
    [
      [0, 75],
      [29, 75],
      [30, 75],
      [60, 75],
      [90, 75],
    ],
    ['0:DANGER', '30:DANGER'],
  ],
  [
    'does not repeat a zone that was left',
    [
      [0, 75],
      [10, 65],
      [31, 65],
      [40, 65],
    ],
    ['0:DANGER'],
  ],
  [
    'says nothing on the way down',
    [
      [0, 75],
      [3, 66],
      [6, 55],
    ],
    ['0:DANGER'],
  ],
  [
    'does not flutter at a threshold',
    [
      [0, 60],
      [1, 59],
      [2, 60],
      [3, 58],
      [4, 61],
    ],
    ['0:WARNING'],
  ],
  [
    'alerts again after falling 5 km/h below the threshold',
    [
      [0, 60],
      [5, 55],
      [6, 54.9],
      [9, 60],
    ],
    ['0:WARNING', '9:WARNING'],
  ],
  [
    'says that the speed is safe again, once',
    [
      [0, 52],
      [5, 49.9],
      [6, 49],
    ],
    ['0:CAUTION', '5:RESTORED'],
  ],
  [
    'thanks once at a speed that flutters around safe',
    [
      [0, 50],
      [1, 49.9],
      [2, 50.1],
      [3, 49.8],
    ],
    ['0:CAUTION', '1:RESTORED'],
  ],
  [
    'warns again after a real return',
    [
      [0, 50],
      [1, 44],
      [9, 51],
    ],
    ['0:CAUTION', '1:RESTORED', '9:CAUTION'],
  ],
];

describe('readForAlerts', () => {
  it.each(CASES)('%s', (_sentence, readings, heard) => {
    expect(alertsOf(readings)).toEqual(heard);
  });

  it('alerts above a legal limit below the thresholds, and no sooner than at the next whole number', () => {
    const readings = [
      [0, 40.9],
      [1, 41],
      [9, 46],
      [12, 40],
    ] as const;
    expect(alertsOf(readings, LORRIES_IN_TOWN)).toEqual(['1:CAUTION', '12:RESTORED']);
    expect(alertsOf(readings)).toEqual([]);
  });

  it('follows thresholds that were changed', () => {
    const thresholds = { caution: 30, warning: 40, danger: 50 };
    expect(readForAlerts(CALM, { speedKmh: 45, atMs: 0, thresholds, limit: null }).alert).toBe('WARNING');
  });
});
