import { askedFigures, sliceRatio } from './asking';
import type { Tally } from '../load/tally';

const slice = (cpuUs: number, over: Partial<Tally> = {}): Tally => ({
  pushes: 10,
  elapsedS: 1,
  cpuUs,
  postgresUs: cpuUs / 2,
  latenciesMs: [1, 3],
  failures: [],
  ...over,
});

test('of the slices the one in the middle counts, and the halves around it say how noisy it was', () => {
  const ones = [200, 210, 400, 220].map((cpuUs) => slice(cpuUs));
  const others = [100, 100, 100, 100].map((cpuUs) => slice(cpuUs));
  expect(sliceRatio(ones, others)).toEqual({ ratio: 2.1, noise: [2, 2.2] });
});

test('questions of one slice are compared each with each, however many there were', () => {
  expect(sliceRatio([slice(300, { pushes: 30 })], [slice(100)]).ratio).toBe(1);
});

test('figures add up what all slices took', () => {
  expect(askedFigures([slice(100), slice(300, { failures: ['500'] })])).toEqual({
    ...{ cpuUsEach: 20, postgresUsEach: 10, p50Ms: 1, p99Ms: 3, asked: 20, failures: 1 },
  });
});
