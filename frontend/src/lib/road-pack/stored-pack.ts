import { packText, renewedPack, openRoadPack, type RoadPack } from '@wakafine/domain/road-pack/road-pack';
import { fetchWatched } from '../network/reachability';

const CACHE = 'wakafine-roads';
const ADDRESS = '/api/road-pack';
/** Device time when the server was asked last whether it is still the newest, in ms. */
const ASKED_AT = 'x-asked-at';
/** Cache of the limits alone, which apps before the pack stored. */
const OLD_CACHE = 'wakafine-limits';

/** A pack on this phone. */
export interface StoredPack {
  readonly pack: RoadPack;
  /** Device time when the server last said that it is the newest, ms. */
  readonly askedAtMs: number;
}

/** The stored pack of this phone; null where it has none, or only a damaged one. */
export async function readStoredPack(): Promise<StoredPack | null> {
  const stored = await openCache().then((cache) => cache?.match(ADDRESS));
  if (stored === undefined) {
    return null;
  }
  try {
    return { pack: openRoadPack(await stored.text()), askedAtMs: Number(stored.headers.get(ASKED_AT)) };
  } catch {
    return null;
  }
}

/**
 * The newest pack: from the server what has changed since the one on this phone, or all of it where there is none or the changes
 * do not fit. Null where nobody answers, or with nothing whole.
 */
export async function fetchNewestPack(before: RoadPack | null): Promise<RoadPack | null> {
  const text = await fetchText(before === null ? ADDRESS : `${ADDRESS}?since=${before.version}`);
  const renewed = text === null ? null : renewedOrNull(before, text);
  if (text === null || renewed !== null || before === null) {
    return renewed;
  }
  const whole = await fetchText(ADDRESS);
  return whole === null ? null : renewedOrNull(null, whole);
}

/** Stores a whole pack in the place of the one before; does nothing where the phone is full or stores nothing. */
export async function storePack({ pack, askedAtMs }: StoredPack): Promise<void> {
  const cache = await openCache();
  if (cache !== null) {
    const response = new Response(packText(pack), { headers: { [ASKED_AT]: String(askedAtMs) } });
    await cache.put(ADDRESS, response).catch(() => undefined);
    await caches.delete(OLD_CACHE).catch(() => undefined);
  }
}

/** Without a cookie: the answer is the same for everybody, so that caches on the way may give it. */
async function fetchText(address: string): Promise<string | null> {
  const response = await fetchWatched(address, { cache: 'no-store', credentials: 'omit' }).catch(() => null);
  return response?.status === 200 ? response.text().catch(() => null) : null;
}

function renewedOrNull(before: RoadPack | null, text: string): RoadPack | null {
  try {
    return renewedPack(before, text);
  } catch {
    return null;
  }
}

/** Null where the browser stores nothing, such as on a page that is not secure. */
async function openCache(): Promise<Cache | null> {
  return 'caches' in globalThis ? caches.open(CACHE).catch(() => null) : null;
}
