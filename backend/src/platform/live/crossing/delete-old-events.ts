import type { Db } from '../../db/db';
import { DELETE_OLD_EVENTS } from './crossing.queries';

/** A process that has not looked for so long hears of nothing that came before; each looks every second. */
const STORED_MS = 600_000;

/** Deletes events that every process has heard of. */
export async function deleteOldEvents({ db }: { readonly db: Db }): Promise<void> {
  await db.rows(DELETE_OLD_EVENTS, [new Date(Date.now() - STORED_MS)]);
}
