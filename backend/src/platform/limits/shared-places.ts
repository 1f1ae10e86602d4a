import type { Db } from '../db/db';
import type { Logger } from '../log/log';
import { DELETE_FREE_PLACES, FREE_PLACE, HOLD_PLACE } from './shared-limits.queries';

/** What reserving a place needs to know of the processes. */
export interface PlaceParts {
  readonly db: Db;
  readonly log: Logger;
  /** Names of all server processes, the own one first. */
  readonly processes: () => readonly [string, ...string[]];
}

/** Places that the server processes share: what a process held that has ended is free. */
export function sharedPlaces({ db, log, processes }: PlaceParts) {
  return {
    processes: () => processes().length,
    hold: async (holder: string, count: number): Promise<boolean> => {
      const living = processes();
      const rows = await db.rows(HOLD_PLACE, [holder, living[0], living, count]);
      return rows.length > 0;
    },
    free: (holder: string): void => {
      db.rows(FREE_PLACE, [holder, processes()[0]]).catch((error: unknown) =>
        log.warn(
          { err: error },
          'the place of a socket was not given back: it is free once this process ends',
        ),
      );
    },
  };
}

/** Deletes places that no living process holds. */
export async function deleteFreePlaces({
  db,
  processes,
}: Pick<PlaceParts, 'db' | 'processes'>): Promise<void> {
  await db.rows(DELETE_FREE_PLACES, [processes()]);
}
