import { KEY_USE_STORED_MS } from '@wakafine/domain/keys/api-keys';
import type { Services } from '../../../platform/context/context';
import { ADD_KEY_USE, DELETE_OLD_KEY_USE, TOUCH_KEYS } from './keys.queries';

/** Stores what keys have used since the last time. */
export async function storeKeyUse({ db, keyUse, clock }: Services): Promise<void> {
  await keyUse.flush(async (used) => {
    const keyIds = used.map(({ keyId }) => keyId);
    await db.rows(ADD_KEY_USE, [
      keyIds,
      used.map(({ hourMs }) => new Date(hourMs)),
      used.map(({ points }) => points),
      used.map(({ calls }) => calls),
      used.map(({ refused }) => refused),
    ]);
    await db.rows(TOUCH_KEYS, [[...new Set(keyIds)], clock()]);
  });
}

/** Deletes the use of hours that is stored for long enough. */
export async function deleteOldKeyUse({ db, clock }: Services): Promise<void> {
  await db.rows(DELETE_OLD_KEY_USE, [new Date(clock().getTime() - KEY_USE_STORED_MS)]);
}
