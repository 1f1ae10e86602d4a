import { FAMILY_TOKEN } from '@wakafine/domain/family/family-link';
import { readStored, writeStored } from '../storage/browser-storage';
import { USER_KEYS } from '../storage/storage-keys';

/** Links that are open at once are fewer. */
const REMEMBERED_AT_MOST = 10;

/** Tokens of the links that this phone has made, by the id of the link: the server has their hashes only. */
export function readFamilyTokens(): ReadonlyMap<string, string> {
  try {
    const stored: unknown = JSON.parse(readStored(USER_KEYS.familyLinks) ?? '[]');
    return new Map(Array.isArray(stored) ? stored.filter(isNamedToken) : []);
  } catch {
    return new Map();
  }
}

/** Remembers the token of a link. */
export function rememberFamilyToken(id: string, token: string): void {
  const others = [...readFamilyTokens()].filter(([known]) => known !== id);
  writeStored(USER_KEYS.familyLinks, JSON.stringify([...others, [id, token]].slice(-REMEMBERED_AT_MOST)));
}

// Anyone can edit the browser's storage.
function isNamedToken(entry: unknown): entry is [string, string] {
  return (
    Array.isArray(entry) &&
    typeof entry[0] === 'string' &&
    typeof entry[1] === 'string' &&
    FAMILY_TOKEN.test(entry[1])
  );
}
