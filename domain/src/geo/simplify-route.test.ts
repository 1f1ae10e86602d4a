import fc from 'fast-check';
import { distanceBetweenM } from './geo';
import type { Place } from './geo';
import { simplifyLine, withoutEnds } from './simplify-route';

const METRES_PER_DEGREE = 111_194.93;
const DOUALA = { lat: 4.0511, lng: 9.7679 };

/** A place so many metres north and east of Douala. */
function at(northM: number, eastM = 0): Place {
  const narrowing = Math.cos((DOUALA.lat * Math.PI) / 180);
  return {
    lat: DOUALA.lat + northM / METRES_PER_DEGREE,
    lng: DOUALA.lng + eastM / METRES_PER_DEGREE / narrowing,
  };
}

const places = fc.array(
  fc
    .tuple(
      fc.double({ min: -2000, max: 2000, noNaN: true }),
      fc.double({ min: -2000, max: 2000, noNaN: true }),
    )
    .map(([northM, eastM]) => at(northM, eastM)),
  { minLength: 0, maxLength: 60 },
);

describe('simplifyLine', () => {
  it('leaves the two ends of a straight line', () => {
    const line = [0, 10, 20, 30, 40].map((northM) => at(northM));
    expect(simplifyLine(line, 1)).toEqual([line[0], line[4]]);
  });

  it('retains a corner, and a bend only where it is wider than the tolerance', () => {
    const line = [at(0), at(100, 4), at(200), at(200, 100), at(200, 200)];
    expect(simplifyLine(line, 5)).toEqual([line[0], line[2], line[4]]);
    expect(simplifyLine(line, 3)).toEqual([line[0], line[1], line[2], line[4]]);
  });

  it('retains the turning point of a way there and back', () => {
    const line = [at(0), at(500), at(1000), at(500), at(0)];
    expect(simplifyLine(line, 10)).toEqual([line[0], line[2], line[4]]);
  });

  it('takes the short way across the date line', () => {
    const line = [179.999, 179.9995, -180, -179.9995, -179.999].map((lng) => ({ lat: 0, lng }));
    expect(simplifyLine(line, 1)).toEqual([line[0], line[4]]);
  });

  it.each([[[]], [[at(0)]], [[at(0), at(0)]]])(
    'leaves a line of fewer than three points as it is',
    (line) => {
      expect(simplifyLine(line, 10)).toEqual(line);
    },
  );

  it('does a drive of a day with a bend at every point', () => {
    const line = Array.from({ length: 20_000 }, (_, index) => at(index * 10, index % 2 === 0 ? 0 : 30));
    expect(simplifyLine(line, 10)).toHaveLength(20_000);
  });

  it('retains the ends and the order, and invents nothing', () => {
    fc.assert(
      fc.property(places, fc.integer({ min: 1, max: 500 }), (line, toleranceM) => {
        const stored = simplifyLine(line, toleranceM);
        expect([stored[0], stored.at(-1)]).toEqual([line[0], line.at(-1)]);
        expect(line.filter((place) => stored.includes(place))).toEqual(stored);
      }),
    );
  });
});

describe('withoutEnds', () => {
  it('cuts both ends of a straight way', () => {
    const route = [0, 100, 199, 201, 500, 799, 801, 1000].map((northM) => at(northM));
    expect(withoutEnds(route, 200)).toEqual(route.slice(3, 6));
  });

  it('cuts the block around the start too, however far one drove there', () => {
    const route = [at(0), at(150), at(150, 100), at(0, 100), at(0), at(-150), at(-300), at(-900)];
    expect(withoutEnds(route, 200)).toEqual([at(-300)]);
  });

  it.each([
    ['nothing', []],
    ['one place', [at(0)]],
    ['a way that never goes so far', [at(0), at(150), at(0)]],
    ['a way of less than both ends', [at(0), at(90), at(210)]],
  ])('leaves nothing of %s', (_name, route) => {
    expect(withoutEnds(route, 200).length).toBe(0);
  });

  it('never leaves a first or last place nearer than the cut to where the route began and ended', () => {
    fc.assert(
      fc.property(places, (route) => {
        const stored = withoutEnds(route, 200);
        const [start, end] = [route[0], route.at(-1)];
        const [first, last] = [stored[0], stored.at(-1)];
        if (start && end && first && last) {
          expect(distanceBetweenM(start, first)).toBeGreaterThanOrEqual(200);
          expect(distanceBetweenM(end, last)).toBeGreaterThanOrEqual(200);
        }
      }),
    );
  });
});
