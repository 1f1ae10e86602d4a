import fc from 'fast-check';
import { Histogram as ReferenceHistogram, Registry } from 'prom-client';
import { HistogramFamily } from './histogram';

const BOUNDS = [0.01, 0.1, 1, 5];
const labels = fc.constantFrom('GET', 'POST', 'a "quoted" one', 'two\nlines', 'back\\slash');

test('says of the same values what prom-client says', async () => {
  const values = fc.array(fc.tuple(labels, fc.double({ min: 0, max: 10, noNaN: true })), { maxLength: 40 });
  await fc.assert(
    fc.asyncProperty(values, async (given) => {
      const family = new HistogramFamily({
        name: 'x',
        help: 'Of a test.',
        labels: ['method'],
        bounds: BOUNDS,
      });
      const registry = new Registry();
      const spec = { name: 'x', help: 'Of a test.', labelNames: ['method'], buckets: BOUNDS };
      const reference = new ReferenceHistogram({ ...spec, registers: [registry] });
      for (const [method, value] of given) {
        family.of(method).add(value);
        reference.observe({ method }, value);
      }
      expect(sorted(family.text())).toEqual(sorted(await registry.metrics()));
    }),
  );
});

/** Lines without regard to their order, nor to that of the labels in one. */
function sorted(text: string): string[] {
  const lines = text.split('\n').filter((line) => line !== '');
  return lines.map((line) => line.replace(/\{(le="[^"]*"),(.*)\}/, '{$2,$1}')).sort();
}

test.each([
  [0, 0],
  [0.01, 0],
  [0.010001, 1],
  [5, 3],
  [5.1, 4],
  [Infinity, 4],
])('the value %s falls into bucket %s', (value, bucket) => {
  const histogram = new HistogramFamily({ name: 'x', help: '', labels: [], bounds: BOUNDS }).of();
  histogram.add(value);
  expect(histogram.counts.indexOf(1)).toBe(bucket);
  expect(histogram.count).toBe(1);
});

test('the same labels are the same histogram, and one without a value is not shown', () => {
  const family = new HistogramFamily({ name: 'x', help: '', labels: ['a', 'b'], bounds: BOUNDS });
  expect(family.of('1', '2')).toBe(family.of('1', '2'));
  family.of('1', '3').add(2);
  expect(family.text()).not.toContain('b="2"');
  expect(family.text()).toContain('x_bucket{a="1",b="3",le="5"} 1\n');
});
