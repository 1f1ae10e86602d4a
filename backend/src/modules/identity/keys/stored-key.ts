import { civilDayOf, startOfDayMs } from '@wakafine/domain/time/civil-time';
import type { KeyKind } from '@wakafine/domain/keys/scopes';
import type { Services } from '../../../platform/context/context';
import { AppError } from '../../../platform/errors';
import { hasPermission } from '../accounts/actor';
import type { AppCtx, SignedIn } from '../accounts/actor';
import { KEY_BY_ID, LOCK_KEY } from './keys.queries';

/** A key as people see it. */
export interface StoredKey {
  readonly id: number;
  readonly accountId: number;
  readonly kind: KeyKind;
  readonly agencyName: string | null;
  readonly name: string;
  readonly purpose: string | null;
  readonly scopes: readonly string[];
  readonly hint: string;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  readonly formerUntil: Date | null;
  readonly decidedAt: Date | null;
  readonly isApproved: boolean | null;
  readonly revokedAt: Date | null;
  readonly lastUsedAt: Date | null;
  readonly ownerName: string;
  /** Null for all but citizens. */
  readonly ownerNumber: string | null;
  /** As far as they are stored. */
  readonly pointsToday: number;
  readonly refusedToday: number;
}

/** Whether somebody may see and end a key: the account that it is of, and those who manage all keys. */
export function canManageKey(actor: SignedIn, { accountId }: Pick<StoredKey, 'accountId'>): boolean {
  return actor.accountId === accountId || hasPermission(actor, 'canAccessSystemSettings');
}

/** Start of the day of Africa/Douala by whose points a quota goes. */
export function startOfToday({ clock }: Pick<Services, 'clock'>): Date {
  return new Date(startOfDayMs(civilDayOf(clock().getTime())));
}

/** A key, and nobody else acts on it until the transaction ends. @throws NOT_FOUND */
export async function lockKey(ctx: AppCtx, keyId: number | null): Promise<StoredKey> {
  await ctx.db.rows(LOCK_KEY, [keyId]);
  return requireKey(ctx, keyId);
}

/** A key with its use of today. @throws NOT_FOUND */
export async function requireKey(ctx: AppCtx, keyId: number | null): Promise<StoredKey> {
  const [key]: StoredKey[] = await ctx.db.rows(KEY_BY_ID, [keyId, startOfToday(ctx)]);
  if (key === undefined) {
    throw new AppError('NOT_FOUND');
  }
  return key;
}
