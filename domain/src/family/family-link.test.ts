import fc from 'fast-check';
import { distanceBetweenM } from '../geo/geo';
import { HOUR_MS, MINUTE_MS } from '../units';
import { coarsePlace, FAMILY_TOKEN, familyLinkEnd, isFamilyLinkOpen } from './family-link';

const at = (ms: number) => new Date(ms);
const OPEN = { endsAt: at(12 * HOUR_MS), closedAt: null, journeyEndedAt: null, isSos: false };

test.each([
  ['at its time', {}, 12 * HOUR_MS],
  ['half an hour after the journey', { journeyEndedAt: at(HOUR_MS) }, 90 * MINUTE_MS],
  ['at its time, where the journey ends later', { journeyEndedAt: at(12 * HOUR_MS) }, 12 * HOUR_MS],
  ['at once, when its owner ends it', { journeyEndedAt: at(2 * HOUR_MS), closedAt: at(HOUR_MS) }, HOUR_MS],
  ['at its time, after a cry for help', { journeyEndedAt: at(HOUR_MS), isSos: true }, 12 * HOUR_MS],
  ['when its owner ends a cry for help', { closedAt: at(HOUR_MS), isSos: true }, HOUR_MS],
])('a link ends %s', (_name, times, endMs) => {
  const link = { ...OPEN, ...times };
  expect(familyLinkEnd(link)).toEqual(at(endMs));
  expect(isFamilyLinkOpen(link, at(endMs - 1))).toBe(true);
  expect(isFamilyLinkOpen(link, at(endMs))).toBe(false);
});

test('a coarse place is the same all over its cell, and within 800 m of the place', () => {
  const degrees = {
    lat: fc.double({ min: 1.6, max: 13.1, noNaN: true }),
    lng: fc.double({ min: 8.4, max: 16.2, noNaN: true }),
  };
  fc.assert(
    fc.property(fc.record(degrees), (place) => {
      const coarse = coarsePlace(place);
      expect(coarsePlace(coarse)).toEqual(coarse);
      expect(distanceBetweenM(place, coarse)).toBeLessThan(800);
    }),
  );
});

test('a token is 16 bytes in base64url and nothing else', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 16, maxLength: 16 }), (bytes) => {
      expect(Buffer.from(bytes).toString('base64url')).toMatch(FAMILY_TOKEN);
    }),
  );
  for (const other of ['', 'A'.repeat(21), 'A'.repeat(23), `${'A'.repeat(21)}B`, `${'A'.repeat(20)}+A`]) {
    expect(other).not.toMatch(FAMILY_TOKEN);
  }
});
