import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { GazetteerPack } from '@wakafine/domain/places/gazetteer';
import { entriesOfContents } from '@wakafine/domain/road-pack/pack-contents';
import { changesBetween, checksumOf, packVersion } from '@wakafine/domain/road-pack/road-pack';
import type { PackEntries, PackState } from '@wakafine/domain/road-pack/road-pack';
import type { SegmentsFile } from '@wakafine/domain/segments/segments-file';
import { hourOfMs } from '@wakafine/domain/time/public-time';
import { DAY_MS } from '@wakafine/domain/units';
import type { Ctx, Services } from '../../platform/context/context';
import { inTransaction } from '../../platform/context/unit-of-work';
import { confirmedHazards } from '../incidents/confidence/hazards';
import { limitPack } from '../limits/register/limit-register';
import { dangerousStretches } from '../statistics/stretches/dangerous-stretches';
import {
  ADD_ENTRIES,
  DELETE_OLD_PACKS,
  INSERT_PACK,
  LOCK_ROAD_PACK,
  NEWEST_PACK,
  PACK_ENTRIES,
  REMOVE_ENTRIES,
} from './road-pack.queries';

/** A phone that was away for so long may still renew its pack by what has changed, ms. */
const VERSIONS_LIVE_MS = 60 * DAY_MS;
/** From `backend/src` and from `backend/dist` alike. */
const GEODATA = join(__dirname, '../../../../geodata');

/** The newest version of the pack, with its number. */
export interface NewestPack extends PackState {
  readonly number: number;
}

/**
 * Stores a new version of the pack where its contents have changed since the newest one, and gives the newest. Processes that do
 * it at once make one version.
 */
export async function renewRoadPack(services: Services): Promise<NewestPack> {
  const entries = await presentEntries(services);
  const checksum = checksumOf(entries);
  const newest = await newestPack(services);
  return newest?.checksum === checksum
    ? presentNewest(newest)
    : inTransaction({ ...services, actor: null }, (tx) => storeVersion(tx, entries, checksum));
}

async function storeVersion(tx: Ctx, entries: PackEntries, checksum: string): Promise<NewestPack> {
  const { db, clock } = tx;
  await db.rows(LOCK_ROAD_PACK, []);
  const newest = await newestPack(tx);
  if (newest?.checksum === checksum) {
    return presentNewest(newest);
  }
  const number = (newest?.number ?? 0) + 1;
  const before = newest === undefined ? [] : await db.rows(PACK_ENTRIES, [newest.number]);
  const changes = changesBetween(new Map(before.map(({ key, value }) => [key, value])), entries);
  const madeAt = new Date(hourOfMs(clock().getTime()));
  await db.rows(INSERT_PACK, [number, checksum, madeAt]);
  await db.rows(REMOVE_ENTRIES, [number, [...changes.removed, ...changes.put.keys()]]);
  await db.rows(ADD_ENTRIES, [number, [...changes.put.keys()], [...changes.put.values()]]);
  await db.rows(DELETE_OLD_PACKS, [new Date(madeAt.getTime() - VERSIONS_LIVE_MS)]);
  return presentNewest({ number, checksum, madeAt });
}

async function newestPack({ db }: Pick<Services, 'db'>) {
  const [newest] = await db.rows(NEWEST_PACK, []);
  return newest;
}

function presentNewest(row: { number: number; checksum: string; madeAt: Date }): NewestPack {
  return {
    number: row.number,
    version: packVersion(row.number, row.checksum),
    madeAt: row.madeAt.toISOString(),
  };
}

/** Contents of the pack as they are now: nothing in it is finer than what is public. */
async function presentEntries(services: Services): Promise<PackEntries> {
  const [hazards, { text: limitText }, places, { segments }, stretches] = await Promise.all([
    confirmedHazards(services),
    limitPack(services),
    readGeodata<GazetteerPack>('gazetteer.json'),
    readGeodata<SegmentsFile>('segments.json'),
    dangerousStretches(services),
  ]);
  return entriesOfContents({
    hazards: hazards.map(({ publicId, occurredAt, ...hazard }) => ({
      ...hazard,
      id: String(publicId),
      occurredAtMs: hourOfMs(occurredAt.getTime()),
    })),
    ...{ limitText, places, segments, stretches },
  });
}

/** The files are part of the service; their README says their shapes. */
async function readGeodata<File>(name: string): Promise<File> {
  return JSON.parse(await readFile(join(GEODATA, name), 'utf8')) as File;
}
