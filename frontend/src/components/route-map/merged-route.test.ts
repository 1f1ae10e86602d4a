import type { RouteMapPoint } from './route-map-types';
import { mergedRoute } from './merged-route';

function pointsAt(...seconds: number[]): RouteMapPoint[] {
  return seconds.map((second) => ({
    lat: 4 + second / 1_000,
    lng: 9.7,
    recordedAt: new Date(second * 1_000).toISOString(),
    speedKmh: 20,
    zone: 'SAFE',
  }));
}

describe('mergedRoute', () => {
  it.each([
    ['what the page saw alone, while the server has told nothing', [], [1, 2], [1, 2]],
    ['what the server told alone, on a page that has just been opened', [1, 2], [], [1, 2]],
    ['both, with what both know once', [1, 2, 3], [2, 3, 4, 5], [1, 2, 3, 4, 5]],
    ['only what the server told, when it has overtaken the page', [1, 2, 3, 4], [2, 3], [1, 2, 3, 4]],
  ])('is %s', (_what, received, seen, expected) => {
    expect(mergedRoute(pointsAt(...received), pointsAt(...seen))).toEqual(pointsAt(...expected));
  });
});
