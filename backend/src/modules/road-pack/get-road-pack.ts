import { differenceText, PACK_VERSION, packText } from '@wakafine/domain/road-pack/road-pack';
import { MINUTE_MS } from '@wakafine/domain/units';
import type { Services } from '../../platform/context/context';
import { badInput } from '../../platform/errors';
import { defineSharedAnswer } from '../../platform/memory/shared-answer';
import { openAct } from '../identity/acts/act';
import { ANY_SCOPE, anyone } from '../identity/acts/rules';
import { renewRoadPack } from './renew-road-pack';
import type { NewestPack } from './renew-road-pack';
import { HAS_VERSION, PACK_CHANGES, PACK_ENTRIES } from './road-pack.queries';

/** A pack is so old at most, ms: a hazard that was just confirmed comes over GraphQL sooner. */
const RENEWED_EVERY_MS = MINUTE_MS;
/** Differences of a version that are remembered, by the version before. */
const REMEMBERED = 200;
const VERSION = new RegExp(PACK_VERSION);

const newestPack = defineSharedAnswer<NewestPack>({ ttlMs: RENEWED_EVERY_MS });
const sentTexts = defineSharedAnswer<{ readonly text: string }>({
  ttlMs: RENEWED_EVERY_MS,
  maxEntries: REMEMBERED,
});

/** The pack of roads as it is sent. */
export interface SentPack extends NewestPack {
  /** Version whose changes the text has; null where it is whole. */
  readonly since: string | null;
  /** To be opened by `road-pack/road-pack` of the domain. */
  readonly text: string;
}

/**
 * The pack of roads, the same for everybody and a minute old at most: what has changed since a version, and all of it without one
 * or where that one is not known any more.
 * @throws BAD_USER_INPUT (since) for what is no version
 */
export const getRoadPack = openAct(
  { may: anyone, scopes: ANY_SCOPE },
  async (services: Services, given: { readonly since: string | null }): Promise<SentPack> => {
    if (given.since !== null && !VERSION.test(given.since)) {
      throw badInput({ since: 'Must be the version of a pack' });
    }
    const newest = await newestPack.ask(services, 'newest', () => renewRoadPack(services));
    const sinceNumber = await knownNumber(services, given.since, newest);
    const since = sinceNumber === null ? null : given.since;
    const { text } = await sentTexts.ask(services, `${newest.version} ${since ?? ''}`, async () => ({
      text:
        sinceNumber === null
          ? await wholeText(services, newest)
          : await changesText(services, sinceNumber, newest),
    }));
    return { ...newest, since, text };
  },
);

/** Number of a version; null for one that is not known, or was made before a restored backup. */
async function knownNumber(
  { db }: Services,
  version: string | null,
  newest: NewestPack,
): Promise<number | null> {
  const [number = '', checksum = ''] = (version ?? '').split('-');
  if (version === null || Number(number) > newest.number) {
    return null;
  }
  const [found] = await db.rows(HAS_VERSION, [Number(number), checksum]);
  return found?.number ?? null;
}

async function wholeText({ db }: Services, newest: NewestPack): Promise<string> {
  const rows = await db.rows(PACK_ENTRIES, [newest.number]);
  return packText({ ...newest, entries: new Map(rows.map(({ key, value }) => [key, value])) });
}

async function changesText({ db }: Services, since: number, newest: NewestPack): Promise<string> {
  const rows = await db.rows(PACK_CHANGES, [since, newest.number]);
  const put = new Map(rows.filter(({ isRemoved }) => !isRemoved).map(({ key, value }) => [key, value]));
  const removed = rows.filter(({ key, isRemoved }) => isRemoved && !put.has(key)).map(({ key }) => key);
  return differenceText(since, newest, { put, removed });
}
