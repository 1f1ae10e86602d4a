import { distanceBetweenM } from '@wakafine/domain/geo/geo';
import { evenPadding, fitView, MAX_ZOOM, MIN_ZOOM, panned, scaleBarOf, toFrame, zoomedAt } from './map-view';
import { metresPerPx, placeOf, worldPlaceOf } from './projection';
import { distancesByZoneM, nearestPlace } from './route-summary';
import { stretchesOf, type Stretch, type ZonedPoint } from './stretches';
import { createTraceMaker } from './trace-paths';

const DOUALA = { lat: 4.0511, lng: 9.7679 };
const SIZE = { width: 328, height: 320 };

describe('the Web-Mercator square', () => {
  it.each([
    ['the middle of the world', { lat: 0, lng: 0 }, { x: 0.5, y: 0.5 }],
    ['its north-west corner', { lat: 85.051_128_78, lng: -180 }, { x: 0, y: 0 }],
    ['its south-east corner', { lat: -85.051_128_78, lng: 179.999_999_999_9 }, { x: 1, y: 1 }],
    ['the pole, which has no place on it, at its edge', { lat: 90, lng: 0 }, { x: 0.5, y: 0 }],
  ])('has %s where every tile map has it', (_what, place, expected) => {
    const found = worldPlaceOf(place, 0);
    expect(found.x).toBeCloseTo(expected.x, 9);
    expect(found.y).toBeCloseTo(expected.y, 8);
  });

  it.each([DOUALA, { lat: 12.9, lng: 15.6 }, { lat: -33.9, lng: -179.99 }])('leads back to %p', (place) => {
    const back = placeOf(worldPlaceOf(place));
    expect(distanceBetweenM(place, back)).toBeLessThan(0.01);
  });

  it('draws a route over the date line in one piece', () => {
    const [west, east] = [179.9, -179.9].map((lng) => worldPlaceOf({ lat: 0, lng }, 179.9));
    expect((east?.x ?? 0) - (west?.x ?? 0)).toBeCloseTo(0.2 / 360, 9);
  });

  it('agrees with the distances of the road', () => {
    const east = { lat: DOUALA.lat, lng: DOUALA.lng + 0.01 };
    const px = (worldPlaceOf(east).x - worldPlaceOf(DOUALA).x) * 256 * 2 ** 15;
    expect(px * metresPerPx(DOUALA.lat, 15)).toBeCloseTo(distanceBetweenM(DOUALA, east), 1);
  });
});

describe('fitView', () => {
  it('shows every place inside the padding, as large as it goes', () => {
    const places = [DOUALA, { lat: 5.4777, lng: 10.4176 }, { lat: 4.9547, lng: 9.9404 }].map((p) =>
      worldPlaceOf(p),
    );
    const view = fitView(places, SIZE, { top: 20, right: 84, bottom: 48, left: 32 });
    const shown = places.map((place) => view && toFrame(place, view, SIZE));
    const [xs, ys] = [shown.map((at) => at?.x ?? NaN), shown.map((at) => at?.y ?? NaN)];
    expect(Math.min(...xs)).toBeGreaterThanOrEqual(31.999);
    expect(Math.max(...xs)).toBeLessThanOrEqual(SIZE.width - 83.999);
    expect(Math.min(...ys)).toBeCloseTo(20, 3);
    expect(Math.max(...ys)).toBeCloseTo(SIZE.height - 48, 3);
  });

  it('blows a car that never moved up to streets and not to the noise of its receiver', () => {
    expect(fitView([worldPlaceOf(DOUALA)], SIZE, evenPadding(36))?.zoom).toBe(17);
  });

  it('gives nothing for nothing', () => {
    expect(fitView([], SIZE, evenPadding(36))).toBeNull();
  });
});

describe('a moved view', () => {
  const view = { ...worldPlaceOf(DOUALA), zoom: 12 };

  it('follows the finger', () => {
    const { x, y } = toFrame(worldPlaceOf(DOUALA), panned(view, 40, -25), SIZE);
    expect([x, y]).toEqual([expect.closeTo(164 + 40, 6), expect.closeTo(160 - 25, 6)]);
  });

  it.each([1, -2, 0.3])('holds what is under the anchor there at a zoom of %d', (steps) => {
    const anchor = { x: 300, y: 20 };
    const before = toFrame(worldPlaceOf(DOUALA), view, SIZE);
    const after = toFrame(worldPlaceOf(DOUALA), zoomedAt(view, steps, anchor, SIZE), SIZE);
    expect(after.x - anchor.x).toBeCloseTo((before.x - anchor.x) * 2 ** steps, 6);
    expect(after.y - anchor.y).toBeCloseTo((before.y - anchor.y) * 2 ** steps, 6);
  });

  it('goes neither nearer nor farther than there is something to see', () => {
    expect(zoomedAt(view, 30, { x: 0, y: 0 }, SIZE).zoom).toBe(MAX_ZOOM);
    expect(zoomedAt(view, -30, { x: 0, y: 0 }, SIZE).zoom).toBe(MIN_ZOOM);
  });

  it.each([
    [6, 200_000],
    [12, 2_000],
    [17.4, 50],
  ])('has at zoom %d a scale bar of %d m', (zoom, lengthM) => {
    const bar = scaleBarOf({ ...view, zoom }, 96);
    expect(bar.lengthM).toBe(lengthM);
    expect(bar.widthPx).toBeLessThanOrEqual(96);
    expect(bar.widthPx * metresPerPx(DOUALA.lat, zoom)).toBeCloseTo(lengthM, 1);
  });
});

describe('stretchesOf', () => {
  const zones = (...list: ZonedPoint['zone'][]): ZonedPoint[] => list.map((zone) => ({ zone }));
  it.each<[string, ZonedPoint[], Stretch[]]>([
    ['nothing', [], []],
    ['one point', zones(null), []],
    ['one zone', zones(null, 'SAFE', 'SAFE'), [{ kind: 'SAFE', from: 0, to: 2 }]],
    [
      'a rise, whose line begins where the slower one ends',
      zones(null, 'SAFE', 'CAUTION', 'CAUTION'),
      [
        { kind: 'SAFE', from: 0, to: 1 },
        { kind: 'CAUTION', from: 1, to: 3 },
      ],
    ],
    [
      'a gap, after which the same zone is a stretch of its own',
      zones(null, 'SAFE', null, 'SAFE'),
      [
        { kind: 'SAFE', from: 0, to: 1 },
        { kind: 'GAP', from: 1, to: 2 },
        { kind: 'SAFE', from: 2, to: 3 },
      ],
    ],
  ])('cuts %s', (_what, route, expected) => {
    expect(stretchesOf(route)).toEqual(expected);
  });
});

describe('createTraceMaker', () => {
  /** A second a point along a bent road, safe but for points 40 to 59. */
  function buildRoute(length: number) {
    return Array.from({ length }, (_each, index) => ({
      lat: DOUALA.lat + index * 1e-4,
      lng: DOUALA.lng + Math.sin(index / 40) * 1e-3,
      zone: index === 0 ? null : index >= 40 && index < 60 ? ('DANGER' as const) : ('SAFE' as const),
    }));
  }

  it('draws each zone by itself and leaves out what the eye would not see', () => {
    const route = buildRoute(3_000);
    const paths = createTraceMaker().paths(route, 10);
    expect(Object.keys(paths).sort()).toEqual(['DANGER', 'SAFE']);
    expect(paths.SAFE?.match(/[ML]/g)?.length).toBeLessThan(200);
    expect(paths.SAFE).toMatch(/^M0 0L/);
  });

  it('draws a route that grew as it would draw it at once', () => {
    const route = buildRoute(1_400);
    const grown = createTraceMaker();
    for (let length = 300; length <= route.length; length += 50) {
      grown.paths(route.slice(0, length), 13);
    }
    expect(grown.paths(route, 13)).toEqual(createTraceMaker().paths(route, 13));
  });

  it('draws anew at another zoom, with more of its points when nearer', () => {
    const route = buildRoute(1_400);
    const maker = createTraceMaker();
    const cornersAt = (zoom: number) => maker.paths(route, zoom).SAFE?.match(/[ML]/g)?.length ?? 0;
    const far = cornersAt(10);
    expect(cornersAt(16)).toBeGreaterThan(far);
    expect(cornersAt(10)).toBe(far);
  });

  it('needs little time for one more second of a drive of four hours', () => {
    const route = buildRoute(14_400);
    const maker = createTraceMaker();
    maker.paths(route.slice(0, -1), 12);
    const startMs = performance.now();
    maker.paths(route, 12);
    // Some 4 ms on a desk; the bound only distinguishes it from drawing all of it again.
    expect(performance.now() - startMs).toBeLessThan(100);
  });
});

describe('the route in words and under the pointer', () => {
  const route = [
    { lat: 4, lng: 9.7, zone: null },
    { lat: 4.01, lng: 9.7, zone: 'SAFE' as const },
    { lat: 4.02, lng: 9.7, zone: 'DANGER' as const },
    { lat: 4.04, lng: 9.7, zone: null },
  ];
  const places = route.map((point) => worldPlaceOf(point));

  it('shows how far it went in each zone and unmeasured', () => {
    const distances = distancesByZoneM(places, stretchesOf(route));
    expect([...distances.keys()]).toEqual(['SAFE', 'DANGER', 'GAP']);
    expect(distances.get('SAFE')).toBeCloseTo(1_112, -1);
    expect(distances.get('GAP')).toBeCloseTo(2_224, -1);
  });

  it('finds the point nearest to a place, and none where there is no route', () => {
    expect(nearestPlace(places, worldPlaceOf({ lat: 4.019, lng: 9.75 }))?.index).toBe(2);
    expect(nearestPlace([], { x: 0, y: 0 })).toBeNull();
  });
});
