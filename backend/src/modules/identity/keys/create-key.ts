import { KEYS_PER_ACCOUNT } from '@wakafine/domain/keys/api-keys';
import { isScope, kindOfScopes } from '@wakafine/domain/keys/scopes';
import type { KeyKind, Scope } from '@wakafine/domain/keys/scopes';
import { DAY_MS } from '@wakafine/domain/units';
import { inTransaction } from '../../../platform/context/unit-of-work';
import { AppError, badInput } from '../../../platform/errors';
import { hasPermission } from '../accounts/actor';
import type { Actor, AppCtx } from '../accounts/actor';
import { recordAct } from '../accounts/record-act';
import { act } from '../acts/act';
import { accounts } from '../acts/rules';
import { hintOf, newKeyText } from './key-text';
import { COUNT_KEYS, INSERT_KEY, LOCK_KEY_OWNER } from './keys.queries';
import { requireKey } from './stored-key';
import type { StoredKey } from './stored-key';

/** Data of a new key. */
export interface CreateKey {
  readonly name: string;
  readonly scopes: readonly string[];
  /** Whole days until it expires. */
  readonly lifeDays: number;
  /** Purpose; needed where somebody has to decide on it. */
  readonly purpose: string | null;
}

/** A key with its secret, which is given this once. */
export interface SecretKey {
  readonly key: StoredKey;
  readonly secret: string;
}

/**
 * Creates a key. One of public scopes works at once; that of an agency and of the authority waits until a second person has approved it.
 * @throws UNAUTHENTICATED, BAD_USER_INPUT (scopes, purpose), FORBIDDEN for scopes that the account can't ask for, CONFLICT with 5 keys
 */
export const createKey = act({ may: accounts }, async (ctx, input: CreateKey): Promise<SecretKey> => {
  const scopes = requireScopes(input.scopes);
  const kind = kindOfScopes(scopes);
  if (kind === null) {
    throw badInput({ scopes: 'Must all be of one kind: public, of an agency, or of the authority' });
  }
  requireRight(ctx.actor, kind);
  const purpose = input.purpose?.trim() ?? '';
  if (kind !== 'PUBLIC' && purpose === '') {
    throw badInput({ purpose: 'Say what the key is for: somebody decides on it' });
  }
  const secret = newKeyText(kind);
  const key = await inTransaction(ctx, async (tx) => {
    const { accountId } = ctx.actor;
    const now = tx.clock();
    const [owner] = await tx.db.rows(LOCK_KEY_OWNER, [accountId]);
    await requireRoom(tx, accountId);
    const [made] = await tx.db.rows(INSERT_KEY, [
      ...([accountId, kind, kind === 'AGENCY' ? (owner?.agencyName ?? null) : null] as const),
      ...([input.name.trim(), purpose === '' ? null : purpose, scopes, hintOf(secret)] as const),
      ...([tx.sessionTokens.mark(secret), now, new Date(now.getTime() + input.lifeDays * DAY_MS)] as const),
      kind === 'PUBLIC' ? now : null,
    ]);
    if (kind !== 'PUBLIC') {
      await recordAct(tx, { act: 'API_KEY_REQUESTED', target: `key:${made?.id}`, details: { scopes } });
    }
    return requireKey(tx, made?.id ?? null);
  });
  return { key, secret };
});

function requireScopes(names: readonly string[]): Scope[] {
  const scopes = [...new Set(names)].filter(isScope);
  if (scopes.length === 0 || names.some((name) => !isScope(name))) {
    throw badInput({ scopes: 'Must be names of scopes' });
  }
  return scopes;
}

/** Agencies ask for what is theirs, and the authority's is asked for by those who manage keys. */
function requireRight(actor: Actor, kind: KeyKind): void {
  const isOpen =
    kind === 'PUBLIC' || hasPermission(actor, kind === 'AGENCY' ? 'seeOwnAgency' : 'canAccessSystemSettings');
  if (!isOpen) {
    throw new AppError('FORBIDDEN', {
      sentence:
        kind === 'AGENCY'
          ? 'Only people of a transport agency can ask for a key to its data.'
          : 'Only staff who manage API keys can ask for a key of the authority.',
    });
  }
}

async function requireRoom(tx: AppCtx, accountId: number): Promise<void> {
  const [held] = await tx.db.rows(COUNT_KEYS, [accountId, tx.clock()]);
  if ((held?.count ?? 0) >= KEYS_PER_ACCOUNT) {
    throw new AppError('CONFLICT', {
      sentence: `An account has at most ${KEYS_PER_ACCOUNT} keys: revoke one first.`,
      details: { limit: KEYS_PER_ACCOUNT },
    });
  }
}
