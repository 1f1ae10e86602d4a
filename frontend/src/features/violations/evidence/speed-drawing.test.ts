import { FRAME, speedDrawing, speedSeconds } from './speed-drawing';

const FACTS = { limitKmh: 60, provenKmh: 71.9 };
const point = (second: number, speedKmh: number | null, isGood = speedKmh !== null) => ({
  ...{ atMs: 1_000_000 + second * 1_000, speedKmh, isGood },
});
const SPEEDS = {
  points: [point(0, null, true), ...[50, 62, 74, 78, 74, 52].map((kmh, index) => point(index + 1, kmh))],
  window: { fromMs: 1_003_000, toMs: 1_005_000 },
};

it('spans what was measured, the limit and the proven speed, between round lines', () => {
  const drawing = speedDrawing(SPEEDS, FACTS);
  expect(drawing?.ticks).toEqual([40, 60, 80, 100]);
  expect(drawing?.yOf(40)).toBe(FRAME.bottom);
  expect(drawing?.yOf(100)).toBe(FRAME.top);
  expect(drawing?.peak.y).toBeCloseTo(drawing?.yOf(78) ?? NaN, 0);
  expect(drawing?.line.match(/[ML]/g)).toHaveLength(6);
  expect([drawing?.fromMs, drawing?.toMs]).toEqual([1_001_000, 1_006_000]);
});

it('has stripes under the window alone, and none without one', () => {
  const drawing = speedDrawing(SPEEDS, FACTS);
  expect(drawing?.stripes).toMatch(/^M.*Z$/);
  expect(drawing?.stripes.match(/L/g)).toHaveLength(4);
  expect(speedDrawing({ ...SPEEDS, window: null }, FACTS)).toMatchObject({ stripes: '', window: null });
});

it('passes over a flagged fix, and breaks the line where a stretch of track begins', () => {
  const bad = { ...SPEEDS, points: [point(0, 50), point(1, null, false), point(2, 60)] };
  expect(speedDrawing(bad, FACTS)?.line.match(/M/g)).toHaveLength(1);
  const cut = {
    ...SPEEDS,
    points: [point(0, 50), point(1, 55), point(2, null, true), point(3, 60), point(4, 61)],
  };
  expect(speedDrawing(cut, FACTS)?.line.match(/M/g)).toHaveLength(2);
});

it.each([[[]], [[point(0, 70)]], [[point(0, null), point(1, null)]]])('draws nothing of %j', (points) => {
  expect(speedDrawing({ points, window: null }, FACTS)).toBeNull();
});

it('gives each second, also those without a position, and marks those that prove', () => {
  const rows = speedSeconds({ ...SPEEDS, points: [point(0, 50), point(3, 74), point(4, 78)] });
  expect(rows.map(({ speedKmh }) => speedKmh)).toEqual([50, null, null, 74, 78]);
  expect(rows.map(({ isProof }) => isProof)).toEqual([false, false, false, true, true]);
  expect(speedSeconds({ points: [], window: null })).toEqual([]);
});

it('gives the positions alone of a time too long for seconds', () => {
  expect(speedSeconds({ points: [point(0, 50), point(1_200, 74)], window: null })).toHaveLength(2);
});
