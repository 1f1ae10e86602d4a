import { areCellsNear, distanceBetweenM, EARTH_RADIUS_M } from './geo';

const DOUALA = { lat: 4.0511, lng: 9.7679 };
const YAOUNDE = { lat: 3.848, lng: 11.5021 };

describe('distanceBetweenM', () => {
  const quarterM = (Math.PI / 2) * EARTH_RADIUS_M;

  it.each([
    ['one degree along the equator', { lat: 0, lng: 0 }, { lat: 0, lng: 1 }, 111_194.93],
    ['one degree along a meridian', { lat: 4, lng: 9 }, { lat: 5, lng: 9 }, 111_194.93],
    ['one degree of longitude at 60 degrees north', { lat: 60, lng: 0 }, { lat: 60, lng: 1 }, 55_596.93],
    ['across the date line', { lat: 0, lng: 179.5 }, { lat: 0, lng: -179.5 }, 111_194.93],
    ['a quarter of the earth', { lat: 0, lng: 0 }, { lat: 90, lng: 0 }, quarterM],
    ['antipodes', { lat: 0, lng: 0 }, { lat: 0, lng: 180 }, 2 * quarterM],
    ['antipodes at which rounding errs', { lat: -87.5, lng: -180 }, { lat: 87.5, lng: 0 }, 2 * quarterM],
    ['the poles', { lat: 90, lng: 0 }, { lat: -90, lng: 77 }, 2 * quarterM],
  ])('measures %s', (_name, from, to, expectedM) => {
    expect(distanceBetweenM(from, to)).toBeCloseTo(expectedM, 1);
  });

  it('measures Douala to Yaounde as the crow flies', () => {
    expect(distanceBetweenM(DOUALA, YAOUNDE) / 1000).toBeCloseTo(193.7, 1);
  });

  it('is zero on the spot', () => {
    expect(distanceBetweenM(DOUALA, { ...DOUALA })).toBe(0);
  });

  it('sees the last decimal of a receiver, about a centimetre', () => {
    expect(distanceBetweenM(DOUALA, { ...DOUALA, lat: 4.0511001 })).toBeCloseTo(0.011, 3);
  });
});

describe('areCellsNear', () => {
  const metres = (count: number) => count / 111_195;

  it.each([0, 45, 90, 135, 180, 225, 270, 315])(
    'holds for all within 100 m, towards %d degrees',
    (heading) => {
      const radians = (heading * Math.PI) / 180;
      const lat = DOUALA.lat + metres(100) * Math.cos(radians);
      const lng = DOUALA.lng + (metres(100) * Math.sin(radians)) / Math.cos((DOUALA.lat * Math.PI) / 180);
      expect(areCellsNear(DOUALA, { lat, lng })).toBe(true);
    },
  );

  it('hides where in its cell a place is', () => {
    for (const north of [0.9, 1.5, 2.5, 3.5]) {
      const asked = { lat: 4.05 + north / 1_000, lng: 9.7671 };
      expect(areCellsNear({ lat: 4.0511, lng: 9.7671 }, asked)).toBe(
        areCellsNear({ lat: 4.0519, lng: 9.7679 }, asked),
      );
    }
  });

  it('does not hold two cells away', () => {
    expect(areCellsNear({ lat: 4.0511, lng: 9.7679 }, { lat: 4.0532, lng: 9.7679 })).toBe(false);
    expect(areCellsNear({ lat: 4.0511, lng: -0.0004 }, { lat: 4.0511, lng: 0.0012 })).toBe(false);
  });
});
