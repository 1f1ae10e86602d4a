import { BENCHMARKS } from '../command/arguments';
import { isAllReached, judge, lastResult } from './judge';
import { LIMITS, limitsOf, type Limit } from './limits';

const WHOLE = { ratio: 1.3, depth: { ratio: 1.1 }, failures: 0, pass: true };

test('a full run judges by the aims, and by the limits of the benchmark itself', () => {
  const judged = judge({ bench: 'violations', result: WHOLE }, 'full');
  expect(judged.map(({ what, measured, isReached }) => [what, measured, isReached])).toEqual([
    [LIMITS.violations.what, 1.3, false],
    [LIMITS.violationsDepth.what, 1.1, true],
    [LIMITS.violationsFailures.what, 0, true],
    ['its own limits', null, true],
  ]);
  expect(isAllReached(judged)).toBe(false);
});

test('a short run judges by what must be, and by nothing where nothing must', () => {
  const judged = judge({ bench: 'violations', result: { ...WHOLE, pass: false } }, 'short');
  expect(judged.map(({ what, isReached }) => [what, isReached])).toEqual([
    [LIMITS.violations.what, true],
    [LIMITS.violationsDepth.what, null],
    [LIMITS.violationsFailures.what, true],
    ['ran to its end', true],
  ]);
  expect(isAllReached(judged)).toBe(true);
});

test.each([
  [null],
  [{}],
  [{ ratio: null, pass: true }],
  [{ ratio: Infinity, pass: true }],
  [{ ratio: '1', pass: true }],
])('a benchmark that ends with %j has missed its limit', (result) => {
  expect(isAllReached(judge({ bench: 'active', result }, 'full'))).toBe(false);
  expect(isAllReached(judge({ bench: 'active', result }, 'short'))).toBe(false);
});

test('a benchmark without a line in the table is judged by its own limits', () => {
  expect(judge({ bench: 'truth', result: { pass: true } }, 'full')).toEqual([
    {
      bench: 'truth',
      what: 'its own limits',
      unit: '',
      measured: null,
      must: null,
      aim: null,
      isReached: true,
    },
  ]);
  expect(isAllReached(judge({ bench: 'truth', result: { pass: false } }, 'full'))).toBe(false);
});

test.each([
  ['{"pass":true}\n', { pass: true }],
  ['hello\n{"a":1}\n{"pass":false}\n', { pass: false }],
  ['', null],
  ['{"pass":', null],
  ['7', null],
])('of the output %j the result is %j', (output, result) => {
  expect(lastResult(output)).toEqual(result);
});

test('the table lets nothing through by its aims that it refuses by what must be, and names each line once', () => {
  const limits = Object.values<Limit>(LIMITS);
  expect(limits.filter(({ must, aim }) => must !== null && aim > must)).toEqual([]);
  expect(new Set(limits.map(({ bench, path }) => `${bench} ${path}`)).size).toBe(limits.length);
  expect(new Set(limits.map(({ bench, what }) => `${bench} ${what}`)).size).toBe(limits.length);
  expect(BENCHMARKS.flatMap(limitsOf)).toHaveLength(limits.length);
});
