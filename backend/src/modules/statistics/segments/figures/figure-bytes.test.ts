import { figureDay } from '@wakafine/domain/segments/figures/figure-day';
import type { FigureRow } from '@wakafine/domain/segments/figures/figure-day';
import { BIN_COUNT } from '@wakafine/domain/segments/speed-bins';
import fc from 'fast-check';
import { bytesOfDay, dayOfBytes } from './figure-bytes';

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

test('a stored day is the same when it is read', () => {
  fc.assert(
    fc.property(fc.array(arbitraryRow), fc.nat({ max: 8 }), (rows, shift) => {
      const day = figureDay(rows);
      // As the driver of the database gives it: somewhere in a larger piece of memory.
      const stored = bytesOfDay(day);
      const shifted = Buffer.concat([Buffer.alloc(shift), stored]);
      expect(dayOfBytes(shifted.subarray(shift))).toEqual(day);
    }),
  );
});

test('reads nothing from bytes that are none of its own, or cut off', () => {
  const stored = bytesOfDay(figureDay(fc.sample(arbitraryRow, 5)));
  expect(dayOfBytes(stored)).not.toBeNull();
  expect(dayOfBytes(Buffer.alloc(0))).toBeNull();
  expect(dayOfBytes(Buffer.concat([Buffer.from([9]), stored.subarray(1)]))).toBeNull();
  expect(dayOfBytes(stored.subarray(0, 40))).toBeNull();
  expect(dayOfBytes(stored.subarray(0, stored.byteLength - 8))).toBeNull();
});
