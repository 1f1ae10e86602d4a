import type { ReceiptPoint } from '../offline/receipt';
import { openPersistedStore, type PersistedStore } from '../persisted-cache/persisted-store';
import { packRoute, unpackRoute, type PackedRoute } from './packed-route';

/** So many journeys, the last by their beginning, have their route on the phone. */
export const STORED_ROUTES_MAX = 10;
/** Version of what is written: another one is discarded. */
const VERSION = 1;

interface StoredRoutes {
  readonly version: number;
  /** Newest journey first. */
  readonly routes: readonly (readonly [journeyId: string, route: PackedRoute])[];
}

let writing: Promise<void> = Promise.resolve();

/** The route of an account's journey as this phone has stored it, sealed; null where it has not. */
export async function readStoredRoute(
  accountId: string,
  journeyId: string,
): Promise<readonly ReceiptPoint[] | null> {
  return withStore(accountId, async (store) => {
    const known = (await readAll(store)).find(([id]) => id === journeyId);
    return known === undefined ? null : unpackRoute(known[1]);
  });
}

/** Stores the route of an ended journey, if it is among the last ten; a phone without room stores none. */
export function storeRoute(
  accountId: string,
  journeyId: string,
  points: readonly ReceiptPoint[],
): Promise<void> {
  writing = writing.then(async () => {
    await withStore(accountId, async (store) => {
      const others = (await readAll(store)).filter(([id]) => id !== journeyId);
      const routes = [...others, [journeyId, packRoute(points)] as const]
        .toSorted(([, one], [, other]) => (other.timesMs[0] ?? 0) - (one.timesMs[0] ?? 0))
        .slice(0, STORED_ROUTES_MAX);
      const stored: StoredRoutes = { version: VERSION, routes };
      await store.write(JSON.stringify(stored));
      return null;
    });
  });
  return writing;
}

async function withStore<T>(
  accountId: string,
  work: (store: PersistedStore) => Promise<T | null>,
): Promise<T | null> {
  const store = await openPersistedStore(accountId, 'routes');
  if (store === null) {
    return null;
  }
  try {
    return await work(store);
  } catch {
    return null;
  } finally {
    store.close();
  }
}

async function readAll(store: PersistedStore): Promise<StoredRoutes['routes']> {
  const text = await store.read();
  if (text === null) {
    return [];
  }
  // Only this file writes it, and sealed: nobody else can have changed it.
  const stored = JSON.parse(text) as StoredRoutes;
  return stored.version === VERSION ? stored.routes : [];
}
