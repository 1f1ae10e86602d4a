import fc from 'fast-check';
import { swarmOf } from './swarm';

const SIZES = { dotPx: 6, roomPx: 60 };

it('gives each value a dot near its place, none of which lies on another or out of the room', () => {
  fc.assert(
    fc.property(fc.array(fc.double({ min: 0, max: 300, noNaN: true }), { maxLength: 100 }), (places) => {
      const dots = swarmOf(places, SIZES);
      expect(dots).toHaveLength(places.length);
      dots.forEach(({ x, y }, index) => {
        expect(Math.abs(x - (places[index] ?? NaN))).toBeLessThanOrEqual(3);
        expect(Math.abs(y)).toBeLessThanOrEqual(30);
      });
      expect(new Set(dots.map(({ x, y }) => `${x} ${y}`)).size).toBe(places.length);
    }),
  );
});

it('lays the dots of one place by turns above and below it', () => {
  expect(swarmOf([12, 12, 12, 40], SIZES)).toEqual([
    { x: 12, y: 0 },
    { x: 12, y: -6 },
    { x: 12, y: 6 },
    { x: 42, y: 0 },
  ]);
});
