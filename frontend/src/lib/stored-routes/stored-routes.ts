import type { RouteLine } from '@wakafine/domain/packed/route-line';
import { openPersistedStore, type PersistedStore } from '../persisted-cache/persisted-store';

/** So many journeys, the last by their beginning, have their route on the phone. */
export const STORED_ROUTES_MAX = 10;
/** Version of what is written: another one is discarded. */
const VERSION = 2;

interface StoredRoutes {
  readonly version: number;
  /** Newest journey first. */
  readonly routes: readonly (readonly [journeyId: string, route: RouteLine])[];
}

let writing: Promise<void> = Promise.resolve();

/** The route of an account's journey as this phone has stored it, sealed; null where it has not. */
export async function readStoredRoute(accountId: string, journeyId: string): Promise<RouteLine | null> {
  return withStore(accountId, async (store) => {
    const known = (await readAll(store)).find(([id]) => id === journeyId);
    return known?.[1] ?? null;
  });
}

/** Stores the route of an ended journey, if it is among the last ten; a phone without room stores none. */
export function storeRoute(accountId: string, journeyId: string, route: RouteLine): Promise<void> {
  writing = writing.then(async () => {
    await withStore(accountId, async (store) => {
      const others = (await readAll(store)).filter(([id]) => id !== journeyId);
      const routes = [...others, [journeyId, route] as const]
        .toSorted(([, one], [, other]) => (other.fromMs ?? 0) - (one.fromMs ?? 0))
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
