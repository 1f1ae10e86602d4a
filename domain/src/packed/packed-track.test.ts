import fc from 'fast-check';
import type { StoredFix } from '../speed/fix';
import { judgeDrive } from '../speed/journey-state';
import { DEFAULT_THRESHOLDS, zoneOf } from '../speed/zones';
import { arbitraryDrive } from '../testing/arbitrary-drives';
import { RULES, START_MS } from '../testing/build-fixes';
import { storedFixes } from '../testing/judged';
import { judgedTrack, packOutline, packTrack, routeKmh, unpackOutline, unpackTrack } from './packed-track';
import type { TrackFix } from './packed-track';

const within = (min: number, max: number): fc.Arbitrary<number> =>
  fc.oneof(
    fc.double({ min, max, noNaN: true }),
    fc.integer({ min: min * 100, max: max * 100 }).map((units) => units / 100),
  );
const orNull = (value: fc.Arbitrary<number>): fc.Arbitrary<number | null> => fc.option(value, { freq: 3 });

/** Whatever the database may hold of a journey. */
const arbitraryTrack: fc.Arbitrary<readonly TrackFix[]> = fc.array(
  fc.record({
    fix: fc.record<StoredFix>({
      seq: fc.integer({ min: 1, max: 2 ** 31 - 1 }),
      recordedAtMs: fc.integer({ min: 0, max: 8_640_000_000_000 }),
      lat: within(-90, 90),
      lng: within(-180, 180),
      accuracyM: orNull(within(0, 100_000)),
      speedKmh: orNull(within(0, 300)),
      headingDeg: orNull(within(0, 360)),
      clockOffsetMs: orNull(fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 })),
      isFuture: fc.boolean(),
    }),
    isGood: fc.boolean(),
    shownKmh: orNull(within(0, 300)),
  }),
);

/** An hour at 1 Hz as our app sends it: all fields, in the units of the binary form. */
function hourOfDriving(): readonly StoredFix[] {
  return Array.from({ length: 3_600 }, (_, second) => {
    const turn = Math.sin(second / 90);
    return {
      seq: second + 1,
      recordedAtMs: START_MS + second * 1_000,
      lat: Math.round((4.05 + second * 0.00009 + turn * 0.0004) * 1e7) / 1e7,
      lng: Math.round((9.76 + second * 0.00006 + turn * 0.0003) * 1e7) / 1e7,
      accuracyM: 5 + (Math.floor(second / 20) % 4),
      speedKmh: Math.round((42 + 15 * turn + (second % 7) * 0.3) * 1_000) / 1_000,
      headingDeg: Math.round(45 + 20 * turn),
      clockOffsetMs: -120,
      isFuture: false,
    };
  });
}

test('a track is the same to the last bit after packing', () => {
  fc.assert(
    fc.property(arbitraryTrack, (track) => expect(unpackTrack(packTrack(track))).toEqual(track)),
    { numRuns: 300 },
  );
});

test('a driven track is what its fixes are judged to be, in the order of seq, with the zones of its displayed speeds', () => {
  fc.assert(
    fc.property(arbitraryDrive(), ({ fixes }) => {
      const track = unpackTrack(packTrack(judgedTrack(storedFixes(fixes).toReversed(), RULES))) ?? [];
      const { judged } = judgeDrive(fixes, RULES);
      expect(track.map(({ fix, isGood }) => [fix.seq, isGood])).toEqual(
        judged.map(({ fix, flag }) => [fix.seq, flag === null]),
      );
      expect(track.map(({ shownKmh }) => shownKmh)).toEqual(
        judged.map(({ speedKmh }) => (speedKmh === null ? null : routeKmh(speedKmh))),
      );
      expect(
        track.map(({ shownKmh }) => (shownKmh === null ? null : zoneOf(shownKmh, DEFAULT_THRESHOLDS))),
      ).toEqual(judged.map(({ zone }) => zone));
    }),
    { numRuns: 60 },
  );
});

test('a speed of a route is below the displayed one by less than a thousandth, and never below a whole number that this reaches', () => {
  fc.assert(
    fc.property(within(0, 300), (displayedKmh) => {
      const shownKmh = routeKmh(displayedKmh);
      expect(shownKmh).toBeLessThanOrEqual(displayedKmh);
      expect(displayedKmh - shownKmh).toBeLessThan(0.001_000_1);
      expect(Math.floor(shownKmh)).toBe(Math.floor(displayedKmh));
    }),
  );
});

test('an hour at 1 Hz with every field takes less than 45 KB, and an outline of 48 points less than 700', () => {
  const track = judgedTrack(hourOfDriving(), RULES);
  const bytes = packTrack(track);
  expect(bytes.length).toBeLessThan(45_000);
  expect(unpackTrack(bytes)).toEqual(track);
  const points = hourOfDriving().flatMap(({ lat, lng, recordedAtMs: atMs }, index) =>
    index % 75 === 0 ? [{ lat, lng, atMs }] : [],
  );
  expect(points).toHaveLength(48);
  expect(packOutline(points).length).toBeLessThan(700);
  expect(unpackOutline(packOutline(points))).toEqual(points);
});

test('bytes that are no track, or another layout, are no track', () => {
  const bytes = packTrack(judgedTrack(hourOfDriving().slice(0, 30), RULES));
  expect(unpackTrack(Uint8Array.of(2, ...bytes.slice(1)))).toBeNull();
  expect(unpackTrack(Uint8Array.of(...bytes, 0))).toBeNull();
  for (let length = 0; length < bytes.length; length += 1) {
    expect(unpackTrack(bytes.slice(0, length))).toBeNull();
  }
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 60 }), (garbage) => {
      const track = unpackTrack(Uint8Array.of(1, ...garbage));
      expect(track === null || Array.isArray(track)).toBe(true);
      const outline = unpackOutline(garbage);
      expect(outline === null || Array.isArray(outline)).toBe(true);
    }),
  );
});
