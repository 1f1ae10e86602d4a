import { DAY_MS, HOUR_MS } from '@wakafine/domain/units';
import { webcrypto } from 'node:crypto';
import { gpx, onlyTrack, points, START_MS } from '../../../../test/track-file';
import { journeyUuid } from './journey-uuid';
import { trackFault } from './track-fault';

beforeAll(() => {
  Object.defineProperty(globalThis.crypto, 'subtle', { value: webcrypto.subtle, configurable: true });
});

it.each([
  ['noTimes', '<trkpt lat="4" lon="9"/>', START_MS],
  ['tooShort', points(1), START_MS],
  ['future', points(10), START_MS - HOUR_MS],
  ['tooOld', points(10), START_MS + 7 * DAY_MS],
  [null, points(10), START_MS + 6 * DAY_MS],
])('says %s of what can not become a journey', async (fault, body, nowMs) => {
  expect(trackFault(await onlyTrack(gpx(`<trkseg>${body}</trkseg>`)), nowMs)).toBe(fault);
});

it('names the same fixes of the same account alike, whatever the file is called, and no others', async () => {
  const one = await onlyTrack(gpx(`<name>A</name><trkseg>${points(30)}</trkseg>`));
  const same = await onlyTrack(
    gpx(`<trkseg>${points(15)}</trkseg><trkseg>${points(30).split('\n').slice(15).join('')}</trkseg>`),
  );
  const other = await onlyTrack(gpx(`<trkseg>${points(31)}</trkseg>`));
  const uuid = await journeyUuid('7', one.fixes);
  expect(uuid).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(await journeyUuid('7', same.fixes)).toBe(uuid);
  expect(await journeyUuid('7', other.fixes)).not.toBe(uuid);
  expect(await journeyUuid('8', one.fixes)).not.toBe(uuid);
});
