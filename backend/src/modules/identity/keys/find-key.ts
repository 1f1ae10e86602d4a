import { civilDayOf, startOfDayMs } from '@wakafine/domain/time/civil-time';
import { isScope, ROLE_OF_KEY } from '@wakafine/domain/keys/scopes';
import type { KeyKind, Scope } from '@wakafine/domain/keys/scopes';
import type { KeyOfRequest, Services } from '../../../platform/context/context';
import { KEY_SUBJECT } from '../../../platform/limits/cost-budget';
import { defineEvent } from '../../../platform/live/events';
import { defineCache } from '../../../platform/memory/caches';
import { defineGroupedRead } from '../../../platform/memory/grouped-reads';
import type { Count } from '../../../platform/metrics/counts';
import type { Actor } from '../accounts/actor';
import { isKeyText } from './key-text';
import { FIND_KEYS } from './keys.queries';

/** Time for which a process that has missed a revocation still accepts a key, ms; sockets are closed within 2 s. */
const REMEMBERED_MS = 1_000;

/** Id of no session: a key has none. */
const NO_SESSION = 0;

/** A key was revoked, rotated or decided on: what is remembered of it is void, and its sockets are looked at. */
export const keyChanged = defineEvent<{ readonly keyId: number }>('api-key-changed');

/** A key that was accepted, as a process remembers it. */
export interface AcceptedKey extends KeyOfRequest {
  readonly actor: Actor;
  readonly kind: KeyKind;
  /** Number of the secret that it came with. */
  readonly secretNumber: number;
  /** Of its budget. */
  readonly subject: string;
  /** Time of the look-up, and the one up to which it is believed: soon after, and never past the end of the key or of its day. */
  readonly foundAtMs: number;
  readonly believedUntilMs: number;
  /** End of the day that `pointsToday` is of. */
  readonly dayEndsAtMs: number;
  /** Points of today over all processes, as far as they are known; grows with each call. */
  pointsToday: number;
  /** Points of all keys of its kind that this process has counted. */
  readonly pointsOfKind: Count;
}

/** A key as it is stored, with the secret by which it was found. */
interface KeyRow {
  readonly hash: Buffer;
  readonly id: number;
  readonly accountId: number;
  readonly kind: KeyKind;
  readonly scopes: readonly Scope[];
  readonly secretNumber: number;
  readonly expiresAt: Date;
  readonly pointsToday: number;
}

const keysByText = defineCache<AcceptedKey>({ maxEntries: 10_000 });
/** Looks up the keys of requests that arrive together in one statement. */
const lookUpKey = defineGroupedRead(readKeys);

/** The key of a text, where this process remembers it; null says that only {@link findKey} knows. */
export function rememberedKey({ caches, clock }: Services, text: string): AcceptedKey | null {
  const key = caches.of(keysByText).get(text);
  const nowMs = clock().getTime();
  return key !== undefined && key.foundAtMs <= nowMs && nowMs < key.believedUntilMs ? key : null;
}

/** The key of a text; null for a mistyped, unknown, expired or revoked one, and for one that nobody has approved. */
export async function findKey(services: Services, text: string): Promise<AcceptedKey | null> {
  const known = rememberedKey(services, text);
  if (known !== null || !isKeyText(text)) {
    return known;
  }
  const row = await lookUpKey(services, text);
  if (row === null) {
    return null;
  }
  const nowMs = services.clock().getTime();
  const today = civilDayOf(nowMs);
  const dayEndsAtMs = startOfDayMs(today + 1);
  const role = ROLE_OF_KEY[row.kind];
  const key: AcceptedKey = {
    id: row.id,
    kind: row.kind,
    scopes: row.scopes,
    actor: role === null ? null : { accountId: row.accountId, sessionId: NO_SESSION, role },
    secretNumber: row.secretNumber,
    subject: `${KEY_SUBJECT}${row.id}`,
    foundAtMs: nowMs,
    believedUntilMs: Math.min(nowMs + REMEMBERED_MS, row.expiresAt.getTime(), dayEndsAtMs),
    dayEndsAtMs,
    pointsToday: row.pointsToday + services.keyUse.pointsSince(row.id, startOfDayMs(today)),
    pointsOfKind: services.tallies.keyPoints.of([row.kind]),
  };
  services.caches.of(keysByText).set(text, key);
  return key;
}

/** Makes this process discard what it remembers of a key. */
export function invalidateKey({ caches }: Services, keyId: number): void {
  const cache = caches.of(keysByText);
  for (const [text, { id }] of [...cache.entries()]) {
    if (id === keyId) {
      cache.delete(text);
    }
  }
}

async function readKeys(
  { sessionTokens, db, clock, isDemo }: Services,
  texts: readonly string[],
): Promise<(KeyRow | null)[]> {
  const marks = texts.map((text) => sessionTokens.marks(text));
  const now = clock();
  const dayStart = new Date(startOfDayMs(civilDayOf(now.getTime())));
  const rows = await db.rows(FIND_KEYS, [marks.flat(), now, isDemo, dayStart]);
  const byHash = new Map(
    rows.map((row): [string, KeyRow] => [
      row.hash.toString('base64'),
      { ...row, scopes: row.scopes.filter(isScope) },
    ]),
  );
  return marks.map((ofText) => {
    const found = ofText.map((mark) => byHash.get(mark.toString('base64')));
    return found.find((row) => row !== undefined) ?? null;
  });
}
