import { brotliCompressSync } from 'node:zlib';
import { HAZARD_TYPES, HALF_LIFE_MS } from '../incidents/half-lives';
import { packLimits } from '../limits/limit-pack';
import { shippedLimits } from '../limits/shipped-limits';
import { openSegments } from '../segments/segment-index';
import { readGazetteer, readSegments, readTowns } from '../testing/geodata';
import { seededRandom } from '../testing/seeded-random';
import { HOUR_MS } from '../units';
import {
  entriesOfContents,
  hazardsIn,
  limitTextIn,
  placesIn,
  segmentsIn,
  stretchesIn,
} from './pack-contents';
import type { PackContents, PackedHazard } from './pack-contents';
import {
  changesBetween,
  checksumOf,
  differenceText,
  packText,
  packVersion,
  ROAD_PACK_MAX_BYTES,
  ROAD_PACK_WEEK_MAX_BYTES,
} from './road-pack';
import type { PackEntries } from './road-pack';

const NOW_MS = Date.UTC(2026, 10, 24, 10);
const { segments } = readSegments();
const limitText = packLimits({
  ...{ version: 3, basis: 'register', serviceArea: 'cameroon' },
  limits: shippedLimits(readTowns()).map((limit, at) => ({ ...limit, id: String(at + 1) })),
});

/** Confirmed hazards of a country, each with the hour until which it is there. */
function hazards(count: number, seed: number, atMs = NOW_MS): (PackedHazard & { untilMs: number })[] {
  const random = seededRandom(seed);
  return Array.from({ length: count }, (_, at) => {
    const hazardType = HAZARD_TYPES[Math.floor(random() * HAZARD_TYPES.length)] ?? 'CRASH';
    return {
      id: String(1_000_000_000 + Math.floor(random() * 900_000_000) + at),
      ...{ hazardType, severity: 'MEDIUM' as const, occurredAtMs: atMs },
      lat: Number((2 + random() * 10).toFixed(4)),
      lng: Number((9 + random() * 7).toFixed(4)),
      untilMs: atMs + 2 * HALF_LIFE_MS[hazardType],
    };
  });
}

const contents = (over: Partial<PackContents> = {}): PackContents => ({
  ...{ hazards: hazards(500, 1), limitText, places: readGazetteer(), segments },
  stretches: segments.slice(0, 120).map(({ id }) => ({ direction: 'ALONG', segments: [id] })),
  ...over,
});
const stateOf = (entries: PackEntries, number: number) => ({
  version: packVersion(number, checksumOf(entries)),
  madeAt: new Date(NOW_MS).toISOString(),
});
const bytes = (text: string) => brotliCompressSync(text).length;

test('all that was packed comes back', () => {
  const packed = contents();
  const entries = entriesOfContents(packed);
  expect(hazardsIn(entries)).toEqual(
    packed.hazards.map(({ untilMs: _until, ...hazard }: PackedHazard & { untilMs?: number }) => hazard),
  );
  expect(limitTextIn(entries)).toBe(limitText);
  expect(placesIn(entries)).toEqual(packed.places);
  expect(segmentsIn(entries)).toEqual(segments);
  expect(openSegments({ segments: segmentsIn(entries) }).roads).toEqual(openSegments({ segments }).roads);
  expect(stretchesIn(entries)).toEqual(packed.stretches);
});

test('with the real roads, places and limits, 500 hazards and 120 dangerous stretches it takes at most 400 kB', () => {
  const entries = entriesOfContents(contents());
  const text = packText({ ...stateOf(entries, 1), entries });
  expect(bytes(text)).toBeLessThanOrEqual(ROAD_PACK_MAX_BYTES);
  // What is left is room for the register of limits and more roads.
  expect(bytes(text)).toBeLessThan(100_000);
});

test('a week of 420 hazards, a changed limit and a new month of stretches costs a phone that asks every three hours at most 20 kB', () => {
  const week = Array.from({ length: 7 * 24 }, (_, hour) => hour);
  const coming = week.flatMap((hour) => hazards(hour % 2 === 0 ? 3 : 2, hour + 2, NOW_MS + hour * HOUR_MS));
  // Roads and places do not change in such a week.
  const still = { places: { attribution: '', towns: [], roads: [] }, segments: [] };
  const states = week
    .filter((hour) => hour % 3 === 0)
    .map((hour) => {
      const atMs = NOW_MS + hour * HOUR_MS;
      const isLate = hour > 100;
      return entriesOfContents({
        ...still,
        hazards: coming.filter(({ occurredAtMs, untilMs }) => occurredAtMs <= atMs && untilMs > atMs),
        limitText: isLate
          ? limitText.replace('"version":3', '"version":4').replace(/\["7",[^\]]*/, '$&,0')
          : limitText,
        stretches: segments
          .slice(isLate ? 20 : 0, 60)
          .map(({ id }) => ({ direction: 'ALONG' as const, segments: [id] })),
      });
    });
  const sent = states.slice(1).map((after, at) => {
    const changes = changesBetween(states[at] ?? after, after);
    return differenceText(at + 1, stateOf(after, at + 2), changes);
  });
  expect(coming).toHaveLength(420);
  expect(sent.reduce((sum, text) => sum + bytes(text), 0)).toBeLessThanOrEqual(ROAD_PACK_WEEK_MAX_BYTES);
  const [first = new Map(), last = new Map()] = [states[0], states.at(-1)];
  const changes = changesBetween(first, last);
  expect(changes.put.has('l/7')).toBe(true);
  const atOnce = differenceText(1, stateOf(last, 57), changes);
  expect(bytes(atOnce)).toBeLessThan(ROAD_PACK_WEEK_MAX_BYTES / 2);
});
