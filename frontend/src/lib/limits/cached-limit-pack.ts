import { fetchWatched } from '../network/reachability';

const CACHE = 'wakafine-limits';
const ADDRESS = '/api/limits';

/** The speed limits of the country as the server sent them. */
export interface LimitPackText {
  readonly text: string;
  /** By which the server says whether it is still the newest; null where it gave none. */
  readonly tag: string | null;
}

/** Stored limits of this phone for roads without a network; null where it has none. */
export async function readCachedPack(): Promise<LimitPackText | null> {
  const response = await openCache().then((cache) => cache?.match(ADDRESS));
  return response === undefined ? null : packOf(response);
}

/** Asks the server for a pack other than the one with this tag; null where that one is the newest, or nobody answers. */
export async function fetchNewPack(tag: string | null): Promise<LimitPackText | null> {
  const headers = new Headers(tag === null ? [] : [['if-none-match', tag]]);
  const response = await fetchWatched(ADDRESS, { headers, cache: 'no-store' }).catch(() => null);
  return response?.status === 200 ? packOf(response) : null;
}

/** Stores a pack in the place of the one before; does nothing where the phone is full or stores nothing. */
export async function cachePack({ text, tag }: LimitPackText): Promise<void> {
  const cache = await openCache();
  if (cache !== null) {
    const response = new Response(text, { headers: tag === null ? {} : { etag: tag } });
    await cache.put(ADDRESS, response).catch(() => undefined);
  }
}

/** Null where the browser stores nothing, such as on a page that is not secure. */
async function openCache(): Promise<Cache | null> {
  return 'caches' in globalThis ? caches.open(CACHE).catch(() => null) : null;
}

async function packOf(response: Response): Promise<LimitPackText> {
  return { text: await response.text(), tag: response.headers.get('etag') };
}
