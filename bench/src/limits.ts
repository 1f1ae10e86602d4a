import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Place } from '@wakafine/domain/geo';
import { limitAt } from '@wakafine/domain/limit-at';
import { indexLimits, LIMIT_CELL_DEG } from '@wakafine/domain/limit-index';
import type { LimitQuery } from '@wakafine/domain/limit-at';
import type { LimitIndex } from '@wakafine/domain/limit-index';
import { LIMIT_PACK_MAX_BYTES, openLimitPack, packLimits } from '@wakafine/domain/limit-pack';
import { shippedLimits } from '@wakafine/domain/shipped-limits';
import type { TownFeature } from '@wakafine/domain/shipped-limits';
import { TOWN_LIMITS_KMH } from '@wakafine/domain/speed-limits';
import type { LimitGeometry, Position, SpeedLimit } from '@wakafine/domain/speed-limits';
import { seededRandom } from '@wakafine/simulator/drives/random';
import type { Random } from '@wakafine/simulator/drives/random';
import type { BenchArguments } from './arguments';
import { rounded } from './load/tally';

/** What the benchmark prints: microseconds of processor time of one look-up. */
export interface LimitsResult {
  readonly name: 'limits';
  readonly limits: number;
  /** In a cell other than that of the look-up before. */
  readonly coldUs: number;
  readonly coldLimitUs: number;
  /** In the cell of the fix before. */
  readonly warmUs: number;
  readonly warmLimitUs: number;
  /** Size of the pack of the shipped limits, bytes, and processor time of opening it, with its index, on a slow phone, ms. */
  readonly packBytes: number;
  readonly packLimitBytes: number;
  readonly openMs: number;
  readonly openLimitMs: number;
  readonly pass: boolean;
}

const TOWNS = join(__dirname, '../../geodata/towns.geojson');
const LIMITS = 10_000;
const COLD_LIMIT_US = 20;
const WARM_LIMIT_US = 1;
const OPEN_LIMIT_MS = 20;
/** Slowdown of a slow phone, as Lighthouse takes it. */
const SLOW_PHONE = 4;
const LOOKUPS = 200_000;
/** Fixes in one cell before the vehicle is in another one. They are ten times the same, so that they are as near to the processor as one that has just arrived. */
const FIXES_IN_CELL = 1_000;
const PASSES_IN_CELL = 10;
const SEED = 20_261_122;
const METRE_DEG = 1 / 111_195;
const START_MS = Date.UTC(2026, 10, 23, 8);

/**
 * Looks limits up among 10,000: the shipped towns, and made-up schools, markets and roads, of which half lie in and around the
 * towns. Vehicles do so as well.
 */
export function runLimits(
  { rounds }: Pick<BenchArguments, 'rounds'>,
  tell: (line: string) => void,
): Promise<LimitsResult> {
  const random = seededRandom(SEED);
  // The file is ours; its README says its shape.
  const { features } = JSON.parse(readFileSync(TOWNS, 'utf8')) as { features: readonly TownFeature[] };
  const towns = features.filter(({ properties }) => properties.kind !== 'village');
  const limits = shippedLimits(features);
  while (limits.length < LIMITS) {
    limits.push(madeUpLimit(limits.length, towns, random));
  }
  const cold = Array.from({ length: LOOKUPS }, () => queryAt(somewhere(towns, random), random));
  const warm = Array.from({ length: LOOKUPS / FIXES_IN_CELL }, () =>
    drivenInCell(somewhere(towns, random), random),
  ).flat();
  const coldUs: number[] = [];
  const warmUs: number[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    // Anew for each round: what earlier look-ups have sorted into cells would make it warmer.
    const [ofCold, ofWarm] = [measuredUs(indexLimits(limits), cold), measuredUs(indexLimits(limits), warm)];
    // The first round warms up and does not count.
    if (round > 0) {
      tell(`round ${round}: ${rounded(ofCold, 3)} us cold, ${rounded(ofWarm, 3)} us warm`);
      coldUs.push(ofCold);
      warmUs.push(ofWarm);
    }
  }
  const [middleCold, middleWarm] = [middleOf(coldUs), middleOf(warmUs)];
  const pack = packLimits({ version: 1, basis: 'register', limits: shippedLimits(features) });
  const openMs = rounded(
    SLOW_PHONE * middleOf(Array.from({ length: 2 * rounds + 1 }, () => openedMs(pack))),
    1,
  );
  const packBytes = Buffer.byteLength(pack);
  return Promise.resolve({
    name: 'limits',
    limits: limits.length,
    coldUs: middleCold,
    coldLimitUs: COLD_LIMIT_US,
    warmUs: middleWarm,
    warmLimitUs: WARM_LIMIT_US,
    packBytes,
    packLimitBytes: LIMIT_PACK_MAX_BYTES,
    openMs,
    openLimitMs: OPEN_LIMIT_MS,
    pass:
      middleCold <= COLD_LIMIT_US &&
      middleWarm <= WARM_LIMIT_US &&
      packBytes <= LIMIT_PACK_MAX_BYTES &&
      openMs <= OPEN_LIMIT_MS,
  });
}

function measuredUs(index: LimitIndex, queries: readonly LimitQuery[]): number {
  const before = process.cpuUsage();
  let sumKmh = 0;
  for (const query of queries) {
    sumKmh += limitAt(index, query)?.limitKmh ?? 0;
  }
  const { user, system } = process.cpuUsage(before);
  if (sumKmh === 0) {
    throw new Error('No limit was found anywhere');
  }
  return (user + system) / queries.length;
}

function openedMs(pack: string): number {
  const before = process.cpuUsage();
  indexLimits(openLimitPack(pack).limits);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

function middleOf(values: readonly number[]): number {
  return rounded([...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? NaN, 3);
}

function madeUpLimit(number: number, towns: readonly TownFeature[], random: Random): SpeedLimit {
  const zone = (['SCHOOL', 'MARKET', 'ROAD'] as const)[number % 3] ?? 'ROAD';
  return {
    id: `limit-${number}`,
    geometry: madeUpGeometry(zone, somewhere(towns, random), random),
    zone,
    placeName: null,
    limitKmh: TOWN_LIMITS_KMH,
    hours: zone === 'SCHOOL' ? [{ days: [1, 2, 3, 4, 5], fromMinute: 420, untilMinute: 960 }] : null,
    validFromMs: null,
    validUntilMs: null,
    source: 'Made up',
    confidence: 'LOW',
    isConfirmed: false,
    geometryUncertaintyM: 20,
  };
}

function madeUpGeometry(zone: 'SCHOOL' | 'MARKET' | 'ROAD', centre: Place, random: Random): LimitGeometry {
  if (zone === 'SCHOOL') {
    return { kind: 'CIRCLE', centre, radiusM: 100 + 100 * random.next() };
  }
  if (zone === 'ROAD') {
    const line: Position[] = [[centre.lng, centre.lat]];
    for (let bend = 0; bend < 10; bend += 1) {
      const [lng, lat] = line.at(-1) ?? [centre.lng, centre.lat];
      line.push([lng + 400 * METRE_DEG * random.next(), lat + 400 * METRE_DEG * (random.next() - 0.3)]);
    }
    return { kind: 'CORRIDOR', line, halfWidthM: 30, isOneWay: random.next() < 0.2 };
  }
  const corners = Array.from({ length: 12 }, (_, corner): Position => {
    const angle = (corner / 12) * 2 * Math.PI;
    const reachDeg = (100 + 200 * random.next()) * METRE_DEG;
    return [centre.lng + reachDeg * Math.cos(angle), centre.lat + reachDeg * Math.sin(angle)];
  });
  return { kind: 'POLYGON', rings: [[...corners, ...corners.slice(0, 1)]] };
}

/** In or around a town, or with the same chance anywhere in the country. */
function somewhere(towns: readonly TownFeature[], random: Random): Place {
  const town = towns[Math.floor(random.next() * towns.length)];
  if (town === undefined || random.next() < 0.5) {
    return { lat: 2 + 10 * random.next(), lng: 9 + 6 * random.next() };
  }
  const [lng, lat] = town.geometry.coordinates;
  const reachDeg = 3 * town.properties.radiusM * METRE_DEG;
  return { lat: lat + reachDeg * (random.next() - 0.5), lng: lng + reachDeg * (random.next() - 0.5) };
}

/** A vehicle that goes through the cell around a place again and again. */
function drivenInCell({ lat, lng }: Place, random: Random): LimitQuery[] {
  const south = Math.floor(lat / LIMIT_CELL_DEG) * LIMIT_CELL_DEG;
  const west = Math.floor(lng / LIMIT_CELL_DEG) * LIMIT_CELL_DEG;
  const length = FIXES_IN_CELL / PASSES_IN_CELL;
  const pass = Array.from({ length }, (_, second) => {
    const share = 0.05 + 0.9 * (second / length);
    return queryAt({ lat: south + LIMIT_CELL_DEG * share, lng: west + LIMIT_CELL_DEG / 2 }, random);
  });
  return Array.from({ length: PASSES_IN_CELL }, () => pass).flat();
}

function queryAt(place: Place, random: Random): LimitQuery {
  return {
    ...place,
    headingDeg: random.next() * 360,
    accuracyM: 3 + 17 * random.next(),
    vehicleClass: 'BUS',
    atMs: START_MS,
  };
}
