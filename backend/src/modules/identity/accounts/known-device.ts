import { defineCache } from '../../../platform/memory/caches';
import { defineGroupedRead } from '../../../platform/memory/grouped-reads';
import type { Services } from '../../../platform/context/context';
import { tokenHash } from '../../../platform/secrets/crypto';
import { KNOWN_DEVICES } from './identity.queries';

/**
 * Time for which another process may treat a removed device as known, ms; it gives a queue and a budget,
 * no access.
 */
const CACHED_MS = 60_000;

const known = defineCache<{ readonly lane: string | null }>({ maxEntries: 50_000, ttlMs: CACHED_MS });
/** Looks up the devices of requests that arrive together in one statement. */
const lookUpLane = defineGroupedRead(readLanes);

/**
 * The name under which a browser with one of the server's device tokens is counted, or null for no token and one that
 * the server did not give out. Not a name of the account: several may have been used on the device.
 */
export async function deviceLane(services: Services, token: string | null): Promise<string | null> {
  if (token === null) {
    return null;
  }
  const hash = tokenHash(token).toString('base64');
  const cache = services.caches.of(known);
  const found = cache.get(hash);
  if (found !== undefined) {
    return found.lane;
  }
  const lane = await lookUpLane(services, hash);
  cache.set(hash, { lane });
  return lane;
}

async function readLanes({ db }: Services, hashes: readonly string[]): Promise<(string | null)[]> {
  const values = [hashes.map((hash) => Buffer.from(hash, 'base64'))] as const;
  const rows = await db.rows(KNOWN_DEVICES, values);
  const given = new Set(rows.map((row) => row.tokenHash.toString('base64')));
  return hashes.map((hash) => (given.has(hash) ? `device:${hash}` : null));
}
