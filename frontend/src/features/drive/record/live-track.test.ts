import type { StoredFix } from '@wakafine/domain/speed/fix';
import { gpsStateOf } from './gps-state';
import { nextDrivingMode, STANDING } from '../driving-mode';
import {
  advanceTrack,
  EMPTY_TRACK,
  liveFigures,
  liveSpeedKmh,
  withoutCounted,
  type TrackRules,
} from './live-track';

const RULES: TrackRules = { startedAtMs: 0, endedAtMs: null, thresholds: [], readLimit: null };
const METRES_PER_DEGREE = (Math.PI / 180) * 6_371_000;

/** Fixes one second apart going north at 20 m/s (72 km/h), the first with the given number. */
function driveNorth(count: number, firstSeq = 1): StoredFix[] {
  return Array.from({ length: count }, (_, index) => ({
    seq: firstSeq + index,
    lat: 4 + (index * 20) / METRES_PER_DEGREE,
    lng: 9.7,
    recordedAtMs: index * 1_000,
    accuracyM: 5,
    speedKmh: null,
    headingDeg: null,
    clockOffsetMs: null,
    isFuture: false,
  }));
}

function trackOf(fixes: StoredFix[]) {
  return fixes.reduce((track, fix) => advanceTrack(track, fix, RULES), EMPTY_TRACK);
}

describe('liveFigures', () => {
  it('counts what the phone measured while the server has nothing', () => {
    const figures = liveFigures(trackOf(driveNorth(11)), {
      acceptedThrough: 0,
      distanceKm: 0,
      maxSpeedKmh: null,
    });
    expect(figures.distanceM).toBeCloseTo(200, 3);
    expect(figures.maxSpeedKmh).toBeCloseTo(72, 3);
  });

  it('adds to the server’s distance only what came after the fixes that it counted', () => {
    const figures = liveFigures(trackOf(driveNorth(11)), {
      acceptedThrough: 6,
      distanceKm: 0.1,
      maxSpeedKmh: 72,
    });
    expect(figures.distanceM).toBeCloseTo(200, 3);
  });

  it('is the server’s own once it has counted everything', () => {
    const figures = liveFigures(trackOf(driveNorth(11)), {
      acceptedThrough: 11,
      distanceKm: 0.19,
      maxSpeedKmh: 70,
    });
    expect(figures).toEqual({ distanceM: 190, maxSpeedKmh: 70 });
  });

  it('knows no maximum before five readings', () => {
    const server = { acceptedThrough: 0, distanceKm: 0, maxSpeedKmh: null };
    expect(liveFigures(trackOf(driveNorth(5)), server).maxSpeedKmh).toBeNull();
    expect(liveFigures(trackOf(driveNorth(6)), server).maxSpeedKmh).toBeCloseTo(72, 3);
  });

  it('goes on from the server’s distance after a reload', () => {
    const figures = liveFigures(trackOf(driveNorth(6, 501)), {
      acceptedThrough: 500,
      distanceKm: 13,
      maxSpeedKmh: 90,
    });
    expect(figures.distanceM).toBeCloseTo(13_100, 3);
    expect(figures.maxSpeedKmh).toBe(90);
  });

  it('gives the same with counted marks dropped', () => {
    const server = { acceptedThrough: 8, distanceKm: 0.14, maxSpeedKmh: 72 };
    const track = trackOf(driveNorth(11));
    const short = withoutCounted(track, server.acceptedThrough);
    expect(short.marks).toHaveLength(4);
    expect(liveFigures(short, server)).toEqual(liveFigures(track, server));
  });
});

describe('liveSpeedKmh', () => {
  it('is unknown until two good fixes have come', () => {
    expect(liveSpeedKmh(trackOf(driveNorth(1)))).toBeNull();
    expect(liveSpeedKmh(trackOf(driveNorth(2)))).toBeCloseTo(72, 3);
  });
});

describe('gpsStateOf', () => {
  it.each([
    ['searching', { location: 'searching', accuracyM: null, silentS: null }],
    ['good', { location: 'fixed', accuracyM: 30, silentS: 1 }],
    ['good', { location: 'fixed', accuracyM: null, silentS: 2.999 }],
    ['weak', { location: 'fixed', accuracyM: 30.1, silentS: 1 }],
    ['old', { location: 'fixed', accuracyM: 8, silentS: 3 }],
    ['old', { location: 'timeout', accuracyM: 40, silentS: 4.999 }],
    ['lost', { location: 'fixed', accuracyM: 8, silentS: 5 }],
    ['lost', { location: 'timeout', accuracyM: 8, silentS: 3_600 }],
    ['lost', { location: 'unavailable', accuracyM: null, silentS: null }],
    ['denied', { location: 'denied', accuracyM: 8, silentS: 60 }],
    ['unsupported', { location: 'unsupported', accuracyM: null, silentS: null }],
  ] as const)('is %s for %o', (state, reading) => {
    expect(gpsStateOf(reading)).toBe(state);
  });
});

describe('nextDrivingMode', () => {
  function modeAfter(readings: readonly (readonly [atS: number, speedKmh: number | null])[]): boolean {
    return readings.reduce((mode, [atS, speedKmh]) => nextDrivingMode(mode, speedKmh, atS * 1_000), STANDING)
      .isDriving;
  }

  it.each([
    ['stays off below 8 km/h', [[0, 7.9]], false],
    ['comes on at 8 km/h', [[0, 8]], true],
    [
      'outlasts a stop of under 3 s',
      [
        [0, 20],
        [1, 0],
        [3, 0],
      ],
      true,
    ],
    [
      'goes off after 3 s below 8 km/h',
      [
        [0, 20],
        [1, 5],
        [4, 4],
      ],
      false,
    ],
    [
      'starts the 3 s anew after moving',
      [
        [0, 20],
        [1, 5],
        [3, 9],
        [4, 5],
        [6, 5],
      ],
      true,
    ],
    [
      'stays on in a tunnel',
      [
        [0, 60],
        [1, null],
        [50, null],
      ],
      true,
    ],
    [
      'goes off 3 s after a stop at which the receiver fell silent',
      [
        [0, 60],
        [1, 0],
        [20, null],
      ],
      false,
    ],
    [
      'goes off 3 s after a stop although the clock was set back by 10 min',
      [
        [600, 60],
        [601, 0],
        [1, 0],
        [4, 0],
      ],
      false,
    ],
    [
      'goes off when the speed stays lost for a minute',
      [
        [0, 60],
        [1, null],
        [61, null],
      ],
      false,
    ],
  ] as const)('%s', (_sentence, readings, isDriving) => {
    expect(modeAfter(readings)).toBe(isDriving);
  });
});
