import { metresPerDegree } from '../geo/chord';
import type { Speeding } from './closed-speeding';
import type { LegalLimit } from '../limits/limit-at';
import { closeSpeeding, NO_SPEEDING, readSpeeding } from './speeding';

const TOWN: LegalLimit = {
  id: 'town',
  limitKmh: 50,
  zone: 'TOWN',
  placeName: 'Edéa',
  isConfirmed: true,
  source: 'Council',
};
const ROAD: LegalLimit = { ...TOWN, id: 'road', limitKmh: 90 };

/** Drives north; each leg holds a speed for some seconds, under a limit, at a cadence. */
function drive(
  legs: readonly { kmh: number; seconds: number; limit?: LegalLimit | null; everyS?: number }[],
): readonly Speeding[] {
  let state = NO_SPEEDING;
  let [atMs, lat, isFirst] = [0, 4.0511, true];
  for (const { kmh, seconds, limit = TOWN, everyS = 1 } of legs) {
    for (let passed = 0; passed < seconds; passed += everyS) {
      atMs += everyS * 1000;
      lat += ((kmh / 3.6) * everyS) / metresPerDegree(lat).latM;
      const step = isFirst || everyS > 15 ? null : { durationS: everyS, speedKmh: kmh, impliedKmh: kmh };
      const place = { lat, lng: 9.7679, accuracyM: 8, deviceKmh: null, isAfterJump: false };
      const reading = { ...place, recordedAtMs: atMs, deviceMs: atMs, step, limit };
      state = readSpeeding(state, reading, () => limit);
      isFirst = false;
    }
  }
  return closeSpeeding(state).closed;
}

describe('speeding', () => {
  test('is found with its start, end, peak and proven speed', () => {
    const [one, ...more] = drive([
      { kmh: 40, seconds: 30 },
      { kmh: 70, seconds: 60 },
      { kmh: 40, seconds: 30 },
    ]);
    expect(more).toEqual([]);
    expect(one).toMatchObject({ limit: TOWN, isOverGaps: false, proof: { by: 'way' } });
    expect(one?.peakKmh).toBeCloseTo(70, 6);
    expect(one?.proof.provenKmh).toBeGreaterThan(66);
    expect(one?.proof.provenKmh).toBeLessThan(70);
  });

  test('is not found at the limit, below 3 km/h above it, or for less than ten seconds', () => {
    expect(drive([{ kmh: 50, seconds: 600 }])).toEqual([]);
    expect(drive([{ kmh: 52.9, seconds: 600 }])).toEqual([]);
    expect(
      drive([
        { kmh: 40, seconds: 30 },
        { kmh: 90, seconds: 8 },
        { kmh: 0, seconds: 30 },
      ]),
    ).toEqual([]);
  });

  test('is not found where the shown speed is high but nothing is proven', () => {
    // 54 km/h for 15 s: by the way alone at least 48 km/h.
    expect(
      drive([
        { kmh: 54, seconds: 16 },
        { kmh: 30, seconds: 30 },
      ]),
    ).toEqual([]);
  });

  test('starts afresh at a change of limit, so that nobody is accused at a sign for the road before it', () => {
    expect(
      drive([
        { kmh: 88, seconds: 300, limit: ROAD },
        { kmh: 88, seconds: 3, limit: TOWN },
        { kmh: 49, seconds: 300, limit: TOWN },
      ]),
    ).toEqual([]);
  });

  test('is one where parts are less than 60 s apart and the line between them implies the limit', () => {
    const fast = { kmh: 75, seconds: 40 };
    expect(drive([fast, { kmh: 51, seconds: 20 }, fast])).toHaveLength(1);
    expect(drive([fast, { kmh: 20, seconds: 40 }, fast])).toHaveLength(2);
  });

  test('accuses nobody where there is no limit', () => {
    expect(drive([{ kmh: 120, seconds: 300, limit: null }])).toEqual([]);
  });

  test('is found over gaps by the mean speed between the fixes around them', () => {
    const [one, ...more] = drive([
      { kmh: 40, seconds: 90, everyS: 30 },
      { kmh: 80, seconds: 300, everyS: 30 },
      { kmh: 40, seconds: 90, everyS: 30 },
    ]);
    expect(more).toEqual([]);
    expect(one).toMatchObject({ isOverGaps: true, peakKmh: null });
    expect(one?.proof.provenKmh).toBeGreaterThan(74);
    expect(drive([{ kmh: 49, seconds: 3_600, everyS: 30 }])).toEqual([]);
  });
});
