import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Place } from '@wakafine/domain/geo/geo';
import { isNearKnownRoad, openKnownRoads } from '@wakafine/domain/places/known-roads';
import type { KnownRoads, KnownRoadsFile } from '@wakafine/domain/places/known-roads';
import { limitAt } from '@wakafine/domain/limits/limit-at';
import { indexLimits, LIMIT_CELL_DEG } from '@wakafine/domain/limits/limit-index';
import type { LimitQuery } from '@wakafine/domain/limits/limit-at';
import { LIMIT_PACK_MAX_BYTES, openLimitPack, packLimits } from '@wakafine/domain/limits/limit-pack';
import { limitOverGap } from '@wakafine/domain/limits/limit-over-gap';
import type { LimitGap } from '@wakafine/domain/limits/limit-over-gap';
import { shippedLimits } from '@wakafine/domain/limits/shipped-limits';
import type { TownFeature } from '@wakafine/domain/limits/shipped-limits';
import { seededRandom } from '@wakafine/simulator/drives/random';
import type { Random } from '@wakafine/simulator/drives/random';
import type { BenchArguments } from './command/arguments';
import { madeUpLimit, METRE_DEG, somewhere } from './limits/made-up-limits';
import { rounded } from './load/tally';

/** Microseconds of processor time of one look-up. */
interface Times {
  /** In a cell other than that of the look-up before. */
  readonly coldUs: number;
  /** In the cell of the fix before. */
  readonly warmUs: number;
  /** Over a gap of 30 s. */
  readonly gapUs: number;
  /** Whether a fix in the cell of the one before is near a known road. */
  readonly roadUs: number;
}

/** Output of the benchmark: times with the most that each may be. */
export interface LimitsResult extends Times {
  readonly name: 'limits';
  readonly limits: number;
  readonly coldLimitUs: number;
  readonly warmLimitUs: number;
  readonly gapLimitUs: number;
  readonly roadLimitUs: number;
  /** Size of the pack of the shipped limits, bytes, and processor time of opening it, with its index, on a slow phone, ms. */
  readonly packBytes: number;
  readonly packLimitBytes: number;
  readonly openMs: number;
  /** Likewise of the known roads, ms. */
  readonly openRoadsMs: number;
  readonly openLimitMs: number;
  readonly pass: boolean;
}

const GEODATA = join(__dirname, '../../geodata');
const LIMITS = 10_000;
const COLD_LIMIT_US = 20;
const WARM_LIMIT_US = 1;
const GAP_LIMIT_US = 50;
const ROAD_LIMIT_US = 1;
const OPEN_LIMIT_MS = 20;
/** Slowdown of a slow phone, as in Lighthouse. */
const SLOW_PHONE = 4;
const LOOKUPS = 200_000;
const GAPS = 20_000;
const GAP_S = 30;
/** Fixes in one cell before the vehicle is in another one. They are ten times the same, so that they are as near to the processor as one that has just arrived. */
const FIXES_IN_CELL = 1_000;
const PASSES_IN_CELL = 10;
const SEED = 20_261_122;
const START_MS = Date.UTC(2026, 10, 23, 8);

/**
 * Looks limits up among 10,000: the shipped towns, and made-up schools, markets and roads, of which half lie in and around the
 * towns. Vehicles do so as well.
 */
export function runLimits(
  { rounds }: Pick<BenchArguments, 'rounds'>,
  notify: (line: string) => void,
): Promise<LimitsResult> {
  const random = seededRandom(SEED);
  // The files are ours; their README says their shape.
  const features = readTowns();
  const roadsFile = readFileSync(join(GEODATA, 'known-roads.json'), 'utf8');
  const roads = openedRoads(roadsFile);
  const towns = features.filter(({ properties }) => properties.kind !== 'village');
  const limits = shippedLimits(features);
  while (limits.length < LIMITS) {
    limits.push(madeUpLimit(limits.length, towns, random));
  }
  const cold = Array.from({ length: LOOKUPS }, () => queryAt(somewhere(towns, random), random));
  const warm = Array.from({ length: LOOKUPS / FIXES_IN_CELL }, () =>
    drivenInCell(somewhere(towns, random), random),
  ).flat();
  const gaps = Array.from({ length: GAPS }, () => gapAt(somewhere(towns, random), random));
  const measured: Times[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    // Anew for each round: what earlier look-ups have sorted into cells would make it warmer.
    const [forCold, forWarm] = [indexLimits(limits), indexLimits(limits)];
    const times = {
      coldUs: measuredUs(cold, (query) => limitAt(forCold, query)?.limitKmh ?? 0),
      warmUs: measuredUs(warm, (query) => limitAt(forWarm, query)?.limitKmh ?? 0),
      gapUs: measuredUs(
        gaps,
        (gap) => limitOverGap({ kind: 'register', index: forCold }, gap)?.limitKmh ?? 0,
      ),
      roadUs: measuredUs(warm, (fix) => Number(isNearKnownRoad(roads, fix, fix.accuracyM))),
    };
    // The first round warms up and does not count.
    if (round > 0) {
      notify(`round ${round}: ${Object.entries(times).map(inWords).join(', ')}`);
      measured.push(times);
    }
  }
  const [coldUs, warmUs, gapUs, roadUs] = [
    middleOf(measured.map((times) => times.coldUs)),
    middleOf(measured.map((times) => times.warmUs)),
    middleOf(measured.map((times) => times.gapUs)),
    middleOf(measured.map((times) => times.roadUs)),
  ];
  const pack = packLimits({
    ...{ version: 1, basis: 'register', serviceArea: 'cameroon' },
    limits: shippedLimits(features),
  });
  const openMs = onSlowPhone(rounds, () => indexLimits(openLimitPack(pack).limits));
  const openRoadsMs = onSlowPhone(rounds, () => openedRoads(roadsFile));
  const packBytes = Buffer.byteLength(pack);
  return Promise.resolve({
    name: 'limits',
    limits: limits.length,
    coldUs,
    coldLimitUs: COLD_LIMIT_US,
    warmUs,
    warmLimitUs: WARM_LIMIT_US,
    gapUs,
    gapLimitUs: GAP_LIMIT_US,
    roadUs,
    roadLimitUs: ROAD_LIMIT_US,
    packBytes,
    packLimitBytes: LIMIT_PACK_MAX_BYTES,
    openMs,
    openRoadsMs,
    openLimitMs: OPEN_LIMIT_MS,
    pass:
      coldUs <= COLD_LIMIT_US &&
      warmUs <= WARM_LIMIT_US &&
      gapUs <= GAP_LIMIT_US &&
      roadUs <= ROAD_LIMIT_US &&
      packBytes <= LIMIT_PACK_MAX_BYTES &&
      openMs <= OPEN_LIMIT_MS &&
      openRoadsMs <= OPEN_LIMIT_MS,
  });
}

function inWords([name, us]: [string, number]): string {
  return `${name} ${rounded(us, 3)}`;
}

function readTowns(): readonly TownFeature[] {
  const text = readFileSync(join(GEODATA, 'towns.geojson'), 'utf8');
  return (JSON.parse(text) as { features: readonly TownFeature[] }).features;
}

function openedRoads(text: string): KnownRoads {
  return openKnownRoads(JSON.parse(text) as KnownRoadsFile);
}

/** Processor time of one of many look-ups; together they must find something. */
function measuredUs<Query>(queries: readonly Query[], look: (query: Query) => number): number {
  const before = process.cpuUsage();
  let found = 0;
  for (const query of queries) {
    found += look(query);
  }
  const { user, system } = process.cpuUsage(before);
  if (found === 0) {
    throw new Error('Nothing was found anywhere');
  }
  return (user + system) / queries.length;
}

/** Processor time of opening a file on a slow phone, ms. */
function onSlowPhone(rounds: number, open: () => unknown): number {
  const times = Array.from({ length: 2 * rounds + 1 }, () => {
    const before = process.cpuUsage();
    open();
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1_000;
  });
  return rounded(SLOW_PHONE * middleOf(times), 1);
}

function middleOf(values: readonly number[]): number {
  return rounded([...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? NaN, 3);
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

/** A gap of a vehicle at 20 to 110 km/h. */
function gapAt(place: Place, random: Random): LimitGap {
  const reachDeg = ((20 + 90 * random.next()) / 3.6) * GAP_S * METRE_DEG;
  const angle = 2 * Math.PI * random.next();
  const to = { lat: place.lat + reachDeg * Math.cos(angle), lng: place.lng + reachDeg * Math.sin(angle) };
  return {
    from: { ...place, atMs: START_MS, accuracyM: 3 + 17 * random.next() },
    to: { ...to, atMs: START_MS + GAP_S * 1000, accuracyM: 3 + 17 * random.next() },
    vehicleClass: 'BUS',
  };
}
