import { LIMIT_BOUNDS, findShapeFault } from '@wakafine/domain/limits/limit-shape-faults';
import type { LimitShape } from '@wakafine/domain/limits/limit-geometry';
import {
  areaOfCircle,
  cornersOf,
  firstShape,
  middlesOf,
  withCornerAdded,
  withCornerAt,
  withoutCorner,
} from './shape-corners';

const SQUARE: LimitShape = {
  kind: 'POLYGON',
  rings: [
    [
      [10, 4],
      [10.1, 4],
      [10.1, 4.1],
      [10, 4.1],
      [10, 4],
    ],
  ],
};
const ROAD: LimitShape = {
  kind: 'CORRIDOR',
  line: [
    [10, 4],
    [10.1, 4.1],
  ],
  halfWidthM: 15,
  isOneWay: true,
};
const TOWN: LimitShape = { kind: 'CIRCLE', centre: { lat: 4, lng: 10 }, radiusM: 500 };

it('gives each corner of a closed ring once, and a middle for every side', () => {
  expect(cornersOf(SQUARE)).toHaveLength(4);
  expect(middlesOf(SQUARE).map(({ index, at }) => [index, at])).toEqual([
    [1, [10.05, 4]],
    [2, [10.1, 4.05]],
    [3, [10.05, 4.1]],
    [4, [10, 4.05]],
  ]);
  expect(middlesOf(ROAD)).toEqual([{ ring: 0, index: 1, at: [10.05, 4.05] }]);
  expect(middlesOf(TOWN)).toEqual([]);
});

it('leaves a ring closed when its first corner moves, and rounds to the digits of the register', () => {
  const moved = withCornerAt(SQUARE, { ring: 0, index: 0 }, [9.98765432, 4]);
  expect(moved).toMatchObject({
    rings: [
      [
        [9.987654, 4],
        [10.1, 4],
        [10.1, 4.1],
        [10, 4.1],
        [9.987654, 4],
      ],
    ],
  });
});

it('moves a circle by its centre and sizes it by its edge, whole metres', () => {
  expect(withCornerAt(TOWN, { ring: 0, index: 0 }, [10.2, 4.2])).toMatchObject({
    centre: { lat: 4.2, lng: 10.2 },
    radiusM: 500,
  });
  const sized = withCornerAt(TOWN, { ring: 0, index: 1 }, [10, 4.01]);
  expect(sized).toMatchObject({ radiusM: 1112 });
});

it('adds a corner before the one that had its key, and takes out all but the fewest', () => {
  const [middle] = middlesOf(ROAD);
  const bent = withCornerAdded(ROAD, middle ?? { ring: 0, index: 1, at: [0, 0] });
  expect(bent).toMatchObject({
    line: [
      [10, 4],
      [10.05, 4.05],
      [10.1, 4.1],
    ],
    isOneWay: true,
  });
  expect(withoutCorner(bent, { ring: 0, index: 1 })).toEqual(ROAD);
  expect(withoutCorner(ROAD, { ring: 0, index: 1 })).toBeNull();
  const triangle = withoutCorner(SQUARE, { ring: 0, index: 0 });
  expect(triangle).toMatchObject({
    rings: [
      [
        [10.1, 4],
        [10.1, 4.1],
        [10, 4.1],
        [10.1, 4],
      ],
    ],
  });
  expect(triangle && withoutCorner(triangle, { ring: 0, index: 0 })).toBeNull();
  expect(withoutCorner(TOWN, { ring: 0, index: 0 })).toBeNull();
});

it.each(['CIRCLE', 'POLYGON', 'CORRIDOR'] as const)('begins a %s that has no fault but its width', (kind) => {
  const { lat, lng } = LIMIT_BOUNDS;
  const first = firstShape(kind, [(lng.min + lng.max) / 2, (lat.min + lat.max) / 2], 500);
  expect(findShapeFault(first)).toBe(kind === 'CORRIDOR' ? 'HALF_WIDTH' : null);
});

it('makes an area of a circle that can be dragged on', () => {
  const area = areaOfCircle({ kind: 'CIRCLE', centre: { lat: 4, lng: 10 }, radiusM: 500 });
  expect(cornersOf(area)).toHaveLength(12);
  expect(findShapeFault(area)).toBeNull();
});
