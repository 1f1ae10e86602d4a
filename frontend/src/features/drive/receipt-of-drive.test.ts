import fc from 'fast-check';
import type { TrackPoint } from './record/live-track';
import { thinned } from './receipt-of-drive';

const ZONES = [null, 'SAFE', 'CAUTION', 'WARNING', 'DANGER'] as const;

function route(zones: readonly TrackPoint['zone'][]): TrackPoint[] {
  return zones.map((zone, index) => ({
    lat: 4 + index * 0.0002,
    lng: 9.7 + (index % 7) * 0.00001,
    recordedAt: new Date(index * 1_000).toISOString(),
    speedKmh: zone === null ? null : 40,
    zone,
  }));
}

/** The zones of a route in their order, each run once. */
function runs(points: readonly { zone: TrackPoint['zone'] }[]): TrackPoint['zone'][] {
  return points
    .slice(1)
    .flatMap(({ zone }, index) => (index > 0 && points[index]?.zone === zone ? [] : [zone]));
}

it('leaves out points of a straight line, and neither its ends nor a change of zone', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...ZONES), { maxLength: 60 }), (zones) => {
      const points = route(zones);
      const line = thinned(points);
      expect(line.length).toBeLessThanOrEqual(points.length);
      expect(line[0]).toEqual(points[0]);
      expect(line.at(-1)).toEqual(points.at(-1));
      expect(runs(line).filter((zone) => zone !== null)).toEqual(
        runs(points).filter((zone) => zone !== null),
      );
    }),
  );
});

it('makes few points of a straight hour', () => {
  expect(thinned(route(Array.from({ length: 450 }, () => 'SAFE' as const))).length).toBeLessThan(5);
});
