import { ApiKeyRow } from '../modules/identity/keys/api-key.entity';
import { hintOf, newKeyText } from '../modules/identity/keys/key-text';
import { kindOfScopes } from '@wakafine/domain/keys/scopes';
import type { Scope } from '@wakafine/domain/keys/scopes';
import { DAY_MS } from '@wakafine/domain/units';
import type { TestServer } from './server/test-server';

/** A key that works, or waits for a decision, behind the doors, for an account that may have it. */
export async function issueKey(
  { services }: TestServer,
  {
    accountId,
    scopes,
    agencyName = null,
    isWaiting = false,
  }: { accountId: number; scopes: Scope[]; agencyName?: string | null; isWaiting?: boolean },
): Promise<{ id: number; secret: string }> {
  const kind = kindOfScopes(scopes);
  if (kind === null) {
    throw new Error('A key has scopes of one kind.');
  }
  const secret = newKeyText(kind);
  const createdAt = services.clock();
  const { id } = await services.db.entities.save(ApiKeyRow, {
    ...{ accountId, kind, agencyName, scopes, name: 'Key of a test', purpose: null },
    ...{ hint: hintOf(secret), secretHash: services.sessionTokens.mark(secret), secretNumber: 1 },
    ...{ createdAt, expiresAt: new Date(createdAt.getTime() + 30 * DAY_MS) },
    ...{ decidedAt: isWaiting ? null : createdAt, isApproved: isWaiting ? null : true },
  });
  return { id, secret };
}
