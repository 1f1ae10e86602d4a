import { apart } from './hotspot-layout';

const SIZE = { width: 328, height: 400 };

it('leaves marks alone that do not meet', () => {
  const marks = [
    { x: 100, y: 100, px: 36 },
    { x: 200, y: 100, px: 22 },
  ];
  expect(apart(marks, SIZE)).toEqual(marks);
});

it('moves ten marks on one spot apart until each number can be read, all inside the frame', () => {
  const marks = apart(
    Array.from({ length: 10 }, () => ({ x: 320, y: 6, px: 24 })),
    SIZE,
  );
  for (const [index, { x, y, px }] of marks.entries()) {
    expect(x).toBeGreaterThan(px / 2);
    expect(x).toBeLessThan(SIZE.width - px / 2);
    expect(y).toBeGreaterThan(px / 2);
    for (const other of marks.slice(index + 1)) {
      expect(Math.hypot(other.x - x, other.y - y)).toBeGreaterThan(px - 2);
    }
  }
});

it('moves two that half meet by the same way, in the line in which they lie', () => {
  const [one, other] = apart(
    [
      { x: 100, y: 100, px: 30 },
      { x: 110, y: 100, px: 30 },
    ],
    SIZE,
  );
  expect(one).toEqual({ x: 89, y: 100, px: 30 });
  expect(other).toEqual({ x: 121, y: 100, px: 30 });
});
