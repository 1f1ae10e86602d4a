import { LABEL_HALF, placeLabels } from './stop-labels';

describe('placeLabels', () => {
  it('puts a label above its stop', () => {
    expect(placeLabels([{ x: 50, y: 80 }])).toEqual([{ x: 50, y: 62 }]);
  });

  it('covers no label by another, where patrols share a segment or stand at the next', () => {
    const stops = [
      { x: 100, y: 100 },
      { x: 100, y: 100 },
      { x: 104, y: 106 },
      { x: 100, y: 100 },
    ];
    const labels = placeLabels(stops);
    for (const [at, one] of labels.entries()) {
      for (const other of labels.slice(at + 1)) {
        const isClear =
          Math.abs(one.x - other.x) > 2 * LABEL_HALF.width ||
          Math.abs(one.y - other.y) > 2 * LABEL_HALF.height;
        expect(isClear).toBe(true);
      }
    }
  });

  it('leaves stops that are far from each other alone', () => {
    const stops = [0, 60, 120].map((x) => ({ x, y: 40 }));
    expect(placeLabels(stops).map(({ y }) => y)).toEqual([22, 22, 22]);
  });
});
