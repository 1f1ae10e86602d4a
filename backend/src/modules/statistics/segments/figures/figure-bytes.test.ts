import { gunzipSync, gzipSync } from 'node:zlib';
import { figureDay } from '@wakafine/domain/segment-figures/figure-day';
import type { FigureRow } from '@wakafine/domain/segment-figures/figure-day';
import { BIN_COUNT } from '@wakafine/domain/segments/speed-bins';
import fc from 'fast-check';
import { openDay, packDay } from './figure-bytes';

const count = fc.integer({ min: 0, max: 2 ** 32 - 1 });
const arbitraryRow: fc.Arbitrary<FigureRow> = fc.record({
  segment: fc.constantFrom('N1-001', 'N3-023'),
  direction: fc.constantFrom('ALONG' as const, 'AGAINST' as const),
  hour: fc.integer({ min: 0, max: 23 }),
  vehicleClass: fc.constantFrom('CAR', 'BUS'),
  agency: fc.constantFrom('', 'Démo Voyages 🚌'),
  ...{
    judgedM: count,
    confirmedM: count,
    aboveM: count,
    passages: count,
    events: count,
    confirmedEvents: count,
  },
  speedM: fc.array(fc.oneof(fc.constant(0), count), { minLength: BIN_COUNT, maxLength: BIN_COUNT }),
  vehicleIds: fc.uniqueArray(count, { maxLength: 4 }),
});

test('a packed day is the same when it is opened', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(arbitraryRow), fc.nat({ max: 8 }), async (rows, shift) => {
      const day = figureDay(rows);
      // As the driver of the database gives it: somewhere in a larger piece of memory.
      const stored = Buffer.concat([Buffer.alloc(shift), await packDay(day)]);
      expect(await openDay(stored.subarray(shift))).toEqual(day);
    }),
  );
});

test('opens nothing that is none of its own, cut off or damaged', async () => {
  const packed = await packDay(figureDay(fc.sample(arbitraryRow, 5)));
  expect(await openDay(packed)).not.toBeNull();
  expect(await openDay(Buffer.alloc(0))).toBeNull();
  expect(await openDay(packed.subarray(0, 40))).toBeNull();
  expect(await openDay(packed.subarray(0, packed.byteLength - 8))).toBeNull();
  expect(await openDay(gzipSync(''))).toBeNull();
  const bytes = gunzipSync(packed);
  expect(await openDay(gzipSync(bytes.subarray(0, bytes.byteLength - 8)))).toBeNull();
  expect(await openDay(gzipSync(Buffer.concat([Buffer.from([9]), bytes.subarray(1)])))).toBeNull();
});
