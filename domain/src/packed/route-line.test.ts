import fc from 'fast-check';
import { SPEED_ZONES } from '../speed/zones';
import { EMPTY_LINE, extendedLine, pointsOfLine } from './route-line';
import type { LinePoint } from './route-line';

const START_MS = Date.parse('2026-11-22T06:12:00.000Z');

/** Whatever a route may have: times in any order are none of its business. */
const arbitraryRoute: fc.Arbitrary<LinePoint[]> = fc.array(
  fc.record({
    lat: fc.double({ min: -90, max: 90, noNaN: true }),
    lng: fc.double({ min: -180, max: 180, noNaN: true }),
    atMs: fc.integer({ min: 0, max: 8_640_000_000_000 }),
    speedKmh: fc.option(fc.integer({ min: 0, max: 300_000 }).map((thousandths) => thousandths / 1_000)),
    zone: fc.option(fc.constantFrom(...SPEED_ZONES)),
  }),
);

const lineOf = (points: readonly LinePoint[]) => extendedLine(EMPTY_LINE, points).line;

test('writes places as the documentation of encoded polylines has them', () => {
  const places = [
    [38.5, -120.2],
    [40.7, -120.95],
    [43.252, -126.453],
  ] as const;
  const points = places.map(([lat, lng]) => ({ lat, lng, atMs: START_MS, speedKmh: null, zone: null }));
  expect(lineOf(points)).toEqual({
    fromMs: START_MS,
    points: '_p~iF~ps|U_ulLnnqC_mqNvxq`@',
    steps: '???',
    speeds: '@??',
    zones: '---',
  });
});

test('gives back every route to a metre and a tenth of a km/h, never rounded up', () => {
  fc.assert(
    fc.property(arbitraryRoute, (route) => {
      const read = pointsOfLine(lineOf(route));
      expect(read).toEqual(
        route.map(({ lat, lng, atMs, speedKmh, zone }) => ({
          ...{ atMs, zone },
          lat: expect.closeTo(lat, 4.9),
          lng: expect.closeTo(lng, 4.9),
          speedKmh: speedKmh === null ? null : Math.floor(Math.round(speedKmh * 1_000) / 100) / 10,
        })),
      );
    }),
  );
});

test.each([64.1, 89.3, 49.999, 0, 300])('never shows %p km/h as more, or as a tenth less', (speedKmh) => {
  const [point] = pointsOfLine(lineOf([{ lat: 4, lng: 9, atMs: START_MS, speedKmh, zone: 'SAFE' }])) ?? [];
  expect(point?.speedKmh).toBeLessThanOrEqual(speedKmh);
  expect(speedKmh - (point?.speedKmh ?? 0)).toBeLessThan(0.1);
});

test('is the same whether it is written at once or goes on', () => {
  fc.assert(
    fc.property(arbitraryRoute, fc.nat(), (route, cut) => {
      const at = route.length === 0 ? 0 : cut % route.length;
      const first = extendedLine(EMPTY_LINE, route.slice(0, at));
      expect(extendedLine(first, route.slice(at))).toEqual(extendedLine(EMPTY_LINE, route));
    }),
  );
});

test('has an hour at one fix a second in less than a tenth of the bytes of its fields', () => {
  const route = Array.from({ length: 3_600 }, (_, second) => ({
    ...{ lat: 4.05 + Math.sin(second / 90) * 0.01, lng: 9.7 + second * 0.0002 },
    ...{ atMs: START_MS + second * 1_000, speedKmh: 60 + (second % 7), zone: 'WARNING' as const },
  }));
  expect(JSON.stringify(lineOf(route)).length).toBeLessThan(JSON.stringify(route).length / 10);
});

test('reads nothing from what is no line', () => {
  const { line } = extendedLine(EMPTY_LINE, [
    { lat: 4, lng: 9, atMs: START_MS, speedKmh: 50, zone: 'CAUTION' },
  ]);
  expect(pointsOfLine(line)).toHaveLength(1);
  for (const damaged of [
    { fromMs: null },
    { points: line.points.slice(0, -1) },
    { points: `${line.points} ` },
    { points: '~'.repeat(40) },
    { steps: '' },
    { speeds: `${line.speeds}?` },
    { speeds: 'é' },
    { zones: 'X' },
    { zones: '' },
  ]) {
    expect(pointsOfLine({ ...line, ...damaged })).toBeNull();
  }
});
