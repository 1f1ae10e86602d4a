import type { Fix, FixFlag } from './fix';
import { EMPTY_FILTER, filterFix, isWeak } from './fix-filter';
import type { FilterState } from './fix-filter';
import { judgeDrive } from './journey-state';
import { buildDrive, buildFix, RULES, START_MS, withFix } from '../testing/build-fixes';
import type { FixSettings } from '../testing/build-fixes';

const MINUTE_S = 60;
const flagsOf = (fixes: readonly Fix[]) => judgeDrive(fixes, RULES).judged.map(({ flag }) => flag);
const goods = (times: number): readonly (FixFlag | null)[] => Array.from({ length: times }, () => null);

/** The filter after a good fix at the start of the drive, reached at this speed in km/h. */
function movingAt(speedKmh: number | null): FilterState {
  const { lat, lng, recordedAtMs } = buildFix();
  const anchor = { lat, lng, recordedAtMs };
  return { ...EMPTY_FILTER, anchor, anchorSpeedKmh: speedKmh, anchorImpliedKmh: speedKmh };
}

/** The flag of a fix after a way of so many seconds at one speed in km/h. */
function flagAfter(state: FilterState, seconds: number, speedKmh: number, over: FixSettings = {}) {
  const northM = (speedKmh / 3.6) * seconds;
  return filterFix(state, buildFix({ seq: 2, atS: seconds, northM, ...over }), RULES, false).flag;
}

describe('accuracy', () => {
  it.each([
    [null, null, false],
    [0, null, false],
    [30, null, false],
    [30.001, null, true],
    [50, null, true],
    [50.001, 'inaccurate', true],
    [100_000, 'inaccurate', true],
  ])('of %p m flags as %p; too weak to accuse: %p', (accuracyM, flag, weak) => {
    const fix = buildFix({ accuracyM });
    expect(filterFix(EMPTY_FILTER, fix, RULES, false).flag).toBe(flag);
    expect(isWeak(fix)).toBe(weak);
  });
});

describe('a fix of another time', () => {
  it('is future where its receipt said so, whatever else it is', () => {
    const fix = buildFix({ isFuture: true, accuracyM: 900 });
    expect(filterFix(EMPTY_FILTER, fix, RULES, true).flag).toBe('future');
  });

  it.each([
    ['5 min before the start', -5 * MINUTE_S, null],
    ['5 min and 1 ms before the start', -5 * MINUTE_S - 0.001, 'outside_journey'],
    ['5 min after the end', 15 * MINUTE_S, null],
    ['5 min and 1 ms after the end', 15 * MINUTE_S + 0.001, 'outside_journey'],
    ['of last year', -365 * 24 * 60 * MINUTE_S, 'outside_journey'],
  ])('%s is judged by the span of the journey', (_name, atS, flag) => {
    const span = { startedAtMs: START_MS, endedAtMs: START_MS + 10 * MINUTE_S * 1000 };
    expect(filterFix(EMPTY_FILTER, buildFix({ atS }), span, false).flag).toBe(flag);
  });

  it('is never too late while the journey has no end', () => {
    expect(filterFix(EMPTY_FILTER, buildFix({ atS: 90_000 }), RULES, false).flag).toBeNull();
  });

  it('is out of order at the time of a good fix and before it, and good a millisecond after', () => {
    expect(flagAfter(movingAt(null), 0, 0, { northM: 5 })).toBe('out_of_order');
    expect(flagAfter(movingAt(null), -1, 0)).toBe('out_of_order');
    expect(flagAfter(movingAt(null), 0.001, 0)).toBeNull();
  });

  it('does not put those that follow a flagged one out of order', () => {
    const late = buildFix({ seq: 2, atS: 5, accuracyM: 400 });
    expect(flagsOf([buildFix(), late, buildFix({ seq: 3, atS: 1 })])).toEqual([null, 'inaccurate', null]);
  });
});

describe('a repeated fix', () => {
  it('is a duplicate of the same time and place under a lower seq', () => {
    const [one, two, three] = buildDrive([{ speedKmh: 30, fixes: 2 }]);
    const again = { ...buildFix(), ...two, seq: 4 };
    expect(flagsOf([one, two, three, again].flatMap((fix) => fix ?? []))).toEqual([...goods(3), 'duplicate']);
  });

  it('is a duplicate of a flagged one too', () => {
    const blurred = buildFix({ seq: 1, accuracyM: 51 });
    expect(flagsOf([blurred, buildFix({ seq: 2 })])).toEqual(['inaccurate', 'duplicate']);
  });

  it('is out of order, not a duplicate, at the same time elsewhere', () => {
    expect(flagsOf([buildFix(), buildFix({ seq: 2, northM: 1 })])).toEqual([null, 'out_of_order']);
  });

  it('is good when it was first sent with a clock that ran ahead', () => {
    const early = buildFix({ isFuture: true });
    expect(flagsOf([early, buildFix({ seq: 2 })])).toEqual(['future', null]);
  });
});

describe('an implausible jump', () => {
  it.each([
    [250.01, 'implausible_jump'],
    [249.99, null],
  ])('begins above 250 km/h, also where no speed is known: %d km/h', (speedKmh, flag) => {
    expect(flagAfter(movingAt(null), 1, speedKmh)).toBe(flag);
    expect(flagAfter(movingAt(null), 60, speedKmh)).toBe(flag);
  });

  it.each([
    [1, 79.99, null],
    [1, 80.01, 'implausible_jump'],
    [1, 40.01, null],
    [1, 39.99, 'implausible_jump'],
    [3, 119.99, null],
    [3, 120.01, 'implausible_jump'],
    [0.5, 70.01, 'implausible_jump'],
  ])('is a change of more than 20 km/h a second: in %d s from 60 to %d km/h', (seconds, speedKmh, flag) => {
    expect(flagAfter(movingAt(60), seconds, speedKmh)).toBe(flag);
  });

  it('is not seen across a gap, where there is no speed', () => {
    expect(flagAfter(movingAt(200), 15, 0.5)).toBeNull();
    expect(flagAfter(movingAt(240), 11, 5)).toBe('implausible_jump');
    expect(flagAfter(movingAt(240), 15.001, 0.1)).toBeNull();
  });

  it.each([0, 60, 70])('is not seen in a steady 100 km/h of which the device gives %d km/h', (deviceKmh) => {
    const fixes = buildDrive([{ speedKmh: 100, fixes: 30, deviceKmh }]);
    expect(flagsOf(fixes)).toEqual(goods(31));
  });

  it('is not seen when the track comes back to the speed that the device gave all along', () => {
    const astray = { ...movingAt(60), anchorImpliedKmh: 85 };
    expect(flagAfter(astray, 1, 60)).toBeNull();
    expect(flagAfter(astray, 1, 39.99)).toBe('implausible_jump');
    expect(flagAfter(astray, 1, 105.01)).toBe('implausible_jump');
  });

  it('leaves the fix before it as the one to measure from', () => {
    const fixes = buildDrive([{ speedKmh: 60, fixes: 9 }]);
    const astray = withFix(fixes, 6, { lat: 4.2 });
    expect(flagsOf(astray)).toEqual([...goods(5), 'implausible_jump', ...goods(4)]);
    expect(judgeDrive(astray, RULES).drive.distanceM).toBeCloseTo(150, 3);
  });
});

describe('a track that jumped', () => {
  const elsewhere = (count: number) =>
    Array.from({ length: count }, (_, index) =>
      buildFix({ seq: 12 + index, atS: 11 + index, northM: 50_000 + index * 10 }),
    );
  const home = buildDrive([{ speedKmh: 36, fixes: 10 }]);

  it('starts anew at the fifth jump in a row, which itself is still flagged', () => {
    const jumps = Array.from({ length: 5 }, () => 'implausible_jump');
    expect(flagsOf([...home, ...elsewhere(7)])).toEqual([...goods(11), ...jumps, null, null]);
  });

  it('goes on where it was after four jumps', () => {
    const back = buildFix({ seq: 16, atS: 15, northM: 150 });
    const flags = flagsOf([...home, ...elsewhere(4), back]);
    expect(flags.slice(11)).toEqual([...Array.from({ length: 4 }, () => 'implausible_jump'), null]);
  });

  it('counts five in a row only: a good fix between them starts the count again', () => {
    const fixes = buildDrive([{ speedKmh: 36, fixes: 20 }]);
    const astray = fixes.map((fix) => ([5, 6, 7, 9, 10, 11].includes(fix.seq) ? { ...fix, lat: 5 } : fix));
    expect(flagsOf(astray).filter((flag) => flag === 'implausible_jump')).toHaveLength(6);
    expect(flagsOf(astray)[11]).toBeNull();
  });

  it('adds neither distance nor speed for the way between the two tracks', () => {
    const { drive } = judgeDrive([...home, ...elsewhere(15)], RULES);
    expect(drive.distanceM).toBeCloseTo(200, 3);
    expect(drive.maxSpeedKmh).toBeCloseTo(36, 3);
  });
});

describe('the very coordinates of the last fix', () => {
  it.each([
    [10.01, 'frozen'],
    [10, null],
    [0, null],
    [null, null],
  ])('after %p km/h are judged as %p', (speedKmh, flag) => {
    expect(flagAfter(movingAt(speedKmh), 1, 0)).toBe(flag);
  });

  it('stay frozen until the place changes, and give no speed then after more than 15 s', () => {
    const moving = buildDrive([{ speedKmh: 60, fixes: 5 }]);
    const place = { lat: moving[5]?.lat ?? NaN, lng: moving[5]?.lng ?? NaN };
    const frozen = Array.from({ length: 33 }, (_, index) =>
      buildFix({ seq: 7 + index, atS: 6 + index, ...place }),
    );
    const freed = buildFix({ seq: 40, atS: 39, northM: 83 + 470 });
    const { judged, drive } = judgeDrive([...moving, ...frozen, freed], RULES);
    expect(judged.filter(({ flag }) => flag === 'frozen')).toHaveLength(33);
    expect(judged.at(-1)).toMatchObject({ flag: null, speedKmh: null });
    expect(drive.maxSpeedKmh).toBeCloseTo(60, 3);
    expect(drive.distanceM).toBeCloseTo(83 + 470, 0);
  });

  it('are no fault of a car that stands', () => {
    const standing = buildDrive([
      { speedKmh: 20, fixes: 5 },
      { speedKmh: 8, fixes: 1 },
      { speedKmh: 0, fixes: 60 },
    ]);
    const { judged, drive } = judgeDrive(standing, RULES);
    expect(judged.every(({ flag }) => flag === null)).toBe(true);
    expect(drive.speedKmh).toBe(0);
  });

  it('are no fault where only one of the two coordinates stays', () => {
    const { lat, lng } = buildFix();
    const judge = (place: { lat: number; lng: number }) =>
      filterFix(movingAt(20), buildFix({ seq: 2, atS: 1, ...place }), RULES, false).flag;
    expect(judge({ lat, lng })).toBe('frozen');
    expect(judge({ lat: lat + 0.00005, lng })).toBeNull();
    expect(judge({ lat, lng: lng + 0.00005 })).toBeNull();
  });
});
