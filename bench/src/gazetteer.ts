import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { GAZETTEER_MAX_BYTES, openGazetteer } from '@wakafine/domain/places/gazetteer';
import type { Gazetteer, GazetteerPack } from '@wakafine/domain/places/gazetteer';
import type { Place } from '@wakafine/domain/geo/geo';
import { placePartsAt } from '@wakafine/domain/places/place-parts';
import { seededRandom } from '@wakafine/simulator/drives/random';
import type { BenchArguments } from './command/arguments';
import { rounded } from './load/tally';

/** Output of the benchmark. */
export interface GazetteerResult {
  readonly name: 'gazetteer';
  /** Processor time of naming one place, microseconds: anywhere in the country, and on its roads. */
  readonly anywhereUs: number;
  readonly onRoadUs: number;
  readonly limitUs: number;
  /** Size of the pack with brotli, bytes, and processor time of opening it on a slow phone, ms. */
  readonly packBytes: number;
  readonly packLimitBytes: number;
  readonly openMs: number;
  readonly openLimitMs: number;
  readonly pass: boolean;
}

const PACK = join(__dirname, '../../geodata/gazetteer.json');
const LIMIT_US = 10;
const OPEN_LIMIT_MS = 20;
/** Slowdown of a slow phone, as in Lighthouse. */
const SLOW_PHONE = 4;
const LOOKUPS = 200_000;
const SEED = 20_261_123;

/** Names places at random in the country, and as many within 1 km of its towns' roads. */
export function runGazetteer(
  { rounds }: Pick<BenchArguments, 'rounds'>,
  notify: (line: string) => void,
): Promise<GazetteerResult> {
  const random = seededRandom(SEED);
  const text = readFileSync(PACK, 'utf8');
  // The file is ours; a test holds it to its shape.
  const pack = JSON.parse(text) as GazetteerPack;
  const between = (low: number, high: number): number => low + (high - low) * random.next();
  const anywhere = Array.from({ length: LOOKUPS }, () => ({ lat: between(2, 12), lng: between(9, 15) }));
  const stretches = [...openGazetteer(pack).cells.values()].flat();
  const onRoads = Array.from({ length: LOOKUPS }, (): Place => {
    const stretch = stretches[Math.floor(between(0, stretches.length))];
    const share = random.next();
    return {
      lat: along(stretch?.from.lat, stretch?.to.lat, share) + between(-0.009, 0.009),
      lng: along(stretch?.from.lng, stretch?.to.lng, share) + between(-0.009, 0.009),
    };
  });
  const anywhereUs: number[] = [];
  const onRoadUs: number[] = [];
  const openMs: number[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const before = process.cpuUsage();
    const gazetteer = openGazetteer(JSON.parse(text) as GazetteerPack);
    const opened = spentUs(before) / 1_000;
    const [ofAnywhere, ofRoads] = [measuredUs(gazetteer, anywhere), measuredUs(gazetteer, onRoads)];
    // The first round warms up and does not count.
    if (round > 0) {
      notify(`round ${round}: ${rounded(ofAnywhere, 3)} us anywhere, ${rounded(ofRoads, 3)} us on roads`);
      anywhereUs.push(ofAnywhere);
      onRoadUs.push(ofRoads);
      openMs.push(SLOW_PHONE * opened);
    }
  }
  const [ofAnywhere = NaN, ofRoads = NaN, ofOpening = NaN] = [anywhereUs, onRoadUs, openMs].map(middleOf);
  const packBytes = brotliCompressSync(text).byteLength;
  return Promise.resolve({
    name: 'gazetteer',
    anywhereUs: ofAnywhere,
    onRoadUs: ofRoads,
    limitUs: LIMIT_US,
    packBytes,
    packLimitBytes: GAZETTEER_MAX_BYTES,
    openMs: ofOpening,
    openLimitMs: OPEN_LIMIT_MS,
    pass:
      ofAnywhere <= LIMIT_US &&
      ofRoads <= LIMIT_US &&
      packBytes <= GAZETTEER_MAX_BYTES &&
      ofOpening <= OPEN_LIMIT_MS,
  });
}

function measuredUs(gazetteer: Gazetteer, places: readonly Place[]): number {
  const before = process.cpuUsage();
  let named = 0;
  for (const [index, place] of places.entries()) {
    named += placePartsAt(gazetteer, place, index % 360) === null ? 0 : 1;
  }
  const us = spentUs(before) / places.length;
  if (named === 0) {
    throw new Error('No place was named');
  }
  return us;
}

function spentUs(before: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(before);
  return user + system;
}

function along(from = NaN, to = NaN, share: number): number {
  return from + (to - from) * share;
}

function middleOf(values: readonly number[]): number {
  return rounded([...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? NaN, 3);
}
