import { inTransaction } from '../../../platform/context/unit-of-work';
import { AppError } from '../../../platform/errors';
import { recordAct } from '../accounts/record-act';
import { act } from '../acts/act';
import { right } from '../acts/rules';
import { keyChanged } from './find-key';
import { DECIDE_ON_KEY, DECIDED_KEYS, REQUESTED_KEYS } from './keys.queries';
import { lockKey, requireKey, startOfToday } from './stored-key';
import type { StoredKey } from './stored-key';

/** Keys that wait for a decision, oldest first, then the latest 200 others. @throws UNAUTHENTICATED, FORBIDDEN */
export const listKeys = act({ may: right('canAccessSystemSettings') }, async (ctx): Promise<StoredKey[]> => {
  const today = [startOfToday(ctx)] as const;
  const [requested, decided]: StoredKey[][] = await Promise.all([
    ctx.db.rows(REQUESTED_KEYS, today),
    ctx.db.rows(DECIDED_KEYS, today),
  ]);
  return [...(requested ?? []), ...(decided ?? [])];
});

/**
 * Approves or refuses a key that somebody else has asked for.
 * @throws UNAUTHENTICATED, FORBIDDEN without canAccessSystemSettings, NOT_FOUND, CONFLICT for one's own and for one that does not wait
 */
export const decideOnKey = act(
  { may: right('canAccessSystemSettings') },
  async (ctx, { keyId, isApproved }: { keyId: number | null; isApproved: boolean }): Promise<StoredKey> =>
    inTransaction(ctx, async (tx) => {
      const { accountId } = tx.actor;
      const key = await lockKey(tx, keyId);
      if (key.accountId === accountId) {
        throw new AppError('CONFLICT', { sentence: 'It takes a second person to decide on a key.' });
      }
      const decided = await tx.db.rows(DECIDE_ON_KEY, [key.id, tx.clock(), accountId, isApproved]);
      if (decided.length === 0) {
        throw new AppError('CONFLICT', { sentence: 'This key does not wait for a decision any more.' });
      }
      await recordAct(tx, {
        act: isApproved ? 'API_KEY_APPROVED' : 'API_KEY_REFUSED',
        target: `key:${key.id}`,
        details: { scopes: key.scopes },
      });
      tx.emit(keyChanged({ keyId: key.id }));
      return requireKey(tx, key.id);
    }),
);
