import { MINUTE_MS } from '@wakafine/domain/units';
import { createLocalJWKSet, errors } from 'jose';
import type { JSONWebKeySet, JWK, JWTVerifyGetKey } from 'jose';
import type { Clock } from '../../../platform/context/context';
import { AppError } from '../../../platform/errors';

const TIMEOUT_MS = 5_000;
const MAX_BYTES = 256 * 1024;

/** Keys are asked for again after this time, so that one that was withdrawn is not trusted for long. */
const MAX_AGE_MS = 10 * MINUTE_MS;
/** An unknown key id makes us ask at most this often, no matter who sends such tokens. */
const COOL_DOWN_MS = 30_000;
/** After a failure the issuer is left alone for this time. */
const RETRY_MS = 5_000;

interface LoadedKeys {
  readonly find: JWTVerifyGetKey;
  readonly loadedAtMs: number;
}

/**
 * The signing keys of an OpenID Connect issuer, found through its discovery document, remembered, and asked for once
 * more when a token names a key that is not among them: that is how issuers rotate.
 * The function throws UNAVAILABLE when the issuer can't be reached or says something else than it should.
 */
export function issuerKeys(issuer: string, clock: Clock): JWTVerifyGetKey {
  let loaded: LoadedKeys | null = null;
  let loading: Promise<LoadedKeys> | null = null;
  let failedAtMs = -Infinity;

  async function load(): Promise<LoadedKeys> {
    const now = clock().getTime();
    if (now - failedAtMs < RETRY_MS) {
      throw unreachable(new Error('the issuer failed a moment ago'));
    }
    try {
      loaded = { find: createLocalJWKSet(await fetchKeys(issuer)), loadedAtMs: now };
      return loaded;
    } catch (error) {
      failedAtMs = now;
      throw unreachable(error);
    }
  }
  function loadOnce(): Promise<LoadedKeys> {
    loading ??= load().finally(() => {
      loading = null;
    });
    return loading;
  }

  return async (header, token) => {
    const known = loaded;
    const keys = known !== null && ageMs(known, clock) < MAX_AGE_MS ? known : await loadOnce();
    try {
      return await keys.find(header, token);
    } catch (error) {
      if (!(error instanceof errors.JWKSNoMatchingKey) || ageMs(keys, clock) < COOL_DOWN_MS) {
        throw error;
      }
      return (await loadOnce()).find(header, token);
    }
  };
}

function ageMs({ loadedAtMs }: LoadedKeys, clock: Clock): number {
  return clock().getTime() - loadedAtMs;
}

function unreachable(cause: unknown): AppError {
  return new AppError('UNAVAILABLE', {
    sentence: 'The identity service does not answer. Please try again in a moment.',
    retryAfterS: RETRY_MS / 1000,
    cause,
  });
}

async function fetchKeys(issuer: string): Promise<JSONWebKeySet> {
  const discovery = await fetchJson(`${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`);
  const { issuer: named, jwks_uri: keysUrl } = discovery;
  if (named !== issuer || typeof keysUrl !== 'string' || !URL.canParse(keysUrl)) {
    throw new Error('the discovery document is not that of the issuer');
  }
  const { protocol } = new URL(keysUrl);
  if (protocol !== 'https:' && protocol !== new URL(issuer).protocol) {
    throw new Error('the keys of the issuer are not served as safely as the issuer');
  }
  const { keys } = await fetchJson(keysUrl);
  if (!Array.isArray(keys)) {
    throw new Error('the issuer has no list of keys');
  }
  return { keys: keys.filter(isKey) };
}

function isKey(value: unknown): value is JWK {
  return typeof value === 'object' && value !== null && 'kty' in value && typeof value.kty === 'string';
}

/**
 * The JSON object at an address; it follows no redirect, waits 5 s and reads 256 KB at most.
 * @throws Error for everything else
 */
async function fetchJson(url: string): Promise<Record<string, unknown>> {
  const response = await fetch(url, {
    headers: { accept: 'application/json' },
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (response.status !== 200 || response.body === null) {
    throw new Error(`${new URL(url).pathname} answered ${response.status}`);
  }
  const parsed: unknown = JSON.parse(await boundedText(response.body));
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) {
    throw new Error(`${new URL(url).pathname} is no JSON object`);
  }
  return Object.fromEntries(Object.entries(parsed));
}

async function boundedText(body: AsyncIterable<Uint8Array>): Promise<string> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of body) {
    length += chunk.length;
    if (length > MAX_BYTES) {
      throw new Error('the answer is too long');
    }
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
