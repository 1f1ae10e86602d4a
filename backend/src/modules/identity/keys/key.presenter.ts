import { KEY_POINTS_PER_DAY, KEY_POINTS_PER_MINUTE, keyStateAt } from '@wakafine/domain/keys/api-keys';
import { maskPhone } from '@wakafine/domain/people/masking';
import type { SignedIn } from '../accounts/actor';
import type { ApiKey, OwnedApiKey } from './keys.type';
import type { StoredKey } from './stored-key';

/** A key for its owner. */
export function presentKey(key: StoredKey, now: Date): ApiKey {
  const { id, agencyName, formerUntil, ...shown } = key;
  return {
    ...shown,
    id: String(id),
    state: keyStateAt(key, now),
    agency: agencyName,
    formerSecretUntil: formerUntil !== null && formerUntil > now ? formerUntil : null,
    pointsPerDay: KEY_POINTS_PER_DAY,
    pointsPerMinute: KEY_POINTS_PER_MINUTE,
  };
}

/** A key for those who manage all of them. */
export function presentOwnedKey(
  key: StoredKey,
  { actor, now }: { actor: SignedIn | null; now: Date },
): OwnedApiKey {
  return {
    apiKey: presentKey(key, now),
    owner: key.ownerNumber === null ? key.ownerName : maskPhone(key.ownerNumber),
    isOwn: actor?.accountId === key.accountId,
  };
}
