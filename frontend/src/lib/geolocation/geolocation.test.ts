import { HOUR_MS, MINUTE_MS } from '@wakafine/domain/units';
import { fixFromPosition, type DevicePosition, type FixTimes } from './phone-fix';
import { clockOffsetMs } from './server-clock';
import { watchPosition, type LocationState } from './watch-position';

const AT_MS = Date.UTC(2026, 10, 14, 9, 0, 0);

function buildPosition(coords: Partial<DevicePosition['coords']> = {}): DevicePosition {
  return {
    timestamp: AT_MS,
    coords: { latitude: 4.0511, longitude: 9.7679, accuracy: 8, speed: 10, heading: 90, ...coords },
  };
}

function timesAt(over: Partial<FixTimes> = {}): FixTimes {
  return { wallMs: AT_MS, setBackMs: 0, clockOffsetMs: 0, ...over };
}

describe('fixFromPosition', () => {
  it('turns metres per second into kilometres per hour and device time into server time', () => {
    expect(fixFromPosition(buildPosition(), timesAt({ clockOffsetMs: 90_000 }))).toEqual({
      lat: 4.0511,
      lng: 9.7679,
      recordedAtMs: AT_MS + 90_000,
      accuracyM: 8,
      speedKmh: 36,
      headingDeg: 90,
      clockOffsetMs: 90_000,
    });
  });

  it('goes on from where the clock was before it was set back', () => {
    const wallMs = AT_MS - 10 * MINUTE_MS;
    const position = { ...buildPosition(), timestamp: wallMs - 500 };
    const times = timesAt({ wallMs, setBackMs: 10 * MINUTE_MS, clockOffsetMs: 90_000 });
    expect(fixFromPosition(position, times)?.recordedAtMs).toBe(AT_MS - 500 + 90_000);
  });

  it.each([-3 * HOUR_MS, 3 * HOUR_MS])(
    'leaves the time of the satellites alone on a phone whose clock is wrong by %d ms',
    (wrongByMs) => {
      const times = timesAt({ wallMs: AT_MS + wrongByMs, clockOffsetMs: -wrongByMs });
      expect(fixFromPosition(buildPosition(), times)).toMatchObject({
        recordedAtMs: AT_MS,
        clockOffsetMs: 0,
        hasTrueTime: true,
      });
    },
  );

  it.each([
    ['a heading of a standing phone', { heading: Number.NaN }, 'headingDeg'],
    ['a speed of -1', { speed: -1 }, 'speedKmh'],
    ['a speed above 300 km/h', { speed: 84 }, 'speedKmh'],
    ['no speed', { speed: null }, 'speedKmh'],
    ['an accuracy beyond 100 km', { accuracy: 100_001 }, 'accuracyM'],
  ] as const)('says that it does not know %s', (_what, coords, field) => {
    expect(fixFromPosition(buildPosition(coords), timesAt())).toMatchObject({ [field]: null });
  });

  it.each([
    ['latitude 91', { latitude: 91 }],
    ['longitude -181', { longitude: -181 }],
    ['latitude NaN', { latitude: Number.NaN }],
  ])('makes no fix of %s', (_what, coords) => {
    expect(fixFromPosition(buildPosition(coords), timesAt())).toBeNull();
  });
});

describe('clockOffsetMs', () => {
  const date = new Date(AT_MS).toUTCString();

  it('finds a phone that is ten minutes behind, from the middle of the round trip', () => {
    const phoneMs = AT_MS - 600_000;
    expect(clockOffsetMs({ askedAtMs: phoneMs - 200, answeredAtMs: phoneMs + 200, dateHeader: date })).toBe(
      600_500,
    );
  });

  it.each([
    [
      'a difference below what the header can tell',
      { askedAtMs: AT_MS, answeredAtMs: AT_MS + 900, dateHeader: date },
    ],
    ['no header', { askedAtMs: 0, answeredAtMs: 10, dateHeader: null }],
    ['a header that is not a date', { askedAtMs: 0, answeredAtMs: 10, dateHeader: 'soon' }],
  ])('answers 0 for %s', (_what, sample) => {
    expect(clockOffsetMs(sample)).toBe(0);
  });
});

describe('watchPosition', () => {
  function buildDevice() {
    const calls: {
      ok: PositionCallback;
      fail: PositionErrorCallback;
      options: PositionOptions | undefined;
    }[] = [];
    const cleared: number[] = [];
    const device = {
      watchPosition: (ok: PositionCallback, fail: PositionErrorCallback, options?: PositionOptions) =>
        calls.push({ ok, fail, options }),
      clearWatch: (id: number) => cleared.push(id),
    };
    // The device stands in for the browser's: only these two methods are called.
    return { calls, cleared, geolocation: device as unknown as Geolocation };
  }

  it.each([
    [1, 'denied'],
    [2, 'unavailable'],
    [3, 'timeout'],
  ])('reports device error %d as the state %s', (code, state) => {
    const { calls, geolocation } = buildDevice();
    const states: LocationState[] = [];
    watchPosition({ onPosition: () => undefined, onState: (next) => states.push(next) }, geolocation);
    calls[0]?.fail({ code } as GeolocationPositionError);
    expect(states).toEqual(['searching', state]);
  });

  it('asks for high accuracy and no cached position, and stops when asked', () => {
    const { calls, cleared, geolocation } = buildDevice();
    const stop = watchPosition({ onPosition: () => undefined, onState: () => undefined }, geolocation);
    stop();
    expect(calls[0]?.options).toEqual({ enableHighAccuracy: true, timeout: 5_000, maximumAge: 0 });
    expect(cleared).toEqual([1]);
  });

  it('says that a browser without geolocation does not support it', () => {
    const states: LocationState[] = [];
    watchPosition({ onPosition: () => undefined, onState: (next) => states.push(next) });
    expect(states).toEqual(['unsupported']);
  });
});
