import fc from 'fast-check';
import {
  changesBetween,
  checksumOf,
  differenceText,
  numberOfVersion,
  openRoadPack,
  packText,
  packVersion,
  renewedPack,
} from './road-pack';
import type { PackEntries, RoadPack } from './road-pack';

const entries = fc
  .uniqueArray(fc.tuple(fc.stringMatching(/^[a-z]\/[A-Za-z0-9-]{1,8}$/), fc.json({ maxDepth: 2 })), {
    selector: ([key]) => key,
    maxLength: 12,
  })
  .map((pairs) => new Map(pairs.map(([key, json]) => [key, JSON.stringify(JSON.parse(json))])));

function packOf(of: PackEntries, number = 1): RoadPack {
  return { version: packVersion(number, checksumOf(of)), madeAt: '2026-11-24T10:00:00.000Z', entries: of };
}
const differenceOf = (before: RoadPack, after: RoadPack) =>
  differenceText(numberOfVersion(before.version), after, changesBetween(before.entries, after.entries));
const ONE = packOf(
  new Map([
    ['h/1', '[1,2]'],
    ['limits', '{"version":1}'],
  ]),
);
const TWO = packOf(
  new Map([
    ['h/2', '[0,2]'],
    ['limits', '{"version":1}'],
  ]),
  2,
);

test('a pack comes back as it was sent', () => {
  fc.assert(
    fc.property(entries, (of) => {
      const { entries: opened, ...state } = openRoadPack(packText(packOf(of)));
      expect([...opened].toSorted()).toEqual([...of].toSorted());
      expect(state).toEqual({ version: packVersion(1, checksumOf(of)), madeAt: '2026-11-24T10:00:00.000Z' });
    }),
  );
});

test('the checksum goes by what is in it, not by its order', () => {
  fc.assert(
    fc.property(entries, (of) => expect(checksumOf(new Map([...of].toReversed()))).toBe(checksumOf(of))),
  );
});

test('the changes make the new pack of the old one, and an empty difference leaves it as it is', () => {
  fc.assert(
    fc.property(entries, entries, (before, after) => {
      const [one, other] = [packOf(before), packOf(after, 2)];
      const renewed = renewedPack(one, differenceOf(one, other));
      expect([...renewed.entries].toSorted()).toEqual([...after].toSorted());
      expect(renewed.version).toBe(other.version);
      expect(renewedPack(one, differenceOf(one, one)).version).toBe(one.version);
    }),
  );
});

test('changes of another version, twice, or without a pack are refused; a whole pack replaces any', () => {
  const difference = differenceOf(ONE, TWO);
  expect(() => renewedPack(TWO, difference)).toThrow(RangeError);
  expect(() => renewedPack(renewedPack(ONE, difference), difference)).toThrow(RangeError);
  expect(() => renewedPack(null, difference)).toThrow(RangeError);
  expect(renewedPack(ONE, packText(TWO)).version).toBe(TWO.version);
  expect(renewedPack(null, packText(TWO)).version).toBe(TWO.version);
});

test('a pack that is cut off or changed anywhere is refused', () => {
  const text = packText(ONE);
  fc.assert(
    fc.property(fc.integer({ min: 0, max: text.length - 1 }), (at) => {
      expect(() => openRoadPack(text.slice(0, at))).toThrow();
    }),
  );
  expect(() => openRoadPack(text.replace('[1,2]', '[1,3]'))).toThrow(RangeError);
  expect(() => openRoadPack(text.replace('"h/1":[1,2],', ''))).toThrow(RangeError);
  expect(() => renewedPack(ONE, differenceOf(ONE, TWO).replace('[0,2]', '[0,3]'))).toThrow(RangeError);
  expect(() => renewedPack(ONE, differenceOf(ONE, TWO).replace('"h/1"', '"h/9"'))).toThrow(RangeError);
});

test.each([
  'null',
  '[]',
  '{}',
  '{"version":"1-abc","madeAt":"2026-11-24","entries":{}}',
  differenceOf(ONE, TWO),
])('what is no pack is refused: %s', (text) => {
  expect(() => openRoadPack(text)).toThrow(RangeError);
});
