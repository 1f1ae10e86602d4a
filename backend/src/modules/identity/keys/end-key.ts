import { keyStateAt } from '@wakafine/domain/keys/api-keys';
import { HOUR_MS } from '@wakafine/domain/units';
import { inTransaction } from '../../../platform/context/unit-of-work';
import { AppError } from '../../../platform/errors';
import { recordAct } from '../accounts/record-act';
import { act } from '../acts/act';
import { accounts } from '../acts/rules';
import type { SecretKey } from './create-key';
import { invalidateKey, keyChanged } from './find-key';
import { hintOf, newKeyText } from './key-text';
import { REVOKE_KEY, ROTATE_KEY } from './keys.queries';
import { canManageKey, lockKey, requireKey } from './stored-key';
import type { StoredKey } from './stored-key';

/**
 * Ends a key for good, and closes its sockets within 2 s; again: the same.
 * @throws UNAUTHENTICATED, NOT_FOUND for what is no key of the actor's, unless they manage all keys
 */
export const revokeKey = act(
  { may: accounts, seen: { owner: 'yes', canAccessSystemSettings: 'yes', anyone: 'NOT_FOUND' } },
  async (ctx, { keyId }: { keyId: number | null }): Promise<StoredKey> => {
    const revoked = await inTransaction(ctx, async (tx) => {
      const key = await lockKey(tx, keyId);
      if (!canManageKey(tx.actor, key)) {
        throw new AppError('NOT_FOUND');
      }
      if (key.revokedAt === null) {
        await tx.db.rows(REVOKE_KEY, [key.id, tx.clock()]);
        if (key.kind !== 'PUBLIC' || key.accountId !== tx.actor.accountId) {
          await recordAct(tx, { act: 'API_KEY_REVOKED', target: `key:${key.id}` });
        }
        tx.emit(keyChanged({ keyId: key.id }));
      }
      return requireKey(tx, key.id);
    });
    invalidateKey(ctx, revoked.id);
    return revoked;
  },
);

/**
 * Gives a key a new secret, which is given this once. The one before works on for the stated hours; one before that ends at once.
 * @throws UNAUTHENTICATED, NOT_FOUND for what is no key of the actor's, CONFLICT for one that does not work
 */
export const rotateKey = act(
  { may: accounts, seen: { owner: 'yes', anyone: 'NOT_FOUND' } },
  async (
    ctx,
    { keyId, overlapHours }: { keyId: number | null; overlapHours: number },
  ): Promise<SecretKey> => {
    const rotated = await inTransaction(ctx, async (tx) => {
      const key = await lockKey(tx, keyId);
      if (key.accountId !== tx.actor.accountId) {
        throw new AppError('NOT_FOUND');
      }
      const now = tx.clock();
      if (keyStateAt(key, now) !== 'ACTIVE') {
        throw new AppError('CONFLICT', { sentence: 'Only a key that works can get a new secret.' });
      }
      const secret = newKeyText(key.kind);
      const formerUntil = new Date(now.getTime() + overlapHours * HOUR_MS);
      await tx.db.rows(ROTATE_KEY, [key.id, hintOf(secret), tx.sessionTokens.mark(secret), formerUntil]);
      tx.emit(keyChanged({ keyId: key.id }));
      return { key: await requireKey(tx, key.id), secret };
    });
    invalidateKey(ctx, rotated.key.id);
    return rotated;
  },
);
